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
web-players-range =
    { $to ->
        [1] 1 žaidėjas
       *[other] { $from }–{ $to } žaidėjų
    }
web-open-tables = Atviri stalai
web-no-open = Šiuo metu niekas neieško žaidėjų. Atverkite savo stalą.
web-your-turn = Jūsų eilė
web-waiting-for = Laukiama: { $names }
web-status-open = Laukia žaidėjų
web-status-over = Baigta
web-status-frozen = Šis žaidimas pradėtas pagal senesnes taisykles ir negali būti tęsiamas.

game-race = Lenktynės dėl Galaktikos
game-race-line = Kolonizuokite pasaulius, statykite išsivystymus, parduokite resursus. Visi žaidžia vienu metu.
game-gaia = Gajos projektas
game-gaia-line = Keturiolika tautų planeta po planetos apgyvendina galaktiką.
game-planet = Nežinoma planeta
game-planet-line = Dėkite plyteles savo planetoje, kol sukasi stotis.
game-federation = Federacija
game-federation-line = Ambasadoriai, balsavimai ir misijos penkių planetų senate.

# Naujas stalas
web-players = Žaidėjai
web-seats = Vietos
web-seat-n = { $n } vieta
web-seat-me = Aš
web-seat-open = Laisva vieta
web-choose-by-seat = Pasirinkti kiekvienai vietai
web-open-table = Atidaryti stalą
level-random = atsitiktinis
level-cadet = kadetas
level-pilot = pilotas
level-captain = kapitonas
level-admiral = admirolas

# Prieš pradžią
web-share = Nuoroda draugams
web-copy = Kopijuoti nuorodą
web-copied = Nukopijuota
web-sit-down = Sėstis
web-stand-up = Stotis
web-add-bot = Pasodinti botą
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
        [most] { $n }, daugiausia { $most }
       *[range] { $n }, nuo { $least } iki { $most }
    }
