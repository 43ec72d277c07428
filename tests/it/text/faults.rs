//! What is said about bad input and broken saved games.

mod tournament;
mod written;

use cards_speak::engine::chips::Chips;
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{Action, Refusal, SetupError};
use cards_speak::engine::house::{
    Allowed, HouseRuleError, HouseRules, OptionKey, SmallBlindRounding,
};
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::{Prompt, TableError};
use cards_speak::game::{Game, GameError, LoadError, TournamentGameError};
use cards_speak::history::ReplayError;
use cards_speak::text::{Language, Said, Speaker};

use super::{assert_all, catalog, for_the_ear, names, sentence};

fn house() -> Vec<HouseRuleError> {
    let fault = |allowed| HouseRuleError {
        option: OptionKey::MaxSeats,
        value: "12".to_owned(),
        allowed,
    };
    vec![
        fault(Allowed::Between { least: 2, most: 10 }),
        fault(Allowed::Number),
        HouseRuleError {
            option: OptionKey::AnteSize,
            ..fault(Allowed::Number)
        },
        HouseRuleError {
            option: OptionKey::Rake,
            ..fault(Allowed::Between {
                least: 0,
                most: 10_000,
            })
        },
        HouseRuleError {
            option: OptionKey::Structure,
            ..fault(Allowed::Listed)
        },
        fault(Allowed::EvenBigBlind {
            big_blind: Chips::new(5),
        }),
    ]
}

fn setups() -> Vec<SetupError> {
    let seat = Seat(0);
    let most = Chips::MAX_AT_TABLE;
    vec![
        SetupError::TooFewPlayers { players: 1 },
        SetupError::TooManyPlayers {
            players: 24,
            most: 22,
        },
        SetupError::TooManyPlayers {
            players: 23,
            most: 22,
        },
        SetupError::SeatOrder { seat },
        SetupError::NoSuchSeat { seat: Seat(30) },
        SetupError::EmptyStack { seat },
        SetupError::EmptyStack { seat: Seat(1) },
        SetupError::TooManyChips { most },
        SetupError::ForcedFromNobody { seat },
        SetupError::ForcedOfNothing { seat },
        SetupError::NoMinimumBet { street: 0 },
        SetupError::HouseRule(house()[0].clone()),
    ]
}

fn tables() -> Vec<TableError> {
    let c = Chips::new;
    let seat = Seat(2);
    vec![
        TableError::Places { seats: 1, most: 10 },
        TableError::Places { seats: 4, most: 3 },
        TableError::Places {
            seats: 12,
            most: 10,
        },
        TableError::House {
            reason: house()[0].clone(),
        },
        TableError::BuyInRange {
            min: c(1000),
            max: Some(c(100)),
        },
        TableError::BuyInRange {
            min: c(0),
            max: Some(c(100)),
        },
        TableError::BuyInRange {
            min: c(0),
            max: None,
        },
        TableError::NoSuchSeat { seat, seats: 2 },
        TableError::SeatTaken { seat },
        TableError::SeatEmpty { seat },
        TableError::Refused {
            seat,
            because: Citation::BuyInBelow {
                tried: c(5),
                min: c(100),
            },
        },
        TableError::HandInProgress,
        TableError::NoHand,
        TableError::HandNotOver,
        TableError::OtherHand,
        TableError::ButtonNotDrawn,
        TableError::ButtonDrawn,
        TableError::PromptOpen {
            seat: Seat(0),
            prompt: Prompt::BigBlind,
        },
        TableError::PromptOpen {
            seat: Seat(1),
            prompt: Prompt::Straddle,
        },
        TableError::NotAsked {
            seat,
            prompt: Prompt::SmallBlind,
        },
        TableError::TooFewPlayers { with_chips: 0 },
        TableError::TooFewPlayers { with_chips: 1 },
        TableError::TooManyChips {
            most: Chips::MAX_AT_TABLE,
        },
        TableError::Setup {
            reason: setups()[0].clone(),
        },
    ]
}

fn games() -> Vec<GameError> {
    let c = Chips::new;
    vec![
        GameError::YourSeat {
            you: Seat(6),
            seats: 6,
        },
        GameError::HandInProgress,
        GameError::NeedsRebuy {
            floor: c(50),
            max: Some(c(1000)),
        },
        GameError::NeedsRebuy {
            floor: c(50),
            max: None,
        },
        GameError::Table(tables()[0].clone()),
        GameError::Setup(setups()[0].clone()),
    ]
}

