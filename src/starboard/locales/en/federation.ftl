# Federation.

## Words

amb-1 = ambassador 1
amb-2 = ambassador 2
amb-3 = ambassador 3
amb-4 = ambassador 4
amb-special = special ambassador
vote = votes
fund = funding
die = assistant die
f1c1 = floor 1, column 1
f1c2 = floor 1, column 2
f1c3 = floor 1, column 3
f1c4 = floor 1, column 4
f1c5 = floor 1, column 5
f1c6 = floor 1, column 6
f2c1 = floor 2, column 1
f2c2 = floor 2, column 2
f2c3 = floor 2, column 3
f2c4 = floor 2, column 4
f2c5 = floor 2, column 5
f2c6 = floor 2, column 6
f3c1 = floor 3, column 1
f3c2 = floor 3, column 2
f3c3 = floor 3, column 3
f3c4 = floor 3, column 4
f3c5 = floor 3, column 5
f3c6 = floor 3, column 6
outer = outer module
neo = Neo
sixmoon = 6Moon
atal = Atal
arratuin = Arratuin
e81216 = E81216
officers = Officers' Quarters
procurement = Procurement Bureau
patron = Patron's Office
president = President's Office
assistants = Assistants' Room
lounge = Small Lounge
spy = Spy
mission-neo = mission Neo
mission-sixmoon = mission 6Moon
mission-atal = mission Atal
mission-arratuin = mission Arratuin
mission-e81216 = mission E81216
mission-officers = mission Officers' Quarters
mission-procurement = mission Procurement Bureau
mission-patron = mission Patron's Office
mission-president = mission President's Office
mission-assistants = mission Assistants' Room
mission-lounge = mission Small Lounge
mission-spy = mission Spy
lavandium = lavandium
copernium = copernium
oceanium = oceanium
gold = gold
degree = accreditation degree
ship = spaceship
marker = mission marker
advance = project advance
neo-1 = Neo space 1
neo-2 = Neo space 2
neo-3 = Neo space 3
neo-4 = Neo space 4
neo-5 = Neo space 5
neo-6 = Neo space 6
neo-7 = Neo space 7
neo-8 = Neo space 8
neo-9 = Neo space 9
neo-10 = Neo space 10
neo-11 = Neo space 11
neo-12 = Neo space 12
neo-13 = Neo space 13
neo-14 = Neo space 14
neo-15 = Neo space 15
neo-16 = Neo space 16
neo-17 = Neo space 17
neo-18 = Neo space 18
neo-19 = Neo space 19
neo-20 = Neo space 20
neo-21 = Neo space 21
neo-22 = Neo space 22
neo-23 = Neo space 23
neo-24 = Neo space 24
neo-25 = Neo space 25
neo-26 = Neo space 26
neo-27 = Neo space 27
neo-28 = Neo space 28
neo-29 = Neo space 29
neo-30 = Neo space 30
neo-31 = Neo space 31
neo-32 = Neo space 32
neo-33 = Neo space 33
neo-34 = Neo space 34
neo-35 = Neo space 35
neo-36 = Neo space 36
neo-37 = Neo space 37
neo-38 = Neo space 38
neo-39 = Neo space 39
neo-40 = Neo space 40
moon-1 = moon 1
moon-2 = moon 2
moon-3 = moon 3
moon-4 = moon 4
moon-5 = moon 5
moon-6 = moon 6
moon-7 = moon 7
moon-8 = moon 8
moon-9 = moon 9
dead-1 = dead asteroid 1
dead-2 = dead asteroid 2
dead-3 = dead asteroid 3
dead-4 = dead asteroid 4
dead-5 = dead asteroid 5
dead-6 = dead asteroid 6
dead-7 = dead asteroid 7
dead-8 = dead asteroid 8
dead-9 = dead asteroid 9
dead-10 = dead asteroid 10
dead-11 = dead asteroid 11
dead-12 = dead asteroid 12
alt-1 = alteration 1
alt-2 = alteration 2
alt-3 = alteration 3
alt-4 = alteration 4
alt-5 = alteration 5
alt-6 = alteration 6
alt-7 = alteration 7
alt-8 = alteration 8
alt-9 = alteration 9
alt-10 = alteration 10
alt-11 = alteration 11
alt-12 = alteration 12
alt-13 = alteration 13
alt-14 = alteration 14
alt-15 = alteration 15
alt-16 = alteration 16
alt-17 = alteration 17
alt-18 = alteration 18
alt-19 = alteration 19
alt-20 = alteration 20
alt-21 = alteration 21
alt-22 = alteration 22
alt-23 = alteration 23
alt-24 = alteration 24
alt-25 = alteration 25
alt-26 = alteration 26
alt-27 = alteration 27
alt-28 = alteration 28
alt-29 = alteration 29
alt-30 = alteration 30
alt-31 = alteration 31
alt-32 = alteration 32
alt-33 = alteration 33
alt-34 = alteration 34
alt-35 = alteration 35
alt-36 = alteration 36
alt-37 = alteration 37
alt-38 = alteration 38
alt-39 = alteration 39
alt-40 = alteration 40
alt-41 = alteration 41
alt-42 = alteration 42
alt-43 = alteration 43
alt-44 = alteration 44
alt-45 = alteration 45
alt-46 = alteration 46
alt-47 = alteration 47
alt-48 = alteration 48
alt-49 = alteration 49
alt-50 = alteration 50
alt-51 = alteration 51
alt-52 = alteration 52
alt-53 = alteration 53
alt-54 = alteration 54
alt-55 = alteration 55
alt-56 = alteration 56
alt-57 = alteration 57
alt-58 = alteration 58
alt-59 = alteration 59
alt-60 = alteration 60
w-1a1 = 1A1
w-1a2 = 1A2
w-1a3 = 1A3
w-2a1 = 2A1
w-2a2 = 2A2
w-2a3 = 2A3
w-3a1 = 3A1
w-3a2 = 3A2
w-3a3 = 3A3
w-1b1 = 1B1
w-1b2 = 1B2
w-1b3 = 1B3
w-2b1 = 2B1
w-2b2 = 2B2
w-2b3 = 2B3
w-3b1 = 3B1
w-3b2 = 3B2
w-3b3 = 3B3
w-1c1 = 1C1
w-1c2 = 1C2
w-1c3 = 1C3
w-2c1 = 2C1
w-2c2 = 2C2
w-2c3 = 2C3
w-3c1 = 3C1
w-3c2 = 3C2
w-3c3 = 3C3
w-1d1 = 1D1
w-1d2 = 1D2
w-1d3 = 1D3
w-2d1 = 2D1
w-2d2 = 2D2
w-2d3 = 2D3
w-3d1 = 3D1
w-3d2 = 3D2
w-3d3 = 3D3
w-1e1 = 1E1
w-1e2 = 1E2
w-1e3 = 1E3
w-2e1 = 2E1
w-2e2 = 2E2
w-2e3 = 2E3
w-3e1 = 3E1
w-3e2 = 3E2
w-3e3 = 3E3
shop-1 = shop 1
shop-2 = shop 2
shop-3 = shop 3
shop-4 = shop 4
shop-5 = shop 5
shop-6 = shop 6
spaceport = Spaceport
transporter = Transporter
transmutation = Transmutation Chamber
replicator = Lavandium Replicator
academy = Military Academy
consulate = Consulate
incubator = Alteration Incubator
university = Space University
mega-1 = megastructure 1
mega-2 = megastructure 2
mega-3 = megastructure 3
mega-4 = megastructure 4
start-1 = start token 1
start-2 = start token 2
start-3 = start token 3
start-4 = start token 4
start-5 = start token 5
start-6 = start token 6
start-7 = start token 7
start-8 = start token 8
ds-1 = deep space 1
ds-2 = deep space 2
ds-3 = deep space 3
ds-4 = deep space 4
ds-5 = deep space 5
ds-6 = deep space 6
ds-7 = deep space 7
ds-8 = deep space 8
medal-neo = Neo medal
medal-sixmoon = 6Moon medal
medal-atal = Atal medal
medal-arratuin = Arratuin medal
medal-e81216 = E81216 medal
medal-accreditation = accreditation medal
medal-intrigue = intrigue medal
project-neo = Neo project
project-sixmoon = 6Moon project
project-atal = Atal project
project-arratuin = Arratuin project
project-e81216 = E81216 project
project-missions = mission project
project-common = common project
level-1 = level 1
level-2 = level 2
level-3 = level 3
level-4 = level 4
level-5 = level 5
level-6 = level 6
level-7 = level 7
level-8 = level 8
law-left = law of the left wing
law-right = law of the right wing

