# Lekce: Poslední slovo velkého blindu.

lesson-big-blind-option = Poslední slovo velkého blindu
    .goal = Po této lekci umíte využít opci velkého blindu a víte, kdy zaniká.

lesson-big-blind-option-1 = Máte velký blind a všichni dorovnali 2. Skončilo tím kolo?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Velký blind ještě nebyl na řadě (ROUND-6).
    .wrong-2 = Všichni sice vložili 2, ale na vás se řada ještě nedostala (ROUND-6).

lesson-big-blind-option-2 = Co můžete udělat?
    .right = Složit, checkovat, nebo zvýšit: to je opce velkého blindu (BLIND-12, BLIND-13).
    .wrong-1 = Není co dorovnávat: vaše 2 už jsou vložené.
    .wrong-2 = Vaše povinné 2 jsou živá sázka a zvýšit ji smíte i vy (BLIND-14).

lesson-big-blind-option-3 = Využijte opci: zvyšte na 6.
    .right = První kolo pokračuje a všichni tři musí znovu odpovědět (BLIND-12).
    .wrong-1 = Smíte, ale kolo by tím skončilo. Tady využijte opci: zvyšte na 6.
    .wrong-2 = Check je zadarmo, skládat tu nemá smysl.

lesson-big-blind-option-4 = Kolik musí Dora přidat, aby dorovnala?
    .right = 6 − 2 = 4. Znovu musí odpovědět všichni tři.
    .wrong-1 = Její 2 už jsou vložené: 6 − 2 = 4.
    .wrong-2 = To byla cena před vaším zvýšením.

lesson-big-blind-option-5 = Dora a Adam dorovnávají, Bea skládá. Přijdete v tomto kole ještě na řadu?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Nikdo znovu nezvýšil a opce je vyčerpaná (BLIND-12).
    .wrong-2 = Vlastní zvýšení nikdo zvyšovat nesmí (RAISE-3).

lesson-big-blind-option-6 = Jiné rozdání. Máte velký blind a Dora zvyšuje na 4. Co můžete udělat?
    .right = Je co dorovnávat: složit, dorovnat 2, nebo zvýšit (BLIND-13).
    .wrong-1 = Před flopem smí checkovat jen velký blind, a to jen když nikdo nezvýšil (CHECK-3).

lesson-big-blind-option-q1 = Máte malý blind a všichni dorovnali. Smíte checkovat?
    .choice-1 = Ne, doplatím zbytek a poslední slovo má velký blind
    .choice-2 = Ano
    .right = Malý blind sázku ještě nevyrovnává, musí se doplatit (CHECK-3).
    .wrong-2 = Před flopem smí checkovat jen velký blind, když nikdo nezvýšil (CHECK-3).

lesson-big-blind-option-q2 = Všichni až k velkému blindu složili. Co teď?
    .choice-1 = Velký blind vyhrává a nemusí nic dělat
    .choice-2 = Velký blind musí checkovat
    .right = Zbývá jediný hráč, a tak je po rozdání (GAME-15).
    .wrong-2 = Zbývá jediný hráč a rozdání skončilo (GAME-15).

lesson-big-blind-option-q3 = Blindy 1 a 2, tři hráči dorovnali. Na kolik je nejmenší zvýšení velkého blindu?
    .right = 2 + 2 = 4: zvýšení přidává aspoň velký blind.
    .wrong-1 = Zvýšení přidává aspoň 2: 2 + 2 = 4.
    .wrong-2 = Tři dorovnání na nejmenším zvýšení nic nemění: 2 + 2 = 4.
