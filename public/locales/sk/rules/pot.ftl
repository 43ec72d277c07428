# Hlavný bank a vedľajšie banky.

rule-POT-1 = Hlavný a vedľajší bank
    .text = Keď je hráč all-in za menej a ostatní vsádzajú viac, bank sa rozdelí. Čo dorovnali všetci, je hlavný bank; prebytok je vedľajší bank a hrajú oň len tí, čo doň dali.
    .example = A vsádza 20, B je all-in za 5, C dorovnáva 20. Hlavný bank: 15 pre všetkých troch. Vedľajší bank: 30 pre A a C.

rule-POT-2 = Vedľajšie banky až po kole
    .text = Vedľajšie banky sa zostavujú na konci stávkového kola, keď už každý prišiel na rad. Až potom je jasné, kto koľko dorovnal a čo sa má vrátiť (ALLIN-11).

rule-POT-3 = Vyhráva, kto do banku dal
    .text = Bank môže vyhrať len hráč, ktorý doň dal a karty nepoložil. Žetóny tých, čo karty položili, v banku ostávajú, ale nárok naň už nikomu nedávajú.

rule-POT-4 = Ďalšie stávky idú do vedľajšieho
    .text = Len čo je hráč all-in, ide všetko, čo ostatní vsadia v ďalších kolách, do vedľajšieho banku. Hlavný bank už nerastie, lebo hráč all-in nemá čím dorovnať.
    .example = Hlavný bank 15, vedľajší 30, B je all-in. Na turne dajú A a C po 10: vedľajší bank má 50, hlavný stále 15.

rule-POT-5 = Viac vedľajších bankov
    .text = Keď sú viacerí hráči all-in za rôzne sumy, vznikne vedľajších bankov viac. O každom sa rozhoduje osobitne a každý môže mať iného víťaza: pri troch bankoch až troch.
    .example = All-in za 10, 30, 60 a 100: zo stovky sa 40 vracia. Hlavný bank 40 pre všetkých štyroch, prvý vedľajší 60 pre troch, druhý vedľajší 60 pre dvoch.

rule-POT-6 = Jeden víťaz viacerých bankov
    .text = Jeden hráč môže vyhrať niekoľko bankov. Kto hrá o vedľajší bank a má najlepšiu kombináciu zo všetkých, berie aj hlavný.
    .example = A je all-in za 50, B a C dali po 100: hlavný bank 150, vedľajší 100. Ak má najlepšiu kombináciu B, berie oba, 250.

rule-POT-7 = Najlepší z oprávnených
    .text = Vedľajší bank berie najlepšia kombinácia medzi tými, čo doň dali. Jeden herný poriadok to skracuje na „druhú najsilnejšiu kombináciu“. To platí, len keď patrí niekomu, kto má na bank nárok; položené karty ani karty hráča, ktorý hrá len o hlavný bank, sa nepočítajú.
    .example = X je all-in za 20, Y a Z dali po 300: hlavný bank 60, vedľajší 560. Ak má najlepšiu kombináciu X a Z poráža Y, berie X 60 a Z 560.

rule-POT-8 = Zvyšok patrí ostatným
    .text = Na čo víťaz, ktorý je all-in, nemá nárok, to sa podľa rovnakých pravidiel rozdelí medzi ostatných: berie to najlepšia kombinácia z oprávnených. Nepridáva sa to k hlavnému banku a nezostáva to do ďalšieho rozdania.

rule-POT-9 = Na čo je vedľajší bank
    .text = Vďaka vedľajšiemu banku môžu hráči, ktorí ešte majú žetóny, vsádzať ďalej proti sebe. Bez neho by jediný krátky stack zastavil stávky celému stolu.

rule-POT-10 = Bez vkladu nie je podiel
    .text = Pomôcka na chvíle, keď na stole leží niekoľko bankov: kto do banku nič nedal, nemá naň nárok. Pri každom sa opýtajte, kto doň dal, a je po spore.
