#!/usr/bin/env python3
"""The smallest bot worth the name: plays pairs and high cards, bets the pot, folds to big bets."""
import json
import sys

for line in sys.stdin:
    view = json.loads(line)
    hand, legal = view["hand"], view["legal"]
    me = next(seat for seat in hand["seats"] if seat["seat"] == view["viewer"]["seat"])
    ranks = ["23456789TJQKA".index(card[0]) for card in me["hole"]["known"]]
    board = ["23456789TJQKA".index(card[0]) for card in hand["board"]]
    good = len(set(ranks + board)) < len(ranks + board) if board else min(ranks) > 7 or ranks[0] == ranks[1]
    pot = sum(pot["amount"] for pot in hand["pots"]) + sum(seat["bet"] for seat in hand["seats"])
    action = "check" if "Ok" in legal["check"] else "fold"
    if good and "Ok" in legal["wager"] and not any(taken["seat"] == me["seat"] for taken in hand["taken"][-2:]):
        wager = legal["wager"]["Ok"]
        action = {wager["kind"]: max(wager["min"], min(wager["max"], hand["betting"]["bet"] + pot))}
    elif "Ok" in legal["call"] and (good or legal["call"]["Ok"]["pay"] * 4 <= pot):
        action = "call"
    print(json.dumps(action), flush=True)
