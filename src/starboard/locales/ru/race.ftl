# Race for the Galaxy.

## Карты: названия как напечатано

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
gambling-world_2 = Gambling World: пари

## Слова

explore_5 = Разведка +5
explore_1_1 = Разведка +1, +1
develop = Развитие
develop_2 = Развитие (второе)
settle = Заселение
settle_2 = Заселение (второе)
consume-trade = Потребление: торговля
consume-x2 = Потребление: 2× ПО
produce = Производство
pay = заплатить
conquer = завоевать
sale = продажа
short-explore_5 = +5
short-explore_1_1 = +1, +1
short-develop = −1 карта
short-develop_2 = вторая: −1
short-settle = +1 карта
short-settle_2 = вторая: +1
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
explain-explore_5 = возьмите на пять карт больше для выбора
explain-explore_1_1 = возьмите на одну карту больше и оставьте на одну больше
explain-develop = постройте достижение на одну карту дешевле
explain-develop_2 = вторая фаза развития, снова с бонусом
explain-settle = возьмите карту после заселения мира
explain-settle_2 = вторая фаза заселения, снова с бонусом
explain-consume-trade = продайте один товар за карты перед потреблением
explain-consume-x2 = удвоенные очки за потреблённые товары
explain-produce = также товар на одном из ваших миров-находок
pass-at-race-place-development = Ничего не строить
pass-at-race-place-world = Ничего не заселять
pass-at-race-use-power = Больше ничего
explain-pass = ничего не выкладывать и не использовать

## Фазы и виды

race-phases = Фазы этого раунда
phase-explore = Разведка
phase-develop = Развитие
phase-settle = Заселение
phase-consume = Потребление
phase-produce = Производство
good-novelty = Новинки
good-rare = Редкие элементы
good-genes = Гены
good-alien = Технологии пришельцев
novelty = новинки
rare = редкие элементы
genes = гены
alien = технологии пришельцев

## Стол

fact-round = Раунд
fact-phase = Фаза
fact-nth = Которая такая фаза
fact-pool = Остаток ПО
fact-deck = Колода
fact-discard = Сброс
fact-experienced = Игра для опытных
fact-good = товар:
fact-used = использовано:
counter-points = очков сейчас
counter-chips = жетоны ПО
counter-hand = карт в руке
counter-military = военная сила
counter-goods = товаров
counter-cards = карт на столе
area-tableau = Игровая зона
area-hand = Рука
area-drawn = Взятые карты
area-chosen = Выбранное действие
area-placing = Лицом вниз
area-aside = Отложено
race-tableau-of = Игровая зона: { $name }
score-chips = Жетоны
score-printed = Миры и достижения

## Настройки

option-setup = Подготовка
option-setup-standard = обычная
option-setup-first-game = первая игра: заданные стартовые миры и руки
option-two-player = Игра вдвоём
option-two-player-standard = обычная: одно действие за раунд
option-two-player-experienced = для опытных: два действия за раунд
option-start-worlds = Стартовые миры
option-timing = Порядок
option-timing-simultaneous = одновременно, где порядок не важен
option-timing-in-order = всегда по очереди
option-questions = Вопросы
option-questions-needed = только где ответ важен
option-questions-all = спрашивать всегда

## Что спрашивают

race-discard-two =
    Сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } из шести.
race-choose-action = Выберите действие на этот раунд.
race-choose-actions = Выберите два действия на этот раунд.
race-keep =
    Оставьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } из { $of } взятых.
race-place-development =
    { $discount ->
        [0] Построить достижение?
       *[other] Построить достижение? Скидка: { $discount }.
    }
race-place-world = Заселить мир?
race-how-to-settle =
    Как заселить { $card }?{ $price ->
        [-1] { "" }
        [0] { " " }Покупка бесплатна.
       *[other] { " " }Цена покупки: { $price }.
    }
race-pay =
    Заплатите { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } за { $card }.
