# Lekce: karty, které pomohou.

lesson-outs = Karty, které pomohou
    .goal = Po této lekci umíte spočítat své outy a převést je na procenta.

lesson-outs-1 = Máte A♥ J♥, Bea K♠ Q♦, flop je K♥ 8♥ 3♣. Kolik ze 45 neznámých karet vás dostane do vedení?
    .right = Devět srdcí dá flush a tři esa pár nad krále: 9 + 3 = 12. Kartám, které pomohou, se říká outy.
    .wrong-1 = To jsou jen srdce. Pár králů porazí i zbylá tři esa.
    .wrong-2 = Kluk dá jen pár pod krále. Srdce a esa: 9 + 3 = 12.

lesson-outs-2 = Třeba kárové eso na turnu: vybíráte teď ze šesti karet a nejlepších pět obsahuje pár es proti páru králů (BOARD-7, RANK-2).

lesson-outs-3 = 12 outů ze 45 neznámých karet: kolik je to procent na jednu kartu?
    .right = 12 : 45 = 26,7 %. Pravidlo dvou, outy × 2 = 24, dává o něco méně.
    .wrong-1 = To je 12 karet, ne 12 procent: 12 : 45.
    .wrong-2 = To je pravidlo čtyř, pro dvě karty.

lesson-outs-4 = Jste na flopu a soupeřovy karty nevidíte. S kolika neznámými kartami počítáte?
    .right = Znáte své dvě karty a tři z flopu: 52 − 5 = 47. Po turnu je to 46.
    .wrong-1 = To bylo s kartami obou hráčů odkrytými. Teď nevidíte ani soupeřovy dvě.
    .wrong-2 = I flop už je vidět: 50 − 3 = 47.

lesson-outs-5 = Máte 9♦ 8♦, Bea A♥ K♥, flop je 7♥ 6♥ 2♣. Kolik karet vás dostane do vedení?
    .right = Desítky a pětky bez srdcí: 6 na postupku. Devítky a osmičky bez srdcí: 4 na pár.
    .wrong-1 = Čtyři z nich jsou srdce a flush s nimi má Bea: falešné outy.
    .wrong-2 = To je postupka i se srdci. Srdce nepomohou, zato pár devítek nebo osmiček porazí vysokou kartu eso.

lesson-outs-6 = Past: 10♥ vám dá postupku, jenže Bea má teď pět srdcí a flush poráží postupku (RANK-2).

lesson-outs-7 = Máte Q♠ J♦, Bea 9♥ 9♣, flop je 10♦ 9♠ 3♣. Kolik karet vás dostane do vedení?
    .right = Čtyři králové a čtyři osmičky dají postupku, otevřenou na obou koncích: 8.
    .wrong-1 = Pár dam nebo kluků neporazí tři devítky. Porazí je jen postupka: 8.

lesson-outs-8 = Máte 5♣ 5♦, Bea A♠ K♥, flop je K♦ 9♠ 4♣. Kolik karet vás dostane do vedení?
    .right = Jen zbylé dvě pětky: trojice pětek porazí pár králů.
    .wrong-1 = Vyšší karty má Bea a vám nepomohou. Pomohou jen zbylé dvě pětky.

lesson-outs-9 = Jak často outy přijdou, v procentech: na turnu, na riveru, aspoň jednou z obou. Pravidlo dvou a čtyř: outy × 2 na jednu kartu, × 4 na dvě. Do devíti outů sedí; od 12 výš je čtyřnásobek moc: 15 outů je 54,1 %, ne 60 %.
    .table =
        Outy | Na co | Turn | River | Obě | × 4
        1 | – | 2,1 | 2,2 | 4,3 | 4
        2 | pár na trojici | 4,3 | 4,3 | 8,4 | 8
        3 | – | 6,4 | 6,5 | 12,5 | 12
        4 | postupka s dírou; dva páry na full house | 8,5 | 8,7 | 16,5 | 16
        5 | – | 10,6 | 10,9 | 20,4 | 20
        6 | dvě vyšší karty | 12,8 | 13,0 | 24,1 | 24
        7 | – | 14,9 | 15,2 | 27,8 | 28
        8 | postupka otevřená na obou koncích | 17,0 | 17,4 | 31,5 | 32
        9 | flush | 19,1 | 19,6 | 35,0 | 36
        12 | flush a díra; flush a vyšší karta | 25,5 | 26,1 | 45,0 | 48
        13 | – | 27,7 | 28,3 | 48,1 | 52
        14 | – | 29,8 | 30,4 | 51,2 | 56
        15 | flush a otevřená postupka | 31,9 | 32,6 | 54,1 | 60

lesson-outs-10 = Na flopu vám do flushe chybí jedna karta: máte devět outů. Jaká je šance, že na turnu nebo riveru přijde?
    .choice-1 = 35,0 %
    .choice-2 = 19,1 %
    .choice-3 = 38,7 %
    .right = Obě karty minou v 38 : 47 × 37 : 46 = 65,0 % případů; zbývá 35,0 %. I správné rozhodnutí může prohrát.
    .wrong-2 = To je na jednu kartu, na turn: 9 : 47.
    .wrong-3 = Obě šance nesčítejte, 19,1 + 19,6: případy, kdy pomohou obě karty, by se tak počítaly dvakrát.

lesson-outs-q1 = Čekáte na postupku otevřenou na obou koncích. Kolik máte outů?
    .right = Čtyři karty na každém konci: 4 + 4 = 8.
    .wrong-1 = To by byla postupka s dírou uprostřed.
    .wrong-2 = Na každém konci čtyři: 4 + 4 = 8.

lesson-outs-q2 = Máte čtyři outy a přijde už jen jedna karta, river. Kolik je to asi procent?
    .choice-1 = 9 % (8,7)
    .choice-2 = 16 %
    .right = 4 : 46 = 8,7 %; podle pravidla dvou asi 8.
    .wrong-2 = To je pravidlo čtyř, pro dvě karty.

lesson-outs-q3 = Máte dvě vyšší karty proti páru. Kolik máte outů?
    .right = Od každé hodnoty zbývají tři karty: 3 + 3 = 6.
    .wrong-1 = Jsou to tři od každé: 3 + 3 = 6.
