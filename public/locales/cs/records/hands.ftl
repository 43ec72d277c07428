# Jiné průběhy rozdání, ověření rozdání, všechna data, rozdání z jiných programů.

## Co kdyby

records-what-if = Co kdyby?
records-what-if-about = Vyberte jedno ze svých rozhodnutí. Co tu zkusíte, se žetonů ve vaší hře nedotkne.
records-decisions = Vaše rozhodnutí
records-fork = Odtud hrát jinak
records-other-cards = Odtud jiné karty
records-again = Rozdat poslední karty znovu, tisíckrát
records-again-said = Znovu rozdáno se stejnými rozhodnutími, počet rozdání: { $deals }. Výhry: { $won }, prohry: { $lost }, beze změny: { $even }. V průměru { $net } v žetonech na rozdání.
records-line-played = Jak se hrálo
records-line-open = neskončilo
records-line-other = Jiné karty: { $deed }

## Ověření rozdání

records-verify = Ověření rozdání
records-verify-link = Ověřit rozdání
records-verify-about = Před každým rozdáním program slíbí číslo: SHA-256 semínka, podle kterého se míchá balíček. Po rozdání semínko ukáže. Karty tedy mezitím nikdo nemůže změnit a každý si je může rozdat znovu.
records-verify-hand = { $hand }. rozdání vaší hry.
records-verify-none = Toto rozdání nemá semínko, které by šlo ověřit.
records-verify-commitment = Slíbeno před rozdáním
records-verify-seed = Semínko ukázané po rozdání
records-verify-running = Toto rozdání ještě neskončilo. Semínko se tu ukáže potom.
records-verify-no-seed = Toto není semínko: to má 1 až 64 číslic 0 až 9 a písmen a až f.
records-verify-promised = Slib platí: toto semínko má přesně to číslo, které bylo ukázáno před rozdáním.
records-verify-broken = Slib neplatí: toto semínko má jiné číslo.
records-verify-same = Rozdáno znovu: balíček se s tímto rozdáním shoduje kartu po kartě.
records-verify-other = Rozdáno znovu: balíček se s tímto rozdáním neshoduje.
records-verify-deck = Balíček z tohoto semínka, od první rozdané karty
records-verify-yourself = Ověřte si to bez tohoto programu
records-verify-yourself-about = Pár řádků v Pythonu, které jsou u zdrojového kódu hry, spočítá totéž a nemá s ní společný jediný řádek:

## Všechna data

records-data-about = Všechno je uložené jen v tomto zařízení. Tady si to vezmete s sebou, vrátíte zpět, nebo smažete.
records-data-export = Vzít s sebou
records-data-export-do = Všechno v jednom souboru
records-data-exported = { $count ->
    [0] V souboru je nastavení a hra.
    [one] V souboru je nastavení, hra a { $count } odehrané rozdání.
    [few] V souboru je nastavení, hra a { $count } odehraná rozdání.
   *[other] V souboru je nastavení, hra a { $count } odehraných rozdání.
}
records-data-import = Vrátit zpět
records-data-found = { $count ->
    [0] V souboru nejsou žádná rozdání.
    [one] V souboru je { $count } rozdání.
    [few] V souboru jsou { $count } rozdání.
   *[other] V souboru je { $count } rozdání.
}
records-data-new = { $count ->
    [one] Nové je { $count }.
    [few] Nová jsou { $count }.
   *[other] Nových je { $count }.
}
records-data-same = { $count ->
    [one] Stejné už tu je { $count }.
    [few] Stejná už tu jsou { $count }.
   *[other] Stejných už tu je { $count }.
}
records-data-other = { $count ->
    [one] S jinou hvězdičkou, poznámkou nebo průběhem tu je { $count }.
    [few] S jinou hvězdičkou, poznámkou nebo průběhem tu jsou { $count }.
   *[other] S jinou hvězdičkou, poznámkou nebo průběhem jich tu je { $count }.
}
records-data-settings = V souboru je nastavení.
records-data-game = V souboru je rozehraná hra.
records-data-differs = { $what } Tady je něco jiného.
records-data-add = Přidat jen to, co chybí
records-data-replace = Nahradit, co se liší
records-data-done = Hotovo. Všechno je uložené v tomto zařízení.
records-data-done-page = Hotovo, ale prohlížeč tu nic neukládá: po zavření stránky to zmizí.
records-data-damaged = Soubor je poškozený, nebo je to něco jiného: od řádku { $line }, sloupce { $column } se nedá přečíst. Nic se nezměnilo.
records-data-not-ours = Tento soubor není z této hry. Nic se nezměnilo.
records-data-version = Soubor má podobu { $found }, tato verze hry čte podobu { $known }. Nic se nezměnilo.
records-data-delete = Smazat
records-data-delete-do = Smazat všechna moje data
records-data-sure = Nastavení, hra, odehraná rozdání, hvězdičky a poznámky v tomto zařízení nadobro zmizí.
records-data-sure-yes = Ano, smazat všechno
records-data-sure-no = Ne, nechat

