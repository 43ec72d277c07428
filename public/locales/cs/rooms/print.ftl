# On paper.

rooms-print = Vytisknout
rooms-rules-chapter = Celá kapitola
