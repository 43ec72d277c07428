# Ćwiczenie: kto pokazuje pierwszy?

drill-who-shows-first = Kto pokazuje pierwszy?
    .prompt = Licytacja się skończyła. W jakiej kolejności pokazuje się karty?
    .prompt-option = Gdy na riverze wszyscy czekają, zaczyna tu ostatni agresor całego rozdania. W jakiej kolejności pokazuje się karty?
    .hint = Pierwszy pokazuje ten, kto ostatni postawił albo podniósł, potem inni zgodnie z ruchem wskazówek zegara. Gdy wszyscy czekają, zaczyna pierwszy gracz rundy. Pule boczne rozstrzyga się przed główną.
    .right-bet = Ostatni zakład albo podniesienie daje { $name } i pokazuje na początku, a dalej zgodnie z zegarem: { $order } (SHOW-2, SHOW-4).
    .right-checked = W tej rundzie wszyscy czekają, więc zaczyna ten, kto gra pierwszy: { $order } (SHOW-5).
    .right-option = Na riverze nikt nie stawia; przy tym stole zaczyna ostatni agresor rozdania, { $name }: { $order } (SHOW-5).
    .right-side = Najpierw rozstrzyga się pulę boczną, więc ci, którzy o nią grają, pokazują przed graczem all-in: { $order } (SHOW-14).
    .slip-all-in-first = { $name } jest all-in i gra tylko o pulę główną. Tę rozstrzyga się na końcu (SHOW-14).
    .slip-earlier-aggressor = { $name } stawia we wcześniejszej rundzie. Liczy się ostatnia runda, a w niej wszyscy czekają (SHOW-5).
    .slip-first-of-the-round = Rundę zaczyna { $name }, ale potem jest zakład. Pokazuje ten, kto ostatni postawił albo podniósł (SHOW-2).
    .slip-first-caller = { $name } tylko sprawdza. Pierwszy pokazuje ten, kogo sprawdzono (SHOW-2).
    .slip-last-caller = Na końcu sprawdza { $name }, ale sprawdzenie to nie atak. Pokazuje ten, kto ostatni postawił albo podniósł (SHOW-2).
