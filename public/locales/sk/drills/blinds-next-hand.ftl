# Cvičenie: kam idú blindy?

drill-blinds-next-hand = Kam idú blindy?
    .prompt = { $what ->
        [nobody] Všetci zostávajú.
        [leaves] { $names } po tomto rozdaní odchádza.
        [leave] { $names } po tomto rozdaní odchádzajú.
       *[away] { $names } odteraz vynecháva.
    } { $when ->
        [after-next] Kto dáva veľký blind v rozdaní po nasledujúcom?
       *[next] Kto dáva veľký blind v nasledujúcom rozdaní?
    }
    .prompt-moving = V tejto herni ide button vždy k ďalšiemu hráčovi. { $what ->
        [leave] { $names } odchádzajú.
        [leaves] { $names } odchádza.
       *[away] { $names } vynecháva.
    } Kto bude mať veľký blind?
    .prompt-small = Kto v tom rozdaní dáva malý blind? Možno nikto.
    .prompt-button = Pri ktorej stoličke leží v tom rozdaní button? Stolička môže byť aj prázdna.
    .hint = Najprv veľký blind: patrí ďalšiemu hráčovi vľavo. Malý blind je tam, kde bol veľký. Button je tam, kde bol malý, aj keď je tá stolička teraz prázdna.
    .right = Najprv sa určí veľký blind. Ďalší na rade vľavo je { $name } (BTN-4).
    .right-after-next = Veľký blind ide od hráča k hráčovi: najprv { $first }, potom { $name } (BTN-4).
    .right-moving = Button ide k ďalšiemu hráčovi, to je { $button }, a blindy za ním: veľký blind má { $name } (BTN-2).
    .right-two = Keď zostali dvaja, dáva veľký blind ten, kto je na rade: { $name }. Button a malý blind má { $other } (BLIND-15).
    .right-small = Malý blind je tam, kde bol o rozdanie skôr veľký: { $name } (BTN-3).
    .right-small-moving = Vľavo od buttonu dáva malý blind { $name } (BLIND-2).
    .right-small-nobody = Malý blind vychádza na stoličku, kde bol veľký. Je prázdna, a tak ho nedáva nikto (BTN-4).
    .right-button = Button je tam, kde bol o rozdanie skôr malý blind: { $name } (BTN-3).
    .right-button-moving = Button prešiel k ďalšiemu hráčovi, to je { $name } (BTN-2).
    .right-button-empty = Button leží pri stoličke, kde bol malý blind. Že je prázdna, na tom nič nemení (BTN-4).
    .slip-moving-button = Tak by to bolo, keby sa button jednoducho posunul k ďalšiemu hráčovi. Tu sa najprv určí veľký blind: { $name } (BTN-4).
    .slip-dead-button = Tak by to bolo s mŕtvym buttonom. V tejto herni ide button k ďalšiemu hráčovi a veľký blind má { $name } (BTN-4).
    .slip-absent = { $name } tu nie je, a tak ide veľký blind k ďalšiemu hráčovi (BTN-4).
    .slip-one-hand-only = V nasledujúcom rozdaní má veľký blind { $name }. Pýtame sa na rozdanie po ňom (BLIND-9).
    .slip-nothing-moves = Button aj blindy sa po každom rozdaní posunú (BTN-2, BLIND-9).
    .slip-counter-clockwise = Posúvajú sa doľava, v smere hodinových ručičiek, nie doprava (SEAT-4).
    .slip-small-blind-for-the-empty-chair = Prázdnu stoličku nikto nezastúpi: malý blind sa v tomto rozdaní vynechá (BTN-4).
