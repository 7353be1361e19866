# Федерація.

## Слова

amb-1 = посол 1
amb-2 = посол 2
amb-3 = посол 3
amb-4 = посол 4
amb-special = особливий посол
vote = голоси
fund = фінансування
die = кубик помічника
f1c1 = поверх 1, колонка 1
f1c2 = поверх 1, колонка 2
f1c3 = поверх 1, колонка 3
f1c4 = поверх 1, колонка 4
f1c5 = поверх 1, колонка 5
f1c6 = поверх 1, колонка 6
f2c1 = поверх 2, колонка 1
f2c2 = поверх 2, колонка 2
f2c3 = поверх 2, колонка 3
f2c4 = поверх 2, колонка 4
f2c5 = поверх 2, колонка 5
f2c6 = поверх 2, колонка 6
f3c1 = поверх 3, колонка 1
f3c2 = поверх 3, колонка 2
f3c3 = поверх 3, колонка 3
f3c4 = поверх 3, колонка 4
f3c5 = поверх 3, колонка 5
f3c6 = поверх 3, колонка 6
outer = зовнішній модуль
neo = Нео
sixmoon = 6Moon
atal = Атал
arratuin = Арратуїн
e81216 = E81216
officers = Каюти офіцерів
procurement = Бюро закупівель
patron = Кабінет покровителя
president = Кабінет президента
assistants = Кімната помічників
lounge = Мала вітальня
spy = Шпигунство
mission-neo = місія «{ neo }»
mission-sixmoon = місія «{ sixmoon }»
mission-atal = місія «{ atal }»
mission-arratuin = місія «{ arratuin }»
mission-e81216 = місія «{ e81216 }»
mission-officers = місія «{ officers }»
mission-procurement = місія «{ procurement }»
mission-patron = місія «{ patron }»
mission-president = місія «{ president }»
mission-assistants = місія «{ assistants }»
mission-lounge = місія «{ lounge }»
mission-spy = місія «{ spy }»
lavandium = лавандій
copernium = коперній
oceanium = океаній
gold = золотий діамант
degree = ступінь акредитації
ship = космічний корабель
marker = маркер особливої місії
advance = просування проєкту
neo-1 = Нео, клітинка 1
neo-2 = Нео, клітинка 2
neo-3 = Нео, клітинка 3
neo-4 = Нео, клітинка 4
neo-5 = Нео, клітинка 5
neo-6 = Нео, клітинка 6
neo-7 = Нео, клітинка 7
neo-8 = Нео, клітинка 8
neo-9 = Нео, клітинка 9
neo-10 = Нео, клітинка 10
neo-11 = Нео, клітинка 11
neo-12 = Нео, клітинка 12
neo-13 = Нео, клітинка 13
neo-14 = Нео, клітинка 14
neo-15 = Нео, клітинка 15
neo-16 = Нео, клітинка 16
neo-17 = Нео, клітинка 17
neo-18 = Нео, клітинка 18
neo-19 = Нео, клітинка 19
neo-20 = Нео, клітинка 20
neo-21 = Нео, клітинка 21
neo-22 = Нео, клітинка 22
neo-23 = Нео, клітинка 23
neo-24 = Нео, клітинка 24
neo-25 = Нео, клітинка 25
neo-26 = Нео, клітинка 26
neo-27 = Нео, клітинка 27
neo-28 = Нео, клітинка 28
neo-29 = Нео, клітинка 29
neo-30 = Нео, клітинка 30
neo-31 = Нео, клітинка 31
neo-32 = Нео, клітинка 32
neo-33 = Нео, клітинка 33
neo-34 = Нео, клітинка 34
neo-35 = Нео, клітинка 35
neo-36 = Нео, клітинка 36
neo-37 = Нео, клітинка 37
neo-38 = Нео, клітинка 38
neo-39 = Нео, клітинка 39
neo-40 = Нео, клітинка 40
moon-1 = супутник 1
moon-2 = супутник 2
moon-3 = супутник 3
moon-4 = супутник 4
moon-5 = супутник 5
moon-6 = супутник 6
moon-7 = супутник 7
moon-8 = супутник 8
moon-9 = супутник 9
dead-1 = мертвий астероїд 1
dead-2 = мертвий астероїд 2
dead-3 = мертвий астероїд 3
dead-4 = мертвий астероїд 4
dead-5 = мертвий астероїд 5
dead-6 = мертвий астероїд 6
dead-7 = мертвий астероїд 7
dead-8 = мертвий астероїд 8
dead-9 = мертвий астероїд 9
dead-10 = мертвий астероїд 10
dead-11 = мертвий астероїд 11
dead-12 = мертвий астероїд 12
alt-1 = перетворення 1
alt-2 = перетворення 2
alt-3 = перетворення 3
alt-4 = перетворення 4
alt-5 = перетворення 5
alt-6 = перетворення 6
alt-7 = перетворення 7
alt-8 = перетворення 8
alt-9 = перетворення 9
alt-10 = перетворення 10
alt-11 = перетворення 11
alt-12 = перетворення 12
alt-13 = перетворення 13
alt-14 = перетворення 14
alt-15 = перетворення 15
alt-16 = перетворення 16
alt-17 = перетворення 17
alt-18 = перетворення 18
alt-19 = перетворення 19
alt-20 = перетворення 20
alt-21 = перетворення 21
alt-22 = перетворення 22
alt-23 = перетворення 23
alt-24 = перетворення 24
alt-25 = перетворення 25
alt-26 = перетворення 26
alt-27 = перетворення 27
alt-28 = перетворення 28
alt-29 = перетворення 29
alt-30 = перетворення 30
alt-31 = перетворення 31
alt-32 = перетворення 32
alt-33 = перетворення 33
alt-34 = перетворення 34
alt-35 = перетворення 35
alt-36 = перетворення 36
alt-37 = перетворення 37
alt-38 = перетворення 38
alt-39 = перетворення 39
alt-40 = перетворення 40
alt-41 = перетворення 41
alt-42 = перетворення 42
alt-43 = перетворення 43
alt-44 = перетворення 44
alt-45 = перетворення 45
alt-46 = перетворення 46
alt-47 = перетворення 47
alt-48 = перетворення 48
alt-49 = перетворення 49
alt-50 = перетворення 50
alt-51 = перетворення 51
alt-52 = перетворення 52
alt-53 = перетворення 53
alt-54 = перетворення 54
alt-55 = перетворення 55
alt-56 = перетворення 56
alt-57 = перетворення 57
alt-58 = перетворення 58
alt-59 = перетворення 59
alt-60 = перетворення 60
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
shop-1 = крамниця 1
shop-2 = крамниця 2
shop-3 = крамниця 3
shop-4 = крамниця 4
shop-5 = крамниця 5
shop-6 = крамниця 6
spaceport = Космічна верф
transporter = Транспортер
transmutation = Камера трансмутації
replicator = Реплікатор лавандію
academy = Військова академія
consulate = Консульство
incubator = Інкубатор перетворень
university = Космічний університет
mega-1 = мегаструктура 1
mega-2 = мегаструктура 2
mega-3 = мегаструктура 3
mega-4 = мегаструктура 4
start-1 = початковий жетон 1
start-2 = початковий жетон 2
start-3 = початковий жетон 3
start-4 = початковий жетон 4
start-5 = початковий жетон 5
start-6 = початковий жетон 6
start-7 = початковий жетон 7
start-8 = початковий жетон 8
ds-1 = далекий космос 1
ds-2 = далекий космос 2
ds-3 = далекий космос 3
ds-4 = далекий космос 4
ds-5 = далекий космос 5
ds-6 = далекий космос 6
ds-7 = далекий космос 7
ds-8 = далекий космос 8
medal-neo = орден Нео
medal-sixmoon = орден 6Moon
medal-atal = орден Аталу
medal-arratuin = орден Арратуїну
medal-e81216 = орден E81216
medal-accreditation = орден за акредитацію
medal-intrigue = орден за інтриги
project-neo = проєкт Нео
project-sixmoon = проєкт 6Moon
project-atal = проєкт Аталу
project-arratuin = проєкт Арратуїну
project-e81216 = проєкт E81216
project-missions = проєкт місій
project-common = спільний проєкт
level-1 = рівень 1
level-2 = рівень 2
level-3 = рівень 3
level-4 = рівень 4
level-5 = рівень 5
level-6 = рівень 6
level-7 = рівень 7
level-8 = рівень 8
law-left = закон лівого крила
law-right = закон правого крила

