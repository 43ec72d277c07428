# Čo hovorí okraj stránky: nová verzia a odkazy na to, čo nejde. Po jednom riadku.

page-new-version = Je tu nová verzia hry. Vaša hra pokračuje tam, kde je.
page-new-version-take = Spustiť novú
page-later = Neskôr
page-close = Zavrieť
page-rest = Všetko ostatné v odkaze platí.
page-wrong-v = „{ $part }“: toto je verzia 1 odkazov. Čo je novšie, sa vynechá.
page-wrong-lang = „{ $part }“: jazyk je en, cs, sk alebo pl.
page-wrong-theme = „{ $part }“: vzhľad je light, dark alebo system.
page-wrong-accent = „{ $part }“: accent je farba z 3 alebo 6 šestnástkových číslic, dosť svetlá pre tmavé písmo.
page-wrong-felt = „{ $part }“: súkno je pine, slate, plum, umber alebo farba z 3 alebo 6 šestnástkových číslic.
page-darker-felt = „{ $part }“: biele písmo na nej nie je čitateľné, preto stmavla na { $value }.
page-wrong-radius = „{ $part }“: zaoblenie je číslo od 0 do 16.
page-wrong-font = „{ $part }“: písmo je jedno alebo viac mien z písmen, číslic a spojovníkov, oddelených čiarkami.
page-wrong-deck = „{ $part }“: balíček má 2 alebo 4 farby.
page-wrong-contrast = „{ $part }“: kontrast je more alebo normal.
page-wrong-size = „{ $part }“: veľkosť písma je číslo od 100 do 200 (percent).
page-wrong-unit = „{ $part }“: stacky sa počítajú v chips alebo blinds.
page-wrong-switch = „{ $part }“: tu je 0 alebo 1.
page-wrong-hand = „{ $part }“: ruka je left alebo right.
page-wrong-say = „{ $part }“: hlásenia sú full alebo short.
page-wrong-helper = „{ $part }“: pomocník je on alebo off.
page-wrong-hide = „{ $part }“: vynechať sa dá bar, top, home, settings, languages, log, pause a remarks.
page-wrong-readonly = „{ $part }“: readonly je 0 alebo 1.
page-wrong-host = „{ $part }“: host je jedna alebo viac adries ako https://school.example, oddelených čiarkami.
page-wrong-ref = „{ $part }“: ref je najviac 64 písmen, číslic, spojovníkov, bodiek alebo podčiarkovníkov.
