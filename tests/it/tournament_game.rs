//! A tournament of one human against bots.

use cards_speak::bots::{BotRequest, Budget, Character, Level};
use cards_speak::engine::cards::Seed;
use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::{Action, Change, ForcedBet, ForcedKind, Status, Turn};
use cards_speak::engine::house::Rebuys;
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::tournament::{
    Elapsed, PlayerId, TableId, TournamentSetup, TournamentTable, TournamentWhat,
};
use cards_speak::game::{
    Game, GameSetup, LoadError, PlayerKind, TournamentGame, TournamentGameError,
};

const YOU: Seat = Seat(0);
const NOW: Elapsed = Elapsed { seconds: 0 };

fn setup(players: u32, seats: u8, number: u8) -> TournamentSetup {
    TournamentGame::standard(players, seats, Seed::new([number; 32]))
}

fn begin(setup: TournamentSetup) -> TournamentGame {
    TournamentGame::new(setup, Level::default()).unwrap()
}

/// What a bot would do in the place of whoever is in turn.
fn decide(game: &TournamentGame) -> Option<(Seat, Action)> {
    let seat = game.turn().seat()?;
    let request = game.bot_request().unwrap_or_else(|| BotRequest {
        id: 0,
        view: game.view().unwrap(),
        level: Level::default(),
        character: Character::Hunter,
        notes: Vec::new(),
        seed: Seed::new([1; 32]).for_hand(game.hand_number()),
    });
    Some((seat, request.answer(Budget { rollouts: 16 }).action))
}

/// Plays the hand in progress to its end.
fn play(game: &mut TournamentGame) {
    while let Some((seat, action)) = decide(game) {
        game.act(seat, action).unwrap();
    }
}

fn chips_are_all_there(game: &TournamentGame) {
    let tournament = game.tournament();
    assert_eq!(tournament.chips_in_play(), tournament.chips_bought());
}

/// Plays until the human has his place; how many hands he was dealt.
fn to_the_end(game: &mut TournamentGame) -> u64 {
    while !game.is_finished() {
        match game.start_hand(NOW) {
            Ok(_) => play(game),
            Err(TournamentGameError::Finished) => break,
            Err(error) => panic!("{error}"),
        }
        if game.asks_for_rebuy() {
            game.answer_rebuy(false).unwrap();
        }
        chips_are_all_there(game);
        assert!(game.hand_number() < 2000, "it never ends");
    }
    game.hand_number()
}

#[test]
fn a_sit_and_go_is_played_to_its_prize() {
    let mut placed = Vec::new();
    for number in 0..6 {
        let mut game = begin(setup(6, 6, number));
        to_the_end(&mut game);
        let standings = game.tournament().standings();
        let own = standings
            .iter()
            .find(|finish| finish.player == game.human());
        let place = own.unwrap().place;
        // The last two end it; who is out before leaves it to the others.
        assert_eq!(game.tournament().is_over(), place <= 2);
        placed.push(place);
        let refused = game.start_hand(NOW);
        assert_eq!(refused, Err(TournamentGameError::Finished));
    }
    placed.sort_unstable();
    placed.dedup();
    assert!(placed.len() > 1, "{placed:?}");
}

#[test]
fn the_human_always_sits_at_seat_0() {
    let mut moves = 0;
    for number in 0..16 {
        let mut game = begin(setup(27, 9, number));
        let mut places = Vec::new();
        while game.start_hand(NOW).is_ok() {
            places.push(sits_at_seat_0(&game));
            play(&mut game);
            let finished = game.hand().unwrap().state().seat(YOU).unwrap().stack;
            let kept = game.tournament().find(game.human());
            let kept = kept.map_or(Chips::ZERO, |(_, _, stack)| stack);
            // Where small chips left the game after the hand, what he had of them was raced off.
            let raced = game.news().iter().find_map(|event| match &event.what {
                TournamentWhat::ColoredUp { races, .. } => {
                    races.iter().find(|race| race.player == game.human())
                }
                _ => None,
            });
            let Change { from, to } = raced.map_or(
                Change {
                    from: finished,
                    to: finished,
                },
                |race| race.stack,
            );
            assert_eq!((finished, kept), (from, to));
        }
        places.dedup();
        moves += places.len() - 1;
    }
    assert!(moves > 0, "he was never moved");
}

