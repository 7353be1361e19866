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
booster-4 = підсилювач: 2 кредити; дія: шахта з безплатним етапом
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
power-2steps = 5 енергії: шахта з 2 безплатними етапами
power-2o = 4 енергії: 2 руди
power-7c = 4 енергії: 7 кредитів
power-2k = 4 енергії: 2 знання
power-1step = 3 енергії: шахта з безплатним етапом
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
fact-rounds = Раундів
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
fact-planets = планети
fact-power = Енергоємність
fact-reach = Відстань
fact-charge = Може зарядити
fact-covers = Накриває
fact-income = Дохід
fact-counts = Підрахунок
fact-pass_vp = ПО за пасування
fact-range = Дальність
fact-step_ore = Руда за етап
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
score-federations-short = Федерації
score-charge-cost-short = Заряджання

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
preference-charge-1 = 1 енергію (безплатно)
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
gaia-ask-charge =
    { $vp ->
        [0] { $seat } будує на { $hex }: зарядити { $n }? Це безплатно.
       *[other] { $seat } будує на { $hex }: зарядити { $n } за { $vp } ПО?
    }
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
gaia-ask-give-tokens = Ще скинути жетонів: { $n }. З якої зони?
gaia-ask-income = Який дохід енергії наступний?
gaia-ask-lost-planet = Де лежить загублена планета?
gaia-ask-place-first = Виберіть планету рідного типу, на якій стоятиме { $building }.
gaia-ask-project =
    На якій міжвимірній планеті ({ $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетонів
    })?
gaia-ask-project-tokens = Ще перемістити в зону «Гая» жетонів: { $n }. З якої зони?
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
gaia-did-booster = { $seat } бере: { $booster }.
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
gaia-did-income =
    { $seat }: дохід, { $source }{ $charge ->
        [0] { "" }
       *[other] { "" } (зарядити { $charge })
    }{ $token ->
        [0] { "" }
       *[other] { "" } (нові жетони: { $token })
    }.
gaia-did-income-charge = { $seat }: енергія з доходу заряджена.
gaia-did-income-token = { $seat }: нові жетони енергії з доходу.
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
gaia-did-token = { $seat } бере: { $token }.
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
gaia-why-no-track = Прогрес неможливий у жодній сфері.
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

## Фракції

