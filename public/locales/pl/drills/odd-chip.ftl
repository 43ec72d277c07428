# Ćwiczenie: żeton z reszty.

drill-odd-chip = Żeton z reszty
    .prompt = Te układy są równe. Podziel każdą pulę między wygranych, żeton po żetonie.
    .prompt-change = Równe układy. Pula leży w żetonach po { $chip }, najmniejszy żeton w grze to 1. Podziel ją.
    .prompt-counter-clockwise = Równe układy. Tu żeton z reszty idzie od buttona przeciwnie do ruchu wskazówek zegara, najpierw sam button. Podziel pulę.
    .prompt-all-to-one = Równe układy. Tu całą resztę dostaje jeden gracz. Podziel pulę.
    .hint = Rozmień na najmniejsze żetony i podziel po równo, każdą pulę osobno. Resztę rozdaje się po jednym, najpierw pierwszemu wygranemu na lewo od buttona.
    .right = { $pot } po równo to po { $share }, zostaje { $odd }. Resztę rozdaje się po jednym, a zaczyna { $name } (ODD-2).
    .right-all-to-one = { $pot } po równo to po { $share }. Całą resztę, { $odd }, dostaje tu { $name } (ODD-3).
    .slip-button-side = Żeton z reszty idzie na lewo od buttona, nie na prawo: zaczyna { $name } (ODD-2).
    .slip-all-to-one = Kilka żetonów z reszty rozdaje się po jednym; wszystkich { $name } nie dostaje (ODD-3).
    .slip-without-change = Najpierw rozmień żetony po { $chip } na jedynki. Wtedy da się podzielić wszystko oprócz ostatniego (ODD-1).
    .slip-one-for-two-pots = Każdą pulę dzieli się osobno, więc { $name } z obu dostaje żeton z reszty (SPLIT-2).
    .slip-higher-suit = { $name } ma wyższy kolor, ale kolory o niczym tu nie decydują (SPLIT-3).
    .slip-default-instead = Tak dzieli się zwykle. Tu obowiązuje inna zasada: przeczytaj ją jeszcze raz (ODD-2).
