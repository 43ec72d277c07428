# A tournament is laid.

rooms-tournament = Turnaj
rooms-tournament-about = Jeden stůl nebo víc, dokud nemá všechny žetony jeden hráč
rooms-spot = Vlastní situace
rooms-spot-about = Libovolné žetony, karty a akce: připrav je a hraj dál
rooms-tournament-players = Hráči
rooms-tournament-seats = Míst u stolu
rooms-tournament-begin = Začít
rooms-tournament-go-on = Zpět do turnaje
rooms-tournament-ends = Nový turnaj nahradí ten rozehraný. Blindy rostou po každých deseti rozdáních, od páté úrovně se platí ante.
