# Федерация.

## Слова

amb-1 = посол 1
amb-2 = посол 2
amb-3 = посол 3
amb-4 = посол 4
amb-special = особый посол
vote = голосование
fund = финансирование
die = кубик помощника
f1c1 = этаж 1, колонка 1
f1c2 = этаж 1, колонка 2
f1c3 = этаж 1, колонка 3
f1c4 = этаж 1, колонка 4
f1c5 = этаж 1, колонка 5
f1c6 = этаж 1, колонка 6
f2c1 = этаж 2, колонка 1
f2c2 = этаж 2, колонка 2
f2c3 = этаж 2, колонка 3
f2c4 = этаж 2, колонка 4
f2c5 = этаж 2, колонка 5
f2c6 = этаж 2, колонка 6
f3c1 = этаж 3, колонка 1
f3c2 = этаж 3, колонка 2
f3c3 = этаж 3, колонка 3
f3c4 = этаж 3, колонка 4
f3c5 = этаж 3, колонка 5
f3c6 = этаж 3, колонка 6
outer = внешний модуль
neo = Нео
sixmoon = Шестилуние
atal = Атал
arratuin = Арратуин
e81216 = E81216
officers = Каюты офицеров
procurement = Бюро закупок
patron = Кабинет покровителя
president = Кабинет президента
assistants = Комната помощников
lounge = Малая гостиная
spy = Шпионаж
mission-neo = миссия «{ neo }»
mission-sixmoon = миссия «{ sixmoon }»
mission-atal = миссия «{ atal }»
mission-arratuin = миссия «{ arratuin }»
mission-e81216 = миссия «{ e81216 }»
mission-officers = миссия «{ officers }»
mission-procurement = миссия «{ procurement }»
mission-patron = миссия «{ patron }»
mission-president = миссия «{ president }»
mission-assistants = миссия «{ assistants }»
mission-lounge = миссия «{ lounge }»
mission-spy = миссия «{ spy }»
lavandium = лавандий
copernium = коперний
oceanium = океаний
gold = золотой алмаз
degree = степень аккредитации
ship = космический корабль
marker = маркер особой миссии
advance = продвижение крупного проекта
neo-1 = Нео, клетка 1
neo-2 = Нео, клетка 2
neo-3 = Нео, клетка 3
neo-4 = Нео, клетка 4
neo-5 = Нео, клетка 5
neo-6 = Нео, клетка 6
neo-7 = Нео, клетка 7
neo-8 = Нео, клетка 8
neo-9 = Нео, клетка 9
neo-10 = Нео, клетка 10
neo-11 = Нео, клетка 11
neo-12 = Нео, клетка 12
neo-13 = Нео, клетка 13
neo-14 = Нео, клетка 14
neo-15 = Нео, клетка 15
neo-16 = Нео, клетка 16
neo-17 = Нео, клетка 17
neo-18 = Нео, клетка 18
neo-19 = Нео, клетка 19
neo-20 = Нео, клетка 20
neo-21 = Нео, клетка 21
neo-22 = Нео, клетка 22
neo-23 = Нео, клетка 23
neo-24 = Нео, клетка 24
neo-25 = Нео, клетка 25
neo-26 = Нео, клетка 26
neo-27 = Нео, клетка 27
neo-28 = Нео, клетка 28
neo-29 = Нео, клетка 29
neo-30 = Нео, клетка 30
neo-31 = Нео, клетка 31
neo-32 = Нео, клетка 32
neo-33 = Нео, клетка 33
neo-34 = Нео, клетка 34
neo-35 = Нео, клетка 35
neo-36 = Нео, клетка 36
neo-37 = Нео, клетка 37
neo-38 = Нео, клетка 38
neo-39 = Нео, клетка 39
neo-40 = Нео, клетка 40
moon-1 = луна 1
moon-2 = луна 2
moon-3 = луна 3
moon-4 = луна 4
moon-5 = луна 5
moon-6 = луна 6
moon-7 = луна 7
moon-8 = луна 8
moon-9 = луна 9
dead-1 = мёртвый астероид 1
dead-2 = мёртвый астероид 2
dead-3 = мёртвый астероид 3
dead-4 = мёртвый астероид 4
dead-5 = мёртвый астероид 5
dead-6 = мёртвый астероид 6
dead-7 = мёртвый астероид 7
dead-8 = мёртвый астероид 8
dead-9 = мёртвый астероид 9
dead-10 = мёртвый астероид 10
dead-11 = мёртвый астероид 11
dead-12 = мёртвый астероид 12
alt-1 = преобразование 1
alt-2 = преобразование 2
alt-3 = преобразование 3
alt-4 = преобразование 4
alt-5 = преобразование 5
alt-6 = преобразование 6
alt-7 = преобразование 7
alt-8 = преобразование 8
alt-9 = преобразование 9
alt-10 = преобразование 10
alt-11 = преобразование 11
alt-12 = преобразование 12
alt-13 = преобразование 13
alt-14 = преобразование 14
alt-15 = преобразование 15
alt-16 = преобразование 16
alt-17 = преобразование 17
alt-18 = преобразование 18
alt-19 = преобразование 19
alt-20 = преобразование 20
alt-21 = преобразование 21
alt-22 = преобразование 22
alt-23 = преобразование 23
alt-24 = преобразование 24
alt-25 = преобразование 25
alt-26 = преобразование 26
alt-27 = преобразование 27
alt-28 = преобразование 28
alt-29 = преобразование 29
alt-30 = преобразование 30
alt-31 = преобразование 31
alt-32 = преобразование 32
alt-33 = преобразование 33
alt-34 = преобразование 34
alt-35 = преобразование 35
alt-36 = преобразование 36
alt-37 = преобразование 37
alt-38 = преобразование 38
alt-39 = преобразование 39
alt-40 = преобразование 40
alt-41 = преобразование 41
alt-42 = преобразование 42
alt-43 = преобразование 43
alt-44 = преобразование 44
alt-45 = преобразование 45
alt-46 = преобразование 46
alt-47 = преобразование 47
alt-48 = преобразование 48
alt-49 = преобразование 49
alt-50 = преобразование 50
alt-51 = преобразование 51
alt-52 = преобразование 52
alt-53 = преобразование 53
alt-54 = преобразование 54
alt-55 = преобразование 55
alt-56 = преобразование 56
alt-57 = преобразование 57
alt-58 = преобразование 58
alt-59 = преобразование 59
alt-60 = преобразование 60
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
shop-1 = лавка 1
shop-2 = лавка 2
shop-3 = лавка 3
shop-4 = лавка 4
shop-5 = лавка 5
shop-6 = лавка 6
spaceport = Космическая верфь
transporter = Транспортёр
transmutation = Камера трансмутации
replicator = Репликатор лавандия
academy = Военная академия
consulate = Консульство
incubator = Инкубатор преобразований
university = Космический университет
mega-1 = мегаструктура 1
mega-2 = мегаструктура 2
mega-3 = мегаструктура 3
mega-4 = мегаструктура 4
start-1 = начальный жетон 1
start-2 = начальный жетон 2
start-3 = начальный жетон 3
start-4 = начальный жетон 4
start-5 = начальный жетон 5
start-6 = начальный жетон 6
start-7 = начальный жетон 7
start-8 = начальный жетон 8
ds-1 = дальний космос 1
ds-2 = дальний космос 2
ds-3 = дальний космос 3
ds-4 = дальний космос 4
ds-5 = дальний космос 5
ds-6 = дальний космос 6
ds-7 = дальний космос 7
ds-8 = дальний космос 8
medal-neo = орден почёта Нео
medal-sixmoon = орден почёта Шестилуния
medal-atal = орден почёта Атала
medal-arratuin = орден почёта Арратуина
medal-e81216 = орден почёта E81216
medal-accreditation = орден почёта за аккредитацию
medal-intrigue = орден почёта за интриги
project-neo = крупный проект Нео
project-sixmoon = крупный проект Шестилуния
project-atal = крупный проект Атала
project-arratuin = крупный проект Арратуина
project-e81216 = крупный проект E81216
project-missions = крупный проект особых миссий
project-common = общий крупный проект
level-1 = уровень 1
level-2 = уровень 2
level-3 = уровень 3
level-4 = уровень 4
level-5 = уровень 5
level-6 = уровень 6
level-7 = уровень 7
level-8 = уровень 8
law-left = закон левого крыла
law-right = закон правого крыла

