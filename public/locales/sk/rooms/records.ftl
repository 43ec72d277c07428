# Cesty k tomu, čo hry hovoria, dnu a von.

rooms-stats = Štatistika
rooms-stats-about = Ako hráš a nakoľko sú čísla isté
rooms-data = Tvoje dáta
rooms-data-about = Vziať so sebou, vrátiť späť, zmazať
