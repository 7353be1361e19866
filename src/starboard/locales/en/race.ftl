# Race for the Galaxy.

## Cards

old-earth = Old Earth
epsilon-eridani = Epsilon Eridani
alpha-centauri = Alpha Centauri
new-sparta = New Sparta
earths-lost-colony = Earth's Lost Colony
alien-robot-scout-ship = Alien Robot Scout Ship
alien-robot-sentry = Alien Robot Sentry
alien-robotic-factory = Alien Robotic Factory
alien-rosetta-stone-world = Alien Rosetta Stone World
aquatic-uplift-race = Aquatic Uplift Race
artist-colony = Artist Colony
asteroid-belt = Asteroid Belt
avian-uplift-race = Avian Uplift Race
bio-hazard-mining-world = Bio-Hazard Mining World
black-market-trading-world = Black Market Trading World
blaster-gem-mines = Blaster Gem Mines
comet-zone = Comet Zone
deserted-alien-colony = Deserted Alien Colony
deserted-alien-library = Deserted Alien Library
deserted-alien-outpost = Deserted Alien Outpost
destroyed-world = Destroyed World
distant-world = Distant World
empath-world = Empath World
expanding-colony = Expanding Colony
former-penal-colony = Former Penal Colony
galactic-engineers = Galactic Engineers
galactic-resort = Galactic Resort
galactic-trendsetters = Galactic Trendsetters
gambling-world = Gambling World
gem-world = Gem World
imperium-armaments-world = Imperium Armaments World
lost-alien-battle-fleet = Lost Alien Battle Fleet
lost-alien-warship = Lost Alien Warship
lost-species-ark-world = Lost Species Ark World
malevolent-lifeforms = Malevolent Lifeforms
merchant-world = Merchant World
mining-world = Mining World
new-earth = New Earth
new-survivalists = New Survivalists
new-vinland = New Vinland
outlaw-world = Outlaw World
pilgrimage-world = Pilgrimage World
pirate-world = Pirate World
plague-world = Plague World
pre-sentient-race = Pre-Sentient Race
prosperous-world = Prosperous World
radioactive-world = Radioactive World
rebel-base = Rebel Base
rebel-fuel-cache = Rebel Fuel Cache
rebel-homeworld = Rebel Homeworld
rebel-miners = Rebel Miners
rebel-outpost = Rebel Outpost
rebel-underground = Rebel Underground
rebel-warrior-race = Rebel Warrior Race
refugee-world = Refugee World
reptilian-uplift-race = Reptilian Uplift Race
runaway-robots = Runaway Robots
secluded-world = Secluded World
space-port = Space Port
spice-world = Spice World
star-nomad-lair = Star Nomad Lair
terraformed-world = Terraformed World
the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
tourist-world = Tourist World
contact-specialist = Contact Specialist
expedition-force = Expedition Force
export-duties = Export Duties
investment-credits = Investment Credits
new-military-tactics = New Military Tactics
public-works = Public Works
colony-ship = Colony Ship
deficit-spending = Deficit Spending
genetics-lab = Genetics Lab
interstellar-bank = Interstellar Bank
mining-robots = Mining Robots
space-marines = Space Marines
mining-conglomerate = Mining Conglomerate
terraforming-robots = Terraforming Robots
diversified-economy = Diversified Economy
drop-ships = Drop Ships
replicant-robots = Replicant Robots
research-labs = Research Labs
consumer-markets = Consumer Markets
alien-tech-institute = Alien Tech Institute
free-trade-association = Free Trade Association
galactic-federation = Galactic Federation
galactic-imperium = Galactic Imperium
galactic-renaissance = Galactic Renaissance
galactic-survey-seti = Galactic Survey: SETI
merchant-guild = Merchant Guild
mining-league = Mining League
new-economy = New Economy
new-galactic-order = New Galactic Order
pan-galactic-league = Pan-Galactic League
trade-league = Trade League
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
explain-explore_5 = draw five more cards to choose from
    .rule = RG-5.4
explain-explore_1_1 = draw one more card and keep one more
    .rule = RG-5.5
explain-develop = build a development for one card less
    .rule = RG-6.7
explain-develop_2 = a second Develop phase, with the bonus again
    .rule = RG-14
