# Planet Unknown.

## Words

depot-1 = depot 1
depot-2 = depot 2
depot-3 = depot 3
depot-4 = depot 4
depot-5 = depot 5
depot-6 = depot 6
large = the large tile
small = the small tile
r0 = as printed
r90 = turned right
r180 = upside down
r270 = turned left
f0 = flipped
f90 = flipped, turned right
f180 = flipped, upside down
f270 = flipped, turned left
civ = civilisation
water = water
biomass = biomass
rover = rovers
tech = technology
energy = energy
synergy = synergy boost
patch = patch
deploy = new rover
regress = step down
pod = life pod
reposition = move a life pod
store = keep it for the end
score = scoring area
peek = look at the next event
tech-1 = tech 1
tech-2 = tech 2
tech-3 = tech 3
tech-4 = tech 4
tech-5 = tech 5
tech-6 = tech 6
civ_0 = { civ } 0
civ_1 = { civ } 1
civ_2 = { civ } 2
civ_3 = { civ } 3
civ_4 = { civ } 4
civ_5 = { civ } 5
civ_6 = { civ } 6
civ_7 = { civ } 7
civ_8 = { civ } 8
civ_9 = { civ } 9
civ_10 = { civ } 10
civ_11 = { civ } 11
civ_12 = { civ } 12
civ_13 = { civ } 13
civ_14 = { civ } 14
civ_15 = { civ } 15
water_0 = { water } 0
water_1 = { water } 1
water_2 = { water } 2
water_3 = { water } 3
water_4 = { water } 4
water_5 = { water } 5
water_6 = { water } 6
water_7 = { water } 7
water_8 = { water } 8
water_9 = { water } 9
water_10 = { water } 10
water_11 = { water } 11
water_12 = { water } 12
water_13 = { water } 13
water_14 = { water } 14
water_15 = { water } 15
biomass_0 = { biomass } 0
biomass_1 = { biomass } 1
biomass_2 = { biomass } 2
biomass_3 = { biomass } 3
biomass_4 = { biomass } 4
biomass_5 = { biomass } 5
biomass_6 = { biomass } 6
biomass_7 = { biomass } 7
biomass_8 = { biomass } 8
biomass_9 = { biomass } 9
biomass_10 = { biomass } 10
biomass_11 = { biomass } 11
biomass_12 = { biomass } 12
biomass_13 = { biomass } 13
biomass_14 = { biomass } 14
biomass_15 = { biomass } 15
rover_0 = { rover } 0
rover_1 = { rover } 1
rover_2 = { rover } 2
rover_3 = { rover } 3
rover_4 = { rover } 4
rover_5 = { rover } 5
rover_6 = { rover } 6
rover_7 = { rover } 7
rover_8 = { rover } 8
rover_9 = { rover } 9
rover_10 = { rover } 10
rover_11 = { rover } 11
rover_12 = { rover } 12
rover_13 = { rover } 13
rover_14 = { rover } 14
rover_15 = { rover } 15
tech_0 = { tech } 0
tech_1 = { tech } 1
tech_2 = { tech } 2
tech_3 = { tech } 3
tech_4 = { tech } 4
tech_5 = { tech } 5
tech_6 = { tech } 6
tech_7 = { tech } 7
tech_8 = { tech } 8
tech_9 = { tech } 9
tech_10 = { tech } 10
tech_11 = { tech } 11
tech_12 = { tech } 12
tech_13 = { tech } 13
tech_14 = { tech } 14
tech_15 = { tech } 15
row-0 = row 1
row-1 = row 2
row-2 = row 3
row-3 = row 4
row-4 = row 5
row-5 = row 6
row-6 = row 7
row-7 = row 8
row-8 = row 9
row-9 = row 10
row-10 = row 11
row-11 = row 12
column-0 = column A
column-1 = column B
column-2 = column C
column-3 = column D
column-4 = column E
column-5 = column F
column-6 = column G
column-7 = column H
column-8 = column I
column-9 = column J
column-10 = column K
column-11 = column L
civ1-1 = Temp Agency
civ1-2 = Dept of Operations
civ1-3 = Dept of Natural Resources
civ1-4 = Dept of Engineering
civ1-5 = Salvage Yard
civ1-6 = Observance of First Planet Holiday
civ1-7 = Rising Planet Award
civ1-8 = Meteorite Repo 1/4
civ1-9 = Commerce Agreement 1/4
civ2-1 = First Planet Holiday
civ2-2 = People's Planet Choice Award
civ2-3 = New Angel Investors
civ2-4 = Wage Increase
civ2-5 = Dept of Parks and Rec
civ2-6 = Approved Overtime
civ2-7 = Relocation Bonus
civ2-8 = Meteorite Repo 2/4
civ2-9 = Commerce Agreement 2/4
civ3-1 = Top Planet Award
civ3-2 = Depot Repair Online
civ3-3 = Landing Zone Approved
civ3-4 = Search and Rescue Team
civ3-5 = Partnership Opportunity
civ3-6 = Best in Planet Award
civ3-7 = Unionization
civ3-8 = Meteorite Repo 3/4
civ3-9 = Commerce Agreement 3/4
civ4-1 = Sustainable Living Act
civ4-2 = Gaming Commission
civ4-3 = Planet Lottery
civ4-4 = Meteor Defense Program
civ4-5 = Global Parks System
civ4-6 = Best Planet to Live on Award
civ4-7 = Space Citizen Decree
civ4-8 = Meteorite Repo 4/4
civ4-9 = Commerce Agreement 4/4
obj-01 = { obj-01n } / { obj-01p }
obj-02 = { obj-02n } / { obj-02p }
obj-03 = { obj-03n } / { obj-03p }
obj-04 = { obj-04n } / { obj-04p }
obj-05 = { obj-05n } / { obj-05p }
obj-06 = { obj-06n } / { obj-06p }
obj-07 = { obj-07n } / { obj-07p }
obj-08 = { obj-08n } / { obj-08p }
obj-09 = { obj-09n } / { obj-09p }
obj-10 = { obj-10n } / { obj-10p }
obj-11 = { obj-11n } / { obj-11p }
obj-12 = { obj-12n } / { obj-12p }
obj-13 = { obj-13n } / { obj-13p }
obj-14 = { obj-14n } / { obj-14p }
obj-15 = { obj-15n } / { obj-15p }
obj-16 = { obj-16n } / { obj-16p }
obj-17 = { obj-17n } / { obj-17p }
obj-18 = { obj-18n } / { obj-18p }
obj-19 = { obj-19n } / { obj-19p }
obj-20 = { obj-20n } / { obj-20p }
obj-21 = { obj-21n } / { obj-21p }
obj-22 = { obj-22n } / { obj-22p }
obj-23 = { obj-23n } / { obj-23p }
obj-24 = { obj-24n } / { obj-24p }
obj-25 = { obj-25n } / { obj-25p }
obj-26 = { obj-26n } / { obj-26p }
obj-27 = { obj-27n } / { obj-27p }
obj-28 = { obj-28n } / { obj-28p }
ksb-4156 = KSB-4156
k-273 = K-273
persephone = Persephone
petra = Petra
gaia = Gaia
arashi = Arashi
tartarus = Tartarus
universal-coalition = Universal Coalition
republic = Republic
wormhole = Wormhole Corp.
cosmos = Cosmos Inc.
horizon = Horizon Group
jump-drive = Jump Drive
oasis = Oasis Ultd.
loaded = the loaded rover
empty = the empty rover

## Cards

face-down = face down
explain-civ1-1 = Advance 2 different trackers one step each, with benefits.
    .rule = CIV-1.1
explain-civ1-2 = Advance any one tracker 2 steps, with benefits at each step.
    .rule = CIV-1.2
explain-civ1-3 = Gain 1 patch.
    .rule = CIV-1.3
explain-civ1-4 = Gain 4 rover movement points.
    .rule = CIV-1.4
explain-civ1-5 = Take and place one more tile from your depot; its resources advance nothing.
    .rule = CIV-1.5
explain-civ1-6 = 1 point.
    .rule = CIV-1.6
explain-civ1-7 = 2 points.
    .rule = CIV-1.7
explain-civ1-8 = Each full set of 3 collected meteorites is worth 1 point and 1 more for each of your Meteorite Repo cards.
    .rule = CIV-1.8
explain-civ1-9 = 1/2/3/4 Commerce Agreement cards are worth 1/3/6/10 points together.
    .rule = CIV-1.9
explain-civ2-1 = 1 point.
    .rule = CIV-2.1
explain-civ2-2 = 2 points.
    .rule = CIV-2.2
explain-civ2-3 = Advance 3 different trackers one step each, with benefits.
    .rule = CIV-2.3
explain-civ2-4 = Advance 2 different trackers one step each, with benefits.
    .rule = CIV-2.4
explain-civ2-5 = Gain 2 patches.
    .rule = CIV-2.5
explain-civ2-6 = Collect 2 life pods of your choice from your planet, wherever they are.
    .rule = CIV-2.6
