# Lekcia: neplatí, platí, alebo napraviť.

lesson-when-things-go-wrong = Neplatné, platí, alebo sa napraví
    .goal = Po tejto lekcii viete každú nehodu v rozdaní zaradiť: neplatné, platí, alebo sa napraví.

lesson-when-things-go-wrong-1 = Tri koše. Neplatné: chybný je sám balíček, a to vo chvíli, keď na tom záleží. Napraví sa: podľa chyby ešte nikto nerozhodoval. Platí: niekto už podľa toho hral, alebo sa to ničoho nedotklo.

lesson-when-things-go-wrong-2 = Neplatné, všetky žetóny sa vracajú: dve rovnaké karty (IRREG-4); karta s iným rubom, ktorú má niekto v ruke (IRREG-2).

lesson-when-things-go-wrong-3 = Platí: iný rub až vo zvyšku balíčka (IRREG-3); chýbajúca karta (IRREG-10); flop bez spálenej karty, ak sa už vsádza (IRREG-13); button na zlom mieste, ak dvaja už zahrali (IRREG-1). S kartami spadnutými na zem sa hrá ďalej (IRREG-11).

lesson-when-things-go-wrong-4 = Napraví sa na stole: flop bez spálenej karty, ak nikto ešte nezahral (IRREG-12). Štyri karty na flope: zamieša sa všetko okrem kariet hráčov a spálenej karty a vyloží sa nový flop (IRREG-16). Turn skôr, než sa skončili stávky na flope: tá karta neplatí (IRREG-14).

lesson-when-things-go-wrong-5 = Napraví sa v balíčku: kartu lícom nahor nahradí nasledujúca (IRREG-6), a ak ju už dostal iný hráč, až po skončení rozdávania (IRREG-7). Pokazený zvyšok balíčka sa čo najlepšie obnoví a hrá sa ďalej (IRREG-15).

lesson-when-things-go-wrong-6 = Zvláštny prípad: hráč hrá a má v ruke žolíka. Jeho karty sú mŕtve, ostatní hrajú ďalej (IRREG-8). Kto sa na karty nepozrie, nesie to riziko sám (IRREG-9).

lesson-when-things-go-wrong-7 = V banku zostali žetóny z minulého rozdania a prisadá si nový hráč. Kto ich smie vyhrať?
    .choice-1 = Len hráči toho rozdania
    .choice-2 = Každý, kto teraz dostane karty
    .right = Vsadili sa v tom rozdaní; nový hráč hrá len o zvyšok banku (IRREG-5).
    .wrong-2 = Nový hráč to rozdanie nehral a hrá len o zvyšok (IRREG-5).

lesson-when-things-go-wrong-8 = Na flope ležia vedľa seba dve srdcové dámy.
    .choice-1 = Neplatné
    .choice-2 = Platí
    .choice-3 = Napraví sa
    .choice-4 = Mŕtve sú len karty toho hráča
    .right = S takým balíčkom nemal nikto šance, aké sa zdali: všetky žetóny sa vracajú (IRREG-4).
    .wrong-2 = Pýtajte sa: bola chybná karta v hre? Leží na stole, teda bola: neplatné (IRREG-4).
    .wrong-3 = Stávky vložené s chybným balíčkom už iný balíček nenapraví (IRREG-4).
    .wrong-4 = Žiadny hráč za to nemôže: obe dámy ležia na stole, pre všetkých (IRREG-4).

lesson-when-things-go-wrong-9 = Hráč otočí svoje karty a jedna z nich má iný rub než zvyšok balíčka.
    .choice-1 = Neplatné
    .choice-2 = Platí
    .choice-3 = Napraví sa
    .choice-4 = Mŕtve sú len karty toho hráča
    .right = Chybná karta v hre: celé rozdanie je neplatné a všetky žetóny sa vracajú (IRREG-2).
    .wrong-2 = Bola chybná karta v hre? Áno, niekto ju mal v ruke: neplatné (IRREG-2).
    .wrong-3 = Vymeniť už nie je čo: chybná karta je v hre od rozdania (IRREG-2).
    .wrong-4 = Hráč za to nemôže: chybný bol celý balíček (IRREG-2).

