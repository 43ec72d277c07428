//! The same of what the school reads from addresses and files: spots, assignments, lessons.

use cards_speak::school::assignment::{Assignment, Subject};
use cards_speak::school::drill::Drill;
use cards_speak::school::lesson::Lesson;
use cards_speak::school::path::CHAPTERS;
use cards_speak::school::spot::{MOST_LETTERS, from_link, to_link};

use super::attempts::damaged;
use super::dice::Dice;

/// Spots that are right, for the damage to begin with.
const SPOTS: [&str; 3] = [
    "game no-limit 1/2 · cash\ntable seats 1-4 · you 4 · button 1 · SB 2 · BB 3\nstacks 100 each\nhole 4 JhTh\nplay [a] 4 raise 6, 1 fold, 2 fold, 3 fold",
    "game no-limit 5/10 · cash\ntable seats 1-3 · you 1 · button 3\nstacks 1:950 2:2000 3:400\nstart flop · in pot 0 each\nhole 1 AsAh · 2 KcQc · 3 JdTd\nboard 9s 6h 2d | 4c | 3h\nplay 1 bet 950, 2 call 950, [a] 3 call 400",
    "game limit 2-4 · tournament · ante 1\ntable seats 1 3 5 · you 3 · button 1\nstacks 200 each\noptions raiseCap = 3\nplay 1 raise 4, 3 call, 5 call",
];

/// A lesson that is right.
const LESSON: &str = include_str!("../../../public/lessons/all-in.toml");

/// Words of the lines of spots: a line of them is often almost right.
const WORDS: [&str; 48] = [
    "game",
    "no-limit",
    "pot-limit",
    "limit",
    "1/2",
    "2-4",
    "·",
    "cash",
    "tournament",
    "ante",
    "straddle",
    "small",
    "blind",
    "table",
    "seats",
    "1-4",
    "you",
    "button",
    "SB",
    "BB",
    "none",
    "stacks",
    "100",
    "each",
    "1:50",
    "*:9",
    "start",
    "flop",
    "river",
    "in",
    "pot",
    "options",
    "minRaise",
    "=",
    "one",
    "big",
    "hole",
    "AsAh",
    "board",
    "9s",
    "|",
    "posts",
    "play",
    "[a]",
    "fold",
    "18446744073709551615",
    "raise",
    "\n",
];

/// A spot in a link, whole or damaged, or of words that spots have: refused with a reason, or it
/// is the same spot again.
pub(crate) fn spot_link(dice: &mut impl Dice) {
    let text = dice.pick(&SPOTS);
    let whole = to_link(text).unwrap();
    assert!(spot_link_text(whole.as_bytes()), "{text}");
    let lines = if dice.one_in(2) {
        damaged(dice, text.as_bytes().to_vec())
    } else {
        let words = dice.below(60);
        let words: Vec<&str> = (0..words).map(|_| dice.pick(&WORDS)).collect();
        words.join(" ").into_bytes()
    };
    if let Ok(link) = to_link(&String::from_utf8_lossy(&lines)) {
        spot_link_text(link.as_bytes());
    }
    spot_link_text(&damaged(dice, whole.into_bytes()));
}

/// The same of any text; whether it is a spot.
pub(crate) fn spot_link_text(text: &[u8]) -> bool {
    match from_link(&String::from_utf8_lossy(text)) {
        Ok(lines) => {
            let link = to_link(&lines).unwrap();
            assert!(link.len() <= MOST_LETTERS);
            assert!(from_link(&link).is_ok());
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

/// Parameters of an assignment and their values, right and wrong ones.
const PARAMETERS: [&str; 14] = [
    "v", "seed", "slot", "count", "level", "only", "pass", "tries", "hints", "feedback", "limit",
    "ref", "report", "colour",
];
const VALUES: [&str; 20] = [
    "",
    "0",
    "1",
    "3",
    "1-4",
    "5-2",
    "80",
    "100",
    "101",
    "99999999999999999999",
    "f1a5c0",
    "off",
    "on",
    "end",
    "each",
    "ask",
    "auto",
    "7B-week.3",
    "%F0%9F%92%A9",
    "%",
];

/// A link to a drill, a gate or a lesson: each parameter is taken or named, and what was taken is
/// asked for by a link that is read as the same.
pub(crate) fn assignment_link(dice: &mut impl Dice) {
    let subject = match dice.below(4) {
        0 => Subject::Lesson,
        1 => Subject::Gate(&CHAPTERS[dice.below(CHAPTERS.len() as u32) as usize]),
        _ => Subject::Drill(dice.pick(Drill::ALL)),
    };
    let pairs: Vec<String> = (0..dice.below(8))
        .map(|_| [dice.pick(&PARAMETERS), dice.pick(&VALUES)].join("="))
        .collect();
    let query = damaged(dice, pairs.join("&").into_bytes());
    assignment(&String::from_utf8_lossy(&query), subject);
}

/// The same of any text.
pub(crate) fn assignment_link_text(text: &[u8]) {
    let text = String::from_utf8_lossy(text);
    assignment(&text, Subject::Lesson);
    assignment(&text, Subject::Gate(&CHAPTERS[0]));
    let (place, query) = text.split_once('?').unwrap_or((&text, ""));
    if let Some(subject) = Subject::at(place) {
        assignment(query, subject);
    }
    Assignment::asked_by(&text);
}

fn assignment(query: &str, subject: Subject) {
    let (read, wrong) = Assignment::read(query, subject);
    assert!(wrong.len() <= query.split('&').count());
    let (again, none) = Assignment::read(&read.query(subject), subject);
    assert_eq!(none, [], "{query}");
    assert_eq!(again, read, "{query}");
}

/// A lesson, whole or damaged: read, or refused with the place of each fault.
pub(crate) fn lesson(dice: &mut impl Dice) {
    lesson_text(&damaged(dice, LESSON.as_bytes().to_vec()));
}

/// The same of any text.
pub(crate) fn lesson_text(text: &[u8]) {
    let text = String::from_utf8_lossy(text);
    if let Err(faults) = Lesson::read(&text, &[]) {
        assert!(!faults.is_empty());
        assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
    }
}
