# Puslapiai.

web-title = Keturi kosmoso žaidimai prie vieno stalo
web-subtitle = Žaiskite su draugais arba prieš botus čia pat, puslapyje. Be registracijos ir diegimo.
web-home = Starboard: į pradžią
web-language = Kalba
web-look-dark = Tamsi išvaizda
web-look-light = Šviesi išvaizda
web-your-name = Jūsų vardas
web-guest-name = Svečias
web-play-now = Žaisti
web-set-up = Naujas stalas
web-players-range = { $from ->
    [1] { $to ->
        [1] 1 žaidėjas
       *[other] Žaidėjų: 1–{ $to }
    }
   *[other] Žaidėjų: { $from }–{ $to }
}
web-your-tables = Jūsų stalai
web-no-tables = Jūs dar niekur nesėdite.
web-open-tables = Atviri stalai
web-no-open = Šiuo metu niekas neieško žaidėjų.
web-your-turn = Jūsų eilė
web-waiting-for = Laukiama: { $names }
web-status-open = Laukia žaidėjų
web-status-over = Baigta
web-status-frozen = Šis žaidimas pradėtas pagal senesnes taisykles ir negali būti tęsiamas.

game-race = Lenktynės dėl Galaktikos
game-race-line = Kolonizuokite pasaulius, statykite išsivystymus, parduokite resursus. Visi žaidžia vienu metu.
game-gaia = Gaia Project
game-gaia-line = Keturiolika tautų planeta po planetos apgyvendina galaktiką.
game-planet = Planet Unknown
game-planet-line = Dėkite plyteles savo planetoje, kol sukasi stotis.
game-federation = Federation
game-federation-line = Pasiuntiniai, balsavimai ir misijos penkių planetų senate.

# Naujas stalas
web-players = Žaidėjai
web-seats = Vietos
web-seat-n = { $n } vieta
web-seat-me = Aš
web-seat-open = Laisva vieta
web-seat-bot = Botas: { $level }
web-choose-by-seat = Pasirinkti kiekvienai vietai
web-listed = Rodyti šį stalą pradiniame puslapyje
web-open-table = Atidaryti stalą
level-random = atsitiktinis
level-cadet = kadetas
level-pilot = pilotas
level-captain = kapitonas
level-admiral = admirolas

# Prieš pradžią
web-waiting-room = Žaidimas prasidės, kai nebeliks laisvų vietų.
web-share = Nuoroda draugams
web-copy = Kopijuoti
web-copied = Nukopijuota
web-sit-down = Sėstis
web-stand-up = Stotis
web-add-bot = Pridėti botą
web-free-seat = Atlaisvinti vietą

# Prie stalo
web-prompt = Ko klausiama
web-side = Varžovai, žurnalas, pokalbis
web-sheet = Kiek skydelio matyti
web-sheet-peek = tik kraštas
web-sheet-half = pusė
web-sheet-full = visas
web-chosen =
    { $bounds ->
        [exact] { $n } iš { $most }
        [most] { $n } iš daugiausiai { $most }
       *[range] { $n }, nuo { $least } iki { $most }
    }
web-sum = iš viso { $n }
web-in-future = Toliau:
web-preferences = Nuolatiniai atsakymai
web-on-offer = Galima rinktis
web-confirm = Patvirtinti
web-undo = Atšaukti
web-undo-hint = Atsiimti paskutinį veiksmą, jei niekas iš jo nieko nesužinojo
web-undo-click-hint = Atšaukti paskutinį spustelėjimą
web-take-back = Atsiimti
web-plan-open = { $chosen }: o toliau?
web-plan-ask = { $chosen }?
web-plan-sent = { $chosen }: siunčiama …
web-plan-final = To atsiimti nebus galima.
web-danger-pass = Paso atsiimti negalima.
web-danger-left = Dar galėtumėte pasirinkti: { $left }
web-danger-round = Tai užbaigia raundą.
web-asking = Prašyti patvirtinimo
web-asking-always = kiekvienam veiksmui
web-asking-final = tik tam, ko nebus galima atsiimti
web-asking-never = niekada
web-clear = Pradėti šį pasirinkimą iš naujo
web-menu = Meniu
web-notes = Pastabos
web-device-link = Nuoroda kitam įrenginiui
web-leave-seat = Tegul už mane žaidžia botas
web-return-seat = Grįžti į savo vietą
web-seed-hash = Sėklos maiša:
web-seed = Sėkla:
web-board-failed = Nepavyko įkelti šio žaidimo lentos. Sąraše matyti viskas.
web-as-list = Sąrašu
web-as-board = Lenta
web-larger = Išskleisti
web-smaller = Suskleisti
web-fit = Visas laukas
web-seat-asked = turi atsakyti
web-seat-ready = pasiruošę
web-seat-away = nėra prie stalo
web-seat-passed = praleido
web-thinking = galvoja
web-ready = pasiruošęs
web-look-as = Toliau už žaidėją { $name }
web-hand-over = Perduoti: { $name }
web-yes = taip
web-no = ne
web-tab-others = Kiti
web-tab-log = Žurnalas
web-tab-chat = Pokalbis
web-tab-scores = Taškai
web-back-to-board = Atgal prie lauko
web-as-table = Lentele
web-as-bars = Juostomis
web-you = jūs
web-best-of-table = Geriausi prie stalo
web-your-place = Jūsų vieta: { $place } iš { $of }, taškų: { $points }.
web-chat-write = Parašykite ką nors
web-send = Siųsti
web-winners =
    { $n ->
        [0] Žaidimas pralaimėtas.
        [one] Laimi { $names }!
        [few] Pergale dalijasi { $names }!
       *[other] Pergale dalijasi { $names }!
    }
