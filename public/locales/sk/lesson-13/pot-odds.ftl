# Lekcia: oplatí sa dorovnať?

lesson-pot-odds = Oplatí sa dorovnať?
    .goal = Po tejto lekcii viete porovnať cenu dorovnania so svojou šancou na výhru.

lesson-pot-odds-1 = V banku je 75 (GAME-4), dorovnanie stojí 15 (CALL-1). Koľko percent musíte vyhrávať, aby ste neprerobili?
    .right = 15 z 90, ktoré tam potom budú, teda 15 : 90 = 16,7 %. Vyhráte so srdcom a s ničím iným; po all-ine sa už nevsádza.
    .wrong-1 = 15 : 75 vynecháva vaše vlastné dorovnanie, a to bude v banku tiež.
    .wrong-2 = Ako pomer 5 : 1 je to správne: 75 proti 15. Ako podiel je to jeden diel zo 6, teda 16,7 %.

lesson-pot-odds-2 = Deväť sŕdc zo 46 neznámych kariet: vyhráte v 19,6 % prípadov. Dorovnať, alebo položiť?
    .right = 19,6 % je viac než 16,7 %: v mnohých takých situáciách zarobí dorovnanie po 2,6 žetónu (0,196 × 90 − 15).
    .wrong-1 = Priemerne sa tým vzdávate 2,6 žetónu: 19,6 % je viac než 16,7 %.

lesson-pot-odds-3 = River je 5♦: srdce neprišlo. Dorovnanie bolo správne, a predsa prehralo. Štyri razy z piatich prehrá, piaty raz to všetko zaplatí: počítajú sa žetóny, nie vyhrané banky (ALLIN-14).

lesson-pot-odds-4 = Ten istý draw, ale teraz súper vsadil 20 do banku 60. Koľko percent musíte vyhrávať?
    .right = Bude tam 60 + 20 + 20 = 100, teda 20 : 100.
    .wrong-1 = 20 : 80 vynecháva vaše vlastné dorovnanie.
    .wrong-2 = 20 : 60 je veľkosť stávky v pomere k banku.
    .wrong-3 = 20 : 60 je veľkosť stávky v pomere k banku.

lesson-pot-odds-5 = Potrebujete 20 %, máte 19,6 % a ďalej sa už nevsádza. Dorovnáte?
    .choice-1 = Položím karty
    .choice-2 = Dorovnám
    .right = 19,6 % je tesne pod 20 %: dorovnanie prerobí priemerne 0,4 žetónu.
    .wrong-2 = Je to o vlások pridrahé a viac sa už vyhrať nedá.

lesson-pot-odds-6 = Tá istá cena, ale obaja máte ešte 200, a keď trafíte, vyhráte viac. Čo teraz?
    .choice-1 = Dorovnanie môže byť správne
    .choice-2 = V každom prípade položiť karty
    .right = Počíta sa aj to, čo vyhráte neskôr; presne určiť sa to však nedá.
    .wrong-2 = Samotné číslo rozhoduje, len keď už ďalšie stávky neprídu.

lesson-pot-odds-7 = Ceny v prehľade. Stávka na pol banku žiada od toho, kto dorovnáva, 25 %, stávka na celý bank 33,3 %. Posledný stĺpec je pre ďalšiu lekciu: ako často musí taký blaf vyjsť.
    .table =
        Stávka / bank | Na dorovnanie % | Blaf musí vyjsť %
        ¼ | 16,7 | 20,0
        ⅓ | 20,0 | 25,0
        ½ | 25,0 | 33,3
        ⅔ | 28,6 | 40,0
        ¾ | 30,0 | 42,9
        1 | 33,3 | 50,0
        1½ | 37,5 | 60,0
        2 | 40,0 | 66,7

lesson-pot-odds-q1 = V banku je 40 a niekto vsadil 20. Koľko percent musí vyhrávať ten, kto dorovná?
    .right = Bude tam 40 + 20 + 20 = 80, teda 20 : 80.
    .wrong-1 = 20 : 80, lebo v banku bude aj dorovnanie.
    .wrong-2 = 20 : 80, lebo v banku bude aj dorovnanie.
    .wrong-3 = To je len stávka v pomere k banku: 20 : 40.

lesson-pot-odds-q2 = Na flope je v banku 90 a súper je all-in za 90. Váš draw na flush vyjde v 35,0 % a potom vyhrá. Čo urobíte?
    .choice-1 = Dorovnám: treba 33,3 %
    .choice-2 = Položím karty
    .right = 90 + 90 + 90 = 270, teda 90 : 270 = 33,3 % a 35,0 % je viac.
    .wrong-2 = 90 : 270 je 33,3 % a vy vyhráte v 35,0 % prípadov.

lesson-pot-odds-q3 = Správne dorovnávate a prehráte. Bola to chyba?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Aj správne rozhodnutie môže prehrať. Posudzujte rozhodnutie, nie kartu.
    .wrong-2 = Karta nevyšla, rozhodnutie bolo správne. Posudzujte rozhodnutie.
