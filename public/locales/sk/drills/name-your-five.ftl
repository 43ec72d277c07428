# Cvičenie: vašich najlepších päť.

drill-name-your-five = Vašich najlepších päť
    .prompt = Označte päť kariet, ktoré sa počítajú.
    .prompt-kind = Ako sa táto kombinácia volá?
    .hint = Z vašich dvoch kariet a spoločných kariet sa počíta najlepších päť, nech sú odkiaľkoľvek: obe vaše, jedna alebo žiadna.
    .kind = { $kind }
    .right = Najlepších päť kariet tvorí: { $hand }.
    .right-kind = Tieto karty tvoria: { $hand }.
    .slip-lower-kind = Karty skrývajú viac. Hľadajte: { $kind } (RANK-1).
    .slip-worse-cards = Kombinácia je správna, ale niektorá karta nie je najlepšia. Lepšie { $better } namiesto { $worse } (RANK-2).
    .slip-not-the-highest-of-the-suit = Z jednej farby sa počíta päť najvyšších kariet: { $better } namiesto { $worse } (RANK-9).
    .slip-pair-for-two-pair = Je tu ešte druhá dvojica: { RANK($high, form: "plural") } a { RANK($low, form: "plural") } (RANK-13).
