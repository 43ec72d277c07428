# Szkoła: strona Nauka i to, co każda lekcja mówi wokół swoich własnych słów.

## Nauka

school-learn = Nauka
school-dealer = Szkoła krupiera
school-next = Następna lekcja
school-next-go-on = Lekcja w toku
school-begin = Zacznij
school-all-done = Masz za sobą wszystkie lekcje. Do każdej możesz wrócić, kiedy zechcesz.
school-minutes = { $minutes } min
school-state-new = Nierozpoczęta
school-state-begun = W toku
school-state-done = Ukończona
school-own = Własna lekcja
school-own-about = Lekcja od nauczyciela z pliku z końcówką .lesson.toml. Zostaje na tym urządzeniu.
school-own-choose = Wybierz plik
school-chapter-1 = Pierwsze rozdanie
school-chapter-2 = Co bije co
school-chapter-3 = Licytacja
school-chapter-4 = Ciemne i button
school-chapter-5 = All-in i pule boczne
school-chapter-6 = Wykładanie kart
school-chapter-7 = Limit, pot limit, no limit
school-chapter-8 = Regulaminy i różnice między źródłami
school-chapter-9 = Gra na pieniądze
school-chapter-10 = Turnieje
school-chapter-11 = Przy prawdziwym stole
school-chapter-12 = W roli rozdającego
school-chapter-13 = Podstawy strategii
school-chapter-14 = Lektura

## Lekcja

school-not-loaded = Nie udało się wczytać tej lekcji. Spróbuj ponownie.
school-not-read = Części zapisanych postępów nie udało się odczytać. Została na tym urządzeniu pod inną nazwą; cała reszta jest tutaj.
school-step-of = { $step } z { $steps }
school-check = Pytanie kontrolne
school-table = Tabela
school-right = Dobrze.
school-wrong = Niezupełnie.
school-shown = Prawidłowa odpowiedź:
school-taken-back = Cofnięte.
school-wanted = Wolno, ale tutaj chodzi o: { $action }.
school-answer = { $answer }.
school-bet = postaw { $amount }
school-raise = podnieś do { $amount }
school-pot-right = { $pot }: dobrze.
school-pot-wrong = { $pot }: źle.
school-done = Gotowe
school-next-lesson = Następna lekcja
school-next-chapter = Następny rozdział
school-all-lessons = Wszystkie lekcje
school-again = Jeszcze raz

## Odpowiedzi

school-seat = { $number } { $name }
school-nobody = Nikt
school-percent = { $figure }%
school-pot-of = { $pot } { $amount } ({ $seats })
school-share = { $seat }: { $amount }
school-paid = { $pot } – { $shares }
school-hand-in = Odpowiedz
school-take-back = Cofnij
school-choices = Odpowiedzi
school-seats = Miejsca
school-seats-in-order = Miejsca, jedno po drugim
school-mark-buttons = Zaznacz możliwe akcje
school-number-chips = Twoja odpowiedź w żetonach
school-number-percent = Twoja odpowiedź w procentach
school-number-count = Twoja odpowiedź, liczba
school-five = Zaznacz pięć kart
school-pot-sum = { $pot }: ile żetonów
school-pot-title = { $pot }: { $amount }
school-more-pots = Dodaj pulę
school-fewer-pots = Usuń pulę
