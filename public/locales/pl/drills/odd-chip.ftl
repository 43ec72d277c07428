# Ćwiczenie: nieparzysty żeton.

drill-odd-chip = Nieparzysty żeton
    .prompt = Te układy są równe. Podziel każdą pulę między wygranych, żeton po żetonie.
    .prompt-change = Równe układy. Pula leży w żetonach po { $chip }, najmniejszy żeton w grze to 1. Podziel ją.
    .prompt-counter-clockwise = Równe układy. Tu nieparzysty żeton idzie od znaczka D przeciwnie do ruchu wskazówek zegara, najpierw sam znaczek. Podziel pulę.
    .prompt-all-to-one = Równe układy. Tu całą resztę dostaje jeden gracz. Podziel pulę.
    .hint = Rozmień na najmniejsze żetony i podziel po równo, każdą pulę osobno. Resztę rozdaje się po jednym, najpierw pierwszemu wygranemu na lewo od znaczka D.
    .right = { $pot } po równo to po { $share }, zostaje { $odd }. Resztę rozdaje się po jednym, a zaczyna { $name } (ODD-2).
    .right-all-to-one = { $pot } po równo to po { $share }. Całą resztę, { $odd }, dostaje tu { $name } (ODD-3).
    .slip-button-side = Nieparzysty żeton idzie na lewo od znaczka D, nie na prawo: zaczyna { $name } (ODD-2).
    .slip-all-to-one = Kilka nieparzystych żetonów rozdaje się po jednym; wszystkich { $name } nie dostaje (ODD-3).
    .slip-without-change = Najpierw rozmień żetony po { $chip } na jedynki. Wtedy da się podzielić wszystko oprócz ostatniego (ODD-1).
    .slip-one-for-two-pots = Każdą pulę dzieli się osobno, więc { $name } dostaje nieparzysty żeton z obu (SPLIT-2).
    .slip-higher-suit = { $name } ma wyższy kolor, ale kolory o niczym tu nie decydują (SPLIT-3).
    .slip-default-instead = Tak dzieli się zwykle. Tu obowiązuje inna zasada: przeczytaj ją jeszcze raz (ODD-2).
