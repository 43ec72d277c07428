//! What must hold whatever is put in: refused with a reason and without a trace, or played by
//! the rules to the end. The wild tests throw dice for it, the fuzzer of `fuzz/` bytes.

use cards_speak::bots::{Budget, Character, Level};
use cards_speak::engine::cards::Deck;
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::hand::{
    Action, ForcedBet, ForcedKind, Hand, HandSetup, HandState, Mode, PlayerSetup, Stakes, Turn,
};
use cards_speak::engine::house::{
    Ante, AntePayer, BlindLevels, ButtonRule, HouseRules, OptionKey, Payouts, Rebuys, Structure,
};
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::tournament::{
    Elapsed, Level as BlindLevel, LevelTable, Money, PlayerId, RebuyTerms, TableId, Tournament,
    TournamentSetup, TournamentTable,
};
use cards_speak::game::{Game, GameSetup, Opponent};
use cards_speak::history::PlayedHand;
use cards_speak::worker::protocol::{Reply, Request, Response, answer, reply_to};

use super::dice::Dice;

/// More decisions than any hand of these sizes can take.
const LONG: usize = 20_000;

/// Small amounts mostly, sometimes nothing, sometimes more than a table may hold.
fn amount(dice: &mut impl Dice) -> Chips {
    Chips::new(match dice.below(12) {
        0 => 0,
        1 => u64::MAX,
        2 => 1 << 50,
        3 => (1 << 50) / 24,
        4 | 5 => u64::from(dice.below(100_000)),
        _ => u64::from(dice.below(60)),
    })
}

/// A listed value for each option that has a list.
fn listed_rules(dice: &mut impl Dice) -> HouseRules {
    let mut rules = HouseRules::default();
    for &option in OptionKey::ALL {
        let names: Vec<&str> = option.values().iter().map(|value| value.name).collect();
        if !names.is_empty() {
            rules.set(option, dice.pick(&names)).unwrap();
        }
    }
    rules
}

fn rules(dice: &mut impl Dice) -> HouseRules {
    let mut rules = listed_rules(dice);
    rules.raise_cap = dice.pick(&[3, 4, 3, 4, 3, 0, 255]);
    rules.rake.rate = dice.pick(&[0, 0, 500, 10_000, 10_001]);
    rules.rake.cap = dice.one_in(2).then(|| amount(dice));
    rules
}

/// A stack as at a usual table, or anything.
fn stack(dice: &mut impl Dice, sane: bool) -> Chips {
    if sane {
        Chips::new(1 + u64::from(dice.below(300)))
    } else {
        amount(dice)
    }
}

fn setup(dice: &mut impl Dice) -> HandSetup {
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
    if dice.one_in(8) {
        dice.shuffle(&mut seats);
    }
    let sane = dice.below(3) > 0;
    let players: Vec<PlayerSetup> = seats
        .iter()
        .map(|&seat| PlayerSetup {
            seat: Seat(seat),
            stack: stack(dice, sane),
        })
        .collect();
    let forced = (0..dice.below(8))
        .map(|_| ForcedBet {
            seat: Seat(dice.below(players.len() as u32 + 1) as u8),
            kind: dice.pick(&kinds),
            amount: stack(dice, sane),
        })
        .collect();
    let mut min_bets = [Chips::ZERO; 4];
    for min in &mut min_bets {
        *min = stack(dice, sane);
    }
    let left = dice.below(200);
    HandSetup {
        mode: dice.pick(&[Mode::Cash, Mode::Tournament { players_left: left }]),
        button: Seat(dice.below(26) as u8),
        caps: dice
            .one_in(2)
            .then(|| [0, 1, 2, 3].map(|_| dice.below(256) as u8)),
        smallest_chip: match dice.below(4) {
            0 => Chips::new(1),
            1 => Chips::ZERO,
            2 => Chips::new(5),
            _ => amount(dice),
        },
        deck: Deck::shuffled(dice.seed()),
        rules: rules(dice),
        players,
        forced,
        min_bets,
    }
}