explain-civ2-7 = Move one rover to any square of your planet (bare or covered); it collects what lies there.
    .rule = CIV-2.7
explain-civ2-8 = Each full set of 3 collected meteorites is worth 1 point and 1 more for each of your Meteorite Repo cards.
    .rule = CIV-2.8
explain-civ2-9 = 1/2/3/4 Commerce Agreement cards are worth 1/3/6/10 points together.
    .rule = CIV-2.9
explain-civ3-1 = 2 points.
    .rule = CIV-3.1
explain-civ3-2 = Take and place one more tile from your depot; its resources advance trackers normally.
    .rule = CIV-3.2
explain-civ3-3 = Choose one row or one column; destroy every meteorite in it (not collected).
    .rule = CIV-3.3
explain-civ3-4 = Collect 3 life pods of your choice from your planet, wherever they are.
    .rule = CIV-3.4
explain-civ3-5 = Advance 3 different trackers one step each, with benefits.
    .rule = CIV-3.5
explain-civ3-6 = 3 points.
    .rule = CIV-3.6
explain-civ3-7 = Every tracker below position 5 climbs up to it, gaining the benefits on the way except synergy boosts.
    .rule = CIV-3.7
explain-civ3-8 = Each full set of 3 collected meteorites is worth 1 point and 1 more for each of your Meteorite Repo cards.
    .rule = CIV-3.8
explain-civ3-9 = 1/2/3/4 Commerce Agreement cards are worth 1/3/6/10 points together.
    .rule = CIV-3.9
explain-civ4-1 = 1 point per biomass patch on your planet.
    .rule = CIV-4.1
explain-civ4-2 = 2 points. Advance any one tracker 1 step, with its benefit.
    .rule = CIV-4.2
explain-civ4-3 = 3 points. Advance any one tracker 1 step, with its benefit.
    .rule = CIV-4.3
explain-civ4-4 = Destroy any 3 meteorites on your planet (not collected).
    .rule = CIV-4.4
explain-civ4-5 = Gain 3 patches.
    .rule = CIV-4.5
explain-civ4-6 = 4 points.
    .rule = CIV-4.6
explain-civ4-7 = Collected life pods score 2 points each instead of 1.
    .rule = CIV-4.7
explain-civ4-8 = Each full set of 3 collected meteorites is worth 1 point and 1 more for each of your Meteorite Repo cards.
    .rule = CIV-4.8
explain-civ4-9 = 1/2/3/4 Commerce Agreement cards are worth 1/3/6/10 points together.
    .rule = CIV-4.9
ev-g01 = Add one rover to your supply and put it on a square of the tile you place this round.
    .rule = EVG-01
ev-g02 = Add one unused civ card at random to each rank stack.
    .rule = EVG-02
ev-g03 = Draw one more objective (private side) and keep it.
    .rule = EVG-03
ev-g04 = Three steps up on one of the tracks civ, biomass, water; no benefit of those positions is gained.
    .rule = EVG-04
ev-g05 = Advance the rover or the civ tracker one step, with its benefit.
    .rule = EVG-05
ev-g06 = Advance the rover or the tech tracker one step, with its benefit.
    .rule = EVG-06
ev-g07 = Advance the rover or the water tracker one step, with its benefit.
    .rule = EVG-07
ev-g08 = Advance the rover or the biomass tracker one step, with its benefit.
    .rule = EVG-08
ev-g09 = Advance the civ or the tech tracker one step, with its benefit.
    .rule = EVG-09
ev-g10 = Advance the water or the civ tracker one step, with its benefit.
    .rule = EVG-10
ev-g11 = Advance the biomass or the civ tracker one step, with its benefit.
    .rule = EVG-11
ev-g12 = Advance the tech or the water tracker one step, with its benefit.
    .rule = EVG-12
ev-g13 = Advance the biomass or the tech tracker one step, with its benefit.
    .rule = EVG-13
ev-g14 = Advance the biomass or the water tracker one step, with its benefit.
    .rule = EVG-14
ev-g15 = Turn the station so that any depot faces you.
    .rule = EVG-15
ev-g16 = Receive 1 patch.
    .rule = EVG-16
ev-g17 = One synergy boost for each player.
    .rule = EVG-17
ev-g18 = Collect one life pod from your planet.
    .rule = EVG-18
ev-g19 = Collect one meteorite from your planet.
    .rule = EVG-19
ev-g20 = One synergy boost for each player.
    .rule = EVG-20
ev-o01 = Move the rover or the civ tracker down one step.
    .rule = EVO-01
ev-o02 = Move the rover or the tech tracker down one step.
    .rule = EVO-02
ev-o03 = Move the rover or the water tracker down one step.
    .rule = EVO-03
ev-o04 = Move the rover or the biomass tracker down one step.
    .rule = EVO-04
ev-o05 = Move the civ or the tech tracker down one step.
    .rule = EVO-05
ev-o06 = Move the water or the civ tracker down one step.
    .rule = EVO-06
ev-o07 = Move the biomass or the civ tracker down one step.
    .rule = EVO-07
ev-o08 = Move the tech or the water tracker down one step.
    .rule = EVO-08
ev-o09 = Move the biomass or the tech tracker down one step.
    .rule = EVO-09
ev-o10 = Move the biomass or the water tracker down one step.
    .rule = EVO-10
ev-o11 = Put one meteorite on a meteor symbol of your tiles that has none.
    .rule = EVO-11
ev-o12 = Move any one tracker down one step.
    .rule = EVO-12
ev-o13 = This round rovers may not move onto water terrain.
    .rule = EVO-13
ev-o14 = This round rovers may not move onto biomass terrain.
    .rule = EVO-14
ev-o15 = This round rovers may not move onto energy terrain.
    .rule = EVO-15
ev-o16 = This round rovers may not move onto rover terrain.
    .rule = EVO-16
ev-o17 = This round rovers may not move onto tech terrain.
    .rule = EVO-17
ev-o18 = This round rovers may not move onto civ terrain.
    .rule = EVO-18
ev-o19 = This round tiles may not cover any edge square of the planet.
    .rule = EVO-19
ev-o20 = One of the two resources of the tile you place this round (your choice) is ignored.
    .rule = EVO-20
ev-r01 = Move any one tracker down two steps.
    .rule = EVR-01
ev-r02 = Move any one tracker down three steps.
    .rule = EVR-02
ev-r03 = Put one meteorite on a meteor symbol of your tiles that has none.
    .rule = EVR-03
ev-r04 = One of the two resources of the tile you place this round (your choice) is ignored.
    .rule = EVR-04
ev-r05 = This round civ, rover, biomass and tech milestones reached give nothing.
    .rule = EVR-05
ev-r06 = Discard one of your objectives.
    .rule = EVR-06
ev-r07 = If you have more than one rover on your planet, destroy one of them.
    .rule = EVR-07
ev-r08 = Remove one civ card at random from each rank stack.
    .rule = EVR-08
ev-r09 = Destroy one life pod on your planet.
    .rule = EVR-09
ev-r10 = Destroy one life pod you have collected.
    .rule = EVR-10
ev-r11 = Destroy one meteorite you have collected.
    .rule = EVR-11
ev-r12 = Choose one of the two slots of your current depot and remove all its tiles from the game.
    .rule = EVR-12
ev-r13 = Either gain a synergy boost or look at the next event card.
    .rule = EVR-13
ev-r14 = Either gain a synergy boost or look at the next event card.
    .rule = EVR-14
ev-r15 = This round no section of your tile may be placed next to existing terrain of its own type.
    .rule = EVR-15
ev-r16 = This round tiles may not cover any ice square.
    .rule = EVR-16
ev-r17 = This round tiles may not cover any ice square.
    .rule = EVR-17
ev-r18 = This round no synergy boosts are gained.
    .rule = EVR-18
ev-r19 = This round civ, rover, biomass and tech milestones reached give nothing.
    .rule = EVR-19
ev-r20 = This round tiles may not cover any edge square of the planet.
    .rule = EVR-20
obj-01n = Perimeter
explain-obj-01n = More civ resources on edge squares than the neighbour: 5 points, tied 2.
    .rule = OBJ-01N
obj-01p = Complex
explain-obj-01p = A solid block of 3 x 3 squares of civ: 5 points.
    .rule = OBJ-01P
obj-02n = Beacon
explain-obj-02n = More energy resources on edge squares than the neighbour: 5 points, tied 2.
    .rule = OBJ-02N
obj-02p = Rubik
explain-obj-02p = A solid block of 3 x 3 squares of tech: 5 points.
    .rule = OBJ-02P
obj-03n = Torus
explain-obj-03n = More tech resources on edge squares than the neighbour: 5 points, tied 2.
    .rule = OBJ-03N
obj-03p = Landfill
explain-obj-03p = A solid block of 3 x 3 squares of biomass: 5 points.
    .rule = OBJ-03P
obj-04n = Ringworld
explain-obj-04n = More biomass resources on edge squares than the neighbour: 5 points, tied 2.
    .rule = OBJ-04N
