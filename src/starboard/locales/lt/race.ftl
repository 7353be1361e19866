# Lenktynės dėl Galaktikos (Race for the Galaxy).

## Kortos: pavadinimai kaip atspausdinta

old-earth = Senoji Žemė
epsilon-eridani = Eridano Epsilonas
alpha-centauri = Kentauro Alfa
new-sparta = Naujoji Sparta
earths-lost-colony = Dingusi Žemės kolonija
alien-robot-scout-ship = Ateivių robotas žvalgas
alien-robot-sentry = Ateivių robotas sargas
alien-robotic-factory = Ateivių robotų fabrikas
alien-rosetta-stone-world = Ateivių Rozetės akmuo
aquatic-uplift-race = Išaukštinta vandenų rasė
artist-colony = Menininkų kolonija
asteroid-belt = Asteroidų žiedas
avian-uplift-race = Išaukštinta paukščių rasė
bio-hazard-mining-world = Pavojingų kasyklų pasaulis
black-market-trading-world = Juodosios rinkos pasaulis
blaster-gem-mines = Blasterių kristalų kasyklos
comet-zone = Kometų zona
deserted-alien-colony = Apleista ateivių kolonija
deserted-alien-library = Apleista ateivių biblioteka
deserted-alien-outpost = Apleistas ateivių postas
destroyed-world = Sugriautas pasaulis
distant-world = Tolimas pasaulis
empath-world = Empatų pasaulis
expanding-colony = Auganti kolonija
former-penal-colony = Buvusi katorga
galactic-engineers = Galaktikos inžinieriai
galactic-resort = Galaktikos kurortas
galactic-trendsetters = Galaktikos madų kūrėjai
gambling-world = Lošimų pasaulis
gem-world = Brangakmenių pasaulis
imperium-armaments-world = Imperijos ginklininkų pasaulis
lost-alien-battle-fleet = Dingęs ateivių laivynas
lost-alien-warship = Dingęs ateivių karo laivas
lost-species-ark-world = Išnykusių rūšių arka
malevolent-lifeforms = Piktavališkos gyvybės formos
merchant-world = Pirklių pasaulis
mining-world = Kasyklų pasaulis
new-earth = Naujoji Žemė
new-survivalists = Naujieji išgyventojai
new-vinland = Naujasis Vinlandas
outlaw-world = Atstumtųjų pasaulis
pilgrimage-world = Piligrimų pasaulis
pirate-world = Piratų pasaulis
plague-world = Maro pasaulis
pre-sentient-race = Beveik protinga rasė
prosperous-world = Klestintis pasaulis
radioactive-world = Radioaktyvus pasaulis
rebel-base = Sukilėlių bazė
rebel-fuel-cache = Sukilėlių kuro slėptuvė
rebel-homeworld = Sukilėlių gimtinė
rebel-miners = Sukilę kalnakasiai
rebel-outpost = Sukilėlių postas
rebel-underground = Sukilėlių pogrindis
rebel-warrior-race = Sukilėlių karių rasė
refugee-world = Pabėgėlių pasaulis
reptilian-uplift-race = Išaukštinta roplių rasė
runaway-robots = Pabėgę robotai
secluded-world = Nuošalus pasaulis
space-port = Kosmoso uostas
spice-world = Prieskonių pasaulis
star-nomad-lair = Žvaigždžių klajoklių guolis
terraformed-world = Teraformuotas pasaulis
the-last-of-the-uplift-gnarssh = Paskutiniai išaukštinti Gnaršai
tourist-world = Turistų pasaulis
contact-specialist = Kontaktų specialistas
expedition-force = Ekspedicinis korpusas
export-duties = Eksporto muitas
investment-credits = Investiciniai kreditai
new-military-tactics = Nauja karo taktika
public-works = Viešieji darbai
colony-ship = Kolonistų laivas
deficit-spending = Deficitinės išlaidos
genetics-lab = Genetikos laboratorija
interstellar-bank = Tarpžvaigždinis bankas
mining-robots = Robotai kalnakasiai
space-marines = Kosmoso desantas
mining-conglomerate = Kasybos konglomeratas
terraforming-robots = Teraformavimo robotai
diversified-economy = Įvairiapusė ekonomika
drop-ships = Desantiniai laivai
replicant-robots = Robotai replikatoriai
research-labs = Tyrimų laboratorijos
consumer-markets = Vartotojų rinkos
alien-tech-institute = Ateivių technologijų institutas
free-trade-association = Laisvosios prekybos asociacija
galactic-federation = Galaktikos federacija
galactic-imperium = Galaktikos imperija
galactic-renaissance = Galaktikos renesansas
galactic-survey-seti = Galaktikos paieška: SETI
merchant-guild = Pirklių gildija
mining-league = Kasybos lyga
new-economy = Naujoji ekonomika
new-galactic-order = Nauja Galaktikos tvarka
pan-galactic-league = Pangalaktinė lyga
trade-league = Prekybos lyga
gambling-world_2 = { gambling-world }: lažybos

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
explain-explore_5 = traukite penkiomis kortomis daugiau pasirinkimui
explain-explore_1_1 = traukite viena korta daugiau ir pasilikite viena daugiau
explain-develop = statykite išsivystymą viena korta pigiau
explain-develop_2 = antra išsivystymo fazė, vėl su premija
explain-settle = kolonizavę pasaulį traukite kortą
explain-settle_2 = antra kolonizavimo fazė, vėl su premija
explain-consume-trade = prieš vartojimą parduokite vieną resursą už kortas
explain-consume-x2 = dvigubi taškai už suvartotus resursus
explain-produce = resursas ir ant vieno jūsų sėkmingų resursų pasaulio
pass-at-race-ask-place-development = Nieko nestatyti
pass-at-race-ask-place-world = Nieko nekolonizuoti
pass-at-race-ask-use-power = Daugiau nieko
pass-at-race-ask-windfall-bonus = Jokio resurso
pass-at-race-ask-give-up = Pasilikti
explain-pass = nieko nedėti ir nenaudoti

