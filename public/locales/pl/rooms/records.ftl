# Drogi do tego, co mówią rozdania.

rooms-stats = Statystyki
rooms-stats-about = Jak grasz i na ile liczby są pewne
rooms-data = Twoje dane
rooms-data-about = Zabierz ze sobą, przywróć, usuń
