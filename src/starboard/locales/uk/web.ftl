# Сторінки.

web-title = Чотири космічні ігри за одним столом
web-subtitle = Грайте з друзями або проти ботів просто на сторінці. Без реєстрації та встановлення.
web-home = Starboard: на головну
web-language = Мова
web-look-dark = Темний вигляд
web-look-light = Світлий вигляд
web-your-name = Ваше ім’я
web-guest-name = Гість
web-play-now = Грати
web-set-up = Новий стіл
web-players-range =
    { $to ->
        [1] 1 гравець
       *[other] { $from }–{ $to } гравців
    }
web-open-tables = Відкриті столи
web-no-open = Зараз ніхто не шукає гравців. Відкрийте власний стіл.
web-your-turn = Ваш хід
web-waiting-for = Чекаємо: { $names }
web-status-open = Чекає на гравців
web-status-over = Завершено
web-status-frozen = Цю гру почато за старішими правилами, її не можна продовжити.

game-race = Перегони за галактику
game-race-line = Освоюйте світи, будуйте надбання, продавайте товари. Усі ходять одночасно.
game-gaia = Проєкт «Гая»
game-gaia-line = Чотирнадцять народів обживають галактику планету за планетою.
game-planet = Невідома планета
game-planet-line = Викладайте плитки на власній планеті, поки обертається станція.
game-federation = Федерація
game-federation-line = Посли, голосування та місії в сенаті п’яти планет.

# Новий стіл
web-players = Гравці
web-seats = Місця
web-seat-n = Місце { $n }
web-seat-me = Я
web-seat-open = Вільне місце
web-choose-by-seat = Обрати для кожного місця
web-open-table = Відкрити стіл
level-random = випадковий
level-cadet = кадет
level-pilot = пілот
level-captain = капітан
level-admiral = адмірал

# До початку
web-share = Посилання для друзів
web-copy = Копіювати посилання
web-copied = Скопійовано
web-sit-down = Сісти
web-stand-up = Встати
web-add-bot = Посадити бота
web-free-seat = Звільнити місце

# За столом
web-prompt = Що запитують
web-side = Суперники, журнал, чат
web-sheet = Скільки панелі видно
web-sheet-peek = лише край
web-sheet-half = половина
web-sheet-full = уся
web-chosen =
    { $bounds ->
        [exact] { $n } з { $most }
        [most] { $n }, щонайбільше { $most }
       *[range] { $n }, від { $least } до { $most }
    }
web-sum = разом { $n }
web-in-future = Надалі:
web-preferences = Постійні відповіді
web-on-offer = Можна обрати
web-confirm = Підтвердити
web-undo = Скасувати
web-undo-hint = Скасувати останню дію, якщо ніхто нічого з неї не дізнався
web-undo-click-hint = Скасувати останнє клацання
web-take-back = Забрати хід
web-plan-open = { $chosen }: а далі?
web-plan-ask = { $chosen }?
web-plan-sent = { $chosen }: надсилається …
web-plan-final = Цього не можна буде скасувати.
web-danger-pass = Пас не можна скасувати.
web-danger-left = Ви ще могли б обрати: { $left }
web-danger-round = Це завершує раунд.
web-danger-setup = Це завершує підготовку: гра починається.
web-asking = Просити підтвердження
web-asking-always = для кожної дії
web-asking-final = лише для того, чого не можна скасувати
web-asking-never = ніколи
web-clear = Почати цей вибір спочатку
web-menu = Меню
web-notes = Примітки
web-device-link = Посилання для іншого пристрою
web-seat-links = Посилання на ваше місце
web-seat-link-used = { $n ->
    [0] ним ще ніхто не скористався
    [one] ним прийшов { $n } пристрій
    [few] ним прийшли { $n } пристрої
   *[other] ним прийшло { $n } пристроїв
}
web-seat-link-revoke = Відкликати
web-seat-link-revoke-line = Пристрої, що прийшли за цим посиланням, втратять місце.
web-leave-seat = Нехай за мене грає бот
web-return-seat = Повернути моє місце
web-seed-hash = Хеш зерна:
web-seed = Зерно:
web-board-failed = Не вдалося завантажити поле цієї гри. У списку видно все.
web-as-list = Списком
web-as-board = Полем
web-larger = Розгорнути
web-smaller = Згорнути
web-fit = Усе поле
web-seat-asked = має відповісти
web-seat-ready = готово
web-seat-away = немає за столом
web-seat-passed = спасовано
web-thinking = думає
web-ready = готово
web-look-as = Далі за гравця { $name }
web-hand-over = Передати: { $name }
web-yes = так
web-no = ні
web-tab-others = Інші
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-scores = Рахунок
web-back-to-board = Назад до поля
web-as-table = Таблицею
web-as-bars = Смугами
web-you = ви
web-best-of-table = Найкраще за столом
web-your-place = Ви на місці { $place } з { $of }.
web-chat-write = Напишіть щось
web-send = Надіслати
web-winners =
    { $n ->
        [0] Партію програно.
        [one] Перемога: { $names }!
        [few] Спільна перемога: { $names }!
        [many] Спільна перемога: { $names }!
       *[other] Спільна перемога: { $names }!
    }
