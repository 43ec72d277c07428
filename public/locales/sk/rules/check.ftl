# Check.

rule-CHECK-1 = Check, kým nikto nevsadil
    .text = Od druhého stávkového kola smie hráč dať check, kým v tom kole nikto nevsadil. Check nič nestojí: hráč zostáva v hre a na rade je sused po ľavici.

rule-CHECK-2 = Check neberie žiadne práva
    .text = Kto dá check, o nič neprichádza. Keď neskôr v tom istom kole niektorý súper vsadí, rad sa k hráčovi vráti a on smie dorovnať, navýšiť alebo položiť karty.

rule-CHECK-3 = Pred flopom check nie je možný
    .text = Pred flopom sú stávkou už blindy, takže je čo dorovnávať a check nie je možný. Výnimkou je veľký blind, ak nikto nenavýšil (BLIND-13). To isté platí pre hráča, ktorý dal straddle a nikto ho nenavýšil, a pre nového hráča, ktorého vstupný vklad už stávke zodpovedá.

rule-CHECK-4 = Po stávke check nie je možný
    .text = Len čo niekto vsadí, check už v tom kole nie je možný. Je čo dorovnávať, a tak ostáva položiť karty, dorovnať alebo navýšiť.

rule-CHECK-5 = Ako sa pri stole dáva check
    .text = Pri živom stole hráč buď povie „check“, alebo zaklope na stôl. Oboje platí rovnako, takže neklopte na stôl, kým ešte len rozmýšľate.
