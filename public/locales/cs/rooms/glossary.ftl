# The words of the game.

rooms-glossary = Slovníček
rooms-glossary-about = Přes sto slov ve čtyřech jazycích vedle sebe
rooms-glossary-find = Najít slovo
