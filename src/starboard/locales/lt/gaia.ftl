# Gajos projektas.

## Žodžiai

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
terraforming = Teraformavimas
navigation = Navigacija
intelligence = Dirbtinis intelektas
gaia = Gajos projektas
economy = Ekonomika
science = Mokslas
std-o-q = plytelė: 1 rūda, 1 QIC
std-k-types = plytelė: 1 žinios už kiekvieną planetų tipą
std-big4 = plytelė: instituto ir akademijų galia 4
std-7vp = plytelė: 7 PT
std-o-charge = plytelė: pajamos 1 rūda, įkrauti 1
std-k-c = plytelė: pajamos 1 žinios, 1 kreditas
std-gaia3 = plytelė: 3 PT už kasyklą Gajos planetoje
std-4c = plytelė: pajamos 4 kreditai
std-charge4 = plytelė: veiksmas, įkrauti 4
adv-fed-pass = pažangi: praleidžiant 3 PT už federacijos žetoną
adv-research = pažangi: 2 PT už kiekvieną tyrimų žingsnį
adv-q-5c = pažangi: veiksmas, 1 QIC ir 5 kreditai
adv-mine-now = pažangi: dabar 2 PT už kasyklą
adv-lab-pass = pažangi: praleidžiant 3 PT už tyrimų laboratoriją
adv-sector-ore = pažangi: dabar 1 rūda už sektorių
adv-types-pass = pažangi: praleidžiant 1 PT už planetų tipą
adv-gaia-now = pažangi: dabar 2 PT už Gajos planetą
adv-ts-now = pažangi: dabar 4 PT už prekybos stotį
adv-sector-vp = pažangi: dabar 2 PT už sektorių
adv-3o = pažangi: veiksmas, 3 rūdos
adv-fed-now = pažangi: dabar 5 PT už federacijos žetoną
adv-3k = pažangi: veiksmas, 3 žinios
adv-mine = pažangi: 3 PT už pastatytą kasyklą
adv-ts = pažangi: 3 PT už pastatytą prekybos stotį
booster-1 = stiprintuvas: 1 rūda, 1 žinios
booster-2 = stiprintuvas: 2 kreditai, 1 QIC
booster-3 = stiprintuvas: 2 energijos žetonai, 1 rūda
booster-4 = stiprintuvas: 2 kreditai; veiksmas: kasykla su nemokamu žingsniu
booster-5 = stiprintuvas: įkrauti 2; veiksmas: nuotolis +3
booster-6 = stiprintuvas: 1 rūda; 1 PT už kasyklą
booster-7 = stiprintuvas: 1 žinios; 3 PT už tyrimų laboratoriją
booster-8 = stiprintuvas: 1 rūda; 2 PT už prekybos stotį
booster-9 = stiprintuvas: įkrauti 4; 4 PT už institutą ir akademiją
booster-10 = stiprintuvas: 4 kreditai; 1 PT už Gajos planetą
fed-12vp = federacijos žetonas: 12 PT
fed-8vp-q = federacijos žetonas: 8 PT, 1 QIC
fed-8vp-2t = federacijos žetonas: 8 PT, 2 energijos žetonai
fed-7vp-2o = federacijos žetonas: 7 PT, 2 rūdos
fed-7vp-6c = federacijos žetonas: 7 PT, 6 kreditai
fed-6vp-2k = federacijos žetonas: 6 PT, 2 žinios
fed-gleens = Gleens federacijos žetonas: 1 rūda, 1 žinios, 2 kreditai
trading-station = prekybos stotis
lab = tyrimų laboratorija
institute = planetos institutas
academy-left = akademija (žinios)
academy-right = akademija (veiksmas)
build = statyti kasyklą
project = pradėti Gajos projektą
upgrade = tobulinti statinį
federation = sudaryti federaciją
research = tyrinėti
power-3k = 7 energijos: 3 žinios
power-2steps = 5 energijos: kasykla su 2 nemokamais žingsniais
power-2o = 4 energijos: 2 rūdos
power-7c = 4 energijos: 7 kreditai
power-2k = 4 energijos: 2 žinios
power-1step = 3 energijos: kasykla su nemokamu žingsniu
power-2t = 3 energijos: 2 energijos žetonai
qic-tech = 4 QIC: technologijos plytelė
qic-token = 3 QIC: federacijos žetono atlygis dar kartą
qic-types = 2 QIC: 3 PT ir dar 1 už kiekvieną planetų tipą
board = frakcijos lentos veiksmas
burn = atiduoti žetoną iš II dubens, kitą perkelti į III
power-qic = 4 energijos į QIC
power-ore = 3 energijos į rūdą
power-knowledge = 4 energijos į žinias
power-credit = 1 energiją į kreditą
qic-ore = QIC į rūdą
knowledge-credit = žinias į kreditą
ore-credit = rūdą į kreditą
ore-token = rūdą į energijos žetoną
credits-qic = 4 kreditus į QIC
credits-ore = 3 kreditus į rūdą
credits-knowledge = 4 kreditus į žinias
gaiaformer-qic = gajaformerį į QIC
token-knowledge = žetoną iš III dubens į žinias
bowl-1 = I dubuo
bowl-2 = II dubuo
bowl-3 = III dubuo
brainstone = proto akmuo
supply = atsargos
charge = įkrauti
token-first = pirma žetonas, tada įkrauti
decline = atsisakyti
gaia-tech = 4 žetonai už technologijos plytelę
turn-0 = kaip guli
turn-1 = pasukti 60°
turn-2 = pasukti 120°
turn-3 = pasukti 180°
turn-4 = pasukti 240°
turn-5 = pasukti 300°
charge-1 = įkrauti 1
charge-2 = įkrauti 2
charge-3 = įkrauti 3
charge-4 = įkrauti 4
charge-5 = įkrauti 5
charge-6 = įkrauti 6
token-1 = gauti 1 žetoną
token-2 = gauti 2 žetonus
token-3 = gauti 3 žetonus

## Planetos ir plytelės

planet-space = kosmosas
planet-terra = žemiška planeta (mėlyna)
planet-oxide = oksidinė planeta (raudona)
planet-volcanic = vulkaninė planeta (oranžinė)
planet-desert = dykumų planeta (geltona)
planet-swamp = pelkių planeta (ruda)
planet-titanium = titano planeta (pilka)
planet-ice = ledo planeta (balta)
planet-gaia = Gajos planeta
planet-transdim = transdimensinė planeta
planet-lost = prarastoji planeta
mine = kasykla
round-step = raundas: 2 PT už teraformavimo žingsnį
round-research = raundas: 2 PT už tyrimų žingsnį
round-mine = raundas: 2 PT už kasyklą
round-federation = raundas: 5 PT už federacijos žetoną
round-ts4 = raundas: 4 PT už prekybos stotį
round-ts3 = raundas: 3 PT už prekybos stotį
round-gaia4 = raundas: 4 PT už kasyklą Gajos planetoje
round-gaia3 = raundas: 3 PT už kasyklą Gajos planetoje
round-big = raundas: 5 PT už institutą ar akademiją
final-structures = pabaiga: daugiausia statinių
final-fed-structures = pabaiga: daugiausia statinių federacijose
final-planet-types = pabaiga: daugiausia planetų tipų
final-gaia = pabaiga: daugiausia Gajos planetų
final-sectors = pabaiga: daugiausia sektorių
final-satellites = pabaiga: daugiausia palydovų

## Stalas