## Компоненти

dead-hidden = мертві астероїди долілиць
specialist-hidden = фахівці долілиць

## Зони, відомості й джерела очок

area-spaces = Сенат
area-outer = Зовнішній модуль
area-laws = Закони
area-projects = Великі проєкти
area-neo = Нео
area-dead-asteroids = Мертві астероїди
area-moons = 6Moon
area-moon-tokens = Перетворення на супутниках
area-atal = Атал
area-shops = Арратуїн
area-productions = Виробництва
area-megastructures = Мегаструктури
area-medals = Ордени пошани
area-starts = Початкові жетони
area-deep-space = Далекий космос
area-looked = Переглянуте
area-returned = Повернуте
area-missions = Особливі місії
area-ambassadors = Посли
area-specialists = Фахівці
area-alterations = Перетворення
fact-round = Раунд
fact-rounds = Раундів
fact-turn = Хід
fact-turns = Ходів
fact-passing = Закон, який пройде
fact-phase = Фаза
fact-starter = Перший гравець
fact-pawn = Фішка президента
fact-edition = Видання
fact-votes_left = Голоси лівого крила
fact-votes_right = Голоси правого крила
fact-deep_space = Жетони далекого космосу
fact-laws_left = Ще законів
fact-action = дія
fact-floor = поверх
fact-column = колонка
fact-wing = крило
fact-seat = гравець
fact-neutral = нейтральний
fact-votes = голоси
fact-funding = фінансування
fact-die = кубик
fact-cover = зверху
fact-token = жетон
fact-order = викладено за чергою
fact-cost = вартість
fact-effect = ефект
fact-planet = планета
fact-when = коли
fact-funded = профінансовано
fact-passed = ухвалено
fact-length = довжина
fact-complete = завершено
fact-gain = дає
fact-influence = вплив
fact-next = далі
fact-asteroid = астероїд
fact-asteroid_gain = астероїд дає
fact-count = кількість
fact-tokens = жетонів
fact-worth = зараз дає очок
fact-strength = сила
fact-shown = відкрито
fact-bonus = бонус
fact-moon = супутник
fact-colour = колір
fact-level = рівень
fact-under = під ним
fact-level1 = рівень 1
fact-level2 = рівень 2
fact-income = дохід
fact-slot = комірка
fact-values = показники
fact-left = лишилося
fact-marked = позначено
fact-done = виконано
fact-placed = викладено
fact-used = використано
ambassadors = посли
executive = управління
left = ліве
right = праве
reconstructed = відтворене
now = одразу
any = будь-коли
next = попереду
past = минулий
asteroid-n = астероїд { $n }
hidden = приховано
from-floors = поверхи сенату
from-laws = закони
from-missions = особливі місії
from-specialists = фахівці
from-megastructures = мегаструктури
from-accreditation = ступені понад найвищий
from-medals = ордени пошани
from-leftovers = залишки
from-projects = великі проєкти

## Запитання

federation-ask-start = Виберіть початковий жетон.
federation-ask-start-hint = Вказаний бонус ви отримаєте одразу; жетон рахується як виконана місія.
federation-ask-ambassador = Хід { $turn }: хто вирушить до сенату?
federation-ask-ambassador-hint = Клацніть половину жетона, з голосами чи з фінансуванням, потім клітинку; або перетягніть половину туди.
federation-ask-ambassador-or-cover-hint = Клацніть половину жетона посла, потім клітинку. Перетворення («Накрити») клацають перед послом.
federation-cover-hint = Клацніть посла, якого він накриє. Escape поверне його на місце.
federation-ask-side = Яким боком угору ляже цей посол?
federation-ask-side-hint = Голоси вирішують на поверхах і при ухваленні закону. Фінансування відкриває місію клітинки й просуває проєкт колонки.
federation-ask-space = Куди піде { $token }?
federation-ask-space-hint = Світяться клітинки, які доступні й за які ви можете заплатити. Наведіть вказівник, щоб побачити наслідки.
federation-ask-die = Додати свій кубик ({ $n }) до цих голосів?
federation-ask-die-hint = Його очки додадуться до голосів. Кубик лишиться в сенаті до кінця раунду.
federation-ask-mission =
    { $n ->
        [0] Використати фахівця до кінця ходу?
       *[other] Відправити корабель? Місій на вибір: { $n }.
    }
federation-ask-mission-hint =
    { $n ->
        [0] Фахівців, що світяться, можна використати зараз. Жодна місія не може початися.
       *[other] Один корабель за хід. Він лишиться там назавжди, кожна місія діє один раз.
    }
federation-ask-last-word = Використати ще фахівця до кінця ходу?
federation-ask-last-word-hint = Фахівців, що світяться, можна використати зараз.
federation-ask-neo =
    { $n ->
        [1] Куди піде шахтар?
       *[other] Куди піде шахтар? Лишилося кроків: { $n }.
    }
