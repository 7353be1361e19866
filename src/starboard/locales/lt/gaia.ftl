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
fact-power = Galios vertė
fact-reach = Atstumas
fact-covers = Dengia
fact-income = Pajamos
fact-counts = Skaičiai
fact-pass_vp = PT praleidus
fact-range = Atstumas iki planetų
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
option-excess-lost = Nevlų žetono galios perteklius prarandamas
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
gaia-ask-charge = { $seat } stato: { $hex }. Įkrauti { $n } už { $vp } PT?
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
gaia-ask-give-tokens =
    Išmeskite { $n ->
        [one] { $n } žetoną
        [few] { $n } žetonus
        [many] { $n } žetonų
       *[other] { $n } žetonų
    }: iš kurio dubens?
gaia-ask-income = Kurios energijos pajamos dabar?
gaia-ask-lost-planet = Kur yra prarastoji planeta?
gaia-ask-place-first = Pastatykite gimtojo tipo planetoje: { $building }.
gaia-ask-project =
    Kurioje transdimensinėje planetoje ({ $tokens ->
        [one] { $tokens } žetonas
        [few] { $tokens } žetonai
        [many] { $tokens } žetonų
       *[other] { $tokens } žetonų
    })?
gaia-ask-project-tokens =
    Perkelkite į Gajos zoną { $n ->
        [one] { $n } žetoną
        [few] { $n } žetonus
        [many] { $n } žetonų
       *[other] { $n } žetonų
    }: iš kurio dubens?
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
gaia-did-booster = { $seat } ima raundo stiprintuvą ({ $booster }).
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
gaia-did-token = { $seat } ima žetoną ({ $token }).
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
gaia-did-automa-advance = Automa: { $track }, lygis { $level }.
gaia-did-automa-beaten = Automa ({ $level }) nugalėta, persvara { $n } PT.
gaia-did-automa-booster = Automa ima raundo stiprintuvą ({ $booster }).
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
