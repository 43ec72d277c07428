# Cvičení: rozdávat znovu?

drill-misdeal-or-not = Rozdávat znovu?
    .exposed = Dealer při rozdávání odkryje kartu číslo { $number }, počítáno od první rozdané karty.
    .exposed-by-player = Hráč sám otočí jednu ze svých karet: karta rozdání číslo { $number }.
    .exposed-several = { $cards ->
        [one] Dealer při rozdávání odkryje { $cards } kartu.
        [few] Dealer při rozdávání odkryje { $cards } karty.
       *[other] Dealer při rozdávání odkryje { $cards } karet.
    }
    .face-up = { $cards ->
        [one] V balíčku se najde { $cards } karta lícem nahoru.
        [few] V balíčku se najdou { $cards } karty lícem nahoru.
       *[other] V balíčku se najde { $cards } karet lícem nahoru.
    }
    .extra = { $cards ->
        [one] Celkem byla rozdána { $cards } karta navíc.
        [few] Celkem byly rozdány { $cards } karty navíc.
       *[other] Celkem bylo rozdáno { $cards } karet navíc.
    }
    .out-of-order = Jedna karta šla k nesprávnému hráči a všechny další se tím dostaly do nesprávných rukou.
    .exposed-as-burn = Dealer použije odkrytou kartu jako spálenou. Hráč namítá, že teď nesedí pořadí.
    .wrong-button = Button leží na nesprávném místě.
    .empty-place = Dealer rozdal karty na prázdné místo.
    .not-entitled = Dealer rozdal karty hráči, který ještě čeká na velký blind a nemá na ně nárok.
    .left-out = Hráč, který má vše zaplaceno a chce hrát, nedostal žádné karty.
    .sits-out = Hráč, který vynechává, nedostal karty.
    .one-card = Ve druhém kole rozdávání dealer jednoho hráče přeskočil, ten má jen jednu kartu.
    .last-card = Hráč na buttonu má jen jednu kartu: chybí úplně poslední karta rozdání.
    .house-always = V této herně se jediná odkrytá karta hráče vymění vždy, ať je kterákoli.
    .aside-blinds = Oba blindy jsou vložené.
    .aside-looked = Někteří hráči se už podívali na své karty.
    .aside-burn = Ještě se nepálila žádná karta.
    .aside-short = Jednomu hráči zbývá jen málo žetonů.
    .acted = { $acted ->
        [0] Ještě nikdo nezahrál.
        [one] Zahrál { $acted } hráč.
        [few] Zahráli { $acted } hráči.
       *[other] Zahrálo { $acted } hráčů.
    }
    .prompt = Rozdat znovu, napravit, nebo hrát dál?
    .misdeal = Neplatné rozdání: žetony zpět a rozdat znovu
    .put-right = Napravit a pokračovat
    .stands = Rozdání platí
    .hint = Nejdřív: zahráli už dva hráči? Pak rozdání zrušit nejde; blindy se za tah nepočítají. Pokud ne: je to mezi důvody ke zrušení? Co není, dá se napravit.
    .right = { $ruling } ({ $rule })
    .slip-not-too-late = { $acted ->
        [0] Nikdo ještě nezahrál: na zrušení není pozdě (MISDEAL-1).
        [one] Zahrál jen { $acted } hráč: na zrušení není pozdě (MISDEAL-1).
        [few] Zahráli jen { $acted } hráči: na zrušení není pozdě (MISDEAL-1).
       *[other] Zahrálo jen { $acted } hráčů: na zrušení není pozdě (MISDEAL-1).
    }
    .slip-too-late = Zahráli už dva hráči: na zrušení je pozdě (MISDEAL-10).
    .slip-first-cards-exchanged = První ani druhá karta rozdání se nevyměňuje. Vyměňuje se až od třetí (MISDEAL-2).
    .slip-two-cards-exchanged = Jednu odkrytou kartu vyměnit jde, dvě a více ne (MISDEAL-3).
    .slip-repair-of-a-misdeal = To patří mezi důvody ke zrušení: nenapravuje se, rozdává se znovu (MISDEAL-1).
    .slip-misdeal-for-one-card = Jediná odkrytá karta, a ne první ani druhá v rozdání: vymění se (MISDEAL-11).
    .slip-house-always-exchanges = Jinde ano. Tato herna vymění každou jednotlivou odkrytou kartu (MISDEAL-11).
    .slip-one-face-up = Jedna karta lícem nahoru v balíčku důvodem není, dvě ano. Jako karta neplatí (IRREG-6).
    .slip-last-card-missing = Chybí jen úplně poslední karta, všechny ostatní jsou tam, kam patří (MISDEAL-6).
    .slip-can-be-put-right = Když se to teď napraví, nikomu to neuškodí. Rozdání nemusí zůstat, jak je (MISDEAL-11).
    .slip-no-ground = To mezi důvody ke zrušení rozdání nepatří (MISDEAL-1).
    .slip-repair-too-late = Zahráli už dva hráči: karty se hrají, jak leží (MISDEAL-10).
    .slip-nothing-to-repair = Tady se nestalo nic, co by se muselo napravovat.
