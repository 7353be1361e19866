# Проект «Гайя».

## Слова

terrans = Терраны
lantids = Лантиды
xenos = Ксеносы
gleens = Глины
taklons = Таклоны
ambas = Амбасы
hadsch-hallas = Хадш-халла
ivits = Ивиты
geodens = Геодены
bal-taks = Бал-т’аки
firaks = Фираксы
bescods = Бескоды
nevlas = Невлы
itars = Итары
terraforming = Терраформирование
navigation = Навигация
intelligence = Искусственный интеллект
gaia = Проект «Гайя»
economy = Экономика
science = Наука
std-o-q = жетон: 1 руда, 1 ККИ
std-k-types = жетон: 1 знание за каждый тип планет
std-big4 = жетон: энергоёмкость института и академий 4
std-7vp = жетон: 7 ПО
std-o-charge = жетон: доход 1 руда, зарядить 1
std-k-c = жетон: доход 1 знание, 1 кредит
std-gaia3 = жетон: 3 ПО за шахту на планете типа гайя
std-4c = жетон: доход 4 кредита
std-charge4 = жетон: действие, зарядить 4
adv-fed-pass = передовая: при пасе 3 ПО за жетон федерации
adv-research = передовая: 2 ПО за продвижение в исследованиях
adv-q-5c = передовая: действие, 1 ККИ и 5 кредитов
adv-mine-now = передовая: сейчас 2 ПО за шахту
adv-lab-pass = передовая: при пасе 3 ПО за научную лабораторию
adv-sector-ore = передовая: сейчас 1 руда за сектор
adv-types-pass = передовая: при пасе 1 ПО за тип планет
adv-gaia-now = передовая: сейчас 2 ПО за планету типа гайя
adv-ts-now = передовая: сейчас 4 ПО за торговый аванпост
adv-sector-vp = передовая: сейчас 2 ПО за сектор
adv-3o = передовая: действие, 3 руды
adv-fed-now = передовая: сейчас 5 ПО за жетон федерации
adv-3k = передовая: действие, 3 знания
adv-mine = передовая: 3 ПО за построенную шахту
adv-ts = передовая: 3 ПО за построенный торговый аванпост
booster-1 = усилитель: 1 руда, 1 знание
booster-2 = усилитель: 2 кредита, 1 ККИ
booster-3 = усилитель: 2 фишки энергии, 1 руда
booster-4 = усилитель: 2 кредита; действие: шахта с бесплатным этапом
booster-5 = усилитель: зарядить 2; действие: дальность +3
booster-6 = усилитель: 1 руда; 1 ПО за шахту
booster-7 = усилитель: 1 знание; 3 ПО за научную лабораторию
booster-8 = усилитель: 1 руда; 2 ПО за торговый аванпост
booster-9 = усилитель: зарядить 4; 4 ПО за институт и академию
booster-10 = усилитель: 4 кредита; 1 ПО за планету типа гайя
fed-12vp = жетон федерации: 12 ПО
fed-8vp-q = жетон федерации: 8 ПО, 1 ККИ
fed-8vp-2t = жетон федерации: 8 ПО, 2 фишки энергии
fed-7vp-2o = жетон федерации: 7 ПО, 2 руды
fed-7vp-6c = жетон федерации: 7 ПО, 6 кредитов
fed-6vp-2k = жетон федерации: 6 ПО, 2 знания
fed-gleens = жетон федерации глинов: 1 руда, 1 знание, 2 кредита
trading-station = торговый аванпост
lab = научная лаборатория
institute = планетарный институт
academy-left = академия (знания)
academy-right = академия (действие)
build = построить шахту
project = начать проект «Гайя»
upgrade = перестроить строение
federation = основать федерацию
research = исследовать
power-3k = 7 энергии: 3 знания
power-2steps = 5 энергии: шахта с 2 бесплатными этапами
power-2o = 4 энергии: 2 руды
power-7c = 4 энергии: 7 кредитов
power-2k = 4 энергии: 2 знания
power-1step = 3 энергии: шахта с бесплатным этапом
power-2t = 3 энергии: 2 фишки энергии
qic-tech = 4 ККИ: жетон технологии
qic-token = 3 ККИ: награда жетона федерации ещё раз
qic-types = 2 ККИ: 3 ПО и ещё 1 за каждый тип планет
board = действие планшета цивилизации
burn = сбросить фишку из зоны II, другую переместить в зону III
power-qic = 4 энергии на ККИ
power-ore = 3 энергии на руду
power-knowledge = 4 энергии на знание
power-credit = 1 энергию на кредит
qic-ore = ККИ на руду
knowledge-credit = знание на кредит
ore-credit = руду на кредит
ore-token = руду на фишку энергии
credits-qic = 4 кредита на ККИ
credits-ore = 3 кредита на руду
credits-knowledge = 4 кредита на знание
gaiaformer-qic = гайяформер на ККИ
token-knowledge = фишку из зоны III на знание
bowl-1 = зона I
bowl-2 = зона II
bowl-3 = зона III
brainstone = камень разума
supply = запас
charge = зарядить
token-first = сначала фишка, потом зарядить
decline = отказаться
gaia-tech = 4 фишки за жетон технологии
turn-0 = как лежит
turn-1 = повернуть на 60°
turn-2 = повернуть на 120°
turn-3 = повернуть на 180°
turn-4 = повернуть на 240°
turn-5 = повернуть на 300°
charge-1 = зарядить 1
charge-2 = зарядить 2
charge-3 = зарядить 3
charge-4 = зарядить 4
charge-5 = зарядить 5
charge-6 = зарядить 6
token-1 = получить 1 фишку
token-2 = получить 2 фишки
token-3 = получить 3 фишки

