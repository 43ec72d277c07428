# Straddle.

rule-STRADDLE-1 = Kedy sa smie dať straddle
    .text = Straddle je dobrovoľné navýšenie naslepo, ktoré pred rozdaním kariet dáva hráč hneď za veľkým blindom. Podľa niektorých pravidiel býva dovolený často, podľa iných len mimo turnajov, ďalšie ho nepoznajú. Musia hrať aspoň traja hráči; keď hrajú traja, smie ho dať button.
    .variants = Predvolené: vypnutý. Inak: zapnutý, ale len v cash game.

rule-STRADDLE-2 = Dvojnásobok veľkého blindu
    .text = Straddle je vždy presne dvojnásobok veľkého blindu, ani viac, ani menej. Pri blindoch 1/2 je to 4.

rule-STRADDLE-3 = Straddle je navýšenie
    .text = Straddle zvyšuje cenu všetkým: kto chce zostať v hre, musí dorovnať dva veľké blindy namiesto jedného. Platí to aj pre oba blindy.
    .example = Blindy 1/2, straddle 4: dorovnanie stojí 4, malý blind dopláca 3 a veľký 2.

rule-STRADDLE-4 = Straddle hovorí posledný
    .text = Kto dal straddle, hovorí pred flopom posledný, ešte po veľkom blinde, a keď naň príde rad, smie navýšiť. Právo, ktoré má inak veľký blind (BLIND-12), tým prechádza naň.

rule-STRADDLE-5 = Začína hráč za straddlom
    .text = Keď je na stole straddle, hovorí pred flopom prvý hráč vľavo od toho, kto ho dal, nie hráč vľavo od veľkého blindu. Keď hrajú traja, je to malý blind.

rule-STRADDLE-6 = Straddle a počet navýšení
    .text = V limitných hrách je počet navýšení obmedzený (LIMIT-3). Straddle je navýšenie, a tak sa ponúka, že jedno z nich spotrebuje; žiadne pravidlá to však nehovoria výslovne.
    .variants = Predvolené: počíta sa ako jedno z navýšení. Inak: nepočíta sa.
    .example = Limit 2–4, tri navýšenia: 2 je veľký blind, 4 straddle, potom 6 a 8, viac sa už nedá. Keď sa straddle nepočíta: 4, 6, 8 a 10.

rule-STRADDLE-7 = Čo za straddle dostanete
    .text = Za straddle si hráč kupuje lepšiu pozíciu v prvom kole: mal by hovoriť prvý, ale akoby si vymenil miesto a hovorí posledný. Platí za to dva veľké blindy za karty, ktoré ešte nevidel.

rule-STRADDLE-8 = Navýšenie po straddli
    .text = Na koľko najmenej sa musí straddle navýšiť, pravidlá nehovoria. Keď ho berieme ako stávku, musí sa zdvojnásobiť; keď ako navýšenie o jeden veľký blind, stačí pridať ďalší veľký blind. V limite je krok vždy jedna jednotka.
    .variants = Predvolené: aspoň na dvojnásobok straddlu. Inak: aspoň na straddle a jeden veľký blind navyše.
    .example = No limit, blindy 1/2, straddle 4: najmenšie navýšenie je na 8, pri druhom výklade na 6.
