//! A game: hands after hands, saved and loaded.

use cards_speak::bots::{Budget, Decision, Level};
use cards_speak::engine::cards::Seed;
use cards_speak::engine::chips::Chips;
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{Action, ForcedBet, ForcedKind, HoleCards, Turn, What};
use cards_speak::engine::house::{BlindPosting, HouseRules, Preset, Straddle, Structure};
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::{Prompt, Question};
use cards_speak::game::{Game, GameError, GameSetup, LoadError, Outline, PlayerKind, Wish};
use cards_speak::history::ReplayError;

const QUICK: Budget = Budget { rollouts: 24 };

fn setup(number: u8) -> GameSetup {
    GameSetup {
        seed: Seed::new([number; 32]),
        ..GameSetup::default()
    }
}

/// A decision for whoever is in turn; the human plays like a bot.
fn decide(game: &Game, budget: Budget) -> Decision {
    if let Some(request) = game.bot_request() {
        return request.answer(budget);
    }
    let view = game.view().unwrap();
    let seed = Seed::new([7; 32]).for_hand(game.record().unwrap().decisions.len() as u64);
    let request = cards_speak::bots::BotRequest {
        id: 0,
        view,
        level: Level::default(),
        character: cards_speak::bots::Character::Firebrand,
        notes: Vec::new(),
        seed,
    };
    request.answer(budget)
}

/// Plays the hand in progress to its end.
fn finish(game: &mut Game, budget: Budget) {
    while let Some(seat) = game.turn().seat() {
        let decision = decide(game, budget);
        game.act(seat, decision.action).unwrap();
    }
}

fn assert_conserved(game: &Game) {
    let table = game.table();
    assert_eq!(
        table.bought_in(),
        table.on_table() + table.taken_out() + table.rake(),
        "after hand {}",
        game.hand_number()
    );
}

#[test]
fn the_default_game_is_six_at_five_ten_with_one_human() {
    let mut game = Game::new(GameSetup::default()).unwrap();
    assert_eq!(game.players().len(), 6);
    let humans = game
        .players()
        .iter()
        .filter(|player| player.kind == PlayerKind::Human);
    assert_eq!(
        humans.map(|player| player.seat).collect::<Vec<_>>(),
        [Seat(0)]
    );
    assert_eq!(game.hand_number(), 0);
    assert_eq!(game.turn(), Turn::Over);
    assert!(game.view().is_none());
    let events = game.start_hand().unwrap();
    assert_eq!(game.hand_number(), 1);
    assert!(matches!(events[0].what, What::Started { .. }));
    assert_eq!(game.start_hand(), Err(GameError::HandInProgress));
}

#[test]
fn the_human_sees_no_other_cards() {
    let mut game = Game::new(setup(1)).unwrap();
    let events = game.start_hand().unwrap();
    for event in &events {
        if let What::Dealt { seat, cards } = event.what {
            assert_eq!(cards.is_some(), seat == Seat(0));
        }
    }
    for seat in &game.view().unwrap().hand.seats {
        let known = matches!(seat.hole, HoleCards::Known(_));
        assert_eq!(known, seat.seat == Seat(0));
    }
}

#[test]
fn what_was_promised_is_what_is_revealed() {
    let mut game = Game::new(setup(2)).unwrap();
    let promised = game.next_commitment();
    game.start_hand().unwrap();
    assert_eq!(game.commitment(), promised);
    assert_eq!(game.revealed_seed(), None);
    finish(&mut game, QUICK);
    assert_eq!(game.revealed_seed().unwrap().commitment_hex(), promised);
}

