//! What can be done with hands that were played: kept, taken along, brought back, reckoned up.

use cards_speak::bots::{BotRequest, Budget, Character, Level};
use cards_speak::engine::cards::Seed;
use cards_speak::engine::hand::{SetupError, Turn};
use cards_speak::engine::seat::Seat;
use cards_speak::game::{Backup, BackupError, Changes, Game, GameSetup};
use cards_speak::history::exchange::{self, Opened, Written};
use cards_speak::history::file::{Expected, Format, Problem, Trouble, Unsupported};
use cards_speak::history::{PlayError, PlayedHand, Reason, Try, WhatIf};
use cards_speak::stats::{Company, Report};
use cards_speak::text::{Language, Speaker, signed_tenths};

use crate::text::catalog;

const YOU: Seat = Seat(0);

/// Hands of a game in which the human plays like a bot.
fn played(hands: u64) -> Vec<PlayedHand> {
    let seed = Seed::new([7; 32]);
    let mut game = Game::new(GameSetup {
        seed,
        ..GameSetup::default()
    })
    .unwrap();
    let mut all = Vec::new();
    for number in 1..=hands {
        if game.needs_rebuy() {
            game.rebuy().unwrap();
        }
        game.start_hand().unwrap();
        assert_eq!(game.played(number).is_some(), game.turn() == Turn::Over);
        while let Some(seat) = game.turn().seat() {
            let request = game.bot_request().unwrap_or_else(|| BotRequest {
                id: 0,
                view: game.view().unwrap(),
                level: Level::default(),
                character: Character::Hunter,
                notes: Vec::new(),
                seed: seed.for_hand(number),
            });
            let decision = request.answer(Budget { rollouts: 24 });
            game.act(seat, decision.action).unwrap();
        }
        all.push(game.played(1_700_000_000_000 + number).unwrap());
    }
    all
}

#[test]
fn a_game_says_how_its_others_play() {
    let hand = played(1).remove(0);
    assert_eq!(hand.bots.len(), 5);
    assert_eq!(hand.names.len(), 5);
    assert!(hand.bots.iter().all(|(seat, ..)| *seat != YOU));
    assert_eq!(PlayedHand::from_text(&hand.to_text()), Ok(hand));
}

#[test]
fn a_hand_kept_by_an_older_version_is_read() {
    let mut hand = played(1).remove(0);
    hand.bots.clear();
    let text = hand.to_text();
    for new in ["bots", "tries", "file"] {
        assert!(!text.contains(new), "what is empty is not written: {new}");
    }
    assert_eq!(PlayedHand::from_text(&text), Ok(hand));
}

#[test]
fn lines_are_kept_with_their_hand() {
    let hand = played(6)
        .into_iter()
        .max_by_key(|hand| hand.record.decisions.len());
    let record = hand.unwrap().record;
    let mut lines = WhatIf::new(record.clone()).unwrap();
    let back = lines.take_back(0, 2).unwrap();
    let Turn::Act(seat) = lines.lines()[back].hand().turn() else {
        panic!("somebody acts")
    };
    lines.act(back, seat, record.decisions[2].1).unwrap();
    lines.other_cards(back, 3, Seed::new([3; 32])).unwrap();
    let tries = lines.tries();
    assert_eq!(tries[0].decisions, record.decisions[2..3]);
    assert_eq!(tries[1].cards, Some(Seed::new([3; 32])));
    let again = WhatIf::with_tries(record.clone(), &tries).unwrap();
    assert_eq!(again.tries(), tries);
    for (one, other) in lines.lines().iter().zip(again.lines()) {
        assert_eq!(one.hand(), other.hand());
    }
    // A line that is not possible ends where it stops being so, and leaves nowhere but in the hand.
    let impossible = Try {
        line: 99,
        decision: 999,
        cards: None,
        decisions: vec![(Seat(22), record.decisions[0].1)],
    };
    let lines = WhatIf::with_tries(record, &[impossible]).unwrap();
    assert_eq!(lines.lines().len(), 2);
}

