# Cvičenie: rozdajte banky.

drill-award-the-pots = Rozdajte banky
    .prompt = Všetky karty sú odkryté. Kto dostane koľko z ktorého banku?
    .prompt-fee = Herňa si z každého banku berie 5 %, zaokrúhlené nadol. Kto dostane koľko?
    .prompt-first = O ktorom banku sa rozhoduje ako o prvom?
    .prompt-net = Aký výsledok má v tomto rozdaní { $name }? Stratu zapíšte s mínusom.
    .main-pot = Hlavný bank
    .side-pot = Vedľajší bank
    .side-pot-number = Vedľajší bank { $number }
    .hint = Každý bank patrí najlepšej kombinácii spomedzi hráčov, ktorí naň majú nárok. Z banku, do ktorého nevložil, nikto nevyhrá. Rozhoduje sa od vedľajšieho k hlavnému.
    .right-two = Vedľajší bank: { $side }. Hlavný bank: { $main }. V každom vyhráva najlepšia kombinácia spomedzi hráčov s nárokom (POT-7).
    .right-three = Druhý vedľajší bank: { $second }. Prvý vedľajší: { $side }. Hlavný bank: { $main } (POT-7).
    .right-four = Tretí vedľajší bank: { $third }, druhý: { $second }, prvý: { $side }. Hlavný bank: { $main } (POT-7).
    .right-fee = Každý bank patrí najlepšej kombinácii po odčítaní poplatku; herňa si spolu berie { $fee } (RAKE-1).
    .right-first = Najprv vedľajší bank, o ktorý hrajú hráči s najväčším počtom žetónov, nakoniec hlavný (SHOW-14, SHOW-15).
    .right-net = { $name } dostáva { $won } a má vložené { $put }: { $won } − { $put } (SHOW-19).
    .slip-everything-to-the-best = { $name } má najlepšiu kombináciu, ale vyhráva len banky, do ktorých vkladá (POT-3).
    .slip-second-best-though-not-entitled = { $name } má druhú najlepšiu kombináciu, ale do tohto vedľajšieho banku nevkladá. Patrí najlepšej kombinácii spomedzi tých, ktorí vložili (POT-3).
    .slip-fee-forgotten = Najprv si herňa berie poplatok: spolu { $fee } (RAKE-1).
    .slip-main-pot-first = Naopak: od vedľajšieho banku, a hlavný až nakoniec (SHOW-14).
    .slip-collected-for-net = Toľko sa dostáva z banku. Vložených { $put } však boli vlastné žetóny (ALLIN-13).