web-sum = iš viso { $n }
web-in-future = Toliau:
web-preferences = Nuolatiniai atsakymai
web-on-offer = Galima rinktis
web-confirm = Patvirtinti
web-undo = Atšaukti
web-undo-hint = Atšaukti paskutinį veiksmą, jei niekas iš jo nieko nesužinojo
web-undo-click-hint = Atšaukti paskutinį spustelėjimą
web-take-back = Atsiimti
web-plan-open = { $chosen }: o toliau?
web-plan-ask = { $chosen }?
web-plan-sent = { $chosen }: siunčiama …
web-plan-final = To atšaukti nebus galima.
web-danger-pass = Praleidimo atšaukti negalima.
web-danger-left = Dar galėtumėte pasirinkti: { $left }
web-danger-round = Tai užbaigia raundą.
web-danger-setup = Tai užbaigia pasiruošimą: žaidimas prasideda.
web-asking = Prašyti patvirtinimo
web-asking-always = kiekvienam veiksmui
web-asking-final = tik tam, ko nebus galima atšaukti
web-asking-never = niekada
web-clear = Pradėti šį pasirinkimą iš naujo
web-menu = Meniu
web-notes = Pastabos
web-device-link = Nuoroda kitam įrenginiui
web-seat-links = Nuorodos į jūsų vietą
web-seat-link-used = { $n ->
    [0] ja dar niekas nepasinaudojo
    [one] ja atėjo { $n } įrenginys
    [few] ja atėjo { $n } įrenginiai
   *[other] ja atėjo { $n } įrenginių
}
web-seat-link-revoke = Atšaukti
web-seat-link-revoke-line = Šia nuoroda atėję įrenginiai neteks vietos.
web-leave-seat = Tegul už mane žaidžia botas
web-return-seat = Grįžti į savo vietą
web-seed-hash = Sėklos maiša:
web-seed = Sėkla:
web-board-failed = Nepavyko įkelti šio žaidimo lentos. Sąraše matyti viskas.
web-as-list = Sąrašu
web-as-board = Lenta
web-larger = Išskleisti
web-smaller = Suskleisti
web-fit = Rodyti viską
web-seat-asked = turi atsakyti
web-seat-ready = pasiruošta
web-seat-away = nėra prie stalo
web-seat-passed = praleido
web-thinking = galvoja
web-ready = pasiruošta
web-look-as = Toliau už žaidėją { $name }
web-hand-over = Perduoti: { $name }
web-yes = taip
web-no = ne
web-tab-others = Kiti
web-tab-log = Žurnalas
web-tab-chat = Pokalbis
web-tab-scores = Taškai
web-back-to-board = Atgal prie lentos
web-as-table = Lentele
web-as-bars = Juostomis
web-you = jūs
web-best-of-table = Geriausi prie stalo
web-your-place = Jūsų vieta: { $place } iš { $of }.
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
web-line-kept = Galite planuoti toliau; kas pasakyta, išsaugota ir bus išsiųsta vieną kartą.
web-store-away = Serveris nepasiekia savo duomenų bazės. Niekas neprarasta: kai tik ryšys atsiras, žaidimas tęsis savaime.
web-line-closed = Šis stalas nebepasiekiamas ({ $code }).
web-line-back = Ryšys atkurtas.
web-covered = Ekranas uždengtas, kad niekas nematytų svetimų kortų.
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
error-bad-webhook = Šio adreso naudoti negalima: jis turi prasidėti https:// ir būti internete.
error-unknown-game = Tokio žaidimo čia nėra.
error-no-such-table = Tokio stalo nėra.
error-no-such-seat = Tokios vietos nėra.
error-seat-taken = Ten jau kažkas sėdi.
error-not-your-seat = Tai ne jūsų vieta.
error-not-host = Tai gali padaryti tik stalo šeimininkas.
error-banned = Šios svetainės šeimininkas jūsų neįleidžia.
error-still-here = Žaidėjas pasitraukęs dar per neseniai.
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
error-store-away = Serveris dabar nepasiekia savo duomenų bazės. Po akimirkos pabandykite dar kartą.
notice-bot-replaced = { $seat }: botas sugedo; už jį atliktas leistinas ėjimas.
notice-seat-bot = { $seat }: toliau žaidžia botas.
notice-seat-time = { $seat }: laikas baigėsi, toliau žaidžia botas.
notice-seat-person = { $seat } sugrįžo.
why-beyond-decision = Tai priklauso kitam klausimui: pasakykite, kai bus paklausta.
why-unknown-word = Stalas tokio žodžio nežino.
why-stale = Tuo tarpu stalas pasikeitė. Pažiūrėkite dar kartą.
why-cannot-undo = To nebegalima atšaukti.
why-not-started = Žaidimas dar neprasidėjo.

# Puslapiai aplink stalus
web-pages = Puslapiai
web-page-play = Žaisti
web-page-history = Istorija
web-page-me = Aš
web-try-again = Bandyti dar kartą
web-continue = Tęsti
web-wait-for-you =
    { $n ->
        [0] { "" }
        [one] jūsų laukia { $n } stalas
        [few] jūsų laukia { $n } stalai
        [many] jūsų laukia { $n } stalo
       *[other] jūsų laukia { $n } stalų
    }
web-all-tables = Visi stalai: { $n }
web-fewer-tables = Mažiau stalų (iš { $n })
web-remove = Pašalinti
web-play = Žaisti
web-look = Žiūrėti
web-round = { $round } raundas
web-round-of = { $round } raundas iš { $rounds }
web-left = liko { $span }
web-games = Žaidimai
web-weight = sudėtingumas
web-n-of-m = { $n } iš { $m }
web-results = Rezultatai
web-no-results = Čia atsiras jūsų pirmasis rezultatas.
web-bots = Botai
web-bots-note = nuo silpniausio
level-cadet-line = dažnai klysta
level-pilot-line = atsako iškart
level-captain-line = galvoja iki 1 sekundės
level-admiral-line = galvoja iki 2 sekundžių
web-have-link = Turiu nuorodą
web-link-here = Nuoroda, kurią gavote
web-link-wrong = Ši nuoroda čia neveda prie jokio stalo.
web-go = Eiti
web-time-days =
    { $n ->
        [one] { $n } diena
        [few] { $n } dienos
        [many] { $n } dienos
       *[other] { $n } dienų
    }