federation-ask-neo-hint = Ви візьмете те, що там є; сусідні астероїди буде відкрито.
federation-ask-dead-asteroid = Який мертвий астероїд узяти?
federation-ask-dead-asteroid-hint = Ви отримаєте вказані на ньому ресурси.
federation-ask-sixmoon =
    { $n ->
        [1] Куди піде маг?
       *[other] Куди піде маг? Лишилося кроків: { $n }.
    }
federation-ask-sixmoon-hint = Ви візьмете перетворення з місяця, на якому маг зупиниться.
federation-ask-alteration = Яке перетворення взяти ({ $moon })?
federation-ask-alteration-hint = В одному з наступних ходів воно зможе накрити вашого посла.
federation-ask-keep-alteration = Яке з цих перетворень залишити?
federation-ask-keep-alteration-hint = Решта повертається долілиць. В одному з наступних ходів воно зможе накрити вашого посла.
federation-ask-atal = Якого фахівця взяти?
federation-ask-atal-hint = Рівня 1 або вищого, якщо маєте нижчого того ж кольору. Кожен дає 1 вплив на Аталі.
federation-ask-arratuin = З якою крамницею торгувати?
federation-ask-arratuin-hint = Виділено рядок, який ви отримаєте: спершу рівень 1, потім рівень 2.
federation-ask-disc = Куди покласти диск, рівень { $level }?
federation-ask-disc-hint = Платити не треба. Світяться крамниці, де на цьому рівні ще немає вашого диска.
federation-ask-build = Що збудувати?
federation-ask-build-hint = Виробництво дає дохід зараз і щораунду. Мегаструктура дає очки один раз.
federation-ask-take-off = Який кристал можна не платити?
federation-ask-take-off-hint = Клацніть його у своєму резерві.
federation-ask-after-build = Використати фахівця після будівництва?
federation-ask-after-build-hint = Фахівців, що світяться, можна використати зараз.
federation-ask-robot = Куди піде безкоштовний робот?
federation-ask-robot-hint = Платити не треба. Виробництво одразу дає дохід, мегаструктура — ОП.
federation-ask-income =
    { $n ->
        [1] Який дохід узяти ще раз?
       *[other] Який дохід узяти ще раз? Лишилося: { $n }.
    }
federation-ask-income-hint = Виробництва, що світяться, дадуть дохід ще раз.
federation-ask-transport = Переміститися на один крок без нагороди?
federation-ask-transport-hint = Клацніть клітинку Нео або місяць, що світиться; світи вгорі ведуть до обох.
federation-ask-upgrade = Перетворити один ресурс на кращий?
federation-ask-upgrade-hint = Клацніть ресурс у своєму резерві: він стане наступним праворуч.
federation-ask-reactivate = Знову відкрити використаного фахівця рівня { $level }?
federation-ask-reactivate-hint = Клацніть того, що світиться: його дію можна буде використати ще раз.
federation-ask-copy = Якого фахівця копіювати?
federation-ask-copy-hint = Світяться ваші фахівці й ті, що лежать відкриті на Аталі.
federation-ask-spy = Яку дію скопіювати?
federation-ask-spy-hint = Зайняті клітинки теж. Ціну скопійованої дії теж треба сплатити.
federation-ask-marker =
    { $n ->
        [1] Яку місію відкрити?
       *[other] Які місії відкрити? Щонайбільше { $n }.
    }
federation-ask-marker-hint = Світяться місії без маркера.
federation-ask-medal = Який орден узяти?
federation-ask-medal-hint = Світяться ордени, яких у вас немає, якщо вони ще лишилися.
federation-ask-advance =
    { $n ->
        [1] Який проєкт просунути?
       *[other] Який проєкт просунути? Лишилося кроків: { $n }.
    }
federation-ask-advance-hint = Просування спільного проєкту рахується і як ваш внесок.
federation-ask-crystal =
    { $n ->
        [1] Який кристал узяти?
       *[other] Який кристал узяти? Лишилося: { $n }.
    }
federation-ask-crystal-hint = Клацніть його у своєму резерві.
federation-ask-discard =
    { $n ->
        [1] Ваш резерв повний: що скинути?
       *[other] Ваш резерв повний: що скинути? Лишилося: { $n }.
    }
federation-ask-discard-hint = Клацніть ресурс у своєму резерві.
federation-ask-pick = Який вид узяти (кількість: { $n })?
federation-ask-pick-hint = Клацніть на своєму планшеті: { $what }.
federation-ask-mix =
    { $n ->
        [1] Що взяти?
       *[other] Що взяти далі? Лишилося: { $n }.
    }
federation-ask-mix-hint = У будь-якому поєднанні, клацаючи на своєму планшеті: { $what }.
federation-ask-deep-space = Який жетон далекого космосу взяти?
federation-ask-deep-space-hint = Їх бачите лише ви. Жетон рахується як виконана місія.
federation-ask-decline = Узяти ступінь, хоча утримання подорожчає?
federation-ask-decline-hint = Під шкалою вказано, скільки коштує кожен рівень у кінці раунду.
federation-ask-upkeep = Заплатити { $cost } за рівень { $level } чи впасти до рівня { $below }?
federation-ask-upkeep-hint = Натисніть кнопку або рівень на шкалі акредитації.
federation-ask-law = Голосів порівну: який закон ухвалити, { $left } чи { $right }?
federation-ask-law-hint = Фішка президента у вас. На законах вказано, хто скільки отримає.

## Причини

federation-why-blocked = Клітинку блокує нейтральний жетон.
federation-why-built = Ви це вже збудували.
federation-why-deep-space = Цього жетона в стосі немає.
federation-why-disc-there = Там уже лежить ваш диск.
federation-why-discard-crystals = Кристали скидають за порядком видів (лишилося { $n }).
federation-why-first-player = Перший гравець не може використати це в перший хід раунду.
federation-why-level = Вашому рівню акредитації бракує: { $n }.
federation-why-level-not-reached = Цього рівня ви ще не досягли.
federation-why-marked = Цю місію вже позначено.
federation-why-medal-gone = Таких орденів не лишилося.
federation-why-medal-owned = Цей орден у вас уже є.
federation-why-mission-closed = Ця місія недоступна: на ній немає маркера.
federation-why-mission-done = Цю місію ви вже виконали.
federation-why-needs-lower-level = Потрібен фахівець цього кольору рівнем нижче.
federation-why-no-copy = Кабінет президента копіювати не можна.
federation-why-no-funding-side = В особливого посла немає сторони з фінансуванням.
federation-why-no-room = Для цього немає місця.
federation-why-no-ship = У вашому ангарі немає корабля.
federation-why-not-next = Це не сусідня клітинка попереду.
federation-why-not-offered = Цього жетона немає серед пропонованих.
federation-why-not-on-moon = Цей жетон лежить не там.
federation-why-not-owned = Цього у вас немає.
federation-why-nothing-there = Там ви нічого не зможете зробити.
federation-why-occupied = Там уже { $seat }.
federation-why-one-mission = Одна особлива місія за хід.
federation-why-placed = Цього посла у вас під рукою немає.
federation-why-planets-only = Ця місія копіює лише планети.
federation-why-project-complete = Цей проєкт завершено.
federation-why-same-character = Цей персонаж у вас уже є.
federation-why-short =
    Вам бракує { $n ->
        [one] { $n } ресурсу
        [few] { $n } ресурсів
        [many] { $n } ресурсів
       *[other] { $n } ресурсів
    }.
