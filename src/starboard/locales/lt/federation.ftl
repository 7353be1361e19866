# Federacija.

## Žodžiai

amb-1 = ambasadorius 1
amb-2 = ambasadorius 2
amb-3 = ambasadorius 3
amb-4 = ambasadorius 4
amb-special = ypatingasis ambasadorius
vote = balsai
fund = finansavimas
die = padėjėjo kauliukas
f1c1 = aukštas 1, stulpelis 1
f1c2 = aukštas 1, stulpelis 2
f1c3 = aukštas 1, stulpelis 3
f1c4 = aukštas 1, stulpelis 4
f1c5 = aukštas 1, stulpelis 5
f1c6 = aukštas 1, stulpelis 6
f2c1 = aukštas 2, stulpelis 1
f2c2 = aukštas 2, stulpelis 2
f2c3 = aukštas 2, stulpelis 3
f2c4 = aukštas 2, stulpelis 4
f2c5 = aukštas 2, stulpelis 5
f2c6 = aukštas 2, stulpelis 6
f3c1 = aukštas 3, stulpelis 1
f3c2 = aukštas 3, stulpelis 2
f3c3 = aukštas 3, stulpelis 3
f3c4 = aukštas 3, stulpelis 4
f3c5 = aukštas 3, stulpelis 5
f3c6 = aukštas 3, stulpelis 6
outer = išorinis modulis
neo = Neo
sixmoon = 6Moon
atal = Atal
arratuin = Arratuin
e81216 = E81216
officers = Karininkų kajutės
procurement = Pirkimų biuras
patron = Globėjo kabinetas
president = Prezidento kabinetas
assistants = Padėjėjų kambarys
lounge = Mažoji svetainė
spy = Šnipinėjimas
mission-neo = misija „{ neo }“
mission-sixmoon = misija „{ sixmoon }“
mission-atal = misija „{ atal }“
mission-arratuin = misija „{ arratuin }“
mission-e81216 = misija „{ e81216 }“
mission-officers = misija „{ officers }“
mission-procurement = misija „{ procurement }“
mission-patron = misija „{ patron }“
mission-president = misija „{ president }“
mission-assistants = misija „{ assistants }“
mission-lounge = misija „{ lounge }“
mission-spy = misija „{ spy }“
lavandium = lavandis
copernium = kopernis
oceanium = okeanis
gold = auksinis deimantas
degree = akreditacijos laipsnis
ship = kosminis laivas
marker = misijos žymeklis
advance = projekto žingsnis
neo-1 = Neo, langelis 1
neo-2 = Neo, langelis 2
neo-3 = Neo, langelis 3
neo-4 = Neo, langelis 4
neo-5 = Neo, langelis 5
neo-6 = Neo, langelis 6
neo-7 = Neo, langelis 7
neo-8 = Neo, langelis 8
neo-9 = Neo, langelis 9
neo-10 = Neo, langelis 10
neo-11 = Neo, langelis 11
neo-12 = Neo, langelis 12
neo-13 = Neo, langelis 13
neo-14 = Neo, langelis 14
neo-15 = Neo, langelis 15
neo-16 = Neo, langelis 16
neo-17 = Neo, langelis 17
neo-18 = Neo, langelis 18
neo-19 = Neo, langelis 19
neo-20 = Neo, langelis 20
neo-21 = Neo, langelis 21
neo-22 = Neo, langelis 22
neo-23 = Neo, langelis 23
neo-24 = Neo, langelis 24
neo-25 = Neo, langelis 25
neo-26 = Neo, langelis 26
neo-27 = Neo, langelis 27
neo-28 = Neo, langelis 28
neo-29 = Neo, langelis 29
neo-30 = Neo, langelis 30
neo-31 = Neo, langelis 31
neo-32 = Neo, langelis 32
neo-33 = Neo, langelis 33
neo-34 = Neo, langelis 34
neo-35 = Neo, langelis 35
neo-36 = Neo, langelis 36
neo-37 = Neo, langelis 37
neo-38 = Neo, langelis 38
neo-39 = Neo, langelis 39
neo-40 = Neo, langelis 40
moon-1 = mėnulis 1
moon-2 = mėnulis 2
moon-3 = mėnulis 3
moon-4 = mėnulis 4
moon-5 = mėnulis 5
moon-6 = mėnulis 6
moon-7 = mėnulis 7
moon-8 = mėnulis 8
moon-9 = mėnulis 9
dead-1 = negyvas asteroidas 1
dead-2 = negyvas asteroidas 2
dead-3 = negyvas asteroidas 3
dead-4 = negyvas asteroidas 4
dead-5 = negyvas asteroidas 5
dead-6 = negyvas asteroidas 6
dead-7 = negyvas asteroidas 7
dead-8 = negyvas asteroidas 8
dead-9 = negyvas asteroidas 9
dead-10 = negyvas asteroidas 10
dead-11 = negyvas asteroidas 11
dead-12 = negyvas asteroidas 12
alt-1 = pakeitimas 1
alt-2 = pakeitimas 2
alt-3 = pakeitimas 3
alt-4 = pakeitimas 4
alt-5 = pakeitimas 5
alt-6 = pakeitimas 6
alt-7 = pakeitimas 7
alt-8 = pakeitimas 8
alt-9 = pakeitimas 9
alt-10 = pakeitimas 10
alt-11 = pakeitimas 11
alt-12 = pakeitimas 12
alt-13 = pakeitimas 13
alt-14 = pakeitimas 14
alt-15 = pakeitimas 15
alt-16 = pakeitimas 16
alt-17 = pakeitimas 17
alt-18 = pakeitimas 18
alt-19 = pakeitimas 19
alt-20 = pakeitimas 20
alt-21 = pakeitimas 21
alt-22 = pakeitimas 22
alt-23 = pakeitimas 23
alt-24 = pakeitimas 24
alt-25 = pakeitimas 25
alt-26 = pakeitimas 26
alt-27 = pakeitimas 27
alt-28 = pakeitimas 28
alt-29 = pakeitimas 29
alt-30 = pakeitimas 30
alt-31 = pakeitimas 31
alt-32 = pakeitimas 32
alt-33 = pakeitimas 33
alt-34 = pakeitimas 34
alt-35 = pakeitimas 35
alt-36 = pakeitimas 36
alt-37 = pakeitimas 37
alt-38 = pakeitimas 38
alt-39 = pakeitimas 39
alt-40 = pakeitimas 40
alt-41 = pakeitimas 41
alt-42 = pakeitimas 42
alt-43 = pakeitimas 43
alt-44 = pakeitimas 44
alt-45 = pakeitimas 45
alt-46 = pakeitimas 46
alt-47 = pakeitimas 47
alt-48 = pakeitimas 48
alt-49 = pakeitimas 49
alt-50 = pakeitimas 50
alt-51 = pakeitimas 51
alt-52 = pakeitimas 52
alt-53 = pakeitimas 53
alt-54 = pakeitimas 54
alt-55 = pakeitimas 55
alt-56 = pakeitimas 56
alt-57 = pakeitimas 57
alt-58 = pakeitimas 58
alt-59 = pakeitimas 59
alt-60 = pakeitimas 60
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
shop-1 = parduotuvė 1
shop-2 = parduotuvė 2
shop-3 = parduotuvė 3
shop-4 = parduotuvė 4
shop-5 = parduotuvė 5
shop-6 = parduotuvė 6
spaceport = Kosmoso uostas
transporter = Transporteris
transmutation = Transmutacijos kamera
replicator = Lavandžio replikatorius
academy = Karo akademija
consulate = Konsulatas
incubator = Pakeitimų inkubatorius
university = Kosmoso universitetas
mega-1 = megastatinys 1
mega-2 = megastatinys 2
mega-3 = megastatinys 3
mega-4 = megastatinys 4
start-1 = pradinis žetonas 1
start-2 = pradinis žetonas 2
start-3 = pradinis žetonas 3
start-4 = pradinis žetonas 4
start-5 = pradinis žetonas 5
start-6 = pradinis žetonas 6
start-7 = pradinis žetonas 7
start-8 = pradinis žetonas 8
ds-1 = tolimasis kosmosas 1
ds-2 = tolimasis kosmosas 2
ds-3 = tolimasis kosmosas 3
ds-4 = tolimasis kosmosas 4
ds-5 = tolimasis kosmosas 5
ds-6 = tolimasis kosmosas 6
ds-7 = tolimasis kosmosas 7
ds-8 = tolimasis kosmosas 8
medal-neo = Neo ordinas
medal-sixmoon = 6Moon ordinas
medal-atal = Atal ordinas
medal-arratuin = Arratuin ordinas
medal-e81216 = E81216 ordinas
medal-accreditation = akreditacijos ordinas
medal-intrigue = intrigų ordinas
project-neo = Neo projektas
project-sixmoon = 6Moon projektas
project-atal = Atal projektas
project-arratuin = Arratuin projektas
project-e81216 = E81216 projektas
project-missions = misijų projektas
project-common = bendras projektas
level-1 = lygis 1
level-2 = lygis 2
level-3 = lygis 3
level-4 = lygis 4
level-5 = lygis 5
level-6 = lygis 6
level-7 = lygis 7
level-8 = lygis 8
law-left = kairiojo sparno įstatymas
law-right = dešiniojo sparno įstatymas

