# Lekce: zmeškané blindy a přesednutí.

lesson-away-and-moving = Odejít, vrátit se, přesednout si
    .goal = Po této lekci si poradíte se zmeškanými blindy i s přesednutím.

lesson-away-and-moving-1 = Někde vás k blindu vyzvou, tady se dává automaticky. Když si chcete odpočinout, zvolte, že další rozdání vynecháte: od té chvíle nedostáváte karty (BLIND-24).

lesson-away-and-moving-2 = Button 1, malý blind 2, velký blind 3. Dora (místo 4) u stolu není. Kde bude příště button, malý a velký blind?
    .right = Velký blind dává další na řadě, místo 5. Malý blind má místo 3 a button místo 2 (BTN-4).
    .wrong-1 = Dora u stolu není a velký blind dát nemůže. Blind jde dál na místo 5: 2, 3, 5.
    .wrong-2 = Jen velký blind přeskočí místo 4. Button a malý blind jdou jako vždy: 2, 3, 5.

lesson-away-and-moving-3 = O dvě rozdání později: button 5, malý blind 6, velký blind 1. Dora na místě 4 je zpátky. Co teď?
    .choice-1 = Dora zaplatí živý velký blind a hraje, nebo na něj počká
    .choice-2 = Dora hraje zadarmo
    .choice-3 = Dora zaplatí malý i velký blind
    .right = Chybí jeden velký blind; počítá se jako sázka (BLIND-18).
    .wrong-2 = Dora má zmeškaný velký blind a tomu se nikdo vyhnout nesmí (BLIND-18).
    .wrong-3 = Zmeškaný malý blind se v této herně promíjí (BLIND-18).

lesson-away-and-moving-4 = A když se Dora vrací o rozdání dřív: button 3, malý blind 5, velký blind 6?
    .choice-1 = Dora karty nedostane
    .choice-2 = Dora zaplatí a hraje
    .right = Místo 4 je mezi buttonem a velkým blindem: tam se nikdo nevrací (BLIND-18).
    .wrong-2 = Zaplatit a hrát se smí jen tam, kudy už button prošel. Tady stojí na 3 (BLIND-18).

lesson-away-and-moving-5 = Adam si na buttonu (místo 1) dává pauzu. Blindy místo 1 jednou minou a při buttonu 2 je Adam zpět. Co teď?
    .choice-1 = Adam hraje a nic neplatí
    .choice-2 = Adam zaplatí velký blind
    .right = Pauza začíná na buttonu: všechna odehraná rozdání jsou zaplacená (BLIND-19).
    .wrong-2 = Jen tam, kde herní řád pauzu z buttonu nezná, nebo když blindy projdou dvakrát (BLIND-19).

lesson-away-and-moving-6 = Button 1, velký blind 3. Hráč z místa 5, kterému do velkého blindu zbývají dvě rozdání, si přesedá na místo 8. Co teď?
    .choice-1 = Dvě rozdání vynechá a hraje, až je velký blind na místě 6
    .choice-2 = Hraje hned
    .choice-3 = Čeká, až velký blind dojde na místo 8
    .right = Místo 8 je od blindů dál. Hráč čeká, až do velkého blindu zbudou zase dvě rozdání (BLIND-23).
    .wrong-2 = Tak by hrál několik rozdání zadarmo. Kdo si sedá dál od blindů, čeká (BLIND-23).
    .wrong-3 = Čeká se jen do původní vzdálenosti dvou rozdání: velký blind na místě 6 (BLIND-23).

lesson-away-and-moving-7 = Místo 5 je teď volné. Hráč z místa 9 (pět rozdání do velkého blindu) si na něj přesedá (dvě rozdání). Co teď?
    .choice-1 = Hraje hned
    .choice-2 = Čeká pět rozdání
    .right = Kdo jde blindům blíž, o nic ostatní nepřipraví (BLIND-23).
    .wrong-2 = Čeká jen ten, kdo si sedá dál od blindů (BLIND-23).

lesson-away-and-moving-q1 = Zmeškáte velký blind a vracíte se, když je button už tři místa za vámi. Co uděláte?
    .choice-1 = Vložíte velký blind, nebo na něj počkáte
    .choice-2 = Hrajete a nic neplatíte
    .right = Zmeškaný velký blind se napravuje dřív, než zase přijdou karty (BLIND-18).
    .wrong-2 = Blindům se nikdo vyhnout nesmí: vložte ho, nebo na něj počkejte (BLIND-18).

lesson-away-and-moving-q2 = Přesednete si o židli blíž k přicházejícímu velkému blindu. Co se stane?
    .choice-1 = Hned dostanete karty
    .choice-2 = Čekáte
    .right = Kdo jde blindům blíž, o nic ostatní nepřipraví (BLIND-23).
    .wrong-2 = Čekat musí jen ten, kdo si sedá dál od blindů (BLIND-23).

lesson-away-and-moving-q3 = Odejdete, když máte button, a necháte blindy projít dvakrát. Co zaplatíte, když se vrátíte?
    .choice-1 = Tolik co každý, kdo zmeškal velký blind
    .choice-2 = Nic
    .right = Výjimka platí na jedno projití blindů, ne na dvě (BLIND-19).
    .wrong-2 = Výjimka platí jen na jedno projití (BLIND-19).
