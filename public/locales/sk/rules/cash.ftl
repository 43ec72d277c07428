# Cash game.

rule-CASH-1 = Žetóny sú peniaze
    .text = V cash game, teda v hre o peniaze, zodpovedá každý žetón určitej sume peňazí. Čo vyhráte v žetónoch, vyhráte v peniazoch, a čo prehráte, o to naozaj prídete.

rule-CASH-2 = Odísť smiete kedykoľvek
    .text = V cash game smie hráč žetóny kedykoľvek vymeniť a odísť. Aby sa nerušilo rozdanie, deje sa to medzi rozdaniami alebo po položení kariet; čo je vsadené, ostáva v banku. Odniesť si len časť žetónov sa nesmie (BUYIN-6).

rule-CASH-3 = Kúpiť si znova
    .text = Kto v cash game príde o všetky žetóny, smie si pred ďalším rozdaním kúpiť nové. Musí ich byť aspoň toľko, koľko sa žiada pri dokúpení (BUYIN-10).

rule-CASH-4 = Cash game v skratke
    .text = Čo je v cash game ešte zvláštne: najmenší a najväčší vklad (BUYIN-2, BUYIN-3), žiadne pridávanie ani uberanie žetónov počas rozdania (BUYIN-6, BUYIN-7), straddle, kde je dovolený (STRADDLE-1), a v limite neobmedzený počet navýšení medzi dvoma hráčmi (LIMIT-4).