## Komponentai

dead-hidden = negyvi asteroidai, užversti
specialist-hidden = specialistai, užversti

## Zonos, faktai ir taškų šaltiniai

area-spaces = Senatas
area-outer = Išorinis modulis
area-laws = Įstatymai
area-projects = Dideli projektai
area-neo = Neo
area-dead-asteroids = Negyvi asteroidai
area-moons = 6Moon
area-moon-tokens = Pakeitimai mėnuliuose
area-atal = Atal
area-shops = Arratuin
area-productions = Gamyklos
area-megastructures = Megastatiniai
area-medals = Garbės ordinai
area-starts = Pradiniai žetonai
area-deep-space = Tolimasis kosmosas
area-looked = Peržiūrėta
area-returned = Grąžinta
area-missions = Ypatingosios misijos
area-ambassadors = Ambasadoriai
area-specialists = Specialistai
area-alterations = Pakeitimai
fact-round = Raundas
fact-rounds = Raundų
fact-turn = Ėjimas
fact-turns = Ėjimų
fact-passing = Praeitų įstatymas
fact-phase = Fazė
fact-starter = Pirmasis žaidėjas
fact-pawn = Prezidento figūrėlė
fact-edition = Leidimas
fact-votes_left = Kairiojo sparno balsai
fact-votes_right = Dešiniojo sparno balsai
fact-deep_space = Tolimojo kosmoso žetonai
fact-laws_left = Liko įstatymų
fact-action = veiksmas
fact-floor = aukštas
fact-column = stulpelis
fact-wing = sparnas
fact-seat = žaidėjas
fact-neutral = neutralus
fact-votes = balsai
fact-funding = finansavimas
fact-die = kauliukas
fact-cover = ant viršaus
fact-token = žetonas
fact-order = padėta eilės tvarka
fact-cost = kaina
fact-effect = poveikis
fact-planet = planeta
fact-when = kada
fact-funded = finansuota
fact-passed = priimtas
fact-length = ilgis
fact-complete = baigta
fact-gain = duoda
fact-influence = įtaka
fact-next = toliau
fact-asteroid = asteroidas
fact-asteroid_gain = asteroidas duoda
fact-count = kiekis
fact-tokens = žetonų
fact-worth = dabar verta taškų
fact-strength = stiprumas
fact-shown = atversta
fact-bonus = premija
fact-moon = mėnulis
fact-colour = spalva
fact-level = lygis
fact-under = po juo
fact-level1 = 1 lygis
fact-level2 = 2 lygis
fact-income = pajamos
fact-slot = vieta
fact-values = rodikliai
fact-left = liko
fact-marked = pažymėta
fact-done = atlikta
fact-placed = padėta
fact-used = panaudota
ambassadors = ambasadoriai
executive = valdymas
left = kairysis
right = dešinysis
reconstructed = atkurtas
now = iš karto
any = bet kada
next = dar bus
past = praėjęs
asteroid-n = asteroidas { $n }
hidden = paslėpta
from-floors = senato aukštai
from-laws = įstatymai
from-missions = misijos
from-specialists = specialistai
from-megastructures = megastatiniai
from-accreditation = laipsniai virš aukščiausio
from-medals = ordinai
from-leftovers = likučiai
from-projects = dideli projektai

## Klausimai

federation-ask-start = Pasirinkite pradinį žetoną.
federation-ask-start-hint = Ką jis duoda, gaunate iš karto; jis laikomas atlikta misija.
federation-ask-ambassador = { $turn } ėjimas: kas eis į senatą?
federation-ask-ambassador-hint = Spustelėkite žetono balsų arba finansavimo pusę, tada langelį; arba nutempkite pusę ten.
federation-ask-ambassador-or-cover-hint = Spustelėkite žetono balsų arba finansavimo pusę, tada langelį. Pakeitimas („Uždengti“) spustelimas prieš žetoną.
federation-cover-hint = Spustelėkite ambasadorių, kurį jis uždengs. Escape grąžina jį į vietą.
federation-ask-side = Kuria puse į viršų guls šis ambasadorius?
federation-ask-side-hint = Balsai lemia aukštus ir įstatymą. Finansavimas atveria langelio misiją ir stumia stulpelio projektą.
federation-ask-space = Kur eis { $token }?
federation-ask-space-hint = Šviečia langeliai, kuriais galite pasinaudoti ir už kuriuos galite sumokėti. Užvedę žymeklį matysite, kas būtų.
federation-ask-die = Pridėti kauliuką ({ $n }) prie šių balsų?
federation-ask-die-hint = Jo akutės pridedamos prie balsų. Kauliukas lieka senate iki raundo pabaigos.
federation-ask-mission =
    { $n ->
        [0] Prieš baigiant ėjimą panaudoti specialistą?
        [one] Siųsti laivą? Dabar gali prasidėti { $n } misija.
        [few] Siųsti laivą? Dabar gali prasidėti { $n } misijos.
        [many] Siųsti laivą? Dabar gali prasidėti { $n } misijos.
       *[other] Siųsti laivą? Dabar gali prasidėti { $n } misijų.
    }
federation-ask-mission-hint =
    { $n ->
        [0] Šviečiančius specialistus galima panaudoti dabar. Jokia misija negali prasidėti.
       *[other] Vienas laivas per ėjimą. Jis lieka ten visam laikui, kiekviena misija veikia kartą.
    }
