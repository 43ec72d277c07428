//! What bots thought, told after the hand: asked again, they give the same answers.

use cards_speak::bots::{
    Assumed, BotRequest, Budget, Character, Decision, Holding, Level, PerMille, Plan, Reason,
};
use cards_speak::engine::cards::Seed;
use cards_speak::engine::hand::{Action, Street, Turn};
use cards_speak::engine::seat::Seat;
use cards_speak::game::{Game, GameSetup, TournamentGame};
use cards_speak::history::PlayedHand;
use cards_speak::odds::{HandClass, Range};
use cards_speak::text::{Language, Speaker, Thought};

use super::text::catalog;

const YOU: Seat = Seat(0);
const LITTLE: Budget = Budget { rollouts: 30 };

/// A question and its answer.
type Asked = (usize, BotRequest, Decision);

/// Hands of a game, each with what the bots were asked and answered.
fn hands(level: u8, count: u64) -> Vec<(PlayedHand, Vec<Asked>)> {
    let seed = Seed::new([level; 32]);
    let mut game = Game::new(GameSetup {
        seed,
        level: Level::new(level).unwrap(),
        ..GameSetup::default()
    })
    .unwrap();
    let mut all = Vec::new();
    for number in 0..count {
        if game.needs_rebuy() {
            game.rebuy().unwrap();
        }
        game.start_hand().unwrap();
        let mut asked = Vec::new();
        while let Some(seat) = game.turn().seat() {
            let own = BotRequest {
                id: 0,
                view: game.view().unwrap(),
                level: Level::default(),
                character: Character::Caller,
                notes: Vec::new(),
                seed: seed.for_hand(number),
            };
            let request = game.bot_request().unwrap_or(own);
            let decision = request.answer(LITTLE);
            if seat != YOU {
                let place = game.record().unwrap().decisions.len();
                asked.push((place, request, decision.clone()));
            }
            game.act(seat, decision.action).unwrap();
        }
        all.push((game.played(number).unwrap(), asked));
    }
    all
}

#[test]
fn a_bot_that_is_asked_again_gives_the_same_answer() {
    let mut looked = 0;
    for (hand, asked) in hands(5, 12) {
        for (place, request, decision) in asked {
            let again = hand.question(place).unwrap();
            assert_eq!((&again.view, again.seed), (&request.view, request.seed));
            assert_eq!(
                (again.level, again.character),
                (request.level, request.character)
            );
            assert_eq!(again.answer(LITTLE), decision);
            looked += 1;
        }
        for (place, (seat, _)) in hand.record.decisions.iter().enumerate() {
            assert_eq!(hand.question(place).is_some(), *seat != YOU);
        }
        assert_eq!(hand.question(hand.record.decisions.len()), None);
    }
    assert!(looked > 40, "{looked}");
}

#[test]
fn in_a_tournament_too() {
    let setup = TournamentGame::standard(6, 6, Seed::new([8; 32]));
    let mut game = TournamentGame::new(setup, Level::default()).unwrap();
    game.start_hand(cards_speak::engine::table::tournament::Elapsed { seconds: 0 })
        .unwrap();
    let mut asked = Vec::new();
    while let Some(seat) = game.turn().seat() {
        let request = game.bot_request();
        let action = request
            .as_ref()
            .map_or(Action::Fold, |request| request.answer(LITTLE).action);
        let action = if request.is_none() && matches!(game.turn(), Turn::ShowOrMuck(_)) {
            Action::Show
        } else {
            action
        };
        asked.extend(request);
        game.act(seat, action).unwrap();
    }
    let hand = game.played_hand().unwrap();
    let again = (0..hand.record.decisions.len()).filter_map(|place| hand.question(place));
    let again: Vec<_> = again
        .map(|question| (question.view, question.seed))
        .collect();
    let asked: Vec<_> = asked
        .into_iter()
        .map(|question| (question.view, question.seed))
        .collect();
    assert!(!asked.is_empty());
    assert_eq!(again, asked);
}

