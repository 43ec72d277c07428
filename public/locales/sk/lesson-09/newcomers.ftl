# Lekcia: kedy nový hráč dostane karty a čo zaplatí.

lesson-newcomers = Prisadá si nový hráč
    .goal = Po tejto lekcii poviete novému hráčovi, kedy dostane karty a čo ho to bude stáť.

lesson-newcomers-1 = Button 1, malý blind 3, veľký blind 5, blindy 5/10. Prisadáte si na miesto 6. Čo si môžete vybrať?
    .choice-1 = Vložiť 10 a hrať hneď, alebo počkať na veľký blind
    .choice-2 = Hrať hneď a zadarmo
    .choice-3 = Počkať celý obeh
    .right = Nový hráč vloží sumu veľkého blindu, alebo počká, kým naň veľký blind príde (BLIND-20).
    .wrong-2 = Zadarmo nehrá nikto: vložte 10, alebo počkajte na veľký blind (BLIND-20).
    .wrong-3 = Miesto 6 je vľavo od veľkého blindu. Tam smiete vložiť 10 a hrať hneď (BLIND-20).

lesson-newcomers-2 = Máte vložených 10. Začínate vy a nikto nenavýšil. Dajte check.
    .right = Vašich 10 je živých: počíta sa ako stávka, a tak nie je čo dorovnávať (BLIND-22).
    .wrong-1 = Navýšiť smiete tiež, to právo máte (BLIND-22). Tu však dajte check.
    .wrong-2 = Check je zadarmo: vašich 10 sa rovná veľkému blindu. Dajte check.

lesson-newcomers-3 = Gita a Cyril dorovnávajú, Emil na veľkom blinde navyšuje na 40. Koľko vás stojí dorovnanie?
    .right = Váš vklad sa počíta: 40 − 10 = 30.
    .wrong-1 = 10 už máte vložených: 40 − 10 = 30.

lesson-newcomers-4 = Teraz sa dívate z miesta 9. Nový hráč si sadá na miesto 4, medzi blindy 3 a 5. Hrá v tomto rozdaní?
    .choice-1 = Nie, karty nedostane
    .choice-2 = Vloží 10 a hrá
    .right = Medzi button a veľký blind nikto nevstupuje (BLIND-21).
    .wrong-2 = Medzi oboma blindmi to zakazujú všetky zdroje (BLIND-21).

lesson-newcomers-5 = Ďalšie rozdanie: button 3, malý blind 5, veľký blind 7. Čo teraz platí pre miesto 4?
    .choice-1 = Stále čaká
    .choice-2 = Vloží 10 a hrá
    .right = Miesto 4 je stále medzi buttonom a veľkým blindom (BLIND-21).
    .wrong-2 = Button stojí na 3. Najprv musí cez miesto 4 prejsť (BLIND-21).

lesson-newcomers-6 = Rozdanie po ňom: button 5, malý blind 7, veľký blind 9. Čo teraz platí pre miesto 4?
    .choice-1 = Vloží 10, alebo počká na veľký blind
    .choice-2 = Stále čaká
    .right = Button už prešiel: miesto 4 smie vložiť, alebo počkať (BLIND-20).
    .wrong-2 = Miesto 4 už je za buttonom, nie medzi ním a veľkým blindom. Smie vložiť, alebo počkať.

lesson-newcomers-7 = Zase button 1, malý blind 3, veľký blind 5. Nový hráč si sadá na miesto 2. Hrá v tomto rozdaní?
    .choice-1 = Nie, karty nedostane
    .choice-2 = Vloží 10 a hrá
    .right = V tejto herni je zakázané aj miesto medzi buttonom a malým blindom (BLIND-21).
    .wrong-2 = Jeden zdroj by to dovolil. Tu platí širší zákaz: všade medzi buttonom a veľkým blindom (BLIND-21).

lesson-newcomers-8 = Ďalšie rozdanie: button 3. Čo teraz platí pre miesto 2?
    .choice-1 = Vloží 10, alebo počká na veľký blind
    .choice-2 = Stále čaká
    .right = Button už cez miesto 2 prešiel (BLIND-21).
    .wrong-2 = Button je na 3 a miesto 2 má za sebou. Nový hráč teraz smie vložiť, alebo počkať (BLIND-20).

lesson-newcomers-9 = Prečo je toto miesto zakázané?
    .choice-1 = Aby sa nikto nevotrel za blindy a nehral najlepšie miesta zadarmo
    .choice-2 = Aby pri stole nebolo veľa ľudí
    .right = Kto by tam prišiel, hral by neskoré miesta a blind by nezaplatil (BLIND-21).
    .wrong-2 = Na počte hráčov nezáleží. Ide o to, aby blindy platil každý, keď je na rade (BTN-5).

lesson-newcomers-q1 = Button 3, malý blind 4, veľký blind 5. Nový hráč na mieste 6 vloží veľký blind. Je to živá stávka?
    .choice-1 = Áno
    .choice-2 = Nie
    .right = Počíta sa ako prvá stávka nového hráča (BLIND-22).
    .wrong-2 = Nie sú to mŕtve peniaze: počíta sa ako prvá stávka nového hráča (BLIND-22).

lesson-newcomers-q2 = Desať miest, button 8, malý blind 9, veľký blind 1. Nový hráč si sadá na miesto 10. Čo teraz?
    .choice-1 = Počká, kým button prejde
    .choice-2 = Vloží blind a hrá
    .right = Miesto 10 je medzi malým a veľkým blindom (BLIND-21).
    .wrong-2 = Tam nie: miesto 10 je medzi malým a veľkým blindom (BLIND-21).

lesson-newcomers-q3 = Nový hráč vloží blind, nikto nenavýši a príde naň rad. Čo smie?
    .choice-1 = Dať check, alebo navýšiť
    .choice-2 = Len dať check
    .choice-3 = Len dorovnať
    .right = Vložený blind je živý, a tak smie aj navýšiť (BLIND-22).
    .wrong-2 = Vložený blind je živý: smie aj navýšiť (BLIND-22).
    .wrong-3 = Nie je čo dorovnávať. Zostáva check alebo navýšenie.
