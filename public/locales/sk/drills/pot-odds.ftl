# Cvičenie: cena dorovnania

drill-pot-odds = Cena dorovnania
    .prompt = V banku je { $pot }, dorovnanie stojí { $call }. Koľko percent musíte vyhrávať, aby ste neprerobili?
    .prompt-closed = Príde ešte jedna karta. Vyhrávajú len tieto a nič iné: { $cards }. Dorovnať, alebo položiť?
    .prompt-open = Karty oboch sú odkryté, príde ešte jedna karta. Dorovnať, alebo položiť?
    .prompt-two-cards = Karty oboch sú odkryté, prídu ešte dve karty. Dorovnať, alebo položiť?
    .call = Dorovnať
    .fold = Položiť
    .hint = Potrebný podiel je dorovnanie delené celým bankom aj s týmto dorovnaním. Dorovnať sa oplatí, keď je šanca na výhru väčšia. Vsádzať už nikto nemôže.
    .right = { $call } : ({ $pot } + { $call }) = { $call } : { $final } = { $share } % (CALL-1, GAME-4).
    .right-one-card = Vyhráva toľko kariet: { $outs } z { $unseen }, teda { $chance } %. { $answer ->
        [call] To je viac než potrebných { $needed } %: dorovnať; v mnohých takých rozdaniach to žetóny vynesie (ALLIN-14).
       *[fold] To je menej než potrebných { $needed } %: položiť; v mnohých takých rozdaniach dorovnanie prerobí (ALLIN-14).
    }
    .right-two-cards = Zo všetkých 990 možností, ako môžu obe karty prísť: { $chance } %. { $answer ->
        [call] To je viac než potrebných { $needed } %: dorovnať (ALLIN-14).
       *[fold] To je menej než potrebných { $needed } %: položiť (ALLIN-14).
    }
    .slip-own-call-left-out = { $call } : { $pot } = { $share } % vynecháva samo dorovnanie. Aj to bude v banku (GAME-4).
    .slip-size-of-the-bet = { $call } : { $middle } je veľkosť stávky v pomere k banku, nie cena dorovnania (GAME-4).
    .slip-one-card-for-two = { $share } % je šanca pri jednej ďalšej karte. Prídu však dve a medzi nimi už nikto nevsádza.
    .slip-two-cards-for-one = { $share } % by bola šanca pri dvoch kartách. Príde len jedna.
    .slip-given-up = Potrebujete { $needed } % a šanca je { $share } %: položením zbytočne prichádzate o žetóny (ALLIN-14).
    .slip-too-dear = Potrebujete { $needed } %, šanca je však len { $share } %: je to pridrahé (ALLIN-14).
