//! Pots counted chip by chip from what each player has put in.

use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::Pot;
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::Instance;
use cards_speak::school::question::Answer;

use super::betting::{Plain, number, table};

/// The pots, main pot first, and what goes back.
pub(super) fn counted(instance: &Instance) -> (Vec<Pot>, u64) {
    let plain = Plain::after_last(&table(instance).hand);
    let mut put: Vec<(Seat, u64, bool)> = plain
        .players
        .iter()
        .map(|player| (player.seat, player.put, player.folded))
        .collect();
    let most = put.iter().map(|(_, put, _)| *put).max().unwrap();
    let owners: Vec<usize> = (0..put.len())
        .filter(|place| put[*place].1 == most)
        .collect();
    let mut back = 0;
    if let [owner] = owners[..] {
        let next = put
            .iter()
            .map(|(_, put, _)| *put)
            .filter(|put| *put < most)
            .max()
            .unwrap_or(0);
        back = most - next;
        put[owner].1 = next;
    }
    let mut pots: Vec<(u64, Vec<Seat>)> = Vec::new();
    // Chip by chip: whoever has so many in pays one; those still in at that height may win it.
    for height in 1..=most {
        let paid = put.iter().filter(|(_, put, _)| *put >= height).count() as u64;
        let can: Vec<Seat> = put
            .iter()
            .filter(|(_, put, out)| *put >= height && !out)
            .map(|(seat, ..)| *seat)
            .collect();
        match pots.last_mut() {
            _ if paid == 0 => {}
            Some((amount, seats)) if *seats == can || can.is_empty() => *amount += paid,
            _ => pots.push((paid, can)),
        }
    }
    let pots = pots.into_iter().map(|(amount, seats)| Pot {
        amount: Chips::new(amount),
        seats: seats.into_iter().collect(),
    });
    (pots.collect(), back)
}

pub(super) fn built(instance: &Instance) -> Vec<Answer> {
    let (pots, back) = counted(instance);
    vec![Answer::Pots(pots), number(back)]
}

/// Learners who always err in one way.
pub(super) fn erring(slip: &str, instance: &Instance) -> Option<Answer> {
    let (mut pots, back) = counted(instance);
    match slip {
        "refund-left-in" if back > 0 => {
            pots.last_mut()?.amount += Chips::new(back);
            Some(Answer::Pots(pots))
        }
        _ => None,
    }
}
