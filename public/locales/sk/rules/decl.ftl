# Čo sa povie.

rule-DECL-1 = Slovo zaväzuje
    .text = Pri živom stole platia slová rovnako ako žetóny. Kto je na rade a povie „bet“, „raise“, „call“, „fold“ alebo „all-in“, musí to urobiť a nemôže to vziať späť. Najprv sa teda rozhodnite, až potom hovorte.

rule-DECL-2 = Jasne a na rade
    .text = V serióznej živej hre hovorte presne, čo robíte, a len vtedy, keď ste na rade. Zamrmlané slovo alebo nedokončené gesto vedie k sporom a reč mimo poradia prezrádza ostatným niečo predčasne.
