# Lekce: neplatí, platí, nebo napravit.

lesson-when-things-go-wrong = Neplatí, platí, nebo se napraví
    .goal = Po této lekci umíte každou nehodu v rozdání zařadit: neplatné, platí, nebo se napraví.

lesson-when-things-go-wrong-1 = Tři koše. Neplatné: vadný byl sám balíček, a to ve chvíli, kdy na tom záleželo. Napraví se: podle chyby ještě nikdo nerozhodoval. Platí: někdo už podle toho hrál, nebo se to ničeho nedotklo.

lesson-when-things-go-wrong-2 = Neplatné, všechny žetony se vracejí: dvě stejné karty (IRREG-4); karta s jiným rubem, kterou má někdo v ruce (IRREG-2).

lesson-when-things-go-wrong-3 = Platí: jiný rub až ve zbytku balíčku (IRREG-3); chybějící karta (IRREG-10); flop bez spálení, už se sází (IRREG-13); špatný button, dva už zahráli (IRREG-1). S kartami spadlými na zem se hraje dál (IRREG-11).

lesson-when-things-go-wrong-4 = Napraví se na stole: flop bez spálení, nikdo ještě nezahrál (IRREG-12). Čtyři karty na flopu: zamíchá se vše kromě karet hráčů a spálené karty a vyloží se nový flop (IRREG-16). Turn dřív, než skončily sázky na flopu: ta karta neplatí (IRREG-14).

lesson-when-things-go-wrong-5 = Napraví se v balíčku: kartu lícem nahoru nahradí následující (IRREG-6), a dostal-li tu už jiný hráč, až když je dorozdáno (IRREG-7). Pokažený zbytek balíčku se co nejlépe obnoví a hraje se dál (IRREG-15).

lesson-when-things-go-wrong-6 = Zvláštní případ: hráč hraje a má v ruce žolíka. Jeho karty jsou mrtvé, ostatní hrají dál (IRREG-8). Kdo se na karty nepodívá, nese to riziko sám (IRREG-9).

lesson-when-things-go-wrong-7 = V banku zůstaly žetony z minulého rozdání a přisedá nový hráč. Kdo je smí vyhrát?
    .choice-1 = Jen hráči toho rozdání
    .choice-2 = Každý, kdo teď dostane karty
    .right = Vsadily se v tom rozdání; nový hráč hraje jen o zbytek banku (IRREG-5).
    .wrong-2 = Nový hráč to rozdání nehrál a hraje jen o zbytek (IRREG-5).

lesson-when-things-go-wrong-8 = Na flopu leží vedle sebe dvě srdcové dámy.
    .choice-1 = Neplatné
    .choice-2 = Platí
    .choice-3 = Napraví se
    .choice-4 = Mrtvé jen karty toho hráče
    .right = S takovým balíčkem neměl nikdo šance, jaké se zdály: všechny žetony se vracejí (IRREG-4).
    .wrong-2 = Ptejte se: byla vadná karta ve hře? Leží na stole, tedy byla: neplatné (IRREG-4).
    .wrong-3 = Sázky vložené s vadným balíčkem už jiný balíček nenapraví (IRREG-4).
    .wrong-4 = Žádný hráč za to nemůže: obě dámy leží na stole, pro všechny (IRREG-4).

lesson-when-things-go-wrong-9 = Hráč otočí své karty a jedna z nich má jiný rub než zbytek balíčku.
    .choice-1 = Neplatné
    .choice-2 = Platí
    .choice-3 = Napraví se
    .choice-4 = Mrtvé jen karty toho hráče
    .right = Vadná karta ve hře: celé rozdání je neplatné a všechny žetony se vracejí (IRREG-2).
    .wrong-2 = Byla vadná karta ve hře? Ano, někdo ji měl v ruce: neplatné (IRREG-2).
    .wrong-3 = Vyměnit už není co: vadná karta byla ve hře od rozdání (IRREG-2).
    .wrong-4 = Hráč za to nemůže: vadný byl celý balíček (IRREG-2).

