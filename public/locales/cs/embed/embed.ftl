# Pokoj, který složí řádek pro stránku, jež chce hru ukázat.

embed-title = Na tvé vlastní stránce
embed-lead = Vyber, co tvoje stránka ukáže. Řádek ke zkopírování je níž a pod ním, jak to bude vypadat.
embed-what = Co se ukáže
embed-what-game = Hra u stolu
embed-what-rule = Pravidlo
embed-what-hand = Odehraná hra
embed-rule = Číslo pravidla
embed-hand = Odkaz na hru
embed-hand-about = Otevři některou svou hru, stiskni „Kopírovat odkaz“ a vlož ho sem.
embed-hand-wrong = Tohle není odkaz na hru.
embed-lang = Jazyk
embed-lang-own = Podle čtenáře
embed-seed = Karty
embed-seed-any = Pokaždé jiné karty
embed-seed-same = Vždy stejné karty
embed-hide = Vynechat
embed-readonly = Jen k dívání
embed-element = Řádek pro tvou stránku
embed-frame = Kde nejsou dovoleny skripty: prostý rám
embed-copy = Kopírovat
embed-copied = Zkopírováno.
embed-copy-refused = Prohlížeč tu kopírovat nedovolí: stiskni Ctrl+C.
embed-preview = Jak to vypadá
embed-more = Odkaz umí víc: všechny parametry, zprávy mezi stránkami a příklady pro WordPress, Moodle a React má průvodce docs/embedding.md (anglicky).
