# The shuffle.

rule-SHUF-1 = A shuffle before each hand
    .text = The whole deck is shuffled before every hand. Nothing of the last hand may help anybody to guess the cards of the next one.

rule-SHUF-2 = Half a minute to shuffle
    .text = A live shuffle should take no longer than 30 seconds. That is enough to mix the cards well, and the game is not held up.

rule-SHUF-3 = Moves of a live shuffle
    .text = The moves are laid down: once the chemmy shuffle (mixing the cards face down on the table), two riffles (interleaving two halves), once the strip (packets pulled off the top), and a last riffle.

rule-SHUF-4 = The cut
    .text = The shuffle ends with the cut: the deck is divided in two and the lower part is put on top. Only then does the deal begin.
