# Dlaczego bot zagrał tak, a nie inaczej; mówi się o tym po rozdaniu.

records-why = Dlaczego?
records-why-of = Skąd takie zagranie? ({ $name })
records-why-busy = { $name }: pytamy jeszcze raz …
records-why-none = { $name }: powodu nie da się już ustalić. Zabrakło wtedy czasu albo ta wersja gra inaczej.
records-why-hidden = { $name } nie pokazuje kart, więc plan też pozostaje zakryty (SHOW-18).

# Plan.
records-why-value = Zakład dla wartości: sprawdzić miały gorsze układy.
records-why-bluff = Blef: spasować miały lepsze układy.
records-why-semi-bluff = Blef z drawem: lepsze układy miały spasować, a gdyby sprawdziły, draw mógł jeszcze wejść.
records-why-short-stack = All-in z krótkim stackiem.
records-why-trap = Pułapka: mocne karty, które nie chciały nikogo wystraszyć.
records-why-right = Cena była dobra.
records-why-dear = Cena była za wysoka.
records-why-free = Nie było za co płacić i nie było po co stawiać.
records-why-open = Karty dość dobre, żeby otworzyć z tej pozycji.
records-why-showdown = Wygrywający układ się pokazuje, przegrany chowa.
records-why-no-time = Zabrakło czasu do namysłu: czekanie, a jeśli nie wolno, pas.

records-why-holding = { $holding ->
    [start] W ręce: karty z najlepszych { $top }% kart początkowych.
    [overcards] W ręce: dwie karty wyższe od wspólnych.
    [gutshot] W ręce: draw do strita, brakuje jednej określonej wartości.
    [straight-draw] W ręce: draw do strita, pomogą dwie wartości.
    [flush-draw] W ręce: draw do koloru.
    [low-pair] W ręce: mała para.
    [top-pair] W ręce: para z najwyższą kartą wspólną albo para wyższa od wspólnych.
    [two-pair] W ręce: dwie pary.
    [three] W ręce: trójka.
    [straight] W ręce: strit.
    [flush] W ręce: kolor.
    [monster] W ręce: full albo lepszy układ.
   *[nothing] W ręce: nic.
}

# Czego bot się po kim spodziewał. { $range } jest w zwykłym zapisie: 22+, A2s+, KQo.
records-why-range = Przypuszczalne karty ({ $name }): około { $share }% wszystkich możliwych, głównie { $range }.
    .you = Twoje przypuszczalne karty: około { $share }% wszystkich możliwych, głównie { $range }.
records-why-share = Przypuszczalne karty ({ $name }): około { $share }% wszystkich możliwych.
    .you = Twoje przypuszczalne karty: około { $share }% wszystkich możliwych.
records-why-any = Przypuszczalne karty ({ $name }): dowolne dwie karty.
    .you = Twoje przypuszczalne karty: dowolne dwie.

# Liczby.
records-why-chance = Szacowane equity: { $equity }%.
records-why-price = Sprawdzenie wymagało equity { $price }%.
records-why-both = Szacowane equity: { $equity }%; sprawdzenie wymagało { $price }%.
