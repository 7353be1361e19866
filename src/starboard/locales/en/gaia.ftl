# Gaia Project.

## Words

terrans = Terrans
lantids = Lantids
xenos = Xenos
gleens = Gleens
taklons = Taklons
ambas = Ambas
hadsch-hallas = Hadsch Hallas
ivits = Ivits
geodens = Geodens
bal-taks = Bal T'aks
firaks = Firaks
bescods = Bescods
nevlas = Nevlas
itars = Itars
terraforming = Terraforming
navigation = Navigation
intelligence = Artificial Intelligence
gaia = Gaia Project
economy = Economy
science = Science
std-o-q = tile: 1 ore, 1 QIC
std-k-types = tile: 1 knowledge per planet type
std-big4 = tile: institute and academies of power 4
std-7vp = tile: 7 VP
std-o-charge = tile: income 1 ore, charge 1
std-k-c = tile: income 1 knowledge, 1 credit
std-gaia3 = tile: 3 VP per mine on a gaia planet
std-4c = tile: income 4 credits
std-charge4 = tile: action, charge 4
adv-fed-pass = advanced: on passing 3 VP per federation token
adv-research = advanced: 2 VP per research advance
adv-q-5c = advanced: action, 1 QIC and 5 credits
adv-mine-now = advanced: 2 VP per mine now
adv-lab-pass = advanced: on passing 3 VP per research lab
adv-sector-ore = advanced: 1 ore per sector now
adv-types-pass = advanced: on passing 1 VP per planet type
adv-gaia-now = advanced: 2 VP per gaia planet now
adv-ts-now = advanced: 4 VP per trading station now
adv-sector-vp = advanced: 2 VP per sector now
adv-3o = advanced: action, 3 ore
adv-fed-now = advanced: 5 VP per federation token now
adv-3k = advanced: action, 3 knowledge
adv-mine = advanced: 3 VP per mine built
adv-ts = advanced: 3 VP per trading station built
booster-1 = booster: 1 ore, 1 knowledge
booster-2 = booster: 2 credits, 1 QIC
booster-3 = booster: 2 tokens, 1 ore
booster-4 = booster: 2 credits; action: a mine with a free step
booster-5 = booster: charge 2; action: range +3
booster-6 = booster: 1 ore; 1 VP per mine
booster-7 = booster: 1 knowledge; 3 VP per research lab
booster-8 = booster: 1 ore; 2 VP per trading station
booster-9 = booster: charge 4; 4 VP per institute and academy
booster-10 = booster: 4 credits; 1 VP per gaia planet
fed-12vp = federation token: 12 VP
fed-8vp-q = federation token: 8 VP, 1 QIC
fed-8vp-2t = federation token: 8 VP, 2 tokens
fed-7vp-2o = federation token: 7 VP, 2 ore
fed-7vp-6c = federation token: 7 VP, 6 credits
fed-6vp-2k = federation token: 6 VP, 2 knowledge
fed-gleens = federation token of the Gleens: 1 ore, 1 knowledge, 2 credits
trading-station = trading station
lab = research lab
institute = planetary institute
academy-left = academy (knowledge)
academy-right = academy (action)
build = build a mine
project = start a gaia project
upgrade = upgrade
federation = form a federation
research = research
power-3k = 7 power: 3 knowledge
power-2steps = 5 power: a mine with 2 free steps
power-2o = 4 power: 2 ore
power-7c = 4 power: 7 credits
power-2k = 4 power: 2 knowledge
power-1step = 3 power: a mine with a free step
power-2t = 3 power: 2 tokens
qic-tech = 4 QICs: a tech tile
qic-token = 3 QICs: the reward of a token again
qic-types = 2 QICs: 3 VP and 1 per planet type
board = action of the faction board
burn = give up a token of bowl II, move another to III
power-qic = 4 power into a QIC
power-ore = 3 power into an ore
power-knowledge = 4 power into a knowledge
power-credit = 1 power into a credit
qic-ore = a QIC into an ore
knowledge-credit = a knowledge into a credit
ore-credit = an ore into a credit
ore-token = an ore into a token
credits-qic = 4 credits into a QIC
credits-ore = 3 credits into an ore
credits-knowledge = 4 credits into a knowledge
gaiaformer-qic = a gaiaformer into a QIC
token-knowledge = a token of bowl III into a knowledge
bowl-1 = bowl I
bowl-2 = bowl II
bowl-3 = bowl III
brainstone = the brainstone
supply = the supply
charge = charge
token-first = a token first, then charge
decline = decline
gaia-tech = 4 tokens for a tech tile
turn-0 = as it is
turn-1 = turned by 60°
turn-2 = turned by 120°
turn-3 = turned by 180°
turn-4 = turned by 240°
turn-5 = turned by 300°
charge-1 = charge 1
charge-2 = charge 2
charge-3 = charge 3
charge-4 = charge 4
charge-5 = charge 5
charge-6 = charge 6
token-1 = gain 1 token
token-2 = gain 2 tokens
token-3 = gain 3 tokens