obj-04p = Lattice
explain-obj-04p = A solid block of 3 x 3 squares of water: 5 points.
    .rule = OBJ-04P
obj-05n = Circuit
explain-obj-05n = More rover resources on edge squares than the neighbour: 5 points, tied 2.
    .rule = OBJ-05N
obj-05p = Doghouse
explain-obj-05p = A solid block of 3 x 3 squares of rover: 5 points.
    .rule = OBJ-05P
obj-06n = Biome
explain-obj-06n = More squares of the largest biomass area than the neighbour: 5 points, tied 2.
    .rule = OBJ-06N
obj-06p = Voltaic
explain-obj-06p = A solid block of 3 x 3 squares of energy: 5 points.
    .rule = OBJ-06P
obj-07n = Transit
explain-obj-07n = More squares of the largest rover area than the neighbour: 5 points, tied 2.
    .rule = OBJ-07N
obj-07p = Highway
explain-obj-07p = One civ area with at least 6 of its resource: 5 points.
    .rule = OBJ-07P
obj-08n = Plasma
explain-obj-08n = More squares of the largest energy area than the neighbour: 5 points, tied 2.
    .rule = OBJ-08N
obj-08p = Secret Lab
explain-obj-08p = One tech area with at least 6 of its resource: 5 points.
    .rule = OBJ-08P
obj-09n = Megacity
explain-obj-09n = More squares of the largest civ area than the neighbour: 5 points, tied 2.
    .rule = OBJ-09N
obj-09p = Germinate
explain-obj-09p = One biomass area with at least 6 of its resource: 5 points.
    .rule = OBJ-09P
obj-10n = Silicon
explain-obj-10n = More squares of the largest tech area than the neighbour: 5 points, tied 2.
    .rule = OBJ-10N
obj-10p = Amazon
explain-obj-10p = One water area with at least 6 of its resource: 5 points.
    .rule = OBJ-10P
obj-11n = Pacific
explain-obj-11n = More squares of the largest water area than the neighbour: 5 points, tied 2.
    .rule = OBJ-11N
obj-11p = Pony Express
explain-obj-11p = One rover area with at least 6 of its resource: 5 points.
    .rule = OBJ-11P
obj-12n = Garden
explain-obj-12n = More biomass areas than the neighbour: 5 points, tied 2.
    .rule = OBJ-12N
obj-12p = Power Line
explain-obj-12p = One energy area with at least 6 of its resource: 5 points.
    .rule = OBJ-12P
obj-13n = Interchange
explain-obj-13n = More rover areas than the neighbour: 5 points, tied 2.
    .rule = OBJ-13N
obj-13p = Skyway
explain-obj-13p = A solid block of 2 x 5 squares of civ: 5 points.
    .rule = OBJ-13P
obj-14n = Supercharge
explain-obj-14n = More energy areas than the neighbour: 5 points, tied 2.
    .rule = OBJ-14N
obj-14p = Equator
explain-obj-14p = A solid block of 2 x 5 squares of biomass: 5 points.
    .rule = OBJ-14P
obj-15n = Sprawl
explain-obj-15n = More civ areas than the neighbour: 5 points, tied 2.
    .rule = OBJ-15N
obj-15p = Genome
explain-obj-15p = A solid block of 2 x 5 squares of tech: 5 points.
    .rule = OBJ-15P
obj-16n = X
explain-obj-16n = More tech areas than the neighbour: 5 points, tied 2.
    .rule = OBJ-16N
obj-16p = Panama
explain-obj-16p = A solid block of 2 x 5 squares of water: 5 points.
    .rule = OBJ-16P
obj-17n = 10,000 Lakes
explain-obj-17n = More water areas than the neighbour: 5 points, tied 2.
    .rule = OBJ-17N
obj-17p = Runway
explain-obj-17p = A solid block of 2 x 5 squares of rover: 5 points.
    .rule = OBJ-17P
obj-18n = Luddite
explain-obj-18n = Fewer tech resources on the planet than the neighbour: 5 points, tied 2.
    .rule = OBJ-18N
obj-18p = Power Strip
explain-obj-18p = A solid block of 2 x 5 squares of energy: 5 points.
    .rule = OBJ-18P
obj-19n = Conservation
explain-obj-19n = Fewer water resources on the planet than the neighbour: 5 points, tied 2.
    .rule = OBJ-19N
obj-19p = Crowd Source
explain-obj-19p = The civ tracker on top: 5 points.
    .rule = OBJ-19P
obj-20n = Galvanize
explain-obj-20n = Fewer energy resources on the planet than the neighbour: 5 points, tied 2.
    .rule = OBJ-20N
obj-20p = Exponent
explain-obj-20p = The tech tracker on top: 5 points.
    .rule = OBJ-20P
obj-21n = 20 Percent
explain-obj-21n = Fewer biomass resources on the planet than the neighbour: 5 points, tied 2.
    .rule = OBJ-21N
obj-21p = Overgrowth
explain-obj-21p = The biomass tracker on top: 5 points.
    .rule = OBJ-21P
obj-22n = Rideshare
explain-obj-22n = Fewer rover resources on the planet than the neighbour: 5 points, tied 2.
    .rule = OBJ-22N
obj-22p = Flowrate
explain-obj-22p = The water tracker on top: 5 points.
    .rule = OBJ-22P
obj-23n = Rural
explain-obj-23n = Fewer civ resources on the planet than the neighbour: 5 points, tied 2.
    .rule = OBJ-23N
obj-23p = Overdrive
explain-obj-23p = The rover tracker on top: 5 points.
    .rule = OBJ-23P
obj-24n = Pinnacle
explain-obj-24n = More trackers on top of their track than the neighbour: 5 points, tied 2.
    .rule = OBJ-24N
obj-24p = Alternative Energy
explain-obj-24p = At most 5 energy resources on the planet: 5 points.
    .rule = OBJ-24P
obj-25n = Geode
explain-obj-25n = More meteorites collected than the neighbour: 5 points, tied 2.
    .rule = OBJ-25N
obj-25p = Cleanup
explain-obj-25p = At least 9 meteorites collected: 5 points.
    .rule = OBJ-25P
obj-26n = Rescue
explain-obj-26n = More life pods collected than the neighbour: 5 points, tied 2.
    .rule = OBJ-26N
obj-26p = Tight Ship
explain-obj-26p = More life pods than meteorites collected: 5 points.
    .rule = OBJ-26P
obj-27n = Vaporize
explain-obj-27n = Fewer meteorites collected than the neighbour: 5 points, tied 2.
    .rule = OBJ-27N
obj-27p = Meltdown
explain-obj-27p = All ice covered: 5 points.
    .rule = OBJ-27P
obj-28n = Deductible
explain-obj-28n = Fewer life pods collected than the neighbour: 5 points, tied 2.
    .rule = OBJ-28N
obj-28p = Coveralls
explain-obj-28p = All land covered: 5 points.
    .rule = OBJ-28P

## Boards

tech-free-adjacency = Free placement
explain-tech-free-adjacency = Tiles may be placed without touching a tile; patches still lie beside one.
    .rule = PU-11.2
tech-store-patches = Keep patches
explain-tech-store-patches = Gained patches may be kept aside and placed just before final scoring.
    .rule = PU-11.3, PU-23.4
tech-move-plus-one = Movement +1
explain-tech-move-plus-one = Each time you gain rover movement, 1 point more.
    .rule = PU-11.4
tech-water-twice = Water twice
explain-tech-water-twice = A water advance earned by placing a tile with water on ice moves the water tracker two steps; each step pays its benefit.
    .rule = PU-11.5
tech-meteor-proof = Meteor shield
explain-tech-meteor-proof = Meteor symbols on tiles placed from now on get no meteorite; meteor events do not hurt you.
    .rule = PU-11.6
tech-move-on-civ-draft = Civ tile moves
explain-tech-move-on-civ-draft = When you draft a tile bearing a civ resource, gain movement equal to the number under your rover tracker now (none if no number). Usable before the tile is placed.
    .rule = PU-22.1
tech-next-rank-card = Next rank card
explain-tech-next-rank-card = Add one random card of the next higher rank (from the cards in play) to the cards you choose from.
    .rule = PU-22.2
tech-jump-civ-symbols = Civ jump
explain-tech-jump-civ-symbols = For 1 movement point a rover standing on a civ resource symbol may jump to another civ resource symbol.
    .rule = PU-22.3
tech-boost-on-milestone = Milestone boost
explain-tech-boost-on-milestone = On each civ milestone also one synergy boost.
    .rule = PU-22.4
tech-take-two-cards = Two last cards
explain-tech-take-two-cards = At the end of the game look through all civ cards still in play (all ranks) and take two.
    .rule = PU-22.5
tech-return-biomass = Biomass restart
explain-tech-return-biomass = When the biomass tracker is on the last space it may be returned to 0.
    .rule = PU-23.1
tech-patch-on-tile = Patch on tiles
explain-tech-patch-on-tile = Patches may be laid on top of tiles (not on a meteorite).
    .rule = PU-23.2