## Компоненты

dead-hidden = мёртвые астероиды лицевой стороной вниз
specialist-hidden = специалисты лицевой стороной вниз

## Зоны, сведения и источники очков

area-spaces = Сенат
area-outer = Внешний модуль
area-laws = Законы
area-projects = Крупные проекты
area-neo = Нео
area-dead-asteroids = Мёртвые астероиды
area-moons = Шестилуние
area-moon-tokens = Жетоны преобразования на лунах
area-atal = Атал
area-shops = Арратуин
area-productions = Производства
area-megastructures = Мегаструктуры
area-medals = Ордена почёта
area-starts = Начальные жетоны
area-deep-space = Дальний космос
area-looked = Просмотренное
area-returned = Возвращённое
area-missions = Особые миссии
area-ambassadors = Послы
area-specialists = Специалисты
area-alterations = Жетоны преобразования
fact-round = Раунд
fact-rounds = Раундов
fact-turn = Ход
fact-turns = Ходов
fact-passing = Закон, который будет принят
fact-phase = Фаза
fact-starter = Первый игрок
fact-pawn = Фишка президента сената
fact-edition = Издание
fact-votes_left = Голоса левого крыла
fact-votes_right = Голоса правого крыла
fact-deep_space = Жетоны дальнего космоса
fact-laws_left = Ещё законов
fact-action = действие
fact-floor = этаж
fact-column = колонка
fact-wing = крыло
fact-seat = игрок
fact-neutral = нейтральный игрок
fact-votes = голоса
fact-funding = финансирование
fact-die = кубик помощника
fact-cover = сверху
fact-token = жетон
fact-order = выложен по счёту
fact-cost = стоимость
fact-effect = эффект
fact-planet = планета
fact-when = когда
fact-funded = профинансировано
fact-passed = принят
fact-length = делений
fact-complete = профинансирован
fact-gain = даёт
fact-influence = влияние
fact-next = дальше
fact-asteroid = астероид
fact-asteroid_gain = астероид даёт
fact-count = количество
fact-tokens = жетонов
fact-worth = сейчас ОП
fact-strength = сила
fact-shown = лицевой стороной вверх
fact-bonus = бонус
fact-moon = луна
fact-colour = цвет
fact-level = уровень
fact-under = под ним
fact-level1 = уровень 1
fact-level2 = уровень 2
fact-income = доход
fact-slot = клетка
fact-values = жетоны мегаструктур
fact-left = осталось
fact-marked = доступна
fact-done = выполнена
fact-placed = выложен
fact-used = использован
ambassadors = послы
executive = управление
left = левое
right = правое
reconstructed = воссозданное
now = немедленно
any = в любой момент
next = впереди
past = прошедший
asteroid-n = астероид { $n }
hidden = скрыто
from-floors = этажи сената
from-laws = законы
from-missions = особые миссии
from-specialists = специалисты
from-megastructures = мегаструктуры
from-accreditation = степени сверх наивысшей
from-medals = ордена почёта
from-leftovers = оставшиеся средства
from-projects = крупные проекты

## Вопросы

federation-ask-start = Выберите начальный жетон.
federation-ask-start-hint = Указанный бонус вы получите немедленно; жетон считается выполненной миссией.
federation-ask-ambassador = Ход { $turn }: кто отправится в сенат?
federation-ask-ambassador-hint = Щёлкните сторону жетона посла, с голосованием или с финансированием, затем клетку; или перетащите её туда.
federation-ask-side = Какой стороной вверх ляжет этот посол?
federation-ask-side-hint = Голоса решают на этажах и при принятии закона. Финансирование даёт доступ к особой миссии и двигает крупный проект колонки.
federation-ask-space = Куда отправится { $token }?
federation-ask-space-hint = Подсвечены клетки, которые доступны и за которые вы можете заплатить. Наведите указатель, чтобы увидеть последствия.
federation-ask-die = Добавить кубик помощника ({ $n }) к этим голосам?
federation-ask-die-hint = Значение на кубике добавится к голосам. Кубик останется в сенате до конца раунда.
federation-ask-mission =
    { $n ->
        [one] Отправить космический корабль? Сейчас может начаться { $n } особая миссия.
        [few] Отправить космический корабль? Сейчас могут начаться { $n } особые миссии.
        [many] Отправить космический корабль? Сейчас могут начаться { $n } особых миссий.
       *[other] Отправить космический корабль? Сейчас могут начаться { $n } особых миссий.
    }
federation-ask-mission-hint = Один корабль за ход. Он останется там до конца игры, каждую миссию можно выполнить 1 раз.
federation-ask-last-word = Использовать ещё специалиста до конца хода?
federation-ask-last-word-hint = Подсвеченных специалистов можно использовать сейчас.
federation-ask-neo =
    { $n ->
        [1] Куда переместить шахтёра?
       *[other] Куда переместить шахтёра? Осталось шагов: { $n }.
    }
federation-ask-neo-hint = Вы получите то, что там есть; соседние астероиды будут перевёрнуты.
federation-ask-dead-asteroid = Какой мёртвый астероид взять?
federation-ask-dead-asteroid-hint = Вы получите указанные на нём ресурсы.
federation-ask-sixmoon =
    { $n ->
        [1] Куда переместить мага?
       *[other] Куда переместить мага? Осталось шагов: { $n }.
    }
