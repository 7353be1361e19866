# Страницы.

web-title = Четыре космические игры за одним столом
web-subtitle = Играйте с друзьями или против ботов прямо на странице. Без регистрации и установки.
web-home = Starboard: на главную
web-language = Язык
web-look-dark = Тёмный вид
web-look-light = Светлый вид
web-your-name = Ваше имя
web-guest-name = Гость
web-play-now = Играть
web-set-up = Новый стол
web-players-range =
    { $to ->
        [1] 1 игрок
       *[other] { $from }–{ $to } игроков
    }
web-open-tables = Открытые столы
web-no-open = Сейчас никто не ищет игроков. Откройте свой стол.
web-your-turn = Ваш ход
web-waiting-for = Ждём: { $names }
web-status-open = Ждёт игроков
web-status-over = Завершено
web-status-frozen = Эта игра начата по старым правилам, её нельзя продолжить.

game-race = Борьба за галактику
game-race-line = Заселяйте миры, стройте достижения, продавайте товары. Все ходят одновременно.
game-gaia = Проект «Гайя»
game-gaia-line = Четырнадцать народов обживают галактику планету за планетой.
game-planet = Неизвестная планета
game-planet-line = Выкладывайте тайлы на собственную планету, пока вращается станция.
game-federation = Федерация
game-federation-line = Послы, голосования и миссии в сенате пяти планет.

# Новый стол
web-players = Игроки
web-seats = Места
web-seat-n = Место { $n }
web-seat-me = Я
web-seat-open = Свободное место
web-choose-by-seat = Выбрать для каждого места
web-open-table = Открыть стол
level-random = случайный
level-cadet = кадет
level-pilot = пилот
level-captain = капитан
level-admiral = адмирал

# До начала
web-share = Ссылка для друзей
web-copy = Скопировать ссылку
web-copied = Скопировано
web-sit-down = Сесть
web-stand-up = Встать
web-add-bot = Посадить бота
web-free-seat = Освободить место

# За столом
web-prompt = Что спрашивают
web-side = Соперники, журнал, чат
web-sheet = Сколько панели видно
web-sheet-peek = только край
web-sheet-half = половина
web-sheet-full = вся
web-chosen =
    { $bounds ->
        [exact] { $n } из { $most }
        [most] { $n }, не больше { $most }
       *[range] { $n }, от { $least } до { $most }
    }
web-sum = вместе { $n }
web-in-future = В дальнейшем:
web-preferences = Постоянные ответы
web-on-offer = Можно выбрать
web-confirm = Подтвердить
web-undo = Отменить
web-undo-hint = Отменить последнее действие, если никто ничего из него не узнал
web-undo-click-hint = Отменить последнее нажатие
web-take-back = Взять назад
web-plan-open = { $chosen }: а дальше?
web-plan-ask = { $chosen }?
web-plan-sent = { $chosen }: отправляется …
web-plan-final = Это нельзя будет отменить.
web-danger-pass = Пас нельзя отменить.
web-danger-left = Вы ещё могли бы выбрать: { $left }
web-danger-round = Это завершает раунд.
web-danger-setup = Это завершает подготовку: игра начинается.
web-asking = Просить подтверждения
web-asking-always = для каждого действия
web-asking-final = только для того, что нельзя отменить
web-asking-never = никогда
web-clear = Начать этот выбор заново
web-menu = Меню
web-notes = Примечания
web-device-link = Ссылка для другого устройства
web-seat-links = Ссылки на ваше место
web-seat-link-used = { $n ->
    [0] ею ещё никто не воспользовался
    [one] по ней пришло { $n } устройство
    [few] по ней пришли { $n } устройства
   *[other] по ней пришло { $n } устройств
}
web-seat-link-revoke = Отозвать
web-seat-link-revoke-line = Устройства, пришедшие по этой ссылке, потеряют место.
web-leave-seat = Пусть за меня играет бот
web-return-seat = Вернуть моё место
web-seed-hash = Хеш зерна:
web-seed = Зерно:
web-board-failed = Не удалось загрузить поле этой игры. В списке видно всё.
web-as-list = Списком
web-as-board = Полем
web-larger = Развернуть
web-smaller = Свернуть
web-fit = Всё поле
web-seat-asked = ждём ответа
web-seat-ready = готово
web-seat-away = нет за столом
web-seat-passed = спасовано
web-thinking = думает
web-ready = готово
web-look-as = Дальше за игрока { $name }
web-hand-over = Передать: { $name }
web-yes = да
web-no = нет
web-tab-others = Другие
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-scores = Счёт
web-back-to-board = Назад к полю
web-as-table = Таблицей
web-as-bars = Полосами
web-you = вы
web-best-of-table = Лучшее за столом
web-your-place = Вы на месте { $place } из { $of }.
web-chat-write = Напишите что-нибудь
web-send = Отправить
web-winners =
    { $n ->
        [0] Партия проиграна.
        [one] Победа: { $names }!
        [few] Общая победа: { $names }!
        [many] Общая победа: { $names }!
       *[other] Общая победа: { $names }!
    }