tech-patch-twice = Two patches
explain-tech-patch-twice = Once per round: when you would gain one patch, gain two.
    .rule = PU-23.3
tech-patch-on-meteorite = Patch on meteorites
explain-tech-patch-on-meteorite = A patch may be laid on a meteorite square, destroying that meteorite.
    .rule = PU-23.5
tech-diagonal = Diagonal drive
explain-tech-diagonal = Rovers may also move diagonally.
    .rule = PU-24.1
tech-reposition-three = Move three pods
explain-tech-reposition-three = Once per game: reposition up to three collected life pods.
    .rule = PU-24.2
tech-reposition-on-energy = Energy moves pods
explain-tech-reposition-on-energy = When you place a tile with an energy resource, reposition one collected life pod.
    .rule = PU-24.3
tech-energy-steps-free = Free on energy
explain-tech-energy-steps-free = Stepping onto energy terrain costs no movement.
    .rule = PU-24.4
tech-reposition-one = Move one pod
explain-tech-reposition-one = Once per round: reposition one collected life pod.
    .rule = PU-24.5
tech-free-adjacency-rover = Free rover tiles
explain-tech-free-adjacency-rover = Tiles bearing a rover resource may ignore the adjacency rule.
    .rule = PU-25.1
tech-move-per-carrier = Loaded rovers move
explain-tech-move-per-carrier = At the start of each round gain 1 movement per rover carrying a meteorite.
    .rule = PU-25.2
tech-patch-per-meteorite = Meteorite patch
explain-tech-patch-per-meteorite = For each meteorite that you collect gain a patch.
    .rule = PU-25.3
tech-drown-meteorite = Sink in water
explain-tech-drown-meteorite = A meteorite carried onto water terrain may be destroyed.
    .rule = PU-25.4
tech-advance-rover = Rover step
explain-tech-advance-rover = Once per round: advance the rover tracker one step.
    .rule = PU-25.5
tech-boost-for-patch = Boost for patch
explain-tech-boost-for-patch = Once per round: take a synergy boost in place of a patch you would gain.
    .rule = PU-26.1
tech-jump-same-terrain = Terrain jump
explain-tech-jump-same-terrain = Once per round, for 1 movement point, a rover jumps to any square of the same terrain type.
    .rule = PU-26.2
tech-boost-twice = Double boost
explain-tech-boost-twice = Once per round: when using a synergy boost, advance the chosen tracker 2 steps.
    .rule = PU-26.3
tech-tech-as-energy = Tech as energy
explain-tech-tech-as-energy = A tech resource on the tile being placed may be treated as an energy resource (its section acting as energy terrain for that choice).
    .rule = PU-26.4
tech-row-benefits = Row benefits
explain-tech-row-benefits = Once per game: pick one of your trackers and gain every benefit (not medals) on the five positions of its row.
    .rule = PU-26.5
tech-open-objective = Open objective
explain-tech-open-objective = Once per game: draw 3 objectives, keep 1; all players compete for it (neighbour side; private side in solo).
    .rule = PU-26.6
tech-skip-trackers = Skip trackers
explain-tech-skip-trackers = An advancing tracker skips positions occupied by other trackers instead of being blocked.
    .rule = PU-27.1
tech-move-per-rover-on-water = Rovers on water
explain-tech-move-per-rover-on-water = At the start of each round gain 1 movement per rover standing on water terrain.
    .rule = PU-27.2
tech-water-without-ice = Water without ice
explain-tech-water-without-ice = If the placed tile covers no ice at all, advance the water tracker once.
    .rule = PU-27.3
tech-patch-on-water-tile = Water patch
explain-tech-patch-on-water-tile = Placing a tile with a water resource: gain a patch.
    .rule = PU-27.4
tech-boost-on-water-tile = Water boost
explain-tech-boost-on-water-tile = Placing a tile with a water resource: gain a synergy boost.
    .rule = PU-27.5
square-civ = civ
square-water = water
square-biomass = biomass
square-rover = rover
square-tech = tech
square-energy = energy
square-ice = ice
square-land = land
square-rover-here = rover!
square-meteorite = meteorite!
square-pod = pod!
f5-civ-energy = F of five: civ and energy
f5-civ-energy-m = F of five: civ and energy, meteor
f5-energy-water = F of five: energy and water
f5-energy-water-m = F of five: energy and water, meteor
f5-rover-tech = F of five: rover and tech
f5-rover-tech-m = F of five: rover and tech, meteor
f5-tech-biomass = F of five: tech and biomass
f5-tech-biomass-m = F of five: tech and biomass, meteor
f5-water-rover = F of five: water and rover
f5-water-rover-m = F of five: water and rover, meteor
f5-biomass-civ = F of five: biomass and civ
f5-biomass-civ-m = F of five: biomass and civ, meteor
i4-civ-energy = bar of four: civ and energy
i4-civ-energy-m = bar of four: civ and energy, meteor
i4-energy-water = bar of four: energy and water
i4-energy-water-m = bar of four: energy and water, meteor
i4-rover-tech = bar of four: rover and tech
i4-rover-tech-m = bar of four: rover and tech, meteor
i4-tech-biomass = bar of four: tech and biomass
i4-tech-biomass-m = bar of four: tech and biomass, meteor
i4-water-rover = bar of four: water and rover
i4-water-rover-m = bar of four: water and rover, meteor
i4-biomass-civ = bar of four: biomass and civ
i4-biomass-civ-m = bar of four: biomass and civ, meteor
n5-civ-energy = N of five: civ and energy
n5-civ-energy-m = N of five: civ and energy, meteor
n5-energy-water = N of five: energy and water
n5-energy-water-m = N of five: energy and water, meteor
n5-rover-tech = N of five: rover and tech
n5-rover-tech-m = N of five: rover and tech, meteor
n5-tech-biomass = N of five: tech and biomass
n5-tech-biomass-m = N of five: tech and biomass, meteor
n5-water-rover = N of five: water and rover
n5-water-rover-m = N of five: water and rover, meteor
n5-biomass-civ = N of five: biomass and civ
n5-biomass-civ-m = N of five: biomass and civ, meteor
s4-civ-energy = S of four: civ and energy
s4-civ-energy-m = S of four: civ and energy, meteor
s4-energy-water = S of four: energy and water
s4-energy-water-m = S of four: energy and water, meteor
s4-rover-tech = S of four: rover and tech
s4-rover-tech-m = S of four: rover and tech, meteor
s4-tech-biomass = S of four: tech and biomass
s4-tech-biomass-m = S of four: tech and biomass, meteor
s4-water-rover = S of four: water and rover
s4-water-rover-m = S of four: water and rover, meteor
s4-biomass-civ = S of four: biomass and civ
s4-biomass-civ-m = S of four: biomass and civ, meteor
u5-civ-energy = U of five: civ and energy
u5-civ-energy-m = U of five: civ and energy, meteor
u5-energy-water = U of five: energy and water
u5-energy-water-m = U of five: energy and water, meteor
u5-rover-tech = U of five: rover and tech
u5-rover-tech-m = U of five: rover and tech, meteor
u5-tech-biomass = U of five: tech and biomass
u5-tech-biomass-m = U of five: tech and biomass, meteor
u5-water-rover = U of five: water and rover
u5-water-rover-m = U of five: water and rover, meteor
u5-biomass-civ = U of five: biomass and civ
u5-biomass-civ-m = U of five: biomass and civ, meteor
z5-civ-energy = Z of five: civ and energy
z5-civ-energy-m = Z of five: civ and energy, meteor
z5-energy-water = Z of five: energy and water
z5-energy-water-m = Z of five: energy and water, meteor
z5-rover-tech = Z of five: rover and tech
z5-rover-tech-m = Z of five: rover and tech, meteor
z5-tech-biomass = Z of five: tech and biomass
z5-tech-biomass-m = Z of five: tech and biomass, meteor
z5-water-rover = Z of five: water and rover
z5-water-rover-m = Z of five: water and rover, meteor
z5-biomass-civ = Z of five: biomass and civ
z5-biomass-civ-m = Z of five: biomass and civ, meteor
i2-civ-energy = bar of two: civ and energy
i2-civ-energy-m = bar of two: civ and energy, meteor
i2-energy-water = bar of two: energy and water
i2-energy-water-m = bar of two: energy and water, meteor
i2-rover-tech = bar of two: rover and tech
i2-rover-tech-m = bar of two: rover and tech, meteor
i2-tech-biomass = bar of two: tech and biomass
i2-tech-biomass-m = bar of two: tech and biomass, meteor
i2-water-rover = bar of two: water and rover
i2-water-rover-m = bar of two: water and rover, meteor
i2-biomass-civ = bar of two: biomass and civ
i2-biomass-civ-m = bar of two: biomass and civ, meteor
i3-civ-energy = bar of three: civ and energy
i3-civ-energy-m = bar of three: civ and energy, meteor
i3-energy-water = bar of three: energy and water
i3-energy-water-m = bar of three: energy and water, meteor
i3-rover-tech = bar of three: rover and tech
i3-rover-tech-m = bar of three: rover and tech, meteor
i3-tech-biomass = bar of three: tech and biomass
i3-tech-biomass-m = bar of three: tech and biomass, meteor
i3-water-rover = bar of three: water and rover
i3-water-rover-m = bar of three: water and rover, meteor
i3-biomass-civ = bar of three: biomass and civ
i3-biomass-civ-m = bar of three: biomass and civ, meteor
l4-civ-energy = L of four: civ and energy
l4-civ-energy-m = L of four: civ and energy, meteor
l4-energy-water = L of four: energy and water
l4-energy-water-m = L of four: energy and water, meteor
l4-rover-tech = L of four: rover and tech
l4-rover-tech-m = L of four: rover and tech, meteor
l4-tech-biomass = L of four: tech and biomass
l4-tech-biomass-m = L of four: tech and biomass, meteor
l4-water-rover = L of four: water and rover
l4-water-rover-m = L of four: water and rover, meteor
l4-biomass-civ = L of four: biomass and civ
l4-biomass-civ-m = L of four: biomass and civ, meteor
o4-civ-energy = square of four: civ and energy
o4-civ-energy-m = square of four: civ and energy, meteor
o4-energy-water = square of four: energy and water
o4-energy-water-m = square of four: energy and water, meteor
o4-rover-tech = square of four: rover and tech
o4-rover-tech-m = square of four: rover and tech, meteor
o4-tech-biomass = square of four: tech and biomass
o4-tech-biomass-m = square of four: tech and biomass, meteor
o4-water-rover = square of four: water and rover
o4-water-rover-m = square of four: water and rover, meteor
o4-biomass-civ = square of four: biomass and civ
o4-biomass-civ-m = square of four: biomass and civ, meteor
t4-civ-energy = T of four: civ and energy
t4-civ-energy-m = T of four: civ and energy, meteor
t4-energy-water = T of four: energy and water
t4-energy-water-m = T of four: energy and water, meteor
t4-rover-tech = T of four: rover and tech
t4-rover-tech-m = T of four: rover and tech, meteor
t4-tech-biomass = T of four: tech and biomass
t4-tech-biomass-m = T of four: tech and biomass, meteor
t4-water-rover = T of four: water and rover
t4-water-rover-m = T of four: water and rover, meteor
t4-biomass-civ = T of four: biomass and civ
t4-biomass-civ-m = T of four: biomass and civ, meteor
v3-civ-energy = corner of three: civ and energy
v3-civ-energy-m = corner of three: civ and energy, meteor
v3-energy-water = corner of three: energy and water
v3-energy-water-m = corner of three: energy and water, meteor
v3-rover-tech = corner of three: rover and tech
v3-rover-tech-m = corner of three: rover and tech, meteor
v3-tech-biomass = corner of three: tech and biomass
v3-tech-biomass-m = corner of three: tech and biomass, meteor
v3-water-rover = corner of three: water and rover
v3-water-rover-m = corner of three: water and rover, meteor
v3-biomass-civ = corner of three: biomass and civ
v3-biomass-civ-m = corner of three: biomass and civ, meteor