fact-round = Raundas
fact-rounds = Raundų
fact-phase = Fazė
fact-active = Dabar eina
fact-order = Ėjimų tvarka
fact-passed = Praleido
fact-variable_order = Ėjimų tvarkos korta
fact-faction = Frakcija
fact-colour = Spalva
fact-planet = Gimtoji planeta
fact-booster = Stiprintuvas
fact-brainstone = Proto akmuo
fact-research = Tyrimai
fact-tiles = Technologijų plytelės
fact-tokens = Federacijų žetonai
fact-used = Panaudoti veiksmai
fact-sources = PT pagal šaltinį
fact-sector = Sektorius
fact-q = Stulpelis
fact-r = Eilė
fact-piece = Statinys
fact-owner = Savininkas
fact-guest = Lantids kasykla
fact-tile = Plytelė
fact-advanced = Pažangi plytelė
fact-token = Žetonas
fact-track = Sritis
fact-left = liko:
fact-cost = Kaina
fact-pays = Mokama:
fact-taken = užimta
fact-vp = PT
fact-current = šis raundas
fact-neutral = Neutralus žaidėjas
fact-past = praėjęs
fact-by = Kas užėmė
fact-planets = planetos
fact-power = Galios vertė
fact-reach = Atstumas
fact-charge = Galėtų įkrauti
fact-covers = Dengia
fact-income = Pajamos
fact-counts = Kiekiai
fact-pass_vp = PT praleidus
fact-range = Nuotolis
fact-step_ore = Rūda už žingsnį
fact-project_tokens = Žetonai projektui
setup = pasiruošimas
income = pajamos
actions = veiksmai
finished = baigta
power = energija
qic = QIC
terra = žemiška
oxide = oksidinė
volcanic = vulkaninė
desert = dykumų
swamp = pelkių
titanium = titano
ice = ledo
transdim = transdimensinė
lost = prarastoji
blue = mėlyna
red = raudona
orange = oranžinė
yellow = geltona
brown = ruda
grey = pilka
white = balta
counter-ore = rūda
counter-credits = kreditai
counter-knowledge = žinios
counter-qic = QIC
counter-vp = PT
counter-bowl-1 = energija I dubenyje
counter-bowl-2 = energija II dubenyje
counter-bowl-3 = energija III dubenyje
counter-gaia-area = žetonai Gajos zonoje
counter-power-at-hand = laisviesiems veiksmams likusi energija
counter-gaiaformers = turimi gajaformeriai
counter-gaiaformers-in-gaia-area = gajaformeriai Gajos zonoje
counter-gaiaformers-on-map = gajaformeriai žemėlapyje
counter-satellites = palydovai
counter-space-stations = kosminės stotys
counter-mine = kasyklos
counter-trading-station = prekybos stotys
counter-lab = tyrimų laboratorijos
counter-institute = planetos institutas
counter-academy-left = akademija (žinios)
counter-academy-right = akademija (veiksmas)
counter-lost-mine = prarastoji planeta
area-map = Žvaigždės
area-research = Tyrimai
area-tech = Standartinių technologijų plytelės
area-advanced = Pažangių technologijų plytelės
area-boosters = Raundo stiprintuvai
area-tokens = Federacijų žetonai
area-actions = Energijos ir QIC veiksmai
area-rounds = Raundų taškai
area-finals = Galutiniai taškai
score-start = Pradžia
score-round-tiles = Raundų plytelės
score-boosters = Stiprintuvai
score-tech-tiles = Technologijų plytelės
score-federations = Federacijų žetonai
score-research = Tyrimai
score-qic-actions = QIC veiksmai
score-faction = Frakcija
score-final-tiles = Galutinės plytelės
score-resources = Resursai
score-charge-cost = Įkrovimo kaina
score-federations-short = Federacijos
score-charge-cost-short = Įkrovimas

## Parinktys

option-map = Žemėlapis
option-map-first-game = pirmasis žaidimas
option-map-method-1 = 01–04 savo vietose, kiti atsitiktinai
option-map-method-2 = 01–04 atsitiktinai tarpusavyje, kiti irgi tarpusavyje
option-map-method-3 = visi sektoriai atsitiktinai
option-map-given = kaip nurodyta
option-sectors = Sektoriai ir pasukimai, eilė po eilės
option-factions = Frakcijos
option-factions-choose = renkamasi ėjimų tvarka
option-factions-random = atsitiktinai
option-factions-first-game = pirmojo žaidimo
option-seat-factions = Kiekvienos vietos frakcija
option-order = Ėjimų tvarka
option-order-clockwise = pagal laikrodžio rodyklę nuo pirmojo praleidusio
option-order-variable = praleidimo tvarka (ėjimų tvarkos korta)
option-ranks-need-one = Be PT, jei galutinėje plytelėje 0
option-lone-token = Taklons gali imti žetoną neįkraudami
option-decline-advance = Frakcijos veiksmo tyrimų žingsnio galima atsisakyti
option-excess-lost = Nevlas žetono galios perteklius prarandamas
option-map-builder = Kas suka sektorius
option-map-builder-table = stalas
option-map-builder-last-seat = paskutinis žaidėjas
preference-charge = Įkrauti energiją neklausiant
preference-charge-1 = 1 energijos vienetą (nemokamai)
preference-charge-2 = iki 2 energijos vienetų
preference-charge-3 = iki 3 energijos vienetų
preference-charge-4 = iki 4 energijos vienetų
preference-charge-5 = iki 5 energijos vienetų
preference-charge-ask = kaskart klausti
preference-charge-never = niekada neįkrauti

## Ko klausiama

gaia-ask-advance = Kurioje srityje žengti pirmyn?
gaia-ask-afterwards = Laisvieji veiksmai arba ėjimo pabaiga.
done-at-gaia-ask-afterwards = Baigti ėjimą
gaia-ask-brainstone-burn = Kur atsidurs proto akmuo?
gaia-ask-brainstone-charge = Įkraunate { $n }: kur atsidurs proto akmuo?
gaia-ask-brainstone-spend = Išleidžiate energijos: { $n }. Kur atsidurs proto akmuo?
gaia-ask-build = Kurioje planetoje statyti kasyklą?
gaia-ask-build-or-project = Statykite kasyklą arba pradėkite Gajos projektą, nuotolis +{ $range }.
gaia-ask-charge =
    { $vp ->
        [0] { $seat } stato: { $hex }. Įkrauti { $n }? Tai nieko nekainuoja.
       *[other] { $seat } stato: { $hex }. Įkrauti { $n } už { $vp } PT?
    }
gaia-ask-choose-booster = Pasirinkite raundo stiprintuvą.
gaia-ask-turn-sector = Kaip pasukti { $n } sektorių aplink { $hex }?
gaia-ask-choose-faction = Pasirinkite frakciją.
gaia-ask-choose-token = Pasirinkite federacijos žetoną.
gaia-ask-convert-returning = Grįžtančių žetonų vertė – { $n } energijos: imti resursų?
gaia-ask-cover-tile = Kurią plytelę uždengti?
gaia-ask-downgrade = Kuri tyrimų laboratorija taps prekybos stotimi?
gaia-ask-federation = Kurios planetos (reikia galios: { $power })?
gaia-ask-gaia-tech =
    Išmesti { $n ->
        [one] { $n } žetoną
        [few] { $n } žetonus
        [many] { $n } žetonų
       *[other] { $n } žetonų
    } iš Gajos zonos už technologijos plytelę?
gaia-ask-give-tokens = Dar išmesti žetonų: { $n }. Iš kurio dubens?
gaia-ask-income = Kurios energijos pajamos dabar?
gaia-ask-lost-planet = Kur yra prarastoji planeta?
gaia-ask-place-first = Pasirinkite gimtojo tipo planetą, kurioje stovės { $building }.
gaia-ask-project =
    Kurioje transdimensinėje planetoje ({ $tokens ->
        [one] { $tokens } žetonas
        [few] { $tokens } žetonai
        [many] { $tokens } žetonų
       *[other] { $tokens } žetonų
    })?
gaia-ask-project-tokens = Dar perkelti žetonų į Gajos zoną: { $n }. Iš kurio dubens?
gaia-ask-research = Kurioje srityje žengti pirmyn?
gaia-ask-reward-again = Kurio žetono atlygis?
gaia-ask-satellites = Kur dėti palydovus (liko { $n })?
gaia-ask-station = Kur dėti kosminę stotį?
gaia-ask-swap = Kuri kasykla susikeis vietomis su institutu?
gaia-ask-take-tile = Kurią technologijos plytelę imti?
gaia-ask-turn = Jūsų ėjimas.
gaia-ask-upgrade = Kurį statinį tobulinti?
gaia-ask-upgrade-to = Kuo taps statinys ({ $hex })?

## Žurnalas

gaia-did-advance = { $seat }: { $track }, lygis { $level }.
gaia-did-advanced = { $seat } ima plytelę ({ $tile }) ir uždengia kitą ({ $covered }).
gaia-did-booster = { $seat } ima: { $booster }.
gaia-did-build = { $seat } stato kasyklą: { $hex }.
gaia-did-charge = { $seat } įkrauna energijos: { $n }.
gaia-did-faction = { $seat } žaidžia frakcija „{ $faction }“.
gaia-did-federation =
    { $seat } sudaro federaciją: { $n ->
        [one] { $n } palydovas
        [few] { $n } palydovai
        [many] { $n } palydovų
       *[other] { $n } palydovų
    }.
gaia-did-free = { $seat }: { $action }.
gaia-did-income =
    { $seat }: pajamos, { $source }{ $charge ->
        [0] { "" }
       *[other] { "" } (įkrauti { $charge })
    }{ $token ->
        [0] { "" }
       *[other] { "" } (nauji žetonai: { $token })
    }.
