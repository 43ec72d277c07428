# Ćwiczenie: czy gracz może podnieść?

drill-reopen-or-not = Podnieść jeszcze raz?
    .prompt = Gra bez limitu. Czy { $name } może podnieść?
    .prompt-limit = Gra z limitem, obowiązuje zasada pełnego zakładu. Czy { $name } może podnieść?
    .prompt-half = Gra z limitem; przy tym stole licytację otwiera już pół zakładu. Czy { $name } może podnieść?
    .prompt-least = Do ilu co najmniej?
    .yes = Tak
    .no = Nie, tylko spasować albo sprawdzić
    .hint = Kto już podjął decyzję, może podnieść jeszcze raz tylko po pełnym podniesieniu: zakład musi wzrosnąć co najmniej o ostatni pełny zakład albo podniesienie. Kto jeszcze nie grał, może podnieść.
    .right-closed = Nie: { $name } widzi zakład większy o { $grown }, a pełne podniesienie to { $full } (ALLIN-6).
    .right-not-acted = Tak: { $name } gra w tej rundzie pierwszy raz (ALLIN-5).
    .right-half = Tak: zakład wzrósł o { $grown }, co najmniej o połowę z { $full }. Przy tym stole { $name } może więc znowu podnieść (ALLIN-7).
    .right-open = Tak: { $name } widzi zakład większy o { $grown }, a pełne podniesienie to { $full } (ALLIN-5).
    .right-least = { $bet } + { $by } = { $min }: do tego, co leży, dodaje się ostatni pełny zakład albo podniesienie (BET-2).
    .right-least-limit = Do { $min }: w grze z limitem dodaje się { $by } do ostatniego pełnego zakładu; na stole leży { $bet } (BET-2).
    .slip-yes-because-higher = Zakład jest wyższy, ale tylko o { $grown }; pełne podniesienie to { $full }. { $name } gra w tej rundzie już drugi raz (ALLIN-6).
    .slip-half-without-the-option = { $grown } to co najmniej połowa z { $full }, ale liczy się to tylko tam, gdzie tak stanowi regulamin. { $name } nie może podnieść (ALLIN-7).
    .slip-no-though-full = Zakład wzrósł o { $grown }, a miarą jest { $full }: to tu wystarcza i { $name } może znowu podnieść (ALLIN-5).
    .slip-no-though-not-acted = Krótki all-in niczego nie zamyka: { $name } gra w tej rundzie pierwszy raz (ALLIN-5).
    .slip-short-total-doubled = Nie podwójne { $bet }: dodaje się ostatni pełny zakład albo podniesienie { $by }, więc { $min } (BET-2).