terrans-ability = Під час фази «Гая» жетони із зони «Гая» повертаються в зону II, а не в зону I.
terrans-institute = Жетони, що повертаються із зони «Гая», ще й дають ресурси, ніби стільки ж енергії витрачено на додаткові дії.
terrans-board = Початок: 4 руди, 15 кредитів, 3 знання, 1 КУБ; енергія 4/4/0; { gaia } — рівень 1. Дохід: 1 руда, 1 знання. Інститут: зарядити 4, 1 жетон енергії.
explain-terrans = Рідний тип: { planet-terra }. { terrans-ability } Планетарний інститут: { terrans-institute }
lantids-ability = Можете будувати шахти на планетах, колонізованих суперниками, сплачуючи лише за саму шахту. Таку шахту не можна поліпшити, і вона не додає ні типу планет, ні планети типу «Гая».
lantids-institute = 2 знання за кожну шахту, яку будуєте на планеті, колонізованій суперником.
lantids-board = Початок: 4 руди, 13 кредитів, 3 знання, 1 КУБ; енергія 4/0/0. Дохід: 1 руда, 1 знання. Інститут: зарядити 4.
explain-lantids = Рідний тип: { planet-terra }. { lantids-ability } Планетарний інститут: { lantids-institute }
xenos-ability = Під час приготувань ставите третю шахту, після всіх інших.
xenos-institute = Для федерацій досить енергоємності 6 замість 7. У дохід інститут дає 1 КУБ замість жетона енергії.
xenos-board = Початок: 4 руди, 15 кредитів, 3 знання, 1 КУБ; енергія 2/4/0; { intelligence } — рівень 1. Дохід: 1 руда, 1 знання. Інститут: зарядити 4, 1 КУБ.
explain-xenos = Рідний тип: { planet-desert }. { xenos-ability } Планетарний інститут: { xenos-institute }
gleens-ability = Кожен отриманий КУБ стає 1 рудою, доки не збудовано академію з дією. Планета типу «Гая» коштує 1 руду, а не КУБ, і кожна шахта на ній дає ще 2 ПО.
gleens-institute = Негайно берете жетон федерації глінів: 1 руда, 1 знання, 2 кредити. Це вважають утворенням федерації.
gleens-board = Початок: 4 руди, 15 кредитів, 3 знання; енергія 2/4/0; { navigation } — рівень 1. Дохід: 1 руда, 1 знання. Інститут: зарядити 4, 1 руда.
explain-gleens = Рідний тип: { planet-desert }. { gleens-ability } Планетарний інститут: { gleens-institute }
taklons-ability = Мозковий камінь — один із ваших жетонів енергії, але витрачається як 3 енергії.
taklons-institute = Щоразу коли заряджаєте енергію через будівництво суперника, отримуєте 1 жетон енергії — до чи після заряджання.
taklons-board = Початок: 4 руди, 15 кредитів, 3 знання, 1 КУБ; енергія 2/4/0. Дохід: 1 руда, 1 знання. Інститут: зарядити 4, 1 жетон енергії.
explain-taklons = Рідний тип: { planet-swamp }. { taklons-ability } Планетарний інститут: { taklons-institute }
ambas-ability = Власного вміння немає.
ambas-institute = Спеціальна дія: інститут і одна з ваших шахт міняються місцями. Це не будівництво: ніхто не заряджає й не здобуває ПО, федерації лишаються.
ambas-board = Початок: 4 руди, 15 кредитів, 3 знання, 1 КУБ; енергія 2/4/0; { navigation } — рівень 1. Дохід: 2 руди, 1 знання. Інститут: зарядити 4, 2 жетони енергії.
explain-ambas = Рідний тип: { planet-swamp }. Планетарний інститут: { ambas-institute }
hadsch-hallas-ability = Власного вміння немає.
hadsch-hallas-institute = За додаткові дії, що дають ресурси, можна платити кредитами замість енергії: 4 за КУБ, 3 за руду, 4 за знання.
hadsch-hallas-board = Початок: 4 руди, 15 кредитів, 3 знання, 1 КУБ; енергія 2/4/0; { economy } — рівень 1. Дохід: 1 руда, 1 знання, 3 кредити. Інститут: зарядити 4, 1 жетон енергії.
explain-hadsch-hallas = Рідний тип: { planet-oxide }. Планетарний інститут: { hadsch-hallas-institute }
ivits-ability = Починаєте з планетарним інститутом замість шахт і ставите його останніми. Маєте лише одну федерацію й розширюєте її за кожен наступний жетон: щоразу на 7 енергоємності більше. Супутник коштує 1 КУБ.
ivits-institute = Спеціальна дія: космічна станція на досяжний гекс без планети чи станції. Її енергоємність у федерації — 1, і від неї рахують дальність.
ivits-board = Початок: 4 руди, 15 кредитів, 3 знання, 1 КУБ; енергія 2/4/0. Дохід: 1 руда, 1 знання, 1 КУБ. Інститут: зарядити 4, 1 жетон енергії.
explain-ivits = Рідний тип: { planet-oxide }. { ivits-ability } Планетарний інститут: { ivits-institute }
geodens-ability = Власного вміння немає.
geodens-institute = 3 знання за першу шахту на планеті кожного нового для вас типу.
geodens-board = Початок: 4 руди, 15 кредитів, 3 знання, 1 КУБ; енергія 2/4/0; { terraforming } — рівень 1. Дохід: 1 руда, 1 знання. Інститут: зарядити 4, 1 жетон енергії.
explain-geodens = Рідний тип: { planet-volcanic }. Планетарний інститут: { geodens-institute }
bal-taks-ability = Не можете підвищувати рівень у «Навігації». Додаткова дія: перемістіть гаяформер у зону «Гая» за 1 КУБ; він повернеться в наступній фазі «Гая».
bal-taks-institute = Відтепер можете підвищувати рівень у «Навігації».
bal-taks-board = Початок: 4 руди, 15 кредитів, 3 знання; енергія 2/2/0; { gaia } — рівень 1. Дохід: 1 руда, 1 знання. Інститут: зарядити 4, 1 жетон енергії. Дія академії: 4 кредити.
explain-bal-taks = Рідний тип: { planet-volcanic }. { bal-taks-ability } Планетарний інститут: { bal-taks-institute }
firaks-ability = Власного вміння немає.
firaks-institute = Спеціальна дія: дослідницька лабораторія безплатно стає торговою станцією, а ви підвищуєте рівень на 1 у будь-якій сфері. Це вважають поліпшенням до торгової станції.
firaks-board = Початок: 3 руди, 15 кредитів, 2 знання, 1 КУБ; енергія 2/4/0. Дохід: 1 руда, 2 знання. Інститут: зарядити 4, 1 жетон енергії.
explain-firaks = Рідний тип: { planet-titanium }. Планетарний інститут: { firaks-institute }
bescods-ability = Інститут і академії помінялися місцями: торгова станція стає академією, лабораторія — інститутом; так само помінялися їхні доходи. Спеціальна дія: підвищте рівень на 1 у своїй найнижчій сфері.
bescods-institute = Енергоємність ваших споруд на титанових планетах більша на 1.
bescods-board = Початок: 4 руди, 15 кредитів, 1 знання, 1 КУБ; енергія 2/4/0. Дохід: 1 руда. Інститут: зарядити 4, 2 жетони енергії.
explain-bescods = Рідний тип: { planet-titanium }. { bescods-ability } Планетарний інститут: { bescods-institute }
nevlas-ability = Додаткова дія: перемістіть жетон енергії із зони III у зону «Гая» за 1 знання.
nevlas-institute = Кожен жетон із зони III витрачається як 2 енергії. Надлишок, не потрібний для дії з витратою енергії, марнується.
nevlas-board = Початок: 4 руди, 15 кредитів, 2 знання, 1 КУБ; енергія 2/4/0; { science } — рівень 1. Дохід: 1 руда, 1 знання. Інститут: зарядити 4, 1 жетон енергії. Кожна лабораторія: зарядити 2.
explain-nevlas = Рідний тип: { planet-ice }. { nevlas-ability } Планетарний інститут: { nevlas-institute }
itars-ability = Жетон, скинутий із зони II, щоб перемістити інший у зону III, іде в зону «Гая», а не в запас.
itars-institute = Під час фази «Гая» можете скинути 4 жетони із зони «Гая» за плитку технології, скільки завгодно разів.
itars-board = Початок: 5 руди, 15 кредитів, 3 знання, 1 КУБ; енергія 4/4/0. Дохід: 1 руда, 1 знання, 1 жетон енергії. Інститут: зарядити 4, 1 жетон енергії. Академія: 3 знання.
explain-itars = Рідний тип: { planet-ice }. { itars-ability } Планетарний інститут: { itars-institute }