gaia-did-income-charge = { $seat }: pajamų energija įkrauta.
gaia-did-income-token = { $seat }: nauji energijos žetonai iš pajamų.
gaia-did-lost-planet = { $seat } randa prarastąją planetą: { $hex }.
gaia-did-pass = { $seat } praleidžia.
gaia-did-place = { $seat } įsikuria: { $hex }.
gaia-did-power = { $seat }: { $action }.
gaia-did-project = { $seat } pradeda Gajos projektą: { $hex }.
gaia-did-qic = { $seat }: { $action }.
gaia-did-round = Prasideda { $n } raundas.
gaia-did-special = { $seat } atlieka veiksmą ({ $thing }).
gaia-did-station = { $seat } deda kosminę stotį: { $hex }.
gaia-did-tile = { $seat } ima technologiją ({ $tile }).
gaia-did-token = { $seat } ima: { $token }.
gaia-did-turn = { $hex } tampa Gajos planeta.
gaia-did-upgrade = { $seat } stato ({ $hex }): { $building }.

## Kodėl ne

gaia-why-act-or-pass = Atlikite veiksmą arba praleiskite.
gaia-why-action-taken = Šis veiksmas šiame raunde jau užimtas.
gaia-why-sectors-clash = Taip pasukus to paties tipo planetos liestųsi.
gaia-why-board-taken = Kita šios lentos pusė jau žaidime.
gaia-why-booster-held = Šį stiprintuvą turi kitas žaidėjas.
gaia-why-booster-not-here = Šio stiprintuvo žaidime nėra.
gaia-why-bowl-empty = Pradedant nuo čia žetonų neužtenka.
gaia-why-bowl-order = Vardykite dubenis iš eilės.
gaia-why-burn = Reikia dviejų žetonų II dubenyje.
gaia-why-credits =
    Jums trūksta { $n ->
        [one] { $n } kredito
        [few] { $n } kreditų
        [many] { $n } kreditų
       *[other] { $n } kreditų
    }.
gaia-why-federation-power = Federacijai neužtenka galios: reikia { $n }.
gaia-why-gaiaformer-there = Ten stovi gajaformeris ({ $seat }).
gaia-why-in-federation = Ši planeta jau yra federacijoje.
gaia-why-knowledge = Jums trūksta žinių: { $n }.
gaia-why-level-4 = Šioje srityje reikia būti 4 lygyje: dar liko { $n }.
gaia-why-level-5-taken = 5 lygyje jau yra { $seat }.
gaia-why-longer-link = Trumpiausia jungtis ten neina.
gaia-why-navigation = Be planetos instituto jūsų navigacija nekyla.
gaia-why-no-action = Čia nėra veiksmo.
gaia-why-no-gaiaformer = Neturite laisvo gajaformerio.
gaia-why-no-green-token = Neturite žalio federacijos žetono.
gaia-why-no-hex = Šio šešiakampio žemėlapyje nėra.
gaia-why-no-institute = Reikia jūsų planetos instituto.
gaia-why-no-mine-left = Nebeturite kasyklų.
gaia-why-no-piece-left = Tokių nebeturite.
gaia-why-no-planet = Ten nėra planetos.
gaia-why-no-symbol = Tarp jūsų pajamų to nėra.
gaia-why-no-target = Pasiekiamu nuotoliu nėra vietos, už kurią galite sumokėti.
gaia-why-no-track = Negalite žengti pirmyn jokioje srityje.
gaia-why-no-upgrade = Nėra statinio, kurio tobulinimą galite apmokėti.
gaia-why-no-use = Dabar tai nieko neduotų.
gaia-why-not-first-game = Ši frakcija ne pirmajam žaidimui.
gaia-why-not-home = Tai ne jūsų gimtasis tipas.
gaia-why-not-minimal = Su šia planeta leistinos federacijos nebus.
gaia-why-not-own-lab = Tai ne jūsų tyrimų laboratorija.
gaia-why-not-own-mine = Tai ne jūsų kasykla.
gaia-why-not-transdim = Tai ne transdimensinė planeta.
gaia-why-not-upgradable = Statinys tuo tapti negali.
gaia-why-not-your-faction = Jūsų frakcija to negali.
gaia-why-not-yours = To neturite.
gaia-why-nothing-to-charge = Neturite ko įkrauti.
gaia-why-nothing-to-cover = Neturite standartinės plytelės, kurią uždengtumėte.
gaia-why-one-action = Veiksmą jau atlikote: liko tik laisvieji.
gaia-why-ore = Jums trūksta rūdos: { $n }.
gaia-why-other-track = Ši plytelė guli po kita sritimi.
gaia-why-own-planet = Ji jau jūsų.
gaia-why-passed = Šiame raunde jau praleidote.
gaia-why-planet-there = Ten yra planeta.
gaia-why-power = Jums trūksta energijos: { $n }.
gaia-why-qic = Jums trūksta QIC: { $n }.
gaia-why-range =
    Nuotolis per mažas { $n ->
        [one] { $n } šešiakampiu
        [few] { $n } šešiakampiais
        [many] { $n } šešiakampio
       *[other] { $n } šešiakampių
    }: reikia { $qic } QIC, jums trūksta { $missing }.
gaia-why-same-booster = To paties stiprintuvo pasilikti negalima.
gaia-why-satellite-there = Ten yra palydovas arba kosminė stotis.
gaia-why-satellites = Negalite sumokėti už palydovus: trūksta { $n }.
gaia-why-say-what-first = Pirmiausia pasakykite, ką ten norite daryti.
gaia-why-steps-unused = Teraformavimo žingsnio ten nereikėtų.
gaia-why-taken = Ten jau yra { $seat }.
gaia-why-tile-not-here = Šios plytelės žaidime nėra.
gaia-why-tile-owned = Šią plytelę jau turite.
gaia-why-tile-taken = Ši plytelė jau paimta.
gaia-why-token-gone = Tokių žetonų nebeliko.
gaia-why-tokens =
    Jums trūksta { $n ->
        [one] { $n } žetono
        [few] { $n } žetonų
        [many] { $n } žetonų
       *[other] { $n } žetonų
    }.
gaia-why-too-far = Jūsų planetos per toli viena nuo kitos: tiek palydovų neapmokėsite.
gaia-why-top = Jau esate viršuje.
gaia-why-transdim = Transdimensinė planeta pirmiausia turi tapti Gajos planeta.
gaia-why-used = Šiame raunde tai jau panaudojote.

## Frakcijos

