# Race for the Galaxy.

## Cards

old-earth = Old Earth
race-old-earth = { old-earth }
epsilon-eridani = Epsilon Eridani
race-epsilon-eridani = { epsilon-eridani }
alpha-centauri = Alpha Centauri
race-alpha-centauri = { alpha-centauri }
new-sparta = New Sparta
race-new-sparta = { new-sparta }
earths-lost-colony = Earth's Lost Colony
race-earths-lost-colony = { earths-lost-colony }
alien-robot-scout-ship = Alien Robot Scout Ship
race-alien-robot-scout-ship = { alien-robot-scout-ship }
alien-robot-sentry = Alien Robot Sentry
race-alien-robot-sentry = { alien-robot-sentry }
alien-robotic-factory = Alien Robotic Factory
race-alien-robotic-factory = { alien-robotic-factory }
alien-rosetta-stone-world = Alien Rosetta Stone World
race-alien-rosetta-stone-world = { alien-rosetta-stone-world }
aquatic-uplift-race = Aquatic Uplift Race
race-aquatic-uplift-race = { aquatic-uplift-race }
artist-colony = Artist Colony
race-artist-colony = { artist-colony }
asteroid-belt = Asteroid Belt
race-asteroid-belt = { asteroid-belt }
avian-uplift-race = Avian Uplift Race
race-avian-uplift-race = { avian-uplift-race }
bio-hazard-mining-world = Bio-Hazard Mining World
race-bio-hazard-mining-world = { bio-hazard-mining-world }
black-market-trading-world = Black Market Trading World
race-black-market-trading-world = { black-market-trading-world }
blaster-gem-mines = Blaster Gem Mines
race-blaster-gem-mines = { blaster-gem-mines }
comet-zone = Comet Zone
race-comet-zone = { comet-zone }
deserted-alien-colony = Deserted Alien Colony
race-deserted-alien-colony = { deserted-alien-colony }
deserted-alien-library = Deserted Alien Library
race-deserted-alien-library = { deserted-alien-library }
deserted-alien-outpost = Deserted Alien Outpost
race-deserted-alien-outpost = { deserted-alien-outpost }
destroyed-world = Destroyed World
race-destroyed-world = { destroyed-world }
distant-world = Distant World
race-distant-world = { distant-world }
empath-world = Empath World
race-empath-world = { empath-world }
expanding-colony = Expanding Colony
race-expanding-colony = { expanding-colony }
former-penal-colony = Former Penal Colony
race-former-penal-colony = { former-penal-colony }
galactic-engineers = Galactic Engineers
race-galactic-engineers = { galactic-engineers }
galactic-resort = Galactic Resort
race-galactic-resort = { galactic-resort }
galactic-trendsetters = Galactic Trendsetters
race-galactic-trendsetters = { galactic-trendsetters }
gambling-world = Gambling World
race-gambling-world = { gambling-world }
gem-world = Gem World
race-gem-world = { gem-world }
imperium-armaments-world = Imperium Armaments World
race-imperium-armaments-world = { imperium-armaments-world }
lost-alien-battle-fleet = Lost Alien Battle Fleet
race-lost-alien-battle-fleet = { lost-alien-battle-fleet }
lost-alien-warship = Lost Alien Warship
race-lost-alien-warship = { lost-alien-warship }
lost-species-ark-world = Lost Species Ark World
race-lost-species-ark-world = { lost-species-ark-world }
malevolent-lifeforms = Malevolent Lifeforms
race-malevolent-lifeforms = { malevolent-lifeforms }
merchant-world = Merchant World
race-merchant-world = { merchant-world }
mining-world = Mining World
race-mining-world = { mining-world }
new-earth = New Earth
race-new-earth = { new-earth }
new-survivalists = New Survivalists
race-new-survivalists = { new-survivalists }
new-vinland = New Vinland
race-new-vinland = { new-vinland }
outlaw-world = Outlaw World
race-outlaw-world = { outlaw-world }
pilgrimage-world = Pilgrimage World
race-pilgrimage-world = { pilgrimage-world }
pirate-world = Pirate World
race-pirate-world = { pirate-world }
plague-world = Plague World
race-plague-world = { plague-world }
pre-sentient-race = Pre-Sentient Race
race-pre-sentient-race = { pre-sentient-race }
prosperous-world = Prosperous World
race-prosperous-world = { prosperous-world }
radioactive-world = Radioactive World
race-radioactive-world = { radioactive-world }
rebel-base = Rebel Base
race-rebel-base = { rebel-base }
rebel-fuel-cache = Rebel Fuel Cache
race-rebel-fuel-cache = { rebel-fuel-cache }
rebel-homeworld = Rebel Homeworld
race-rebel-homeworld = { rebel-homeworld }
rebel-miners = Rebel Miners
race-rebel-miners = { rebel-miners }
rebel-outpost = Rebel Outpost
race-rebel-outpost = { rebel-outpost }
rebel-underground = Rebel Underground
race-rebel-underground = { rebel-underground }
rebel-warrior-race = Rebel Warrior Race
race-rebel-warrior-race = { rebel-warrior-race }
refugee-world = Refugee World
race-refugee-world = { refugee-world }
reptilian-uplift-race = Reptilian Uplift Race
race-reptilian-uplift-race = { reptilian-uplift-race }
runaway-robots = Runaway Robots
race-runaway-robots = { runaway-robots }
secluded-world = Secluded World
race-secluded-world = { secluded-world }
space-port = Space Port
race-space-port = { space-port }
spice-world = Spice World
race-spice-world = { spice-world }
star-nomad-lair = Star Nomad Lair
race-star-nomad-lair = { star-nomad-lair }
terraformed-world = Terraformed World
race-terraformed-world = { terraformed-world }
the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
race-the-last-of-the-uplift-gnarssh = { the-last-of-the-uplift-gnarssh }
tourist-world = Tourist World
race-tourist-world = { tourist-world }
contact-specialist = Contact Specialist
contact-specialist_1 = { contact-specialist }
contact-specialist_2 = { contact-specialist }
race-contact-specialist = { contact-specialist }
expedition-force = Expedition Force
expedition-force_1 = { expedition-force }
expedition-force_2 = { expedition-force }
race-expedition-force = { expedition-force }
export-duties = Export Duties
export-duties_1 = { export-duties }
export-duties_2 = { export-duties }
race-export-duties = { export-duties }
investment-credits = Investment Credits
investment-credits_1 = { investment-credits }
investment-credits_2 = { investment-credits }
race-investment-credits = { investment-credits }
new-military-tactics = New Military Tactics
new-military-tactics_1 = { new-military-tactics }
new-military-tactics_2 = { new-military-tactics }
race-new-military-tactics = { new-military-tactics }
public-works = Public Works
public-works_1 = { public-works }
public-works_2 = { public-works }
race-public-works = { public-works }
colony-ship = Colony Ship
colony-ship_1 = { colony-ship }
colony-ship_2 = { colony-ship }
race-colony-ship = { colony-ship }
deficit-spending = Deficit Spending
deficit-spending_1 = { deficit-spending }
deficit-spending_2 = { deficit-spending }
race-deficit-spending = { deficit-spending }
genetics-lab = Genetics Lab
genetics-lab_1 = { genetics-lab }
genetics-lab_2 = { genetics-lab }
race-genetics-lab = { genetics-lab }
interstellar-bank = Interstellar Bank
interstellar-bank_1 = { interstellar-bank }
interstellar-bank_2 = { interstellar-bank }
race-interstellar-bank = { interstellar-bank }
mining-robots = Mining Robots
mining-robots_1 = { mining-robots }
mining-robots_2 = { mining-robots }
race-mining-robots = { mining-robots }
space-marines = Space Marines
space-marines_1 = { space-marines }
space-marines_2 = { space-marines }
race-space-marines = { space-marines }
mining-conglomerate = Mining Conglomerate
mining-conglomerate_1 = { mining-conglomerate }
mining-conglomerate_2 = { mining-conglomerate }
race-mining-conglomerate = { mining-conglomerate }
terraforming-robots = Terraforming Robots
terraforming-robots_1 = { terraforming-robots }
terraforming-robots_2 = { terraforming-robots }
race-terraforming-robots = { terraforming-robots }
diversified-economy = Diversified Economy
diversified-economy_1 = { diversified-economy }
diversified-economy_2 = { diversified-economy }
race-diversified-economy = { diversified-economy }
drop-ships = Drop Ships
drop-ships_1 = { drop-ships }
drop-ships_2 = { drop-ships }
race-drop-ships = { drop-ships }
replicant-robots = Replicant Robots
replicant-robots_1 = { replicant-robots }
replicant-robots_2 = { replicant-robots }
race-replicant-robots = { replicant-robots }
research-labs = Research Labs
research-labs_1 = { research-labs }
research-labs_2 = { research-labs }
race-research-labs = { research-labs }
consumer-markets = Consumer Markets
consumer-markets_1 = { consumer-markets }
consumer-markets_2 = { consumer-markets }
race-consumer-markets = { consumer-markets }
alien-tech-institute = Alien Tech Institute
race-alien-tech-institute = { alien-tech-institute }
free-trade-association = Free Trade Association
race-free-trade-association = { free-trade-association }
galactic-federation = Galactic Federation
race-galactic-federation = { galactic-federation }
galactic-imperium = Galactic Imperium
race-galactic-imperium = { galactic-imperium }
galactic-renaissance = Galactic Renaissance
race-galactic-renaissance = { galactic-renaissance }
galactic-survey-seti = Galactic Survey: SETI
race-galactic-survey-seti = { galactic-survey-seti }
merchant-guild = Merchant Guild
race-merchant-guild = { merchant-guild }
mining-league = Mining League
race-mining-league = { mining-league }
new-economy = New Economy
race-new-economy = { new-economy }
new-galactic-order = New Galactic Order
race-new-galactic-order = { new-galactic-order }
pan-galactic-league = Pan-Galactic League
race-pan-galactic-league = { pan-galactic-league }
trade-league = Trade League
race-trade-league = { trade-league }
gambling-world_2 = Gambling World: the bet

