# Nesrovnalosti.

rule-IRREG-1 = Špatný button, zjištěný pozdě
    .text = Když se teprve po začátku hry ukáže, že button je na špatném místě, rozdání platí. Pro další se button a blindy určí tak, aby během jednoho oběhu pokud možno každý prošel všechna místa.

rule-IRREG-2 = Jiný rub ve hře
    .text = Objeví-li se ve hře karta s jiným rubem, byl balíček vadný a celé rozdání je neplatné. Všechny žetony se vracejí majitelům, ať se v rozdání stalo cokoli.

rule-IRREG-3 = Jiný rub ve zbytku balíčku
    .text = Najde-li se karta s jiným rubem až mezi kartami, které se nerozdaly, všechno platí. Nikdo s ní nehrál, a tak nikomu neuškodila.

rule-IRREG-4 = Dvě stejné karty
    .text = Objeví-li se dvě karty stejné hodnoty i barvy, rozdání je neplatné a všechny žetony se vracejí majitelům. S takovým balíčkem neměl nikdo takové šance, jaké se zdály.
    .example = Na flopu jsou dvě srdcové dámy: všechno je neplatné.

rule-IRREG-5 = Žetony z minulého rozdání
    .text = Zůstaly-li v banku žetony z minulého rozdání, mohou je vyhrát jen ti, kdo ho hráli. Nový hráč hraje jen o zbytek banku.

rule-IRREG-6 = Obrácená karta
    .text = Karta, která v balíčku leží lícem nahoru, jako karta neplatí. Odloží se a její místo zaujme následující. Dvě takové karty nebo víc, zjištěné včas, rozdání ruší (MISDEAL-4).

rule-IRREG-7 = Obrácená, a další už rozdaná
    .text = Dostal-li následující kartu už jiný hráč, obrácená karta se nahradí, až když je dorozdáno. Všem ostatním tak zůstanou karty, které jim patří.

rule-IRREG-8 = Žolík není karta
    .text = Kde se hraje bez žolíků, žolík jako karta neplatí a nahradí se. Kdo ho u sebe najde, musí to hned říct: hraje-li s ním dál, jsou jeho karty mrtvé, jako by složil.

rule-IRREG-9 = Kdo se nepodívá, riskuje
    .text = Kdo hraje, aniž se na karty podíval, nese riziko, že jsou neplatné nebo že je mezi nimi žolík. Podívejte se proto na obě karty, než cokoli uděláte.

rule-IRREG-10 = Chybějící karta
    .text = Ukáže-li se, že v balíčku jedna nebo víc karet chybí, výsledek rozdání se neruší. Karty chyběly všem stejně.

rule-IRREG-11 = Karty na zemi
    .text = Karty, které spadnou ze stolu, patří hráči dál a hraje se s nimi jako obvykle. Karty sice stůl opouštět nemají (DEAL-5), ale nehoda o ně hráče nepřipraví.

rule-IRREG-12 = Špatné pálení, včas
    .text = Když se zapomnělo spálit, nebo se spálilo karet moc, musí se to napravit dřív, než začnou hráči v kole hrát. Na stůl přijdou společné karty, které by přinesl správný postup.

rule-IRREG-13 = Špatné pálení, pozdě
    .text = Když hráči nad novými kartami už začali hrát, karty platí tak, jak leží, i když se pálilo špatně. Rozhodnutí podle viděných karet vrátit nejde.

rule-IRREG-14 = Vyloženo předčasně
    .text = Karta vyložená dřív, než skončily sázky, neplatí. Předčasný turn jde stranou: po sázkách se jedna karta spálí, následující je turn a předčasná se zamíchá zpět před riverem. Předčasný river se zamíchá zpět hned. Předčasný flop se vrátí, spálená karta zůstane, zamíchá se a vyloží se nový flop.

rule-IRREG-15 = Pokažený zbytek balíčku
    .text = Když se zbytek balíčku pokazí, třeba protože si dealer myslel, že je konec, a karty sebral, musí se co nejpřesněji obnovit. Potom se rozdání dohraje.

rule-IRREG-16 = Příliš velký flop
    .text = Má-li flop víc než tři karty, dealer zamíchá všechno kromě karet hráčů a spálené karty a vyloží flop nový. Která trojice to měla být, už nikdo neurčí.
