# Lenktynės dėl Galaktikos (Race for the Galaxy).

## Kortos: pavadinimai kaip atspausdinta

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
gambling-world_2 = Gambling World: lažybos

## Žodžiai

explore_5 = Tyrinėjimas: +5
explore_1_1 = Tyrinėjimas: +1, +1
develop = Išsivystymas
develop_2 = Išsivystymas (antras)
settle = Kolonizavimas
settle_2 = Kolonizavimas (antras)
consume-trade = Vartojimas: Prekyba
consume-x2 = Vartojimas: 2× PT
produce = Gavyba
pay = mokėti
conquer = užkariauti
sale = pardavimas
short-explore_5 = +5
short-explore_1_1 = +1, +1
short-develop = −1 korta
short-develop_2 = antra: −1
short-settle = +1 korta
short-settle_2 = antra: +1
short-consume_trade = $ Prekyba
short-consume_x2 = 2× PT
short-produce = +1 res.
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
explain-explore_5 = traukite penkiomis kortomis daugiau pasirinkimui
explain-explore_1_1 = traukite viena korta daugiau ir pasilikite viena daugiau
explain-develop = statykite išsivystymą viena korta pigiau
explain-develop_2 = antra išsivystymo fazė, vėl su premija
explain-settle = kolonizavę pasaulį traukite kortą
explain-settle_2 = antra kolonizavimo fazė, vėl su premija
explain-consume-trade = prieš vartojimą parduokite vieną resursą už kortas
explain-consume-x2 = dvigubi taškai už suvartotus resursus
explain-produce = resursas ir ant vieno jūsų sėkmingų resursų pasaulio
pass-at-race-place-development = Nieko nestatyti
pass-at-race-place-world = Nieko nekolonizuoti
pass-at-race-use-power = Daugiau nieko
explain-pass = nieko nedėti ir nenaudoti

## Fazės ir rūšys

race-phases = Šio raundo fazės
phase-explore = Tyrinėjimas
phase-develop = Išsivystymas
phase-settle = Kolonizavimas
phase-consume = Vartojimas
phase-produce = Gavyba
good-novelty = Naujieji resursai
good-rare = Retieji elementai
good-genes = Genai
good-alien = Ateivių technologijos
novelty = naujieji resursai
rare = retieji elementai
genes = genai
alien = ateivių technologijos

## Stalas

fact-round = Raundas
fact-phase = Fazė
fact-nth = Kelinta tokia fazė
fact-pool = Likę PT
fact-deck = Kaladė
fact-discard = Panaudotos
fact-experienced = Patyrusių žaidimas
fact-good = resursas:
fact-used = panaudota:
counter-points = taškai dabar
counter-chips = PT žetonai
counter-hand = kortos rankose
counter-military = karinė galia
counter-goods = resursai
counter-cards = kortos žaidėjo zonoje
area-tableau = Žaidėjo zona
area-hand = Kortos rankose
area-drawn = Ištrauktos kortos
area-chosen = Pasirinktas veiksmas
area-placing = Užversta
area-aside = Atidėta
race-tableau-of = Žaidėjo zona: { $name }
score-chips = Žetonai
score-printed = Pasauliai ir išsivystymai

## Parinktys

option-setup = Pasiruošimas
option-setup-standard = įprastas
option-setup-first-game = pirmasis žaidimas: nustatyti pradiniai pasauliai ir kortos
option-two-player = Dviejų žaidėjų žaidimas
option-two-player-standard = įprastas: vienas veiksmas per raundą
option-two-player-experienced = patyrusiems: du veiksmai per raundą
option-start-worlds = Pradiniai pasauliai
option-timing = Eiliškumas
option-timing-simultaneous = vienu metu, kai eiliškumas nesvarbus
option-timing-in-order = visada iš eilės
option-questions = Klausimai
option-questions-needed = tik kai atsakymas svarbus
option-questions-all = klausti visada

## Ko klausiama

race-discard-two =
    Išmeskite { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } iš šešių.
race-choose-action = Pasirinkite šio raundo veiksmą.
race-choose-actions = Pasirinkite du šio raundo veiksmus.
race-keep =
    Pasilikite { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } iš { $of } ištrauktų.
