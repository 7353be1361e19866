# Race for the Galaxy.

## Карты

old-earth = Старая Земля
epsilon-eridani = Эпсилон Эридана
alpha-centauri = Альфа Центавра
new-sparta = Новая Спарта
earths-lost-colony = Потерянная колония Земли
alien-robot-scout-ship = Робот-разведчик пришельцев
alien-robot-sentry = Робот-страж пришельцев
alien-robotic-factory = Фабрика роботов пришельцев
alien-rosetta-stone-world = Розеттский камень пришельцев
aquatic-uplift-race = Возвышенная водная раса
artist-colony = Колония художников
asteroid-belt = Пояс астероидов
avian-uplift-race = Возвышенная птичья раса
bio-hazard-mining-world = Опасный мир шахт
black-market-trading-world = Мир чёрного рынка
blaster-gem-mines = Копи бластерных кристаллов
comet-zone = Зона комет
deserted-alien-colony = Покинутая колония пришельцев
deserted-alien-library = Покинутая библиотека пришельцев
deserted-alien-outpost = Покинутый форпост пришельцев
destroyed-world = Разрушенный мир
distant-world = Далёкий мир
empath-world = Мир эмпатов
expanding-colony = Растущая колония
former-penal-colony = Бывшая каторга
galactic-engineers = Галактические инженеры
galactic-resort = Галактический курорт
galactic-trendsetters = Галактические законодатели мод
gambling-world = Мир азарта
gem-world = Мир самоцветов
imperium-armaments-world = Мир оружейников Империи
lost-alien-battle-fleet = Потерянный флот пришельцев
lost-alien-warship = Потерянный корабль пришельцев
lost-species-ark-world = Ковчег исчезнувших видов
malevolent-lifeforms = Зловещие формы жизни
merchant-world = Мир купцов
mining-world = Мир шахт
new-earth = Новая Земля
new-survivalists = Новые выживальщики
new-vinland = Новый Винланд
outlaw-world = Мир изгоев
pilgrimage-world = Мир паломников
pirate-world = Мир пиратов
plague-world = Чумной мир
pre-sentient-race = Почти разумная раса
prosperous-world = Процветающий мир
radioactive-world = Радиоактивный мир
rebel-base = База повстанцев
rebel-fuel-cache = Топливный тайник повстанцев
rebel-homeworld = Родной мир повстанцев
rebel-miners = Шахтёры-повстанцы
rebel-outpost = Форпост повстанцев
rebel-underground = Подполье повстанцев
rebel-warrior-race = Воинственная раса повстанцев
refugee-world = Мир беженцев
reptilian-uplift-race = Возвышенная раса рептилий
runaway-robots = Беглые роботы
secluded-world = Уединённый мир
space-port = Космопорт
spice-world = Мир пряностей
star-nomad-lair = Логово звёздных кочевников
terraformed-world = Терраформированный мир
the-last-of-the-uplift-gnarssh = Последние из возвышенных Гнаршей
tourist-world = Мир туристов
contact-specialist = Специалист по контактам
expedition-force = Экспедиционный корпус
export-duties = Экспортная пошлина
investment-credits = Инвестиционные кредиты
new-military-tactics = Новая военная тактика
public-works = Общественные работы
colony-ship = Корабль колонистов
deficit-spending = Дефицитные траты
genetics-lab = Генетическая лаборатория
interstellar-bank = Межзвёздный банк
mining-robots = Роботы-шахтёры
space-marines = Космический десант
mining-conglomerate = Горный конгломерат
terraforming-robots = Роботы-терраформеры
diversified-economy = Разносторонняя экономика
drop-ships = Десантные корабли
replicant-robots = Роботы-репликаторы
research-labs = Научные лаборатории
consumer-markets = Потребительские рынки
alien-tech-institute = Институт технологий пришельцев
free-trade-association = Ассоциация свободной торговли
galactic-federation = Галактическая федерация
galactic-imperium = Галактическая Империя
galactic-renaissance = Галактический ренессанс
galactic-survey-seti = Галактический поиск: SETI
merchant-guild = Гильдия купцов
mining-league = Горная лига
new-economy = Новая экономика
new-galactic-order = Новый галактический порядок
pan-galactic-league = Пангалактическая лига
trade-league = Торговая лига
gambling-world_2 = { gambling-world }: пари

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
explain-explore_5 = возьмите на пять карт больше для выбора
explain-explore_1_1 = возьмите на одну карту больше и оставьте на одну больше
explain-develop = постройте достижение на одну карту дешевле
explain-develop_2 = вторая фаза развития, снова с бонусом
explain-settle = возьмите карту после заселения мира
explain-settle_2 = вторая фаза заселения, снова с бонусом
explain-consume-trade = продайте один товар за карты перед потреблением
explain-consume-x2 = удвоенные очки за потреблённые товары
explain-produce = также товар на одном из ваших миров-находок
pass-at-race-ask-place-development = Ничего не строить
pass-at-race-ask-place-world = Ничего не заселять
pass-at-race-ask-use-power = Больше ничего
pass-at-race-ask-windfall-bonus = Никакого товара
pass-at-race-ask-give-up = Оставить
explain-pass = ничего не выкладывать и не использовать

