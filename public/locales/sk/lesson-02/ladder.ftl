# Lekcia: Desať kombinácií.

lesson-ladder = Desať kombinácií
    .goal = Po tejto lekcii zoradíte všetkých desať kombinácií od najsilnejšej po najslabšiu.

lesson-ladder-1 = Balíček má 52 kariet: štyri farby po trinásť kariet a žiadne žolíky (DECK-1, DECK-4). Najvyššie je eso, najnižšia dvojka (DECK-2).

lesson-ladder-2 = Desať kombinácií. Vyberajte ich jednu po druhej, od najsilnejšej po najslabšiu.
    .choice-1 = Royal flush: A♠ K♠ Q♠ J♠ 10♠
    .choice-2 = Čistá postupka: 9♥ 8♥ 7♥ 6♥ 5♥
    .choice-3 = Štvorica: Q♣ Q♦ Q♥ Q♠ 7♣
    .choice-4 = Full house: 10♠ 10♥ 10♦ 4♣ 4♠
    .choice-5 = Flush: K♦ J♦ 8♦ 6♦ 3♦
    .choice-6 = Postupka: 9♣ 8♦ 7♠ 6♥ 5♣
    .choice-7 = Trojica: J♠ J♥ J♦ 9♣ 4♥
    .choice-8 = Dve dvojice: A♣ A♦ 8♠ 8♥ 5♦
    .choice-9 = Dvojica: K♠ K♥ 10♣ 7♦ 2♠
    .choice-10 = Vysoká karta: A♥ Q♦ 9♠ 6♣ 3♥
    .right = Od royal flushu až po vysokú kartu: každá kombinácia poráža všetky pod sebou (RANK-1).
    .wrong-1 = Päť kariet jednej farby je vzácnejších ako päť za sebou: flush poráža postupku.
    .wrong-2 = Tri rovnaké a k tomu dve rovnaké je ešte vzácnejšie: full house poráža flush.
    .wrong-3 = Postupka poráža trojicu.
    .wrong-4 = Tri rovnaké sú viac ako dve a dve.
    .wrong-5 = Nad štvoricou sú len dve kombinácie: royal flush a čistá postupka.

lesson-ladder-3 = Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Vyhráva B
    .choice-3 = Bank sa delí
    .right = A má royal flush v srdciach, od desiatky po eso: nič ho neporazí (RANK-3).
    .wrong-2 = B má len tri deviatky, a to je oveľa menej ako royal flush.
    .wrong-3 = Bank sa delí len pri rovnakých kombináciách. A má royal flush, B tri deviatky.

lesson-ladder-4 = B má dva krále v ruke a tretieho na stole. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Vyhráva B
    .choice-3 = Bank sa delí
    .right = Srdcové A 2 3 4 5: aj tá najnižšia čistá postupka poráža tri krále.
    .wrong-2 = Pozrite sa na srdcia: A 2 3 4 5.
    .wrong-3 = Sú to rôzne kombinácie: čistá postupka a trojica.

lesson-ladder-5 = Obaja hráči majú štvoricu. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Vyhráva B
    .choice-3 = Bank sa delí
    .right = Štyri esá porážajú štyri krále.
    .wrong-2 = Kombinácia je rovnaká, a tak vyhráva vyššia štvorica (RANK-7).
    .wrong-3 = Hodnoty sa líšia: raz esá, raz krále.

lesson-ladder-6 = Ako často je ktorá kombinácia najlepšou päticou zo siedmich náhodných kariet. Je zvláštne, že dvojica je častejšia ako vysoká karta: 43,8 % oproti 17,4 %. Na poradí kombinácií to nič nemení.
    .table =
        Kombinácia | Koľkokrát | Percentá
        Royal flush | 4 324 | 0,0032
        Čistá postupka | 37 260 | 0,0279
        Štvorica | 224 848 | 0,168
        Full house | 3 473 184 | 2,60
        Flush | 4 047 644 | 3,03
        Postupka | 6 180 020 | 4,62
        Trojica | 6 461 620 | 4,83
        Dve dvojice | 31 433 400 | 23,5
        Dvojica | 58 627 800 | 43,8
        Vysoká karta | 23 294 460 | 17,4

lesson-ladder-q1 = Čo je silnejšie, flush, alebo postupka?
    .choice-1 = Flush
    .choice-2 = Postupka
    .right = Päť kariet jednej farby poráža päť kariet za sebou (RANK-1).
    .wrong-2 = Flush je vzácnejší: 3,03 % oproti 4,62 %.

lesson-ladder-q2 = Čo je silnejšie, trojica, alebo dve dvojice?
    .choice-1 = Trojica
    .choice-2 = Dve dvojice
    .right = Tri rovnaké sú viac ako dve a dve (RANK-1).
    .wrong-2 = Dve dvojice prídu asi päťkrát častejšie.

lesson-ladder-q3 = Koľko kariet má balíček?
    .right = Štyri farby po trinásť kariet: 4 × 13 = 52 (DECK-1).
    .wrong-1 = Žolíky sa vyraďujú (DECK-4).