web-total = Разом
web-rematch = Зіграти ще
web-record = Запис гри
web-line-lost = Зв’язок зник. Пробуємо ще…
web-line-kept = Можна планувати далі; сказане збережено й буде надіслано один раз.
web-store-away = Сервер не має доступу до своєї бази даних. Нічого не втрачено: гра продовжиться сама, щойно доступ з’явиться.
web-line-closed = Цей стіл більше недоступний ({ $code }).
web-line-back = Зв’язок відновлено.
web-covered = Екран закрито, щоб ніхто не побачив чужих карт.
web-uncover = Я { $name }: показати мої карти
web-watching = Ви глядач.
web-watchers =
    { $n ->
        [one] { $n } глядач
        [few] { $n } глядачі
       *[other] { $n } глядачів
    }
web-sounds = Звуки
web-ask-name = Як вас звати?
web-just-watch = Лише дивитися
web-log-times = { $line } ({ $n } ×)
web-log-more = { $line } І ще { $n }.
web-log-show = Показати де
web-proposals =
    { $at ->
        [0] Способів: { $n }
       *[other] { $at } з { $n }
    }
web-proposal-before = Попередній спосіб
web-proposal-next = Наступний спосіб
web-try-now = Спробувати зараз

# У чому відмовляє сервер
error-no-connection = Сервер недоступний.
error-bad-request = Сервер цього не зрозумів.
error-bad-option = Налаштування «{ $option }» не підходить.
error-bad-seats = Місця не підходять до цієї гри.
error-bad-webhook = Цю адресу не можна використати: вона має починатися з https:// і бути в інтернеті.
error-unknown-game = Такої гри тут немає.
error-no-such-table = Такого столу немає.
error-no-such-seat = Такого місця немає.
error-seat-taken = Там уже хтось сидить.
error-not-your-seat = Це не ваше місце.
error-not-host = Це може зробити лише господар столу.
error-banned = Господар цього сайту вас не пускає.
error-still-here = Гравець відсутній ще замало часу.
error-muted = За цим столом глядачам не можна розмовляти.
error-not-open = Гра вже почалася.
error-not-over = Гра ще не завершилася.
error-bad-key = Це посилання вже недійсне.
error-who-are-you = Завантажте сторінку ще раз.
error-bad-origin = Ця сторінка не належить серверу.
error-too-many-tables = Відкрито забагато столів.
error-too-many-requests = Занадто швидко. Зачекайте хвилинку.
error-too-large = Це завелике.
error-not-found = Тут нічого немає.
error-table-frozen = Цю гру почато за старішими правилами, її не можна продовжити.
error-server-fault = На сервері щось пішло не так.
error-store-away = Сервер зараз не має доступу до своєї бази даних. Спробуйте за мить ще раз.
notice-bot-replaced = { $seat }: бот дав збій; за нього зроблено дозволений хід.
notice-seat-bot = { $seat }: далі грає бот.
notice-seat-time = { $seat }: час вийшов, далі грає бот.
notice-seat-person = { $seat } повертається.
why-beyond-decision = Це належить до наступного запитання: скажіть, коли запитають.
why-unknown-word = Стіл не знає такого слова.
why-stale = Тим часом стіл змінився. Погляньте ще раз.
why-cannot-undo = Цього вже не можна скасувати.
why-not-started = Гра ще не почалася.