race-pay-chosen = оплачено { $n } из { $most }
race-sell = Продайте товар: какой именно?
race-use-power = Какое свойство потребления следующее?
race-consume-goods =
    { $n ->
        [one] Какой товар потребляет { $card }?
        [few] Какие { $n } товара потребляет { $card }?
        [many] Какие { $n } товаров потребляет { $card }?
       *[other] Какие { $n } товаров потребляет { $card }?
    }
race-discard-for-points =
    Сбросьте до { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    } по одному очку за каждую.
race-name-number = Назовите число для пари.
race-choose-windfall = Какой мир-находка получит товар?
race-discard-down =
    Сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }: в руке не больше { $limit }.

## Журнал

race-starts = { $seat } начинает с { $card }.
race-round = Раунд { $round }
race-phase =
    { $phase ->
        [1] I Разведка
        [2] II Развитие
        [3] III Заселение
        [4] IV Потребление
        [5] V Производство
       *[other] { $phase }
    }
race-chose = { $seat } выбирает: { $actions }.
race-explores = { $seat } оставляет { $n } из { $of } карт.
race-explores-cards = { $seat } оставляет { $cards } (из { $of }).
race-builds = { $seat } строит { $card }.
race-reveals-world = { $seat } заселяет { $card }.
race-gives-up = { $seat } жертвует { $card }.
race-conquers = { $seat } завоёвывает { $card }.
race-pays =
    { $seat } платит { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } за { $card }.
race-pays-cards = { $seat } платит за { $card }: { $cards }.
race-draws =
    { $seat } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } ({ $why }).
race-draws-cards = { $seat } берёт { $cards } ({ $why }).
race-discards =
    { $seat } сбрасывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }.
race-discards-cards = { $seat } сбрасывает { $cards }.
race-sells =
    { $seat } продаёт товар с { $card } за { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }.
race-consumes =
    { $card }: { $seat } потребляет { $n ->
        [one] { $n } товар
        [few] { $n } товара
        [many] { $n } товаров
       *[other] { $n } товаров
    }, ПО: { $vp } ({ $worlds }).
race-discards-for-points =
    { $seat } сбрасывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }, ПО: { $vp }.
race-discards-for-points-cards = { $seat } сбрасывает { $cards }, ПО: { $vp }.
race-gamble-won = { $seat } ставит на { $number }, открывает { $card } и выигрывает её.
race-gamble-lost = { $seat } ставит на { $number }, открывает { $card } и проигрывает.
race-produces = { $seat } производит на { $card }.
race-reshuffle =
    Сброс перемешан: в колоде { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }.

## Почему нет

race-why-not-in-hand = Речь идёт о картах в вашей руке.
race-why-not-drawn = Оставить можно только только что взятые карты.
race-why-choose-action = Сначала выберите карту действия.
race-why-second-card = Вторая карта того же вида идёт только вместе с первой.
race-why-experienced = Две такие карты есть только в игре для опытных.
race-why-phase =
    { $phase ->
        [2] Сейчас фаза развития: выберите достижение из руки или спасуйте.
       *[other] Сейчас фаза заселения: выберите мир из руки или спасуйте.
    }
race-why-world-in-develop = Миры заселяют в фазе III, а сейчас фаза II, для достижений.
race-why-development-in-settle = Достижения строят в фазе II, а сейчас фаза III, для миров.
race-why-built = { $card } уже есть в вашей зоне; дважды не строят.
race-why-cards-short =
    Вам не хватает { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    }.
race-why-military-short = Вам не хватает военной силы: { $n }.
race-why-military-world = Военный мир нужно завоевать; ничто ваше не позволяет за него платить.
race-why-civil-world = За этот мир платят, его не завоёвывают.
race-why-no-help = Это не поможет с { $card }.
race-why-pay =
    Вы платите: выберите { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } в руке.
race-why-no-good = Здесь нет вашего товара.
race-why-no-such-good = Нет подходящего товара.
race-why-used = Это свойство уже использовано в этой фазе.
race-why-must-consume = Потреблять обязательно, пока есть чем.
race-why-no-power = Здесь нет свойства потребления.
race-why-name-number = Назовите число от 1 до 7.
race-why-no-windfall = Это не ваш мир-находка без товара.
race-why-wait-phase = Вы уже всё сделали в этой фазе; другие ещё думают.

