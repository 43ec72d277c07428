# Lekce: Pět tlačítek.

lesson-your-moves = Pět tlačítek
    .goal = Po této lekci v každé chvíli víte, co z pětice check, vsadit, dorovnat, zvýšit a složit právě smíte.

lesson-your-moves-1 = Na stole je flop a kolo otevíráte vy. Co můžete udělat?
    .right = Nikdo ještě nevsadil: smíte checkovat, vsadit, a dokonce i složit (ROUND-8).
    .wrong-1 = Zatím není co dorovnávat (ROUND-8).
    .wrong-2 = Zvýšit jde jen sázku. Tady ještě nikdo nevsadil, a kdo dá žetony první, ten sází.
    .wrong-3 = Složit jde vždycky, i když je check zadarmo (FOLD-2). Jen to tu není k ničemu.

lesson-your-moves-2 = Checkujte.
    .right = Zůstáváte ve hře a řada přechází na dalšího hráče (CHECK-1).
    .wrong-1 = Smíte. Tady ale chceme vidět, co s vašimi tlačítky udělá cizí sázka: checkujte.
    .wrong-2 = Check je zadarmo. Karty si nechte a checkujte.

lesson-your-moves-3 = Bea sází 6, Cyril skládá. Na řadě jste zase vy.

lesson-your-moves-4 = Bea sází 6. Co můžete udělat teď?
    .right = Na sázku se odpovídá: dorovnat, zvýšit, nebo složit (ROUND-9).
    .wrong-1 = Po sázce už v tomto kole nikdo checkovat nemůže (CHECK-4).
    .wrong-2 = Sázka už tu je. Přidat k ní víc znamená zvýšit.
    .wrong-3 = Dorovnat 6 smíte (ROUND-9).

lesson-your-moves-5 = Máte tři dámy. Zvyšte na 18.
    .right = Nejvyšší sázka je teď 18 a Bea na ni musí odpovědět (ROUND-9).
    .wrong-1 = Smíte. Tady ale zvyšte na 18.
    .wrong-2 = Na složení je trojice moc dobrá. Zvyšte na 18.
    .wrong-3 = Zvýšit smíte na cokoli od 12 do 96. Zvolte 18.

lesson-your-moves-6 = Bea dorovnává. Přichází turn a zase začínáte vy. Co můžete udělat?
    .right = Nové kolo a zatím žádná sázka: tytéž tři možnosti jako na začátku (ROUND-8).
    .wrong-1 = Nové kolo začíná od nuly: těch 18 už leží v banku.

lesson-your-moves-7 = Vsaďte 20.
    .right = Bea skládá. Zůstáváte jen vy a bank je váš bez odkrytí karet (GAME-15).
    .wrong-1 = Smíte. Se třemi dámami ale sázíme: 20.
    .wrong-2 = Check je zadarmo, a navíc máte tři dámy.

lesson-your-moves-q1 = Někdo vsadil 10. Co už nejde?
    .choice-1 = Check
    .choice-2 = Dorovnat
    .choice-3 = Složit
    .right = Sázka čeká na dorovnání, a tak v tomto kole nikdo checkovat nemůže (CHECK-4).
    .wrong-2 = Dorovnat jde vždycky, dokud máte žetony.
    .wrong-3 = Složit jde vždycky (FOLD-2).

lesson-your-moves-q2 = Na turnu jste na řadě první. Co nejde?
    .choice-1 = Dorovnat
    .choice-2 = Vsadit
    .choice-3 = Check
    .right = Kolo začíná bez sázky, a tak není co dorovnávat (ROUND-8).
    .wrong-2 = Sázky otevřít smíte: vsadit může každý, kdo je první na řadě.
    .wrong-3 = Nikdo ještě nevsadil, a tak checkovat smíte.

lesson-your-moves-q3 = Na stole je sázka 10 a vy vkládáte 30. Co to je?
    .choice-1 = Zvýšení na 30, o 20
    .choice-2 = Zvýšení o 30
    .choice-3 = Sázka 30
    .right = „Na“ je celková částka, „o“ je to, co přidáváte navrch: 30 − 10 = 20.
    .wrong-2 = „Na“ je celková částka, „o“ je to, co přidáváte navrch: 30 − 10 = 20.
    .wrong-3 = Sázka už tu byla. Přidat k ní víc znamená zvýšit.
