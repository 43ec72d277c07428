# Ćwiczenie: jak duża przewaga?

drill-equity-estimate = Jak duża przewaga?
    .prompt = Wszystkie karty leżą odkryte. Jaką część puli wygrywa średnio ręka A, od 0 do 100?
    .hint = Zacznij od przypadku, który znasz. Remis liczy się tą częścią puli, którą przynosi, i liczą się wszystkie karty, które jeszcze przyjdą.
    .right = { $share }%, policzone dla wszystkich możliwych kart wspólnych. { $known ->
        [two-higher] Para przeciw dwóm wyższym kartom to prawie równa walka: od 46 do 57% dla pary.
        [pairs] Wyższa z dwóch par wygrywa około 80%.
        [shared] Przy jednej wspólnej wartości wyższa druga karta wygrywa około 70 do 75%; mniej, gdy obie są małe, bo wtedy częste są remisy.
        [draw] Dziewięć outów przy dwóch kartach to około 35%, osiem około 32%, cztery około 17%.
        [draw-with-one-card] Każdy out jest przy jednej karcie wart około 2%.
        [three] Trzy ręce dzielą między siebie 100%: po równo byłoby po jednej trzeciej.
       *[dead] Prawie żadna karta ani para kart tego nie odwróci.
    }
    .slip-tie-share-forgotten = { $share }% obejmuje tylko pule wygrane w całości. Remis też przynosi swoją część (SPLIT-1).
    .slip-one-card-for-two = { $share }% to szansa samej następnej karty. Przyjdą jednak dwie.