## Дослідження

terraforming-short = Тера­форм.
navigation-short = Наві­гація
intelligence-short = ШІ
gaia-short = Проєкт «Гая»
economy-short = Еконо­міка
science-short = Наука
terraforming-n = { terraforming }, рівень { $n }
navigation-n = { navigation }, рівень { $n }
intelligence-n = { intelligence }, рівень { $n }
gaia-n = { gaia }, рівень { $n }
economy-n = { economy }, рівень { $n }
science-n = { science }, рівень { $n }
explain-terraforming = Скільки коштує етап тераформування: спершу 3 руди, на рівні 2 — 2, від рівня 3 — 1.
explain-navigation = Як далеко ви сягаєте: спершу 1 гекс, на вершині 4.
explain-intelligence = КУБи одразу на кожному рівні.
explain-gaia = Гаяформери та кількість жетонів на проєкт «Гая».
explain-economy = Дохід: руда, кредити й заряджання енергії.
explain-science = Дохід: знання.
level-third = Досягнувши, зарядіть 3 енергії.
level-high = Наприкінці гри 4 ПО за цей рівень.
level-top = Потребує зеленого жетона федерації; тут може бути лише один гравець.
explain-terraforming-0 = Етап тераформування коштує 3 руди.
explain-terraforming-1 = Етап тераформування коштує 3 руди. Негайно: 2 руди.
explain-terraforming-2 = Етап тераформування коштує 2 руди.
explain-terraforming-3 = Етап тераформування коштує 1 руду. { level-third } { level-high }
explain-terraforming-4 = Етап тераформування коштує 1 руду. Негайно: 2 руди. { level-high }
explain-terraforming-5 = Етап тераформування коштує 1 руду. Негайно жетон федерації, що лежить тут; це вважають утворенням федерації. { level-high } { level-top }
explain-navigation-0 = Ваша базова дальність — 1.
explain-navigation-1 = Ваша базова дальність — 1. Негайно: 1 КУБ.
explain-navigation-2 = Ваша базова дальність — 2.
explain-navigation-3 = Ваша базова дальність — 2. Негайно: 1 КУБ. { level-third } { level-high }
explain-navigation-4 = Ваша базова дальність — 3. { level-high }
explain-navigation-5 = Ваша базова дальність — 4. Негайно покладіть загублену планету на вільний досяжний гекс: це вважають будівництвом шахти. { level-high } { level-top }
explain-intelligence-0 = Ефекту ще немає.
explain-intelligence-1 = Негайно: 1 КУБ.
explain-intelligence-2 = Негайно: 1 КУБ.
explain-intelligence-3 = Негайно: 2 КУБи. { level-third } { level-high }
explain-intelligence-4 = Негайно: 2 КУБи. { level-high }
explain-intelligence-5 = Негайно: 4 КУБи. { level-high } { level-top }
explain-gaia-0 = Проєкти «Гая» ще недоступні.
explain-gaia-1 = Проєкт «Гая» потребує 6 жетонів енергії. Негайно: 1 гаяформер.
explain-gaia-2 = Проєкт «Гая» потребує 6 жетонів енергії. Негайно: 3 жетони енергії.
explain-gaia-3 = Проєкт «Гая» потребує 4 жетонів енергії. Негайно: 1 гаяформер. { level-third } { level-high }
explain-gaia-4 = Проєкт «Гая» потребує 3 жетонів енергії. Негайно: 1 гаяформер. { level-high }
explain-gaia-5 = Проєкт «Гая» потребує 3 жетонів енергії. Негайно: 4 ПО і ще 1 за кожну планету типу «Гая» з вашою спорудою. { level-high } { level-top }
explain-economy-0 = Ефекту ще немає.
explain-economy-1 = Дохід: 2 кредити, зарядити 1.
explain-economy-2 = Дохід: 1 руда, 2 кредити, зарядити 2.
explain-economy-3 = Дохід: 1 руда, 3 кредити, зарядити 3. { level-third } { level-high }
explain-economy-4 = Дохід: 2 руди, 4 кредити, зарядити 4. { level-high }
explain-economy-5 = Негайно: 3 руди, 6 кредитів, зарядити 6. Доходу більше немає. { level-high } { level-top }
explain-science-0 = Ефекту ще немає.
explain-science-1 = Дохід: 1 знання.
explain-science-2 = Дохід: 2 знання.
explain-science-3 = Дохід: 3 знання. { level-third } { level-high }
explain-science-4 = Дохід: 4 знання. { level-high }
explain-science-5 = Негайно: 9 знань. Доходу більше немає. { level-high } { level-top }

## Плитки технологій