federation-why-used = Ви це вже використали.
federation-why-wrong-moment = Зараз не його час.

## Події

federation-did-alteration = { $seat } бере { $token }.
federation-did-asteroid = { $seat } бере астероїд { $n }.
federation-did-builds = { $seat } будує: { $building }.
federation-did-common = { $seat } фінансує спільний проєкт ({ $n }).
federation-did-copies = { $seat } копіює { $specialist }.
federation-did-dead-asteroid = { $seat } бере { $token }.
federation-did-deep-space = { $seat } бере: { $token }.
federation-did-degrees = { $seat }: ступенів +{ $n }, тепер рівень { $level }.
federation-did-die = Кубик ({ $seat }) показує { $n }.
federation-did-die-placed = { $seat } додає кубик ({ $n }).
federation-did-disc = { $seat }: диск ({ $shop }), рівень { $level }.
federation-did-discards = { $seat } скидає { $resource }.
federation-did-drops = { $seat } опускається на рівень { $level }.
federation-did-floor = { $seat } має найбільше голосів на поверсі { $floor } і здобуває ОП: { $n }.
federation-did-funds = { $seat } просуває { $project }.
federation-did-gains = { $seat } отримує: { $resource } × { $n }.
federation-did-income = { $seat }: дохід, { $source }.
federation-did-law = Ухвалено закон: { $planet }. Голоси: { $votes } проти { $against }.
federation-did-mage = Маг ({ $seat }): { $moon }.
federation-did-marks = { $seat } відкриває: { $mission }.
federation-did-medal = { $seat } бере { $medal }.
federation-did-miner = Шахтар ({ $seat }): { $space }.
federation-did-mission = { $seat } відправляє корабель: { $mission }.
federation-did-pawn = { $seat } бере фішку президента сенату.
federation-did-pays = { $seat } платить: { $cost }.
federation-did-places = { $seat } викладає посла: { $space }.
federation-did-points = { $seat } здобуває ОП: { $n } ({ $source }).
federation-did-reactivates = { $seat } знову відкриває { $specialist }.
federation-did-round = Раунд { $n }: починає { $seat }.
federation-did-ships =
    { $seat } отримує { $n ->
        [one] { $n } корабель
        [few] { $n } кораблі
        [many] { $n } кораблів
       *[other] { $n } кораблів
    }.
federation-did-spies = { $seat } копіює: { $action }.
federation-did-start = { $seat } вибирає { $token }.
federation-did-takes = { $seat } бере { $specialist }.
federation-did-trades = { $seat } торгує: { $shop }.
federation-did-upgrades = { $seat } робить { $resource }.
federation-did-uses = { $seat } використовує { $specialist }.

## Налаштування

option-setup = Приготування
option-setup-experienced = для досвідчених: виробництва й мегаструктури за жеребом
option-setup-first-game = перша гра: виробництва й мегаструктури як надруковано
option-board = Поле

## Лічильники й підсумок

counter-points = очки престижу
counter-lavandium = лавандій
counter-copernium = коперній
counter-oceanium = океаній
counter-gold = золоті діаманти
counter-level = рівень акредитації
counter-degree = ступінь
counter-ships = кораблі в ангарі
counter-die = кубик помічника
counter-missions = виконані місії
counter-common = внески у спільний проєкт
score-floors = Поверхи сенату
score-floors-short = Поверхи
score-laws = Закони
score-missions = Особливі місії
score-specialists = Фахівці
score-megastructures = Мегаструктури
score-megastructures-short = Мегастр.
score-accreditation = Зайві ступені
score-accreditation-short = Ступені
score-medals = Ордени пошани
score-leftovers = Залишки
score-projects = Великі проєкти
score-projects-short = Проєкти

## Що надруковано на компонентах

