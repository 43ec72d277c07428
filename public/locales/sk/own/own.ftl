# Čo je zle v súbore s vlastnou lekciou školy.

own-at-file = súbor
own-at-table = stôl
own-at-spot = situácia „{ $name }“
own-at-cards = karty „{ $name }“
own-at-step = krok { $number }
own-at-check = kontrolná otázka { $number }
own-toml = Riadok { $line }, stĺpec { $column }: toto nie je TOML ({ $message }).
own-format = Riadok { $line }: toto nie je súbor s lekciou: „format“ musí byť „cards-speak-lesson“.
own-version = Riadok { $line }: verzia { $found } je novšia než táto stránka; tá vie čítať verziu 1.
own-missing = Riadok { $line }, { $place }: chýba „{ $key }“.
own-unknown-key = Riadok { $line }, { $place }: „{ $key }“ tu nič neznamená.
own-misspelt-key = Riadok { $line }, { $place }: „{ $key }“: nemá tu byť „{ $meant }“?
own-value = Riadok { $line }, { $place }, „{ $key }“: { $found }; dovolené je: { $wanted }.
own-id = Riadok { $line }: „{ $found }“: použite 3 až 40 malých písmen, číslic a spojovníkov.
own-id-taken = Riadok { $line }: „{ $found }“ je vstavaná lekcia; zvoľte iný názov.
own-language = Riadok { $line }, { $place }, „{ $key }“: „{ $found }“ tu nie je jazyk; jazyky sú en, cs, sk a pl.
own-no-language = Riadok { $line }, { $place }: uveďte „{ $key }“ aspoň v jednom z jazykov en, cs, sk a pl.
own-too-long = Riadok { $line }, { $place }, „{ $key }“: dĺžka { $length } znakov; najviac { $most }.
own-rule = Riadok { $line }: pravidlo { $found } neexistuje.
own-rule-of-group = Riadok { $line }: pravidlo { $found } neexistuje; skupina sa končí pri { $last }.
own-option-name = Riadok { $line }, { $place }: voľba herného poriadku „{ $found }“ neexistuje.
own-option-value = Riadok { $line }, { $place }: „{ $option }“ má hodnotu „{ $found }“; dovolené je: { $allowed }.
own-notation = Riadok { $line }, stĺpec { $column }, { $place }: „{ $found }“; má tu byť: { $wanted }.
own-card = Riadok { $line }, stĺpec { $column }, { $place }: „{ $found }“ nie je karta; desiatka sa píše T, teda Th.
own-duplicate-card = Riadok { $line }, { $place }: { $card } je tu dvakrát.
own-seat = Riadok { $line }, { $place }: na mieste { $found } nikto nesedí; miesta sú { $seats }.
own-setup = Riadok { $line }, { $place }: { $why }
own-turn = Riadok { $line }, { $place }: hrá miesto { $seat }, na rade je však miesto { $turn } (ROUND-5).
own-turn-over = Riadok { $line }, { $place }: hrá miesto { $seat }, na rade však už nie je nikto.
own-illegal = Riadok { $line }, { $place }, miesto { $seat }, „{ $action }“: { $why }
own-figure = Riadok { $line }, { $place }, „{ $what }“: podľa programu { $engine }, v súbore { $file }.
own-mark = Riadok { $line }, { $place }: „{ $found }“ tu nie je; na výber je: { $known }.
own-wrong-right = Riadok { $line }, { $place }: podľa programu je správne { $engine }; v súbore je { $file }.
own-wrong-is-right = Riadok { $line }, { $place }: nesprávna odpoveď { $answer } je tá správna.
own-unreachable = Riadok { $line }, { $place }: nesprávnu odpoveď { $answer } už zahŕňa iná nad ňou.
own-checks = { $count ->
    [one] { $count } kontrolná otázka; lekcia má 2 až 4.
    [few] { $count } kontrolné otázky; lekcia má 2 až 4.
    [many] { $count } kontrolnej otázky; lekcia má 2 až 4.
   *[other] { $count } kontrolných otázok; lekcia má 2 až 4.
}
own-placeholder = Riadok { $line }, { $place }: „{ $found }“ v zložených zátvorkách nič neznamená; známe je { $known } a čísla pravidiel.
own-size = Súbor má { $size } kB; najviac { $most } kB.
own-unpractised = { $rule } je v zozname, ale žiadny krok toto pravidlo nespomína.
own-language-gap = Chýba { $key }; žiaci tam uvidia iný jazyk.