federation-ask-sixmoon-hint = Вы получите жетон преобразования с той луны, на которой маг закончит перемещение.
federation-ask-alteration = Какой жетон преобразования взять: { $moon }?
federation-ask-alteration-hint = В один из следующих ходов он сможет накрыть вашего посла.
federation-ask-keep-alteration = Какой из этих жетонов преобразования оставить?
federation-ask-atal = Какого специалиста взять?
federation-ask-atal-hint = Уровня 1 или выше, если есть специалист более низкого уровня того же типа. Каждый даёт 1 уровень влияния на Атале.
federation-ask-arratuin = С какой лавкой торговать?
federation-ask-arratuin-hint = Выделена строка, которую вы получите: сначала уровень 1, потом уровень 2.
federation-ask-disc = Куда поместить диск торговли, уровень { $level }?
federation-ask-build = Что построить?
federation-ask-build-hint = Производство приносит доход сейчас и в каждом раунде. Мегаструктура приносит ОП один раз.
federation-ask-take-off = На какой кристалл уменьшить стоимость?
federation-ask-take-off-hint = Щёлкните его в своём резерве.
federation-ask-after-build = Использовать специалиста после строительства?
federation-ask-after-build-hint = Подсвеченных специалистов можно использовать сейчас.
federation-ask-robot = Куда бесплатно поместить робота?
federation-ask-income =
    { $n ->
        [1] Какой доход получить ещё раз?
       *[other] Какой доход получить ещё раз? Осталось: { $n }.
    }
federation-ask-income-hint = Подсвеченные производства принесут доход ещё раз.
federation-ask-transport = Переместиться на 1 клетку или луну без награды?
federation-ask-transport-hint = Щёлкните подсвеченную клетку Нео или луну; планеты наверху ведут к обеим.
federation-ask-upgrade = Превратить 1 ресурс в более ценный?
federation-ask-upgrade-hint = Щёлкните ресурс в своём резерве: он станет следующим справа.
federation-ask-reactivate = Перевернуть специалиста уровня { $level } лицевой стороной вверх?
federation-ask-copy = Эффект какого специалиста скопировать?
federation-ask-copy-hint = Подсвечены ваши специалисты и те, что лежат на Атале лицевой стороной вверх.
federation-ask-spy = Какое действие скопировать?
federation-ask-spy-hint = Занятые клетки тоже можно копировать. Стоимость скопированного действия нужно оплатить.
federation-ask-marker =
    { $n ->
        [1] К какой особой миссии получить доступ?
       *[other] К каким особым миссиям получить доступ? Не больше { $n }.
    }
federation-ask-marker-hint = Подсвечены миссии без маркера.
federation-ask-medal = Какой орден почёта взять?
federation-ask-medal-hint = Подсвечены ордена, которых у вас нет, если такие ещё остались.
federation-ask-advance =
    { $n ->
        [1] Какой крупный проект продвинуть?
       *[other] Какой крупный проект продвинуть? Осталось шагов: { $n }.
    }
federation-ask-advance-hint = Продвижение общего крупного проекта засчитывается и как ваш вклад.
federation-ask-crystal =
    { $n ->
        [1] Какой кристалл взять?
       *[other] Какой кристалл взять? Осталось: { $n }.
    }
federation-ask-crystal-hint = Щёлкните его в своём резерве.
federation-ask-discard =
    { $n ->
        [1] Ваш резерв полон: что сбросить?
       *[other] Ваш резерв полон: что сбросить? Осталось: { $n }.
    }
federation-ask-discard-hint = Щёлкните ресурс в своём резерве.
federation-ask-pick = Какой вид взять (количество: { $n })?
federation-ask-pick-hint = Щёлкните на своём планшете: { $what }.
federation-ask-mix =
    { $n ->
        [1] Что взять?
       *[other] Что взять следующим? Осталось: { $n }.
    }
federation-ask-mix-hint = В любом сочетании, щёлкая на своём планшете: { $what }.
federation-ask-deep-space = Какой жетон дальнего космоса взять?
federation-ask-deep-space-hint = Их видите только вы. Жетон считается выполненной миссией.
federation-ask-decline = Получить степень аккредитации, хотя оплата уровня вырастет?
federation-ask-decline-hint = Под шкалой указано, сколько стоит каждый уровень в конце раунда.
federation-ask-upkeep = Заплатить { $cost } за уровень { $level } или упасть на уровень { $below }?
federation-ask-upkeep-hint = Нажмите кнопку или щёлкните уровень на шкале аккредитации.
federation-ask-law = Голосов поровну: какой закон принять, { $left } или { $right }?
federation-ask-law-hint = Фишка президента сената у вас. На законах указано, кто сколько получит.

## Причины

federation-why-blocked = Клетка заблокирована жетоном голосования нейтрального игрока.
federation-why-built = Вы это уже построили.
federation-why-deep-space = Этого жетона в стопке нет.
federation-why-disc-there = Там уже лежит ваш диск торговли.
federation-why-discard-crystals = Кристаллы сбрасывают по порядку видов (осталось { $n }).
federation-why-first-player = Первый игрок не может использовать это в первый ход раунда.
federation-why-level = Не хватает уровня аккредитации: { $n }.
federation-why-level-not-reached = Этого уровня вы ещё не достигли.
federation-why-marked = К этой особой миссии у вас уже есть доступ.
federation-why-medal-gone = Таких орденов почёта не осталось.
federation-why-medal-owned = Этот орден почёта у вас уже есть.
federation-why-mission-closed = Эта особая миссия недоступна: на ней нет маркера.
federation-why-mission-done = Эту особую миссию вы уже выполнили.
federation-why-needs-lower-level = Нужен специалист более низкого уровня того же типа.
federation-why-no-copy = Кабинет президента копировать нельзя.
federation-why-no-funding-side = У особого посла нет стороны с финансированием.
federation-why-no-room = Для этого нет места.
federation-why-no-ship = В вашем ангаре нет космического корабля.
federation-why-not-next = Это не соседняя клетка впереди.
federation-why-not-offered = Этого жетона нет в выборе.
federation-why-not-on-moon = Этот жетон лежит не там.
federation-why-not-owned = Этого у вас нет.
federation-why-nothing-there = Там вы ничего не сможете сделать.
federation-why-occupied = Там уже { $seat }.
federation-why-one-mission = Одна особая миссия за ход.
federation-why-placed = Этот посол уже выложен.
federation-why-planets-only = Эта миссия копирует только действия планет федерации.
federation-why-project-complete = Этот крупный проект уже профинансирован.
federation-why-same-character = Этот персонаж у вас уже есть.
federation-why-short =
    Вам не хватает { $n ->
        [one] { $n } ресурса
        [few] { $n } ресурсов
        [many] { $n } ресурсов
       *[other] { $n } ресурсов
    }.
