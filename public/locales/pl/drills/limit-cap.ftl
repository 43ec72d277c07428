# Ćwiczenie: policz podniesienia.

drill-limit-cap = Policz podniesienia
    .prompt = Gra z limitem, najwyżej trzy podniesienia w rundzie. Teraz gra { $name }. Czy można jeszcze pójść wyżej?
    .prompt-four = Gra z limitem, przy tym stole najwyżej cztery podniesienia w rundzie. Teraz gra { $name }. Czy można jeszcze pójść wyżej?
    .prompt-cash = Gra z limitem na pieniądze, dwoje graczy. Teraz gra { $name }. Czy można jeszcze pójść wyżej?
    .prompt-tournament = Turniej z limitem, zostało dwoje graczy. Teraz gra { $name }. Czy można jeszcze pójść wyżej?
    .prompt-to = Do ilu?
    .prompt-size = Gra z limitem. { $name } chce dać więcej niż sprawdzenie. Do ilu?
    .yes = Tak
    .no = Nie, tylko sprawdzić albo spasować
    .hint = Policz podniesienia w tej rundzie bez pierwszego zakładu; przed flopem pierwszym zakładem jest duża ciemna. Krok to przed flopem i na flopie niższy limit, na turnie i riverze wyższy.
    .right-open = Podniesienia do tej pory: { $raises } z { $cap }. Pierwszy zakład do nich nie należy, można więc wyżej (LIMIT-3, LIMIT-6).
    .right-capped = Podniesienia do tej pory: { $raises } z { $cap }. Licytacja jest zamknięta (cap): tylko sprawdzić albo spasować (LIMIT-5).
    .right-open-blind = Przed flopem pierwszym zakładem jest duża ciemna. Podniesienia do tej pory: { $raises } z { $cap } (LIMIT-6).
    .right-capped-blind = Przed flopem pierwszym zakładem jest duża ciemna. Podniesienia do tej pory: { $raises } z { $cap }, licytacja jest zamknięta (LIMIT-6).
    .right-open-straddle = Pierwszym podniesieniem jest straddle. Podniesienia do tej pory: { $raises } z { $cap } (STRADDLE-6).
    .right-capped-straddle = Pierwszym podniesieniem jest straddle. Podniesienia do tej pory: { $raises } z { $cap }, licytacja jest zamknięta (STRADDLE-6).
    .right-two = We dwoje w grze na pieniądze nie ma górnej granicy: idzie się wyżej, póki są żetony (LIMIT-4).
    .right-two-capped = W turnieju granica obowiązuje także we dwoje. Podniesienia do tej pory: { $raises } z { $cap } (LIMIT-4).
    .right-early = Przed flopem i na flopie krok to niższy limit: { $bet } + { $unit } = { $to } (LIMIT-2).
    .right-late = Na turnie i riverze krok to wyższy limit: { $bet } + { $unit } = { $to } (LIMIT-2).
    .right-bet-early = Przed flopem i na flopie zakład to dokładnie niższy limit: { $to } (LIMIT-2).
    .right-bet-late = Na turnie i riverze zakład to dokładnie wyższy limit: { $to } (LIMIT-2).
    .slip-cap-with-two-players = Podniesienia do tej pory: { $raises }. We dwoje w grze na pieniądze granicy { $cap } jednak nie ma (LIMIT-4).
    .slip-no-cap-with-two-players = Tak jest w grze na pieniądze. W turnieju zostaje granica { $cap }, a podniesienia do tej pory to { $raises } (LIMIT-4).
    .slip-usual-cap = Podniesienia do tej pory: { $raises }. Przy większości stołów to granica, przy tym wynosi ona { $cap } (LIMIT-3).
    .slip-opening-bet-counted = Pierwszy zakład nie jest podniesieniem. Podniesienia do tej pory: { $raises } z { $cap } (LIMIT-6).
    .slip-first-raise-not-counted = Pierwszym zakładem była duża ciemna, więc liczy się już pierwsze podniesienie. Do tej pory: { $raises } z { $cap } (LIMIT-6).
    .slip-straddle-not-counted = Straddle liczy się jako podniesienie. Podniesienia do tej pory: { $raises } z { $cap } (STRADDLE-6).
    .slip-one-more-after-the-cap = Po zakładzie liczba podniesień to najwyżej { $cap }. Do tej pory: { $raises }, więc to koniec (LIMIT-5).
    .slip-lower-size-late = Na turnie i riverze krok to wyższy limit, { $unit }: { $bet } + { $unit } = { $to } (LIMIT-2).
    .slip-upper-size-early = Wyższy limit zaczyna się dopiero na turnie. Tu krok to { $unit }: { $bet } + { $unit } = { $to } (LIMIT-2).
    .slip-doubled-bet = Nie dwa razy { $bet }: krok to { $unit }, więc idzie się do { $to } (LIMIT-1).
    .slip-by-for-to = To kwota, o którą się podnosi. Razem { $bet } + { $unit } = { $to } (RAISE-1).
