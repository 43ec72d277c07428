# Škola krupiéra: stránka, 21 povinností, rozhodnutia, 19 nehôd.

dealer-about = Vediete celé rozdania z miesta krupiéra. Kým to neurobíte vy, nič sa nerozdá, nepozbiera ani neposunie.
dealer-not-dealt = Rozdania tejto úrovne sa nepodarilo pripraviť. Vráťte sa k úrovniam a otvorte ju znova.
dealer-level-d1 = Prvé rozdanie
    .about = Traja hráči, nikto all-in: button, blindy, karty, kto je na rade.
dealer-level-d2 = Celé rozdanie
    .about = Šesť hráčov: miešať, ohlasovať, zbierať stávky, čítať karty, vydať bank.
dealer-level-d3 = All-in
    .about = Vedľajšie banky, vrátené žetóny a prvé nehody.
dealer-level-d4 = Zhody a žetóny navyše
    .about = Viac bankov, delenie, button pri prázdnej stoličke, noví hráči. Vaše omyly nikto nezastaví.
dealer-level-d5 = Iné hry
    .about = Limit a pot limit, straddle, slová a žetóny, ktoré musíte posúdiť.
dealer-level-d6 = Ligový večer
    .about = Desať hráčov, ante, rastúce blindy, dve nehody v každom rozdaní.
dealer-hand-of = Rozdanie { $hand } z { $hands }
dealer-duty-of = { $duty } z { $duties }
dealer-bell = Zazvoniť: niečo je zle
dealer-bell-nothing = Všetko je v poriadku. Pokračujte.
dealer-bell-right = Áno. Zastavte rozdanie.
dealer-hint = Pomôcka
dealer-missed = Niečo vám uniklo.
dealer-objection = Prešlo to, ale jeden hráč namieta: nebolo to správne. Hneď to napravte.
dealer-read-table = Prečítať stôl nahlas
dealer-place = Miesto krupiéra
dealer-burned = Spálené: { $cards }
dealer-folded = Položené karty hráčov: { $hands }
dealer-hand-done = Rozdanie sa skončilo
dealer-level-done = Úroveň sa skončila
dealer-passed = Splnené.
dealer-not-passed = Ešte nie: treba { $mark } % a nesprávnemu hráčovi ani žetón.
dealer-accuracy = Presnosť { $percent } %
dealer-chips-wrong = Žetóny nesprávnemu hráčovi: { $count }
dealer-mishaps-missed = Prehliadnuté nehody: { $count }
dealer-no-stops = Toto rozdanie sa nikde nezastavilo.
dealer-stops = Kde sa rozdanie zastavilo
dealer-dearest = Čo stálo najviac
dealer-lost = stratené body: { $points }
dealer-pace = Ako dlho to trvalo
dealer-seconds = { $seconds } s
dealer-replay = Prehrať odtiaľto
dealer-replaying = Prehrávanie: nepočíta sa.
dealer-back = Späť k hodnoteniu
dealer-next-hand = Ďalšie rozdanie
dealer-again = Úroveň ešte raz
dealer-drill = Precvičiť
dealer-levels = Všetky úrovne
dealer-begin = Začať
dealer-go-on = Pokračovať v úrovni
dealer-state-new = Nezačaté
dealer-state-begun = Začaté
dealer-state-passed = Splnené
dealer-table-seat = { $name }: stack { $stack }, vpredu { $bet }
dealer-table-folded = { $name } už nehrá, karty sú položené
dealer-table-button = Button: miesto { $seat }
dealer-table-pot = { $pot }: { $amount }
dealer-table-board = Na stole: { $cards }
dealer-table-no-board = Na stole neleží žiadna karta

## 1 až 7: pred prvou akciou

