# Lekcja: od tasowania do rivera.

lesson-deal-a-hand = Od tasowania do rivera
    .goal = Po tej lekcji umiesz wykonać w dobrej kolejności całą pracę krupiera w jednym rozdaniu.

lesson-deal-a-hand-1 = Siedzisz na miejscu krupiera, pośrodku stołu (SEAT-5). Przynoszą nową talię. Co najpierw?
    .choice-1 = Sprawdzić karty i wymieszać je na stole
    .choice-2 = Od razu rozdawać
    .choice-3 = Grać obiema taliami
    .right = Najpierw jakość; potem nowe karty miesza się, rozłożone na stole (DECK-6).
    .wrong-2 = Najpierw kontrola jakości. A nowe karty leżą po kolei: bez wymieszania każdy by je znał (DECK-6).
    .wrong-3 = Gra się zawsze jedną; druga czeka na następną zmianę krupiera (DECK-5).

lesson-deal-a-hand-2 = W jakiej kolejności tasuje się talię? (Chemmy: mieszanie na stole, riffle: na zakładkę, strip: pakietami)
    .choice-1 = Chemmy, riffle, riffle, strip, riffle, przełożenie
    .choice-2 = Chemmy, riffle, riffle, strip, przełożenie, riffle
    .right = Tak to ustalono (SHUF-3, SHUF-4), przed każdym rozdaniem od nowa (SHUF-1) i w 30 sekund (SHUF-2).
    .wrong-2 = Przekłada się na samym końcu, po ostatnim riffle (SHUF-4).

lesson-deal-a-hand-3 = Talia potasowana i przełożona. Co teraz najpierw?
    .choice-1 = Najpierw ciemne, potem rozdaje się karty
    .choice-2 = Najpierw rozdaje się karty, potem ciemne
    .right = Najpierw obowiązkowe zakłady, dopiero potem karty (DEAL-1).
    .wrong-2 = „Ciemna” znaczy w ciemno: płaci się ją, zanim widać karty (BLIND-7).

lesson-deal-a-hand-4 = Button jest na miejscu 6. Wskazuj miejsca w kolejności, w jakiej dostają pierwszą kartę.
    .right = Pierwszą kartę dostaje pierwszy gracz na lewo od buttona, a ostatnią button (DEAL-2).
    .wrong-1 = Button dostaje kartę w okrążeniu jako ostatni, nie pierwszy (DEAL-2).
    .wrong-2 = Pierwsza jest mała ciemna: miejsce 1 na lewo od buttona (DEAL-2).

lesson-deal-a-hand-5 = Kto dostaje ósmą kartę?
    .right = Sześć kart to pierwsze okrążenie: 8 − 6 = 2 (DEAL-2).
    .wrong-1 = Miejsc jest sześć: siódma karta zaczyna nowe okrążenie (DEAL-2).

lesson-deal-a-hand-6 = A kto dostaje ostatnią kartę rozdania?
    .right = Miejsce 6, button: tam kończy się każde okrążenie (DEAL-2).
    .wrong-1 = Okrążenie kończy się na buttonie, o jedno miejsce dalej (DEAL-2).

lesson-deal-a-hand-7 = Licytacja przed flopem skończona. Co robisz i w jakiej kolejności?
    .choice-1 = Zebrać zakłady, jedną spalić, trzy odkryć
    .choice-2 = Jedną spalić, zebrać zakłady, trzy odkryć
    .choice-3 = Zebrać zakłady, trzy odkryć
    .right = Najpierw zakłady do puli (BOARD-5), potem jedna karta zakryta na bok (BURN-1, BURN-2), na końcu flop.
    .wrong-2 = Najpierw zakłady, żeby runda się zamknęła i było to widać (BOARD-5).
    .wrong-3 = Przy tym stole przed flopem, turnem i riverem spala się jedną kartę (BURN-1).

lesson-deal-a-hand-8 = Gra sześciu graczy. Ile kart zeszło z talii, gdy leży już river?
    .right = 12 mają gracze, 5 leży na stole, 3 spalono: 12 + 5 + 3 = 20 (BURN-1).
    .wrong-1 = Są jeszcze trzy karty spalone (BURN-1).
    .wrong-2 = Każdy gracz ma dwie karty: 2 × 6 = 12 (DEAL-1).

lesson-deal-a-hand-9 = Ile zostało w talii?
    .right = 52 − 20 = 32.

lesson-deal-a-hand-10 = Ilu najwyżej graczy może grać, jeśli spala się karty?
    .right = 22 graczy: 44 + 5 + 3 = 52, cała talia (SEAT-3).
    .wrong-1 = 46 + 5 + 3 = 54 to za dużo; bez spalania 46 + 5 = 51 by wystarczyło (SEAT-3).
    .wrong-2 = 26 × 2 to cała talia, ale karty są potrzebne także na stół (SEAT-3).

lesson-deal-a-hand-11 = Jak krupier odczytuje układy, oddaje pule i przesuwa button, poćwiczysz w szkole krupiera.

lesson-deal-a-hand-q1 = Dziewięciu graczy, button na miejscu 9. Kto dostaje dwunastą kartę?
    .choice-1 = Miejsce 3
    .choice-2 = Miejsce 12
    .right = Dziewięć kart to pierwsze okrążenie: 12 − 9 = 3 (DEAL-2).
    .wrong-2 = Miejsc jest dziewięć; po dziewięciu kartach liczy się od nowa: 12 − 9 = 3 (DEAL-2).

lesson-deal-a-hand-q2 = Ile kart spala się w całym rozdaniu?
    .right = Po jednej przed flopem, turnem i riverem (BURN-1).
    .wrong-1 = Jedna za każdym razem: przed flopem, turnem i riverem (BURN-1).

lesson-deal-a-hand-q3 = Gdzie leży spalona karta?
    .choice-1 = Zakryta, z boku
    .choice-2 = Twarzą do góry
    .choice-3 = W puli
    .right = Nikt się nie dowie, jaka była, i w grze nie bierze udziału (BURN-2).
    .wrong-2 = Zostaje zakryta: nikt nie może się dowiedzieć, jaka była (BURN-2).
    .wrong-3 = Jedno ze źródeł tak to ujmuje, ale chodzi o odłożenie na bok, nie między żetony (BURN-1).
