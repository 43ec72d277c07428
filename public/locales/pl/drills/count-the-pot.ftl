# Ćwiczenie: jak duża jest pula?

drill-count-the-pot = Jak duża jest pula?
    .prompt = Runda się skończyła, zakłady są zebrane. Jak duża jest pula?
    .prompt-won = Wszyscy pozostali spasowali. Ile żetonów zwycięzca bierze z puli?
    .hint = Dodaj, ile każdy wpłacił, także ten, kto spasował. To, czego nikt nie wyrównał, przedtem wraca.
    .right = { $sum } = { $pot }: wszystko, co wpłacone, także przez tych, którzy spasowali (GAME-4).
    .right-back = { $sum } = { $pot }. Przedtem { $back } wraca tam, skąd przyszło, bo nikt tego nie wyrównał: { $name } (ALLIN-11).
    .slip-folder-left-out = Po tych, którzy spasowali, zostaje w puli { $folded } (FOLD-1).
    .slip-raise-on-top = Podnosi się do łącznej kwoty. To, co już leżało przed podnoszącym ({ $over }), jest jej częścią i nie dodaje się drugi raz (RAISE-1).
    .slip-refund-left-in = Zakładu, który ma { $name }, nikt nie wyrównał w całości: { $back } wraca i nie należy do puli (ALLIN-11).
