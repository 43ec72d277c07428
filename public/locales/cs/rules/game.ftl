# Hra v hlavních rysech.

rule-GAME-1 = Dvě cesty k výhře
    .text = Rozdání se dá vyhrát dvěma způsoby: na konci ukázat nejlepší pětikaretní kombinaci, nebo zůstat jako jediný hráč, který nesložil. Ve druhém případě vaše karty nikdo vidět nemusí.

rule-GAME-2 = Průběh rozdání
    .text = Rozdání má osm kroků, vždy v tomto pořadí: dvě zavřené karty každému hráči, sázky před flopem, flop (tři společné karty), sázky, turn (čtvrtá karta), sázky, river (pátá karta) a poslední sázky, po nichž se karty odkryjí a bank připadne vítězi. Dřív končí jen tehdy, když zůstane jediný hráč (GAME-15).

rule-GAME-3 = Nejlepších pět ze sedmi
    .text = Vaši kombinaci tvoří nejlepších pět karet ze sedmi: ze dvou zavřených, které držíte, a z pěti společných na stole. Ze zavřených smíte použít obě, jednu, nebo žádnou. Když nepoužijete žádnou, říká se tomu playing the board; je to spíš výjimka (SHOW-13).
    .example = Držíte A♠ 4♣ a na stole leží K♠ 9♠ 6♠ 2♠ 2♦. Vašich pět karet je eso a čtyři piky ze stolu: flush do esa. Křížová čtyřka se nepočítá.

rule-GAME-4 = Co je bank
    .text = Bank je všechno, co se v rozdání vsadilo: sázky všech hráčů ze všech sázkových kol dohromady. Patří do něj i žetony hráčů, kteří mezitím složili.

rule-GAME-5 = Stejné kombinace se dělí
    .text = Mají-li dva nebo více hráčů stejně dobrou nejlepší kombinaci, bank si rozdělí. Barvy ani nepoužité karty mezi nimi nerozhodují. Jak se podíly počítají a kdo dostane žeton navíc, říkají pravidla (SPLIT-1) a (ODD-2).

rule-GAME-6 = Herní řád na očích
    .text = Každá herna má mít podrobnosti hry sepsané v herním řádu, do kterého smí nahlédnout každý hráč. Pak se není o co přít. Tady přehled ukazuje všechna platná pravidla stolu a otevřít se dá kdykoli.
    .variants = Zobrazen je vždy, vypnout se nedá.

rule-GAME-7 = Příručka pro personál
    .text = I lidé, kteří hernu vedou, potřebují psaná pravidla: vnitřní příručku, která určuje, jak se hra profesionálně řídí. Herní řád je pro hráče, příručka pro personál.

rule-GAME-8 = Hráči proti sobě
    .text = V pokeru hrají hráči jeden proti druhému, ne proti herně. Herna hru jen pořádá: dává k dispozici stůl, karty a dealera a smí si za to vzít poplatek (RAKE-1).

rule-GAME-9 = Jednoduchá hra, ale chce výklad
    .text = Hold’em je jednoduchá hra, průběh rozdání se naučíte za minutu. Pouhý výčet kroků ale nováčkovi nestačí: každé pravidlo má důsledky a ty je třeba vysvětlit. Všechny drobnosti pak stejně žádná první příručka nepostihne.

rule-GAME-10 = Nejznámější poker
    .text = Hold’em je jedna z mnoha podob pokeru. Podle jednoho z pramenů se stal nejrozšířenější z nich a zároveň nejhranější karetní hrou v evropských i amerických kasinech a v internetových hernách.

rule-GAME-11 = Výhry na velkých turnajích
    .text = Na největších turnajích, jako jsou World Series of Poker a World Poker Tour, se hraje o miliony dolarů.

rule-GAME-12 = Čísla z let rozmachu
    .text = Jeden z pramenů připomíná léta rozmachu: ve špičce přes 200 000 připojených hráčů v největších internetových hernách, obrat internetového pokeru za rok 2005 odhadem přes 50 miliard dolarů a jedno z nejrychleji rostoucích herních odvětví. Berte to jako údaje své doby, ne dneška.

rule-GAME-13 = Kde začíná stud
    .text = V sedmikaretním studu (Seven Card Stud) začíná každé rozdávání u místa, které je nejblíž po levé ruce toho, kdo skutečně rozdává. V hold’emu určuje začátek button a ten se po každém rozdání posouvá (BTN-2).

rule-GAME-14 = Jiné druhy pokeru
    .text = Některá pravidla platí pro poker obecně a zmiňují i jiné hry: omahu se třemi a více sázkovými koly, draw a lowball se dvěma a stud, kde o žetonu navíc může rozhodnout barva (ODD-4). Tady platí jen to, co se týká hold’emu.

rule-GAME-15 = Zbude jeden a je konec
    .text = Jakmile všichni kromě jednoho složí, rozdání končí. Další karty se už nerozdávají, nic se neukazuje a bank bere hráč, který zůstal.
