# Žetony navíc.

rule-ODD-1 = Nejdřív rozměnit
    .text = Když bank nejde rozdělit rovným dílem, žeton, který přebývá, se nejdřív rozmění na nejmenší žetony ve hře a rozdělí se, co jde. Teprve to, co se ani pak dělit nedá, je žeton navíc (odd chip).
    .example = Bank 25 v žetonech po 5, nejmenší žeton 1, dva vítězové: ne 15 a 10, ale 13 a 12.

rule-ODD-2 = Komu patří žeton navíc
    .text = Většina herních řádů dává žeton navíc prvnímu z remízujících vlevo od buttonu, který je dřív na řadě a má tedy horší místo. Jeden určuje toho, kdo sedí nejblíž dealerovi proti směru hodinových ručiček; podle jednoho čtení je to totéž, podle druhého to přeje pozdním místům. Tady patří vlevo od buttonu.
    .variants = Výchozí: první z remízujících vlevo od buttonu. Jinak: ten z nich, kdo je buttonu nejblíž proti směru hodinových ručiček; je-li mezi nimi button, je nejblíž on sám.
    .example = Bank 25, remízují malý blind a hráč vpravo od buttonu. Ve výchozím nastavení má malý blind 13 a druhý 12; proti směru hodinových ručiček je to naopak.

rule-ODD-3 = Více žetonů navíc
    .text = Při dělení na tři a více dílů mohou přebývat dva žetony nebo víc. Jeden herní řád mluví jen o jednom žetonu, jiný dává menší díl pozdějším hráčům, třetí celý zbytek jedinému. Tady dostává po jednom žetonu každý další v pořadí.
    .variants = Výchozí: po jednom žetonu, v pořadí zleva od buttonu. Jinak: celý zbytek dostane jediný hráč, ten podle ODD-2.
    .example = Bank 50, tři vítězové: malý blind 17, střední pozice 17, button 16. Když jde zbytek jednomu: 18, 16, 16.

rule-ODD-4 = Žeton navíc ve studu
    .text = Ve studu rozhoduje o žetonu navíc barva: u remízujících kombinací se prohlédne všech pět karet a žeton dostane nejvyšší barva. V hold’emu, kde mají hráči karty společné, se to nedělá; tady rozhoduje místo (ODD-2).
