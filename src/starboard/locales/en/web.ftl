# The pages.

web-title = Four space games, one table
web-subtitle = Play with friends or against bots, here in the page. No account, nothing to install.
web-home = Starboard: to the first page
web-language = Language
web-look-dark = Dark appearance
web-look-light = Light appearance
web-your-name = Your name
web-guest-name = Guest
web-play-now = Play now
web-set-up = Set up
web-players-range =
    { $to ->
        [1] 1 player
       *[other] { $from }–{ $to } players
    }
web-open-tables = Open tables
web-no-open = Nobody is looking for players just now. Open a table of your own.
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-status-open = Waiting for players
web-status-over = Finished
web-status-frozen = This game was made under older rules and cannot go on.

game-race = Race for the Galaxy
game-race-line = Settle worlds, build developments, sell goods. Everybody plays at the same time.
game-gaia = Gaia Project
game-gaia-line = Fourteen peoples make a galaxy their home, planet by planet.
game-planet = Planet Unknown
game-planet-line = Lay tiles on a planet of your own while the station turns.
game-federation = Federation
game-federation-line = Ambassadors, votes and missions in the senate of the five planets.

# Setting up a table
web-players = Players
web-seats = Seats
web-seat-n = Seat { $n }
web-seat-me = Me
web-seat-open = Free seat
web-choose-by-seat = Choose for each seat
web-open-table = Open the table
level-random = random
level-cadet = cadet
level-pilot = pilot
level-captain = captain
level-admiral = admiral

# Before the start
web-share = Link for your friends
web-copy = Copy the link
web-copied = Copied
web-sit-down = Sit down
web-stand-up = Stand up
web-add-bot = Put a bot here
web-free-seat = Free the seat

# At the table
web-prompt = What is asked
web-side = Others, log, chat
web-sheet = How much of the sheet shows
web-sheet-peek = only its edge
web-sheet-half = half
web-sheet-full = all of it
web-chosen =
    { $bounds ->
        [exact] { $n } of { $most }
        [most] { $n } of up to { $most }
       *[range] { $n }, from { $least } to { $most }
    }