## Планеты и жетоны

planet-space = космос
planet-terra = земная планета (синяя)
planet-oxide = кислотная планета (красная)
planet-volcanic = вулканическая планета (оранжевая)
planet-desert = пустынная планета (жёлтая)
planet-swamp = болотная планета (коричневая)
planet-titanium = титановая планета (серая)
planet-ice = ледяная планета (белая)
planet-gaia = планета типа гайя
planet-transdim = нестабильная планета
planet-lost = затерянная планета
mine = шахта
round-step = раунд: 2 ПО за этап терраформирования
round-research = раунд: 2 ПО за продвижение в исследованиях
round-mine = раунд: 2 ПО за шахту
round-federation = раунд: 5 ПО за жетон федерации
round-ts4 = раунд: 4 ПО за торговый аванпост
round-ts3 = раунд: 3 ПО за торговый аванпост
round-gaia4 = раунд: 4 ПО за шахту на планете типа гайя
round-gaia3 = раунд: 3 ПО за шахту на планете типа гайя
round-big = раунд: 5 ПО за институт или академию
final-structures = финал: больше всего строений
final-fed-structures = финал: больше всего строений в федерациях
final-planet-types = финал: больше всего типов планет
final-gaia = финал: больше всего планет типа гайя
final-sectors = финал: больше всего секторов
final-satellites = финал: больше всего спутников

## Стол

