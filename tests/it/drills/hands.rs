//! Drills 1 to 3 solved by plain comparison.

use cards_speak::engine::cards::{Card, CardSet};
use cards_speak::engine::seat::Seat;
use cards_speak::school::drill::{Instance, Shown, Term};
use cards_speak::school::question::Answer;
use cards_speak::school::spot::Comparison;

use super::plain;

pub(super) fn laid(instance: &Instance) -> &Comparison {
    match &instance.shown {
        Shown::Cards(comparison) => comparison,
        _ => panic!("no hands side by side"),
    }
}

fn cards(comparison: &Comparison, place: usize) -> Vec<Card> {
    [&comparison.board[..], &comparison.hands[place].1[..]].concat()
}

fn readings(comparison: &Comparison) -> Vec<(u8, Vec<u8>)> {
    let hands = 0..comparison.hands.len();
    hands
        .map(|place| plain::best(&cards(comparison, place)).1)
        .collect()
}

fn seats(places: impl Iterator<Item = usize>) -> Answer {
    Answer::Seats(places.map(|place| Seat(place as u8)).collect())
}

pub(super) fn winners(instance: &Instance) -> Vec<Answer> {
    let all = readings(laid(instance));
    let best = all.iter().max().unwrap();
    vec![seats((0..all.len()).filter(|place| all[*place] == *best))]
}

/// Who wins, then which rank decides: the first difference from the top.
pub(super) fn kicker(instance: &Instance) -> Vec<Answer> {
    let all = readings(laid(instance));
    let mut answers = winners(instance);
    let mut sorted = all.clone();
    sorted.sort();
    sorted.reverse();
    if sorted[0] == sorted[1] {
        return answers;
    }
    let best = &sorted[0];
    let second = sorted.iter().find(|reading| *reading != best).unwrap();
    let place = (0..5)
        .find(|place| best.1[*place] != second.1[*place])
        .unwrap();
    let wanted = best.1[place];
    let choice = instance.parts[1].choices.iter().position(|line| {
        line.args
            .iter()
            .any(|(_, term)| matches!(term, Term::Rank(rank) if rank.index() + 2 == wanted))
    });
    answers.push(Answer::Pick(choice.unwrap() as u8 + 1));
    answers
}

/// The five, where there are more cards, and the kind by its place on the ladder.
pub(super) fn five(instance: &Instance) -> Vec<Answer> {
    let cards = cards(laid(instance), 0);
    let (five, (kind, ranks)) = plain::best(&cards);
    let royal = kind == 9 && ranks[0] == 14;
    let rung = if royal { 1 } else { 11 - kind };
    let mut answers = Vec::new();
    if cards.len() > 5 {
        answers.push(Answer::Five(CardSet::from_slice(&five)));
    }
    answers.push(Answer::Pick(rung));
    answers
}

/// What somebody answers who always errs in one way; nothing where that way does not show.
pub(super) fn erring(slip: &str, instance: &Instance) -> Option<Answer> {
    let comparison = laid(instance);
    let all = readings(comparison);
    let best = all.iter().max()?;
    let sevens = |place: usize| {
        let mut ranks: Vec<u8> = cards(comparison, place)
            .iter()
            .map(|card| card.rank().index())
            .collect();
        ranks.sort_unstable_by(|one, other| other.cmp(one));
        ranks
    };
    let has = |place: usize, wanted: &[u8]| {
        wanted
            .iter()
            .all(|rank| sevens(place).contains(&(rank - 2)))
    };
    let everyone = 0..all.len();
    match slip {
        // Whoever has the higher seven cards wins a tie.
        "sixth-card" => {
            let tied: Vec<usize> = everyone.filter(|place| all[*place] == *best).collect();
            let highest = tied.iter().map(|place| sevens(*place)).max()?;
            let won: Vec<usize> = tied
                .iter()
                .copied()
                .filter(|place| sevens(*place) == highest)
                .collect();
            (tied.len() > 1 && won.len() == 1).then(|| seats(won.into_iter()))
        }
        // Five cards of a kind are enough to split; the side cards are not looked at.
        "split-too-early" => {
            let main = |reading: &(u8, Vec<u8>)| {
                let ranks = match reading.0 {
                    9 | 8 | 6 | 5 | 4 | 2 | 1 => &reading.1[..1],
                    7 => &reading.1[..5],
                    _ => &reading.1[..4],
                };
                (reading.0, ranks.to_vec())
            };
            let level: Vec<usize> = everyone
                .filter(|place| main(&all[*place]) == main(best))
                .collect();
            (level.len() > 1).then(|| seats(level.into_iter()))
        }
        // Ace to five taken for the highest straight.
        "ace-high" => {
            let wheel: Vec<usize> = everyone
                .filter(|place| all[*place] == (5, vec![5]))
                .collect();
            (wheel.len() == 1 && *best != (5, vec![5])).then(|| seats(wheel.into_iter()))
        }
        "around-the-corner" => {
            let around = [[12, 13, 14, 2, 3], [13, 14, 2, 3, 4], [11, 12, 13, 14, 2]];
            let turned: Vec<usize> = everyone
                .filter(|place| all[*place].0 < 5 && around.iter().any(|row| has(*place, row)))
                .collect();
            (turned.len() == 1).then(|| seats(turned.into_iter()))
        }
        _ => None,
    }
}
