# The sounds of the table.

rooms-sound = Sound
rooms-sound-off = Off
rooms-sound-turn = My turn
rooms-sound-all = All
rooms-volume = Volume