fn action(hand: &Hand, dice: &mut impl Dice) -> Action {
    let anything = amount(dice);
    let wager = hand.legal().and_then(|legal| legal.wager.ok());
    let to = match (&wager, dice.below(4)) {
        (Some(wager), 0) => wager.min,
        (Some(wager), 1) => wager.max,
        _ => anything,
    };
    match dice.below(9) {
        // What ends a hand comes first, so that it ends when the bytes do.
        0 if matches!(hand.turn(), Turn::ShowOrMuck(_)) => Action::Muck,
        0 => Action::Fold,
        1 | 2 => Action::Check,
        3 | 4 => Action::Call,
        5 => Action::Bet(to),
        6 => Action::Raise(RaiseTo(to)),
        7 => Action::Show,
        _ => dice.pick(&[Action::Muck, Action::PlayBoard, Action::Fold]),
    }
}

/// Some bytes of a text put for others, left out or doubled.
pub(crate) fn damaged(dice: &mut impl Dice, mut text: Vec<u8>) -> Vec<u8> {
    for _ in 0..dice.below(4) {
        let at = dice.below(text.len() as u32) as usize;
        match dice.below(5) {
            _ if text.is_empty() => {}
            0 => drop(text.remove(at)),
            1 => text.insert(at, text[at]),
            // Another number where one stands: what is read then is whole, but not the same.
            2 | 3 => {
                let digits = text[at..].iter().position(u8::is_ascii_digit);
                if let Some(further) = digits {
                    text[at + further] = b'0' + dice.below(10) as u8;
                }
            }
            _ => text[at] = dice.below(256) as u8,
        }
    }
    text
}

/// House rules are refused with a reason, or read back as written; a value that is refused
/// leaves them as they are.
pub(crate) fn house_rules(dice: &mut impl Dice) {
    let mut rules = listed_rules(dice);
    let option = dice.pick(OptionKey::ALL);
    let written = rules.value(option).into_bytes();
    let value = damaged(dice, written);
    let before = rules;
    match rules.set(option, &String::from_utf8_lossy(&value)) {
        Ok(()) => assert_eq!(rules.validate(), Ok(())),
        Err(error) => {
            assert_eq!(rules, before);
            assert_eq!(error.option, option);
        }
    }
    let text = serde_json::to_string(&rules).unwrap();
    assert_eq!(serde_json::from_str::<HouseRules>(&text).unwrap(), rules);
    house_rules_text(&damaged(dice, text.into_bytes()));
}

