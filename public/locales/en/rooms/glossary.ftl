# The words of the game.

rooms-glossary = Words of the game
rooms-glossary-about = More than a hundred words in four languages, side by side
rooms-glossary-find = Find a word