federation-ask-last-word = Prieš baigiant ėjimą panaudoti dar vieną specialistą?
federation-ask-last-word-hint = Šviečiančius specialistus galima panaudoti dabar.
federation-ask-neo =
    { $n ->
        [1] Kur eis kalnakasys?
       *[other] Kur eis kalnakasys? Liko žingsnių: { $n }.
    }
federation-ask-neo-hint = Gausite, kas ten yra; gretimi asteroidai bus atversti.
federation-ask-dead-asteroid = Kurį negyvą asteroidą imsite?
federation-ask-dead-asteroid-hint = Gausite ant jo pavaizduotus resursus.
federation-ask-sixmoon =
    { $n ->
        [1] Kur eis magas?
       *[other] Kur eis magas? Liko žingsnių: { $n }.
    }
federation-ask-sixmoon-hint = Pakeitimą imsite iš to mėnulio, kuriame magas sustos.
federation-ask-alteration = Kurį pakeitimą imsite ({ $moon })?
federation-ask-alteration-hint = Vėlesniu ėjimu jis galės uždengti jūsų ambasadorių.
federation-ask-keep-alteration = Kurį iš šių pakeitimų pasiliksite?
federation-ask-keep-alteration-hint = Kiti grįžta užversti. Vėliau jis galės uždengti jūsų ambasadorių.
federation-ask-atal = Kurį specialistą imsite?
federation-ask-atal-hint = 1 lygio arba aukštesnį, jei turite žemesnį tos pačios spalvos. Kiekvienas duoda 1 įtaką Atale.
federation-ask-arratuin = Su kuria parduotuve prekiausite?
federation-ask-arratuin-hint = Pažymėta eilutė yra tai, ką gautumėte: pirmą kartą 1 lygis, paskui 2.
federation-ask-disc = Kur dėsite diską, { $level } lygis?
federation-ask-disc-hint = Mokėti nereikia. Šviečia parduotuvės, kur šiame lygyje dar nėra jūsų disko.
federation-ask-build = Ką statysite?
federation-ask-build-hint = Gamykla duoda pajamas dabar ir kiekvieną raundą. Megastatinys duoda taškų kartą.
federation-ask-take-off = Už kurį kristalą nereikia mokėti?
federation-ask-take-off-hint = Spustelėkite jį savo rezerve.
federation-ask-after-build = Po statybos panaudoti specialistą?
federation-ask-after-build-hint = Šviečiančius specialistus galima panaudoti dabar.
federation-ask-robot = Kur eis nemokamas robotas?
federation-ask-robot-hint = Mokėti nereikia. Gamykla iškart duoda pajamas, megastatinys – taškus.
federation-ask-income =
    { $n ->
        [1] Kurias pajamas imsite dar kartą?
       *[other] Kurias pajamas imsite dar kartą? Liko: { $n }.
    }
federation-ask-income-hint = Šviečiančios gamyklos duos pajamas dar kartą.
federation-ask-transport = Pajudėti vieną žingsnį be atlygio?
federation-ask-transport-hint = Spustelėkite šviečiantį Neo langelį arba mėnulį; pasauliai viršuje veda į abu.
federation-ask-upgrade = Paversti vieną resursą geresniu?
federation-ask-upgrade-hint = Spustelėkite resursą savo rezerve: jis taps kitu dešiniau.
federation-ask-reactivate = Vėl atversti panaudotą { $level } lygio specialistą?
federation-ask-reactivate-hint = Spustelėkite šviečiantį: jo veiksmą bus galima panaudoti dar kartą.
federation-ask-copy = Kurį specialistą kopijuoti?
federation-ask-copy-hint = Šviečia jūsų specialistai ir atversti Atale.
federation-ask-spy = Kurį veiksmą kopijuosite?
federation-ask-spy-hint = Užimtus langelius taip pat. Kopijuojamo veiksmo kaina irgi mokama.
federation-ask-marker =
    { $n ->
        [1] Kurią misiją atversite?
       *[other] Kurias misijas atversite? Daugiausia { $n }.
    }
federation-ask-marker-hint = Šviečia misijos be žymeklio.
federation-ask-medal = Kurį ordiną imsite?
federation-ask-medal-hint = Šviečia ordinai, kurių neturite, jei jų dar liko.
federation-ask-advance =
    { $n ->
        [1] Kurį projektą stumsite?
       *[other] Kurį projektą stumsite? Liko žingsnių: { $n }.
    }
federation-ask-advance-hint = Bendro projekto stūmimas skaičiuojamas ir kaip jūsų įnašas.
federation-ask-crystal =
    { $n ->
        [1] Kurį kristalą imsite?
       *[other] Kurį kristalą imsite? Liko: { $n }.
    }
federation-ask-crystal-hint = Spustelėkite jį savo rezerve.
federation-ask-discard =
    { $n ->
        [1] Jūsų rezervas pilnas: ką išmesite?
       *[other] Jūsų rezervas pilnas: ką išmesite? Liko: { $n }.
    }
federation-ask-discard-hint = Spustelėkite resursą savo rezerve.
federation-ask-pick = Kurią rūšį imsite (kiekis: { $n })?
federation-ask-pick-hint = Spustelėkite savo lentoje: { $what }.
federation-ask-mix =
    { $n ->
        [1] Ką imsite?
       *[other] Ką imsite toliau? Liko: { $n }.
    }
federation-ask-mix-hint = Bet kokiu deriniu, spausdami savo lentoje: { $what }.
federation-ask-deep-space = Kurį tolimojo kosmoso žetoną imsite?
federation-ask-deep-space-hint = Juos matote tik jūs. Žetonas laikomas atlikta misija.
federation-ask-decline = Imti laipsnį, nors išlaikymas brangs?
federation-ask-decline-hint = Po skale parašyta, kiek kiekvienas lygis kainuoja raundo pabaigoje.
federation-ask-upkeep = Mokėti { $cost } už { $level } lygį ar nukristi į { $below } lygį?
federation-ask-upkeep-hint = Spauskite mygtuką arba akreditacijos skalės lygį.
federation-ask-law = Balsų po lygiai: kurį įstatymą priimti, { $left } ar { $right }?
federation-ask-law-hint = Prezidento figūrėlė pas jus. Ant įstatymų parašyta, kas kiek gautų.

## Priežastys

federation-why-blocked = Šį langelį blokuoja neutralus žetonas.
federation-why-built = Tai jau pastatėte.
federation-why-deep-space = Šio žetono krūvelėje nėra.
federation-why-disc-there = Ten jau guli jūsų diskas.
federation-why-discard-crystals = Kristalai išmetami rūšių tvarka (liko { $n }).
federation-why-first-player = Pirmasis žaidėjas to negali naudoti pirmuoju raundo ėjimu.
federation-why-level = Jūsų akreditacijos lygiui trūksta: { $n }.
federation-why-level-not-reached = Šio lygio dar nepasiekėte.
federation-why-marked = Ši misija jau pažymėta.
federation-why-medal-gone = Tokių ordinų nebeliko.
federation-why-medal-owned = Šį ordiną jau turite.
federation-why-mission-closed = Ši misija neatverta: ant jos nėra žymeklio.
federation-why-mission-done = Šią misiją jau atlikote.
federation-why-needs-lower-level = Reikia žemesnio lygio šios spalvos specialisto.
federation-why-no-copy = Prezidento kabineto kopijuoti negalima.
federation-why-no-funding-side = Ypatingasis ambasadorius neturi finansavimo pusės.
federation-why-no-room = Tam nėra vietos.
federation-why-no-ship = Jūsų angare nėra laivo.
federation-why-not-next = Tai ne gretimas langelis priekyje.
federation-why-not-offered = Šis žetonas nesiūlomas.
federation-why-not-on-moon = Šis žetonas guli ne ten.
federation-why-not-owned = To neturite.
federation-why-nothing-there = Ten nieko negalite padaryti.
federation-why-occupied = Ten jau yra { $seat }.
federation-why-one-mission = Viena misija per ėjimą.
federation-why-placed = Šio ambasadoriaus po ranka neturite.
federation-why-planets-only = Ši misija kopijuoja tik planetas.
federation-why-project-complete = Šis projektas baigtas.
federation-why-same-character = Šį personažą jau turite.
federation-why-short =
    Jums trūksta { $n ->
        [one] { $n } resurso
        [few] { $n } resursų
        [many] { $n } resursų
       *[other] { $n } resursų
    }.
