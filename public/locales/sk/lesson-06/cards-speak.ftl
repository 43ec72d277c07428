# Lekcia: Karty hovoria samy za seba.

lesson-cards-speak = Karty hovoria samy za seba
    .goal = Po tejto lekcii viete brániť svoje právo, keď niekto vaše karty zle prečíta.

lesson-cards-speak-1 = Vykladáte 3♣ 7♠ a hovoríte „nič“. Bea má dvojicu kráľov. Kto berie bank?
    .choice-1 = Ja
    .choice-2 = Bea
    .right = Leží tu 3 4 5 6 7, postupka: platí, čo je vyložené, nie čo kto povie (SHOW-10).
    .wrong-2 = Slová vašu kombináciu neznížia (SHOW-10).

lesson-cards-speak-2 = Smie vás na postupku upozorniť krupiér?
    .choice-1 = Áno
    .choice-2 = Nie, to by hráčovi pomáhal
    .right = Pri vyložení smie krupiér pomôcť ukázané karty prečítať (SHOW-11).
    .wrong-2 = Pri vyložení smie krupiér s ukázanými kartami pomôcť (SHOW-11).

lesson-cards-speak-3 = V tomto rozdaní nehráte. Bank dostáva A: „päťky, tretia dvojica“. Čo urobíte?
    .choice-1 = Hneď sa ozvem
    .choice-2 = Nič, nie je to môj bank
    .choice-3 = Počkám do ďalšieho rozdania
    .right = Kto vidí, že bank dostáva nesprávny hráč, hneď sa ozve (ETIQ-7). Obaja majú krále a deviatky a B má ako piatu kartu lepšiu 6.
    .wrong-2 = Ozvať sa má každý pri stole (ETIQ-7).
    .wrong-3 = Hneď, kým je bank ešte na stole (ETIQ-7).

lesson-cards-speak-4 = Máte 2♠ 2♦ a vaša najlepšia pätica leží celá na stole. Čo urobíte pri vyložení?
    .choice-1 = Ukážem obe karty a dostanem svoj diel
    .choice-2 = Karty zahodím
    .right = Hráte stôl (SHOW-13) a tu sa to počíta aj bez ohlásenia (SHOW-12).
    .wrong-2 = Potom na bank nárok nemáte (SHOW-8).

lesson-cards-speak-5 = To isté v herni, kde sa to musí povedať. Čo urobíte, skôr než dáte karty z ruky?
    .choice-1 = Poviem „hrám stôl“
    .choice-2 = Nič, karty hovoria samy za seba
    .right = Inak v takej herni o podiel prídete (SHOW-12).
    .wrong-2 = Tu to treba povedať, inak o podiel prídete (SHOW-12).

lesson-cards-speak-q1 = Ohlásite flush a ukážete postupku. Čo platí?
    .choice-1 = Postupka
    .choice-2 = Nič, kombinácia prehráva
    .right = Karty hovoria samy za seba, nech poviete čokoľvek (SHOW-10).
    .wrong-2 = Karty hovoria samy za seba: platí postupka (SHOW-10).

lesson-cards-speak-q2 = Čo znamená hrať stôl?
    .choice-1 = Použiť všetkých päť spoločných kariet a žiadnu svoju
    .choice-2 = Použiť štyri spoločné karty
    .right = Vaša najlepšia pätica leží celá na stole (SHOW-13).
    .wrong-2 = Potom hrá jedna z vašich kariet (SHOW-13).

lesson-cards-speak-q3 = Krupiér prehliadne vašu postupku. Čo urobíte?
    .choice-1 = Ozvem sa, kým je bank na stole
    .choice-2 = Nič, krupiér už prehovoril
    .right = Rozhodujú karty a vy na ne smiete ukázať (SHOW-10).
    .wrong-2 = Rozhodujú karty. Hneď sa ozvite (ETIQ-7).
