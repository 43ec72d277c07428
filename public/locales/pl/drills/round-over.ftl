# Ćwiczenie: czy runda się skończyła?

drill-round-over = Czy runda się skończyła?
    .prompt = Kto gra teraz w tej rundzie? Jeśli runda się skończyła, wybierz „nikt”.
    .hint = Runda trwa, dopóki wszyscy, którzy są w grze i mają żetony, nie zagrają i nie wyrównają najwyższego zakładu. Samego siebie się nie podnosi.
    .right-owes = { $name } ma wpłacone { $own }, a zakład wynosi { $bet }: na to trzeba jeszcze odpowiedzieć (ROUND-9).
    .right-option = Wpłata w ciemno to jeszcze nie decyzja: { $name } ma ostatnie słowo (ROUND-6).
    .right-not-heard = { $name } gra w tej rundzie dopiero teraz (ROUND-5).
    .right-one-left = Nikt: w grze jest już tylko { $name } i rozdanie się kończy (GAME-15).
    .right-run-out = Nikt: żetony ma mniej niż dwóch graczy, więc karty wykłada się bez licytacji (ROUND-12).
    .right-checked = Nikt: wszyscy czekają i runda się kończy (ROUND-10).
    .right-over = Nikt: wszyscy, którzy zostali, wyrównali najwyższy zakład, i runda się kończy (ROUND-10).
    .slip-next-card-too-early = Jeszcze nie: w tej rundzie ma jeszcze zagrać { $name } (ROUND-10).
    .slip-lone-stack = Żetony ma już tylko { $name }. Nie ma przeciw komu stawiać, więc nie ma o czym decydować (ROUND-12).
    .slip-bettor-again = Ostatni zakład albo podniesienie daje { $name }, a potem nikt nie podniósł. Samego siebie się nie podnosi (RAISE-3).
    .slip-folded-or-all-in = Dalej w kolejce siedzi { $name }, ale po spasowaniu albo all-inie o niczym się już nie decyduje (ALLIN-4, FOLD-1).
