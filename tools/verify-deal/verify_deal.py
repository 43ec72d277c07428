"""Deals the deck of a seed again: python3 verify_deal.py SEED_IN_HEX"""
import hashlib
import struct
import sys


def chacha20_words(key):  # RFC 8439, nonce zero, block counter from 0
    def quarter(s, a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] = ((s[z] ^ s[x]) << turn | (s[z] ^ s[x]) >> (32 - turn)) & 0xFFFFFFFF

    counter = 0
    while True:
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0]
        state = start[:]
        for _ in range(10):
            for i in range(4):
                quarter(state, i, 4 + i, 8 + i, 12 + i)
            for i in range(4):
                quarter(state, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
        yield from ((a + b) & 0xFFFFFFFF for a, b in zip(state, start))
        counter += 1


def deck_of(seed):
    words = chacha20_words(seed)
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    for i in range(51, 0, -1):
        bound = i + 1
        word = next(w for w in words if w < 2**32 - 2**32 % bound)
        j = word % bound
        deck[i], deck[j] = deck[j], deck[i]
    return "".join(deck)


if __name__ == "__main__":
    seed = bytes.fromhex(sys.argv[1].zfill(64))
    print("deck      ", deck_of(seed))
    print("commitment", hashlib.sha256(seed).hexdigest())
