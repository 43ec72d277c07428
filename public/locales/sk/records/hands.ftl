# Iné priebehy rozdania, overenie rozdania, všetky dáta, rozdania z iných programov.

## Čo keby

records-what-if = Čo keby?
records-what-if-about = Vyberte jedno zo svojich rozhodnutí. Čo tu skúsite, sa žetónov vašej hry nedotkne.
records-decisions = Vaše rozhodnutia
records-fork = Odtiaľto hrať inak
records-other-cards = Odtiaľto iné karty
records-again = Rozdať posledné karty znova, tisíckrát
records-again-said = Rozdané znova s rovnakými rozhodnutiami, počet rozdaní: { $deals }. Výhry: { $won }, prehry: { $lost }, bez zmeny: { $even }. Priemerne { $net } v žetónoch na rozdanie.
records-line-played = Ako sa hralo
records-line-open = neskončilo sa
records-line-other = Iné karty: { $deed }

## Overenie rozdania

records-verify = Overenie rozdania
records-verify-link = Overiť rozdanie
records-verify-about = Pred každým rozdaním program sľúbi číslo: SHA-256 semienka (seedu), podľa ktorého sa mieša balíček. Po rozdaní semienko ukáže. Karty teda medzitým nikto nemôže zmeniť a každý si ich môže rozdať znova.
records-verify-hand = { $hand }. rozdanie vašej hry.
records-verify-none = Toto rozdanie nemá semienko, ktoré by sa dalo overiť.
records-verify-commitment = Sľúbené pred rozdaním
records-verify-seed = Semienko ukázané po rozdaní
records-verify-running = Toto rozdanie sa ešte neskončilo. Semienko sa tu ukáže potom.
records-verify-no-seed = Toto nie je semienko: to má 1 až 64 číslic 0 až 9 a písmen a až f.
records-verify-promised = Sľub platí: toto semienko má presne to číslo, ktoré bolo ukázané pred rozdaním.
records-verify-broken = Sľub neplatí: toto semienko má iné číslo.
records-verify-same = Rozdané znova: balíček sa s týmto rozdaním zhoduje kartu po karte.
records-verify-other = Rozdané znova: balíček sa s týmto rozdaním nezhoduje.
records-verify-deck = Balíček z tohto semienka, od prvej rozdanej karty
records-verify-yourself = Overte si to bez tohto programu
records-verify-yourself-about = Pár riadkov v Pythone, ktoré sú pri zdrojovom kóde hry, vypočíta to isté a nemá s ňou spoločný ani riadok:

## Všetky dáta

records-data-about = Všetko je uložené len na tomto zariadení. Tu si to vezmete so sebou, vrátite späť alebo zmažete.
records-data-export = Vziať so sebou
records-data-export-do = Všetko v jednom súbore
records-data-exported = { $count ->
    [0] V súbore sú nastavenia a hra.
    [one] V súbore sú nastavenia, rozohraná hra a { $count } odohrané rozdanie.
    [few] V súbore sú nastavenia, rozohraná hra a { $count } odohrané rozdania.
   *[other] V súbore sú nastavenia, rozohraná hra a { $count } odohraných rozdaní.
}
records-data-import = Vrátiť späť
records-data-found = { $count ->
    [0] V súbore nie sú nijaké odohrané rozdania.
    [one] V súbore je { $count } odohrané rozdanie.
    [few] V súbore sú { $count } odohrané rozdania.
   *[other] V súbore je { $count } odohraných rozdaní.
}
records-data-new = { $count ->
    [one] Nové je { $count }.
    [few] Nové sú { $count }.
   *[other] Nových je { $count }.
}
records-data-same = { $count ->
    [one] Rovnaké tu už je { $count }.
    [few] Rovnaké tu už sú { $count }.
   *[other] Rovnakých tu už je { $count }.
}
records-data-other = { $count ->
    [one] S inou hviezdičkou, poznámkou alebo priebehom tu je { $count }.
    [few] S inou hviezdičkou, poznámkou alebo priebehom tu sú { $count }.
   *[other] S inou hviezdičkou, poznámkou alebo priebehom ich tu je { $count }.
}
records-data-settings = V súbore sú nastavenia.
records-data-game = V súbore je rozohraná hra.
records-data-differs = { $what } Tu je to inak.
records-data-add = Pridať len to, čo chýba
records-data-replace = Nahradiť, čo sa líši
records-data-done = Hotovo. Všetko je uložené na tomto zariadení.
records-data-done-page = Hotovo, ale prehliadač tu nič neukladá: po zatvorení stránky to zmizne.
records-data-damaged = Súbor je poškodený alebo je to niečo iné: od riadka { $line }, stĺpca { $column } sa nedá prečítať. Nič sa nezmenilo.
records-data-not-ours = Tento súbor nie je z tejto hry. Nič sa nezmenilo.
records-data-version = Súbor je vo verzii { $found }, táto verzia hry číta verziu { $known }. Nič sa nezmenilo.
records-data-delete = Zmazať
records-data-delete-do = Zmazať všetky moje dáta
records-data-sure = Nastavenia, hra, odohrané rozdania, hviezdičky a poznámky na tomto zariadení nadobro zmiznú.
records-data-sure-yes = Áno, zmazať všetko
records-data-sure-no = Nie, nechať

