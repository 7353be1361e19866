# Race for the Galaxy.

## Карти: назви як надруковано

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
gambling-world_2 = Gambling World: парі

## Слова

explore_5 = Дослідження +5
explore_1_1 = Дослідження +1, +1
develop = Розвиток
develop_2 = Розвиток (другий)
settle = Освоєння
settle_2 = Освоєння (друге)
consume-trade = Споживання: торгівля
consume-x2 = Споживання: 2× ПО
produce = Виробництво
pay = заплатити
conquer = завоювати
sale = продаж
short-explore_5 = +5
short-explore_1_1 = +1, +1
short-develop = −1 карта
short-develop_2 = друга: −1
short-settle = +1 карта
short-settle_2 = друга: +1
short-consume_trade = $ Торг
short-consume_x2 = 2× ПО
short-produce = +1 товар
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
explain-explore_5 = візьміть на п’ять карт більше для вибору
explain-explore_1_1 = візьміть на одну карту більше і залиште на одну більше
explain-develop = збудуйте надбання на одну карту дешевше
explain-develop_2 = друга фаза розвитку, знову з премією
explain-settle = візьміть карту після освоєння світу
explain-settle_2 = друга фаза освоєння, знову з премією
explain-consume-trade = продайте один товар за карти перед споживанням
explain-consume-x2 = подвоєні очки за спожиті товари
explain-produce = також товар на одному з ваших світів-знахідок
pass-at-race-place-development = Нічого не будувати
pass-at-race-place-world = Нічого не освоювати
pass-at-race-use-power = Більше нічого
explain-pass = нічого не класти й не використовувати

## Фази та види

race-phases = Фази цього раунду
phase-explore = Дослідження
phase-develop = Розвиток
phase-settle = Освоєння
phase-consume = Споживання
phase-produce = Виробництво
good-novelty = Новинки
good-rare = Рідкісні елементи
good-genes = Гени
good-alien = Технології прибульців
novelty = новинки
rare = рідкісні елементи
genes = гени
alien = технології прибульців

## Стіл

fact-round = Раунд
fact-phase = Фаза
fact-nth = Котра така фаза
fact-pool = Залишок ПО
fact-deck = Колода
fact-discard = Скид
fact-experienced = Гра для досвідчених
fact-good = товар:
fact-used = використано:
counter-points = очок зараз
counter-chips = жетони ПО
counter-hand = карт у руці
counter-military = військова сила
counter-goods = товарів
counter-cards = карт на столі
area-tableau = Ігрова зона
area-hand = Рука
area-drawn = Взяті карти
area-chosen = Обрана дія
area-placing = Долілиць
area-aside = Відкладено
race-tableau-of = Ігрова зона: { $name }
score-chips = Жетони
score-printed = Світи й надбання

## Налаштування

option-setup = Підготовка
option-setup-standard = звичайна
option-setup-first-game = перша гра: задані початкові світи й руки
option-two-player = Гра вдвох
option-two-player-standard = звичайна: одна дія за раунд
option-two-player-experienced = для досвідчених: дві дії за раунд
option-start-worlds = Початкові світи
option-timing = Порядок
option-timing-simultaneous = одночасно, де порядок не важливий
option-timing-in-order = завжди за чергою
option-questions = Запитання
option-questions-needed = лише де відповідь важлива
option-questions-all = запитувати завжди

## Що запитують

race-discard-two =
    Скиньте { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } із шести.
race-choose-action = Оберіть дію на цей раунд.
race-choose-actions = Оберіть дві дії на цей раунд.
race-keep =
    Залиште { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } з { $of } взятих.
race-place-development =
    { $discount ->
        [0] Збудувати надбання?
       *[other] Збудувати надбання? Знижка: { $discount }.
    }
race-place-world = Освоїти світ?
race-how-to-settle =
    Як освоїти { $card }?{ $price ->
        [-1] { "" }
        [0] { " " }Купівля безкоштовна.
       *[other] { " " }Ціна купівлі: { $price }.
    }
race-pay =
    Заплатіть { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } за { $card }.
