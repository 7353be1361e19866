# Що каже саме ядро. Причини, чому слово неможливе, починаються з «why-».

done = готово
pass = пас

seat-number = місце { $n }

choose-exactly = ({ $most }; обрано { $picked })
choose-set =
    { $least ->
        [0] (до { $most }; обрано { $picked })
       *[other] (від { $least } до { $most }; обрано { $picked })
    }

why-over = Гру завершено.
why-not-your-turn = Зараз не ваш хід.
why-not-now = Зараз це неможливо.
why-picked-already = Ви це вже обрали.
why-set-order = Це належить до набору, але набір називають у порядку списку: почніть знову з попередніх.
why-too-few =
    { $n ->
        [one] Оберіть ще { $n }, перш ніж завершити.
       *[other] Оберіть ще { $n }, перш ніж завершити.
    }
