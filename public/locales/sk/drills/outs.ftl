# Cvičenie: spočítajte outy

drill-outs = Spočítajte outy
    .prompt = Neznáme karty: { $unseen }. Koľko z nich by ako ďalšia karta dostalo A do vedenia?
    .prompt-not-behind = Neznáme karty: { $unseen }. Po koľkých z nich ako ďalšej karte A neprehráva (vedie, alebo je to zhoda)?
    .prompt-one-card = Aká je šanca, že niektorá z nich (spolu { $outs }) príde ako ďalšia karta? V percentách.
    .prompt-two-cards = Aká je šanca, že z nich (spolu { $outs }) príde na dvoch ďalších kartách aspoň jedna? V percentách.
    .hint = Vezmite neznáme karty jednu po druhej a porovnajte najlepšie pätice oboch. Karta, ktorá rovnako pomôže súperovi, nie je out, a žiadna karta sa nepočíta dvakrát.
    .right = A dostane do vedenia toľko kariet: { $outs } z { $unseen }. Sú to { $cards } (BOARD-7, RANK-2).
    .right-not-behind = A neprehráva po toľkých kartách: { $outs } z { $unseen }. Sú to { $cards } (BOARD-7, RANK-2).
    .right-one-card = { $outs } : { $unseen } = { $share } %. Približne vyjde dvojnásobok počtu outov.
    .right-two-cards = { $share } %. Prvá karta minie v { $missed } z { $unseen } prípadov, druhá podobne, len je všetkého o jednu kartu menej; v ostatných prípadoch to vyjde.
    .slip-pairs-forgotten = { $cards }: aj tieto karty vyhrávajú, bez postupky a bez flushu (RANK-2).
    .slip-false-outs = { $cards }: pomôžu síce A, ale B rovnako. Sú to falošné outy (RANK-2).
    .slip-still-behind = { $cards }: zlepšia síce A, ale nedostatočne: B má aj tak viac (RANK-2).
    .slip-counted-twice = { $cards }: postupka aj flush naraz, no stále len jedna karta. Počíta sa raz (RANK-9, RANK-10).
    .slip-level-forgotten = { $cards }: s týmito kartami je to zhoda. Zhoda nie je prehra (SPLIT-1).
    .slip-count-for-per-cent = { $outs } je počet kariet, nie percentá.
    .slip-two-cards-for-one = { $share } % je šanca pri dvoch kartách a štvornásobok je pomôcka pre dve karty. Tu ide len o tú ďalšiu.
    .slip-one-card-for-two = { $share } % je šanca pri jednej ďalšej karte. Prídu však dve.
    .slip-added = { $share } % je súčet oboch šancí. Keby karta prišla dvakrát, dvakrát by sa aj počítala.