lesson-when-things-go-wrong-10 = Po rozdaní sa karta s iným rubom nájde medzi kartami, ktoré sa nerozdali.
    .choice-1 = Platí
    .choice-2 = Neplatné
    .choice-3 = Napraví sa
    .choice-4 = Mŕtve sú len karty toho hráča
    .right = Nikto s ňou nehral, a tak nikomu neuškodila (IRREG-3).
    .wrong-2 = Bola chybná karta v hre? Nie, zostala vo zvyšku balíčka: všetko platí (IRREG-3).
    .wrong-3 = V tomto rozdaní nie je čo naprávať: tú kartu nikto nemal (IRREG-3).
    .wrong-4 = Tú kartu nemal v ruke nikto: zostala vo zvyšku balíčka (IRREG-3).

lesson-when-things-go-wrong-11 = Hráč dorovná a potom sa ukáže, že jedna z jeho kariet je žolík.
    .choice-1 = Mŕtve sú len karty toho hráča
    .choice-2 = Neplatné
    .choice-3 = Platí
    .choice-4 = Napraví sa
    .right = Kto hrá so žolíkom, má karty mŕtve, akoby ich položil; ostatní hrajú ďalej (IRREG-8).
    .wrong-2 = Žolík nikomu inému neuškodil a bolo ho treba hneď ohlásiť (IRREG-8, IRREG-9).
    .wrong-3 = Žolík nie je karta, a hráč s ním predsa dorovnal: jeho karty sú mŕtve (IRREG-8).
    .wrong-4 = Žolík sa nahradí, len keď sa ohlási vopred. Tu s ním hráč už dorovnal (IRREG-8).

lesson-when-things-go-wrong-12 = Po rozdaní niekto balíček prepočíta: jedna karta chýba.
    .choice-1 = Platí
    .choice-2 = Neplatné
    .choice-3 = Napraví sa
    .choice-4 = Mŕtve sú len karty toho hráča
    .right = Chýbala všetkým rovnako: výsledok sa neruší (IRREG-10).
    .wrong-2 = Bola v hre chybná karta? Nie, všetky karty, s ktorými sa hralo, boli v poriadku (IRREG-10).
    .wrong-3 = Rozdanie sa skončilo a karta chýbala všetkým. Vymení sa balíček, výsledok zostáva (IRREG-10).
    .wrong-4 = Netýka sa to jediného hráča: karta chýbala všetkým (IRREG-10).

lesson-when-things-go-wrong-13 = Flop prišiel bez spálenej karty. Nikto ešte nezahral.
    .choice-1 = Napraví sa
    .choice-2 = Neplatné
    .choice-3 = Platí
    .choice-4 = Mŕtve sú len karty toho hráča
    .right = Je čas: na stôl prídu karty, ktoré by priniesol správny postup (IRREG-12).
    .wrong-2 = Balíček je v poriadku, len sa zabudlo spáliť, a to sa ešte dá napraviť (IRREG-12).
    .wrong-3 = Pýtajte sa: hral už podľa toho niekto? Ešte nie, a tak sa to napraví (IRREG-12).
    .wrong-4 = Chyba je krupiérova; nikto pre ňu o karty nepríde (IRREG-12).

lesson-when-things-go-wrong-14 = Flop prišiel bez spálenej karty a jeden hráč už na ňom vsadil.
    .choice-1 = Platí
    .choice-2 = Neplatné
    .choice-3 = Napraví sa
    .choice-4 = Mŕtve sú len karty toho hráča
    .right = Rozhodnutia podľa videných kariet sa vrátiť nedajú: karty platia tak, ako ležia (IRREG-13).
    .wrong-2 = Balíček je v poriadku. Pre chybu pri pálení sa rozdanie neruší (IRREG-13).
    .wrong-3 = Hral už podľa toho niekto? Áno, už sa vsadilo, karty teda zostávajú (IRREG-13).
    .wrong-4 = Chyba je krupiérova; nikto pre ňu o karty nepríde (IRREG-13).

