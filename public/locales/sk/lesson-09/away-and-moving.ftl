# Lekcia: zmeškané blindy a presadnutie.

lesson-away-and-moving = Preč, späť a na inú stoličku
    .goal = Po tejto lekcii si poradíte so zmeškanými blindmi aj s presadnutím.

lesson-away-and-moving-1 = V niektorých herniach si o blind povedia, tu ho dávate bez vyzvania. Keď si chcete oddýchnuť, zvoľte, že ďalšie rozdanie vynecháte: od tej chvíle nedostávate karty (BLIND-24).

lesson-away-and-moving-2 = Button 1, malý blind 2, veľký blind 3. Ďalší veľký blind má dať Dora (miesto 4), ale je preč. Kde bude button a blindy?
    .right = Veľký blind dáva ďalší na rade, miesto 5. Malý blind 3, button 2 (BTN-4).
    .wrong-1 = Dora pri stole nie je a veľký blind dať nemôže. Blind ide ďalej na miesto 5: 2, 3, 5.
    .wrong-2 = Miesto, kde nikto nie je, preskočí len veľký blind. Button a malý blind idú ako vždy: 2, 3, 5.

lesson-away-and-moving-3 = O dve rozdania neskôr: button 5, malý blind 6, veľký blind 1. Dora na mieste 4 je späť. Čo teraz?
    .choice-1 = Dora zaplatí živý veľký blind a hrá, alebo naň počká
    .choice-2 = Dora hrá zadarmo
    .choice-3 = Dora zaplatí malý aj veľký blind
    .right = Chýba jeden veľký blind; počíta sa ako stávka (BLIND-18).
    .wrong-2 = Dora má zmeškaný veľký blind a tomu sa nikto vyhnúť nesmie (BLIND-18).
    .wrong-3 = Zmeškaný malý blind sa v tejto herni odpúšťa (BLIND-18).

lesson-away-and-moving-4 = A keď sa Dora vracia o rozdanie skôr: button 3, malý blind 5, veľký blind 6?
    .choice-1 = Dora karty nedostane
    .choice-2 = Dora zaplatí a hrá
    .right = Miesto 4 je medzi buttonom a veľkým blindom: tam sa nikto nevracia (BLIND-18).
    .wrong-2 = Zaplatiť a hrať sa smie len tam, kadiaľ už button prešiel. Tu stojí na 3 (BLIND-18).

lesson-away-and-moving-5 = Adam má button na mieste 1 a dáva si prestávku. Blindy miesto 1 raz minú; keď je button 2, Adam je späť. Čo teraz?
    .choice-1 = Adam hrá a nič neplatí
    .choice-2 = Adam zaplatí veľký blind
    .right = Prestávka sa začína na buttone: všetky odohrané rozdania sú zaplatené (BLIND-19).
    .wrong-2 = Len tam, kde herný poriadok prestávku na buttone nepozná, alebo keď blindy prejdú dvakrát (BLIND-19).

lesson-away-and-moving-6 = Button 1, veľký blind 3. Hráč z miesta 5, ktorému do veľkého blindu ostávajú dve rozdania, si presadá na 8. Čo teraz?
    .choice-1 = Dve rozdania vynechá a hrá, keď je veľký blind na mieste 6
    .choice-2 = Hrá hneď
    .choice-3 = Čaká, kým veľký blind dôjde na miesto 8
    .right = Miesto 8 je od blindov ďalej. Hráč čaká, kým do veľkého blindu ostanú zase dve rozdania (BLIND-23).
    .wrong-2 = Tým by získal rozdania zadarmo. Kto si sadá ďalej od blindov, čaká (BLIND-23).
    .wrong-3 = Čaká sa len do pôvodnej vzdialenosti dvoch rozdaní: veľký blind na mieste 6 (BLIND-23).

lesson-away-and-moving-7 = Miesto 5 je teraz voľné. Hráč z miesta 9 (päť rozdaní do veľkého blindu) si naň presadá (dve rozdania). Čo teraz?
    .choice-1 = Hrá hneď
    .choice-2 = Čaká päť rozdaní
    .right = Kto ide k blindom bližšie, o nič ostatných nepripraví (BLIND-23).
    .wrong-2 = Čaká len ten, kto si sadá ďalej od blindov (BLIND-23).

lesson-away-and-moving-q1 = Zmeškáte veľký blind a vraciate sa, keď je button už tri miesta za vami. Čo urobíte?
    .choice-1 = Vložíte veľký blind, alebo naň počkáte
    .choice-2 = Hráte a nič neplatíte
    .right = Zmeškaný veľký blind sa napráva skôr, než zase prídu karty (BLIND-18).
    .wrong-2 = Blindom sa nikto vyhnúť nesmie: vložte ho, alebo naň počkajte (BLIND-18).

lesson-away-and-moving-q2 = Presadnete si o stoličku bližšie k prichádzajúcemu veľkému blindu. Čo sa stane?
    .choice-1 = Hneď dostanete karty
    .choice-2 = Čakáte
    .right = Bližšie k blindom: ostatní tým o nič neprídu (BLIND-23).
    .wrong-2 = Čakať musí len ten, kto si sadá ďalej od blindov (BLIND-23).

lesson-away-and-moving-q3 = Na buttone si dáte prestávku a necháte blindy prejsť dvakrát. Čo zaplatíte, keď sa vrátite?
    .choice-1 = Toľko čo každý, kto zmeškal blind
    .choice-2 = Nič
    .right = Výnimka platí na jedno prejdenie blindov, nie na dve (BLIND-19).
    .wrong-2 = Výnimka platí len na jedno prejdenie (BLIND-19).
