# Jiné průběhy hry, ověření rozdání, všechna data, hry z jiných programů.

## Co kdyby

records-what-if = Co kdyby?
records-what-if-about = Vyber jedno ze svých rozhodnutí. Co tu zkusíš, se žetonů tvojí hry nedotkne.
records-decisions = Tvoje rozhodnutí
records-fork = Odtud hrát jinak
records-other-cards = Odtud jiné karty
records-again = Rozdat poslední karty znovu, tisíckrát
records-again-said = Znovu rozdáno se stejnými rozhodnutími, počet rozdání: { $deals }. Výhry: { $won }, prohry: { $lost }, beze změny: { $even }. V průměru { $net } v žetonech na hru.
records-line-played = Jak se hrálo
records-line-open = neskončilo
records-line-other = Jiné karty: { $deed }

## Ověření rozdání

records-verify = Ověření rozdání
records-verify-link = Ověřit rozdání
records-verify-about = Před každou hrou program slíbí číslo: SHA-256 semínka, které míchá balíček. Po hře semínko ukáže. Karty tedy nikdo nemůže mezitím změnit a každý si je může rozdat znovu.
records-verify-hand = { $hand }. hra.
records-verify-none = Tahle hra nemá semínko, které by šlo ověřit.
records-verify-commitment = Slíbeno před hrou
records-verify-seed = Semínko ukázané po hře
records-verify-running = Tahle hra ještě neskončila. Semínko se tu ukáže potom.
records-verify-no-seed = Tohle není semínko: to má 1 až 64 číslic 0 až 9 a písmen a až f.
records-verify-promised = Slib platí: tohle semínko má přesně to číslo, které bylo ukázáno před hrou.
records-verify-broken = Slib neplatí: tohle semínko má jiné číslo.
records-verify-same = Rozdáno znovu: balíček se s touto hrou shoduje kartu po kartě.
records-verify-other = Rozdáno znovu: balíček se s touto hrou neshoduje.
records-verify-deck = Balíček z tohoto semínka, od první rozdané karty
records-verify-yourself = Ověř si to bez tohoto programu
records-verify-yourself-about = Pár řádků v Pythonu, které jsou u zdrojového kódu hry, spočítá totéž a nemá s ní společný jediný řádek:

## Všechna data

records-data-about = Všechno je uložené jen na tomto zařízení. Tady si to vezmeš s sebou, vrátíš zpět, nebo smažeš.
records-data-export = Vzít s sebou
records-data-export-do = Všechno v jednom souboru
records-data-exported = { $count ->
    [0] V souboru je nastavení a hra.
    [one] V souboru je nastavení, rozehraná hra a { $count } odehraná.
    [few] V souboru je nastavení, rozehraná hra a { $count } odehrané.
   *[other] V souboru je nastavení, rozehraná hra a { $count } odehraných.
}
records-data-import = Vrátit zpět
records-data-found = { $count ->
    [0] V souboru nejsou žádné odehrané hry.
    [one] V souboru je { $count } odehraná hra.
    [few] V souboru jsou { $count } odehrané hry.
   *[other] V souboru je { $count } odehraných her.
}
records-data-new = { $count ->
    [one] Nová je { $count }.
    [few] Nové jsou { $count }.
   *[other] Nových je { $count }.
}
records-data-same = { $count ->
    [one] Stejná už tu je { $count }.
    [few] Stejné už tu jsou { $count }.
   *[other] Stejných už tu je { $count }.
}
records-data-other = { $count ->
    [one] S jinou hvězdičkou, poznámkou nebo průběhem tu je { $count }.
    [few] S jinou hvězdičkou, poznámkou nebo průběhem tu jsou { $count }.
   *[other] S jinou hvězdičkou, poznámkou nebo průběhem jich tu je { $count }.
}
records-data-settings = V souboru je nastavení.
records-data-game = V souboru je rozehraná hra.
records-data-differs = { $what } Tady je jiné.
records-data-add = Přidat jen to, co chybí
records-data-replace = Nahradit, co se liší
records-data-done = Hotovo. Všechno je uložené na tomto zařízení.
records-data-done-page = Hotovo, ale prohlížeč tu nic neukládá: po zavření stránky to zmizí.
records-data-damaged = Soubor je poškozený, nebo je to něco jiného: od řádku { $line }, sloupce { $column } se nedá přečíst. Nic se nezměnilo.
records-data-not-ours = Tenhle soubor není z této hry. Nic se nezměnilo.
records-data-version = Soubor má podobu { $found }, tato verze hry čte podobu { $known }. Nic se nezměnilo.
records-data-delete = Smazat
records-data-delete-do = Smazat všechna moje data
records-data-sure = Nastavení, hra, odehrané hry, hvězdičky a poznámky na tomto zařízení nadobro zmizí.
records-data-sure-yes = Ano, smazat všechno
records-data-sure-no = Ne, nechat

