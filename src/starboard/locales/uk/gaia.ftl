# Проєкт «Гая».

## Слова

terrans = Террани
lantids = Лантіди
xenos = Ксеноси
gleens = Гліни
taklons = Таклони
ambas = Амби
hadsch-hallas = Гадж-галли
ivits = Івіти
geodens = Геодени
bal-taks = Бал-т’аки
firaks = Фіраки
bescods = Бескоди
nevlas = Невли
itars = Ітари
terraforming = Тераформування
navigation = Навігація
intelligence = Штучний інтелект
gaia = Проєкт «Гая»
economy = Економіка
science = Наука
std-o-q = плитка: 1 руда, 1 КУБ
std-k-types = плитка: 1 знання за кожен тип планет
std-big4 = плитка: енергоємність інституту й академій 4
std-7vp = плитка: 7 ПО
std-o-charge = плитка: дохід 1 руда, зарядити 1
std-k-c = плитка: дохід 1 знання, 1 кредит
std-gaia3 = плитка: 3 ПО за шахту на планеті типу «Гая»
std-4c = плитка: дохід 4 кредити
std-charge4 = плитка: дія, зарядити 4
adv-fed-pass = поліпшена: пасуючи, 3 ПО за жетон федерації
adv-research = поліпшена: 2 ПО за прогрес у дослідженнях
adv-q-5c = поліпшена: дія, 1 КУБ і 5 кредитів
adv-mine-now = поліпшена: зараз 2 ПО за шахту
adv-lab-pass = поліпшена: пасуючи, 3 ПО за дослідницьку лабораторію
adv-sector-ore = поліпшена: зараз 1 руда за сектор
adv-types-pass = поліпшена: пасуючи, 1 ПО за тип планет
adv-gaia-now = поліпшена: зараз 2 ПО за планету типу «Гая»
adv-ts-now = поліпшена: зараз 4 ПО за торгову станцію
adv-sector-vp = поліпшена: зараз 2 ПО за сектор
adv-3o = поліпшена: дія, 3 руди
adv-fed-now = поліпшена: зараз 5 ПО за жетон федерації
adv-3k = поліпшена: дія, 3 знання
adv-mine = поліпшена: 3 ПО за збудовану шахту
adv-ts = поліпшена: 3 ПО за збудовану торгову станцію
booster-1 = підсилювач: 1 руда, 1 знання
booster-2 = підсилювач: 2 кредити, 1 КУБ
booster-3 = підсилювач: 2 жетони енергії, 1 руда
booster-4 = підсилювач: 2 кредити; дія: шахта з безкоштовним етапом
booster-5 = підсилювач: зарядити 2; дія: дальність +3
booster-6 = підсилювач: 1 руда; 1 ПО за шахту
booster-7 = підсилювач: 1 знання; 3 ПО за дослідницьку лабораторію
booster-8 = підсилювач: 1 руда; 2 ПО за торгову станцію
booster-9 = підсилювач: зарядити 4; 4 ПО за інститут і академію
booster-10 = підсилювач: 4 кредити; 1 ПО за планету типу «Гая»
fed-12vp = жетон федерації: 12 ПО
fed-8vp-q = жетон федерації: 8 ПО, 1 КУБ
fed-8vp-2t = жетон федерації: 8 ПО, 2 жетони енергії
fed-7vp-2o = жетон федерації: 7 ПО, 2 руди
fed-7vp-6c = жетон федерації: 7 ПО, 6 кредитів
fed-6vp-2k = жетон федерації: 6 ПО, 2 знання
fed-gleens = жетон федерації глінів: 1 руда, 1 знання, 2 кредити
trading-station = торгова станція
lab = дослідницька лабораторія
institute = планетарний інститут
academy-left = академія (знання)
academy-right = академія (дія)
build = збудувати шахту
project = почати проєкт «Гая»
upgrade = поліпшити споруду
federation = утворити федерацію
research = досліджувати
power-3k = 7 енергії: 3 знання
power-2steps = 5 енергії: шахта з 2 безкоштовними етапами
power-2o = 4 енергії: 2 руди
power-7c = 4 енергії: 7 кредитів
power-2k = 4 енергії: 2 знання
power-1step = 3 енергії: шахта з безкоштовним етапом
power-2t = 3 енергії: 2 жетони енергії
qic-tech = 4 КУБи: плитка технології
qic-token = 3 КУБи: нагорода жетона федерації ще раз
qic-types = 2 КУБи: 3 ПО і ще 1 за кожен тип планет
board = дія планшета фракції
burn = скинути жетон із зони II, інший перемістити в зону III
power-qic = 4 енергії на КУБ
power-ore = 3 енергії на руду
power-knowledge = 4 енергії на знання
power-credit = 1 енергію на кредит
qic-ore = КУБ на руду
knowledge-credit = знання на кредит
ore-credit = руду на кредит
ore-token = руду на жетон енергії
credits-qic = 4 кредити на КУБ
credits-ore = 3 кредити на руду
credits-knowledge = 4 кредити на знання
gaiaformer-qic = гаяформер на КУБ
token-knowledge = жетон із зони III на знання
bowl-1 = зона I
bowl-2 = зона II
bowl-3 = зона III
brainstone = мозковий камінь
supply = запас
charge = зарядити
token-first = спершу жетон, потім зарядити
decline = відмовитися
gaia-tech = 4 жетони за плитку технології
turn-0 = як лежить
turn-1 = повернути на 60°
turn-2 = повернути на 120°
turn-3 = повернути на 180°
turn-4 = повернути на 240°
turn-5 = повернути на 300°
charge-1 = зарядити 1
charge-2 = зарядити 2
charge-3 = зарядити 3
charge-4 = зарядити 4
charge-5 = зарядити 5
charge-6 = зарядити 6
token-1 = отримати 1 жетон
token-2 = отримати 2 жетони
token-3 = отримати 3 жетони

