# Cvičení: vašich nejlepších pět.

drill-name-your-five = Vašich nejlepších pět
    .prompt = Označte pět karet, které se počítají.
    .prompt-kind = Jak se tato kombinace jmenuje?
    .hint = Z vašich dvou karet a společných karet se počítá nejlepších pět, ať jsou odkudkoli: obě vaše, jedna, nebo žádná.
    .kind = { $kind }
    .right = Nejlepších pět karet tvoří: { $hand }.
    .right-kind = Tyto karty tvoří: { $hand }.
    .slip-lower-kind = Karty skrývají víc. Hledejte: { $kind } (RANK-1).
    .slip-worse-cards = Kombinace je správná, ale některá karta není nejlepší. Lépe { $better } místo { $worse } (RANK-2).
    .slip-not-the-highest-of-the-suit = Z jedné barvy se počítá pět nejvyšších karet: { $better } místo { $worse } (RANK-9).
    .slip-pair-for-two-pair = Je tu ještě druhý pár: { RANK($high, form: "plural") } a { RANK($low, form: "plural") } (RANK-13).
