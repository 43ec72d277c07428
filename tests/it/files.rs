//! Files of hands: what is written is read back the same, and files of others are played as they
//! say.

use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::ForcedKind::{
    self, BigBlind, BigBlindAnte, DeadPost, LivePost, SmallBlind, Straddle,
};
use cards_speak::engine::hand::{Event, Hand, Viewer, What};
use cards_speak::engine::house::Structure;
use cards_speak::engine::seat::Seat;
use cards_speak::history::file::{self, Format, OpenedHand, Verdict};
use cards_speak::history::{Circumstances, LoggedHand, Moment, TournamentNote};
use proptest::prelude::*;

use crate::support::random::{self, Choices};

/// A random hand, played to its end.
fn played(seed: u64) -> Option<Hand> {
    let mut choices = Choices::new(seed);
    let setup = random::setup(&mut choices, 2, 10);
    let mut hand = Hand::deal(setup).ok()?;
    while let Some((seat, action)) = random::decision(&mut choices, &hand) {
        hand.apply(seat, action).unwrap();
    }
    // One player with several live posts can "raise" to less than he has in front; no file does.
    let forward = |event: &Event| match &event.what {
        What::Bet { bet, .. } | What::Raised { bet, .. } => bet.to > bet.from,
        _ => true,
    };
    hand.events().iter().all(forward).then_some(hand)
}

fn stacks(hand: &Hand) -> Vec<(Seat, Chips)> {
    let seats = hand.state().seats.iter();
    seats.map(|player| (player.seat, player.stack)).collect()
}

fn written_and_read(format: Format, hands: &[LoggedHand]) -> Vec<OpenedHand> {
    let text = file::write(format, hands).unwrap();
    let opened = file::open(text.as_bytes()).unwrap_or_else(|trouble| panic!("{trouble}\n{text}"));
    assert_eq!(opened.format, format, "{text}");
    let hands = opened.hands.into_iter();
    hands
        .map(|hand| hand.unwrap_or_else(|trouble| panic!("{trouble}\n{text}")))
        .collect()
}

/// A hand with what the formats tell beside it.
fn dressed(hand: &Hand, viewer: Viewer) -> LoggedHand {
    let logged = LoggedHand::of(hand, viewer);
    LoggedHand {
        circumstances: Circumstances {
            site: Some("PokerStars".to_owned()),
            number: Some("7".to_owned()),
            table: Some("Aludra II".to_owned()),
            places: Some(23),
            tournament: logged.circumstances.tournament.map(|note| TournamentNote {
                number: Some("12".to_owned()),
                level: Some(4),
                ..note
            }),
            began: Moment {
                date: Some((2026, 2, 3)),
                time: Some((4, 5, 6)),
                zone: Some("ET".to_owned()),
            },
            ..Circumstances::default()
        },
        ..logged
    }
}

/// The fields in which two hands differ.
fn differing(left: &LoggedHand, right: &LoggedHand) -> String {
    let (left, right) = (
        serde_json::to_value(left).unwrap(),
        serde_json::to_value(right).unwrap(),
    );
    let fields = left.as_object().unwrap().iter();
    let fields = fields.filter(|(name, value)| right.get(name.as_str()) != Some(value));
    let fields =
        fields.map(|(name, value)| format!("{name}: {value}\n not {}\n", right[name.as_str()]));
    fields.collect()
}

fn comes_back(format: Format, seed: u64, viewer: Viewer) -> Result<(), TestCaseError> {
    let Some(hand) = played(seed) else {
        return Ok(());
    };
    let logged = dressed(&hand, viewer);
    let again = logged.play().unwrap();
    prop_assert_eq!(stacks(&again), stacks(&hand));
    let text = file::write(format, std::slice::from_ref(&logged)).unwrap();
    if format == Format::Stars && logged.house.is_some() {
        // The text does not tell house rules; not every set of them can be guessed.
        let read = file::open(text.as_bytes()).unwrap().hands;
        let guessed = |hand: &OpenedHand| hand.verdict == Verdict::Agrees;
        if !read[0].as_ref().is_ok_and(guessed) {
            return Ok(());
        }
    }
    let back = written_and_read(format, std::slice::from_ref(&logged));
    let back = &back[0];
    if format == Format::Stars {
        // The text tells the sizes of forced bets and the house rules in part only.
        prop_assert_eq!(&back.verdict, &Verdict::Agrees, "{}", text);
        prop_assert_eq!(&back.hand.players, &logged.players, "{}", text);
        prop_assert_eq!(&back.hand.deeds, &logged.deeds, "{}", text);
        // Under the usual rules a player may have to show who had not to.
        let told = back
            .hand
            .showdown
            .iter()
            .filter(|entry| logged.showdown.contains(entry));
        prop_assert!(told.eq(&logged.showdown), "{}", text);
        prop_assert_eq!(&back.hand.circumstances, &logged.circumstances, "{}", text);
    } else {
        prop_assert_eq!(differing(&back.hand, &logged), "", "{}", text);
        prop_assert_eq!(&back.hand, &logged);
        prop_assert_eq!(&back.verdict, &Verdict::Agrees);
        prop_assert_eq!(stacks(&back.played), stacks(&hand), "{}", text);
    }
    prop_assert_eq!(&back.stacks, &stacks(&hand), "{}", text);
    Ok(())
}

