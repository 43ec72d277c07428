# Co jest nie tak ze stołem, grą albo zapisaną grą i co byłoby dobrze.

wrong-places = { $seats ->
    [one] { $seats } miejsce to zły wybór: ten stół ma ich od 2 do { $most }.
    [few] { $seats } miejsca to zły wybór: ten stół ma ich od 2 do { $most }.
   *[many] { $seats } miejsc to zły wybór: ten stół ma ich od 2 do { $most }.
}
wrong-buy-in-range = Buy-in od { $min } do { $max } nie jest możliwy: najmniejszy nie może być większy niż największy.
wrong-buy-in-nothing = Najmniejszy buy-in to jeden żeton.
wrong-no-such-seat = Nie ma tu miejsca { $seat }: ten stół ma miejsca od 1 do { $seats }.
wrong-seat-taken = Miejsce { $seat } jest zajęte. Wybierz wolne.
wrong-seat-empty = Na miejscu { $seat } nikt nie siedzi.
wrong-seat-order = Miejsce { $seat } jest tu dwa razy albo miejsca nie idą po kolei.
wrong-hand-in-progress = Rozdanie jeszcze trwa. Najpierw trzeba je dograć.
wrong-moment = To nie pasuje do tego, co się dzieje przy stole.
wrong-prompt-open = { $name } ma przed rozdaniem jeszcze pytanie bez odpowiedzi.
    .you = Przed rozdaniem masz jeszcze pytanie bez odpowiedzi.
wrong-too-few-players = { $players ->
    [one] Do rozdania trzeba co najmniej dwóch obecnych graczy z żetonami; tutaj jest { $players }.
    [few] Do rozdania trzeba co najmniej dwóch obecnych graczy z żetonami; tutaj są { $players }.
   *[many] Do rozdania trzeba co najmniej dwóch obecnych graczy z żetonami; tutaj jest ich { $players }.
}
wrong-too-many-players = { $players ->
    [one] Talia wystarcza najwyżej dla { $most }; tutaj jest { $players } gracz.
    [few] Talia wystarcza najwyżej dla { $most }; tutaj są { $players } gracze.
   *[many] Talia wystarcza najwyżej dla { $most }; tutaj jest { $players } graczy.
}
wrong-too-many-with-burns = Gdy karty się spala, talii wystarcza dla 22 graczy, a tu jest ich 23. Trzeba o jednego gracza mniej albo gry bez spalania.
wrong-empty-stack = { $name } nie ma żetonów i nie może dostać kart.
    .you = Nie masz żetonów i nie możesz dostać kart.
wrong-too-many-chips = Na stole może być w żetonach najwyżej { $most }.
wrong-forced-bet = Miejsce { $seat } nie może dać tej ciemnej.
wrong-no-minimum-bet = Najmniejszy zakład to co najmniej jeden żeton.
wrong-needs-rebuy = Nie masz żetonów. Żeby grać dalej, kup od { $min } do { $max }.
wrong-needs-rebuy-open = Nie masz żetonów. Żeby grać dalej, kup co najmniej { $min }.
wrong-saved-text = To nie jest zapisana gra: od wiersza { $line }, kolumny { $column } nie da się jej odczytać.
wrong-saved-version = Zapisana gra ma wersję { $found }; tutaj da się odczytać tylko wersję { $expected }.
wrong-saved-no-version = To nie jest zapisana gra Cards Speak.
wrong-saved-part = W zapisanej grze czegoś brakuje albo coś jest uszkodzone.
wrong-saved-game = Zapisanej gry nie da się kontynuować. { $why }
wrong-saved-decision = W zapisanym rozdaniu ruch { $number } jest wbrew zasadom. { $why }