explain-settle = draw a card after settling a world
    .rule = RG-8.5
explain-settle_2 = a second Settle phase, with the bonus again
    .rule = RG-14
explain-consume-trade = sell one good for cards before consuming
    .rule = RG-9.19
explain-consume-x2 = double the points for consumed goods
    .rule = RG-9.23
explain-produce = a good on one of your windfall worlds too
    .rule = RG-10.7
pass-at-race-ask-place-development = Build nothing
pass-at-race-ask-place-world = Settle nothing
pass-at-race-ask-use-power = Use nothing more
pass-at-race-ask-windfall-bonus = Give no good
pass-at-race-ask-give-up = Keep it
explain-pass = place nothing, use nothing
    .rule = RG-6.1

## Phases and kinds

race-phases = Phases of this round
phase-explore = Explore
phase-develop = Develop
phase-settle = Settle
phase-consume = Consume
phase-produce = Produce
phase-explore-short = Explore
phase-develop-short = Develop
phase-settle-short = Settle
phase-consume-short = Consume
phase-produce-short = Produce
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
fact-sale = sells for:
fact-used = used:
fact-worth = worth now:
fact-price = price:
fact-military = Military against it:
fact-pool_size = Points at the start
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

## Preferences

preference-tactics = New Military Tactics in Settle
preference-tactics-ask = ask each time
preference-tactics-keep = keep it where it is not needed

## What is asked

race-ask-discard-two =
    Discard { $n ->
        [one] one card
       *[other] { $n } cards
    } of the six.
race-ask-choose-action = Choose an action for this round.
race-ask-choose-actions = Choose two actions for this round.
race-ask-keep =
    Keep { $n ->
        [one] one card
       *[other] { $n } cards
    } of the { $of } that you drew.
race-ask-place-development =
    { $discount ->
        [0] Build a development?
       *[other] Build a development? It costs { $discount } less.
    }
race-ask-place-world = Settle a world?
race-ask-how-to-settle =
    How do you settle { $card }?{ $price ->
        [-1] { "" }
        [0] { " " }To buy it costs nothing.
       *[other] { " " }To buy it costs { $price }.
    }
race-ask-pay =
    Pay { $n ->
        [one] one card
       *[other] { $n } cards
    } for { $card }.
race-ask-pay-chosen = paid { $n } of { $most }
race-ask-discard-for-points-chosen = { $n } of { $most }
race-ask-sell = Sell a good: which one?
race-ask-use-power = Which consume power comes next?
race-ask-consume-goods =
    { $n ->
        [one] Which good does { $card } take?
       *[other] Which { $n } goods does { $card } take?
    }
race-ask-discard-for-points =
    Discard up to { $n ->
        [one] one card
       *[other] { $n } cards
    } for one point each.
race-ask-name-number = Name a number for the bet.
race-ask-choose-windfall = Which windfall world gets a good?
race-ask-windfall-bonus = The Produce bonus: which windfall world gets a good, if any?
race-ask-give-up = Give up { $cards } for Military, or keep it?
race-ask-discard-down =
    Discard { $n ->
        [one] one card
       *[other] { $n } cards
    }: the hand limit is { $limit }.

race-ask-discard-two-hint = Click the cards to give up. With those that stay you build, or pay.
race-ask-choose-action-hint = Its phase takes place for everybody; the bonus on the card is yours alone. Point at one to learn more.
race-ask-choose-actions-hint = Their phases take place for everybody; the bonuses on the cards are yours alone.
race-ask-keep-hint = Click what you keep; the rest is discarded.
race-ask-place-development-hint = Point at a card to see what it costs and brings. Other cards of your hand pay for it.
race-ask-place-world-hint = Point at a card to see what it costs and brings. A world with a red ring is conquered, others are paid for.
race-ask-pay-hint = Click the cards to give up, or let the page choose the cheapest (A).
race-ask-sell-hint = The number at a good tells how many cards it brings.
race-ask-use-power-hint = Each power works once. Point at one to see which goods it takes, and for what.
race-ask-consume-goods-hint = Click the goods that it takes.
race-ask-discard-for-points-hint = Click the cards to give up. The bonus does not double these points.
race-ask-name-number-hint = You win the next card of the deck if it costs that much. Beside each number: how likely that is.
race-ask-discard-down-hint = Click the cards to give up.
race-ask-choose-windfall-hint = Click a world that glows: a good comes onto it.
race-ask-windfall-bonus-hint = Click a world that glows: a good comes onto it.
race-ask-give-up-hint = A card that is given up brings its Military in this phase only, and lies in no tableau any more.
race-ask-how-to-settle-hint = The ways lie on the card; the digits choose them too.