race-place-development =
    { $discount ->
        [0] Statyti išsivystymą?
       *[other] Statyti išsivystymą? Kaina mažesnė: { $discount }.
    }
race-place-world = Kolonizuoti pasaulį?
race-how-to-settle =
    Kaip kolonizuoti { $card }?{ $price ->
        [-1] { "" }
        [0] { " " }Pirkti nieko nekainuoja.
       *[other] { " " }Pirkimo kaina: { $price }.
    }
race-pay =
    Sumokėkite { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } už { $card }.
race-pay-chosen = sumokėta { $n } iš { $most }
race-sell = Parduokite resursą: kurį?
race-use-power = Kuri vartojimo galia bus kita?
race-consume-goods =
    { $n ->
        [one] Kurį resursą vartoja { $card }?
        [few] Kuriuos { $n } resursus vartoja { $card }?
        [many] Kuriuos { $n } resursų vartoja { $card }?
       *[other] Kuriuos { $n } resursų vartoja { $card }?
    }
race-discard-for-points =
    Išmeskite iki { $n ->
        [one] { $n } kortos
        [few] { $n } kortų
        [many] { $n } kortų
       *[other] { $n } kortų
    }, po vieną tašką už kiekvieną.
race-name-number = Įvardykite lažybų skaičių.
race-choose-windfall = Kuris sėkmingų resursų pasaulis gaus resursą?
race-discard-down =
    Išmeskite { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    }: rankose gali likti ne daugiau kaip { $limit }.

## Žurnalas

race-starts = { $seat } pradeda su { $card }.
race-round = { $round } raundas
race-phase =
    { $phase ->
        [1] I: Tyrinėjimas
        [2] II: Išsivystymas
        [3] III: Kolonizavimas
        [4] IV: Vartojimas
        [5] V: Gavyba
       *[other] { $phase }
    }
race-chose = { $seat } pasirenka: { $actions }.
race-explores = { $seat } pasilieka { $n } iš { $of } kortų.
race-explores-cards = { $seat } pasilieka { $cards } (iš { $of }).
race-builds = { $seat } stato { $card }.
race-reveals-world = { $seat } kolonizuoja { $card }.
race-gives-up = { $seat } atsisako { $card }.
race-conquers = { $seat } užkariauja { $card }.
race-pays =
    { $seat } moka { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } už { $card }.
race-pays-cards = { $seat } moka už { $card }: { $cards }.
race-draws =
    { $seat } traukia { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } ({ $why }).
race-draws-cards = { $seat } traukia { $cards } ({ $why }).
race-discards =
    { $seat } išmeta { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    }.
race-discards-cards = { $seat } išmeta { $cards }.
race-sells =
    { $seat } parduoda { $card } resursą už { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    }.
race-consumes =
    { $card }: { $seat } suvartoja { $n ->
        [one] { $n } resursą
        [few] { $n } resursus
        [many] { $n } resursų
       *[other] { $n } resursų
    }, PT: { $vp } ({ $worlds }).
race-discards-for-points =
    { $seat } išmeta { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    }, PT: { $vp }.
race-discards-for-points-cards = { $seat } išmeta { $cards }, PT: { $vp }.
race-gamble-won = { $seat } spėja { $number }, atverčia { $card } ir ją laimi.
race-gamble-lost = { $seat } spėja { $number }, atverčia { $card } ir pralaimi.
race-produces = { $seat } išgauna resursą: { $card }.
race-reshuffle =
    Panaudotos kortos išmaišytos: kaladėje { $n ->
        [one] { $n } korta
        [few] { $n } kortos
        [many] { $n } kortų
       *[other] { $n } kortų
    }.

## Kodėl ne

race-why-not-in-hand = Klausiama apie kortas jūsų rankose.
race-why-not-drawn = Pasilikti galima tik ką tik ištrauktas kortas.
race-why-choose-action = Pirmiausia pasirinkite veiksmo kortą.
race-why-second-card = Antra tokia korta galima tik kartu su pirma.
race-why-experienced = Dvi tokios kortos būna tik patyrusių žaidėjų žaidime.
race-why-phase =
    { $phase ->
        [2] Dabar išsivystymo fazė: pasirinkite išsivystymą iš rankų arba praleiskite.
       *[other] Dabar kolonizavimo fazė: pasirinkite pasaulį iš rankų arba praleiskite.
    }