web-total = Итого
web-rematch = Сыграть ещё
web-record = Запись игры
web-line-lost = Связь пропала. Пробуем ещё…
web-line-kept = Можно планировать дальше; сказанное сохранено и будет отправлено один раз.
web-store-away = Сервер не имеет доступа к своей базе данных. Ничего не потеряно: игра продолжится сама, как только доступ появится.
web-line-closed = Этот стол больше недоступен ({ $code }).
web-line-back = Связь восстановлена.
web-covered = Экран закрыт, чтобы никто не увидел чужих карт.
web-uncover = Я { $name }: показать мои карты
web-watching = Вы зритель.
web-watchers =
    { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
       *[other] { $n } зрителей
    }
web-sounds = Звуки
web-ask-name = Как вас зовут?
web-just-watch = Только смотреть
web-log-times = { $line } ({ $n } ×)
web-log-more = { $line } И ещё { $n }.
web-log-show = Показать где
web-proposals =
    { $at ->
        [0] Способов: { $n }
       *[other] { $at } из { $n }
    }
web-proposal-before = Предыдущий способ
web-proposal-next = Следующий способ
web-try-now = Попробовать сейчас

# В чём отказывает сервер
error-no-connection = Сервер недоступен.
error-bad-request = Сервер этого не понял.
error-bad-option = Настройка «{ $option }» не подходит.
error-bad-seats = Места не подходят к этой игре.
error-bad-webhook = Этот адрес нельзя использовать: он должен начинаться с https:// и быть в интернете.
error-unknown-game = Такой игры здесь нет.
error-no-such-table = Такого стола нет.
error-no-such-seat = Такого места нет.
error-seat-taken = Там уже кто-то сидит.
error-not-your-seat = Это не ваше место.
error-not-host = Это может сделать только хозяин стола.
error-banned = Хозяин этого сайта вас не пускает.
error-still-here = Игрок отсутствует ещё слишком мало времени.
error-muted = За этим столом зрителям нельзя разговаривать.
error-not-open = Игра уже началась.
error-not-over = Игра ещё не закончилась.
error-bad-key = Эта ссылка уже недействительна.
error-who-are-you = Загрузите страницу ещё раз.
error-bad-origin = Эта страница не принадлежит серверу.
error-too-many-tables = Открыто слишком много столов.
error-too-many-requests = Слишком быстро. Подождите немного.
error-too-large = Это слишком велико.
error-not-found = Здесь ничего нет.
error-table-frozen = Эта игра начата по старым правилам, её нельзя продолжить.
error-server-fault = На сервере что-то пошло не так.
error-store-away = Сервер сейчас не имеет доступа к своей базе данных. Попробуйте ещё раз через мгновение.
notice-bot-replaced = { $seat }: бот дал сбой; за него сделан допустимый ход.
notice-seat-bot = { $seat }: дальше играет бот.
notice-seat-time = { $seat }: время вышло, дальше играет бот.
notice-seat-person = { $seat } возвращается.
why-beyond-decision = Это относится к следующему вопросу: скажите, когда спросят.
why-unknown-word = Стол не знает такого слова.
why-stale = Тем временем стол изменился. Посмотрите ещё раз.
why-cannot-undo = Этого уже нельзя отменить.
why-not-started = Игра ещё не началась.

