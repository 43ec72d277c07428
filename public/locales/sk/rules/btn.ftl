# Button.

rule-BTN-1 = Pomyselný rozdávajúci
    .text = Button označuje pomyselného rozdávajúceho. Aj keď karty v skutočnosti rozdáva niekto iný alebo počítač, rozdáva sa a vsádza tak, akoby rozdával hráč s buttonom.

rule-BTN-2 = Button sa posúva
    .text = Po každom rozdaní sa button posunie o jedného hráča ďalej v smere hodinových ručičiek. S ním sa posúvajú aj blindy (BLIND-9), a tak sa každý vystrieda na všetkých pozíciách.

rule-BTN-3 = Úlohy idú po sebe
    .text = Kým hrajú tí istí hráči, úlohy na seba nadväzujú: kto má teraz veľký blind, má v ďalšom rozdaní malý, a kto má teraz malý blind, dostane button.

rule-BTN-4 = Mŕtvy alebo pohyblivý button
    .text = Keď niekto od stola odíde, pravidlá sa líšia. Pri mŕtvom buttone sa najprv určí veľký blind, vždy pre hráča, ktorý je na rade; malý blind alebo button za ním môže vyjsť na prázdne miesto. Malý blind sa v tom prípade nedáva, button tam jednoducho leží. Blindu sa tak nikto nevyhne. Pohyblivý button ide jednoducho k ďalšiemu hráčovi.
    .variants = Predvolené: mŕtvy button. Inak: pohyblivý button. Keď z troch hráčov zostanú dvaja, má veľký blind ten, kto je na rade, a druhý má button aj malý blind.
    .example = Miesta 1–5, button 1, malý blind 2, veľký blind 3 a odíde hráč z miesta 2. Mŕtvy button: button na prázdnom mieste 2, malý blind 3, veľký blind 4. Pohyblivý button: button 3, malý blind 4, veľký blind 5; miesto 3 sa vyhne malému blindu a miesto 4 veľkému.

rule-BTN-5 = Na každého sa dostane
    .text = Počas každého obehu buttonu musí mať každý hráč možnosť hrať na buttone a každý musí zaplatiť blindy. Výhody aj náklady majú všetci rovnaké; zaručuje to striedanie.

rule-BTN-6 = Ako button vyzerá
    .text = Button vyzerá všade trochu inak: osobitný žetón, plastový kotúčik, veľká okrúhla značka s nápisom „Dealer“, na obrazovke napríklad len písmeno D.