lesson-when-things-go-wrong-10 = Po rozdání se karta s jiným rubem najde mezi kartami, které se nerozdaly.
    .choice-1 = Platí
    .choice-2 = Neplatné
    .choice-3 = Napraví se
    .choice-4 = Mrtvé jen karty toho hráče
    .right = Nikdo s ní nehrál, a tak nikomu neuškodila (IRREG-3).
    .wrong-2 = Byla vadná karta ve hře? Ne, zůstala ve zbytku balíčku: všechno platí (IRREG-3).
    .wrong-3 = V tomto rozdání není co napravovat: tu kartu nikdo neměl (IRREG-3).
    .wrong-4 = Ta karta nebyla v ruce nikomu: zůstala ve zbytku balíčku (IRREG-3).

lesson-when-things-go-wrong-11 = Hráč dorovná a pak se ukáže, že jedna z jeho karet je žolík.
    .choice-1 = Mrtvé jen karty toho hráče
    .choice-2 = Neplatné
    .choice-3 = Platí
    .choice-4 = Napraví se
    .right = Kdo hraje s žolíkem, má karty mrtvé, jako by složil; ostatní hrají dál (IRREG-8).
    .wrong-2 = Žolík nikomu jinému neuškodil a bylo třeba ho hned ohlásit (IRREG-8, IRREG-9).
    .wrong-3 = Žolík není karta, a hráč s ním přesto dorovnal: jeho karty jsou mrtvé (IRREG-8).
    .wrong-4 = Žolík se nahradí, jen když se ohlásí předem. Tady s ním hráč už dorovnal (IRREG-8).

lesson-when-things-go-wrong-12 = Po rozdání někdo balíček přepočítá: jedna karta chybí.
    .choice-1 = Platí
    .choice-2 = Neplatné
    .choice-3 = Napraví se
    .choice-4 = Mrtvé jen karty toho hráče
    .right = Chyběla všem stejně: výsledek se neruší (IRREG-10).
    .wrong-2 = Byla ve hře vadná karta? Ne, všechny karty, se kterými se hrálo, byly v pořádku (IRREG-10).
    .wrong-3 = Rozdání skončilo a karta chyběla všem. Vymění se balíček, výsledek zůstává (IRREG-10).
    .wrong-4 = Netýká se to jediného hráče: karta chyběla všem (IRREG-10).

lesson-when-things-go-wrong-13 = Flop přišel bez spálené karty. Nikdo ještě nezahrál.
    .choice-1 = Napraví se
    .choice-2 = Neplatné
    .choice-3 = Platí
    .choice-4 = Mrtvé jen karty toho hráče
    .right = Zjistilo se to včas: na stůl přijdou karty, které by přinesl správný postup (IRREG-12).
    .wrong-2 = Balíček je v pořádku, jen se zapomnělo spálit, a to jde ještě napravit (IRREG-12).
    .wrong-3 = Ptejte se: hrál už podle toho někdo? Ještě ne, a tak se to napraví (IRREG-12).
    .wrong-4 = Chyba je dealerova; o karty kvůli ní nikdo nepřijde (IRREG-12).

lesson-when-things-go-wrong-14 = Flop přišel bez spálené karty a jeden hráč už na něj vsadil.
    .choice-1 = Platí
    .choice-2 = Neplatné
    .choice-3 = Napraví se
    .choice-4 = Mrtvé jen karty toho hráče
    .right = Rozhodnutí podle viděných karet vrátit nejde: karty platí tak, jak leží (IRREG-13).
    .wrong-2 = Balíček je v pořádku. Kvůli chybě při pálení se rozdání neruší (IRREG-13).
    .wrong-3 = Hrál už podle toho někdo? Ano, už se vsadilo, karty tedy zůstávají (IRREG-13).
    .wrong-4 = Chyba je dealerova; o karty kvůli ní nikdo nepřijde (IRREG-13).

