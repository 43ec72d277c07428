# The words of the game.

rooms-glossary = Slovníček
rooms-glossary-about = Viac než sto slov v štyroch jazykoch vedľa seba
rooms-glossary-find = Nájsť slovo