## Hry z jiných programů

records-import = Hry ze souborů
records-import-about = Hry z jiných programů: Poker Hand History (phh, phhs), Open Hand History (ohh), texty z PokerStars. Zůstávají na tomto zařízení.
records-source-files = Vyber soubory, nebo je sem přetáhni
records-source-paste = Nebo vlož text
records-source-open = Otevřít
records-copy = Prohlížeč tu nedovolí stahování. Zkopíruj si text:
records-files-missing = Část, která čte a zapisuje soubory, se nenačetla. Zkus to prosím znovu, až budeš online.
records-import-works = Čtu…
records-import-pasted = Vložený text
records-import-file = { $count ->
    [0] { $name }: žádnou hru nejde přečíst ({ $format }).
    [one] { $name }: { $count } hra ({ $format }).
    [few] { $name }: { $count } hry ({ $format }).
   *[other] { $name }: { $count } her ({ $format }).
}
records-import-differ = { $count ->
    [one] { $count } hra končí s jinými žetony, než říká soubor.
    [few] { $count } hry končí s jinými žetony, než říká soubor.
   *[other] { $count } her končí s jinými žetony, než říká soubor.
}
records-import-more = { $count ->
    [one] a ještě { $count } chyba
    [few] a ještě { $count } chyby
   *[other] a ještě { $count } chyb
}
records-import-keep = Uložit mezi moje hry
records-import-kept = { $count ->
    [one] Uložena { $count } hra.
    [few] Uloženy { $count } hry.
   *[other] Uloženo { $count } her.
}
records-import-kept-page = { $count ->
    [one] { $count } hra je uložená do zavření stránky.
    [few] { $count } hry jsou uložené do zavření stránky.
   *[other] { $count } her je uložených do zavření stránky.
}
records-import-gone = Tahle hra už není otevřená. Otevři její soubor znovu.
records-unit = Částky jsou v setinách měny { $currency }.
records-export = Export her
records-export-about = Pro jiné programy. Karty, které nebyly vidět, zůstanou neznámé.
records-export-done = { $left ->
    [0] Počet zapsaných her: { $count }.
   *[other] Počet zapsaných her: { $count }. Formát nepojme další: { $left }.
}
records-export-nothing = Žádnou z těchto her nejde v tomto formátu zapsat.

## Co je v souboru špatně

file-fault = Řádek { $line }, sloupec { $column }. { $what }
file-expected = Má tu být: { $expected }. Je tu: „{ $found }“.
file-expected-nothing = Má tu být: { $expected }.
file-other-game = „{ $name }“ není Texas hold’em.
file-run-twice = Board se rozdával víckrát, to se tu nehraje.
file-cancelled = Hra byla zrušena.
file-deed = Akce č. { $deed } v této hře takhle proběhnout nemohla. { $reason }
file-no-deed = Tahle hra takhle proběhnout nemohla. { $reason }
file-players = Hráčů u stolu: { $players }. Tolika rozdat nejde.
file-empty-stack = Bez žetonů: { $name }.
file-cannot-begin = Blindy, žetony a místa nejdou dohromady.
file-refused = Brání tomu pravidlo { $rule }.
file-repeated = Dvakrát v balíčku: { $card }.
file-out-of-turn = Na řadě je { $next }, ale jedná { $name }.
file-after-the-end = Sázení skončilo, ale jedná { $name }.
file-short-board = Společné karty potřebné k odkrytí: { $needed }. V souboru: { $told }.
file-too-large = Jedna částka je příliš velká na počítání.
file-want-hand = hra v jednom ze tří formátů
file-want-text = text, ne obrázek ani zabalený soubor
file-want-toml = TOML, ve kterém se píše Poker Hand History
file-want-json = JSON, ve kterém se píše Open Hand History
file-want-field = pole „{ $name }“
file-want-string = text v uvozovkách
file-want-list = seznam v hranatých závorkách
file-want-object = objekt ve složených závorkách
file-want-entries = jeden záznam za každého hráče
file-want-number = celé číslo
file-want-amount = částka v žetonech nebo penězích
file-want-card = karta, například Th, nebo ?? za neznámou
file-want-two-cards = dvě karty
file-want-board = tři karty flopu, nebo jedna karta
file-want-player = hráč této hry
file-want-seat = číslo místa
file-want-action = akce hráče
file-want-limit = no limit, pot limit nebo fixed limit
file-want-header = řádek, kterým hra začíná
file-want-table = řádek se stolem a buttonem
file-want-rest = zbytek hry; soubor je useknutý