federation-why-used = Вы это уже использовали.
federation-why-wrong-moment = Сейчас не его время.

## События

federation-did-alteration = { $seat } берёт { $token }.
federation-did-asteroid = { $seat } берёт астероид { $n }.
federation-did-builds = { $seat } строит: { $building }.
federation-did-common = { $seat } финансирует общий крупный проект ({ $n }).
federation-did-copies = { $seat } копирует { $specialist }.
federation-did-dead-asteroid = { $seat } берёт { $token }.
federation-did-deep-space = { $seat } берёт: { $token }.
federation-did-degrees = { $seat }: степеней аккредитации +{ $n }, теперь уровень { $level }.
federation-did-die = Кубик помощника ({ $seat }): значение { $n }.
federation-did-die-placed = { $seat } добавляет кубик помощника ({ $n }).
federation-did-disc = { $seat }: диск торговли ({ $shop }), уровень { $level }.
federation-did-discards = { $seat } сбрасывает { $resource }.
federation-did-drops = { $seat } опускается на уровень { $level }.
federation-did-floor = { $seat } получает ОП: { $n } (большинство голосов на этаже { $floor }).
federation-did-funds = { $seat } продвигает { $project }.
federation-did-gains = { $seat } получает: { $resource } × { $n }.
federation-did-income = { $seat }: доход, { $source }.
federation-did-law = Принят закон: { $planet }. Голоса: { $votes } против { $against }.
federation-did-mage = Маг ({ $seat }): { $moon }.
federation-did-marks = { $seat } получает доступ: { $mission }.
federation-did-medal = { $seat } берёт { $medal }.
federation-did-miner = Шахтёр ({ $seat }): { $space }.
federation-did-mission = { $seat } отправляет космический корабль: { $mission }.
federation-did-pawn = { $seat } берёт фишку президента сената.
federation-did-pays = { $seat } платит: { $cost }.
federation-did-places = { $seat } выкладывает посла: { $space }.
federation-did-points = { $seat } получает ОП: { $n } ({ $source }).
federation-did-reactivates = { $seat } переворачивает лицевой стороной вверх: { $specialist }.
federation-did-round = Раунд { $n }: начинает { $seat }.
federation-did-ships =
    { $seat } получает { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
        [many] { $n } кораблей
       *[other] { $n } кораблей
    }.
federation-did-spies = { $seat } копирует: { $action }.
federation-did-start = { $seat } выбирает { $token }.
federation-did-takes = { $seat } берёт { $specialist }.
federation-did-trades = { $seat } торгует: { $shop }.
federation-did-upgrades = { $seat } получает после превращения: { $resource }.
federation-did-uses = { $seat } использует { $specialist }.

## Настройки

option-setup = Подготовка
option-setup-experienced = для опытных игроков: производства и мегаструктуры случайны
option-setup-first-game = первая партия: производства и мегаструктуры как напечатано
option-board = Поле

## Счётчики и итог

counter-points = очки престижа
counter-lavandium = лавандий
counter-copernium = коперний
counter-oceanium = океаний
counter-gold = золотые алмазы
counter-level = уровень аккредитации
counter-degree = степень аккредитации
counter-ships = космические корабли в ангаре
counter-die = кубик помощника
counter-missions = выполненные особые миссии
counter-common = вклад в общий крупный проект
score-floors = Этажи сената
score-floors-short = Этажи
score-laws = Законы
score-missions = Особые миссии
score-specialists = Специалисты
score-megastructures = Мегаструктуры
score-megastructures-short = Мегастр.
score-accreditation = Лишние степени
score-accreditation-short = Степени
score-medals = Ордена почёта
score-leftovers = Оставшиеся средства
score-projects = Крупные проекты
score-projects-short = Проекты

## Что напечатано на компонентах

