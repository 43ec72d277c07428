# Lekce: hlídejte si karty.

lesson-guard-your-cards = Hlídejte si karty
    .goal = Po této lekci umíte své karty udržet ve hře a nikomu je neprozradit.

lesson-guard-your-cards-1 = Na chvíli se odvrátíte a dealer vaše nechráněné karty sebere jako složené. Co teď?
    .choice-1 = Jsou složené a stěžovat si nemohu
    .choice-2 = Dostanu je zpátky
    .right = Chraňte si karty po celé rozdání: rukou, žetonem nebo jiným malým předmětem (ETIQ-5, ETIQ-6).
    .wrong-2 = Co se dotklo odhozených karet, je mrtvé, i když se to tam dostalo omylem (FOLD-4).

lesson-guard-your-cards-2 = A co kdyby dealer sebral nechráněné karty hráči, který je all-in?
    .choice-1 = Prameny se neshodnou
    .choice-2 = Jsou také složené, v tom jsou prameny zajedno
    .choice-3 = Nikdy, všechny prameny hráče all-in chrání
    .right = Podle jednoho se hráč all-in složit nedá, druhý výjimku nedělá. Tento stůl jeho karty chrání (ALLIN-4); přesto si je přikryjte (ETIQ-6).
    .wrong-2 = Jen jeden z nich výjimku nedělá. Jiný hráče all-in chrání.
    .wrong-3 = Všechny ne: jeden výjimku nedělá ani pro hráče all-in (ETIQ-6).

lesson-guard-your-cards-3 = Kde smíte mít karty?
    .choice-1 = Na stole, jen okraje nadzvednu, když se dívám
    .choice-2 = V klíně
    .right = Zůstávají na stole a co na nich je, vidíte jen vy (DEAL-5, DEAL-6).
    .wrong-2 = Dealer na ně musí pořád vidět (DEAL-5).

lesson-guard-your-cards-4 = Jak se u živého stolu skládá?
    .choice-1 = Lícem dolů k dealerovi, až jsem na řadě
    .choice-2 = Lícem nahoru
    .choice-3 = Hodím je mezi odhozené
    .right = Přisunete je lícem dolů k dealerovi: karty nevidí nikdo, složení vidí všichni (FOLD-3).
    .wrong-2 = Dokud hrají dva další, to nejde: složené karty zůstávají skryté (FOLD-5).
    .wrong-3 = Patří k dealerovi, a ten je dá k odhozeným (FOLD-3).

lesson-guard-your-cards-5 = Během rozdání necháte souseda nahlédnout do svých karet. Smí se to?
    .choice-1 = Ne, před odkrytím karet ne
    .choice-2 = Ano, soused se podívat smí
    .right = Až do odkrytí vidíte své karty jen vy (DEAL-7).
    .wrong-2 = Před odkrytím nesmí nikdo své karty ukázat jinému hráči (DEAL-7).

lesson-guard-your-cards-6 = Po rozdání ukazujete karty jednomu hráči. A co ostatní?
    .choice-1 = Smějí je vidět všichni
    .choice-2 = Jen ten jeden
    .right = Ukázat jednomu, ukázat všem: celý stůl má vědět totéž (SHOW-16).
    .wrong-2 = To by jeden věděl víc než ostatní. Ukázat jednomu, ukázat všem (SHOW-16).

lesson-guard-your-cards-7 = Vaše karty viděl během hry někdo, kdo už složil. Co z toho plyne?
    .choice-1 = Uvidí je všichni, až sázky skončí
    .choice-2 = Uvidí je všichni hned
    .choice-3 = Nic, ten hráč už nehraje
    .right = Kdo je viděl, už o ničem nerozhoduje; ostatní počkají, aby to neovlivnilo sázky (SHOW-17).
    .wrong-2 = To by mohlo ovlivnit sázky. Ostatní je uvidí, až když sázky skončí (SHOW-17).
    .wrong-3 = I tak ví jeden hráč víc než ostatní. Ukázat jednomu, ukázat všem (SHOW-16).

lesson-guard-your-cards-8 = Karty vám spadnou na zem. Co teď?
    .choice-1 = Hraju s nimi dál
    .choice-2 = Rozdání je neplatné
    .right = Jsou to pořád vaše karty a hraje se s nimi jako obvykle (IRREG-11).
    .wrong-2 = Se spadlými kartami se hraje. Nehoda vás o ně nepřipraví, ale ani vás nezachrání (IRREG-11).

lesson-guard-your-cards-9 = Žetony si skládáte na kolena. Smí se to?
    .choice-1 = Ne
    .choice-2 = Ano, jsou moje
    .right = Žetony zůstávají na stole, kde je všichni vidí (BUYIN-5).
    .wrong-2 = Jsou vaše, ale ostatní musí vidět, kolik můžete vsadit. Patří na stůl (BUYIN-5).

lesson-guard-your-cards-q1 = Co vaše karty chrání?
    .choice-1 = Žeton na kartách
    .choice-2 = Slovo „moje“
    .right = Ruka, žeton nebo jiný předmět na kartách: nikdo jiný za ně neodpovídá (ETIQ-5).
    .wrong-2 = Slovo dealerovu ruku nezastaví. Položte na karty žeton (ETIQ-5).

lesson-guard-your-cards-q2 = Jedna vaše karta se dotkla odhozených. Je ještě ve hře?
    .choice-1 = Ne
    .choice-2 = Ano, když ji rychle vezmu zpět
    .right = Karta, která se dotkla odhozených, je mrtvá; nikdo by s jistotou neřekl, která to byla (FOLD-4).
    .wrong-2 = Rychlost nepomůže: jakmile se dotkla, je mrtvá (FOLD-4).
