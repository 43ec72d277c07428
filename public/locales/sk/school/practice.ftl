# Cvičenia a brány: čo sa hovorí okolo ich otázok.

## Zoznam

practice-drills = Cvičenia
practice-lead = Otázky bez konca, ku každej je vysvetlená odpoveď. Úroveň sa prispôsobuje tomu, ako sa darí.
practice-skill-hands = Kombinácie
practice-skill-betting = Stávky
practice-skill-blinds = Blindy a button
practice-skill-pots = Banky
practice-skill-showdown = Vyloženie kariet
practice-skill-houses = Druhy stávok a herné poriadky
practice-skill-events = Cash game a turnaj
practice-skill-live = Živý stôl
practice-skill-dealing = Rozdávanie
practice-skill-strategy = Základy stratégie
practice-skill-none = Slová a povedačky
practice-word-starting = na začiatku
practice-word-finding-the-way = hľadá cestu
practice-word-steady = ide to
practice-word-sure = istota
practice-word-could-explain-it = mohli by ste to vysvetľovať
practice-word-refresh = treba oživiť
practice-star-sure = Istota na úrovni { $level }
practice-star-both = Istota a rýchlosť na úrovni { $level }

## Pred kolom

practice-about = Na každú otázku máte jeden pokus. Po ňom uvidíte výpočet a pravidlo. Kto je pomalý, o nič nepríde.
practice-count = Počet otázok
practice-level = Úroveň
practice-adaptive = podľa vás, teraz { $level }
practice-fact-count = { $count ->
    [one] { $count } otázka
    [few] { $count } otázky
    [many] { $count } otázky
   *[other] { $count } otázok
}
practice-fact-level = Úroveň { $levels }
practice-fact-pass = Na splnenie stačí { $count } %
practice-fact-limit = { $count ->
    [one] { $count } minúta na všetky otázky
    [few] { $count } minúty na všetky otázky
    [many] { $count } minúty na všetky otázky
   *[other] { $count } minút na všetky otázky
}
practice-fact-tries = { $count ->
    [one] Počíta sa { $count } kolo
    [few] Počítajú sa { $count } kolá
    [many] Počíta sa { $count } kola
   *[other] Počíta sa { $count } kôl
}
practice-fact-no-hints = Bez pomôcok
practice-fact-end = Odpovede sa ukážu na konci
practice-wrong = Tento odkaz chce niečo, čo neexistuje:
practice-wrong-number = „{ $part }“: dovolené je celé číslo od { $from } do { $to }.
practice-wrong-level = „{ $part }“: dovolená je úroveň od 1 do 5 alebo rozsah ako 1-4.
practice-wrong-seed = „{ $part }“: dovolených je 1 až 64 znakov 0–9 a a–f.
practice-wrong-names = „{ $part }“: dovolené sú mená z tohto zoznamu oddelené čiarkami: { $list }.
practice-wrong-word = „{ $part }“: dovolené je jedno z týchto slov: { $list }.
practice-wrong-mark = „{ $part }“: dovolených je až 64 písmen, číslic a znakov - . _
practice-wrong-not-here = „{ $part }“: tu sa to nastaviť nedá.
practice-start-without = Začať bez toho

## V kole

practice-number = Vaša odpoveď, číslo
practice-hint = Pomôcka (za pol bodu)
practice-end = Tu skončiť
practice-another = Ešte jednu takú
practice-next = Ďalšia
practice-to-the-end = K výsledku
practice-aside = Navyše, nepočíta sa
practice-left = zostáva { $minutes }:{ $seconds }

## Po kole

practice-done = Kolo sa skončilo
practice-score = { $score } zo 100
practice-right-of = { $asked ->
    [one] Správne { $right } z { $asked } otázky.
    [few] Správne { $right } z { $asked } otázok.
    [many] Správne { $right } z { $asked } otázky.
   *[other] Správne { $right } z { $asked } otázok.
}
practice-fluency = { $share } % správnych odpovedí prišlo dosť rýchlo.
practice-hints = { $count ->
    [one] Otvorená { $count } pomôcka.
    [few] Otvorené { $count } pomôcky.
    [many] Otvorené { $count } pomôcky.
   *[other] Otvorených { $count } pomôcok.
}
practice-passed = Splnené.
practice-not-passed = Zatiaľ nesplnené.
practice-by-rule = Podľa pravidiel
practice-repeat = Oplatí sa pozrieť znova
practice-times = { $count ->
    [one] raz nesprávne
    [few] { $count }× nesprávne
    [many] { $count }× nesprávne
   *[other] { $count }× nesprávne
}
practice-more-of-it = Päť ďalších takých
practice-again = Ešte raz
practice-next-level = Na úroveň { $level }
practice-all = Všetky cvičenia
practice-receipt = Potvrdenie
practice-receipt-about = Tieto písmená patria k zadaniu, výsledku a dňu. Je to potvrdenie, nie dôkaz.
practice-tries-used = Kolá, ktoré sa počítajú, sú vyčerpané. Toto bolo len na precvičenie.
practice-check = Overiť potvrdenie
practice-check-link = Odkaz na zadanie
practice-check-score = Výsledok
practice-check-day = Deň uvedený na potvrdení
practice-check-letters = Dvanásť písmen
practice-check-right = Tieto písmená patria k tomuto odkazu, výsledku a dňu.
practice-check-wrong = Tieto písmená k tomuto odkazu, výsledku a dňu nepatria.
practice-send = Odoslať výsledok
practice-sent = Odoslané

## Brány

practice-gate = Brána
practice-gate-of = Kapitola { $number }: brána
practice-gate-about = Osem otázok z tejto kapitoly. Šesť správnych odpovedí bránu otvorí a lekcie môžete preskočiť.
practice-gate-open = Otvorená
practice-gate-shut = Ešte zatvorená
practice-gate-opens = Brána je otvorená. Lekcie tejto kapitoly môžete preskočiť.
practice-gate-closed = Bránu otvorí šesť správnych odpovedí. Cestu ukážu lekcie kapitoly.
practice-gate-next = K ďalšej bráne
practice-played = Hrali ste už niekedy? Preskočte, čo viete: každá kapitola má bránu s ôsmimi otázkami.
practice-played-yes = K prvej bráne
practice-read = Mám to prečítané
practice-covered = Poriadok je teraz zakrytý.
