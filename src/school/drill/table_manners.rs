//! Drill 27: right, rude or forbidden?

use super::asking::Asking;
use super::instance::{Part, Shown, Told};
use super::sheet::{Built, Sheet};
use super::{Draw, Line, Pattern, Skill, Term};
use crate::engine::rule::{RuleId, Tag};
use crate::engine::seat::Seat;
use crate::school::question::{Answer, Right};

const NAME: &str = "table-manners";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Live),
    rules: &[
        RuleId::Etiq1,
        RuleId::Etiq2,
        RuleId::Etiq3,
        RuleId::Etiq5,
        RuleId::Etiq6,
        RuleId::Etiq7,
        RuleId::Etiq8,
        RuleId::Decl2,
        RuleId::Deal5,
        RuleId::Deal6,
        RuleId::Deal7,
        RuleId::Fold3,
        RuleId::Fold4,
        RuleId::Fold5,
        RuleId::Show11,
        RuleId::Show16,
        RuleId::Show17,
        RuleId::Buyin5,
        RuleId::Buyin6,
        RuleId::Buyin7,
        RuleId::Bet2,
        RuleId::Bet6,
        RuleId::Irreg11,
    ],
    patterns: &[
        Pattern::new(OUT_OF_TURN, 15, 1),
        Pattern::new(HINT, 15, 2).doubled(),
        Pattern::new(SHOWING, 15, 2),
        Pattern::new(SHOW_ALL, 15, 3).doubled(),
        Pattern::new(UNPROTECTED, 10, 3),
        Pattern::new(AWARD, 10, 4).doubled(),
        Pattern::new(OFF_THE_TABLE, 10, 1),
        Pattern::new(TINY_RAISES, 10, 3),
    ],
    build: |pattern, level, draw| {
        let fitting: Vec<&Scene> = SCENES
            .iter()
            .filter(|scene| scene.pattern == pattern && scene.from <= level.number())
            .collect();
        asked(draw.pick(&fitting)?, draw)
    },
    examples: &[
        ("EX-ETIQ-1", "fold-too-early"),
        ("EX-MIS-20", "taken-and-accepted"),
    ],
    example: |name| {
        let scene = SCENES.iter().find(|scene| scene.name == name)?;
        asked(
            scene,
            &mut Draw::new(crate::engine::cards::Seed::new([0; 32])),
        )
    },
};

const OUT_OF_TURN: &str = "acting-out-of-turn";
const HINT: &str = "hint-of-a-fold";
const SHOWING: &str = "showing-cards-during-the-hand";
const SHOW_ALL: &str = "show-one-show-all";
const UNPROTECTED: &str = "unprotected-cards";
const AWARD: &str = "wrong-award-seen";
const OFF_THE_TABLE: &str = "chips-or-cards-off-the-table";
const TINY_RAISES: &str = "tiny-raises";

/// Whom it hurts; the number of the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Harm {
    /// Whoever still has to decide in the hand, or has bet on what others will do.
    Deciding = 1,
    /// All at the table.
    Table = 2,
    /// The one who does it.
    Own = 3,
    /// Whoever has won the pot.
    Winner = 4,
}

/// A written scene.
#[derive(Clone, Copy, Debug)]
struct Scene {
    name: &'static str,
    pattern: &'static str,
    /// The first level that has it.
    from: u8,
    /// The entry that it is about.
    rule: RuleId,
    /// Whom it hurts; nobody where the entry is kept.
    hurts: Option<Harm>,
}

/// A scene in which the entry is broken.
const fn broken(
    pattern: &'static str,
    name: &'static str,
    from: u8,
    rule: RuleId,
    hurts: Harm,
) -> Scene {
    Scene {
        name,
        pattern,
        from,
        rule,
        hurts: Some(hurts),
    }
}

/// A scene in which it is kept.
const fn kept(pattern: &'static str, name: &'static str, from: u8, rule: RuleId) -> Scene {
    Scene {
        name,
        pattern,
        from,
        rule,
        hurts: None,
    }
}