## Фазы и виды

race-phases = Фазы этого раунда
phase-explore = Разведка
phase-develop = Развитие
phase-settle = Заселение
phase-consume = Потребление
phase-produce = Производство
phase-explore-short = Разведка
phase-develop-short = Развитие
phase-settle-short = Заселен.
phase-consume-short = Потребл.
phase-produce-short = Произв.
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
fact-sale = продаётся за:
fact-used = использовано:
fact-worth = стоимость сейчас:
fact-price = цена:
fact-military = военная сила против него:
fact-pool_size = ПО в начале
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
option-setup-first-game = первая игра: заданные стартовые миры и карты
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

## Предпочтения

preference-tactics = { new-military-tactics } при заселении
preference-tactics-ask = спрашивать каждый раз
preference-tactics-keep = оставлять, где она не нужна

## Что спрашивают

race-ask-discard-two =
    Сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } из шести.
race-ask-choose-action = Выберите действие на этот раунд.
race-ask-choose-actions = Выберите два действия на этот раунд.
race-ask-keep =
    Оставьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } из { $of } взятых.
race-ask-place-development =
    { $discount ->
        [0] Построить достижение?
       *[other] Построить достижение? Скидка: { $discount }.
    }
race-ask-place-world = Заселить мир?
race-ask-how-to-settle =
    Как заселить мир ({ $card })?{ $price ->
        [-1] { "" }
        [0] { " " }Покупка бесплатна.
       *[other] { " " }Цена покупки: { $price }.
    }
race-ask-pay =
    Заплатите { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } ({ $card }).
race-ask-pay-chosen = оплачено { $n } из { $most }
race-ask-discard-for-points-chosen = { $n } из { $most }
race-ask-sell = Продайте товар: какой именно?
race-ask-use-power = Какое свойство потребления следующее?
race-ask-consume-goods =
    { $n ->
        [one] Какой товар потребляет { $card }?
        [few] Какие { $n } товара потребляет { $card }?
        [many] Какие { $n } товаров потребляет { $card }?
       *[other] Какие { $n } товаров потребляет { $card }?
    }
race-ask-discard-for-points =
    Сбросьте до { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    } по одному очку за каждую.
race-ask-name-number = Назовите число для пари.
race-ask-choose-windfall = Какой мир-находка получит товар?
race-ask-windfall-bonus = Бонус производства: какой мир-находка получит товар (или никакой)?
race-ask-give-up = Отдать карту ({ $cards }) за военную силу или оставить?
race-ask-discard-down =
    Сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }: в руке не больше { $limit }.

