//! Drill 36: true or tale?

use super::asking::Asking;
use super::instance::{Shown, Told};
use super::sheet::{Built, Sheet};
use super::{Draw, Level, Line, Pattern, Term};
use crate::engine::house::OptionKey;
use crate::engine::rule::RuleId;
use crate::school::question::{Answer, Right};

const NAME: &str = "true-or-tale";
const SECONDS: u32 = 8;

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: None,
    rules: &[
        RuleId::Pot10,
        RuleId::Round5,
        RuleId::Draw2,
        RuleId::Pot7,
        RuleId::Round8,
        RuleId::Rank16,
        RuleId::Potlim1,
        RuleId::Deal2,
        RuleId::Burn2,
        RuleId::Show2,
        RuleId::Blind4,
        RuleId::Blind15,
        RuleId::Misdeal10,
        RuleId::Blind16,
        RuleId::Allin4,
        RuleId::Game8,
        RuleId::Game10,
        RuleId::Game14,
        RuleId::Game6,
        RuleId::Limit7,
        RuleId::Limit9,
        RuleId::Rake2,
        RuleId::Call3,
        RuleId::Raise2,
        RuleId::Bet6,
        RuleId::Ante5,
        RuleId::Blind8,
        RuleId::Blind14,
        RuleId::Allin8,
        RuleId::Allin12,
        RuleId::Allin14,
        RuleId::Show13,
        RuleId::Odd4,
        RuleId::Btn6,
        RuleId::Game7,
        RuleId::Game9,
        RuleId::Game11,
        RuleId::Game12,
        RuleId::Game13,
        RuleId::Nolim3,
        RuleId::Cash4,
        RuleId::Tourn12,
        RuleId::Limit8,
        RuleId::Round1,
        RuleId::Shuf2,
        RuleId::Deal4,
        RuleId::Etiq4,
        RuleId::Seat1,
        RuleId::Buyin1,
        RuleId::Buyin4,
        RuleId::Buyin8,
        RuleId::Blind25,
        RuleId::Board3,
        RuleId::Show1,
        RuleId::Show10,
        RuleId::Struct1,
        RuleId::Tourn1,
        RuleId::Cash1,
    ],
    patterns: &[
        Pattern::new("words", 30, 1),
        Pattern::new("common-errors", 40, 2),
        Pattern::new("depends-on-the-house", 20, 3).doubled(),
        Pattern::new("background", 10, 3),
    ],
    build,
    examples: &[],
    example: |_| None,
};

/// The words that everybody meets in the first hands: their texts in the glossary, their entries.
const EVERYDAY: &[(&str, RuleId)] = &[
    ("glossary-player", RuleId::Seat1),
    ("glossary-opponent", RuleId::Game8),
    ("glossary-dealer", RuleId::Seat6),
    ("glossary-seat", RuleId::Seat4),
    ("glossary-button", RuleId::Btn1),
    ("glossary-newcomer", RuleId::Blind20),
    ("glossary-deck", RuleId::Deck1),
    ("glossary-suit", RuleId::Deck3),
    ("glossary-rank", RuleId::Deck2),
    ("glossary-hole-cards", RuleId::Deal4),
    ("glossary-community-cards", RuleId::Board4),
    ("glossary-royal-flush", RuleId::Rank3),
    ("glossary-straight-flush", RuleId::Rank5),
    ("glossary-four-of-a-kind", RuleId::Rank7),
    ("glossary-full-house", RuleId::Rank8),
    ("glossary-flush", RuleId::Rank9),
    ("glossary-straight", RuleId::Rank10),
    ("glossary-three-of-a-kind", RuleId::Rank12),
    ("glossary-two-pair", RuleId::Rank13),
    ("glossary-pair", RuleId::Rank14),
    ("glossary-high-card", RuleId::Rank15),
    ("glossary-kicker", RuleId::Rank16),
    ("glossary-shuffle", RuleId::Shuf1),
    ("glossary-flop", RuleId::Board1),
    ("glossary-turn", RuleId::Board2),
    ("glossary-river", RuleId::Board3),
    ("glossary-small-blind", RuleId::Blind2),
    ("glossary-big-blind", RuleId::Blind3),
    ("glossary-bet", RuleId::Bet1),
    ("glossary-check", RuleId::Check1),
    ("glossary-call", RuleId::Call1),
    ("glossary-raise", RuleId::Raise1),
    ("glossary-fold", RuleId::Fold1),
    ("glossary-all-in", RuleId::Allin1),
    ("glossary-pot", RuleId::Game4),
    ("glossary-showdown", RuleId::Show1),
    ("glossary-chip", RuleId::Buyin1),
    ("glossary-stack", RuleId::Buyin4),
    ("glossary-bluff", RuleId::Game1),
];

