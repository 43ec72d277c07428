# Cesty k tomu, co rozdání říkají, dovnitř a ven.

rooms-stats = Statistika
rooms-stats-about = Jak hrajete a nakolik jsou čísla jistá
rooms-data = Vaše data
rooms-data-about = Vzít s sebou, vrátit zpět, smazat