race-ask-discard-two-hint = Щёлкните карты, которые отдаёте. Остальными вы строите или платите.
race-ask-choose-action-hint = Его фаза состоится для всех; бонус на карте только ваш. Наведите на действие, чтобы узнать больше.
race-ask-choose-actions-hint = Их фазы состоятся для всех; бонусы на картах только ваши.
race-ask-keep-hint = Щёлкните то, что оставляете; остальное уйдёт в сброс.
race-ask-place-development-hint = Наведите на карту, чтобы увидеть цену и пользу. За неё платят другими картами с руки.
race-ask-place-world-hint = Наведите на карту, чтобы увидеть цену и пользу. Мир с красным кольцом завоёвывают, за остальные платят.
race-ask-pay-hint = Щёлкните карты, которые отдаёте, или доверьте странице выбор самых дешёвых (A).
race-ask-sell-hint = Число у товара: сколько карт он принесёт.
race-ask-use-power-hint = Каждое свойство действует один раз. Наведите, чтобы увидеть, какие товары оно берёт и за что.
race-ask-consume-goods-hint = Щёлкните товары, которые оно берёт.
race-ask-discard-for-points-hint = Щёлкните карты, которые отдаёте. Эти очки бонус не удваивает.
race-ask-name-number-hint = Вы выиграете следующую карту колоды, если она столько стоит. У каждого числа: насколько это вероятно.
race-ask-discard-down-hint = Щёлкните карты, которые отдаёте.
race-ask-choose-windfall-hint = Щёлкните мир, который светится: на нём появится товар.
race-ask-windfall-bonus-hint = Щёлкните мир, который светится: на нём появится товар.
race-ask-give-up-hint = Отданная карта даёт военную силу только в этой фазе и больше не лежит на столе.
race-ask-how-to-settle-hint = Способы лежат на карте; их выбирают и цифрами.

## Журнал

race-did-starts = { $seat } начинает: { $card }.
race-did-round = Раунд { $round }
race-did-phase =
    { $phase ->
        [1] I Разведка
        [2] II Развитие
        [3] III Заселение
        [4] IV Потребление
        [5] V Производство
       *[other] { $phase }
    }
race-did-chose = { $seat } выбирает: { $actions }.
race-did-explores = { $seat } оставляет { $n } из { $of } карт.
race-did-explores-cards = { $seat } оставляет (из { $of }): { $cards }.
race-did-builds = { $seat } строит: { $card }.
race-did-reveals-world = { $seat } заселяет: { $card }.
race-did-gives-up = { $seat } жертвует: { $card }.
race-did-conquers = { $seat } завоёвывает: { $card }.
race-did-pays =
    { $seat } платит { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } ({ $card }).
race-did-pays-cards = { $seat } платит ({ $card }): { $cards }.
race-did-draws =
    { $seat } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    } ({ $why }).
race-did-draws-cards = { $seat } берёт: { $cards } ({ $why }).
race-did-discards =
    { $seat } сбрасывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }.
race-did-discards-cards = { $seat } сбрасывает: { $cards }.
race-did-sells =
    { $seat } продаёт товар ({ $card }) за { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }.
race-did-consumes =
    { $card }: { $seat } потребляет { $n ->
        [one] { $n } товар
        [few] { $n } товара
        [many] { $n } товаров
       *[other] { $n } товаров
    }, ПО: { $vp } ({ $worlds }).
race-did-discards-for-points =
    { $seat } сбрасывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }, ПО: { $vp }.
race-did-discards-for-points-cards = { $seat } сбрасывает: { $cards }. ПО: { $vp }.
race-did-gamble-won = { $seat } ставит на { $number }, открывает карту ({ $card }) и выигрывает её.
race-did-gamble-lost = { $seat } ставит на { $number }, открывает карту ({ $card }) и проигрывает.
race-did-produces = { $seat } производит товар: { $card }.
race-did-reshuffle =
    Сброс перемешан: в колоде { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }.

