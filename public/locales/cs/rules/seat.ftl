# Stůl a místa u něj.

rule-SEAT-1 = Nejméně dva hráči
    .text = Ke hře jsou potřeba alespoň dva hráči. Když hrají právě dva, říká se tomu heads-up a pro blindy a pořadí platí zvláštní pravidlo (BLIND-15, BLIND-16).

rule-SEAT-2 = Počet míst u stolu
    .text = U stolu obvykle hrají dva až deset hráčů. Karet by stačilo i pro víc lidí (SEAT-3), každý by ale čekal na svůj tah velmi dlouho.
    .variants = Výchozí počet míst je 10. Zvolit se dá 2 až 10.

rule-SEAT-3 = Kolik hráčů balíček uživí
    .text = Horní mez dávají karty samy: 22 hráčů, když se karty pálí, 23 hráčů, když se nepálí. Každý dostává dvě karty, na stůl jich přijde pět a pálení spotřebuje další tři (BURN-1).
    .example = 22 hráčů: 44 zavřených karet, 5 společných a 3 spálené, tedy přesně 52. 23 hráčů bez pálení: 46 a 5 je 51, jedna karta zbude.

rule-SEAT-4 = Místa jdou po směru hodin
    .text = Místa se počítají ve směru hodinových ručiček: první je po dealerově levé ruce, poslední po pravé. Stejným směrem se rozdává i sází.

rule-SEAT-5 = Místo dealera
    .text = V herně sedí dealer v ústředním bodě stolu. Je to zaměstnanec herny: rozdává a obstarává všechno, co je k plynulé hře potřeba.

rule-SEAT-6 = Kdo rozdává
    .text = V hernách a v ligových turnajích rozdává dealer, který sám nehraje. Kde si hráči rozdávají sami, rozdává ten, kdo má button; na internetu rozdává počítač. Na hře to nic nemění, pořadí se vždy řídí buttonem (BTN-1).
    .variants = Výchozí je počítač. Jinak může rozdávat dealer herny, nebo hráč s buttonem.
