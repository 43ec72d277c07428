# Ćwiczenie: następny ruch krupiera.

drill-dealer-steps = Następny ruch krupiera
    .prompt = Co teraz robi krupier?
    .prompt-burned = Spalona karta leży na boku. Co teraz robi krupier?
    .prompt-no-burn = Przy tym stole nie spala się kart. Co teraz robi krupier?
    .prompt-nth-card = Kto dostaje kartę rozdania numer { $number }?
    .prompt-first-card = Krzesło, przy którym leży button, jest puste. Kto dostaje pierwszą kartę?
    .prompt-heads-up = Dwóch graczy: kto dostaje pierwszą kartę?
    .prompt-button-first = Dwóch graczy, a przy tym stole zaczyna się od małej ciemnej. Kto dostaje pierwszą kartę?
    .prompt-left = Ile kart zostało w talii?
    .prompt-needed = Ile kart potrzeba na to rozdanie aż do rivera?
    .prompt-most = Dla ilu graczy najwyżej wystarczą 52 karty?
    .prompt-shuffle = Która czynność jest następna?
    .prompt-duty = Co jest właściwe?
    .deal = Rozdaje każdemu dwie karty
    .gather = Zgarnia zakłady
    .burn = Spala kartę
    .three = Odkrywa trzy karty
    .one = Odkrywa jedną kartę
    .push = Przesuwa pulę do zwycięzcy
    .dealt-in = { $players ->
        [one] Karty dostaje { $players } gracz.
        [few] Karty dostają { $players } gracze.
       *[many] Karty dostaje { $players } graczy.
    }
    .no-board = Karty graczy są rozdane, poza tym na razie nic.
    .flop-lies = Na stole leży flop.
    .turn-lies = Na stole leży też turn.
    .river-lies = Na stole leży też river.
    .house-burns = Przed flopem, turnem i riverem spala się jedną kartę.
    .house-no-burns = Kart się tu nie spala.
    .shuffle-so-far = Talia jest tasowana do nowego rozdania. Dotąd było:
    .chemmy = Chemmy: rozłożyć i wymieszać na stole
    .riffle = Riffle: wsunąć dwie połowy w siebie
    .strip = Strip: zdejmować pakiety z góry
    .cut = Przełożenie: dolna część idzie na górę
    .ready = Nic więcej: talia jest gotowa
    .new-deck = Na stół trafia nowa talia.
    .new-deck-checked = Sprawdzić karty, wyjąć jokery, wymieszać na stole
    .new-deck-dealt = Zerwać banderolę i rozdawać
    .new-deck-unmixed = Sprawdzić karty i rozdawać: są nowe
    .dealer-changes = Krupier odchodzi, przychodzi inny. Stół ma dwie talie.
    .deck-kept = Grać dalej tą samą talią
    .deck-exchanged = Wziąć drugą talię
    .league = W turnieju ligowym potrzebny jest krupier.
    .league-player = Rozdaje gracz z buttonem
    .league-dealer = Rozdaje ktoś, kto nie gra
    .hint = Ciemne, potem dwa okrążenia kart, najpierw na lewo od buttona. Po każdej rundzie: zgarnąć zakłady, spalić jedną, odkryć trzy, potem jedną i jeszcze jedną. Tasowanie kończy przełożenie.
    .right-deal = Zakłady obowiązkowe leżą: teraz każdemu dwie karty, po jednej (DEAL-1).
    .right-gather = Runda się skończyła: najpierw wszystkie zakłady trafiają na środek (BOARD-5).
    .right-burn = Przed flopem, turnem i riverem jedna karta idzie na bok, zakryta (BURN-1).
    .right-three = Flop to trzy karty, odkryte na środku (BOARD-1).
    .right-one = Turn i river to po jednej karcie, obok pozostałych (BOARD-2).
    .right-push = Rozstrzygnięte: pulę dostaje zwycięzca (SHOW-19).
    .right-first-card = Pierwszą kartę dostaje pierwszy gracz na lewo od krzesła z buttonem, zajętego czy pustego: { $name } (DEAL-2).
    .right-nth-card = Pierwszą kartę, na lewo od buttona, dostaje { $first }. Licząc stąd, kartę numer { $number } dostaje { $name } (DEAL-2).
    .right-second-lap = { $number } − { $players } = { $place }: to karta numer { $place } drugiego okrążenia, a oba zaczyna { $first }. Dostaje ją { $name } (DEAL-2).
    .right-heads-up = Button jest ostatni także we dwoje, więc pierwszą kartę dostaje { $name } (DEAL-3).
    .right-button-first = Małą ciemną ma button i od niej się tu zaczyna: { $name } (DEAL-3).
    .right-left = U graczy { $hands }, na stole { $board }, spalone { $burned }: 52 − { $hands } − { $board } − { $burned } = { $rest } (DECK-1).
    .right-needed = Dla graczy { $hands }, na stół { $board }, do spalenia { $burned }: { $hands } + { $board } + { $burned } = { $all } (SEAT-3).
    .right-most = { $most }: { $hands } + { $board } + { $burned } = { $all } { $all ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }. Następny gracz potrzebuje dwóch, a { $left ->
        [0] nie zostaje żadna
        [one] zostaje tylko jedna
        [few] zostają { $left }
        [many] zostaje { $left }
       *[other] zostaje { $left }
    } (SEAT-3).
    .right-shuffle = Chemmy, riffle, riffle, strip, riffle, przełożenie (SHUF-3, SHUF-4).
    .right-new-deck = Nowe karty leżą po kolei. Sprawdza się je, wyjmuje jokery, potem miesza na stole (DECK-6).
    .right-dealer-changes = Krupier i talia zmieniają się razem (DECK-5).
    .right-league = W turnieju ligowym krupier nie gra (TOURN-11).
    .slip-burn-before-the-deal = Karty spala się tylko przed flopem, turnem i riverem. Najpierw są karty graczy (DEAL-1).
    .slip-bets-left-lying = Nie, póki przed graczami leżą zakłady: najpierw się je zgarnia (BOARD-5).
    .slip-burn-forgotten = Najpierw jedna karta na bok: brakuje spalenia (BURN-1).
    .slip-one-card-flop = Flop ma trzy karty; po jednej odkrywa się dopiero od turna (BOARD-1).
    .slip-three-cards-again = Trzy karty tylko na flopie; turn i river to po jednej (BOARD-2).
    .slip-second-burn = Spalona karta już leży. Jedna wystarczy (BURN-1).
    .slip-no-burn-here = Gdzie indziej tak. Przy tym stole kart się nie spala (BURN-1).
    .slip-next-street-for-nobody = Z kolejnymi kartami nie ma już o co grać: rozstrzygnięte (BOARD-6).
    .slip-button-first = To liczone od buttona. Pierwszą kartę, na lewo od niego, dostaje { $name } (DEAL-2).
    .slip-counter-clockwise = Karty idą zgodnie z ruchem wskazówek zegara, w lewo. Pierwszą dostaje { $name } (SEAT-4).
    .slip-chair-number = To numer krzesła. Licz od buttona w lewo, zaczyna { $name } (DEAL-2).
    .slip-small-blind-first = We dwoje małą ciemną ma button, a on dostaje kartę ostatni (DEAL-3).
    .slip-usual-order = Tak jest zwykle. Przy tym stole zaczyna się od małej ciemnej (DEAL-3).
    .slip-burn-not-counted = Spalonych kart też już nie ma w talii (BURN-1).
    .slip-one-card-each = Każdy gracz ma dwie karty, nie jedną (DEAL-1).
    .slip-board-not-counted = Na stół też potrzeba kart (BOARD-1).
    .slip-cut-too-early = Przełożenie to ostatnia czynność i robi się je tylko raz (SHUF-4).
    .slip-ready-without-a-cut = Nie bez przełożenia (SHUF-4).
    .slip-two-riffles = Przed stripem dwa razy robi się riffle (SHUF-3).
    .slip-unchecked-deck = Nowe karty leżą po kolei i nikt ich jeszcze nie obejrzał (DECK-6).
    .slip-deck-not-exchanged = Talie wymienia się zawsze, gdy zmienia się krupier (DECK-5).
    .slip-dealer-plays = Tak się robi wśród przyjaciół. W turnieju ligowym krupier nie gra (TOURN-11).
