# Cvičenie: kicker, alebo delenie?

drill-kicker-or-split = Kicker, alebo delenie?
    .prompt = Rovnaká kombinácia, rovnaké hodnoty. Kto vyhráva? Označte všetkých, ktorí niečo dostanú.
    .prompt-card = Ktorá karta rozhoduje?
    .hint = Počíta sa len päť kariet. Prejdite doplňujúce karty zhora; rozhoduje prvý rozdiel, a keď žiadny nie je, bank sa delí.
    .card = { RANK($rank, form: "single") }
    .right = Vyhráva { $winners }: { $hand }. { $decided }
    .right-split = O bank sa delia { $winners }: všetkých päť kariet je rovnakých, { $hand }.
    .right-card = { $decided }
    .slip-sixth-card = { $hand } má vyššiu kartu, tá by však bola až šiesta. Päť kariet, ktoré sa počítajú, je rovnakých (RANK-17).
    .slip-unused-card = { $hand } má vysokú kartu, ktorá sa do pätice nezmestí. Porovnáva sa len päť kariet (RANK-17).
    .slip-third-pair = { $hand } má navyše tretiu dvojicu, ale nanič: do piatich kariet sa zmestia dve dvojice a jedna karta, { $kind } (RANK-13).
    .slip-split-too-early = Rovnaké to nie je, jedna doplňujúca karta sa ešte líši. { $decided }
