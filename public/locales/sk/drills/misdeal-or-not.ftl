# Cvičenie: rozdávať znova?

drill-misdeal-or-not = Rozdávať znova?
    .exposed = Krupiér pri rozdávaní odkryje kartu číslo { $number }, počítané od prvej rozdanej karty.
    .exposed-by-player = Hráč sám otočí jednu zo svojich kariet: je to karta rozdania číslo { $number }.
    .exposed-several = { $cards ->
        [one] Krupiér pri rozdávaní odkryje { $cards } kartu.
        [few] Krupiér pri rozdávaní odkryje { $cards } karty.
       *[other] Krupiér pri rozdávaní odkryje { $cards } kariet.
    }
    .face-up = { $cards ->
        [one] V balíčku sa nájde { $cards } karta lícom nahor.
        [few] V balíčku sa nájdu { $cards } karty lícom nahor.
       *[other] V balíčku sa nájde { $cards } kariet lícom nahor.
    }
    .extra = { $cards ->
        [one] Celkovo bola rozdaná { $cards } karta navyše.
        [few] Celkovo boli rozdané { $cards } karty navyše.
       *[other] Celkovo bolo rozdaných { $cards } kariet navyše.
    }
    .out-of-order = Jedna karta išla k nesprávnemu hráčovi a všetky ďalšie sa tým dostali do nesprávnych rúk.
    .exposed-as-burn = Krupiér použije odkrytú kartu ako spálenú. Hráč namieta, že poradie teraz nesedí.
    .wrong-button = Button leží na zlom mieste.
    .empty-place = Krupiér rozdal karty na prázdne miesto.
    .not-entitled = Krupiér rozdal karty hráčovi, ktorý ešte čaká na veľký blind a nemá na ne nárok.
    .left-out = Karty nedostal hráč, ktorý má všetko zaplatené a chce hrať.
    .sits-out = Hráč, ktorý vynecháva, nedostal karty.
    .one-card = V druhom kole rozdávania krupiér jedného hráča preskočil, a ten má len jednu kartu.
    .last-card = Hráč na buttone má len jednu kartu: chýba úplne posledná karta rozdania.
    .house-always = V tejto herni sa jediná odkrytá karta hráča vymení vždy, nech je to ktorákoľvek.
    .aside-blinds = Oba blindy sú vložené.
    .aside-looked = Niektorí hráči sa už pozreli na svoje karty.
    .aside-burn = Ešte sa nepálila nijaká karta.
    .aside-short = Jednému hráčovi zostáva len málo žetónov.
    .acted = { $acted ->
        [0] Ešte nikto nezahral.
        [one] Zahral { $acted } hráč.
        [few] Zahrali { $acted } hráči.
       *[other] Zahralo { $acted } hráčov.
    }
    .prompt = Rozdať znova, napraviť, alebo hrať ďalej?
    .misdeal = Neplatné rozdanie: žetóny späť a rozdať znova
    .put-right = Napraviť a pokračovať
    .stands = Rozdanie platí
    .hint = Najprv: zahrali už dvaja hráči? Potom sa rozdanie zrušiť nedá; blindy sa nepočítajú. Ak nie: patrí to medzi dôvody na zrušenie? Čo medzi ne nepatrí, dá sa napraviť.
    .right = { $ruling } ({ $rule })
    .slip-not-too-late = { $acted ->
        [0] Nikto ešte nezahral: na zrušenie nie je neskoro (MISDEAL-1).
        [one] Zahral len { $acted } hráč: na zrušenie nie je neskoro (MISDEAL-1).
        [few] Zahrali len { $acted } hráči: na zrušenie nie je neskoro (MISDEAL-1).
       *[other] Zahralo len { $acted } hráčov: na zrušenie nie je neskoro (MISDEAL-1).
    }
    .slip-too-late = Zahrali už dvaja hráči: na zrušenie je neskoro (MISDEAL-10).
    .slip-first-cards-exchanged = Prvá ani druhá karta rozdania sa nevymieňa. Vymieňa sa až od tretej (MISDEAL-2).
    .slip-two-cards-exchanged = Jedna odkrytá karta sa vymeniť dá, dve alebo viac nie (MISDEAL-3).
    .slip-repair-of-a-misdeal = To patrí medzi dôvody na zrušenie: nenapráva sa to, rozdáva sa znova (MISDEAL-1).
    .slip-misdeal-for-one-card = Jediná odkrytá karta, a nie prvá ani druhá v rozdaní: vymení sa (MISDEAL-11).
    .slip-house-always-exchanges = Inde áno. Táto herňa vymení každú kartu, ak sa odkryla len jedna (MISDEAL-11).
    .slip-one-face-up = Jedna karta lícom nahor v balíčku nie je dôvod, dve áno. Jednoducho sa nepočíta (IRREG-6).
    .slip-last-card-missing = Chýba len úplne posledná karta, všetky ostatné sú tam, kam patria (MISDEAL-6).
    .slip-can-be-put-right = Keď sa to teraz napraví, nikomu to neuškodí. Rozdanie nemusí zostať, ako je (MISDEAL-11).
    .slip-no-ground = To medzi dôvody na zrušenie rozdania nepatrí (MISDEAL-1).
    .slip-repair-too-late = Zahrali už dvaja hráči: hrá sa s kartami, ako ležia (MISDEAL-10).
    .slip-nothing-to-repair = Tu sa nestalo nič, čo by sa muselo naprávať.
