# On paper.

rooms-print = Print
rooms-rules-chapter = The whole chapter
