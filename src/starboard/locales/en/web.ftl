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
web-set-up = Set up a table
web-players-range = { $from ->
    [1] { $to ->
        [1] 1 player
       *[other] 1 to { $to } players
    }
   *[other] { $from } to { $to } players
}
web-your-tables = Your tables
web-no-tables = You have not sat down anywhere yet.
web-open-tables = Open tables
web-no-open = Nobody is looking for players just now.
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
web-seat-bot = Bot: { $level }
web-choose-by-seat = Choose for each seat
web-listed = Show this table on the first page
web-open-table = Open the table
level-random = random
level-cadet = cadet
level-pilot = pilot
level-captain = captain
level-admiral = admiral

# Before the start
web-waiting-room = The game starts as soon as no seat is free.
web-share = Link for your friends
web-copy = Copy
web-copied = Copied
web-sit-down = Sit down
web-stand-up = Stand up
web-add-bot = Add a bot
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
web-asking = Ask me to confirm
web-asking-always = every act
web-asking-final = only what cannot be taken back
web-asking-never = never
web-clear = Start this choice again
web-menu = Menu
web-notes = Notes
web-device-link = Link for another device
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
web-your-place = You are number { $place } of { $of }, with { $points } points.
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
notice-bot-replaced = The bot of { $seat } failed; a legal word was said for it.
notice-seat-bot = A bot goes on for { $seat }.
notice-seat-time = Time is up for { $seat }: a bot goes on.
notice-seat-person = { $seat } is back.
why-beyond-decision = That belongs to the next question: say it when it is asked.
why-unknown-word = The table does not know this word.
why-stale = The table has changed in the meantime. Look again.
why-cannot-undo = That cannot be taken back any more.
why-not-started = The game has not started yet.