federation-why-used = Tai jau panaudojote.
federation-why-wrong-moment = Dabar tam ne laikas.

## Įvykiai

federation-did-alteration = { $seat } ima: { $token }.
federation-did-asteroid = { $seat } ima asteroidą { $n }.
federation-did-builds = { $seat } stato: { $building }.
federation-did-common = { $seat } finansuoja bendrą projektą ({ $n }).
federation-did-copies = { $seat } kopijuoja { $specialist }.
federation-did-dead-asteroid = { $seat } ima: { $token }.
federation-did-deep-space = { $seat } ima: { $token }.
federation-did-degrees = { $seat }: laipsnių +{ $n }, dabar lygis { $level }.
federation-did-die = Kauliukas ({ $seat }) rodo { $n }.
federation-did-die-placed = { $seat } prideda kauliuką ({ $n }).
federation-did-disc = { $seat }: diskas ({ $shop }), lygis { $level }.
federation-did-discards = { $seat } išmeta: { $resource }.
federation-did-drops = { $seat } nusileidžia į { $level } lygį.
federation-did-floor = { $seat } turi daugiausia balsų { $floor } aukšte ir gauna prestižo taškų: { $n }.
federation-did-funds = { $seat } stumia pirmyn: { $project }.
federation-did-gains = { $seat } gauna: { $resource } × { $n }.
federation-did-income = { $seat }: pajamos, { $source }.
federation-did-law = Priimtas įstatymas: { $planet }. Balsai: { $votes } prieš { $against }.
federation-did-mage = Magas ({ $seat }): { $moon }.
federation-did-marks = { $seat } atveria: { $mission }.
federation-did-medal = { $seat } ima: { $medal }.
federation-did-miner = Kalnakasys ({ $seat }): { $space }.
federation-did-mission = { $seat } siunčia laivą: { $mission }.
federation-did-pawn = { $seat } ima senato prezidento figūrėlę.
federation-did-pays = { $seat } moka: { $cost }.
federation-did-places = { $seat } deda ambasadorių: { $space }.
federation-did-points = { $seat } gauna prestižo taškų: { $n } ({ $source }).
federation-did-reactivates = { $seat } vėl atverčia { $specialist }.
federation-did-round = { $n } raundas: pradeda { $seat }.
federation-did-ships =
    { $seat } gauna { $n ->
        [one] { $n } laivą
        [few] { $n } laivus
        [many] { $n } laivų
       *[other] { $n } laivų
    }.
federation-did-spies = { $seat } kopijuoja: { $action }.
federation-did-start = { $seat } pasirenka: { $token }.
federation-did-takes = { $seat } ima { $specialist }.
federation-did-trades = { $seat } prekiauja: { $shop }.
federation-did-upgrades = { $seat } pagamina: { $resource }.
federation-did-uses = { $seat } naudoja { $specialist }.

## Parinktys

option-setup = Pasiruošimas
option-setup-experienced = patyrusiems: gamyklos ir megastatiniai burtų keliu
option-setup-first-game = pirmasis žaidimas: gamyklos ir megastatiniai kaip atspausdinta
option-board = Lenta

## Skaitikliai ir rezultatas

counter-points = prestižo taškai
counter-lavandium = lavandis
counter-copernium = kopernis
counter-oceanium = okeanis
counter-gold = auksiniai deimantai
counter-level = akreditacijos lygis
counter-degree = laipsnis
counter-ships = laivai angare
counter-die = padėjėjo kauliukas
counter-missions = atliktos misijos
counter-common = įnašai į bendrą projektą
score-floors = Senato aukštai
score-floors-short = Aukštai
score-laws = Įstatymai
score-missions = Misijos
score-specialists = Specialistai
score-megastructures = Megastatiniai
score-megastructures-short = Megastat.
score-accreditation = Pertekliniai laipsniai
score-accreditation-short = Laipsniai
score-medals = Ordinai
score-leftovers = Likučiai
score-projects = Dideli projektai
score-projects-short = Projektai

## Kas išspausdinta ant komponentų

