# Pokój, który układa wiersz dla strony, chcącej pokazać grę.

embed-title = Na twojej własnej stronie
embed-lead = Wybierz, co pokaże twoja strona. Wiersz do skopiowania jest niżej, a pod nim widać, jak to będzie wyglądać.
embed-what = Co widać
embed-what-game = Gra przy stole
embed-what-rule = Zasada
embed-what-hand = Rozdanie
embed-rule = Numer zasady
embed-hand = Link do rozdania
embed-hand-about = Otwórz jedno ze swoich rozdań, naciśnij „Kopiuj link” i wklej go tutaj.
embed-hand-wrong = To nie jest link do rozdania.
embed-lang = Język
embed-lang-own = Język czytelnika
embed-seed = Karty
embed-seed-any = Za każdym razem inne karty
embed-seed-same = Zawsze te same karty
embed-hide = Pominąć
embed-readonly = Tylko do oglądania
embed-element = Wiersz dla twojej strony
embed-frame = Gdzie skrypty są zabronione: zwykła ramka
embed-copy = Kopiuj
embed-copied = Skopiowano.
embed-copy-refused = Przeglądarka nie pozwala tu kopiować: naciśnij Ctrl+C.
embed-preview = Jak to wygląda
embed-more = Link potrafi więcej: wszystkie parametry, wiadomości między stronami i przykłady dla WordPressa, Moodle i Reacta są w przewodniku docs/embedding.md (po angielsku).