## Planets and tiles

planet-space = space
planet-terra = terra planet (blue)
planet-oxide = oxide planet (red)
planet-volcanic = volcanic planet (orange)
planet-desert = desert planet (yellow)
planet-swamp = swamp planet (brown)
planet-titanium = titanium planet (grey)
planet-ice = ice planet (white)
planet-gaia = gaia planet
planet-transdim = transdim planet
planet-lost = lost planet
mine = mine
round-step = round: 2 VP per terraforming step
round-research = round: 2 VP per research advance
round-mine = round: 2 VP per mine
round-federation = round: 5 VP per federation token
round-ts4 = round: 4 VP per trading station
round-ts3 = round: 3 VP per trading station
round-gaia4 = round: 4 VP per mine on a gaia planet
round-gaia3 = round: 3 VP per mine on a gaia planet
round-big = round: 5 VP per institute or academy
final-structures = end: most structures
final-fed-structures = end: most structures in federations
final-planet-types = end: most planet types
final-gaia = end: most gaia planets
final-sectors = end: most sectors
final-satellites = end: most satellites

## The table

fact-round = Round
fact-phase = Phase
fact-active = To move
fact-order = Turn order
fact-passed = Passed
fact-variable_order = Turn-order card
fact-faction = Faction
fact-colour = Colour
fact-planet = Home planet
fact-booster = Booster
fact-brainstone = Brainstone
fact-research = Research
fact-tiles = Tech tiles
fact-tokens = Federation tokens
fact-used = Used actions
fact-sources = VP by source
fact-sector = Sector
fact-q = Column
fact-r = Row
fact-piece = Structure
fact-owner = Owner
fact-guest = Lantids’ mine
fact-tile = Tile
fact-advanced = Advanced tile
fact-token = Token
fact-track = Area
fact-left = left:
fact-cost = Cost
fact-pays = Paid with
fact-taken = taken
fact-vp = VP
fact-current = this round
fact-neutral = Neutral player
fact-past = past
fact-by = Taken by
fact-power = Power value
fact-reach = Distance
fact-covers = Covers
fact-income = Income
fact-counts = Counts
fact-pass_vp = VP on passing
fact-range = Range
fact-step_ore = Ore per step
fact-project_tokens = Tokens per project
setup = set-up
income = income
actions = actions
finished = finished
power = power
qic = QICs
terra = terra
oxide = oxide
volcanic = volcanic
desert = desert
swamp = swamp
titanium = titanium
ice = ice
transdim = transdim
lost = lost
blue = blue
red = red
orange = orange
yellow = yellow
brown = brown
grey = grey
white = white
counter-ore = ore
counter-credits = credits
counter-knowledge = knowledge
counter-qic = QICs
counter-vp = VP
counter-bowl-1 = power in bowl I
counter-bowl-2 = power in bowl II
counter-bowl-3 = power in bowl III
counter-gaia-area = tokens in the gaia area
counter-power-at-hand = power left over for free actions
counter-gaiaformers = gaiaformers at hand
counter-gaiaformers-in-gaia-area = gaiaformers in the gaia area
counter-gaiaformers-on-map = gaiaformers on the map
counter-satellites = satellites
counter-space-stations = space stations
counter-mine = mines
counter-trading-station = trading stations
counter-lab = research labs
counter-institute = planetary institute
counter-academy-left = academy (knowledge)
counter-academy-right = academy (action)
counter-lost-mine = lost planet
area-map = The stars
area-research = Research
area-tech = Standard tech tiles
area-advanced = Advanced tech tiles
area-boosters = Boosters
area-tokens = Federation tokens
area-actions = Power and QIC actions
area-rounds = Round scoring
area-finals = Final scoring
score-start = Start
score-round-tiles = Round tiles
score-boosters = Boosters
score-tech-tiles = Tech tiles
score-federations = Federation tokens
score-research = Research
score-qic-actions = QIC actions
score-faction = Faction
score-final-tiles = Final tiles
score-resources = Resources
score-charge-cost = Cost of charging

