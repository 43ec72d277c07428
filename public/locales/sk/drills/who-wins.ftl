# Cvičenie: kto vyhráva?

drill-who-wins = Kto vyhráva?
    .prompt = Kto vyhráva? Označte každého, kto dostane podiel z banku.
    .hint = Počíta sa najlepších päť kariet zo siedmich. Vyhráva vyššia kombinácia; pri rovnakej kombinácii rozhodujú hodnoty kariet zhora, najďalej po piatu kartu. Farby sú si rovné.
    .right = Vyhráva { $winners }: { $hand }. { $decided }
    .right-split = O bank sa delia { $winners }: všetci majú { $hand }.
    .slip-ace-high = Eso v postupke, ktorú má { $hand }, je najnižšia karta: stojí pod dvojkou, a tak postupka siaha len po päťku (RANK-11).
    .slip-around-the-corner = { $hand } nemá postupku. Rad nepokračuje za roh, od esa k dvojke; platí len { $kind } (RANK-11).
    .slip-three-pairs = { $hand } má tri dvojice, ale do piatich kariet sa zmestia len dve: { $kind } (RANK-13).
    .slip-sixth-card = Vyššia karta, ktorú má { $hand }, je až šiesta alebo siedma. Počíta sa päť kariet a tie sú rovnaké (RANK-17).
    .slip-suit = Farba tu nerozhoduje: { $hand } nemá navrch, lebo farby sú si rovné a hodnoty sú rovnaké (DECK-3, SPLIT-3).
    .slip-one-winner = Nikto tu nemá navrch: { $winners } majú päť rovnakých kariet, { $hand }. Delia sa (SPLIT-1).
    .slip-split-too-early = Rovnaké to ešte nie je: porovnávajte až po piatu kartu. { $decided }
