# Race for the Galaxy.

## Карти

old-earth = Стара Земля
epsilon-eridani = Епсилон Ерідана
alpha-centauri = Альфа Центавра
new-sparta = Нова Спарта
earths-lost-colony = Втрачена колонія Землі
alien-robot-scout-ship = Робот-розвідник прибульців
alien-robot-sentry = Робот-вартовий прибульців
alien-robotic-factory = Фабрика роботів прибульців
alien-rosetta-stone-world = Розеттський камінь прибульців
aquatic-uplift-race = Піднесена водна раса
artist-colony = Колонія митців
asteroid-belt = Пояс астероїдів
avian-uplift-race = Піднесена пташина раса
bio-hazard-mining-world = Небезпечний світ копалень
black-market-trading-world = Світ чорного ринку
blaster-gem-mines = Копальні бластерних кристалів
comet-zone = Зона комет
deserted-alien-colony = Покинута колонія прибульців
deserted-alien-library = Покинута бібліотека прибульців
deserted-alien-outpost = Покинута застава прибульців
destroyed-world = Зруйнований світ
distant-world = Далекий світ
empath-world = Світ емпатів
expanding-colony = Колонія, що росте
former-penal-colony = Колишня каторга
galactic-engineers = Галактичні інженери
galactic-resort = Галактичний курорт
galactic-trendsetters = Галактичні законодавці мод
gambling-world = Світ азарту
gem-world = Світ самоцвітів
imperium-armaments-world = Світ зброярів Імперії
lost-alien-battle-fleet = Втрачений флот прибульців
lost-alien-warship = Втрачений корабель прибульців
lost-species-ark-world = Ковчег зниклих видів
malevolent-lifeforms = Лиховісні форми життя
merchant-world = Світ купців
mining-world = Світ копалень
new-earth = Нова Земля
new-survivalists = Нові виживальники
new-vinland = Новий Вінланд
outlaw-world = Світ вигнанців
pilgrimage-world = Світ паломників
pirate-world = Світ піратів
plague-world = Чумний світ
pre-sentient-race = Майже розумна раса
prosperous-world = Заможний світ
radioactive-world = Радіоактивний світ
rebel-base = База повстанців
rebel-fuel-cache = Паливний сховок повстанців
rebel-homeworld = Рідний світ повстанців
rebel-miners = Шахтарі-повстанці
rebel-outpost = Застава повстанців
rebel-underground = Підпілля повстанців
rebel-warrior-race = Войовнича раса повстанців
refugee-world = Світ біженців
reptilian-uplift-race = Піднесена раса рептилій
runaway-robots = Роботи-втікачі
secluded-world = Відлюдний світ
space-port = Космопорт
spice-world = Світ прянощів
star-nomad-lair = Лігво зоряних кочівників
terraformed-world = Тераформований світ
the-last-of-the-uplift-gnarssh = Останні з піднесених Гнаршів
tourist-world = Світ туристів
contact-specialist = Фахівець із контактів
expedition-force = Експедиційний корпус
export-duties = Експортне мито
investment-credits = Інвестиційні кредити
new-military-tactics = Нова військова тактика
public-works = Громадські роботи
colony-ship = Корабель колоністів
deficit-spending = Дефіцитні витрати
genetics-lab = Генетична лабораторія
interstellar-bank = Міжзоряний банк
mining-robots = Роботи-шахтарі
space-marines = Космічний десант
mining-conglomerate = Гірничий конгломерат
terraforming-robots = Роботи-тераформери
diversified-economy = Різнобічна економіка
drop-ships = Десантні кораблі
replicant-robots = Роботи-реплікатори
research-labs = Дослідні лабораторії
consumer-markets = Споживчі ринки
alien-tech-institute = Інститут технологій прибульців
free-trade-association = Асоціація вільної торгівлі
galactic-federation = Галактична федерація
galactic-imperium = Галактична Імперія
galactic-renaissance = Галактичний ренесанс
galactic-survey-seti = Галактичний пошук: SETI
merchant-guild = Гільдія купців
mining-league = Гірнича ліга
new-economy = Нова економіка
new-galactic-order = Новий галактичний лад
pan-galactic-league = Пангалактична ліга
trade-league = Торгова ліга
gambling-world_2 = { gambling-world }: парі

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
explain-explore_5 = візьміть на п’ять карт більше для вибору
explain-explore_1_1 = візьміть на одну карту більше і залиште на одну більше
explain-develop = збудуйте надбання на одну карту дешевше
explain-develop_2 = друга фаза розвитку, знову з бонусом
explain-settle = візьміть карту після освоєння світу
explain-settle_2 = друга фаза освоєння, знову з бонусом
explain-consume-trade = продайте один товар за карти перед споживанням
explain-consume-x2 = подвоєні очки за спожиті товари
explain-produce = також товар на одному з ваших світів-знахідок
pass-at-race-ask-place-development = Нічого не будувати
pass-at-race-ask-place-world = Нічого не освоювати
pass-at-race-ask-use-power = Більше нічого
pass-at-race-ask-windfall-bonus = Жодного товару
pass-at-race-ask-give-up = Залишити
explain-pass = нічого не класти й не використовувати