# Страницы вокруг столов
web-pages = Страницы
web-page-play = Играть
web-page-history = История
web-page-me = Я
web-try-again = Попробовать ещё
web-continue = Продолжить
web-wait-for-you =
    { $n ->
        [0] { "" }
        [one] вас ждёт { $n } стол
        [few] вас ждут { $n } стола
        [many] вас ждут { $n } столов
       *[other] вас ждёт { $n } стола
    }
web-all-tables = Все столы: { $n }
web-fewer-tables = Меньше столов (из { $n })
web-remove = Убрать
web-play = Играть
web-look = Смотреть
web-round = раунд { $round }
web-round-of = раунд { $round } из { $rounds }
web-left = осталось { $span }
web-games = Игры
web-weight = сложность
web-n-of-m = { $n } из { $m }
web-results = Результаты
web-no-results = Здесь появится ваш первый результат.
web-bots = Боты
web-bots-note = от слабейшего
level-cadet-line = часто ошибается
level-pilot-line = отвечает сразу
level-captain-line = думает до 1 секунды
level-admiral-line = думает до 2 секунд
web-have-link = У меня есть ссылка
web-link-here = Ссылка, которую вы получили
web-link-wrong = Эта ссылка не ведёт ни к одному столу здесь.
web-go = Перейти
web-time-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
web-time-hours = { $n } ч
web-time-minutes = { $n } мин
web-time-seconds = { $n } с
web-clock-none = без часов
web-clock-live = Вживую
web-clock-by-move = На ход
web-clock-move = { $base } на ход
web-clock-game = { $base } на игру
web-clock-game-plus = { $base } + { $more } за ход
web-clock-length = Сколько времени
web-clock-zero = Когда время выйдет, за это место играет:
web-clock-none-line = Каждый думает сколько хочет. Вместо пропавшего игрока можно позвать бота.
web-setup-title = Новый стол: { $game }
web-setup-kept = Настройки вашего последнего стола
web-setup-rules = Правила
web-setup-time = Время
web-setup-who = Кто может прийти
web-setup-order = Перетащите место, чтобы изменить порядок
web-usual = обычные
web-good-start = для начала
preset-first-game = Первая игра
preset-standard = Стандарт
preset-custom = Свой выбор
preset-own-worlds = Свои миры
preset-standard-line = Как в книге правил. Решать здесь нечего.
preset-custom-line = Каждый параметр на ваш вкус.
preset-race-first-game-line = Заданные правилами стартовые миры и карты.
preset-gaia-first-game-line = Заданные правилами поле и цивилизации.
preset-federation-first-game-line = Производства и мегаструктуры как напечатано.
preset-planet-own-worlds-line = Разные планеты и корпорации, выбранные по очереди.
web-kind-me = Я
web-kind-open = Друг
web-kind-bot = Бот
web-level = Уровень
web-that-is-you = это вы
web-seat-hot = тоже за этим экраном
web-seat-by-link = по ссылке
web-seat-open-line = Вы получите ссылку и QR-код. Место свободно, пока его кто-нибудь не займёт.
web-seat-me-line = Вы. Если «Я» несколько, играете за одним экраном: между ходами карты закрыты.
web-name-of-seat = Имя на месте { $n }
web-by-link = только по ссылке
web-on-first-page = на главной
web-watchers-welcome = Кто имеет ссылку, может смотреть и писать. Хозяин стола может запретить зрителям писать.
web-watchers-welcome-short = зрителям рады
web-more-options = Другие параметры
web-options-differ =
    { $n ->
        [0] всё стандартное
        [one] отличается { $n }
        [few] отличаются { $n }
        [many] отличаются { $n }
       *[other] отличаются { $n }
    }