## Components

dead-hidden = dead asteroids, face down
specialist-hidden = specialists, face down

## Areas, facts and sources of points

area-spaces = The senate
area-outer = Outer module
area-laws = Laws
area-projects = Major projects
area-neo = Neo
area-dead-asteroids = Dead asteroids
area-moons = 6Moon
area-moon-tokens = Alterations on the moons
area-atal = Atal
area-shops = Arratuin
area-productions = Productions
area-megastructures = Megastructures
area-medals = Medals
area-starts = Start tokens
area-deep-space = Deep space
area-looked = Looked at
area-returned = Put back
area-missions = Missions
area-ambassadors = Ambassadors
area-specialists = Specialists
area-alterations = Alterations
fact-round = Round
fact-rounds = Rounds
fact-turn = Turn
fact-turns = Turns
fact-passing = Law that would pass
fact-phase = Phase
fact-starter = First player
fact-pawn = President pawn
fact-edition = Edition
fact-votes_left = Votes, left wing
fact-votes_right = Votes, right wing
fact-deep_space = Deep space tokens
fact-laws_left = Laws to come
fact-action = action
fact-floor = floor
fact-column = column
fact-wing = wing
fact-seat = player
fact-neutral = neutral
fact-votes = votes
fact-funding = funding
fact-die = die
fact-cover = covered by
fact-token = token
fact-order = placed as number
fact-cost = cost
fact-effect = effect
fact-planet = planet
fact-when = when
fact-funded = funded
fact-passed = passed
fact-length = length
fact-complete = complete
fact-gain = gives
fact-influence = influence
fact-next = next
fact-asteroid = asteroid
fact-asteroid_gain = asteroid gives
fact-count = count
fact-tokens = tokens
fact-worth = worth now
fact-strength = strength
fact-shown = shown
fact-bonus = bonus
fact-moon = moon
fact-colour = colour
fact-level = level
fact-under = below it
fact-level1 = level 1
fact-level2 = level 2
fact-income = income
fact-slot = slot
fact-values = values
fact-left = left
fact-marked = marked
fact-done = done
fact-placed = placed
fact-used = used
ambassadors = ambassadors
executive = executive
left = left
right = right
reconstructed = reconstructed
now = at once
any = at any time
next = to come
past = past
asteroid-n = asteroid { $n }
hidden = hidden
from-floors = floors of the senate
from-laws = laws
from-missions = missions
from-specialists = specialists
from-megastructures = megastructures
from-accreditation = degrees beyond the top
from-medals = medals
from-leftovers = leftovers
from-projects = major projects

## Questions

federation-ask-start = Choose a start token.
federation-ask-start-hint = What it gives is yours at once, and it counts as a completed mission.
federation-ask-ambassador = Turn { $turn }: who goes to the senate?
federation-ask-ambassador-hint = Click the votes or the funding half of a token, then a room; or drag the half there.
federation-ask-ambassador-or-cover-hint = Click the votes or the funding half of a token, then a room. An alteration (Cover) is clicked before its token.
federation-cover-hint = Click the ambassador that it covers. Escape puts it back.
federation-ask-side = Which side of this ambassador goes up?
federation-ask-side-hint = Votes win floors and the law. Funding opens the room's mission and moves the project of the column.
federation-ask-space = Where do you send { $token }?
federation-ask-space-hint = Rooms that glow can be used and paid for. Pointing at one shows what would happen.
federation-ask-die = Add your die ({ $n }) to these votes?
federation-ask-die-hint = Its pips count as votes here. It stays in the senate until the round ends.
federation-ask-mission =
    { $n ->
        [0] Use a specialist before your turn ends?
        [one] Send a ship? One mission can start now.
       *[other] Send a ship? { $n } missions can start now.
    }
federation-ask-mission-hint =
    { $n ->
        [0] Specialists that glow may be used now. No mission can start.
       *[other] One ship per turn. It stays there for good, and each mission works once.
    }
federation-ask-last-word = Use another specialist before your turn ends?
federation-ask-last-word-hint = Specialists that glow may be used now.
federation-ask-neo =
    { $n ->
        [one] Where does your miner go?
       *[other] Where does your miner go? { $n } steps are left.
    }
federation-ask-neo-hint = You take what lies there, and asteroids beside it are turned up.
federation-ask-dead-asteroid = Which dead asteroid do you take?
federation-ask-dead-asteroid-hint = You get what it shows, now.
federation-ask-sixmoon =
    { $n ->
        [one] Where does your mage go?
       *[other] Where does your mage go? { $n } steps are left.
    }