const VIEWERS: [Viewer; 2] = [Viewer::Everyone, Viewer::Spectator];

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn hands_of_any_kind_come_back_from_phh(seed: u64, viewer in 0..2_usize) {
        comes_back(Format::Phh, seed, VIEWERS[viewer])?;
    }

    #[test]
    fn hands_of_any_kind_come_back_from_ohh(seed: u64, viewer in 0..2_usize) {
        comes_back(Format::Ohh, seed, VIEWERS[viewer])?;
    }

    #[test]
    fn hands_of_any_kind_come_back_from_stars(seed: u64, viewer in 0..2_usize) {
        comes_back(Format::Stars, seed, VIEWERS[viewer])?;
    }
}

fn data(name: &str) -> Vec<u8> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/files");
    std::fs::read(folder.join(name)).unwrap()
}

/// The stacks after each hand of a file in units of its smallest amount; where a hand cannot be
/// read, what is said of it.
fn told(bytes: &[u8]) -> Vec<Result<(Verdict, Vec<u64>), String>> {
    let opened = file::open(bytes).unwrap();
    let hands = opened.hands.into_iter().map(|hand| {
        let hand = hand.map_err(|trouble| trouble.to_string())?;
        let stacks = hand.stacks.iter().map(|(_, chips)| chips.get());
        Ok((hand.verdict, stacks.collect()))
    });
    hands.collect()
}

const CASH: [&[u64]; 5] = [
    &[3270, 5000, 7832, 2500, 4775],
    &[5700, 7100, 114_450],
    &[2600, 2950, 3410],
    &[1505, 895],
    &[2003, 2002, 1992],
];

#[test]
fn hands_of_a_cash_game_end_as_their_text_says() {
    let expected: Vec<_> = CASH
        .iter()
        .map(|stacks| Ok((Verdict::Agrees, stacks.to_vec())))
        .collect();
    let text = data("stars_cash.txt");
    assert_eq!(told(&text), expected);
    // As Windows writes it.
    let text = String::from_utf8(text).unwrap();
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(told(windows.as_bytes()), expected);
    let mut wide = vec![0xFF, 0xFE];
    wide.extend(windows[3..].encode_utf16().flat_map(u16::to_le_bytes));
    assert_eq!(told(&wide), expected);
}

#[test]
fn a_hand_of_a_cash_game_is_read_in_all_its_parts() {
    let opened = file::open(&data("stars_cash.txt")).unwrap();
    assert_eq!(opened.format, Format::Stars);
    let first = &opened.hands[0].as_ref().unwrap().hand;
    let names: Vec<String> = first.players.iter().map(|p| first.name(p.seat)).collect();
    assert_eq!(
        names,
        ["river rat", ":-) [ace]", "Zoë", "mr: folds", "new one"]
    );
    assert_eq!(first.hero, Some(Seat(2)));
    assert_eq!(first.button, Seat(1));
    assert_eq!(first.rake, Chips::new(168));
    assert_eq!(first.unit.currency.as_deref(), Some("USD"));
    assert_eq!(first.unit.decimals, 2);
    let kinds: Vec<ForcedKind> = first.forced.iter().map(|bet| bet.kind).collect();
    assert_eq!(kinds, [SmallBlind, BigBlind, DeadPost, LivePost]);
    let mucked = first.player(Seat(0)).unwrap().hole;
    assert_eq!(mucked.map(|card| card.unwrap().to_string()), ["Qh", "Qs"]);
    assert_eq!(first.player(Seat(3)).unwrap().hole, [None; 2]);
    let began = &first.circumstances.began;
    assert_eq!(began.date, Some((2026, 3, 14)));
    assert_eq!(began.time, Some((21, 5, 33)));
    assert_eq!(began.zone.as_deref(), Some("CET"));
    assert_eq!(first.circumstances.table.as_deref(), Some("Aludra II"));

    let limit = &opened.hands[2].as_ref().unwrap().hand;
    assert_eq!(limit.structure, Structure::FixedLimit);
    assert_eq!(
        (limit.min_bet, limit.big_bet),
        (Chips::new(100), Chips::new(200))
    );
    let play_money = &opened.hands[3].as_ref().unwrap().hand;
    assert_eq!(play_money.structure, Structure::PotLimit);
    assert_eq!(play_money.unit.currency, None);
    let dead = &opened.hands[4].as_ref().unwrap().hand;
    assert_eq!(dead.button, Seat(4));
    assert_eq!(dead.forced[1].kind, DeadPost);
    assert_eq!(dead.unit.currency.as_deref(), Some("GBP"));
}

