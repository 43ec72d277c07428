# Cesty k tomu, čo rozdania hovoria, dnu a von.

rooms-stats = Štatistika
rooms-stats-about = Ako hráte a nakoľko sú čísla isté
rooms-data = Vaše dáta
rooms-data-about = Vziať so sebou, vrátiť späť, zmazať