web-time-hours = { $n } val.
web-time-minutes = { $n } min.
web-time-seconds = { $n } s
web-clock-none = be laikrodžio
web-clock-live = Gyvai
web-clock-by-move = Ėjimui
web-clock-move = { $base } ėjimui
web-clock-game = { $base } žaidimui
web-clock-game-plus = { $base } + { $more } už ėjimą
web-clock-length = Kiek laiko
web-clock-zero = Laikui pasibaigus, už šią vietą žaidžia:
web-clock-none-line = Kiekvienas galvoja, kiek nori. Vietoj dingusio žaidėjo galima pakviesti botą.
web-setup-title = Naujas stalas: { $game }
web-setup-kept = Jūsų paskutinio stalo nustatymai
web-setup-rules = Taisyklės
web-setup-time = Laikas
web-setup-who = Kas gali ateiti
web-setup-order = Vilkite vietą, kad pakeistumėte tvarką
web-usual = įprastos
web-good-start = pradžiai
preset-first-game = Pirmasis žaidimas
preset-standard = Standartinis
preset-custom = Savas
preset-own-worlds = Savi pasauliai
preset-standard-line = Kaip taisyklių knygoje. Čia nieko spręsti nereikia.
preset-custom-line = Kiekviena parinktis, kaip norite.
preset-race-first-game-line = Taisyklių knygoje nustatyti pradiniai pasauliai ir kortos.
preset-gaia-first-game-line = Taisyklių knygoje nustatytas žemėlapis ir frakcijos.
preset-federation-first-game-line = Gamyklos ir megastatiniai, kaip atspausdinta.
preset-planet-own-worlds-line = Skirtingos planetos ir korporacijos, renkamos paeiliui.
web-kind-me = Aš
web-kind-open = Draugas
web-kind-bot = Botas
web-level = Lygis
web-that-is-you = tai jūs
web-seat-hot = taip pat prie šio ekrano
web-seat-by-link = pagal nuorodą
web-seat-open-line = Gausite nuorodą ir QR kodą. Vieta laisva, kol kas nors ją užims.
web-seat-me-line = Jūs. Jei „Aš“ keli, žaidžiate prie vieno ekrano: tarp ėjimų kortos uždengiamos.
web-name-of-seat = Vardas { $n } vietoje
web-by-link = tik pagal nuorodą
web-on-first-page = pirmajame puslapyje
web-watchers-welcome = Kas turi nuorodą, gali stebėti ir rašyti. Šeimininkas gali nutildyti žiūrovus.
web-watchers-welcome-short = žiūrovai laukiami
web-more-options = Kitos parinktys
web-options-differ =
    { $n ->
        [0] viskas standartiška
        [one] skiriasi { $n }
        [few] skiriasi { $n }
        [many] skiriasi { $n }
       *[other] skiriasi { $n }
    }
web-your-table = Jūsų stalas
web-n-players =
    { $n ->
        [one] { $n } žaidėjas
        [few] { $n } žaidėjai
        [many] { $n } žaidėjo
       *[other] { $n } žaidėjų
    }
web-summary-rules = { $rules }, { $n ->
        [one] { $n } žaidėjas
        [few] { $n } žaidėjai
        [many] { $n } žaidėjo
       *[other] { $n } žaidėjų
    }
web-start-with-bots = Pradėti iškart su botais laisvose vietose
web-seats-free =
    { $n ->
        [one] Laisva { $n } vieta. Žaidimas prasidės, kai visi susirinks.
        [few] Laisvos { $n } vietos. Žaidimas prasidės, kai visi susirinks.
        [many] Laisva { $n } vietos. Žaidimas prasidės, kai visi susirinks.
       *[other] Laisva { $n } vietų. Žaidimas prasidės, kai visi susirinks.
    }