dealer-new-deck = Skontrolovať balíček
    .prompt = Leží pred vami nový balíček. Čo urobíte najprv?
    .hint = Nové karty sú zoradené a môžu medzi nimi byť žolíky alebo karty s iným rubom.
    .choice-check = Vyradiť žolíky a karty s iným rubom, ostatné premiešať na stole
    .choice-deal = Hneď rozdávať
    .choice-both = Zamiešať oba balíčky dokopy
    .right = Karty skontrolovať, vyradiť, čo tam nepatrí, a premiešať (DECK-6, DECK-4).
    .slip-deal = Nové karty sú zoradené. Najprv sa skontrolujú, potom premiešajú (DECK-6).
    .slip-both = Hrá sa len s jedným; druhý čaká na ďalšieho krupiéra (DECK-5).
dealer-shuffle = Zamiešať
    .prompt = Zoraďte šesť úkonov miešania.
    .prompt-again = Pred každým rozdaním sa balíček mieša znova.
    .hint = Začína sa na stole plochými rukami a končí sa snímaním.
    .motion-1 = Premiešanie na stole (chemmy)
    .motion-2 = Prelínanie (riffle)
    .motion-3 = Riffle druhý raz
    .motion-4 = Sťahovanie (strip)
    .motion-5 = Posledný riffle
    .motion-6 = Snímanie
    .again = Zamiešať a sňať
    .right = Chemmy, riffle, riffle, strip, riffle, snímanie (SHUF-3, SHUF-4).
    .right-again = Pred každým rozdaním znova, najviac pol minúty (SHUF-1, SHUF-2).
    .slip-cut = Sníma sa až nakoniec, po poslednom riffle (SHUF-4).
dealer-draw = Losovanie o button
    .prompt = Každý má jednu odkrytú kartu. Kto získava button?
    .hint = Vyhráva najvyššia karta; pri rovnakej hodnote rozhoduje farba: piky, srdcia, káry, kríže.
    .right = { $name } má najvyššiu kartu, { $card } (DRAW-2).
    .slip-suit = Rovnaká hodnota: rozhoduje farba a { $card } je vyššia, teda { $name } (DRAW-4).
dealer-button = Umiestniť button
    .prompt = Button v minulom rozdaní: { $name }. Kam ide teraz?
    .prompt-drawn = Losovanie sa skončilo. Kam patrí button?
    .hint = Button sa po každom rozdaní posúva doľava; môže stáť aj pri prázdnej stoličke.
    .right = Button ide o jedno miesto doľava: { $name } (BTN-2).
    .right-drawn = Button patrí tomu, kto vyhral losovanie: { $name } (DRAW-1).
    .right-dead = Miesto { $seat } je prázdne a button ide práve tam: na rade je stolička malého blindu (BTN-4).
    .slip-stays = Práve ho má { $name }. Po každom rozdaní ide ďalej (BTN-2).
    .slip-too-far = To je o jedno miesto ďalej: predtým je na rade { $name } (BTN-2).
    .slip-skips-empty = Miesto { $seat } sa nepreskakuje: button tu ide aj k prázdnej stoličke (BTN-4).
    .slip-left-of-drawn = Button má { $name }; blindy sú až vľavo od neho (DRAW-1).
dealer-dealt-in = Kto dostane karty
    .prompt = Označte všetkých, ktorí v tomto rozdaní dostanú karty.
    .fact-sits-out = { $name } vynecháva.
    .fact-no-chips = { $name } už nemá žetóny.
    .fact-pays = { $name } ešte nie je v hre a chce za vstup zaplatiť.
    .fact-waits = { $name } ešte nie je v hre a čaká na veľký blind.
    .hint = Kto vynecháva, karty nedostane; nový hráč čaká na veľký blind alebo zaplatí; medzi button a veľký blind nikto nevstupuje.
    .right = Karty dostanú: { $names } (BLIND-20, BUYIN-9).
    .slip-newcomer = { $name } je pri stole prvý raz a blind neplatí: najprv musí prísť veľký blind (BLIND-20).
    .slip-missed = { $name } má zmeškané blindy a tie ešte nie sú zaplatené (BLIND-18).
    .slip-barred = { $name } sedí medzi buttonom a veľkým blindom: tam nikto nevstupuje (BLIND-21).
    .slip-sits-out = { $name } vynecháva.
    .slip-no-chips = { $name } má na karty primálo žetónov (BUYIN-9).