/// The human's own place in the tournament, once it is checked that the hand shows it as seat 0.
fn sits_at_seat_0(game: &TournamentGame) -> (TableId, Seat) {
    let you = game.players().iter().find(|player| player.seat == YOU);
    assert_eq!(you.unwrap().kind, PlayerKind::Human);
    let (table, seat, stack) = game.tournament().find(game.human()).unwrap();
    let hand = game.hand().unwrap();
    let own = hand.setup().players[0];
    assert_eq!((own.seat, own.stack), (YOU, stack));
    // Everybody is dealt in, but who has come to a chair between the button and the small blind:
    // he waits there (S-19).
    let setup = hand.setup();
    let here = |seat: Seat| game.players().iter().any(|player| player.seat == seat);
    assert!(setup.players.iter().all(|player| here(player.seat)));
    let dealt = |seat: Seat| setup.players.iter().any(|player| player.seat == seat);
    let small = |bet: &&ForcedBet| bet.kind == ForcedKind::SmallBlind;
    let small_blind = setup.forced.iter().find(small).map(|bet| bet.seat);
    let from_button = |seat: Seat| (seat.0 + 9 - setup.button.0) % 9;
    for player in game.players().iter().filter(|player| !dealt(player.seat)) {
        let (left, blind) = (from_button(player.seat), small_blind.map(from_button));
        assert!(
            left > 0 && blind.is_some_and(|blind| left < blind),
            "{player:?}"
        );
    }
    let view = game.view().unwrap();
    let open = view
        .hand
        .seats
        .iter()
        .filter(|seat| seat.hole.cards().is_some());
    assert!(open.count() <= 1 || view.hand.over);
    (table, seat)
}

#[test]
fn the_other_tables_play_as_much_as_his() {
    let mut game = begin(setup(40, 10, 9));
    for _ in 0..12 {
        game.start_hand(NOW).unwrap();
        let hands: Vec<u64> = game
            .tournament()
            .tables()
            .iter()
            .map(TournamentTable::hands)
            .collect();
        let (least, most) = (hands.iter().min().unwrap(), hands.iter().max().unwrap());
        assert!(most - least <= 2, "{hands:?}");
        play(&mut game);
        if game.is_finished() {
            break;
        }
    }
    assert!(game.tournament().players_left() < 40);
}

#[test]
fn a_field_of_180_comes_to_an_end() {
    let mut game = begin(setup(180, 9, 2));
    let hands = to_the_end(&mut game);
    assert!(hands > 3);
    let standings = game.tournament().standings();
    assert!(standings.iter().any(|finish| finish.player == game.human()));
}

#[test]
fn wherever_it_is_saved_it_goes_on_as_it_would_have() {
    let mut game = begin(setup(12, 6, 5));
    let mut step = 0;
    while game.hand_number() < 25 && !game.is_finished() {
        step += 1;
        if step % 3 == 0 {
            let again = TournamentGame::load(&game.save()).unwrap();
            assert_eq!(again.view(), game.view());
            assert_eq!(again.players(), game.players());
            assert_eq!(again.save(), game.save());
            assert_eq!(again.bot_request(), game.bot_request());
            game = again;
        }
        match decide(&game) {
            Some((seat, action)) => {
                game.act(seat, action).unwrap();
            }
            None if game.start_hand(NOW).is_err() => break,
            None => {}
        }
    }
    let mut straight = begin(setup(12, 6, 5));
    while straight.hand_number() < game.hand_number() {
        straight.start_hand(NOW).unwrap();
        if straight.hand_number() < game.hand_number() {
            play(&mut straight);
        }
    }
    play(&mut straight);
    play(&mut game);
    assert_eq!(straight.tournament(), game.tournament());
}

