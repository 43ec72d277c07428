# Lekce: kdy nový hráč dostane karty a co zaplatí.

lesson-newcomers = Přisedá nový hráč
    .goal = Po této lekci řeknete novému hráči, kdy dostane karty a co ho to bude stát.

lesson-newcomers-1 = Button 1, malý blind 3, velký blind 5, blindy 5/10. Přisedáte na místo 6. Co si můžete vybrat?
    .choice-1 = Vložit 10 a hrát hned, nebo počkat na velký blind
    .choice-2 = Hrát hned a zadarmo
    .choice-3 = Počkat celý oběh
    .right = Nový hráč vloží částku velkého blindu, nebo počká, až na něj velký blind přijde (BLIND-20).
    .wrong-2 = Zadarmo nehraje nikdo: vložte 10, nebo počkejte na velký blind (BLIND-20).
    .wrong-3 = Místo 6 je vlevo od velkého blindu. Tam smíte vložit 10 a hrát hned (BLIND-20).

lesson-newcomers-2 = Máte vloženo 10. Začínáte vy a nikdo nezvýšil. Checkujte.
    .right = Vašich 10 je živých: počítají se jako sázka, a tak není co dorovnávat (BLIND-22).
    .wrong-1 = Zvýšit smíte také, to právo máte (BLIND-22). Tady ale checkujte.
    .wrong-2 = Check je zadarmo: vašich 10 se rovná velkému blindu. Checkujte.

lesson-newcomers-3 = Gita a Cyril dorovnávají, Emil na velkém blindu zvyšuje na 40. Kolik vás stojí dorovnání?
    .right = Váš vklad se počítá: 40 − 10 = 30.
    .wrong-1 = 10 už máte vloženo: 40 − 10 = 30.

lesson-newcomers-4 = Teď se díváte z místa 9. Nový hráč si sedá na místo 4, mezi blindy 3 a 5. Hraje v tomto rozdání?
    .choice-1 = Ne, karty nedostane
    .choice-2 = Vloží 10 a hraje
    .right = Mezi button a velký blind nikdo nevstupuje (BLIND-21).
    .wrong-2 = Mezi oběma blindy to zakazují všechny prameny (BLIND-21).

lesson-newcomers-5 = Další rozdání: button 3, malý blind 5, velký blind 7. Co teď místo 4?
    .choice-1 = Pořád čeká
    .choice-2 = Vloží 10 a hraje
    .right = Místo 4 je pořád mezi buttonem a velkým blindem (BLIND-21).
    .wrong-2 = Button stojí na 3. Nejdřív musí místo 4 minout (BLIND-21).

lesson-newcomers-6 = Rozdání po něm: button 5, malý blind 7, velký blind 9. Co teď místo 4?
    .choice-1 = Vloží 10, nebo počká na velký blind
    .choice-2 = Pořád čeká
    .right = Button už místo 4 minul: hráč tam smí vložit 10, nebo počkat (BLIND-20).
    .wrong-2 = Místo 4 už je za buttonem, ne mezi ním a velkým blindem. Smí vložit, nebo počkat.

lesson-newcomers-7 = Zase button 1, malý blind 3, velký blind 5. Nový hráč si sedá na místo 2. Hraje v tomto rozdání?
    .choice-1 = Ne, karty nedostane
    .choice-2 = Vloží 10 a hraje
    .right = V této herně je zakázané i místo mezi buttonem a malým blindem (BLIND-21).
    .wrong-2 = Jeden pramen by to dovolil. Tady platí širší zákaz: všude mezi buttonem a velkým blindem (BLIND-21).

lesson-newcomers-8 = Další rozdání: button 3. Co teď místo 2?
    .choice-1 = Vloží 10, nebo počká na velký blind
    .choice-2 = Pořád čeká
    .right = Button už místo 2 minul (BLIND-21).
    .wrong-2 = Button je na 3 a místo 2 má za sebou. Nový hráč teď smí vložit, nebo počkat (BLIND-20).

lesson-newcomers-9 = Proč je toto místo zakázané?
    .choice-1 = Aby se nikdo nevetřel za blindy a nehrál na nejlepších místech zadarmo
    .choice-2 = Aby u stolu nebylo moc lidí
    .right = Kdo by tam vstoupil, hrál by na pozdních místech a blind by nezaplatil (BLIND-21).
    .wrong-2 = Na počtu hráčů nezáleží. Jde o to, aby blindy platil každý, když je na řadě (BTN-5).

lesson-newcomers-q1 = Button 3, malý blind 4, velký blind 5. Nový hráč na místě 6 vloží velký blind. Je to živá sázka?
    .choice-1 = Ano
    .choice-2 = Ne
    .right = Počítá se jako první sázka nového hráče (BLIND-22).
    .wrong-2 = Nejsou to mrtvé peníze: počítá se jako první sázka nového hráče (BLIND-22).

lesson-newcomers-q2 = Deset míst, button 8, malý blind 9, velký blind 1. Nový hráč si sedá na místo 10. Co teď?
    .choice-1 = Počká, až ho button mine
    .choice-2 = Vloží blind a hraje
    .right = Místo 10 je mezi malým a velkým blindem (BLIND-21).
    .wrong-2 = Tam ne: místo 10 je mezi malým a velkým blindem (BLIND-21).

lesson-newcomers-q3 = Nový hráč vloží blind, nikdo nezvýší a přijde na něj řada. Co smí?
    .choice-1 = Checkovat, nebo zvýšit
    .choice-2 = Jen checkovat
    .choice-3 = Jen dorovnat
    .right = Vložený blind je živý, a tak smí i zvýšit (BLIND-22).
    .wrong-2 = Vložený blind je živý: smí i zvýšit (BLIND-22).
    .wrong-3 = Není co dorovnávat. Jde checkovat, nebo zvýšit.
