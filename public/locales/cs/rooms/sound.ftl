# The sounds of the table.

rooms-sound = Zvuk
rooms-sound-off = Žádný
rooms-sound-turn = Jsem na řadě
rooms-sound-all = Všechny
rooms-volume = Hlasitost
