# A tournament is laid.

rooms-tournament = Turnaj
rooms-tournament-about = Jeden stůl nebo víc, dokud nemá všechny žetony jeden hráč
rooms-spot = Vlastní situace
rooms-spot-about = Libovolné žetony, karty a akce: připravte je a hrajte dál
rooms-tournament-players = Hráči
rooms-tournament-seats = Míst u stolu
rooms-tournament-begin = Začít
rooms-tournament-go-on = Zpět do turnaje
rooms-tournament-ends = Nový turnaj nahradí ten rozehraný. Blindy rostou po každých deseti rozdáních, od páté úrovně se platí ante.
rooms-tournament-rebuys = Rebuy
rooms-tournament-rebuys-none = Žádné
rooms-tournament-rebuys-first = V úrovních 1 až 4
rooms-tournament-rebuys-about = Kdo prohraje všechno, smí si koupit nový počáteční stack; jednou ho smí přidat každý.
