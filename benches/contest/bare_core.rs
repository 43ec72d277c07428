//! The least that a hand of no limit takes: cards, bets, pots and nothing to show for it.
//!
//! Six players with equal stacks, no events, no reasons, no check of anything: the measure of what
//! the engine's events and citations cost. It plays the same hands as the engine to the last chip.

use cards_speak::engine::cards::{Card, Evaluator, Pile};

use super::dice::Dice;

/// Players at the table.
pub(super) const PLAYERS: usize = 6;
/// What each begins with.
pub(super) const STACK: u32 = 10_000;
/// The big blind; the small one is half of it.
pub(super) const BIG_BLIND: u32 = 100;
/// Cards a hand can take: two for each player, three burned, five of the board.
pub(super) const CARDS: usize = 2 * PLAYERS + 8;

#[derive(Clone, Copy)]
struct Player {
    stack: u32,
    bet: u32,
    invested: u32,
    folded: bool,
    /// The bet he had answered, and how many full raises there had been.
    answered: Option<(u32, u32)>,
}

impl Player {
    const fn pay(&mut self, amount: u32) {
        self.stack -= amount;
        self.bet += amount;
        self.invested += amount;
    }

    const fn able(&self) -> bool {
        !self.folded && self.stack > 0
    }
}

/// The betting of a street.
struct Betting {
    bet: u32,
    last_raise: u32,
    raises: u32,
}

/// Plays a hand with random decisions; the stacks afterwards.
pub(super) fn play(
    button: usize,
    cards: &[Card; CARDS],
    dice: &mut Dice,
    tables: &Evaluator,
) -> [u32; PLAYERS] {
    let mut players = [Player {
        stack: STACK,
        bet: 0,
        invested: 0,
        folded: false,
        answered: None,
    }; PLAYERS];
    let big_blind = (button + 2) % PLAYERS;
    players[(button + 1) % PLAYERS].pay(BIG_BLIND / 2);
    players[big_blind].pay(BIG_BLIND);
    for street in 0..4 {
        let (mut last, bet) = if street == 0 {
            (big_blind, BIG_BLIND)
        } else {
            for player in &mut players {
                player.bet = 0;
                player.answered = None;
            }
            (button, 0)
        };
        let mut betting = Betting {
            bet,
            last_raise: BIG_BLIND,
            raises: 0,
        };
        while let Some(next) = next_to_act(&players, last, betting.bet) {
            act(&mut players, next, &mut betting, dice);
            last = next;
        }
        give_back(&mut players);
        if players.iter().filter(|player| !player.folded).count() == 1 {
            break;
        }
    }
    pay(&mut players, button, cards, tables);
    players.map(|player| player.stack)
}

fn next_to_act(players: &[Player; PLAYERS], last: usize, bet: u32) -> Option<usize> {
    if players.iter().filter(|player| !player.folded).count() < 2 {
        return None;
    }
    let able = players.iter().filter(|player| player.able()).count();
    let asked = |place: &usize| {
        let player = &players[*place];
        player.able() && (player.bet < bet || able > 1 && player.answered.is_none())
    };
    (last + 1..=last + PLAYERS)
        .map(|place| place % PLAYERS)
        .find(asked)
}

fn act(players: &mut [Player; PLAYERS], place: usize, betting: &mut Betting, dice: &mut Dice) {
    let able = players.iter().filter(|player| player.able()).count();
    let player = &mut players[place];
    let due = betting.bet - player.bet;
    let all = player.bet + player.stack;
    let reopened = player.answered.is_none_or(|(bet, raises)| {
        betting.raises > raises || betting.bet - bet >= betting.last_raise
    });
    let may_raise = able > 1 && reopened && all > betting.bet;
    let choices = 1 + u32::from(due > 0) + u32::from(may_raise);
    match dice.below(choices) {
        0 => player.pay(due.min(player.stack)),
        choice if may_raise && choice + 1 == choices => {
            let full = betting.bet + betting.last_raise;
            let least = full.min(all);
            let to = least + dice.below(all - least + 1);
            player.pay(to - player.bet);
            if to >= full {
                betting.last_raise = to - betting.bet;
                betting.raises += 1;
            }
            betting.bet = to;
        }
        _ => player.folded = true,
    }
    player.answered = Some((betting.bet, betting.raises));
}

/// What nobody matched goes back.
fn give_back(players: &mut [Player; PLAYERS]) {
    let (mut most, mut second, mut who) = (0, 0, 0);
    for (place, player) in players.iter().enumerate() {
        if player.bet > most {
            (most, second, who) = (player.bet, most, place);
        } else {
            second = second.max(player.bet);
        }
    }
    let player = &mut players[who];
    if !player.folded {
        player.stack += most - second;
        player.invested -= most - second;
    }
}

/// Pays main pot and side pots; odd chips go to the left of the button, one each.
fn pay(players: &mut [Player; PLAYERS], button: usize, cards: &[Card; CARDS], tables: &Evaluator) {
    let board: Pile = [13, 14, 15, 17, 19]
        .map(|place| cards[place])
        .into_iter()
        .collect();
    let strength = |place: usize| {
        let lap = (place + PLAYERS - button - 1) % PLAYERS;
        let hole = board.with(cards[lap]).with(cards[PLAYERS + lap]);
        u32::from(tables.pile(hole).number()) + 1
    };
    let left = players.iter().filter(|player| !player.folded).count();
    let mut strengths = [0; PLAYERS];
    for (place, player) in players.iter().enumerate() {
        if !player.folded {
            strengths[place] = if left > 1 { strength(place) } else { 1 };
        }
    }
    let mut below = 0;
    loop {
        let claims = |player: &Player| !player.folded && player.invested > below;
        let claimants = players.iter().filter(|player| claims(player));
        let Some(cut) = claimants.map(|player| player.invested).min() else {
            break;
        };
        let most = players.iter().filter(|player| claims(player));
        let is_top = most.map(|player| player.invested).max() == Some(cut);
        let part = |player: &Player| {
            let top = if is_top {
                player.invested
            } else {
                player.invested.min(cut)
            };
            top.saturating_sub(below)
        };
        let amount: u32 = players.iter().map(part).sum();
        let mut best = 0;
        let mut winners = 0;
        for (player, &strength) in players.iter().zip(&strengths) {
            if claims(player) && strength >= best {
                winners = if strength > best { 1 } else { winners + 1 };
                best = strength;
            }
        }
        let (each, mut odd) = (amount / winners, amount % winners);
        for place in (button + 1..=button + PLAYERS).map(|place| place % PLAYERS) {
            if claims(&players[place]) && strengths[place] == best {
                players[place].stack += each + u32::from(odd > 0);
                odd = odd.saturating_sub(1);
            }
        }
        below = cut;
    }
}