lavandium-n = лавандий × { $n }
copernium-n = коперний × { $n }
oceanium-n = океаний × { $n }
gold-n = золотой алмаз × { $n }
crystal-n = кристалл по вашему выбору × { $n }
degree-n = степень аккредитации × { $n }
ship-n = космический корабль × { $n }
marker-n = маркер особой миссии × { $n }
advance-n = крупный проект по выбору +{ $n }
die-n = кубик помощника +{ $n }
pay-lavandium-n = заплатить: лавандий × { $n }
pay-copernium-n = заплатить: коперний × { $n }
pay-oceanium-n = заплатить: океаний × { $n }
pay-gold-n = заплатить: золотой алмаз × { $n }
or-lavandium-n = или лавандий × { $n }
mix-lavandium-n = { $n } в любом сочетании: лавандий
or-lavandium = или лавандий
or-copernium-n = или коперний × { $n }
mix-copernium-n = { $n } в любом сочетании: коперний
or-copernium = или коперний
or-oceanium-n = или океаний × { $n }
mix-oceanium-n = { $n } в любом сочетании: океаний
or-oceanium = или океаний
or-gold-n = или золотой алмаз × { $n }
mix-gold-n = { $n } в любом сочетании: золотой алмаз
or-gold = или золотой алмаз
or-degree-n = или степень аккредитации × { $n }
mix-degree-n = { $n } в любом сочетании: степень аккредитации
or-degree = или степень аккредитации
or-ship-n = или космический корабль × { $n }
mix-ship-n = { $n } в любом сочетании: космический корабль
or-ship = или космический корабль
or-marker-n = или маркер особой миссии × { $n }
mix-marker-n = { $n } в любом сочетании: маркер особой миссии
or-marker = или маркер особой миссии
or-die-n = или кубик помощника +{ $n }
mix-die-n = { $n } в любом сочетании: кубик помощника +1
or-die = или кубик помощника +1
action-neo = действие на Нео
action-sixmoon = действие на Шестилунии
action-atal = действие на Атале
action-arratuin = действие на Арратуине
action-e81216 = действие на E81216
or-action-neo = или действие на Нео
or-action-sixmoon = или действие на Шестилунии
or-action-atal = или действие на Атале
or-action-arratuin = или действие на Арратуине
or-action-e81216 = или действие на E81216
per-neo = влияние на Нео
per-sixmoon = влияние на Шестилунии
per-atal = влияние на Атале
per-arratuin = влияние на Арратуине
per-e81216 = влияние на E81216
per-missions = выполненные особые миссии
per-level = уровень аккредитации
per-die = значение на кубике
points-per-neo-n = { $n } ОП за влияние на Нео
points-per-sixmoon-n = { $n } ОП за влияние на Шестилунии
points-per-atal-n = { $n } ОП за влияние на Атале
points-per-arratuin-n = { $n } ОП за влияние на Арратуине
points-per-e81216-n = { $n } ОП за влияние на E81216
points-per-missions-n = { $n } ОП за выполненную особую миссию
points-per-level-n = { $n } ОП за уровень аккредитации
points-per-die-n = { $n } ОП за каждую единицу на кубике
points-per-marked-n = { $n } ОП за доступную или выполненную особую миссию
points-per-colours-n = { $n } ОП за специалиста уникального цвета
points-per-gold-n = { $n } ОП за золотой алмаз
points-per-megastructures-n = { $n } ОП за мегаструктуру
points-per-ships-n = { $n } ОП за космический корабль в ангаре
points-per-shops-n = { $n } ОП за диск торговли в лавке уровня 2
points-per-alterations-n = { $n } ОП за жетон преобразования
points-per-asteroids-n = { $n } ОП за жетон астероида
points-per-reserve-n = { $n } ОП за кристалл или золотой алмаз в резерве
lavandium-per-neo-n = лавандий × { $n } за влияние на Нео
lavandium-per-sixmoon-n = лавандий × { $n } за влияние на Шестилунии
lavandium-per-atal-n = лавандий × { $n } за влияние на Атале
lavandium-per-arratuin-n = лавандий × { $n } за влияние на Арратуине
lavandium-per-e81216-n = лавандий × { $n } за влияние на E81216
copernium-per-neo-n = коперний × { $n } за влияние на Нео
copernium-per-sixmoon-n = коперний × { $n } за влияние на Шестилунии
copernium-per-atal-n = коперний × { $n } за влияние на Атале
copernium-per-arratuin-n = коперний × { $n } за влияние на Арратуине
copernium-per-e81216-n = коперний × { $n } за влияние на E81216
oceanium-per-neo-n = океаний × { $n } за влияние на Нео
oceanium-per-sixmoon-n = океаний × { $n } за влияние на Шестилунии
oceanium-per-atal-n = океаний × { $n } за влияние на Атале
oceanium-per-arratuin-n = океаний × { $n } за влияние на Арратуине
oceanium-per-e81216-n = океаний × { $n } за влияние на E81216
gold-per-neo-n = золотой алмаз × { $n } за влияние на Нео
gold-per-sixmoon-n = золотой алмаз × { $n } за влияние на Шестилунии
gold-per-atal-n = золотой алмаз × { $n } за влияние на Атале
gold-per-arratuin-n = золотой алмаз × { $n } за влияние на Арратуине
gold-per-e81216-n = золотой алмаз × { $n } за влияние на E81216
level-round-n = уровень аккредитации +{ $n } до конца раунда
level-game-n = уровень аккредитации +{ $n } до конца игры
reactivate-n = перевернуть специалиста уровня { $n } лицевой стороной вверх
copy-n = скопировать специалиста уровня до { $n }
take-n = взять специалиста уровня { $n }
discount-n = строительство дешевле, кристаллов: { $n }
income-n = доход производств × { $n }
disc-bare-n = диск торговли в лавку уровня { $n } без бонуса
disc-bonus-n = диск торговли в лавку уровня { $n } с бонусом
alteration-n = жетон преобразования силой { $n }
alteration-pick-2-n = один из двух жетонов преобразования силой { $n }
steps-n = дополнительных клеток или лун: { $n }
die-set-n = кубик помощника до { $n }
marker-all = маркеры на все пустые особые миссии
robot = робот бесплатно
ambassador = особый посол
upgrade = превратить 1 ресурс в более ценный
transport = на 1 клетку или луну вперёд без награды
pawn = фишка президента сената
medal-any = орден почёта по вашему выбору
copy-action-senate = скопировать действие планеты или помещения сената
copy-action-planets = скопировать действие планеты федерации

## Какие числа воссозданы

fact-reconstructed = Воссозданных чисел
federation-note-sources = Числа этого поля: { $rulebook } из правил, { $secondary } из вторичных источников, { $reconstructed } воссоздано, их никто не прочитал с напечатанной игры. Воссозданные относятся к: { $parts }.
figures-game = пределы и запасы
figures-ambassadors = послы
figures-senate = клетки сената
figures-rooms = помещения сената
figures-missions = уровни особых миссий
figures-accreditation = шкала аккредитации
figures-medals = ордена почёта
figures-neo = карта Нео
figures-sixmoon = луны
figures-alterations = жетоны преобразования
figures-atal = требования специалистов
figures-arratuin = лавки
figures-e81216 = места производств
figures-productions = стоимость производств
figures-megastructures = мегаструктуры
figures-projects = шкалы крупных проектов
figures-final = финальный подсчёт
figures-start-tokens = начальные жетоны
figures-blocks = заблокированные клетки

## What components do