## Fazės ir rūšys

race-phases = Šio raundo fazės
phase-explore = Tyrinėjimas
phase-develop = Išsivystymas
phase-settle = Kolonizavimas
phase-consume = Vartojimas
phase-produce = Gavyba
phase-explore-short = Tyrinėj.
phase-develop-short = Išsivyst.
phase-settle-short = Koloniz.
phase-consume-short = Vartoj.
phase-produce-short = Gavyba
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
fact-sale = parduodama už:
fact-used = panaudota:
fact-worth = vertė dabar:
fact-price = kaina:
fact-military = karinė galia prieš jį:
fact-pool_size = PT pradžioje
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

## Nuostatos

preference-tactics = { new-military-tactics } kolonizuojant
preference-tactics-ask = klausti kaskart
preference-tactics-keep = pasilikti, kur jos nereikia

## Ko klausiama

race-ask-discard-two =
    Išmeskite { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } iš šešių.
race-ask-choose-action = Pasirinkite šio raundo veiksmą.
race-ask-choose-actions = Pasirinkite du šio raundo veiksmus.
race-ask-keep =
    Pasilikite { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } iš { $of } ištrauktų.
race-ask-place-development =
    { $discount ->
        [0] Statyti išsivystymą?
       *[other] Statyti išsivystymą? Kaina mažesnė: { $discount }.
    }
race-ask-place-world = Kolonizuoti pasaulį?
race-ask-how-to-settle =
    Kaip kolonizuoti pasaulį ({ $card })?{ $price ->
        [-1] { "" }
        [0] { " " }Pirkti nieko nekainuoja.
       *[other] { " " }Pirkimo kaina: { $price }.
    }
race-ask-pay =
    Sumokėkite { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } ({ $card }).
race-ask-pay-chosen = sumokėta { $n } iš { $most }
race-ask-discard-for-points-chosen = { $n } iš { $most }
race-ask-sell = Parduokite resursą: kurį?
race-ask-use-power = Kuri vartojimo galia bus kita?
race-ask-consume-goods =
    { $n ->
        [one] Kurį resursą vartoja { $card }?
        [few] Kuriuos { $n } resursus vartoja { $card }?
        [many] Kuriuos { $n } resursų vartoja { $card }?
       *[other] Kuriuos { $n } resursų vartoja { $card }?
    }
race-ask-discard-for-points =
    Išmeskite iki { $n ->
        [one] { $n } kortos
        [few] { $n } kortų
        [many] { $n } kortų
       *[other] { $n } kortų
    }, po vieną tašką už kiekvieną.