/// All other words.
const WORDS: &[(&str, RuleId)] = &[
    ("glossary-card-room", RuleId::Game8),
    ("glossary-house-rules", RuleId::Game6),
    ("glossary-clockwise", RuleId::Seat4),
    ("glossary-orbit", RuleId::Btn5),
    ("glossary-heads-up", RuleId::Seat1),
    ("glossary-sit-out", RuleId::Blind24),
    ("glossary-joker", RuleId::Deck4),
    ("glossary-starting-hand", RuleId::Deal1),
    ("glossary-suited", RuleId::Rank9),
    ("glossary-offsuit", RuleId::Deck3),
    ("glossary-five-card-hand", RuleId::Rank2),
    ("glossary-hand", RuleId::Game2),
    ("glossary-cut", RuleId::Shuf4),
    ("glossary-stub", RuleId::Irreg15),
    ("glossary-face-up", RuleId::Show8),
    ("glossary-burn-card", RuleId::Burn1),
    ("glossary-muck", RuleId::Fold4),
    ("glossary-exposed-card", RuleId::Misdeal11),
    ("glossary-boxed-card", RuleId::Misdeal4),
    ("glossary-forced-bet", RuleId::Blind1),
    ("glossary-option", RuleId::Blind12),
    ("glossary-live-blind", RuleId::Blind14),
    ("glossary-dead-post", RuleId::Blind18),
    ("glossary-missed-blind", RuleId::Blind18),
    ("glossary-dead-button", RuleId::Btn4),
    ("glossary-ante", RuleId::Ante1),
    ("glossary-big-blind-ante", RuleId::Ante2),
    ("glossary-straddle", RuleId::Straddle1),
    ("glossary-betting-round", RuleId::Round1),
    ("glossary-before-the-flop", RuleId::Round2),
    ("glossary-action", RuleId::Round5),
    ("glossary-cold-call", RuleId::Call3),
    ("glossary-minimum-raise", RuleId::Bet2),
    ("glossary-re-raise", RuleId::Raise2),
    ("glossary-cap", RuleId::Limit7),
    ("glossary-full-bet-rule", RuleId::Allin5),
    ("glossary-pseudo-raise", RuleId::Allin8),
    ("glossary-main-pot", RuleId::Pot1),
    ("glossary-side-pot", RuleId::Pot1),
    ("glossary-uncalled-bet", RuleId::Allin11),
    ("glossary-split-pot", RuleId::Split1),
    ("glossary-odd-chip", RuleId::Odd1),
    ("glossary-rake", RuleId::Rake1),
    ("glossary-last-aggressor", RuleId::Show2),
    ("glossary-cards-speak", RuleId::Show10),
    ("glossary-to-muck", RuleId::Show7),
    ("glossary-playing-the-board", RuleId::Show13),
    ("glossary-show-one-show-all", RuleId::Show16),
    ("glossary-tie", RuleId::Split1),
    ("glossary-hand-history", RuleId::Show18),
    ("glossary-betting-structure", RuleId::Struct1),
    ("glossary-no-limit", RuleId::Nolim1),
    ("glossary-pot-limit", RuleId::Potlim1),
    ("glossary-limit", RuleId::Limit1),
    ("glossary-lower-and-upper-limit", RuleId::Limit2),
    ("glossary-cash-game", RuleId::Cash1),
    ("glossary-buy-in", RuleId::Buyin2),
    ("glossary-top-up", RuleId::Buyin10),
    ("glossary-effective-stack", RuleId::Allin3),
    ("glossary-short-stack", RuleId::Tourn9),
    ("glossary-table-stakes", RuleId::Buyin8),
    ("glossary-tournament", RuleId::Tourn1),
    ("glossary-entry", RuleId::Tourn1),
    ("glossary-level", RuleId::Tourn8),
    ("glossary-rebuy", RuleId::Tourn5),
    ("glossary-prize-pool", RuleId::Tourn7),
    ("glossary-place", RuleId::Tourn6),
    ("glossary-hand-for-hand", RuleId::Tourn6),
    ("glossary-misdeal", RuleId::Misdeal1),
    ("glossary-dead-hand", RuleId::Fold4),
    ("glossary-out-of-turn", RuleId::Etiq1),
    ("glossary-verbal-declaration", RuleId::Decl1),
    ("glossary-string-bet", RuleId::String1),
    ("glossary-card-protector", RuleId::Etiq5),
    ("glossary-position", RuleId::Pos3),
    ("glossary-early-middle-late-position", RuleId::Pos1),
    ("glossary-under-the-gun", RuleId::Round2),
    ("glossary-cutoff", RuleId::Pos2),
    ("glossary-draw", RuleId::Board7),
    ("glossary-outs", RuleId::Board7),
    ("glossary-pot-odds", RuleId::Call1),
    ("glossary-implied-odds", RuleId::Game4),
    ("glossary-equity", RuleId::Game5),
    ("glossary-range", RuleId::Deal4),
    ("glossary-expected-value", RuleId::Allin14),
    ("glossary-push-or-fold", RuleId::Tourn9),
    ("glossary-vpip", RuleId::Blind1),
    ("glossary-pfr", RuleId::Raise1),
];