explain-w-1a1 = В любой момент своего хода: уровень аккредитации +1 до конца раунда.
explain-w-1a2 = В любой момент своего хода: перевернуть специалиста уровня 1 лицевой стороной вверх.
explain-w-1a3 = В любой момент своего хода: скопировать специалиста уровня 1.
explain-w-2a1 = В любой момент своего хода: уровень аккредитации +2 до конца раунда.
explain-w-2a2 = Во время одного из будущих действий на Атале: взять специалиста уровня 3.
explain-w-2a3 = В любой момент своего хода: скопировать специалиста уровня 1 или 2.
explain-w-3a1 = Немедленно: 1 ОП за каждую доступную и выполненную особую миссию.
explain-w-3a2 = Немедленно: 3 ОП за специалиста уникального цвета.
explain-w-3a3 = Немедленно: 2 ОП за уровень влияния на Атале.
explain-w-1b1 = Во время одного из будущих действий на E81216: строительство на 1 кристалл дешевле.
explain-w-1b2 = Во время одного из будущих действий на E81216: лавандий за уровень влияния на E81216.
explain-w-1b3 = Немедленно: доход 1 производства.
explain-w-2b1 = Во время одного из будущих действий на E81216: строительство на 2 кристалла дешевле.
explain-w-2b2 = Во время одного из будущих действий на E81216: коперний за уровень влияния на E81216.
explain-w-2b3 = Немедленно: доход 2 производств.
explain-w-3b1 = Немедленно: 2 ОП за уровень влияния на E81216.
explain-w-3b2 = Немедленно: 3 ОП за золотой алмаз.
explain-w-3b3 = Немедленно: 5 ОП за мегаструктуру.
explain-w-1c1 = Немедленно: 1 степень аккредитации.
explain-w-1c2 = Немедленно: космический корабль или маркер особой миссии.
explain-w-1c3 = Немедленно: диск торговли в лавку уровня 1 без бонуса.
explain-w-2c1 = Немедленно: 2 степени аккредитации.
explain-w-2c2 = Немедленно: космический корабль и маркер особой миссии.
explain-w-2c3 = Немедленно: диск торговли в лавку уровня 1 с бонусом.
explain-w-3c1 = Немедленно: 2 ОП за уровень аккредитации.
explain-w-3c2 = Немедленно: 3 ОП за космический корабль в ангаре.
explain-w-3c3 = Немедленно: 3 ОП за диск торговли в лавке уровня 2.
explain-w-1d1 = Во время одного из будущих действий на Шестилунии: ещё жетон преобразования силой 1.
explain-w-1d2 = Немедленно: кубик помощника +1.
explain-w-1d3 = Во время одного из будущих действий на Шестилунии: продвиньтесь на 1 дополнительную луну.
explain-w-2d1 = Во время одного из будущих действий на Шестилунии: ещё жетон преобразования силой 2.
explain-w-2d2 = Немедленно: кубик помощника +2.
explain-w-2d3 = Во время одного из будущих действий на Шестилунии: продвиньтесь на 2 дополнительные луны.
explain-w-3d1 = Немедленно: 3 ОП за жетон преобразования.
explain-w-3d2 = Немедленно: 2 ОП за каждую единицу на кубике помощника.
explain-w-3d3 = Немедленно: 2 ОП за уровень влияния на Шестилунии.
explain-w-1e1 = Во время одного из будущих действий на Нео: 2 дополнительных лавандия.
explain-w-1e2 = Во время одного из будущих действий на Нео: 1 дополнительный океаний.
explain-w-1e3 = Во время одного из будущих действий на Нео: продвиньтесь на 1 дополнительную клетку.
explain-w-2e1 = Во время одного из будущих действий на Нео: дополнительно лавандий и океаний.
explain-w-2e2 = Во время одного из будущих действий на Нео: дополнительно коперний и океаний.
explain-w-2e3 = Во время одного из будущих действий на Нео: 1 дополнительный золотой алмаз.
explain-w-3e1 = Немедленно: 5 ОП за жетон астероида.
explain-w-3e2 = Немедленно: 1 ОП за каждый кристалл и золотой алмаз в резервах.
explain-w-3e3 = Немедленно: 2 ОП за уровень влияния на Нео.
explain-ds-1 = 2 продвижения крупных проектов, космический корабль, маркеры на все пустые особые миссии.
explain-ds-2 = Один из 2 жетонов преобразования силой 4, затем действие на Атале.
explain-ds-3 = Уровень аккредитации +3 до конца игры, кубик помощника +1, океаний.
explain-ds-4 = Диск торговли в любую лавку уровня 2 с бонусом, океаний.
explain-ds-5 = Уровень аккредитации +1 до конца игры, кубик помощника до 6.
explain-ds-6 = Особый посол: 7 голосов и пятый ход в одном из раундов.
explain-ds-7 = Действие на Нео или Шестилунии, орден почёта по вашему выбору.
explain-ds-8 = Бесплатно поместите робота на производство или мегаструктуру.
explain-neo = Переместите шахтёра на соседнюю клетку впереди и возьмите, что там есть; в конце пути возьмите мёртвый астероид.
explain-sixmoon = Переместите мага на 1 луну вперёд и заберите с неё 1 жетон преобразования.
explain-atal = Возьмите специалиста уровня 1 или более высокого, если у вас есть специалист более низкого уровня того же типа.
explain-arratuin = Торгуйте с лавкой: заплатите цену, поместите диск торговли в лавку уровня 1 или продвиньте на уровень 2 и получите бонус.
explain-e81216 = Постройте производство, которое приносит доход сейчас и каждый раунд, или мегаструктуру, которая приносит ОП сейчас.
explain-officers = Получите 2 степени аккредитации.
explain-procurement = Потратьте 1 океаний: 2 космических корабля в ваш ангар.
explain-patron = Космический корабль в ваш ангар и доступ к 1 любой особой миссии.
explain-president = Получите фишку президента сената: в следующем раунде вы первый игрок. Получите любой орден почёта, которого у вас нет.
explain-assistants = Потратьте 1 коперний: увеличьте значение на кубике помощника на 2.
explain-lounge = Получите 1 степень аккредитации и продвиньте любой крупный проект на 1 деление.
explain-spy = Потратьте 1 лавандий: скопируйте действие любой планеты федерации или помещения сената, кроме кабинета президента, занятое или нет.
explain-outer = Получите 1 океаний. Жетоны здесь не влияют на голосование, большинство на этажах и финансирование и не дают доступа к миссии.
explain-mission-neo = Действие на Нео.
explain-mission-sixmoon = Действие на Шестилунии.
explain-mission-atal = Действие на Атале.
explain-mission-arratuin = Действие на Арратуине.
explain-mission-e81216 = Действие на E81216.
explain-mission-officers = Получите 2 степени аккредитации.
explain-mission-procurement = 2 ОП за каждый уровень аккредитации.
explain-mission-patron = 1 ОП за каждую выполненную особую миссию, включая эту.
explain-mission-president = 1 ОП за каждый кристалл и золотой алмаз в ваших резервах.
explain-mission-assistants = ОП: значение на вашем кубике помощника × 2.
explain-mission-lounge = Продвиньте любой крупный проект на 1 деление, получите степень аккредитации и орден почёта за интриги.
explain-mission-spy = Потратьте 1 лавандий: скопируйте действие планеты федерации.
explain-law-left = Если у левого крыла больше голосов, каждый получает ОП: удвоенный уровень влияния на планете закона.
explain-law-right = Если у правого крыла больше голосов, каждый получает ОП: удвоенный уровень влияния на планете закона.
explain-project-common = Сюда переходит лишнее финансирование, и его можно выбрать для продвижения. Первые три вклада дают лавандий, коперний, океаний.
explain-project-n = Жетоны финансирования в его столбце продвигают его в конце каждого раунда. Если к концу игры он завершён, места определяет влияние на его планете.
explain-project-missions = Жетоны финансирования в его столбце продвигают его в конце каждого раунда. Если к концу игры он завершён, места определяют выполненные миссии.
explain-start-n = Вы сразу получаете то, что на нём, и он считается выполненной миссией.
explain-alt-n = Накрывает выставляемого посла и заменяет всё, что на нём. В конце раунда сбрасывается; неиспользованное даёт ОП.
explain-mega-n = Наибольший свободный множитель на меньшее из двух значений, ОП сразу. Каждому игроку один раз.
explain-shop-n = Заплатите и получите бонус уровня 1; когда ваш диск уже там, снова и снова бонус уровня 2.
explain-medal-n = Ваш, как только у вас есть влияние, которого он требует; следующий орден этой планеты требует больше.
explain-medal-accreditation = Ваш, как только вы достигли степени, на которой он изображён.
explain-medal-intrigue = Его даёт миссия Малой гостиной.
explain-spaceport = Доход: космический корабль в ваш ангар, сейчас и каждый раунд.
explain-transporter = Доход: шаг на Нео или Шестилунии без награды, сейчас и каждый раунд.
explain-transmutation = Доход: один ресурс становится следующим, более ценным, сейчас и каждый раунд.
explain-replicator = Доход: лавандий, сейчас и каждый раунд.
explain-academy = Доход: степень, сейчас и каждый раунд.
explain-consulate = Доход: использованный специалист уровня 1 снова готов, сейчас и каждый раунд.
explain-incubator = Доход: жетон преобразования силой 1, сейчас и каждый раунд.
explain-university = Доход: кубик помощника +1, сейчас и каждый раунд.
officers-short = Офицеры
procurement-short = Закупки
patron-short = Покровитель
president-short = Президент
assistants-short = Помощники
lounge-short = Гостиная
spy-short = Шпионаж
outer-short = Внешн. модуль

