//! The school: questions and verdicts, spots, lesson files and what is wrong with them.

mod faults;
mod question;
mod runs;
mod spot;

use std::path::Path;

use cards_speak::school::path::{self, CHAPTERS, chapter_of, next_after};

use crate::lessons;

#[test]
fn every_lesson_agrees_with_the_engine_and_has_its_texts() {
    let checked = lessons::all(Path::new(env!("CARGO_MANIFEST_DIR")));
    assert_eq!(checked.faults, [""; 0]);
    assert_eq!(checked.missing, [""; 0]);
    assert_eq!((checked.lessons, checked.checks), (52, 151));
    // The plan has 363 numbered steps; some of them ask several questions.
    assert!(checked.steps >= 363, "{}", checked.steps);
}

#[test]
fn the_path_has_52_lessons_in_14_chapters() {
    assert_eq!(CHAPTERS.len(), 14);
    assert_eq!(path::lessons().count(), 52);
    let minutes: u32 = path::lessons()
        .map(|lesson| u32::from(lesson.minutes))
        .sum();
    assert_eq!(minutes, 185);
    for (place, chapter) in CHAPTERS.iter().enumerate() {
        assert_eq!(usize::from(chapter.number), place + 1);
    }
    assert_eq!(
        chapter_of("side-pot").map(|chapter| chapter.number),
        Some(5)
    );
    assert_eq!(chapter_of("cellar"), None);
    assert_eq!(
        next_after("your-moves").map(|lesson| lesson.id),
        Some("ladder")
    );
    assert_eq!(next_after("what-holdem-is"), None);
}