/// Statements that are often heard, or stand in a source, and are not so (rules.md 23): for each
/// there is a text of the error and one of what is true.
const ERRORS: &[(&str, RuleId)] = &[
    ("more-than-put-in", RuleId::Pot10),
    ("to-the-right", RuleId::Round5),
    ("one-suit-order", RuleId::Draw2),
    ("alphabet", RuleId::Draw2),
    ("side-pot", RuleId::Pot7),
    ("opener-calls", RuleId::Round8),
    ("second-highest", RuleId::Rank16),
    ("pot-as-total", RuleId::Potlim1),
    ("button-first-card", RuleId::Deal2),
    ("burn-into-the-pot", RuleId::Burn2),
    ("last-caller-shows", RuleId::Show2),
    ("exactly-half", RuleId::Blind4),
    ("heads-up-word", RuleId::Blind15),
    ("late-misdeal", RuleId::Misdeal10),
    ("small-blind-opens", RuleId::Blind16),
    ("all-in-goes-on", RuleId::Allin4),
];

/// Where the sources differ only in their words, or one is silent (rules.md 22): no house differs.
const AGREED: &[(&str, RuleId)] = &[
    ("limit-is-a-minimum", RuleId::Limit1),
    ("all-in-opens", RuleId::Round7),
    ("no-check-for-the-blind", RuleId::Blind13),
    ("no-fold-when-free", RuleId::Fold2),
    ("match-the-neighbour", RuleId::Call1),
    ("winner-must-show", RuleId::Show9),
    ("show-a-folder", RuleId::Deal7),
    ("fold-face-up", RuleId::Fold3),
    ("same-pair-splits", RuleId::Rank14),
    ("short-blind-is-out", RuleId::Tourn10),
    ("winnings-away", RuleId::Buyin6),
    ("two-exposed", RuleId::Misdeal3),
    ("button-voids", RuleId::Irreg1),
    ("on-the-floor", RuleId::Irreg11),
    ("back-from-the-discards", RuleId::Fold4),
    ("money-from-the-pocket", RuleId::Nolim1),
    ("blind-is-an-action", RuleId::Blind25),
];

