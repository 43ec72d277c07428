# Cvičenie: prvý v hre

drill-open-or-fold = Prvý v hre
    .prompt = Zatiaľ nikto nevstúpil do hry. Hráči, ktorí ešte prídu na rad: { $behind }. Navýšiť, alebo položiť?
    .prompt-again = Rovnaké karty, ale po vás ide toľko hráčov: { $behind }. Navýšiť, alebo položiť?
    .raise = Navýšiť
    .fold = Položiť
    .hint = Navýšte, ak je pravdepodobnejšie, že nikto po vás nemá karty vyššie v poradí, než že ich niekto má. Čím menej hráčov ide po vás, tým viac kariet stačí.
    .right = Hráči po vás: { $behind }. Niekto z nich má vyššie karty v { $share } % prípadov. { $answer ->
        [raise] To je najviac polovica: navýšiť (POS-3).
       *[fold] To je viac než polovica: položiť (POS-3).
    }
    .right-close = Hráči po vás: { $behind }. Niekto z nich má vyššie karty v { $share } % prípadov: takmer presne polovica, obstoja obe odpovede (POS-3).
    .slip-later-position = Navýšiť by sa dalo, keby po vás išlo toľko hráčov: { $behind } ({ $share } %). Tu môže mať niečo lepšie viac hráčov (POS-3).
    .slip-earlier-position = Položiť by sa dalo, keby po vás išlo toľko hráčov: { $behind } ({ $share } %). Tu môže mať niečo lepšie menej hráčov (POS-3).
    .slip-suited-for-offsuit = Obe karty majú rovnakú farbu a to rozhoduje: v dvoch farbách by sa položili ({ $share } %).
    .slip-offsuit-for-suited = Karty majú rôzne farby a to rozhoduje: v jednej farbe by sa s nimi navyšovalo ({ $share } %).