lesson-when-things-go-wrong-15 = Na flope ešte nie je dorovnaná stávka, a krupiér už otáča turn.
    .choice-1 = Napraví sa
    .choice-2 = Neplatné
    .choice-3 = Platí
    .choice-4 = Mŕtve sú len karty toho hráča
    .right = Tá karta neplatí a ide nabok. Keď sa stávky skončia, jedna sa spáli a nasledujúca je turn (IRREG-14).
    .wrong-2 = Balíček je v poriadku. Neplatí len tá jedna karta, nie celé rozdanie (IRREG-14).
    .wrong-3 = Nikto podľa nej ešte nerozhodol; predčasná karta neplatí (IRREG-14).
    .wrong-4 = Chyba je krupiérova; nikto pre ňu o karty nepríde (IRREG-14).

lesson-when-things-go-wrong-16 = Krupiér vyloží na flop štyri karty. Nikto ešte nezahral.
    .choice-1 = Napraví sa
    .choice-2 = Neplatné
    .choice-3 = Platí
    .choice-4 = Mŕtve sú len karty toho hráča
    .right = Zamieša sa všetko okrem kariet hráčov a spálenej karty a vyloží sa nový flop (IRREG-16).
    .wrong-2 = Balíček je v poriadku a nikto ešte nezahral: stačí nový flop (IRREG-16).
    .wrong-3 = Hral už podľa toho niekto? Nie, a nikto nepovie, ktorá trojica to mala byť: nový flop (IRREG-16).
    .wrong-4 = Chyba je krupiérova; nikto pre ňu o karty nepríde (IRREG-16).

lesson-when-things-go-wrong-17 = Hráčovi spadnú karty na zem.
    .choice-1 = Platí
    .choice-2 = Neplatné
    .choice-3 = Napraví sa
    .choice-4 = Mŕtve sú len karty toho hráča
    .right = Balíček je v poriadku: hráč ich zdvihne a hrá s nimi (IRREG-11).
    .wrong-2 = Balíček je v poriadku: spadnuté karty patria hráčovi ďalej (IRREG-11).
    .wrong-3 = Nie je čo naprávať: hráč karty zdvihne a hrá s nimi (IRREG-11).
    .wrong-4 = Nehoda hráča o karty nepripraví; hrá sa s nimi (IRREG-11).

lesson-when-things-go-wrong-q1 = Na flope ležia dve srdcové dámy.
    .choice-1 = Neplatné
    .choice-2 = Napraví sa
    .right = Hralo sa s chybným balíčkom: všetko je neplatné (IRREG-4).
    .wrong-2 = Napraviť sa nedá nič: hralo sa s chybným balíčkom (IRREG-4).

lesson-when-things-go-wrong-q2 = Pred turnom sa nespálila karta a jeden hráč už vsadil.
    .choice-1 = Platí
    .choice-2 = Napraví sa
    .right = Hra sa už začala: karty zostávajú, ako ležia (IRREG-13).
    .wrong-2 = Je neskoro: po novej karte už niekto vsadil (IRREG-13).

lesson-when-things-go-wrong-q3 = Turn príde, keď stávka na flope ešte nie je dorovnaná.
    .choice-1 = Tá karta neplatí
    .choice-2 = Platí
    .right = Prišla predčasne: ide nabok a najprv sa dohrajú stávky (IRREG-14).
    .wrong-2 = Prišla predčasne, a tak neplatí (IRREG-14).

lesson-when-things-go-wrong-q4 = Po rozdaní sa ukáže, že balíček má len 51 kariet.
    .choice-1 = Výsledok platí
    .choice-2 = Neplatné
    .right = Chýbajúca karta nič neruší; chýbala všetkým (IRREG-10).
    .wrong-2 = Neplatné je rozdanie s chybnou kartou v hre. Chýbajúca nič neruší (IRREG-10).