terrans-ability = Gajos fazėje žetonai iš Gajos zonos grįžta į II dubenį, o ne į I.
terrans-institute = Iš Gajos zonos grįžtantys žetonai dar duoda resursų, tarsi tiek pat energijos būtų išleista laisviesiems veiksmams.
terrans-board = Pradžia: 4 rūdos, 15 kreditų, 3 žinios, 1 QIC; energija 4/4/0; { gaia } – 1 lygis. Pajamos: 1 rūda, 1 žinios. Institutas: įkrauti 4, 1 energijos žetonas.
explain-terrans = Gimtasis tipas: { planet-terra }. { terrans-ability } Planetos institutas: { terrans-institute }
lantids-ability = Galite statyti kasyklas kitų kolonizuotose planetose mokėdami tik už kasyklą. Tokios kasyklos tobulinti negalima, ji neprideda nei planetų tipo, nei Gajos planetos.
lantids-institute = 2 žinios už kiekvieną kasyklą, pastatytą kito žaidėjo kolonizuotoje planetoje.
lantids-board = Pradžia: 4 rūdos, 13 kreditų, 3 žinios, 1 QIC; energija 4/0/0. Pajamos: 1 rūda, 1 žinios. Institutas: įkrauti 4.
explain-lantids = Gimtasis tipas: { planet-terra }. { lantids-ability } Planetos institutas: { lantids-institute }
xenos-ability = Ruošiantis žaidimui po visų kitų pastatote trečią kasyklą.
xenos-institute = Jūsų federacijoms užtenka galios 6, o ne 7. Instituto pajamos – 1 QIC vietoj žetono.
xenos-board = Pradžia: 4 rūdos, 15 kreditų, 3 žinios, 1 QIC; energija 2/4/0; { intelligence } – 1 lygis. Pajamos: 1 rūda, 1 žinios. Institutas: įkrauti 4, 1 QIC.
explain-xenos = Gimtasis tipas: { planet-desert }. { xenos-ability } Planetos institutas: { xenos-institute }
gleens-ability = Kiekvienas gautas QIC virsta 1 rūda, kol nepastatyta akademija su veiksmu. Gajos planeta kainuoja 1 rūdą, o ne QIC, ir kiekviena kasykla joje duoda dar 2 PT.
gleens-institute = Iškart imate Gleens federacijos žetoną: 1 rūda, 1 žinios, 2 kreditai. Tai laikoma federacijos sudarymu.
gleens-board = Pradžia: 4 rūdos, 15 kreditų, 3 žinios; energija 2/4/0; { navigation } – 1 lygis. Pajamos: 1 rūda, 1 žinios. Institutas: įkrauti 4, 1 rūda.
explain-gleens = Gimtasis tipas: { planet-desert }. { gleens-ability } Planetos institutas: { gleens-institute }
taklons-ability = Proto akmuo yra vienas jūsų žetonų, bet išleidžiamas kaip 3 energijos.
taklons-institute = Kaskart, kai įkraunate dėl kito žaidėjo statybos, gaunate 1 energijos žetoną – prieš tai arba po to.
taklons-board = Pradžia: 4 rūdos, 15 kreditų, 3 žinios, 1 QIC; energija 2/4/0. Pajamos: 1 rūda, 1 žinios. Institutas: įkrauti 4, 1 energijos žetonas.
explain-taklons = Gimtasis tipas: { planet-swamp }. { taklons-ability } Planetos institutas: { taklons-institute }
ambas-ability = Savo gebėjimo neturi.
ambas-institute = Specialusis veiksmas: institutas ir viena jūsų kasykla susikeičia vietomis. Tai ne statyba: niekas neįkrauna ir negauna PT, federacijos lieka.
ambas-board = Pradžia: 4 rūdos, 15 kreditų, 3 žinios, 1 QIC; energija 2/4/0; { navigation } – 1 lygis. Pajamos: 2 rūdos, 1 žinios. Institutas: įkrauti 4, 2 energijos žetonai.
explain-ambas = Gimtasis tipas: { planet-swamp }. Planetos institutas: { ambas-institute }
hadsch-hallas-ability = Savo gebėjimo neturi.
hadsch-hallas-institute = Už laisvuosius veiksmus, duodančius resursų, galima mokėti kreditais vietoj energijos: 4 už QIC, 3 už rūdą, 4 už žinias.
hadsch-hallas-board = Pradžia: 4 rūdos, 15 kreditų, 3 žinios, 1 QIC; energija 2/4/0; { economy } – 1 lygis. Pajamos: 1 rūda, 1 žinios, 3 kreditai. Institutas: įkrauti 4, 1 energijos žetonas.
explain-hadsch-hallas = Gimtasis tipas: { planet-oxide }. Planetos institutas: { hadsch-hallas-institute }
ivits-ability = Pradedate su planetos institutu vietoj kasyklų ir statote jį paskutiniai. Turite tik vieną federaciją ir už kiekvieną kitą žetoną ją plečiate: kaskart 7 galios daugiau. Palydovas kainuoja 1 QIC.
ivits-institute = Specialusis veiksmas: kosminė stotis pasiekiamame šešiakampyje be planetos ir stoties. Jos galia federacijoje – 1, nuo jos skaičiuojamas nuotolis.
ivits-board = Pradžia: 4 rūdos, 15 kreditų, 3 žinios, 1 QIC; energija 2/4/0. Pajamos: 1 rūda, 1 žinios, 1 QIC. Institutas: įkrauti 4, 1 energijos žetonas.
explain-ivits = Gimtasis tipas: { planet-oxide }. { ivits-ability } Planetos institutas: { ivits-institute }
geodens-ability = Savo gebėjimo neturi.
geodens-institute = 3 žinios už pirmą kasyklą kiekvieno jums naujo tipo planetoje.
geodens-board = Pradžia: 4 rūdos, 15 kreditų, 3 žinios, 1 QIC; energija 2/4/0; { terraforming } – 1 lygis. Pajamos: 1 rūda, 1 žinios. Institutas: įkrauti 4, 1 energijos žetonas.
explain-geodens = Gimtasis tipas: { planet-volcanic }. Planetos institutas: { geodens-institute }
bal-taks-ability = Navigacijoje kilti negalite. Laisvasis veiksmas: perkelkite gajaformerį į Gajos zoną už 1 QIC; kitoje Gajos fazėje jis grįš.
bal-taks-institute = Nuo šiol galite kilti navigacijoje.
bal-taks-board = Pradžia: 4 rūdos, 15 kreditų, 3 žinios; energija 2/2/0; { gaia } – 1 lygis. Pajamos: 1 rūda, 1 žinios. Institutas: įkrauti 4, 1 energijos žetonas. Akademijos veiksmas: 4 kreditai.
explain-bal-taks = Gimtasis tipas: { planet-volcanic }. { bal-taks-ability } Planetos institutas: { bal-taks-institute }
firaks-ability = Savo gebėjimo neturi.
firaks-institute = Specialusis veiksmas: tyrimų laboratorija nemokamai tampa prekybos stotimi, o jūs pakylate 1 lygiu bet kurioje srityje. Tai laikoma tobulinimu į prekybos stotį.
firaks-board = Pradžia: 3 rūdos, 15 kreditų, 2 žinios, 1 QIC; energija 2/4/0. Pajamos: 1 rūda, 2 žinios. Institutas: įkrauti 4, 1 energijos žetonas.
explain-firaks = Gimtasis tipas: { planet-titanium }. Planetos institutas: { firaks-institute }
bescods-ability = Institutas ir akademijos sukeisti vietomis: prekybos stotis tampa akademija, laboratorija – institutu; sukeistos ir stočių bei laboratorijų pajamos. Specialusis veiksmas: pakilkite 1 lygiu žemiausioje savo srityje.
bescods-institute = Jūsų statinių titano planetose galia 1 didesnė.
bescods-board = Pradžia: 4 rūdos, 15 kreditų, 1 žinios, 1 QIC; energija 2/4/0. Pajamos: 1 rūda. Institutas: įkrauti 4, 2 energijos žetonai.
explain-bescods = Gimtasis tipas: { planet-titanium }. { bescods-ability } Planetos institutas: { bescods-institute }
nevlas-ability = Laisvasis veiksmas: perkelkite žetoną iš III dubens į Gajos zoną už 1 žinias.
nevlas-institute = Kiekvienas III dubens žetonas išleidžiamas kaip 2 energijos. Ko energijos veiksmui nereikia, prarandama.
nevlas-board = Pradžia: 4 rūdos, 15 kreditų, 2 žinios, 1 QIC; energija 2/4/0; { science } – 1 lygis. Pajamos: 1 rūda, 1 žinios. Institutas: įkrauti 4, 1 energijos žetonas. Kiekviena laboratorija: įkrauti 2.
explain-nevlas = Gimtasis tipas: { planet-ice }. { nevlas-ability } Planetos institutas: { nevlas-institute }
itars-ability = Žetonas, atiduotas iš II dubens kitam perkelti į III, keliauja į Gajos zoną, o ne į atsargas.
itars-institute = Gajos fazėje galite išmesti 4 žetonus iš Gajos zonos už technologijos plytelę, kiek norite kartų.
itars-board = Pradžia: 5 rūdos, 15 kreditų, 3 žinios, 1 QIC; energija 4/4/0. Pajamos: 1 rūda, 1 žinios, 1 energijos žetonas. Institutas: įkrauti 4, 1 energijos žetonas. Akademija: 3 žinios.
explain-itars = Gimtasis tipas: { planet-ice }. { itars-ability } Planetos institutas: { itars-institute }

## Tyrimai

