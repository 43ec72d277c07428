# Powtórka: co wraca, zanim się zapomni, i jak daleko kto zaszedł.

review-title = Powtórka
review-today = Dziś: około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
review-done-for-today = Na dziś gotowe
review-nothing-yet = Jeszcze nie ma czego powtarzać
review-about = To, czego się nauczysz, wraca, zanim zdążysz to zapomnieć, za każdym razem z innymi kartami. Pytania biorą się z ukończonych lekcji i z błędów w ćwiczeniach.
review-more = Jeszcze kilka
review-sitting-over = Kawał dobrej roboty
review-habit = Trzy razy ten sam błąd
review-habit-look = Przejrzyj jeszcze raz swoje trzy przypadki
review-settings = Ustawienia powtórki
review-wanted = Ile ma zostać w głowie?
review-wanted-fewer = { $percent }%, mniej pytań
review-wanted-usual = { $percent }%, jak zwykle
review-wanted-more = { $percent }%, przed egzaminem
review-where = Na stronie „Nauka”
review-shown = pokazuj
review-hidden = ukryj
review-delete = Usuń całą powtórkę
review-delete-sure = Znikną wszystkie pytania powtórki i ich terminy. Lekcje, ćwiczenia i oceny zostaną.
review-delete-yes = Usuń
review-delete-no = Zostaw
review-delete-ratings = Usuń oceny, gwiazdki i bramy
review-delete-ratings-sure = Znikną wszystkie oceny, gwiazdki i otwarte bramy ćwiczeń. Lekcje i powtórka zostaną.

## Postępy

review-progress = Co już umiesz
review-progress-about = Dziesięć umiejętności, a przy każdej słowo, które zostaje, gdy raz je zdobędziesz.
review-is-hidden = Słowa przy twoich umiejętnościach są ukryte.
review-show-again = Pokaż
review-not-begun = nie zaczęte
review-confirmed = Ostatnio potwierdzone { $day }
review-can = Pewność na poziomie { $level }: { $drill }
review-next = W zasięgu: { $drill }, poziom { $level }
review-details = Szczegóły
review-rating = { $count ->
    [one] Ocena { $rating } po { $count } odpowiedzi
    [few] Ocena { $rating } po { $count } odpowiedziach
    [many] Ocena { $rating } po { $count } odpowiedziach
   *[other] Ocena { $rating } po { $count } odpowiedzi
}