#[test]
fn saving_and_loading_at_every_decision_of_fifty_games_changes_nothing() {
    for number in 0..50_u8 {
        let structure = [
            Structure::NoLimit,
            Structure::PotLimit,
            Structure::FixedLimit,
        ][usize::from(number % 3)];
        let mut game = Game::new(GameSetup {
            seats: 2 + number % 9,
            rules: HouseRules {
                structure,
                ..HouseRules::default()
            },
            you: Seat(number % 2),
            ..setup(number)
        })
        .unwrap();
        for _ in 0..3 {
            if game.needs_rebuy() {
                game.rebuy().unwrap();
            }
            assert_same(&game);
            game.start_hand().unwrap();
            while let Some(seat) = game.turn().seat() {
                assert_same(&game);
                let decision = decide(&game, QUICK);
                game.act(seat, decision.action).unwrap();
            }
            assert_same(&game);
            assert_eq!(
                game.record().unwrap().replay().unwrap(),
                *game.hand().unwrap()
            );
        }
    }
}

fn assert_same(game: &Game) {
    let text = game.save();
    let loaded = Game::load(&text).unwrap();
    assert_eq!(loaded.save(), text);
    assert_eq!(loaded.hand(), game.hand());
    assert_eq!(loaded.view(), game.view());
    assert_eq!(loaded.turn(), game.turn());
    assert_eq!(loaded.players(), game.players());
    assert_eq!(loaded.bot_request(), game.bot_request());
    assert_eq!(loaded.hand_number(), game.hand_number());
    assert!(loaded.table().places().eq(game.table().places()));
    assert_eq!(loaded.table().button(), game.table().button());
    assert_eq!(loaded.needs_rebuy(), game.needs_rebuy());
}

#[test]
fn a_loaded_game_goes_on_as_it_would_have() {
    let mut game = Game::new(setup(3)).unwrap();
    for _ in 0..5 {
        game.start_hand().unwrap();
        finish(&mut game, QUICK);
        if game.needs_rebuy() {
            game.rebuy().unwrap();
        }
    }
    let mut loaded = Game::load(&game.save()).unwrap();
    for game in [&mut game, &mut loaded] {
        for _ in 0..5 {
            if game.needs_rebuy() {
                game.rebuy().unwrap();
            }
            game.start_hand().unwrap();
            finish(game, QUICK);
        }
    }
    assert_eq!(game.save(), loaded.save());
}

#[test]
fn a_thousand_hands_never_end_the_game_and_conserve_chips() {
    let mut game = Game::new(GameSetup {
        rules: Preset::OnlineRoom.rules(),
        ..setup(4)
    })
    .unwrap();
    let mut rebuys = 0;
    for hand in 1..=1000 {
        if game.needs_rebuy() {
            rebuys += 1;
            assert!(matches!(
                game.start_hand(),
                Err(GameError::NeedsRebuy { .. })
            ));
            game.rebuy().unwrap();
        }
        game.start_hand().unwrap();
        finish(&mut game, QUICK);
        assert_eq!(game.hand_number(), hand);
        assert_conserved(&game);
        assert!(game.save().len() < 40_000, "what is kept does not grow");
    }
    assert!(rebuys > 0, "a thousand hands without losing all is no test");
}

#[test]
fn tables_of_every_size_and_structure_play_on() {
    for seats in 2..=10 {
        for structure in [
            Structure::NoLimit,
            Structure::PotLimit,
            Structure::FixedLimit,
        ] {
            let mut game = Game::new(GameSetup {
                seats,
                rules: HouseRules {
                    structure,
                    ..HouseRules::default()
                },
                ..setup(seats)
            })
            .unwrap();
            for _ in 0..20 {
                if game.needs_rebuy() {
                    game.rebuy().unwrap();
                }
                game.start_hand().unwrap();
                finish(&mut game, QUICK);
                assert_conserved(&game);
            }
        }
    }
}

#[test]
fn every_preset_of_house_rules_plays() {
    for preset in Preset::ALL {
        let mut game = Game::new(GameSetup {
            rules: preset.rules(),
            ..setup(9)
        })
        .unwrap();
        for _ in 0..40 {
            if game.needs_rebuy() {
                game.rebuy().unwrap();
            }
            game.start_hand().unwrap();
            finish(&mut game, QUICK);
            assert_conserved(&game);
        }
    }
}

