# Lekce: rozdání se straddlem.

lesson-straddle = Třetí blind
    .goal = Po této lekci zahrajete rozdání se straddlem: co stojí, kdo kdy mluví a jak velké je nejmenší zvýšení.

lesson-straddle-1 = Herní řád této cash game straddle dovoluje (STRADDLE-1). Sedíte vlevo od velkého blindu a ještě před rozdáním vkládáte 4: přesně dvojnásobek velkého blindu (STRADDLE-2).

lesson-straddle-2 = Blindy 1/2 a váš straddle. Kolik teď leží v banku?
    .right = 1 + 2 + 4 = 7.
    .wrong-1 = Leží tam i váš straddle: 1 + 2 + 4 = 7.

lesson-straddle-3 = Kdo mluví před flopem první?
    .right = Hráč vlevo od straddlu: místo 5 (STRADDLE-5).
    .wrong-1 = Kupujete si poslední slovo, ne první (STRADDLE-7). Vlevo od vás je místo 5.
    .wrong-2 = Blindy přijdou na řadu až ke konci. Začíná hráč vlevo od straddlu: místo 5 (STRADDLE-5).

lesson-straddle-4 = Na řadě je Emil (místo 5). Kolik stojí dorovnání?
    .right = Straddle je zvýšení: zůstat ve hře stojí každého 4 (STRADDLE-3).
    .wrong-1 = 2 je jen velký blind. Straddle ho zvyšuje: teď dorovnání stojí 4 (STRADDLE-3).

lesson-straddle-5 = A na kolik je nejmenší zvýšení?
    .right = Na dvojnásobek straddlu: 2 × 4 = 8 (STRADDLE-8).
    .wrong-1 = 6 je druhý výklad: straddle a jeden velký blind. Tady platí dvojnásobek straddlu: 8.

lesson-straddle-6 = Emil a Adam dorovnávají. Kolik doplácí malý blind, Bea?
    .right = 4 − 1 = 3: malý blind se počítá.
    .wrong-1 = 1 by stačila do velkého blindu. Nejvyšší sázka je ale teď 4: 4 − 1 = 3.

lesson-straddle-7 = Bea dorovnává. Kolik doplácí velký blind, Cyril?
    .right = 4 − 2 = 2: velký blind se počítá.
    .wrong-1 = Velký blind 2 už není nejvyšší sázka. Straddle je zvýšení: 4 − 2 = 2 (STRADDLE-3).

lesson-straddle-8 = Všichni dorovnali a jste na řadě. Která tlačítka máte?
    .right = Mluvíte poslední a ještě smíte zvýšit (STRADDLE-4).
    .wrong-1 = Své 4 už máte v banku a nikdo nezvýšil: není co dorovnávat.

lesson-straddle-9 = Využijte poslední slovo: zvyšte na 20.
    .right = Tohle si straddlem kupujete: než se rozhodnete, vidíte, co dělají ostatní (STRADDLE-4).
    .wrong-1 = Smíte. Tady ale využijte poslední slovo a zvyšte na 20.
    .wrong-2 = Check je tu zadarmo. Zvyšte na 20.

lesson-straddle-10 = Jiný herní řád, stejný straddle: tady je nejmenší zvýšení straddle a jeden velký blind. Emil smí zvýšit už na 4 + 2 = 6 (STRADDLE-8).

lesson-straddle-11 = Limit 2–4: straddle 4, Emil zvyšuje na 6, Adam na 8. Jste na malém blindu. Která tlačítka máte?
    .right = Straddle je první ze tří zvýšení, a tak se nad 8 už zvyšovat nesmí, to je cap (STRADDLE-6).
    .wrong-1 = 4, 6, 8 už jsou tři zvýšení. Zvýšit na 10 se smí jen tam, kde se straddle nepočítá.

lesson-straddle-12 = Totéž v limitu podle herního řádu, který straddle mezi zvýšení nepočítá: 6 a 8 jsou první dvě zvýšení a třetí, na 10, ještě zbývá (STRADDLE-6).

lesson-straddle-q1 = Blindy 2/5. Kolik je straddle?
    .choice-1 = 10
    .choice-2 = 5
    .choice-3 = Kolik kdo chce
    .right = Přesně dvojnásobek velkého blindu: 2 × 5 = 10 (STRADDLE-2).
    .wrong-2 = 5 je velký blind. Straddle je dvojnásobek: 10 (STRADDLE-2).
    .wrong-3 = Vždycky je to přesně dvojnásobek velkého blindu, 10 (STRADDLE-2).

lesson-straddle-q2 = Smí se dát straddle v turnaji?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Straddle se hraje jen v cash game, a to jen tam, kde ho herní řád dovoluje (STRADDLE-1).
    .wrong-2 = V turnaji ne: straddle patří jen do cash game (STRADDLE-1).

lesson-straddle-q3 = Co si za straddle kupujete?
    .choice-1 = Poslední slovo před flopem
    .choice-2 = Lepší karty
    .right = Kdo dá straddle, mluví před flopem poslední (STRADDLE-4, STRADDLE-7).
    .wrong-2 = Platí se dřív, než karty přijdou, a nic na nich nemění. Kupujete si poslední slovo (STRADDLE-7).
