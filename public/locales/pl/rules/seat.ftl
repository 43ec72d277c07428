# Stół i miejsca przy nim.

rule-SEAT-1 = Co najmniej dwóch graczy
    .text = Do gry potrzeba co najmniej dwóch graczy. Gdy gra dokładnie dwóch, mówi się o grze heads-up, a ciemne i kolejność mają osobną zasadę (BLIND-15, BLIND-16).

rule-SEAT-2 = Liczba miejsc przy stole
    .text = Przy stole gra zwykle od dwóch do dziesięciu osób. Kart starczyłoby dla większej liczby (SEAT-3), ale wtedy na swoją kolej czekałoby się bardzo długo.
    .variants = Domyślnie 10 miejsc. Można wybrać od 2 do 10.

rule-SEAT-3 = Dla ilu graczy starcza kart
    .text = Górną granicę wyznacza sama talia: 22 graczy, jeśli karty się spala, 23, jeśli nie. Każdy potrzebuje dwóch kart, na stół trafia pięć, a spalanie zabiera jeszcze trzy (BURN-1).
    .example = 22 graczy: 44 zakryte karty, 5 wspólnych i 3 spalone, czyli dokładnie 52. 23 graczy bez spalania: 46 i 5 to 51, jedna karta zostaje.

rule-SEAT-4 = Miejsca liczy się jak na zegarze
    .text = Miejsca liczy się zgodnie z ruchem wskazówek zegara: pierwsze jest po lewej ręce krupiera, ostatnie po prawej. W tym samym kierunku rozdaje się karty i prowadzi licytację.

rule-SEAT-5 = Miejsce krupiera
    .text = W poker roomie krupier siedzi pośrodku stołu. Jest jego pracownikiem: rozdaje karty i dba o wszystko, czego wymaga płynna gra.

rule-SEAT-6 = Kto rozdaje
    .text = W poker roomach i w turniejach ligowych rozdaje krupier, który sam nie gra. Tam, gdzie gracze rozdają sami, robi to gracz z buttonem, a w internecie rozdaje komputer. Na grę to nie wpływa: kolejność zawsze wyznacza button (BTN-1).
    .variants = Domyślnie komputer. Poza tym może rozdawać krupier poker roomu albo gracz z buttonem.
