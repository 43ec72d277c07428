# Lekce: kdo z turnaje vypadá, kdo je kolikátý a co za to dostane.

lesson-tournament = Dokud nemá všechno jeden
    .goal = Po této lekci řeknete, kdo z turnaje vypadl, kdo je kolikátý a kolik které místo bere.

lesson-tournament-1 = Turnaj pro deset hráčů: každý platí startovné 50 a dostává 1 000 žetonů (TOURN-1). Tyto žetony nejsou peníze a zpátky se neprodávají (TOURN-4).

lesson-tournament-2 = Kolik je celkem na výhry?
    .right = Startovné všech dohromady: 10 × 50 = 500 (TOURN-7).
    .wrong-1 = 10 × 1 000 = 10 000 je žetonů. Ty nejsou peníze: na výhry je 10 × 50 = 500.

lesson-tournament-3 = 500 se dělí na 50, 30 a 20 procent. Kolik je první výhra?
    .right = 50 procent z 500 je 250 (TOURN-7).
    .wrong-1 = 50 je podíl v procentech. 50 procent z 500 je 250.

lesson-tournament-4 = Druhá výhra, 30 procent z 500?
    .right = 30 procent z 500 je 150.
    .wrong-1 = 30 je podíl v procentech. 30 procent z 500 je 150.

lesson-tournament-5 = A třetí výhra, 20 procent z 500?
    .right = 20 procent z 500 je 100. Dohromady: 250 + 150 + 100 = 500.
    .wrong-1 = 20 je podíl v procentech. 20 procent z 500 je 100.

lesson-tournament-6 = Máte 700 žetonů, chcete skončit a vzít si je domů. Co se stane?
    .choice-1 = To nejde
    .choice-2 = Dostanete 700 v penězích
    .right = Z turnaje vedou jen dvě cesty: nula žetonů, nebo vítězství (TOURN-2, TOURN-3). Když odejdete, hraje se dál a vaše karty se skládají.
    .wrong-2 = Turnajové žetony se zpátky neprodávají (TOURN-4).

lesson-tournament-7 = Máte tři devítky. Adam je all-in za 800, Bea za 500. Dorovnejte.
    .right = Tři devítky jsou silná kombinace; dorovnání stojí 800 a v banku je 1 900.
    .wrong-1 = Smíte. Máte ale tři devítky: dorovnejte.

lesson-tournament-8 = Sázet už nejde. Co se stane s kartami?
    .choice-1 = Všechny se otočí lícem nahoru, pak přijde turn a river
    .choice-2 = Zůstanou lícem dolů až do riveru
    .choice-3 = Ukáže je jen ten, kdo prohraje
    .right = V turnaji se všechny karty ve hře otočí, jakmile je po sázkách (ALLIN-10). V cash game zůstávají běžně lícem dolů.
    .wrong-2 = Tak je to běžně v cash game. V turnaji se otočí hned (ALLIN-10).
    .wrong-3 = Karty otočí všichni, kdo jsou ještě ve hře (ALLIN-10).

lesson-tournament-9 = Adam i Bea přicházejí o všechno. Na začátku rozdání má Adam 1 000, Bea 700. Kdo se umístí výš?
    .choice-1 = Adam
    .choice-2 = O místo se dělí
    .choice-3 = Bea, má druhou nejlepší kombinaci
    .right = Výš je ten, kdo má na začátku rozdání víc žetonů (TOURN-6).
    .wrong-2 = O místo by se dělili, jen kdyby rozdání začali se stejným počtem žetonů (TOURN-6).
    .wrong-3 = Karty tu nerozhodují, jen stack na začátku rozdání (TOURN-6).

lesson-tournament-10 = Hrajete ve čtyřech. První vypadává Dora, pak Bea a Cyril. Seřaďte místa od prvního k poslednímu.
    .right = Vyhráváte vy, pak Cyril, Bea a Dora: pořadí je opačné, než jak se vypadává (TOURN-6).
    .wrong-1 = Kdo vypadne první, je poslední: začněte od sebe, pak Cyril, Bea, Dora.
    .wrong-2 = Seznam těch, kdo vypadli, obraťte: Cyril, Bea, Dora.

lesson-tournament-11 = Co je v turnaji zvláštní: ante v pozdějších úrovních, v limitu cap i mezi dvěma hráči, po all-inu karty lícem nahoru, žádný straddle (TOURN-12). V ligových turnajích dealer nehraje (TOURN-11). Někde se v první fázi smí dokoupit (TOURN-5).

lesson-tournament-q1 = Devět hráčů, startovné 100, výhry 50, 30 a 20 procent. Kolik je třetí výhra?
    .right = Na výhry je 9 × 100 = 900 a 20 procent z toho je 180.
    .wrong-1 = 270 je druhá výhra: 30 procent z 900. Třetí je 20 procent: 180.
    .wrong-2 = Na výhry je 900, ne 1 000: 20 procent z 900 je 180.

lesson-tournament-q2 = Vypadávají postupně Ida, Hugo a Gita, vyhrává Filip. Kdo je třetí?
    .choice-1 = Hugo
    .choice-2 = Gita
    .choice-3 = Ida
    .right = Filip, Gita, Hugo, Ida: pořadí je opačné, než jak se vypadává (TOURN-6).
    .wrong-2 = Gita vypadává z těch tří jako poslední, je tedy druhá.
    .wrong-3 = Ida vypadává první, a tak je poslední.

lesson-tournament-q3 = V turnaji vám nezbyl ani žeton. Smíte si koupit nové?
    .choice-1 = Jen když turnaj dovoluje rebuy, a to v první fázi
    .choice-2 = Vždycky
    .right = Rebuy je výjimka a jen v první fázi (TOURN-5).
    .wrong-2 = Tak je to v cash game (CASH-3). V turnaji je to výjimka (TOURN-5).