fact-round = Раунд
fact-phase = Фаза
fact-active = Сейчас ходит
fact-order = Порядок хода
fact-passed = Спасовали
fact-variable_order = Карта порядка хода
fact-faction = Цивилизация
fact-colour = Цвет
fact-planet = Родная планета
fact-booster = Усилитель
fact-brainstone = Камень разума
fact-research = Исследования
fact-tiles = Жетоны технологий
fact-tokens = Жетоны федераций
fact-used = Использованные действия
fact-sources = ПО по источникам
fact-sector = Сектор
fact-q = Столбец
fact-r = Ряд
fact-piece = Строение
fact-owner = Владелец
fact-guest = Шахта лантидов
fact-tile = Жетон
fact-advanced = Передовой жетон
fact-token = Жетон
fact-track = Область
fact-left = осталось:
fact-cost = Стоимость
fact-pays = Оплата:
fact-taken = занято
fact-vp = ПО
fact-current = этот раунд
fact-neutral = Нейтральный игрок
fact-past = прошёл
fact-by = Кем занято
fact-power = Энергоёмкость
fact-reach = Расстояние
fact-covers = Накрывает
fact-income = Доход
fact-counts = Подсчёт
fact-pass_vp = ПО за пас
fact-range = Дальность
fact-step_ore = Руда за шаг
fact-project_tokens = Фишки за проект
setup = подготовка
income = доход
actions = действия
finished = завершена
power = энергия
qic = ККИ
terra = земная
oxide = кислотная
volcanic = вулканическая
desert = пустынная
swamp = болотная
titanium = титановая
ice = ледяная
transdim = нестабильная
lost = затерянная
blue = синий
red = красный
orange = оранжевый
yellow = жёлтый
brown = коричневый
grey = серый
white = белый
counter-ore = руда
counter-credits = кредиты
counter-knowledge = знания
counter-qic = ККИ
counter-vp = ПО
counter-bowl-1 = энергия в зоне I
counter-bowl-2 = энергия в зоне II
counter-bowl-3 = энергия в зоне III
counter-gaia-area = фишки в зоне гайя
counter-power-at-hand = энергия, оставшаяся на свободные действия
counter-gaiaformers = гайяформеры на планшете
counter-gaiaformers-in-gaia-area = гайяформеры в зоне гайя
counter-gaiaformers-on-map = гайяформеры на поле
counter-satellites = спутники
counter-space-stations = космические станции
counter-mine = шахты
counter-trading-station = торговые аванпосты
counter-lab = научные лаборатории
counter-institute = планетарный институт
counter-academy-left = академия (знания)
counter-academy-right = академия (действие)
counter-lost-mine = затерянная планета
area-map = Игровое поле
area-research = Исследования
area-tech = Жетоны стандартных технологий
area-advanced = Жетоны передовых технологий
area-boosters = Усилители раунда
area-tokens = Жетоны федераций
area-actions = Действия за энергию и ККИ
area-rounds = Цели раундов
area-finals = Финальный подсчёт
score-start = Начало
score-round-tiles = Цели раундов
score-boosters = Усилители
score-tech-tiles = Жетоны технологий
score-federations = Жетоны федераций
score-research = Исследования
score-qic-actions = Действия за ККИ
score-faction = Цивилизация
score-final-tiles = Финальный подсчёт
score-resources = Ресурсы
score-charge-cost = Цена подзарядки

## Настройки

option-map = Поле
option-map-first-game = первая игра
option-map-method-1 = 01–04 на своих местах, остальные случайно
option-map-method-2 = 01–04 случайно между собой и остальные между собой
option-map-method-3 = все сектора случайно
option-map-given = как задано
option-sectors = Сектора и повороты, ряд за рядом
option-factions = Цивилизации
option-factions-choose = выбирают в порядке хода
option-factions-random = случайно
option-factions-first-game = те, что для первой игры
option-seat-factions = Цивилизация каждого места
option-order = Порядок хода
option-order-clockwise = по часовой стрелке от спасовавшего первым
option-order-variable = в порядке пасов (карта порядка хода)
option-ranks-need-one = Без ПО при нуле на жетоне финального подсчёта
option-lone-token = Таклоны могут взять фишку, не заряжая
option-decline-advance = От продвижения за действие цивилизации можно отказаться
option-excess-lost = Излишек энергии фишки невлов пропадает
option-map-builder = Кто вращает секторы
option-map-builder-table = стол
option-map-builder-last-seat = последний игрок
preference-charge = Заряжать энергию без вопроса
preference-charge-1 = 1 энергию (бесплатно)
preference-charge-2 = до 2 энергии
preference-charge-3 = до 3 энергии
preference-charge-4 = до 4 энергии
preference-charge-5 = до 5 энергии
preference-charge-ask = спрашивать каждый раз
preference-charge-never = никогда не заряжать

## Что спрашивают