## Фази та види

race-phases = Фази цього раунду
phase-explore = Дослідження
phase-develop = Розвиток
phase-settle = Освоєння
phase-consume = Споживання
phase-produce = Виробництво
phase-explore-short = Дослідж.
phase-develop-short = Розвиток
phase-settle-short = Освоєння
phase-consume-short = Спожив.
phase-produce-short = Виробн.
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
fact-sale = продається за:
fact-used = використано:
fact-worth = вартість зараз:
fact-price = ціна:
fact-military = військова сила проти нього:
fact-pool_size = ПО на початку
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
option-setup-first-game = перша гра: задані початкові світи й карти
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

## Уподобання

preference-tactics = { new-military-tactics } в освоєнні
preference-tactics-ask = питати щоразу
preference-tactics-keep = залишати, де її не треба

## Що запитують

race-ask-discard-two =
    Скиньте { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } із шести.
race-ask-choose-action = Оберіть дію на цей раунд.
race-ask-choose-actions = Оберіть дві дії на цей раунд.
race-ask-keep =
    Залиште { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } з { $of } взятих.
race-ask-place-development =
    { $discount ->
        [0] Збудувати надбання?
       *[other] Збудувати надбання? Знижка: { $discount }.
    }
race-ask-place-world = Освоїти світ?
race-ask-how-to-settle =
    Як освоїти світ ({ $card })?{ $price ->
        [-1] { "" }
        [0] { " " }Купівля безкоштовна.
       *[other] { " " }Ціна купівлі: { $price }.
    }
race-ask-pay =
    Заплатіть { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } ({ $card }).
race-ask-pay-chosen = сплачено { $n } з { $most }
race-ask-discard-for-points-chosen = { $n } з { $most }
race-ask-sell = Продайте товар: який саме?
race-ask-use-power = Яка властивість споживання наступна?
race-ask-consume-goods =
    { $n ->
        [one] Який товар споживає { $card }?
        [few] Які { $n } товари споживає { $card }?
        [many] Які { $n } товарів споживає { $card }?
       *[other] Які { $n } товарів споживає { $card }?
    }
race-ask-discard-for-points =
    Скиньте до { $n ->
        [one] { $n } карти
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    } по одному очку за кожну.
race-ask-name-number = Назвіть число для парі.
race-ask-choose-windfall = Який світ-знахідка отримає товар?
race-ask-windfall-bonus = Бонус виробництва: який світ-знахідка отримає товар (чи жоден)?
race-ask-give-up = Віддати карту ({ $cards }) за військову силу чи залишити?
race-ask-discard-down =
    Скиньте { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    }: у руці щонайбільше { $limit }.

race-ask-discard-two-hint = Клацніть карти, які віддаєте. Рештою ви будуєте або платите.
race-ask-choose-action-hint = Її фаза відбудеться для всіх; бонус на карті лише ваш. Наведіть на дію, щоб дізнатися більше.
race-ask-choose-actions-hint = Їхні фази відбудуться для всіх; бонуси на картах лише ваші.
race-ask-keep-hint = Клацніть те, що залишаєте; решта піде у скид.
race-ask-place-development-hint = Наведіть на карту, щоб побачити ціну й користь. За неї платять іншими картами з руки.
race-ask-place-world-hint = Наведіть на карту, щоб побачити ціну й користь. Світ із червоним кільцем завойовують, за інші платять.
race-ask-pay-hint = Клацніть карти, які віддаєте, або довірте сторінці вибір найдешевших (A).
race-ask-sell-hint = Число біля товару: скільки карт він принесе.
race-ask-use-power-hint = Кожна властивість діє один раз. Наведіть, щоб побачити, які товари вона бере і за що.
race-ask-consume-goods-hint = Клацніть товари, які вона бере.
race-ask-discard-for-points-hint = Клацніть карти, які віддаєте. Ці очки бонус не подвоює.
race-ask-name-number-hint = Ви виграєте наступну карту колоди, якщо вона стільки коштує. Біля кожного числа: наскільки це ймовірно.
race-ask-discard-down-hint = Клацніть карти, які віддаєте.
race-ask-choose-windfall-hint = Клацніть світ, що світиться: на ньому з’явиться товар.
race-ask-windfall-bonus-hint = Клацніть світ, що світиться: на ньому з’явиться товар.
race-ask-give-up-hint = Віддана карта дає свою військову силу лише в цій фазі й більше не лежить на столі.
race-ask-how-to-settle-hint = Способи лежать на карті; їх обирають і цифрами.