federation-ask-sixmoon-hint = You take an alteration from the moon where the mage ends up.
federation-ask-alteration = Which alteration do you take from { $moon }?
federation-ask-alteration-hint = In a later turn it may cover one of your ambassadors.
federation-ask-keep-alteration = Which of these alterations do you keep?
federation-ask-keep-alteration-hint = The others go back face down. In a later turn it may cover one of your ambassadors.
federation-ask-atal = Which specialist do you take?
federation-ask-atal-hint = Level 1, or a higher one if you have a lower one of its colour. Each is 1 influence on Atal.
federation-ask-arratuin = With which shop do you trade?
federation-ask-arratuin-hint = The tinted line is what you would get: level 1 the first time, then level 2.
federation-ask-disc = Where do you place a disc on level { $level }?
federation-ask-disc-hint = Nothing is paid. Shops that glow have no disc of yours on that level yet.
federation-ask-build = What do you build?
federation-ask-build-hint = A production brings its income now and in every round. A megastructure scores once.
federation-ask-take-off = Which crystal need you not pay?
federation-ask-take-off-hint = Click it in your reserve.
federation-ask-after-build = Use a specialist after building?
federation-ask-after-build-hint = Specialists that glow may be used now.
federation-ask-robot = Where does the free robot go?
federation-ask-robot-hint = Nothing is paid. A production brings its income at once, a megastructure its points.
federation-ask-income =
    { $n ->
        [one] Which income do you take once more?
       *[other] Which income do you take once more? { $n } are left.
    }
federation-ask-income-hint = Productions that glow bring their income once more.
federation-ask-transport = Move one step without reward?
federation-ask-transport-hint = Click a space of Neo or a moon that glows; the worlds above lead to both.
federation-ask-upgrade = Turn one resource into a better one?
federation-ask-upgrade-hint = Click it in your reserve; it becomes the next one to its right.
federation-ask-reactivate = Turn a used specialist of level { $level } up again?
federation-ask-reactivate-hint = Click one that glows: what it does may be used once more.
federation-ask-copy = Copy which specialist?
federation-ask-copy-hint = Your own and those that lie open on Atal glow.
federation-ask-spy = Which action do you copy?
federation-ask-spy-hint = Occupied rooms too. What the room costs is paid as well.
federation-ask-marker =
    { $n ->
        [one] Which mission do you open?
       *[other] Which missions do you open? At most { $n }.
    }
federation-ask-marker-hint = Missions without a marker glow.
federation-ask-medal = Which medal do you take?
federation-ask-medal-hint = Medals that you miss glow, as far as there are any left.
federation-ask-advance =
    { $n ->
        [one] Which project do you advance?
       *[other] Which project do you advance? { $n } steps are left.
    }
federation-ask-advance-hint = Advances of the common project also count for your own place in it.
federation-ask-crystal =
    { $n ->
        [one] Which crystal do you take?
       *[other] Which crystal do you take? { $n } are left.
    }
federation-ask-crystal-hint = Click it in your reserve.
federation-ask-discard =
    { $n ->
        [one] Your reserve is full: what do you give back?
       *[other] Your reserve is full: what do you give back? { $n } must go.
    }
federation-ask-discard-hint = Click it in your reserve.
federation-ask-pick = Which kind do you take, { $n } of it?
federation-ask-pick-hint = By a click on your board: { $what }.
federation-ask-mix =
    { $n ->
        [one] What do you take?
       *[other] What do you take next? { $n } are left.
    }
federation-ask-mix-hint = In any mix, by clicks on your board: { $what }.
federation-ask-deep-space = Which deep space token do you take?
federation-ask-deep-space-hint = Only you see them. It counts as a completed mission.
federation-ask-decline = Take the degree, although the upkeep rises?
federation-ask-decline-hint = Below the track stands what each level costs at the end of a round.
federation-ask-upkeep = Pay { $cost } for level { $level }, or drop to level { $below }?
federation-ask-upkeep-hint = Click a button, or a level of the accreditation track.
federation-ask-law = Equal votes: which law passes, { $left } or { $right }?
federation-ask-law-hint = You hold the president's pawn. What everybody would score stands on the laws.

## Reasons

federation-why-blocked = A neutral token blocks this space.
federation-why-built = You have built this already.
federation-why-deep-space = This token is not in the stack.
federation-why-disc-there = Your disc is there already.
federation-why-discard-crystals = Crystals must go, in the order of their kinds ({ $n } left).
federation-why-first-player = The first player may not use it on the first turn of the round.
federation-why-level = Your accreditation level is { $n } too low.
federation-why-level-not-reached = You have not reached this level.
federation-why-marked = This mission is marked already.
federation-why-medal-gone = None of these medals is left.
federation-why-medal-owned = You have this medal already.
federation-why-mission-closed = This mission is not open: it has no marker.
federation-why-mission-done = You have completed this mission.
federation-why-needs-lower-level = You need a specialist of a lower level of this colour.
federation-why-no-copy = The President's Office cannot be copied.
federation-why-no-funding-side = The special ambassador has no funding side.
federation-why-no-room = There is no room for it.
federation-why-no-ship = There is no ship in your hangar.
federation-why-not-next = That is not a neighbour ahead of you.
federation-why-not-offered = This token is not on offer.
federation-why-not-on-moon = This token does not lie there.
federation-why-not-owned = You do not have it.
federation-why-nothing-there = There is nothing that you can do there.
federation-why-occupied = { $seat } is there.
federation-why-one-mission = One mission per turn.
federation-why-placed = This ambassador is not at hand.
federation-why-planets-only = This mission copies planets only.
federation-why-project-complete = This project is complete.
federation-why-same-character = You have this character already.
federation-why-short = 
    { $n ->
        [one] You are one piece short.
       *[other] You are { $n } pieces short.
    }
federation-why-used = You have used it.
federation-why-wrong-moment = This is not its moment.

## Events