lavandium-n = lavandis × { $n }
copernium-n = kopernis × { $n }
oceanium-n = okeanis × { $n }
gold-n = auksinis deimantas × { $n }
crystal-n = pasirinktas kristalas × { $n }
degree-n = laipsnis × { $n }
ship-n = laivas × { $n }
marker-n = misijos žymeklis × { $n }
advance-n = projekto žingsnis × { $n }
die-n = kauliukas +{ $n }
pay-lavandium-n = sumokėti: lavandis × { $n }
pay-copernium-n = sumokėti: kopernis × { $n }
pay-oceanium-n = sumokėti: okeanis × { $n }
pay-gold-n = sumokėti: auksinis deimantas × { $n }
or-lavandium-n = arba lavandis × { $n }
mix-lavandium-n = { $n } bet kokiu deriniu: lavandis
or-lavandium = arba lavandis
or-copernium-n = arba kopernis × { $n }
mix-copernium-n = { $n } bet kokiu deriniu: kopernis
or-copernium = arba kopernis
or-oceanium-n = arba okeanis × { $n }
mix-oceanium-n = { $n } bet kokiu deriniu: okeanis
or-oceanium = arba okeanis
or-gold-n = arba auksinis deimantas × { $n }
mix-gold-n = { $n } bet kokiu deriniu: auksinis deimantas
or-gold = arba auksinis deimantas
or-degree-n = arba laipsnis × { $n }
mix-degree-n = { $n } bet kokiu deriniu: laipsnis
or-degree = arba laipsnis
or-ship-n = arba laivas × { $n }
mix-ship-n = { $n } bet kokiu deriniu: laivas
or-ship = arba laivas
or-marker-n = arba misijos žymeklis × { $n }
mix-marker-n = { $n } bet kokiu deriniu: misijos žymeklis
or-marker = arba misijos žymeklis
or-die-n = arba kauliukas +{ $n }
mix-die-n = { $n } bet kokiu deriniu: kauliuko akutė
or-die = arba kauliuko akutė
action-neo = Neo veiksmas
action-sixmoon = 6Moon veiksmas
action-atal = Atal veiksmas
action-arratuin = Arratuin veiksmas
action-e81216 = E81216 veiksmas
or-action-neo = arba Neo veiksmas
or-action-sixmoon = arba 6Moon veiksmas
or-action-atal = arba Atal veiksmas
or-action-arratuin = arba Arratuin veiksmas
or-action-e81216 = arba E81216 veiksmas
per-neo = įtaka Neo
per-sixmoon = įtaka 6Moon
per-atal = įtaka Atal
per-arratuin = įtaka Arratuin
per-e81216 = įtaka E81216
per-missions = atliktos misijos
per-level = akreditacijos lygis
per-die = kauliuko akutės
points-per-neo-n = { $n } tšk. už įtaką Neo
points-per-sixmoon-n = { $n } tšk. už įtaką 6Moon
points-per-atal-n = { $n } tšk. už įtaką Atal
points-per-arratuin-n = { $n } tšk. už įtaką Arratuin
points-per-e81216-n = { $n } tšk. už įtaką E81216
points-per-missions-n = { $n } tšk. už atliktą misiją
points-per-level-n = { $n } tšk. už akreditacijos lygį
points-per-die-n = { $n } tšk. už kauliuko akutę
points-per-marked-n = { $n } tšk. už pažymėtą ar atliktą misiją
points-per-colours-n = { $n } tšk. už specialistų spalvą
points-per-gold-n = { $n } tšk. už auksinį deimantą
points-per-megastructures-n = { $n } tšk. už megastatinį
points-per-ships-n = { $n } tšk. už laivą
points-per-shops-n = { $n } tšk. už diską 2 lygyje
points-per-alterations-n = { $n } tšk. už pakeitimą
points-per-asteroids-n = { $n } tšk. už asteroidą
points-per-reserve-n = { $n } tšk. už resursą rezerve
lavandium-per-neo-n = lavandis × { $n } už įtaką Neo
lavandium-per-sixmoon-n = lavandis × { $n } už įtaką 6Moon
lavandium-per-atal-n = lavandis × { $n } už įtaką Atal
lavandium-per-arratuin-n = lavandis × { $n } už įtaką Arratuin
lavandium-per-e81216-n = lavandis × { $n } už įtaką E81216
copernium-per-neo-n = kopernis × { $n } už įtaką Neo
copernium-per-sixmoon-n = kopernis × { $n } už įtaką 6Moon
copernium-per-atal-n = kopernis × { $n } už įtaką Atal
copernium-per-arratuin-n = kopernis × { $n } už įtaką Arratuin
copernium-per-e81216-n = kopernis × { $n } už įtaką E81216
oceanium-per-neo-n = okeanis × { $n } už įtaką Neo
oceanium-per-sixmoon-n = okeanis × { $n } už įtaką 6Moon
oceanium-per-atal-n = okeanis × { $n } už įtaką Atal
oceanium-per-arratuin-n = okeanis × { $n } už įtaką Arratuin
oceanium-per-e81216-n = okeanis × { $n } už įtaką E81216
gold-per-neo-n = auksinis deimantas × { $n } už įtaką Neo
gold-per-sixmoon-n = auksinis deimantas × { $n } už įtaką 6Moon
gold-per-atal-n = auksinis deimantas × { $n } už įtaką Atal
gold-per-arratuin-n = auksinis deimantas × { $n } už įtaką Arratuin
gold-per-e81216-n = auksinis deimantas × { $n } už įtaką E81216
level-round-n = lygis +{ $n } šiame raunde
level-game-n = lygis +{ $n } iki žaidimo pabaigos
reactivate-n = vėl atversti { $n } lygio specialistą
copy-n = kopijuoti specialistą iki { $n } lygio
take-n = imti { $n } lygio specialistą
discount-n = statyti pigiau, kristalų: { $n }
income-n = pajamos × { $n }
disc-bare-n = diskas { $n } lygyje be premijos
disc-bonus-n = diskas { $n } lygyje su premija
alteration-n = { $n } stiprumo pakeitimas
alteration-pick-2-n = vienas iš dviejų { $n } stiprumo pakeitimų
steps-n = žingsnių toliau: { $n }
die-set-n = kauliukas iki { $n }
marker-all = žymeklis ant kiekvienos misijos
robot = nemokamas robotas
ambassador = ypatingasis ambasadorius
upgrade = vienas resursas į geresnį
transport = vienas žingsnis be atlygio
pawn = senato prezidento figūrėlė
medal-any = pasirinktas ordinas
copy-action-senate = kopijuoti bet kurį senato veiksmą
copy-action-planets = kopijuoti planetos veiksmą

## Kurie skaičiai atkurti

fact-reconstructed = Atkurtų skaičių
federation-note-sources = Šios lentos skaičiai: { $rulebook } iš taisyklių, { $secondary } iš kitų įvardytų šaltinių, { $reconstructed } pasiūlyti, jų niekas neperskaitė nuo spausdinto žaidimo. Pasiūlyti priklauso: { $parts }.
figures-game = ribos ir atsargos
figures-ambassadors = ambasadoriai
figures-senate = senato langeliai
figures-rooms = kambariai
figures-missions = misijų lygiai
figures-accreditation = akreditacijos takelis
figures-medals = taškai už ordinus
figures-neo = Neo žemėlapis
figures-sixmoon = mėnuliai
figures-alterations = pakeitimai
figures-atal = specialistų reikalavimai
figures-arratuin = parduotuvės
figures-e81216 = gamyklų vietos
figures-productions = gamyklų kainos
figures-megastructures = megastatiniai
figures-projects = projektų ilgiai
figures-final = galutiniai taškai
figures-start-tokens = pradiniai žetonai
figures-blocks = užblokuoti langeliai

## What components do

