//! Drills: questions without end, each built from four values and answered by the engine
//! (curriculum 3).
//!
//! An [`Instance`] is a function of its [`Task`] (drill, pattern, level, seed): the same four give
//! the same question in every language and on every device. No answer is stored; it is computed by
//! the code that referees play.
//!
//! | to have | ask |
//! |---|---|
//! | the drills with their names, skills, rules and patterns | [`Drill::ALL`] |
//! | the n-th question of a run | [`Task::nth`], then [`Task::instance`] |
//! | a question about one pattern | [`Task`] written out |
//! | a worked example of the rule book | [`Drill::examples`], [`Drill::example`] |
//! | what is shown | [`Instance::shown`] |
//! | what is asked | [`Instance::parts`], one after the other |
//! | the judgement on an answer | [`Part::grade`] |
//! | the score of a run, fluency, the two stars | [`score`], [`fluency`], [`stars`] |
//! | the rating of a skill, the level of an adaptive run | [`Rating`] |
//!
//! # For the screen
//!
//! A drill's title is the text `drill-NAME`. A [`Part`] has a prompt, for `pick` its choices (the
//! right one stands anywhere; they are shown in their order), and a [`Question`] whose
//! [`Right::kind`] says how it is answered; `seats` wants every hand that wins a part of the pot
//! marked, a split has two or more of them. [`Part::grade`] gives a [`Judged`]: whether it is
//! right, what is said (the slip, then the reckoning), pot by pot whether it is right, the rules.
//! The point is for all parts; after a wrong one the others need not be asked. The hint is
//! [`Instance::hint`]. Every sentence is a [`Line`], which
//! [`Speaker::drill`](../../text/struct.Speaker.html) makes words of, for the eye or the ear;
//! players are called by the speaker's names, hands laid side by side by their letters.
//!
//! [`Shown::Cards`] lays hands beside a board; in its answers seat 0 is hand A, seat 1 hand B.
//! [`Shown::Table`] is a hand of the engine at the moment of the question: what happens from
//! [`Table::begin`] to [`Table::end`] is its film. [`Shown::Scene`] is a table without a hand; a
//! place that is asked for there may be an empty chair (where the button goes to in
//! `blinds-next-hand`), or nobody. Chairs in sentences are numbered from 1, as at the table. An
//! `order` may be of fewer places than the table has. Where the pot is asked (`forced-bets`), the
//! table must not say it.
//!
//! [`Question`]: crate::school::question::Question
//! [`Right::kind`]: crate::school::question::Right::kind

mod asking;
mod award_the_pots;
mod blinds_next_hand;
mod build_the_pots;
mod button_draw;
mod call_price;
mod catalog;
mod chips_at_the_table;
mod draw;
mod forced_bets;
mod instance;
mod kicker_or_split;
mod laid;
mod legal_actions;
mod level;
mod limit_cap;
mod line;
mod may_they_play;
mod min_raise_to;
mod name_your_five;
mod odd_chip;
mod pattern;
mod pot_limit_max;
mod rating;
mod reopen_or_not;
mod round_over;
mod run;
mod sheet;
mod show_or_hide;
mod table;
mod tournament_placings;
mod who_acts_first;
mod who_shows_first;
mod who_wins;

pub use catalog::Drill;
pub use instance::{Instance, Judged, Part, Shown, SlipWord, Table, Task};
pub use level::Level;
pub use line::{Line, Term};
pub use pattern::Pattern;
pub use rating::{Rating, Result, Skill, Standing};
pub use run::{Given, Stars, fluency, score, stars};

use draw::Draw;
