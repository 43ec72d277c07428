# Slušnost u stolu.

rule-ETIQ-1 = Hrajte, jen když jste na řadě
    .text = Hrát se smí jen tehdy, když je hráč na řadě. Vážné provinění je hlavně předčasné složení: vypadá nevinně, ale ostatním něco prozradí dřív, než se rozhodnou (ETIQ-3). Tady program akci mimo pořadí nepřijme.

rule-ETIQ-2 = Neprozrazujte, že složíte
    .text = Než na vás přijde řada, nedávejte najevo, že chcete složit: žádné karty přichystané k zahození, žádné povzdechy. Ostatní by se dozvěděli něco, na co ještě nemají právo.

rule-ETIQ-3 = Čím škodí předčasné složení
    .text = Když se ví, že slabé karty odejdou, může to povzbudit někoho, kdo by jinak blufu ustoupil. Předčasné složení tak rozhodne o banku, o který ten, kdo složil, už ani nehraje.

rule-ETIQ-4 = Zkažený bluf
    .text = Hrajete ve třech a blufujete vy. Další hráč váhá, protože za ním sedí třetí, který ještě může něco mít. Popořadě složí druhý, složí třetí a bank je váš. Když ale třetí, který nemá nic, složí předčasně, druhý už se nemá koho bát, dorovná a o bank přijdete.

rule-ETIQ-5 = Chraňte své karty
    .text = U živého stolu si musí každý hráč své karty po celé rozdání chránit: rukou, žetonem nebo jiným předmětem, kterému se říká card protector. Nikdo jiný za ně neodpovídá.

rule-ETIQ-6 = Nechráněné karty jsou pryč
    .text = Sebere-li dealer nechráněné karty jako složené, jsou složené a hráč si nemá nač stěžovat. Jeden herní řád nedělá výjimku ani pro hráče, který je all-in, podle jiného ho ze hry vyřadit nejde. V této hře jsou karty hráče all-in v bezpečí (ALLIN-4).

rule-ETIQ-7 = Upozorněte na špatnou výplatu
    .text = Dostane-li bank nesprávný hráč, musí se hned ozvat každý, kdo si toho všimne, i když v rozdání nehraje. Je to věc cti: mlčet by znamenalo pomáhat někoho připravit o žetony.

rule-ETIQ-8 = Slušnost ve zkratce
    .text = Hrajte, když jste na řadě. Říkejte jasně, co děláte. Mějte žetony i karty na očích, ale co na kartách je, nechte si pro sebe. Nezdržujte hru zbytečně malými zvýšeními. Pak hra těší všechny, vítěze i poražené.