web-sit-here-too = Sėsti ir čia
web-rename = keisti vardą
web-keep = Išsaugoti
web-here = čia
web-came-by-link = atėjo pagal nuorodą
web-played = Kas bus žaidžiama
web-then-plays = laikui pasibaigus: { $level }
web-seed-published = Sėklos maiša paskelbta, tad niekas negali parinkti maišymo:
web-close-table = Uždaryti stalą
web-change-options = Pasirinkti kitas parinktis
web-save-options = Žaisti su šiomis
web-keep-options = Palikti kaip yra
web-bring-friends = Pasikvieskite draugų
web-qr = Nuorodos QR kodas
web-qr-line = Nukreipkite telefono kamerą: atsivers šis kambarys, registruotis nereikia.
web-share-by = Dalytis …
web-invite-line = Kas ateis, pirma pasakys vardą, o tada užims laisvą vietą arba stebės.
web-notify = Pranešti, kai prasidės
web-notify-turn = Pranešti apie mano ėjimą
web-has-begun = Žaidimas prasidėjo.
web-archive-title = Praėję žaidimai
web-archive-game = Žaidimas
web-archive-any = bet kuris
web-archive-player = Žaidėjas
web-archive-since = Nuo
web-archive-until = Iki
web-archive-outcome = Rezultatas
web-outcome-any = bet koks
web-outcome-won = mano pergalė
web-outcome-lost = mano pralaimėjimas
web-outcome-over = baigta
web-outcome-unfinished = nebaigta
web-archive-search = Ieškoti
web-archive-more = Daugiau
web-archive-none = Tokių žaidimų nėra.
web-host-title = Šeimininko puslapis
web-host-key = Raktas
web-host-key-line = Šis puslapis skirtas tam, kas laiko serverį. Raktas išspausdintas paleidžiant, arba tai nustatymas admin_key.
web-host-open = Atverti
web-host-well = Viskas gerai
web-host-ill = Kažkas negerai
web-host-store = Duomenų bazė
web-host-writable = rašo
web-host-not-writable = nerašo
web-host-rules = Taisyklių procesai
web-host-bots = Botų procesai
web-host-servers = Serveriai
web-host-tables = Stalai atmintyje
web-host-sockets = Atviri ryšiai
web-host-waiting = eilėje: { $n }
web-host-message = Dienos žinia
web-host-message-line = Ją visi skaito pirmame puslapyje. Tuščia – nieko nesakoma.
web-host-search = Ieškoti stalų ir svečių: vardas, žaidimas ar adresas
web-host-list-tables = Stalai
web-host-list-guests = Svečiai
web-host-no-guests = Tokių svečių nėra.
web-host-status-open = laukia žaidėjų
web-host-status-playing = žaidžiama
web-host-status-over = sužaista
web-host-status-frozen = sustingęs: senesnės taisyklės
web-host-status-away = padėtas į šalį
web-host-unmute = Leisti žiūrovams kalbėti
web-host-close = Padėti į šalį
web-host-delete = Ištrinti
web-host-delete-sure = Ištrinti visam laikui?
web-host-ban = Neįleisti
web-host-ban-sure = Tikrai neįleisti?
web-host-unban = Vėl įleisti
web-host-settings = Nustatymai ir ribos
web-host-settings-line = Tokie, su kokiais serveris paleistas; paslaptys nerodomos. Keičiami faile, aplinkoje arba komandų eilutėje.
web-me-name = Kaip jus vadinti
web-me-name-line = Paskyrų nėra: ši naršyklė prisimena, kas jūs.
web-me-wishes = Ką daro ši naršyklė
web-me-devices = Kiti įrenginiai
web-me-devices-line = Būkite tas pats žmogus kitame įrenginyje, su visomis savo vietomis.
web-me-link = Sukurti nuorodą
web-me-link-line = Galioja { $minutes } min. Kas atvers, tas bus jūs: niekam neduokite.
web-me-phrase = Sukurti frazę
web-me-phrase-line = Užsirašykite: ji sugrąžins jus bet kuriame įrenginyje visada. Ankstesnė frazė nebegalioja.
web-me-have-phrase = Mano frazė iš kito įrenginio
web-me-come = Tai aš
web-me-mail = Prisijungti el. paštu
web-me-mail-line = Gausite laišką su nuoroda. Ji bet kurį įrenginį padaro jumis, su visomis jūsų vietomis. Saugomas tik adreso atspaudas.
web-me-mail-address = Jūsų el. pašto adresas
web-me-mail-send = Siųsti laišką
web-me-mail-sent = Jei adresas teisingas, laiškas jau pakeliui. Nuoroda galioja { $minutes } min.
web-me-webhook = Pranešti kitur
web-me-webhook-line = Kai jūsų ėjimas, serveris išsiunčia eilutę šiuo adresu, pavyzdžiui, jūsų pokalbių programos „webhook“. Ne dažniau kaip kas kelias minutes, apie visus stalus iš karto.
web-me-webhook-address = „Webhook“ adresas
web-me-webhook-on = Jums bus pranešama ten.
web-me-webhook-off = Niekur kitur nepranešama.
web-me-save = Įrašyti
web-me-same = Dabar šis įrenginys – { $name }.
web-me-kept = Kas apie jus saugoma
web-me-kept-line = Jūsų vardas, vietos, kas pasakyta prie stalų. Galite pasiimti arba ištrinti.
web-me-export = Pasiimti viską
web-me-delete = Pamiršti mane
web-me-delete-line = Už jus žais botai, o jūsų vardas dings iš visų žaidimų. To atšaukti negalima.
web-stay = Ne, palikti