terraforming-short = Tera­form.
navigation-short = Navi­gacija
intelligence-short = DI
gaia-short = Gajos proj.
economy-short = Ekono­mika
science-short = Mokslas
terraforming-n = { terraforming }, { $n } lygis
navigation-n = { navigation }, { $n } lygis
intelligence-n = { intelligence }, { $n } lygis
gaia-n = { gaia }, { $n } lygis
economy-n = { economy }, { $n } lygis
science-n = { science }, { $n } lygis
explain-terraforming = Kiek kainuoja teraformavimo žingsnis: iš pradžių 3 rūdos, 2 lygyje – 2, nuo 3 lygio – 1.
explain-navigation = Kaip toli siekiate: iš pradžių 1 šešiakampis, viršuje – 4.
explain-intelligence = QIC iškart kiekviename lygyje.
explain-gaia = Gajaformeriai ir kiek žetonų reikia Gajos projektui.
explain-economy = Rūdos, kreditų ir įkrovimo pajamos.
explain-science = Žinių pajamos.
level-third = Pasiekę įkraukite 3.
level-high = Pabaigoje 4 PT už šį lygį.
level-top = Reikia žalio federacijos žetono; čia gali būti tik vienas žaidėjas.
explain-terraforming-0 = Teraformavimo žingsnio kaina – 3 rūdos.
explain-terraforming-1 = Teraformavimo žingsnio kaina – 3 rūdos. Iškart: 2 rūdos.
explain-terraforming-2 = Teraformavimo žingsnio kaina – 2 rūdos.
explain-terraforming-3 = Teraformavimo žingsnio kaina – 1 rūda. { level-third } { level-high }
explain-terraforming-4 = Teraformavimo žingsnio kaina – 1 rūda. Iškart: 2 rūdos. { level-high }
explain-terraforming-5 = Teraformavimo žingsnio kaina – 1 rūda. Iškart čia gulintis federacijos žetonas; tai laikoma federacijos sudarymu. { level-high } { level-top }
explain-navigation-0 = Jūsų nuotolis – 1.
explain-navigation-1 = Jūsų nuotolis – 1. Iškart: 1 QIC.
explain-navigation-2 = Jūsų nuotolis – 2.
explain-navigation-3 = Jūsų nuotolis – 2. Iškart: 1 QIC. { level-third } { level-high }
explain-navigation-4 = Jūsų nuotolis – 3. { level-high }
explain-navigation-5 = Jūsų nuotolis – 4. Iškart padėkite prarastąją planetą laisvame pasiekiamame šešiakampyje: tai laikoma kasyklos statyba. { level-high } { level-top }
explain-intelligence-0 = Dar nieko.
explain-intelligence-1 = Iškart: 1 QIC.
explain-intelligence-2 = Iškart: 1 QIC.
explain-intelligence-3 = Iškart: 2 QIC. { level-third } { level-high }
explain-intelligence-4 = Iškart: 2 QIC. { level-high }
explain-intelligence-5 = Iškart: 4 QIC. { level-high } { level-top }
explain-gaia-0 = Gajos projektų dar pradėti negalite.
explain-gaia-1 = Gajos projektui reikia 6 žetonų. Iškart: 1 gajaformeris.
explain-gaia-2 = Gajos projektui reikia 6 žetonų. Iškart: 3 energijos žetonai.
explain-gaia-3 = Gajos projektui reikia 4 žetonų. Iškart: 1 gajaformeris. { level-third } { level-high }
explain-gaia-4 = Gajos projektui reikia 3 žetonų. Iškart: 1 gajaformeris. { level-high }
explain-gaia-5 = Gajos projektui reikia 3 žetonų. Iškart: 4 PT ir dar 1 už kiekvieną Gajos planetą su jūsų statiniu. { level-high } { level-top }
explain-economy-0 = Dar nieko.
explain-economy-1 = Pajamos: 2 kreditai, įkrauti 1.
explain-economy-2 = Pajamos: 1 rūda, 2 kreditai, įkrauti 2.
explain-economy-3 = Pajamos: 1 rūda, 3 kreditai, įkrauti 3. { level-third } { level-high }
explain-economy-4 = Pajamos: 2 rūdos, 4 kreditai, įkrauti 4. { level-high }
explain-economy-5 = Iškart: 3 rūdos, 6 kreditai, įkrauti 6. Pajamų daugiau nėra. { level-high } { level-top }
explain-science-0 = Dar nieko.
explain-science-1 = Pajamos: 1 žinios.
explain-science-2 = Pajamos: 2 žinios.
explain-science-3 = Pajamos: 3 žinios. { level-third } { level-high }
explain-science-4 = Pajamos: 4 žinios. { level-high }
explain-science-5 = Iškart: 9 žinios. Pajamų daugiau nėra. { level-high } { level-top }

## Technologijų plytelės

kind-immediate = iškart
kind-income = pajamos
kind-trigger = kaskart
kind-ongoing = visada
kind-action = specialusis veiksmas, kartą per raundą
kind-pass = praleidžiant
explain-std-o-q = Iškart: 1 rūda, 1 QIC.
explain-std-k-types = Iškart: 1 žinios už kiekvieną jūsų kolonizuotą planetų tipą.
explain-std-big4 = Jūsų planetos instituto ir akademijų galia yra 4, kol šios plytelės neuždengia pažangi.
explain-std-7vp = Iškart: 7 PT.
explain-std-o-charge = Pajamos: 1 rūda, įkrauti 1.
explain-std-k-c = Pajamos: 1 žinios, 1 kreditas.
explain-std-gaia3 = 3 PT kaskart, kai statote kasyklą Gajos planetoje.
explain-std-4c = Pajamos: 4 kreditai.
explain-std-charge4 = Specialusis veiksmas, kartą per raundą: įkrauti 4.
explain-adv-fed-pass = Praleidžiant: 3 PT už kiekvieną jūsų federacijos žetoną.
explain-adv-research = 2 PT kaskart, kai pakylate tyrimų srityje.
explain-adv-q-5c = Specialusis veiksmas, kartą per raundą: 1 QIC, 5 kreditai.
explain-adv-mine-now = Iškart: 2 PT už kiekvieną jūsų kasyklą, įskaitant prarastąją planetą.
explain-adv-lab-pass = Praleidžiant: 3 PT už kiekvieną jūsų tyrimų laboratoriją.
explain-adv-sector-ore = Iškart: 1 rūda už kiekvieną sektorių, kuriame kolonizavote planetą.
explain-adv-types-pass = Praleidžiant: 1 PT už kiekvieną jūsų kolonizuotą planetų tipą.
explain-adv-gaia-now = Iškart: 2 PT už kiekvieną jūsų kolonizuotą Gajos planetą.
explain-adv-ts-now = Iškart: 4 PT už kiekvieną jūsų prekybos stotį.
explain-adv-sector-vp = Iškart: 2 PT už kiekvieną sektorių, kuriame kolonizavote planetą.
explain-adv-3o = Specialusis veiksmas, kartą per raundą: 3 rūdos.
explain-adv-fed-now = Iškart: 5 PT už kiekvieną jūsų federacijos žetoną.
explain-adv-3k = Specialusis veiksmas, kartą per raundą: 3 žinios.
explain-adv-mine = 3 PT kaskart, kai statote kasyklą.
explain-adv-ts = 3 PT kaskart, kai statote prekybos stotį.

## Raundo stiprintuvai

explain-booster-1 = Pajamos: 1 rūda, 1 žinios.
explain-booster-2 = Pajamos: 2 kreditai, 1 QIC.
explain-booster-3 = Pajamos: 2 energijos žetonai, 1 rūda.
explain-booster-4 = Pajamos: 2 kreditai. Specialusis veiksmas: kasykla su 1 nemokamu teraformavimo žingsniu; už kitus mokama rūda.
explain-booster-5 = Pajamos: įkrauti 2. Specialusis veiksmas: kasykla arba Gajos projektas, nuotolis +3.
explain-booster-6 = Pajamos: 1 rūda. Praleidžiant: 1 PT už kiekvieną jūsų kasyklą, įskaitant prarastąją planetą.
explain-booster-7 = Pajamos: 1 žinios. Praleidžiant: 3 PT už kiekvieną jūsų tyrimų laboratoriją.
explain-booster-8 = Pajamos: 1 rūda. Praleidžiant: 2 PT už kiekvieną jūsų prekybos stotį.
explain-booster-9 = Pajamos: įkrauti 4. Praleidžiant: 4 PT už planetos institutą ir kiekvieną jūsų akademiją.
explain-booster-10 = Pajamos: 4 kreditai. Praleidžiant: 1 PT už kiekvieną jūsų kolonizuotą Gajos planetą.

## Federacijų žetonai

explain-fed-12vp = 12 PT. Pilkas iš abiejų pusių: nieko neapmoka.
explain-fed-8vp-q = 8 PT, 1 QIC. Žalias: kartą apmoka pažangią technologiją arba 5 lygį.
explain-fed-8vp-2t = 8 PT, 2 energijos žetonai. Žalias: kartą apmoka pažangią technologiją arba 5 lygį.
explain-fed-7vp-2o = 7 PT, 2 rūdos. Žalias: kartą apmoka pažangią technologiją arba 5 lygį.
explain-fed-7vp-6c = 7 PT, 6 kreditai. Žalias: kartą apmoka pažangią technologiją arba 5 lygį.
explain-fed-6vp-2k = 6 PT, 2 žinios. Žalias: kartą apmoka pažangią technologiją arba 5 lygį.
explain-fed-gleens = Imamas su Gleens planetos institutu: 1 rūda, 1 žinios, 2 kreditai. Žalias: kartą apmoka pažangią technologiją arba 5 lygį.

## Statiniai