#[test]
fn hands_of_a_tournament_end_as_their_text_says() {
    let text = data("stars_tournament.txt");
    let expected = [vec![6451, 5940, 9106, 0], vec![3000, 0]];
    let expected: Vec<_> = expected.map(|stacks| Ok((Verdict::Agrees, stacks))).into();
    assert_eq!(told(&text), expected);
    let opened = file::open(&text).unwrap();
    let bounty = &opened.hands[0].as_ref().unwrap().hand;
    let note = bounty.circumstances.tournament.as_ref().unwrap();
    assert_eq!(note.number.as_deref(), Some("3994841634"));
    assert_eq!(note.level, Some(8));
    assert_eq!(note.buy_in.as_deref(), Some("$2.50+$2.40+$0.60 USD"));
    // His ante was his last chip, but the others play as if he had posted the big blind.
    let big = bounty.forced.last().unwrap();
    assert_eq!(
        (big.seat, big.kind, big.amount),
        (Seat(4), BigBlind, Chips::new(200))
    );
    let heads_up = &opened.hands[1].as_ref().unwrap().hand;
    assert_eq!(heads_up.forced[0].kind, BigBlindAnte);
}

#[test]
fn one_broken_hand_does_not_touch_the_others() {
    let said = told(&data("stars_broken.txt"));
    let said: Vec<String> = said
        .into_iter()
        .map(|hand| hand.map_or_else(|trouble| trouble, |end| format!("{end:?}")))
        .collect();
    assert_eq!(
        said,
        [
            "1:1: \"Omaha Pot Limit\" is not Texas hold'em",
            "11:19: expected amount, found \"a lot\"",
            "(NotTold, [10200, 9800])",
            "34:1: a board that was run more than once",
            "45:14: expected board-cards, found \"[2c 3c Xc]\"",
            "(Agrees, [9900, 10100])",
            "63:1: the hand was cancelled",
            "72:1: expected rest-of-hand, found \"a: rai\"",
        ]
    );
}

#[test]
fn hands_of_a_phhs_file_end_as_it_says() {
    let said = told(&data("session.phhs"));
    let said: Vec<String> = said
        .into_iter()
        .map(|hand| hand.map_or_else(|trouble| trouble, |end| format!("{end:?}")))
        .collect();
    assert_eq!(
        said,
        [
            "(Agrees, [4175, 4975, 2400])",
            "(Agrees, [127400, 106925])",
            "(Agrees, [88, 98, 96, 118])",
            "(Agrees, [0, 15, 45])",
            "78:11: \"PO\" is not Texas hold'em",
            "93:3: expected card, found \"\\\"d dh p2 3c3z\\\"\"",
            "99:1: expected toml, found \"blinds_or_straddles = [1, 2]\"",
            "110:3: action 1: seat 1 may not raise: BET-2 is against it",
            "114:1: expected starting_stacks, found \"variant = \\\"NT\\\"\"",
            "(NotTold, [18, 18])",
            "(Agrees, [0, 12880, 42600])",
            "(NotTold, [17500, 12880, 25400])",
            "(Differs([Difference { seat: Seat(1), told: Chips(15380), played: Chips(12880) }, \
             Difference { seat: Seat(2), told: Chips(22900), played: Chips(25400) }]), \
             [17500, 12880, 25400])",
            "(Agrees, [225, 190, 200, 185])",
        ]
    );
}