## Options

option-map = Map
option-map-first-game = first game
option-map-method-1 = 01 to 04 fixed, the others at random
option-map-method-2 = 01 to 04 and the others at random among themselves
option-map-method-3 = all sectors at random
option-map-given = as given
option-sectors = Sectors and turns, row by row
option-factions = Factions
option-factions-choose = chosen in turn order
option-factions-random = at random
option-factions-first-game = those of the first game
option-seat-factions = Faction of each seat
option-order = Turn order
option-order-clockwise = clockwise from the first who passed
option-order-variable = the order of passing (turn-order card)
option-ranks-need-one = No VP with 0 on a final tile
option-lone-token = Taklons may take the token without charging
option-decline-advance = The advance of a faction action may be declined
option-excess-lost = What a Nevlas token is worth too much is lost
option-map-builder = Who turns the sectors
option-map-builder-table = the table
option-map-builder-last-seat = the last player
preference-charge = Charge power without asking
preference-charge-1 = 1 power (free)
preference-charge-2 = up to 2 power
preference-charge-3 = up to 3 power
preference-charge-4 = up to 4 power
preference-charge-5 = up to 5 power
preference-charge-ask = ask each time
preference-charge-never = never charge

## What is asked

gaia-ask-advance = Advance in which area?
gaia-ask-afterwards = Free actions, or end your turn.
done-at-gaia-ask-afterwards = End the turn
gaia-ask-brainstone-burn = Where does the brainstone end?
gaia-ask-brainstone-charge = You charge { $n }: where does the brainstone end?
gaia-ask-brainstone-spend = You spend { $n } power: where does the brainstone end?
gaia-ask-build = Build a mine on which planet?
gaia-ask-build-or-project = Build a mine or start a gaia project, with range +{ $range }.
gaia-ask-charge = { $seat } builds on { $hex }: charge { $n } for { $vp } VP?
gaia-ask-choose-booster = Choose a booster.
gaia-ask-turn-sector = How is sector { $n } around { $hex } turned?
gaia-ask-choose-faction = Choose a faction.
gaia-ask-choose-token = Choose a federation token.
gaia-ask-convert-returning = Returning tokens are worth { $n } power: take resources?
gaia-ask-cover-tile = Which tile does it cover?
gaia-ask-downgrade = Which research lab becomes a trading station?
gaia-ask-federation = Which planets (power { $power } is needed)?
gaia-ask-gaia-tech = Discard { $n } tokens of the gaia area for a tech tile?
gaia-ask-give-tokens =
    Discard { $n ->
        [one] one token
       *[other] { $n } tokens
    }: from which bowl?
gaia-ask-income = Which power income next?
gaia-ask-lost-planet = Where does the lost planet lie?
gaia-ask-place-first = Place your { $building } on a planet of your home type.
gaia-ask-project = On which transdim planet ({ $tokens } tokens)?
gaia-ask-project-tokens =
    Move { $n ->
        [one] one token
       *[other] { $n } tokens
    } to the gaia area: from which bowl?
gaia-ask-research = Advance in which area?
gaia-ask-reward-again = The reward of which token?
gaia-ask-satellites = Where do the satellites go ({ $n } left)?
gaia-ask-station = Where does the space station go?
gaia-ask-swap = Which mine changes places with the institute?
gaia-ask-take-tile = Take which tech tile?
gaia-ask-turn = Your turn.
gaia-ask-upgrade = Upgrade which structure?
gaia-ask-upgrade-to = What does { $hex } become?

## The log

gaia-did-advance = { $seat } advances in { $track } to level { $level }.
gaia-did-advanced = { $seat } takes { $tile } and covers { $covered }.
gaia-did-booster = { $seat } takes { $booster }.
gaia-did-build = { $seat } builds a mine on { $hex }.
gaia-did-charge = { $seat } charges { $n } power.
gaia-did-faction = { $seat } plays the { $faction }.
gaia-did-federation =
    { $seat } forms a federation with { $n ->
        [one] one satellite
       *[other] { $n } satellites
    }.
