# Poplatek herny.

rule-RAKE-1 = Poplatek herny
    .text = Herna si za pořádání hry nechává část banku a vítěz dostává zbytek. Mluví o tom jediný herní řád a sazbu neuvádí. Tady se ve výchozím nastavení nic nevybírá. Je-li poplatek nastaven, bere se z každého banku poměrně a zaokrouhluje se dolů na nejmenší žeton.
    .variants = Výchozí: žádný poplatek. Jinak: libovolné procento, s horní mezí, nebo bez ní; rozdání, která skončí před flopem, mohou být bez poplatku („no flop, no drop“, výchozí), nebo s ním.

rule-RAKE-2 = Rake neboli drop
    .text = Poplatku, který si herna bere z banku, se říká rake nebo drop. Z něj herna žije: hráči hrají proti sobě navzájem, ne proti ní (GAME-8).