## Words

explore_5 = Explore +5
explore_1_1 = Explore +1, +1
develop = Develop
develop_2 = Develop (second)
settle = Settle
settle_2 = Settle (second)
consume-trade = Consume: Trade
consume-x2 = Consume: 2× VP
produce = Produce
pay = pay
conquer = conquer
sale = the sale
short-explore_5 = +5
short-explore_1_1 = +1, +1
short-develop = −1 card
short-develop_2 = 2nd: −1
short-settle = +1 card
short-settle_2 = 2nd: +1
short-consume_trade = $ Trade
short-consume_x2 = 2× VP
short-produce = +1 good
number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7
race-explore_5 = { explore_5 }
race-explore_1_1 = { explore_1_1 }
race-develop = { develop }
race-develop_2 = { develop_2 }
race-settle = { settle }
race-settle_2 = { settle_2 }
race-consume-trade = { consume-trade }
race-consume-x2 = { consume-x2 }
race-produce = { produce }
explain-explore_5 = draw five more cards to choose from
explain-explore_1_1 = draw one more card and keep one more
explain-develop = build a development for one card less
explain-develop_2 = a second Develop phase, with the bonus again
explain-settle = draw a card after settling a world
explain-settle_2 = a second Settle phase, with the bonus again
explain-consume-trade = sell one good for cards before consuming
explain-consume-x2 = double the points for consumed goods
explain-produce = a good on one of your windfall worlds too
pass-at-race-place-development = Build nothing
pass-at-race-place-world = Settle nothing
pass-at-race-use-power = Use nothing more
explain-pass = place nothing, use nothing