# Pabaiga, laikrodis, dingę žaidėjai
web-you-win = Jūs laimėjote, { $best } prieš { $next }
web-wins-over-you = Laimi { $name }, { $best } prieš jūsų { $mine }
web-lasted-rounds =
    { $rounds ->
        [one] Per { $time } sužaistas { $rounds } raundas.
        [few] Per { $time } sužaisti { $rounds } raundai.
        [many] Per { $time } sužaista { $rounds } raundo.
       *[other] Per { $time } sužaista { $rounds } raundų.
    }
web-lasted = Per { $time } sužaista.
web-points-by-source = Taškai pagal šaltinį
web-points-by-round = Taškai pagal raundus
web-score-single = Atskiros kortos
web-final-boards = Pabaigoje
web-rematch-asked = Kažkas nori žaisti dar
web-seed-verified = Maišymas sutampa su paskelbtu
web-seed-wrong = Maišymas nesutampa su paskelbtu!
web-clock-left = { $name }: liko { $time }
web-clock-warns = Liko { $time }, paskui už jus žais { $level }.
web-gone = Dabar { $name } eilė, bet šio žaidėjo nėra.
web-gone-soon = Po { $time } galima pakviesti botą.
web-call-bot = Tegul žaidžia botas
web-wait = Laukti
web-put-away = Šis stalas padėtas į šalį.
web-take-up = Grąžinti stalą
web-bot-for-you = Už jus žaidžia botas.
web-mute = Nutildyti žiūrovus
web-unmute = Leisti žiūrovams rašyti
web-talk-hide = Nerodyti, ką rašo { $name }
web-talk-hidden =
    { $n ->
        [one] Paslėpta { $n } žinutė.
        [few] Paslėptos { $n } žinutės.
        [many] Paslėpta { $n } žinutės.
       *[other] Paslėpta { $n } žinučių.
    }
web-talk-show = Rodyti vėl
web-legend = atmintinė
web-legend-line = Atveriama klavišu ? prie stalo; į ką rodote, čia apvesta.
web-print = Spausdinti
web-close = Užverti
web-keys = Klavišai
web-key-arrows = ← →
web-key-arrows-line = eiti per tai, kas šviečia
web-key-enter = Enter
web-key-enter-line = pasakyti, patvirtinti
web-key-escape = Esc
web-key-escape-line = žingsnis atgal
web-key-shift-escape = Shift Esc
web-key-shift-escape-line = atšaukti viską, ką galima
web-key-space = Tarpas
web-key-space-line = parodyti, ką padarė kiti
web-key-digits = 1–9
web-key-digits-line = spausti apatinius mygtukus
web-key-legend = ?
web-key-legend-line = šis puslapis
web-hold = laikyti
