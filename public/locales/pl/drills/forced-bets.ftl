# Ćwiczenie: przed pierwszą akcją.

drill-forced-bets = Przed pierwszą akcją
    .prompt = Jeszcze nikt nie zagrał. Ile żetonów jest w puli? Liczy się wszystko, co wpłacone.
    .prompt-price = Zaczyna { $name }. Ile żetonów kosztuje sprawdzenie?
    .prompt-small = Nikt nie podnosi. Ile żetonów musi dołożyć do małej ciemnej { $name }, żeby zostać w grze?
    .prompt-big = Nikt nie podnosi. Ile żetonów musi dołożyć do dużej ciemnej { $name }, żeby zostać w grze?
    .prompt-raise = Zaczyna { $name }. Do ilu trzeba co najmniej podnieść?
    .hint = Pula to wszystko, co wpłacone: ante, ciemne, straddle i wpłaty nowych graczy, wszystko tyle, ile naprawdę wpłacono. Sprawdzenie kosztuje całą najwyższą ciemną; ante nic od niej nie odejmuje.
    .right = { $sum } = { $pot } (GAME-4).
    .right-alone = Wpłacona jest tylko duża ciemna: { $pot } (GAME-4).
    .right-price = Najwyższa ciemna liczy się cała, czyli { $bet }. Sprawdzenie kosztuje { $price } (BLIND-3).
    .right-own = { $bet } − { $own } = { $price }: to, co już leży przed graczem, liczy się (BLIND-10).
    .right-raise = { $bet } + { $by } = { $least } (BET-2).
    .slip-ante-left-out = Do puli należą też ante, razem { $antes } (ANTE-3).
    .slip-full-ante-in-the-pot = Na ante { $name } ma tylko { $posted } i więcej w puli nie leży (ANTE-3).
    .slip-full-blind-in-the-pot = Na dużą ciemną { $name } ma tylko { $posted } i więcej w puli nie leży (BLIND-17).
    .slip-straddle-left-out = W puli jest też straddle: { $name } wpłaca { $posted } (STRADDLE-2).
    .slip-post-left-out = { $name } dopiero wchodzi do gry i wpłaca { $posted }. To też jest w puli (BLIND-22).
    .slip-small-blind-though-nobody = Na lewo od buttona nikt nie siedzi, więc małej ciemnej { $small } nie płaci nikt (BTN-4).
    .slip-small-blind-rounded-up = Połowę z { $big } zaokrągla się w dół do całego żetonu: mała ciemna to { $small } (BLIND-4).
    .slip-ante-taken-off = Ante { $ante } nie jest częścią zakładu. Cena się nie zmienia: { $price } (ANTE-4).
    .slip-short-blind = Duża ciemna ma tylko { $posted }, ale wszyscy grają tak, jakby leżała cała: { $bet } (BLIND-17).
    .slip-blind-for-straddle = Straddle to podniesienie: wyrównuje się { $bet } (STRADDLE-3).
    .slip-own-chips-forgotten = { $own } jest już wpłacone i liczy się, brakuje więc tylko { $price } (BLIND-10, BLIND-22).
    .slip-by-for-to = To kwota, o którą się podnosi. Razem { $bet } + { $by } = { $least } (RAISE-1).
    .slip-straddle-plus-blind = Zakładem jest teraz straddle, więc podniesienie dodaje jeszcze raz tyle, { $by }: { $least } (STRADDLE-8).
