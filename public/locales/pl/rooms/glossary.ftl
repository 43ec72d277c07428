# The words of the game.

rooms-glossary = Słowniczek
rooms-glossary-about = Ponad sto słów w czterech językach obok siebie
rooms-glossary-find = Znajdź słowo
