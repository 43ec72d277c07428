# Podnoszenie.

rule-RAISE-1 = Podniesienie zwiększa cenę
    .text = Podniesienie (raise) zwiększa najwyższą stawkę o dozwoloną kwotę. Kto licytuje po nim i chce zostać w grze, musi wyrównać co najmniej do nowej kwoty, nawet jeśli niższą już sprawdził.

rule-RAISE-2 = Przebicie
    .text = Przebicie (re-raise) to drugie lub kolejne podniesienie w tej samej rundzie. Pierwszego zakładu, który otwiera pulę (opening the pot), do podniesień się nie zalicza.
    .example = A stawia 10, B podnosi do 20, C podnosi do 30: re-raise to dopiero podniesienie gracza C.

rule-RAISE-3 = Samego siebie się nie przebija
    .text = Własnej stawki nikt nie może podnosić. Gdy kolej wraca do gracza, wolno mu podnieść tylko wtedy, gdy w międzyczasie postawił lub podniósł ktoś inny, i to dość wysoko (ALLIN-6). Wyjątkiem są tylko żywa ciemna (BLIND-12) i straddle (STRADDLE-4): mogą podnieść, choć inni jedynie sprawdzili.