race-why-world-in-develop = Pasauliai kolonizuojami III fazėje, o dabar II, skirta išsivystymams.
race-why-development-in-settle = Išsivystymai statomi II fazėje, o dabar III, skirta pasauliams.
race-why-built = { $card } jau yra jūsų žaidėjo zonoje; du kartus nestatoma.
race-why-cards-short =
    Jums trūksta { $n ->
        [one] { $n } kortos
        [few] { $n } kortų
        [many] { $n } kortų
       *[other] { $n } kortų
    }.
race-why-military-short = Jums trūksta karinės galios: { $n }.
race-why-military-world = Karinį pasaulį reikia užkariauti; mokėti už jį jums niekas neleidžia.
race-why-civil-world = Už šį pasaulį mokama, jis neužkariaujamas.
race-why-no-help = Tai nepadės su { $card }.
race-why-pay =
    Jūs mokate: pasirinkite { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } iš rankų.
race-why-no-good = Čia nėra jūsų resurso.
race-why-no-such-good = Nėra tinkamo resurso.
race-why-used = Ši galia šioje fazėje jau panaudota.
race-why-must-consume = Vartoti privaloma, kol galima panaudoti galią.
race-why-no-power = Čia nėra vartojimo galios.
race-why-name-number = Įvardykite skaičių nuo 1 iki 7.
race-why-no-windfall = Tai ne jūsų sėkmingų resursų pasaulis be resurso.
race-why-wait-phase = Šioje fazėje jūs jau baigėte; kiti dar galvoja.

## Ką sako kortos

card-development = Išsivystymas, kaina { $cost }
card-world =
    { $mode ->
        [production] Gavybos pasaulis: { $kind ->
        [novelty] naujieji resursai
        [rare] retieji elementai
        [genes] genai
        [alien] ateivių technologijos
       *[any] { "" }
    }, kaina { $number }
        [windfall] Sėkmingų resursų pasaulis: { $kind ->
        [novelty] naujieji resursai
        [rare] retieji elementai
        [genes] genai
        [alien] ateivių technologijos
       *[any] { "" }
    }, kaina { $number }
       *[none] Pasaulis, kaina { $number }
    }
card-military-world =
    { $mode ->
        [production] Gavybos pasaulis: { $kind ->
        [novelty] naujieji resursai
        [rare] retieji elementai
        [genes] genai
        [alien] ateivių technologijos
       *[any] { "" }
    }, karinis, gynybinė galia { $number }
        [windfall] Sėkmingų resursų pasaulis: { $kind ->
        [novelty] naujieji resursai
        [rare] retieji elementai
        [genes] genai
        [alien] ateivių technologijos
       *[any] { "" }
    }, karinis, gynybinė galia { $number }
       *[none] Pasaulis, karinis, gynybinė galia { $number }
    }
card-points = PT: { $n }
card-with-good =
    Su resursu: { $kind ->
        [novelty] naujieji resursai
        [rare] retieji elementai
        [genes] genai
        [alien] ateivių technologijos
       *[any] resursas
    }
power-explore-draw =
    Traukite { $amount ->
        [one] { $amount } korta daugiau
        [few] { $amount } kortomis daugiau
        [many] { $amount } kortų daugiau
       *[other] { $amount } kortų daugiau
    } pasirinkimui.
power-explore-keep =
    Pasilikite { $amount ->
        [one] { $amount } korta daugiau
        [few] { $amount } kortomis daugiau
        [many] { $amount } kortų daugiau
       *[other] { $amount } kortų daugiau
    }.
power-develop-discount = Išsivystymai pigesni: −{ $amount }.
power-develop-draw-at-start =
    Fazės pradžioje traukite { $amount ->
        [one] { $amount } kortą
        [few] { $amount } kortas
        [many] { $amount } kortų
       *[other] { $amount } kortų
    }.
power-develop-draw-after =
    Pastatę išsivystymą traukite { $amount ->
        [one] { $amount } kortą
        [few] { $amount } kortas
        [many] { $amount } kortų
       *[other] { $amount } kortų
    }.