race-pay-chosen = сплачено { $n } з { $most }
race-sell = Продайте товар: який саме?
race-use-power = Яка властивість споживання наступна?
race-consume-goods =
    { $n ->
        [one] Який товар споживає { $card }?
        [few] Які { $n } товари споживає { $card }?
        [many] Які { $n } товарів споживає { $card }?
       *[other] Які { $n } товарів споживає { $card }?
    }
race-discard-for-points =
    Скиньте до { $n ->
        [one] { $n } карти
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    } по одному очку за кожну.
race-name-number = Назвіть число для парі.
race-choose-windfall = Який світ-знахідка отримає товар?
race-discard-down =
    Скиньте { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    }: у руці щонайбільше { $limit }.

## Журнал

race-starts = { $seat } починає з { $card }.
race-round = Раунд { $round }
race-phase =
    { $phase ->
        [1] I Дослідження
        [2] II Розвиток
        [3] III Освоєння
        [4] IV Споживання
        [5] V Виробництво
       *[other] { $phase }
    }
race-chose = { $seat } обирає: { $actions }.
race-explores = { $seat } залишає { $n } з { $of } карт.
race-explores-cards = { $seat } залишає { $cards } (з { $of }).
race-builds = { $seat } будує { $card }.
race-reveals-world = { $seat } освоює { $card }.
race-gives-up = { $seat } жертвує { $card }.
race-conquers = { $seat } завойовує { $card }.
race-pays =
    { $seat } платить { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } за { $card }.
race-pays-cards = { $seat } платить за { $card }: { $cards }.
race-draws =
    { $seat } бере { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } ({ $why }).
race-draws-cards = { $seat } бере { $cards } ({ $why }).
race-discards =
    { $seat } скидає { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    }.
race-discards-cards = { $seat } скидає { $cards }.
race-sells =
    { $seat } продає товар із { $card } за { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    }.
race-consumes =
    { $card }: { $seat } споживає { $n ->
        [one] { $n } товар
        [few] { $n } товари
        [many] { $n } товарів
       *[other] { $n } товарів
    }, ПО: { $vp } ({ $worlds }).
race-discards-for-points =
    { $seat } скидає { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    }, ПО: { $vp }.
race-discards-for-points-cards = { $seat } скидає { $cards }, ПО: { $vp }.
race-gamble-won = { $seat } ставить на { $number }, відкриває { $card } і виграє її.
race-gamble-lost = { $seat } ставить на { $number }, відкриває { $card } і програє.
race-produces = { $seat } виробляє на { $card }.
race-reshuffle =
    Скид перемішано: у колоді { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    }.

## Чому ні

race-why-not-in-hand = Ідеться про карти у вашій руці.
race-why-not-drawn = Залишити можна лише щойно взяті карти.
race-why-choose-action = Спершу оберіть карту дії.
race-why-second-card = Друга карта того самого виду йде лише разом із першою.
race-why-experienced = Дві такі карти є лише у грі для досвідчених.
race-why-phase =
    { $phase ->
        [2] Зараз фаза розвитку: оберіть надбання з руки або спасуйте.
       *[other] Зараз фаза освоєння: оберіть світ із руки або спасуйте.
    }
race-why-world-in-develop = Світи освоюють у фазі III, а зараз фаза II, для надбань.
race-why-development-in-settle = Надбання будують у фазі II, а зараз фаза III, для світів.
race-why-built = { $card } уже є у вашій зоні; двічі не будують.
race-why-cards-short =
    Вам бракує { $n ->
        [one] { $n } карти
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    }.
race-why-military-short = Вам бракує військової сили: { $n }.
race-why-military-world = Військовий світ треба завоювати; платити за нього вам нічим не дозволено.
race-why-civil-world = За цей світ платять, його не завойовують.
race-why-no-help = Це не допоможе з { $card }.
race-why-pay =
    Ви платите: оберіть { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } у руці.
race-why-no-good = Тут немає вашого товару.
race-why-no-such-good = Немає товару, що підходить.
race-why-used = Цю властивість уже використано в цій фазі.
race-why-must-consume = Споживати обов’язково, доки є чим.
race-why-no-power = Тут немає властивості споживання.
race-why-name-number = Назвіть число від 1 до 7.
race-why-no-windfall = Це не ваш світ-знахідка без товару.
race-why-wait-phase = Ви вже все зробили в цій фазі; інші ще думають.

