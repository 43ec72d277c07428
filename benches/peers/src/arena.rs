//! `rs_poker`'s arena at our play: six players with 100 big blinds, no limit, random legal actions to
//! the end of the hand. It keeps no record of what happened; ours keeps every event with its citation.

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use rand::SeedableRng;
use rand::rngs::SmallRng;
use rs_poker::arena::action::AgentAction;
use rs_poker::arena::{Agent, GameState, GameStateBuilder, HoldemSimulationBuilder};

use crate::contest::{self, Contest};

/// Enough that a round is not shorter than what a neighbour on the machine takes away at once.
const HANDS: u32 = 10_000;
const PLAYERS: u32 = 6;
const STACK: f32 = 10_000.0;
const BIG_BLIND: f32 = 100.0;

/// Hands of ours beside as many of the arena's.
pub(crate) fn contest() -> Contest {
    let hands = contest::hands();
    assert_eq!(hands.count, HANDS);
    Contest {
        name: "hands with events",
        peer: "rs_poker",
        same: false,
        bar: Some(2.0),
        theirs: Box::new(arena),
        ..hands
    }
}

/// Draws the kind of action evenly from what is legal and the size of a wager evenly from its range.
struct Random {
    dice: u64,
}

impl Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (((self.dice >> 32) * u64::from(bound)) >> 32) as u32
    }
}

#[async_trait::async_trait]
impl Agent for Random {
    async fn act(&mut self, _game: u128, game: &GameState) -> AgentAction {
        let round = &game.round_data;
        let own = round.current_player_bet();
        let all = own + game.stacks[round.to_act_idx];
        let may_fold = round.bet > own;
        let may_raise = all > round.bet && game.num_active_players() > 1;
        let choices = 1 + u32::from(may_fold) + u32::from(may_raise);
        match self.below(choices) {
            0 => AgentAction::Call,
            choice if may_raise && choice + 1 == choices => {
                let least = (round.bet + round.min_raise).min(all);
                let more = self.below((all - least) as u32 + 1);
                AgentAction::Bet(least + more as f32)
            }
            _ => AgentAction::Fold,
        }
    }

    fn name(&self) -> &'static str {
        "random"
    }
}

/// A number that depends on all hands, so that nothing can be left out.
fn arena() -> u64 {
    let sum: f32 = (0..HANDS).map(stack_after).sum();
    sum as u64
}

/// What the first player has after a hand.
fn stack_after(hand: u32) -> f32 {
    let game = GameStateBuilder::new()
        .num_players_with_stack(PLAYERS as usize, STACK)
        .blinds(BIG_BLIND, BIG_BLIND / 2.0)
        .dealer_idx((hand % PLAYERS) as usize)
        .max_raises_per_round(None)
        .build()
        .expect("a plain table");
    let agent = |player: u32| -> Box<dyn Agent> {
        let seed = u64::from(hand * PLAYERS + player + 1);
        Box::new(Random {
            dice: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15),
        })
    };
    let mut simulation = HoldemSimulationBuilder::default()
        .game_state(game)
        .agents((0..PLAYERS).map(agent).collect())
        .build_with_rng(SmallRng::seed_from_u64(hand.into()))
        .expect("six agents for six players");
    // The agents never wait: one poll is the whole hand, and no runtime is measured.
    let done = pin!(simulation.run()).poll(&mut Context::from_waker(Waker::noop()));
    assert!(matches!(done, Poll::Ready(())), "an agent waited");
    simulation.game_state.stacks[0]
}
