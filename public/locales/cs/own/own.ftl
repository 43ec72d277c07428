# Co je špatně v souboru s vlastní lekcí školy.

own-at-file = soubor
own-at-table = stůl
own-at-spot = situace „{ $name }“
own-at-cards = karty „{ $name }“
own-at-step = krok { $number }
own-at-check = kontrolní otázka { $number }
own-toml = Řádek { $line }, sloupec { $column }: toto není TOML ({ $message }).
own-format = Řádek { $line }: toto není soubor s lekcí: „format“ musí být „cards-speak-lesson“.
own-version = Řádek { $line }: verze { $found } je novější než tato stránka; ta umí číst verzi 1.
own-missing = Řádek { $line }, { $place }: chybí „{ $key }“.
own-unknown-key = Řádek { $line }, { $place }: „{ $key }“ zde nic neznamená.
own-misspelt-key = Řádek { $line }, { $place }: „{ $key }“: nemá tu být „{ $meant }“?
own-value = Řádek { $line }, { $place }, „{ $key }“: { $found }; dovoleno je: { $wanted }.
own-id = Řádek { $line }: „{ $found }“: použijte 3 až 40 malých písmen, číslic a spojovníků.
own-id-taken = Řádek { $line }: „{ $found }“ je vestavěná lekce; zvolte jiný název.
own-language = Řádek { $line }, { $place }, „{ $key }“: „{ $found }“ není jazyk této hry; jazyky jsou en, cs, sk a pl.
own-no-language = Řádek { $line }, { $place }: uveďte „{ $key }“ aspoň v jednom z jazyků en, cs, sk a pl.
own-too-long = Řádek { $line }, { $place }, „{ $key }“: délka { $length } znaků; nejvýš { $most }.
own-rule = Řádek { $line }: pravidlo { $found } neexistuje.
own-rule-of-group = Řádek { $line }: pravidlo { $found } neexistuje; skupina končí u { $last }.
own-option-name = Řádek { $line }, { $place }: volba herního řádu „{ $found }“ neexistuje.
own-option-value = Řádek { $line }, { $place }: „{ $option }“ má hodnotu „{ $found }“; dovoleno je: { $allowed }.
own-notation = Řádek { $line }, sloupec { $column }, { $place }: „{ $found }“; má tu být: { $wanted }.
own-card = Řádek { $line }, sloupec { $column }, { $place }: „{ $found }“ není karta; desítka se píše T, tedy Th.
own-duplicate-card = Řádek { $line }, { $place }: { $card } je tu dvakrát.
own-seat = Řádek { $line }, { $place }: na místě { $found } nikdo nesedí; místa jsou { $seats }.
own-setup = Řádek { $line }, { $place }: { $why }
own-turn = Řádek { $line }, { $place }: hraje místo { $seat }, na řadě je ale místo { $turn } (ROUND-5).
own-turn-over = Řádek { $line }, { $place }: hraje místo { $seat }, na řadě už ale není nikdo.
own-illegal = Řádek { $line }, { $place }, místo { $seat }, „{ $action }“: { $why }
own-figure = Řádek { $line }, { $place }, „{ $what }“: podle enginu { $engine }, v souboru { $file }.
own-mark = Řádek { $line }, { $place }: „{ $found }“ tu není; na výběr je: { $known }.
own-wrong-right = Řádek { $line }, { $place }: podle enginu je správně { $engine }; v souboru je { $file }.
own-wrong-is-right = Řádek { $line }, { $place }: špatná odpověď { $answer } je ta správná.
own-unreachable = Řádek { $line }, { $place }: špatnou odpověď { $answer } už zahrnuje jiná nad ní.
own-checks = { $count ->
    [one] { $count } kontrolní otázka; lekce má 2 až 4.
    [few] { $count } kontrolní otázky; lekce má 2 až 4.
    [many] { $count } kontrolní otázky; lekce má 2 až 4.
   *[other] { $count } kontrolních otázek; lekce má 2 až 4.
}
own-placeholder = Řádek { $line }, { $place }: „{ $found }“ ve složených závorkách nic neznamená; známé je { $known } a čísla pravidel.
own-size = Soubor má { $size } kB; nejvýš { $most } kB.
own-unpractised = { $rule } je v seznamu, ale žádný krok toto pravidlo nezmiňuje.
own-language-gap = Chybí { $key }; žáci tam uvidí jiný jazyk.
