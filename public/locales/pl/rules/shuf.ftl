# Tasowanie.

rule-SHUF-1 = Tasowanie przed każdym rozdaniem
    .text = Całą talię tasuje się przed każdym rozdaniem. Nic z poprzedniego rozdania nie może nikomu pomóc odgadnąć kart w następnym.

rule-SHUF-2 = Pół minuty na tasowanie
    .text = Przy stole na żywo tasowanie powinno trwać najwyżej 30 sekund. Tyle wystarczy, by dobrze wymieszać karty i nie wstrzymywać gry.

rule-SHUF-3 = Kolejność tasowania
    .text = Kolejność jest ustalona: raz chemmy shuffle (karty zakryte miesza się na stole), dwa razy riffle (dwie połowy wsuwa się jedna w drugą), raz strip (zdejmuje się z wierzchu kolejne pakiety) i na koniec jeszcze raz riffle.

rule-SHUF-4 = Przełożenie
    .text = Tasowanie kończy się przełożeniem: talię dzieli się na dwie części, a dolną kładzie na wierzch. Dopiero potem rozdaje się karty.