/// The same of any text.
pub(crate) fn house_rules_text(text: &[u8]) {
    match serde_json::from_slice::<HouseRules>(text) {
        Ok(read) => {
            assert_eq!(read.validate(), Ok(()));
            let written = serde_json::to_string(&read).unwrap();
            assert_eq!(serde_json::from_str::<HouseRules>(&written).unwrap(), read);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A hand of any set-up: refused with a reason (`false`), or played to its end without a lost
/// chip.
pub(crate) fn hand_setup(dice: &mut impl Dice) -> bool {
    let setup = setup(dice);
    let total: Chips = setup.players.iter().map(|player| player.stack).sum();
    let mut hand = match Hand::deal(setup) {
        Ok(hand) => hand,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    let mut tries = 0;
    while let Some(seat) = hand.turn().seat() {
        if let Some(Ok(wager)) = hand.legal().map(|legal| legal.wager) {
            let own = hand.state().seat(seat).map(|player| player.bet);
            assert!(Some(wager.min) > own, "a raise to what lies there already");
        }
        let action = action(&hand, dice);
        // What is refused changes nothing; apply itself checks every chip.
        let _ = hand.apply(seat, action);
        tries += 1;
        assert!(tries < LONG, "the hand does not end");
    }
    assert_eq!(hand.turn(), Turn::Over);
    let stacks: Chips = hand.state().seats.iter().map(|player| player.stack).sum();
    assert_eq!(stacks + hand.state().rake, total);
    true
}

/// Anybody tries anything in a hand of a usual table: what is refused leaves no trace, the
/// events are the hand, and the same decisions are the same hand.
pub(crate) fn action_sequence(dice: &mut impl Dice) {
    let rules = listed_rules(dice);
    let count = 2 + dice.below(if rules.burn_cards { 9 } else { 22 }) as u8;
    let players = (0..count).map(|seat| PlayerSetup {
        seat: Seat(seat),
        stack: Chips::new(1 + u64::from(dice.below(400))),
    });
    let players: Vec<PlayerSetup> = players.collect();
    let big_blind = dice.pick(&[2, 3, 10, 25]);
    let stakes = Stakes {
        small_blind: Chips::new(big_blind / 2),
        big_blind: Chips::new(big_blind),
        ante: Chips::new(dice.below(3).into()),
    };
    let button = Seat(dice.below(count.into()) as u8);
    let deck = Deck::shuffled(dice.seed());
    let mut setup = HandSetup::standard(rules, stakes, button, players, deck);
    if dice.one_in(2) {
        setup.mode = Mode::Tournament {
            players_left: u32::from(count) + dice.below(9),
        };
    }
    let total: Chips = setup.players.iter().map(|player| player.stack).sum();
    let mut hand = Hand::deal(setup.clone()).unwrap();
    let mut decisions = Vec::new();
    for tries in 0.. {
        let Some(turn) = hand.turn().seat() else {
            break;
        };
        assert!(tries < LONG, "the hand does not end");
        let seat = match dice.below(8) {
            7 => Seat(dice.below(26) as u8),
            _ => turn,
        };
        let action = action(&hand, dice);
        let before = hand.clone();
        let allowed = hand.check(seat, action);
        match hand.apply(seat, action) {
            Ok(_) => {
                assert_eq!(allowed, Ok(()));
                assert_eq!(seat, turn);
                decisions.push((seat, action));
            }
            Err(refusal) => {
                assert_eq!(allowed, Err(refusal));
                assert_eq!(hand, before);
            }
        }
        assert_eq!(hand.state().chips_total(), total);
    }
    let mut state = HandState::before(&setup);
    for event in hand.events() {
        state.fold(event);
    }
    assert_eq!(state, *hand.state());
    let mut again = Hand::deal(setup).unwrap();
    for (seat, action) in decisions {
        again.apply(seat, action).unwrap();
    }
    assert_eq!(again, hand);
}

/// A set-up as an organiser might write it, or one with anything in it.
fn tournament_setup(dice: &mut impl Dice) -> TournamentSetup {
    let wild = dice.below(4) == 3;
    let players = if wild { 0 } else { 2 } + dice.below(40);
    let ids = (0..players).map(|player| match dice.below(64) {
        63 if wild => PlayerId(0),
        _ => PlayerId(player),
    });
    let mut setup = TournamentSetup::standard(ids.collect(), dice.seed());
    setup.rules = HouseRules {
        structure: dice.pick(Structure::ALL),
        button_rule: dice.pick(ButtonRule::ALL),
        ante: dice.pick(Ante::ALL),
        ante_payer: dice.pick(AntePayer::ALL),
        rebuys: dice.pick(Rebuys::ALL),
        blind_levels: dice.pick(BlindLevels::ALL),
        payouts: dice.pick(&[Payouts::WinnerTakesAll, Payouts::BestTenth]),
        ..listed_rules(dice)
    };
    setup.seats_per_table = dice.pick(&[6, 2, 3, 9, 10]);
    setup.starting_stack = Chips::new(dice.pick(&[200, 1_000, 3_000, 3_001]));
    setup.color_up = dice.one_in(2);
    setup.rebuys.most = dice.one_in(2).then(|| dice.below(3));
    let length = 1 + dice.below(4);
    let mut levels = LevelTable::standard().listed().to_vec();
    for level in &mut levels {
        level.length = length;
    }
    if wild {
        anything(dice, &mut setup, &mut levels);
    }
    match LevelTable::new(levels) {
        Ok(levels) => setup.levels = levels,
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    setup
}

fn anything(dice: &mut impl Dice, setup: &mut TournamentSetup, levels: &mut [BlindLevel]) {
    setup.rules.raise_cap = dice.pick(&[3, 0]);
    setup.rules.payouts = dice.pick(Payouts::ALL);
    setup.custom_payouts = match dice.below(4) {
        0 => vec![6_000, 4_000],
        1 => vec![10_000],
        2 => Vec::new(),
        _ => (0..dice.below(5))
            .map(|_| dice.below(1 << 16) as u16)
            .collect(),
    };
    setup.seats_per_table = dice.pick(&[6, 2, 10, 1, 11]);
    setup.starting_stack = amount(dice);
    setup.entry = Money(dice.pick(&[1_000, 0, 7, u64::MAX]));
    setup.rebuys = RebuyTerms {
        through_level: dice.below(6),
        chips: amount(dice),
        price: Money(amount(dice).get()),
        most: dice.one_in(2).then(|| dice.below(3)),
        add_on_chips: amount(dice),
        add_on_price: Money(amount(dice).get()),
    };
    if dice.one_in(4) {
        setup.break_plan = (0..dice.below(5))
            .map(|_| TableId(dice.below(5) as u8))
            .collect();
    }
    for level in levels {
        if dice.one_in(20) {
            *level = BlindLevel {
                small_blind: amount(dice),
                big_blind: amount(dice),
                ante: amount(dice),
                length: dice.below(3),
            };
        }
    }
}

/// A tournament of any set-up, in which anybody asks for anything at any time: refused with a
/// reason (`None`), or no chip is lost and what is refused leaves no trace. So many hands were
/// played.
pub(crate) fn tournament_sequence(dice: &mut impl Dice) -> Option<usize> {
    let setup = tournament_setup(dice);
    let (mut tournament, _) = match Tournament::begin(setup) {
        Ok(begun) => begun,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return None;
        }
    };
    let mut hands = 0;
    let mut running: Vec<(TableId, HandSetup)> = Vec::new();
    for _ in 0..dice.below(120) {
        let tables: Vec<TableId> = tournament
            .tables()
            .iter()
            .map(TournamentTable::id)
            .collect();
        let table = match dice.below(8) {
            7 => TableId(dice.below(8) as u8),
            _ => dice.pick(&tables),
        };
        let player = PlayerId(dice.below(40));
        let before = tournament.clone();
        let asked = match dice.below(8) {
            0..=2 => match tournament.next_hand(table) {
                Ok(setup) => {
                    running.push((table, setup));
                    Ok(())
                }
                Err(error) => Err(error),
            },
            3 | 4 if !running.is_empty() => {
                let at = dice.below(running.len() as u32) as usize;
                let (own, setup) = running[at].clone();
                let table = if dice.below(10) == 9 { table } else { own };
                let mut hand = Hand::deal(setup).unwrap();
                let breaks_off = dice.below(10) == 9;
                for _ in 0..LONG {
                    let Some(seat) = hand.turn().seat() else {
                        break;
                    };
                    if breaks_off && dice.one_in(3) {
                        break;
                    }
                    let action = action(&hand, dice);
                    let _ = hand.apply(seat, action);
                }
                let settled = tournament.settle(table, &hand);
                if settled.is_ok() {
                    assert_eq!(table, own);
                    running.swap_remove(at);
                    hands += 1;
                }
                settled.map(drop)
            }
            3 | 4 => tournament.decline(player).map(drop),
            5 => tournament.rebuy(player).map(drop),
            6 => match dice.below(3) {
                0 => tournament.add_on(player).map(drop),
                1 => tournament.decline(player).map(drop),
                _ => tournament.set_absent(player, dice.one_in(2)).map(drop),
            },
            _ => {
                let seconds = dice.pick(&[1, 60, 600, u32::MAX]);
                tournament.pass_time(Elapsed { seconds });
                Ok(())
            }
        };
        if let Err(error) = asked {
            assert!(!error.to_string().is_empty());
            assert_eq!(tournament, before, "{error}");
        }
        assert_eq!(tournament.chips_in_play(), tournament.chips_bought());
    }
    let saved = serde_json::to_string(&tournament).unwrap();
    let back: Tournament = serde_json::from_str(&saved).unwrap();
    assert_eq!(back, tournament);
    let text = damaged(dice, saved.into_bytes());
    if let Ok(read) = serde_json::from_slice::<Tournament>(&text) {
        assert_eq!(read.chips_in_play(), read.chips_bought());
    }
    Some(hands)
}

/// A game of a few decisions.
fn game(dice: &mut impl Dice) -> Game {
    let seats = 2 + dice.below(9) as u8;
    let opponents = (0..dice.below(3).min(u32::from(seats) - 1)).map(|_| Opponent {
        name: "Katka".to_owned(),
        level: Level::default(),
        character: Character::Firebrand,
    });
    let setup = GameSetup {
        seed: dice.seed(),
        seats,
        you: Seat(dice.below(seats.into()) as u8),
        buy_in: Chips::new(dice.pick(&[1000, 100, 400])),
        opponents: opponents.collect(),
        rules: HouseRules {
            structure: dice.pick(Structure::ALL),
            ..HouseRules::default()
        },
        ..GameSetup::default()
    };
    let mut game = Game::new(setup).unwrap();
    play(&mut game, dice);
    game
}

/// Plays on for some decisions, whoever is in turn.
fn play(game: &mut Game, dice: &mut impl Dice) {
    for _ in 0..dice.below(40) {
        match game.turn().seat() {
            None if game.needs_rebuy() => drop(game.rebuy()),
            None => drop(game.start_hand()),
            Some(seat) => {
                let Some(hand) = game.hand() else {
                    return;
                };
                let action = action(hand, dice);
                let _ = game.act(seat, action);
            }
        }
        let table = game.table();
        assert_eq!(
            table.bought_in(),
            table.on_table() + table.taken_out() + table.rake()
        );
    }
}

/// A saved game, whole or damaged: refused with a reason, or it is the same game again when it
/// is saved, and can be played on.
pub(crate) fn saved_game(dice: &mut impl Dice) {
    let saved = game(dice).save();
    assert_eq!(Game::load(&saved).unwrap().save(), saved);
    let text = damaged(dice, saved.into_bytes());
    if let Some(mut read) = saved_text(&text) {
        play(&mut read, dice);
    }
}

/// The same of any text; the game, if it is one.
pub(crate) fn saved_text(text: &[u8]) -> Option<Game> {
    match Game::load(&String::from_utf8_lossy(text)) {
        Ok(read) => {
            let saved = read.save();
            assert_eq!(Game::load(&saved).unwrap().save(), saved);
            Some(read)
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            None
        }
    }
}

/// A hand in a link, whole or damaged: refused with a reason, or it is the same hand again.
pub(crate) fn linked_hand(dice: &mut impl Dice) {
    let game = game(dice);
    let Some(record) = game.record() else {
        return;
    };
    let link = PlayedHand::new(record, game.setup().you, Vec::new(), 0).to_link();
    assert!(link_text(link.as_bytes()));
    link_text(&damaged(dice, link.into_bytes()));
}

/// The same of any text; whether it is a hand.
pub(crate) fn link_text(text: &[u8]) -> bool {
    match PlayedHand::from_link(&String::from_utf8_lossy(text)) {
        Ok(hand) => {
            assert_eq!(PlayedHand::from_link(&hand.to_link()), Ok(hand));
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

/// A question to a bot, whole or damaged, has an answer.
pub(crate) fn messages(dice: &mut impl Dice) {
    let game = game(dice);
    let Some(question) = game.bot_request() else {
        return;
    };
    let id = question.id;
    let message = Request::Decide {
        protocol: cards_speak::worker::protocol::PROTOCOL,
        budget: Budget { rollouts: 4 },
        question: Box::new(question),
    };
    let whole = message.to_bytes();
    let reply = reply_to(&answer(&whole).to_bytes(), id);
    assert!(matches!(reply, Reply::Decision(_)), "{reply:?}");
    message_bytes(&damaged(dice, whole));
}

/// The same of any bytes; and none of them is taken for an answer that it is not.
pub(crate) fn message_bytes(message: &[u8]) {
    let response = answer(message);
    let id = match &response {
        Response::Decided { id, .. } => *id,
        Response::Failed { id, message } => {
            assert!(!message.is_empty());
            id.unwrap_or_default()
        }
        Response::Ready { .. } => panic!("a worker is ready once"),
    };
    let reply = reply_to(&response.to_bytes(), id);
    assert_ne!(reply, Reply::Other);
    let _ = reply_to(message, id);
}