federation-did-alteration = { $seat } takes { $token }.
federation-did-asteroid = { $seat } takes asteroid { $n }.
federation-did-builds = { $seat } builds { $building }.
federation-did-common = { $seat } funds the common project ({ $n }).
federation-did-copies = { $seat } copies { $specialist }.
federation-did-dead-asteroid = { $seat } takes { $token }.
federation-did-deep-space = { $seat } takes { $token }.
federation-did-degrees = { $seat } climbs { $n } to level { $level }.
federation-did-die = The die of { $seat } shows { $n }.
federation-did-die-placed = { $seat } adds the die ({ $n }).
federation-did-disc = { $seat } has a disc in { $shop }, level { $level }.
federation-did-discards = { $seat } discards { $resource }.
federation-did-drops = { $seat } drops to level { $level }.
federation-did-floor = { $seat } has the most votes on floor { $floor } and scores { $n }.
federation-did-funds = { $seat } advances the { $project }.
federation-did-gains = { $seat } gains { $n } { $resource }.
federation-did-income = { $seat }: income, { $source }.
federation-did-law = The law of { $planet } passes, votes { $votes } to { $against }.
federation-did-mage = The mage of { $seat } is on { $moon }.
federation-did-marks = { $seat } opens { $mission }.
federation-did-medal = { $seat } takes the { $medal }.
federation-did-miner = The miner of { $seat } is on { $space }.
federation-did-mission = { $seat } sends a ship: { $mission }.
federation-did-pawn = { $seat } takes the president pawn.
federation-did-pays = { $seat } pays { $cost }.
federation-did-places = { $seat } places an ambassador: { $space }.
federation-did-points = { $seat } scores { $n } ({ $source }).
federation-did-reactivates = { $seat } turns { $specialist } up again.
federation-did-round = Round { $n }: { $seat } begins.
federation-did-ships = 
    { $seat } gains { $n } { $n ->
        [one] ship
       *[other] ships
    }.
federation-did-spies = { $seat } copies { $action }.
federation-did-start = { $seat } chooses { $token }.
federation-did-takes = { $seat } takes { $specialist }.
federation-did-trades = { $seat } trades with { $shop }.
federation-did-upgrades = { $seat } makes { $resource }.
federation-did-uses = { $seat } uses { $specialist }.

## Options

option-setup = Set-up
option-setup-experienced = experienced: productions and megastructures by lot
option-setup-first-game = first game: productions and megastructures as printed
option-board = Board

## Counters and the score

counter-points = prestige points
counter-lavandium = lavandium
counter-copernium = copernium
counter-oceanium = oceanium
counter-gold = gold
counter-level = accreditation level
counter-degree = degree
counter-ships = ships in the hangar
counter-die = assistant die
counter-missions = completed missions
counter-common = contributions
score-floors = Floors of the senate
score-floors-short = Floors
score-laws = Laws
score-missions = Missions
score-specialists = Specialists
score-megastructures = Megastructures
score-megastructures-short = Mega
score-accreditation = Degrees past the top
score-accreditation-short = Degrees
score-medals = Medals
score-leftovers = Leftovers
score-projects = Major projects
score-projects-short = Projects

## What is printed on components

lavandium-n = { $n } lavandium
copernium-n = { $n } copernium
oceanium-n = { $n } oceanium
gold-n = { $n } gold
crystal-n = 
    { $n ->
        [one] 1 crystal of your choice
       *[other] { $n } crystals of your choice
    }
degree-n = 
    { $n ->
        [one] 1 degree
       *[other] { $n } degrees
    }
ship-n = 
    { $n ->
        [one] 1 ship
       *[other] { $n } ships
    }
marker-n = 
    { $n ->
        [one] 1 mission marker
       *[other] { $n } mission markers
    }
advance-n = 
    { $n ->
        [one] 1 project advance
       *[other] { $n } project advances
    }
die-n = die +{ $n }
pay-lavandium-n = pay { $n } lavandium
pay-copernium-n = pay { $n } copernium
pay-oceanium-n = pay { $n } oceanium
pay-gold-n = pay { $n } gold
or-lavandium-n = or { $n } lavandium
mix-lavandium-n = { $n } in any mix: lavandium
or-lavandium = or lavandium
or-copernium-n = or { $n } copernium
mix-copernium-n = { $n } in any mix: copernium
or-copernium = or copernium
or-oceanium-n = or { $n } oceanium
mix-oceanium-n = { $n } in any mix: oceanium
or-oceanium = or oceanium
or-gold-n = or { $n } gold
mix-gold-n = { $n } in any mix: gold
or-gold = or gold
or-degree-n = 
    { $n ->
        [one] or 1 degree
       *[other] or { $n } degrees
    }
mix-degree-n = { $n } in any mix: degrees
or-degree = or degrees
or-ship-n = 
    { $n ->
        [one] or 1 ship
       *[other] or { $n } ships
    }
mix-ship-n = { $n } in any mix: ships
or-ship = or ships
or-marker-n = 
    { $n ->
        [one] or 1 mission marker
       *[other] or { $n } mission markers
    }
mix-marker-n = { $n } in any mix: mission markers
or-marker = or mission markers
or-die-n = or die +{ $n }
mix-die-n = { $n } in any mix: pips of the die
or-die = or pips of the die
action-neo = action of Neo
action-sixmoon = action of 6Moon
action-atal = action of Atal
action-arratuin = action of Arratuin
action-e81216 = action of E81216
or-action-neo = or action of Neo
or-action-sixmoon = or action of 6Moon
or-action-atal = or action of Atal
or-action-arratuin = or action of Arratuin
or-action-e81216 = or action of E81216
per-neo = influence on Neo
per-sixmoon = influence on 6Moon
per-atal = influence on Atal
per-arratuin = influence on Arratuin
per-e81216 = influence on E81216
per-missions = completed missions
per-level = accreditation level
per-die = pips of the die
points-per-neo-n = 
    { $n ->
        [one] 1 point per influence on Neo
       *[other] { $n } points per influence on Neo
    }
points-per-sixmoon-n = 
    { $n ->
        [one] 1 point per influence on 6Moon
       *[other] { $n } points per influence on 6Moon
    }
points-per-atal-n = 
    { $n ->
        [one] 1 point per influence on Atal
       *[other] { $n } points per influence on Atal
    }
points-per-arratuin-n = 
    { $n ->
        [one] 1 point per influence on Arratuin
       *[other] { $n } points per influence on Arratuin
    }
points-per-e81216-n = 
    { $n ->
        [one] 1 point per influence on E81216
       *[other] { $n } points per influence on E81216
    }
points-per-missions-n = 
    { $n ->
        [one] 1 point per completed mission
       *[other] { $n } points per completed mission
    }
points-per-level-n = 
    { $n ->
        [one] 1 point per accreditation level
       *[other] { $n } points per accreditation level
    }
points-per-die-n = 
    { $n ->
        [one] 1 point per pip of the die
       *[other] { $n } points per pip of the die
    }
points-per-marked-n = 
    { $n ->
        [one] 1 point per marked or completed mission
       *[other] { $n } points per marked or completed mission
    }
