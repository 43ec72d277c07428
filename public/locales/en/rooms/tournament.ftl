# A tournament is laid.

rooms-tournament = Tournament
rooms-tournament-about = One table or many, until one player has all the chips
rooms-spot = Your own spot
rooms-spot-about = Any chips, cards and actions so far: lay them and play on
rooms-tournament-players = Players
rooms-tournament-seats = Seats at a table
rooms-tournament-begin = Begin
rooms-tournament-go-on = Back to the tournament
rooms-tournament-ends = A new tournament takes the place of the one that is being played. Blinds go up every ten hands; from the fifth level on there are antes.
rooms-tournament-rebuys = Rebuys
rooms-tournament-rebuys-none = None
rooms-tournament-rebuys-first = In levels 1 to 4
rooms-tournament-rebuys-about = Whoever has lost everything may buy a starting stack again; once everybody may add one.