gaia-ask-advance = В какой области продвинуться?
gaia-ask-afterwards = Свободные действия или конец хода.
done-at-gaia-ask-afterwards = Закончить ход
gaia-ask-brainstone-burn = Где окажется камень разума?
gaia-ask-brainstone-charge = Вы заряжаете { $n }: где окажется камень разума?
gaia-ask-brainstone-spend = Вы тратите энергии: { $n }. Где окажется камень разума?
gaia-ask-build = На какой планете построить шахту?
gaia-ask-build-or-project = Постройте шахту или начните проект «Гайя» с дальностью +{ $range }.
gaia-ask-charge = { $seat } строит на { $hex }: зарядить { $n } за { $vp } ПО?
gaia-ask-choose-booster = Выберите усилитель раунда.
gaia-ask-turn-sector = Как повернуть сектор { $n } вокруг { $hex }?
gaia-ask-choose-faction = Выберите цивилизацию.
gaia-ask-choose-token = Выберите жетон федерации.
gaia-ask-convert-returning = Возвращающиеся фишки стоят { $n } энергии: взять ресурсы?
gaia-ask-cover-tile = Какой жетон накрыть?
gaia-ask-downgrade = Какая научная лаборатория станет торговым аванпостом?
gaia-ask-federation = Какие планеты (нужна энергоёмкость { $power })?
gaia-ask-gaia-tech =
    Сбросить из зоны гайя { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишек
    } за жетон технологии?
gaia-ask-give-tokens =
    Сбросьте { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишек
    }: из какой зоны?
gaia-ask-income = Какой доход энергии следующий?
gaia-ask-lost-planet = Где лежит затерянная планета?
gaia-ask-place-first = Поставьте на планету родного типа: { $building }.
gaia-ask-project =
    На какой нестабильной планете ({ $tokens ->
        [one] { $tokens } фишка
        [few] { $tokens } фишки
        [many] { $tokens } фишек
       *[other] { $tokens } фишек
    })?
gaia-ask-project-tokens =
    Переместите в зону гайя { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишек
    }: из какой зоны?
gaia-ask-research = В какой области продвинуться?
gaia-ask-reward-again = Награда какого жетона?
gaia-ask-satellites = Куда положить спутники (осталось { $n })?
gaia-ask-station = Куда положить космическую станцию?
gaia-ask-swap = Какая шахта поменяется местами с институтом?
gaia-ask-take-tile = Какой жетон технологии взять?
gaia-ask-turn = Ваш ход.
gaia-ask-upgrade = Какое строение перестроить?
gaia-ask-upgrade-to = Чем станет строение на { $hex }?

## Журнал

gaia-did-advance = { $seat }: { $track }, уровень { $level }.
gaia-did-advanced = { $seat } берёт жетон ({ $tile }) и накрывает другой ({ $covered }).
gaia-did-booster = { $seat } берёт { $booster }.
gaia-did-build = { $seat } строит шахту на { $hex }.
gaia-did-charge = { $seat } заряжает { $n } энергии.
gaia-did-faction = { $seat } играет за цивилизацию «{ $faction }».
gaia-did-federation =
    { $seat } основывает федерацию: { $n ->
        [one] { $n } спутник
        [few] { $n } спутника
        [many] { $n } спутников
       *[other] { $n } спутников
    }.
gaia-did-free = { $seat }: { $action }.
gaia-did-lost-planet = { $seat } находит затерянную планету на { $hex }.
gaia-did-pass = { $seat } пасует.
gaia-did-place = { $seat } селится на { $hex }.
gaia-did-power = { $seat }: { $action }.
gaia-did-project = { $seat } начинает проект «Гайя» на { $hex }.
gaia-did-qic = { $seat }: { $action }.
gaia-did-round = Начинается раунд { $n }.
gaia-did-special = { $seat } выполняет действие ({ $thing }).
gaia-did-station = { $seat } кладёт космическую станцию на { $hex }.
gaia-did-tile = { $seat } берёт технологию ({ $tile }).
gaia-did-token = { $seat } берёт { $token }.
gaia-did-turn = { $hex } становится планетой типа гайя.
gaia-did-upgrade = { $seat } строит на { $hex }: { $building }.

## Почему нет

gaia-why-act-or-pass = Выполните действие или спасуйте.
gaia-why-action-taken = Это действие в этом раунде уже занято.
gaia-why-sectors-clash = Так планеты одного типа окажутся рядом.
gaia-why-board-taken = Другая сторона этого планшета уже в игре.
gaia-why-booster-held = Этот усилитель у другого игрока.
gaia-why-booster-not-here = Этого усилителя в игре нет.
gaia-why-bowl-empty = Начиная отсюда, фишек не хватит.
gaia-why-bowl-order = Называйте зоны по порядку.
gaia-why-burn = Нужны две фишки в зоне II.
gaia-why-credits =
    Вам не хватает { $n ->
        [one] { $n } кредита
        [few] { $n } кредитов
        [many] { $n } кредитов
       *[other] { $n } кредитов
    }.
