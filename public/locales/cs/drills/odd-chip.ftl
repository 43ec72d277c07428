# Cvičení: žeton navíc.

drill-odd-chip = Žeton navíc
    .prompt = Tyto kombinace jsou stejné. Rozdělte každý bank mezi výherce, žeton po žetonu.
    .prompt-change = Stejné kombinace. Bank leží v žetonech po { $chip }, nejmenší žeton ve hře je 1. Rozdělte ho.
    .prompt-counter-clockwise = Stejné kombinace. Žeton navíc tu jde proti směru hodinových ručiček od buttonu, nejdřív button sám. Rozdělte bank.
    .prompt-all-to-one = Stejné kombinace. Celý zbytek tu dostane jediný hráč. Rozdělte bank.
    .hint = Rozměňte na nejmenší žetony a dělte rovným dílem, každý bank zvlášť. Zbytek se rozdá po jednom, nejdřív prvnímu výherci nalevo od buttonu.
    .right = { $pot } rovným dílem je po { $share }, zbývá { $odd }. Zbytek se rozdá po jednom a první je { $name } (ODD-2).
    .right-all-to-one = { $pot } rovným dílem je po { $share }. Celý zbytek, { $odd }, tu dostane { $name } (ODD-3).
    .slip-button-side = Žeton navíc jde nalevo od buttonu, ne napravo: první je { $name } (ODD-2).
    .slip-all-to-one = Více žetonů navíc se rozdá po jednom; všechny je { $name } nedostane (ODD-3).
    .slip-without-change = Nejdřív rozměňte žetony po { $chip } na jedničky. Pak jde rozdělit všechno až na poslední (ODD-1).
    .slip-one-for-two-pots = Každý bank se dělí zvlášť, a tak { $name } dostane žeton navíc z obou (SPLIT-2).
    .slip-higher-suit = { $name } má vyšší barvu, ale barvy tu o ničem nerozhodují (SPLIT-3).
    .slip-default-instead = Tak se dělí obvykle. Tady platí jiné pravidlo: přečtěte si ho ještě jednou (ODD-2).
