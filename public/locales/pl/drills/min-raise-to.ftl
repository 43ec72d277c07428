# Ćwiczenie: najmniejsze podniesienie.

drill-min-raise-to = Najmniejsze podniesienie
    .prompt = { $name } chce podnieść. Do ilu co najmniej?
    .prompt-bet = { $name } chce postawić. Ile co najmniej?
    .prompt-one-blind = Przy tym stole zawsze wystarczy podnieść o dużą ciemną. { $name }: do ilu co najmniej?
    .prompt-limit = Gra z limitem. { $name } chce dać więcej: do ilu?
    .hint = Zakład to co najmniej jedna duża ciemna. Podniesienie dodaje co najmniej tyle, ile dodał ostatni pełny zakład albo podniesienie; „do ilu” znaczy, ile potem leży przed graczem.
    .right = Ostatni zakład albo podniesienie dodało { $by }: { $bet } + { $by } = { $min } (BET-2).
    .right-opening = Najmniejszy zakład to jedna duża ciemna: { $min } (BET-1).
    .right-one-blind = Tu wystarczy podnieść o dużą ciemną, czyli o { $by }: { $bet } + { $by } = { $min } (BET-3).
    .right-straddle = Zakładem jest teraz straddle, więc podniesienie dodaje drugie tyle, { $by }: { $bet } + { $by } = { $min } (STRADDLE-8).
    .right-limit = W grze z limitem jest jedna wielkość, { $by }. Zakład wynosi { $bet }, więc do { $min } (LIMIT-1).
    .right-all-in = Pełne podniesienie to { $bet } plus { $by }. Tylu żetonów nie ma, a all-in nie ma minimum: { $min } (BET-5).
    .slip-doubled-last-total = Nie podwójne { $bet }: liczy się, o ile zakład wzrósł ostatnio, czyli { $by }.
    .slip-one-big-blind = { $bet } + { $big } dodaje tylko dużą ciemną; ostatni krok to { $by }, więc do { $min }.
    .slip-by-for-to = To jest „o ile”. Pytanie brzmi „do ilu”: { $bet } i do tego podniesienie daje { $min } (RAISE-1).
    .slip-minus-own-chips = Własnych żetonów się tu nie odejmuje: razem to { $bet } plus { $by }.
    .slip-earlier-raise = { $earlier } to krok wcześniejszy. Ostatni to { $by }: { $bet } + { $by } = { $min }.
    .slip-usual-rule = To zwykła zasada. Przy tym stole wystarczy dodać { $by }: { $bet } + { $by } = { $min } (BET-3).
