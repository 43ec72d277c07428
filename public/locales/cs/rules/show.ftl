# Odkrytí karet.

rule-SHOW-1 = Odkrytí karet
    .text = Zůstanou-li po čtvrtém sázkovém kole aspoň dva hráči, sázky se stáhnou do banku a karty se ukážou. Tomu se říká odkrytí karet neboli showdown: o banku teď rozhodují karty.

rule-SHOW-2 = První ukazuje poslední agresor
    .text = Když se v posledním kole sázelo, ukazuje první ten, kdo naposledy vsadil nebo zvýšil: ostatní zaplatili za to, že jeho karty uvidí. Pokud sázky kvůli all-inům skončily už před riverem, rozhoduje poslední kolo, ve kterém mohl někdo něco udělat.

rule-SHOW-3 = Kdo vsadil, nebo naposledy zvýšil
    .text = Podrobněji: když někdo vsadil a nikdo nezvýšil, ukazuje první ten, kdo vsadil. Když se zvyšovalo, ten, kdo zvýšil naposledy. Kdo poslední jen dorovnal, nezačíná nikdy.
    .example = A vsadí, B zvýší, C a A dorovnají: první ukazuje B.

rule-SHOW-4 = Ostatní ve směru hodin
    .text = Po prvním hráči následují ostatní ve směru hodinových ručiček. Kdo dorovnal poslední, tak může i ukazovat poslední, a než se rozhodne, vidí karty všech ostatních.
    .example = A checkuje, B sází, C dorovnává, A dorovnává. První ukazuje B, potom C a nakonec A.

rule-SHOW-5 = Kdo ukazuje první po checku
    .text = Když v posledním kole všichni checkovali, žádný poslední agresor není. Většina herních řádů pak nechává začít toho, kdo byl první na řadě, v některých klubech ten, kdo vsadil naposledy v celém rozdání. Tady začíná první na řadě. Skončily-li sázky kvůli all-inům předčasně a v posledním kole se jen checkovalo, začíná první hráč vlevo od buttonu.
    .variants = Výchozí: kdo byl první na řadě v posledním kole. Jinak: kdo vsadil nebo zvýšil naposledy v celém rozdání, což je klubový zvyk; když nesázel nikdo, vyjde to nastejno.
    .example = A sedí vlevo od buttonu, C vsadil na turnu a na riveru všichni checkují. Ve výchozím nastavení ukazuje první A, podle klubového zvyku C.

rule-SHOW-6 = Kdo musí ukázat
    .text = V tom se herní řády rozcházejí. Podle jedněch ukazují všichni, kdo zbyli; podle jiných jen ten, kdo začíná, a poražené karty smějí zůstat skryté; podle dalších musí ukázat, kdo chce vyhrát. Tady se poražené karty skrýt smějí. U stolu, kde se teprve učíte, je nejlepší ukazovat všechno.
    .variants = Výchozí: musí jen ten, kdo začíná, ostatní smějí poražené karty skrýt. Jinak: ukazují všichni, kdo zbyli, nebo ukazuje, kdo chce vyhrát; poslední, kdo karty neskryl, pak vyhrává bez ukázání.

rule-SHOW-7 = Vítěz ukáže, poražený smí skrýt
    .text = Kde se karty smějí skrýt, ukáže hráč na řadě tehdy, když jeho kombinace poráží nebo vyrovnává nejlepší dosud ukázanou, anebo může vyhrát část banku. Jinak si vybere: ukázat, nebo skrýt. Program sám nikdy neskryje vítěznou ani stejně dobrou kombinaci.
    .example = B ukáže pár es. C má pár králů a smí ukázat, nebo skrýt. A má dva páry, ukáže a vyhraje.

rule-SHOW-8 = K výhře obě karty
    .text = Kdo chce vyhrát bank, o který hraje víc hráčů, nebo jeho část, musí vyložit lícem nahoru obě své karty, i když do vítězné pětice patří jen jedna, nebo žádná. Jediná karta nestačí: ostatní mají právo vidět všechno.

