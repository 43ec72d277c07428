# Cvičenie: spočítajte outy

drill-outs = Spočítajte outy
    .prompt = Nevidených kariet je { $unseen }. Koľko z nich, ak prídu ako ďalšie, dostane kombináciu A do vedenia?
    .prompt-not-behind = Nevidených kariet je { $unseen }. Po koľkých z nich ako ďalšej karte A neprehráva: vedie, alebo je to rovnaké?
    .prompt-one-card = Aká je šanca, že niektorá z nich (spolu { $outs }) príde ako ďalšia karta? V percentách.
    .prompt-two-cards = Aká je šanca, že z nich (spolu { $outs }) príde aspoň jedna počas dvoch ďalších kariet? V percentách.
    .hint = Vezmite nevidené karty jednu po druhej a porovnajte najlepšie pätice oboch. Karta, ktorá rovnako pomôže súperovi, nie je out a žiadna karta sa nepočíta dvakrát.
    .right = Do vedenia dostane A toľko kariet: { $outs } z { $unseen }, a to { $cards } (BOARD-7, RANK-2).
    .right-not-behind = A neprehráva po toľkých kartách: { $outs } z { $unseen }, a to { $cards } (BOARD-7, RANK-2).
    .right-one-card = { $outs } ÷ { $unseen } = { $share } %. Blízko je dvojnásobok počtu outov.
    .right-two-cards = { $share } %: prvá karta minie v { $missed } ÷ { $unseen } prípadov, druhá podobne, len kariet je o jednu menej; vo všetkých ostatných prípadoch to vyjde.
    .slip-pairs-forgotten = { $cards }: aj tieto karty vyhrávajú, bez postupky a bez farby (RANK-2).
    .slip-false-outs = { $cards }: pomôžu síce A, ale B nemenej. Sú to falošné outy (RANK-2).
    .slip-still-behind = { $cards }: zlepšia síce A, ale nie dosť: B má aj tak viac (RANK-2).
    .slip-counted-twice = { $cards }: postupka aj farba naraz, no stále len jedna karta. Počíta sa raz (RANK-9, RANK-10).
    .slip-level-forgotten = { $cards }: s týmito sú obe pätice rovnaké. Rovnaké nie je horšie (SPLIT-1).
    .slip-count-for-per-cent = { $outs } je počet kariet, nie percentá.
    .slip-two-cards-for-one = { $share } % je šanca pri dvoch kartách a štvornásobok je pravidlo pre dve karty. Tu ide len o tú ďalšiu.
    .slip-one-card-for-two = { $share } % je šanca samotnej ďalšej karty. Prídu však karty dve.
    .slip-added = { $share } % je súčet oboch šancí. Dvojitý zásah by sa počítal dvakrát.