dealer-forced = Vybrať blindy a ante
    .fact-blinds = Blindy: { $small }/{ $big }.
    .fact-straddle = { $name } ohlasuje straddle.
    .fact-live = { $name } platí za vstup veľký blind.
    .prompt-small = Kto dáva malý blind? Ak je stolička prázdna, zvoľte „nikto“.
    .prompt-big = Kto dáva veľký blind?
    .prompt-straddle = Kto ohlásil straddle?
    .prompt-live = Kto platí veľký blind, aby mohol vstúpiť?
    .prompt-antes = Ante je { $ante }. Koľko vyberiete od všetkých spolu?
    .prompt-amount = { $kind ->
        [small] Malý blind, dáva { $name }: koľko?
        [big] Veľký blind, dáva { $name }: koľko?
        [straddle] Straddle, dáva { $name }: koľko?
        [live] Vstup do hry, platí { $name }: koľko?
       *[ante] Ante, platí { $name }: koľko?
    }
    .hint = Malý blind sedí vľavo od buttonu, veľký vľavo od malého. Keď hrajú dvaja, malý blind má button. Kto má málo, vloží, čo má.
    .right-small = Malý blind: { $name }, vľavo od buttonu (BLIND-2).
    .right-big = Veľký blind: { $name } (BLIND-2).
    .right-straddle = Straddle: { $name }, vľavo od veľkého blindu (STRADDLE-2).
    .right-live = Za vstup platí { $name } a počíta sa to ako stávka (BLIND-22).
    .right-no-small = Nikto: stolička malého blindu je prázdna (BTN-4).
    .right-amount = Je to { $amount }.
    .right-short = { $name } má len { $amount } z { $nominal } a vkladá to (BLIND-17).
    .right-antes = Počet ante: { $count }, každé najviac { $ante }: spolu { $total } (ANTE-3, ANTE-4).
    .slip-button = { $name } má button a ten dáva blind, len keď hrajú dvaja (BLIND-15).
    .slip-full = { $name } viac ako { $amount } nemá; ostatní hrajú ďalej o celý blind (BLIND-17).
    .slip-one-missing = Platia ho všetci; počet hráčov: { $count } (ANTE-3).
dealer-laps = Rozdať karty
    .prompt = Rozdajte prvé kolo: dotýkajte sa miest v poradí.
    .prompt-second = A druhé kolo.
    .hint = Po jednej karte, od miesta vľavo od buttonu; poslednú kartu dostane button.
    .right = Každému po jednej, prvé miesto { $first }, posledné { $last }; potom to isté znova (DEAL-1, DEAL-2).
    .slip-button-first = Button dostáva kartu posledný: { $name } (DEAL-2).
    .slip-big-blind-first = Prvá karta ide vľavo od buttonu: { $first } (DEAL-2).

## 8 až 11: kolo stávok

dealer-turn = Vyzvať hráča na rade
    .prompt = Kto je na rade? Ak sa kolo skončilo, zvoľte „nikto“.
    .hint = Pred flopom vľavo od posledného blindu, neskôr vľavo od buttonu; potom ďalej doľava. Kto položil karty alebo je all-in, nerozhoduje.
    .right-blinds = Vľavo od posledného blindu ({ $last }): { $name } (ROUND-2).
    .right-button = Prvý v hre vľavo od buttonu: { $name } (ROUND-7).
    .right-next = Posledná akcia: { $last }. Ďalej rozhoduje { $name } (ROUND-5).
    .slip-folded = { $name } je už mimo hry, karty sú položené (FOLD-1).
    .slip-all-in = { $name } je all-in: už nerozhoduje (ALLIN-4).
    .slip-has-acted = { $name } má ťah práve za sebou; pokračuje sa doľava (ROUND-5).
    .slip-blind-first = Blindy už sú vložené. Začína sa vľavo od posledného: { $last } (ROUND-2).
    .slip-button-first = { $name } má button a ten hovorí posledný (ROUND-7).
    .slip-big-blind-unheard = Veľký blind ešte nehovoril: { $name } (ROUND-6).
    .slip-unmatched = Ešte nie: { $name } nemá stávku dorovnanú (ROUND-10).
    .slip-unheard = Ešte nie: v tomto kole príde na rad ešte { $name } (ROUND-10).
