# Ćwiczenie: rozdawać od nowa?

drill-misdeal-or-not = Rozdawać od nowa?
    .exposed = Krupier podczas rozdawania odsłania kartę numer { $number }, licząc od pierwszej rozdanej karty.
    .exposed-by-player = Gracz sam odwraca jedną ze swoich kart: karta rozdania numer { $number }.
    .exposed-several = { $cards ->
        [one] Krupier podczas rozdawania odsłania { $cards } kartę.
        [few] Krupier podczas rozdawania odsłania { $cards } karty.
       *[many] Krupier podczas rozdawania odsłania { $cards } kart.
    }
    .face-up = { $cards ->
        [one] W talii znajduje się { $cards } karta odkryta.
        [few] W talii znajdują się { $cards } karty odkryte.
       *[many] W talii znajduje się { $cards } kart odkrytych.
    }
    .extra = { $cards ->
        [one] Razem rozdano o { $cards } kartę za dużo.
        [few] Razem rozdano o { $cards } karty za dużo.
       *[many] Razem rozdano o { $cards } kart za dużo.
    }
    .out-of-order = Jedna karta trafiła do niewłaściwego gracza i wszystkie następne też są w niewłaściwych rękach.
    .exposed-as-burn = Krupier używa odsłoniętej karty jako spalonej. Gracz twierdzi, że kolejność się teraz nie zgadza.
    .wrong-button = Button leży w niewłaściwym miejscu.
    .empty-place = Krupier rozdał karty na puste miejsce.
    .not-entitled = Krupier rozdał karty graczowi, który jeszcze czeka na dużą ciemną i nie ma do nich prawa.
    .left-out = Gracz, który zapłacił wszystko, co trzeba, i chce grać, nie dostał kart.
    .sits-out = Gracz, który robi przerwę, nie dostał kart.
    .one-card = W drugim okrążeniu krupier pominął jednego gracza, który ma tylko jedną kartę.
    .last-card = Gracz z buttonem ma tylko jedną kartę: brakuje ostatniej karty rozdania.
    .house-always = Przy tym stole pojedynczą odsłoniętą kartę gracza wymienia się zawsze, którakolwiek to jest.
    .aside-blinds = Obie ciemne są wpłacone.
    .aside-looked = Niektórzy gracze obejrzeli już swoje karty.
    .aside-burn = Żadnej karty jeszcze nie spalono.
    .aside-short = Jednemu graczowi zostało bardzo mało żetonów.
    .acted = { $acted ->
        [0] Nikt jeszcze nie zagrał.
        [one] Zagrał { $acted } gracz.
        [few] Zagrali { $acted } gracze.
       *[many] Zagrało { $acted } graczy.
    }
    .prompt = Rozdać od nowa, naprawić czy grać dalej?
    .misdeal = Nieważne: żetony wracają, rozdać od nowa
    .put-right = Naprawić i grać dalej
    .stands = Rozdanie jest ważne
    .hint = Najpierw: czy zagrało już dwóch graczy? Wtedy rozdania nie można unieważnić; ciemne się nie liczą. Jeśli nie: czy to jeden z powodów unieważnienia? Co nim nie jest, da się naprawić.
    .right = { $ruling } ({ $rule })
    .slip-not-too-late = { $acted ->
        [0] Nikt jeszcze nie zagrał: na unieważnienie nie jest za późno (MISDEAL-1).
        [one] Zagrał tylko { $acted } gracz: na unieważnienie nie jest za późno (MISDEAL-1).
        [few] Zagrali tylko { $acted } gracze: na unieważnienie nie jest za późno (MISDEAL-1).
       *[many] Zagrało tylko { $acted } graczy: na unieważnienie nie jest za późno (MISDEAL-1).
    }
    .slip-too-late = Zagrało już dwóch graczy: na unieważnienie jest za późno (MISDEAL-10).
    .slip-first-cards-exchanged = Pierwszej ani drugiej karty rozdania się nie wymienia. Wymienia się dopiero od trzeciej (MISDEAL-2).
    .slip-two-cards-exchanged = Jedną odsłoniętą kartę można wymienić, dwóch i więcej nie (MISDEAL-3).
    .slip-repair-of-a-misdeal = To jeden z powodów unieważnienia: nie naprawia się, rozdaje się od nowa (MISDEAL-1).
    .slip-misdeal-for-one-card = Jedna odsłonięta karta, i to nie pierwsza ani druga w rozdaniu: wymienia się ją (MISDEAL-11).
    .slip-house-always-exchanges = Gdzie indziej tak. Przy tym stole wymienia się każdą pojedynczą odsłoniętą kartę (MISDEAL-11).
    .slip-one-face-up = Jedna odkryta karta w talii to nie powód, dopiero dwie. Ta jedna po prostu się nie liczy (IRREG-6).
    .slip-last-card-missing = Brakuje tylko ostatniej karty, wszystkie inne są na swoim miejscu (MISDEAL-6).
    .slip-can-be-put-right = Jeśli naprawi się to teraz, nikt nie ucierpi. Rozdanie nie musi zostać takie, jakie jest (MISDEAL-11).
    .slip-no-ground = To nie jest powód do unieważnienia rozdania (MISDEAL-1).
    .slip-repair-too-late = Zagrało już dwóch graczy: gra się kartami tak, jak leżą (MISDEAL-10).
    .slip-nothing-to-repair = Nie stało się tu nic, co trzeba by naprawiać.
