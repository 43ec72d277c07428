# Pořadí kombinací.

rule-RANK-1 = Pořadí kombinací
    .text = Od nejsilnější po nejslabší: královská postupka (royal flush), čistá postupka (straight flush), čtveřice, full house, flush, postupka (straight), trojice, dva páry, pár, vysoká karta. Vyšší kombinace vždy poráží nižší, ať je z jakýchkoli karet: i nejnižší flush je víc než nejvyšší postupka.

rule-RANK-2 = Počítá se nejlepších pět
    .text = Každý hráč sestaví nejsilnější kombinaci pěti karet ze sedmi: dvou vlastních a pěti společných. Nejsilnější z těchto kombinací vyhrává. Dvě karty ze sedmi vždycky přebývají a nepočítají se.

rule-RANK-3 = Královská postupka
    .text = Eso, král, dáma, kluk a desítka v jedné barvě (royal flush). Je to nejvyšší kombinace ze všech a nic ji neporazí. Můžete hrát celá léta, než ji dostanete.
    .example = A♥ K♥ Q♥ J♥ 10♥.

rule-RANK-4 = Královská postupka na stole
    .text = Když tvoří královskou postupku samotných pět společných karet, dělí se o banky všichni, kdo jsou ještě ve hře, každý o ty, na které má nárok. Nic lepšího nikdo mít nemůže, a tak by složit znamenalo žetony darovat.

rule-RANK-5 = Čistá postupka
    .text = Pět karet za sebou, všechny v jedné barvě a nejvýš do krále (straight flush). Mají-li ji dva hráči, vyhrává ta, která končí vyšší kartou; končí-li stejnou, bank se dělí.
    .example = Na stole 5♠ 6♠ 7♠ 8♠ K♦: s 9♠ je to čistá postupka do devítky a poráží 4♠, se kterou je jen do osmičky.

rule-RANK-6 = Nejnižší čistá postupka
    .text = V čisté postupce, která není královská, je eso nejnižší kartou. A, 2, 3, 4, 5 v jedné barvě je tedy postupka do pětky, nejnižší ze všech čistých. I tak poráží čtveřici.
    .example = A♥ 2♥ 3♥ 4♥ 5♥ prohrává s 2♥ 3♥ 4♥ 5♥ 6♥.

rule-RANK-7 = Čtveřice
    .text = Čtyři karty stejné hodnoty; někde se jí říká „poker“. Vyhrává vyšší čtveřice, čtyři esa tedy porážejí čtyři krále. Leží-li čtveřice na stole, rozhoduje pátá karta; je-li i ta stejná, bank se dělí.
    .example = Na stole 6♣ 6♦ 6♥ 6♠ 9♣: kdo má krále, poráží toho, kdo má dámu. S esem na stole místo devítky se dělí.

rule-RANK-8 = Full house
    .text = Tři karty jedné hodnoty a dvě jiné. Rozhoduje vyšší trojice, potom vyšší pár; jsou-li stejné obě, bank se dělí.
    .example = 7 7 7 10 10 poráží 6 6 6 7 7.

rule-RANK-9 = Flush
    .text = Pět karet jedné barvy, libovolných hodnot. Dva flushe se porovnávají kartu po kartě, od nejvyšší až po pátou. Je-li všech pět stejných, bank se dělí.
    .example = Pikové A 10 8 7 3 poráží pikové A 10 8 7 2: rozhoduje pátá karta.

rule-RANK-10 = Postupka
    .text = Pět karet za sebou, v různých barvách (straight). Vyhrává postupka, která končí vyšší kartou; končí-li stejnou, bank se dělí.
    .example = 6 7 8 9 10 poráží 5 6 7 8 9.

rule-RANK-11 = Eso nahoře, nebo dole
    .text = V postupce smí být eso nahoře, od desítky do esa, nebo dole, od esa do pětky. Uprostřed být nemůže, za esem se dvojkou nepokračuje. S esem dole je to postupka do pětky.
    .example = 10 J Q K A je nejvyšší postupka, A 2 3 4 5 nejnižší. Q K A 2 3 postupka není.

rule-RANK-12 = Trojice
    .text = Tři karty stejné hodnoty, anglicky také trips. Vyhrává vyšší trojice; potom rozhoduje vyšší z obou zbývajících karet a po ní nižší. Je-li všechno stejné, bank se dělí.
    .example = K K K Q 9 poráží K K K Q 8.

rule-RANK-13 = Dva páry
    .text = Dvě karty jedné hodnoty a dvě jiné. Nejdřív rozhoduje vyšší pár, potom nižší pár a nakonec pátá karta. Je-li všechno stejné, bank se dělí.
    .example = 4 4 3 3 J poráží 4 4 2 2 J: vyšší páry jsou stejné, rozhoduje nižší.

rule-RANK-14 = Pár
    .text = Dvě karty stejné hodnoty. Vyhrává vyšší pár; mezi stejnými páry rozhodují tři zbývající karty od nejvyšší po nejnižší. Jsou-li i ty stejné, bank se dělí.
    .example = 5 5 A K 9 poráží 5 5 A K 8.

rule-RANK-15 = Vysoká karta
    .text = Pět karet, které netvoří žádnou jinou kombinaci (high card). Porovnávají se jedna po druhé od nejvyšší a první rozdíl rozhodne. Je-li všech pět stejných, bank se dělí.
    .example = A K 10 8 6 poráží A K 10 8 5: liší se až pátá karta.

rule-RANK-16 = Kicker
    .text = Kicker je doplňující karta, která rozhodne mezi jinak stejnými kombinacemi. Jeden herní řád o ní volně mluví jako o druhé nejvyšší kartě; přesně to určují pravidla jednotlivých kombinací (RANK-7 až RANK-15).
    .example = Oba mají pár pětek. Kdo drží A a 5, má jako kicker eso a poráží Q a 5.

rule-RANK-17 = Šestá karta se nepočítá
    .text = Počítá se jen pět karet. Je-li nejlepších pět stejných, bank se dělí: šestá ani sedmá karta remízu nerozhodne a barva také ne.
    .example = Na stole K♣ K♦ 9♥ 9♠ 4♣. A drží 5♦ 5♥, B drží 6♣ 2♦. Oba mají krále a devítky; třetí pár nemá žádnou cenu a B vyhrává šestkou proti pětce.