## Журнал

race-did-starts = { $seat } починає: { $card }.
race-did-round = Раунд { $round }
race-did-phase =
    { $phase ->
        [1] I Дослідження
        [2] II Розвиток
        [3] III Освоєння
        [4] IV Споживання
        [5] V Виробництво
       *[other] { $phase }
    }
race-did-chose = { $seat } обирає: { $actions }.
race-did-explores = { $seat } залишає { $n } з { $of } карт.
race-did-explores-cards = { $seat } залишає (з { $of }): { $cards }.
race-did-builds = { $seat } будує: { $card }.
race-did-reveals-world = { $seat } освоює: { $card }.
race-did-gives-up = { $seat } жертвує: { $card }.
race-did-conquers = { $seat } завойовує: { $card }.
race-did-pays =
    { $seat } платить { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } ({ $card }).
race-did-pays-cards = { $seat } платить ({ $card }): { $cards }.
race-did-draws =
    { $seat } бере { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    } ({ $why }).
race-did-draws-cards = { $seat } бере: { $cards } ({ $why }).
race-did-discards =
    { $seat } скидає { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    }.
race-did-discards-cards = { $seat } скидає: { $cards }.
race-did-sells =
    { $seat } продає товар ({ $card }) за { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    }.
race-did-consumes =
    { $card }: { $seat } споживає { $n ->
        [one] { $n } товар
        [few] { $n } товари
        [many] { $n } товарів
       *[other] { $n } товарів
    }, ПО: { $vp } ({ $worlds }).
race-did-discards-for-points =
    { $seat } скидає { $n ->
        [one] { $n } карту
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карт
    }, ПО: { $vp }.
race-did-discards-for-points-cards = { $seat } скидає: { $cards }. ПО: { $vp }.
race-did-gamble-won = { $seat } ставить на { $number }, відкриває карту ({ $card }) і виграє її.
race-did-gamble-lost = { $seat } ставить на { $number }, відкриває карту ({ $card }) і програє.
race-did-produces = { $seat } виробляє товар: { $card }.
race-did-reshuffle =
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
race-why-military-world = Військовий світ треба завоювати; жодна ваша властивість не дозволяє за нього платити.
race-why-civil-world = За цей світ платять, його не завойовують.
race-why-no-help = Тут це не допоможе: { $card }.
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
race-why-must-produce = Властивість треба використати, поки це можливо; відмовитися можна лише від бонусу виробництва.
race-why-give-up = Ви можете віддати карту ({ $cards }) або спасувати.
race-why-equal-card = У вас дві такі карти ({ $card }): назвіть першу з них.
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
power-consume-gamble = Назвіть число від { $least } до { $most } і відкрийте карту: якщо це її ціна чи захист, вона ваша.
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
clause-card = { $points } ПО: { $card }
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