points-per-colours-n = 
    { $n ->
        [one] 1 point per specialist colour
       *[other] { $n } points per specialist colour
    }
points-per-gold-n = 
    { $n ->
        [one] 1 point per gold
       *[other] { $n } points per gold
    }
points-per-megastructures-n = 
    { $n ->
        [one] 1 point per megastructure
       *[other] { $n } points per megastructure
    }
points-per-ships-n = 
    { $n ->
        [one] 1 point per ship
       *[other] { $n } points per ship
    }
points-per-shops-n = 
    { $n ->
        [one] 1 point per disc on level 2
       *[other] { $n } points per disc on level 2
    }
points-per-alterations-n = 
    { $n ->
        [one] 1 point per alteration
       *[other] { $n } points per alteration
    }
points-per-asteroids-n = 
    { $n ->
        [one] 1 point per asteroid
       *[other] { $n } points per asteroid
    }
points-per-reserve-n = 
    { $n ->
        [one] 1 point per piece in the reserve
       *[other] { $n } points per piece in the reserve
    }
lavandium-per-neo-n = { $n } lavandium per influence on Neo
lavandium-per-sixmoon-n = { $n } lavandium per influence on 6Moon
lavandium-per-atal-n = { $n } lavandium per influence on Atal
lavandium-per-arratuin-n = { $n } lavandium per influence on Arratuin
lavandium-per-e81216-n = { $n } lavandium per influence on E81216
copernium-per-neo-n = { $n } copernium per influence on Neo
copernium-per-sixmoon-n = { $n } copernium per influence on 6Moon
copernium-per-atal-n = { $n } copernium per influence on Atal
copernium-per-arratuin-n = { $n } copernium per influence on Arratuin
copernium-per-e81216-n = { $n } copernium per influence on E81216
oceanium-per-neo-n = { $n } oceanium per influence on Neo
oceanium-per-sixmoon-n = { $n } oceanium per influence on 6Moon
oceanium-per-atal-n = { $n } oceanium per influence on Atal
oceanium-per-arratuin-n = { $n } oceanium per influence on Arratuin
oceanium-per-e81216-n = { $n } oceanium per influence on E81216
gold-per-neo-n = { $n } gold per influence on Neo
gold-per-sixmoon-n = { $n } gold per influence on 6Moon
gold-per-atal-n = { $n } gold per influence on Atal
gold-per-arratuin-n = { $n } gold per influence on Arratuin
gold-per-e81216-n = { $n } gold per influence on E81216
level-round-n = level +{ $n } this round
level-game-n = level +{ $n } to the end of the game
reactivate-n = turn up a level-{ $n } specialist
copy-n = copy a specialist up to level { $n }
take-n = take a level-{ $n } specialist
discount-n = 
    { $n ->
        [one] 1 crystal less for building
       *[other] { $n } crystals less for building
    }
income-n = 
    { $n ->
        [one] 1 income
       *[other] { $n } incomes
    }
disc-bare-n = a disc on level { $n }, no bonus
disc-bonus-n = a disc on level { $n } with its bonus
alteration-n = an alteration of strength { $n }
alteration-pick-2-n = one of two alterations of strength { $n }
steps-n = 
    { $n ->
        [one] 1 step further
       *[other] { $n } steps further
    }
die-set-n = die to { $n }
marker-all = a marker on every mission
robot = a robot for free
ambassador = the special ambassador
upgrade = one resource into a better one
transport = one step without reward
pawn = the president pawn
medal-any = a medal of your choice
copy-action-senate = copy any space of the senate
copy-action-planets = copy the action of a planet

## Which figures are reconstructed

fact-reconstructed = Reconstructed figures
federation-note-sources = Figures of this board: { $rulebook } from the rulebook, { $secondary } from other named sources, { $reconstructed } are proposals that nobody has read off a printed copy. The proposals belong to: { $parts }.
figures-game = limits and supplies
figures-ambassadors = ambassadors
figures-senate = spaces of the senate
figures-rooms = rooms
figures-missions = levels of missions
figures-accreditation = accreditation track
figures-medals = points for medals
figures-neo = map of Neo
figures-sixmoon = moons
figures-alterations = alterations
figures-atal = specialists' requirements
figures-arratuin = shops
figures-e81216 = places of productions
figures-productions = costs of productions
figures-megastructures = megastructures
figures-projects = lengths of projects
figures-final = final points
figures-start-tokens = start tokens
figures-blocks = blocked spaces

## What components do

explain-w-1a1 = At any time in a turn of yours: level +1 this round.
    .rule = FE-31.6
explain-w-1a2 = At any time in a turn of yours: turn up a level-1 specialist.
    .rule = FE-31.7
explain-w-1a3 = At any time in a turn of yours: copy a level-1 specialist.
    .rule = FE-31.8
explain-w-2a1 = At any time in a turn of yours: level +2 this round.
    .rule = FE-31.9
explain-w-2a2 = In a later action on Atal: take a level-3 specialist.
    .rule = FE-31.10
explain-w-2a3 = At any time in a turn of yours: copy a level-1 or level-2 specialist.
    .rule = FE-31.11
explain-w-3a1 = At once: 1 point per marked or completed mission.
    .rule = FE-31.12
explain-w-3a2 = At once: 3 points per specialist colour.
    .rule = FE-31.13
explain-w-3a3 = At once: 2 points per influence on Atal.
    .rule = FE-31.14
explain-w-1b1 = In a later action on E81216: build for 1 crystal less.
    .rule = FE-31.15
explain-w-1b2 = In a later action on E81216: lavandium per influence on E81216.
    .rule = FE-31.16
explain-w-1b3 = At once: the income of 1 production.
    .rule = FE-31.17
explain-w-2b1 = In a later action on E81216: build for 2 crystals less.
    .rule = FE-31.18
explain-w-2b2 = In a later action on E81216: copernium per influence on E81216.
    .rule = FE-31.19
explain-w-2b3 = At once: the income of 2 productions.
    .rule = FE-31.20
explain-w-3b1 = At once: 2 points per influence on E81216.
    .rule = FE-31.21
explain-w-3b2 = At once: 3 points per gold.
    .rule = FE-31.22
explain-w-3b3 = At once: 5 points per megastructure.
    .rule = FE-31.23
explain-w-1c1 = At once: 1 degree.
    .rule = FE-31.24
explain-w-1c2 = At once: a ship or a marker.
    .rule = FE-31.25
explain-w-1c3 = At once: a disc on level 1, no bonus.
    .rule = FE-31.26