# Сторінки навколо столів
web-pages = Сторінки
web-page-play = Грати
web-page-history = Історія
web-page-me = Я
web-try-again = Спробувати ще
web-continue = Продовжити
web-wait-for-you =
    { $n ->
        [0] { "" }
        [one] на вас чекає { $n } стіл
        [few] на вас чекають { $n } столи
        [many] на вас чекають { $n } столів
       *[other] на вас чекає { $n } стола
    }
web-all-tables = Усі столи: { $n }
web-fewer-tables = Менше столів (з { $n })
web-remove = Прибрати
web-play = Грати
web-look = Дивитися
web-round = раунд { $round }
web-round-of = раунд { $round } з { $rounds }
web-left = залишилося { $span }
web-games = Ігри
web-weight = складність
web-n-of-m = { $n } з { $m }
web-results = Результати
web-no-results = Тут з’явиться ваш перший результат.
web-bots = Боти
web-bots-note = від найслабшого
level-cadet-line = часто помиляється
level-pilot-line = відповідає відразу
level-captain-line = думає до 1 секунди
level-admiral-line = думає до 2 секунд
web-have-link = У мене є посилання
web-link-here = Посилання, яке ви отримали
web-link-wrong = Це посилання не веде до жодного столу тут.
web-go = Перейти
web-time-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
        [many] { $n } днів
       *[other] { $n } дня
    }
web-time-hours = { $n } год
web-time-minutes = { $n } хв
web-time-seconds = { $n } с
web-clock-none = без годинника
web-clock-live = Наживо
web-clock-by-move = На хід
web-clock-move = { $base } на хід
web-clock-game = { $base } на гру
web-clock-game-plus = { $base } + { $more } за хід
web-clock-length = Скільки часу
web-clock-zero = Коли час вийде, за це місце грає:
web-clock-none-line = Кожен думає скільки хоче. Замість гравця, який зник, можна покликати бота.
web-setup-title = Новий стіл: { $game }
web-setup-kept = Налаштування вашого останнього столу
web-setup-rules = Правила
web-setup-time = Час
web-setup-who = Хто може прийти
web-setup-order = Перетягніть місце, щоб змінити порядок
web-usual = звичайні
web-good-start = для початку
preset-first-game = Перша гра
preset-standard = Стандарт
preset-custom = Власний вибір
preset-own-worlds = Власні світи
preset-standard-line = Як у книзі правил. Тут нічого вирішувати.
preset-custom-line = Кожен параметр на ваш смак.
preset-race-first-game-line = Задані правилами початкові світи й карти.
preset-gaia-first-game-line = Задані правилами поле та фракції.
preset-federation-first-game-line = Виробництва та мегаструктури як надруковано.
preset-planet-own-worlds-line = Різні планети й корпорації, обрані по черзі.
web-kind-me = Я
web-kind-open = Друг
web-kind-bot = Бот
web-level = Рівень
web-that-is-you = це ви
web-seat-hot = теж за цим екраном
web-seat-by-link = за посиланням
web-seat-open-line = Ви отримаєте посилання та QR-код. Місце вільне, доки його хтось не займе.
web-seat-me-line = Ви. Якщо «Я» кілька, граєте за одним екраном: між ходами карти закрито.
web-name-of-seat = Ім’я на місці { $n }
web-by-link = лише за посиланням
web-on-first-page = на головній
web-watchers-welcome = Хто має посилання, може дивитися й писати. Господар столу може заборонити глядачам писати.
web-watchers-welcome-short = глядачам раді
web-more-options = Інші параметри
web-options-differ =
    { $n ->
        [0] усе стандартне
        [one] відмінний { $n }
        [few] відмінні { $n }
        [many] відмінних { $n }
       *[other] відмінних { $n }
    }
