# Button.

rule-BTN-1 = Pomyslný rozdávající
    .text = Button označuje pomyslného rozdávajícího. I když karty ve skutečnosti rozdává někdo jiný nebo počítač, rozdává se a sází tak, jako by rozdával hráč s buttonem.

rule-BTN-2 = Button se posouvá
    .text = Po každém rozdání se button posune o jednoho hráče dál ve směru hodinových ručiček. S ním se posouvají i blindy (BLIND-9), a tak se každý vystřídá na všech pozicích.

rule-BTN-3 = Role jdou po sobě
    .text = Dokud hrají titíž hráči, role na sebe navazují: kdo má teď velký blind, má v dalším rozdání malý, a kdo má teď malý blind, dostane button.

rule-BTN-4 = Mrtvý, nebo pohyblivý button
    .text = Když někdo od stolu odejde, pravidla se liší. U mrtvého buttonu se nejdřív určí velký blind, vždy pro hráče, který je na řadě; malý blind nebo button za ním může vyjít na prázdné místo. Malý blind se v tom případě nedává, button tam prostě leží. Blindu se tak nikdo nevyhne. Pohyblivý button jde zkrátka k dalšímu hráči.
    .variants = Výchozí: mrtvý button. Jinak: pohyblivý button. Když ze tří hráčů zbudou dva, má velký blind ten, kdo je na řadě, a druhý má button i malý blind.
    .example = Místa 1–5, button 1, malý blind 2, velký blind 3 a odejde hráč z místa 2. Mrtvý button: button na prázdném místě 2, malý blind 3, velký blind 4. Pohyblivý button: button 3, malý blind 4, velký blind 5; místo 3 se vyhne malému blindu a místo 4 velkému.

rule-BTN-5 = Na každého se dostane
    .text = Během každého oběhu buttonu musí mít každý hráč možnost hrát na buttonu a každý musí zaplatit blindy. Výhody i náklady mají všichni stejné; zaručuje to střídání.

rule-BTN-6 = Jak button vypadá
    .text = Button vypadá všude trochu jinak: zvláštní žeton, plastové kolečko, velká kulatá značka s nápisem „Dealer“, na obrazovce třeba jen písmeno D.