## Rozdania z iných programov

records-import = Rozdania zo súborov
records-import-about = Rozdania z iných programov: Poker Hand History (phh, phhs), Open Hand History (ohh), texty z PokerStars. Zostávajú na tomto zariadení.
records-source-files = Vyberte súbory alebo ich sem presuňte
records-source-paste = Alebo vložte text
records-source-open = Otvoriť
records-copy = Prehliadač tu nedovolí sťahovanie. Skopírujte si text:
records-files-missing = Časť, ktorá číta a zapisuje súbory, sa nenačítala. Skúste to, prosím, znova, keď budete online.
records-import-works = Čítam…
records-import-pasted = Vložený text
records-import-file = { $count ->
    [0] { $name }: nijaké rozdanie sa nedá prečítať ({ $format }).
    [one] { $name }: { $count } rozdanie ({ $format }).
    [few] { $name }: { $count } rozdania ({ $format }).
   *[other] { $name }: { $count } rozdaní ({ $format }).
}
records-import-differ = { $count ->
    [one] { $count } rozdanie sa končí s inými žetónmi, než hovorí súbor.
    [few] { $count } rozdania sa končia s inými žetónmi, než hovorí súbor.
   *[other] { $count } rozdaní sa končí s inými žetónmi, než hovorí súbor.
}
records-import-more = { $count ->
    [one] a ešte { $count } chyba
    [few] a ešte { $count } chyby
   *[other] a ešte { $count } chýb
}
records-import-keep = Uložiť medzi moje rozdania
records-import-kept = { $count ->
    [one] Uložené { $count } rozdanie.
    [few] Uložené { $count } rozdania.
   *[other] Uložených { $count } rozdaní.
}
records-import-kept-page = { $count ->
    [one] { $count } rozdanie je uložené do zatvorenia stránky.
    [few] { $count } rozdania sú uložené do zatvorenia stránky.
   *[other] { $count } rozdaní je uložených do zatvorenia stránky.
}
records-import-gone = Toto rozdanie už nie je otvorené. Otvorte jeho súbor znova.
records-unit = Sumy sú v stotinách meny { $currency }.
records-export = Export rozdaní
records-export-about = Pre iné programy. Karty, ktoré nebolo vidieť, zostanú neznáme.
records-export-done = { $left ->
    [0] Počet zapísaných rozdaní: { $count }.
   *[other] Počet zapísaných rozdaní: { $count }. Do formátu sa nezmestili: { $left }.
}
records-export-nothing = Ani jedno z týchto rozdaní sa v tomto formáte nedá zapísať.

## Čo je v súbore zle

file-fault = Riadok { $line }, stĺpec { $column }. { $what }
file-expected = Má tu byť: { $expected }. Je tu: „{ $found }“.
file-expected-nothing = Má tu byť: { $expected }.
file-other-game = „{ $name }“ nie je Texas hold’em.
file-run-twice = Spoločné karty sa rozdávali viackrát, to sa tu nehrá.
file-cancelled = Rozdanie bolo zrušené.
file-deed = Akcia č. { $deed } v tomto rozdaní takto prebehnúť nemohla. { $reason }
file-no-deed = Toto rozdanie takto prebehnúť nemohlo. { $reason }
file-players = Hráčov pri stole: { $players }. Toľkým sa rozdať nedá.
file-empty-stack = Bez žetónov: { $name }.
file-cannot-begin = Blindy, žetóny a miesta nejdú dokopy.
file-refused = Bráni tomu pravidlo { $rule }.
file-repeated = Dvakrát v balíčku: { $card }.
file-out-of-turn = Na rade je { $next }, ale koná { $name }.
file-after-the-end = Stávky sa skončili, ale koná { $name }.
file-short-board = Spoločné karty potrebné na vyloženie: { $needed }. V súbore: { $told }.
file-too-large = Jedna suma je priveľká na počítanie.
file-want-hand = rozdanie v jednom z troch formátov
file-want-text = text, nie obrázok ani zabalený súbor
file-want-toml = TOML, v ktorom sa píše Poker Hand History
file-want-json = JSON, v ktorom sa píše Open Hand History
file-want-field = pole „{ $name }“
file-want-string = text v úvodzovkách
file-want-list = zoznam v hranatých zátvorkách
file-want-object = objekt v zložených zátvorkách
file-want-entries = jeden záznam za každého hráča
file-want-number = celé číslo
file-want-amount = suma v žetónoch alebo peniazoch
file-want-card = karta, napríklad Th, alebo ?? za neznámu
file-want-two-cards = dve karty
file-want-board = tri karty flopu alebo jedna karta
file-want-player = hráč tohto rozdania
file-want-seat = číslo miesta
file-want-action = akcia hráča
file-want-limit = no limit, pot limit alebo fixed limit
file-want-header = riadok, ktorým sa rozdanie začína
file-want-table = riadok so stolom a buttonom
file-want-rest = zvyšok rozdania; súbor sa tu končí
