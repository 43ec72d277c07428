//! Random hands of every kind, from a seed. Also compiled for the browser, where the same seeds
//! must play the same hands.

use cards_speak::engine::cards::{Deck, Seed};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{
    Action, ForcedBet, ForcedKind, Hand, HandSetup, Mode, PlayerSetup, Stakes, Turn,
};
use cards_speak::engine::house::{
    AllInFaceUp, AntePayer, HeadsUpCap, HeadsUpFirstCard, HouseRules, LateStreetMinimum,
    LosersShow, MinRaise, OddChip, OddChipsSpread, PlayBoardDeclaration, PotLimitMax, Rake,
    ShortAllInRaise, ShowFirstWhenChecked, StraddleMinRaise, Structure,
};
use cards_speak::engine::seat::Seat;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A source of choices.
pub(crate) struct Choices(Xoshiro256PlusPlus);

impl Choices {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub(crate) fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// 0 to `bound` - 1; a slight bias does not matter here.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.word() % bound
    }

    pub(crate) fn between(&mut self, low: u64, high: u64) -> u64 {
        low + self.below(high - low + 1)
    }

    pub(crate) fn one_in(&mut self, chances: u64) -> bool {
        self.below(chances) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u64) as usize]
    }
}

/// House rules with any values that bind a hand.
fn rules(choices: &mut Choices) -> HouseRules {
    use Structure::{FixedLimit, NoLimit, PotLimit};
    HouseRules {
        structure: choices.pick(&[NoLimit, NoLimit, PotLimit, FixedLimit]),
        min_raise: choices.pick(MinRaise::ALL),
        straddle_min_raise: choices.pick(StraddleMinRaise::ALL),
        straddle_counts_as_raise: choices.one_in(2),
        pot_limit_max: choices.pick(PotLimitMax::ALL),
        raise_cap: choices.pick(&[3, 4]),
        heads_up_cap: choices.pick(HeadsUpCap::ALL),
        late_street_minimum: choices.pick(LateStreetMinimum::ALL),
        short_all_in_raise: choices.pick(ShortAllInRaise::ALL),
        all_in_face_up: choices.pick(AllInFaceUp::ALL),
        burn_cards: choices.one_in(2),
        heads_up_first_card: choices.pick(HeadsUpFirstCard::ALL),
        show_first_when_checked: choices.pick(ShowFirstWhenChecked::ALL),
        losers_show: choices.pick(LosersShow::ALL),
        play_board_declaration: choices.pick(PlayBoardDeclaration::ALL),
        odd_chip: choices.pick(OddChip::ALL),
        odd_chips_spread: choices.pick(OddChipsSpread::ALL),
        ante_payer: choices.pick(AntePayer::ALL),
        rake: if choices.one_in(4) {
            Rake {
                rate: choices.between(0, 1_000) as u16,
                cap: choices.one_in(2).then(|| Chips::new(choices.below(30))),
                no_flop_no_drop: choices.one_in(2),
            }
        } else {
            Rake::default()
        },
        ..HouseRules::default()
    }
}

