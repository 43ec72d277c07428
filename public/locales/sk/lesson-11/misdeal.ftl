# Lekcia: rozdať znova, alebo hrať ďalej?

lesson-misdeal = Rozdať znova, alebo hrať ďalej?
    .goal = Po tejto lekcii viete rozhodnúť, či chyba pri rozdávaní robí rozdanie neplatným.

lesson-misdeal-1 = Dve otázky v tomto poradí. Zahrali už dvaja hráči? Potom sa už rozdanie zrušiť nedá (MISDEAL-1, MISDEAL-10). Ak nie: je chyba na zozname? Blindy rozdanie otvárajú, ale ako akcie sa nepočítajú (BLIND-25). Tu hrá šesť hráčov, button je na mieste 6 a prvá karta ide na miesto 1.

lesson-misdeal-2 = Krupiér odkryje druhú kartu rozdania. Nikto ešte nezahral.
    .choice-1 = Neplatné rozdanie
    .choice-2 = Napraviť a hrať ďalej
    .choice-3 = Rozdanie platí
    .right = Krupiér odkryl prvú alebo druhú kartu rozdania: rozdanie je neplatné (MISDEAL-2).
    .wrong-2 = To platí až od tretej karty, alebo v herni, kde sa karta vymieňa vždy (MISDEAL-11).
    .wrong-3 = Nikto ešte nezahral, takže nie je neskoro (MISDEAL-1).

lesson-misdeal-3 = Odkryje sa siedma karta, inak je všetko v poriadku. Nikto ešte nezahral.
    .choice-1 = Napraviť a hrať ďalej
    .choice-2 = Neplatné rozdanie
    .choice-3 = Rozdanie platí
    .right = Dokončí sa rozdávanie, karta sa vymení za vrchnú z balíčka a odkrytá poslúži ako spálená (MISDEAL-11).
    .wrong-2 = Je to jediná karta a nie je to prvá ani druhá: len sa vymení (MISDEAL-11).
    .wrong-3 = Kartu, ktorú všetci videli, si hráč nenecháva: vymení sa (MISDEAL-11).

lesson-misdeal-4 = Komu patrila siedma karta?
    .right = Šesť kariet je jedno kolo: 7 − 6 = 1. Bola to druhá karta pre miesto 1 (DEAL-2).

lesson-misdeal-5 = Krupiér odkryl dve karty. Jeden hráč už zahral.
    .choice-1 = Neplatné rozdanie
    .choice-2 = Napraviť a hrať ďalej
    .choice-3 = Rozdanie platí
    .right = Pri dvoch kartách už hráči o sebe vedia príliš veľa (MISDEAL-3, MISDEAL-12).
    .wrong-2 = Vymení sa len jediná karta. Pri dvoch je rozdanie neplatné (MISDEAL-3).
    .wrong-3 = Zahral len jeden hráč, takže ešte nie je neskoro (MISDEAL-1).

lesson-misdeal-6 = Zistí sa, že button je na zlom mieste. Jeden hráč už zahral.
    .choice-1 = Neplatné rozdanie
    .choice-2 = Napraviť a hrať ďalej
    .choice-3 = Rozdanie platí
    .right = S buttonom sú zle aj blindy a poradie: ak sa to zistí včas, rozdanie je neplatné a button sa opraví (MISDEAL-7).
    .wrong-2 = Presunúť ho nestačí: blindy a poradie by boli ďalej zle. Rozdanie je neplatné (MISDEAL-7).
    .wrong-3 = Zahral len jeden; hranica sú dvaja (MISDEAL-1).

lesson-misdeal-7 = Button je zase na zlom mieste, ale dvaja hráči už zahrali.
    .choice-1 = Rozdanie platí
    .choice-2 = Neplatné rozdanie
    .choice-3 = Napraviť a hrať ďalej
    .right = Dvaja už zahrali: je neskoro. Button sa opraví pre ďalšie rozdanie (IRREG-1).
    .wrong-2 = Len čo zahrali dvaja hráči, rozdanie sa už zrušiť nedá (MISDEAL-10).
    .wrong-3 = V tomto rozdaní nie: dohrá sa tak, ako je. Opraví sa až ďalšie (IRREG-1).

lesson-misdeal-8 = Pri rozdávaní sa ukáže, že jedna karta leží v balíčku lícom nahor. Nikto ešte nezahral.
    .choice-1 = Napraviť a hrať ďalej
    .choice-2 = Neplatné rozdanie
    .choice-3 = Rozdanie platí
    .right = Ako karta neplatí; nahradí ju nasledujúca (IRREG-6).
    .wrong-2 = Jediná obrátená karta sa len nahradí. Rozdanie zrušia až dve (MISDEAL-4).
    .wrong-3 = Takto nie: obrátená karta ide nabok a nahradí ju nasledujúca (IRREG-6).