## Short texts on specialists

short-w-1a1 = уровень +1 в этом раунде
short-w-1a2 = специа­лист уровня 1 снова готов
short-w-1a3 = повторить специа­листа уровня 1
short-w-2a1 = уровень +2 в этом раунде
short-w-2a2 = взять специа­листа уровня 3
short-w-2a3 = повторить уровень 1 или 2
short-w-3a1 = 1 ОП за миссию с маркером
short-w-3a2 = 3 ОП за цвет специа­листов
short-w-3a3 = 2 ОП за влияние на Атале
short-w-1b1 = стройка на 1 кристалл дешевле
short-w-1b2 = лавандий за влияние на E81216
short-w-1b3 = доход 1 произ­водства
short-w-2b1 = стройка на 2 кристалла дешевле
short-w-2b2 = коперний за влияние на E81216
short-w-2b3 = доход 2 произ­водств
short-w-3b1 = 2 ОП за влияние на E81216
short-w-3b2 = 3 ОП за золотой алмаз
short-w-3b3 = 5 ОП за мега­структуру
short-w-1c1 = 1 степень
short-w-1c2 = корабль или маркер
short-w-1c3 = диск на уровень 1 без бонуса
short-w-2c1 = 2 степени
short-w-2c2 = корабль и маркер
short-w-2c3 = диск на уровень 1 с бонусом
short-w-3c1 = 2 ОП за уровень
short-w-3c2 = 3 ОП за корабль в ангаре
short-w-3c3 = 3 ОП за диск на уровне 2
short-w-1d1 = ещё преобра­зование силой 1
short-w-1d2 = кубик +1
short-w-1d3 = на 1 луну дальше
short-w-2d1 = ещё преобра­зование силой 2
short-w-2d2 = кубик +2
short-w-2d3 = на 2 луны дальше
short-w-3d1 = 3 ОП за преобра­зование
short-w-3d2 = 2 ОП за точку кубика
short-w-3d3 = 2 ОП за влияние на Шести­лунии
short-w-1e1 = 2 лавандия на Нео
short-w-1e2 = 1 океаний на Нео
short-w-1e3 = на 1 клетку дальше
short-w-2e1 = лавандий и океаний на Нео
short-w-2e2 = коперний и океаний на Нео
short-w-2e3 = 1 золотой алмаз на Нео
short-w-3e1 = 5 ОП за астероид
short-w-3e2 = 1 ОП за ресурс в резерве
short-w-3e3 = 2 ОП за влияние на Нео

## The table page

federation-proposal = Воссоздано: этого числа никто не прочитал с напечатанной игры.
federation-proposals = Воссозданных чисел на этом поле: { $n }. Показать список
federation-rounds = Раунды и их законы
federation-order = Порядок хода
federation-round-end = Конец раунда
federation-step-income = Доход
federation-step-upkeep = Оплата
federation-step-projects = Проекты
federation-step-floors = Этажи
federation-step-law = Закон
federation-law-passed = Принят закон планеты { $planet }.
federation-law-of = Закон планеты { $planet }
federation-open-world = { $world }: открыть
federation-project-state = { $name }: профинансировано { $n } из { $of }, добавится { $coming }
federation-common = Общий
federation-n-votes = 
    { $n ->
        [one] { $n } голос
        [few] { $n } голоса
        [many] { $n } голосов
       *[other] { $n } голосов
    }
name-of-spaces =
    { $action }, этаж { $floor ->
        [1] I
        [2] II
       *[3] III
    }
federation-floor-hint = Голоса на этом этаже. Игрок с большинством голосов в конце раунда получает ОП по своему уровню аккредитации.
federation-no-law = законов больше нет
federation-tied-law = Голосов поровну: закон выбирает обладатель фишки президента сената.
federation-balance = Голоса: левое крыло { $left }, правое крыло { $right }
federation-n-influence = влияние { $n }
federation-asteroid-hidden = жетон астероида лицевой стороной вниз
federation-none-left = ничего не осталось
federation-taken = взято
federation-pay = цена
federation-free = без цены
federation-lower-times = наименьшее ×
federation-world-neo = Шахтёрская планета
federation-world-sixmoon = Магическая планета
federation-world-atal = Туманная планета
federation-world-arratuin = Засушливая планета
federation-world-e81216 = Роботизированная планета
federation-deed-neo = Шахтёр идёт на клетку вперёд и берёт, что там есть.
federation-deed-sixmoon = Маг идёт на луну вперёд и берёт там преобразование.
federation-deed-atal = Специалист уровня 1 или выше имеющегося.
federation-deed-arratuin = Торговля с лавкой: сперва уровень 1, потом лучший 2.
federation-deed-e81216 = Постройте производство или мегаструктуру.
federation-influence-neo = по клетке
federation-influence-sixmoon = по луне
federation-influence-atal = за специалиста
federation-influence-arratuin = по уровню
federation-influence-e81216 = за постройку
federation-scene-round = Конец раунда
federation-scene-round-hint = Что сейчас дал бы каждый этап фазы управления.
federation-scene-start = Начальные жетоны
federation-scene-start-hint = Каждый берёт один, первый игрок последним. Это выполненная миссия.
federation-scene-deep = Дальний космос
federation-scene-deep-hint = Наивысшая степень аккредитации. Выберите один; их видите только вы.
federation-scene-keep = Жетоны преобразования
federation-scene-keep-hint = Оставьте один; остальные вернутся лицевой стороной вниз.
federation-scene-figures = Откуда взяты числа
federation-scene-figures-hint = Многие числа в правилах показаны только на рисунках.
federation-label-rulebook = Правила
federation-label-rulebook-hint = Напечатаны словами или получены подсчётом; отметки у них нет.
federation-label-secondary = Вторичный источник
federation-label-secondary-hint = Их сообщил тот, у кого есть напечатанная игра; они отмечены тонкой линией под числом.
federation-label-reconstructed = Воссозданы
federation-label-reconstructed-hint = Наши предположения, выверенные игрой; они отмечены точками под числом.
federation-sum = Сумма
federation-short = Сейчас уровень аккредитации было бы нечем оплатить.
federation-standings = Крупные проекты: места в конце игры, если они профинансированы
federation-soon = Что сейчас дал бы конец раунда: этажи и закон
federation-buildings = Производства + мегаструктуры
federation-ready = готовы: { $n }
federation-president = президент
federation-plays = ходит { $n }-м
federation-n-of = { $n } × { $what }
federation-cover = Сверху
federation-accreditation = Аккредитация
federation-upkeep-below = внизу оплата
federation-ladder = Аккредитация: уровень { $level }, степень { $degree }
federation-hangar = Ангар
federation-supply = корабли в запасе
federation-die = Кубик
federation-die-none = ещё нет
federation-die-out = в сенате
federation-die-ready = готов
federation-n-done = готово: { $n }
federation-level-needed = уровень
federation-open = открыта
federation-mission-done = готова
federation-mission-open = доступна, нужен уровень { $level }
federation-mission-shut = без маркера, нужен уровень { $level }
done-at-federation-ask-mission = Завершить ход без корабля
done-at-federation-ask-last-word = Завершить ход
done-at-federation-ask-after-build = Без специалиста
done-at-federation-ask-die = Без кубика
federation-with-die = С кубиком: { $n ->
        [one] +{ $n } голос
        [few] +{ $n } голоса
        [many] +{ $n } голосов
       *[other] +{ $n } голосов
    }