mine-short = Kasykla
trading-station-short = Stotis
lab-short = Lab.
institute-short = Institutas
academy-short = Akad.
explain-mine = 2 kreditai ir 1 rūda bei tai, ko reikia planetai. Galia 1. Gali tapti prekybos stotimi.
explain-trading-station = Iš kasyklos už 6 kreditus ir 2 rūdas; už 3 kreditus ir 2 rūdas, jei per 2 šešiakampius yra kito žaidėjo statinys. Galia 2. Gali tapti planetos institutu arba tyrimų laboratorija.
explain-lab = Iš prekybos stoties už 5 kreditus ir 3 rūdas; duoda technologijos plytelę. Galia 2. Gali tapti akademija.
explain-institute = Iš prekybos stoties už 6 kreditus ir 4 rūdas; atveria jūsų frakcijos instituto gebėjimą. Galia 3.
explain-academy-left = Iš tyrimų laboratorijos už 6 kreditus ir 6 rūdas; duoda technologijos plytelę ir 2 žinias pajamų (Itars – 3). Galia 3.
explain-academy-right = Iš tyrimų laboratorijos už 6 kreditus ir 6 rūdas; duoda technologijos plytelę ir specialųjį veiksmą: 1 QIC (Bal T’aks – 4 kreditai). Galia 3.
gaiaformer = gajaformeris
explain-gaiaformer = Kitoje Gajos fazėje paverčia transdimensinę planetą Gajos planeta. Grįžta, kai ten pastatote kasyklą.
satellite = palydovas
explain-satellite = Jungia federacijos planetas. Už kiekvieną išmetamas 1 žetonas (Ivits moka 1 QIC).
space-station = kosminė stotis
explain-space-station = Ivits: galia 1 jų federacijoje, nuo jos skaičiuojamas nuotolis, bet tai ne statinys.
lost-mine = prarastosios planetos kasykla
explain-lost-mine = Laikoma kasykla, kurios galia 1, bet jos tobulinti negalima.

## Veiksmai

build-short = Statyti
project-short = Gajos proj.
upgrade-short = Tobulinti
federation-short = Federacija
research-short = Tyrinėti
pass-short = Praleisti
explain-build = Kasykla pasiekiamoje planetoje: 2 kreditai ir 1 rūda, rūda už teraformavimo žingsnius, QIC už Gajos planetą, QIC už kas 2 šešiakampius toliau nei jūsų nuotolis.
explain-project = Gajaformeris pasiekiamoje transdimensinėje planetoje; žetonai laukia Gajos zonoje iki kitos Gajos fazės.
explain-upgrade = Vienas jūsų statinių tampa kitu. Tyrimų laboratorijos ir akademijos duoda technologijos plytelę.
explain-federation = Planetos, kurių statinių galia kartu 7, sujungtos palydovais: imkite federacijos žetoną su jo atlygiu.
explain-research = 4 žinios: 1 lygiu aukščiau bet kurioje srityje.
explain-pass = Paskutinis jūsų veiksmas raunde: gaukite PT už praleidimą ir pakeiskite stiprintuvą. Pirmasis praleidęs pradeda kitą raundą.
explain-power-3k = Išleiskite 7 energijos vienetus: 3 žinios. Kartą per raundą visiems žaidėjams kartu.
explain-power-2steps = Išleiskite 5 energijos vienetus: kasykla su 2 nemokamais teraformavimo žingsniais; už kitus mokama rūda, nepanaudoti prarandami. Kartą per raundą visiems žaidėjams kartu.
explain-power-2o = Išleiskite 4 energijos vienetus: 2 rūdos. Kartą per raundą visiems žaidėjams kartu.
explain-power-7c = Išleiskite 4 energijos vienetus: 7 kreditai. Kartą per raundą visiems žaidėjams kartu.
explain-power-2k = Išleiskite 4 energijos vienetus: 2 žinios. Kartą per raundą visiems žaidėjams kartu.
explain-power-1step = Išleiskite 3 energijos vienetus: kasykla su 1 nemokamu teraformavimo žingsniu; už kitus mokama rūda. Kartą per raundą visiems žaidėjams kartu.
explain-power-2t = Išleiskite 3 energijos vienetus: 2 energijos žetonai. Kartą per raundą visiems žaidėjams kartu.
explain-qic-tech = Išleiskite 4 QIC: imkite technologijos plytelę, standartinę ar pažangią, ir pakilkite. Kartą per raundą visiems žaidėjams kartu.
explain-qic-token = Išleiskite 3 QIC: vieno jūsų federacijos žetono atlygis dar kartą. Kartą per raundą visiems žaidėjams kartu.
explain-qic-types = Išleiskite 2 QIC: 3 PT ir dar 1 už kiekvieną jūsų kolonizuotą planetų tipą. Kartą per raundą visiems žaidėjams kartu.
explain-board = Specialusis Bescods veiksmas, kartą per raundą: pakilkite 1 lygiu žemiausioje savo srityje nemokėdami žinių.
explain-burn = Laisvasis veiksmas: 1 žetonas iš II dubens grįžta į atsargas, kitas perkeliamas iš II dubens į III.
explain-power-qic = Laisvasis veiksmas: 1 QIC už 4 energijos vienetus iš III dubens.
explain-power-ore = Laisvasis veiksmas: 1 rūda už 3 energijos vienetus iš III dubens.
explain-power-knowledge = Laisvasis veiksmas: 1 žinios už 4 energijos vienetus iš III dubens.
explain-power-credit = Laisvasis veiksmas: 1 kreditas už 1 energijos vienetą iš III dubens.
explain-qic-ore = Laisvasis veiksmas: 1 rūda už 1 QIC.
explain-knowledge-credit = Laisvasis veiksmas: 1 kreditas už 1 žinias.
explain-ore-credit = Laisvasis veiksmas: 1 kreditas už 1 rūdą.
explain-ore-token = Laisvasis veiksmas: 1 energijos žetonas I dubenyje už 1 rūdą.
explain-credits-qic = Laisvasis veiksmas: 1 QIC už 4 kreditus.
explain-credits-ore = Laisvasis veiksmas: 1 rūda už 3 kreditus.
explain-credits-knowledge = Laisvasis veiksmas: 1 žinios už 4 kreditus.
explain-gaiaformer-qic = Laisvasis Bal T’aks veiksmas: 1 QIC už gajaformerį, kuris laukia Gajos zonoje iki kitos Gajos fazės.
explain-token-knowledge = Laisvasis Nevlas veiksmas: 1 žinios už žetoną iš III dubens, kuris laukia Gajos zonoje iki kitos Gajos fazės.
explain-charge = Įkraukite pagal stipriausią savo statinį per 2 šešiakampius; kainuoja 1 PT mažiau, nei duoda energijos.
explain-token-first = Taklons su institutu: naujas žetonas patenka į I dubenį prieš įkraunant.
explain-decline = Nei energijos, nei prarastų PT.
explain-gaia-tech = Itars: 4 žetonai iš Gajos zonos grįžta į atsargas už technologijos plytelę.
explain-charge-n = Paimkite šias pajamas dabar: įkrauti { $n }.
explain-token-n = Paimkite šias pajamas dabar: { $n } į I dubenį.
explain-turn-n = Sektorius guli pasuktas pagal laikrodžio rodyklę { $n }/6 apsisukimo.

## Energija ir resursai

explain-bowl-1 = Čia guli nauji ir išleisti žetonai. Įkraunant jie pirmiausia keliami į II dubenį.
explain-bowl-2 = Kai I dubuo tuščias, įkraunant žetonai keliami iš čia į III dubenį.
explain-bowl-3 = Išleisti galima tik šiuos žetonus: kiekvienas – 1 energija ir grįžta į I dubenį.
gaia-area = Gajos zona
explain-gaia-area = Žetonai laukia čia iki kitos Gajos fazės, tada grįžta į I dubenį (Terrans – į II).
explain-brainstone = Taklons žetonas: įkraunamas ir išmetamas kaip vienas, išleidžiamas kaip 3 energijos.
explain-supply = Išmesta: žetonas palieka jūsų energijos ciklą.
explain-power = Žetonai sukasi per I, II ir III dubenį: įkraunant keliami pirmyn, išleidžiant grįžta iš III į I.
ore = rūda
explain-ore = Kasykloms, tobulinimui ir teraformavimui. Daugiausia 15.
credits = kreditai
explain-credits = Kasykloms ir tobulinimui. Daugiausia 30.
knowledge = žinios
explain-knowledge = Už 4 pakylate lygiu tyrimų srityje. Daugiausia 15.
explain-qic = Kvantinio intelekto kubas: +2 nuotolio, Gajos planeta arba tyrimų lentos veiksmas.
vp = PT
explain-vp = Pergalės taškai: laimi tas, kas po 6 raundo jų turi daugiausia.
range = nuotolis
explain-range = Kiek šešiakampių nuo savo planetos galite statyti; kiekvienas QIC vienam veiksmui prideda 2.
step = teraformavimo žingsnis
explain-step = Kitų tipų planetoms reikia nuo 1 iki 3 žingsnių; žingsnis kainuoja 3, 2 arba 1 rūdą.

## Planetos

