# On paper.

rooms-print = Drukuj
rooms-rules-chapter = Cały rozdział