#[test]
fn a_report_counts_each_hand_once_in_every_respect() {
    let hands = played(60);
    let mut report = Report::default();
    let mut net = 0;
    // Out of order, as they come from a list.
    for hand in hands.iter().rev() {
        let played = hand.record.replay().unwrap();
        net += hand.figures_of(&played).net;
        report.add(&played, YOU, hand.at, hand.record.number);
    }
    assert_eq!(report.all().hands, 60);
    assert_eq!(report.all().winnings.net(), net);
    let sum = |hands: Vec<u64>| hands.iter().sum::<u64>();
    let positions = report.positions();
    assert_eq!(positions.len(), 6, "six places at a table of six");
    assert_eq!(sum(positions.iter().map(|(_, t)| t.hands).collect()), 60);
    let companies = report.companies();
    assert_eq!((companies[0].0, companies[0].1.hands), (Company::Short, 60));
    let course = report.course(7);
    assert!(course.len() <= 9, "{}", course.len());
    assert_eq!(course[0].hands, 0);
    let end = course.last().unwrap();
    assert_eq!(end.hands, 60);
    let blinds = (end.net * 10.0).round() as i64;
    assert_eq!(blinds, net, "a big blind is 10");
    let first = hands[0].record.replay().unwrap();
    let first = hands[0].figures_of(&first).net;
    let after_one = report.course(60)[1];
    assert_eq!((after_one.net * 10.0).round() as i64, first, "in order");
}

#[test]
fn tenths_have_a_sign() {
    let en = |tenths| signed_tenths(Language::En, tenths);
    assert_eq!([en(123), en(-5), en(0)], ["+12.3", "−0.5", "0.0"]);
    assert_eq!(signed_tenths(Language::Cs, -12), "−1,2");
}

fn backup(hands: &[PlayedHand]) -> Backup {
    Backup {
        at: 5,
        kept: [("settings/1", "{}"), ("game/1", "\n{}")]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .into(),
        hands: hands
            .iter()
            .map(|hand| (format!("{:x}", hand.record.number), hand.at, hand.to_text()))
            .collect(),
    }
}

#[test]
fn a_backup_brings_everything_back() {
    let mut hands = played(4);
    hands[1].starred = true;
    hands[1].note = "„Příště složit“ \u{1f0cf}".to_owned();
    let all = backup(&hands);
    assert_eq!(Backup::from_text(&all.to_text()), Ok(all.clone()));
    let nothing = all.changes(&all);
    assert_eq!(
        nothing,
        Changes {
            same_hands: 4,
            ..Changes::default()
        }
    );
    assert!(!nothing.overwrites());
    let mut here = all.clone();
    here.hands.pop();
    here.hands[0].2.push(' ');
    here.kept.remove("game/1");
    here.kept
        .insert("settings/1".to_owned(), "{\"deck\":4}".to_owned());
    let changes = all.changes(&here);
    assert_eq!(
        (changes.new_hands, changes.other_hands, changes.same_hands),
        (1, 1, 2)
    );
    assert!(changes.new_names.contains("game/1") && changes.other_names.contains("settings/1"));
    assert!(changes.overwrites());
}

#[test]
fn what_is_no_backup_says_so() {
    let text = backup(&played(1)).to_text();
    for end in [0, 1, text.len() / 2, text.len() - 1] {
        let cut = &text[..end];
        let wrong = Backup::from_text(cut);
        assert!(
            matches!(wrong, Err(BackupError::Damaged { .. })),
            "{end}: {wrong:?}"
        );
    }
    assert_eq!(Backup::from_text("{}"), Err(BackupError::NotOurs));
    let newer = text.replace("{\"cards-speak\":1", "{\"cards-speak\":2");
    let version = BackupError::Version { found: 2, known: 1 };
    assert_eq!(Backup::from_text(&newer), Err(version));
}

#[test]
fn hands_go_to_other_programs_and_come_back() {
    let hands = played(12);
    let list = serde_json::to_string(&hands).unwrap();
    for format in Format::ALL {
        let Written::File(ending, text, left_out) =
            serde_json::from_str(&exchange::write(format.name(), &list)).unwrap()
        else {
            panic!("{format:?}")
        };
        assert_eq!((ending.as_str(), left_out), (format.extension(12), 0));
        let Opened::Hands(name, found) =
            serde_json::from_str(&exchange::open(text.as_bytes())).unwrap()
        else {
            panic!("{format:?}")
        };
        assert_eq!((name.as_str(), found.len()), (format.name(), 12));
        for (hand, found) in hands.iter().zip(found) {
            let found = found.unwrap();
            assert!(!found.differs);
            let (one, other) = (&hand.record, &found.hand.record);
            let (one, other) = (one.replay().unwrap(), other.replay().unwrap());
            // Some formats number the seats from one.
            let stacks = |hand: &cards_speak::engine::hand::Hand| -> Vec<u64> {
                hand.state()
                    .seats
                    .iter()
                    .map(|seat| seat.stack.get())
                    .collect()
            };
            let mut both = [stacks(&one), stacks(&other)];
            for stacks in &mut both {
                stacks.sort_unstable();
            }
            let cents = found.hand.file.as_ref().unwrap().decimals;
            let by = 10_u64.pow(u32::from(cents));
            for stack in &mut both[0] {
                *stack *= by;
            }
            assert_eq!(both[0], both[1], "{format:?}");
            let file = found.hand.file.as_ref().unwrap();
            assert!(file.own, "{format:?} tells whose hand it is");
            assert!(file.known.contains(&found.hand.you));
            assert_eq!(found.hand.at / 1000, hand.at / 1000, "{format:?}: when");
            // Taken along once more, it is what it was.
            let again = serde_json::to_string(&[&found.hand]).unwrap();
            let again = serde_json::from_str(&exchange::write(format.name(), &again)).unwrap();
            assert!(
                matches!(again, Written::File(_, _, 0)),
                "{format:?}: {again:?}"
            );
        }
    }
}

