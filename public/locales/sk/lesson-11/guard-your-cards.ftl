# Lekcia: strážte si karty.

lesson-guard-your-cards = Strážte si karty
    .goal = Po tejto lekcii si viete karty uchrániť v hre a nikomu ich neprezradíte.

lesson-guard-your-cards-1 = Na chvíľu sa odvrátite a krupiér vaše nechránené karty pozbiera ako položené. Čo teraz?
    .choice-1 = Sú položené a sťažovať sa nedá
    .choice-2 = Dostanem ich späť
    .right = Chráňte si karty počas celého rozdania: rukou, žetónom alebo iným malým predmetom (ETIQ-5, ETIQ-6).
    .wrong-2 = Karta, ktorá sa dotkla odhodených, je mŕtva, aj keď sa tam dostala omylom (FOLD-4).

lesson-guard-your-cards-2 = A čo keby krupiér pozbieral nechránené karty hráčovi, ktorý je all-in?
    .choice-1 = Zdroje sa nezhodnú
    .choice-2 = Sú tiež položené, zdroje sa zhodujú
    .choice-3 = Nikdy, všetky zdroje all-in chránia
    .right = Podľa jedného sa karty hráča all-in položiť nedajú, druhý výnimku nerobí. Tento stôl ich chráni (ALLIN-4); prikryte si ich aj tak (ETIQ-6).
    .wrong-2 = Len jeden z nich výnimku nerobí. Iný hráča all-in chráni.
    .wrong-3 = Všetky nie: jeden nerobí výnimku ani pre hráča all-in (ETIQ-6).

lesson-guard-your-cards-3 = Kde smiete mať karty?
    .choice-1 = Na stole; keď sa pozerám, len nadvihnem okraje
    .choice-2 = V lone
    .right = Zostávajú na stole a čo na nich je, vidíte len vy (DEAL-5, DEAL-6).
    .wrong-2 = Krupiér na ne musí stále vidieť (DEAL-5).

lesson-guard-your-cards-4 = Ako sa pri živom stole kladú karty?
    .choice-1 = Lícom nadol ku krupiérovi, keď som na rade
    .choice-2 = Lícom nahor
    .choice-3 = Hodím ich medzi odhodené
    .right = Prisuniete ich zakryté ku krupiérovi: karty nevidí nikto, položenie vidia všetci (FOLD-3).
    .wrong-2 = Kým hrajú dvaja ďalší, nesmie sa to: položené karty zostávajú skryté (FOLD-5).
    .wrong-3 = Patria ku krupiérovi a ten ich dá k odhodeným (FOLD-3).

lesson-guard-your-cards-5 = Počas rozdania necháte suseda nazrieť do svojich kariet. Smie sa to?
    .choice-1 = Nie, pred vyložením kariet nie
    .choice-2 = Áno, sused sa pozrieť smie
    .right = Až do vyloženia vidíte svoje karty len vy (DEAL-7).
    .wrong-2 = Pred vyložením nesmie nikto svoje karty ukázať inému hráčovi (DEAL-7).

lesson-guard-your-cards-6 = Po rozdaní ukazujete karty jednému hráčovi. A čo ostatní?
    .choice-1 = Smú ich vidieť všetci
    .choice-2 = Len ten jeden
    .right = Ukázať jednému, ukázať všetkým: celý stôl má vedieť to isté (SHOW-16).
    .wrong-2 = Potom by jeden vedel viac než ostatní. Ukázať jednému, ukázať všetkým (SHOW-16).

lesson-guard-your-cards-7 = Vaše karty videl počas hry niekto, kto už svoje položil. Čo z toho vyplýva?
    .choice-1 = Uvidia ich všetci, keď sa stávky skončia
    .choice-2 = Uvidia ich všetci hneď
    .choice-3 = Nič, ten hráč už nehrá
    .right = Kto ich videl, už o ničom nerozhoduje; ostatní počkajú, aby to neovplyvnilo stávky (SHOW-17).
    .wrong-2 = To by mohlo ovplyvniť stávky. Ostatní ich uvidia, až keď sa stávky skončia (SHOW-17).
    .wrong-3 = Aj tak vie jeden hráč viac než ostatní. Ukázať jednému, ukázať všetkým (SHOW-16).

lesson-guard-your-cards-8 = Karty vám spadnú na zem. Čo teraz?
    .choice-1 = Hrám s nimi ďalej
    .choice-2 = Rozdanie je neplatné
    .right = Sú to stále vaše karty a hrá sa s nimi ako zvyčajne (IRREG-11).
    .wrong-2 = So spadnutými kartami sa hrá. Nehoda vás o ne nepripraví, ale ani vás nezachráni (IRREG-11).

lesson-guard-your-cards-9 = Žetóny si ukladáte na kolená. Smie sa to?
    .choice-1 = Nie
    .choice-2 = Áno, sú moje
    .right = Žetóny zostávajú na stole, kde ich všetci vidia (BUYIN-5).
    .wrong-2 = Sú vaše, ale ostatní musia vidieť, koľko môžete vsadiť. Patria na stôl (BUYIN-5).

lesson-guard-your-cards-q1 = Čo vaše karty chráni?
    .choice-1 = Žetón na kartách
    .choice-2 = Slovo „moje“
    .right = Ruka, žetón alebo iný predmet na kartách: nikto iný za ne nezodpovedá (ETIQ-5).
    .wrong-2 = Slovo krupiérovu ruku nezastaví. Položte na karty žetón (ETIQ-5).

lesson-guard-your-cards-q2 = Jedna vaša karta sa dotkla odhodených. Je ešte v hre?
    .choice-1 = Nie
    .choice-2 = Áno, ak ju rýchlo vezmem späť
    .right = Karta, ktorá sa dotkla odhodených, je mŕtva; nikto by s istotou nepovedal, ktorá to bola (FOLD-4).
    .wrong-2 = Rýchlosť nepomôže: len čo sa dotkla, je mŕtva (FOLD-4).