dealer-announce = Ohlásiť akciu
    .prompt-throws = { $name } vám posúva karty lícom nadol. Čo poviete?
    .prompt-taps = { $name } ťuká na stôl. Čo poviete?
    .prompt-puts = { $name } posúva dopredu { $amount }. Čo poviete?
    .hint = Navýšenie sa ohlasuje celkovou sumou, na ktorú ide; dorovnanie tým, čo sa pridáva.
    .fold = Kladie karty
    .check = Check
    .call-nothing = Dorovnanie za nič
    .call = Dorovnanie { $amount }
    .call-all-in = Dorovnanie { $amount }, all-in
    .bet = Stávka { $amount }
    .bet-all-in = Stávka { $amount }, all-in
    .raise-to = Navýšenie na { $amount }
    .raise-to-all-in = Navýšenie na { $amount }, all-in
    .raise-by = Navýšenie o { $amount }
    .right-fold = { $name } kladie karty (FOLD-3).
    .right-check = { $name } checkuje (CHECK-1).
    .right-call = { $name } pridáva { $amount } a tým dorovnáva { $bet } (CALL-1).
    .right-bet = { $name } otvára stávkou { $amount } (BET-1).
    .right-raise = { $name } navyšuje stávku { $bet } o { $by }, teda na { $amount } (RAISE-1).
    .slip-whole-bet = Pridáva sa menej: časť už vpredu leží (CALL-1).
    .slip-no-raise = Nie je to viac než stávka, teda je to dorovnanie (CALL-1).
    .slip-nothing-to-raise = Ešte nikto nevsadil: prvé žetóny v kole sú stávka (BET-1).
    .slip-nothing-to-call = Zatiaľ nie je čo dorovnať (BET-1).
    .slip-by = Na { $to }, o { $by } (RAISE-1).
dealer-stop = Zastaviť, čo nie je dovolené
    .prompt = Čo poviete?
    .hint = Navýšenie je aspoň také veľké ako predchádzajúce; krátky all-in neotvára stávky tomu, kto už hral; limit má cap, pot limit najväčšiu sumu.
    .allow = Navýšenie na { $amount }
    .no-raise = Navýšiť sa nesmie: dorovnať, alebo položiť
    .at-least = Nie: najmenej na { $amount }
    .at-most = Nie: najviac na { $amount }
    .right = { $why }
dealer-round-over = Povedať, že sa kolo skončilo
    .hint = Kolo sa končí, keď sa všetci v hre dostali na rad a dorovnali stávku.
    .right = Nikto: všetci v hre majú stávku { $bet } dorovnanú (ROUND-10).
    .right-checked = Nikto: všetci checkujú (ROUND-10).
    .right-one-left = Nikto: zostáva len { $name } (ROUND-12).
    .slip-again = { $name } má v tomto kole ťah za sebou a už nie je na čo odpovedať (ROUND-10).

## 12 až 15: medzi kolami

dealer-refund = Vrátiť, čo nikto nedorovnal
    .prompt = Koľko sa vracia majiteľovi? Ak nič, napíšte 0.
    .prompt-seat = Komu sa vracia { $back }?
    .hint = Čo nikto nedorovnal, nie je stávka: vracia sa skôr, než sa zostavia banky.
    .right = { $name }: { $bet } − { $matched } = { $back }. Toľko sa vracia (ALLIN-11).
    .slip-nothing = Posledných { $back } nikto nedorovnal. Späť ich dostane { $name } (ALLIN-11).
    .slip-whole = Vracia sa len to, čo nikto nedorovnal, { $back }. Dostane to { $name } (ALLIN-11).
