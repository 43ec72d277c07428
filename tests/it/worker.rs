//! What page and worker say to each other.

use cards_speak::bots::{BotRequest, Budget, legal_or_passive};
use cards_speak::engine::cards::Seed;
use cards_speak::game::{Game, GameSetup};
use cards_speak::worker::Health;
use cards_speak::worker::protocol::{PROTOCOL, Reply, Request, Response, answer, reply_to};

fn question() -> BotRequest {
    for number in 0..20 {
        let setup = GameSetup {
            seed: Seed::new([number; 32]),
            ..GameSetup::default()
        };
        let mut game = Game::new(setup).unwrap();
        game.start_hand().unwrap();
        if let Some(question) = game.bot_request() {
            return question;
        }
    }
    panic!("no bot is first to act in twenty games");
}

#[test]
fn a_question_crosses_as_text_and_is_answered_as_in_the_page() {
    let question = question();
    let text = Request::decide(question.clone()).to_text();
    let response = answer(&text);
    let here = question.answer(Budget::FULL);
    let Reply::Decision(there) = reply_to(&response.to_text(), question.id) else {
        panic!("no decision: {response:?}");
    };
    assert_eq!(there, here);
    assert_eq!(legal_or_passive(&question.view, there.action), there.action);
}

#[test]
fn a_ready_worker_says_its_protocol() {
    let text = Response::ready().to_text();
    assert!(text.contains(&format!("\"protocol\":{PROTOCOL}")), "{text}");
    assert_eq!(reply_to(&text, 1), Reply::Other);
}

#[test]
fn bad_messages_fail_and_never_panic() {
    let good = Request::decide(question()).to_text();
    for text in [
        "",
        "{}",
        "null",
        "[1,2]",
        "{\"request\":\"dance\"}",
        "\u{0}",
    ] {
        assert!(matches!(answer(text), Response::Failed { id: None, .. }));
        assert!(matches!(reply_to(text, 1), Reply::Failure(_)));
    }
    for end in (0..good.len()).step_by(7) {
        if let Some(part) = good.get(..end) {
            assert!(matches!(answer(part), Response::Failed { .. }));
        }
    }
    // Changed figures: whatever it means, there is an answer.
    for at in (0..good.len()).step_by(5) {
        if good.as_bytes()[at].is_ascii_digit() {
            let mut changed = good.clone();
            changed.replace_range(at..=at, "9");
            let _ = answer(&changed);
        }
    }
}

#[test]
fn another_protocol_is_refused_by_number() {
    let question = question();
    let id = question.id;
    let other = Request::Decide {
        protocol: PROTOCOL + 1,
        budget: Budget::SMALL,
        question: Box::new(question),
    };
    let response = answer(&other.to_text());
    assert!(matches!(&response, Response::Failed { id: Some(failed), .. } if *failed == id));
    assert!(matches!(
        reply_to(&response.to_text(), id),
        Reply::Failure(_)
    ));
    assert_eq!(reply_to(&response.to_text(), id + 1), Reply::Other);
}

#[test]
fn a_late_answer_to_an_older_question_is_none() {
    let question = question();
    let text = answer(&Request::decide(question.clone()).to_text()).to_text();
    assert_eq!(reply_to(&text, question.id + 1), Reply::Other);
}

#[test]
fn a_worker_is_given_up_after_failing_again_and_again() {
    let mut health = Health::default();
    health.failed();
    health.failed();
    assert!(health.is_worth_a_try());
    health.worked();
    health.failed();
    health.failed();
    assert!(health.is_worth_a_try());
    health.failed();
    assert!(!health.is_worth_a_try());
}
