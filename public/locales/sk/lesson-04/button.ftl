# Lekcia: Button putuje.

lesson-button = Button putuje
    .goal = Po tejto lekcii viete, kto dostane button ako prvý, kam potom putuje a o čom rozhoduje.

lesson-button-1 = Pred úplne prvým rozdaním dostane každý jednu kartu lícom nahor a najvyššia získa button (DRAW-1). Button je okrúhla značka s písmenom D (BTN-6).

lesson-button-2 = Padlo A♥, A♣ a K♠. Kto dostane button?
    .right = Esá sú dve a srdcia stoja nad krížmi v každom poradí farieb (DRAW-2).
    .wrong-1 = Kríže sú najnižšia alebo druhá najnižšia farba.
    .wrong-2 = Najprv rozhoduje hodnota a pikový kráľ tu nie je najvyššia karta.

lesson-button-3 = Padlo A♦, A♣ a 9♠. Poradie farieb: piky, srdcia, káry, kríže. Kto dostane button?
    .right = Esá sú viac ako deviatka a v tomto poradí stoja káry nad krížmi (DRAW-2).
    .wrong-1 = To by platilo pri druhom poradí, kde sú kríže nad kárami.
    .wrong-2 = Eso je viac ako deviatka.

lesson-button-4 = Tie isté karty, ale poradie je piky, srdcia, kríže, káry. Kto dostane button teraz?
    .right = Teraz sú kríže nad kárami. Poradie je miestny zvyk: opýtajte sa naň pred losovaním (DRAW-3).

lesson-button-5 = Na čo ešte je v hold’eme poradie farieb?
    .choice-1 = Na nič
    .choice-2 = Na rozhodnutie zhody
    .right = Platí len pri tomto losovaní a nikde inde (DRAW-4).
    .wrong-2 = Pri zhode sa bank delí. Farba o ňom nikdy nerozhoduje (DRAW-4).

lesson-button-6 = Šesť hráčov, button je na mieste 3. Button označuje pomyselného rozdávajúceho: rozdáva sa a vsádza tak, akoby rozdávalo miesto 3 (BTN-1).

lesson-button-7 = Kde bude button v ďalšom rozdaní?
    .right = O jedného hráča ďalej v smere hodinových ručičiek, ako všetko pri stole (BTN-2, SEAT-4).
    .wrong-1 = V smere hodinových ručičiek znamená doľava.
    .wrong-2 = Button sa posúva po každom rozdaní.

lesson-button-8 = Kto má teraz veľký blind, bude mať v ďalšom rozdaní …
    .choice-1 = malý blind
    .choice-2 = button
    .right = Všetko sa posunie o jedno miesto: z veľkého blindu je malý a z malého button (BTN-3).
    .wrong-2 = Button dostane ten, kto má malý blind teraz.

lesson-button-9 = Hrá šesť hráčov. Po koľkých rozdaniach mal každý raz button?
    .right = Na každého hráča jedno rozdanie, teda 6 (BTN-5).
    .wrong-1 = Počítajte aj prvé rozdanie.

lesson-button-q1 = Losuje sa o button: K♠, K♦ a Q♥. Ktorá karta ho získa?
    .choice-1 = K♠
    .choice-2 = Q♥
    .right = Sú tu dva krále a piky sú najvyššia farba v každom poradí (DRAW-2).
    .wrong-2 = Najprv rozhoduje hodnota a kráľ je viac ako dáma.

lesson-button-q2 = Losuje sa o button: J♣ a J♦, predvolené poradie farieb. Ktorá karta ho získa?
    .choice-1 = J♦
    .choice-2 = J♣
    .right = Hodnota je rovnaká, a tak rozhoduje farba: káry sú nad krížmi (DRAW-2).
    .wrong-2 = V predvolenom poradí stoja káry nad krížmi (DRAW-2).

lesson-button-q3 = Rozdáva krupiér herne. Kto dostane prvú kartu?
    .choice-1 = Prvý hráč vľavo od buttonu
    .choice-2 = Hráč s buttonom
    .right = Rozdáva sa tak, akoby rozdával button: prvý je sused vľavo (BTN-1).
    .wrong-2 = Rozdáva sa, akoby rozdával button, a začína sa susedom vľavo (BTN-1).
