# Lekcja: karty, które pomagają.

lesson-outs = Karty, które pomagają
    .goal = Po tej lekcji umiesz policzyć swoje outy i zamienić je na procenty.

lesson-outs-1 = Ty A♥ J♥, Bea K♠ Q♦, flop K♥ 8♥ 3♣. Ile z 45 nieznanych kart daje ci prowadzenie?
    .right = Dziewięć kierów daje kolor, a trzy asy parę wyższą od króli: 9 + 3 = 12. Karty, które pomagają, to outy.
    .wrong-1 = To kiery. Parę króli biją też trzy pozostałe asy.
    .wrong-2 = Walet daje tylko parę niższą od króli. Kiery i asy: 9 + 3 = 12.

lesson-outs-2 = Na przykład as karo na turnie: wybierasz teraz z sześciu kart, a w twojej najlepszej piątce jest para asów przeciw parze króli (BOARD-7, RANK-2).

lesson-outs-3 = 12 outów z 45 nieznanych kart: ile to procent na jedną kartę?
    .right = 12 : 45 = 26,7%. Reguła dwóch, outy × 2 = 24, daje trochę mniej.
    .wrong-1 = To 12 kart, a nie 12 procent: 12 : 45.
    .wrong-2 = To reguła czterech, dla dwóch kart.

lesson-outs-4 = Jest flop, a kart przeciwnika nie widzisz. Ile nieznanych kart bierzesz pod uwagę?
    .right = Znasz swoje dwie karty i trzy z flopa: 52 − 5 = 47. Po turnie to 46.
    .wrong-1 = Tak było przy odkrytych kartach obojga. Teraz nie widzisz też dwóch kart przeciwnika.
    .wrong-2 = Flop też już widać: 50 − 3 = 47.

lesson-outs-5 = Ty 9♦ 8♦, Bea A♥ K♥, flop 7♥ 6♥ 2♣. Ile kart daje ci prowadzenie?
    .right = Dziesiątki i piątki bez kierów: 6 na strita. Dziewiątki i ósemki bez kierów: 4 na parę.
    .wrong-1 = Cztery z nich to kiery i Bea ma wtedy kolor: fałszywe outy.
    .wrong-2 = Tyle jest kart na strita razem z kierami. Kiery nie pomogą, za to para dziewiątek lub ósemek bije wysokiego asa.

lesson-outs-6 = Pułapka: 10♥ daje ci strita, ale Bea ma teraz pięć kierów, a kolor bije strita (RANK-2).

lesson-outs-7 = Ty Q♠ J♦, Bea 9♥ 9♣, flop 10♦ 9♠ 3♣. Ile kart daje ci prowadzenie?
    .right = Cztery króle i cztery ósemki dają strita, otwartego z obu stron: 8.
    .wrong-1 = Para dam ani waletów nie bije trzech dziewiątek. Bije je tylko strit: 8.

lesson-outs-8 = Ty 5♣ 5♦, Bea A♠ K♥, flop K♦ 9♠ 4♣. Ile kart daje ci prowadzenie?
    .right = Tylko dwie pozostałe piątki: trójka piątek bije parę króli.
    .wrong-1 = Wyższe karty ma Bea i tobie nie pomogą. Pomagają tylko dwie pozostałe piątki.

lesson-outs-9 = Jak często przychodzą outy, w procentach: na turnie, na riverze, choć raz z dwóch. Reguła dwóch i czterech: outy × 2 na jedną kartę, × 4 na dwie. Do dziewięciu outów pasuje; od 12 to za dużo: 15 outów to 54,1%, nie 60%.
    .table =
        Outy | Na co | Turn | River | Obie | × 4
        1 | – | 2,1 | 2,2 | 4,3 | 4
        2 | para na trójkę | 4,3 | 4,3 | 8,4 | 8
        3 | – | 6,4 | 6,5 | 12,5 | 12
        4 | strit z dziurą; dwie pary na fulla | 8,5 | 8,7 | 16,5 | 16
        5 | – | 10,6 | 10,9 | 20,4 | 20
        6 | dwie wyższe karty | 12,8 | 13,0 | 24,1 | 24
        7 | – | 14,9 | 15,2 | 27,8 | 28
        8 | strit otwarty z obu stron | 17,0 | 17,4 | 31,5 | 32
        9 | kolor | 19,1 | 19,6 | 35,0 | 36
        12 | kolor i dziura; kolor i wyższa karta | 25,5 | 26,1 | 45,0 | 48
        13 | – | 27,7 | 28,3 | 48,1 | 52
        14 | – | 29,8 | 30,4 | 51,2 | 56
        15 | kolor i otwarty strit | 31,9 | 32,6 | 54,1 | 60

lesson-outs-10 = Flop, do koloru brakuje jednej karty, dziewięć outów, przyjdą dwie karty. Jaka jest szansa, że trafisz?
    .choice-1 = 35,0%
    .choice-2 = 19,1%
    .choice-3 = 38,7%
    .right = Oba razy pudłujesz w 38 : 47 × 37 : 46 = 65,0% przypadków; zostaje 35,0%. Słuszna decyzja też może przegrać.
    .wrong-2 = To dla jednej karty, dla turna: 9 : 47.
    .wrong-3 = Nie dodawaj obu szans, 19,1 + 19,6: przypadki, gdy trafiają obie karty, liczysz wtedy dwa razy.

lesson-outs-q1 = Do strita brakuje jednej karty z dowolnej strony. Ile masz outów?
    .right = Cztery karty z każdej strony: 4 + 4 = 8.
    .wrong-1 = Tyle outów ma strit z dziurą w środku.
    .wrong-2 = Z każdej strony cztery: 4 + 4 = 8.

lesson-outs-q2 = Cztery outy i tylko jedna karta, river. Ile to mniej więcej procent?
    .choice-1 = 9% (8,7)
    .choice-2 = 16%
    .right = 4 : 46 = 8,7%; według reguły dwóch około 8.
    .wrong-2 = To reguła czterech, dla dwóch kart.

lesson-outs-q3 = Masz dwie wyższe karty przeciw parze. Ile masz outów?
    .right = Z każdej wartości zostały trzy karty: 3 + 3 = 6.
    .wrong-1 = Są po trzy z każdej: 3 + 3 = 6.
