# On paper.

rooms-print = Vytlačiť
rooms-rules-chapter = Celá kapitola
