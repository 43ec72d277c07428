# Cvičenie: žetón navyše.

drill-odd-chip = Žetón navyše
    .prompt = Tieto kombinácie sú rovnaké. Rozdeľte každý bank medzi výhercov, žetón po žetóne.
    .prompt-change = Rovnaké kombinácie. Bank leží v žetónoch po { $chip }, najmenší žetón v hre je 1. Rozdeľte ho.
    .prompt-counter-clockwise = Rovnaké kombinácie. Žetón navyše tu ide proti smeru hodinových ručičiek od buttonu, najprv button sám. Rozdeľte bank.
    .prompt-all-to-one = Rovnaké kombinácie. Celý zvyšok tu dostane jediný hráč. Rozdeľte bank.
    .hint = Rozmeňte na najmenšie žetóny a deľte rovnakým dielom, každý bank zvlášť. Zvyšok sa rozdá po jednom, najprv prvému výhercovi vľavo od buttonu.
    .right = { $pot } rovnakým dielom je po { $share }, zostáva { $odd }. Zvyšok sa rozdá po jednom, začína { $name } (ODD-2).
    .right-all-to-one = { $pot } rovnakým dielom je po { $share }. Celý zvyšok, { $odd }, tu dostane { $name } (ODD-3).
    .slip-button-side = Žetón navyše ide vľavo od buttonu, nie vpravo: začína { $name } (ODD-2).
    .slip-all-to-one = Viac žetónov navyše sa rozdá po jednom; všetky { $name } nedostane (ODD-3).
    .slip-without-change = Najprv rozmeňte žetóny po { $chip } na jednotky. Potom sa dá rozdeliť všetko až na posledný (ODD-1).
    .slip-one-for-two-pots = Každý bank sa delí zvlášť, a tak { $name } dostane žetón navyše z oboch (SPLIT-2).
    .slip-higher-suit = { $name } má vyššiu farbu, no farby tu o ničom nerozhodujú (SPLIT-3).
    .slip-default-instead = Tak sa delí zvyčajne. Tu platí iné pravidlo: prečítajte si ho ešte raz (ODD-2).
