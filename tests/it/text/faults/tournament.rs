//! What is said about a tournament that cannot be as it was set, or refuses something.

use cards_speak::engine::cards::{Deck, Seed};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{Hand, HandSetup, PlayerSetup, SetupError, Stakes};
use cards_speak::engine::house::{HouseRules, Payouts};
use cards_speak::engine::rule::RuleId;
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::tournament::{
    Level, LevelError, LevelTable, Money, PayoutError, PlayerId, TableId, Tournament,
    TournamentError, TournamentSetup, TournamentSetupError,
};
use cards_speak::text::{Catalog, Entrants, Language, Speaker};

use super::super::{assert_all, catalog};
use super::{clear, house};

fn payouts() -> Vec<PayoutError> {
    vec![
        PayoutError::Nobody,
        PayoutError::MorePlacesThanPlayers {
            places: 3,
            players: 2,
        },
        PayoutError::Nothing { place: 2 },
        PayoutError::NotFalling { place: 3 },
        PayoutError::NotTheWhole { sum: 11_050 },
        PayoutError::NotTheWhole { sum: 9_999 },
        PayoutError::NotTheWhole { sum: u64::MAX },
    ]
}

fn levels() -> Vec<LevelError> {
    let c = Chips::new;
    let small_blind = |small, big| LevelError::SmallBlind {
        level: 2,
        small_blind: c(small),
        big_blind: c(big),
    };
    vec![
        LevelError::Count { levels: 0 },
        LevelError::Count { levels: 101 },
        small_blind(0, 20),
        small_blind(30, 20),
        small_blind(0, 0),
        LevelError::TooGreat { level: 3 },
        LevelError::Ante {
            level: 4,
            ante: c(300),
            big_blind: c(200),
        },
        LevelError::Falling {
            level: 5,
            big_blind: c(100),
            before: c(200),
        },
        LevelError::Length {
            level: 1,
            length: 0,
        },
    ]
}

fn setups(player: PlayerId) -> Vec<TournamentSetupError> {
    let c = Chips::new;
    vec![
        TournamentSetupError::Players { players: 1 },
        TournamentSetupError::Players { players: 181 },
        TournamentSetupError::EnteredTwice { player },
        TournamentSetupError::Seats {
            seats: 11,
            most: 10,
        },
        TournamentSetupError::BlindsAboveStack {
            needed: c(1_100),
            stack: c(1_000),
        },
        TournamentSetupError::AnteAboveBigBlind {
            ante: c(30),
            big_blind: c(20),
        },
        TournamentSetupError::TooManyChips { most: c(1 << 40) },
        TournamentSetupError::TooMuchMoney {
            most: Money(50_000),
        },
        TournamentSetupError::Payouts(PayoutError::Nobody),
        TournamentSetupError::NoFirstPhase,
        TournamentSetupError::RebuyOfNothing,
        TournamentSetupError::BreakPlan {
            table: TableId(4),
            tables: 1,
        },
        TournamentSetupError::BreakPlan {
            table: TableId(4),
            tables: 3,
        },
        TournamentSetupError::HouseRule(house()[0].clone()),
    ]
}

fn refusals(player: PlayerId) -> Vec<TournamentError> {
    let table = TableId(1);
    vec![
        TournamentError::Over,
        TournamentError::NoSuchTable { table },
        TournamentError::NoSuchPlayer { player },
        TournamentError::HandInProgress { table },
        TournamentError::NoHand { table },
        TournamentError::HandNotOver,
        TournamentError::OtherHand,
        TournamentError::TooFewPlayers { table },
        TournamentError::RebuyUndecided {
            player,
            because: Citation::MayRebuy { through_level: 4 },
        },
        TournamentError::Waits {
            because: Citation::FinalTable { players: 9 },
        },
        TournamentError::Refused {
            player,
            because: Citation::NoRebuys,
        },
        TournamentError::TooMuch,
        TournamentError::Damaged,
        TournamentError::Setup(setups(player)[0].clone()),
    ]
}

fn speaker(catalog: &Catalog) -> Speaker<'_> {
    Speaker {
        catalog,
        names: &[],
        you: Some(Seat(0)),
    }
}

