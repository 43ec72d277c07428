# Cvičenie: kto začína?

drill-who-acts-first = Kto začína?
    .prompt = Karty sú rozdané. Kto je prvý na rade?
    .prompt-after = Na stole leží flop. Kto je prvý na rade?
    .prompt-first-card = Kto dostane prvú kartu?
    .hint = Pred flopom začína hráč vľavo od posledného blindu. V ďalších kolách prvý hráč vľavo od buttonu, ktorý je v hre a má žetóny.
    .right-before = { $name } sedí vľavo od veľkého blindu a začína (ROUND-2).
    .right-straddle = Posledným blindom je straddle a vľavo od neho sedí { $name } (STRADDLE-5).
    .right-after = Prvé miesto vľavo od buttonu, kde je niekto v hre a má žetóny: { $name } (ROUND-7).
    .right-heads-up-before = Vo dvojici má button malý blind a pred flopom začína: { $name } (BLIND-15).
    .right-heads-up-after = Vo dvojici začína po flope veľký blind: { $name } (BLIND-16).
    .right-first-card = Prvá karta patrí prvému hráčovi vľavo od buttonu: { $name } (DEAL-2).
    .slip-small-blind-heads-up = { $name } má button, a preto je po flope na rade až nakoniec (BLIND-16).
    .slip-blind-before-the-flop = { $name } už má vložený blind. Pred flopom prichádzajú blindy na rad posledné (ROUND-2).
    .slip-folded-or-all-in = Na prvom mieste v poradí sedí { $name }, no po položení kariet alebo all-ine už nerozhoduje (FOLD-1, ALLIN-4).
    .slip-last-raiser = Nezáleží na tom, že naposledy navyšuje { $name }: nové kolo sa začína vľavo od buttonu (ROUND-7).
    .slip-button-first = { $name } má button a ten je na rade posledný (BTN-1).
    .slip-right-instead-of-left = { $name } sedí napravo od buttonu. Hrá sa v smere hodinových ručičiek, doľava (SEAT-4).
    .slip-button-dealt-first = { $name } má button a dostáva vždy poslednú kartu (DEAL-2).
