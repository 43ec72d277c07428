# Cesty k tomu, co hry říkají, dovnitř a ven.

rooms-stats = Statistika
rooms-stats-about = Jak hraješ a nakolik jsou čísla jistá
rooms-data = Tvoje data
rooms-data-about = Vzít s sebou, vrátit zpět, smazat