terra-letter = Ž
oxide-letter = O
volcanic-letter = V
desert-letter = D
swamp-letter = P
titanium-letter = T
ice-letter = L
gaia-letter = G
transdim-letter = X
lost-letter = R
explain-planet-terra = Gimtoji: { terrans }, { lantids }. 1 žingsnis: { oxide }, { ice }; 2 žingsniai: { volcanic }, { titanium }; 3 žingsniai: { desert }, { swamp }.
explain-planet-oxide = Gimtoji: { hadsch-hallas }, { ivits }. 1 žingsnis: { volcanic }, { terra }; 2 žingsniai: { desert }, { ice }; 3 žingsniai: { swamp }, { titanium }.
explain-planet-volcanic = Gimtoji: { geodens }, { bal-taks }. 1 žingsnis: { desert }, { oxide }; 2 žingsniai: { swamp }, { terra }; 3 žingsniai: { titanium }, { ice }.
explain-planet-desert = Gimtoji: { xenos }, { gleens }. 1 žingsnis: { swamp }, { volcanic }; 2 žingsniai: { titanium }, { oxide }; 3 žingsniai: { ice }, { terra }.
explain-planet-swamp = Gimtoji: { taklons }, { ambas }. 1 žingsnis: { titanium }, { desert }; 2 žingsniai: { ice }, { volcanic }; 3 žingsniai: { terra }, { oxide }.
explain-planet-titanium = Gimtoji: { firaks }, { bescods }. 1 žingsnis: { ice }, { swamp }; 2 žingsniai: { terra }, { desert }; 3 žingsniai: { oxide }, { volcanic }.
explain-planet-ice = Gimtoji: { nevlas }, { itars }. 1 žingsnis: { terra }, { titanium }; 2 žingsniai: { oxide }, { swamp }; 3 žingsniai: { volcanic }, { desert }.
explain-planet-gaia = Reikia 1 QIC vietoj žingsnių (Gleens – 1 rūdos). Kur stovi gajaformeris, stato tik jo savininkas, be QIC.
explain-planet-transdim = Čia statyti negalima; Gajos projektas paverčia ją Gajos planeta.
explain-planet-lost = Randama 5 navigacijos lygyje: atskiras planetų tipas su kasykla, kurios tobulinti negalima.
explain-planet-space = Čia dedami palydovai, kosminės stotys ir prarastoji planeta.

## Taškų plytelės

round-step-short = už kiekvieną teraformavimo žingsnį
explain-round-step = Savo raunde 2 PT už kiekvieną teraformavimo žingsnį, kad ir kaip jis padarytas.
round-research-short = už kiekvieną tyrimų žingsnį
explain-round-research = Savo raunde 2 PT už kiekvieną tyrimų žingsnį.
round-mine-short = už kiekvieną kasyklą
explain-round-mine = Savo raunde 2 PT už kiekvieną kasyklą.
round-federation-short = už kiekvieną federacijos žetoną
explain-round-federation = Savo raunde 5 PT už kiekvieną federacijos žetoną, kad ir kaip jis gautas.
round-ts4-short = už kiekvieną prekybos stotį
explain-round-ts4 = Savo raunde 4 PT už kiekvieną prekybos stotį.
round-ts3-short = už kiekvieną prekybos stotį
explain-round-ts3 = Savo raunde 3 PT už kiekvieną prekybos stotį.
round-gaia4-short = už kiekvieną kasyklą Gajos planetoje
explain-round-gaia4 = Savo raunde 4 PT už kiekvieną kasyklą Gajos planetoje.
round-gaia3-short = už kiekvieną kasyklą Gajos planetoje
explain-round-gaia3 = Savo raunde 3 PT už kiekvieną kasyklą Gajos planetoje.
round-big-short = už kiekvieną institutą ar akademiją
explain-round-big = Savo raunde 5 PT už kiekvieną planetos institutą ar akademiją.
final-structures-short = Statiniai
explain-final-structures = Pabaigoje 18, 12, 6 ir 0 PT pagal vietą, lygiųjų atveju po lygiai: daugiausia statinių, įskaitant prarastąją planetą.
final-fed-structures-short = Federa­cijose
explain-final-fed-structures = Pabaigoje 18, 12, 6 ir 0 PT pagal vietą, lygiųjų atveju po lygiai: daugiausia statinių federacijose, įskaitant prarastąją planetą.
final-planet-types-short = Planetų tipai
explain-final-planet-types = Pabaigoje 18, 12, 6 ir 0 PT pagal vietą, lygiųjų atveju po lygiai: daugiausia planetų tipų; Gajos ir prarastoji planeta irgi tipai.
final-gaia-short = Gajos planetos
explain-final-gaia = Pabaigoje 18, 12, 6 ir 0 PT pagal vietą, lygiųjų atveju po lygiai: daugiausia kolonizuotų Gajos planetų.
final-sectors-short = Sektoriai
explain-final-sectors = Pabaigoje 18, 12, 6 ir 0 PT pagal vietą, lygiųjų atveju po lygiai: daugiausia sektorių su statiniu, įskaitant prarastąją planetą.
final-satellites-short = Palydovai
explain-final-satellites = Pabaigoje 18, 12, 6 ir 0 PT pagal vietą, lygiųjų atveju po lygiai: daugiausia palydovų; kosminės stotys irgi skaičiuojamos.

## Lenta