power-settle-discount =
    { $kind ->
        [novelty] Naujųjų resursų pasauliai
        [rare] Retųjų elementų pasauliai
        [genes] Genų pasauliai
        [alien] Ateivių pasauliai
       *[any] Pasauliai
    } pigesni: −{ $amount }.
power-settle-draw-after =
    Kolonizavę ar užkariavę pasaulį traukite { $amount ->
        [one] { $amount } kortą
        [few] { $amount } kortas
        [many] { $amount } kortų
       *[other] { $amount } kortų
    }.
power-settle-military =
    Karinė galia { $signed }{ $keyword ->
        [rebel] { " " }tik prieš sukilėlių pasaulius.
       *[none] { $kind ->
        [novelty] { " " }tik prieš naujųjų resursų pasaulius.
        [rare] { " " }tik prieš retųjų elementų pasaulius.
        [genes] { " " }tik prieš genų pasaulius.
        [alien] { " " }tik prieš ateivių pasaulius.
       *[any] .
    }
    }
power-settle-pay-for-military = Galima sumokėti už karinį (ne ateivių) pasaulį: jo gynybinė galia minus { $amount }.
power-settle-discard-to-settle-free = Galima išmesti šią kortą ir kolonizuoti (ne ateivių) pasaulį nemokamai. Karinį – tik jei galėtumėte už jį mokėti.
power-settle-discard-for-military = Galima išmesti šią kortą: karinė galia { $signed } iki fazės pabaigos.
power-trade-trade-bonus =
    Traukite { $amount ->
        [one] { $amount } korta daugiau
        [few] { $amount } kortomis daugiau
        [many] { $amount } kortų daugiau
       *[other] { $amount } kortų daugiau
    }, kai parduodate { $here ->
        [yes] šio pasaulio resursą.
       *[no] { $kind ->
        [novelty] naująjį resursą.
        [rare] retųjų elementų resursą.
        [genes] genų resursą.
        [alien] ateivių technologijų resursą.
       *[any] resursą.
    }
    }
power-consume-consume =
    Suvartokite { $goods ->
        [different-3] 3 skirtingų rūšių resursus
        [2] 2 { $kind ->
        [novelty] naujuosius resursus
        [rare] retųjų elementų resursus
        [genes] genų resursus
        [alien] ateivių technologijų resursus
       *[any] bet kokius resursus
    }
       *[other] { $times ->
        [1] { $kind ->
        [novelty] 1 naująjį resursą
        [rare] 1 retųjų elementų resursą
        [genes] 1 genų resursą
        [alien] 1 ateivių technologijų resursą
       *[any] 1 bet kokį resursą
    }
       *[other] iki { $times }, { $kind ->
        [novelty] naujuosius resursus
        [rare] retųjų elementų resursus
        [genes] genų resursus
        [alien] ateivių technologijų resursus
       *[any] bet kokius resursus
    }; už kiekvieną
    }
    } → { $vp ->
        [0] { $cards ->
        [one] { $cards } kortą
        [few] { $cards } kortas
        [many] { $cards } kortų
       *[other] { $cards } kortų
    }
       *[other] { $cards ->
        [0] { $vp } PT
       *[other] { $vp } PT ir { $cards ->
        [one] { $cards } kortą
        [few] { $cards } kortas
        [many] { $cards } kortų
       *[other] { $cards } kortų
    }
    }
    }.
power-consume-consume-all = Suvartokite visus likusius resursus: vienu PT mažiau, nei jų yra.
power-consume-discard-hand = Galima išmesti iš rankų iki { $times } kortų: po { $vp } PT, niekada nedvigubinama.
power-consume-sell =
    Parduokite 1 resursą { $bonuses ->
        [yes] su visomis prekybos galiomis.
       *[no] be prekybos galių.
    }
power-consume-draw =
    Traukite { $amount ->
        [one] { $amount } kortą
        [few] { $amount } kortas
        [many] { $amount } kortų
       *[other] { $amount } kortų
    }.
power-consume-gamble = Įvardykite skaičių nuo { $low } iki { $high } ir atverskite kortą: jei tai jos kaina ar gynybinė galia, ji jūsų.
power-produce-produce = Išgauna resursą.
power-produce-draw-if-produced =
    Traukite { $amount ->
        [one] { $amount } kortą
        [few] { $amount } kortas
        [many] { $amount } kortų
       *[other] { $amount } kortų
    }, jei čia išgautas resursas.