lesson-when-things-go-wrong-15 = Na flopu ještě není dorovnaná sázka, a dealer už otáčí turn.
    .choice-1 = Napraví se
    .choice-2 = Neplatné
    .choice-3 = Platí
    .choice-4 = Mrtvé jen karty toho hráče
    .right = Ta karta neplatí a jde stranou. Až sázky skončí, jedna se spálí a následující je turn (IRREG-14).
    .wrong-2 = Balíček je v pořádku. Neplatí jen ta jedna karta, ne celé rozdání (IRREG-14).
    .wrong-3 = Nikdo podle ní ještě nerozhodl; předčasná karta neplatí (IRREG-14).
    .wrong-4 = Chyba je dealerova; o karty kvůli ní nikdo nepřijde (IRREG-14).

lesson-when-things-go-wrong-16 = Dealer vyloží na flop čtyři karty. Nikdo ještě nezahrál.
    .choice-1 = Napraví se
    .choice-2 = Neplatné
    .choice-3 = Platí
    .choice-4 = Mrtvé jen karty toho hráče
    .right = Zamíchá se všechno kromě karet hráčů a spálené karty a vyloží se nový flop (IRREG-16).
    .wrong-2 = Balíček je v pořádku a nikdo ještě nezahrál: stačí nový flop (IRREG-16).
    .wrong-3 = Hrál už podle toho někdo? Ne, a nikdo neřekne, která trojice to měla být: nový flop (IRREG-16).
    .wrong-4 = Chyba je dealerova; o karty kvůli ní nikdo nepřijde (IRREG-16).

lesson-when-things-go-wrong-17 = Hráči spadnou karty na zem.
    .choice-1 = Platí
    .choice-2 = Neplatné
    .choice-3 = Napraví se
    .choice-4 = Mrtvé jen karty toho hráče
    .right = S balíčkem nic není: hráč je zvedne a hraje s nimi (IRREG-11).
    .wrong-2 = Balíček je v pořádku: spadlé karty patří hráči dál (IRREG-11).
    .wrong-3 = Není co napravovat: hráč karty zvedne a hraje s nimi (IRREG-11).
    .wrong-4 = Nehoda hráče o karty nepřipraví; hraje se s nimi (IRREG-11).

lesson-when-things-go-wrong-q1 = Na flopu leží dvě srdcové dámy.
    .choice-1 = Neplatné
    .choice-2 = Napraví se
    .right = Hrálo se s vadným balíčkem: všechno je neplatné (IRREG-4).
    .wrong-2 = Napravit se nedá nic: hrálo se s vadným balíčkem (IRREG-4).

lesson-when-things-go-wrong-q2 = Před turnem se nespálilo a jeden hráč už vsadil.
    .choice-1 = Platí
    .choice-2 = Napraví se
    .right = Hra už začala: karty zůstávají, jak leží (IRREG-13).
    .wrong-2 = Je pozdě: s novou kartou na stole už někdo vsadil (IRREG-13).

lesson-when-things-go-wrong-q3 = Turn přijde, když na sázku na flopu ještě nikdo neodpověděl.
    .choice-1 = Ta karta neplatí
    .choice-2 = Platí
    .right = Přišla předčasně: jde stranou a nejdřív se dohrají sázky (IRREG-14).
    .wrong-2 = Přišla předčasně, a tak neplatí (IRREG-14).

lesson-when-things-go-wrong-q4 = Po rozdání se ukáže, že balíček má jen 51 karet.
    .choice-1 = Výsledek platí
    .choice-2 = Neplatné
    .right = Chybějící karta nic neruší; chyběla všem (IRREG-10).
    .wrong-2 = Neplatné je rozdání s vadnou kartou ve hře. Chybějící nic neruší (IRREG-10).
