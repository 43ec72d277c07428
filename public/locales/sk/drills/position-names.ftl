# Cvičenie: pomenujte miesto

drill-position-names = Pomenujte miesto
    .prompt-number = Desať hráčov. Ktoré miesto je pozícia { $number }?
    .prompt-number-of = Desať hráčov. Akú pozíciu, 1 až 10, má { $name }?
    .prompt-band = { $band ->
        [blinds] Vyberte miesto, ktoré má blind.
        [early] Vyberte miesto v skorej pozícii.
        [middle] Vyberte miesto v strednej pozícii.
       *[late] Vyberte miesto v neskorej pozícii.
    }
    .prompt-band-of = Akú pozíciu má { $name }?
    .blinds = Blind
    .early = Skorú
    .middle = Strednú
    .late = Neskorú
    .hint = Počítajte v smere hodinových ručičiek od miesta vľavo od buttonu: prvé sú dva blindy. Button a miesto pred ním sú neskoré. Z miest medzi nimi je prvá polovica skorá a druhá stredná. Počítajú sa len hráči.
    .right-number = Pozícia 1 je malý blind, vľavo od buttonu. Odtiaľ sa počíta v smere hodinových ručičiek a pozíciu { $number } má { $name } (POS-1).
    .right-ten = Z desiatich pozícií sú 1 a 2 blindy, 3 až 5 skoré, 6 až 8 stredné, 9 a 10 neskoré. { $band ->
        [blinds] Blindy: { $names } (POS-1).
        [early] Skorá: { $names } (POS-1).
        [middle] Stredná: { $names } (POS-1).
       *[late] Neskorá: { $names } (POS-1).
    }
    .right-short = Dva blindy, dve neskoré miesta (button a miesto pred ním); z miest medzi nimi je druhá polovica stredná. { $band ->
        [blinds] Blindy: { $names } (POS-2).
        [early] Skorá: { $names } (POS-2).
        [middle] Stredná: { $names } (POS-2).
       *[late] Neskorá: { $names } (POS-2).
    }
    .slip-counted-from-the-button = Takto sa počíta od buttonu. Čísluje sa od malého blindu a button je posledný (POS-1).
    .slip-counter-clockwise = Takto sa počíta doprava. Miesta idú v smere hodinových ručičiek, doľava (SEAT-4).
    .slip-empty-chairs-counted = Takto sa počítajú aj prázdne stoličky. Pozíciu majú len hráči (POS-2).
