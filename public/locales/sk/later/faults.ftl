# Čo je zle so stolom, hrou alebo uloženou hrou a čo by bolo správne.

wrong-places = { $seats ->
    [one] { $seats } miesto sa nedá: tento stôl ich má 2 až { $most }.
    [few] { $seats } miesta sa nedajú: tento stôl ich má 2 až { $most }.
   *[other] { $seats } miest sa nedá: tento stôl ich má 2 až { $most }.
}
wrong-buy-in-range = Vklad od { $min } do { $max } sa nedá: najmenší nesmie byť väčší než najväčší.
wrong-buy-in-nothing = Najmenší vklad je jeden žetón.
wrong-no-such-seat = Miesto { $seat } tu nie je: tento stôl má miesta 1 až { $seats }.
wrong-seat-taken = Miesto { $seat } je obsadené. Vyberte si voľné.
wrong-seat-empty = Na mieste { $seat } nikto nesedí.
wrong-seat-order = Miesto { $seat } je tu dvakrát, alebo miesta nejdú po poradí.
wrong-hand-in-progress = Rozdanie ešte beží. Najprv sa musí dohrať.
wrong-moment = To sa k tomu, čo sa pri stole deje, nehodí.
wrong-prompt-open = { $name } musí pred rozdaním ešte odpovedať na otázku.
    .you = Pred rozdaním musíte ešte odpovedať na otázku.
wrong-too-few-players = { $players ->
    [one] Na rozdanie treba aspoň dvoch prítomných hráčov so žetónmi; tu je { $players }.
    [few] Na rozdanie treba aspoň dvoch prítomných hráčov so žetónmi; tu sú { $players }.
   *[other] Na rozdanie treba aspoň dvoch prítomných hráčov so žetónmi; tu ich je { $players }.
}
wrong-too-many-players = { $players ->
    [one] Balíček stačí najviac pre { $most }; tu je { $players } hráč.
    [few] Balíček stačí najviac pre { $most }; tu sú { $players } hráči.
   *[other] Balíček stačí najviac pre { $most }; tu je { $players } hráčov.
}
wrong-too-many-with-burns = So spálenými kartami stačí balíček pre 22 hráčov a tu ich je 23. Musí byť o jedného menej, alebo sa nesmie páliť.
wrong-empty-stack = { $name } nemá žetóny a karty dostať nemôže.
    .you = Nemáte žetóny a karty dostať nemôžete.
wrong-too-many-chips = Na stole smie byť v žetónoch najviac { $most }.
wrong-forced-bet = Miesto { $seat } tento blind dať nemôže.
wrong-no-minimum-bet = Najmenšia stávka je aspoň jeden žetón.
wrong-needs-rebuy = Nemáte žetóny. Hrať ďalej sa dá, keď si kúpite { $min } až { $max }.
wrong-needs-rebuy-open = Nemáte žetóny. Hrať ďalej sa dá, keď si kúpite aspoň { $min }.
wrong-saved-text = Toto nie je uložená hra: od riadka { $line }, stĺpca { $column } sa nedá prečítať.
wrong-saved-version = Uložená hra má verziu { $found }; tu sa dá čítať len verzia { $expected }.
wrong-saved-no-version = Toto nie je uložená hra Cards Speak.
wrong-saved-part = V uloženej hre niečo chýba alebo je poškodené.
wrong-saved-game = V uloženej hre sa nedá pokračovať. { $why }
wrong-saved-decision = V uloženom rozdaní je ťah { $number } proti pravidlám. { $why }