explain-w-1a1 = Bet kada savo ėjime: lygis +1 šiame raunde.
explain-w-1a2 = Bet kada savo ėjime: vėl atversti 1 lygio specialistą.
explain-w-1a3 = Bet kada savo ėjime: kopijuoti 1 lygio specialistą.
explain-w-2a1 = Bet kada savo ėjime: lygis +2 šiame raunde.
explain-w-2a2 = Vėlesnio veiksmo metu planetoje Atal: imti 3 lygio specialistą.
explain-w-2a3 = Bet kada savo ėjime: kopijuoti 1 ar 2 lygio specialistą.
explain-w-3a1 = Iš karto: 1 taškas už pažymėtą ar atliktą misiją.
explain-w-3a2 = Iš karto: 3 taškai už specialistų spalvą.
explain-w-3a3 = Iš karto: 2 taškai už įtaką Atal.
explain-w-1b1 = Vėlesnio veiksmo metu planetoje E81216: statyti 1 kristalu pigiau.
explain-w-1b2 = Vėlesnio veiksmo metu planetoje E81216: lavandis už įtaką E81216.
explain-w-1b3 = Iš karto: 1 gamyklos pajamos.
explain-w-2b1 = Vėlesnio veiksmo metu planetoje E81216: statyti 2 kristalais pigiau.
explain-w-2b2 = Vėlesnio veiksmo metu planetoje E81216: kopernis už įtaką E81216.
explain-w-2b3 = Iš karto: 2 gamyklų pajamos.
explain-w-3b1 = Iš karto: 2 taškai už įtaką E81216.
explain-w-3b2 = Iš karto: 3 taškai už auksinį deimantą.
explain-w-3b3 = Iš karto: 5 taškai už megastatinį.
explain-w-1c1 = Iš karto: 1 laipsnis.
explain-w-1c2 = Iš karto: laivas arba žymeklis.
explain-w-1c3 = Iš karto: diskas 1 lygyje be premijos.
explain-w-2c1 = Iš karto: 2 laipsniai.
explain-w-2c2 = Iš karto: laivas ir žymeklis.
explain-w-2c3 = Iš karto: diskas 1 lygyje su premija.
explain-w-3c1 = Iš karto: 2 taškai už akreditacijos lygį.
explain-w-3c2 = Iš karto: 3 taškai už laivą.
explain-w-3c3 = Iš karto: 3 taškai už diską 2 lygyje.
explain-w-1d1 = Vėlesnio veiksmo metu planetoje 6Moon: dar vienas 1 stiprumo pakeitimas.
explain-w-1d2 = Iš karto: kauliukas +1.
explain-w-1d3 = Vėlesnio veiksmo metu planetoje 6Moon: 1 mėnuliu toliau.
explain-w-2d1 = Vėlesnio veiksmo metu planetoje 6Moon: dar vienas 2 stiprumo pakeitimas.
explain-w-2d2 = Iš karto: kauliukas +2.
explain-w-2d3 = Vėlesnio veiksmo metu planetoje 6Moon: 2 mėnuliais toliau.
explain-w-3d1 = Iš karto: 3 taškai už pakeitimą.
explain-w-3d2 = Iš karto: 2 taškai už kauliuko akutę.
explain-w-3d3 = Iš karto: 2 taškai už įtaką 6Moon.
explain-w-1e1 = Vėlesnio veiksmo metu planetoje Neo: 2 papildomi lavandžiai.
explain-w-1e2 = Vėlesnio veiksmo metu planetoje Neo: 1 papildomas okeanis.
explain-w-1e3 = Vėlesnio veiksmo metu planetoje Neo: 1 langeliu toliau.
explain-w-2e1 = Vėlesnio veiksmo metu planetoje Neo: papildomai lavandis ir okeanis.
explain-w-2e2 = Vėlesnio veiksmo metu planetoje Neo: papildomai kopernis ir okeanis.
explain-w-2e3 = Vėlesnio veiksmo metu planetoje Neo: 1 papildomas auksinis deimantas.
explain-w-3e1 = Iš karto: 5 taškai už asteroidą.
explain-w-3e2 = Iš karto: 1 taškas už resursą rezerve.
explain-w-3e3 = Iš karto: 2 taškai už įtaką Neo.
explain-ds-1 = 2 projektų žingsniai, laivas, žymekliai ant visų misijų, kur jų nėra.
explain-ds-2 = Pasižiūrėkite 2 stiprumo 4 pakeitimus ir vieną pasilikite, tada veiksmas Atal planetoje.
explain-ds-3 = Akreditacijos lygis +3 iki žaidimo pabaigos, kauliukas +1, okeanis.
explain-ds-4 = Nemokamas diskas bet kurioje parduotuvėje 2 lygyje su premija ir okeanis.
explain-ds-5 = Akreditacijos lygis +1 iki žaidimo pabaigos, kauliukas rodo 6.
explain-ds-6 = Ypatingasis ambasadorius: 7 balsai ir penktas ėjimas viename raunde.
explain-ds-7 = Veiksmas Neo arba 6Moon planetoje ir bet kuris jūsų neturimas ordinas.
explain-ds-8 = Robotas bet kurioje gamykloje ar megastatinyje nemokant.
explain-neo = Perkelkite kalnakasį į gretimą langelį priekyje ir paimkite, kas ten yra; kelio gale paimkite negyvą asteroidą.
explain-sixmoon = Perkelkite magą į kitą mėnulį ir paimkite ten vieną pakeitimo žetoną.
explain-atal = Paimkite 1 lygio specialistą arba aukštesnį, jei turite žemesnį tos pačios spalvos.
explain-arratuin = Prekiaukite su parduotuve: sumokėkite kainą, pakelkite diską lygiu aukštyn ir gaukite to lygio premiją; 2 lygyje vėl ir vėl.
explain-e81216 = Pastatykite gamyklą, kuri duoda pajamų dabar ir kas raundą, arba megastatinį, kuris duoda taškų dabar.
explain-officers = Gaukite 2 laipsnius.
explain-procurement = Sumokėkite okeanį: 2 laivai į jūsų angarą.
explain-patron = Laivas į jūsų angarą ir žymeklis ant bet kurios misijos.
explain-president = Paimkite prezidento figūrėlę: jūs pradedate kitą raundą. Paimkite bet kurį ordiną, kurio neturite.
explain-assistants = Sumokėkite kopernį: jūsų kauliukas rodo 2 daugiau.
explain-lounge = Gaukite laipsnį ir pastumkite bet kurį projektą per 1.
explain-spy = Sumokėkite lavandį: nukopijuokite bet kurią planetą ar patalpą, išskyrus prezidento kabinetą, užimtą ar ne.
explain-outer = Okeanis. Žetonai čia daugiau nieko neduoda: nei balsų, nei finansavimo, nei misijos.
explain-mission-neo = Veiksmas planetoje Neo.
explain-mission-sixmoon = Veiksmas planetoje 6Moon.
explain-mission-atal = Veiksmas planetoje Atal.
explain-mission-arratuin = Veiksmas planetoje Arratuin.
explain-mission-e81216 = Veiksmas planetoje E81216.
explain-mission-officers = Gaukite 2 laipsnius.
explain-mission-procurement = 2 taškai už kiekvieną akreditacijos lygį.
explain-mission-patron = 1 taškas už kiekvieną įvykdytą misiją, įskaitant šią.
explain-mission-president = 1 taškas už kiekvieną kristalą ir auksinį deimantą jūsų rezerve.
explain-mission-assistants = 2 taškai už kiekvieną jūsų kauliuko akutę.
explain-mission-lounge = Pastumkite bet kurį projektą per 1, gaukite laipsnį ir intrigų ordiną.
explain-mission-spy = Sumokėkite lavandį: nukopijuokite veiksmą planetoje.
explain-law-left = Jei kairysis sparnas turi daugiau balsų, kiekvienas gauna dvigubą įtaką įstatymo planetoje.
explain-law-right = Jei dešinysis sparnas turi daugiau balsų, kiekvienas gauna dvigubą įtaką įstatymo planetoje.
explain-project-common = Priima finansavimą, kurio kitiems projektams nebereikia, ir laisvus žingsnius. Pirmi trys įnašai duoda lavandį, kopernį, okeanį.
explain-project-n = Finansavimo žetonai jo stulpelyje pastumia jį kiekvieno raundo pabaigoje. Jei žaidimo pabaigoje jis baigtas, vietas lemia įtaka jo planetoje.
explain-project-missions = Finansavimo žetonai jo stulpelyje pastumia jį kiekvieno raundo pabaigoje. Jei žaidimo pabaigoje jis baigtas, vietas lemia įvykdytos misijos.
explain-start-n = Iš karto gaunate tai, kas ant jo, ir jis laikomas įvykdyta misija.
explain-alt-n = Uždengia statomą ambasadorių ir pakeičia viską, kas ant jo. Raundo pabaigoje išeina; nepanaudotas duoda tašką.
explain-mega-n = Didžiausias laisvas daugiklis padaugintas iš mažesnės iš dviejų reikšmių, taškai iš karto. Kiekvienam žaidėjui kartą.
explain-shop-n = Sumokėkite ir gaukite 1 lygio premiją; kai jūsų diskas jau ten, vėl ir vėl 2 lygio premiją.
explain-medal-n = Jūsų, kai tik turite įtaką, kurios jis prašo; kitas šios planetos ordinas prašo daugiau.
explain-medal-accreditation = Jūsų, kai tik pasiekiate laipsnį, kuriame jis pavaizduotas.
explain-medal-intrigue = Jį duoda Mažosios svetainės misija.
explain-spaceport = Pajamos: laivas į jūsų angarą, dabar ir kas raundą.
explain-transporter = Pajamos: žingsnis Neo arba 6Moon be atlygio, dabar ir kas raundą.
explain-transmutation = Pajamos: vienas išteklius tampa kitu, vertingesniu, dabar ir kas raundą.
explain-replicator = Pajamos: lavandis, dabar ir kas raundą.
explain-academy = Pajamos: laipsnis, dabar ir kas raundą.
explain-consulate = Pajamos: panaudotas 1 lygio specialistas vėl paruoštas, dabar ir kas raundą.
explain-incubator = Pajamos: stiprumo 1 pakeitimas, dabar ir kas raundą.
explain-university = Pajamos: kauliukas +1, dabar ir kas raundą.
officers-short = Karininkai
procurement-short = Pirkimai
patron-short = Globėjas
president-short = Prezidentas
assistants-short = Padėjėjai
lounge-short = Svetainė
spy-short = Šnipas
outer-short = Išor. modulis