## Планети й плитки

planet-space = космос
planet-terra = земна планета (синя)
planet-oxide = кислотна планета (червона)
planet-volcanic = вулканічна планета (оранжева)
planet-desert = пустельна планета (жовта)
planet-swamp = болотяна планета (коричнева)
planet-titanium = титанова планета (сіра)
planet-ice = крижана планета (біла)
planet-gaia = планета типу «Гая»
planet-transdim = міжвимірна планета
planet-lost = загублена планета
mine = шахта
round-step = раунд: 2 ПО за етап тераформування
round-research = раунд: 2 ПО за прогрес у дослідженнях
round-mine = раунд: 2 ПО за шахту
round-federation = раунд: 5 ПО за жетон федерації
round-ts4 = раунд: 4 ПО за торгову станцію
round-ts3 = раунд: 3 ПО за торгову станцію
round-gaia4 = раунд: 4 ПО за шахту на планеті типу «Гая»
round-gaia3 = раунд: 3 ПО за шахту на планеті типу «Гая»
round-big = раунд: 5 ПО за інститут чи академію
final-structures = фінал: найбільше споруд
final-fed-structures = фінал: найбільше споруд у федераціях
final-planet-types = фінал: найбільше типів планет
final-gaia = фінал: найбільше планет типу «Гая»
final-sectors = фінал: найбільше секторів
final-satellites = фінал: найбільше супутників

## Стіл