## The log

race-did-starts = { $seat } starts with { $card }.
race-did-round = Round { $round }
race-did-phase =
    { $phase ->
        [1] I Explore
        [2] II Develop
        [3] III Settle
        [4] IV Consume
        [5] V Produce
       *[other] { $phase }
    }
race-did-chose = { $seat } chose { $actions }.
race-did-explores = { $seat } keeps { $n } of { $of } cards.
race-did-explores-cards = { $seat } keeps { $cards }, out of { $of }.
race-did-builds = { $seat } builds { $card }.
race-did-reveals-world = { $seat } settles { $card }.
race-did-gives-up = { $seat } gives up { $card }.
race-did-conquers = { $seat } conquers { $card }.
race-did-pays =
    { $seat } pays { $n ->
        [one] one card
       *[other] { $n } cards
    } for { $card }.
race-did-pays-cards = { $seat } pays for { $card } with { $cards }.
race-did-draws =
    { $seat } draws { $n ->
        [one] one card
       *[other] { $n } cards
    } ({ $why }).
race-did-draws-cards = { $seat } draws { $cards } ({ $why }).
race-did-discards =
    { $seat } discards { $n ->
        [one] one card
       *[other] { $n } cards
    }.
race-did-discards-cards = { $seat } discards { $cards }.
race-did-sells =
    { $seat } sells the good of { $card } for { $n ->
        [one] one card
       *[other] { $n } cards
    }.
race-did-consumes =
    { $card }: { $seat } consumes { $n ->
        [one] one good
       *[other] { $n } goods
    } for { $vp ->
        [0] no points
        [one] one point
       *[other] { $vp } points
    } ({ $worlds }).
race-did-discards-for-points =
    { $seat } discards { $n ->
        [one] one card
       *[other] { $n } cards
    } for { $vp ->
        [one] one point
       *[other] { $vp } points
    }.
race-did-discards-for-points-cards =
    { $seat } discards { $cards } for { $vp ->
        [one] one point
       *[other] { $vp } points
    }.
race-did-gamble-won = { $seat } bets on { $number }, turns up { $card } and wins it.
race-did-gamble-lost = { $seat } bets on { $number }, turns up { $card } and loses.
race-did-produces = { $seat } produces on { $card }.
race-did-reshuffle =
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
race-why-must-produce = A power must be used while it can be; only the Produce bonus may be declined.
race-why-give-up = You may give up { $cards } or pass.
race-why-equal-card = You hold two of { $card }: say the first of them.
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
power-consume-gamble = Name a number from { $least } to { $most } and turn up a card: if that is its cost or defence, take it.
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