## Short texts on specialists

short-w-1a1 = lygis +1 šiame raunde
short-w-1a2 = atversti 1 lygio specia­listą
short-w-1a3 = kopijuoti 1 lygio specia­listą
short-w-2a1 = lygis +2 šiame raunde
short-w-2a2 = imti 3 lygio specia­listą
short-w-2a3 = kopijuoti 1 ar 2 lygį
short-w-3a1 = 1 taškas už misiją su žymekliu
short-w-3a2 = 3 taškai už specialistų spalvą
short-w-3a3 = 2 taškai už įtaką Atal
short-w-1b1 = statyti 1 kristalu pigiau
short-w-1b2 = lavandis už įtaką E81216
short-w-1b3 = 1 gamyklos pajamos
short-w-2b1 = statyti 2 kristalais pigiau
short-w-2b2 = kopernis už įtaką E81216
short-w-2b3 = 2 gamyklų pajamos
short-w-3b1 = 2 taškai už įtaką E81216
short-w-3b2 = 3 taškai už auksinį deimantą
short-w-3b3 = 5 taškai už mega­statinį
short-w-1c1 = 1 laipsnis
short-w-1c2 = laivas arba žymeklis
short-w-1c3 = diskas 1 lygyje be premijos
short-w-2c1 = 2 laipsniai
short-w-2c2 = laivas ir žymeklis
short-w-2c3 = diskas 1 lygyje su premija
short-w-3c1 = 2 taškai už lygį
short-w-3c2 = 3 taškai už laivą
short-w-3c3 = 3 taškai už diską 2 lygyje
short-w-1d1 = dar vienas 1 stiprumo pakeitimas
short-w-1d2 = kauliukas +1
short-w-1d3 = 1 mėnuliu toliau
short-w-2d1 = dar vienas 2 stiprumo pakeitimas
short-w-2d2 = kauliukas +2
short-w-2d3 = 2 mėnuliais toliau
short-w-3d1 = 3 taškai už pakeitimą
short-w-3d2 = 2 taškai už kauliuko akutę
short-w-3d3 = 2 taškai už įtaką 6Moon
short-w-1e1 = 2 lavandžiai Neo
short-w-1e2 = 1 okeanis Neo
short-w-1e3 = 1 langeliu toliau Neo
short-w-2e1 = lavandis ir okeanis Neo
short-w-2e2 = kopernis ir okeanis Neo
short-w-2e3 = 1 auksinis deimantas Neo
short-w-3e1 = 5 taškai už asteroidą
short-w-3e2 = 1 taškas už resursą rezerve
short-w-3e3 = 2 taškai už įtaką Neo

## The table page

federation-proposal = Pasiūlymas: šio skaičiaus niekas neperskaitė nuo spausdinto žaidimo.
federation-proposals = Pasiūlymų šioje lentoje: { $n }. Rodyti sąrašą
federation-rounds = Raundai ir jų įstatymai
federation-order = Ėjimų tvarka
federation-round-end = Raundo pabaiga
federation-step-income = Pajamos
federation-step-upkeep = Išlaikymas
federation-step-projects = Projektai
federation-step-floors = Aukštai
federation-step-law = Įstatymas
federation-law-passed = Priimtas įstatymas: { $planet }.
federation-law-of = Įstatymas: { $planet }
federation-open-world = { $world }: atverti
federation-project-state = { $name }: finansuota { $n } iš { $of }, pridės { $coming }
federation-common = Bendras
federation-n-votes = 
    { $n ->
        [one] { $n } balsas
        [few] { $n } balsai
        [many] { $n } balso
       *[other] { $n } balsų
    }
name-of-spaces =
    { $action }, { $floor ->
        [1] I
        [2] II
       *[3] III
    } aukštas
federation-floor-hint = Balsai šiame aukšte. Kas jų turi daugiausia, raundo pabaigoje gauna taškų pagal akreditacijos lygį.
federation-no-law = įstatymų daugiau nėra
federation-tied-law = Balsų po lygiai: sprendžia prezidento figūrėlės turėtojas.
federation-balance = Balsai: kairysis sparnas { $left }, dešinysis sparnas { $right }
federation-n-influence = įtaka { $n }
federation-asteroid-hidden = užverstas asteroidas
federation-none-left = nieko neliko
federation-taken = paimta
federation-pay = kaina
federation-free = nemokamai
federation-lower-times = mažesnis ×
federation-world-neo = Kalnakasių pasaulis
federation-world-sixmoon = Magų pasaulis
federation-world-atal = Specialistų pasaulis
federation-world-arratuin = Prekybininkų pasaulis
federation-world-e81216 = Robotų pasaulis
federation-deed-neo = Kalnakasys eina langeliu pirmyn ir ima, kas ten yra.
federation-deed-sixmoon = Magas eina mėnuliu pirmyn ir ima ten pakeitimą.
federation-deed-atal = Imkite specialistą: 1 lygio arba aukštesnį, jei turite žemesnį.
federation-deed-arratuin = Prekiaukite: pirma 1 lygis, paskui geresnis 2 lygis.
federation-deed-e81216 = Statykite: pajamos dabar ir kas raundą arba taškai iš karto.
federation-influence-neo = pagal stulpelį
federation-influence-sixmoon = pagal mėnulį
federation-influence-atal = už specialistą
federation-influence-arratuin = pagal lygį
federation-influence-e81216 = už statinį
federation-scene-round = Raundo pabaiga
federation-scene-round-hint = Ką dabar duotų kiekvienas valdymo fazės žingsnis.
federation-scene-start = Pradiniai žetonai
federation-scene-start-hint = Kiekvienas ima po vieną, pirmasis žaidėjas paskutinis. Jis laikomas atlikta misija.
federation-scene-deep = Tolimasis kosmosas
federation-scene-deep-hint = Jūs viršūnėje. Imkite vieną; juos matote tik jūs.
federation-scene-keep = Pakeitimai
federation-scene-keep-hint = Pasilikite vieną; kiti grįžta užversti.
federation-scene-figures = Iš kur skaičiai
federation-scene-figures-hint = Daug skaičių taisyklėse parodyta tik paveikslėliuose.
federation-label-rulebook = Taisyklės
federation-label-rulebook-hint = Parašyta žodžiais arba suskaičiuota; žymės nėra.
federation-label-secondary = Antrinis šaltinis
federation-label-secondary-hint = Juos pasakė tas, kas turi spausdintą žaidimą; juos žymi plona linija po skaičiumi.
federation-label-reconstructed = Atkurta
federation-label-reconstructed-hint = Mūsų pasiūlymai, suderinti žaidžiant; juos žymi taškuota linija po skaičiumi.
federation-sum = Iš viso
federation-short = Dabar išlaikymo nebūtų kuo apmokėti.
federation-standings = Projektai: vietos žaidimo pabaigoje, jei jie baigti
federation-soon = Ką dabar duotų raundo pabaiga: aukštai ir įstatymas
federation-buildings = Gamyklos + megastatiniai
federation-ready = parengti: { $n }
federation-president = prezidentas
federation-plays = eina { $n }-as
federation-n-of = { $n } × { $what }
federation-cover = Uždengti
federation-accreditation = Akreditacija
federation-upkeep-below = apačioje išlaikymas
federation-ladder = Akreditacija: { $level } lygis, { $degree } laipsnis
federation-hangar = Angaras
federation-supply = laivai ne angare
federation-die = Kauliukas
federation-die-none = dar nėra
federation-die-out = senate
federation-die-ready = parengtas
federation-n-done = atlikta: { $n }
federation-level-needed = reikia lygio
federation-open = atvira
federation-mission-done = atlikta
federation-mission-open = atvira, reikia { $level } lygio
federation-mission-shut = be žymeklio, reikia { $level } lygio
done-at-federation-ask-mission = Baigti ėjimą be laivo
done-at-federation-ask-last-word = Baigti ėjimą
done-at-federation-ask-after-build = Be specialisto
done-at-federation-ask-die = Be kauliuko
federation-with-die = Su kauliuku: { $n ->
        [one] +{ $n } balsas
        [few] +{ $n } balsai
        [many] +{ $n } balso
       *[other] +{ $n } balsų
    }
