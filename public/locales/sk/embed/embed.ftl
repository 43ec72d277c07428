# Izba, ktorá zloží riadok pre stránku, čo chce hru ukázať.

embed-title = Na tvojej vlastnej stránke
embed-lead = Vyber, čo tvoja stránka ukáže. Riadok na skopírovanie je nižšie a pod ním, ako to bude vyzerať.
embed-what = Čo sa ukáže
embed-what-game = Hra pri stole
embed-what-rule = Pravidlo
embed-what-hand = Odohraná hra
embed-rule = Číslo pravidla
embed-hand = Odkaz na hru
embed-hand-about = Otvor niektorú svoju hru, stlač „Kopírovať odkaz“ a vlož ho sem.
embed-hand-wrong = Toto nie je odkaz na hru.
embed-lang = Jazyk
embed-lang-own = Podľa čitateľa
embed-seed = Karty
embed-seed-any = Zakaždým iné karty
embed-seed-same = Vždy rovnaké karty
embed-hide = Vynechať
embed-readonly = Len na pozeranie
embed-element = Riadok pre tvoju stránku
embed-frame = Kde nie sú dovolené skripty: obyčajný rám
embed-copy = Kopírovať
embed-copied = Skopírované.
embed-copy-refused = Prehliadač tu kopírovať nedovolí: stlač Ctrl+C.
embed-preview = Ako to vyzerá
embed-more = Odkaz vie viac: všetky parametre, správy medzi stránkami a príklady pre WordPress, Moodle a React má príručka docs/embedding.md (po anglicky).
