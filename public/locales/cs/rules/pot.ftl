# Hlavní bank a vedlejší banky.

rule-POT-1 = Hlavní a vedlejší bank
    .text = Když je hráč all-in za méně a ostatní vsadí víc, bank se rozdělí. Co dorovnali všichni, je hlavní bank; přebytek je vedlejší bank a hrají o něj jen ti, kdo do něj dali.
    .example = A sází 20, B je all-in za 5, C dorovnává 20. Hlavní bank: 15 pro všechny tři. Vedlejší bank: 30 pro A a C.

rule-POT-2 = Vedlejší banky až po kole
    .text = Vedlejší banky se sestavují na konci sázkového kola, až každý přijde na řadu. Teprve potom je jasné, kdo kolik dorovnal a co se má vrátit (ALLIN-11).

rule-POT-3 = Vyhrává, kdo do banku dal
    .text = Bank může vyhrát jen hráč, který do něj dal a nesložil. Žetony těch, kdo složili, v banku zůstávají, ale nárok na něj už nikomu nedávají.

rule-POT-4 = Další sázky jdou do vedlejšího
    .text = Jakmile je hráč all-in, jde všechno, co ostatní vsadí v dalších kolech, do vedlejšího banku. Hlavní bank už neroste, protože hráč all-in nemá čím dorovnat.
    .example = Hlavní bank 15, vedlejší 30, B je all-in. Na turnu dají A a C po 10: vedlejší bank má 50, hlavní pořád 15.

rule-POT-5 = Více vedlejších banků
    .text = Když je několik hráčů all-in za různé částky, vznikne vedlejších banků víc. O každém se rozhoduje zvlášť a každý může mít jiného vítěze: při třech bancích až tři.
    .example = All-in za 10, 30, 60 a 100: ze stovky se 40 vrací. Hlavní bank 40 pro všechny čtyři, první vedlejší 60 pro tři, druhý vedlejší 60 pro dva.

rule-POT-6 = Jeden vítěz více banků
    .text = Jeden hráč může vyhrát několik banků. Kdo hraje o vedlejší bank a má nejlepší kombinaci ze všech, bere i hlavní.
    .example = A je all-in za 50, B a C dali po 100: hlavní bank 150, vedlejší 100. Má-li nejlepší kombinaci B, bere oba, 250.

rule-POT-7 = Nejlepší z oprávněných
    .text = Vedlejší bank bere nejlepší kombinace mezi těmi, kdo do něj dali. Jeden herní řád to zkracuje na „druhou nejsilnější kombinaci“. To platí, jen když patří někomu, kdo má na bank nárok; složené karty ani karty hráče, který hraje jen o hlavní bank, se nepočítají.
    .example = X je all-in za 20, Y a Z dali po 300: hlavní bank 60, vedlejší 560. Má-li nejlepší kombinaci X a Z poráží Y, bere X 60 a Z 560.

rule-POT-8 = Zbytek patří ostatním
    .text = Na co vítěz, který je all-in, nemá nárok, to se podle stejných pravidel rozdělí mezi ostatní: bere to nejlepší kombinace z oprávněných. Nepřidává se to k hlavnímu banku a nezůstává to do dalšího rozdání.

rule-POT-9 = K čemu je vedlejší bank
    .text = Díky vedlejšímu banku mohou hráči, kteří ještě mají žetony, sázet dál proti sobě. Bez něj by jediný krátký stack zastavil sázky celému stolu.

rule-POT-10 = Bez vkladu není podíl
    .text = Pomůcka pro chvíle, kdy na stole leží několik banků: kdo do banku nic nedal, nemá na něj nárok. U každého se zeptejte, kdo do něj dal, a je po sporu.
