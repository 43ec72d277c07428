# Co jest nie tak w pliku z własną lekcją szkoły.

own-at-file = plik
own-at-table = stół
own-at-spot = sytuacja „{ $name }”
own-at-cards = karty „{ $name }”
own-at-step = krok { $number }
own-at-check = pytanie kontrolne { $number }
own-toml = Wiersz { $line }, kolumna { $column }: to nie jest TOML ({ $message }).
own-format = Wiersz { $line }: to nie jest plik z lekcją: „format” musi mieć wartość „cards-speak-lesson”.
own-version = Wiersz { $line }: wersja { $found } jest nowsza niż ta strona, która czyta wersję 1.
own-missing = Wiersz { $line }, { $place }: brakuje „{ $key }”.
own-unknown-key = Wiersz { $line }, { $place }: „{ $key }” nic tu nie znaczy.
own-misspelt-key = Wiersz { $line }, { $place }: „{ $key }”: może chodziło o „{ $meant }”?
own-value = Wiersz { $line }, { $place }, „{ $key }”: { $found }; dozwolone: { $wanted }.
own-id = Wiersz { $line }: „{ $found }”: użyj od 3 do 40 małych liter, cyfr i łączników.
own-id-taken = Wiersz { $line }: „{ $found }” to lekcja wbudowana; wybierz inną nazwę.
own-language = Wiersz { $line }, { $place }, „{ $key }”: „{ $found }” nie jest tu językiem; języki to en, cs, sk i pl.
own-no-language = Wiersz { $line }, { $place }: podaj „{ $key }” przynajmniej w jednym z języków en, cs, sk i pl.
own-too-long = Wiersz { $line }, { $place }, „{ $key }”: liczba znaków: { $length }; najwyżej { $most }.
own-rule = Wiersz { $line }: nie ma zasady { $found }.
own-rule-of-group = Wiersz { $line }: nie ma zasady { $found }; grupa kończy się na { $last }.
own-option-name = Wiersz { $line }, { $place }: w regulaminie nie ma opcji „{ $found }”.
own-option-value = Wiersz { $line }, { $place }: „{ $option }” ma wartość „{ $found }”; dozwolone: { $allowed }.
own-notation = Wiersz { $line }, kolumna { $column }, { $place }: „{ $found }”; powinno być: { $wanted }.
own-card = Wiersz { $line }, kolumna { $column }, { $place }: „{ $found }” nie jest kartą; dziesiątkę zapisuje się T, czyli Th.
own-duplicate-card = Wiersz { $line }, { $place }: { $card } jest tu dwa razy.
own-seat = Wiersz { $line }, { $place }: na miejscu { $found } nikt nie siedzi; miejsca to { $seats }.
own-setup = Wiersz { $line }, { $place }: { $why }
own-turn = Wiersz { $line }, { $place }: gra miejsce { $seat }, a kolej jest miejsca { $turn } (ROUND-5).
own-turn-over = Wiersz { $line }, { $place }: gra miejsce { $seat }, ale nikt już nie ma ruchu.
own-illegal = Wiersz { $line }, { $place }, miejsce { $seat }, „{ $action }”: { $why }
own-figure = Wiersz { $line }, { $place }, „{ $what }”: według programu { $engine }, w pliku { $file }.
own-mark = Wiersz { $line }, { $place }: nie ma tu „{ $found }”; do wyboru: { $known }.
own-wrong-right = Wiersz { $line }, { $place }: według programu prawidłowa odpowiedź to { $engine }; w pliku jest { $file }.
own-wrong-is-right = Wiersz { $line }, { $place }: błędna odpowiedź { $answer } jest prawidłowa.
own-unreachable = Wiersz { $line }, { $place }: błędną odpowiedź { $answer } obejmuje już inna, powyżej.
own-checks = { $count ->
    [one] { $count } pytanie kontrolne; lekcja ma od 2 do 4.
    [few] { $count } pytania kontrolne; lekcja ma od 2 do 4.
    [many] { $count } pytań kontrolnych; lekcja ma od 2 do 4.
   *[other] { $count } pytania kontrolnego; lekcja ma od 2 do 4.
}
own-placeholder = Wiersz { $line }, { $place }: „{ $found }” w nawiasach klamrowych nic nie znaczy; znane są { $known } i numery zasad.
own-size = Plik ma { $size } kB; najwyżej { $most } kB.
own-unpractised = { $rule } jest na liście, ale żaden krok tej zasady nie przywołuje.
own-language-gap = Brakuje { $key }; uczniowie zobaczą tam inny język.
