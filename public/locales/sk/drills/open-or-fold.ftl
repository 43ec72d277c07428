# Cvičenie: prvý v hre

drill-open-or-fold = Prvý v hre
    .prompt = Zatiaľ nikto nevstúpil. Hráčov, ktorí ešte prídu na rad: { $behind }. Navýšiť, alebo zložiť?
    .prompt-again = Rovnaké karty, ale hráčov po vás by bolo { $behind }. Navýšiť, alebo zložiť?
    .raise = Navýšiť
    .fold = Zložiť
    .hint = Navýšte, keď je skôr pravda, že nikto po vás nemá v poradí vyššie karty. Čím menej hráčov po vás, tým viac kariet stačí.
    .right = Hráčov po vás: { $behind }. Niekto z nich má vyššie karty v { $share } % prípadov. { $answer ->
        [raise] To je najviac polovica: navýšiť (POS-3).
       *[fold] To je viac než polovica: zložiť (POS-3).
    }
    .right-close = Hráčov po vás: { $behind }. Niekto z nich má vyššie karty v { $share } % prípadov: takmer presne polovica, platia obe odpovede (POS-3).
    .slip-later-position = Navýšenie by to bolo, keby hráčov po vás bolo { $behind } ({ $share } %). Tu môže mať niečo lepšie viac hráčov (POS-3).
    .slip-earlier-position = Zloženie by to bolo, keby hráčov po vás bolo { $behind } ({ $share } %). Tu môže mať niečo lepšie menej hráčov (POS-3).
    .slip-suited-for-offsuit = Obe karty majú rovnakú farbu a to rozhoduje: v dvoch farbách by sa skladali ({ $share } %).
    .slip-offsuit-for-suited = Karty majú dve rôzne farby a to rozhoduje: v jednej farbe by sa s nimi navyšovalo ({ $share } %).