fact-round = Раунд
fact-phase = Фаза
fact-active = Зараз ходить
fact-order = Порядок ходів
fact-passed = Спасували
fact-variable_order = Карта порядку ходів
fact-faction = Фракція
fact-colour = Колір
fact-planet = Рідна планета
fact-booster = Підсилювач
fact-brainstone = Мозковий камінь
fact-research = Дослідження
fact-tiles = Плитки технологій
fact-tokens = Жетони федерації
fact-used = Використані дії
fact-sources = ПО за джерелами
fact-sector = Сектор
fact-q = Стовпець
fact-r = Ряд
fact-piece = Споруда
fact-owner = Власник
fact-guest = Шахта лантідів
fact-tile = Плитка
fact-advanced = Поліпшена плитка
fact-token = Жетон
fact-track = Сфера
fact-left = лишилося:
fact-cost = Вартість
fact-pays = Платять:
fact-taken = зайнято
fact-vp = ПО
fact-current = цей раунд
fact-neutral = Нейтральний гравець
fact-past = минув
fact-by = Ким зайнято
fact-power = Енергоємність
fact-reach = Відстань
fact-covers = Накриває
fact-income = Дохід
fact-counts = Підрахунок
fact-pass_vp = ПО за пасування
fact-range = Дальність
fact-step_ore = Руда за крок
fact-project_tokens = Жетони за проєкт
setup = приготування
income = дохід
actions = дії
finished = завершено
power = енергія
qic = КУБи
terra = земна
oxide = кислотна
volcanic = вулканічна
desert = пустельна
swamp = болотяна
titanium = титанова
ice = крижана
transdim = міжвимірна
lost = загублена
blue = синій
red = червоний
orange = оранжевий
yellow = жовтий
brown = коричневий
grey = сірий
white = білий
counter-ore = руда
counter-credits = кредити
counter-knowledge = знання
counter-qic = КУБи
counter-vp = ПО
counter-bowl-1 = енергія в зоні I
counter-bowl-2 = енергія в зоні II
counter-bowl-3 = енергія в зоні III
counter-gaia-area = жетони в зоні «Гая»
counter-power-at-hand = енергія, що лишилася на додаткові дії
counter-gaiaformers = гаяформери на планшеті
counter-gaiaformers-in-gaia-area = гаяформери в зоні «Гая»
counter-gaiaformers-on-map = гаяформери на полі
counter-satellites = супутники
counter-space-stations = космічні станції
counter-mine = шахти
counter-trading-station = торгові станції
counter-lab = дослідницькі лабораторії
counter-institute = планетарний інститут
counter-academy-left = академія (знання)
counter-academy-right = академія (дія)
counter-lost-mine = загублена планета
area-map = Ігрове поле
area-research = Дослідження
area-tech = Плитки стандартних технологій
area-advanced = Плитки поліпшених технологій
area-boosters = Підсилювачі раунду
area-tokens = Жетони федерації
area-actions = Дії за енергію та КУБи
area-rounds = Очки раундів
area-finals = Фінальний підрахунок
score-start = Початок
score-round-tiles = Плитки раундів
score-boosters = Підсилювачі
score-tech-tiles = Плитки технологій
score-federations = Жетони федерації
score-research = Дослідження
score-qic-actions = Дії за КУБи
score-faction = Фракція
score-final-tiles = Фінальні плитки
score-resources = Ресурси
score-charge-cost = Ціна заряджання

## Налаштування

option-map = Поле
option-map-first-game = перша гра
option-map-method-1 = 01–04 на своїх місцях, решта навмання
option-map-method-2 = 01–04 навмання між собою і решта між собою
option-map-method-3 = усі сектори навмання
option-map-given = як задано
option-sectors = Сектори й повороти, ряд за рядом
option-factions = Фракції
option-factions-choose = вибирають у порядку ходів
option-factions-random = навмання
option-factions-first-game = ті, що для першої гри
option-seat-factions = Фракція кожного місця
option-order = Порядок ходів
option-order-clockwise = за годинниковою стрілкою від того, хто спасував першим
option-order-variable = у порядку пасування (карта порядку ходів)
option-ranks-need-one = Без ПО, якщо на фінальній плитці 0
option-lone-token = Таклони можуть узяти жетон, не заряджаючи
option-decline-advance = Від прогресу за дію фракції можна відмовитися
option-excess-lost = Надлишок енергії жетона невлів марнується
option-map-builder = Хто повертає сектори
option-map-builder-table = стіл
option-map-builder-last-seat = останній гравець
preference-charge = Заряджати енергію без запитання
preference-charge-1 = 1 енергію (безкоштовно)
preference-charge-2 = до 2 енергії
preference-charge-3 = до 3 енергії
preference-charge-4 = до 4 енергії
preference-charge-5 = до 5 енергії
preference-charge-ask = питати щоразу
preference-charge-never = ніколи не заряджати

## Що запитують

