# The command line.

cli-asks = { $seat }, { $question }
cli-answers = You may say:
cli-more-answers = … and { $n } more (press Tab to see them)
cli-over = The game is over.
cli-winner = { $seats } wins.
cli-winners = { $seats } share the victory.
cli-nobody-wins = Nobody wins.
cli-undone = { $seat } took back the last word.
cli-saved = The game is saved in { $file }.
cli-left = You left the game after { $n } words.
cli-hand-over = { $seat }, it is your turn: press Enter when nobody else is looking.
cli-rest-unsaid = The rest of the line was not said, because the question changed: { $words }
cli-choose-game = Which game?
cli-help =
    Say one of the words that are offered (Tab completes), or several with spaces between.
    why WORD   why a word is not possible now
    look       show the table again
    undo       take back your last word, if nobody has learnt anything from it
    save FILE  write the record of the game to a file
    quit       leave the game
