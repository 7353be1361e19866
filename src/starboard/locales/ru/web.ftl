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
web-players-range = { $from ->
    [1] { $to ->
        [1] 1 игрок
       *[other] от 1 до { $to } игроков
    }
   *[other] от { $from } до { $to } игроков
}
web-your-tables = Ваши столы
web-no-tables = Вы ещё нигде не сидите.
web-open-tables = Открытые столы
web-no-open = Сейчас никто не ищет игроков.
web-your-turn = Ваш ход
web-waiting-for = Ждём: { $names }
web-status-open = Ждёт игроков
web-status-over = Завершено
web-status-frozen = Эта игра начата по старым правилам, её нельзя продолжить.

game-race = Race for the Galaxy
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
web-seat-bot = Бот: { $level }
web-choose-by-seat = Выбрать для каждого места
web-listed = Показывать этот стол на главной
web-open-table = Открыть стол
level-random = случайный
level-cadet = кадет
level-pilot = пилот
level-captain = капитан
level-admiral = адмирал

# До начала
web-waiting-room = Игра начнётся, как только не останется свободных мест.
web-share = Ссылка для друзей
web-copy = Копировать
web-copied = Скопировано
web-sit-down = Сесть
web-stand-up = Встать
web-add-bot = Добавить бота
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
        [most] { $n } из максимум { $most }
       *[range] { $n }, от { $least } до { $most }
    }
web-sum = вместе { $n }
web-in-future = В дальнейшем:
web-preferences = Постоянные ответы
web-on-offer = Можно выбрать
web-confirm = Подтвердить
web-undo = Отменить
web-undo-hint = Взять назад последнее действие, если никто ничего из него не узнал
web-undo-click-hint = Отменить последнее нажатие
web-take-back = Взять назад
web-plan-open = { $chosen }: а дальше?
web-plan-ask = { $chosen }?
web-plan-sent = { $chosen }: отправляется …
web-plan-final = Это нельзя будет взять назад.
web-danger-pass = Пас нельзя взять назад.
web-danger-left = Вы ещё могли бы выбрать: { $left }
web-danger-round = Это завершает раунд.
web-asking = Просить подтверждения
web-asking-always = для каждого действия
web-asking-final = только для того, что нельзя взять назад
web-asking-never = никогда
web-clear = Начать этот выбор заново
web-menu = Меню
web-notes = Примечания
web-device-link = Ссылка для другого устройства
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
web-seat-asked = должен ответить
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
web-your-place = Вы на месте { $place } из { $of }, очков: { $points }.
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
web-line-closed = Этот стол больше недоступен ({ $code }).
web-line-back = Связь восстановлена.
web-covered = Экран закрыт, чтобы никто не увидел чужую руку.
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
error-unknown-game = Такой игры здесь нет.
error-no-such-table = Такого стола нет.
error-no-such-seat = Такого места нет.
error-seat-taken = Там уже кто-то сидит.
error-not-your-seat = Это не ваше место.
error-not-host = Это может только хозяин стола.
error-banned = Хозяин этого сайта вас не пускает.
error-still-here = Игрока нет ещё слишком недолго.
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
notice-bot-replaced = Бот игрока { $seat } дал сбой; за него сделан допустимый ход.
notice-seat-bot = За { $seat } дальше играет бот.
notice-seat-time = Время { $seat } вышло: дальше играет бот.
notice-seat-person = { $seat } возвращается.
why-beyond-decision = Это относится к следующему вопросу: скажите, когда спросят.
why-unknown-word = Стол не знает такого слова.
why-stale = Тем временем стол изменился. Посмотрите ещё раз.
why-cannot-undo = Этого уже нельзя отменить.
why-not-started = Игра ещё не началась.