lesson-misdeal-9 = Lícom nahor ležia v balíčku dve karty. Nikto ešte nezahral.
    .choice-1 = Neplatné rozdanie
    .choice-2 = Napraviť a hrať ďalej
    .choice-3 = Rozdanie platí
    .right = Dve obrátené karty prezrádzajú, že balíček nebol dobre pripravený (MISDEAL-4).
    .wrong-2 = Jediná obrátená karta by sa nahradila. Pri dvoch je rozdanie neplatné (MISDEAL-4).
    .wrong-3 = Nikto ešte nezahral, takže rozdanie sa ešte dá zrušiť (MISDEAL-1, MISDEAL-4).

lesson-misdeal-10 = Rozdali sa dve karty navyše. Nikto ešte nezahral.
    .choice-1 = Neplatné rozdanie
    .choice-2 = Napraviť a hrať ďalej
    .choice-3 = Rozdanie platí
    .right = Dve karty navyše alebo viac: rozdanie je neplatné (MISDEAL-5).
    .wrong-2 = Jediná karta navyše by sa vrátila a spálila; dve sú už priveľa (MISDEAL-5).
    .wrong-3 = Nikto ešte nezahral, takže rozdanie sa ešte dá zrušiť (MISDEAL-1, MISDEAL-5).

lesson-misdeal-11 = Karty sa rozdali aj na prázdnu stoličku. Nikto ešte nezahral.
    .choice-1 = Neplatné rozdanie
    .choice-2 = Napraviť a hrať ďalej
    .choice-3 = Rozdanie platí
    .right = Všetci za tou stoličkou majú karty, ktoré patrili inému: rozdanie je neplatné (MISDEAL-8).
    .wrong-2 = Len ich odobrať nestačí: ostatným by pripadli iné karty (MISDEAL-8).
    .wrong-3 = Nikto ešte nezahral, takže rozdanie sa ešte dá zrušiť (MISDEAL-1, MISDEAL-8).

lesson-misdeal-12 = Hráč, ktorý pri stole sedí a chce hrať, nedostal karty. Nikto ešte nezahral.
    .choice-1 = Neplatné rozdanie
    .choice-2 = Napraviť a hrať ďalej
    .choice-3 = Rozdanie platí
    .right = Kto má na karty nárok, musí ich dostať: ak sa to zistí včas, rozdanie je neplatné (MISDEAL-9).
    .wrong-2 = Dodatočne by prišli iné karty, než aké hráčovi patrili. Rozdajte znova (MISDEAL-9).
    .wrong-3 = Nikto ešte nezahral, takže sa ešte dá ozvať (MISDEAL-1, MISDEAL-9).

lesson-misdeal-13 = Karty sa rozdali v zlom poradí. Nikto ešte nezahral.
    .choice-1 = Neplatné rozdanie
    .choice-2 = Napraviť a hrať ďalej
    .choice-3 = Rozdanie platí
    .right = Neplatné rozdanie, iba ak by poradie len vyzeralo zle, lebo odkrytá karta poslúži ako spálená (MISDEAL-6).
    .wrong-2 = Karty sa už späť zoradiť nedajú: nikto nevie, kto čo videl. Rozdajte znova (MISDEAL-6).
    .wrong-3 = Nikto ešte nezahral, takže rozdanie sa ešte dá zrušiť (MISDEAL-1, MISDEAL-6).

lesson-misdeal-14 = Hráč hlási: „Mám len jednu kartu.“ Dvaja hráči už zahrali.
    .choice-1 = Rozdanie platí
    .choice-2 = Neplatné rozdanie
    .choice-3 = Napraviť a hrať ďalej
    .right = Je neskoro; aj blindy zostávajú v banku (MISDEAL-10).
    .wrong-2 = Dvaja už zahrali: na zrušenie je neskoro (MISDEAL-10).
    .wrong-3 = Dodatočná karta by prišla neskoro: hra sa už začala (MISDEAL-10).

lesson-misdeal-q1 = Kto smie upozorniť na neplatné rozdanie?
    .choice-1 = Ktokoľvek, kým nezahrali dvaja hráči
    .choice-2 = Len krupiér
    .right = Kto chybu uvidí, ten sa ozve, kým nezahrali dvaja hráči (MISDEAL-1).
    .wrong-2 = Ozvať sa smie každý hráč, nielen krupiér (MISDEAL-1).

lesson-misdeal-q2 = Odkryje sa piata karta rozdania. Nikto ešte nezahral.
    .choice-1 = Napraví sa
    .choice-2 = Neplatné rozdanie
    .right = Dokončí sa rozdávanie, karta sa vymení a spáli (MISDEAL-11).
    .wrong-2 = Nie je prvá ani druhá a je len jedna (MISDEAL-11).

lesson-misdeal-q3 = Dvaja hráči položili karty a potom si niekto všimne, že button je na zlom mieste.
    .choice-1 = Rozdanie platí
    .choice-2 = Neplatné rozdanie
    .right = Aj položenie kariet je akcia: zahrali už dvaja (MISDEAL-10, IRREG-1).
    .wrong-2 = Dvaja už zahrali; opraví sa to pre ďalšie rozdanie (MISDEAL-10, IRREG-1).
