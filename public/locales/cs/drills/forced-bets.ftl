# Cvičení: před první akcí.

drill-forced-bets = Před první akcí
    .prompt = Zatím nikdo nehrál. Kolik žetonů je v banku? Počítá se všechno, co je vloženo.
    .prompt-price = Začíná { $name }. Kolik žetonů stojí dorovnání?
    .prompt-small = Nikdo nezvyšuje. { $name } má malý blind: kolik žetonů stojí dorovnání?
    .prompt-big = Nikdo nezvyšuje. { $name } má velký blind: kolik žetonů stojí dorovnání?
    .prompt-raise = Začíná { $name }. Na kolik je nejmenší zvýšení?
    .hint = Bank je všechno, co je vloženo: ante, blindy, straddle i vklady nových hráčů, vždy tolik, kolik se opravdu zaplatilo. Dorovnání stojí celý nejvyšší blind; ante z něj nic neubírá.
    .right = { $sum } = { $pot } (GAME-4).
    .right-alone = Vložený je jen velký blind: { $pot } (GAME-4).
    .right-price = Nejvyšší blind platí celý, tedy { $bet }. Dorovnání stojí { $price } (BLIND-3).
    .right-own = { $bet } − { $own } = { $price }: co už leží před hráčem, se počítá (BLIND-10).
    .right-raise = { $bet } + { $by } = { $least } (BET-2).
    .slip-ante-left-out = K banku patří i ante, dohromady { $antes } (ANTE-3).
    .slip-full-ante-in-the-pot = Na ante tu má { $name } jen { $posted } a víc v banku neleží (ANTE-3).
    .slip-full-blind-in-the-pot = Na velký blind tu má { $name } jen { $posted } a víc v banku neleží (BLIND-17).
    .slip-straddle-left-out = V banku je i straddle: { $name } vkládá { $posted } (STRADDLE-2).
    .slip-post-left-out = { $name } je u stolu nově a vkládá { $posted }. I to je v banku (BLIND-22).
    .slip-small-blind-though-nobody = Nalevo od buttonu nikdo nesedí, a tak se malý blind { $small } neplatí (BTN-4).
    .slip-small-blind-rounded-up = Polovina z { $big } se zaokrouhlí dolů na celý žeton: malý blind je { $small } (BLIND-4).
    .slip-ante-taken-off = Ante { $ante } není součást sázky. Cena zůstává { $price } (ANTE-4).
    .slip-short-blind = Velký blind má jen { $posted }, ale všichni hrají, jako by tam ležel celý: { $bet } (BLIND-17).
    .slip-blind-for-straddle = Straddle je zvýšení: dorovnává se { $bet } (STRADDLE-3).
    .slip-own-chips-forgotten = { $own } už je vloženo a počítá se, chybí tedy jen { $price } (BLIND-10, BLIND-22).
    .slip-by-for-to = To je, o kolik se zvyšuje. Celkem je to { $bet } + { $by } = { $least } (RAISE-1).
    .slip-straddle-plus-blind = Sázkou je teď straddle, zvýšení tedy přidá ještě jednou tolik, { $by }: { $least } (STRADDLE-8).