web-total = Iš viso
web-rematch = Žaisti dar kartą
web-record = Žaidimo įrašas
web-line-lost = Ryšys nutrūko. Bandoma vėl…
web-line-closed = Šis stalas nebepasiekiamas ({ $code }).
web-line-back = Ryšys atkurtas.
web-covered = Ekranas uždengtas, kad niekas nematytų svetimos rankos.
web-uncover = Aš – { $name }: rodyti mano kortas
web-watching = Jūs stebite.
web-watchers =
    { $n ->
        [one] { $n } stebėtojas
        [few] { $n } stebėtojai
       *[other] { $n } stebėtojų
    }
web-sounds = Garsai
web-ask-name = Kuo jūs vardu?
web-just-watch = Tik žiūrėti
web-log-times = { $line } ({ $n } k.)
web-log-more = { $line } Ir dar { $n }.
web-log-show = Parodyti kur
web-proposals =
    { $at ->
        [0] Būdų: { $n }
       *[other] { $at } iš { $n }
    }
web-proposal-before = Ankstesnis būdas
web-proposal-next = Kitas būdas
web-try-now = Bandyti dabar

# Ko serveris neleidžia
error-no-connection = Serveris nepasiekiamas.
error-bad-request = Serveris to nesuprato.
error-bad-option = Parinktis „{ $option }“ netinka.
error-bad-seats = Vietos netinka šiam žaidimui.
error-unknown-game = Tokio žaidimo čia nėra.
error-no-such-table = Tokio stalo nėra.
error-no-such-seat = Tokios vietos nėra.
error-seat-taken = Ten jau kažkas sėdi.
error-not-your-seat = Tai ne jūsų vieta.
error-not-host = Tai gali tik stalo šeimininkas.
error-banned = Šios svetainės šeimininkas jūsų neįleidžia.
error-still-here = Žaidėjo nėra dar per trumpai.
error-muted = Prie šio stalo žiūrovai kalbėti negali.
error-not-open = Žaidimas jau prasidėjo.
error-not-over = Žaidimas dar nesibaigė.
error-bad-key = Ši nuoroda nebegalioja.
error-who-are-you = Įkelkite puslapį iš naujo.
error-bad-origin = Šis puslapis nepriklauso serveriui.
error-too-many-tables = Atidaryta per daug stalų.
error-too-many-requests = Per greitai. Truputį palaukite.
error-too-large = Tai per daug.
error-not-found = Čia nieko nėra.
error-table-frozen = Šis žaidimas pradėtas pagal senesnes taisykles ir negali būti tęsiamas.
error-server-fault = Serveryje kažkas nepavyko.
notice-bot-replaced = Žaidėjo { $seat } botas sugedo; už jį pasakytas leistinas žodis.
notice-seat-bot = Už { $seat } toliau žaidžia botas.
notice-seat-time = { $seat } laikas baigėsi: toliau žaidžia botas.
notice-seat-person = { $seat } sugrįžo.
why-beyond-decision = Tai priklauso kitam klausimui: pasakykite, kai bus paklausta.
why-unknown-word = Stalas tokio žodžio nežino.
why-stale = Tuo tarpu stalas pasikeitė. Pažiūrėkite dar kartą.
why-cannot-undo = To nebegalima atšaukti.
why-not-started = Žaidimas dar neprasidėjo.
