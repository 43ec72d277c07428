# Stávky po častiach.

rule-STRING-1 = Žiadne stávky po častiach
    .text = Kto chce vsadiť alebo navýšiť, nesmie žetóny posúvať dopredu po častiach. Mohol by po každom žetóne sledovať tváre súperov a až potom sa rozhodnúť, koľko to bude. Volá sa to string bet alebo string raise a je to zakázané.

rule-STRING-2 = Jedným pohybom alebo vopred nahlas
    .text = Čisto sa navyšuje dvoma spôsobmi: vopred poviete, o koľko, alebo dáte všetky žetóny dopredu jedným pohybom. Keď nepoviete nič, platí len prvý pohyb.

rule-STRING-3 = Call je len dorovnanie
    .text = Kto povie „call“, ohlasuje dorovnanie a nič iné. Navýšenie pridané v tej istej vete je string raise: dorovnanie platí, navýšenie nie. Ak chcete navýšiť, povedzte rovno „raise“ alebo „navyšujem“.
    .example = „Dorovnávam a navyšujem o 100.“ Dorovnanie platí, navýšenie o 100 nie.