## Phases and kinds

race-phases = Phases of this round
phase-explore = Explore
phase-develop = Develop
phase-settle = Settle
phase-consume = Consume
phase-produce = Produce
good-novelty = Novelty good
good-rare = Rare elements
good-genes = Genes
good-alien = Alien technology
novelty = Novelty
rare = Rare
genes = Genes
alien = Alien

## The table

fact-round = Round
fact-phase = Phase
fact-nth = Phase of its kind
fact-pool = Points left
fact-deck = Draw deck
fact-discard = Discards
fact-experienced = Experienced game
fact-good = good:
fact-used = used:
counter-points = points now
counter-chips = point chips
counter-hand = cards in hand
counter-military = Military
counter-goods = goods
counter-cards = cards in the tableau
area-tableau = Tableau
area-hand = Hand
area-drawn = Drawn cards
area-chosen = Chosen action
area-placing = Face down
area-aside = Laid aside
race-tableau-of = The tableau of { $name }
score-chips = Chips
score-printed = Worlds and developments

## Options

option-setup = Set-up
option-setup-standard = standard
option-setup-first-game = first game: fixed start worlds and hands
option-two-player = Two-player game
option-two-player-standard = standard: one action a round
option-two-player-experienced = experienced: two actions a round
option-start-worlds = Start worlds
option-timing = Timing
option-timing-simultaneous = at the same time where order does not matter
option-timing-in-order = always in turn order
option-questions = Questions
option-questions-needed = only where the answer matters
option-questions-all = always ask

