# Cvičenia a brány: čo sa hovorí okolo ich otázok.

## Zoznam

practice-drills = Cvičenia
practice-lead = Otázky bez konca, každá s vysvetlenou odpoveďou. Úroveň sa riadi tým, ako to ide.
practice-skill-hands = Kombinácie
practice-skill-betting = Stávkovanie
practice-skill-blinds = Blindy a button
practice-skill-pots = Banky
practice-skill-showdown = Vyloženie kariet
practice-skill-houses = Druhy limitu a pravidlá podniku
practice-skill-events = Cash game a turnaj
practice-skill-live = Živý stôl
practice-skill-dealing = Rozdávanie
practice-skill-strategy = Prvá stratégia
practice-skill-none = Slová a povery
practice-word-starting = začiatok
practice-word-finding-the-way = hľadá cestu
practice-word-steady = drží sa
practice-word-sure = istota
practice-word-could-explain-it = môže vysvetľovať
practice-word-refresh = stojí za oživenie
practice-star-sure = Istota na úrovni { $level }
practice-star-both = Istota a rýchlosť na úrovni { $level }

## Pred kolom

practice-about = Na každú otázku je jeden pokus. Po ňom uvidíš výpočet a pravidlo. Kto je pomalý, o nič nepríde.
practice-count = Počet otázok
practice-level = Úroveň
practice-adaptive = podľa teba, teraz { $level }
practice-fact-count = { $count ->
    [one] { $count } otázka
    [few] { $count } otázky
    [many] { $count } otázky
   *[other] { $count } otázok
}
practice-fact-level = Úroveň { $levels }
practice-fact-pass = Na splnenie stačí { $count } %
practice-fact-limit = { $count ->
    [one] { $count } minúta na všetky
    [few] { $count } minúty na všetky
    [many] { $count } minúty na všetky
   *[other] { $count } minút na všetky
}
practice-fact-tries = { $count ->
    [one] Počíta sa { $count } kolo
    [few] Počítajú sa { $count } kolá
    [many] Počíta sa { $count } kola
   *[other] Počíta sa { $count } kôl
}
practice-fact-no-hints = Bez nápovedy
practice-fact-end = Odpovede sa ukážu na konci
practice-wrong = Tento odkaz chce niečo, čo neexistuje:
practice-wrong-number = „{ $part }“: povolené je celé číslo od { $from } do { $to }.
practice-wrong-level = „{ $part }“: povolená je úroveň od 1 do 5 alebo rozsah ako 1-4.
practice-wrong-seed = „{ $part }“: povolených je 1 až 64 číslic 0–9 a a–f.
practice-wrong-names = „{ $part }“: povolené sú mená z tohto zoznamu oddelené čiarkami: { $list }.
practice-wrong-word = „{ $part }“: povolené je jedno z týchto slov: { $list }.
practice-wrong-mark = „{ $part }“: povolených je až 64 písmen, číslic a znakov - . _
practice-wrong-not-here = „{ $part }“: tu sa to nastaviť nedá.
practice-start-without = Začať bez toho

## V kole

practice-number = Tvoja odpoveď, číslo
practice-hint = Nápoveda (za pol bodu)
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
    [few] Správne { $right } zo { $asked } otázok.
    [many] Správne { $right } z { $asked } otázky.
   *[other] Správne { $right } z { $asked } otázok.
}
practice-fluency = { $share } % správnych odpovedí prišlo včas.
practice-hints = { $count ->
    [one] Otvorená { $count } nápoveda.
    [few] Otvorené { $count } nápovedy.
    [many] Otvorené { $count } nápovedy.
   *[other] Otvorených { $count } nápovied.
}
practice-passed = Splnené.
practice-not-passed = Zatiaľ nesplnené.
practice-by-rule = Podľa pravidiel
practice-repeat = Stojí za ďalší pohľad
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
practice-tries-used = Kolá, ktoré sa počítajú, sú vyčerpané. Toto bolo na precvičenie.
practice-check = Overiť potvrdenie
practice-check-link = Odkaz na zadanie
practice-check-score = Výsledok
practice-check-day = Deň, ako stojí na potvrdení
practice-check-letters = Dvanásť písmen
practice-check-right = Tieto písmená patria k tomuto odkazu, výsledku a dňu.
practice-check-wrong = Tieto písmená k tomuto odkazu, výsledku a dňu nepatria.
practice-send = Odoslať výsledok
practice-sent = Odoslané

## Brány

practice-gate = Brána
practice-gate-of = Kapitola { $number }: brána
practice-gate-about = Osem otázok z tejto kapitoly. Šesť správnych odpovedí ju otvorí a lekcie sa môžu preskočiť.
practice-gate-open = Otvorená
practice-gate-shut = Ešte zatvorená
practice-gate-opens = Brána je otvorená. Lekcie tejto kapitoly môžeš preskočiť.
practice-gate-closed = Bránu otvorí šesť správnych odpovedí. Cestu ukážu lekcie kapitoly.
practice-gate-next = K ďalšej bráne
practice-played = Už máš niečo odohrané? Preskoč, čo vieš: každá kapitola má bránu s ôsmimi otázkami.
practice-played-yes = K prvej bráne
