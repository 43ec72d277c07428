# A tournament is laid.

rooms-tournament = Turnaj
rooms-tournament-about = Jeden stôl alebo viac, kým nemá všetky žetóny jeden hráč
rooms-spot = Vlastná situácia
rooms-spot-about = Ľubovoľné žetóny, karty a akcie: pripravte ich a hrajte ďalej
rooms-tournament-players = Hráči
rooms-tournament-seats = Miest pri stole
rooms-tournament-begin = Začať
rooms-tournament-go-on = Späť do turnaja
rooms-tournament-ends = Nový turnaj nahradí ten rozohraný. Blindy rastú po každých desiatich rozdaniach, od piatej úrovne sa platí ante.
rooms-tournament-rebuys = Rebuye
rooms-tournament-rebuys-none = Žiadne
rooms-tournament-rebuys-first = V úrovniach 1 až 4
rooms-tournament-rebuys-about = Kto príde o všetko, smie si znova kúpiť začiatočný stack; raz si ho smie pridať každý.