#[test]
fn a_broken_hand_does_not_cost_the_others() {
    let hands = played(3);
    let list = serde_json::to_string(&hands).unwrap();
    let Written::File(_, text, _) = serde_json::from_str(&exchange::write("phh", &list)).unwrap()
    else {
        panic!("written")
    };
    let broken = text.replacen("starting_stacks", "starting_snacks", 1);
    let Opened::Hands(_, found) = serde_json::from_str(&exchange::open(broken.as_bytes())).unwrap()
    else {
        panic!("opened")
    };
    assert_eq!(found.iter().filter(|hand| hand.is_ok()).count(), 2);
    let nothing = serde_json::from_str(&exchange::open(b"hello")).unwrap();
    assert!(matches!(nothing, Opened::Nothing(_)));
    let nothing: Written = serde_json::from_str(&exchange::write("phh", "not a list")).unwrap();
    assert_eq!(nothing, Written::Nothing);
}

/// Every fault of a file in every language: a sentence with its place and no gap.
#[test]
fn faults_of_files_are_sentences_everywhere() {
    use Expected as E;
    let expected = [
        E::Hand,
        E::Text,
        E::Toml,
        E::Json,
        E::Field("antes".to_owned()),
        E::String,
        E::List,
        E::Object,
        E::EntryForEachPlayer,
        E::Number,
        E::Amount,
        E::Card,
        E::TwoCards,
        E::BoardCards,
        E::Player,
        E::Seat,
        E::Action,
        E::BetLimit,
        E::Header,
        E::TableLine,
        E::RestOfHand,
    ];
    let found = |expected| Problem::Expected {
        expected,
        found: "xyz".to_owned(),
    };
    let mut problems: Vec<Problem> = expected.into_iter().map(found).collect();
    problems.push(Problem::Expected {
        expected: E::Card,
        found: String::new(),
    });
    let game = Unsupported::Game {
        name: "Omaha".to_owned(),
    };
    problems
        .extend([game, Unsupported::RunTwice, Unsupported::Cancelled].map(Problem::NotSupported));
    let refused = {
        let record = played(1).remove(0).record;
        let hand = cards_speak::engine::hand::Hand::deal(record.setup).unwrap();
        hand.check(Seat(0), cards_speak::engine::hand::Action::Check)
            .err()
            .or_else(|| {
                hand.check(Seat(3), cards_speak::engine::hand::Action::Check)
                    .err()
            })
            .unwrap()
    };
    let reasons = [
        Reason::Refused(refused),
        Reason::Repeated {
            card: "Ah".parse().unwrap(),
        },
        Reason::OutOfTurn {
            seat: Seat(1),
            turn: Turn::Act(Seat(2)),
        },
        Reason::OutOfTurn {
            seat: Seat(1),
            turn: Turn::Over,
        },
        Reason::BoardTooShort { told: 3, needed: 5 },
        Reason::TooLarge,
        Reason::Setup(SetupError::TooFewPlayers { players: 1 }),
        Reason::Setup(SetupError::EmptyStack { seat: Seat(4) }),
        Reason::Setup(SetupError::SeatOrder { seat: Seat(4) }),
    ];
    for (number, reason) in reasons.into_iter().enumerate() {
        let deed = (number % 2 == 0).then_some(number);
        problems.push(Problem::Play(PlayError { deed, reason }));
    }
    for &language in Language::ALL {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &[],
            you: None,
        };
        let mut said = std::collections::BTreeSet::new();
        for problem in &problems {
            let trouble = Trouble {
                line: 12,
                column: 34,
                problem: problem.clone(),
            };
            let text = speaker.file_fault(&trouble.into());
            assert!(text.contains("12") && text.contains("34"), "{text}");
            assert!(!text.contains(['{', '}']), "{text}");
            assert!(
                said.insert(text.clone()),
                "two faults are told alike: {text}"
            );
        }
    }
}
