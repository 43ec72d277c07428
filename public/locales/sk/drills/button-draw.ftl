# Cvičenie: losovanie o button.

drill-button-draw = Losovanie o button
    .prompt = Farby tu majú toto poradie: piky, srdcia, káry, kríže. Kto dostane button?
    .prompt-other = Farby tu majú toto poradie: piky, srdcia, kríže, káry. Kto dostane button?
    .hint = Button dostane najvyššia karta. Najprv rozhoduje hodnota; až pri rovnakej hodnote farba, v poradí platnom v herni.
    .right = { $card } je najvyššia karta: button má { $name } (DRAW-1).
    .right-suit = { $cards } majú rovnakú hodnotu a podľa farby je najvyššia { $card }: button má { $name } (DRAW-2).
    .slip-other-order = S kartou { $card } by viedol hráč { $name }, keby posledné dve farby stáli naopak. Herne sa líšia: prečítajte si poradie (DRAW-3).
    .slip-pair-before-rank = Dve rovnaké karty tu nie sú pár, každý má len jednu: { $card } je nižšia (DRAW-1).
    .slip-suit-before-rank = { $card } má vysokú farbu, najprv však rozhoduje hodnota (DRAW-1).
    .slip-first-of-the-equal = { $name } má tiež najvyššiu hodnotu, rozhoduje však farba, nie miesto pri stole (DRAW-2).