explain-w-2c1 = At once: 2 degrees.
    .rule = FE-31.27
explain-w-2c2 = At once: a ship and a marker.
    .rule = FE-31.28
explain-w-2c3 = At once: a disc on level 1 with its bonus.
    .rule = FE-31.29
explain-w-3c1 = At once: 2 points per accreditation level.
    .rule = FE-31.30
explain-w-3c2 = At once: 3 points per ship.
    .rule = FE-31.31
explain-w-3c3 = At once: 3 points per disc on level 2.
    .rule = FE-31.32
explain-w-1d1 = In a later action on 6Moon: an extra alteration of strength 1.
    .rule = FE-31.33
explain-w-1d2 = At once: die +1.
    .rule = FE-31.34
explain-w-1d3 = In a later action on 6Moon: 1 moon further.
    .rule = FE-31.35
explain-w-2d1 = In a later action on 6Moon: an extra alteration of strength 2.
    .rule = FE-31.36
explain-w-2d2 = At once: die +2.
    .rule = FE-31.37
explain-w-2d3 = In a later action on 6Moon: 2 moons further.
    .rule = FE-31.38
explain-w-3d1 = At once: 3 points per alteration.
    .rule = FE-31.39
explain-w-3d2 = At once: 2 points per pip of the die.
    .rule = FE-31.40
explain-w-3d3 = At once: 2 points per influence on 6Moon.
    .rule = FE-31.41
explain-w-1e1 = In a later action on Neo: 2 extra lavandium.
    .rule = FE-31.42
explain-w-1e2 = In a later action on Neo: 1 extra oceanium.
    .rule = FE-31.43
explain-w-1e3 = In a later action on Neo: 1 space further.
    .rule = FE-31.44
explain-w-2e1 = In a later action on Neo: an extra lavandium and oceanium.
    .rule = FE-31.45
explain-w-2e2 = In a later action on Neo: an extra copernium and oceanium.
    .rule = FE-31.46
explain-w-2e3 = In a later action on Neo: 1 extra gold.
    .rule = FE-31.47
explain-w-3e1 = At once: 5 points per asteroid.
    .rule = FE-31.48
explain-w-3e2 = At once: 1 point per piece in the reserve.
    .rule = FE-31.49
explain-w-3e3 = At once: 2 points per influence on Neo.
    .rule = FE-31.50
explain-ds-1 = 2 project advances, a ship, markers on all missions that have none.
    .rule = FE-32.5, FE-32.6, FE-32.7
explain-ds-2 = Look at 2 alterations of strength 4 and keep one, then an action on Atal.
    .rule = FE-32.8, FE-32.9
explain-ds-3 = Accreditation level +3 to the end of the game, die +1, an oceanium.
    .rule = FE-32.10, FE-32.11, FE-32.12
explain-ds-4 = A free disc in any shop on level 2, with its bonus, and an oceanium.
    .rule = FE-32.13
explain-ds-5 = Accreditation level +1 to the end of the game, the die shows 6.
    .rule = FE-32.14, FE-32.15
explain-ds-6 = The special ambassador: 7 votes, and a fifth turn in one round.
    .rule = FE-32.16
explain-ds-7 = An action on Neo or 6Moon, and any medal that you miss.
    .rule = FE-32.19, FE-32.20
explain-ds-8 = A robot on any production or megastructure, without paying.
    .rule = FE-32.21
explain-neo = Move your miner to a space ahead and take what is there; at the end of the way take a dead asteroid.
    .rule = FE-15.1
explain-sixmoon = Move your mage to the next moon and take one alteration there.
    .rule = FE-16.1
explain-atal = Take a specialist of level 1, or a higher one if you have a lower one of its colour.
    .rule = FE-18.1, FE-18.2
explain-arratuin = Trade with a shop: pay its price, move your disc up a level and gain that level's bonus; at level 2 again and again.
    .rule = FE-19.2
explain-e81216 = Build a production, which gives its income now and every round, or a megastructure, which gives points now.
    .rule = FE-20.1
explain-officers = Gain 2 degrees.
    .rule = FE-22.4
explain-procurement = Pay an oceanium: 2 ships into your hangar.
    .rule = FE-22.5
explain-patron = A ship into your hangar and a marker on any mission.
    .rule = FE-22.6, FE-22.7
explain-president = Take the president pawn: you begin the next round. Take any medal that you do not have.
    .rule = FE-22.8, FE-22.9
explain-assistants = Pay a copernium: your die shows 2 more.
    .rule = FE-22.12
explain-lounge = Gain a degree and move any project forward by 1.
    .rule = FE-22.13, FE-22.14
explain-spy = Pay a lavandium: copy any planet or room but the President's Office, occupied or not.
    .rule = FE-23.2
explain-outer = An oceanium. Tokens here count for nothing else: no votes, no funding, no mission.
    .rule = FE-25.2, FE-25.3
explain-mission-neo = An action on Neo.
    .rule = FE-24.3
explain-mission-sixmoon = An action on 6Moon.
    .rule = FE-24.3
explain-mission-atal = An action on Atal.
    .rule = FE-24.3
explain-mission-arratuin = An action on Arratuin.
    .rule = FE-24.3
explain-mission-e81216 = An action on E81216.
    .rule = FE-24.3
explain-mission-officers = Gain 2 degrees.
    .rule = FE-24.4
explain-mission-procurement = 2 points per accreditation level.
    .rule = FE-24.10
explain-mission-patron = 1 point per completed mission, this one included.
    .rule = FE-24.11
explain-mission-president = 1 point per crystal and gold in your reserve.
    .rule = FE-24.7
explain-mission-assistants = 2 points per pip of your die.
    .rule = FE-24.9
explain-mission-lounge = Move any project forward by 1, gain a degree and the intrigue medal.
    .rule = FE-24.8
explain-mission-spy = Pay a lavandium: copy an action on a planet.
    .rule = FE-24.6
explain-law-left = If the left wing has more votes, everybody scores twice their influence on its planet.
    .rule = FE-12.25
explain-law-right = If the right wing has more votes, everybody scores twice their influence on its planet.
    .rule = FE-12.25
explain-project-common = Takes every funding that the other projects no longer need, and free advances. Your first three contributions give a lavandium, a copernium, an oceanium.
    .rule = FE-12.9, FE-12.16
explain-project-n = Funding tokens in its column move it on at the end of each round. If it is complete when the game ends, influence on its planet decides the places.
    .rule = FE-28.9, FE-28.11