/// What lies behind the rules: purposes, names, other games.
const BACKGROUND: &[(&str, RuleId)] = &[
    ("against-the-house", RuleId::Game8),
    ("only-poker", RuleId::Game10),
    ("omaha", RuleId::Game14),
    ("rules-when-needed", RuleId::Game6),
    ("cap", RuleId::Limit7),
    ("two-four", RuleId::Limit9),
    ("drop", RuleId::Rake2),
    ("cold-call", RuleId::Call3),
    ("re-raise", RuleId::Raise2),
    ("why-a-minimum", RuleId::Bet6),
    ("why-an-ante", RuleId::Ante5),
    ("why-blinds", RuleId::Blind8),
    ("live-blind", RuleId::Blind14),
    ("pseudo-raise", RuleId::Allin8),
    ("bluffed-out", RuleId::Allin12),
    ("count-the-wins", RuleId::Allin14),
    ("best-takes-all", RuleId::Pot10),
    ("playing-the-board", RuleId::Show13),
    ("odd-chip-by-suit", RuleId::Odd4),
    ("button-value", RuleId::Btn6),
    ("staff-manual", RuleId::Game7),
    ("simple-game", RuleId::Game9),
    ("great-prizes", RuleId::Game11),
    ("boom", RuleId::Game12),
    ("stud-deal", RuleId::Game13),
    ("favourite-structure", RuleId::Nolim3),
    ("cash-differs", RuleId::Cash4),
    ("tournament-differs", RuleId::Tourn12),
    ("caps-elsewhere", RuleId::Limit8),
    ("four-rounds", RuleId::Round1),
    ("shuffle-time", RuleId::Shuf2),
    ("private-cards", RuleId::Deal4),
    ("spoiled-bluff", RuleId::Etiq4),
];

/// Statements that hold in one house and not in another.
const CLAIMS: &[(&str, OptionKey)] = &[
    ("three-raises", OptionKey::RaiseCap),
    ("cap-for-two", OptionKey::HeadsUpCap),
    ("pot-limit-most", OptionKey::PotLimitMax),
    ("raise-by-the-last", OptionKey::MinRaise),
    ("late-streets", OptionKey::LateStreetMinimum),
    ("half-never-reopens", OptionKey::ShortAllInRaise),
    ("dead-button", OptionKey::ButtonRule),
    ("missed-is-paid", OptionKey::MissedBlind),
    ("newcomer-waits", OptionKey::NewPlayerEntry),
    ("straddle", OptionKey::Straddle),
    ("burn", OptionKey::BurnCards),
    ("first-checker-shows", OptionKey::ShowFirstWhenChecked),
    ("loser-hides", OptionKey::LosersShow),
    ("history-shows", OptionKey::HistoryShowsMucked),
    ("board-must-be-said", OptionKey::PlayBoardDeclaration),
    ("odd-chip-left", OptionKey::OddChip),
    ("odd-chips-one-each", OptionKey::OddChipsSpread),
    ("any-chips-play", OptionKey::MinStackToPlay),
    ("top-up", OptionKey::TopUpFloor),
    ("most-buy-in", OptionKey::MaxBuyIn),
    ("ante", OptionKey::Ante),
    ("ten-seats", OptionKey::MaxSeats),
    ("who-deals", OptionKey::WhoDeals),
    ("all-in-face-up", OptionKey::AllInFaceUp),
    ("exposed-misdeal", OptionKey::ExposedHoleCard),
    ("fee", OptionKey::Rake),
    ("rebuys", OptionKey::Rebuys),
    ("prizes", OptionKey::Payouts),
    ("levels", OptionKey::BlindLevels),
];

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    match pattern {
        "words" if level.number() == 1 => word(EVERYDAY, draw),
        "words" => word(WORDS, draw),
        "common-errors" => stated(ERRORS, draw),
        "depends-on-the-house" if draw.once_in(2) => claimed(draw),
        "depends-on-the-house" => stated(AGREED, draw),
        _ => stated(BACKGROUND, draw),
    }
}

