# Cvičenie: losovanie o button.

drill-button-draw = Losovanie o button
    .prompt = Farby tu majú toto poradie: piky, srdcia, káry, kríže. Kto získava button?
    .prompt-other = Farby tu majú toto poradie: piky, srdcia, kríže, káry. Kto získava button?
    .hint = Button získava najvyššia karta. Najprv rozhoduje hodnota; až pri rovnakej hodnote farba, v poradí, ktoré určuje herňa.
    .right = { $card } je najvyššia karta: button získava { $name } (DRAW-1).
    .right-suit = { $cards } majú rovnakú hodnotu a podľa farby je najvyššia { $card }: button získava { $name } (DRAW-2).
    .slip-other-order = { $name } má kartu { $card } a vedie, len keď sú posledné dve farby naopak. Herne sa líšia: prečítajte si poradie (DRAW-3).
    .slip-pair-before-rank = Dve rovnaké karty tu nie sú dvojica, každý má len jednu: { $card } je nižšia (DRAW-1).
    .slip-suit-before-rank = { $card } má vysokú farbu, najprv však rozhoduje hodnota (DRAW-1).
    .slip-first-of-the-equal = { $name } má tiež najvyššiu hodnotu, rozhoduje však farba, nie miesto pri stole (DRAW-2).