kind-immediate = одразу
kind-income = дохід
kind-trigger = щоразу
kind-ongoing = постійно
kind-action = спеціальна дія, раз на раунд
kind-pass = коли пасуєте
explain-std-o-q = Негайно: 1 руда, 1 КУБ.
explain-std-k-types = Негайно: 1 знання за кожен колонізований вами тип планет.
explain-std-big4 = Енергоємність вашого планетарного інституту й академій дорівнює 4, доки цю плитку не накриє поліпшена.
explain-std-7vp = Негайно: 7 ПО.
explain-std-o-charge = Дохід: 1 руда, зарядити 1.
explain-std-k-c = Дохід: 1 знання, 1 кредит.
explain-std-gaia3 = 3 ПО щоразу, коли будуєте шахту на планеті типу «Гая».
explain-std-4c = Дохід: 4 кредити.
explain-std-charge4 = Спеціальна дія, раз на раунд: зарядити 4.
explain-adv-fed-pass = Коли пасуєте: 3 ПО за кожен ваш жетон федерації.
explain-adv-research = 2 ПО щоразу, коли підвищуєте рівень у сфері досліджень.
explain-adv-q-5c = Спеціальна дія, раз на раунд: 1 КУБ, 5 кредитів.
explain-adv-mine-now = Негайно: 2 ПО за кожну вашу шахту, зокрема на загубленій планеті.
explain-adv-lab-pass = Коли пасуєте: 3 ПО за кожну вашу дослідницьку лабораторію.
explain-adv-sector-ore = Негайно: 1 руда за кожен сектор, де ви колонізували планету.
explain-adv-types-pass = Коли пасуєте: 1 ПО за кожен колонізований вами тип планет.
explain-adv-gaia-now = Негайно: 2 ПО за кожну колонізовану вами планету типу «Гая».
explain-adv-ts-now = Негайно: 4 ПО за кожну вашу торгову станцію.
explain-adv-sector-vp = Негайно: 2 ПО за кожен сектор, де ви колонізували планету.
explain-adv-3o = Спеціальна дія, раз на раунд: 3 руди.
explain-adv-fed-now = Негайно: 5 ПО за кожен ваш жетон федерації.
explain-adv-3k = Спеціальна дія, раз на раунд: 3 знання.
explain-adv-mine = 3 ПО щоразу, коли будуєте шахту.
explain-adv-ts = 3 ПО щоразу, коли створюєте торгову станцію.

## Підсилювачі раунду

explain-booster-1 = Дохід: 1 руда, 1 знання.
explain-booster-2 = Дохід: 2 кредити, 1 КУБ.
explain-booster-3 = Дохід: 2 жетони енергії, 1 руда.
explain-booster-4 = Дохід: 2 кредити. Спеціальна дія: шахта з 1 безплатним етапом тераформування; решту етапів оплачують рудою.
explain-booster-5 = Дохід: зарядити 2. Спеціальна дія: шахта чи проєкт «Гая» з дальністю +3.
explain-booster-6 = Дохід: 1 руда. Коли пасуєте: 1 ПО за кожну вашу шахту, зокрема на загубленій планеті.
explain-booster-7 = Дохід: 1 знання. Коли пасуєте: 3 ПО за кожну вашу дослідницьку лабораторію.
explain-booster-8 = Дохід: 1 руда. Коли пасуєте: 2 ПО за кожну вашу торгову станцію.
explain-booster-9 = Дохід: зарядити 4. Коли пасуєте: 4 ПО за планетарний інститут і кожну вашу академію.
explain-booster-10 = Дохід: 4 кредити. Коли пасуєте: 1 ПО за кожну колонізовану вами планету типу «Гая».

## Жетони федерації

explain-fed-12vp = 12 ПО. Сірий з обох сторін: нічого не оплачує.
explain-fed-8vp-q = 8 ПО, 1 КУБ. Зелений: один раз оплачує поліпшену технологію чи рівень 5.
explain-fed-8vp-2t = 8 ПО, 2 жетони енергії. Зелений: один раз оплачує поліпшену технологію чи рівень 5.
explain-fed-7vp-2o = 7 ПО, 2 руди. Зелений: один раз оплачує поліпшену технологію чи рівень 5.
explain-fed-7vp-6c = 7 ПО, 6 кредитів. Зелений: один раз оплачує поліпшену технологію чи рівень 5.
explain-fed-6vp-2k = 6 ПО, 2 знання. Зелений: один раз оплачує поліпшену технологію чи рівень 5.
explain-fed-gleens = Його беруть із планетарним інститутом глінів: 1 руда, 1 знання, 2 кредити. Зелений: один раз оплачує поліпшену технологію чи рівень 5.

## Споруди