## What is asked

race-discard-two =
    Discard { $n ->
        [one] one card
       *[other] { $n } cards
    } of the six.
race-choose-action = Choose an action for this round.
race-choose-actions = Choose two actions for this round.
race-keep =
    Keep { $n ->
        [one] one card
       *[other] { $n } cards
    } of the { $of } that you drew.
race-place-development =
    { $discount ->
        [0] Build a development?
       *[other] Build a development? It costs { $discount } less.
    }
race-place-world = Settle a world?
race-how-to-settle =
    How do you settle { $card }?{ $price ->
        [-1] { "" }
        [0] { " " }To buy it costs nothing.
       *[other] { " " }To buy it costs { $price }.
    }
race-pay =
    Pay { $n ->
        [one] one card
       *[other] { $n } cards
    } for { $card }.
race-pay-chosen = paid { $n } of { $most }
race-sell = Sell a good: which one?
race-use-power = Which consume power comes next?
race-consume-goods =
    { $n ->
        [one] Which good does { $card } take?
       *[other] Which { $n } goods does { $card } take?
    }
race-discard-for-points =
    Discard up to { $n ->
        [one] one card
       *[other] { $n } cards
    } for one point each.
race-name-number = Name a number for the bet.
race-choose-windfall = Which windfall world gets a good?
race-discard-down =
    Discard { $n ->
        [one] one card
       *[other] { $n } cards
    }: the hand limit is { $limit }.

## The log

race-starts = { $seat } starts with { $card }.
race-round = Round { $round }
race-phase =
    { $phase ->
        [1] I Explore
        [2] II Develop
        [3] III Settle
        [4] IV Consume
        [5] V Produce
       *[other] { $phase }
    }
race-chose = { $seat } chose { $actions }.
race-explores = { $seat } keeps { $n } of { $of } cards.
race-explores-cards = { $seat } keeps { $cards }, out of { $of }.
race-builds = { $seat } builds { $card }.
race-reveals-world = { $seat } settles { $card }.
race-gives-up = { $seat } gives up { $card }.
race-conquers = { $seat } conquers { $card }.
race-pays =
    { $seat } pays { $n ->
        [one] one card
       *[other] { $n } cards
    } for { $card }.
race-pays-cards = { $seat } pays for { $card } with { $cards }.
race-draws =
    { $seat } draws { $n ->
        [one] one card
       *[other] { $n } cards
    } ({ $why }).
race-draws-cards = { $seat } draws { $cards } ({ $why }).
race-discards =
    { $seat } discards { $n ->
        [one] one card
       *[other] { $n } cards
    }.
race-discards-cards = { $seat } discards { $cards }.
race-sells =
    { $seat } sells the good of { $card } for { $n ->
        [one] one card
       *[other] { $n } cards
    }.
race-consumes =
    { $card }: { $seat } consumes { $n ->
        [one] one good
       *[other] { $n } goods
    } for { $vp ->
        [0] no points
        [one] one point
       *[other] { $vp } points
    } ({ $worlds }).
race-discards-for-points =
    { $seat } discards { $n ->
        [one] one card
       *[other] { $n } cards
    } for { $vp ->
        [one] one point
       *[other] { $vp } points
    }.
race-discards-for-points-cards =
    { $seat } discards { $cards } for { $vp ->
        [one] one point
       *[other] { $vp } points
    }.
race-gamble-won = { $seat } bets on { $number }, turns up { $card } and wins it.
race-gamble-lost = { $seat } bets on { $number }, turns up { $card } and loses.
race-produces = { $seat } produces on { $card }.
race-reshuffle =
    The discard pile is shuffled: { $n ->
        [one] one card
       *[other] { $n } cards
    } in the draw deck.

