# Cvičení: kicker, nebo dělení?

drill-kicker-or-split = Kicker, nebo dělení?
    .prompt = Stejná kombinace, stejné hodnoty. Kdo vyhrává? Označte všechny, kdo něco dostanou.
    .prompt-card = Která karta rozhoduje?
    .hint = Počítá se jen pět karet. Projděte doplňující karty odshora; rozhoduje první rozdíl, a když žádný není, bank se dělí.
    .card = { RANK($rank, form: "single") }
    .right = Vyhrává { $winners }: { $hand }. { $decided }
    .right-split = O bank se dělí { $winners }: všech pět karet je stejných, { $hand }.
    .right-card = { $decided }
    .slip-sixth-card = { $hand } má vyšší kartu, ta by ale byla až šestá. Pět karet, které se počítají, je stejných (RANK-17).
    .slip-unused-card = { $hand } má vysokou kartu, která se do pětice nevejde. Porovnává se jen pět karet (RANK-17).
    .slip-third-pair = { $hand } má navíc třetí pár, ale k ničemu: do pěti karet se vejdou dva páry a jedna karta, { $kind } (RANK-13).
    .slip-split-too-early = Stejné to není, jedna doplňující karta se ještě liší. { $decided }
