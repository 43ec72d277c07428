# Opakovanie: čo sa vracia, skôr než sa zabudne, a ako ďaleko kto došiel.

review-title = Opakovanie
review-today = Dnes: asi { $minutes ->
    [one] { $minutes } minúta
    [few] { $minutes } minúty
    [many] { $minutes } minúty
   *[other] { $minutes } minút
}
review-done-for-today = Na dnes hotovo
review-nothing-yet = Zatiaľ niet čo opakovať
review-about = Čo ste sa naučili, vracia sa krátko predtým, než by ste to zabudli, zakaždým s inými kartami. Otázky prinášajú dokončené lekcie a chyby v cvičeniach.
review-more = Ešte niekoľko
review-sitting-over = Kus práce je za vami
review-habit = Trikrát tá istá chyba
review-habit-look = Znova prejsť vaše tri prípady
review-settings = Nastavenie opakovania
review-wanted = Koľko má zostať v hlave?
review-wanted-fewer = { $percent } %, menej otázok
review-wanted-usual = { $percent } %, ako obvykle
review-wanted-more = { $percent } %, pred skúškou
review-where = Na stránke Učenie
review-shown = ukazovať
review-hidden = skryť
review-delete = Zmazať celé opakovanie
review-delete-sure = Zmiznú všetky otázky opakovania aj ich dni. Lekcie, cvičenia a hodnotenia zostanú.
review-delete-yes = Zmazať
review-delete-no = Nechať
review-delete-ratings = Zmazať hodnotenia, hviezdy a brány
review-delete-ratings-sure = Zmiznú všetky hodnotenia, hviezdy aj otvorené brány cvičení. Lekcie a opakovanie zostanú.

## Pokrok

review-progress = Čo viete
review-progress-about = Desať zručností a pri každej slovo, ktoré vám zostane, keď ho dosiahnete.
review-is-hidden = Slová pri vašich zručnostiach sú skryté.
review-show-again = Ukázať
review-not-begun = nezačaté
review-confirmed = Naposledy potvrdené { $day }
review-can = Istota na úrovni { $level }: { $drill }
review-next = Na dosah: { $drill }, úroveň { $level }
review-details = Podrobnosti
review-rating = { $count ->
    [one] Hodnotenie { $rating } po { $count } odpovedi
    [few] Hodnotenie { $rating } po { $count } odpovediach
    [many] Hodnotenie { $rating } po { $count } odpovede
   *[other] Hodnotenie { $rating } po { $count } odpovediach
}
