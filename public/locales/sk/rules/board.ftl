# Spoločné karty.

rule-BOARD-1 = Flop
    .text = Po prvom stávkovom kole sa doprostred stola vyložia lícom nahor tri spoločné karty. Hovorí sa im flop a nasleduje po nich druhé stávkové kolo.

rule-BOARD-2 = Turn
    .text = Po druhom stávkovom kole sa vedľa flopu vyloží lícom nahor štvrtá spoločná karta. Hovorí sa jej turn a nasleduje tretie stávkové kolo.

rule-BOARD-3 = River
    .text = Po treťom stávkovom kole sa k ostatným vyloží lícom nahor piata a posledná spoločná karta. Hovorí sa jej river a nasleduje posledné stávkové kolo. Ďalšie karty už neprídu.

rule-BOARD-4 = Spoločné karty sú pre všetkých
    .text = Spoločné karty (board) nepatria nikomu osobitne. Každý hráč v hre ich smie použiť spolu so svojimi dvoma súkromnými kartami (GAME-3).

rule-BOARD-5 = Stávky sa po kole zhrnú
    .text = Na konci každého stávkového kola sa všetky stávky zhrnú na jedno miesto, obvykle doprostred stola, a až potom príde ďalšia karta. Každý tak vidí celý bank pohromade.

rule-BOARD-6 = Pre jedného sa nerozdáva
    .text = Ďalšia spoločná karta sa vyloží len vtedy, keď sú v hre ešte aspoň dvaja hráči. Ak zostal jediný, už vyhral (GAME-15).

rule-BOARD-7 = Koľko kariet už máte
    .text = Z pohľadu hráča prináša flop tretiu až piatu kartu, turn šiestu a river siedmu. Po flope teda máte k dispozícii päť kariet, po turne šesť (štyri na stole a dve v ruke) a po riveri sedem.