gaia-did-free = { $seat }: { $action }.
gaia-did-lost-planet = { $seat } finds the lost planet at { $hex }.
gaia-did-pass = { $seat } passes.
gaia-did-place = { $seat } settles on { $hex }.
gaia-did-power = { $seat }: { $action }.
gaia-did-project = { $seat } starts a gaia project on { $hex }.
gaia-did-qic = { $seat }: { $action }.
gaia-did-round = Round { $n } begins.
gaia-did-special = { $seat } uses { $thing }.
gaia-did-station = { $seat } places a space station on { $hex }.
gaia-did-tile = { $seat } takes { $tile }.
gaia-did-token = { $seat } takes { $token }.
gaia-did-turn = { $hex } becomes a gaia planet.
gaia-did-upgrade = { $seat } builds a { $building } on { $hex }.

## Why not

gaia-why-act-or-pass = Take an action or pass.
gaia-why-action-taken = This action is taken for this round.
gaia-why-sectors-clash = Turned so, planets of the same type would touch.
gaia-why-board-taken = The other side of this board is in play.
gaia-why-booster-held = Another player holds this booster.
gaia-why-booster-not-here = This booster is not in the game.
gaia-why-bowl-empty = There are not enough tokens from here on.
gaia-why-bowl-order = Name the bowls in their order.
gaia-why-burn = You need two tokens in bowl II.
gaia-why-credits =
    You are { $n ->
        [one] one credit
       *[other] { $n } credits
    } short.
gaia-why-federation-power = You have not enough power for a federation: { $n } is needed.
gaia-why-gaiaformer-there = A gaiaformer of { $seat } stands there.
gaia-why-in-federation = This planet is in a federation already.
gaia-why-knowledge = You are { $n } knowledge short.
gaia-why-level-4 = You must be on level 4 of this area: { $n } to go.
gaia-why-level-5-taken = { $seat } is on level 5 already.
gaia-why-longer-link = No shortest link passes there.
gaia-why-navigation = Without your planetary institute you cannot navigate.
gaia-why-no-action = It has no action.
gaia-why-no-gaiaformer = You have no gaiaformer at hand.
gaia-why-no-green-token = You have no green federation token.
gaia-why-no-hex = This hex is not on the map.
gaia-why-no-institute = You need your planetary institute.
gaia-why-no-mine-left = You have no mine left.
gaia-why-no-piece-left = You have none left.
gaia-why-no-planet = There is no planet.
gaia-why-no-symbol = This is not among your incomes.
gaia-why-no-target = There is no place for it within reach that you can pay for.
gaia-why-no-track = You can advance nowhere.
gaia-why-no-upgrade = There is nothing that you can upgrade and pay for.
gaia-why-no-use = It would be of no use now.
gaia-why-not-first-game = This faction is not for the first game.
gaia-why-not-home = This is not your home type.
gaia-why-not-minimal = No legal federation goes on with this planet.
gaia-why-not-own-lab = That is not a research lab of yours.
gaia-why-not-own-mine = That is not a mine of yours.
gaia-why-not-transdim = That is not a transdim planet.
gaia-why-not-upgradable = It cannot become that.
gaia-why-not-your-faction = Your faction cannot do that.
gaia-why-not-yours = You do not have it.
gaia-why-nothing-to-charge = You have nothing to charge.
gaia-why-nothing-to-cover = You have no standard tile to cover.
gaia-why-one-action = You have taken your action: free actions only.
gaia-why-ore = You are { $n } ore short.
gaia-why-other-track = The tile lies below another area.
gaia-why-own-planet = It is yours already.
gaia-why-passed = You have passed for this round.
gaia-why-planet-there = There is a planet.
gaia-why-power = You are { $n } power short.
gaia-why-qic =
    You are { $n ->
        [one] one QIC
       *[other] { $n } QICs
    } short.
gaia-why-range =
    It is { $n ->
        [one] one hex
       *[other] { $n } hexes
    } out of range: that takes { $qic ->
        [one] one QIC
       *[other] { $qic } QICs
    }, you are { $missing } short.
gaia-why-same-booster = You may not keep the same booster.
gaia-why-satellite-there = There is a satellite or a space station.
gaia-why-satellites = You cannot pay for the satellites: { $n } short.
gaia-why-say-what-first = Say what you want to do there first.
gaia-why-steps-unused = No terraforming step would be used there.
gaia-why-taken = { $seat } is there.
gaia-why-tile-not-here = This tile is not in the game.
gaia-why-tile-owned = You have this tile already.
gaia-why-tile-taken = This tile is taken.
gaia-why-token-gone = None of these tokens is left.
gaia-why-tokens =
    You are { $n ->
        [one] one token
       *[other] { $n } tokens
    } short.
