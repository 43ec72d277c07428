# Lekce: Deset kombinací.

lesson-ladder = Deset kombinací
    .goal = Po této lekci seřadíte všech deset kombinací od nejsilnější po nejslabší.

lesson-ladder-1 = Balíček má 52 karet: čtyři barvy po třinácti kartách a žádné žolíky (DECK-1, DECK-4). Nejvyšší je eso, nejnižší dvojka (DECK-2).

lesson-ladder-2 = Deset kombinací. Vybírejte je jednu po druhé, od nejsilnější po nejslabší.
    .choice-1 = Královská postupka: A♠ K♠ Q♠ J♠ 10♠
    .choice-2 = Čistá postupka: 9♥ 8♥ 7♥ 6♥ 5♥
    .choice-3 = Čtveřice: Q♣ Q♦ Q♥ Q♠ 7♣
    .choice-4 = Full house: 10♠ 10♥ 10♦ 4♣ 4♠
    .choice-5 = Flush: K♦ J♦ 8♦ 6♦ 3♦
    .choice-6 = Postupka: 9♣ 8♦ 7♠ 6♥ 5♣
    .choice-7 = Trojice: J♠ J♥ J♦ 9♣ 4♥
    .choice-8 = Dva páry: A♣ A♦ 8♠ 8♥ 5♦
    .choice-9 = Pár: K♠ K♥ 10♣ 7♦ 2♠
    .choice-10 = Vysoká karta: A♥ Q♦ 9♠ 6♣ 3♥
    .right = Od královské postupky až po vysokou kartu: každá kombinace poráží všechny pod sebou (RANK-1).
    .wrong-1 = Pět karet jedné barvy je vzácnějších než pět za sebou: flush poráží postupku.
    .wrong-2 = Tři stejné a k nim další dvě stejné jsou ještě vzácnější: full house poráží flush.
    .wrong-3 = Postupka poráží trojici.
    .wrong-4 = Tři stejné jsou víc než dvě a dvě.
    .wrong-5 = Nad čtveřicí jsou jen dvě kombinace: královská a čistá postupka.

lesson-ladder-3 = Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Vyhrává B
    .choice-3 = Bank se dělí
    .right = A má královskou postupku v srdcích, od desítky do esa: nic ji neporazí (RANK-3).
    .wrong-2 = B má jen tři devítky, hluboko pod královskou postupkou.
    .wrong-3 = Bank se dělí jen při stejných kombinacích. A má královskou postupku, B tři devítky.

lesson-ladder-4 = B má dva krále v ruce a třetího na stole. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Vyhrává B
    .choice-3 = Bank se dělí
    .right = Srdcové A 2 3 4 5: i ta nejnižší čistá postupka poráží tři krále.
    .wrong-2 = Podívejte se na srdce: A 2 3 4 5.
    .wrong-3 = Jsou to různé kombinace: čistá postupka a trojice.

lesson-ladder-5 = Oba hráči mají čtveřici. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Vyhrává B
    .choice-3 = Bank se dělí
    .right = Čtyři esa porážejí čtyři krále.
    .wrong-2 = Kombinace je stejná, a tak vyhrává vyšší čtveřice (RANK-7).
    .wrong-3 = Hodnoty se liší: jednou esa, jednou králové.

lesson-ladder-6 = Jak často vyjde která kombinace jako nejlepší pětice ze sedmi náhodných karet. Kupodivu je pár častější než žádný pár: 43,8 % proti 17,4 %. Na pořadí kombinací to nic nemění.
    .table =
        Kombinace | Kolikrát | Procenta
        Královská postupka | 4 324 | 0,0032
        Čistá postupka | 37 260 | 0,0279
        Čtveřice | 224 848 | 0,168
        Full house | 3 473 184 | 2,60
        Flush | 4 047 644 | 3,03
        Postupka | 6 180 020 | 4,62
        Trojice | 6 461 620 | 4,83
        Dva páry | 31 433 400 | 23,5
        Pár | 58 627 800 | 43,8
        Vysoká karta | 23 294 460 | 17,4

lesson-ladder-q1 = Co je silnější, flush, nebo postupka?
    .choice-1 = Flush
    .choice-2 = Postupka
    .right = Pět karet jedné barvy poráží pět karet za sebou (RANK-1).
    .wrong-2 = Flush je vzácnější: 3,03 % proti 4,62 %.

lesson-ladder-q2 = Co je silnější, trojice, nebo dva páry?
    .choice-1 = Trojice
    .choice-2 = Dva páry
    .right = Tři stejné jsou víc než dvě a dvě (RANK-1).
    .wrong-2 = Dva páry přicházejí asi pětkrát častěji.

lesson-ladder-q3 = Kolik karet má balíček?
    .right = Čtyři barvy po třinácti kartách: 4 × 13 = 52 (DECK-1).
    .wrong-1 = Žolíky se vyřazují (DECK-4).