done-at-federation-ask-upgrade = Palikti
done-at-federation-ask-transport = Likti
done-at-federation-ask-reactivate = Nė vieno
done-at-federation-ask-copy = Nekopijuoti
done-at-federation-ask-decline = Atsisakyti laipsnio
done-at-federation-ask-income = Pakaks
done-at-federation-ask-marker = Pakaks
done-at-federation-ask-build = Nieko nestatyti
done-at-federation-ask-atal = Nė vieno neimti
done-at-federation-ask-alteration = Nieko neimti
done-at-federation-ask-neo = Likti
done-at-federation-ask-sixmoon = Likti
done-at-federation-ask-arratuin = Neprekiauti
pass-at-federation-ask-ambassador = Ne šiame raunde
fact-coming = pridės
fact-passed_on = pereis toliau
fact-said = sakoma kaip
fact-kind = rūšis
fact-law_factor = Taškų už įtaką
space = langelis
asteroid = asteroidas
dead-asteroids = negyvi asteroidai
start = pradžia
federation-tab-senate = Senatas
federation-tab-world = Pasaulis
federation-tab-own = Mano
federation-act-neo = kalnakasys juda pirmyn.
federation-act-sixmoon = magas juda pirmyn, imkite pakeitimą.
federation-act-atal = imkite specialistą.
federation-act-arratuin = prekiaukite su parduotuve.
federation-act-e81216 = statykite.
federation-did-step = Raundo pabaiga: { $step }.
step-income = pajamos
step-upkeep = išlaikymas
step-projects = projektai
step-floors = aukštai
step-law = įstatymas
federation-scene-told = Raundas baigėsi
federation-scene-told-hint = Ką davė kiekvienas vykdomosios fazės žingsnis.
federation-turn-token = Ambasadorius
federation-turn-room = Kambarys
federation-turn-action = Veiksmas
federation-turn-mission = Misija
federation-back-to = Atgal į šį žingsnį
federation-end-turn = Baigti ėjimą
federation-lacks-token = Pirmiausia ambasadorius turi vykti į senatą: spustelėkite jo balsus arba finansavimą.
federation-lacks-room = Jūsų ambasadorius dar neturi kambario: spustelėkite tą, kuris šviečia.
federation-lacks-action = Veiksmas dar neatliktas: atsakymai šviečia.
federation-lacks-mission = Misija dar neatlikta: atsakymai šviečia.
federation-hint-mission = Finansavimas atveria: { $mission }.
federation-hint-project = Raundo pabaigoje: { $project } +1.
federation-hint-leads = Pirmautumėte { $floor } aukšte: +{ $n } raundo pabaigoje.
federation-hint-tied = Dalytumėtės pirmavimu { $floor } aukšte: +{ $n } raundo pabaigoje.
federation-hint-law = Būtų priimtas įstatymas: { $planet }.
federation-hint-idle = { $planet }: dabar ten nieko negalima padaryti.
federation-worth = verti
federation-worth-next = toliau
federation-told = Iš antrinio šaltinio: { $source }.
federation-no-alteration = pakeitimų nėra
federation-stay = Likti { $level } lygyje: { $cost }
federation-drop-to = Kristi į
federation-drop-pay = Nusileisti į { $level } lygį: { $cost }
federation-drop = Nusileisti į { $level } lygį
federation-ask-end = Taip padaryti ir baigti ėjimą?
federation-ask-so = Taip padaryti?
explain-vote = Balsai skaičiuojami aukšte ir sparne raundo pabaigoje.
explain-fund = Iš karto atveria langelio misiją, o raundo pabaigoje stumia stulpelio projektą.
federation-project-places = { $name }: { $n } iš { $of }. Jei žaidimo pabaigoje užbaigtas: { $places }.
federation-ask-final = Taip padaryti? Atversto nebegrąžinsite.
federation-influence-there = Įtaka { $n }.
federation-medal-worth = jūsų ordinai dabar verti { $now }, su juo { $n }.
federation-alteration-meaning = uždengia ambasadorių vienam raundui: { $effect }.
federation-pays = Mokėkite { $cost }.
federation-shop-meaning = Gausite { $level } lygį: { $effect }.
federation-disc-meaning = Jūsų diskas nemokamai atsidurs { $level } lygyje.
federation-production-meaning = Pajamos dabar ir kas raundą: { $income }.
federation-mega-meaning = Dabar atneštų taškų: { $n }.
explain-lavandium = pigiausias kristalas.
explain-copernium = antras kristalas.
explain-oceanium = brangiausias kristalas; gali pakeisti lavandį ir kopernį.
explain-gold = megastruktūroms. Žaidimo pabaigoje po tašką už kiekvieną.
explain-degree = veda į kitą lygį; jis lemia, kurios misijos galimos, kiek vertas aukštas ir kainuoja išlaikymas.
explain-ship = skrenda į misiją ir lieka ten. Žaidimo pabaigoje po tašką už kiekvieną angare.
explain-die = jo akutes kartą per raundą galima pridėti prie balsų.
explain-marker = atveria misiją.
federation-moon-meaning = { $strength } stiprumo pakeitimai; čia jų { $left }.
federation-you-join = Jūsų pasaulis stoja į federaciją
federation-they-join =
    { $n ->
        [one] Į federaciją stoja { $names }
        [few] Į federaciją stoja { $names }
        [many] Į federaciją stoja { $names }
       *[other] Į federaciją stoja { $names }
    }
federation-scene-score = Žaidimo pabaiga
federation-scene-score-hint = Užveskite ant eilutės, kad lentoje matytumėte, iš kur taškai.
federation-over-hint = Senatas lieka atviras: užveskite ant bet ko.
