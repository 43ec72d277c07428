//! Set-ups and house rules of any kind: refused with a reason, or played to the end without a
//! panic, a hang or a lost chip.

use cards_speak::engine::cards::{DealRng, Deck, Seed};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{
    Action, ForcedBet, ForcedKind, Hand, HandSetup, Mode, PlayerSetup, Turn,
};
use cards_speak::engine::house::{HouseRules, OptionKey};
use cards_speak::engine::seat::Seat;

/// More decisions than any hand of these sizes can take.
const LONG: usize = 20_000;

fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

/// Small amounts mostly, sometimes nothing, sometimes more than a table may hold.
fn amount(dice: &mut DealRng) -> Chips {
    Chips::new(match dice.below(12) {
        0 => 0,
        1 => u64::MAX,
        2 => 1 << 50,
        3 => (1 << 50) / 24,
        4 | 5 => u64::from(dice.below(100_000)),
        _ => u64::from(dice.below(60)),
    })
}

fn rules(dice: &mut DealRng) -> HouseRules {
    let mut rules = HouseRules::default();
    for &option in OptionKey::ALL {
        if let Some(last) = (option.values().len() as u32).checked_sub(1) {
            let value = option.values()[dice.below(last + 1) as usize].name;
            rules.set(option, value).unwrap();
        }
    }
    rules.raise_cap = [3, 4, 3, 4, 3, 0, 255][dice.below(7) as usize];
    rules.rake.rate = [0, 0, 500, 10_000, 10_001][dice.below(5) as usize];
    rules.rake.cap = (dice.below(2) == 0).then(|| amount(dice));
    rules
}

fn setup(dice: &mut DealRng) -> HandSetup {
    let kinds = [
        ForcedKind::Ante,
        ForcedKind::BigBlindAnte,
        ForcedKind::DeadPost,
        ForcedKind::SmallBlind,
        ForcedKind::BigBlind,
        ForcedKind::Straddle,
        ForcedKind::LivePost,
    ];
    let mut seats: Vec<u8> = (0..dice.below(25)).map(|seat| seat as u8).collect();
    if dice.below(8) == 0 {
        dice.shuffle(&mut seats);
    }
    let sane = dice.below(3) > 0;
    let stack = |dice: &mut DealRng| {
        if sane {
            Chips::new(1 + u64::from(dice.below(300)))
        } else {
            amount(dice)
        }
    };
    let players: Vec<PlayerSetup> = seats
        .iter()
        .map(|&seat| PlayerSetup {
            seat: Seat(seat),
            stack: stack(dice),
        })
        .collect();
    let forced = (0..dice.below(8))
        .map(|_| ForcedBet {
            seat: Seat(dice.below(players.len() as u32 + 1) as u8),
            kind: kinds[dice.below(7) as usize],
            amount: stack(dice),
        })
        .collect();
    let mut min_bets = [Chips::ZERO; 4];
    for min in &mut min_bets {
        *min = stack(dice);
    }
    let left = dice.below(200);
    HandSetup {
        mode: [Mode::Cash, Mode::Tournament { players_left: left }][dice.below(2) as usize],
        button: Seat(dice.below(26) as u8),
        caps: (dice.below(2) == 0).then(|| [0, 1, 2, 3].map(|_| dice.below(256) as u8)),
        smallest_chip: [Chips::new(1), Chips::ZERO, Chips::new(5), amount(dice)]
            [dice.below(4) as usize],
        deck: Deck::shuffled(seed(u64::from(dice.below(1 << 30)))),
        rules: rules(dice),
        players,
        forced,
        min_bets,
    }
}

fn action(hand: &Hand, dice: &mut DealRng) -> Action {
    let anything = amount(dice);
    let wager = hand.legal().and_then(|legal| legal.wager.ok());
    let to = match (&wager, dice.below(4)) {
        (Some(wager), 0) => wager.min,
        (Some(wager), 1) => wager.max,
        _ => anything,
    };
    match dice.below(9) {
        0 => Action::Fold,
        1 | 2 => Action::Check,
        3 | 4 => Action::Call,
        5 => Action::Bet(to),
        6 => Action::Raise(RaiseTo(to)),
        7 => Action::Show,
        _ => [Action::Muck, Action::PlayBoard][dice.below(2) as usize],
    }
}

#[test]
fn any_setup_is_refused_with_a_reason_or_played_to_the_end() {
    let (mut played, mut refused) = (0, 0);
    for number in 0..200_000 {
        let mut dice = DealRng::new(seed(number));
        let setup = setup(&mut dice);
        let total: Chips = setup.players.iter().map(|player| player.stack).sum();
        match Hand::deal(setup) {
            Err(error) => {
                assert!(!error.to_string().is_empty());
                refused += 1;
            }
            Ok(mut hand) => {
                let mut tries = 0;
                while let Some(seat) = hand.turn().seat() {
                    let action = action(&hand, &mut dice);
                    // What is refused changes nothing; apply itself checks every chip.
                    let _ = hand.apply(seat, action);
                    tries += 1;
                    assert!(tries < LONG, "hand {number} does not end");
                }
                assert_eq!(hand.turn(), Turn::Over);
                let stacks: Chips = hand.state().seats.iter().map(|player| player.stack).sum();
                assert_eq!(stacks + hand.state().rake, total, "hand {number}");
                played += 1;
            }
        }
    }
    assert!(
        played > 2_000 && refused > 2_000,
        "{played} played, {refused} refused"
    );
}

#[test]
fn any_text_of_house_rules_is_refused_with_a_reason_or_reads_back_as_written() {
    for number in 0..3_000 {
        let mut dice = DealRng::new(seed(1 << 40 | number));
        let mut rules = rules(&mut dice);
        rules.raise_cap = 3;
        rules.rake.rate = 500;
        let text = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<HouseRules>(&text).unwrap(), rules);
        let mut damaged = text.into_bytes();
        for _ in 0..=dice.below(3) {
            let at = dice.below(damaged.len() as u32) as usize;
            damaged[at] = dice.below(128) as u8;
        }
        match serde_json::from_slice::<HouseRules>(&damaged) {
            Ok(read) => assert_eq!(read.validate(), Ok(())),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

#[test]
fn pot_8_chips_whose_claimants_have_folded_go_to_the_others() {
    // Only two of three have paid an ante, and both fold.
    let player = |seat| PlayerSetup {
        seat: Seat(seat),
        stack: Chips::new(100),
    };
    let ante = |seat| ForcedBet {
        seat: Seat(seat),
        kind: ForcedKind::Ante,
        amount: Chips::new(10),
    };
    let setup = HandSetup {
        rules: HouseRules::default(),
        mode: Mode::Cash,
        button: Seat(2),
        players: vec![player(0), player(1), player(2)],
        forced: vec![ante(0), ante(1)],
        min_bets: [Chips::new(10); 4],
        caps: None,
        smallest_chip: Chips::new(1),
        deck: Deck::ordered(),
    };
    let mut hand = Hand::deal(setup).unwrap();
    hand.apply(Seat(0), Action::Fold).unwrap();
    hand.apply(Seat(1), Action::Fold).unwrap();
    assert_eq!(hand.turn(), Turn::Over);
    assert_eq!(hand.state().seat(Seat(2)).unwrap().stack, Chips::new(120));
}