mine-short = Шахта
trading-station-short = Станція
lab-short = Лаб.
institute-short = Інститут
academy-short = Акад.
explain-mine = 2 кредити й 1 руда, а також те, чого потребує планета. Енергоємність 1. Може стати торговою станцією.
explain-trading-station = Із шахти за 6 кредитів і 2 руди; за 3 кредити й 2 руди, якщо в межах 2 гексів є споруда суперника. Енергоємність 2. Може стати планетарним інститутом чи дослідницькою лабораторією.
explain-lab = Із торгової станції за 5 кредитів і 3 руди; дає плитку технології. Енергоємність 2. Може стати академією.
explain-institute = Із торгової станції за 6 кредитів і 4 руди; відкриває вміння інституту вашої фракції. Енергоємність 3.
explain-academy-left = Із дослідницької лабораторії за 6 кредитів і 6 руди; дає плитку технології та дохід 2 знання (ітари — 3). Енергоємність 3.
explain-academy-right = Із дослідницької лабораторії за 6 кредитів і 6 руди; дає плитку технології та спеціальну дію: 1 КУБ (бал-т’аки — 4 кредити). Енергоємність 3.
gaiaformer = гаяформер
explain-gaiaformer = У наступній фазі «Гая» перетворює міжвимірну планету на планету типу «Гая». Повертається, коли ви збудуєте там шахту.
satellite = супутник
explain-satellite = З’єднує планети федерації. За кожен скидають 1 жетон енергії (івіти платять 1 КУБ).
space-station = космічна станція
explain-space-station = Належить івітам: енергоємність 1 у їхній федерації, від неї рахують дальність, але це не споруда.
lost-mine = шахта на загубленій планеті
explain-lost-mine = Вважається шахтою з енергоємністю 1, але її не можна поліпшити.

## Дії

build-short = Збудувати
project-short = Проєкт «Гая»
upgrade-short = Поліпшити
federation-short = Федерація
research-short = Досліджувати
pass-short = Пас
explain-build = Шахта на досяжній планеті: 2 кредити й 1 руда, руда за етапи тераформування, КУБ за планету типу «Гая», КУБ за кожні 2 гекси понад вашу дальність.
explain-project = Гаяформер на досяжну міжвимірну планету; жетони енергії чекають у зоні «Гая» до наступної фази «Гая».
explain-upgrade = Одна з ваших споруд стає наступною. Дослідницькі лабораторії й академії дають плитку технології.
explain-federation = Планети зі спорудами загальною енергоємністю 7, з’єднані супутниками: візьміть жетон федерації з його нагородою.
explain-research = 4 знання: на 1 рівень вище в будь-якій сфері.
explain-pass = Ваша остання дія в раунді: здобудьте ПО за пасування та поміняйте підсилювач. Хто спасував першим, починає наступний раунд.
explain-power-3k = Витратьте 7 енергії: 3 знання. Раз на раунд для всіх гравців разом.
explain-power-2steps = Витратьте 5 енергії: шахта з 2 безплатними етапами тераформування; решту етапів оплачують рудою, зайві марнуються. Раз на раунд для всіх гравців разом.
explain-power-2o = Витратьте 4 енергії: 2 руди. Раз на раунд для всіх гравців разом.
explain-power-7c = Витратьте 4 енергії: 7 кредитів. Раз на раунд для всіх гравців разом.
explain-power-2k = Витратьте 4 енергії: 2 знання. Раз на раунд для всіх гравців разом.
explain-power-1step = Витратьте 3 енергії: шахта з 1 безплатним етапом тераформування; решту етапів оплачують рудою. Раз на раунд для всіх гравців разом.
explain-power-2t = Витратьте 3 енергії: 2 жетони енергії. Раз на раунд для всіх гравців разом.
explain-qic-tech = Витратьте 4 КУБи: візьміть плитку технології, стандартної чи поліпшеної, і підвищте рівень. Раз на раунд для всіх гравців разом.
explain-qic-token = Витратьте 3 КУБи: нагорода одного з ваших жетонів федерації ще раз. Раз на раунд для всіх гравців разом.
explain-qic-types = Витратьте 2 КУБи: 3 ПО і ще 1 за кожен колонізований вами тип планет. Раз на раунд для всіх гравців разом.
explain-board = Спеціальна дія бескодів, раз на раунд: підвищте рівень на 1 у своїй найнижчій сфері, не витрачаючи знань.
explain-burn = Додаткова дія: 1 жетон із зони II іде в запас, інший переміщується із зони II в зону III.
explain-power-qic = Додаткова дія: 1 КУБ за 4 енергії із зони III.
explain-power-ore = Додаткова дія: 1 руда за 3 енергії із зони III.
explain-power-knowledge = Додаткова дія: 1 знання за 4 енергії із зони III.
explain-power-credit = Додаткова дія: 1 кредит за 1 енергію із зони III.
explain-qic-ore = Додаткова дія: 1 руда за 1 КУБ.
explain-knowledge-credit = Додаткова дія: 1 кредит за 1 знання.
explain-ore-credit = Додаткова дія: 1 кредит за 1 руду.
explain-ore-token = Додаткова дія: 1 жетон енергії у зону I за 1 руду.
explain-credits-qic = Додаткова дія: 1 КУБ за 4 кредити.
explain-credits-ore = Додаткова дія: 1 руда за 3 кредити.
explain-credits-knowledge = Додаткова дія: 1 знання за 4 кредити.
explain-gaiaformer-qic = Додаткова дія бал-т’аків: 1 КУБ за гаяформер, який чекає в зоні «Гая» до наступної фази «Гая».
explain-token-knowledge = Додаткова дія невлів: 1 знання за жетон із зони III, який чекає в зоні «Гая» до наступної фази «Гая».
explain-charge = Зарядіть енергію за енергоємністю вашої найсильнішої споруди в межах 2 гексів; це коштує на 1 ПО менше, ніж дає енергії.
explain-token-first = Таклони з інститутом: новий жетон потрапляє в зону I ще до заряджання.
explain-decline = Без енергії й без витрат ПО.
explain-gaia-tech = Ітари: 4 жетони із зони «Гая» йдуть у запас за плитку технології.
explain-charge-n = Візьміть цей дохід зараз: зарядити { $n }.
explain-token-n = Візьміть цей дохід зараз: { $n } у зону I.
explain-turn-n = Плитка сектора лежить, повернута за годинниковою стрілкою на { $n }/6 оберту.

