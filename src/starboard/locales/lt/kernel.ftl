# Ką sako pats branduolys. Priežastys, kodėl žodis negalimas, prasideda „why-“.

done = baigta
pass = praleisti

seat-number = { $n } vieta

choose-exactly = ({ $most }; pasirinkta { $picked })
choose-set =
    { $least ->
        [0] (iki { $most }; pasirinkta { $picked })
       *[other] (nuo { $least } iki { $most }; pasirinkta { $picked })
    }

why-over = Žaidimas baigtas.
why-not-your-turn = Dabar ne jūsų eilė.
why-not-now = Dabar to negalima.
why-picked-already = Tai jau pasirinkote.
why-set-order = Tai priklauso rinkiniui, bet rinkinys vardijamas sąrašo tvarka: pradėkite iš naujo nuo ankstesnių.
why-too-few =
    { $n ->
        [one] Prieš baigdami pasirinkite dar { $n }.
       *[other] Prieš baigdami pasirinkite dar { $n }.
    }