# The board
brief-explore_5 = +5
brief-explore_1_1 = +1+1
brief-consume_trade = $
brief-consume_x2 = 2×
race-of = of { $n }
race-n-of = { $n } of { $most }
race-most-cards = Most cards
race-pool-ends = The game ends with the round in which the point chips run out.
race-cards-end = The game ends with the round in which somebody has 12 cards.
race-end-when = When the game ends
race-last-maybe = May be the last round
race-last-sure = The last round
race-12th = 12th card ends the game
race-keeps = keep { $n }
race-cheaper = −{ $n } cost
race-full-cost = full cost
race-powers = { $n ->
    [one] { $n } power
   *[other] { $n } powers
}
race-worlds = { $n ->
    [one] { $n } world
   *[other] { $n } worlds
}
race-limit = limit { $n }
race-no-cards = No cards.
race-own-tableau = Own tableau
race-cheapest = Cheapest
race-cost = Cost
race-you-pay = You pay
race-of-hand = of { $n } in hand
race-military-here = Military against it
race-defence = Defence
race-no-military = Nothing gives Military for every world.
race-worth-now = Worth now
race-worth-if = Worth if built now
race-building-this = You are building this
race-settling-this = You are settling this
race-chosen = Chosen
race-left-in-hand = Left in hand afterwards
race-for-all = Without the bonus
race-last-round = Last round
race-revealed = Revealed together
race-choices = Round { $n }: the choices
race-take-place = { $n ->
    [one] { $phases } takes place.
   *[other] { $phases } take place.
}
race-skipped = { $n ->
    [one] { $phases } is skipped.
   *[other] { $phases } are skipped.
}
race-would-pay = { $n ->
    [0] you would pay nothing
    [one] you would pay one card
   *[other] you would pay { $n } cards
}
race-would-fight = your Military against it: { $n }
race-final = Final points
race-ended-pool = The point chips have run out.
race-ended-cards = Twelve cards or more: { $names }.
race-show-printed = Show English names
race-hide-printed = Hide English names
score-single = Developments of cost 6
race-say-choose = Choose { $action }
race-say-build = { $n ->
    [0] Build it
   *[other] Build for { $n }
}
race-say-settle = { $n ->
    [0] Settle it
   *[other] Settle for { $n }
}
race-say-conquer = Conquer it
race-ask-choose-actions-say = Choose both
race-ask-pay-say = Pay { $n }
race-ask-keep-say = Keep { $n }
race-ask-discard-two-say = Discard { $n }
race-ask-discard-down-say = Discard { $n }
race-ask-discard-for-points-say = Discard { $n }
race-ask-sell-say = Sell it
race-ask-use-power-say = Use it
race-ask-choose-action-planned = Choose { $chosen }?
race-ask-place-development-planned = Build { $chosen }?
race-ask-place-world-planned = Settle { $chosen }?
race-ask-sell-planned = Sell the good of { $chosen }?
race-ask-use-power-planned = Use { $chosen }?
race-ask-choose-windfall-planned = A good on { $chosen }?
race-ask-windfall-bonus-planned = A good on { $chosen }?
race-ask-give-up-planned = Give up { $chosen }?
race-ask-give-up-say = Give it up
race-ask-choose-windfall-say = Produce it
race-ask-windfall-bonus-say = Produce it
race-nothing-to-build = You can build nothing now.
race-nothing-to-settle = You can settle nothing now.
race-nothing-hint = Click a card to learn why. You are asked all the same, so that nobody else learns it.
race-then-draws = then draw { $n }
race-ask-consume-goods-say = Consume { $n }
race-good-sells = { $n ->
    [one] its good sells for one card
   *[other] its good sells for { $n } cards
}
race-no-goods = You have no good to sell.
race-your-goods = Your goods
race-legend-explore = Draw 2 cards, keep 1.
race-legend-develop = Build one development; pay its cost in cards.
race-legend-settle = Place one world: pay its cost, or conquer it with Military.
race-legend-consume = Use every consume power once.
race-legend-produce = A good on every production world without one.
race-legend-chosen = Chosen by you:
race-legend-card = A card
race-legend-card-cost = Upper left: its cost or, in a red ring, its defence.
race-legend-card-good = In the middle above: the good on it, while there is one.
race-legend-card-points = Upper right: points at the end.
race-legend-card-name = Its name; below it, by choice, the printed English one.
race-legend-card-rail = I to V: the phases in which a power works; faint ones have none.
race-legend-card-power = The power itself, in signs.
race-legend-kinds = Kinds of cards
race-legend-kind-development = Development, cost 3
race-legend-kind-world = World, cost 2
race-legend-kind-production = Production world: filled with the colour of its good
race-legend-kind-windfall = Windfall world: a halo; one good when it is settled
race-legend-kind-military = Military world: a red ring; conquered with Military
race-legend-kind-six = Development of cost 6: what it is worth now
race-legend-kind-rebel = Rebel world
race-legend-kind-start = Start world, by its number
race-legend-goods = Goods, and cards for selling one
race-legend-numbers = Numbers of a seat
race-legend-trade = Trade ($)
race-legend-end = With the round in which somebody has { $n } cards, or in which the point chips run out. Chips, printed points, and what developments of cost 6 are worth. A tie: cards in hand and goods.
race-tie-break = Equal points: more cards in hand and goods win.
race-way-pay =
    { $n ->
        [0] pay nothing
       *[other] pay { $n }
    }
race-way-conquer = conquer
race-way-card = give up { $card }