## Енергія та ресурси

explain-bowl-1 = Тут лежать нові та витрачені жетони. Заряджання спершу переміщує їх у зону II.
explain-bowl-2 = Коли зона I порожня, заряджання переміщує жетони звідси в зону III.
explain-bowl-3 = Лише ці жетони можна витрачати: кожен — 1 енергія, і повертається він у зону I.
gaia-area = зона «Гая»
explain-gaia-area = Жетони чекають тут до наступної фази «Гая», а тоді повертаються в зону I (террани — в зону II).
explain-brainstone = Жетон таклонів: заряджається і скидається як один, витрачається як 3 енергії.
explain-supply = Скинуто: жетон залишає ваш цикл енергії.
explain-power = Жетони кружляють зонами I, II та III: заряджання просуває їх далі, витрачання повертає із III в I.
ore = руда
explain-ore = На шахти, поліпшення й тераформування. Щонайбільше 15.
credits = кредити
explain-credits = На шахти й поліпшення. Щонайбільше 30.
knowledge = знання
explain-knowledge = За 4 ви підвищуєте рівень у сфері досліджень. Щонайбільше 15.
explain-qic = Квантовий уніфікатор безмежності: +2 до дальності, планета типу «Гая» або дія на полі досліджень.
vp = ПО
explain-vp = Переможні очки: у кого їх найбільше після раунду 6, той перемагає.
range = дальність
explain-range = На скільки гексів від своєї планети можете будувати; кожен КУБ додає 2 на одну дію.
step = етап тераформування
explain-step = Планети інших типів потребують від 1 до 3 етапів; етап коштує 3, 2 або 1 руду.

## Планети

terra-letter = З
oxide-letter = К
volcanic-letter = В
desert-letter = П
swamp-letter = Б
titanium-letter = Т
ice-letter = Р
gaia-letter = Г
transdim-letter = М
lost-letter = У
explain-planet-terra = Рідна для: { terrans }, { lantids }. 1 етап: { oxide }, { ice }; 2 етапи: { volcanic }, { titanium }; 3 етапи: { desert }, { swamp }.
explain-planet-oxide = Рідна для: { hadsch-hallas }, { ivits }. 1 етап: { volcanic }, { terra }; 2 етапи: { desert }, { ice }; 3 етапи: { swamp }, { titanium }.
explain-planet-volcanic = Рідна для: { geodens }, { bal-taks }. 1 етап: { desert }, { oxide }; 2 етапи: { swamp }, { terra }; 3 етапи: { titanium }, { ice }.
explain-planet-desert = Рідна для: { xenos }, { gleens }. 1 етап: { swamp }, { volcanic }; 2 етапи: { titanium }, { oxide }; 3 етапи: { ice }, { terra }.
explain-planet-swamp = Рідна для: { taklons }, { ambas }. 1 етап: { titanium }, { desert }; 2 етапи: { ice }, { volcanic }; 3 етапи: { terra }, { oxide }.
explain-planet-titanium = Рідна для: { firaks }, { bescods }. 1 етап: { ice }, { swamp }; 2 етапи: { terra }, { desert }; 3 етапи: { oxide }, { volcanic }.
explain-planet-ice = Рідна для: { nevlas }, { itars }. 1 етап: { terra }, { titanium }; 2 етапи: { oxide }, { swamp }; 3 етапи: { volcanic }, { desert }.
explain-planet-gaia = Потребує 1 КУБа замість етапів (гліни: 1 руди). Де стоїть гаяформер, будує лише його власник, і без КУБа.
explain-planet-transdim = Тут не можна будувати; проєкт «Гая» перетворює її на планету типу «Гая».
explain-planet-lost = Її знаходять на рівні 5 «Навігації»: окремий тип планет із шахтою, яку не можна поліпшити.
explain-planet-space = Тут розміщують супутники, космічні станції та загублену планету.

## Плитки очок