dealer-gather = Pozbierať stávky a zostaviť banky
    .prompt = Pozbierajte stávky. Koľko je teraz v banku?
    .prompt-pots = Pozbierajte stávky. Zostavte banky a určte, kto môže ktorý vyhrať.
    .hint = Zbierajú sa všetky stávky, aj od tých, ktorí položili karty. Keď je niekto all-in, všetko nad jeho stávku ide do vedľajšieho banku.
    .right = Ležalo tam { $before }, pribudlo { $bets }: { $total } (BOARD-5).
    .right-one = Jeden bank: { $total } (POT-1).
    .right-pots = Banky: { $pots }, spolu { $total } (POT-1, POT-2).
    .slip-folders = Stávky tých, ktorí položili karty, zostávajú v banku, tu { $left } (FOLD-1).
    .slip-this-round = { $before } tam už ležalo (BOARD-5).
    .slip-too-early = Zatiaľ nikto nevložil viac než hráč all-in ({ $names }). Vedľajší bank vznikne až ďalšou stávkou (POT-4).
    .slip-one-pot = Tieto žetóny nedorovnali všetci, a tak sú samostatným bankom. Nemá naň nárok: { $names } (POT-4).
dealer-burn-turn = Spáliť a otočiť
    .prompt = { $street ->
        [flop] Flop: čo urobíte?
        [turn] Turn: čo urobíte?
       *[river] River: čo urobíte?
    }
    .hint = Či sa páli, hovorí herný poriadok; potom tri karty, neskôr po jednej.
    .burn-three = Jednu spáliť, tri otočiť
    .burn-one = Jednu spáliť, jednu otočiť
    .three = Tri otočiť
    .one = Jednu otočiť
    .right = { $street ->
        [flop] Jedna karta nabok, potom flop: { $cards } (BURN-1, BOARD-1).
        [turn] Jedna karta nabok, potom turn: { $cards } (BURN-1, BOARD-2).
       *[river] Jedna karta nabok, potom river: { $cards } (BURN-1, BOARD-3).
    }
    .slip-no-burn = Najprv jedna karta nabok (BURN-1).
    .slip-count = Flop má tri karty, turn a river po jednej (BOARD-1, BOARD-2).
dealer-turn-up = Otočiť karty hráčov all-in
    .prompt = Vsadiť sa už nedá. Otočia sa teraz karty hráčov?
    .hint = Rozhoduje herný poriadok: v turnaji áno, v cash game nie.
    .yes = Áno
    .no = Nie
    .right-yes = Nikto už nemôže vsadiť a je to turnaj: všetky karty sa otočia (ALLIN-10).
    .right-no = Pri tomto stole zostávajú zakryté až do vyloženia (ALLIN-10).

## 16 až 21: koniec

dealer-showdown = Vyzvať na vyloženie kariet
    .prompt = V akom poradí hráči ukazujú?
    .hint = Prvý ukazuje, kto v poslednom kole naposledy vsadil alebo navýšil, potom ďalej doľava. Vedľajšie banky idú pred hlavným.
    .right-bet-last = Naposledy vsádza { $name }. Poradie: { $names } (SHOW-2, SHOW-4).
    .right-checked = V poslednom kole nikto nevsadil. Poradie: { $names } (SHOW-5).
    .slip-bet-last = Naposledy vsádza { $name }, a preto aj začína (SHOW-2).
    .slip-left-of-button = Nikto nevsadil: začína { $name } (SHOW-5).
dealer-read = Prečítať karty
    .prompt = Čo má { $name }?
    .prompt-five = Ktorých päť kariet platí? Hráč: { $name }.
    .hint = Platí najlepších päť zo siedmich: dve v ruke, päť na stole.
    .kind = { $kind }
    .right = { $name }: { $hand } (SHOW-10).
