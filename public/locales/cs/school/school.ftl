# Škola: stránka Učení a to, co říká každá lekce kolem svých vlastních slov.

## Učení

school-learn = Učení
school-dealer = Škola dealera
school-next = Další lekce
school-next-go-on = Rozdělaná lekce
school-begin = Začít
school-all-done = Máte hotové všechny lekce. Ke kterékoli se můžete kdykoli vrátit.
school-minutes = { $minutes } min
school-state-new = Nezačatá
school-state-begun = Rozdělaná
school-state-done = Hotová
school-own = Vlastní lekce
school-own-about = Lekce od učitele ze souboru s koncovkou .lesson.toml. Zůstává v tomto zařízení.
school-own-choose = Vybrat soubor
school-chapter-1 = První rozdání
school-chapter-2 = Co poráží co
school-chapter-3 = Sázení
school-chapter-4 = Blindy a button
school-chapter-5 = All-in a vedlejší banky
school-chapter-6 = Odkrytí karet
school-chapter-7 = Limit, pot limit, no limit
school-chapter-8 = Herní řády a v čem se prameny rozcházejí
school-chapter-9 = Cash game
school-chapter-10 = Turnaje
school-chapter-11 = U živého stolu
school-chapter-12 = V roli dealera
school-chapter-13 = Základy strategie
school-chapter-14 = Čtení

## Lekce

school-not-loaded = Tuto lekci se nepodařilo načíst. Zkuste to prosím znovu.
school-not-read = Část uloženého postupu se nepodařilo přečíst. Zůstala v tomto zařízení pod jiným jménem; všechno ostatní je tady.
school-step-of = { $step } z { $steps }
school-check = Kontrolní otázka
school-table = Tabulka
school-right = Správně.
school-wrong = To nesedí.
school-shown = Správná odpověď:
school-taken-back = Vráceno zpět.
school-wanted = Je to dovoleno. Tady ale chceme: { $action }.
school-answer = { $answer }.
school-bet = vsadit { $amount }
school-raise = zvýšit na { $amount }
school-pot-right = { $pot }: správně.
school-pot-wrong = { $pot }: nesedí.
school-done = Hotovo
school-next-lesson = Další lekce
school-next-chapter = Další kapitola
school-all-lessons = Všechny lekce
school-again = Ještě jednou

## Odpovědi

school-seat = { $number } { $name }
school-nobody = Nikdo
school-percent = { $figure } %
school-pot-of = { $pot } { $amount } ({ $seats })
school-share = { $seat }: { $amount }
school-paid = { $pot } – { $shares }
school-hand-in = Odpovědět
school-take-back = Vrátit
school-choices = Odpovědi
school-seats = Místa
school-seats-in-order = Místa, jedno po druhém
school-mark-buttons = Označte akce, které jsou možné
school-number-chips = Vaše odpověď v žetonech
school-number-percent = Vaše odpověď v procentech
school-number-count = Vaše odpověď, počet
school-five = Označte pět karet
school-pot-sum = { $pot }: kolik žetonů
school-pot-title = { $pot }: { $amount }
school-more-pots = Přidat bank
school-fewer-pots = Ubrat bank