#[test]
fn who_has_lost_everything_may_buy_again_in_the_first_phase() {
    for number in 0..40 {
        let mut setup = setup(4, 4, number);
        setup.rules.rebuys = Rebuys::FirstPhase;
        setup.rebuys.through_level = 100;
        let mut game = begin(setup);
        for _ in 0..60 {
            if game.start_hand(NOW).is_err() {
                break;
            }
            play(&mut game);
            if game.asks_for_rebuy() {
                let saved = game.save();
                game.answer_rebuy(true).unwrap();
                let (_, _, stack) = game.tournament().find(game.human()).unwrap();
                assert_eq!(stack, Chips::new(3000));
                let again = TournamentGame::load(&game.save()).unwrap();
                assert_eq!(again.tournament(), game.tournament());
                let asked = TournamentGame::load(&saved).unwrap();
                assert!(asked.asks_for_rebuy());
                chips_are_all_there(&game);
                return;
            }
        }
    }
    panic!("the human never lost everything");
}

#[test]
fn news_are_told_until_the_next_hand_ends() {
    let mut game = begin(setup(3, 3, 1));
    let began = |game: &TournamentGame| {
        let mut news = game.news().iter();
        news.any(|event| matches!(event.what, TournamentWhat::Began { players: 3, .. }))
    };
    assert!(began(&game));
    game.start_hand(NOW).unwrap();
    assert!(began(&game));
    play(&mut game);
    assert!(!began(&game));
}

#[test]
fn refusals_change_nothing() {
    let mut game = begin(setup(6, 6, 8));
    game.start_hand(NOW).unwrap();
    let before = game.save();
    assert_eq!(
        game.start_hand(NOW),
        Err(TournamentGameError::HandInProgress)
    );
    let Turn::Act(seat) = game.turn() else {
        panic!("somebody acts");
    };
    game.act(Seat((seat.0 + 1) % 6), Action::Fold).unwrap_err();
    assert_eq!(game.save(), before);
    assert!(game.answer_rebuy(true).is_err());
    assert_eq!(game.save(), before);
    let folded = game.hand().unwrap().state().seats.iter();
    assert!(folded.clone().all(|player| player.status != Status::Folded));

    let mut wrong = setup(6, 6, 8);
    wrong.players = vec![PlayerId(4), PlayerId(5)];
    let refused = TournamentGame::new(wrong, Level::default());
    assert_eq!(refused.unwrap_err(), TournamentGameError::NoHuman);
    let cash = Game::new(GameSetup::default()).unwrap().save();
    let not_ours = TournamentGame::load(&cash).unwrap_err();
    assert!(matches!(not_ours, LoadError::Field { .. }), "{not_ours}");
}

#[test]
fn tourn_5_the_add_on_is_offered_once_and_kept() {
    let mut terms = setup(3, 3, 4);
    terms.rules.rebuys = Rebuys::FirstPhase;
    let stack = terms.rebuys.add_on_chips;
    let mut game = begin(terms);
    assert_eq!(game.add_on_offered(), None);
    game.start_hand(NOW).unwrap();
    assert_eq!(game.add_on_offered(), None);
    assert_eq!(game.add_on(), Err(TournamentGameError::HandInProgress));
    play(&mut game);
    assert_eq!(game.add_on_offered(), Some(stack));
    let (_, _, before) = game.tournament().find(game.human()).unwrap();
    game.add_on().unwrap();
    assert_eq!(game.add_on_offered(), None);
    let game = TournamentGame::load(&game.save()).unwrap();
    let (_, _, after) = game.tournament().find(game.human()).unwrap();
    assert_eq!(after, before + stack);
    assert_eq!(game.add_on_offered(), None);
    chips_are_all_there(&game);
}