race-ask-name-number = Įvardykite lažybų skaičių.
race-ask-choose-windfall = Kuris sėkmingų resursų pasaulis gaus resursą?
race-ask-windfall-bonus = Gavybos premija: kuris sėkmingų resursų pasaulis gaus resursą (ar joks)?
race-ask-give-up = Atiduoti kortą ({ $cards }) už karinę galią ar pasilikti?
race-ask-discard-down =
    Išmeskite { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    }: rankose gali likti ne daugiau kaip { $limit }.

race-ask-discard-two-hint = Spustelėkite kortas, kurias atiduodate. Likusiomis statote arba mokate.
race-ask-choose-action-hint = Jo fazė vyks visiems; premija ant kortos tik jūsų. Užveskite ant veiksmo ir sužinosite daugiau.
race-ask-choose-actions-hint = Jų fazės vyks visiems; premijos ant kortų tik jūsų.
race-ask-keep-hint = Spustelėkite, ką pasiliekate; kitos bus išmestos.
race-ask-place-development-hint = Užveskite ant kortos ir pamatysite kainą bei naudą. Už ją mokama kitomis rankos kortomis.
race-ask-place-world-hint = Užveskite ant kortos ir pamatysite kainą bei naudą. Pasaulis su raudonu žiedu užkariaujamas, už kitus mokama.
race-ask-pay-hint = Spustelėkite kortas, kurias atiduodate, arba leiskite puslapiui parinkti pigiausias (A).
race-ask-sell-hint = Skaičius prie resurso: kiek kortų jis atneš.
race-ask-use-power-hint = Kiekviena galia veikia vieną kartą. Užveskite ir pamatysite, kokius resursus ji paima ir už ką.
race-ask-consume-goods-hint = Spustelėkite resursus, kuriuos ji paima.
race-ask-discard-for-points-hint = Spustelėkite kortas, kurias atiduodate. Šių taškų premija nedvigubina.
race-ask-name-number-hint = Laimėsite kitą kaladės kortą, jei ji tiek kainuoja. Prie kiekvieno skaičiaus: kiek tai tikėtina.
race-ask-discard-down-hint = Spustelėkite kortas, kurias atiduodate.
race-ask-choose-windfall-hint = Spustelėkite šviečiantį pasaulį: ant jo atsiras resursas.
race-ask-windfall-bonus-hint = Spustelėkite šviečiantį pasaulį: ant jo atsiras resursas.
race-ask-give-up-hint = Atiduota korta suteikia karinę galią tik šioje fazėje ir nebelieka žaidėjo zonoje.
race-ask-how-to-settle-hint = Būdai guli ant kortos; juos renkasi ir skaitmenys.

## Žurnalas

race-did-starts = { $seat } pradeda: { $card }.
race-did-round = { $round } raundas
race-did-phase =
    { $phase ->
        [1] I: Tyrinėjimas
        [2] II: Išsivystymas
        [3] III: Kolonizavimas
        [4] IV: Vartojimas
        [5] V: Gavyba
       *[other] { $phase }
    }
race-did-chose = { $seat } pasirenka: { $actions }.
race-did-explores = { $seat } pasilieka { $n } iš { $of } kortų.
race-did-explores-cards = { $seat } pasilieka (iš { $of }): { $cards }.
race-did-builds = { $seat } stato: { $card }.
race-did-reveals-world = { $seat } kolonizuoja: { $card }.
race-did-gives-up = { $seat } atiduoda: { $card }.
race-did-conquers = { $seat } užkariauja: { $card }.
race-did-pays =
    { $seat } moka { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } ({ $card }).
race-did-pays-cards = { $seat } moka ({ $card }): { $cards }.
race-did-draws =
    { $seat } traukia { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    } ({ $why }).
race-did-draws-cards = { $seat } traukia: { $cards } ({ $why }).
race-did-discards =
    { $seat } išmeta { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    }.
race-did-discards-cards = { $seat } išmeta: { $cards }.
race-did-sells =
    { $seat } parduoda resursą ({ $card }) už { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    }.
race-did-consumes =
    { $card }: { $seat } suvartoja { $n ->
        [one] { $n } resursą
        [few] { $n } resursus
        [many] { $n } resursų
       *[other] { $n } resursų
    }, PT: { $vp } ({ $worlds }).
race-did-discards-for-points =
    { $seat } išmeta { $n ->
        [one] { $n } kortą
        [few] { $n } kortas
        [many] { $n } kortų
       *[other] { $n } kortų
    }, PT: { $vp }.
