# Lekcia: Päť tlačidiel.

lesson-your-moves = Päť tlačidiel
    .goal = Po tejto lekcii v každej chvíli viete, čo práve smiete: dať check, vsadiť, dorovnať, navýšiť alebo položiť karty.

lesson-your-moves-1 = Na stole je flop a kolo otvárate vy. Čo môžete?
    .right = Nikto ešte nevsadil: smiete dať check, vsadiť a dokonca aj položiť karty (ROUND-8).
    .wrong-1 = Zatiaľ nie je čo dorovnávať (ROUND-8).
    .wrong-2 = Navýšiť sa dá len stávka. Tu ešte nikto nevsadil, a kto dá žetóny prvý, ten vsádza.
    .wrong-3 = Položiť karty sa dá vždy, aj keď je check zadarmo (FOLD-2). Tu vám to však nič neprinesie.

lesson-your-moves-2 = Dajte check.
    .right = Zostávate v hre a rad prechádza na ďalšieho hráča (CHECK-1).
    .wrong-1 = Môžete, ale tu chceme vidieť, čo s vašimi tlačidlami urobí cudzia stávka: dajte check.
    .wrong-2 = Check je zadarmo. Karty si nechajte a dajte check.

lesson-your-moves-3 = Bea vsádza 6, Cyril kladie karty. Na rade ste zase vy.

lesson-your-moves-4 = Bea vsádza 6. Čo môžete teraz?
    .right = Na stávku treba odpovedať: dorovnať, navýšiť alebo položiť karty (ROUND-9).
    .wrong-1 = Po stávke už v tomto kole nikto nemôže dať check (CHECK-4).
    .wrong-2 = Stávka už tu je. Pridať k nej viac znamená navýšiť.
    .wrong-3 = Dorovnať 6 smiete (ROUND-9).

lesson-your-moves-5 = Máte tri dámy. Navýšte na 18.
    .right = Najvyššia stávka je teraz 18 a Bea na ňu musí odpovedať (ROUND-9).
    .wrong-1 = Môžete, ale tu navýšte na 18.
    .wrong-2 = Trojica je na to príliš dobrá. Navýšte na 18.
    .wrong-3 = Navýšiť smiete na čokoľvek od 12 do 96. Zvoľte 18.

lesson-your-moves-6 = Bea dorovnáva. Prichádza turn a zase začínate vy. Čo môžete?
    .right = Nové kolo a zatiaľ žiadna stávka: tie isté tri možnosti ako na začiatku (ROUND-8).
    .wrong-1 = Nové kolo sa začína od nuly: tých 18 už leží v banku.

lesson-your-moves-7 = Vsaďte 20.
    .right = Bea kladie karty. Zostávate len vy a bank je váš bez vyloženia kariet (GAME-15).
    .wrong-1 = Môžete, ale s tromi dámami sa vsádza: 20.
    .wrong-2 = Check je zadarmo, a navyše máte tri dámy.

lesson-your-moves-q1 = Niekto vsadil 10. Čo sa už nedá?
    .choice-1 = Check
    .choice-2 = Dorovnať
    .choice-3 = Položiť karty
    .right = Stávka čaká na dorovnanie, a tak v tomto kole nikto nemôže dať check (CHECK-4).
    .wrong-2 = Dorovnať sa dá vždy, kým máte žetóny.
    .wrong-3 = Položiť karty sa dá vždy (FOLD-2).

lesson-your-moves-q2 = Na turne začínate vy. Čo sa nedá?
    .choice-1 = Dorovnať
    .choice-2 = Vsadiť
    .choice-3 = Check
    .right = Kolo sa začína bez stávky, a tak nie je čo dorovnávať (ROUND-8).
    .wrong-2 = Stávky otvoriť smiete.
    .wrong-3 = Nikto ešte nevsadil, a tak check dať smiete.

lesson-your-moves-q3 = Na stole je stávka 10 a vy vkladáte 30. Čo to je?
    .choice-1 = Navýšenie na 30, o 20
    .choice-2 = Navýšenie o 30
    .choice-3 = Stávka 30
    .right = „Na“ je celková suma, „o“ je to, čo pridávate navrch: 30 − 10 = 20.
    .wrong-2 = „Na“ je celková suma, „o“ je to, čo pridávate navrch: 30 − 10 = 20.
    .wrong-3 = Stávka už tu bola. Pridať k nej viac znamená navýšiť.
