# Lekcia: mŕtvy button, keď niekto odíde od stola.

lesson-dead-button = Niekto odchádza
    .goal = Po tejto lekcii určíte button a blindy, aj keď pri stole zostala prázdna stolička.

lesson-dead-button-1 = Návod na mŕtvy button: najprv veľký blind, ten patrí hráčovi, ktorý je na rade. Malý blind stojí tam, kde bol veľký, a button tam, kde bol malý, aj keď je tá stolička už prázdna (BTN-4).

lesson-dead-button-2 = Button 1, malý blind 2, veľký blind 3, nikto neodchádza. Kde bude potom button, malý a veľký blind?
    .right = Všetko sa posunie o jedno miesto: 2, 3, 4 (BTN-3).
    .wrong-1 = Posúva sa doľava, v smere hodinových ručičiek: 2, 3, 4.
    .wrong-2 = Tak je to teraz. V ďalšom rozdaní sa všetko posunie o jedno miesto: 2, 3, 4.

lesson-dead-button-3 = Čo ak teraz odíde Bea z miesta 2 (malý blind)? Kde bude potom button, malý a veľký blind?
    .right = Veľký blind má miesto 4, malý miesto 3 a button stojí pri prázdnej stoličke 2 (BTN-4).
    .wrong-1 = To je pohyblivý button: miesto 3 by sa vyhlo malému blindu a miesto 4 veľkému.
    .wrong-2 = Miesto 1 by potom malo button dvakrát. Button ide ďalej, aj k prázdnej stoličke: 2, 3, 4.

lesson-dead-button-4 = Tu je to rozdanie. Kto dostane prvú kartu a začína aj na flope?
    .right = Prvý hráč vľavo od prázdnej stoličky s buttonom: miesto 3 (BTN-4).
    .wrong-1 = Stolička 2 je prázdna, stojí pri nej len button. Vľavo od nej je miesto 3.
    .wrong-2 = Medzi buttonom a miestom 4 je ešte miesto 3, a to je prvé na rade.

lesson-dead-button-5 = A kde bude button, malý a veľký blind v rozdaní po ňom?
    .right = Všetko sa zase posunie o jedno miesto: 3, 4, 5. Button je zase pri hráčovi.
    .wrong-1 = Miesto 3 už malý blind zaplatilo a teraz mu patrí button: 3, 4, 5.

lesson-dead-button-6 = Späť na začiatok. Tentoraz odíde Cyril z miesta 3 (veľký blind). Čo bude v ďalšom rozdaní?
    .choice-1 = Button 2, bez malého blindu, veľký blind 4
    .choice-2 = Button 2, malý blind 4, veľký blind 5
    .right = Malý blind by vyšiel na prázdnu stoličku 3: v tomto rozdaní ho nedáva nikto (BTN-4).
    .wrong-2 = To je pohyblivý button: miesto 4 by sa vyhlo veľkému blindu.

lesson-dead-button-7 = Tu je to rozdanie. Koľko leží v banku pred prvým ťahom?
    .right = Len veľký blind, 2.
    .wrong-1 = Malý blind v tomto rozdaní nedáva nikto, je tu len veľký, 2.

lesson-dead-button-8 = A kde bude button, malý a veľký blind v rozdaní po ňom?
    .right = Button stojí tam, kam mal prísť malý blind, pri prázdnej stoličke 3. Potom 4 a 5 (BTN-4).
    .wrong-1 = Miesto 2 už button malo. Ten ide ďalej k stoličke 3, aj keď je prázdna.
    .wrong-2 = Button žiadnu stoličku nepreskakuje: z 2 ide na 3.

lesson-dead-button-9 = Prečo tak zložito?
    .choice-1 = Aby mal každý v každom obehu raz button a zaplatil blindy
    .choice-2 = Aby bol potrestaný ten, kto odchádza
    .right = Nikto sa blindu nevyhne a nikto neplatí dvakrát (BTN-5).
    .wrong-2 = Kto odišiel, je preč. Ide o tých, čo zostávajú (BTN-5).

lesson-dead-button-q1 = Šesť miest, button 4, malý blind 5, veľký 6. Miesto 5 odchádza. Kde bude button, malý a veľký blind?
    .choice-1 = 5 (prázdna stolička), 6, 1
    .choice-2 = 6, 1, 2
    .choice-3 = 4, 6, 1
    .right = Veľký blind 1, malý blind 6 a button pri prázdnej stoličke 5 (BTN-4).
    .wrong-2 = To je pohyblivý button. Miesto 6 by sa vyhlo malému blindu a miesto 1 veľkému.
    .wrong-3 = Button sa posunie k stoličke malého blindu, 5, aj keď je prázdna.

lesson-dead-button-q2 = Čo sa pri mŕtvom buttone určí najprv?
    .choice-1 = Veľký blind
    .choice-2 = Button
    .right = Najprv veľký blind pre hráča, ktorý je na rade; zvyšok z neho vyplýva (BTN-4).
    .wrong-2 = Button vyplýva z blindov: stojí tam, kde bol malý blind (BTN-4).

lesson-dead-button-q3 = Malý blind vychádza na prázdnu stoličku. Čo teraz?
    .choice-1 = Malý blind nedáva nikto
    .choice-2 = Veľký blind zaplatí oba
    .right = V tomto rozdaní malý blind nie je (BTN-4).
    .wrong-2 = Za prázdnu stoličku nikto neplatí (BTN-4).