power-produce-produce-windfall =
    Išgaukite resursą ant vieno savo sėkmingų resursų pasaulio{ $kind ->
        [novelty] : naujieji resursai.
        [rare] : retieji elementai.
        [genes] : genai.
        [alien] : ateivių technologijos.
       *[any] .
    }
power-produce-draw =
    Traukite { $amount ->
        [one] { $amount } kortą
        [few] { $amount } kortas
        [many] { $amount } kortų
       *[other] { $amount } kortų
    }.
power-produce-draw-per-good =
    Traukite { $amount ->
        [one] { $amount } kortą
        [few] { $amount } kortas
        [many] { $amount } kortų
       *[other] { $amount } kortų
    } už kiekvieną išgautą resursą: { $kind ->
        [novelty] naujieji resursai.
        [rare] retieji elementai.
        [genes] genai.
        [alien] ateivių technologijos.
       *[any] bet kokį.
    }
power-produce-draw-per-kind =
    Traukite { $amount ->
        [one] { $amount } kortą
        [few] { $amount } kortas
        [many] { $amount } kortų
       *[other] { $amount } kortų
    } už kiekvieną skirtingą išgautų resursų rūšį.
power-produce-draw-per-world =
    Traukite { $amount ->
        [one] { $amount } kortą
        [few] { $amount } kortas
        [many] { $amount } kortų
       *[other] { $amount } kortų
    } už kiekvieną { $kind ->
        [novelty] naujųjų resursų pasaulį
        [rare] retųjų elementų pasaulį
        [genes] genų pasaulį
        [alien] ateivių pasaulį
       *[any] pasaulį
    } jūsų žaidėjo zonoje.
power-produce-draw-if-most =
    Traukite { $amount ->
        [one] { $amount } kortą
        [few] { $amount } kortas
        [many] { $amount } kortų
       *[other] { $amount } kortų
    }, jei išgavote daugiau už visus: { $kind ->
        [novelty] naujieji resursai.
        [rare] retieji elementai.
        [genes] genai.
        [alien] ateivių technologijos.
       *[any] resursų.
    }

## Išsivystymų, kurių kaina 6, taškai

clauses-note = Kiekviena korta skaičiuojama pagal pirmą jai tinkamą eilutę.
clause-chips = 1 PT už kas { $chips } PT žetonais
clause-military = 1 PT už kiekvieną jūsų karinės galios tašką
clause-card = { $points } PT už { $card }
clause-world-kind-mode =
    { $points } PT už kiekvieną { $mode ->
        [production] gavybos pasaulį
       *[any] sėkmingų resursų pasaulį
    }: { $kind ->
        [novelty] naujieji resursai
        [rare] retieji elementai
        [genes] genai
        [alien] ateivių technologijos
       *[any] { "" }
    }
clause-any-keyword = { $points } PT už kiekvieną kitą ateivių kortą
clause-development-cost = { $points } PT už kiekvieną išsivystymą, kurio kaina { $cost }
clause-development = { $points } PT už kiekvieną kitą išsivystymą
clause-world-military-keyword = { $points } PT už kiekvieną karinį sukilėlių pasaulį
clause-world-military = { $points } PT už kiekvieną kitą karinį pasaulį
clause-development-powers =
    { $points } PT už kiekvieną išsivystymą su { $powers ->
        [explore] tyrinėjimo galia
        [trade] prekybos galia
        [consume] vartojimo galia
       *[none] galia
    }
clause-world-powers =
    { $points } PT už kiekvieną pasaulį su { $powers ->
        [explore] tyrinėjimo galia
        [trade] prekybos galia
        [consume] vartojimo galia
       *[none] galia
    }
clause-world = { $points } PT už kiekvieną kitą pasaulį
clause-world-mode =
    { $points } PT už kiekvieną { $mode ->
        [production] gavybos pasaulį
       *[any] sėkmingų resursų pasaulį
    }
clause-world-kind =
    { $points } PT už kiekvieną { $kind ->
        [novelty] naujųjų resursų pasaulį
        [rare] retųjų elementų pasaulį
        [genes] genų pasaulį
        [alien] ateivių pasaulį
       *[any] pasaulį
    }
