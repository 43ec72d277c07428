# Škola: stránka Učenie a to, čo hovorí každá lekcia okolo svojich vlastných slov.

## Učenie

school-learn = Učenie
school-dealer = Škola krupiéra
school-next = Ďalšia lekcia
school-next-go-on = Rozrobená lekcia
school-begin = Začať
school-all-done = Máte hotové všetky lekcie. Ku ktorejkoľvek sa môžete kedykoľvek vrátiť.
school-minutes = { $minutes } min
school-state-new = Nezačatá
school-state-begun = Rozrobená
school-state-done = Hotová
school-own = Vlastná lekcia
school-own-about = Lekcia od učiteľa zo súboru s koncovkou .lesson.toml. Zostáva na tomto zariadení.
school-own-choose = Vybrať súbor
school-chapter-1 = Prvé rozdanie
school-chapter-2 = Čo poráža čo
school-chapter-3 = Stávky
school-chapter-4 = Blindy a button
school-chapter-5 = All-in a vedľajšie banky
school-chapter-6 = Vyloženie kariet
school-chapter-7 = Limit, pot limit, no limit
school-chapter-8 = Herné poriadky a v čom sa zdroje rozchádzajú
school-chapter-9 = Cash game
school-chapter-10 = Turnaje
school-chapter-11 = Pri živom stole
school-chapter-12 = V úlohe krupiéra
school-chapter-13 = Základy stratégie
school-chapter-14 = Čítanie

## Lekcia

school-not-loaded = Túto lekciu sa nepodarilo načítať. Skúste to, prosím, znova.
school-not-read = Časť uloženého postupu sa nepodarilo prečítať. Zostala na tomto zariadení pod iným menom; všetko ostatné je tu.
school-step-of = { $step } z { $steps }
school-check = Kontrolná otázka
school-table = Tabuľka
school-right = Správne.
school-wrong = To nesedí.
school-shown = Správna odpoveď:
school-taken-back = Vrátené späť.
school-wanted = Je to dovolené. Tu však chceme: { $action }.
school-answer = { $answer }.
school-bet = vsadiť { $amount }
school-raise = navýšiť na { $amount }
school-pot-right = { $pot }: správne.
school-pot-wrong = { $pot }: nesedí.
school-done = Hotovo
school-next-lesson = Ďalšia lekcia
school-next-chapter = Ďalšia kapitola
school-all-lessons = Všetky lekcie
school-again = Ešte raz

## Odpovede

school-seat = { $number } { $name }
school-nobody = Nikto
school-percent = { $figure } %
school-pot-of = { $pot } { $amount } ({ $seats })
school-share = { $seat }: { $amount }
school-paid = { $pot } – { $shares }
school-hand-in = Odpovedať
school-take-back = Vrátiť
school-choices = Odpovede
school-seats = Miesta
school-seats-in-order = Miesta, jedno po druhom
school-mark-buttons = Označte akcie, ktoré sú možné
school-number-chips = Vaša odpoveď v žetónoch
school-number-percent = Vaša odpoveď v percentách
school-number-count = Vaša odpoveď, počet
school-five = Označte päť kariet
school-pot-sum = { $pot }: koľko žetónov
school-pot-title = { $pot }: { $amount }
school-more-pots = Pridať bank
school-fewer-pots = Ubrať bank