explain-project-missions = Funding tokens in its column move it on at the end of each round. If it is complete when the game ends, completed missions decide the places.
    .rule = FE-28.13, FE-28.14
explain-start-n = What it shows is yours at once, and it counts as a completed mission.
    .rule = FE-5.3, FE-5.4
explain-alt-n = Covers the ambassador that you place and replaces everything on it. At the end of the round it goes away; unused it is a point.
    .rule = FE-17.5, FE-17.6
explain-mega-n = The highest free multiplier times the lower of the two values, in points at once. Once for each player.
    .rule = FE-21.2, FE-21.3
explain-shop-n = Pay, then take what level 1 gives; with your disc there, what level 2 gives, again and again.
    .rule = FE-19.2, FE-19.3
explain-medal-n = Yours as soon as you have the influence that it asks for; the next one of this planet asks for more.
    .rule = FE-10.2, FE-10.8
explain-medal-accreditation = Yours as soon as you reach the degree that shows it.
    .rule = FE-10.9
explain-medal-intrigue = Yours by the mission of the Small Lounge.
    .rule = FE-10.10
explain-spaceport = Income: a ship for your hangar, now and in every round.
    .rule = FE-20.5
explain-transporter = Income: a step on Neo or 6Moon without reward, now and in every round.
    .rule = FE-20.6
explain-transmutation = Income: one resource becomes the next better one, now and in every round.
    .rule = FE-20.7
explain-replicator = Income: a lavandium, now and in every round.
    .rule = FE-20.8
explain-academy = Income: a degree, now and in every round.
    .rule = FE-20.9
explain-consulate = Income: a used specialist of level 1 is ready again, now and in every round.
    .rule = FE-20.11
explain-incubator = Income: an alteration of strength 1, now and in every round.
    .rule = FE-20.12
explain-university = Income: die +1, now and in every round.
    .rule = FE-20.13
officers-short = Officers
procurement-short = Procurement
patron-short = Patron
president-short = President
assistants-short = Assistants
lounge-short = Lounge
spy-short = Spy
outer-short = Outer module

## Short texts on specialists

short-w-1a1 = level +1 this round
short-w-1a2 = turn up a level-1 specialist
short-w-1a3 = copy a level-1 specialist
short-w-2a1 = level +2 this round
short-w-2a2 = take a level-3 specialist
short-w-2a3 = copy a level-1 or level-2 specialist
short-w-3a1 = 1 point per open or done mission
short-w-3a2 = 3 points per specialist colour
short-w-3a3 = 2 points per influence on Atal
short-w-1b1 = build for 1 crystal less
short-w-1b2 = lavandium per influence on E81216
short-w-1b3 = income of 1 production
short-w-2b1 = build for 2 crystals less
short-w-2b2 = copernium per influence on E81216
short-w-2b3 = income of 2 productions
short-w-3b1 = 2 points per influence on E81216
short-w-3b2 = 3 points per gold
short-w-3b3 = 5 points per mega­structure
short-w-1c1 = 1 degree
short-w-1c2 = a ship or a marker
short-w-1c3 = a disc on level 1, no bonus
short-w-2c1 = 2 degrees
short-w-2c2 = a ship and a marker
short-w-2c3 = a disc on level 1 with its bonus
short-w-3c1 = 2 points per accreditation level
short-w-3c2 = 3 points per ship
short-w-3c3 = 3 points per disc on level 2
short-w-1d1 = an extra alteration of strength 1
short-w-1d2 = die +1
short-w-1d3 = 1 moon further
short-w-2d1 = an extra alteration of strength 2
short-w-2d2 = die +2
short-w-2d3 = 2 moons further
short-w-3d1 = 3 points per alteration
short-w-3d2 = 2 points per pip of the die
short-w-3d3 = 2 points per influence on 6Moon
short-w-1e1 = 2 lavandium on Neo
short-w-1e2 = 1 oceanium on Neo
short-w-1e3 = 1 space further on Neo
short-w-2e1 = both extra on Neo
short-w-2e2 = both extra on Neo
short-w-2e3 = 1 gold on Neo
short-w-3e1 = 5 points per asteroid
short-w-3e2 = 1 point per piece in the reserve
short-w-3e3 = 2 points per influence on Neo

## The table page