## Why not

race-why-not-in-hand = This is a question about cards in your hand.
race-why-not-drawn = You can only keep cards that you have just drawn.
race-why-choose-action = First choose an action card.
race-why-second-card = The second card of a kind comes only together with the first.
race-why-experienced = Only in the experienced game are there two of these.
race-why-phase =
    { $phase ->
        [2] This is the Develop phase: choose a development in your hand, or pass.
       *[other] This is the Settle phase: choose a world in your hand, or pass.
    }
race-why-world-in-develop = Worlds are settled in phase III; this is phase II, for developments.
race-why-development-in-settle = Developments are built in phase II; this is phase III, for worlds.
race-why-built = { $card } is in your tableau already; nothing is built twice.
race-why-cards-short =
    You are { $n ->
        [one] one card
       *[other] { $n } cards
    } short.
race-why-military-short = Your Military is { $n } short.
race-why-military-world = A military world must be conquered; nothing of yours lets you pay for it.
race-why-civil-world = This world is paid for, not conquered.
race-why-no-help = That does not help with { $card }.
race-why-pay =
    You are paying: choose { $n ->
        [one] one card
       *[other] { $n } cards
    } in your hand.
race-why-no-good = There is no good of yours on it.
race-why-no-such-good = There is no good that fits.
race-why-used = This power has been used in this phase already.
race-why-must-consume = Consuming is compulsory while a power can be used.
race-why-no-power = This has no consume power.
race-why-name-number = Name a number from 1 to 7.
race-why-no-windfall = This is not a windfall world of yours without a good.
race-why-wait-phase = You are done with this phase; the others are still busy.

## What the cards say

card-development = Development, cost { $cost }
card-world =
    { $mode ->
        [production] { $kind ->
        [novelty] Novelty production world
        [rare] Rare production world
        [genes] Genes production world
        [alien] Alien production world
       *[any] World
    }, cost { $number }
        [windfall] { $kind ->
        [novelty] Novelty windfall world
        [rare] Rare windfall world
        [genes] Genes windfall world
        [alien] Alien windfall world
       *[any] World
    }, cost { $number }
       *[none] World, cost { $number }
    }
card-military-world =
    { $mode ->
        [production] { $kind ->
        [novelty] Novelty production world
        [rare] Rare production world
        [genes] Genes production world
        [alien] Alien production world
       *[any] World
    }, military, defence { $number }
        [windfall] { $kind ->
        [novelty] Novelty windfall world
        [rare] Rare windfall world
        [genes] Genes windfall world
        [alien] Alien windfall world
       *[any] World
    }, military, defence { $number }
       *[none] Military world, defence { $number }
    }
card-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
card-with-good =
    With a good: { $kind ->
        [novelty] Novelty
        [rare] Rare elements
        [genes] Genes
        [alien] Alien technology
       *[any] good
    }
power-explore-draw =
    Draw { $amount ->
        [one] one more card
       *[other] { $amount } more cards
    } to choose from.
power-explore-keep =
    Keep { $amount ->
        [one] one more card
       *[other] { $amount } more cards
    }.
power-develop-discount = Developments cost { $amount } less.
power-develop-draw-at-start =
    Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    } at the start of the phase.
power-develop-draw-after =
    Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    } after you build a development.
power-settle-discount =
    { $kind ->
        [novelty] Novelty worlds
        [rare] Rare worlds
        [genes] Genes worlds
        [alien] Alien worlds
       *[any] Worlds
    } cost { $amount } less.
power-settle-draw-after =
    Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    } after you settle or conquer a world.
power-settle-military =
    Military { $signed }{ $keyword ->
        [rebel] { " " }against Rebel worlds only.
       *[none] { $kind ->
        [novelty] { " " }against Novelty worlds only.
        [rare] { " " }against Rare worlds only.
        [genes] { " " }against Genes worlds only.
        [alien] { " " }against Alien worlds only.
       *[any] .
    }
    }
