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
fn a_question_crosses_as_bytes_and_is_answered_as_in_the_page() {
    let question = question();
    let message = Request::decide(question.clone(), Budget::FULL).to_bytes();
    let response = answer(&message);
    let here = question.answer(Budget::FULL);
    let Reply::Decision(there) = reply_to(&response.to_bytes(), question.id) else {
        panic!("no decision: {response:?}");
    };
    assert_eq!(there, here);
    assert_eq!(legal_or_passive(&question.view, there.action), there.action);
}

#[test]
fn a_ready_worker_says_its_protocol() {
    let ready = Response::ready();
    assert!(matches!(ready, Response::Ready { protocol, .. } if protocol == PROTOCOL));
    assert_eq!(reply_to(&ready.to_bytes(), 1), Reply::Other);
}

#[test]
fn bad_messages_fail_and_never_panic() {
    let good = Request::decide(question(), Budget::FULL).to_bytes();
    for message in [&b""[..], b"{}", b"null", &[3], &[255; 40], &[0; 12]] {
        assert!(matches!(answer(message), Response::Failed { id: None, .. }));
        assert!(matches!(reply_to(message, 1), Reply::Failure(_)));
    }
    for end in 0..good.len() {
        assert!(matches!(answer(&good[..end]), Response::Failed { .. }));
    }
    let longer = [&good[..], &[0]].concat();
    assert!(matches!(answer(&longer), Response::Failed { .. }));
    // Changed bytes: whatever it means, there is an answer.
    for at in 0..good.len() {
        for byte in [0, 1, 9, 127, 255] {
            let mut changed = good.clone();
            changed[at] = byte;
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
    let response = answer(&other.to_bytes());
    assert!(matches!(&response, Response::Failed { id: Some(failed), .. } if *failed == id));
    assert!(matches!(
        reply_to(&response.to_bytes(), id),
        Reply::Failure(_)
    ));
    assert_eq!(reply_to(&response.to_bytes(), id + 1), Reply::Other);
}

#[test]
fn a_late_answer_to_an_older_question_is_none() {
    let question = question();
    let late = answer(&Request::decide(question.clone(), Budget::FULL).to_bytes()).to_bytes();
    assert_eq!(reply_to(&late, question.id + 1), Reply::Other);
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