gaia-any-area = visi
track-head-gaia = Gajos pr.
gaia-taken = paimta
gaia-no-tiles = plytelės ir žetonai
gaia-free = Mainai
gaia-pass = Praleisti
gaia-pass-and-take = Praleisti ir imti
gaia-no-booster = paskutinis raundas: be stiprintuvo
gaia-booster-now = dabar: { $n } PT praleidus
gaia-near-price = 3 kreditai šalia kito žaidėjo, kitaip 6
gaia-area-short = Gaja
gaia-power-cycle = Energija
gaia-over-limit = viršijus ribą dingtų: { $n }
gaia-count-sector = sektoriai su savo planetomis
gaia-count-type = planetų tipai
gaia-count-gaia = Gajos planetos
gaia-count-satellite = palydovai
charge-at-gaia-ask-charge = Įkrauti
gaia-factions = Frakcijų lentos
gaia-over-hint = Rodykite į galutines plyteles, kad žemėlapyje matytumėte, ką jos skaičiuoja.
gaia-automa-level = Lygis: { $level }
gaia-automa-deck = liko kortelių: { $n }
gaia-automa-support = Parama
gaia-automa-action = Veiksmas
gaia-ability = Gebėjimas
gaia-point-faction = Rodykite į frakciją, kad apie ją perskaitytumėte; spustelėkite, kad pasirinktumėte.
gaia-others-choose = Kiti renkasi frakcijas.
gaia-homes = gimtosios planetos žemėlapyje
gaia-map-range = nuotolis { $n }
gaia-map-with-qic = su 1
gaia-modes = Ką rodo žemėlapis
gaia-mode-range = Rodyti nuotolį
gaia-mode-sectors = Rodyti sektorius
gaia-mode-federations = Rodyti galią ir federacijas
gaia-mode-charge = Rodyti, kas kur galėtų įkrauti
gaia-mode-names = Rodyti šešiakampių pavadinimus (Alt)
gaia-piece-of = { $piece } ({ $player })
gaia-which-way = Ką daryti: { $hex }?
gaia-card-upgrade = Tobulinti { $hex }
gaia-card-piece = { $piece }: { $hex }
gaia-way-build = Statyti
gaia-way-project = Gajos projektas
gaia-part-mine = Kasykla
gaia-part-step = Teraformavimo žingsniai: { $n }
gaia-part-range = Atstumas { $reach }, nuotolis { $range }
gaia-part-gaia = Gajos planeta
gaia-kind-tile = Technologijos plytelė
gaia-kind-advanced = Pažangi technologija
gaia-kind-booster = Raundo stiprintuvas
gaia-kind-token = Federacijos žetonas
gaia-part-price = Kaina
gaia-play-faction = Žaisti už „{ $faction }“?
gaia-pass-taking = Praleisti ir imti šį stiprintuvą? { $what }
gaia-taking = Imti šį stiprintuvą? { $what }
gaia-tab-factions = Frakcijos
gaia-tab-board = Tyrimų lenta
gaia-warn-over = Viršijus ribą dingtų { $n }: { $thing }
gaia-part-sum = Iš viso
gaia-may-charge = Gali įkrauti
gaia-for-vp = už { $n } PT
gaia-no-advance = Plytelė be tyrimų žingsnio
gaia-warn-unused = Šiame raunde nepanaudota: { $things }
booster-4-action = kasykla su nemokamu žingsniu (stiprintuvas)
booster-5-action = nuotolis +3 (stiprintuvas)
gaia-warn-lost = Iš kitų pajamų dingtų { $n }: { $thing }
gaia-warn-charged = Atiduodama įkrautų žetonų: { $n }
gaia-warn-brainstone = Proto akmuo būtų atiduotas visam laikui
gaia-tab-mine = Mano
gaia-tab-research = Tyrimai
gaia-tab-scoring = Taškai
gaia-ask-federation-planned = Sudaryti federaciją: galia { $plan_power } iš { $power }, palydovų: { $plan_satellites }.
gaia-ask-federation-hint = Spustelėkite planetas, kad įtrauktumėte ar išimtumėte; taškuotas šešiakampis keičia kelią; žetonas užbaigia.
brings-power = galia
brings-token = žetonai
gaia-ask-satellites-planned = Sudaryti federaciją: galia { $plan_power } iš { $power }, palydovų: { $plan_satellites }.
gaia-ask-satellites-hint = Spustelėkite planetas, kad įtrauktumėte ar išimtumėte; taškuotas šešiakampis keičia kelią; žetonas užbaigia.
gaia-ask-turn-hint = Rodykite į tai, kas šviečia: planetas, statinius, veiksmus, stiprintuvus.
gaia-ask-choose-faction-hint = Rodykite į frakciją, kad žemėlapyje matytumėte jos gimtąsias planetas; spustelėkite, kad pasirinktumėte.
gaia-ask-place-first-hint = Spustelėkite vieną iš šviečiančių planetų: tai nemokama. Pirmosios kasyklos statomos ėjimų tvarka, antrosios – atvirkščia.
gaia-ask-choose-booster-hint = Jis jūsų raundui: jo pajamos ir tai, kas po brūkšniu. Praleisdami jį pakeičiate.
gaia-ask-income-hint = Tvarka bet kokia: rodykite į vieną, ir dubenys parodys, ką ji duotų.
gaia-ask-build-hint = Linijos viduje – jūsų nuotolis; rodykite į šviečiančią planetą, kad pamatytumėte kainą.
gaia-ask-build-or-project-hint = Transdimensinėje planetoje – Gajos projektas, kitur – kasykla; rodykite, kad pamatytumėte kainą.
gaia-ask-project-hint = Žetonai laukia Gajos zonoje; kitoje Gajos fazėje planeta taps Gajos planeta.
gaia-ask-upgrade-hint = Rodykite į savo šviečiantį statinį, kad pamatytumėte, kuo ir už kiek jis gali tapti.
gaia-ask-upgrade-to-hint = Spustelėkite kortelės eilutę arba statinį savo lentoje.
gaia-ask-research-hint = Kiti lygiai šviečia: rodykite į vieną, kad perskaitytumėte, ką jis duoda.
gaia-ask-advance-hint = Kiti lygiai šviečia: rodykite į vieną, kad perskaitytumėte, ką jis duoda.
gaia-ask-choose-token-hint = Žaliu žetonu vėliau galėsite pasiekti 5 lygį arba paimti pažangią technologiją.
gaia-ask-reward-again-hint = Spustelėkite vieną iš savo žetonų: dar kartą gausite tai, kas jame.
gaia-ask-station-hint = Bet kuris pasiekiamas šešiakampis be planetos; nuo jos siekiate toliau.
gaia-ask-swap-hint = Spustelėkite vieną iš savo kasyklų: niekas neįkrauna, federacijos lieka.
gaia-ask-downgrade-hint = Spustelėkite vieną iš savo laboratorijų: tai nieko nekainuoja, ir žengiate bet kurioje srityje.
gaia-ask-turn-sector-hint = Rodykite į atsakymą, kad pamatytumėte sektorių pasuktą. To paties tipo planetos per kraštą nesiliečia.
gaia-brainstone-here = proto akmuo liks čia.
gaia-ask-take-tile-hint = Plytelė po sritimi leidžia žengti ir joje; trys apatinės – bet kurioje.
gaia-ask-cover-tile-hint = Ta plytelė nebegalioja, o žalias federacijos žetonas tampa pilkas.
gaia-ask-lost-planet-hint = Bet kuris tuščias pasiekiamas šešiakampis; kasykla joje nieko nekainuoja.
gaia-ask-brainstone-charge-hint = Spustelėkite dubenį, kuriame turi gulėti proto akmuo: iš III jis išleidžiamas kaip 3 energijos.
gaia-ask-brainstone-spend-hint = I dubuo: proto akmuo išleidžiamas kaip 3 energijos; III dubuo: jis lieka ten.
gaia-ask-brainstone-burn-hint = Spustelėkite dubenį, kuriame turi gulėti proto akmuo; atsargose jis būtų prarastas visam laikui.
gaia-ask-convert-returning-hint = Spustelėkite tai, kas šviečia po dubenimis; žetonai vis tiek grįš į II dubenį.
done-at-gaia-ask-convert-returning = Daugiau nieko
done-at-gaia-ask-gaia-tech = Palikti žetonus
gaia-ask-gaia-tech-hint = Išmesti žetonai grįžta į atsargas, likę – į I dubenį.
gaia-ask-give-tokens-hint = Pirma iš I dubens; spustelėkite kitą dubenį, kad mokėtumėte iš jo.
gaia-ask-project-tokens-hint = Pirma iš I dubens; spustelėkite kitą dubenį, kad mokėtumėte iš jo.

## Automa

automa = Automa
seat-of-the-table = Automa
automa-card-n = korta { $n }
automa-mine = statyti kasyklą
automa-upgrade = tobulinti statinį
automa-research = tyrimai bet kurioje srityje
automa-research-highest = tyrimai aukščiausioje srityje
automa-space = energijos arba QIC veiksmas
automa-faction = frakcijos veiksmas
automa-tie-faction = Frakcijos kortos lemiamas veiksnys
automa-tie-final-tile = Skaičiuojama galutinei plytelei
automa-tie-steps = Mažiausiai teraformavimo žingsnių (Gajos 1, transdimensinė 2)
automa-tie-nearest = Arčiausiai žaidėjo planetos
automa-tie-direction = Paramos kortos kryptis
automa-tie-right-down = Pirma nuo viršaus kairės, eilė po eilės
automa-tie-left-up = Pirma nuo apačios dešinės, eilė po eilės
automa-tie-highest = Aukščiausias lygis
automa-tie-number = Skaičiuojama pagal paramos kortą
automa-tie-left-n = Nr. { $n } iš kairės
automa-tie-right-n = Nr. { $n } iš dešinės
automa-tie-centre = Arčiausiai žemėlapio centro
score-decision-cards = Sprendimų kortos
option-automa-level = Automos lygis
option-automa-faction = Automos frakcija
option-automa-faction-random = atsitiktinai
option-automa-first-card = Į pirmąją kaladę įdedama atsitiktinė korta
option-automa-without-card-2 = Automalein: kortos 2 žaidime nėra
option-automa-gaia-only = Terrans: tyrimai tik Gajos srityje
option-automa-downgrades = Firaks: laboratorijos grąžinamos kiekvieno tobulinimo metu
gaia-ask-automa = Automos ėjimas.
done-at-gaia-ask-automa = Atversti jos kortas
preference-automa-cards = Atversti Automos kortas
preference-automa-cards-ask = kai pasakysiu
preference-automa-cards-at-once = iš karto
gaia-did-automa-advance = Automa: { $track }, lygis { $level }.
gaia-did-automa-beaten = Automa ({ $level }) nugalėta, persvara { $n } PT.
gaia-did-automa-booster = Automa ima: { $booster }.
gaia-did-automa-cannot = Automa to padaryti negali: { $action }.
gaia-did-automa-cards = Automa: parama – { $support }, veiksmas – { $action } ({ $does }). Kaladėje liko kortų: { $n }.
gaia-did-automa-faction = Automa ({ $level }) žaidžia frakcija „{ $faction }“.
gaia-did-automa-faction-vp = Frakcijos korta prideda { $n } PT.
gaia-did-automa-last-card = Automa: parama – { $support }, kortų veiksmui nebeliko.
gaia-did-automa-final = Automa pabaigoje: { $tiles } PT už galutines plyteles, { $research } PT už tyrimus; { $total } PT.
gaia-did-automa-mine = Automa stato kasyklą: { $hex }.
gaia-did-automa-mine-range = Automa nori statyti kasyklą, nuotolis { $n }.
gaia-did-automa-pass = Automa praleidžia ir gauna { $n } PT už raundo plytelę: { $total } PT.
gaia-did-automa-possible = Galima: { $things }.
gaia-did-automa-random-card = Atsitiktinė korta: { $card }.
gaia-did-automa-satellite = Automa deda palydovą: { $hex }.
gaia-did-automa-space = Automa uždengia: { $action }.
gaia-did-automa-tie = { $tie }: { $things }.
gaia-did-automa-tied = Po lygiai PT su Automa ({ $level }): bendra pergalė.
gaia-did-automa-tile = Automa yra srities „{ $track }“ 4 lygyje: iš žaidimo išimama { $tile }.
gaia-did-automa-upgrade = Automa tobulina ({ $hex }): { $before } → { $building }.
gaia-did-automa-vp = Automa gauna { $n } PT: { $total } PT.
gaia-did-automa-won = Automa ({ $level }) laimi, persvara { $n } PT.
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