gaia-ask-advance = У якій сфері прогрес?
gaia-ask-afterwards = Додаткові дії або кінець ходу.
done-at-gaia-ask-afterwards = Завершити хід
gaia-ask-brainstone-burn = Де опиниться мозковий камінь?
gaia-ask-brainstone-charge = Заряджаєте { $n }: де опиниться мозковий камінь?
gaia-ask-brainstone-spend = Витрачаєте енергії: { $n }. Де опиниться мозковий камінь?
gaia-ask-build = На якій планеті збудувати шахту?
gaia-ask-build-or-project = Збудуйте шахту чи почніть проєкт «Гая» з дальністю +{ $range }.
gaia-ask-charge = { $seat } будує на { $hex }: зарядити { $n } за { $vp } ПО?
gaia-ask-choose-booster = Виберіть підсилювач раунду.
gaia-ask-turn-sector = Як повернути сектор { $n } навколо { $hex }?
gaia-ask-choose-faction = Виберіть фракцію.
gaia-ask-choose-token = Виберіть жетон федерації.
gaia-ask-convert-returning = Жетони, що повертаються, варті { $n } енергії: узяти ресурси?
gaia-ask-cover-tile = Яку плитку накрити?
gaia-ask-downgrade = Яка дослідницька лабораторія стане торговою станцією?
gaia-ask-federation = Які планети (потрібна енергоємність { $power })?
gaia-ask-gaia-tech =
    Скинути із зони «Гая» { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
        [many] { $n } жетонів
       *[other] { $n } жетонів
    } за плитку технології?
gaia-ask-give-tokens =
    Скиньте { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
        [many] { $n } жетонів
       *[other] { $n } жетонів
    }: з якої зони?
gaia-ask-income = Який дохід енергії наступний?
gaia-ask-lost-planet = Де лежить загублена планета?
gaia-ask-place-first = Поставте на планету рідного типу: { $building }.
gaia-ask-project =
    На якій міжвимірній планеті ({ $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетонів
    })?
gaia-ask-project-tokens =
    Перемістіть у зону «Гая» { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
        [many] { $n } жетонів
       *[other] { $n } жетонів
    }: з якої зони?
gaia-ask-research = У якій сфері прогрес?
gaia-ask-reward-again = Нагорода якого жетона?
gaia-ask-satellites = Куди покласти супутники (лишилося { $n })?
gaia-ask-station = Куди покласти космічну станцію?
gaia-ask-swap = Яка шахта поміняється місцями з інститутом?
gaia-ask-take-tile = Яку плитку технології взяти?
gaia-ask-turn = Ваш хід.
gaia-ask-upgrade = Яку споруду поліпшити?
gaia-ask-upgrade-to = Чим стане споруда на { $hex }?

## Журнал

gaia-did-advance = { $seat }: { $track }, рівень { $level }.
gaia-did-advanced = { $seat } бере плитку ({ $tile }) і накриває іншу ({ $covered }).
gaia-did-booster = { $seat } бере { $booster }.
gaia-did-build = { $seat } будує шахту на { $hex }.
gaia-did-charge = { $seat } заряджає { $n } енергії.
gaia-did-faction = { $seat } грає за фракцію «{ $faction }».
gaia-did-federation =
    { $seat } утворює федерацію: { $n ->
        [one] { $n } супутник
        [few] { $n } супутники
        [many] { $n } супутників
       *[other] { $n } супутників
    }.
gaia-did-free = { $seat }: { $action }.
gaia-did-lost-planet = { $seat } знаходить загублену планету на { $hex }.
gaia-did-pass = { $seat } пасує.
gaia-did-place = { $seat } оселяється на { $hex }.
gaia-did-power = { $seat }: { $action }.
gaia-did-project = { $seat } починає проєкт «Гая» на { $hex }.
gaia-did-qic = { $seat }: { $action }.
gaia-did-round = Починається раунд { $n }.
gaia-did-special = { $seat } виконує дію ({ $thing }).
gaia-did-station = { $seat } кладе космічну станцію на { $hex }.
gaia-did-tile = { $seat } бере технологію ({ $tile }).
gaia-did-token = { $seat } бере { $token }.
gaia-did-turn = { $hex } стає планетою типу «Гая».
gaia-did-upgrade = { $seat } будує на { $hex }: { $building }.

## Чому ні

gaia-why-act-or-pass = Виконайте дію або спасуйте.
gaia-why-action-taken = Цю дію в цьому раунді вже зайнято.
gaia-why-sectors-clash = Так планети одного типу будуть суміжними.
gaia-why-board-taken = Інша сторона цього планшета вже у грі.
gaia-why-booster-held = Цей підсилювач в іншого гравця.
gaia-why-booster-not-here = Цього підсилювача у грі немає.
gaia-why-bowl-empty = Починаючи звідси, жетонів не вистачить.
gaia-why-bowl-order = Називайте зони по порядку.
gaia-why-burn = Потрібно два жетони в зоні II.
gaia-why-credits =
    Вам бракує { $n ->
        [one] { $n } кредиту
        [few] { $n } кредитів
        [many] { $n } кредитів
       *[other] { $n } кредитів
    }.