#[test]
fn every_fault_of_a_tournament_has_its_sentence_in_each_language() {
    let folder = "src/engine/table/tournament";
    let player = PlayerId(0);
    assert_all(&payouts(), &format!("{folder}/payouts.rs"), "PayoutError");
    assert_all(&levels(), &format!("{folder}/levels.rs"), "LevelError");
    let setup_file = format!("{folder}/setup.rs");
    assert_all(&setups(player), &setup_file, "TournamentSetupError");
    let error_file = format!("{folder}/error.rs");
    assert_all(&refusals(player), &error_file, "TournamentError");

    let players = [(PlayerId(1), "Katka".to_owned())];
    for &language in Language::ALL {
        let catalog = catalog(language);
        let speaker = speaker(&catalog);
        for fault in payouts() {
            clear(&speaker.payout_fault(&fault));
        }
        for fault in levels() {
            clear(&speaker.level_fault(&fault));
        }
        let entrants = Entrants {
            names: &players,
            you: Some(PlayerId(0)),
            table: None,
        };
        for player in [PlayerId(0), PlayerId(1), PlayerId(99)] {
            for fault in setups(player) {
                clear(&speaker.tournament_setup_fault(&fault, &entrants));
            }
            for fault in refusals(player) {
                clear(&speaker.tournament_fault(&fault, &entrants));
            }
        }
    }
}

fn tournament(change: impl FnOnce(&mut TournamentSetup)) -> TournamentSetupError {
    let players = (0..20).map(PlayerId).collect();
    let mut setup = TournamentSetup::standard(players, Seed::new([1; 32]));
    change(&mut setup);
    Tournament::begin(setup).unwrap_err()
}

fn table_of(players: u8) -> SetupError {
    let seated = |seat| PlayerSetup {
        seat: Seat(seat),
        stack: Chips::new(100),
    };
    let stakes = Stakes {
        small_blind: Chips::new(1),
        big_blind: Chips::new(2),
        ante: Chips::ZERO,
    };
    let players = (0..players).map(seated).collect();
    let rules = HouseRules::default();
    let setup = HandSetup::standard(rules, stakes, Seat(0), players, Deck::ordered());
    Hand::deal(setup).unwrap_err()
}

#[test]
fn seat_3_tourn_7_8_a_misconfigured_table_is_a_setup_error_that_says_what_to_change() {
    let blinds = tournament(|setup| setup.starting_stack = Chips::new(15));
    let burning = table_of(23);
    let prizes = tournament(|setup| {
        setup.rules.payouts = Payouts::Custom;
        setup.custom_payouts = vec![6_000, 3_000, 2_050];
    });
    let said = |language| {
        let catalog = catalog(language);
        let speaker = speaker(&catalog);
        let nobody = Entrants::default();
        [
            speaker.tournament_setup_fault(&blinds, &nobody),
            speaker.setup_fault(&burning),
            speaker.tournament_setup_fault(&prizes, &nobody),
        ]
    };
    let english = said(Language::En);
    let rules = english.each_ref().map(|said| said.rules[0]);
    assert_eq!(rules, [RuleId::Tourn8, RuleId::Seat3, RuleId::Tourn7]);
    assert_eq!(
        english.map(|said| said.text),
        [
            "Big blind and ante of the first level come to 20, but a starting stack is only 15. \
             Give at least 20 chips, or lower the blinds.",
            "With burn cards the deck serves 22 players, and there are 23. Play with one fewer, \
             or without burn cards.",
            "The prizes come to 110.5 % of the pool. Take away 10.5 % to make 100 %.",
        ]
    );
    assert_eq!(
        said(Language::Cs).map(|said| said.text),
        [
            "Velký blind a ante první úrovně dělají 20, ale na začátku má každý jen 15. \
             Rozdejte aspoň 20, nebo snižte blindy.",
            "Se spálenými kartami stačí balíček pro 22 hráčů a tady jich je 23. \
             Musí být o jednoho méně, nebo se nesmí pálit.",
            "Výhry dávají dohromady 110,5 % částky na výhry. Uberte 10,5 %, ať je to 100 %.",
        ]
    );
}

#[test]
fn tourn_8_levels_that_fall_are_told_with_both_blinds() {
    let level = |big| Level {
        small_blind: Chips::new(10),
        big_blind: Chips::new(big),
        ante: Chips::ZERO,
        length: 10,
    };
    let falling = LevelTable::new(vec![level(2_000), level(40)]).unwrap_err();
    let catalog = catalog(Language::En);
    assert_eq!(
        speaker(&catalog).level_fault(&falling).spoken,
        "Level 2: the big blind falls from 2000 to 40. It may only rise or stay, so at least 2000."
    );
}