round-step-short = за кожен етап тераформування
explain-round-step = У своєму раунді 2 ПО за кожен етап тераформування, виконаний у будь-який спосіб.
round-research-short = за кожен прогрес у дослідженнях
explain-round-research = У своєму раунді 2 ПО за кожен прогрес у дослідженнях.
round-mine-short = за кожну шахту
explain-round-mine = У своєму раунді 2 ПО за кожну шахту.
round-federation-short = за кожен жетон федерації
explain-round-federation = У своєму раунді 5 ПО за кожен жетон федерації, отриманий у будь-який спосіб.
round-ts4-short = за кожну торгову станцію
explain-round-ts4 = У своєму раунді 4 ПО за кожну торгову станцію.
round-ts3-short = за кожну торгову станцію
explain-round-ts3 = У своєму раунді 3 ПО за кожну торгову станцію.
round-gaia4-short = за кожну шахту на планеті типу «Гая»
explain-round-gaia4 = У своєму раунді 4 ПО за кожну шахту на планеті типу «Гая».
round-gaia3-short = за кожну шахту на планеті типу «Гая»
explain-round-gaia3 = У своєму раунді 3 ПО за кожну шахту на планеті типу «Гая».
round-big-short = за кожен інститут чи академію
explain-round-big = У своєму раунді 5 ПО за кожен планетарний інститут чи академію.
final-structures-short = Споруди
explain-final-structures = Наприкінці 18, 12, 6 та 0 ПО за місцем, порівну за нічиєї: найбільше споруд, зокрема на загубленій планеті.
final-fed-structures-short = У феде­раціях
explain-final-fed-structures = Наприкінці 18, 12, 6 та 0 ПО за місцем, порівну за нічиєї: найбільше споруд у федераціях, зокрема на загубленій планеті.
final-planet-types-short = Типи планет
explain-final-planet-types = Наприкінці 18, 12, 6 та 0 ПО за місцем, порівну за нічиєї: найбільше типів планет; «Гая» та загублена планета — теж типи.
final-gaia-short = Планети «Гая»
explain-final-gaia = Наприкінці 18, 12, 6 та 0 ПО за місцем, порівну за нічиєї: найбільше колонізованих планет типу «Гая».
final-sectors-short = Сектори
explain-final-sectors = Наприкінці 18, 12, 6 та 0 ПО за місцем, порівну за нічиєї: найбільше секторів зі спорудою, зокрема із загубленою планетою.
final-satellites-short = Супутники
explain-final-satellites = Наприкінці 18, 12, 6 та 0 ПО за місцем, порівну за нічиєї: найбільше супутників; космічні станції теж рахують.

## Поле й планшети