## Что говорят карты

card-development = Достижение, цена { $cost }
card-world =
    { $mode ->
        [production] Производящий { $kind ->
        [novelty] мир новинок
        [rare] мир редких элементов
        [genes] мир генов
        [alien] мир пришельцев
       *[any] мир
    }, цена { $number }
        [windfall] Мир-находка: { $kind ->
        [novelty] новинки
        [rare] редкие элементы
        [genes] гены
        [alien] технологии пришельцев
       *[any] { "" }
    }, цена { $number }
       *[none] Мир, цена { $number }
    }
card-military-world =
    { $mode ->
        [production] Производящий { $kind ->
        [novelty] мир новинок
        [rare] мир редких элементов
        [genes] мир генов
        [alien] мир пришельцев
       *[any] мир
    }, военный, защита { $number }
        [windfall] Мир-находка: { $kind ->
        [novelty] новинки
        [rare] редкие элементы
        [genes] гены
        [alien] технологии пришельцев
       *[any] { "" }
    }, военный, защита { $number }
       *[none] Мир, военный, защита { $number }
    }
card-points = ПО: { $n }
card-with-good =
    С товаром: { $kind ->
        [novelty] новинки
        [rare] редкие элементы
        [genes] гены
        [alien] технологии пришельцев
       *[any] товар
    }
power-explore-draw =
    Возьмите на { $amount ->
        [one] { $amount } карту больше
        [few] { $amount } карты больше
        [many] { $amount } карт больше
       *[other] { $amount } карт больше
    } для выбора.
power-explore-keep =
    Оставьте на { $amount ->
        [one] { $amount } карту больше
        [few] { $amount } карты больше
        [many] { $amount } карт больше
       *[other] { $amount } карт больше
    }.
power-develop-discount = Достижения дешевле на { $amount }.
power-develop-draw-at-start =
    Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карт
    } в начале фазы.
power-develop-draw-after =
    Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карт
    }, построив достижение.
power-settle-discount =
    { $kind ->
        [novelty] Миры новинок
        [rare] Миры редких элементов
        [genes] Миры генов
        [alien] Миры пришельцев
       *[any] Миры
    } дешевле на { $amount }.
power-settle-draw-after =
    Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карт
    }, заселив или завоевав мир.
power-settle-military =
    Военная сила { $signed }{ $keyword ->
        [rebel] { " " }только против миров повстанцев.
       *[none] { $kind ->
        [novelty] { " " }только против миров новинок.
        [rare] { " " }только против миров редких элементов.
        [genes] { " " }только против миров генов.
        [alien] { " " }только против миров пришельцев.
       *[any] .
    }
    }
power-settle-pay-for-military = Можете заплатить за военный мир (не пришельцев): его защита минус { $amount }.
power-settle-discard-to-settle-free = Можете сбросить эту карту и заселить мир (не пришельцев) бесплатно. Военный — только если могли бы за него заплатить.
power-settle-discard-for-military = Можете сбросить эту карту: военная сила { $signed } до конца фазы.
power-trade-trade-bonus =
    Возьмите на { $amount ->
        [one] { $amount } карту больше
        [few] { $amount } карты больше
        [many] { $amount } карт больше
       *[other] { $amount } карт больше
    }, продавая { $here ->
        [yes] товар этого мира.
       *[no] { $kind ->
        [novelty] новинки.
        [rare] редкие элементы.
        [genes] гены.
        [alien] технологии пришельцев.
       *[any] товар.
    }
    }
