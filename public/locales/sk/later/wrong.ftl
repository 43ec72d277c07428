# Čo je zle s turnajom alebo s niečím napísaným a čo by bolo správne.

## Turnaj

wrong-tournament-over = Turnaj sa už skončil.
wrong-tournament-table = Pri stole { $table } sa nehrá. Vyberte iný.
wrong-tournament-player = { $name } v tomto turnaji nie je, alebo už nehrá.
    .you = V tomto turnaji nie ste, alebo už nehráte.
wrong-tournament-hand = Pri stole { $table } rozdanie ešte beží. Najprv sa musí dohrať.
wrong-tournament-no-hand = Pri stole { $table } nie je čo dohrávať. Najprv sa musí rozdať.
wrong-tournament-too-few = Pri stole { $table } nie sú ani dvaja hráči, a tak čaká. Ostatné stoly hrajú ďalej, kým niekto nepríde.
wrong-tournament-undecided = Najprv sa rozhoduje { $name }: rebuy, alebo koniec.
    .you = Najprv sa rozhodnite: rebuy, alebo koniec.
wrong-tournament-too-much = Toľko žetónov alebo peňazí sa v turnaji nedá spočítať. Zvoľte menšie sumy.
wrong-tournament-saved = Uložený turnaj je poškodený: jeho časti k sebe nepasujú.
wrong-tournament-players = { $players ->
    [one] Turnaj má 2 až { $most } hráčov; tu je { $players }.
    [few] Turnaj má 2 až { $most } hráčov; tu sú { $players }.
   *[other] Turnaj má 2 až { $most } hráčov; tu ich je { $players }.
}
wrong-tournament-twice = { $name } je v zozname prihlásených dvakrát. Raz to stačí.
    .you = Ste v zozname prihlásených dvakrát. Raz to stačí.
wrong-tournament-blinds = Veľký blind a ante prvej úrovne sú spolu { $needed }, ale na začiatku má každý len { $stack }. Rozdajte aspoň { $needed }, alebo znížte blindy.
wrong-tournament-ante = Ante prvej úrovne je { $ante }. Smie byť najviac také veľké ako veľký blind: { $big }.
wrong-tournament-stack = Na toľko hráčov je to priveľa žetónov. Na začiatku smie mať každý najviac { $most }.
wrong-tournament-entry = Zápisné je na toľko hráčov privysoké. Smie byť najviac { $most }.
wrong-rebuy-levels = Rebuy je dovolený, ale v žiadnej úrovni. Nech trvá aspoň do konca úrovne 1.
wrong-rebuy-chips = Za rebuy nie sú žiadne žetóny. Musí byť aspoň jeden.
wrong-break-plan = { $tables ->
    [one] V pláne rušenia stolov je stôl { $table } dvakrát, alebo taký nie je. Je tu { $tables } stôl.
    [few] V pláne rušenia stolov je stôl { $table } dvakrát, alebo taký nie je. Stoly sú 1 až { $tables }.
   *[other] V pláne rušenia stolov je stôl { $table } dvakrát, alebo taký nie je. Stoly sú 1 až { $tables }.
}

## Jeho úrovne

wrong-levels = { $count ->
    [one] Zoznam má 1 až { $most } úrovní; tu je { $count }.
    [few] Zoznam má 1 až { $most } úrovní; tu sú { $count }.
   *[other] Zoznam má 1 až { $most } úrovní; tu ich je { $count }.
}
wrong-level-no-blind = Úroveň { $level }: veľký blind chýba. Musí byť aspoň jeden žetón.
wrong-level-small-blind = Úroveň { $level }: malý blind nemôže byť { $small }. Smie byť od 1 po veľký blind, { $big }.
wrong-level-big-blind = Úroveň { $level }: veľký blind je privysoký. Smie byť najviac { $amount }.
wrong-level-ante = Úroveň { $level }: ante nemôže byť { $ante }. Smie byť najviac také veľké ako veľký blind: { $big }.
wrong-level-falling = Úroveň { $level }: veľký blind klesá z { $before } na { $big }. Smie len rásť alebo zostať, teda aspoň { $before }.
wrong-level-length = Úroveň { $level }: dĺžka nemôže byť { $length }. Smie byť 1 až { $most } rozdaní alebo minút.

## Jeho výhry

wrong-payouts-nobody = Žiadne miesto sa nevypláca. Aspoň prvé musí niečo dostať.
wrong-payouts-places = { $places ->
    [one] Vyplácať sa má { $places } miesto, ale hráčov je menej: { $players }. Platených miest smie byť najviac toľko, koľko je hráčov.
    [few] Vyplácať sa majú { $places } miesta, ale hráčov je menej: { $players }. Platených miest smie byť najviac toľko, koľko je hráčov.
   *[other] Vyplácať sa má { $places } miest, ale hráčov je menej: { $players }. Platených miest smie byť najviac toľko, koľko je hráčov.
}
wrong-payouts-nothing = Za { $place }. miesto nemá byť nič. Dajte mu podiel, alebo ho vynechajte.
wrong-payouts-order = Za { $place }. miesto má byť viac než za { $better }. Lepšie miesto musí dostať aspoň toľko čo horšie.
wrong-payouts-above = Výhry dávajú spolu { $percent } % sumy na výhry. Uberte { $by } %, nech je to 100 %.
wrong-payouts-below = Výhry dávajú spolu { $percent } % sumy na výhry. Pridajte { $by } %, nech je to 100 %.

## Karty, seedy a pravidlá, ako sa píšu

wrong-card-none = Karta chýba. Píše sa hodnota a farba, napríklad As alebo Td.
wrong-card-ten = 1 nie je hodnota karty. Desiatka sa píše T.
wrong-card-rank = „{ $found }“ nie je hodnota karty. Hodnoty sú 2 3 4 5 6 7 8 9 T J Q K A.
wrong-card-no-suit = Za „{ $found }“ chýba farba. Píše sa hodnota a farba, napríklad As alebo Td.
wrong-card-suit = „{ $found }“ nie je farba. Farby sú c (kríže), d (káry), h (srdcia) a s (piky).
wrong-card-long = To je dlhšie než karta. Píše sa hodnota a farba, napríklad As alebo Td.
wrong-card-twice = Každá karta je v balíčku raz a táto je tu dvakrát: { $cards }.
wrong-deck = { $count ->
    [one] Balíček má 52 kariet; tu je { $count }.
    [few] Balíček má 52 kariet; tu sú { $count }.
   *[other] Balíček má 52 kariet; tu ich je { $count }.
}
wrong-seed-none = Seed chýba. Je to 1 až 64 znakov: číslice 0 až 9 a písmená a až f.
wrong-seed-digit = „{ $found }“ v seede byť nemôže. Je to 1 až 64 znakov: číslice 0 až 9 a písmená a až f.
wrong-seed-long = { $count ->
    [one] { $count } znak je na seed priveľa. Je to 1 až 64 znakov: číslice 0 až 9 a písmená a až f.
    [few] { $count } znaky sú na seed priveľa. Je to 1 až 64 znakov: číslice 0 až 9 a písmená a až f.
   *[other] { $count } znakov je na seed priveľa. Je to 1 až 64 znakov: číslice 0 až 9 a písmená a až f.
}
wrong-rule = Pravidlo „{ $found }“ neexistuje. Pravidlá majú mená ako BLIND-12.