## Почему нет

race-why-not-in-hand = Речь идёт о картах в вашей руке.
race-why-not-drawn = Оставить можно лишь только что взятые карты.
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
race-why-military-world = Военный мир нужно завоевать; ни одно ваше свойство не позволяет за него платить.
race-why-civil-world = За этот мир платят, его не завоёвывают.
race-why-no-help = Здесь это не поможет: { $card }.
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
race-why-must-produce = Свойство нужно использовать, пока это возможно; отказаться можно только от бонуса производства.
race-why-give-up = Вы можете отдать карту ({ $cards }) или спасовать.
race-why-equal-card = У вас две такие карты ({ $card }): назовите первую из них.
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
power-consume-gamble = Назовите число от { $least } до { $most } и откройте карту: если это её цена или защита, она ваша.
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
clause-card = { $points } ПО: { $card }
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

# Поле игры
brief-explore_5 = +5
brief-explore_1_1 = +1+1
brief-consume_trade = $
brief-consume_x2 = 2×
race-of = из { $n }
race-n-of = { $n } из { $most }
race-most-cards = Больше всего карт
race-pool-ends = Игра заканчивается с раундом, в котором кончаются жетоны очков.
race-cards-end = Игра заканчивается с раундом, в котором у кого-то 12 карт.
race-end-when = Когда заканчивается игра
race-last-maybe = Возможно, последний раунд
race-last-sure = Последний раунд
race-12th = 12-я карта завершает игру
race-keeps = оставить { $n }
race-cheaper = цена −{ $n }
race-full-cost = полная цена
race-powers = { $n ->
    [one] { $n } свойство
    [few] { $n } свойства
    [many] { $n } свойств
   *[other] { $n } свойства
}
race-worlds = { $n ->
    [one] { $n } мир
    [few] { $n } мира
    [many] { $n } миров
   *[other] { $n } мира
}
race-limit = предел { $n }
race-no-cards = Карт нет.
race-own-tableau = Своя игровая зона
race-cheapest = Самые дешёвые
race-cost = Цена
race-you-pay = Вы платите
race-of-hand = из { $n } в руке
race-military-here = Военная сила против него
race-defence = Защита
race-no-military = Ничто не даёт военной силы против любого мира.
race-worth-now = Стоит сейчас
race-worth-if = Стоит, если построить сейчас
race-building-this = Вы это строите
race-settling-this = Вы это заселяете
race-chosen = Выбрано
race-left-in-hand = Потом останется в руке
race-for-all = Без бонуса
race-last-round = Прошлый раунд
race-revealed = Открыто вместе
race-choices = Раунд { $n }: выбор
race-take-place = { $n ->
    [one] { $phases } состоится.
    [few] { $phases } состоятся.
    [many] { $phases } состоятся.
   *[other] { $phases } состоятся.
}
race-skipped = { $n ->
    [one] { $phases } пропускается.
    [few] { $phases } пропускаются.
    [many] { $phases } пропускаются.
   *[other] { $phases } пропускаются.
}
race-would-pay = { $n ->
    [0] вы не заплатили бы ничего
    [one] вы заплатили бы { $n } карту
    [few] вы заплатили бы { $n } карты
    [many] вы заплатили бы { $n } карт
   *[other] вы заплатили бы { $n } карт
}
race-would-fight = ваша военная сила против него: { $n }
race-final = Итоговые очки
race-ended-pool = Жетоны очков кончились.
race-ended-cards = Двенадцать карт или больше: { $names }.
race-show-printed = Показать английские названия
race-hide-printed = Скрыть английские названия
score-single = Достижения стоимостью 6
race-say-choose = Выбрать { $action }
race-say-build = { $n ->
    [0] Построить
   *[other] Построить за { $n }
}
race-say-settle = { $n ->
    [0] Заселить
   *[other] Заселить за { $n }
}
race-say-conquer = Завоевать
race-ask-choose-actions-say = Выбрать обе
race-ask-pay-say = Заплатить { $n }
race-ask-keep-say = Оставить { $n }
race-ask-discard-two-say = Сбросить { $n }
race-ask-discard-down-say = Сбросить { $n }
race-ask-discard-for-points-say = Сбросить { $n }
race-ask-sell-say = Продать
race-ask-use-power-say = Использовать
race-ask-choose-action-planned = Выбрать «{ $chosen }»?
race-ask-place-development-planned = Построить: { $chosen }?
race-ask-place-world-planned = Заселить: { $chosen }?
race-ask-sell-planned = Продать товар: { $chosen }?
race-ask-use-power-planned = Использовать: { $chosen }?
race-ask-choose-windfall-planned = Товар на мир: { $chosen }?
race-ask-windfall-bonus-planned = Товар на мир: { $chosen }?
race-ask-give-up-planned = Отдать: { $chosen }?
race-ask-give-up-say = Отдать
race-ask-choose-windfall-say = Произвести
race-ask-windfall-bonus-say = Произвести
race-nothing-to-build = Сейчас вам нечего построить.
race-nothing-to-settle = Сейчас вам нечего заселить.
race-nothing-hint = Щёлкните карту, чтобы узнать почему. Вас спрашивают и тогда, чтобы другие этого не узнали.
race-then-draws = затем возьмёте { $n }
race-ask-consume-goods-say = Потребить { $n }
race-good-sells = { $n ->
    [one] продажа товара даст { $n } карту
    [few] продажа товара даст { $n } карты
    [many] продажа товара даст { $n } карт
   *[other] продажа товара даст { $n } карт
}
race-no-goods = У вас нет товара на продажу.
race-your-goods = Ваши товары
race-legend-explore = Возьмите 2 карты, оставьте 1.
race-legend-develop = Постройте одно достижение; оплатите его стоимость картами.
race-legend-settle = Освойте один мир: оплатите стоимость или завоюйте военной силой.
race-legend-consume = Используйте каждое свойство потребления один раз.
race-legend-produce = По товару на каждый производящий мир без товара.
race-legend-chosen = Если выбрали вы:
race-legend-card = Карта
race-legend-card-cost = Слева вверху: стоимость или, в красном круге, защита.
race-legend-card-good = Вверху посередине: товар на ней, если он есть.
race-legend-card-points = Справа вверху: очки в конце.
race-legend-card-name = Название; под ним, по желанию, напечатанное английское.
race-legend-card-rail = От I до V: фазы, в которых действует свойство; бледные его не имеют.
race-legend-card-power = Само свойство, знаками.
race-legend-kinds = Виды карт
race-legend-kind-development = Достижение, стоимость 3
race-legend-kind-world = Мир, стоимость 2
race-legend-kind-production = Производящий мир: залит цветом своего товара
race-legend-kind-windfall = Мир с ореолом: один товар при освоении
race-legend-kind-military = Военный мир: красный круг; завоёвывается военной силой
race-legend-kind-six = Достижение стоимостью 6: сколько оно стоит сейчас
race-legend-kind-rebel = Мир повстанцев
race-legend-kind-start = Стартовый мир, по номеру
race-legend-goods = Товары и карты за продажу
race-legend-numbers = Числа игрока
race-legend-trade = Торговля ($)
race-legend-end = С раундом, в котором у кого-то { $n } карт или кончаются жетоны очков. Жетоны, напечатанные очки и стоимость достижений за 6. Ничья: карты на руке и товары.
race-tie-break = Поровну очков: побеждает больше карт на руке и товаров.
race-way-pay =
    { $n ->
        [0] не платить
       *[other] заплатить { $n }
    }
race-way-conquer = завоевать
race-way-card = отдать: { $card }