lavandium-n = лавандій × { $n }
copernium-n = коперній × { $n }
oceanium-n = океаній × { $n }
gold-n = золотий діамант × { $n }
crystal-n = кристал на вибір × { $n }
degree-n = ступінь × { $n }
ship-n = корабель × { $n }
marker-n = маркер місії × { $n }
advance-n = просування проєкту × { $n }
die-n = кубик +{ $n }
pay-lavandium-n = заплатити: лавандій × { $n }
pay-copernium-n = заплатити: коперній × { $n }
pay-oceanium-n = заплатити: океаній × { $n }
pay-gold-n = заплатити: золотий діамант × { $n }
or-lavandium-n = або лавандій × { $n }
mix-lavandium-n = { $n } у будь-якому поєднанні: лавандій
or-lavandium = або лавандій
or-copernium-n = або коперній × { $n }
mix-copernium-n = { $n } у будь-якому поєднанні: коперній
or-copernium = або коперній
or-oceanium-n = або океаній × { $n }
mix-oceanium-n = { $n } у будь-якому поєднанні: океаній
or-oceanium = або океаній
or-gold-n = або золотий діамант × { $n }
mix-gold-n = { $n } у будь-якому поєднанні: золотий діамант
or-gold = або золотий діамант
or-degree-n = або ступінь × { $n }
mix-degree-n = { $n } у будь-якому поєднанні: ступінь
or-degree = або ступінь
or-ship-n = або корабель × { $n }
mix-ship-n = { $n } у будь-якому поєднанні: корабель
or-ship = або корабель
or-marker-n = або маркер місії × { $n }
mix-marker-n = { $n } у будь-якому поєднанні: маркер місії
or-marker = або маркер місії
or-die-n = або кубик +{ $n }
mix-die-n = { $n } у будь-якому поєднанні: крапка кубика
or-die = або крапка кубика
action-neo = дія Нео
action-sixmoon = дія 6Moon
action-atal = дія Аталу
action-arratuin = дія Арратуїну
action-e81216 = дія E81216
or-action-neo = або дія Нео
or-action-sixmoon = або дія 6Moon
or-action-atal = або дія Аталу
or-action-arratuin = або дія Арратуїну
or-action-e81216 = або дія E81216
per-neo = вплив на Нео
per-sixmoon = вплив на 6Moon
per-atal = вплив на Аталі
per-arratuin = вплив на Арратуїні
per-e81216 = вплив на E81216
per-missions = виконані місії
per-level = рівень акредитації
per-die = крапки кубика
points-per-neo-n = { $n } ОП за вплив на Нео
points-per-sixmoon-n = { $n } ОП за вплив на 6Moon
points-per-atal-n = { $n } ОП за вплив на Аталі
points-per-arratuin-n = { $n } ОП за вплив на Арратуїні
points-per-e81216-n = { $n } ОП за вплив на E81216
points-per-missions-n = { $n } ОП за виконану місію
points-per-level-n = { $n } ОП за рівень акредитації
points-per-die-n = { $n } ОП за крапку кубика
points-per-marked-n = { $n } ОП за позначену чи виконану місію
points-per-colours-n = { $n } ОП за колір фахівців
points-per-gold-n = { $n } ОП за золотий діамант
points-per-megastructures-n = { $n } ОП за мегаструктуру
points-per-ships-n = { $n } ОП за корабель
points-per-shops-n = { $n } ОП за диск на рівні 2
points-per-alterations-n = { $n } ОП за перетворення
points-per-asteroids-n = { $n } ОП за астероїд
points-per-reserve-n = { $n } ОП за ресурс у резерві
lavandium-per-neo-n = лавандій × { $n } за вплив на Нео
lavandium-per-sixmoon-n = лавандій × { $n } за вплив на 6Moon
lavandium-per-atal-n = лавандій × { $n } за вплив на Аталі
lavandium-per-arratuin-n = лавандій × { $n } за вплив на Арратуїні
lavandium-per-e81216-n = лавандій × { $n } за вплив на E81216
copernium-per-neo-n = коперній × { $n } за вплив на Нео
copernium-per-sixmoon-n = коперній × { $n } за вплив на 6Moon
copernium-per-atal-n = коперній × { $n } за вплив на Аталі
copernium-per-arratuin-n = коперній × { $n } за вплив на Арратуїні
copernium-per-e81216-n = коперній × { $n } за вплив на E81216
oceanium-per-neo-n = океаній × { $n } за вплив на Нео
oceanium-per-sixmoon-n = океаній × { $n } за вплив на 6Moon
oceanium-per-atal-n = океаній × { $n } за вплив на Аталі
oceanium-per-arratuin-n = океаній × { $n } за вплив на Арратуїні
oceanium-per-e81216-n = океаній × { $n } за вплив на E81216
gold-per-neo-n = золотий діамант × { $n } за вплив на Нео
gold-per-sixmoon-n = золотий діамант × { $n } за вплив на 6Moon
gold-per-atal-n = золотий діамант × { $n } за вплив на Аталі
gold-per-arratuin-n = золотий діамант × { $n } за вплив на Арратуїні
gold-per-e81216-n = золотий діамант × { $n } за вплив на E81216
level-round-n = рівень +{ $n } в цьому раунді
level-game-n = рівень +{ $n } до кінця гри
reactivate-n = знову відкрити фахівця рівня { $n }
copy-n = копіювати фахівця рівня до { $n }
take-n = взяти фахівця рівня { $n }
discount-n = будівництво дешевше, кристалів: { $n }
income-n = дохід × { $n }
disc-bare-n = диск на рівень { $n } без бонусу
disc-bonus-n = диск на рівень { $n } з бонусом
alteration-n = перетворення сили { $n }
alteration-pick-2-n = одне з двох перетворень сили { $n }
steps-n = кроків далі: { $n }
die-set-n = кубик до { $n }
marker-all = маркер на кожну місію
robot = безкоштовний робот
ambassador = особливий посол
upgrade = один ресурс на кращий
transport = один крок без нагороди
pawn = фішка президента сенату
medal-any = орден на вибір
copy-action-senate = копіювати будь-яку дію сенату
copy-action-planets = копіювати дію планети

## Які числа відтворено

fact-reconstructed = Відтворених чисел
federation-note-sources = Числа цього поля: { $rulebook } з правил, { $secondary } з інших названих джерел, { $reconstructed } запропоновано, їх ніхто не прочитав із надрукованої гри. Запропоновані стосуються: { $parts }.
figures-game = межі та запаси
figures-ambassadors = посли
figures-senate = клітинки сенату
figures-rooms = кімнати
figures-missions = рівні місій
figures-accreditation = шкала акредитації
figures-medals = очки за ордени
figures-neo = мапа Нео
figures-sixmoon = супутники
figures-alterations = перетворення
figures-atal = вимоги фахівців
figures-arratuin = крамниці
figures-e81216 = місця виробництв
figures-productions = вартість виробництв
figures-megastructures = мегаструктури
figures-projects = довжина проєктів
figures-final = кінцеві очки
figures-start-tokens = початкові жетони
figures-blocks = заблоковані клітинки

## What components do

