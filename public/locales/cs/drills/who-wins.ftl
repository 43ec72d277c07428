# Cvičení: kdo vyhrává?

drill-who-wins = Kdo vyhrává?
    .prompt = Kdo vyhrává? Označte každého, kdo dostane díl banku.
    .hint = Počítá se nejlepších pět karet ze sedmi. Vyhrává vyšší kombinace; u stejné kombinace rozhodují hodnoty karet odshora, nejdál do páté karty. Barvy jsou si rovny.
    .right = Vyhrává { $winners }: { $hand }. { $decided }
    .right-split = O bank se dělí { $winners }: všichni mají { $hand }.
    .slip-ace-high = Eso v postupce, kterou má { $hand }, je nejnižší karta: stojí pod dvojkou, a tak postupka sahá jen do pětky (RANK-11).
    .slip-around-the-corner = { $hand } nemá postupku. Řada nepokračuje za roh, od esa ke dvojce; platí jen { $kind } (RANK-11).
    .slip-three-pairs = { $hand } má tři páry, ale do pěti karet se vejdou jen dva: { $kind } (RANK-13).
    .slip-sixth-card = Vyšší karta, kterou má { $hand }, je až šestá nebo sedmá. Počítá se pět karet a ty jsou stejné (RANK-17).
    .slip-suit = Barva tu nerozhoduje: { $hand } nemá navrch, protože barvy jsou si rovny a hodnoty jsou stejné (DECK-3, SPLIT-3).
    .slip-one-winner = Nikdo tu nemá navrch: { $winners } mají pět stejných karet, { $hand }. Dělí se (SPLIT-1).
    .slip-split-too-early = Stejné to ještě není: porovnávejte až do páté karty. { $decided }
