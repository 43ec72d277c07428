# Lekce: kolik se smí vsadit v limitu, pot limitu a no limitu.

lesson-three-structures = Kolik smím vsadit?
    .goal = Po této lekci z názvu hry poznáte, jaké sázky jsou v kterém kole dovolené.

lesson-three-structures-1 = Tentýž turn třikrát po sobě: v banku je 24 a začínáte vy. Tři struktury se liší jen tím, jak velká smí být sázka a kolikrát se smí zvyšovat (STRUCT-1). První hra se jmenuje limit 2–4.

lesson-three-structures-2 = Hraje se limit 2–4. Kolik smíte vsadit na turnu?
    .choice-1 = Přesně 4
    .choice-2 = Cokoli od 2 do 4
    .choice-3 = Přesně 2
    .choice-4 = Cokoli od 2 do 24
    .right = V názvu jsou obě velikosti sázek (LIMIT-9). Na turnu a riveru platí ta vyšší (LIMIT-2).
    .wrong-2 = V limitu je velikost sázky pevná, vybírat z rozmezí se nedá (LIMIT-1).
    .wrong-3 = Nižší limit platí v prvních dvou kolech, před flopem a na flopu (LIMIT-2).
    .wrong-4 = Tak by to bylo v pot limitu: až 24, které leží v banku.

lesson-three-structures-3 = Posuvník zmizel: jediná částka, jediné tlačítko. Vsaďte 4.
    .right = Jedna sázka na turnu: přesně 4, ani víc, ani méně (LIMIT-1).
    .wrong-1 = Smíte. Tady ale vsaďte 4.
    .wrong-2 = Check je tu zadarmo, není proč skládat. Vsaďte 4.

lesson-three-structures-4 = Bea zvyšuje. Na kolik?
    .right = K sázce se přidá ještě jednou totéž: 4 + 4 = 8 (LIMIT-1).
    .wrong-1 = O 2 se zvyšovalo před turnem. Teď se zvyšuje o 4: 4 + 4 = 8.

lesson-three-structures-5 = A když zvýšíte znovu vy: na kolik?
    .right = Zase o stejnou částku: 8 + 4 = 12 (LIMIT-1).
    .wrong-1 = Zvýšení přidává pořád stejnou částku, nezdvojnásobuje: 8 + 4 = 12.

lesson-three-structures-6 = Tentýž turn v pot limitu. Kolik smíte nejvýš vsadit?
    .right = Bank: leží v něm 24, a tak je strop 24 (POTLIM-1).
    .wrong-1 = 92 je všechno, co máte. To dovoluje jen no limit; tady je stropem bank, 24.

lesson-three-structures-7 = Tentýž turn v no limitu. Kolik smíte nejvýš vsadit?
    .right = Všechno, co leží před vámi, 92, a to v kterémkoli kole (NOLIM-1).
    .wrong-1 = Bankem je sázka omezená jen v pot limitu. V no limitu smíte vsadit všechno: 92.

lesson-three-structures-8 = A kolik nejméně musíte na tomto turnu vsadit v pot limitu a no limitu?
    .right = Jeden velký blind, 2, v každém kole. Na turnu zdvojnásobuje jen limit (BET-4).
    .wrong-1 = Dvojnásobek na turnu patří k limitu. Tady stačí jeden velký blind: 2 (BET-4).

lesson-three-structures-9 = Limit 10–20, flop: Adam sází 10. Zvyšte.
    .right = Na 20: sázka 10 a k ní ještě jednou 10 (LIMIT-1).
    .wrong-1 = Nejde to: zvyšuje se přesně na 20, k sázce 10 se přidá 10 (LIMIT-1).
    .wrong-2 = Smíte. Tady ale zvyšte na 20.
    .wrong-3 = Smíte. Tady ale zvyšte na 20.

lesson-three-structures-10 = Čím se ještě tři struktury liší?
    .choice-1 = Kolikrát se smí zvyšovat
    .choice-2 = Kdo mluví první
    .choice-3 = Pořadím kombinací
    .right = V pot limitu a no limitu bez konce (NOLIM-2), v limitu třikrát za kolo. Mnohým hráčům připadá nejpřitažlivější no limit (NOLIM-3).
    .wrong-2 = Pořadí, v jakém se mluví, je ve všech třech stejné.
    .wrong-3 = Pořadí kombinací je jen jedno, pro všechny.

lesson-three-structures-q1 = Limit 5–10 před flopem, nikdo ještě nezvýšil. Na kolik se zvyšuje?
    .right = O nižší limit: 5 + 5 = 10 (LIMIT-2).
    .wrong-1 = Před flopem se zvyšuje o nižší limit: 5 + 5 = 10.
    .wrong-2 = 10 je velikost sázky na turnu a riveru. Před flopem: 5 + 5 = 10.

lesson-three-structures-q2 = Limit 10–20: kolik je sázka na riveru?
    .right = Na turnu a riveru platí vyšší limit: 20 (LIMIT-2).
    .wrong-1 = 10 platí v prvních dvou kolech. Na turnu a riveru je to vyšší limit.

lesson-three-structures-q3 = No limit 1/2: na riveru nikdo nevsadil a vy máte 300. Kolik smíte vsadit?
    .choice-1 = Cokoli od 2 do 300
    .choice-2 = Cokoli od 4 do 300
    .choice-3 = Cokoli až do výše banku
    .right = Od jednoho velkého blindu až po všechno, co máte (NOLIM-1).
    .wrong-2 = V no limitu se na riveru nic nezdvojnásobuje: stačí jeden velký blind, 2 (BET-4).
    .wrong-3 = To je pot limit. V no limitu bank sázku neomezuje (NOLIM-1).