power-settle-pay-for-military = You may pay for a military world that is not Alien: its defence less { $amount }.
power-settle-discard-to-settle-free = You may discard this card to settle a world that is not Alien for nothing. A military world only if you could pay for it.
power-settle-discard-for-military = You may discard this card for Military { $signed } until the end of the phase.
power-trade-trade-bonus =
    Draw { $amount ->
        [one] one more card
       *[other] { $amount } more cards
    } when you sell { $here ->
        [yes] the good of this world.
       *[no] { $kind ->
        [novelty] a Novelty good.
        [rare] a Rare good.
        [genes] a Genes good.
        [alien] an Alien good.
       *[any] a good.
    }
    }
power-consume-consume =
    Consume { $goods ->
        [different-3] three goods of different kinds
        [2] two { $kind ->
        [novelty] Novelty goods
        [rare] Rare goods
        [genes] Genes goods
        [alien] Alien goods
       *[any] goods
    }
       *[other] { $times ->
        [1] { $kind ->
        [novelty] one Novelty good
        [rare] one Rare good
        [genes] one Genes good
        [alien] one Alien good
       *[any] one good
    }
       *[other] up to { $times } { $kind ->
        [novelty] Novelty goods
        [rare] Rare goods
        [genes] Genes goods
        [alien] Alien goods
       *[any] goods
    }, each
    }
    }: { $vp ->
        [0] { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
       *[other] { $cards ->
        [0] { $vp } VP
       *[other] { $vp } VP and { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
    }
    }.
power-consume-consume-all = Consume all your remaining goods: one VP less than there are.
power-consume-discard-hand = You may discard up to { $times } cards from your hand: { $vp } VP each, never doubled.
power-consume-sell =
    Sell one good, { $bonuses ->
        [yes] with all your trade bonuses.
       *[no] without trade bonuses.
    }
power-consume-draw =
    Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
power-consume-gamble = Name a number from { $low } to { $high } and turn up a card: if that is its cost or defence, take it.
power-produce-produce = Produces a good.
power-produce-draw-if-produced =
    Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    } if a good is produced here.
power-produce-produce-windfall =
    Produce a good on one of your { $kind ->
        [novelty] Novelty windfall worlds.
        [rare] Rare windfall worlds.
        [genes] Genes windfall worlds.
        [alien] Alien windfall worlds.
       *[any] windfall worlds.
    }
power-produce-draw =
    Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
power-produce-draw-per-good =
    Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    } for each { $kind ->
        [novelty] Novelty
        [rare] Rare
        [genes] Genes
        [alien] Alien
       *[any] { "" }
    } good that you produce.
power-produce-draw-per-kind =
    Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    } for each different kind of good that you produce.
power-produce-draw-per-world =
    Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    } for each { $kind ->
        [novelty] Novelty
        [rare] Rare
        [genes] Genes
        [alien] Alien
       *[any] { "" }
    } world in your tableau.
power-produce-draw-if-most =
    Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    } if you produce more { $kind ->
        [novelty] Novelty goods
        [rare] Rare goods
        [genes] Genes goods
        [alien] Alien goods
       *[any] goods
    } than any other player.

## Points of the developments of cost 6

clauses-note = Each card counts by the first line that fits it.
clause-chips = 1 VP for every { $chips } VP in chips
clause-military = 1 VP for each point of your Military
clause-card = { $points } VP for { $card }
clause-world-kind-mode =
    { $points } VP for each { $kind ->
        [novelty] Novelty
        [rare] Rare
        [genes] Genes
        [alien] Alien
       *[any] { "" }
    } { $mode ->
        [production] production
       *[any] windfall
    } world
clause-any-keyword = { $points } VP for each other Alien card
clause-development-cost = { $points } VP for each development of cost { $cost }
clause-development = { $points } VP for each other development
clause-world-military-keyword = { $points } VP for each Rebel military world
clause-world-military = { $points } VP for each other military world
clause-development-powers =
    { $points } VP for each development with { $powers ->
        [explore] an Explore power
        [trade] a Trade power
        [consume] a Consume power
       *[none] a power
    }
clause-world-powers =
    { $points } VP for each world with { $powers ->
        [explore] an Explore power
        [trade] a Trade power
        [consume] a Consume power
       *[none] a power
    }
clause-world = { $points } VP for each other world
clause-world-mode =
    { $points } VP for each { $mode ->
        [production] production
       *[any] windfall
    } world
clause-world-kind =
    { $points } VP for each { $kind ->
        [novelty] Novelty
        [rare] Rare
        [genes] Genes
        [alien] Alien
       *[any] { "" }
    } world