#[test]
fn an_action_out_of_turn_is_refused_and_changes_nothing() {
    let mut game = Game::new(setup(5)).unwrap();
    assert!(game.act(Seat(0), Action::Check).is_err());
    game.start_hand().unwrap();
    let before = game.save();
    let turn = game.turn().seat().unwrap();
    let other = Seat((turn.0 + 1) % 6);
    assert!(game.act(other, Action::Fold).is_err());
    assert_eq!(game.save(), before);
}

#[test]
fn impossible_games_say_what_is_wrong() {
    let bad = |change: fn(&mut GameSetup)| {
        let mut setup = GameSetup::default();
        change(&mut setup);
        Game::new(setup).unwrap_err().to_string()
    };
    assert!(bad(|setup| setup.seats = 1).contains("SEAT-2"));
    assert!(bad(|setup| setup.seats = 11).contains("SEAT-2"));
    assert!(bad(|setup| setup.you = Seat(6)).contains("no seat 6"));
    assert!(bad(|setup| setup.buy_in = Chips::new(99)).contains("BUYIN-2"));
    assert!(bad(|setup| setup.buy_in = Chips::new(1001)).contains("BUYIN-3"));
    assert!(bad(|setup| setup.stakes.big_blind = Chips::ZERO).contains("BUYIN-2"));
}

#[test]
fn damaged_saves_say_where_and_never_panic() {
    let mut game = Game::new(setup(6)).unwrap();
    game.start_hand().unwrap();
    for _ in 0..3 {
        let seat = game.turn().seat().unwrap();
        let decision = decide(&game, QUICK);
        game.act(seat, decision.action).unwrap();
    }
    let text = game.save();
    let load = |text: &str| Game::load(text).unwrap_err();
    assert!(matches!(load("{"), LoadError::NotJson { line: 1, .. }));
    assert!(matches!(load("{}"), LoadError::Version { found: None, .. }));
    let newer = text.replacen("\"version\":1", "\"version\":2", 1);
    assert!(matches!(
        load(&newer),
        LoadError::Version { found: Some(2), .. }
    ));
    let fewer = text.replacen("\"stack\":1000", "\"stack\":999", 1);
    assert!(matches!(load(&fewer), LoadError::Field { reason } if reason.contains("add up")));
    let seatless = text.replacen("\"you\":0", "\"you\":9", 1);
    assert!(matches!(
        load(&seatless),
        LoadError::Game(_) | LoadError::Field { .. }
    ));
    let cheat = text.replacen("\"decisions\":[[", "\"decisions\":[[9,\"fold\"],[", 1);
    assert!(matches!(
        load(&cheat),
        LoadError::Replay(ReplayError::Refused { decision: 0, .. })
    ));
    // Cut anywhere, or with one character changed: an error or a game, never a panic.
    for end in (0..text.len()).step_by(17) {
        if let Some(part) = text.get(..end) {
            assert!(Game::load(part).is_err());
        }
        if text.is_char_boundary(end) && text.is_char_boundary(end + 1) {
            let mut changed = text.clone();
            changed.replace_range(end..=end, "7");
            let _ = Game::load(&changed);
        }
    }
}

#[test]
fn an_outline_says_what_a_saved_game_began_with_and_where_it_stands() {
    let mut game = Game::new(setup(6)).unwrap();
    for number in 0..3 {
        let text = game.save();
        let outline = Outline::read(&text).unwrap();
        assert_eq!(
            (outline.setup, outline.hand_number),
            (game.setup().clone(), number)
        );
        assert_eq!(
            Outline::read(&text[..text.len() / 2]).unwrap_err(),
            Game::load(&text[..text.len() / 2]).unwrap_err()
        );
        game.start_hand().unwrap();
        while let Some(seat) = game.turn().seat() {
            let decision = decide(&game, QUICK);
            game.act(seat, decision.action).unwrap();
        }
    }
}

