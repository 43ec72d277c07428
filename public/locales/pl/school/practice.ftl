# Ćwiczenia i bramy: co się mówi wokół ich pytań.

## Lista

practice-drills = Ćwiczenia
practice-lead = Pytania bez końca, każde z wyjaśnioną odpowiedzią. Poziom dostosowuje się do ciebie.
practice-skill-hands = Układy
practice-skill-betting = Licytacja
practice-skill-blinds = Ciemne i button
practice-skill-pots = Pule
practice-skill-showdown = Wykładanie kart
practice-skill-houses = Struktury licytacji i regulaminy
practice-skill-events = Gra na pieniądze i turnieje
practice-skill-live = Stół na żywo
practice-skill-dealing = Rozdawanie
practice-skill-strategy = Podstawy strategii
practice-skill-none = Słowa i mity
practice-word-starting = początek
practice-word-finding-the-way = szuka drogi
practice-word-steady = pewny krok
practice-word-sure = pewność
practice-word-could-explain-it = może wyjaśniać innym
practice-word-refresh = warto odświeżyć
practice-star-sure = Pewność na poziomie { $level }
practice-star-both = Pewność i szybkość na poziomie { $level }

## Przed rundą

practice-about = Na każde pytanie jest jedna próba. Po niej widać obliczenie i zasadę. Kto się nie spieszy, nic nie traci.
practice-count = Liczba pytań
practice-level = Poziom
practice-adaptive = dobierany, teraz { $level }
practice-fact-count = { $count ->
    [one] { $count } pytanie
    [few] { $count } pytania
    [many] { $count } pytań
   *[other] { $count } pytania
}
practice-fact-level = Poziom { $levels }
practice-fact-pass = Próg zaliczenia: { $count }%
practice-fact-limit = { $count ->
    [one] { $count } minuta na wszystkie
    [few] { $count } minuty na wszystkie
    [many] { $count } minut na wszystkie
   *[other] { $count } minuty na wszystkie
}
practice-fact-tries = { $count ->
    [one] Liczy się { $count } podejście
    [few] Liczą się { $count } podejścia
    [many] Liczy się { $count } podejść
   *[other] Liczy się { $count } podejścia
}
practice-fact-no-hints = Bez podpowiedzi
practice-fact-end = Odpowiedzi pokażą się na końcu
practice-wrong = Ten link prosi o coś, czego nie ma:
practice-wrong-number = „{ $part }”: dozwolona jest liczba całkowita od { $from } do { $to }.
practice-wrong-level = „{ $part }”: dozwolony jest poziom od 1 do 5 albo zakres, na przykład 1-4.
practice-wrong-seed = „{ $part }”: dozwolonych jest od 1 do 64 znaków: cyfry 0–9 i litery a–f.
practice-wrong-names = „{ $part }”: dozwolone są nazwy z tej listy, oddzielone przecinkami: { $list }.
practice-wrong-word = „{ $part }”: dozwolone jest jedno z tych słów: { $list }.
practice-wrong-mark = „{ $part }”: dozwolone są najwyżej 64 litery, cyfry i znaki - . _
practice-wrong-not-here = „{ $part }”: tego nie można tu ustawić.
practice-start-without = Zacznij bez tego

## W rundzie

practice-number = Twoja odpowiedź (liczba)
practice-hint = Podpowiedź (za pół punktu)
practice-end = Zakończ tutaj
practice-another = Jeszcze jedno takie
practice-next = Dalej
practice-to-the-end = Do wyniku
practice-aside = Dodatkowe, nie liczy się
practice-left = zostało { $minutes }:{ $seconds }

## Po rundzie

practice-done = Koniec ćwiczenia
practice-score = { $score } na 100
practice-right-of = { $asked ->
    [one] Dobrze: { $right } z { $asked } pytania.
    [few] Dobrze: { $right } z { $asked } pytań.
    [many] Dobrze: { $right } z { $asked } pytań.
   *[other] Dobrze: { $right } z { $asked } pytania.
}
practice-fluency = { $share }% dobrych odpowiedzi padło odpowiednio szybko.
practice-hints = { $count ->
    [one] Otwarta { $count } podpowiedź.
    [few] Otwarte { $count } podpowiedzi.
    [many] Otwartych { $count } podpowiedzi.
   *[other] Otwarte { $count } podpowiedzi.
}
practice-passed = Zaliczone.
practice-not-passed = Jeszcze niezaliczone.
practice-by-rule = Według zasad
practice-repeat = Warto do tego wrócić
practice-times = { $count ->
    [one] raz źle
    [few] { $count } razy źle
    [many] { $count } razy źle
   *[other] { $count } razy źle
}
practice-more-of-it = Pięć kolejnych takich
practice-again = Jeszcze raz
practice-next-level = Na poziom { $level }
practice-all = Wszystkie ćwiczenia
practice-receipt = Potwierdzenie
practice-receipt-about = Te litery pasują do zadania, wyniku i dnia. To potwierdzenie, a nie dowód.
practice-tries-used = Podejścia, które się liczą, są już wykorzystane. To było dla wprawy.
practice-check = Sprawdź potwierdzenie
practice-check-link = Link do zadania
practice-check-score = Wynik
practice-check-day = Dzień, jak na potwierdzeniu
practice-check-letters = Dwanaście liter
practice-check-right = Te litery pasują do tego linku, wyniku i dnia.
practice-check-wrong = Te litery nie pasują do tego linku, wyniku i dnia.
practice-send = Wyślij wynik
practice-sent = Wysłano

## Bramy

practice-gate = Brama
practice-gate-of = Rozdział { $number }: brama
practice-gate-about = Osiem pytań z tego rozdziału. Sześć dobrych odpowiedzi ją otwiera, a lekcje można pominąć.
practice-gate-open = Otwarta
practice-gate-shut = Jeszcze zamknięta
practice-gate-opens = Brama jest otwarta. Lekcje tego rozdziału możesz pominąć.
practice-gate-closed = Bramę otwiera sześć dobrych odpowiedzi. Drogę pokażą lekcje rozdziału.
practice-gate-next = Do następnej bramy
practice-played = Znasz już trochę pokera? Pomiń to, co umiesz: każdy rozdział ma bramę z ośmioma pytaniami.
practice-played-yes = Do pierwszej bramy
practice-read = Już przeczytane
practice-covered = Regulamin jest teraz zakryty.
