# The sounds of the table.

rooms-sound = Dźwięk
rooms-sound-off = Brak
rooms-sound-turn = Moja kolej
rooms-sound-all = Wszystkie
rooms-volume = Głośność