## Areas and sources of points

civ-1 = Civ cards of rank 1
civ-2 = Civ cards of rank 2
civ-3 = Civ cards of rank 3
civ-4 = Civ cards of rank 4
neighbour-objectives = Objectives between neighbours
open-objectives = Objectives open to all
private-objectives = Private objectives
objectives-dealt = Objectives to choose from
objectives-on-offer = Objectives on offer to all
next-event = The next event
depot = The depot facing you
tracks = Tracks
techs = Techs
cards = Civ cards
planet = Rows and columns
cities = Cities
pods = Life pods
meteorites = Meteorites
private = Private objectives met
objectives = Objectives won or tied
rovers = Rovers in supply
patches = Patches kept
movement = Movement
track-civ = { civ } track
track-water = { water } track
track-biomass = { biomass } track
track-rover = { rover } track
track-tech = { tech } track
fact-round = Round
fact-target = Target
fact-commander = Station commander
fact-last_round = Last round
fact-event = Event
fact-events_left = Events left
fact-green = Green events
fact-orange = Orange events
fact-red = Red events
vp = Points
fact-position = position
fact-points = points
fact-immediate = at once
fact-met = met
fact-value = so far
fact-goal = needed
fact-rank = rank

## Questions

planet-ask-planet = Choose a planet.
planet-ask-corporation = Choose a corporation.
planet-ask-goals = Choose { $n ->
        [one] the objective
       *[other] the { $n } objectives
    } that you keep.
planet-ask-station = Turn the station: which depot faces you?
planet-ask-draft = Take one of your two tiles.
planet-ask-extra-tile = Take one more tile.
planet-ask-orient = How do you turn the tile ({ $tile })?
planet-ask-position = Where does its first square go ({ $tile })?
planet-ask-resolve = What next?{ $points ->
        [0] {""}
       *[other] {" "}Movement left: { $points }.
    }
planet-ask-energy = Energy: which tracker advances?
planet-ask-boost = Boost: which tracker advances { $steps ->
        [one] a step
       *[other] { $steps } steps
    }?
planet-ask-patch = Where does the patch go?
planet-ask-deploy = Where on the tile does the new rover start?
planet-ask-drown = A meteorite comes to water: do you destroy it?
planet-ask-which-rover = Which of the two rovers: the one with a meteorite or the empty one?
planet-ask-return-first = Does the biomass tracker go back to its start first?
planet-ask-drive = Where does the rover go? Movement left: { $points }.
planet-ask-regress = Which tracker steps down?
planet-ask-benefit = Which of the two benefits do you take?
planet-ask-pod = Where does the life pod go?
planet-ask-lift-pod = Which life pod do you move?
planet-ask-row = The row of which tracker?
planet-ask-open-goal = Choose an objective for all players.
planet-ask-ignore = Which resource of the tile is ignored?
planet-ask-civ-card = Keep one civ card of rank { $rank }.
planet-ask-take-two = Take { $n } of the remaining civ cards.
planet-ask-advance-different = Advance { $n ->
        [one] one tracker
       *[other] { $n } different trackers
    }.
planet-ask-advance-one = Advance one tracker { $steps ->
        [one] a step
       *[other] { $steps } steps
    }.
planet-ask-collect-pods = Collect { $n ->
        [one] a life pod
       *[other] { $n } life pods
    }.
planet-ask-destroy-meteorites = Destroy { $n ->
        [one] a meteorite
       *[other] { $n } meteorites
    }.
planet-ask-clear-line = Which row or column is cleared of meteorites?
planet-ask-relocate = Which rover do you move anywhere?
planet-ask-relocate-to = Where does it go?
planet-ask-raise = Which tracker climbs next?
planet-ask-event-advance = Event: which tracker advances { $steps ->
        [one] a step
       *[other] { $steps } steps
    }?
planet-ask-event-regress = Event: which tracker goes down { $steps ->
        [one] a step
       *[other] { $steps } steps
    }?
planet-ask-boost-or-peek = Event: a boost, or a look at the next event?
planet-ask-purge = Event: which slot is emptied?
planet-ask-collect-pod = Event: which life pod do you collect?
planet-ask-collect-meteorite = Event: which meteorite do you collect?
planet-ask-destroy-planet-pod = Event: which life pod on the planet is destroyed?
planet-ask-destroy-collected-pod = Event: which collected life pod is destroyed?
planet-ask-destroy-collected-meteorite = Event: a collected meteorite is destroyed.
planet-ask-destroy-rover = Event: which rover is destroyed?
planet-ask-add-meteorite = Event: on which symbol does a meteorite fall?
planet-ask-lose-objective = Event: which objective do you discard?

## The board

planet-board-round = Round { $n }
planet-board-setup = Set-up
planet-board-last = the last one
planet-board-target = target { $n }
planet-board-events-left = { $n ->
        [one] { $n } event left
       *[other] { $n } events left
    }
planet-board-emptiest = emptiest depot: { $n } tiles
planet-board-event-soon = The event comes after the station is turned.
planet-board-private = private, 5 points
planet-board-vp = { $n } VP
planet-metric-meteorites-collected = { $less ->
        [yes] fewest meteorites
       *[no] most meteorites
    }
planet-metric-life-pods-collected = { $less ->
        [yes] fewest life pods
       *[no] most life pods
    }
planet-metric-number-of-areas = { $less ->
        [yes] fewest areas
       *[no] most areas
    }
planet-metric-largest-area-squares = { $less ->
        [yes] smallest area
       *[no] largest area
    }
planet-metric-resources-on-planet = { $less ->
        [yes] fewest resources
       *[no] most resources
    }
planet-metric-resources-on-edge = { $less ->
        [yes] fewest on the edge
       *[no] most on the edge
    }
planet-metric-tracks-at-maximum = { $less ->
        [yes] fewest trackers on top
       *[no] most trackers on top
    }
