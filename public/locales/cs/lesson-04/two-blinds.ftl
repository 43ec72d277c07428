# Lekce: Dvě povinné sázky.

lesson-two-blinds = Dvě povinné sázky
    .goal = Po této lekci umíte dát blindy, víte, k čemu jsou, a poznáte, kdo začíná první kolo.

lesson-two-blinds-1 = Button je na místě 1. Kdo platí malý a kdo velký blind?
    .right = První a druhý hráč vlevo od buttonu (BLIND-2).
    .wrong-1 = Button platí blind jen tehdy, když hrají dva (BLIND-15).
    .wrong-2 = Malý blind je ten, který je blíž k buttonu.

lesson-two-blinds-2 = Nejmenší sázka této hry je 2. Jak velký je malý blind?
    .right = Polovina velkého, tady 1 (BLIND-3).
    .wrong-1 = 2 je velký blind; malý je jeho polovina.

lesson-two-blinds-3 = A jak velký je velký blind?
    .right = Velký blind je nejmenší sázka hry (BLIND-3).
    .wrong-1 = Velký blind je 2, tedy nejmenší sázka.

lesson-two-blinds-4 = Proč se říká, že se blindy platí naslepo?
    .choice-1 = Platí se dřív, než hráč uvidí kartu
    .choice-2 = Jejich výše je tajná
    .right = Žetony musí být ve hře dřív, než přijdou karty (BLIND-7).
    .wrong-2 = Částku vidí každý. Co hráč ještě nevidí, jsou jeho karty (BLIND-7).

lesson-two-blinds-5 = A k čemu blindy jsou?
    .choice-1 = Aby bylo v každém rozdání o co hrát
    .choice-2 = Platí se jimi herně
    .right = Bez nich by každý mohl zadarmo čekat na nejlepší karty (BLIND-8).
    .wrong-2 = To by byl poplatek herny. Blindy vyhraje některý z hráčů.

lesson-two-blinds-6 = Kdo dostane první kartu?
    .right = První hráč vlevo od buttonu, tedy vy (DEAL-2).
    .wrong-1 = Hráč s buttonem dostává kartu až jako poslední.

lesson-two-blinds-7 = Karty jsou rozdané. Kdo mluví první?
    .right = Hráč vlevo od velkého blindu (ROUND-2).
    .wrong-1 = Vaše sázka naslepo už leží na stole. Na řadu přijdete až ke konci kola.
    .wrong-2 = Button mluví před flopem mezi posledními.

lesson-two-blinds-8 = První mluví Dora (místo 4). Co smí?
    .right = Složit, dorovnat 2, nebo zvýšit (ROUND-3).
    .wrong-1 = Je tu sázka 2, kterou je třeba dorovnat, a proto check nejde.

lesson-two-blinds-9 = Dora zvyšuje na 6, Emil skládá, Filip dorovnává, Adam skládá. Všichni měli stejné možnosti: složit, dorovnat, nebo zvýšit (ROUND-4).

lesson-two-blinds-10 = Na řadě jste vy na malém blindu. Kolik vás stojí dorovnání?
    .right = 6 − 1 = 5: váš blind se počítá (BLIND-10, BLIND-11).
    .wrong-1 = Vaše 1 už tam leží: 6 − 1 = 5.
    .wrong-2 = Tolik platí Cyril: 6 − 2 = 4.
    .wrong-3 = Počítejte 6 − 1: nejvyšší sázka minus váš blind.

lesson-two-blinds-11 = Dorovnejte 5.
    .right = Za 5 do banku 15 uvidíte flop. Cyril přidává 4 a dorovnává také.
    .wrong-1 = Smíte. Tady ale dorovnejte: 5 do banku 15.
    .wrong-2 = Smíte, na 10 nebo víc. Tady ale dorovnejte.

lesson-two-blinds-12 = Flop. Od flopu začíná první hráč vlevo od buttonu, a to jste vy.

lesson-two-blinds-13 = Představte si příští rozdání. Kdo dá malý a kdo velký blind?
    .right = Button se posune na místo 2 a oba blindy s ním (BLIND-9).
    .wrong-1 = Button se posune na 2 a blindy s ním.
    .wrong-2 = Posouvají se doleva, ve směru hodinových ručiček.

lesson-two-blinds-q1 = Kolik hráčů platí blind?
    .choice-1 = Právě dva
    .choice-2 = Jeden
    .choice-3 = Všichni
    .right = Jeden dává malý blind a jeden velký (BLIND-1).
    .wrong-2 = Blindy jsou dva, malý a velký.
    .wrong-3 = Co platí všichni, je ante.

lesson-two-blinds-q2 = Blindy 5 a 10, všichni až k malému blindu složili. Kolik musí malý blind doplatit?
    .right = 10 − 5 = 5: blind se počítá (BLIND-10).
    .wrong-1 = Vložených 5 se počítá: 10 − 5 = 5.
    .wrong-2 = Velký blind dal o 5 víc než malý.

lesson-two-blinds-q3 = Šest hráčů, button na místě 6. Kdo mluví před flopem první?
    .choice-1 = Místo 3
    .choice-2 = Místo 1
    .choice-3 = Místo 2
    .right = Na místě 1 je malý blind, na místě 2 velký a začíná soused vlevo od něj (ROUND-2).
    .wrong-2 = To je malý blind.
    .wrong-3 = To je velký blind.