rule-SHOW-9 = Výhra bez ukázání
    .text = Kdo vyhrává, protože všichni ostatní složili, nemusí nic ukazovat. Jeden herní řád píše bez výjimky, že k výhře je třeba karty ukázat; tady to platí jen tam, kde o bank hraje víc hráčů (SHOW-8). Kdo chtěl karty vidět, měl dorovnat.

rule-SHOW-10 = Karty hovoří samy za sebe
    .text = Platí to, co ukázané karty opravdu jsou, ne to, co o nich jejich majitel řekne. Nejlepší pětice se počítá, i když ji hráč přehlédl. Tady najde nejlepší kombinaci každého hráče počítač.

rule-SHOW-11 = Dealer pomáhá karty přečíst
    .text = U živého stolu smí dealer pomoct určit ukázané kombinace. Než se vzdáte, položte karty lícem nahoru a nechte ho podívat se: počítá se i to, co vám uniklo.

rule-SHOW-12 = Věta „hraju stůl“
    .text = Jeden herní řád žádá, aby ten, kdo používá jen pět společných karet, to řekl dřív, než karty zahodí; jinak o svůj podíl přijde. Podle ostatních hovoří karty samy za sebe (SHOW-10) a tak je to i tady. U cizího stolu ukažte obě karty a jste v bezpečí tak i tak.
    .variants = Výchozí: nevyžaduje se, karty hovoří samy za sebe. Jinak: vyžaduje se a podíl má, kdo ukáže obě karty nebo řekne „hraju stůl“; kdo karty skryje, o něj přijde.

rule-SHOW-13 = Hrát stůl
    .text = Hrát stůl (playing the board) znamená, že vaší nejlepší kombinací je všech pět společných karet a ze svých nepoužijete žádnou. Všichni ostatní mají přinejmenším totéž, takže můžete doufat nejvýš v podíl z banku.

rule-SHOW-14 = Nejdřív vedlejší banky
    .text = O bancích se rozhoduje od vedlejšího k hlavnímu. Nejdřív ukazují hráči, kteří hrají o vedlejší bank, ať má hráč all-in cokoli; potom ukáže on a rozhodne se hlavní bank. V každém banku platí obvyklé pořadí mezi těmi, kdo na něj mají nárok (SHOW-2, SHOW-5).

rule-SHOW-15 = Nejdřív nejvzdálenější vedlejší bank
    .text = Je-li vedlejších banků víc, rozhoduje se nejdřív o tom, o který hrají hráči s nejvíce žetony na začátku rozdání. Potom se postupuje bank po banku dovnitř a poslední přijde na řadu hlavní.
    .example = All-in za 10, 30, 60 a 100: první ukazují hráči se 60 a 100, potom hráč se 30 a nakonec hráč s 10.

rule-SHOW-16 = Ukázat jednomu, ukázat všem
    .text = Celý stůl má vědět totéž. Kdo své karty ukáže jednomu soupeři, musí je ukázat všem (show one, show all).

rule-SHOW-17 = Ukázat až po sázkách
    .text = Když ten, kdo karty viděl, už složil a o ničem nerozhoduje, ostatní počkají: všem se karty ukážou, až sázky skončí, aby je nemohly ovlivnit. Pramen nechává otevřené, zda myslí toho, kdo karty viděl, nebo toho, kdo je ukázal.

rule-SHOW-18 = Skryté karty v historii
    .text = Dají se karty skryté při odkrytí najít později? Jedna internetová herna je uvádí v historii rozdání, jiný herní řád dává poraženému právo je skrýt. Tady v historii jsou, protože ostatní za jejich vidění zaplatili. Složené karty v ní nejsou nikdy.
    .variants = Výchozí: ano, karty, které došly k odkrytí, v historii jsou. Jinak: ne, skryté karty zůstávají skryté navždy.

rule-SHOW-19 = Výplata po odečtení poplatku
    .text = Bank dostává nejsilnější kombinace z těch, které na něj mají nárok, po odečtení poplatku herny, pokud se nějaký vybírá (RAKE-1). Tím rozdání končí a button se posouvá dál (BTN-2).