## Rozdání z jiných programů

records-import = Rozdání ze souborů
records-import-about = Rozdání z jiných programů: Poker Hand History (phh, phhs), Open Hand History (ohh), texty z PokerStars. Zůstávají v tomto zařízení.
records-source-files = Vyberte soubory, nebo je sem přetáhněte
records-source-paste = Nebo vložte text
records-source-open = Otevřít
records-copy = Prohlížeč tu nedovolí stahování. Zkopírujte si text:
records-files-missing = Část, která čte a zapisuje soubory, se nenačetla. Zkuste to prosím znovu, až budete online.
records-import-works = Čte se…
records-import-pasted = Vložený text
records-import-file = { $count ->
    [0] { $name }: žádné rozdání nejde přečíst ({ $format }).
    [one] { $name }: { $count } rozdání ({ $format }).
    [few] { $name }: { $count } rozdání ({ $format }).
   *[other] { $name }: { $count } rozdání ({ $format }).
}
records-import-differ = { $count ->
    [one] { $count } rozdání končí s jinými žetony, než říká soubor.
    [few] { $count } rozdání končí s jinými žetony, než říká soubor.
   *[other] { $count } rozdání končí s jinými žetony, než říká soubor.
}
records-import-more = { $count ->
    [one] a ještě { $count } chyba
    [few] a ještě { $count } chyby
   *[other] a ještě { $count } chyb
}
records-import-keep = Uložit mezi moje rozdání
records-import-kept = { $count ->
    [one] Uloženo { $count } rozdání.
    [few] Uložena { $count } rozdání.
   *[other] Uloženo { $count } rozdání.
}
records-import-kept-page = { $count ->
    [one] { $count } rozdání je uložené do zavření stránky.
    [few] { $count } rozdání jsou uložená do zavření stránky.
   *[other] { $count } rozdání je uložených do zavření stránky.
}
records-import-gone = Toto rozdání už není otevřené. Otevřete jeho soubor znovu.
records-unit = Částky jsou v setinách měny { $currency }.
records-export = Export rozdání
records-export-about = Pro jiné programy. Karty, které nebyly vidět, zůstanou neznámé.
records-export-done = { $left ->
    [0] Počet zapsaných rozdání: { $count }.
   *[other] Počet zapsaných rozdání: { $count }. Formát nepojme další: { $left }.
}
records-export-nothing = Žádné z těchto rozdání nejde v tomto formátu zapsat.

## Co je v souboru špatně

file-fault = Řádek { $line }, sloupec { $column }. { $what }
file-expected = Má tu být: { $expected }. Je tu: „{ $found }“.
file-expected-nothing = Má tu být: { $expected }.
file-other-game = „{ $name }“ není Texas hold’em.
file-run-twice = Společné karty se rozdávaly víckrát, to se tu nehraje.
file-cancelled = Rozdání bylo zrušeno.
file-deed = Akce č. { $deed } v tomto rozdání takhle proběhnout nemohla. { $reason }
file-no-deed = Toto rozdání takhle proběhnout nemohlo. { $reason }
file-players = Hráčů u stolu: { $players }. Tolika rozdat nejde.
file-empty-stack = Bez žetonů: { $name }.
file-cannot-begin = Blindy, žetony a místa nejdou dohromady.
file-refused = Brání tomu pravidlo { $rule }.
file-repeated = Dvakrát v balíčku: { $card }.
file-out-of-turn = Na řadě je { $next }, ale hraje { $name }.
file-after-the-end = Sázení skončilo, ale ještě hraje { $name }.
file-short-board = Společné karty potřebné k odkrytí: { $needed }. V souboru: { $told }.
file-too-large = Jedna částka je příliš velká na počítání.
file-want-hand = rozdání v jednom ze tří formátů
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
file-want-player = hráč tohoto rozdání
file-want-seat = číslo místa
file-want-action = akce hráče
file-want-limit = no limit, pot limit nebo fixed limit
file-want-header = řádek, kterým rozdání začíná
file-want-table = řádek se stolem a buttonem
file-want-rest = zbytek rozdání; soubor je useknutý