gaia-why-federation-power = Вам не хватает энергоёмкости для федерации: нужно { $n }.
gaia-why-gaiaformer-there = Там стоит гайяформер ({ $seat }).
gaia-why-in-federation = Эта планета уже в федерации.
gaia-why-knowledge = Вам не хватает знаний: { $n }.
gaia-why-level-4 = В этой области нужно быть на уровне 4: осталось { $n }.
gaia-why-level-5-taken = На уровне 5 уже { $seat }.
gaia-why-longer-link = Кратчайшая связь там не проходит.
gaia-why-navigation = Без планетарного института ваша навигация не растёт.
gaia-why-no-action = Здесь нет действия.
gaia-why-no-gaiaformer = У вас нет свободного гайяформера.
gaia-why-no-green-token = У вас нет зелёного жетона федерации.
gaia-why-no-hex = Этого гекса на поле нет.
gaia-why-no-institute = Нужен ваш планетарный институт.
gaia-why-no-mine-left = У вас не осталось шахт.
gaia-why-no-piece-left = У вас таких не осталось.
gaia-why-no-planet = Там нет планеты.
gaia-why-no-symbol = Этого нет среди ваших доходов.
gaia-why-no-target = В пределах дальности нет места, за которое вы можете заплатить.
gaia-why-no-track = Продвинуться нельзя ни в одной области.
gaia-why-no-upgrade = Нет строения, перестройку которого вы можете оплатить.
gaia-why-no-use = Сейчас это ничего не даст.
gaia-why-not-first-game = Эта цивилизация не для первой игры.
gaia-why-not-home = Это не ваш родной тип.
gaia-why-not-minimal = С этой планетой разрешённой федерации не выйдет.
gaia-why-not-own-lab = Это не ваша научная лаборатория.
gaia-why-not-own-mine = Это не ваша шахта.
gaia-why-not-transdim = Это не нестабильная планета.
gaia-why-not-upgradable = В это строение не перестроить.
gaia-why-not-your-faction = Ваша цивилизация этого не умеет.
gaia-why-not-yours = Этого у вас нет.
gaia-why-nothing-to-charge = Вам нечего заряжать.
gaia-why-nothing-to-cover = У вас нет стандартного жетона, чтобы накрыть.
gaia-why-one-action = Вы уже выполнили действие: остались только свободные.
gaia-why-ore = Вам не хватает руды: { $n }.
gaia-why-other-track = Этот жетон лежит под другой областью.
gaia-why-own-planet = Она уже ваша.
gaia-why-passed = В этом раунде вы спасовали.
gaia-why-planet-there = Там планета.
gaia-why-power = Вам не хватает энергии: { $n }.
gaia-why-qic = Вам не хватает ККИ: { $n }.
gaia-why-range =
    Это вне вашей дальности на { $n ->
        [one] { $n } гекс
        [few] { $n } гекса
        [many] { $n } гексов
       *[other] { $n } гексов
    }: требуется { $qic } ККИ, вам не хватает { $missing }.
gaia-why-same-booster = Тот же усилитель оставить нельзя.
gaia-why-satellite-there = Там спутник или космическая станция.
gaia-why-satellites = Вы не можете оплатить спутники: не хватает { $n }.
gaia-why-say-what-first = Сначала скажите, что хотите там сделать.
gaia-why-steps-unused = Этап терраформирования там не пригодится.
gaia-why-taken = Там уже { $seat }.
gaia-why-tile-not-here = Этого жетона в игре нет.
gaia-why-tile-owned = Этот жетон у вас уже есть.
gaia-why-tile-taken = Этот жетон уже взят.
gaia-why-token-gone = Таких жетонов не осталось.
gaia-why-tokens =
    Вам не хватает { $n ->
        [one] { $n } фишки
        [few] { $n } фишек
        [many] { $n } фишек
       *[other] { $n } фишек
    } энергии.
