# The sounds of the table.

rooms-sound = Zvuk
rooms-sound-off = Žiadny
rooms-sound-turn = Som na rade
rooms-sound-all = Všetky
rooms-volume = Hlasitosť
