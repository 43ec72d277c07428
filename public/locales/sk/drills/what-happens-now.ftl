# Cvičenie: čo sa stane teraz?

drill-what-happens-now = Čo sa stane teraz?
    .two-alike = Karta { $card } je v balíčku dvakrát: jedna v ruke hráča, jedna na stole.
    .odd-back-hand = Ukáže sa, že karta v ruke hráča má iný rub.
    .odd-back-board = Ukáže sa, že karta na stole má iný rub.
    .odd-back-discards = Ukáže sa, že jedna z odhodených kariet má iný rub.
    .odd-back-burns = Ukáže sa, že jedna zo spálených kariet má iný rub.
    .odd-back-rest = Ukáže sa, že karta v nerozdanom zvyšku má iný rub.
    .missing = { $cards ->
        [one] Rozdanie sa skončilo. Teraz sa ukáže, že v balíčku chýba { $cards } karta.
        [few] Rozdanie sa skončilo. Teraz sa ukáže, že v balíčku chýbajú { $cards } karty.
       *[other] Rozdanie sa skončilo. Teraz sa ukáže, že v balíčku chýba { $cards } kariet.
    }
    .fell = Hráčovi spadnú karty na zem.
    .no-burn = { $street ->
        [flop] Flop leží na stole, ale karta pred ním sa nespálila.
        [turn] Turn leží na stole, ale karta pred ním sa nespálila.
       *[river] River leží na stole, ale karta pred ním sa nespálila.
    }
    .two-burned = { $street ->
        [flop] Flop leží na stole, ale pred ním sa spálili dve karty.
        [turn] Turn leží na stole, ale pred ním sa spálili dve karty.
       *[river] River leží na stole, ale pred ním sa spálili dve karty.
    }
    .acted-on-street = { $street ->
        [flop] Na tomto flope
        [turn] Na tomto turne
       *[river] Na tomto riveri
    } { $acted ->
        [0] ešte nikto nezahral.
        [one] zahral { $acted } hráč.
        [few] zahrali { $acted } hráči.
       *[other] zahralo { $acted } hráčov.
    }
    .early = { $street ->
        [flop] Krupiér vyloží flop, hoci jeden hráč ešte neodpovedal na navýšenie.
        [turn] Krupiér vyloží turn, hoci na stávku z flopu ešte chýba odpoveď.
       *[river] Krupiér vyloží river, hoci na stávku z turnu ešte chýba odpoveď.
    }
    .large-flop = { $cards ->
        [one] Flop má { $cards } kartu. Nikto na ňom ešte nezahral.
        [few] Flop má { $cards } karty. Nikto na ňom ešte nezahral.
       *[other] Flop má { $cards } kariet. Nikto na ňom ešte nezahral.
    }
    .face-up = Pri rozdávaní hráčom leží v balíčku na rade karta lícom nahor.
    .face-up-next-gone = Pri rozdávaní hráčom príde z balíčka karta lícom nahor. Kým si to niekto všimne, ďalšiu už dostal iný hráč.
    .mixed-up = Krupiér si myslí, že je koniec, a nerozdané karty pomieša. Dvaja hráči sú ešte v hre.
    .joker-deck = Ďalšia karta, ktorá má prísť na stôl, je žolík.
    .joker-board = Na stôl prišiel žolík. Nikto potom ešte nezahral.
    .joker-hand = Hráč sa pozrie na práve rozdané karty, nájde žolíka a hneď to povie.
    .joker-played = Hráč sa pozrie na karty, vidí žolíka a bez slova dorovná.
    .joker-unseen = Hráč dorovná bez toho, aby sa na karty pozrel. Jedna z nich je žolík.
    .swept = Hráč sa pozerá inam. Karty ležia nechránené a krupiér ich zoberie ako položené.
    .swept-protected = Na kartách hráča leží žetón. Krupiér ich aj tak zoberie ako položené.
    .swept-all-in = Krupiér zoberie nechránené karty hráča, ktorý je all-in.
    .thrown = Hráč zahodí karty. Dotknú sa odhodených a hráč by ich chcel späť.
    .thrown-at-showdown = Pri vyložení hráč zahodí najlepšiu kombináciu bez toho, aby ju niekto videl. Karty sa dotknú odhodených.
    .button = Počas rozdania si niekto všimne, že button leží na zlom mieste.
    .exposed = Počas rozdania hráč upozorní, že krupiér pri rozdávaní odkryl dve karty.
    .out-of-order = Počas rozdania sa zistí, že jedna karta bola rozdaná mimo poradia.
    .left-out = Počas rozdania sa ozve hráč, na ktorého sa pri rozdávaní zabudlo.
    .acted = { $acted ->
        [one] Zahral { $acted } hráč.
        [few] Zahrali { $acted } hráči.
       *[other] Zahralo { $acted } hráčov.
    }
    .chips-left = Z minulého rozdania zostalo omylom uprostred { $amount }.
    .played-last = V minulom rozdaní hrali: { $names }.
    .aside-pot = Uprostred leží veľký bank.
    .aside-looked = Všetci hráči už svoje karty videli.
    .aside-all-in = Jeden ďalší hráč je all-in.
    .aside-dealer = Krupiér k tomuto stolu práve prišiel.
    .prompt = Čo sa stane teraz?
    .prompt-how = Ako sa to napraví?
    .prompt-who = Kto smie tieto žetóny vyhrať? Označte všetkých.
    .void = Celé rozdanie je neplatné, všetky žetóny sa vracajú
    .stands = Všetko platí a hrá sa ďalej
    .repair = Napraví sa to a hrá sa ďalej
    .hand-only = Mŕtve sú len karty jedného hráča
    .how-mend = Karty späť na balíček, ako ležali, potom jednu spáliť a vyložiť znova
    .how-burn-now = Upraviť teraz počet spálených kariet, vyložené zostanú
    .how-shuffle-all = Zamiešať všetky karty dokopy a rozdať znova
    .how-invalid = Tieto karty neplatia; najprv sa dokončia stávky
    .how-let-lie = Karty zostanú ležať a vsádza sa ďalej
    .how-chips-back = Všetci hráči si vezmú žetóny späť
    .how-new-flop = Zamiešať všetko okrem kariet hráčov a spálenej, vyložiť nový flop
    .how-take-last = Vziať späť naposledy vyloženú, tri karty zostanú
    .how-next-now = Nie je to karta: hneď ju nahradí nasledujúca
    .how-after-deal = Najprv dokončiť rozdávanie, potom ju nahradiť
    .how-turn-over = Otočiť ju lícom nadol a rozdať ako každú inú
    .how-joker-wild = Žolík platí za ktorúkoľvek kartu
    .how-restore = Obnoviť zvyšok balíčka čo najpresnejšie a hrať ďalej
    .how-cards-back = Hráč dostane tieto karty späť
    .how-new-cards = Hráč dostane dve nové karty
    .hint = Bol balíček v hre chybný? Potom je rozdanie neplatné. Nikto na tie karty ešte nezahral? Potom sa to napraví. Niekto zahral, alebo sa to rozdania nedotklo? Potom všetko platí.
    .right = { $ruling } ({ $rule })
    .slip-false-card-in-play = Bola chybná karta v hre? Áno, a tak z tohto rozdania nemôže platiť nič.
    .slip-false-deck-mended = Balíček, ktorý bol v hre chybný, sa počas rozdania napraviť nedá.
    .slip-false-for-everybody = Chybný balíček sa týkal všetkých, nielen jedného hráča.
    .slip-never-in-play = Bola chybná karta v hre? Nie, nikto s ňou nehral, a tak sa nič neruší.
    .slip-too-late = Hrá sa už dávno: na rozdaní sa nič nemení.
    .slip-void-for-nothing = Balíček v hre nebol chybný, nie je dôvod vracať žetóny.
    .slip-acted-on-it = Zahral už na tie karty niekto? Áno, a tak platia, ako ležia.
    .slip-nothing-to-mend = Naprávať niet čo: rozdania sa to nedotýka, alebo je neskoro.
    .slip-nobody-acted = Zahral už na tie karty niekto? Nie, a tak sa to najprv napraví.
    .slip-can-be-mended = Zostať to tak nemôže a napraviť sa to ešte dá.
    .slip-void-though-mendable = Stačí to napraviť. Rozdanie sa ruší, len keď bol v hre chybný balíček.
    .slip-hand-lives = Nikto tým o svoje karty neprichádza.
    .slip-only-one-hand = Týka sa to len jedného hráča; ostatní hrajú ďalej.
    .slip-hand-is-dead = Ostatní hrajú ďalej, ale tieto karty sú mŕtve.
    .slip-dead-stays-dead = Mŕtve karty sa nenaprávajú.
    .slip-burned-afterwards = Potom by na stole zostali nesprávne karty. Všetky sa vrátia, ako ležali (IRREG-12).
    .slip-everything-shuffled = To je priveľa: mení sa čo najmenej a karty hráčov zostávajú.
    .slip-early-card-kept = Predčasná karta neplatí: kto má ešte len hrať, by ju už poznal (IRREG-14).
    .slip-bets-taken-back = Stávky platia. Žetóny sa vracajú, len keď je rozdanie neplatné.
    .slip-last-card-taken = Nikto s istotou nevie, ktorá karta je navyše: nový je celý flop (IRREG-16).
    .slip-no-card-is-played = Čo leží v balíčku lícom nahor, nie je karta; nikto s ňou hrať nemusí (IRREG-6).
    .slip-joker-is-wild = Žolík tu nezastupuje žiadnu kartu: v hre žolíky nie sú (DECK-4).
    .slip-next-is-still-there = Čaká sa, len keď ďalšia karta už išla k inému hráčovi (IRREG-7).
    .slip-next-is-gone = Ďalšia karta už patrí inému hráčovi. Preto sa najprv dokončí rozdávanie (IRREG-7).
    .slip-new-cards-instead = Toto boli správne karty a vie sa, ktoré to sú. S novými by hráč hral niečo iné.
    .slip-everybody = Minulé rozdanie nehrali všetci z nich. Noví hráči hrajú len o ostatné žetóny (IRREG-5).
    .slip-newcomers = Naopak: noví hráči nemôžu vyhrať, čo tam nechali iní (IRREG-5).