gaia-why-too-far = Ваши планеты слишком далеко друг от друга: столько спутников вам не оплатить.
gaia-why-top = Вы уже на высшем уровне.
gaia-why-transdim = Нестабильная планета сначала должна стать планетой типа гайя.
gaia-why-used = В этом раунде вы это уже использовали.

## Автома

automa = Автома
seat-of-the-table = Автома
automa-card-n = карта { $n }
automa-mine = построить шахту
automa-upgrade = перестройка
automa-research = исследование в любой области
automa-research-highest = исследование в высшей области
automa-space = действие энергии или ККИ
automa-faction = действие цивилизации
automa-tie-faction = Решающий фактор карты цивилизации
automa-tie-final-tile = Идёт в финальный подсчёт
automa-tie-steps = Меньше всего этапов терраформирования (Гайя 1, нестабильная 2)
automa-tie-nearest = Кратчайшее расстояние до планеты игрока
automa-tie-direction = Направление карты поведения
automa-tie-right-down = Первая сверху слева, ряд за рядом
automa-tie-left-up = Первая снизу справа, ряд за рядом
automa-tie-highest = Наивысший уровень
automa-tie-number = Отсчёт по карте поведения
automa-tie-left-n = Номер { $n } слева
automa-tie-right-n = Номер { $n } справа
automa-tie-centre = Ближе всего к центру поля
score-decision-cards = Карты решений
option-automa-level = Уровень Автомы
option-automa-faction = Цивилизация Автомы
option-automa-faction-random = случайно
option-automa-first-card = В первую колоду входит случайная карта
option-automa-without-card-2 = Automalein: карты 2 нет в игре
option-automa-gaia-only = Терраны: исследование в области «Гайя» или нигде
option-automa-downgrades = Фираксы: лаборатории перестраиваются обратно при любой перестройке
gaia-did-automa-advance = Автома: { $track }, уровень { $level }.
gaia-did-automa-beaten = Автома ({ $level }) побеждена: перевес { $n } ПО.
gaia-did-automa-booster = Автома берёт { $booster }.
gaia-did-automa-cannot = Автома не может этого сделать: { $action }.
gaia-did-automa-cards = Автома: поведение — { $support }, действие — { $action } ({ $does }). Карт в колоде осталось: { $n }.
gaia-did-automa-faction = Автома ({ $level }) играет за цивилизацию «{ $faction }».
gaia-did-automa-faction-vp = Карта цивилизации добавляет { $n } ПО.
gaia-did-automa-last-card = Автома: поведение — { $support }, карт для действия не осталось.
gaia-did-automa-final = Автома в конце: { $tiles } ПО за финальный подсчёт, { $research } ПО за исследования; { $total } ПО.
gaia-did-automa-mine = Автома строит шахту на { $hex }.
gaia-did-automa-mine-range = Автома хочет построить шахту, дальность { $n }.
gaia-did-automa-pass = Автома пасует и получает { $n } ПО за цель раунда: { $total } ПО.
gaia-did-automa-possible = Возможно: { $things }.
gaia-did-automa-random-card = Случайная карта: { $card }.
gaia-did-automa-satellite = Автома кладёт спутник на { $hex }.
gaia-did-automa-space = Автома накрывает: { $action }.
gaia-did-automa-tie = { $tie }: { $things }.
gaia-did-automa-tied = Поровну ПО с Автомой ({ $level }): общая победа.
gaia-did-automa-tile = Автома на уровне 4 области «{ $track }»: из игры выбывает { $tile }.
gaia-did-automa-upgrade = Автома перестраивает на { $hex }: { $before } → { $building }.
gaia-did-automa-vp = Автома получает { $n } ПО: { $total } ПО.
gaia-did-automa-won = Автома ({ $level }) побеждает: перевес { $n } ПО.
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
option-automa-faction-terrans = Терраны
option-automa-faction-geodens = Геодены
option-automa-faction-hadsch-hallas = Хадш-халла
option-automa-faction-xenos = Ксеносы
option-automa-faction-itars = Итары
option-automa-faction-taklons = Таклоны
option-automa-faction-firaks = Фираксы
