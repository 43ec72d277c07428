# Lekce: Ukázat, nebo skrýt.

lesson-show-or-hide = Ukázat, nebo skrýt
    .goal = Po této lekci víte, kdo musí ukázat, kdo smí karty skrýt a o co tím přijde.

lesson-show-or-hide-1 = Jako poslední sází Bea a ukazuje pár es. Vy máte krále a jste na řadě. Musíte je ukázat?
    .choice-1 = Ne, mohu si vybrat
    .choice-2 = Ano
    .right = Prohráváte a nemůžete získat žádnou část banku: ukažte, nebo skryjte, jak chcete (SHOW-7).
    .wrong-2 = V této herně musí ukázat jen ten, kdo začíná (SHOW-6).

lesson-show-or-hide-2 = Adam má dva páry. Co musí udělat, aby bank dostal?
    .choice-1 = Vyložit obě karty lícem nahoru
    .choice-2 = Říct „dva páry“
    .choice-3 = Ukázat jednu devítku
    .right = Obě své karty, ať hrají, nebo ne (SHOW-8).
    .wrong-2 = Slovy se nevyhrává, vyhrávají karty (SHOW-8).
    .wrong-3 = Vidět musí být obě karty, ať hrají, nebo ne (SHOW-8).

lesson-show-or-hide-3 = Adam ukazuje dva páry, devítky a osmičky, a bere 120.

lesson-show-or-hide-4 = Krále skryjete. Mohou je ostatní vidět později?
    .choice-1 = Ano, v historii rozdání, dovolí-li to herní řád
    .choice-2 = Nikdy
    .right = V této herně jsou v historii všechny karty, které došly k odkrytí, i ty skryté (SHOW-18).
    .wrong-2 = V této herně se karty, které došly k odkrytí, dají dohledat, protože za ně někdo zaplatil. Složené nikdy (SHOW-18).

lesson-show-or-hide-5 = Totéž rozdání v herně, kde ukazují všichni, kdo zbyli. Musíte krále ukázat?
    .choice-1 = Ano
    .choice-2 = Ne
    .right = Tady ukazují všichni (SHOW-6). U stolu, kde se hráči teprve učí, je to nejlepší.
    .wrong-2 = Tady ukazují všichni, kdo došli k odkrytí, i poražení (SHOW-6).

lesson-show-or-hide-6 = Vaše kombinace je stejná jako nejlepší dosud ukázaná. Skryjete ji?
    .choice-1 = Nikdy, přijdu tím o svůj díl
    .choice-2 = Je to jedno
    .right = Ukažte ji: můžete vyhrát část banku (SHOW-7).
    .wrong-2 = Skryté karty nic nevyhrají (SHOW-8).

lesson-show-or-hide-q1 = Po vaší sázce všichni složili. Musíte ukázat?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = O bank s vámi už nikdo nehraje (SHOW-9).
    .wrong-2 = Ukazuje se jen tam, kde o bank hraje víc hráčů (SHOW-9).

lesson-show-or-hide-q2 = Při odkrytí zahodíte vítězné karty lícem dolů. Co teď?
    .choice-1 = Na bank nemám nárok
    .choice-2 = Viděla je kamera, takže vyhrávám
    .right = Skryté karty nic nevyhrají (SHOW-8).
    .wrong-2 = K výhře je třeba ukázat obě karty (SHOW-8).

lesson-show-or-hide-q3 = Kdo musí ukázat v každé herně?
    .choice-1 = Kdo odkrytí začíná a chce bank
    .choice-2 = Kdo první dorovnal
    .right = V tom se herní řády shodují (SHOW-6).
    .wrong-2 = Jestli musí ukázat i ten, kdo dorovnal, záleží na herně (SHOW-6).