fn loads() -> Vec<LoadError> {
    vec![
        LoadError::NotJson {
            line: 1,
            column: 17,
        },
        LoadError::Version {
            found: Some(7),
            expected: 1,
        },
        LoadError::Version {
            found: None,
            expected: 1,
        },
        LoadError::Field {
            reason: "missing field `seed`".to_owned(),
        },
        LoadError::Game(games()[1].clone()),
        LoadError::Tournament(TournamentGameError::Finished),
        LoadError::Replay(replays()[0].clone()),
        LoadError::Replay(replays()[1].clone()),
    ]
}

fn replays() -> Vec<ReplayError> {
    let refusal = Refusal {
        seat: Seat(0),
        action: Action::Check,
        because: Citation::NoCheck {
            price: Chips::new(1240),
        },
    };
    vec![
        ReplayError::Setup(setups()[0].clone()),
        ReplayError::Refused {
            decision: 3,
            refusal,
        },
    ]
}

fn clear(said: &Said) {
    sentence(&said.text);
    for_the_ear(&said.spoken);
}

#[test]
fn every_fault_has_its_sentence_in_each_language() {
    let in_house = house()
        .iter()
        .map(|fault| fault.allowed)
        .collect::<Vec<_>>();
    assert_all(&in_house, "src/engine/house/mod.rs", "Allowed");
    assert_all(&setups(), "src/engine/hand/setup.rs", "SetupError");
    assert_all(&tables(), "src/engine/table/error.rs", "TableError");
    assert_all(&games(), "src/game/error.rs", "GameError");
    assert_all(&loads(), "src/game/error.rs", "LoadError");
    assert_all(&replays(), "src/history/record.rs", "ReplayError");

    let names = names();
    for &language in Language::ALL {
        let catalog = catalog(language);
        for you in [None, Some(Seat(0))] {
            let speaker = Speaker {
                catalog: &catalog,
                names: &names,
                you,
            };
            for fault in house() {
                clear(&speaker.house_fault(&fault));
            }
            for fault in setups() {
                clear(&speaker.setup_fault(&fault));
            }
            for fault in tables() {
                clear(&speaker.table_fault(&fault));
            }
            for fault in games() {
                clear(&speaker.game_fault(&fault));
            }
            for fault in loads() {
                clear(&speaker.load_fault(&fault));
            }
            for fault in replays() {
                clear(&speaker.replay_fault(&fault));
            }
        }
    }
}

#[test]
fn faults_say_what_would_be_right() {
    let catalog = catalog(Language::En);
    let names = names();
    let speaker = Speaker {
        catalog: &catalog,
        names: &names,
        you: Some(Seat(0)),
    };
    let wrong = |option, value| {
        let error = HouseRules::default().set(option, value).unwrap_err();
        speaker.house_fault(&error)
    };
    let said = wrong(OptionKey::MaxSeats, "12");
    assert_eq!(
        said.text,
        "The house rule “Seats at the table” cannot be “12”: it is 2 to 10."
    );
    assert_eq!(said.rules, [OptionKey::MaxSeats.rule()]);
    assert_eq!(
        wrong(OptionKey::RaiseCap, "many").text,
        "The house rule “Raises in a round” cannot be “many”. Choose one of these: three; four."
    );
    assert_eq!(
        wrong(OptionKey::AnteSize, "0").text,
        "The house rule “Size of the ante” cannot be “0”: it is “a tenth of the big blind”, \
         or a number of chips, at least 1."
    );
    assert_eq!(
        wrong(OptionKey::Rake, "20050 max 3").text,
        "The rake cannot be 200.5 % of the pot: it is 0 to 100 %."
    );
    let exact = HouseRules {
        small_blind_rounding: SmallBlindRounding::ExactHalf,
        ..HouseRules::default()
    };
    let odd = exact.small_blind(Chips::new(5)).unwrap_err();
    assert_eq!(
        speaker.house_fault(&odd).text,
        "The small blind cannot be exactly half of 5. Choose an even big blind, or round down."
    );
    let broken = Game::load("{\"version\": ").unwrap_err();
    assert_eq!(
        speaker.load_fault(&broken).text,
        "This is no saved game: it cannot be read from line 1, column 12 on."
    );
}
