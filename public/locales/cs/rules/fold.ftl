# Skládání.

rule-FOLD-1 = Hráč končí, sázky zůstávají
    .text = Kdo složí, je z rozdání venku a už v něm nemůže nic vyhrát. Co do té chvíle vsadil, zůstává v banku a hrají o to ostatní.

rule-FOLD-2 = Složit jde v každém tahu
    .text = Hráč smí složit pokaždé, když je na řadě, i tehdy, když by check byl zdarma. Vzdá se tím ale šance, která ho nic nestojí, a tak se program napřed zeptá.

rule-FOLD-3 = Jak se u stolu skládá
    .text = U živého stolu hráč posune karty lícem dolů k dealerovi a ten je dá k odhozeným, nebo je odhodí a řekne „fold“. Jednotlivé herní řády popisují jedno, nebo druhé. Tak jako tak karty nesmí nikdo vidět.

rule-FOLD-4 = Odhozené karty jsou mrtvé
    .text = Karta, která se dotkla odhozených karet, je mrtvá a do hry se nevrací, ani když se tam dostala omylem. Nikdo by už s jistotou neřekl, která to byla.

rule-FOLD-5 = Složené karty zůstávají skryté
    .text = Kdo skládá, dokud hrají aspoň dva další, nesmí složené karty ukázat. Ostatní by si podle chybějících karet spočítali šance, jednomu by to pomohlo a druhému uškodilo. Když zbývá jediný soupeř, rozdání končí a zákaz neplatí.