race-did-discards-for-points-cards = { $seat } išmeta: { $cards }. PT: { $vp }.
race-did-gamble-won = { $seat } spėja { $number }, atverčia kortą ({ $card }) ir ją laimi.
race-did-gamble-lost = { $seat } spėja { $number }, atverčia kortą ({ $card }) ir pralaimi.
race-did-produces = { $seat } išgauna resursą: { $card }.
race-did-reshuffle =
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
race-why-military-world = Karinį pasaulį reikia užkariauti; jokia jūsų galia neleidžia už jį mokėti.
race-why-civil-world = Už šį pasaulį mokama, jis neužkariaujamas.
race-why-no-help = Čia tai nepadės: { $card }.
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
race-why-must-produce = Galią privaloma panaudoti, kol galima; atsisakyti galima tik gavybos premijos.
race-why-give-up = Galite atiduoti kortą ({ $cards }) arba praleisti.
race-why-equal-card = Turite dvi tokias kortas ({ $card }): nurodykite pirmąją.
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
power-consume-gamble = Įvardykite skaičių nuo { $least } iki { $most } ir atverskite kortą: jei tai jos kaina ar gynybinė galia, ji jūsų.
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
clause-card = { $points } PT: { $card }
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

# Žaidimo laukas
brief-explore_5 = +5
brief-explore_1_1 = +1+1
brief-consume_trade = $
brief-consume_x2 = 2×
race-of = iš { $n }
race-n-of = { $n } iš { $most }
race-most-cards = Daugiausia kortų
race-pool-ends = Žaidimas baigiasi tą raundą, kai baigiasi taškų žetonai.
race-cards-end = Žaidimas baigiasi tą raundą, kai kas nors turi 12 kortų.
race-end-when = Kada baigiasi žaidimas
race-last-maybe = Gali būti paskutinis raundas
race-last-sure = Paskutinis raundas
race-12th = 12-oji korta baigia žaidimą
race-keeps = pasilikti { $n }
race-cheaper = kaina −{ $n }
race-full-cost = visa kaina
race-powers = { $n ->
    [one] { $n } galia
    [few] { $n } galios
    [many] { $n } galios
   *[other] { $n } galių
}
race-worlds = { $n ->
    [one] { $n } pasaulis
    [few] { $n } pasauliai
    [many] { $n } pasaulio
   *[other] { $n } pasaulių
}
race-limit = riba { $n }
race-no-cards = Kortų nėra.
race-own-tableau = Sava žaidėjo zona
race-cheapest = Pigiausios
race-cost = Kaina
race-you-pay = Mokate
race-of-hand = iš { $n } rankoje
race-military-here = Karinė galia prieš jį
race-defence = Gynyba
race-no-military = Niekas neduoda karinės galios prieš kiekvieną pasaulį.
race-worth-now = Verta dabar
race-worth-if = Verta, jei statytumėte dabar
race-building-this = Jūs tai statote
race-settling-this = Jūs tai kolonizuojate
race-chosen = Pasirinkta
race-left-in-hand = Po to liks rankoje
race-for-all = Be premijos
race-last-round = Praėjęs raundas
race-revealed = Atversta kartu
race-choices = { $n } raundas: pasirinkimai
race-take-place = { $n ->
    [one] { $phases } vyks.
    [few] { $phases } vyks.
    [many] { $phases } vyks.
   *[other] { $phases } vyks.
}
race-skipped = { $n ->
    [one] { $phases } praleidžiama.
    [few] { $phases } praleidžiamos.
    [many] { $phases } praleidžiamos.
   *[other] { $phases } praleidžiamos.
}
race-would-pay = { $n ->
    [0] nieko nemokėtumėte
    [one] mokėtumėte { $n } kortą
    [few] mokėtumėte { $n } kortas
    [many] mokėtumėte { $n } kortų
   *[other] mokėtumėte { $n } kortų
}
race-would-fight = jūsų karinė galia prieš jį: { $n }
race-final = Galutiniai taškai
race-ended-pool = Taškų žetonai baigėsi.
race-ended-cards = Dvylika kortų ar daugiau: { $names }.
race-show-printed = Rodyti angliškus pavadinimus
race-hide-printed = Slėpti angliškus pavadinimus
score-single = 6 kainos išsivystymai
race-say-choose = Rinktis: { $action }
race-say-build = { $n ->
    [0] Statyti
   *[other] Statyti už { $n }
}
race-say-settle = { $n ->
    [0] Kolonizuoti
   *[other] Kolonizuoti už { $n }
}
race-say-conquer = Užkariauti
race-ask-choose-actions-say = Rinktis abi
race-ask-pay-say = Mokėti { $n }
race-ask-keep-say = Pasilikti { $n }
race-ask-discard-two-say = Išmesti { $n }
race-ask-discard-down-say = Išmesti { $n }
race-ask-discard-for-points-say = Išmesti { $n }
race-ask-sell-say = Parduoti
race-ask-use-power-say = Panaudoti
race-ask-choose-action-planned = Rinktis „{ $chosen }“?
race-ask-place-development-planned = Statyti: { $chosen }?
race-ask-place-world-planned = Kolonizuoti: { $chosen }?
race-ask-sell-planned = Parduoti resursą: { $chosen }?
race-ask-use-power-planned = Panaudoti: { $chosen }?
race-ask-choose-windfall-planned = Resursas pasauliui: { $chosen }?
race-ask-windfall-bonus-planned = Resursas pasauliui: { $chosen }?
race-ask-give-up-planned = Atiduoti: { $chosen }?
race-ask-give-up-say = Atiduoti
race-ask-choose-windfall-say = Išgauti
race-ask-windfall-bonus-say = Išgauti
race-nothing-to-build = Dabar neturite ko statyti.
race-nothing-to-settle = Dabar neturite ko kolonizuoti.
race-nothing-hint = Spustelėkite kortą ir sužinosite kodėl. Klausiama ir tada, kad kiti to nesužinotų.
race-then-draws = tada trauksite { $n }
race-ask-consume-goods-say = Suvartoti { $n }
race-good-sells = { $n ->
    [one] pardavus resursą gaunama { $n } korta
    [few] pardavus resursą gaunamos { $n } kortos
    [many] pardavus resursą gaunama { $n } kortų
   *[other] pardavus resursą gaunama { $n } kortų
}
race-no-goods = Neturite resurso pardavimui.
race-your-goods = Jūsų resursai
race-legend-explore = Traukite 2 kortas, pasilikite 1.
race-legend-develop = Pastatykite vieną išsivystymą; jo kainą mokėkite kortomis.
race-legend-settle = Padėkite vieną pasaulį: sumokėkite kainą arba užkariaukite karine galia.
race-legend-consume = Kiekvieną vartojimo galią panaudokite kartą.
race-legend-produce = Po resursą kiekvienam gamybos pasauliui be resurso.
race-legend-chosen = Jei pasirinkote jūs:
race-legend-card = Korta
race-legend-card-cost = Viršuje kairėje: kaina arba, raudoname žiede, gynyba.
race-legend-card-good = Viršuje viduryje: ant jos esantis resursas.
race-legend-card-points = Viršuje dešinėje: taškai pabaigoje.
race-legend-card-name = Pavadinimas; po juo, pasirinkus, spausdintas angliškas.
race-legend-card-rail = Nuo I iki V: fazės, kuriose galia veikia; blyškios jos neturi.
race-legend-card-power = Pati galia, ženklais.
race-legend-kinds = Kortų rūšys
race-legend-kind-development = Išsivystymas, kaina 3
race-legend-kind-world = Pasaulis, kaina 2
race-legend-kind-production = Gamybos pasaulis: užpildytas savo resurso spalva
race-legend-kind-windfall = Pasaulis su aureole: vienas resursas jį kolonizavus
race-legend-kind-military = Karinis pasaulis: raudonas žiedas; užkariaujamas karine galia
race-legend-kind-six = 6 kainos išsivystymas: kiek vertas dabar
race-legend-kind-rebel = Sukilėlių pasaulis
race-legend-kind-start = Pradinis pasaulis, pagal numerį
race-legend-goods = Resursai ir kortos už pardavimą
race-legend-numbers = Žaidėjo skaičiai
race-legend-trade = Prekyba ($)
race-legend-end = Su raundu, kuriame kas nors turi { $n } kortų arba baigiasi taškų žetonai. Žetonai, spausdinti taškai ir 6 kainos išsivystymų vertė. Lygiosios: kortos rankoje ir resursai.
race-tie-break = Taškų po lygiai: laimi daugiau kortų rankoje ir resursų.
race-way-pay =
    { $n ->
        [0] nemokėti
       *[other] mokėti { $n }
    }
race-way-conquer = užkariauti
race-way-card = atiduoti: { $card }