dealer-push = Vydať banky
    .prompt = { $pot ->
        [only] Bank { $amount }: komu patrí? Označte všetkých, ktorí vyhrávajú jeho časť.
        [main] Hlavný bank { $amount }: komu patrí? Označte všetkých, ktorí vyhrávajú jeho časť.
       *[side] Vedľajší bank { $number }, { $amount }: komu patrí? Označte všetkých, ktorí vyhrávajú jeho časť.
    }
    .prompt-alone = { $pot ->
        [only] Bank { $amount }: komu patrí? Ak chcete počkať na karty, zvoľte „nikto“.
        [main] Hlavný bank { $amount }: komu patrí? Ak chcete počkať na karty, zvoľte „nikto“.
       *[side] Vedľajší bank { $number }, { $amount }: komu patrí? Ak chcete počkať na karty, zvoľte „nikto“.
    }
    .hint = Každý bank zvlášť, od vedľajších k hlavnému, vždy najlepšej kombinácii z tých, ktoré naň majú nárok.
    .right = { $pot ->
        [only] { $amount } získava { $names }: { $hand } (POT-7).
        [main] Hlavný bank { $amount } získava { $names }: { $hand } (POT-7).
       *[side] Vedľajší bank { $number }, { $amount }, získava { $names }: { $hand } (POT-7).
    }
    .right-split = { $pot ->
        [only] { $amount } sa delí, { $names }: { $hand } (SPLIT-2).
        [main] Hlavný bank { $amount } sa delí, { $names }: { $hand } (SPLIT-2).
       *[side] Vedľajší bank { $number }, { $amount }, sa delí, { $names }: { $hand } (SPLIT-2).
    }
    .right-alone = Nárok naň má už len { $name } (SHOW-19).
    .slip-waits = Ďalšie karty netreba: nárok naň má už len { $name } (POT-7).
    .slip-not-in-it = { $name } na tento bank nárok nemá (POT-4).
    .slip-not-shared = Je to zhoda, a tak sa bank delí: { $names } (SPLIT-1, SPLIT-2).
    .slip-other-pot = { $names }: to je iný bank; o každom sa rozhoduje zvlášť (POT-7).
dealer-odd-chips = Žetóny navyše
    .prompt = { $amount } rovnakým dielom je po { $share }, zostáva { $over }. Komu zvyšok dáte? Po jednom žetóne.
    .hint = Žetóny navyše sa dávajú po jednom, od miesta vľavo od buttonu.
    .right = Vľavo od buttonu ({ $button }) je prvé miesto { $first }: { $names } (ODD-2).
    .slip-order = Vľavo od buttonu sedí { $first } skôr ako { $name } (ODD-2).
dealer-fee = Vziať poplatok
    .prompt = Herňa si berie { $percent } %, najviac { $cap }. Koľko to je v celých žetónoch?
    .hint = Podiel z banku zaokrúhlený nadol a nikdy viac než najvyššia suma.
    .right = { $percent } % z { $pot }, zaokrúhlené nadol, najviac { $cap }: { $fee } (RAKE-1).
    .slip-no-cap = Najviac sa smie vziať { $cap } (RAKE-1).
dealer-close = Uzavrieť rozdanie
    .prompt = Všetky banky sú vydané.
    .hint = Karty sa pozbierajú, button sa posunie až s ďalším rozdaním.
    .close = Pozbierať karty
    .right = Button sa posunie s ďalším rozdaním (BTN-2).

## Rozhodnutia

dealer-ruling = Rozhodnutie
    .prompt = Niečo je zle. Ako rozhodnete?
    .prompt-counts = Čo platí?
    .right = { $why }

## 19 nehôd: ako sa ukážu

dealer-mishap-second-card = Otočí sa jedna z prvých dvoch kariet
    .sign = Pri rozdávaní sa otočila karta číslo { $number }: dostáva ju { $name }.
dealer-mishap-later-card = Otočí sa neskoršia karta
    .sign = Pri rozdávaní sa otočila karta číslo { $number }: dostáva ju { $name }.
dealer-mishap-two-cards = Otočia sa dve karty
    .sign = Pri rozdávaní sa otočili dve karty; prvá je karta číslo { $number }, dostáva ju { $name }.
dealer-mishap-wrong-chair = Karty na prázdnom mieste alebo hráč bez kariet
    .sign = Dve karty ležia pred prázdnym miestom. Počet hráčov, ktorí už hrali: { $acted }.
    .sign-none = { $name } nemá karty. Počet hráčov, ktorí už hrali: { $acted }.
