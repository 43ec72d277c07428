# Slušnost u stolu.

rule-ETIQ-1 = Hraj, jen když jsi na řadě
    .text = Hrát se smí jen tehdy, když je hráč na řadě. Vážné provinění je hlavně předčasné složení: vypadá nevinně, ale ostatním něco prozradí dřív, než se rozhodnou (ETIQ-3). Tady program akci mimo pořadí nepřijme.

rule-ETIQ-2 = Neprozrazuj, že složíš
    .text = Než na tebe přijde řada, nedávej najevo, že chceš složit: žádné karty přichystané k zahození, žádné povzdechy. Ostatní by se dozvěděli něco, na co ještě nemají právo.

rule-ETIQ-3 = Čím škodí předčasné složení
    .text = Když se ví, že slabé karty odejdou, může to povzbudit někoho, kdo by jinak blufu ustoupil. Předčasné složení tak rozhodne o banku, o který ten, kdo složil, už ani nehraje.

rule-ETIQ-4 = Zkažený bluf
    .text = Hrajete ve třech a ty blufuješ. Další hráč váhá, protože za ním sedí třetí, který ještě může něco mít. Popořadě složí druhý, složí třetí a bank je tvůj. Když ale třetí, který nemá nic, složí předčasně, druhý už se nemá koho bát, dorovná a o bank přijdeš.

rule-ETIQ-5 = Chraň své karty
    .text = U živého stolu si musí každý hráč své karty po celé rozdání chránit: rukou, žetonem nebo jiným předmětem, kterému se říká card protector. Nikdo jiný za ně neodpovídá.

rule-ETIQ-6 = Nechráněné karty jsou pryč
    .text = Sebere-li dealer nechráněné karty jako složené, jsou složené a hráč si nemá nač stěžovat. Jeden herní řád nedělá výjimku ani pro hráče, který je all-in, podle jiného ho ze hry vyřadit nejde. V této hře jsou karty hráče all-in v bezpečí (ALLIN-4).

rule-ETIQ-7 = Upozorni na špatnou výplatu
    .text = Dostane-li bank nesprávný hráč, musí se hned ozvat každý, kdo si toho všimne, i když v rozdání nehraje. Je to věc cti: mlčet by znamenalo pomáhat někoho připravit o žetony.

rule-ETIQ-8 = Slušnost ve zkratce
    .text = Hraj, když jsi na řadě. Říkej jasně, co děláš. Měj žetony i karty na očích, ale co na kartách je, nech si pro sebe. Nezdržuj hru zbytečně malými zvýšeními. Pak hra těší všechny, vítěze i poražené.