gaia-why-federation-power = Вам бракує енергоємності для федерації: потрібно { $n }.
gaia-why-gaiaformer-there = Там стоїть гаяформер ({ $seat }).
gaia-why-in-federation = Ця планета вже у федерації.
gaia-why-knowledge = Вам бракує знань: { $n }.
gaia-why-level-4 = У цій сфері треба бути на рівні 4: лишилося { $n }.
gaia-why-level-5-taken = На рівні 5 уже { $seat }.
gaia-why-longer-link = Найкоротший зв’язок там не проходить.
gaia-why-navigation = Без планетарного інституту ваша навігація не зростає.
gaia-why-no-action = Тут немає дії.
gaia-why-no-gaiaformer = У вас немає вільного гаяформера.
gaia-why-no-green-token = У вас немає зеленого жетона федерації.
gaia-why-no-hex = Цього гекса на полі немає.
gaia-why-no-institute = Потрібен ваш планетарний інститут.
gaia-why-no-mine-left = У вас не лишилося шахт.
gaia-why-no-piece-left = У вас таких не лишилося.
gaia-why-no-planet = Там немає планети.
gaia-why-no-symbol = Цього немає серед ваших доходів.
gaia-why-no-target = У межах досяжності немає місця, за яке ви можете заплатити.
gaia-why-no-track = Прогрес не можливий у жодній сфері.
gaia-why-no-upgrade = Немає споруди, поліпшення якої ви можете оплатити.
gaia-why-no-use = Зараз це нічого не дасть.
gaia-why-not-first-game = Ця фракція не для першої гри.
gaia-why-not-home = Це не ваш рідний тип.
gaia-why-not-minimal = З цією планетою дозволеної федерації не вийде.
gaia-why-not-own-lab = Це не ваша дослідницька лабораторія.
gaia-why-not-own-mine = Це не ваша шахта.
gaia-why-not-transdim = Це не міжвимірна планета.
gaia-why-not-upgradable = На це споруду не поліпшити.
gaia-why-not-your-faction = Ваша фракція цього не вміє.
gaia-why-not-yours = Цього у вас немає.
gaia-why-nothing-to-charge = Вам нічого заряджати.
gaia-why-nothing-to-cover = У вас немає стандартної плитки, щоб накрити.
gaia-why-one-action = Ви вже виконали дію: лишилися тільки додаткові.
gaia-why-ore = Вам бракує руди: { $n }.
gaia-why-other-track = Ця плитка лежить під іншою сферою.
gaia-why-own-planet = Вона вже ваша.
gaia-why-passed = У цьому раунді ви спасували.
gaia-why-planet-there = Там планета.
gaia-why-power = Вам бракує енергії: { $n }.
gaia-why-qic =
    Вам бракує { $n ->
        [one] { $n } КУБа
        [few] { $n } КУБів
        [many] { $n } КУБів
       *[other] { $n } КУБів
    }.
gaia-why-range =
    Це поза досяжністю на { $n ->
        [one] { $n } гекс
        [few] { $n } гекси
        [many] { $n } гексів
       *[other] { $n } гексів
    }: потрібно { $qic ->
        [one] { $qic } КУБ
        [few] { $qic } КУБи
        [many] { $qic } КУБів
       *[other] { $qic } КУБів
    }, вам бракує { $missing }.
gaia-why-same-booster = Той самий підсилювач лишити не можна.
gaia-why-satellite-there = Там супутник або космічна станція.
gaia-why-satellites = Ви не можете оплатити супутники: бракує { $n }.
gaia-why-say-what-first = Спершу скажіть, що хочете там зробити.
gaia-why-steps-unused = Етап тераформування там не знадобиться.
gaia-why-taken = Там уже { $seat }.
gaia-why-tile-not-here = Цієї плитки у грі немає.
gaia-why-tile-owned = Ця плитка у вас уже є.
gaia-why-tile-taken = Цю плитку вже взяли.
gaia-why-token-gone = Таких жетонів не лишилося.
gaia-why-tokens =
    Вам бракує { $n ->
        [one] { $n } жетона
        [few] { $n } жетонів
        [many] { $n } жетонів
       *[other] { $n } жетонів
    } енергії.