planet-board-busy = { $phase ->
        [choosing] choosing
       *[other] placing
    }
planet-board-ready = ready
planet-board-still = not ready yet
planet-board-station = The station
planet-board-depot = Your depot
planet-board-gets = Everybody gets
planet-board-gets-alone = You get
planet-board-queue = To resolve
planet-board-choose = Choose
planet-board-all-done = Nothing more is compulsory.
planet-board-large = Large tile
planet-board-small = Small tile
planet-board-in-hand = In hand
planet-board-places = { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
planet-board-slot-left = { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
planet-board-nowhere = fits nowhere
planet-board-stuck = Neither tile fits your planet: this is the last round.
planet-board-stuck-hint = Take one all the same: it is set aside, and its two resources still advance your trackers.
planet-board-no-place = no place
planet-board-empty = empty
planet-board-place-tile = { $size ->
        [large] Place the large tile.
       *[small] Place the small tile.
    }
planet-board-occupied = Something lies there already: { $squares }.
planet-board-stays = The tile stays in your hand: turn it with R or the wheel, flip it with F.
planet-board-put-back = Put back
planet-board-place = Place
planet-board-turn-left = Turn left
planet-board-turn-right = Turn right
planet-board-turn-flip = Flip
planet-board-here = Here:
planet-board-nothing = nothing
planet-board-no-ice = not on ice
planet-board-completed = completed
planet-board-destroyed = destroyed
planet-board-energy-for = energy for { $list }
planet-board-meteorite = { $n ->
        [0] a meteorite on { $cell }
       *[other] a meteorite on { $cell } blocks { $lines }
    }
planet-board-buried = { $kind ->
        [pod] the life pod on { $cell } is destroyed
       *[rover] your rover on { $cell } is destroyed
    }
planet-board-faces = { $depot } would face you.
planet-board-faces-tiles = Large: { $large }. Small: { $small }.
planet-board-turn-hint = Drag the wheel, press ← →, or point at a depot.
planet-board-turn-to = Turn to { $depot }
planet-board-movement = Movement: { $n }
planet-board-rover-choose = { $n ->
        [one] choose the rover
       *[other] choose one of { $n } rovers
    }
planet-board-rover-chosen = the rover on { $cell } is chosen
planet-board-way = To { $cell }: movement { $cost }
planet-board-other-rover = Other rover
planet-board-stay = Stay
planet-board-last-word = { $name }, and so end your turn?
planet-ask-goals-chosen = { $n } of { $most } chosen
planet-board-end-turn = End your turn?{ $n ->
        [0] {""}
       *[other] {" "}Movement left unused: { $n }.
    }
planet-board-last-effect = Take up { $name }? Your turn then ends.
planet-board-last-way = The rover goes to { $cell }? Your turn then ends.
planet-board-draft-hint-touch = Drag a tile onto your planet, or tap it to take it in hand.
planet-board-turn-hint-touch = Drag the wheel, or use the arrows.
planet-board-stays-touch = The tile stays in your hand: move it, tap to turn it.
planet-board-go = Go
planet-ask-draft-hint = Point at a tile to see where it fits; press it to take it in hand.
planet-ask-planet-hint = Press a planet to see it whole, then confirm: you keep it for the whole game.
planet-ask-corporation-hint = Press a corporation, then confirm: you keep it for the whole game.
planet-ask-goals-hint = What you keep scores 5 points at the end if it is met; nobody else sees it.
planet-ask-resolve-hint = Take up what glows, in any order. Your turn ends with the last of it, or with Done.
planet-ask-energy-hint = The energy counts as one of the areas that it touches: press a step that glows.
planet-ask-boost-hint = Press a step that glows; its sign is what it gives.
planet-ask-patch-hint = Press a square that glows: the patch fills it, and may complete a row or column.
planet-ask-deploy-hint = Press a square of the tile that you have just placed.
planet-ask-drive-hint = Press a square that glows, or drag the rover there over what it is to collect; the number is what the way costs.
planet-ask-civ-card-hint = Press a card to take it; what is taken cannot be put back.
planet-ask-regress-hint = Press the step below that glows; nothing is gained by it.
planet-ask-event-regress-hint = Press the step below that glows; nothing is gained by it.
planet-ask-advance-different-hint = Press a step that glows; its sign is what it gives.
planet-ask-advance-one-hint = Press a step that glows; its sign is what it gives.
planet-ask-raise-hint = Press a step that glows; its sign is what it gives.
planet-ask-event-advance-hint = Press a step that glows; its sign is what it gives.
planet-ask-benefit-hint = Press one of the two; the other is not gained.
planet-ask-pod-hint = Press what glows: in the scoring area it is a point, elsewhere it does what your corporation says.
planet-ask-lift-pod-hint = Press the life pod that you move.
planet-ask-row-hint = Press a tracker: you gain all benefits of the five positions of its row, no medals.
planet-ask-open-goal-hint = Press an objective: everybody competes for it, and it counts at the end.
planet-ask-ignore-hint = Press the resource that does nothing this round.
planet-ask-take-two-hint = Press the cards that you take, then confirm.
planet-ask-collect-pods-hint = Press the life pods that glow, then confirm; they count as collected.
planet-ask-destroy-meteorites-hint = Press the meteorites that glow, then confirm; they go, and their lines may score.
planet-ask-clear-line-hint = Press a medal: all meteorites of its row or column go.
planet-ask-relocate-hint = Press the rover that you move.
planet-ask-relocate-to-hint = Press a square; what lies there is collected.
planet-ask-extra-tile-hint = Point at a tile to see where it fits; press it to take it in hand.
planet-ask-purge-hint = Press a slot: all its tiles leave the game.
planet-ask-collect-pod-hint = Press a piece that glows.
planet-ask-collect-meteorite-hint = Press a piece that glows.
planet-ask-destroy-planet-pod-hint = Press a piece that glows.
planet-ask-destroy-collected-pod-hint = Press a piece that glows.
planet-ask-destroy-collected-meteorite-hint = Press a piece that glows.
planet-ask-destroy-rover-hint = Press a piece that glows.
planet-ask-add-meteorite-hint = Press a meteor symbol that glows: its row and its column do not score while the meteorite lies there.
planet-ask-lose-objective-hint = Press the objective that you give up.
planet-ask-drown-hint = A meteorite that is destroyed blocks nothing more, but is not collected.
planet-ask-which-rover-hint = Both stand on this square: press the one that drives.
planet-ask-return-first-hint = Back at its start, the tracker gains the benefits of its spaces once more.
planet-ask-boost-or-peek-hint = Press one of the two.
planet-board-choose-this = Choose { $name }?
planet-board-no-advance = no tracker advances
planet-alone-title = { $verdict ->
        [-15] Far from the target of { $target }
        [-10] Well below the target of { $target }
        [-5] Just below the target of { $target }
        [0] The target of { $target } is reached
        [5] Above the target of { $target }
        [10] Well above the target of { $target }
       *[15] Far beyond the target of { $target }
    }
planet-alone-note = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at a target of { $target }.
planet-board-row-synergy = any tracker +1
planet-board-row-patch = lay it or keep it
planet-board-row-deploy = on the tile placed last
planet-board-row-regress = one tracker −1
planet-board-row-pod = on a track, a tech or to the points
planet-board-row-reposition = if you like
planet-board-no-cards = no civ cards yet
planet-board-used = done
planet-board-at-end = at the end
planet-board-at-once = at once, open
planet-board-secret = secret to the end
planet-board-counted-at-end = counted at the end
planet-board-before = as it was before this round
planet-board-tab-station = Station
planet-board-tab-tracks = Tracks
planet-board-tab-cards = Cards
planet-board-tab-others = Others
planet-board-undecided = not chosen yet
planet-board-line = { $line }: { $state ->
        [full] full
        [blocked] blocked by a meteorite
       *[open] { $n ->
            [one] { $n } square missing
           *[other] { $n } squares missing
        }
    }
planet-board-medal = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
planet-board-area = { $terrain } area: { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }, { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }
planet-board-under = under it { $ground }
planet-ground-ice = ice
planet-ground-land = land
planet-ground-current = land with current
planet-ground-ring = the ring
planet-ground-city = a city
planet-lies-rover = a rover
planet-lies-meteorite = a meteorite
planet-lies-pod = a life pod
planet-lies-patch = a patch
planet-given-v = a medal worth { $n }
planet-given-move = movement { $n }
planet-given-civ = a civ card of rank { $n }
planet-given-tech = tech { $n }, { $name }
planet-given-synergy = a synergy boost
planet-given-patch = a patch
planet-given-rover = a new rover
planet-given-advance = { $track } +1
planet-board-step = { $track } { $from } ▸ { $to }: { $gives }
planet-board-tech = Tech { $n }, { $name }: { $text } { $state ->
        [open] {""}
        [used] It is used.
       *[closed] It is not open yet.
    }
planet-board-below = Depot { $n }, below the top tiles
planet-board-depot-has = { $depot }: large tiles { $large }, small tiles { $small }.
planet-board-choose-cards = Civ cards of rank { $rank }
planet-board-choose-all-cards = All civ cards in play
planet-board-choose-cards-note = { $n ->
        [one] keep one, the others stay
       *[other] keep { $n }
    }
planet-board-choose-goals-note = { $n ->
        [one] keep one
       *[other] keep { $n }
    }
planet-board-choose-lose-note = one goes
planet-board-choose-planets = Planets
planet-board-choose-corporations = Corporations
planet-board-choose-sides-note = each but the first exists once
planet-board-row-patch-only = lay it
planet-board-or = or
planet-board-supply = { $n } in supply
planet-effect-advance-different = { $n } trackers +1
planet-effect-advance-one = a tracker +{ $n }
planet-effect-patches = { $n ->
        [one] { $n } patch
       *[other] { $n } patches
    }
planet-effect-movement = movement { $n }
planet-effect-extra-tile = one more tile
planet-effect-meteorite-repo = sets of 3 rocks +1
planet-effect-commerce = 1/3/6/10 for 1–4
planet-effect-collect-pods = { $n } life pods
planet-effect-relocate-rover = a rover anywhere
planet-effect-clear-line = a line cleared
planet-effect-destroy-meteorites = { $n } meteorites gone
planet-effect-raise-trackers = trackers to { $n }
planet-effect-points-per-patch = { $n } for each patch
planet-effect-pod-points = { $n } for each pod
planet-board-won = { $names } won with { $points }.
planet-tie-break = Equal points: fewer bare squares win, then fewer meteorites on the planet.
planet-tie-squares = Bare squares
planet-tie-meteorites = Meteorites on the planet
planet-board-end-hint = Point at a row of the table to see where its points come from; press a name to see that planet.
planet-board-end-A = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for full rows and columns without meteorites, drawn in gold.
planet-board-end-B = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for the highest medal that each tracker has reached.
planet-board-end-C = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for collected life pods and for every three meteorites.
planet-board-end-D = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for civ cards.
planet-board-end-E = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for private objectives, 5 for each that is met.
planet-board-end-F = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for objectives with neighbours: 5 for the better planet, 2 each when tied.
done-at-planet-ask-resolve = Done
pass-at-planet-ask-energy = Decline
pass-at-planet-ask-drown = Keep it on the rover
tech-4-at-planet-ask-drown = Destroy it
pass-at-planet-ask-return-first = Advance from where it stands
tech-1-at-planet-ask-return-first = Back to the start first

## Reasons

planet-why-board-taken = Somebody has this side already.
planet-why-off-planet = The tile would leave the planet.
planet-why-occupied = Something lies there already.
planet-why-first-on-edge = The first tile must cover a square at the edge.
planet-why-not-adjacent = It must share a side with a tile.
planet-why-same-orientation = The tile looks the same in another position.
planet-why-no-place = It fits nowhere.
planet-why-slot-empty = This slot is empty.
planet-why-no-mixed-ice = On this planet a tile covers ice or land, never both.
planet-why-quadrants = A resource may not lie in that quadrant.
planet-why-ring-anchored = A tile on the ring needs a square outside it.
planet-why-ring-no-patch = No patches on the ring.
planet-why-chasm = A tile cannot lie across the chasm.
planet-why-no-edge = Event: no tiles on edge squares this round.
planet-why-no-ice = Event: no tiles on ice this round.
planet-why-no-matching = Event: no section beside its own terrain this round.
planet-why-not-now = Not now.
planet-why-rover-there = A rover stands there.
planet-why-rover-ban = Event: rovers may not enter that terrain this round.
planet-why-too-far = The rover cannot get there with one point.
planet-why-last-tile = A new rover starts on the tile placed last.
planet-why-no-rover = You have no rover there.
planet-why-rover-stuck = This rover cannot move.
planet-why-no-movement = You have no movement left.
planet-why-pending = Something must still be resolved.
planet-why-tech = You do not have this tech, or it is used.
planet-why-nothing-pending = Nothing of this kind is to be resolved.
planet-why-track-blocked = This tracker cannot move.
planet-why-not-there = There is nothing of this kind there.

## Events

planet-did-round = Round { $round }: { $seat } is station commander.
planet-did-side = { $seat } chooses { $side }
planet-did-turn-station = { $seat } turns the station to { $depot }.
planet-did-event = Event: { $event }
planet-did-place = { $seat } places a tile at { $cell } ({ $tile }).
planet-did-aside = { $seat } cannot place a tile and sets { $tile } aside.
planet-did-advance = { $seat }: { $track } to { $position }.
planet-did-regress = { $seat }: { $track } down to { $position }.
planet-did-patch = { $seat } lays a patch on { $cell }.
planet-did-deploy = { $seat } puts a rover on { $cell }.
planet-did-drive = { $seat } moves a rover to { $cell }.
planet-did-collect-pod = { $seat } collects the life pod on { $cell }.
planet-did-collect-meteorite = { $seat } collects a meteorite.
planet-did-tech = { $seat } uses { $tech }.
planet-did-civ-card = { $seat } takes { $card }.
planet-did-civ-card-secret = { $seat } takes a civ card of rank { $rank }, face down.
planet-did-end = The last round is over.

## Options

option-planets = Planets
option-planets-symmetric = symmetric, the same for all
option-planets-random = at random
option-planets-draft = chosen in turn
option-planets-given = as given
option-seat-planets = Planet of each seat
option-corporations = Corporations
option-corporations-symmetric = symmetric, the same for all
option-corporations-random = at random
option-corporations-draft = chosen in turn
option-corporations-given = as given
option-seat-corporations = Corporation of each seat
option-private-objectives = Private objectives
option-events = Event deck
option-green = Green events
option-orange = Orange events
option-red = Red events
option-rotation = Station
option-rotation-free = the commander turns it
option-rotation-forced = it turns one depot each round
option-alignment = Inner ring
option-alignment-suggested = suggested
option-alignment-random = at random

## Planets and corporations

explain-ksb-4156 = The symmetric planet: land and ice, no prohibition.
    .rule = PU-28.3
explain-k-273 = Almost all ice. One tile may not cover both ice and land. Lifted where it alone would end the game.
    .rule = PU-29.1
explain-persephone = In each quadrant one resource is banned: upper left { civ }, upper right { energy }, lower left { tech }, lower right { water }. Lifted where it alone would end the game.
    .rule = PU-30.1
explain-petra = No ice. Squares with current are energy as long as they are uncovered.
    .rule = PU-31.1
explain-gaia = 8 cities: each that no tile covers scores 2 points at the end.
    .rule = PU-32.1
explain-arashi = The ring is the two longest rows: a tile on it must cover a square outside it too, and no patch may lie on it. Lifted where it alone would end the game.
    .rule = PU-33.1, PU-33.3
explain-tartarus = A chasm divides it: no tile lies across, and rovers cross it only diagonally at two places, with a tech for that. Lifted where it alone would end the game.
    .rule = PU-34.1, PU-34.2
explain-universal-coalition = 2 rovers. The symmetric corporation: the common tracks, no special rule.
    .rule = PU-21.1
explain-republic = 1 rover. 7 civ milestones; at each of them another tracker goes down 1 step, without its benefit.
    .rule = PU-22.6
explain-wormhole = 2 rovers. A tile’s biomass counts only if the tile enlarges a biomass area. The biomass track has 5 long spaces, and each gives one of two benefits as you choose.
    .rule = PU-23.6, PU-23.7
explain-cosmos = 1 rover. A collected life pod goes to the scoring area or onto a position of a track. Trackers skip positions with pods, without their benefits and medals. Only pods in the scoring area score.
    .rule = PU-24.6, PU-24.7
explain-horizon = 4 rovers. A rover loads a meteorite, 1 at a time, and collects it only when it comes to a square with a rover resource.
    .rule = PU-25.6, PU-25.8
explain-jump-drive = 1 rover. 6 techs. A collected life pod goes to the scoring area or onto any tech, which it unlocks. The tech track unlocks none; it scores only the last medal reached: 5, then 3, 2, 1.
    .rule = PU-26.7, PU-26.8
explain-oasis = 2 rovers. Water advances 1 step for each water square on ice, along a winding path over all tracks, and gains what lies there. No tracker may step where another stands. Water medals go up to 15.
    .rule = PU-27.6, PU-27.8, PU-27.11

## What words mean

explain-depot-n = Turns the station so that this depot faces you.
    .rule = PU-4.1
explain-large = Take the large tile of your depot; the other one stays.
    .rule = PU-4.2
explain-small = Take the small tile of your depot; the other one stays.
    .rule = PU-4.2
explain-civ = Milestones let you choose a civ card of rank 1 to 4.
    .rule = PU-8.1
explain-water = Advances only if a water square of the tile covers ice. Many medals.
    .rule = PU-9.2
explain-biomass = Milestones give a patch: one square of biomass.
    .rule = PU-13.1
explain-rover = Milestones bring a rover, numbers are movement points.
    .rule = PU-10.1, PU-10.3
explain-tech = Milestones unlock the techs of your corporation.
    .rule = PU-11.1
explain-energy = Has no track: advance the other resource of the tile, or one whose section touches the energy area.
    .rule = PU-12.1
explain-synergy = Advance any tracker 1 step, with its benefit.
    .rule = PU-7.3
explain-patch = One square of biomass without a resource; it lies beside a tile.
    .rule = PU-13.2
explain-deploy = Put a rover of your supply on any square of the tile placed last.
    .rule = PU-10.1
explain-regress = A tracker goes down 1 step, without benefit.
    .rule = PU-35.5
explain-pod = Choose where the collected life pod goes; in the scoring area it is worth 1 point.
    .rule = PU-36.8
explain-reposition = Move a collected life pod to another position or to the scoring area.
    .rule = PU-24.5
explain-store = Keep the patch and lay it before the final scoring.
    .rule = PU-36.3
explain-score = Life pods here score 1 point each, meteorites 1 point per 3.
    .rule = PU-14.5
explain-peek = Only you see the next event card.
    .rule = EVR-13
explain-tech-n = Use this tech of your corporation now.
    .rule = PU-11.1
explain-row-n = A full row without meteorites scores its medal.
    .rule = PU-14.3
explain-column-n = A full column without meteorites scores its medal.
    .rule = PU-14.3
explain-loaded = The one of the two that carries a meteorite.
    .rule = PU-25.8
explain-empty = The one of the two that carries nothing.
    .rule = PU-25.8
explain-obj-01 = { obj-01n }: { explain-obj-01n } { obj-01p }: { explain-obj-01p }
    .rule = OBJ-01N, OBJ-01P
explain-obj-02 = { obj-02n }: { explain-obj-02n } { obj-02p }: { explain-obj-02p }
    .rule = OBJ-02N, OBJ-02P
explain-obj-03 = { obj-03n }: { explain-obj-03n } { obj-03p }: { explain-obj-03p }
    .rule = OBJ-03N, OBJ-03P
explain-obj-04 = { obj-04n }: { explain-obj-04n } { obj-04p }: { explain-obj-04p }
    .rule = OBJ-04N, OBJ-04P
explain-obj-05 = { obj-05n }: { explain-obj-05n } { obj-05p }: { explain-obj-05p }
    .rule = OBJ-05N, OBJ-05P
explain-obj-06 = { obj-06n }: { explain-obj-06n } { obj-06p }: { explain-obj-06p }
    .rule = OBJ-06N, OBJ-06P
explain-obj-07 = { obj-07n }: { explain-obj-07n } { obj-07p }: { explain-obj-07p }
    .rule = OBJ-07N, OBJ-07P
explain-obj-08 = { obj-08n }: { explain-obj-08n } { obj-08p }: { explain-obj-08p }
    .rule = OBJ-08N, OBJ-08P
explain-obj-09 = { obj-09n }: { explain-obj-09n } { obj-09p }: { explain-obj-09p }
    .rule = OBJ-09N, OBJ-09P
explain-obj-10 = { obj-10n }: { explain-obj-10n } { obj-10p }: { explain-obj-10p }
    .rule = OBJ-10N, OBJ-10P
explain-obj-11 = { obj-11n }: { explain-obj-11n } { obj-11p }: { explain-obj-11p }
    .rule = OBJ-11N, OBJ-11P
explain-obj-12 = { obj-12n }: { explain-obj-12n } { obj-12p }: { explain-obj-12p }
    .rule = OBJ-12N, OBJ-12P
explain-obj-13 = { obj-13n }: { explain-obj-13n } { obj-13p }: { explain-obj-13p }
    .rule = OBJ-13N, OBJ-13P
explain-obj-14 = { obj-14n }: { explain-obj-14n } { obj-14p }: { explain-obj-14p }
    .rule = OBJ-14N, OBJ-14P
explain-obj-15 = { obj-15n }: { explain-obj-15n } { obj-15p }: { explain-obj-15p }
    .rule = OBJ-15N, OBJ-15P
explain-obj-16 = { obj-16n }: { explain-obj-16n } { obj-16p }: { explain-obj-16p }
    .rule = OBJ-16N, OBJ-16P
explain-obj-17 = { obj-17n }: { explain-obj-17n } { obj-17p }: { explain-obj-17p }
    .rule = OBJ-17N, OBJ-17P
explain-obj-18 = { obj-18n }: { explain-obj-18n } { obj-18p }: { explain-obj-18p }
    .rule = OBJ-18N, OBJ-18P
explain-obj-19 = { obj-19n }: { explain-obj-19n } { obj-19p }: { explain-obj-19p }
    .rule = OBJ-19N, OBJ-19P
explain-obj-20 = { obj-20n }: { explain-obj-20n } { obj-20p }: { explain-obj-20p }
    .rule = OBJ-20N, OBJ-20P
explain-obj-21 = { obj-21n }: { explain-obj-21n } { obj-21p }: { explain-obj-21p }
    .rule = OBJ-21N, OBJ-21P
explain-obj-22 = { obj-22n }: { explain-obj-22n } { obj-22p }: { explain-obj-22p }
    .rule = OBJ-22N, OBJ-22P
explain-obj-23 = { obj-23n }: { explain-obj-23n } { obj-23p }: { explain-obj-23p }
    .rule = OBJ-23N, OBJ-23P
explain-obj-24 = { obj-24n }: { explain-obj-24n } { obj-24p }: { explain-obj-24p }
    .rule = OBJ-24N, OBJ-24P
explain-obj-25 = { obj-25n }: { explain-obj-25n } { obj-25p }: { explain-obj-25p }
    .rule = OBJ-25N, OBJ-25P
explain-obj-26 = { obj-26n }: { explain-obj-26n } { obj-26p }: { explain-obj-26p }
    .rule = OBJ-26N, OBJ-26P
explain-obj-27 = { obj-27n }: { explain-obj-27n } { obj-27p }: { explain-obj-27p }
    .rule = OBJ-27N, OBJ-27P
explain-obj-28 = { obj-28n }: { explain-obj-28n } { obj-28p }: { explain-obj-28p }
    .rule = OBJ-28N, OBJ-28P

## Events in short

ev-g01-short = A new rover
ev-g02-short = More civ cards
ev-g03-short = One more objective
ev-g04-short = { civ } / { biomass } / { water }: +3
ev-g05-short = { rover } / { civ }: +1
ev-g06-short = { rover } / { tech }: +1
ev-g07-short = { rover } / { water }: +1
ev-g08-short = { rover } / { biomass }: +1
ev-g09-short = { civ } / { tech }: +1
ev-g10-short = { water } / { civ }: +1
ev-g11-short = { biomass } / { civ }: +1
ev-g12-short = { tech } / { water }: +1
ev-g13-short = { biomass } / { tech }: +1
ev-g14-short = { biomass } / { water }: +1
ev-g15-short = Turn the station
ev-g16-short = A patch
ev-g17-short = A synergy boost
ev-g18-short = Collect a life pod
ev-g19-short = Collect a meteorite
ev-g20-short = A synergy boost
ev-o01-short = { rover } / { civ }: −1
ev-o02-short = { rover } / { tech }: −1
ev-o03-short = { rover } / { water }: −1
ev-o04-short = { rover } / { biomass }: −1
ev-o05-short = { civ } / { tech }: −1
ev-o06-short = { water } / { civ }: −1
ev-o07-short = { biomass } / { civ }: −1
ev-o08-short = { tech } / { water }: −1
ev-o09-short = { biomass } / { tech }: −1
ev-o10-short = { biomass } / { water }: −1
ev-o11-short = A meteorite falls
ev-o12-short = Any tracker: −1
ev-o13-short = Closed to rovers: { water }
ev-o14-short = Closed to rovers: { biomass }
ev-o15-short = Closed to rovers: { energy }
ev-o16-short = Closed to rovers: { rover }
ev-o17-short = Closed to rovers: { tech }
ev-o18-short = Closed to rovers: { civ }
ev-o19-short = No tiles on the edge
ev-o20-short = One resource ignored
ev-r01-short = Any tracker: −2
ev-r02-short = Any tracker: −3
ev-r03-short = A meteorite falls
ev-r04-short = One resource ignored
ev-r05-short = No milestones
ev-r06-short = Lose an objective
ev-r07-short = Lose a rover
ev-r08-short = Fewer civ cards
ev-r09-short = Lose a pod on the planet
ev-r10-short = Lose a collected pod
ev-r11-short = Lose a collected meteorite
ev-r12-short = A slot is emptied
ev-r13-short = A boost or a look ahead
ev-r14-short = A boost or a look ahead
ev-r15-short = Not beside its like
ev-r16-short = No tiles on ice
ev-r17-short = No tiles on ice
ev-r18-short = No synergy boosts
ev-r19-short = No milestones
ev-r20-short = No tiles on the edge

## Letters of the terrains

civ-letter = C
water-letter = W
biomass-letter = B
rover-letter = R
tech-letter = T
energy-letter = E