web-your-table = Ваш стіл
web-n-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
    }
web-summary-rules = { $rules }, { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
    }
web-start-with-bots = Почати відразу з ботами на вільних місцях
web-seats-free =
    { $n ->
        [one] Вільне { $n } місце. Гра почнеться, коли всі зберуться.
        [few] Вільні { $n } місця. Гра почнеться, коли всі зберуться.
        [many] Вільно { $n } місць. Гра почнеться, коли всі зберуться.
       *[other] Вільно { $n } місця. Гра почнеться, коли всі зберуться.
    }
web-sit-here-too = Сісти й тут
web-rename = змінити ім’я
web-keep = Зберегти
web-here = тут
web-came-by-link = тут за посиланням
web-played = У що гратимемо
web-then-plays = коли час вийде: { $level }
web-seed-published = Хеш зерна оприлюднено, тож ніхто не може підібрати тасування:
web-close-table = Закрити стіл
web-change-options = Вибрати інші параметри
web-save-options = Грати з цими
web-keep-options = Залишити як є
web-bring-friends = Покличте друзів
web-qr = QR-код посилання
web-qr-line = Наведіть камеру телефона: відкриється ця кімната, реєстрація не потрібна.
web-share-by = Поділитися …
web-invite-line = Хто прийде, спершу назветься, а тоді займе вільне місце або дивитиметься.
web-notify = Повідомити, коли почнеться
web-notify-turn = Повідомляти про мій хід
web-has-begun = Гра почалася.
web-archive-title = Минулі ігри
web-archive-game = Гра
web-archive-any = будь-яка
web-archive-player = Гравець
web-archive-since = Від
web-archive-until = До
web-archive-outcome = Результат
web-outcome-any = будь-який
web-outcome-won = моя перемога
web-outcome-lost = моя поразка
web-outcome-over = завершено
web-outcome-unfinished = не завершено
web-archive-search = Шукати
web-archive-more = Ще
web-archive-none = Таких ігор немає.
web-host-title = Сторінка господаря
web-host-key = Ключ
web-host-key-line = Ця сторінка — для того, хто тримає сервер. Ключ надруковано під час запуску, або це налаштування admin_key.
web-host-open = Відчинити
web-host-well = Усе гаразд
web-host-ill = Щось не так
web-host-store = База даних
web-host-writable = записує
web-host-not-writable = не записує
web-host-rules = Процеси правил
web-host-bots = Процеси ботів
web-host-servers = Сервери
web-host-tables = Столи в пам’яті
web-host-sockets = Відкриті з’єднання
web-host-waiting = у черзі: { $n }
web-host-message = Повідомлення дня
web-host-message-line = Його читають усі на першій сторінці. Порожнє — нічого не сказано.
web-host-search = Шукати столи й гостей: ім’я, гра або адреса
web-host-list-tables = Столи
web-host-list-guests = Гості
web-host-no-guests = Таких гостей немає.
web-host-status-open = чекає на гравців
web-host-status-playing = триває гра
web-host-status-over = зіграно
web-host-status-frozen = застигло: старі правила
web-host-status-away = прибрано
web-host-unmute = Дати глядачам слово
web-host-close = Прибрати
web-host-delete = Видалити
web-host-delete-sure = Видалити назавжди?
web-host-ban = Не впускати
web-host-ban-sure = Справді не впускати?
web-host-unban = Впустити знову
web-host-settings = Налаштування й межі
web-host-settings-line = Такими їх задано під час запуску; таємниць не показано. Змінюють їх у файлі, в середовищі або в командному рядку.
web-me-name = Як вас звати
web-me-name-line = Облікових записів немає: цей браузер пам’ятає, хто ви.
web-me-wishes = Що робить цей браузер
web-me-devices = Інші пристрої
web-me-devices-line = Будьте собою на іншому пристрої, з усіма своїми місцями.
web-me-link = Створити посилання
web-me-link-line = Діє { $minutes } хв. Хто відкриє, той стане вами: не давайте нікому.
web-me-phrase = Створити фразу
web-me-phrase-line = Запишіть її: вона поверне вас на будь-якому пристрої назавжди. Попередня фраза вже не діє.
web-me-have-phrase = Моя фраза з іншого пристрою
web-me-come = Це я
web-me-mail = Увійти поштою
web-me-mail-line = Ви отримаєте лист із посиланням. Воно робить будь-який пристрій вами, з усіма вашими місцями. Зберігається лише відбиток адреси.
web-me-mail-address = Ваша поштова адреса
web-me-mail-send = Надіслати лист
web-me-mail-sent = Якщо адреса правильна, лист уже в дорозі. Посилання діє { $minutes } хв.
web-me-webhook = Повідомляти деінде
web-me-webhook-line = Коли ваш хід, сервер надсилає рядок на цю адресу: наприклад, вебхук вашого месенджера. Щонайбільше раз на кілька хвилин, про всі столи одразу.
web-me-webhook-address = Адреса вебхука
web-me-webhook-on = Вам повідомлятимуть туди.
web-me-webhook-off = Більше нікуди не повідомляють.
web-me-save = Зберегти
web-me-same = Тепер цей пристрій — { $name }.
web-me-kept = Що про вас зберігається
web-me-kept-line = Ваше ім’я, місця, сказане за столами. Це можна забрати собі або стерти.
web-me-export = Забрати все
web-me-delete = Забути мене
web-me-delete-line = За вас гратимуть боти, а ваше ім’я зникне з усіх ігор. Цього не скасувати.
web-stay = Ні, лишити

