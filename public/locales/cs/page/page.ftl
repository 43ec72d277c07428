# Co říká okraj stránky: nová verze a odkazy na to, co nejde. Po jednom řádku.

page-new-version = Je tu nová verze hry. Vaše hra zůstává, kde je.
page-new-version-take = Spustit ji
page-later = Později
page-close = Zavřít
page-rest = Všechno ostatní v odkazu platí.
page-wrong-v = „{ $part }“: toto je verze 1 odkazů. Co je novější, se vynechá.
page-wrong-lang = „{ $part }“: jazyk je en, cs, sk nebo pl.
page-wrong-theme = „{ $part }“: vzhled je light, dark nebo system.
page-wrong-accent = „{ $part }“: accent je barva ze 3 nebo 6 šestnáctkových číslic, dost světlá pro tmavé písmo.
page-wrong-felt = „{ $part }“: sukno je pine, slate, plum, umber nebo barva ze 3 nebo 6 šestnáctkových číslic.
page-darker-felt = „{ $part }“: bílé písmo na ní není čitelné, proto ztmavla na { $value }.
page-wrong-radius = „{ $part }“: zaoblení je číslo od 0 do 16.
page-wrong-font = „{ $part }“: písmo je jedno nebo více jmen z písmen, číslic a spojovníků, oddělených čárkami.
page-wrong-deck = „{ $part }“: balíček má 2 nebo 4 barvy.
page-wrong-contrast = „{ $part }“: kontrast je more nebo normal.
page-wrong-size = „{ $part }“: velikost písma je číslo od 100 do 200 (procent).
page-wrong-unit = „{ $part }“: stacky se počítají v chips nebo blinds.
page-wrong-switch = „{ $part }“: tady je 0 nebo 1.
page-wrong-hand = „{ $part }“: ruka je left nebo right.
page-wrong-say = „{ $part }“: hlášení jsou full nebo short.
page-wrong-helper = „{ $part }“: pomocník je on nebo off.
page-wrong-hide = „{ $part }“: vynechat se dá bar, top, home, settings, languages, log, pause a remarks.
page-wrong-readonly = „{ $part }“: readonly je 0 nebo 1.
page-wrong-host = „{ $part }“: host je jedna nebo více adres jako https://school.example, oddělených čárkami.
page-wrong-ref = „{ $part }“: ref je nejvýš 64 písmen, číslic, spojovníků, teček nebo podtržítek.