gaia-any-area = усі
track-head-gaia = «Гая»
gaia-taken = узято
gaia-no-tiles = плитки й жетони
gaia-free = Обмін
gaia-pass = Пас
gaia-pass-and-take = Пас і взяти
gaia-no-booster = останній раунд: без підсилювача
gaia-booster-now = на цю мить: { $n } ПО за пас
gaia-near-price = 3 кредити поруч з іншим гравцем, інакше 6
gaia-area-short = Гая
gaia-power-cycle = Енергія
gaia-over-limit = понад межу буде втрачено: { $n }
gaia-count-sector = сектори зі своїми планетами
gaia-count-type = типи планет
gaia-count-gaia = планети типу «Гая»
gaia-count-satellite = супутники
charge-at-gaia-ask-charge = Зарядити
gaia-factions = Планшети фракцій
gaia-over-hint = Вкажіть на фінальні плитки, щоб побачити на мапі, що вони рахують.
gaia-automa-level = Рівень: { $level }
gaia-automa-deck = карт лишилось: { $n }
gaia-automa-support = Підтримка
gaia-automa-action = Дія
gaia-ability = Здібність
gaia-point-faction = Вкажіть на фракцію, щоб прочитати про неї; клацніть, щоб обрати.
gaia-others-choose = Інші обирають фракції.
gaia-homes = рідні планети на полі
gaia-map-range = дальність { $n }
gaia-map-with-qic = з 1
gaia-modes = Що показує мапа
gaia-mode-range = Показати дальність
gaia-mode-sectors = Показати сектори
gaia-mode-federations = Показати енергоємність і федерації
gaia-mode-charge = Показати, хто де може зарядити
gaia-mode-names = Показати назви гексів (Alt)
gaia-piece-of = { $piece } ({ $player })
gaia-which-way = Що зробити на { $hex }?
gaia-card-upgrade = Поліпшити { $hex }
gaia-card-piece = { $piece }: { $hex }
gaia-way-build = Збудувати
gaia-way-project = Проєкт «Гая»
gaia-part-mine = Шахта
gaia-part-step = Етапи тераформування: { $n }
gaia-part-range = Відстань { $reach }, дальність { $range }
gaia-part-gaia = Планета типу «Гая»
gaia-kind-tile = Плитка технології
gaia-kind-advanced = Поліпшена технологія
gaia-kind-booster = Підсилювач раунду
gaia-kind-token = Жетон федерації
gaia-part-price = Ціна
gaia-play-faction = Грати за фракцію «{ $faction }»?
gaia-pass-taking = Спасувати і взяти цей підсилювач? { $what }
gaia-taking = Взяти цей підсилювач? { $what }
gaia-tab-factions = Фракції
gaia-tab-board = Планшет досліджень
gaia-warn-over = Понад межу буде втрачено { $n }: { $thing }
gaia-part-sum = Разом
gaia-may-charge = Можуть зарядити
gaia-for-vp = за { $n } ПО
gaia-no-advance = Плитка без прогресу
gaia-warn-unused = Не використано цього раунду: { $things }
booster-4-action = шахта з безплатним етапом (підсилювач)
booster-5-action = дальність +3 (підсилювач)
gaia-warn-lost = З наступного доходу буде втрачено { $n }: { $thing }
gaia-warn-charged = Буде віддано заряджених жетонів: { $n }
gaia-warn-brainstone = Мозковий камінь буде віддано назавжди
gaia-tab-mine = Моє
gaia-tab-research = Наука
gaia-tab-scoring = Очки
gaia-ask-federation-planned = Утворити федерацію: енергоємність { $plan_power } з { $power }, супутників: { $plan_satellites }.
gaia-ask-federation-hint = Клацайте планети, щоб додати чи прибрати; пунктирний гекс веде зв’язок інакше; жетон завершує.
brings-power = енергоємність
brings-token = жетони
gaia-ask-satellites-planned = Утворити федерацію: енергоємність { $plan_power } з { $power }, супутників: { $plan_satellites }.
gaia-ask-satellites-hint = Клацайте планети, щоб додати чи прибрати; пунктирний гекс веде зв’язок інакше; жетон завершує.
gaia-ask-turn-hint = Вкажіть на те, що світиться: планети, споруди, дії, підсилювачі.
gaia-ask-choose-faction-hint = Вкажіть на фракцію, щоб побачити її рідні планети на мапі; клацніть, щоб обрати.
gaia-ask-place-first-hint = Клацніть одну з планет, що світяться: це безплатно. Перші шахти ставлять за порядком ходу, другі — у зворотному.
gaia-ask-choose-booster-hint = Він ваш на раунд: його дохід і те, що під рискою. Пасуючи, ви міняєте його.
gaia-ask-income-hint = Порядок довільний: вкажіть на один, і зони покажуть, що він дасть.
gaia-ask-build-hint = Усередині лінії — ваша дальність; вкажіть на планету, що світиться, щоб побачити ціну.
gaia-ask-build-or-project-hint = На міжвимірній планеті — проєкт «Гая», на іншій — шахта; вкажіть, щоб побачити ціну.
gaia-ask-project-hint = Жетони чекають у зоні «Гая»; у наступній фазі «Гая» планета стане планетою типу «Гая».
gaia-ask-upgrade-hint = Вкажіть на свою споруду, що світиться, щоб побачити, чим вона може стати й за скільки.
gaia-ask-upgrade-to-hint = Клацніть рядок картки або споруду на своєму планшеті.
gaia-ask-research-hint = Наступні рівні світяться: вкажіть на один, щоб прочитати, що він дає.
gaia-ask-advance-hint = Наступні рівні світяться: вкажіть на один, щоб прочитати, що він дає.
gaia-ask-choose-token-hint = Зелений жетон згодом дасть піднятися на рівень 5 або взяти поліпшену технологію.
gaia-ask-reward-again-hint = Клацніть один зі своїх жетонів: ви ще раз отримаєте те, що на ньому.
gaia-ask-station-hint = Будь-який гекс без планети в межах дальності; від станції ви сягаєте далі.
gaia-ask-swap-hint = Клацніть одну зі своїх шахт: ніхто не заряджає, федерації лишаються.
gaia-ask-downgrade-hint = Клацніть одну зі своїх лабораторій: це безплатно, і ви просуваєтесь у будь-якій сфері.
gaia-ask-turn-sector-hint = Вкажіть на відповідь, щоб побачити сектор повернутим. Планети одного типу не торкаються через межу.
gaia-brainstone-here = мозковий камінь залишиться тут.
gaia-ask-take-tile-hint = Плитка під сферою просуває і в ній; три нижні — у будь-якій.
gaia-ask-cover-tile-hint = Та плитка більше не діє, а зелений жетон федерації стає сірим.
gaia-ask-lost-planet-hint = Будь-який порожній гекс у межах досяжності; шахта на ній безплатна.
gaia-ask-brainstone-charge-hint = Клацніть зону, де має лежати мозковий камінь: із зони III він витрачається як 3 енергії.
gaia-ask-brainstone-spend-hint = Зона I: мозковий камінь витрачається як 3 енергії; зона III: він лишається там.
gaia-ask-brainstone-burn-hint = Клацніть зону, де має лежати мозковий камінь; у запасі він був би втрачений назавжди.
gaia-ask-convert-returning-hint = Клацніть те, що світиться під зонами; жетони все одно повернуться в зону II.
done-at-gaia-ask-convert-returning = Більше нічого
done-at-gaia-ask-gaia-tech = Лишити жетони
gaia-ask-gaia-tech-hint = Скинуті жетони йдуть у запас, решта повертається в зону I.
gaia-ask-give-tokens-hint = Спершу із зони I; клацніть іншу зону, щоб платити з неї.
gaia-ask-project-tokens-hint = Спершу із зони I; клацніть іншу зону, щоб платити з неї.

## Автома

automa = Автома
seat-of-the-table = Автома
automa-card-n = карта { $n }
automa-mine = збудувати шахту
automa-upgrade = поліпшення
automa-research = дослідження в будь-якій сфері
automa-research-highest = дослідження в найвищій сфері
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
option-automa-gaia-only = Террани: дослідження лише у сфері «Гая»
option-automa-downgrades = Фіраки: лабораторії перебудовуються назад за кожного поліпшення
gaia-ask-automa = Хід Автоми.
done-at-gaia-ask-automa = Розкрити її карти
preference-automa-cards = Розкривати карти Автоми
preference-automa-cards-ask = коли я скажу
preference-automa-cards-at-once = одразу
gaia-did-automa-advance = Автома: { $track }, рівень { $level }.
gaia-did-automa-beaten = Автому ({ $level }) переможено: перевага { $n } ПО.
gaia-did-automa-booster = Автома бере: { $booster }.
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
gaia-did-automa-tile = Автома на рівні 4 сфери «{ $track }»: із гри вибуває { $tile }.
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