federation-proposal = A proposal: nobody has read this figure off a printed copy.
federation-proposals = { $n } figures of this board are proposals: show the list
federation-rounds = Rounds and their laws
federation-order = Order of play
federation-round-end = Round end
federation-step-income = Income
federation-step-upkeep = Upkeep
federation-step-projects = Projects
federation-step-floors = Floors
federation-step-law = Law
federation-law-passed = The law of { $planet } was passed.
federation-law-of = Law of { $planet }
federation-open-world = { $world }: open it
federation-project-state = { $name }: { $n } of { $of } funded, { $coming } coming
federation-common = Common
federation-n-votes = 
    { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
name-of-spaces =
    { $action }, floor { $floor ->
        [1] I
        [2] II
       *[3] III
    }
federation-floor-hint = Votes on this floor. Whoever has the most scores the own accreditation level at the end of the round.
federation-no-law = no more laws
federation-tied-law = Equal votes: the holder of the president pawn decides.
federation-balance = Votes: left wing { $left }, right wing { $right }
federation-n-influence = influence { $n }
federation-asteroid-hidden = an asteroid, face down
federation-none-left = none left
federation-taken = taken
federation-pay = pay
federation-free = free
federation-lower-times = lower ×
federation-world-neo = Miners' world
federation-world-sixmoon = World of mages
federation-world-atal = World of specialists
federation-world-arratuin = World of traders
federation-world-e81216 = World of robots
federation-deed-neo = Move your miner one space on, take what lies there.
federation-deed-sixmoon = Move your mage one moon on and take an alteration there.
federation-deed-atal = Take a specialist: level 1, or higher above one you have.
federation-deed-arratuin = Trade with a shop: level 1 first, then the better level 2.
federation-deed-e81216 = Build: income now and every round, or points at once.
federation-influence-neo = by column
federation-influence-sixmoon = by moon
federation-influence-atal = per specialist
federation-influence-arratuin = by level
federation-influence-e81216 = per building
federation-scene-round = Round end
federation-scene-round-hint = What each step of the executive phase would bring now.
federation-scene-start = Start tokens
federation-scene-start-hint = Each player takes one, the first player last. It counts as a completed mission.
federation-scene-deep = Deep space
federation-scene-deep-hint = You are at the top. Take one; only you see them.
federation-scene-keep = Alterations
federation-scene-keep-hint = Keep one; the others go back face down.
federation-scene-figures = Where the figures come from
federation-scene-figures-hint = The rulebook shows many figures only in pictures.
federation-label-rulebook = Rulebook
federation-label-rulebook-hint = Printed in words, or found by counting; these have no mark.
federation-label-secondary = Secondary source
federation-label-secondary-hint = Somebody who has a printed copy has told them; a fine line below the figure marks them.
federation-label-reconstructed = Reconstructed
federation-label-reconstructed-hint = Proposals of ours, balanced by play; a dotted line below the figure marks them.
federation-sum = Sum
federation-short = The upkeep could not be paid now.
federation-standings = Projects: places at the end of the game if they are complete
federation-soon = What the end of the round would bring now: floors and law
federation-buildings = Productions + megastructures
federation-ready = { $n } ready
federation-president = president
federation-plays = 
    { $n ->
        [1] plays first
        [2] plays second
        [3] plays third
       *[other] plays fourth
    }
federation-n-of = { $n } × { $what }
federation-cover = Cover
federation-accreditation = Accreditation
federation-upkeep-below = upkeep below
federation-ladder = Accreditation: level { $level }, degree { $degree }
federation-hangar = Hangar
federation-supply = ships outside the hangar
federation-die = Die
federation-die-none = none yet
federation-die-out = in the senate
federation-die-ready = ready
federation-n-done = { $n } done
federation-level-needed = level needed
federation-open = open
federation-mission-done = done
federation-mission-open = open, level { $level } needed
federation-mission-shut = no marker, level { $level } needed
done-at-federation-ask-mission = End turn, no ship
done-at-federation-ask-last-word = End turn
done-at-federation-ask-after-build = No specialist
done-at-federation-ask-die = Without the die
federation-with-die = With the die: { $n ->
        [one] +1 vote
       *[other] +{ $n } votes
    }
done-at-federation-ask-upgrade = Leave it
done-at-federation-ask-transport = Stay
done-at-federation-ask-reactivate = None
done-at-federation-ask-copy = Copy nothing
done-at-federation-ask-decline = Leave the degree
done-at-federation-ask-income = No more
done-at-federation-ask-marker = No more
done-at-federation-ask-build = Build nothing
done-at-federation-ask-atal = Take none
done-at-federation-ask-alteration = Take none
done-at-federation-ask-neo = Stay
done-at-federation-ask-sixmoon = Stay
done-at-federation-ask-arratuin = Trade nothing
pass-at-federation-ask-ambassador = Not this round
fact-coming = coming
fact-passed_on = passed on
fact-said = said as
fact-kind = kind
fact-law_factor = Points per influence
space = space
asteroid = asteroid
dead-asteroids = dead asteroids
start = start
federation-tab-senate = Senate
federation-tab-world = World
federation-tab-own = Mine
federation-act-neo = your miner moves on.
federation-act-sixmoon = your mage moves on, take an alteration.
federation-act-atal = take a specialist.
federation-act-arratuin = trade with a shop.
federation-act-e81216 = build.
federation-did-step = End of the round: { $step }.
step-income = income
step-upkeep = upkeep
step-projects = projects
step-floors = floors
step-law = law
federation-scene-told = The round has ended
federation-scene-told-hint = What each step of the executive phase brought.
federation-turn-token = Ambassador
federation-turn-room = Room
federation-turn-action = Action
federation-turn-mission = Mission
federation-back-to = Back to this step
federation-end-turn = End turn
federation-lacks-token = First an ambassador goes to the senate: click its votes or its funding.
federation-lacks-room = Your ambassador has no room yet: click one that glows.
federation-lacks-action = The action is not done yet: its answers glow.
federation-lacks-mission = The mission is not done yet: its answers glow.
federation-hint-mission = Funding opens: { $mission }.
federation-hint-project = At the round's end: { $project } +1.
federation-hint-leads = You lead floor { $floor }: +{ $n } at the round's end.
federation-hint-tied = You tie on floor { $floor }: +{ $n } at the round's end.
federation-hint-law = The law of { $planet } would pass.
federation-hint-idle = Nothing can be done on { $planet } now.
federation-worth = worth
federation-worth-next = next
federation-told = Told by a secondary source: { $source }.
federation-no-alteration = no alteration
federation-stay = Stay on level { $level }: { $cost }
federation-drop-to = Drop to
federation-drop-pay = Drop to level { $level }: { $cost }
federation-drop = Drop to level { $level }
federation-ask-end = Do this and end the turn?
federation-ask-so = Do this?
explain-vote = It counts on its floor and for its wing when the round ends.
    .rule = FE-7.7, FE-7.8
explain-fund = It opens the mission of the room at once, and moves the project of the column when the round ends.
    .rule = FE-7.5, FE-7.6
federation-project-places = { $name }, { $n } of { $of }. If it is complete when the game ends: { $places }.
federation-ask-final = Do this? What it turns up cannot be taken back.
federation-influence-there = Influence { $n }.
federation-medal-worth = your medals are worth { $now } now, { $n } with it.
federation-alteration-meaning = covers an ambassador for one round: { $effect }.
federation-pays = Pay { $cost }.
federation-shop-meaning = You get level { $level }: { $effect }.
federation-disc-meaning = Your disc goes to level { $level }, without its price.
federation-production-meaning = Income now and in every round: { $income }.
federation-mega-meaning = It would bring { $n } points now.
explain-lavandium = the cheapest crystal.
    .rule = FE-3.8, FE-28.5
explain-copernium = the second crystal.
    .rule = FE-3.8, FE-28.5
explain-oceanium = the dearest crystal; it may stand in for lavandium and copernium.
    .rule = FE-12.6, FE-33.1
explain-gold = for megastructures. At the end of the game a point each.
    .rule = FE-3.7, FE-28.6
explain-degree = leads up to the next level, which decides the missions you can start, what a floor is worth and what upkeep costs.
    .rule = FE-26.2, FE-26.3
explain-ship = one goes on a mission and stays there. At the end of the game a point for each in the hangar.
    .rule = FE-9.3, FE-28.7
explain-die = its pips may join your votes once a round.
    .rule = FE-27.3, FE-27.4
explain-marker = it opens a mission.
    .rule = FE-9.5, FE-33.11
federation-moon-meaning = alterations of strength { $strength }; { $left } are here.
federation-you-join = Your world joins the federation
federation-they-join =
    { $n ->
        [one] { $names } joins the federation
       *[other] { $names } join the federation
    }
federation-scene-score = The end
federation-scene-score-hint = Point at a row to see on the board where the points come from.
federation-over-hint = The senate stays open: point at anything.