const SCENES: &[Scene] = &[
    broken(
        OUT_OF_TURN,
        "fold-too-early",
        1,
        RuleId::Etiq1,
        Harm::Deciding,
    ),
    broken(
        OUT_OF_TURN,
        "call-too-early",
        1,
        RuleId::Etiq1,
        Harm::Deciding,
    ),
    broken(
        OUT_OF_TURN,
        "raise-too-early",
        1,
        RuleId::Etiq1,
        Harm::Deciding,
    ),
    broken(
        OUT_OF_TURN,
        "check-too-early",
        1,
        RuleId::Etiq1,
        Harm::Deciding,
    ),
    kept(OUT_OF_TURN, "waits-and-folds", 1, RuleId::Etiq1),
    kept(OUT_OF_TURN, "says-call-in-turn", 1, RuleId::Decl2),
    broken(OUT_OF_TURN, "mumbles", 2, RuleId::Decl2, Harm::Table),
    kept(OUT_OF_TURN, "thinks-about-a-large-bet", 2, RuleId::Etiq8),
    kept(OUT_OF_TURN, "folds-to-the-dealer", 2, RuleId::Fold3),
    broken(OUT_OF_TURN, "in-a-hurry", 5, RuleId::Etiq1, Harm::Deciding),
    broken(
        HINT,
        "sighs-before-the-turn",
        2,
        RuleId::Etiq2,
        Harm::Deciding,
    ),
    broken(
        HINT,
        "cards-ready-to-throw",
        2,
        RuleId::Etiq2,
        Harm::Deciding,
    ),
    broken(HINT, "nothing-for-me", 2, RuleId::Etiq2, Harm::Deciding),
    kept(HINT, "gives-nothing-away", 2, RuleId::Etiq2),
    kept(HINT, "sighs-in-turn", 3, RuleId::Etiq2),
    broken(HINT, "shakes-the-head", 3, RuleId::Etiq2, Harm::Deciding),
    broken(HINT, "packs-up", 4, RuleId::Etiq3, Harm::Deciding),
    broken(
        HINT,
        "groans-after-folding",
        5,
        RuleId::Etiq8,
        Harm::Deciding,
    ),
    broken(SHOWING, "shows-a-neighbour", 2, RuleId::Deal7, Harm::Table),
    broken(
        SHOWING,
        "shows-who-has-folded",
        2,
        RuleId::Deal7,
        Harm::Table,
    ),
    broken(SHOWING, "folds-face-up", 3, RuleId::Fold5, Harm::Deciding),
    kept(SHOWING, "shows-the-last-fold", 3, RuleId::Fold5),
    broken(
        SHOWING,
        "names-the-folded-cards",
        3,
        RuleId::Etiq8,
        Harm::Deciding,
    ),
    broken(SHOWING, "cards-in-the-air", 2, RuleId::Deal6, Harm::Own),
    kept(SHOWING, "lifts-the-edges", 2, RuleId::Deal6),
    broken(SHOWING, "asks-for-advice", 4, RuleId::Deal7, Harm::Table),
    kept(SHOWING, "all-in-turned-up", 5, RuleId::Deal7),
    broken(SHOW_ALL, "shows-one-only", 3, RuleId::Show16, Harm::Table),
    kept(SHOW_ALL, "turned-up-for-all", 3, RuleId::Show16),
    kept(SHOW_ALL, "asks-to-see", 3, RuleId::Show16),
    kept(SHOW_ALL, "shown-after-the-betting", 4, RuleId::Show17),
    broken(
        SHOW_ALL,
        "turned-up-while-betting",
        4,
        RuleId::Show17,
        Harm::Deciding,
    ),
    kept(SHOW_ALL, "throws-in-unseen", 3, RuleId::Show16),
    broken(SHOW_ALL, "refuses-the-rest", 3, RuleId::Show16, Harm::Table),
    kept(SHOW_ALL, "one-card-for-all", 5, RuleId::Show16),
    broken(
        UNPROTECTED,
        "uncovered-and-talking",
        3,
        RuleId::Etiq5,
        Harm::Own,
    ),
    kept(UNPROTECTED, "chip-on-the-cards", 3, RuleId::Etiq5),
    kept(UNPROTECTED, "hand-on-the-cards", 3, RuleId::Etiq5),
    kept(UNPROTECTED, "taken-and-accepted", 4, RuleId::Etiq6),
    broken(
        UNPROTECTED,
        "into-the-discards",
        3,
        RuleId::Fold3,
        Harm::Table,
    ),
    broken(
        UNPROTECTED,
        "out-of-the-discards",
        4,
        RuleId::Fold4,
        Harm::Table,
    ),
    broken(UNPROTECTED, "goes-for-a-drink", 5, RuleId::Etiq5, Harm::Own),
    broken(AWARD, "not-my-pot", 4, RuleId::Etiq7, Harm::Winner),
    kept(AWARD, "says-so-at-once", 4, RuleId::Etiq7),
    broken(AWARD, "keeps-the-pot", 4, RuleId::Etiq7, Harm::Winner),
    kept(AWARD, "gives-it-back", 4, RuleId::Etiq7),
    kept(AWARD, "sees-the-straight", 4, RuleId::Etiq7),
    broken(AWARD, "says-so-later", 5, RuleId::Etiq7, Harm::Winner),
    kept(AWARD, "dealer-reads-a-shown-hand", 4, RuleId::Show11),
    broken(
        OFF_THE_TABLE,
        "chips-on-the-knees",
        1,
        RuleId::Buyin5,
        Harm::Table,
    ),
    broken(
        OFF_THE_TABLE,
        "cards-in-the-lap",
        1,
        RuleId::Deal5,
        Harm::Table,
    ),
    kept(OFF_THE_TABLE, "chips-in-stacks", 1, RuleId::Buyin5),
    broken(
        OFF_THE_TABLE,
        "cards-at-the-chest",
        2,
        RuleId::Deal5,
        Harm::Table,
    ),
    broken(
        OFF_THE_TABLE,
        "winnings-pocketed",
        1,
        RuleId::Buyin6,
        Harm::Table,
    ),
    broken(
        OFF_THE_TABLE,
        "chips-from-the-pocket",
        2,
        RuleId::Buyin7,
        Harm::Table,
    ),
    kept(OFF_THE_TABLE, "buys-between-hands", 2, RuleId::Buyin7),
    kept(OFF_THE_TABLE, "cards-picked-up", 3, RuleId::Irreg11),
    broken(
        TINY_RAISES,
        "smallest-again-and-again",
        3,
        RuleId::Bet6,
        Harm::Table,
    ),
    broken(
        TINY_RAISES,
        "ten-on-two-hundred",
        3,
        RuleId::Bet2,
        Harm::Table,
    ),
    kept(TINY_RAISES, "one-smallest-raise", 3, RuleId::Bet6),
    broken(
        TINY_RAISES,
        "long-thought-each-time",
        3,
        RuleId::Etiq8,
        Harm::Table,
    ),
    broken(TINY_RAISES, "counts-aloud", 4, RuleId::Etiq8, Harm::Table),
    kept(TINY_RAISES, "folds-at-once-in-turn", 3, RuleId::Etiq8),
];

