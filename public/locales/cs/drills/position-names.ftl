# Cvičení: pojmenujte místo

drill-position-names = Pojmenujte místo
    .prompt-number = Deset hráčů. Které místo má pozici { $number }?
    .prompt-number-of = Deset hráčů. Kterou pozici, 1 až 10, má { $name }?
    .prompt-band = { $band ->
        [blinds] Vyberte místo, které má blind.
        [early] Vyberte místo v časné pozici.
        [middle] Vyberte místo ve střední pozici.
       *[late] Vyberte místo v pozdní pozici.
    }
    .prompt-band-of = Jakou pozici má { $name }?
    .blinds = Blind
    .early = Časnou
    .middle = Střední
    .late = Pozdní
    .hint = Počítejte ve směru hodinových ručiček od místa nalevo od buttonu: první jsou dva blindy. Button a místo před ním jsou pozdní; z míst mezi nimi a blindy je dřívější polovina časná, pozdější střední. Počítají se jen hráči.
    .right-number = Pozice 1 je malý blind, nalevo od buttonu. Odtud ve směru hodinových ručiček má pozici { $number } { $name } (POS-1).
    .right-ten = Z deseti hráčů mají 1 a 2 blindy, 3 až 5 časnou pozici, 6 až 8 střední, 9 a 10 pozdní. { $band ->
        [blinds] Blindy: { $names } (POS-1).
        [early] Časná: { $names } (POS-1).
        [middle] Střední: { $names } (POS-1).
       *[late] Pozdní: { $names } (POS-1).
    }
    .right-short = Dva blindy, dvě pozdní místa až po button; z míst mezi nimi je pozdější polovina střední. { $band ->
        [blinds] Blindy: { $names } (POS-2).
        [early] Časná: { $names } (POS-2).
        [middle] Střední: { $names } (POS-2).
       *[late] Pozdní: { $names } (POS-2).
    }
    .slip-counted-from-the-button = Tak se počítá od buttonu. Čísluje se od malého blindu a button je poslední (POS-1).
    .slip-counter-clockwise = Tak se počítá doprava. Místa jdou ve směru hodinových ručiček, doleva (SEAT-4).
    .slip-empty-chairs-counted = Tak se počítají i prázdné židle. Pozici mají jen hráči (POS-2).
