# Podział puli.

rule-SPLIT-1 = Remis dzieli pulę
    .text = Jeśli najlepsze układy są takie same, ich właściciele dzielą pulę po równo. Po angielsku mówi się na to split albo chop. Remis nie jest rzadki: często decydują karty wspólne i obaj grają tymi samymi pięcioma.

rule-SPLIT-2 = Każda pula osobno
    .text = Każdą pulę dzieli się osobno, między tych remisujących graczy, którzy mają do niej prawo. Ktoś może więc dostać jedną trzecią puli głównej, a połowę bocznej.
    .example = A jest all-in. A, B i C mają to samo: pula główna dzieli się na trzy części, boczna na dwie, dla B i C.

rule-SPLIT-3 = Kolory nie rozstrzygają remisu
    .text = Wszystkie cztery kolory są równe. Piki nie są lepsze od trefli: dwa układy o tych samych wartościach dzielą pulę. Kolor karty rozstrzyga tylko w jednym miejscu: przy losowaniu buttona (DRAW-2).