explain-w-1a1 = Будь-коли у свій хід: рівень +1 в цьому раунді.
explain-w-1a2 = Будь-коли у свій хід: знову відкрити фахівця рівня 1.
explain-w-1a3 = Будь-коли у свій хід: копіювати фахівця рівня 1.
explain-w-2a1 = Будь-коли у свій хід: рівень +2 в цьому раунді.
explain-w-2a2 = В одній з наступних дій на Аталі: взяти фахівця рівня 3.
explain-w-2a3 = Будь-коли у свій хід: копіювати фахівця рівня 1 або 2.
explain-w-3a1 = Одразу: 1 очко за позначену чи виконану місію.
explain-w-3a2 = Одразу: 3 очки за колір фахівців.
explain-w-3a3 = Одразу: 2 очки за вплив на Аталі.
explain-w-1b1 = В одній з наступних дій на E81216: будівництво на 1 кристал дешевше.
explain-w-1b2 = В одній з наступних дій на E81216: лавандій за вплив на E81216.
explain-w-1b3 = Одразу: дохід 1 виробництва.
explain-w-2b1 = В одній з наступних дій на E81216: будівництво на 2 кристали дешевше.
explain-w-2b2 = В одній з наступних дій на E81216: коперній за вплив на E81216.
explain-w-2b3 = Одразу: дохід 2 виробництв.
explain-w-3b1 = Одразу: 2 очки за вплив на E81216.
explain-w-3b2 = Одразу: 3 очки за золотий діамант.
explain-w-3b3 = Одразу: 5 очок за мегаструктуру.
explain-w-1c1 = Одразу: 1 ступінь.
explain-w-1c2 = Одразу: корабель або маркер.
explain-w-1c3 = Одразу: диск на рівень 1 без бонусу.
explain-w-2c1 = Одразу: 2 ступені.
explain-w-2c2 = Одразу: корабель і маркер.
explain-w-2c3 = Одразу: диск на рівень 1 з бонусом.
explain-w-3c1 = Одразу: 2 очки за рівень акредитації.
explain-w-3c2 = Одразу: 3 очки за корабель.
explain-w-3c3 = Одразу: 3 очки за диск на рівні 2.
explain-w-1d1 = В одній з наступних дій на 6Moon: ще одне перетворення сили 1.
explain-w-1d2 = Одразу: кубик +1.
explain-w-1d3 = В одній з наступних дій на 6Moon: на 1 супутник далі.
explain-w-2d1 = В одній з наступних дій на 6Moon: ще одне перетворення сили 2.
explain-w-2d2 = Одразу: кубик +2.
explain-w-2d3 = В одній з наступних дій на 6Moon: на 2 супутники далі.
explain-w-3d1 = Одразу: 3 очки за перетворення.
explain-w-3d2 = Одразу: 2 очки за кожну крапку кубика.
explain-w-3d3 = Одразу: 2 очки за вплив на 6Moon.
explain-w-1e1 = В одній з наступних дій на Нео: 2 додаткові лавандії.
explain-w-1e2 = В одній з наступних дій на Нео: 1 додатковий океаній.
explain-w-1e3 = В одній з наступних дій на Нео: на 1 клітинку далі.
explain-w-2e1 = В одній з наступних дій на Нео: додатково лавандій і океаній.
explain-w-2e2 = В одній з наступних дій на Нео: додатково коперній і океаній.
explain-w-2e3 = В одній з наступних дій на Нео: 1 додатковий золотий діамант.
explain-w-3e1 = Одразу: 5 очок за астероїд.
explain-w-3e2 = Одразу: 1 очко за ресурс у резерві.
explain-w-3e3 = Одразу: 2 очки за вплив на Нео.
explain-ds-1 = 2 просування проєктів, корабель, маркери на всі місії, де їх немає.
explain-ds-2 = Подивіться 2 перетворення сили 4 і залиште одне, потім дія на Аталі.
explain-ds-3 = Рівень акредитації +3 до кінця гри, кубик +1, океаній.
explain-ds-4 = Безкоштовний диск у будь-якій крамниці на рівні 2 з бонусом і океаній.
explain-ds-5 = Рівень акредитації +1 до кінця гри, кубик показує 6.
explain-ds-6 = Особливий посол: 7 голосів і п’ятий хід в одному з раундів.
explain-ds-7 = Дія на Нео або 6Moon і будь-який орден, якого у вас немає.
explain-ds-8 = Робот на будь-яке виробництво чи мегаструктуру без оплати.
explain-neo = Перемістіть шахтаря на сусідню клітинку попереду й візьміть, що там є; у кінці шляху візьміть мертвий астероїд.
explain-sixmoon = Перемістіть мага на наступний супутник і візьміть там один жетон перетворення.
explain-atal = Візьміть фахівця рівня 1 або вищого, якщо маєте нижчого того ж кольору.
explain-arratuin = Торгуйте з крамницею: заплатіть ціну, підніміть диск на рівень і отримайте бонус цього рівня; на 2 рівні знову й знову.
explain-e81216 = Збудуйте виробництво, яке дає дохід зараз і щораунду, або мегаструктуру, яка дає очки зараз.
explain-officers = Отримайте 2 ступені.
explain-procurement = Заплатіть океаній: 2 кораблі у ваш ангар.
explain-patron = Корабель у ваш ангар і маркер на будь-яку особливу місію.
explain-president = Візьміть фішку президента: ви починаєте наступний раунд. Візьміть будь-який орден, якого не маєте.
explain-assistants = Заплатіть коперній: ваш кубик показує на 2 більше.
explain-lounge = Отримайте ступінь і просуньте будь-який проєкт на 1.
explain-spy = Заплатіть лавандій: скопіюйте будь-яку планету чи приміщення, крім кабінету президента, зайняте чи ні.
explain-outer = Океаній. Жетони тут більше нічого не дають: ані голосів, ані фінансування, ані місії.
explain-mission-neo = Дія на Нео.
explain-mission-sixmoon = Дія на 6Moon.
explain-mission-atal = Дія на Аталі.
explain-mission-arratuin = Дія на Арратуїні.
explain-mission-e81216 = Дія на E81216.
explain-mission-officers = Отримайте 2 ступені.
explain-mission-procurement = 2 очки за кожен рівень акредитації.
explain-mission-patron = 1 очко за кожну виконану місію, разом із цією.
explain-mission-president = 1 очко за кожен кристал і золотий діамант у вашому резерві.
explain-mission-assistants = 2 очки за кожну крапку вашого кубика.
explain-mission-lounge = Просуньте будь-який проєкт на 1, отримайте ступінь та орден за інтриги.
explain-mission-spy = Заплатіть лавандій: скопіюйте дію на планеті.
explain-law-left = Якщо ліве крило має більше голосів, кожен отримує подвоєний вплив на планеті закону.
explain-law-right = Якщо праве крило має більше голосів, кожен отримує подвоєний вплив на планеті закону.
explain-project-common = Приймає фінансування, яке іншим проєктам уже не потрібне, та вільні просування. Перші три внески дають лавандій, коперній, океаній.
explain-project-n = Жетони фінансування в його стовпці просувають його наприкінці кожного раунду. Якщо в кінці гри він завершений, місця визначає вплив на його планеті.
explain-project-missions = Жетони фінансування в його стовпці просувають його наприкінці кожного раунду. Якщо в кінці гри він завершений, місця визначають виконані місії.
explain-start-n = Ви одразу отримуєте те, що на ньому, і він вважається виконаною місією.
explain-alt-n = Накриває посла, якого ви виставляєте, і замінює все, що на ньому. Наприкінці раунду зникає; невикористане дає очко.
explain-mega-n = Найвищий вільний множник на менше з двох значень, очки одразу. Кожному гравцеві раз.
explain-shop-n = Заплатіть і візьміть те, що дає рівень 1; коли ваш диск уже там, знову й знову те, що дає рівень 2.
explain-medal-n = Ваш, щойно ви маєте вплив, якого він вимагає; наступний цієї планети вимагає більше.
explain-medal-accreditation = Ваш, щойно ви досягли ступеня, на якому він зображений.
explain-medal-intrigue = Дає його місія Малої вітальні.
explain-spaceport = Дохід: корабель у ваш ангар, зараз і щораунду.
explain-transporter = Дохід: крок на Нео або 6Moon без винагороди, зараз і щораунду.
explain-transmutation = Дохід: один ресурс стає наступним, ціннішим, зараз і щораунду.
explain-replicator = Дохід: лавандій, зараз і щораунду.
explain-academy = Дохід: ступінь, зараз і щораунду.
explain-consulate = Дохід: використаний фахівець рівня 1 знову готовий, зараз і щораунду.
explain-incubator = Дохід: перетворення сили 1, зараз і щораунду.
explain-university = Дохід: кубик +1, зараз і щораунду.
officers-short = Офіцери
procurement-short = Закупівлі
patron-short = Покровитель
president-short = Президент
assistants-short = Помічники
lounge-short = Вітальня
spy-short = Шпигун
outer-short = Зовн. модуль

