# Cvičení a brány: co se říká kolem jejich otázek.

## Seznam

practice-drills = Cvičení
practice-lead = Otázky bez konce, každá s vysvětlenou odpovědí. Úroveň se řídí tím, jak to jde.
practice-skill-hands = Kombinace
practice-skill-betting = Sázení
practice-skill-blinds = Blindy a button
practice-skill-pots = Banky
practice-skill-showdown = Odkrytí karet
practice-skill-houses = Limity a herní řády
practice-skill-events = Cash game a turnaj
practice-skill-live = Živý stůl
practice-skill-dealing = Rozdávání
practice-skill-strategy = První strategie
practice-skill-none = Slova a povídačky
practice-word-starting = začínáte
practice-word-finding-the-way = hledáte cestu
practice-word-steady = jde vám to
practice-word-sure = máte jistotu
practice-word-could-explain-it = zvládnete to vysvětlit
practice-word-refresh = stojí za osvěžení
practice-star-sure = Jistota na úrovni { $level }
practice-star-both = Jistota a rychlost na úrovni { $level }

## Před kolem

practice-about = Na každou otázku je jeden pokus. Po něm uvidíte výpočet a pravidlo. Kdo je pomalý, o nic nepřijde.
practice-count = Počet otázek
practice-level = Úroveň
practice-adaptive = podle vás, teď { $level }
practice-fact-count = { $count ->
    [one] { $count } otázka
    [few] { $count } otázky
    [many] { $count } otázky
   *[other] { $count } otázek
}
practice-fact-level = Úroveň { $levels }
practice-fact-pass = Ke splnění stačí { $count } %
practice-fact-limit = { $count ->
    [one] { $count } minuta na všechny
    [few] { $count } minuty na všechny
    [many] { $count } minuty na všechny
   *[other] { $count } minut na všechny
}
practice-fact-tries = { $count ->
    [one] Počítá se { $count } kolo
    [few] Počítají se { $count } kola
    [many] Počítá se { $count } kola
   *[other] Počítá se { $count } kol
}
practice-fact-no-hints = Bez nápovědy
practice-fact-end = Odpovědi se ukážou na konci
practice-wrong = Tento odkaz chce něco, co neexistuje:
practice-wrong-number = „{ $part }“: povolené je celé číslo od { $from } do { $to }.
practice-wrong-level = „{ $part }“: povolená je úroveň od 1 do 5 nebo rozsah jako 1-4.
practice-wrong-seed = „{ $part }“: povoleno je 1 až 64 znaků, číslice 0–9 a písmena a–f.
practice-wrong-names = „{ $part }“: povolená jsou jména z tohoto seznamu oddělená čárkami: { $list }.
practice-wrong-word = „{ $part }“: povolené je jedno z těchto slov: { $list }.
practice-wrong-mark = „{ $part }“: povoleno je až 64 písmen, číslic a znaků - . _
practice-wrong-not-here = „{ $part }“: tady se to nastavit nedá.
practice-start-without = Začít bez toho

## V kole

practice-number = Vaše odpověď, číslo
practice-hint = Nápověda (za půl bodu)
practice-end = Tady skončit
practice-another = Ještě jednu takovou
practice-next = Další
practice-to-the-end = K výsledku
practice-aside = Navíc, nepočítá se
practice-left = zbývá { $minutes }:{ $seconds }

## Po kole

practice-done = Kolo je u konce
practice-score = { $score } ze 100
practice-right-of = { $asked ->
    [one] Správně { $right } z { $asked } otázky.
    [few] Správně { $right } ze { $asked } otázek.
    [many] Správně { $right } z { $asked } otázky.
   *[other] Správně { $right } z { $asked } otázek.
}
practice-fluency = { $share } % správných odpovědí přišlo včas.
practice-hints = { $count ->
    [one] Otevřena { $count } nápověda.
    [few] Otevřeny { $count } nápovědy.
    [many] Otevřeno { $count } nápovědy.
   *[other] Otevřeno { $count } nápověd.
}
practice-passed = Splněno.
practice-not-passed = Zatím nesplněno.
practice-by-rule = Podle pravidel
practice-repeat = Stojí za další pohled
practice-times = { $count ->
    [one] jednou špatně
    [few] { $count }× špatně
    [many] { $count }× špatně
   *[other] { $count }× špatně
}
practice-more-of-it = Pět dalších takových
practice-again = Ještě jednou
practice-next-level = Na úroveň { $level }
practice-all = Všechna cvičení
practice-receipt = Potvrzení
practice-receipt-about = Tato písmena patří k zadání, výsledku a dni. Je to potvrzení, ne důkaz.
practice-tries-used = Kola, která se počítají, jsou vyčerpaná. Toto bylo na procvičení.
practice-check = Ověřit potvrzení
practice-check-link = Odkaz na zadání
practice-check-score = Výsledek
practice-check-day = Den, jak stojí na potvrzení
practice-check-letters = Dvanáct písmen
practice-check-right = Tato písmena patří k tomuto odkazu, výsledku a dni.
practice-check-wrong = Tato písmena k tomuto odkazu, výsledku a dni nepatří.
practice-send = Odeslat výsledek
practice-sent = Odesláno

## Brány

practice-gate = Brána
practice-gate-of = Kapitola { $number }: brána
practice-gate-about = Osm otázek z této kapitoly. Šest správných odpovědí bránu otevře a lekce smíte přeskočit.
practice-gate-open = Otevřená
practice-gate-shut = Ještě zavřená
practice-gate-opens = Brána je otevřená. Lekce této kapitoly můžete přeskočit.
practice-gate-closed = Bránu otevře šest správných odpovědí. Cestu ukážou lekce kapitoly.
practice-gate-next = K další bráně
practice-played = Už máte něco odehráno? Přeskočte, co umíte: každá kapitola má bránu s osmi otázkami.
practice-played-yes = K první bráně
practice-read = Mám to přečtené
practice-covered = Řád je teď zakrytý.
