# Lekcia: čo hold’em je a čo nie je.

lesson-what-holdem-is = Čo hold’em je a čo nie je
    .goal = Po tejto lekcii viete vysvetliť, čo hold’em je, kam medzi druhy pokru patrí a čomu sa dá veriť.

lesson-what-holdem-is-1 = Priebeh rozdania sa zmestí do pár krokov a naučíte sa ho za minútu. Každé pravidlo má však dôsledky a tie už treba vysvetliť. Preto tu vôbec je táto škola (GAME-9).

lesson-what-holdem-is-2 = Nikto nesmie vsadiť viac, než má pred sebou na stole. Čo z toho vyplýva?
    .choice-1 = Vedľajšie banky
    .choice-2 = Poradie farieb
    .right = Kto má menej, je all-in a vyhrať môže len to, na čo stačí; čo je navyše, tvorí vedľajší bank.
    .wrong-2 = Farby majú poradie len pri losovaní o button a so stávkami to nesúvisí.

lesson-what-holdem-is-3 = Hold’em je jedna z mnohých podôb pokru a podľa jedného zo zdrojov tá najrozšírenejšia (GAME-10).

lesson-what-holdem-is-4 = V ktorej hre sa hrá presne s dvoma zo štyroch súkromných kariet?
    .choice-1 = Omaha
    .choice-2 = Hold’em
    .right = V omahe má každý štyri súkromné karty a hrá presne s dvoma z nich a s tromi zo stola.
    .wrong-2 = V hold’eme máte dve súkromné karty a použijete dve, jednu alebo žiadnu.

lesson-what-holdem-is-5 = V stude sa každé rozdávanie začína pri mieste, ktoré je krupiérovi najbližšie po ľavej ruke. V hold’eme rozhoduje button a ten sa po každom rozdaní posúva (GAME-13).

lesson-what-holdem-is-6 = Ktoré iné hry pravidlá spomínajú?
    .choice-1 = Omaha, stud, draw, lowball
    .choice-2 = Bridž
    .right = Všeličo je v nich inak (GAME-14): v hrách s dvoma kolami štyri navýšenia (LIMIT-8), v stude určuje žetón navyše farba (ODD-4).
    .wrong-2 = Bridž nie je poker. Pravidlá spomínajú omahu, stud, draw a lowball (GAME-14).

lesson-what-holdem-is-7 = Staré čísla: vyše 200 000 hráčov naraz v najväčších internetových herniach, obrat vyše 50 miliárd dolárov v roku 2005. Tvrdí to jeden zdroj a hovorí o svojej dobe; my to po ňom len opakujeme (GAME-12).

lesson-what-holdem-is-8 = Čo z nich môžete usúdiť o dnešku?
    .choice-1 = Nič
    .choice-2 = Že je to dnes viac
    .right = Číslo z roku 2005 opisuje rok 2005, ak je vôbec správne (GAME-12).
    .wrong-2 = Tvrdenie z roku 2005 o dnešku nehovorí nič, ani viac, ani menej (GAME-12).

lesson-what-holdem-is-9 = Na najväčších turnajoch sa hrá o milióny (GAME-11). Pochádzajú zo zápisného mnohých tisícov hráčov, ktorí odišli naprázdno.

lesson-what-holdem-is-10 = Zápisné 100 platí 1 000 hráčov a víťaz berie 20 % z celku. Aká veľká je prvá výhra?
    .right = 1 000 × 100 = 100 000 celkom; z toho 20 % je 20 000.
    .wrong-1 = To je všetko spolu. Víťaz z toho berie 20 %.

lesson-what-holdem-is-11 = Koľko z 1 000 hráčov prvú výhru nedostalo?
    .right = Všetci okrem jedného: 1 000 − 1 = 999. O nich sa nehovorí.

lesson-what-holdem-is-12 = Šťastie a umenie: dvaja hráči s náhodnými kartami majú zhodu asi v jednom prípade z 25 a dvojica es predsa len prehrá s náhodnými kartami asi raz zo siedmich (85,2 % ku 14,8 %).

lesson-what-holdem-is-13 = Vaše esá prehrali. Bolo chybou ich hrať?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Aj správne rozhodnutie môže prehrať. Lepšie začiatočné karty ako dve esá nie sú.
    .wrong-2 = Vyhrávajú asi šesťkrát zo siedmich; toto bol ten siedmy.

lesson-what-holdem-is-14 = Ako čítať stránky s pravidlami: pri každom pravidle stojí, z čoho vychádza, čo platí tu, v čom sa zdroje nezhodnú a aké chyby v nich sú.

lesson-what-holdem-is-q1 = Kto vyhráva dlhodobo?
    .choice-1 = Ten, kto lepšie rozhoduje, pomaly a s výkyvmi
    .choice-2 = Ten, komu šťastie už dlhuje
    .right = Čím viac rozdaní, tým menej váži šťastie a tým viac rozhodnutia. Vidno to až po mnohých z nich.
    .wrong-2 = Karty nemajú pamäť: nikomu nič nedlhujú.

lesson-what-holdem-is-q2 = Sú čísla z roku 2005 dnešné fakty?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Sú to tvrdenia jedného zdroja o jeho vlastnej dobe (GAME-12).
    .wrong-2 = Patria svojej dobe a uvádza ich jediný zdroj (GAME-12).

lesson-what-holdem-is-q3 = Odkiaľ sa berú pravidlá na tejto stránke?
    .choice-1 = Z niekoľkých zdrojov, ktoré sa miestami rozchádzajú
    .choice-2 = Z jedného zákona
    .right = Kde sa rozchádzajú, tam určuje herný poriadok, čo platí tu.
    .wrong-2 = Taký zákon nie je. Zdrojov je niekoľko a herný poriadok určuje, čo platí tu.
