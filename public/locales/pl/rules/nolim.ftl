# No limit.

rule-NOLIM-1 = Dowolna kwota aż po wszystko
    .text = W no limicie gracz może w każdej rundzie postawić dowolną kwotę: od najmniejszego zakładu (BET-1) po wszystkie żetony, które ma przed sobą na stole. Pieniądze w kieszeni się nie liczą (BUYIN-8).
    .variants = Niektóre zasady za granicę uznają żetony, które gracz wniósł do gry, inne te, które ma właśnie na stole. Tutaj liczą się żetony na stole.

rule-NOLIM-2 = No limit nie liczy podniesień
    .text = W no limicie liczba podniesień nie jest ograniczona. Można podnosić raz za razem, byle każde podniesienie było dość wysokie (BET-2) i starczało żetonów.

rule-NOLIM-3 = Ulubiona struktura
    .text = Jedno ze źródeł nazywa no limit bodaj najbardziej atrakcyjną odmianą hold’ema. W każdej chwili grać można o wszystko, co leży na stole.