web-sum = together { $n }
web-in-future = In future:
web-preferences = Standing answers
web-on-offer = On offer
web-confirm = Confirm
web-undo = Undo
web-undo-hint = Take back the last act, if nobody has learnt anything from it
web-undo-click-hint = Take back the last click
web-take-back = Take back
web-plan-open = { $chosen }: and then?
web-plan-ask = { $chosen }?
web-plan-sent = { $chosen }: sending …
web-plan-final = This cannot be taken back.
web-danger-pass = Passing cannot be taken back.
web-danger-left = You could still choose: { $left }
web-danger-round = This ends the round.
web-danger-setup = This ends the set-up: the game begins.
web-asking = Ask me to confirm
web-asking-always = every act
web-asking-final = only what cannot be taken back
web-asking-never = never
web-clear = Start this choice again
web-menu = Menu
web-notes = Notes
web-device-link = Link for another device
web-seat-links = Links to your seat
web-seat-link-used = { $n ->
    [0] nobody has come by it
    [one] { $n } device has come by it
   *[other] { $n } devices have come by it
}
web-seat-link-revoke = Revoke
web-seat-link-revoke-line = Devices that came by this link lose the seat.
web-leave-seat = Let a bot play for me
web-return-seat = Take my seat back
web-seed-hash = Hash of the seed:
web-seed = Seed:
web-board-failed = The board of this game could not be loaded. The list shows everything.
web-as-list = As a list
web-as-board = As a board
web-larger = Larger
web-smaller = Smaller
web-fit = All in sight
web-seat-asked = is asked
web-seat-ready = is ready
web-seat-away = is away
web-seat-passed = has passed
web-thinking = is thinking
web-ready = is ready
web-look-as = Go on as { $name }
web-hand-over = Hand over to { $name }
web-yes = yes
web-no = no
web-tab-others = Others
web-tab-log = Log
web-tab-chat = Chat
web-tab-scores = Scores
web-back-to-board = Back to the board
web-as-table = As a table
web-as-bars = As bars
web-you = you
web-best-of-table = Best of the table
web-your-place = You are number { $place } of { $of }.
web-chat-write = Write something
web-send = Send
web-winners =
    { $n ->
        [0] The game is lost.
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-total = Total
web-rematch = Play again
web-record = Record
web-line-lost = The connection is away. Trying again…
web-line-kept = You can go on planning; what you have said is kept and sent once.
web-store-away = The server cannot get at its database. Nothing is lost, and play goes on by itself when it is back.
web-line-closed = This table cannot be reached any more ({ $code }).
web-line-back = Back again.
web-covered = The screen is covered, so that nobody sees the hand of somebody else.
web-uncover = I am { $name }: show my cards
web-watching = You are watching.
web-watchers =
    { $n ->
        [one] one person watches
       *[other] { $n } people watch
    }
web-sounds = Sounds
web-ask-name = What are you called?
web-just-watch = Just watch
web-log-times = { $line } ({ $n } times)
web-log-more = { $line } And { $n } more.
web-log-show = Show where
web-proposals =
    { $at ->
        [0] { $n } ways
       *[other] { $at } of { $n }
    }
web-proposal-before = The way before
web-proposal-next = The next way
web-try-now = Try now

# What the server refuses
error-no-connection = The server cannot be reached.
error-bad-request = The server did not understand that.
error-bad-option = The option “{ $option }” does not fit.
error-bad-seats = The seats do not fit this game.
error-bad-webhook = This address cannot be used: it must begin with https:// and be out on the internet.
error-unknown-game = There is no such game here.
error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat.
error-seat-taken = Somebody sits there already.
error-not-your-seat = That is not your seat.
error-not-host = Only the host of the table can do that.
error-banned = The host of this site does not let you in.
error-still-here = They have not been away long enough.
error-muted = Spectators may not talk at this table.
error-not-open = The game has started already.
error-not-over = The game is not over yet.
error-bad-key = This link is not valid any more.
error-who-are-you = Please load the page again.
error-bad-origin = This page does not belong to the server.
error-too-many-tables = Too many tables are open.
error-too-many-requests = That was too fast. Wait a moment.
error-too-large = That is too large.
error-not-found = There is nothing here.
error-table-frozen = This game was made under older rules and cannot go on.
error-server-fault = Something went wrong on the server.
error-store-away = The server cannot get at its database just now. Try again in a moment.
notice-bot-replaced = The bot of { $seat } failed; a legal word was said for it.
notice-seat-bot = A bot goes on for { $seat }.
notice-seat-time = Time is up for { $seat }: a bot goes on.
notice-seat-person = { $seat } is back.
why-beyond-decision = That belongs to the next question: say it when it is asked.
why-unknown-word = The table does not know this word.
why-stale = The table has changed in the meantime. Look again.
why-cannot-undo = That cannot be taken back any more.
why-not-started = The game has not started yet.

# Pages around the tables
web-pages = Pages
web-page-play = Play
web-page-history = History
web-page-me = Me
web-try-again = Try again
web-continue = Continue
web-wait-for-you =
    { $n ->
        [0] { "" }
        [one] one table waits for you
       *[other] { $n } tables wait for you
    }
web-all-tables = All { $n } tables
web-fewer-tables = Fewer tables (of { $n })
web-remove = Remove
web-play = Play
web-look = Look
web-round = round { $round }
web-round-of = round { $round } of { $rounds }
web-left = { $span } left
web-games = Games
web-weight = weight
web-n-of-m = { $n } of { $m }
web-results = Results
web-no-results = Your first result will stand here.
web-bots = The bots
web-bots-note = weakest first
level-cadet-line = errs often
level-pilot-line = answers at once
level-captain-line = thinks up to 1 second
level-admiral-line = thinks up to 2 seconds
web-have-link = I have a link
web-link-here = The link that you were given
web-link-wrong = This link leads to no table here.
web-go = Go
web-time-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-time-hours = { $n } h
web-time-minutes = { $n } min
web-time-seconds = { $n } s
web-clock-none = no clock
web-clock-live = Live
web-clock-by-move = By the move
web-clock-move = { $base } a move
web-clock-game = { $base } for the game
web-clock-game-plus = { $base } + { $more } a move
web-clock-length = How much time
web-clock-zero = When time is up, the seat is played on by:
web-clock-none-line = Everybody takes as long as they like. For a player who has gone, a bot can be called.
web-setup-title = Set up { $game }
web-setup-kept = The settings of your last table
web-setup-rules = Rules
web-setup-time = Time
web-setup-who = Who may come
web-setup-order = Drag a seat to change the order
web-usual = usual
web-good-start = good start
preset-first-game = First game
preset-standard = Standard
preset-custom = Custom
preset-own-worlds = Own worlds
preset-standard-line = As the rulebook says. Nothing to decide here.
preset-custom-line = Every option as you like it.
preset-race-first-game-line = The fixed start worlds and hands of the rulebook.
preset-gaia-first-game-line = The fixed map and factions of the rulebook.
preset-federation-first-game-line = Productions and megastructures as printed.
preset-planet-own-worlds-line = Planets and corporations of different kinds, chosen in turn.
web-kind-me = Me
web-kind-open = Friend
web-kind-bot = Bot
web-level = Level
web-that-is-you = that is you
web-seat-hot = at this screen too
web-seat-by-link = by link
web-seat-open-line = You get a link and a QR code to send. The seat stays free until somebody takes it.
web-seat-me-line = You. More than one “Me” makes a hot seat: hands are covered between turns.
web-name-of-seat = Name at seat { $n }
web-by-link = only by link
web-on-first-page = on the first page
web-watchers-welcome = Whoever has the link may look on and talk. The host may silence watchers.
web-watchers-welcome-short = watchers welcome
web-more-options = More options
web-options-differ =
    { $n ->
        [0] all standard
        [one] one differs
       *[other] { $n } differ
    }
web-your-table = Your table
web-n-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-summary-rules = { $rules }, { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-start-with-bots = Start at once with bots on the free seats
web-seats-free =
    { $n ->
        [one] One seat is free. The game begins when nobody is missing.
       *[other] { $n } seats are free. The game begins when nobody is missing.
    }
web-sit-here-too = Sit here too
web-rename = change name
web-keep = Keep
web-here = here
web-came-by-link = came by link
web-played = What will be played
web-then-plays = when time is up: { $level }
web-seed-published = The hash of the seed is published, so that nobody can choose the shuffle:
web-close-table = Close the table
web-change-options = Choose other options
web-save-options = Play by these
web-keep-options = Keep them as they are
web-bring-friends = Bring your friends
web-qr = QR code of the link
web-qr-line = Point a phone's camera at it. It opens this room; no account is needed.
web-share-by = Share …
web-invite-line = Whoever comes is asked for a name first, and then takes a free seat or watches.
web-notify = Tell me when it begins
web-notify-turn = Tell me when it is my turn
web-has-begun = The game has begun.
web-archive-title = Games of the past
web-archive-game = Game
web-archive-any = any
web-archive-player = Player
web-archive-since = From
web-archive-until = To
web-archive-outcome = Result
web-outcome-any = any
web-outcome-won = I won
web-outcome-lost = I lost
web-outcome-over = finished
web-outcome-unfinished = not finished
web-archive-search = Search
web-archive-more = More
web-archive-none = No such games.
web-host-title = The host's page
web-host-key = The key
web-host-key-line = This page is for whoever runs the server. The key was printed when it started, or is the setting admin_key.
web-host-open = Open
web-host-well = All is well
web-host-ill = Something is wrong
web-host-store = Database
web-host-writable = can be written
web-host-not-writable = cannot be written
web-host-rules = Rules at work
web-host-bots = Bots at work
web-host-servers = Servers
web-host-tables = Tables in memory
web-host-sockets = Open connections
web-host-waiting = { $n } waiting
web-host-message = Message of the day
web-host-message-line = Everybody reads it on the first page. Empty: nothing is said.
web-host-search = Search tables and guests: name, game or address
web-host-list-tables = Tables
web-host-list-guests = Guests
web-host-no-guests = No such guests.
web-host-status-open = waits for players
web-host-status-playing = is being played
web-host-status-over = finished
web-host-status-frozen = frozen: older rules
web-host-status-away = put away
web-host-unmute = Let watchers talk
web-host-close = Put away
web-host-delete = Delete
web-host-delete-sure = Delete for ever?
web-host-ban = Shut out
web-host-ban-sure = Really shut out?
web-host-unban = Let in again
web-host-settings = Settings and limits
web-host-settings-line = As the server was started with; secrets are not shown. They are changed in the file, in the environment or on the command line.
web-me-name = What you are called
web-me-name-line = There are no accounts: this browser remembers who you are.
web-me-wishes = What this browser does
web-me-devices = Other devices
web-me-devices-line = Be the same person on another device, with all your seats.
web-me-link = Make a link
web-me-link-line = It holds for { $minutes } minutes. Whoever opens it is you: give it to nobody.
web-me-phrase = Make a phrase
web-me-phrase-line = Write it down: it brings you back on any device, for ever. An older phrase is void now.
web-me-have-phrase = My phrase of another device
web-me-come = That is me
web-me-mail = Sign in by mail
web-me-mail-line = You get a letter with a link. It makes any device you, with all your seats. Only a fingerprint of the address is kept.
web-me-mail-address = Your mail address
web-me-mail-send = Send the letter
web-me-mail-sent = If the address is right, a letter is on its way. Its link holds for { $minutes } minutes.
web-me-webhook = Tell me elsewhere
web-me-webhook-line = When it is your turn, the server posts a line to this address: for instance a webhook of your chat program. At most one every few minutes, about all tables at once.
web-me-webhook-address = Address of a webhook
web-me-webhook-on = You will be told there.
web-me-webhook-off = You are told nowhere else.
web-me-save = Save
web-me-same = This device is { $name } now.
web-me-kept = What is kept about you
web-me-kept-line = Your name, your seats, what you said at tables. You may take it home or have it forgotten.
web-me-export = Take everything home
web-me-delete = Forget me
web-me-delete-line = Bots will play on for you, and your name disappears from all games. This cannot be taken back.
web-stay = No, stay

# The end, clocks, players who have gone
web-you-win = You win, { $best } to { $next }
web-wins-over-you = { $name } wins, { $best } to your { $mine }
web-lasted-rounds =
    { $rounds ->
        [one] One round, { $time }.
       *[other] { $rounds } rounds, { $time }.
    }
web-lasted = It took { $time }.
web-points-by-source = Points by source
web-points-by-round = Points by round
web-score-single = Single cards
web-final-boards = At the end
web-rematch-asked = Somebody wants to play again
web-seed-verified = The shuffle is the published one
web-seed-wrong = The shuffle is not the published one!
web-clock-left = { $name }: { $time } left
web-clock-warns = { $time } left. Then { $level } plays on for you.
web-gone = { $name } is not here, and it is their turn.
web-gone-soon = A bot can be called in { $time }.
web-call-bot = A bot plays on
web-wait = Wait
web-put-away = This table has been put away.
web-take-up = Take it up again
web-bot-for-you = A bot plays for you.
web-mute = Silence watchers
web-unmute = Let watchers talk
web-talk-hide = Hide what { $name } writes
web-talk-hidden =
    { $n ->
        [one] One message is hidden.
       *[other] { $n } messages are hidden.
    }
web-talk-show = Show again
web-legend = player aid
web-legend-line = Opens with ? at the table; what you point at is ringed here.
web-print = Print
web-close = Close
web-keys = Keys
web-key-arrows = ← →
web-key-arrows-line = walk over what glows
web-key-enter = Enter
web-key-enter-line = say it, confirm
web-key-escape = Esc
web-key-escape-line = take one step back
web-key-shift-escape = Shift Esc
web-key-shift-escape-line = take everything back that may be
web-key-space = Space
web-key-space-line = show what the others did
web-key-digits = 1–9
web-key-digits-line = press the buttons below
web-key-legend = ?
web-key-legend-line = this page
web-hold = hold