# Кінець, годинник, відсутні гравці
web-you-win = Ви перемогли, { $best } проти { $next }
web-wins-over-you = Перемога: { $name }, { $best } проти ваших { $mine }
web-lasted-rounds =
    { $rounds ->
        [one] { $rounds } раунд, { $time }.
        [few] { $rounds } раунди, { $time }.
        [many] { $rounds } раундів, { $time }.
       *[other] { $rounds } раунду, { $time }.
    }
web-lasted = Гра тривала { $time }.
web-points-by-source = Очки за джерелом
web-points-by-round = Очки за раундами
web-score-single = Окремі карти
web-final-boards = Наприкінці
web-rematch-asked = Хтось хоче зіграти ще
web-seed-verified = Тасування збігається з оприлюдненим
web-seed-wrong = Тасування не збігається з оприлюдненим!
web-clock-left = { $name }: лишилося { $time }
web-clock-warns = Лишилося { $time }. Потім за вас грає { $level }.
web-gone = Зараз хід гравця { $name }, але його немає.
web-gone-soon = Бота можна покликати через { $time }.
web-call-bot = Нехай грає бот
web-wait = Чекати
web-put-away = Цей стіл прибрано.
web-take-up = Повернути стіл
web-bot-for-you = За вас грає бот.
web-mute = Заборонити глядачам писати
web-unmute = Дозволити глядачам писати
web-talk-hide = Не показувати повідомлень: { $name }
web-talk-hidden =
    { $n ->
        [one] Приховано { $n } повідомлення.
        [few] Приховано { $n } повідомлення.
        [many] Приховано { $n } повідомлень.
       *[other] Приховано { $n } повідомлення.
    }
web-talk-show = Показати знову
web-legend = пам’ятка
web-legend-line = Відкривається клавішею ? за столом; те, на що вказуєте, тут обведено.
web-print = Друкувати
web-close = Закрити
web-keys = Клавіші
web-key-arrows = ← →
web-key-arrows-line = ходити тим, що світиться
web-key-enter = Enter
web-key-enter-line = сказати, підтвердити
web-key-escape = Esc
web-key-escape-line = крок назад
web-key-shift-escape = Shift Esc
web-key-shift-escape-line = забрати назад усе, що можна
web-key-space = Пробіл
web-key-space-line = показати, що зробили інші
web-key-digits = 1–9
web-key-digits-line = натиснути кнопки внизу
web-key-legend = ?
web-key-legend-line = ця сторінка
web-hold = тримати