#[test]
fn a_setup_with_named_opponents_seats_them_clockwise_from_the_human() {
    let text = r#"{"seats":4,"you":2,"opponents":[{"name":"Ada","level":8,"character":"rock"}]}"#;
    let setup: GameSetup = serde_json::from_str(text).unwrap();
    let game = Game::new(setup).unwrap();
    let names: Vec<&str> = game.players().iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names, ["Tomáš", "Zofia", "", "Ada"]);
    assert_eq!(game.setup().rules, HouseRules::default());
}

/// A three-handed game in which the human folds whenever he can; played to the end of a hand.
fn folded_hand(game: &mut Game) {
    game.start_hand().unwrap();
    while let Some(seat) = game.turn().seat() {
        let action = match game.bot_request() {
            Some(request) => request.answer(Budget { rollouts: 8 }).action,
            None if matches!(game.turn(), Turn::ShowOrMuck(_)) => Action::Muck,
            None => Action::Fold,
        };
        game.act(seat, action).unwrap();
    }
}

#[test]
fn blind_18_who_sits_out_is_dealt_in_again_when_he_comes_back_and_a_load_remembers_it() {
    let setup = GameSetup {
        seats: 3,
        seed: Seed::new([9; 32]),
        ..GameSetup::default()
    };
    let mut game = Game::new(setup).unwrap();
    folded_hand(&mut game);
    let hand = game.save_hand();
    game.wish(Wish::SitOut).unwrap();
    // What is decided after the hand does not make it another hand.
    assert_eq!(game.save_hand(), hand);
    let mut game = Game::load(&game.save()).unwrap();
    assert!(game.table().place(Seat(0)).unwrap().sitting_out);
    folded_hand(&mut game);
    assert!(!game.is_dealt_in());
    assert_eq!(cards_speak::game::Session::played(&game), None);
    assert_eq!(game.view().unwrap().own_seat(), None);
    game.wish(Wish::SitIn).unwrap();
    let mut game = Game::load(&game.save()).unwrap();
    assert!(!game.table().place(Seat(0)).unwrap().sitting_out);
    // His chair may have to wait for the button to pass.
    let back = (0..3).any(|_| {
        folded_hand(&mut game);
        game.is_dealt_in()
    });
    assert!(back);
    game.start_hand().unwrap();
    assert_eq!(game.wish(Wish::SitOut), Err(GameError::HandInProgress));
}

#[test]
fn straddle_1_who_always_straddles_posts_it_and_only_where_the_house_has_it() {
    let with = |straddle| GameSetup {
        seats: 4,
        rules: HouseRules {
            straddle,
            ..HouseRules::default()
        },
        ..GameSetup::default()
    };
    let mut game = Game::new(with(Straddle::Off)).unwrap();
    assert!(matches!(
        game.wish(Wish::Straddle(true)),
        Err(GameError::Table(_))
    ));
    let mut game = Game::new(with(Straddle::On)).unwrap();
    game.wish(Wish::Straddle(true)).unwrap();
    let mut straddles = 0;
    for _ in 0..4 {
        folded_hand(&mut game);
        let forced = &game.hand().unwrap().setup().forced;
        let own = forced.iter().filter(|bet| bet.kind == ForcedKind::Straddle);
        straddles += own.inspect(|bet| assert_eq!(bet.seat, Seat(0))).count();
    }
    assert_eq!(straddles, 1);
}

/// Plays hands until the human is asked before one of them.
fn until_asked(game: &mut Game, wanted: Prompt) {
    for _ in 0..8 {
        match game.question() {
            Some(open) if open.prompt == wanted => return,
            Some(open) => {
                let prompt = open.prompt;
                game.wish(Wish::Answer { prompt, yes: true }).unwrap();
            }
            None => folded_hand(game),
        }
    }
    panic!("never asked {wanted}");
}

#[test]
fn blind_24_the_first_hand_of_a_table_asks_nothing() {
    for preset in Preset::ALL {
        let rules = preset.rules();
        for seats in 2..=10 {
            let setup = GameSetup {
                seats,
                rules,
                ..GameSetup::default()
            };
            let game = Game::new(setup).unwrap();
            assert_eq!(game.question(), None, "{preset:?}, {seats} seats");
        }
    }
}