gaia-why-too-far = Ваші планети задалеко одна від одної: стільки супутників вам не оплатити.
gaia-why-top = Ви вже на найвищому рівні.
gaia-why-transdim = Міжвимірна планета спершу має стати планетою типу «Гая».
gaia-why-used = У цьому раунді ви це вже використали.

## Автома

automa = Автома
seat-of-the-table = Автома
automa-card-n = карта { $n }
automa-mine = збудувати шахту
automa-upgrade = поліпшення
automa-research = дослідження в будь-якій галузі
automa-research-highest = дослідження в найвищій галузі
automa-space = дія за енергію або КУБи
automa-faction = дія фракції
automa-tie-faction = Вирішальний чинник карти фракції
automa-tie-final-tile = Рахується для фінальної плитки
automa-tie-steps = Найменше етапів тераформування (Гая 1, міжвимірна 2)
automa-tie-nearest = Найближче до планети гравця
automa-tie-direction = Напрямок карти підтримки
automa-tie-right-down = Перша згори зліва, ряд за рядом
automa-tie-left-up = Перша знизу справа, ряд за рядом
automa-tie-highest = Найвищий рівень
automa-tie-number = Відлік за картою підтримки
automa-tie-left-n = Номер { $n } зліва
automa-tie-right-n = Номер { $n } справа
automa-tie-centre = Найближче до центру поля
score-decision-cards = Карти рішень
option-automa-level = Рівень Автоми
option-automa-faction = Фракція Автоми
option-automa-faction-random = навмання
option-automa-first-card = До першої колоди входить випадкова карта
option-automa-without-card-2 = Automalein: карти 2 немає у грі
option-automa-gaia-only = Террани: дослідження в галузі «Гая» або ніде
option-automa-downgrades = Фіраки: лабораторії перебудовуються назад за кожного поліпшення
gaia-did-automa-advance = Автома: { $track }, рівень { $level }.
gaia-did-automa-beaten = Автому ({ $level }) переможено: перевага { $n } ПО.
gaia-did-automa-booster = Автома бере { $booster }.
gaia-did-automa-cannot = Автома не може цього зробити: { $action }.
gaia-did-automa-cards = Автома: підтримка — { $support }, дія — { $action } ({ $does }). Карт у колоді лишилося: { $n }.
gaia-did-automa-faction = Автома ({ $level }) грає за фракцію «{ $faction }».
gaia-did-automa-faction-vp = Карта фракції додає { $n } ПО.
gaia-did-automa-last-card = Автома: підтримка — { $support }, карт для дії не лишилося.
gaia-did-automa-final = Автома наприкінці: { $tiles } ПО за фінальні плитки, { $research } ПО за дослідження; { $total } ПО.
gaia-did-automa-mine = Автома будує шахту на { $hex }.
gaia-did-automa-mine-range = Автома хоче збудувати шахту, дальність { $n }.
gaia-did-automa-pass = Автома пасує й отримує { $n } ПО за плитку раунду: { $total } ПО.
gaia-did-automa-possible = Можливо: { $things }.
gaia-did-automa-random-card = Випадкова карта: { $card }.
gaia-did-automa-satellite = Автома кладе супутник на { $hex }.
gaia-did-automa-space = Автома накриває: { $action }.
gaia-did-automa-tie = { $tie }: { $things }.
gaia-did-automa-tied = Порівну ПО з Автомою ({ $level }): спільна перемога.
gaia-did-automa-tile = Автома на рівні 4 галузі «{ $track }»: із гри вибуває { $tile }.
gaia-did-automa-upgrade = Автома поліпшує на { $hex }: { $before } → { $building }.
gaia-did-automa-vp = Автома отримує { $n } ПО: { $total } ПО.
gaia-did-automa-won = Автома ({ $level }) перемагає: перевага { $n } ПО.
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
option-automa-faction-terrans = Террани
option-automa-faction-geodens = Геодени
option-automa-faction-hadsch-hallas = Гадж-галли
option-automa-faction-xenos = Ксеноси
option-automa-faction-itars = Ітари
option-automa-faction-taklons = Таклони
option-automa-faction-firaks = Фіраки