/// A meaning, and words near each other in the glossary.
fn word(words: &[(&'static str, RuleId)], draw: &mut Draw) -> Option<Built> {
    let of = 4;
    let first = draw.below((words.len() - 8) as u64) as usize;
    let mut near = draw.some(words.get(first..first + 9)?, of);
    draw.shuffle(&mut near);
    let place = draw.below(of as u64) as usize;
    let &(right, rule) = near.get(place)?;
    let means = |word: &str| Term::Text([word, ".means"].concat());
    let question = Right::Pick {
        choice: place as u8 + 1,
        of: of as u8,
    };
    let text = |word: &str| Line {
        id: word.to_owned(),
        args: Vec::new(),
    };
    let mut asking = Asking::new(NAME, question, &[rule])
        .prompt(Line::of(NAME, "prompt-word"))
        .choices(near.iter().map(|(word, _)| text(word)).collect())
        .reckoning(
            Line::of(NAME, "right-word")
                .with("word", right.to_owned())
                .with("rule", rule),
        );
    for (choice, (other, rule)) in (1..).zip(&near) {
        let args = [
            ("word", Term::Text((*other).to_owned())),
            ("means", means(other)),
        ];
        asking = asking.slip("another-word", Answer::Pick(choice), &[*rule], &args);
    }
    told(text(&[right, ".means"].concat()), asking)
}

const TRUE: u8 = 1;
const TALE: u8 = 2;
const DEPENDS: u8 = 3;

fn asking(right: u8, rule: RuleId) -> Asking {
    let question = Right::Pick {
        choice: right,
        of: 3,
    };
    let choices = ["true", "tale", "depends"].map(|name| Line::of(NAME, name));
    Asking::new(NAME, question, &[rule]).choices(choices.into())
}

/// One of these statements, as it is told or as it is.
fn stated(statements: &[(&'static str, RuleId)], draw: &mut Draw) -> Option<Built> {
    let (name, rule) = draw.pick(statements)?;
    let truth = Line::of(NAME, &["truth-", name].concat());
    let is_true = draw.once_in(2);
    let (right, said) = if is_true {
        (TRUE, truth.clone())
    } else {
        (TALE, Line::of(NAME, &["tale-", name].concat()))
    };
    let reckoning = if is_true { "right-true" } else { "right-tale" };
    let asking = asking(right, rule)
        .reckoning(
            Line::of(NAME, reckoning)
                .with("truth", truth.id)
                .with("rule", rule),
        )
        .slip("believed", Answer::Pick(TRUE), &[rule], &[])
        .slip("doubted", Answer::Pick(TALE), &[rule], &[])
        .slip("the-same-everywhere", Answer::Pick(DEPENDS), &[rule], &[]);
    told(said, asking)
}

/// Something that a house may settle one way or the other.
fn claimed(draw: &mut Draw) -> Option<Built> {
    let (name, option) = draw.pick(CLAIMS)?;
    let rule = option.rule();
    let asking = asking(DEPENDS, rule)
        .reckoning(
            Line::of(NAME, "right-depends")
                .with("option", option)
                .with("rule", rule),
        )
        .slip("not-everywhere", Answer::Pick(TRUE), &[rule], &[])
        .slip("somewhere", Answer::Pick(TALE), &[rule], &[]);
    told(Line::of(NAME, &["claim-", name].concat()), asking)
}

fn told(said: Line, asking: Asking) -> Option<Built> {
    Some(Built {
        shown: Shown::Told(Told {
            scene: None,
            captions: vec![said],
        }),
        parts: vec![asking.done()?],
        seconds: SECONDS,
    })
}
