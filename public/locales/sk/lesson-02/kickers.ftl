# Lekcia: Karty vedľa dvojice.

lesson-kickers = Karty vedľa dvojice
    .goal = Po tejto lekcii rozsúdite rovnaké dvojice, dve dvojice aj trojice podľa doplňujúcich kariet.

lesson-kickers-1 = Obaja hráči majú dvojicu pätiek. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Vyhráva B
    .choice-3 = Bank sa delí
    .right = Päťky sú rovnaké, počíta sa ďalšia karta: eso proti kráľovi. Doplňujúca karta, ktorá rozhodne, sa volá kicker (RANK-16).
    .wrong-2 = Doplňujúce karty sú A K 9 proti K Q 9.
    .wrong-3 = Dvojice sú rovnaké, ale celých päť kariet nie.

lesson-kickers-2 = Obaja majú zase dvojicu pätiek, tentoraz však na stole ležia A♦ K♥. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Bank sa delí
    .choice-3 = Vyhráva B
    .right = Eso a kráľ na stole patria obom. Rozhoduje tretia doplňujúca karta: 9 je viac ako 8 (RANK-14).
    .wrong-2 = K dvojici sa počítajú tri karty: A K 9 proti A K 8.
    .wrong-3 = Prvé dve doplňujúce karty sú rovnaké. Potom je 9 hráča A viac ako 8 hráča B.

lesson-kickers-3 = Tie isté karty v ruke, ale na stole leží namiesto 7♠ karta Q♠. Kto vyhráva?
    .choice-1 = Bank sa delí
    .choice-2 = Vyhráva A
    .choice-3 = Vyhráva B
    .right = A K Q ležia na stole. Deviatka aj osmička sú až šiesta karta a počíta sa ich len päť (RANK-17).
    .wrong-2 = Deviatka je šiesta karta. Počíta sa len päť.
    .wrong-3 = Osmička je až šiesta karta, a navyše je nižšia ako deviatka.

lesson-kickers-4 = Obaja hráči majú tri krále. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Bank sa delí
    .choice-3 = Vyhráva B
    .right = Trojice sú rovnaké, a tak rozhoduje vyššia doplňujúca karta: dáma je viac ako dolník (RANK-12).
    .wrong-2 = Porovnajte doplňujúce karty: Q 8 a J 8.
    .wrong-3 = Najlepšia doplňujúca karta hráča B je dolník, hráča A dáma.

lesson-kickers-5 = Na stole ležia štvorky a trojky. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Bank sa delí
    .choice-3 = Vyhráva B
    .right = Štvorky a trojky majú obaja zo stola. Rozhoduje piata karta: kráľ je viac ako dáma (RANK-13).
    .wrong-2 = Zostáva ešte jedna karta a tá je z ruky: K proti Q.
    .wrong-3 = Piata karta hráča B je dáma, hráča A kráľ.

lesson-kickers-6 = Rovnaký stôl, iné karty v ruke. Kto vyhráva?
    .choice-1 = Bank sa delí
    .choice-2 = Vyhráva A
    .choice-3 = Vyhráva B
    .right = Osmička na stole je piatou kartou pre oboch.
    .wrong-2 = Sedmička je nižšia ako osmička na stole, a tak nehrá.
    .wrong-3 = Šestka je nižšia ako osmička na stole, a tak nehrá.

lesson-kickers-7 = Na stole ležia krále a deviatky a A má v ruke dvojicu. Kto vyhráva?
    .choice-1 = Vyhráva B
    .choice-2 = Vyhráva A
    .choice-3 = Bank sa delí
    .right = Obaja majú krále a deviatky. Tretia dvojica hráčovi A nepomôže: piata karta je 6 proti 5 a tú vyššiu má B.
    .wrong-2 = Do piatich kariet sa zmestia najviac dve dvojice: K K 9 9 5 proti K K 9 9 6.
    .wrong-3 = Rozhoduje piata karta: 6 proti 5.

lesson-kickers-8 = Dvojicu nemá nikto. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Bank sa delí
    .choice-3 = Vyhráva B
    .right = A K 10 8 majú obaja, potom 6 proti 5 (RANK-15).
    .wrong-2 = Porovnajte všetkých päť: A K 10 8 6 proti A K 10 8 5.
    .wrong-3 = Piata karta hráča A je 6, hráča B len 5.

lesson-kickers-q1 = Na stole leží K♥ K♦ Q♣ 5♠ 2♦. A má K♠ 9♣, B má K♣ 7♦. Kto vyhráva?
    .choice-1 = Vyhráva A vďaka deviatke
    .choice-2 = Bank sa delí
    .choice-3 = Vyhráva B
    .right = Tri krále a dámu majú obaja, potom 9 proti 7 (RANK-12).
    .wrong-2 = Doplňujúce karty sú Q 9 proti Q 7.
    .wrong-3 = Deviatka je viac ako sedmička.

lesson-kickers-q2 = Obaja majú esá a šestky, ďalšia najvyššia karta je dáma na stole. A má ešte desiatku, B deviatku. Kto vyhráva?
    .choice-1 = Bank sa delí
    .choice-2 = Vyhráva A
    .choice-3 = Vyhráva B
    .right = Dáma je piatou kartou pre oboch. Desiatka a deviatka sú až šieste (RANK-13, RANK-17).
    .wrong-2 = Dáma je piatou kartou pre oboch.
    .wrong-3 = Deviatka je až šiesta karta a počíta sa ich päť (RANK-17).

lesson-kickers-q3 = Je kicker vždy vaša druhá najvyššia karta?
    .choice-1 = Nie, je to prvá karta, v ktorej sa pätice líšia
    .choice-2 = Áno, vždy
    .right = Pätice sa porovnávajú zhora nadol a rozhodne prvý rozdiel (RANK-16).
    .wrong-2 = Tak sa to len voľne hovorí (RANK-16).