const FINE: u8 = 1;
const RUDE: u8 = 2;
const FORBIDDEN: u8 = 3;

impl Scene {
    /// Nothing is wrong where the entry is kept. Where it is broken, it is more than manners if
    /// the entry is a rule, and not only advice.
    fn verdict(&self) -> u8 {
        match (self.hurts, self.rule.tag()) {
            (None, _) => FINE,
            (_, Tag::Teach) => RUDE,
            (_, Tag::Engine | Tag::Option | Tag::Table) => FORBIDDEN,
        }
    }

    /// What somebody overlooks who answers `wrong`.
    fn slip(&self, wrong: u8) -> &'static str {
        match (self.verdict(), wrong) {
            (FINE, _) => "nothing-wrong",
            (RUDE, FINE) if self.pattern == HINT => "hint-is-fine",
            (RUDE, FINE) => "rude-is-fine",
            (RUDE, _) => "only-manners",
            (_, FINE) if self.pattern == AWARD => "not-my-pot",
            (_, FINE) => "against-a-rule",
            _ => "more-than-manners",
        }
    }

    /// Why: the sentence of its entry.
    fn why(&self) -> Term {
        let entry = self.rule.id().to_ascii_lowercase();
        Term::Text(["drill-", NAME, ".why-", &entry].concat())
    }

    fn reckoning(&self, name: &str) -> Line {
        let mut line = Line::of(NAME, name).with("rule", self.rule);
        line.args.push(("why", self.why()));
        line
    }
}

fn asked(scene: &Scene, draw: &mut Draw) -> Option<Built> {
    let seats: Vec<Seat> = (0..10).map(Seat).collect();
    let mut people = draw.some(&seats, 2);
    draw.shuffle(&mut people);
    let right = scene.verdict();
    let reckoning = match right {
        FINE => "right-fine",
        RUDE => "right-rude",
        _ => "right-forbidden",
    };
    let question = Right::Pick {
        choice: right,
        of: 3,
    };
    let choices = ["fine", "rude", "forbidden"].map(|name| Line::of(NAME, name));
    let mut asking = Asking::new(NAME, question, &[scene.rule])
        .choices(choices.into())
        .reckoning(scene.reckoning(reckoning));
    for wrong in [FINE, RUDE, FORBIDDEN] {
        let slip = scene.slip(wrong);
        asking = asking.slip(slip, Answer::Pick(wrong), &[scene.rule], &[]);
    }
    let mut parts = vec![asking.done()?];
    if let Some(harm) = scene.hurts {
        parts.push(hurt(scene, harm)?);
    }
    let told = Line::of(NAME, scene.name)
        .with("name", *people.first()?)
        .with("other", *people.get(1)?);
    Some(Built {
        shown: Shown::Told(Told {
            scene: None,
            captions: vec![told],
        }),
        parts,
        seconds: 10,
    })
}

/// Whom it hurts.
fn hurt(scene: &Scene, harm: Harm) -> Option<Part> {
    let choices = ["deciding", "table", "own", "winner"].map(|name| Line::of(NAME, name));
    let question = Right::Pick {
        choice: harm as u8,
        of: 4,
    };
    let mut asking = Asking::new(NAME, question, &[scene.rule])
        .prompt(Line::of(NAME, "prompt-hurts"))
        .choices(choices.into())
        .reckoning(scene.reckoning("right-hurts"));
    if harm != Harm::Own {
        let own = Answer::Pick(Harm::Own as u8);
        asking = asking.slip("own-business", own, &[scene.rule], &[]);
    }
    asking.done()
}