#[test]
fn straddle_1_who_wants_to_be_asked_is_asked_before_each_hand_after_the_big_blind() {
    let setup = GameSetup {
        seats: 4,
        rules: HouseRules {
            straddle: Straddle::On,
            ..HouseRules::default()
        },
        ..GameSetup::default()
    };
    let straddles = |game: &Game| {
        let forced = &game.hand().unwrap().setup().forced;
        let own = |bet: &&ForcedBet| bet.kind == ForcedKind::Straddle && bet.seat == Seat(0);
        forced.iter().filter(own).count()
    };
    let mut game = Game::new(setup).unwrap();
    for yes in [true, false] {
        until_asked(&mut game, Prompt::Straddle);
        let open = game.question().unwrap();
        let amount = Chips::new(2 * game.setup().stakes.big_blind.get());
        assert_eq!(open.because, Citation::PromptStraddle { amount });
        let prompt = Prompt::BigBlind;
        assert!(
            game.wish(Wish::Answer { prompt, yes }).is_err(),
            "not asked"
        );
        let prompt = Prompt::Straddle;
        game.wish(Wish::Answer { prompt, yes }).unwrap();
        assert_eq!(game.question(), None, "asked once");
        // What was answered is not forgotten, before the hand and in it.
        let mut loaded = Game::load(&game.save()).unwrap();
        assert_eq!(loaded.question(), None);
        loaded.start_hand().unwrap();
        assert_eq!(straddles(&loaded), usize::from(yes));
        let again = Game::load(&loaded.save()).unwrap();
        assert_eq!(straddles(&again), usize::from(yes));
        folded_hand(&mut game);
        assert_eq!(straddles(&game), usize::from(yes));
    }
    game.wish(Wish::Straddle(false)).unwrap();
    for _ in 0..4 {
        assert_eq!(game.question(), None);
        folded_hand(&mut game);
    }
    game.wish(Wish::AskStraddle).unwrap();
    until_asked(&mut game, Prompt::Straddle);
}

#[test]
fn blind_24_who_refuses_a_blind_sits_out_and_may_wait_for_the_big_blind() {
    let with = |seats| GameSetup {
        seats,
        rules: HouseRules {
            blind_posting: BlindPosting::Prompt,
            ..HouseRules::default()
        },
        ..GameSetup::default()
    };
    let mut game = Game::new(with(4)).unwrap();
    until_asked(&mut game, Prompt::BigBlind);
    let (prompt, yes) = (Prompt::BigBlind, false);
    game.wish(Wish::Answer { prompt, yes }).unwrap();
    folded_hand(&mut game);
    assert!(!game.is_dealt_in());
    assert!(game.table().place(Seat(0)).unwrap().sitting_out);
    assert_eq!(game.question(), None, "who sits out is not asked");
    game.wish(Wish::SitInOnBigBlind).unwrap();
    let mut game = Game::load(&game.save()).unwrap();
    // He is dealt in with the next big blind of his, and is asked for it again.
    let mut hands = 0;
    while !game.is_dealt_in() {
        if let Some(Question { prompt, .. }) = game.question() {
            assert_eq!(prompt, Prompt::BigBlind);
            game.wish(Wish::Answer { prompt, yes: true }).unwrap();
        }
        folded_hand(&mut game);
        hands += 1;
        assert!(hands < 6);
    }
    let forced = &game.hand().unwrap().setup().forced;
    let own = forced.iter().filter(|bet| bet.seat == Seat(0));
    let own: Vec<ForcedKind> = own.map(|bet| bet.kind).collect();
    assert_eq!(own, [ForcedKind::BigBlind]);
    // Two cannot play when one of them sits out: nobody is asked.
    let mut game = Game::new(with(2)).unwrap();
    for _ in 0..3 {
        assert_eq!(game.question(), None);
        folded_hand(&mut game);
    }
}
