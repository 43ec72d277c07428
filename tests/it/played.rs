//! Hands as their player keeps them.

use cards_speak::bots::{BotRequest, Budget, Character, Level};
use cards_speak::engine::cards::Seed;
use cards_speak::engine::hand::{HandState, HoleCards, Status, What};
use cards_speak::engine::house::{HistoryShowsMucked, HouseRules};
use cards_speak::engine::seat::Seat;
use cards_speak::game::{Game, GameSetup};
use cards_speak::history::{
    LinkError, PlayedHand, PlayedHandError, known_afterwards, seen_through,
};

const YOU: Seat = Seat(0);

/// The hands of a game in which the human plays like a bot.
fn played(shows_mucked: HistoryShowsMucked) -> Vec<PlayedHand> {
    let seed = Seed::new([9; 32]);
    let mut game = Game::new(GameSetup {
        seed,
        rules: HouseRules {
            history_shows_mucked: shows_mucked,
            ..HouseRules::default()
        },
        ..GameSetup::default()
    })
    .unwrap();
    let mut all = Vec::new();
    for number in 0..60 {
        if game.needs_rebuy() {
            game.rebuy().unwrap();
        }
        game.start_hand().unwrap();
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
        let others = game.players().iter().filter(|player| player.seat != YOU);
        let names = others.map(|player| (player.seat, player.name.clone()));
        let record = game.record().unwrap();
        all.push(PlayedHand::new(record, YOU, names.collect(), number));
    }
    all
}

#[test]
fn a_kept_hand_is_read_back_as_it_was() {
    for mut hand in played(HistoryShowsMucked::Yes) {
        hand.starred = true;
        hand.note = "Too loose?\n„Příště složit“".to_owned();
        assert_eq!(PlayedHand::from_text(&hand.to_text()), Ok(hand));
    }
}

#[test]
fn a_linked_hand_is_the_hand_and_fits_into_an_address() {
    for hand in played(HistoryShowsMucked::No) {
        let link = hand.to_link();
        assert!(link.len() <= 2000, "{} letters", link.len());
        assert!(
            link.bytes()
                .all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(&sign))
        );
        assert_eq!(PlayedHand::from_link(&link), Ok(hand));
    }
}

#[test]
fn a_linked_hand_keeps_a_deck_without_a_seed_but_neither_mark_nor_note() {
    let mut hand = played(HistoryShowsMucked::No).remove(0);
    let plain = hand.clone();
    hand.starred = true;
    hand.note = "Mine".to_owned();
    assert_eq!(PlayedHand::from_link(&hand.to_link()), Ok(plain));
    hand.record.seed = None;
    let linked = PlayedHand::from_link(&hand.to_link()).unwrap();
    assert_eq!(linked.record, hand.record);
}

/// The first link there ever was: it must open for ever.
#[test]
fn a_link_of_the_first_form_still_opens() {
    let link = include_str!("../data/hand-link-1.txt").trim();
    let hand = PlayedHand::from_link(link).unwrap();
    assert_eq!(hand.to_link(), link);
    assert_eq!(hand.figures().unwrap().board.len(), 5);
}

#[test]
fn a_damaged_link_says_where_and_never_panics() {
    let link = played(HistoryShowsMucked::No).remove(1).to_link();
    assert_eq!(
        PlayedHand::from_link(""),
        Err(LinkError::Damaged { letter: 1 })
    );
    assert_eq!(
        PlayedHand::from_link(&link.replacen('1', "2", 1)),
        Err(LinkError::Form { found: '2' })
    );
    assert_eq!(
        PlayedHand::from_link(&["1abc?", &link[5..]].concat()),
        Err(LinkError::Damaged { letter: 5 })
    );
    for cut in 0..link.len() {
        assert!(PlayedHand::from_link(&link[..cut]).is_err(), "{cut}");
    }
    // One letter changed: another hand that is possible, or an error.
    for place in 0..link.len() {
        for sign in ["A", "z", "_", "č"] {
            let mut changed = link.clone();
            changed.replace_range(place..=place, sign);
            let _ = PlayedHand::from_link(&changed);
        }
    }
    assert!(PlayedHand::from_link(&"1".repeat(30_000)).is_err());
}

#[test]
fn what_one_wins_the_others_lose() {
    for mut hand in played(HistoryShowsMucked::Yes) {
        let replayed = hand.record.replay().unwrap();
        let mut sum = 0;
        for player in &replayed.state().seats {
            hand.you = player.seat;
            let figures = hand.figures().unwrap();
            sum += figures.net;
            assert_eq!(Some(figures.hole), Some(player.hole.cards()));
            assert!(!figures.showdown || player.status != Status::Folded);
        }
        assert_eq!(sum, 0, "no rake at this table");
        hand.you = YOU;
        let figures = hand.figures().unwrap();
        let paid: u64 = replayed
            .events()
            .iter()
            .filter_map(|event| match &event.what {
                What::Awarded { shares, .. } => {
                    Some(shares.iter().map(|share| share.amount.get()).sum::<u64>())
                }
                _ => None,
            })
            .sum();
        assert_eq!(figures.pot.get(), paid);
    }
}

#[test]
fn show_18_folded_hands_are_never_looked_up_and_mucked_ones_by_the_house_rules() {
    let mut mucked = [0, 0];
    for (place, shows) in [HistoryShowsMucked::No, HistoryShowsMucked::Yes]
        .into_iter()
        .enumerate()
    {
        for hand in played(shows) {
            let replayed = hand.record.replay().unwrap();
            let known = known_afterwards(&replayed, YOU);
            assert!(known.contains(&YOU));
            for player in &replayed.state().seats {
                if player.seat == YOU {
                    continue;
                }
                let may = match player.status {
                    Status::Folded => false,
                    Status::Mucked => shows == HistoryShowsMucked::Yes,
                    Status::Active | Status::AllIn => {
                        replayed.events().iter().any(|event| {
                            matches!(event.what, What::Shown { seat, .. } if seat == player.seat)
                        })
                    }
                };
                assert_eq!(known.contains(&player.seat), may, "{player:?}");
                mucked[place] += u32::from(player.status == Status::Mucked);
            }
        }
    }
    assert!(
        mucked[0] > 0 && mucked[1] > 0,
        "hands were mucked: {mucked:?}"
    );
}

#[test]
fn seen_through_ones_eyes_only_ones_own_cards_are_known_from_the_deal_on() {
    for hand in played(HistoryShowsMucked::Yes) {
        let replayed = hand.record.replay().unwrap();
        let mut state = HandState::before(&hand.record.setup);
        for event in seen_through(&replayed, &[YOU]) {
            state.fold(&event);
            if matches!(event.what, What::Shown { .. }) {
                break;
            }
            for player in &state.seats {
                let known = matches!(player.hole, HoleCards::Known(_));
                assert!(!known || player.seat == YOU);
            }
        }
    }
}

#[test]
fn what_is_not_a_kept_hand_is_refused_with_the_place() {
    let hand = played(HistoryShowsMucked::Yes).remove(0);
    let text = hand.to_text();
    let error = PlayedHand::from_text("{\n  \"version\": 1,\n  \"hand\": 2}").unwrap_err();
    assert!(
        matches!(error, PlayedHandError::Unreadable { line: 3, .. }),
        "{error}"
    );
    let newer = text.replacen("\"version\":1", "\"version\":2", 1);
    assert_eq!(
        PlayedHand::from_text(&newer),
        Err(PlayedHandError::Version { found: 2, known: 1 })
    );
    for cut in (0..text.len()).step_by(97) {
        assert!(PlayedHand::from_text(&text[..cut]).is_err());
    }
}
