# Lekce: Karty hovoří samy za sebe.

lesson-cards-speak = Karty hovoří samy za sebe
    .goal = Po této lekci umíte hájit své právo, když někdo vaše karty špatně přečte.

lesson-cards-speak-1 = Vykládáte 3♣ 7♠ a říkáte „nic“. Bea má pár králů. Kdo bere bank?
    .choice-1 = Já
    .choice-2 = Bea
    .right = Leží tu 3 4 5 6 7, postupka: platí, co je vyložené, ne co kdo řekne (SHOW-10).
    .wrong-2 = Tím, co řeknete, svou kombinaci nezhoršíte (SHOW-10).

lesson-cards-speak-2 = Smí vás na postupku upozornit dealer?
    .choice-1 = Ano
    .choice-2 = Ne, to by hráči pomáhal
    .right = Při odkrytí smí dealer pomoct ukázané karty přečíst (SHOW-11).
    .wrong-2 = Pomáhat s ukázanými kartami při odkrytí dealer smí (SHOW-11).

lesson-cards-speak-3 = V tomto rozdání nehrajete. Bank dostává A: „pětky, třetí pár“. Co uděláte?
    .choice-1 = Hned se ozvu
    .choice-2 = Nic, není to můj bank
    .choice-3 = Počkám do dalšího rozdání
    .right = Kdo vidí špatnou výplatu, hned se ozve (ETIQ-7). Oba mají krále a devítky, ale pátá karta je u hráče B vyšší: 6.
    .wrong-2 = Ozvat se má každý u stolu (ETIQ-7).
    .wrong-3 = Hned, dokud je bank ještě na stole (ETIQ-7).

lesson-cards-speak-4 = Máte 2♠ 2♦ a vaše nejlepší pětice leží celá na stole. Co uděláte při odkrytí?
    .choice-1 = Ukážu obě karty a dostanu svůj díl
    .choice-2 = Karty zahodím
    .right = Hrajete stůl (SHOW-13) a tady se to počítá i bez ohlášení (SHOW-12).
    .wrong-2 = Pak na bank nárok nemáte (SHOW-8).

lesson-cards-speak-5 = Totéž v herně, kde se to musí říct. Co uděláte, než dáte karty z ruky?
    .choice-1 = Řeknu „hraju stůl“
    .choice-2 = Nic, karty hovoří samy za sebe
    .right = Jinak v takové herně o podíl přijdete (SHOW-12).
    .wrong-2 = Tady je to třeba říct, jinak o podíl přijdete (SHOW-12).

lesson-cards-speak-q1 = Ohlásíte flush a ukážete postupku. Co platí?
    .choice-1 = Postupka
    .choice-2 = Nic, moje karty propadají
    .right = Karty hovoří samy za sebe, ať řeknete cokoli (SHOW-10).
    .wrong-2 = Karty hovoří samy za sebe: platí postupka (SHOW-10).

lesson-cards-speak-q2 = Co znamená hrát stůl?
    .choice-1 = Použít všech pět společných karet a žádnou svou
    .choice-2 = Použít čtyři společné karty
    .right = Vaše nejlepší pětice leží celá na stole (SHOW-13).
    .wrong-2 = Pak hraje jedna z vašich karet (SHOW-13).

lesson-cards-speak-q3 = Dealer vaši postupku přehlédne. Co uděláte?
    .choice-1 = Ozvu se, dokud je bank na stole
    .choice-2 = Nic, dealer už rozhodl
    .right = Rozhodují karty a vy na ně smíte ukázat (SHOW-10).
    .wrong-2 = Rozhodují karty. Hned se ozvěte (ETIQ-7).
