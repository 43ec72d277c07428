# Opakování: co se vrací, než se zapomene, a jak daleko kdo došel.

review-title = Opakování
review-today = Dnes: asi { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
review-done-for-today = Pro dnešek hotovo
review-nothing-yet = Zatím není co opakovat
review-about = Naučené se vrací krátce předtím, než by se zapomnělo, pokaždé s jinými kartami. Otázky přinášejí dokončené lekce a chyby ve cvičeních.
review-more = Ještě několik
review-sitting-over = Kus práce je za vámi
review-habit = Třikrát stejný omyl
review-habit-look = Projít znovu své tři případy
review-settings = Nastavení opakování
review-wanted = Kolik má zůstat v hlavě?
review-wanted-fewer = { $percent } %, méně otázek
review-wanted-usual = { $percent } %, jako obvykle
review-wanted-more = { $percent } %, před zkouškou
review-where = Na stránce Učení
review-shown = ukazovat
review-hidden = skrývat
review-delete = Smazat celé opakování
review-delete-sure = Zmizí všechny otázky opakování i jejich dny. Lekce, cvičení a hodnocení zůstanou.
review-delete-yes = Smazat
review-delete-no = Nechat
review-delete-ratings = Smazat hodnocení, hvězdy a brány
review-delete-ratings-sure = Zmizí všechna hodnocení, hvězdy i otevřené brány cvičení. Lekce a opakování zůstanou.

## Pokrok

review-progress = Co umíte
review-progress-about = Deset dovedností a u každé slovo, které vám už zůstane.
review-is-hidden = Slova u vašich dovedností jsou skrytá.
review-show-again = Ukázat
review-not-begun = nezačato
review-confirmed = Naposledy potvrzeno { $day }
review-can = Jistota na úrovni { $level }: { $drill }
review-next = Na dosah: { $drill }, úroveň { $level }
review-details = Podrobnosti
review-rating = { $count ->
    [one] Hodnocení { $rating } po { $count } odpovědi
    [few] Hodnocení { $rating } po { $count } odpovědích
    [many] Hodnocení { $rating } po { $count } odpovědi
   *[other] Hodnocení { $rating } po { $count } odpovědích
}
