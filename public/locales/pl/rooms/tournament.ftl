# A tournament is laid.

rooms-tournament = Turniej
rooms-tournament-about = Jeden stół albo wiele, aż jeden gracz zdobędzie wszystkie żetony
rooms-spot = Własna sytuacja
rooms-spot-about = Dowolne żetony, karty i akcje: ułóż je i graj dalej
rooms-tournament-players = Gracze
rooms-tournament-seats = Miejsc przy stole
rooms-tournament-begin = Zacznij
rooms-tournament-go-on = Wróć do turnieju
rooms-tournament-ends = Nowy turniej zastąpi rozpoczęty. Ciemne rosną co dziesięć rozdań, od piątego poziomu gra się z ante.
rooms-tournament-rebuys = Rebuy
rooms-tournament-rebuys-none = Bez rebuy
rooms-tournament-rebuys-first = Na poziomach od 1 do 4
rooms-tournament-rebuys-about = Kto wszystko przegra, może kupić nowy stack początkowy; raz może dołożyć go każdy.
