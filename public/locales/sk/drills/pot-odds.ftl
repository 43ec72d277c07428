# Cvičenie: cena dorovnania

drill-pot-odds = Cena dorovnania
    .prompt = V banku leží { $pot }, dorovnanie stojí { $call }. Aký podiel musí vyhrať, aby sa oplatilo? V percentách.
    .prompt-closed = Príde ešte jedna karta. Vyhrávajú len tieto a nič iné: { $cards }. Dorovnať, alebo zložiť?
    .prompt-open = Obe kombinácie ležia otvorené, príde ešte jedna karta. Dorovnať, alebo zložiť?
    .prompt-two-cards = Obe kombinácie ležia otvorené, prídu ešte dve karty. Dorovnať, alebo zložiť?
    .call = Dorovnať
    .fold = Zložiť
    .hint = Potrebný podiel je dorovnanie delené celým bankom aj s týmto dorovnaním. Dorovnať sa oplatí, ak je šanca na výhru väčšia. Vsádzať už nikto nemôže.
    .right = { $call } ÷ ({ $pot } + { $call }) = { $call } ÷ { $final } = { $share } % (CALL-1, GAME-4).
    .right-one-card = Vyhráva toľko kariet: { $outs } z { $unseen }, teda { $chance } %. { $answer ->
        [call] To je viac než potrebných { $needed } %: dorovnať, v mnohých takých hrách to žetóny vynesie (ALLIN-14).
       *[fold] To je menej než potrebných { $needed } %: zložiť, v mnohých takých hrách dorovnanie žetóny stojí (ALLIN-14).
    }
    .right-two-cards = Zo všetkých 990 možností, ako môžu obe karty prísť: { $chance } %. { $answer ->
        [call] To je viac než potrebných { $needed } %: dorovnať (ALLIN-14).
       *[fold] To je menej než potrebných { $needed } %: zložiť (ALLIN-14).
    }
    .slip-own-call-left-out = { $call } ÷ { $pot } = { $share } % vynecháva samo dorovnanie. Aj to leží v banku (GAME-4).
    .slip-size-of-the-bet = { $call } ÷ { $middle } je veľkosť stávky proti banku, nie cena dorovnania (GAME-4).
    .slip-one-card-for-two = { $share } % je šanca len s ďalšou kartou. Prídu však dve a medzi nimi už nikto nevsádza.
    .slip-two-cards-for-one = { $share } % by bola šanca pri dvoch kartách. Príde len jedna.
    .slip-given-up = Potreba je { $needed } % a šanca je { $share } %: zloženie zbytočne stráca žetóny (ALLIN-14).
    .slip-too-dear = Potreba je { $needed } %, šanca je však len { $share } %: príliš drahé (ALLIN-14).