/// A hand of `least` to `most` players: any structure and options, antes, straddles, posts, short
/// stacks, dead buttons.
pub(crate) fn setup(choices: &mut Choices, least: u64, most: u64) -> HandSetup {
    let mut rules = rules(choices);
    let count = choices.between(least, most);
    if count > 22 {
        rules.burn_cards = false;
    }
    let mut places: Vec<u8> = (0..Seat::MAX as u8).collect();
    while places.len() as u64 > count {
        let out = choices.below(places.len() as u64) as usize;
        places.remove(out);
    }
    let big = choices.pick(&[1, 2, 3, 10, 15, 100]);
    let small = choices.pick(&[big / 2, big, 1]).min(big);
    let ante = choices.pick(&[0, 0, 1, big / 10, big]);
    let depth = choices.pick(&[1, 3, 20, 100]);
    let players: Vec<PlayerSetup> = places
        .iter()
        .map(|&place| PlayerSetup {
            seat: Seat(place),
            stack: Chips::new(choices.between(1, big * depth)),
        })
        .collect();
    let button = if choices.one_in(4) {
        Seat(choices.below(Seat::MAX as u64) as u8)
    } else {
        Seat(choices.pick(&places))
    };
    let stakes = Stakes {
        small_blind: Chips::new(small),
        big_blind: Chips::new(big),
        ante: Chips::new(ante),
    };
    let mut bytes = [0; 32];
    for chunk in bytes.chunks_mut(8) {
        chunk.copy_from_slice(&choices.word().to_le_bytes());
    }
    let deck = Deck::shuffled(Seed::new(bytes));
    let mut setup = HandSetup::standard(rules, stakes, button, players, deck);
    if choices.one_in(3) {
        let players_left = choices.between(count, count + 20) as u32;
        setup.mode = Mode::Tournament { players_left };
    }
    if choices.one_in(10) {
        setup
            .forced
            .retain(|bet| bet.kind != ForcedKind::SmallBlind);
    }
    if count > 2 && choices.one_in(4) {
        straddles(choices, &mut setup, big);
    }
    if choices.one_in(6) {
        let late = Seat(choices.pick(&places));
        setup
            .forced
            .push(forced(late, ForcedKind::LivePost, big.max(1)));
        setup
            .forced
            .push(forced(late, ForcedKind::DeadPost, small.max(1)));
    }
    setup
}

fn forced(seat: Seat, kind: ForcedKind, amount: u64) -> ForcedBet {
    let amount = Chips::new(amount);
    ForcedBet { seat, kind, amount }
}

fn straddles(choices: &mut Choices, setup: &mut HandSetup, big: u64) {
    let places: Vec<Seat> = setup.players.iter().map(|player| player.seat).collect();
    let blind = setup
        .forced
        .iter()
        .find(|bet| bet.kind == ForcedKind::BigBlind);
    let Some(mut place) = blind.and_then(|bet| places.iter().position(|&seat| seat == bet.seat))
    else {
        return;
    };
    let mut amount = big;
    for _ in 0..choices.between(1, 2) {
        place = (place + 1) % places.len();
        amount *= 2;
        setup
            .forced
            .push(forced(places[place], ForcedKind::Straddle, amount));
    }
}

/// A decision for whoever is in turn: mostly calls and checks, sometimes everything.
pub(crate) fn decision(choices: &mut Choices, hand: &Hand) -> Option<(Seat, Action)> {
    match hand.turn() {
        Turn::Over => None,
        Turn::ShowOrMuck(seat) => {
            let all = [Action::Show, Action::Muck, Action::PlayBoard];
            let possible: Vec<Action> = all
                .into_iter()
                .filter(|&action| hand.check(seat, action).is_ok())
                .collect();
            Some((seat, choices.pick(&possible)))
        }
        Turn::Act(seat) => {
            let legal = hand.legal()?;
            let passive = if legal.check.is_ok() {
                Action::Check
            } else {
                Action::Call
            };
            let action = match (choices.below(10), &legal.wager) {
                (0, _) => Action::Fold,
                (1..4, Ok(wager)) => {
                    let (min, max) = (wager.min.get(), wager.max.get());
                    let to = match choices.below(4) {
                        0 => min,
                        1 => max,
                        2 => min + choices.below((max - min) / 8 + 1),
                        _ => choices.between(min, max),
                    };
                    wager_to(hand, Chips::new(to))
                }
                _ => passive,
            };
            Some((seat, action))
        }
    }
}

/// A bet or a raise, whichever is possible now.
pub(crate) fn wager_to(hand: &Hand, to: Chips) -> Action {
    if hand.state().betting.bet.is_zero() {
        Action::Bet(to)
    } else {
        Action::Raise(RaiseTo(to))
    }
}