## Що кажуть карти

card-development = Надбання, ціна { $cost }
card-world =
    { $mode ->
        [production] Виробничий { $kind ->
        [novelty] світ новинок
        [rare] світ рідкісних елементів
        [genes] світ генів
        [alien] світ прибульців
       *[any] світ
    }, ціна { $number }
        [windfall] Світ-знахідка: { $kind ->
        [novelty] новинки
        [rare] рідкісні елементи
        [genes] гени
        [alien] технології прибульців
       *[any] { "" }
    }, ціна { $number }
       *[none] Світ, ціна { $number }
    }
card-military-world =
    { $mode ->
        [production] Виробничий { $kind ->
        [novelty] світ новинок
        [rare] світ рідкісних елементів
        [genes] світ генів
        [alien] світ прибульців
       *[any] світ
    }, військовий, захист { $number }
        [windfall] Світ-знахідка: { $kind ->
        [novelty] новинки
        [rare] рідкісні елементи
        [genes] гени
        [alien] технології прибульців
       *[any] { "" }
    }, військовий, захист { $number }
       *[none] Світ, військовий, захист { $number }
    }
card-points = ПО: { $n }
card-with-good =
    З товаром: { $kind ->
        [novelty] новинки
        [rare] рідкісні елементи
        [genes] гени
        [alien] технології прибульців
       *[any] товар
    }
power-explore-draw =
    Візьміть на { $amount ->
        [one] { $amount } карту більше
        [few] { $amount } карти більше
        [many] { $amount } карт більше
       *[other] { $amount } карт більше
    } для вибору.
power-explore-keep =
    Залиште на { $amount ->
        [one] { $amount } карту більше
        [few] { $amount } карти більше
        [many] { $amount } карт більше
       *[other] { $amount } карт більше
    }.
power-develop-discount = Надбання дешевші на { $amount }.
power-develop-draw-at-start =
    Візьміть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карт
    } на початку фази.
power-develop-draw-after =
    Візьміть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карт
    }, збудувавши надбання.
power-settle-discount =
    { $kind ->
        [novelty] Світи новинок
        [rare] Світи рідкісних елементів
        [genes] Світи генів
        [alien] Світи прибульців
       *[any] Світи
    } дешевші на { $amount }.
power-settle-draw-after =
    Візьміть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карт
    }, освоївши чи завоювавши світ.
power-settle-military =
    Військова сила { $signed }{ $keyword ->
        [rebel] { " " }лише проти світів повстанців.
       *[none] { $kind ->
        [novelty] { " " }лише проти світів новинок.
        [rare] { " " }лише проти світів рідкісних елементів.
        [genes] { " " }лише проти світів генів.
        [alien] { " " }лише проти світів прибульців.
       *[any] .
    }
    }
power-settle-pay-for-military = Можете заплатити за військовий світ (не прибульців): його захист мінус { $amount }.
power-settle-discard-to-settle-free = Можете скинути цю карту й освоїти світ (не прибульців) безкоштовно. Військовий — лише якщо могли б за нього заплатити.
power-settle-discard-for-military = Можете скинути цю карту: військова сила { $signed } до кінця фази.
power-trade-trade-bonus =
    Візьміть на { $amount ->
        [one] { $amount } карту більше
        [few] { $amount } карти більше
        [many] { $amount } карт більше
       *[other] { $amount } карт більше
    }, продаючи { $here ->
        [yes] товар цього світу.
       *[no] { $kind ->
        [novelty] новинки.
        [rare] рідкісні елементи.
        [genes] гени.
        [alien] технології прибульців.
       *[any] товар.
    }
    }
power-consume-consume =
    Спожийте: { $goods ->
        [different-3] 3 товари різних видів
        [2] 2, { $kind ->
        [novelty] товари «новинки»
        [rare] товари «рідкісні елементи»
        [genes] товари «гени»
        [alien] товари «технології прибульців»
       *[any] будь-які товари
    }
       *[other] { $times ->
        [1] { $kind ->
        [novelty] 1 товар «новинки»
        [rare] 1 товар «рідкісні елементи»
        [genes] 1 товар «гени»
        [alien] 1 товар «технології прибульців»
       *[any] 1 будь-який товар
    }
       *[other] до { $times }, { $kind ->
        [novelty] товари «новинки»
        [rare] товари «рідкісні елементи»
        [genes] товари «гени»
        [alien] товари «технології прибульців»
       *[any] будь-які товари
    }; за кожен
    }
    } → { $vp ->
        [0] { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карт
    }
       *[other] { $cards ->
        [0] { $vp } ПО
       *[other] { $vp } ПО і { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карт
    }
    }
    }.
