# Cvičenie: čo sa stane teraz?

drill-what-happens-now = Čo sa stane teraz?
    .two-alike = Karta { $card } je v balíčku dvakrát: jedna v ruke hráča, jedna na stole.
    .odd-back-hand = Ukáže sa, že karta v ruke hráča má iný rub.
    .odd-back-board = Ukáže sa, že karta na stole má iný rub.
    .odd-back-discards = Ukáže sa, že jedna zo zložených kariet má iný rub.
    .odd-back-burns = Ukáže sa, že jedna zo spálených kariet má iný rub.
    .odd-back-rest = Ukáže sa, že karta v nerozdanom zvyšku má iný rub.
    .missing = { $cards ->
        [one] Hra sa skončila. Teraz sa ukáže, že v balíčku chýba { $cards } karta.
        [few] Hra sa skončila. Teraz sa ukáže, že v balíčku chýbajú { $cards } karty.
       *[other] Hra sa skončila. Teraz sa ukáže, že v balíčku chýba { $cards } kariet.
    }
    .fell = Hráčovi spadnú karty na zem.
    .no-burn = { $street ->
        [flop] Flop leží, ale pred ním sa nespálila nijaká karta.
        [turn] Turn leží, ale pred ním sa nespálila nijaká karta.
       *[river] River leží, ale pred ním sa nespálila nijaká karta.
    }
    .two-burned = { $street ->
        [flop] Flop leží, ale pred ním sa spálili dve karty.
        [turn] Turn leží, ale pred ním sa spálili dve karty.
       *[river] River leží, ale pred ním sa spálili dve karty.
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
    .mixed-up = Krupiér si myslí, že je koniec, a zamieša nerozdané karty. Dvaja hráči sú ešte v hre.
    .joker-deck = Ďalšia karta, ktorá má prísť na stôl, je žolík.
    .joker-board = Na stôl prišiel žolík. Nikto na ňom ešte nezahral.
    .joker-hand = Hráč sa pozrie na práve rozdané karty, nájde žolíka a hneď to povie.
    .joker-played = Hráč sa pozrie na karty, uvidí žolíka a bez slova dorovná.
    .joker-unseen = Hráč dorovná bez toho, že by sa na karty pozrel. Jedna z nich je žolík.
    .swept = Hráč sa pozerá inam. Karty ležia nechránené a krupiér ich zoberie ako zložené.
    .swept-protected = Na kartách hráča leží žetón. Krupiér ich napriek tomu zoberie ako zložené.
    .swept-all-in = Krupiér zoberie nechránené karty hráča, ktorý je all-in.
    .thrown = Hráč odhodí karty. Dotknú sa odložených a hráč by ich chcel späť.
    .thrown-at-showdown = Pri vykladaní hráč odhodí najlepšiu kombináciu bez toho, že by ju niekto videl. Karty sa dotknú odložených.
    .button = Počas hry si niekto všimne, že button leží na nesprávnom mieste.
    .exposed = Počas hry hráč upozorní, že krupiér pri rozdávaní odkryl dve karty.
    .out-of-order = Počas hry sa zistí, že jedna karta bola rozdaná mimo poradia.
    .left-out = Počas hry sa ozve hráč, na ktorého sa pri rozdávaní zabudlo.
    .acted = { $acted ->
        [one] Zahral { $acted } hráč.
        [few] Zahrali { $acted } hráči.
       *[other] Zahralo { $acted } hráčov.
    }
    .chips-left = Z minulej hry zostalo omylom uprostred { $amount }.
    .played-last = V minulej hre boli: { $names }.
    .aside-pot = Uprostred leží veľký bank.
    .aside-looked = Všetci hráči už svoje karty videli.
    .aside-all-in = Jeden ďalší hráč je all-in.
    .aside-dealer = Krupiér k tomuto stolu práve prišiel.
    .prompt = Čo sa stane teraz?
    .prompt-how = Ako sa to napraví?
    .prompt-who = Kto smie tieto žetóny vyhrať? Označte všetkých.
    .void = Celá hra je neplatná, všetky žetóny sa vracajú
    .stands = Všetko platí a hrá sa ďalej
    .repair = Napraví sa to a hrá sa ďalej
    .hand-only = Mŕtve sú len karty jedného hráča
    .how-mend = Karty späť na balíček, ako ležali, potom jednu spáliť a vyložiť znova
    .how-burn-now = Zrovnať teraz počet spálených kariet, vyložené zostanú
    .how-shuffle-all = Zamiešať všetky karty dokopy a rozdať znova
    .how-invalid = Tieto karty neplatia; najprv sa dokončia stávky
    .how-let-lie = Karty zostanú ležať a stávkuje sa ďalej
    .how-chips-back = Všetci hráči si vezmú žetóny späť
    .how-new-flop = Zamiešať všetko okrem kariet hráčov a spálenej, vyložiť nový flop
    .how-take-last = Vziať späť, čo prišlo posledné, tri karty zostanú
    .how-next-now = Nie je to karta: hneď ju nahradí nasledujúca
    .how-after-deal = Najprv dokončiť rozdávanie, potom ju nahradiť
    .how-turn-over = Otočiť ju lícom nadol a rozdať ako každú inú
    .how-joker-wild = Žolík platí za ktorúkoľvek kartu
    .how-restore = Obnoviť zvyšok balíčka čo najpresnejšie a hrať ďalej
    .how-cards-back = Hráč dostane tieto karty späť
    .how-new-cards = Hráč dostane dve nové karty
    .hint = Bol v hre falošný balíček? Potom je hra neplatná. Nikto na to ešte nezahral? Potom sa to napraví. Niekto zahral, alebo sa to hry nedotklo? Potom to platí.
    .right = { $ruling } ({ $rule })
    .slip-false-card-in-play = Bola falošná karta v hre? Áno, a tak z tejto hry nemôže platiť nič.
    .slip-false-deck-mended = Balíček, ktorý bol v hre falošný, sa počas hry napraviť nedá.
    .slip-false-for-everybody = Falošný balíček sa týkal všetkých, nielen jedného hráča.
    .slip-never-in-play = Bola falošná karta v hre? Nie, nikto s ňou nehral, a tak sa nič neruší.
    .slip-too-late = Hra sa dávno začala: na rozdaní sa už nič nemení.
    .slip-void-for-nothing = V hre nijaký falošný balíček nebol, nie je dôvod žetóny vracať.
    .slip-acted-on-it = Zahral na to už niekto? Áno, a tak karty platia, ako ležia.
    .slip-nothing-to-mend = Naprávať niet čo: hry sa to nedotýka, alebo je neskoro.
    .slip-nobody-acted = Zahral na to už niekto? Nie, a tak sa to najprv napraví.
    .slip-can-be-mended = Zostať to tak nemôže a napraviť sa to ešte dá.
    .slip-void-though-mendable = Stačí to napraviť. Hra sa ruší, len keď bol v hre falošný balíček.
    .slip-hand-lives = Nikoho karty tým mŕtve nie sú.
    .slip-only-one-hand = Týka sa to len jedného hráča; ostatní hrajú ďalej.
    .slip-hand-is-dead = Ostatní hrajú ďalej, ale tieto karty sú mŕtve.
    .slip-dead-stays-dead = Mŕtve karty sa nenaprávajú.
    .slip-burned-afterwards = Potom by na stole zostali nesprávne karty. Všetky idú späť, ako ležali (IRREG-12).
    .slip-everything-shuffled = To je priveľa: mení sa čo najmenej a karty hráčov zostávajú.
    .slip-early-card-kept = Predčasná karta neplatí: kto má ešte len hrať, by ju už poznal (IRREG-14).
    .slip-bets-taken-back = Stávky platia. Žetóny sa vracajú, len keď je hra neplatná.
    .slip-last-card-taken = Nikto iste nevie, ktorá karta je navyše: nový je celý flop (IRREG-16).
    .slip-no-card-is-played = Čo leží v balíčku lícom nahor, nie je karta; nikto s ňou hrať nemusí (IRREG-6).
    .slip-joker-is-wild = Žolíky tu neplatia za nič: v hre nijaké nie sú (DECK-4).
    .slip-next-is-still-there = Čaká sa, len keď ďalšia karta už išla k inému hráčovi (IRREG-7).
    .slip-next-is-gone = Ďalšia karta už patrí inému hráčovi. Preto sa najprv dokončí rozdávanie (IRREG-7).
    .slip-new-cards-instead = Toto boli správne karty a vie sa, ktoré to sú. S novými by hráč hral niečo iné.
    .slip-everybody = Nie všetci boli v minulej hre. Noví hrajú len o ostatné žetóny (IRREG-5).
    .slip-newcomers = Naopak: noví nemôžu vyhrať, čo tam nechali iní (IRREG-5).