## Short texts on specialists

short-w-1a1 = +1 рівень на раунд
short-w-1a2 = відкрити фахівця рівня 1
short-w-1a3 = копіювати фахівця рівня 1
short-w-2a1 = +2 рівні на раунд
short-w-2a2 = взяти фахівця рівня 3
short-w-2a3 = копіювати рівень 1 або 2
short-w-3a1 = 1 очко за місію з маркером
short-w-3a2 = 3 очки за колір фахівців
short-w-3a3 = 2 очки за вплив на Аталі
short-w-1b1 = будувати на 1 кристал дешевше
short-w-1b2 = лавандій за вплив на E81216
short-w-1b3 = дохід 1 вироб­ництва
short-w-2b1 = будувати на 2 кристали дешевше
short-w-2b2 = коперній за вплив на E81216
short-w-2b3 = дохід 2 вироб­ництв
short-w-3b1 = 2 очки за вплив на E81216
short-w-3b2 = 3 очки за золотий діамант
short-w-3b3 = 5 очок за мега­структуру
short-w-1c1 = 1 ступінь
short-w-1c2 = корабель або маркер
short-w-1c3 = диск на рівень 1 без бонусу
short-w-2c1 = 2 ступені
short-w-2c2 = корабель і маркер
short-w-2c3 = диск на рівень 1 з бонусом
short-w-3c1 = 2 очки за рівень
short-w-3c2 = 3 очки за корабель
short-w-3c3 = 3 очки за диск на рівні 2
short-w-1d1 = ще перетво­рення сили 1
short-w-1d2 = кубик +1
short-w-1d3 = на 1 супутник далі
short-w-2d1 = ще перетво­рення сили 2
short-w-2d2 = кубик +2
short-w-2d3 = на 2 супутники далі
short-w-3d1 = 3 очки за перетво­рення
short-w-3d2 = 2 очки за крапку кубика
short-w-3d3 = 2 очки за вплив на 6Moon
short-w-1e1 = 2 лавандії на Нео
short-w-1e2 = 1 океаній на Нео
short-w-1e3 = на 1 клітинку далі на Нео
short-w-2e1 = лавандій і океаній на Нео
short-w-2e2 = коперній і океаній на Нео
short-w-2e3 = 1 золотий діамант на Нео
short-w-3e1 = 5 очок за астероїд
short-w-3e2 = 1 очко за ресурс у резерві
short-w-3e3 = 2 очки за вплив на Нео

## The table page

federation-proposal = Припущення: цього числа ніхто не прочитав із надрукованої гри.
federation-proposals = Припущень на цьому полі: { $n }. Показати список
federation-rounds = Раунди та їхні закони
federation-order = Порядок ходу
federation-round-end = Кінець раунду
federation-step-income = Дохід
federation-step-upkeep = Утримання
federation-step-projects = Проєкти
federation-step-floors = Поверхи
federation-step-law = Закон
federation-law-passed = Ухвалено закон планети { $planet }.
federation-law-of = Закон планети { $planet }
federation-open-world = { $world }: відкрити
federation-project-state = { $name }: профінансовано { $n } з { $of }, додасться { $coming }
federation-common = Спільний
federation-n-votes = 
    { $n ->
        [one] { $n } голос
        [few] { $n } голоси
        [many] { $n } голосів
       *[other] { $n } голосів
    }
name-of-spaces =
    { $action }, поверх { $floor ->
        [1] I
        [2] II
       *[3] III
    }
federation-floor-hint = Голоси на цьому поверсі. Хто має найбільше, у кінці раунду отримує очки за рівнем акредитації.
federation-no-law = законів більше немає
federation-tied-law = Голосів порівну: вирішує власник фішки президента.
federation-balance = Голоси: ліве крило { $left }, праве крило { $right }
federation-n-influence = вплив { $n }
federation-asteroid-hidden = астероїд долілиць
federation-none-left = нічого не лишилося
federation-taken = узято
federation-pay = ціна
federation-free = безкоштовно
federation-lower-times = менше ×
federation-world-neo = Світ шахтарів
federation-world-sixmoon = Світ магів
federation-world-atal = Світ фахівців
federation-world-arratuin = Світ торговців
federation-world-e81216 = Світ роботів
federation-deed-neo = Шахтар іде на клітинку вперед і бере, що там є.
federation-deed-sixmoon = Маг іде на супутник далі й бере там перетворення.
federation-deed-atal = Візьміть фахівця: рівня 1 або вищого, якщо маєте нижчого.
federation-deed-arratuin = Торгівля: спершу рівень 1, тоді кращий рівень 2.
federation-deed-e81216 = Будуйте: дохід зараз і щораунду або очки відразу.
federation-influence-neo = за стовпцем
federation-influence-sixmoon = за супутником
federation-influence-atal = за фахівця
federation-influence-arratuin = за рівнем
federation-influence-e81216 = за будівлю
federation-scene-round = Кінець раунду
federation-scene-round-hint = Що зараз дав би кожен крок фази управління.
federation-scene-start = Початкові жетони
federation-scene-start-hint = Кожен бере один, перший гравець останнім. Це виконана місія.
federation-scene-deep = Далекий космос
federation-scene-deep-hint = Ви на вершині. Візьміть один; їх бачите лише ви.
federation-scene-keep = Перетворення
federation-scene-keep-hint = Залиште одне; решта повертається долілиць.
federation-scene-figures = Звідки взято числа
federation-scene-figures-hint = Багато чисел у правилах показано лише на малюнках.
federation-label-rulebook = Правила
federation-label-rulebook-hint = Надруковано словами або підраховано; позначки немає.
federation-label-secondary = Вторинне джерело
federation-label-secondary-hint = Їх повідомив той, хто має надруковану гру; їх позначає тонка лінія під числом.
federation-label-reconstructed = Відтворено
federation-label-reconstructed-hint = Наші припущення, вивірені грою; їх позначають крапки під числом.
federation-sum = Разом
federation-short = Зараз утримання не було б чим оплатити.
federation-standings = Проєкти: місця в кінці гри, якщо їх завершено
federation-soon = Що зараз дав би кінець раунду: поверхи й закон
federation-buildings = Виробництва + мегаструктури
federation-ready = готові: { $n }
federation-president = президент
federation-plays = ходить { $n }-м
federation-n-of = { $n } × { $what }
federation-cover = Накрити
federation-accreditation = Акредитація
federation-upkeep-below = внизу утримання
federation-ladder = Акредитація: рівень { $level }, ступінь { $degree }
federation-hangar = Ангар
federation-supply = кораблі поза ангаром
federation-die = Кубик
federation-die-none = ще немає
federation-die-out = у сенаті
federation-die-ready = готовий
federation-n-done = виконано: { $n }
federation-level-needed = рівень
federation-open = відкрита
federation-mission-done = виконана
federation-mission-open = відкрита, потрібен рівень { $level }
federation-mission-shut = без маркера, потрібен рівень { $level }
done-at-federation-ask-mission = Завершити без корабля
done-at-federation-ask-last-word = Завершити хід
done-at-federation-ask-after-build = Без фахівця
done-at-federation-ask-die = Без кубика
federation-with-die = З кубиком: { $n ->
        [one] +{ $n } голос
        [few] +{ $n } голоси
        [many] +{ $n } голосів
       *[other] +{ $n } голосів
    }