gaia-why-too-far = Your planets are too far apart for the satellites that you can pay for.
gaia-why-top = You are at the top.
gaia-why-transdim = A transdim planet must become a gaia planet first.
gaia-why-used = You have used it in this round.

## The Automa

automa = Automa
seat-of-the-table = Automa
automa-card-n = card { $n }
automa-mine = build a mine
automa-upgrade = upgrade
automa-research = research in any area
automa-research-highest = research in the highest area
automa-space = power or QIC action
automa-faction = faction action
automa-tie-faction = Tie-breaker of the faction card
automa-tie-final-tile = Counts for the final tile
automa-tie-steps = Fewest terraforming steps (gaia 1, transdim 2)
automa-tie-nearest = Nearest to a planet of the player
automa-tie-direction = Direction of the support card
automa-tie-right-down = First from the upper left, row by row
automa-tie-left-up = First from the lower right, row by row
automa-tie-highest = Highest level
automa-tie-number = Counted as the support card says
automa-tie-left-n = Number { $n } from the left
automa-tie-right-n = Number { $n } from the right
automa-tie-centre = Nearest to the centre of the map
score-decision-cards = Decision cards
option-automa-level = Level of the Automa
option-automa-faction = Faction of the Automa
option-automa-faction-random = at random
option-automa-first-card = A card at random joins the first deck
option-automa-without-card-2 = Automalein: card 2 is out of the game
option-automa-gaia-only = Terrans: research in Gaia Project or nowhere
option-automa-downgrades = Firaks: labs are turned back in every upgrade
gaia-did-automa-advance = Automa: { $track }, level { $level }.
gaia-did-automa-beaten = The Automa ({ $level }) is beaten by { $n } VP.
gaia-did-automa-booster = Automa takes { $booster }.
gaia-did-automa-cannot = Automa cannot do this: { $action }.
gaia-did-automa-cards = Automa: support { $support }, action { $action } ({ $does }). Cards left in the deck: { $n }.
gaia-did-automa-faction = Automa ({ $level }) plays { $faction }.
gaia-did-automa-faction-vp = Its faction card adds { $n } VP.
gaia-did-automa-last-card = Automa: support { $support }, no card is left for an action.
gaia-did-automa-final = Automa at the end: { $tiles } VP for final tiles, { $research } VP for research; { $total } VP.
gaia-did-automa-mine = Automa builds a mine on { $hex }.
gaia-did-automa-mine-range = Automa wants to build a mine, range { $n }.
gaia-did-automa-pass = Automa passes and scores { $n } VP for the round tile: { $total } VP.
gaia-did-automa-possible = Possible: { $things }.
gaia-did-automa-random-card = A card at random: { $card }.
gaia-did-automa-satellite = Automa lays a satellite on { $hex }.
gaia-did-automa-space = Automa covers { $action }.
gaia-did-automa-tie = { $tie }: { $things }.
gaia-did-automa-tied = As many VP as the Automa ({ $level }): a shared victory.
gaia-did-automa-tile = Automa is on level 4 of { $track }: { $tile } leaves the game.
gaia-did-automa-upgrade = Automa upgrades on { $hex }: { $before } becomes { $building }.
gaia-did-automa-vp = Automa scores { $n } VP: { $total } VP.
gaia-did-automa-won = The Automa ({ $level }) wins by { $n } VP.
automa-level-1 = Automalein
option-automa-level-automalein = 1 Automalein
automa-level-2 = Automa
option-automa-level-automa = 2 Automa
automa-level-3 = Automächtig
option-automa-level-automaechtig = 3 Automächtig
automa-level-4 = Ultoma
option-automa-level-ultoma = 4 Ultoma
automa-level-5 = Alptrauma
option-automa-level-alptrauma = 5 Alptrauma
option-automa-faction-terrans = Terrans
option-automa-faction-geodens = Geodens
option-automa-faction-hadsch-hallas = Hadsch Hallas
option-automa-faction-xenos = Xenos
option-automa-faction-itars = Itars
option-automa-faction-taklons = Taklons
option-automa-faction-firaks = Firaks