#[test]
fn a_phh_hand_is_read_in_all_its_parts() {
    let opened = file::open(&data("session.phhs")).unwrap();
    let first = &opened.hands[0].as_ref().unwrap().hand;
    assert_eq!(first.button, Seat(1));
    assert_eq!(first.name(Seat(4)), "Bob \"the rock\"");
    assert_eq!(first.player(Seat(1)).unwrap().name, None);
    assert_eq!(
        first.circumstances.others,
        [("author".to_owned(), "\"J. Doe\"".to_owned())]
    );
    assert_eq!(first.circumstances.began.time, Some((20, 15, 0)));
    assert_eq!(first.unit.currency.as_deref(), Some("EUR"));
    // Between two players the lists stand the other way round.
    let heads_up = &opened.hands[1].as_ref().unwrap().hand;
    assert_eq!(heads_up.button, Seat(5));
    assert_eq!(heads_up.forced[0].seat, Seat(5));
    assert_eq!(heads_up.player(Seat(5)).unwrap().stack, None);
    assert_eq!(heads_up.unit.currency.as_deref(), Some("USD"));
    assert_eq!(heads_up.rake, Chips::new(75));
    let post = &opened.hands[2].as_ref().unwrap().hand;
    let kinds: Vec<ForcedKind> = post.forced.iter().map(|bet| bet.kind).collect();
    assert_eq!(kinds, [SmallBlind, BigBlind, Straddle, DeadPost, LivePost]);
    assert!(!opened.hands[9].as_ref().unwrap().played.state().over);
}

/// Every hand of our files, written in each format and read back, is the same hand.
#[test]
fn hands_of_files_come_back_from_every_format() {
    for name in ["stars_cash.txt", "stars_tournament.txt", "session.phhs"] {
        for opened in file::open(&data(name)).unwrap().hands {
            let Ok(opened) = opened else { continue };
            for format in Format::ALL {
                if format == Format::Stars && !opened.played.state().over {
                    assert!(file::write(format, std::slice::from_ref(&opened.hand)).is_err());
                    continue;
                }
                let back = written_and_read(format, std::slice::from_ref(&opened.hand));
                let back = &back[0];
                let text = file::write(format, std::slice::from_ref(&opened.hand)).unwrap();
                let mut same = opened.hand.clone();
                // These only one of the formats can say.
                let mut got = back.hand.clone();
                for hand in [&mut same, &mut got] {
                    hand.circumstances = Circumstances::default();
                    hand.players.iter_mut().for_each(|player| {
                        player.stack.get_or_insert(Chips::ZERO);
                    });
                }
                let unknown = opened
                    .hand
                    .players
                    .iter()
                    .any(|player| player.stack.is_none());
                if !unknown {
                    assert_eq!(differing(&got, &same), "", "{name} {format:?}\n{text}");
                    assert_eq!(stacks(&back.played), stacks(&opened.played), "{text}");
                }
            }
        }
    }
}

#[test]
fn a_session_is_written_with_all_its_hands() {
    let hands: Vec<LoggedHand> = (0..40)
        .filter_map(played)
        .map(|hand| dressed(&hand, Viewer::Everyone))
        .collect();
    for format in Format::ALL {
        let back = written_and_read(format, &hands);
        assert_eq!(back.len(), hands.len());
        for (back, hand) in back.iter().zip(&hands) {
            assert_eq!(back.hand.deeds, hand.deeds);
        }
    }
    assert!(
        file::write(Format::Phh, &hands)
            .unwrap()
            .starts_with("[1]\nvariant = ")
    );
}

#[test]
fn a_logged_hand_becomes_a_record_that_plays_again() {
    for seed in 0..300 {
        let Some(hand) = played(seed) else { continue };
        let logged = LoggedHand::of(&hand, Viewer::Everyone);
        let record = logged.record(3).unwrap();
        assert_eq!(record.number, 3);
        assert_eq!(record.replay().unwrap(), logged.play().unwrap(), "{seed}");
    }
}

#[test]
fn amounts_are_read_in_every_way_they_are_written() {
    let stack = |written: &str| {
        let text = format!(
            "variant = \"NT\"\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
             starting_stacks = [{written}, 100]\nactions = []\n"
        );
        let opened = file::open(text.as_bytes()).unwrap();
        let hand = opened.hands.into_iter().next().unwrap();
        hand.map(|hand| hand.hand.unit.number(hand.hand.players[0].stack.unwrap()))
            .map_err(|trouble| trouble.to_string())
    };
    for (written, number) in [
        ("250", "250"),
        ("250.00", "250"),
        ("250.5", "250.50"),
        ("12.125", "12.125"),
        ("1_250", "1250"),
        ("1e3", "1000"),
        ("2.5e1", "25"),
        ("\"1,250.25\"", "1250.25"),
    ] {
        assert_eq!(stack(written).as_deref(), Ok(number), "{written}");
    }
    let said = stack("\"12,34,5\"").unwrap_err();
    assert_eq!(said, "4:20: expected amount, found \"\\\"12,34,5\\\"\"");
    assert!(stack("99999999999999999999").is_err());
    assert!(stack("0").is_err());
    assert!(stack("1e2147483647").is_err());
    assert!(stack("1e-2147483648").is_err());
}