# Поле гри
brief-explore_5 = +5
brief-explore_1_1 = +1+1
brief-consume_trade = $
brief-consume_x2 = 2×
race-of = з { $n }
race-n-of = { $n } з { $most }
race-most-cards = Найбільше карт
race-pool-ends = Гра закінчується з раундом, у якому вичерпуються жетони очок.
race-cards-end = Гра закінчується з раундом, у якому хтось має 12 карт.
race-end-when = Коли закінчується гра
race-last-maybe = Може бути останній раунд
race-last-sure = Останній раунд
race-12th = 12-та карта завершує гру
race-keeps = лишити { $n }
race-cheaper = ціна −{ $n }
race-full-cost = повна ціна
race-powers = { $n ->
    [one] { $n } властивість
    [few] { $n } властивості
    [many] { $n } властивостей
   *[other] { $n } властивості
}
race-worlds = { $n ->
    [one] { $n } світ
    [few] { $n } світи
    [many] { $n } світів
   *[other] { $n } світу
}
race-limit = межа { $n }
race-no-cards = Карт немає.
race-own-tableau = Своя ігрова зона
race-cheapest = Найдешевші
race-cost = Ціна
race-you-pay = Ви сплачуєте
race-of-hand = з { $n } у руці
race-military-here = Військова сила проти нього
race-defence = Захист
race-no-military = Ніщо не дає військової сили проти кожного світу.
race-worth-now = Варта зараз
race-worth-if = Варта, якщо збудувати зараз
race-building-this = Ви це будуєте
race-settling-this = Ви це освоюєте
race-chosen = Вибрано
race-left-in-hand = Потім лишиться в руці
race-for-all = Без бонусу
race-last-round = Минулий раунд
race-revealed = Відкрито разом
race-choices = Раунд { $n }: вибір
race-take-place = { $n ->
    [one] { $phases } відбудеться.
    [few] { $phases } відбудуться.
    [many] { $phases } відбудуться.
   *[other] { $phases } відбудуться.
}
race-skipped = { $n ->
    [one] { $phases } пропускається.
    [few] { $phases } пропускаються.
    [many] { $phases } пропускаються.
   *[other] { $phases } пропускаються.
}
race-would-pay = { $n ->
    [0] ви не платили б нічого
    [one] ви сплатили б { $n } карту
    [few] ви сплатили б { $n } карти
    [many] ви сплатили б { $n } карт
   *[other] ви сплатили б { $n } карт
}
race-would-fight = ваша військова сила проти нього: { $n }
race-final = Підсумкові очки
race-ended-pool = Жетони очок вичерпано.
race-ended-cards = Дванадцять карт або більше: { $names }.
race-show-printed = Показати англійські назви
race-hide-printed = Сховати англійські назви
score-single = Надбання вартістю 6
race-say-choose = Обрати { $action }
race-say-build = { $n ->
    [0] Збудувати
   *[other] Збудувати за { $n }
}
race-say-settle = { $n ->
    [0] Освоїти
   *[other] Освоїти за { $n }
}
race-say-conquer = Завоювати
race-ask-choose-actions-say = Обрати обидві
race-ask-pay-say = Сплатити { $n }
race-ask-keep-say = Залишити { $n }
race-ask-discard-two-say = Скинути { $n }
race-ask-discard-down-say = Скинути { $n }
race-ask-discard-for-points-say = Скинути { $n }
race-ask-sell-say = Продати
race-ask-use-power-say = Використати
race-ask-choose-action-planned = Обрати «{ $chosen }»?
race-ask-place-development-planned = Збудувати: { $chosen }?
race-ask-place-world-planned = Освоїти: { $chosen }?
race-ask-sell-planned = Продати товар: { $chosen }?
race-ask-use-power-planned = Використати: { $chosen }?
race-ask-choose-windfall-planned = Товар на світ: { $chosen }?
race-ask-windfall-bonus-planned = Товар на світ: { $chosen }?
race-ask-give-up-planned = Віддати: { $chosen }?
race-ask-give-up-say = Віддати
race-ask-choose-windfall-say = Виробити
race-ask-windfall-bonus-say = Виробити
race-nothing-to-build = Зараз вам нічого збудувати.
race-nothing-to-settle = Зараз вам нічого освоїти.
race-nothing-hint = Клацніть карту, щоб дізнатися чому. Вас питають і тоді, щоб інші цього не дізналися.
race-then-draws = потім візьмете { $n }
race-ask-consume-goods-say = Спожити { $n }
race-good-sells = { $n ->
    [one] продаж товару дасть { $n } карту
    [few] продаж товару дасть { $n } карти
    [many] продаж товару дасть { $n } карт
   *[other] продаж товару дасть { $n } карт
}
race-no-goods = У вас немає товару на продаж.
race-your-goods = Ваші товари
race-legend-explore = Візьміть 2 карти, залиште 1.
race-legend-develop = Збудуйте одне надбання; сплатіть його вартість картами.
race-legend-settle = Освойте один світ: сплатіть вартість або завоюйте військовою силою.
race-legend-consume = Використайте кожну властивість споживання один раз.
race-legend-produce = По товару на кожен виробничий світ без товару.
race-legend-chosen = Якщо обрали ви:
race-legend-card = Карта
race-legend-card-cost = Ліворуч угорі: вартість або, у червоному колі, захист.
race-legend-card-good = Угорі посередині: товар на ній, якщо він є.
race-legend-card-points = Праворуч угорі: очки в кінці.
race-legend-card-name = Назва; під нею, за бажанням, надрукована англійська.
race-legend-card-rail = Від I до V: фази, у яких діє властивість; бліді її не мають.
race-legend-card-power = Сама властивість, знаками.
race-legend-kinds = Види карт
race-legend-kind-development = Надбання, вартість 3
race-legend-kind-world = Світ, вартість 2
race-legend-kind-production = Виробничий світ: заповнений кольором свого товару
race-legend-kind-windfall = Світ із ореолом: один товар, коли його освоєно
race-legend-kind-military = Військовий світ: червоне коло; завойовується військовою силою
race-legend-kind-six = Надбання вартістю 6: скільки воно варте зараз
race-legend-kind-rebel = Світ повстанців
race-legend-kind-start = Стартовий світ, за номером
race-legend-goods = Товари й карти за продаж
race-legend-numbers = Числа гравця
race-legend-trade = Торгівля ($)
race-legend-end = З раундом, у якому хтось має { $n } карт або закінчуються жетони очок. Жетони, надруковані очки та вартість надбань за 6. Нічия: карти в руці й товари.
race-tie-break = Порівну очок: перемагає більше карт на руці й товарів.
race-way-pay =
    { $n ->
        [0] не платити
       *[other] сплатити { $n }
    }
race-way-conquer = завоювати
race-way-card = віддати: { $card }
