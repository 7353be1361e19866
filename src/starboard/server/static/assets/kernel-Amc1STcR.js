var e=`# What the kernel itself has to say. Reasons why a word is not possible begin with "why-".

done = done
pass = pass

seat-number = seat { $n }

choose-exactly = ({ $most }; { $picked } chosen)
choose-set =
    { $least ->
        [0] (up to { $most }; { $picked } chosen)
       *[other] (from { $least } to { $most }; { $picked } chosen)
    }

why-over = The game is over.
why-not-your-turn = It is not your turn.
why-not-now = That is not possible now.
why-picked-already = You have chosen it already.
why-set-order = It belongs to this set, but a set is named in the order of the list: start again with the earlier ones.
why-too-few =
    { $n ->
        [one] Choose one more before you finish.
       *[other] Choose { $n } more before you finish.
    }
`;export{e as default};