power-consume-consume =
    Потребите: { $goods ->
        [different-3] 3 товара разных видов
        [2] 2, { $kind ->
        [novelty] товары «новинки»
        [rare] товары «редкие элементы»
        [genes] товары «гены»
        [alien] товары «технологии пришельцев»
       *[any] любые товары
    }
       *[other] { $times ->
        [1] { $kind ->
        [novelty] 1 товар «новинки»
        [rare] 1 товар «редкие элементы»
        [genes] 1 товар «гены»
        [alien] 1 товар «технологии пришельцев»
       *[any] 1 любой товар
    }
       *[other] до { $times }, { $kind ->
        [novelty] товары «новинки»
        [rare] товары «редкие элементы»
        [genes] товары «гены»
        [alien] товары «технологии пришельцев»
       *[any] любые товары
    }; за каждый
    }
    } → { $vp ->
        [0] { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карт
    }
       *[other] { $cards ->
        [0] { $vp } ПО
       *[other] { $vp } ПО и { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карт
    }
    }
    }.
power-consume-consume-all = Потребите все оставшиеся товары: на 1 ПО меньше, чем их есть.
power-consume-discard-hand = Можете сбросить с руки до { $times } карт: { $vp } ПО за каждую, не удваивается.
power-consume-sell =
    Продайте 1 товар { $bonuses ->
        [yes] со всеми торговыми надбавками.
       *[no] без торговых надбавок.
    }
power-consume-draw =
    Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карт
    }.
power-consume-gamble = Назовите число от { $low } до { $high } и откройте карту: если это её цена или защита, она ваша.
power-produce-produce = Производит товар.
power-produce-draw-if-produced =
    Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карт
    }, если здесь произведён товар.
power-produce-produce-windfall =
    Произведите товар на одном из своих миров-находок{ $kind ->
        [novelty] : новинки.
        [rare] : редкие элементы.
        [genes] : гены.
        [alien] : технологии пришельцев.
       *[any] .
    }
power-produce-draw =
    Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карт
    }.
power-produce-draw-per-good =
    Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карт
    } за каждый произведённый товар: { $kind ->
        [novelty] новинки.
        [rare] редкие элементы.
        [genes] гены.
        [alien] технологии пришельцев.
       *[any] любой.
    }
power-produce-draw-per-kind =
    Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карт
    } за каждый отдельный вид произведённых товаров.
power-produce-draw-per-world =
    Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карт
    } за каждый { $kind ->
        [novelty] мир новинок
        [rare] мир редких элементов
        [genes] мир генов
        [alien] мир пришельцев
       *[any] мир
    } в вашей зоне.
power-produce-draw-if-most =
    Возьмите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карт
    }, если произвели больше всех: { $kind ->
        [novelty] новинки.
        [rare] редкие элементы.
        [genes] гены.
        [alien] технологии пришельцев.
       *[any] товары.
    }

## Очки достижений ценой 6

clauses-note = Каждая карта считается по первой подходящей ей строке.
clause-chips = 1 ПО за каждые { $chips } ПО в жетонах
clause-military = 1 ПО за каждое очко вашей военной силы
clause-card = { $points } ПО за { $card }
clause-world-kind-mode =
    { $points } ПО за каждый { $mode ->
        [production] производящий мир
       *[any] мир-находку
    }: { $kind ->
        [novelty] новинки
        [rare] редкие элементы
        [genes] гены
        [alien] технологии пришельцев
       *[any] { "" }
    }
clause-any-keyword = { $points } ПО за каждую другую карту пришельцев
clause-development-cost = { $points } ПО за каждое достижение ценой { $cost }
clause-development = { $points } ПО за каждое другое достижение
clause-world-military-keyword = { $points } ПО за каждый военный мир повстанцев
clause-world-military = { $points } ПО за каждый другой военный мир
clause-development-powers =
    { $points } ПО за каждое достижение со свойством { $powers ->
        [explore] разведки
        [trade] торговли
        [consume] потребления
       *[none] фазы
    }
clause-world-powers =
    { $points } ПО за каждый мир со свойством { $powers ->
        [explore] разведки
        [trade] торговли
        [consume] потребления
       *[none] фазы
    }
clause-world = { $points } ПО за каждый другой мир
clause-world-mode =
    { $points } ПО за каждый { $mode ->
        [production] производящий мир
       *[any] мир-находку
    }
clause-world-kind =
    { $points } ПО за каждый { $kind ->
        [novelty] мир новинок
        [rare] мир редких элементов
        [genes] мир генов
        [alien] мир пришельцев
       *[any] мир
    }