done-at-federation-ask-upgrade = Не перетворювати
done-at-federation-ask-transport = Залишитися
done-at-federation-ask-reactivate = Нікого
done-at-federation-ask-copy = Нікого не копіювати
done-at-federation-ask-decline = Відмовитися від ступеня
done-at-federation-ask-income = Досить
done-at-federation-ask-marker = Досить
done-at-federation-ask-build = Нічого не будувати
done-at-federation-ask-atal = Нікого не брати
done-at-federation-ask-alteration = Нічого не брати
done-at-federation-ask-neo = Залишитися
done-at-federation-ask-sixmoon = Залишитися
done-at-federation-ask-arratuin = Не торгувати
pass-at-federation-ask-ambassador = Не в цьому раунді
fact-coming = додасться
fact-passed_on = перейде далі
fact-said = називають як
fact-kind = вид
fact-law_factor = Очок за вплив
space = клітинка
asteroid = астероїд
dead-asteroids = мертві астероїди
start = старт
federation-tab-senate = Сенат
federation-tab-world = Світ
federation-tab-own = Моє
federation-act-neo = шахтар іде далі.
federation-act-sixmoon = маг іде далі, візьміть перетворення.
federation-act-atal = візьміть фахівця.
federation-act-arratuin = торгуйте з крамницею.
federation-act-e81216 = будуйте.
federation-did-step = Кінець раунду: { $step }.
step-income = дохід
step-upkeep = утримання
step-projects = проєкти
step-floors = поверхи
step-law = закон
federation-scene-told = Раунд закінчився
federation-scene-told-hint = Що дав кожен крок виконавчої фази.
federation-turn-token = Посол
federation-turn-room = Кімната
federation-turn-action = Дія
federation-turn-mission = Місія
federation-back-to = Назад до цього кроку
federation-end-turn = Завершити хід
federation-lacks-token = Спершу посол має піти до сенату: клацніть його голоси або фінансування.
federation-lacks-room = Ваш посол ще не має кімнати: клацніть ту, що світиться.
federation-lacks-action = Дію ще не виконано: відповіді світяться.
federation-lacks-mission = Місію ще не виконано: відповіді світяться.
federation-hint-mission = Фінансування відкриває: { $mission }.
federation-hint-project = У кінці раунду: { $project } +1.
federation-hint-leads = Ви лідируєте на поверсі { $floor }: +{ $n } у кінці раунду.
federation-hint-tied = Ви ділите першість на поверсі { $floor }: +{ $n } у кінці раунду.
federation-hint-law = Ухвалили б закон: { $planet }.
federation-hint-idle = { $planet }: зараз там нічого не можна зробити.
federation-worth = очки
federation-worth-next = далі
federation-told = Із вторинного джерела: { $source }.
federation-no-alteration = немає перетворень
federation-stay = Залишитися на рівні { $level }: { $cost }
federation-drop-to = Впасти до
federation-drop-pay = Опуститися на рівень { $level }: { $cost }
federation-drop = Опуститися на рівень { $level }
federation-ask-end = Зробити так і завершити хід?
federation-ask-so = Зробити так?
explain-vote = Голоси рахуються на поверсі й для крила в кінці раунду.
explain-fund = Одразу відкриває місію клітинки, а в кінці раунду просуває проєкт колонки.
federation-project-places = { $name }: { $n } з { $of }. Якщо до кінця гри він завершений: { $places }.
federation-ask-final = Зробити так? Відкрите не повернути.
federation-influence-there = Вплив { $n }.
federation-medal-worth = ваші ордени дають зараз { $now }, з ним { $n }.
federation-alteration-meaning = накриває посла на один раунд: { $effect }.
federation-pays = Сплатіть { $cost }.
federation-shop-meaning = Ви отримаєте рівень { $level }: { $effect }.
federation-disc-meaning = Ваш диск опиниться на рівні { $level } безкоштовно.
federation-production-meaning = Дохід зараз і щораунду: { $income }.
federation-mega-meaning = Зараз дала б очок: { $n }.
explain-lavandium = найдешевший кристал.
explain-copernium = другий кристал.
explain-oceanium = найдорожчий кристал; може замінити лавандій і коперній.
explain-gold = для мегаструктур. У кінці гри по очку за кожен.
explain-degree = веде до наступного рівня; він визначає, які місії доступні, скільки дає поверх і коштує утримання.
explain-ship = летить на місію і лишається там. У кінці гри по очку за кожен в ангарі.
explain-die = його очки раз на раунд можна додати до голосів.
explain-marker = відкриває місію.
federation-moon-meaning = перетворення сили { $strength }; тут їх { $left }.
federation-you-join = Ваш світ вступає до федерації
federation-they-join =
    { $n ->
        [one] До федерації вступає { $names }
        [few] До федерації вступають { $names }
        [many] До федерації вступають { $names }
       *[other] До федерації вступають { $names }
    }
federation-scene-score = Кінець гри
federation-scene-score-hint = Наведіть на рядок, щоб побачити на полі, звідки очки.
federation-over-hint = Сенат лишається відкритим: наводьте на що завгодно.