dealer-mishap-wrong-button = Button je na zlom mieste
    .sign = Hráč hovorí: pri rozdávaní sa button posunul o miesto ďalej a karty sa začali dávať na zlom mieste. Počet hráčov, ktorí už hrali: { $acted }.
dealer-mishap-boxed-card = V balíčku leží karta lícom nahor
    .sign = Najbližšia karta v balíčku leží lícom nahor.
    .sign-gone = Z balíčka prišla karta lícom nahor a nasledujúcu už dostal iný hráč.
dealer-mishap-no-burn = Zabudlo sa páliť
    .sign = Pred týmito spoločnými kartami sa nepálilo. Nikto po nich ešte nehral.
    .sign-late = Pred týmito spoločnými kartami sa nepálilo. Po nich sa už hralo.
dealer-mishap-four-flop = Štyri karty na flope
    .sign = Dve karty sa zlepili: na flope ležia štyri.
dealer-mishap-early-street = Predčasne vyložené karty
    .sign = Na stole už ležia ďalšie spoločné karty, ale ešte má hrať { $name }.
dealer-mishap-false-deck = S balíčkom niečo nie je v poriadku
    .sign-alike = Dvaja hráči majú rovnakú kartu: { $card }.
    .sign-back = Karta jedného hráča má iný rub.
    .sign-back-stub = Karta v nerozdanom zvyšku má iný rub.
    .sign-joker = Hráč sa pozrel na karty a našiel žolíka. Ešte sa nehralo.
    .sign-missing = Niekto upozornil, že v balíčku chýba karta.
dealer-mishap-out-of-turn = Mimo poradia
    .sign = { $name } posúva žetóny dopredu.
    .sign-fold = { $name } odsúva karty od seba.
dealer-mishap-words-and-chips = Slová a žetóny
    .sign-string = { $name } posúva dopredu { $first }, obzerá sa a pridáva { $later }.
    .sign-one-chip = { $name } bez slova posúva dopredu jediný žetón, { $first }.
    .sign-too-few = { $name } bez slova posúva dopredu niekoľko žetónov, spolu { $first }.
    .sign-half = { $name } bez slova posúva jedným pohybom dopredu niekoľko žetónov, spolu { $first }.
    .sign-call-raise = { $name } hovorí: „Dorovnávam… a navyšujem na { $later }.“
    .sign-too-little = { $name } hovorí: „Navyšujem na { $first }.“
dealer-mishap-illegal-raise = Nedovolené navýšenie
    .sign = { $name } hovorí: „Navyšujem na { $to }.“
dealer-mishap-thrown-away = Zahodená výherná kombinácia
    .sign = { $name } hádže karty medzi odhodené, potom vidí, že by vyhrali, a chce ich späť.
dealer-mishap-misread = Zle prečítané karty
    .sign = { $name } hovorí: „{ $kind }.“ Pozrite sa na karty.
dealer-mishap-swept-in = Nechránené karty medzi odhodenými
    .sign = Zobrali ste nechránené karty, ktoré má { $name }. Už sa dotkli odhodených. Hráč sa sťažuje.
dealer-mishap-on-the-floor = Karty na zemi
    .sign = Zo stola spadli karty, ktoré má { $name }.
dealer-mishap-old-chips = Žetóny z minulého rozdania
    .sign = Uprostred ešte leží { $amount } z minulého rozdania. Kto ho nehral: { $name }.
dealer-mishap-chips-moved = Žetóny pribudli alebo zmizli
    .sign = { $name } vyťahuje z vrecka ďalšie žetóny a pridáva si ich.
    .sign-pockets = { $name } si strká časť žetónov do vrecka.
    .after = Platia až od ďalšieho rozdania
    .now = Platia hneď
    .never = Žetóny nesmie nikto nikdy pridávať
    .back = Žetóny sa vracajú na stôl
    .half = Polovica smie zostať vo vrecku
    .his = Patria hráčovi; nechať to tak
    .right = { $name } smie pridávať žetóny len medzi rozdaniami (BUYIN-7).
    .right-pockets = { $name } nesmie počas hry odnášať žetóny zo stola (BUYIN-6).
