# Lekce: co hold’em je a co není.

lesson-what-holdem-is = Co hold’em je a co není
    .goal = Po této lekci umíte vyložit, co hold’em je, kam mezi druhy pokeru patří a čemu se dá věřit.

lesson-what-holdem-is-1 = Průběh rozdání se vejde do pár kroků a naučíte se ho za minutu. Každé pravidlo má ale důsledky, a ty už chtějí výklad. Proto je tu vůbec nějaký kurz (GAME-9).

lesson-what-holdem-is-2 = Nikdo nesmí vsadit víc, než má před sebou na stole. Co z toho plyne?
    .choice-1 = Vedlejší banky
    .choice-2 = Pořadí barev
    .right = Kdo má méně, je all-in a vyhrát může jen tolik, kolik dokáže dorovnat; co je navíc, tvoří vedlejší bank.
    .wrong-2 = Barvy mají pořadí jen při losování o button a se sázkami to nesouvisí.

lesson-what-holdem-is-3 = Hold’em je jedna z mnoha podob pokeru a podle jednoho z pramenů ta nejrozšířenější (GAME-10).

lesson-what-holdem-is-4 = Ve které hře se hraje přesně se dvěma ze čtyř zavřených karet?
    .choice-1 = Omaha
    .choice-2 = Hold’em
    .right = V omaze má každý čtyři zavřené karty a hraje přesně se dvěma z nich a třemi ze stolu.
    .wrong-2 = V hold’emu máte dvě zavřené karty a použijete dvě, jednu, nebo žádnou.

lesson-what-holdem-is-5 = Ve studu začíná každé rozdávání u místa, které je dealerovi nejblíž po levé ruce. V hold’emu rozhoduje button, a ten se po každém rozdání posouvá (GAME-13).

lesson-what-holdem-is-6 = O kterých jiných hrách se pravidla zmiňují?
    .choice-1 = Omaha, stud, draw, lowball
    .choice-2 = Bridž
    .right = Leccos je v nich jinak (GAME-14): ve hrách se dvěma koly čtyři zvýšení (LIMIT-8), ve studu dává žeton navíc barva (ODD-4).
    .wrong-2 = Bridž není poker. Pravidla zmiňují omahu, stud, draw a lowball (GAME-14).

lesson-what-holdem-is-7 = Stará čísla: přes 200 000 hráčů najednou v největších internetových hernách, obrat přes 50 miliard dolarů v roce 2005. Tvrdí to jeden pramen a mluví o své době; jen to po něm opakujeme (GAME-12).

lesson-what-holdem-is-8 = Co z nich můžete usoudit o dnešku?
    .choice-1 = Nic
    .choice-2 = Že je to dnes víc
    .right = Číslo z roku 2005 popisuje rok 2005, pokud je vůbec správné (GAME-12).
    .wrong-2 = Tvrzení z roku 2005 o dnešku neříká nic, ani víc, ani méně (GAME-12).

lesson-what-holdem-is-9 = Na největších turnajích se hraje o miliony (GAME-11). Jsou ze startovného mnoha tisíc hráčů, kteří odešli s prázdnou.

lesson-what-holdem-is-10 = 1 000 hráčů platí startovné 100 a vítěz bere 20 % z celku. Jak velká je první výhra?
    .right = 1 000 × 100 = 100 000 celkem; z toho 20 % je 20 000.
    .wrong-1 = To je všechno dohromady. Vítěz z toho bere 20 %.

lesson-what-holdem-is-11 = Kolik z 1 000 hráčů první výhru nedostane?
    .right = Všichni kromě jednoho: 1 000 − 1 = 999. O nich se nemluví.

lesson-what-holdem-is-12 = Štěstí a umění: dvoje náhodné karty skončí nerozhodně asi jednou z 25 a pár es přece jen prohraje s náhodnými kartami asi jednou ze sedmi (85,2 % ku 14,8 %).

lesson-what-holdem-is-13 = Vaše esa prohrála. Bylo chybou je hrát?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = I správné rozhodnutí může prohrát. Lepší karty do začátku než esa nejsou.
    .wrong-2 = Vyhrávají asi v šesti případech ze sedmi; tohle byl ten sedmý.

lesson-what-holdem-is-14 = Jak číst knihu pravidel: u každého pravidla stojí, z čeho vychází, co platí tady, v čem se prameny neshodnou a jaké chyby v nich jsou.

lesson-what-holdem-is-q1 = Kdo vyhrává dlouhodobě?
    .choice-1 = Kdo lépe rozhoduje, ale pomalu a s výkyvy
    .choice-2 = Kdo dlouho prohrával, a tak je teď na řadě
    .right = Čím víc rozdání, tím méně váží štěstí a tím víc rozhodnutí. Poznat je to až po mnoha z nich.
    .wrong-2 = Karty nemají paměť: nikomu výhru nedluží.

lesson-what-holdem-is-q2 = Jsou čísla z roku 2005 dnešní fakta?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Jsou to tvrzení jednoho pramene o jeho vlastní době (GAME-12).
    .wrong-2 = Patří své době a uvádí je jediný pramen (GAME-12).

lesson-what-holdem-is-q3 = Odkud se berou pravidla v této knize?
    .choice-1 = Z několika pramenů, které se místy rozcházejí
    .choice-2 = Z jednoho zákona
    .right = Kde se rozcházejí, tam určuje herní řád, co platí tady.
    .wrong-2 = Žádný takový není. Pramenů je několik a herní řád určuje, co platí tady.