#[test]
fn what_others_are_taken_to_hold_narrows_with_what_they_do() {
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for (_, asked) in hands(8, 25) {
        for (_, request, _) in asked {
            let turn = request.view.turn.seat().unwrap();
            assert_eq!(request.assumed(turn), None, "nobody reckons with himself");
            let hand = &request.view.hand;
            for rival in &hand.seats {
                let assumed = request.assumed(rival.seat);
                let can = rival.is_in() && rival.seat != turn && request.view.legal.is_some();
                assert_eq!(assumed.is_some(), can);
                let Some(Assumed { share, likely }) = assumed else {
                    continue;
                };
                assert!((1..=1000).contains(&share.0));
                assert!(likely.hands().count() > 0);
                let acted = hand.taken.iter().any(|taken| taken.seat == rival.seat);
                if !acted {
                    first.push(share.0);
                } else if hand.street >= Street::Turn {
                    later.push(share.0);
                }
            }
        }
    }
    assert!(first.iter().all(|share| *share == 1000), "{first:?}");
    let average = later.iter().copied().map(u32::from).sum::<u32>() / later.len() as u32;
    assert!(
        average < 800 && later.iter().all(|share| *share < 1000),
        "{later:?}"
    );
    // A beginner takes everybody to hold anything.
    for (_, asked) in hands(1, 5) {
        for (_, request, _) in asked {
            let assumed = request.assumed(YOU);
            let any = |assumed: &Assumed| assumed.share.0 == 1000;
            assert!(assumed.as_ref().is_none_or(any), "{assumed:?}");
        }
    }
}

const PLANS: [Plan; 11] = [
    Plan::Value,
    Plan::Bluff,
    Plan::SemiBluff,
    Plan::ShortStack,
    Plan::Trap,
    Plan::PriceIsRight,
    Plan::TooDear,
    Plan::FreeCard,
    Plan::Open,
    Plan::Showdown,
    Plan::NoTime,
];

const HOLDINGS: [Holding; 13] = [
    Holding::Start { top: PerMille(120) },
    Holding::Nothing,
    Holding::Overcards,
    Holding::Gutshot,
    Holding::StraightDraw,
    Holding::FlushDraw,
    Holding::LowPair,
    Holding::TopPair,
    Holding::TwoPair,
    Holding::ThreeOfAKind,
    Holding::Straight,
    Holding::Flush,
    Holding::Monster,
];

fn assumed(text: &str, share: u16) -> Assumed {
    let mut likely = Range::empty();
    for class in HandClass::all().filter(|class| text.contains(&class.to_string())) {
        for combo in class.combos() {
            likely.set(combo, cards_speak::odds::Weight::FULL);
        }
    }
    Assumed {
        share: PerMille(share),
        likely,
    }
}

#[test]
fn thoughts_are_whole_sentences_and_hide_what_was_not_shown() {
    let names = [(YOU, "Eva".to_owned()), (Seat(1), "Zofia".to_owned())];
    for &language in Language::ALL {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &names,
            you: Some(YOU),
        };
        let mut different = std::collections::BTreeSet::new();
        for (place, holding) in HOLDINGS.into_iter().enumerate() {
            let plan = PLANS[place % PLANS.len()];
            let decision = Decision {
                action: Action::Fold,
                reason: Reason {
                    holding,
                    equity: Some(PerMille(414)),
                    price: PerMille(if place % 2 == 0 { 250 } else { 0 }),
                    opponents: 1,
                    plan,
                },
            };
            let taken = assumed("AA KK AKs", 22);
            let tell = |known: bool, rival: Option<(Seat, &Assumed)>| {
                let thought = Thought {
                    seat: Seat(1),
                    decision: &decision,
                    known,
                    rival,
                };
                let told = speaker.thought(thought);
                for sentence in &told {
                    assert!(
                        sentence.ends_with('.') && !sentence.contains(['{', '}']),
                        "{sentence}"
                    );
                }
                told
            };
            let open = tell(true, Some((YOU, &taken)));
            assert!(open[2].contains("KK+, AKs"), "{open:?}");
            assert!(open[3].contains("41"), "{open:?}");
            let hidden = tell(false, Some((Seat(1), &taken)));
            assert!(hidden[0].contains("SHOW-18"), "{hidden:?}");
            assert!(
                hidden
                    .iter()
                    .all(|line| !line.contains("41") && !open[..2].contains(line))
            );
            assert!(hidden[1].contains("Zofia"));
            let anything = tell(true, Some((YOU, &assumed("", 1000))));
            assert!(!anything[2].contains('%'), "{anything:?}");
            different.extend(open[..2].iter().cloned());
        }
        assert_eq!(
            different.len(),
            HOLDINGS.len() + PLANS.len(),
            "{language:?}"
        );
    }
}
