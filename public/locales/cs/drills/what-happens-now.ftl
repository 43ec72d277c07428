# Cvičení: co se stane teď?

drill-what-happens-now = Co se stane teď?
    .two-alike = Karta { $card } je v balíčku dvakrát: jedna v ruce hráče, jedna na stole.
    .odd-back-hand = Ukáže se, že karta v ruce hráče má jiný rub.
    .odd-back-board = Ukáže se, že karta na stole má jiný rub.
    .odd-back-discards = Ukáže se, že jedna ze složených karet má jiný rub.
    .odd-back-burns = Ukáže se, že jedna ze spálených karet má jiný rub.
    .odd-back-rest = Ukáže se, že karta v nerozdaném zbytku má jiný rub.
    .missing = { $cards ->
        [one] Rozdání skončilo. Teď se ukáže, že v balíčku chybí { $cards } karta.
        [few] Rozdání skončilo. Teď se ukáže, že v balíčku chybí { $cards } karty.
       *[other] Rozdání skončilo. Teď se ukáže, že v balíčku chybí { $cards } karet.
    }
    .fell = Hráči spadnou karty na zem.
    .no-burn = { $street ->
        [flop] Flop leží, ale před ním se nespálila žádná karta.
        [turn] Turn leží, ale před ním se nespálila žádná karta.
       *[river] River leží, ale před ním se nespálila žádná karta.
    }
    .two-burned = { $street ->
        [flop] Flop leží, ale před ním se spálily dvě karty.
        [turn] Turn leží, ale před ním se spálily dvě karty.
       *[river] River leží, ale před ním se spálily dvě karty.
    }
    .acted-on-street = { $street ->
        [flop] Na tomto flopu
        [turn] Na tomto turnu
       *[river] Na tomto riveru
    } { $acted ->
        [0] ještě nikdo nezahrál.
        [one] zahrál { $acted } hráč.
        [few] zahráli { $acted } hráči.
       *[other] zahrálo { $acted } hráčů.
    }
    .early = { $street ->
        [flop] Dealer vyloží flop, přestože jeden hráč ještě neodpověděl na zvýšení.
        [turn] Dealer vyloží turn, přestože na sázku z flopu ještě chybí odpověď.
       *[river] Dealer vyloží river, přestože na sázku z turnu ještě chybí odpověď.
    }
    .large-flop = { $cards ->
        [one] Flop má { $cards } kartu. Nikdo na něm ještě nezahrál.
        [few] Flop má { $cards } karty. Nikdo na něm ještě nezahrál.
       *[other] Flop má { $cards } karet. Nikdo na něm ještě nezahrál.
    }
    .face-up = Při rozdávání hráčům leží v balíčku na řadě karta lícem nahoru.
    .face-up-next-gone = Při rozdávání hráčům přijde z balíčku karta lícem nahoru. Než si toho někdo všimne, další už dostal jiný hráč.
    .mixed-up = Dealer si myslí, že je konec, a zamíchá nerozdané karty. Dva hráči jsou ještě ve hře.
    .joker-deck = Další karta, která má přijít na stůl, je žolík.
    .joker-board = Na stůl přišel žolík. Nikdo po něm ještě nezahrál.
    .joker-hand = Hráč se podívá na právě rozdané karty, najde žolíka a hned to řekne.
    .joker-played = Hráč se podívá na karty, uvidí žolíka a beze slova dorovná.
    .joker-unseen = Hráč dorovná, aniž se na karty podíval. Jedna z nich je žolík.
    .swept = Hráč se dívá jinam. Karty leží nechráněné a dealer je sebere jako složené.
    .swept-protected = Na kartách hráče leží žeton. Dealer je přesto sebere jako složené.
    .swept-all-in = Dealer sebere nechráněné karty hráče, který je all-in.
    .thrown = Hráč odhodí karty. Dotknou se odhozených a hráč by je chtěl zpátky.
    .thrown-at-showdown = Při odkrytí karet hráč zahodí nejlepší kombinaci, aniž ji kdo viděl. Karty se dotknou odhozených.
    .button = Uprostřed rozdání si někdo všimne, že button leží na nesprávném místě.
    .exposed = Už se hraje a hráč upozorní, že dealer při rozdávání odkryl dvě karty.
    .out-of-order = Už se hraje a zjistí se, že jedna karta byla rozdána mimo pořadí.
    .left-out = Už se hraje a ozve se hráč, na kterého se při rozdávání zapomnělo.
    .acted = { $acted ->
        [one] Zahrál { $acted } hráč.
        [few] Zahráli { $acted } hráči.
       *[other] Zahrálo { $acted } hráčů.
    }
    .chips-left = Z minulého rozdání zůstalo omylem uprostřed { $amount }.
    .played-last = V minulém rozdání hráli: { $names }.
    .aside-pot = Uprostřed leží velký bank.
    .aside-looked = Všichni hráči už své karty viděli.
    .aside-all-in = Jeden další hráč je all-in.
    .aside-dealer = Dealer k tomuto stolu právě přišel.
    .prompt = Co se stane teď?
    .prompt-how = Jak se to napraví?
    .prompt-who = Kdo smí tyto žetony vyhrát? Označte všechny.
    .void = Celé rozdání je neplatné, všechny žetony se vracejí
    .stands = Všechno platí a hraje se dál
    .repair = Napraví se to a hraje se dál
    .hand-only = Mrtvé jsou jen karty jednoho hráče
    .how-mend = Karty zpět na balíček, jak ležely, potom jednu spálit a vyložit znovu
    .how-burn-now = Srovnat teď počet spálených karet, vyložené zůstanou
    .how-shuffle-all = Zamíchat všechny karty dohromady a rozdat znovu
    .how-invalid = Tyto karty neplatí; nejdřív se dokončí sázky
    .how-let-lie = Karty zůstanou ležet a sází se dál
    .how-chips-back = Všichni hráči si vezmou žetony zpět
    .how-new-flop = Zamíchat vše kromě karet hráčů a spálené, vyložit nový flop
    .how-take-last = Vzít zpět, co přišlo poslední, tři karty zůstanou
    .how-next-now = Není to karta: hned ji nahradí následující
    .how-after-deal = Nejdřív dorozdat, potom ji nahradit
    .how-turn-over = Otočit ji lícem dolů a rozdat jako každou jinou
    .how-joker-wild = Žolík platí za kteroukoli kartu
    .how-restore = Obnovit zbytek balíčku co nejpřesněji a hrát dál
    .how-cards-back = Hráč dostane tyto karty zpět
    .how-new-cards = Hráč dostane dvě nové karty
    .hint = Byl ve hře vadný balíček? Pak je rozdání neplatné. Nikdo na to ještě nezahrál? Pak se to napraví. Někdo zahrál, nebo to hru neovlivnilo? Pak to platí.
    .right = { $ruling } ({ $rule })
    .slip-false-card-in-play = Byla vadná karta ve hře? Ano, a tak z tohoto rozdání nemůže platit nic.
    .slip-false-deck-mended = Balíček, který byl ve hře vadný, se během rozdání napravit nedá.
    .slip-false-for-everybody = Vadný balíček se týkal všech, ne jen jednoho hráče.
    .slip-never-in-play = Byla vadná karta ve hře? Ne, nikdo s ní nehrál, a tak se nic neruší.
    .slip-too-late = Hraje se už dávno: na tom, jak se rozdalo, se nic nemění.
    .slip-void-for-nothing = Ve hře žádný vadný balíček nebyl, není důvod žetony vracet.
    .slip-acted-on-it = Zahrál na to už někdo? Ano, a tak karty platí, jak leží.
    .slip-nothing-to-mend = Napravovat není co: hru to neovlivňuje, nebo je pozdě.
    .slip-nobody-acted = Zahrál na to už někdo? Ne, a tak se to nejdřív napraví.
    .slip-can-be-mended = Zůstat to tak nemůže a napravit to ještě jde.
    .slip-void-though-mendable = Stačí to napravit. Rozdání se ruší, jen když byl ve hře vadný balíček.
    .slip-hand-lives = Žádné karty tím mrtvé nejsou.
    .slip-only-one-hand = Týká se to jen jednoho hráče; ostatní hrají dál.
    .slip-hand-is-dead = Ostatní hrají dál, ale tyto karty jsou mrtvé.
    .slip-dead-stays-dead = Mrtvé karty se nenapravují.
    .slip-burned-afterwards = Pak by na stole zůstaly nesprávné karty. Všechny jdou zpět, jak ležely (IRREG-12).
    .slip-everything-shuffled = To je příliš: mění se co nejméně a karty hráčů zůstávají.
    .slip-early-card-kept = Předčasná karta neplatí: kdo má teprve hrát, by ji už znal (IRREG-14).
    .slip-bets-taken-back = Sázky platí. Žetony se vracejí, jen když je rozdání neplatné.
    .slip-last-card-taken = Nikdo jistě neví, která karta je navíc: nový je celý flop (IRREG-16).
    .slip-no-card-is-played = Co leží v balíčku lícem nahoru, není karta; nikdo s ní hrát nemusí (IRREG-6).
    .slip-joker-is-wild = Žolíci tu neplatí za nic: ve hře žádní nejsou (DECK-4).
    .slip-next-is-still-there = Čeká se, jen když další karta už šla k jinému hráči (IRREG-7).
    .slip-next-is-gone = Další karta už patří jinému hráči. Proto se nejdřív dorozdá (IRREG-7).
    .slip-new-cards-instead = Tohle byly správné karty a ví se, které to jsou. S novými by hráč hrál něco jiného.
    .slip-everybody = Ne všichni byli v minulém rozdání. Noví hráči hrají jen o ostatní žetony (IRREG-5).
    .slip-newcomers = Naopak: noví hráči nemohou vyhrát, co tam nechali jiní (IRREG-5).