/// Cards told twice are the same two cards, whatever their order, in every format.
#[test]
fn cards_may_be_told_again_in_another_order() {
    let text = |shown: &str| {
        format!(
            "variant = \"NT\"\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [2, 2]\n\
             actions = [\"d dh p1 AsKd\", \"d dh p2 ????\", \"p1 cc\", \"d db 2c7h9s\", \
             \"d db Td\", \"d db 3c\", \"p1 sm {shown}\", \"p2 sm QcJc\"]\n"
        )
    };
    let straight = told(text("AsKd").as_bytes());
    assert!(straight[0].is_ok(), "{straight:?}");
    assert_eq!(told(text("KdAs").as_bytes()), straight);
}

/// Spaces wider than a byte before what a player does.
#[test]
fn wide_spaces_are_spaces() {
    let text = String::from_utf8(data("stars_cash.txt")).unwrap();
    let spaced = text.replace("Zoë: calls", "Zoë: \u{2003}\u{2003}calls");
    let spaced = spaced.replace(": bets", ": \u{2003}\u{2003}bets");
    assert_ne!(text, spaced);
    assert_eq!(told(spaced.as_bytes()), told(text.as_bytes()));
}

#[test]
fn a_cap_game_is_said_to_be_another_game() {
    let stakes = "($1/$2 - $60 Cap -  USD)";
    let cap = format!("PokerStars Hand #9:  Hold'em No Limit {stakes} - 2010/01/01 1:00:00 ET\n");
    let expected = "1:1: \"Hold'em Cap\" is not Texas hold'em";
    assert_eq!(told(cap.as_bytes()), [Err(expected.to_owned())]);
}

/// A hand of a megabyte is no hand, but it is refused before anybody would stop the test.
#[test]
fn senseless_files_cost_little() {
    let actions = "\"p1 cbr 4\", ".repeat(50_000);
    let phh = format!(
        "variant = \"NT\"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
         starting_stacks = [100, 100]\nactions = [{actions}]\n"
    );
    assert!(told(phh.as_bytes())[0].is_err());
    let nested = format!(
        "{{\"ohh\": {}{}}}",
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    assert!(told(nested.as_bytes())[0].is_err());
    let headers = "PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD)\n".repeat(50_000);
    assert_eq!(told(headers.as_bytes()).len(), 50_000);
}

#[test]
fn what_is_no_hand_history_is_said_to_be_none() {
    for bytes in [
        &b""[..],
        b"hello",
        b"\x00\x01\x02",
        b"\xFF\xFE\x00\xD8",
        b"a = 1\nb = 2\n",
    ] {
        assert!(file::open(bytes).is_err(), "{bytes:?}");
    }
    let trouble = file::open(b"\n\n  hello world").unwrap_err();
    assert_eq!(
        trouble.to_string(),
        "3:1: expected hand, found \"  hello world\""
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    /// No bytes stop the program, and every place that is named is there.
    #[test]
    fn damaged_files_are_read_or_refused(
        which in 0..4_usize,
        cuts in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4_u8), 1..12),
    ) {
        let mut bytes = match which {
            0 => data("stars_cash.txt"),
            1 => data("stars_tournament.txt"),
            2 => data("session.phhs"),
            _ => {
                let opened = file::open(&data("stars_cash.txt")).unwrap().hands;
                let hands: Vec<LoggedHand> = opened.into_iter().map(|hand| hand.unwrap().hand).collect();
                file::write(Format::Ohh, &hands).unwrap().into_bytes()
            }
        };
        for (place, byte, how) in cuts {
            if bytes.is_empty() {
                break;
            }
            let at = place.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => {
                    bytes.remove(at);
                }
                2 => bytes.insert(at, byte),
                _ => {
                    let end = (at + usize::from(byte)).min(bytes.len());
                    bytes.drain(at..end);
                }
            }
        }
        let Ok(opened) = file::open(&bytes) else { return Ok(()) };
        let lines = String::from_utf8_lossy(&bytes).lines().count().max(1);
        for hand in opened.hands {
            match hand {
                Ok(hand) => {
                    prop_assert_eq!(hand.stacks.len(), hand.hand.players.len());
                    for format in Format::ALL {
                        let _ = file::write(format, std::slice::from_ref(&hand.hand));
                    }
                }
                Err(trouble) => {
                    prop_assert!(trouble.line >= 1 && trouble.line <= lines + 1, "{}", trouble);
                    prop_assert!(trouble.column >= 1);
                }
            }
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = file::open(&bytes);
    }
}
