# Komandų eilutė.

cli-asks = { $seat }, { $question }
cli-answers = Galite sakyti:
cli-more-answers = … ir dar { $n } (spauskite Tab, kad pamatytumėte)
cli-over = Žaidimas baigtas.
cli-winner = Laimėjo { $seats }.
cli-winners = Pergale dalijasi { $seats }.
cli-nobody-wins = Niekas nelaimėjo.
cli-undone = { $seat } atsiima paskutinį žodį.
cli-saved = Žaidimas išsaugotas faile { $file }.
cli-left = Jūs išėjote iš žaidimo; pasakyta žodžių: { $n }.
cli-hand-over = { $seat }, jūsų ėjimas: spauskite Enter, kai niekas kitas nežiūri.
cli-rest-unsaid = Likusi eilutės dalis nepasakyta, nes klausimas pasikeitė: { $words }
cli-choose-game = Kurį žaidimą?
cli-help =
    Pasakykite vieną iš siūlomų žodžių (Tab užbaigia) arba kelis, atskirtus tarpais.
    why ŽODIS  kodėl šio žodžio dabar sakyti negalima
    look       dar kartą parodyti stalą
    undo       atsiimti paskutinį žodį, jei niekas iš jo nieko nesužinojo
    save FAILAS  įrašyti žaidimo protokolą į failą
    quit       išeiti iš žaidimo
