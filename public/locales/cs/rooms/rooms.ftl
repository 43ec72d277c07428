# Pokoje kolem stolu: úvod, nová hra, kniha pravidel.

## Úvod

rooms-home-free = Vaše místo je volné.
rooms-home-waits = Vaše hra čeká.
rooms-home-deal = Rozdat
rooms-home-go-on = Zpět ke stolu
rooms-home-change = Změnit
rooms-home-nl = No limit hold’em, počet míst: { $seats }, blindy { $small }/{ $big }.
rooms-home-pl = Pot limit hold’em, počet míst: { $seats }, blindy { $small }/{ $big }.
rooms-home-fl = Fixed limit hold’em, počet míst: { $seats }, blindy { $small }/{ $big }.
rooms-home-hand = Rozdání { $hand }.
rooms-home-tournament = Váš turnaj.
rooms-home-spot = Vaše vlastní situace.
rooms-home-own = K vlastní cash game
rooms-learn = Učení
rooms-learn-about = 52 krátkých lekcí u skutečného stolu
rooms-ways = Další
rooms-settings-about = Jazyk, karty, barvy, tempo, klávesy
rooms-quote = Karty hovoří samy za sebe: rozhodují ukázané karty, ne to, co o nich kdo říká.
rooms-no-such-place = Na adrese „{ $part }“ nic není. Tohle je nejbližší stránka.

## Nová hra

rooms-new = Nový stůl
rooms-new-structure = Sázení
rooms-new-nl = No limit
rooms-new-pl = Pot limit
rooms-new-fl = Fixed limit
rooms-new-seats = Počet míst
rooms-new-blinds = Blindy
rooms-new-blinds-of = { $small }/{ $big }
rooms-new-buy-in = Žetony do začátku
rooms-new-buy-in-of = { $amount }
rooms-new-level = Jak dobře hrají ostatní
rooms-level-beginner = Začátečníci: moc dorovnávají a nehledí na pozici.
rooms-level-fair = Slušní hráči na pohodový večer.
rooms-level-good = Dobří hráči: hlídají cenu i vaše sázky.
rooms-level-strong = Nejsilnější hráči, jaké máme.
rooms-new-rules = Herní řád
rooms-new-rules-own = Vaše vlastní pravidla.
rooms-new-rules-all = Celý herní řád, bod po bodu
rooms-house-about = Pravidla vašeho příštího stolu. U každého je vidět, jak ho mají různé herní řády; rozhodčí se řídí tím, co je tu zvoleno.
rooms-house-sources = Kdo co říká
rooms-house-changed = Jinak než obvykle
rooms-new-ends = Nový stůl nahradí hru, kterou máte rozehranou.

## Kniha pravidel

rooms-rules = Kniha pravidel
rooms-rules-about = Všech 289 pravidel srozumitelně
rooms-rules-contents = Obsah
rooms-rules-find = Najít pravidlo
rooms-rules-found = { $count ->
    [0] Nic se nenašlo. Zkuste jiné slovo.
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rooms-rule-engine = Toto pravidlo hlídá rozhodčí u každého stolu.
rooms-rule-option = Otázka herního řádu: každý stůl si může zvolit po svém.
rooms-rule-table = Pravidlo pro živé stoly se skutečnými kartami a žetony.
rooms-rule-teach = Dobré vědět; porušit se nedá.
rooms-rule-variants = Jak se stoly liší
rooms-rule-example = Příklad
rooms-rule-practised = Kde se to procvičuje
rooms-rule-before = Předchozí pravidlo
rooms-rule-after = Další pravidlo
rooms-chapter-game = Hra v kostce
rooms-chapter-cards = Karty
rooms-chapter-table = Místa a pozice
rooms-chapter-chips = Buy-in a žetony
rooms-chapter-button = Button
rooms-chapter-blinds = Blindy, ante, straddle
rooms-chapter-deal = Míchání, rozdávání, společné karty
rooms-chapter-structures = Kolik se smí vsadit
rooms-chapter-actions = Check, sázka, dorovnání, zvýšení, složení
rooms-chapter-discipline = Sázení se skutečnými žetony
rooms-chapter-rounds = Sázková kola
rooms-chapter-all-in = All-in a vedlejší banky
rooms-chapter-showdown = Odkrytí karet
rooms-chapter-ranking = Co co poráží
rooms-chapter-splitting = Dělení banku a rake
rooms-chapter-mistakes = Chyby při rozdávání a nesrovnalosti
rooms-chapter-modes = Turnaje a cash game
rooms-chapter-etiquette = Etiketa

## Odehraná rozdání

rooms-back = Zpět
rooms-history = Vaše rozdání
rooms-history-about = Odehraná rozdání krok za krokem
rooms-history-hand = Rozdání z historie
rooms-history-loading = Hledají se vaše rozdání…
rooms-history-no-such = Takové rozdání v tomto zařízení není.
rooms-history-all = Všechna
rooms-history-won = Výhry
rooms-history-lost = Prohry
rooms-history-big = Velké banky
rooms-history-showdown = Odkrytí karet
rooms-history-starred = S hvězdičkou
rooms-history-filter = Která rozdání
rooms-history-count = { $count ->
    [0] Zatím nic. Každé odehrané rozdání se uloží sem.
    [one] { $count } rozdání, celkem { $net } v žetonech
    [few] { $count } rozdání, celkem { $net } v žetonech
   *[other] { $count } rozdání, celkem { $net } v žetonech
}
rooms-history-unreadable = { $count ->
    [one] { $count } rozdání tato verze neumí přečíst. Zůstává uložené.
    [few] { $count } rozdání tato verze neumí přečíst. Zůstávají uložená.
   *[other] { $count } rozdání tato verze neumí přečíst. Zůstávají uložená.
}
rooms-history-line = Rozdání { $hand } · bank { $pot }
rooms-history-star = Hvězdička
rooms-history-note = Vaše poznámka
rooms-replay-eyes = Čí karty jsou vidět
rooms-replay-everyone = Karty všech
rooms-replay-steps = Kroky
rooms-replay-first = Na začátek
rooms-replay-back = O krok zpět
rooms-replay-play = Přehrát
rooms-replay-on = O krok dál
rooms-replay-last = Na konec
rooms-replay-pot = Bank { $amount }

## Na tomto zařízení a na jiných stránkách

rooms-offline = Celá hra je v tomto zařízení: funguje i bez připojení.
rooms-install = Nainstalovat hru
rooms-embed = Dát hru na svou stránku
rooms-build = Sestavení { $build }
rooms-hand-copy = Kopírovat odkaz
rooms-hand-copy-about = Celé rozdání je v tomto odkazu; nikomu se neposílá.
rooms-copied = Zkopírováno.
rooms-copy-refused = Prohlížeč tu kopírovat nedovolí: označte text a stiskněte Ctrl+C.
rooms-hand-copied = Zkopírováno; v tomto odkazu je celé rozdání.
rooms-hand-linked = Rozdání z odkazu
rooms-hand-form = Odkaz na toto rozdání vytvořila novější verze hry. Načtěte stránku znovu, až budete online.
rooms-hand-damaged = Odkaz na toto rozdání je poškozený asi u znaku { $letter }. Možná je useknutý: zkopírujte ho celý znovu.
rooms-hand-refused = Rozdání v tomto odkazu takhle proběhnout nemohlo. { $reason }
