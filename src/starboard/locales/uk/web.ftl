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
web-players-range = { $from ->
    [1] { $to ->
        [1] 1 гравець
       *[other] від 1 до { $to } гравців
    }
   *[other] від { $from } до { $to } гравців
}
web-your-tables = Ваші столи
web-no-tables = Ви ще ніде не сидите.
web-open-tables = Відкриті столи
web-no-open = Зараз ніхто не шукає гравців.
web-your-turn = Ваш хід
web-waiting-for = Чекаємо: { $names }
web-status-open = Чекає на гравців
web-status-over = Завершено
web-status-frozen = Цю гру почато за старішими правилами, її не можна продовжити.

game-race = Race for the Galaxy
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
web-seat-bot = Бот: { $level }
web-choose-by-seat = Обрати для кожного місця
web-listed = Показувати цей стіл на головній
web-open-table = Відкрити стіл
level-random = випадковий
level-cadet = кадет
level-pilot = пілот
level-captain = капітан
level-admiral = адмірал

# До початку
web-waiting-room = Гра почнеться, щойно не залишиться вільних місць.
web-share = Посилання для друзів
web-copy = Копіювати
web-copied = Скопійовано
web-sit-down = Сісти
web-stand-up = Встати
web-add-bot = Додати бота
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
        [most] { $n } з максимум { $most }
       *[range] { $n }, від { $least } до { $most }
    }
web-sum = разом { $n }
web-in-future = Надалі:
web-preferences = Постійні відповіді
web-on-offer = Можна обрати
web-confirm = Підтвердити
web-undo = Скасувати
web-undo-hint = Забрати назад останню дію, якщо ніхто нічого з неї не дізнався
web-undo-click-hint = Забрати назад останнє клацання
web-take-back = Забрати хід
web-plan-open = { $chosen }: а далі?
web-plan-ask = { $chosen }?
web-plan-sent = { $chosen }: надсилається …
web-plan-final = Цього не можна буде забрати назад.
web-danger-pass = Пас не можна забрати назад.
web-danger-left = Ви ще могли б обрати: { $left }
web-danger-round = Це завершує раунд.
web-asking = Просити підтвердження
web-asking-always = для кожної дії
web-asking-final = лише для того, чого не можна забрати назад
web-asking-never = ніколи
web-clear = Почати цей вибір спочатку
web-menu = Меню
web-notes = Примітки
web-device-link = Посилання для іншого пристрою
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
web-your-place = Ви на місці { $place } з { $of }, очок: { $points }.
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
web-line-closed = Цей стіл більше недоступний ({ $code }).
web-line-back = Зв’язок відновлено.
web-covered = Екран закрито, щоб ніхто не побачив чужої руки.
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
error-unknown-game = Такої гри тут немає.
error-no-such-table = Такого столу немає.
error-no-such-seat = Такого місця немає.
error-seat-taken = Там уже хтось сидить.
error-not-your-seat = Це не ваше місце.
error-not-host = Це може лише господар столу.
error-banned = Господар цього сайту вас не пускає.
error-still-here = Гравця немає ще надто недовго.
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
notice-bot-replaced = Бот гравця { $seat } дав збій; за нього зроблено дозволений хід.
notice-seat-bot = За { $seat } далі грає бот.
notice-seat-time = Час { $seat } вийшов: далі грає бот.
notice-seat-person = { $seat } повертається.
why-beyond-decision = Це належить до наступного запитання: скажіть, коли запитають.
why-unknown-word = Стіл не знає такого слова.
why-stale = Тим часом стіл змінився. Погляньте ще раз.
why-cannot-undo = Цього вже не можна скасувати.
why-not-started = Гра ще не почалася.