power-consume-consume-all = Спожийте всі товари, що лишилися: на 1 ПО менше, ніж їх є.
power-consume-discard-hand = Можете скинути з руки до { $times } карт: { $vp } ПО за кожну, не подвоюється.
power-consume-sell =
    Продайте 1 товар { $bonuses ->
        [yes] з усіма торговельними надбавками.
       *[no] без торговельних надбавок.
    }
power-consume-draw =
    Візьміть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карт
    }.
power-consume-gamble = Назвіть число від { $low } до { $high } і відкрийте карту: якщо це її ціна чи захист, вона ваша.
power-produce-produce = Виробляє товар.
power-produce-draw-if-produced =
    Візьміть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карт
    }, якщо тут вироблено товар.
power-produce-produce-windfall =
    Виробіть товар на одному зі своїх світів-знахідок{ $kind ->
        [novelty] : новинки.
        [rare] : рідкісні елементи.
        [genes] : гени.
        [alien] : технології прибульців.
       *[any] .
    }
power-produce-draw =
    Візьміть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карт
    }.
power-produce-draw-per-good =
    Візьміть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карт
    } за кожен вироблений товар: { $kind ->
        [novelty] новинки.
        [rare] рідкісні елементи.
        [genes] гени.
        [alien] технології прибульців.
       *[any] будь-який.
    }
power-produce-draw-per-kind =
    Візьміть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карт
    } за кожен різний вид вироблених товарів.
power-produce-draw-per-world =
    Візьміть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карт
    } за кожен { $kind ->
        [novelty] світ новинок
        [rare] світ рідкісних елементів
        [genes] світ генів
        [alien] світ прибульців
       *[any] світ
    } у вашій зоні.
power-produce-draw-if-most =
    Візьміть { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карт
    }, якщо виробили більше за всіх: { $kind ->
        [novelty] новинки.
        [rare] рідкісні елементи.
        [genes] гени.
        [alien] технології прибульців.
       *[any] товари.
    }

## Очки надбань вартістю 6

clauses-note = Кожна карта рахується за першим рядком, що їй підходить.
clause-chips = 1 ПО за кожні { $chips } ПО в жетонах
clause-military = 1 ПО за кожне очко вашої військової сили
clause-card = { $points } ПО за { $card }
clause-world-kind-mode =
    { $points } ПО за кожен { $mode ->
        [production] виробничий світ
       *[any] світ-знахідку
    }: { $kind ->
        [novelty] новинки
        [rare] рідкісні елементи
        [genes] гени
        [alien] технології прибульців
       *[any] { "" }
    }
clause-any-keyword = { $points } ПО за кожну іншу карту прибульців
clause-development-cost = { $points } ПО за кожне надбання ціною { $cost }
clause-development = { $points } ПО за кожне інше надбання
clause-world-military-keyword = { $points } ПО за кожен військовий світ повстанців
clause-world-military = { $points } ПО за кожен інший військовий світ
clause-development-powers =
    { $points } ПО за кожне надбання з властивістю { $powers ->
        [explore] дослідження
        [trade] торгівлі
        [consume] споживання
       *[none] фази
    }
clause-world-powers =
    { $points } ПО за кожен світ із властивістю { $powers ->
        [explore] дослідження
        [trade] торгівлі
        [consume] споживання
       *[none] фази
    }
clause-world = { $points } ПО за кожен інший світ
clause-world-mode =
    { $points } ПО за кожен { $mode ->
        [production] виробничий світ
       *[any] світ-знахідку
    }
clause-world-kind =
    { $points } ПО за кожен { $kind ->
        [novelty] світ новинок
        [rare] світ рідкісних елементів
        [genes] світ генів
        [alien] світ прибульців
       *[any] світ
    }