done-at-federation-ask-upgrade = Не превращать
done-at-federation-ask-transport = Остаться
done-at-federation-ask-reactivate = Никого
done-at-federation-ask-copy = Никого не копировать
done-at-federation-ask-decline = Отказаться от степени
done-at-federation-ask-income = Достаточно
done-at-federation-ask-marker = Достаточно
done-at-federation-ask-build = Ничего не строить
done-at-federation-ask-atal = Никого не брать
done-at-federation-ask-alteration = Ничего не брать
done-at-federation-ask-neo = Остаться
done-at-federation-ask-sixmoon = Остаться
done-at-federation-ask-arratuin = Не торговать
pass-at-federation-ask-ambassador = Не в этом раунде
fact-coming = добавится
fact-passed_on = перейдёт дальше
fact-said = называют как
fact-kind = вид
fact-law_factor = Очков за влияние
space = клетка
asteroid = астероид
dead-asteroids = мёртвые астероиды
start = старт
federation-tab-senate = Сенат
federation-tab-world = Планета
federation-tab-own = Моё
federation-act-neo = шахтёр идёт вперёд.
federation-act-sixmoon = маг идёт вперёд, возьмите жетон преобразования.
federation-act-atal = возьмите специалиста.
federation-act-arratuin = торгуйте с лавкой.
federation-act-e81216 = постройте производство или мегаструктуру.
federation-did-step = Фаза управления: { $step }.
step-income = доход от производств
step-upkeep = оплата уровня аккредитации
step-projects = финансирование крупных проектов
step-floors = большинство голосов на этажах
step-law = голосование за закон
federation-scene-told = Раунд закончился
federation-scene-told-hint = Что дал каждый этап фазы управления.
federation-turn-token = Посол
federation-turn-room = Клетка
federation-turn-action = Действие
federation-turn-mission = Миссия
federation-back-to = Назад к этому шагу
federation-end-turn = Завершить ход
federation-lacks-token = Сначала посол отправляется в сенат: щёлкните его голоса или финансирование.
federation-lacks-room = У вашего посла ещё нет клетки: щёлкните ту, что светится.
federation-lacks-action = Действие ещё не выполнено: ответы светятся.
federation-lacks-mission = Миссия ещё не выполнена: ответы светятся.
federation-hint-mission = Финансирование даёт доступ: { $mission }.
federation-hint-project = В конце раунда: { $project } +1.
federation-hint-leads = Большинство голосов на этаже { $floor } ваше: +{ $n } ОП в конце раунда.
federation-hint-tied = Равенство голосов на этаже { $floor }: +{ $n } ОП в конце раунда.
federation-hint-law = Был бы принят закон: { $planet }.
federation-worth = ОП
federation-worth-next = затем
federation-told = Из вторичного источника: { $source }.
federation-no-alteration = нет жетонов преобразования
federation-stay = Остаться на уровне { $level }: { $cost }
federation-drop-to = Упасть до
federation-drop-pay = Опуститься на уровень { $level }: { $cost }
federation-drop = Опуститься на уровень { $level }
federation-ask-end = Сделать так и завершить ход?
federation-ask-so = Сделать так?
explain-vote = Голоса учитываются на этаже и в крыле сената в конце раунда.
explain-fund = Сразу даёт доступ к особой миссии клетки, а в конце раунда продвигает крупный проект колонки.
federation-project-places = { $name }: { $n } из { $of }. Если к концу игры он профинансирован: { $places }.
federation-ask-final = Сделать так? То, что откроется, вернуть нельзя.
federation-influence-there = Влияние { $n }.
federation-medal-worth = ваши ордена приносят сейчас { $now }, с ним { $n }.
federation-alteration-meaning = накрывает посла на один раунд: { $effect }.
federation-pays = Заплатите { $cost }.
federation-shop-meaning = Вы получите уровень { $level }: { $effect }.
federation-production-meaning = Доход сейчас и в каждом раунде: { $income }.
federation-mega-meaning = Сейчас принесла бы ОП: { $n }.
explain-lavandium = самый дешёвый кристалл.
explain-copernium = второй кристалл.
explain-oceanium = самый дорогой кристалл; может заменить лавандий и коперний.
explain-gold = для мегаструктур. В конце игры по ОП за каждый.
explain-degree = степени ведут к следующему уровню. От уровня зависит, какие особые миссии доступны, сколько приносит этаж и сколько стоит содержание.
explain-ship = отправляется на особую миссию и остаётся там. В конце игры по ОП за каждый в ангаре.
explain-die = его очки раз за раунд можно добавить к голосам.
explain-marker = даёт доступ к особой миссии.
federation-moon-meaning = жетоны преобразования силы { $strength }; здесь их { $left }.
federation-you-join = Ваш мир вступает в федерацию
federation-they-join =
    { $n ->
        [one] В федерацию вступает { $names }
        [few] В федерацию вступают { $names }
        [many] В федерацию вступают { $names }
       *[other] В федерацию вступают { $names }
    }
federation-scene-score = Конец игры
federation-scene-score-hint = Наведите на строку, чтобы увидеть на поле, откуда ОП.
federation-over-hint = Сенат остаётся открытым: наводите на что угодно.