web-your-table = Ваш стол
web-n-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
web-summary-rules = { $rules }, { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
web-start-with-bots = Начать сразу с ботами на свободных местах
web-seats-free =
    { $n ->
        [one] Свободно { $n } место. Игра начнётся, когда все соберутся.
        [few] Свободны { $n } места. Игра начнётся, когда все соберутся.
        [many] Свободно { $n } мест. Игра начнётся, когда все соберутся.
       *[other] Свободно { $n } места. Игра начнётся, когда все соберутся.
    }
web-sit-here-too = Сесть и здесь
web-rename = изменить имя
web-keep = Сохранить
web-here = здесь
web-came-by-link = здесь по ссылке
web-played = Во что сыграем
web-then-plays = когда время выйдет: { $level }
web-seed-published = Хеш зерна опубликован, так что никто не может подобрать перемешивание:
web-close-table = Закрыть стол
web-change-options = Выбрать другие параметры
web-save-options = Играть с этими
web-keep-options = Оставить как есть
web-bring-friends = Позовите друзей
web-qr = QR-код ссылки
web-qr-line = Наведите камеру телефона: откроется эта комната, регистрация не нужна.
web-share-by = Поделиться …
web-invite-line = Кто придёт, сначала назовётся, а затем займёт свободное место или будет смотреть.
web-notify = Сообщить, когда начнётся
web-notify-turn = Сообщать о моём ходе
web-has-begun = Игра началась.
web-archive-title = Прошлые игры
web-archive-game = Игра
web-archive-any = любая
web-archive-player = Игрок
web-archive-since = С
web-archive-until = По
web-archive-outcome = Результат
web-outcome-any = любой
web-outcome-won = моя победа
web-outcome-lost = моё поражение
web-outcome-over = завершено
web-outcome-unfinished = не завершено
web-archive-search = Искать
web-archive-more = Ещё
web-archive-none = Таких игр нет.
web-host-title = Страница хозяина
web-host-key = Ключ
web-host-key-line = Эта страница — для того, кто держит сервер. Ключ напечатан при запуске, или это настройка admin_key.
web-host-open = Открыть
web-host-well = Всё в порядке
web-host-ill = Что-то не так
web-host-store = База данных
web-host-writable = записывает
web-host-not-writable = не записывает
web-host-rules = Процессы правил
web-host-bots = Процессы ботов
web-host-servers = Серверы
web-host-tables = Столы в памяти
web-host-sockets = Открытые соединения
web-host-waiting = в очереди: { $n }
web-host-message = Сообщение дня
web-host-message-line = Его читают все на первой странице. Пустое — ничего не сказано.
web-host-search = Искать столы и гостей: имя, игра или адрес
web-host-list-tables = Столы
web-host-list-guests = Гости
web-host-no-guests = Таких гостей нет.
web-host-status-open = ждёт игроков
web-host-status-playing = идёт игра
web-host-status-over = сыграно
web-host-status-frozen = застыло: старые правила
web-host-status-away = убрано
web-host-unmute = Дать зрителям слово
web-host-close = Убрать
web-host-delete = Удалить
web-host-delete-sure = Удалить навсегда?
web-host-ban = Не впускать
web-host-ban-sure = Точно не впускать?
web-host-unban = Впустить снова
web-host-settings = Настройки и пределы
web-host-settings-line = Такими они заданы при запуске; секреты не показаны. Меняются в файле, в окружении или в командной строке.
web-me-name = Как вас зовут
web-me-name-line = Учётных записей нет: этот браузер помнит, кто вы.
web-me-wishes = Что делает этот браузер
web-me-devices = Другие устройства
web-me-devices-line = Будьте собой на другом устройстве, со всеми своими местами.
web-me-link = Создать ссылку
web-me-link-line = Действует { $minutes } мин. Кто откроет, тот станет вами: не давайте никому.
web-me-phrase = Создать фразу
web-me-phrase-line = Запишите её: она вернёт вас на любом устройстве навсегда. Прежняя фраза уже не действует.
web-me-have-phrase = Моя фраза с другого устройства
web-me-come = Это я
web-me-mail = Войти по почте
web-me-mail-line = Вы получите письмо со ссылкой. Она делает любое устройство вами, со всеми вашими местами. Хранится только отпечаток адреса.
web-me-mail-address = Ваш почтовый адрес
web-me-mail-send = Отправить письмо
web-me-mail-sent = Если адрес верный, письмо уже в пути. Ссылка действует { $minutes } мин.
web-me-webhook = Сообщать в другом месте
web-me-webhook-line = Когда ваш ход, сервер отправляет строку на этот адрес: например, вебхук вашего мессенджера. Не чаще раза в несколько минут, сразу обо всех столах.
web-me-webhook-address = Адрес вебхука
web-me-webhook-on = Вам будут сообщать туда.
web-me-webhook-off = Больше никуда не сообщают.
web-me-save = Сохранить
web-me-same = Теперь это устройство — { $name }.
web-me-kept = Что о вас хранится
web-me-kept-line = Ваше имя, места, сказанное за столами. Это можно забрать себе или стереть.
web-me-export = Забрать всё
web-me-delete = Забыть меня
web-me-delete-line = За вас будут играть боты, а ваше имя исчезнет из всех игр. Этого не отменить.
web-stay = Нет, оставить

# Конец, часы, отсутствующие игроки
web-you-win = Вы победили, { $best } против { $next }
web-wins-over-you = Победа: { $name }, { $best } против ваших { $mine }
web-lasted-rounds =
    { $rounds ->
        [one] { $rounds } раунд, { $time }.
        [few] { $rounds } раунда, { $time }.
        [many] { $rounds } раундов, { $time }.
       *[other] { $rounds } раунда, { $time }.
    }
web-lasted = Игра длилась { $time }.
web-points-by-source = Очки по источнику
web-points-by-round = Очки по раундам
web-score-single = Отдельные карты
web-final-boards = В конце
web-rematch-asked = Кто-то хочет сыграть ещё
web-seed-verified = Перемешивание совпадает с опубликованным
web-seed-wrong = Перемешивание не совпадает с опубликованным!
web-clock-left = { $name }: осталось { $time }
web-clock-warns = Осталось { $time }. Потом за вас играет { $level }.
web-gone = Сейчас ход игрока { $name }, но его нет.
web-gone-soon = Бота можно позвать через { $time }.
web-call-bot = Пусть играет бот
web-wait = Ждать
web-put-away = Этот стол убран.
web-take-up = Вернуть стол
web-bot-for-you = За вас играет бот.
web-mute = Запретить зрителям писать
web-unmute = Разрешить зрителям писать
web-talk-hide = Не показывать сообщения: { $name }
web-talk-hidden =
    { $n ->
        [one] Скрыто { $n } сообщение.
        [few] Скрыто { $n } сообщения.
        [many] Скрыто { $n } сообщений.
       *[other] Скрыто { $n } сообщения.
    }
web-talk-show = Показать снова
web-legend = памятка
web-legend-line = Открывается клавишей ? за столом; то, на что указываете, здесь обведено.
web-print = Печать
web-close = Закрыть
web-keys = Клавиши
web-key-arrows = ← →
web-key-arrows-line = ходить по тому, что светится
web-key-enter = Enter
web-key-enter-line = сказать, подтвердить
web-key-escape = Esc
web-key-escape-line = шаг назад
web-key-shift-escape = Shift Esc
web-key-shift-escape-line = забрать назад всё, что можно
web-key-space = Пробел
web-key-space-line = показать, что сделали другие
web-key-digits = 1–9
web-key-digits-line = нажать кнопки внизу
web-key-legend = ?
web-key-legend-line = эта страница
web-hold = держать
