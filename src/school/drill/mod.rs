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
//! The point is for all parts; after a wrong one the others need not be asked. An estimate
//! (`equity-estimate`, where [`Part::reach`] is set) is worth [`Judged::points`] hundredths of a
//! point, right or wrong; everywhere else that is all or nothing. The hint is [`Instance::hint`]. Every sentence is a [`Line`], which
//! [`Speaker::drill`](../../text/struct.Speaker.html) makes words of, for the eye or the ear;
//! players are called by the speaker's names, hands laid side by side by their letters.
//!
//! [`Shown::Cards`] lays hands beside a board; in its answers seat 0 is hand A, seat 1 hand B.
//! [`Shown::Table`] is a hand of the engine at the moment of the question: what happens from
//! [`Table::begin`] to [`Table::end`] is its film; in `count-the-pot` bets, stacks and pots are covered
//! when it has ended ([`Drill::covers_chips`]). [`Shown::Scene`] is a table without a hand; a
//! place that is asked for there may be an empty chair (where the button goes to in
//! `blinds-next-hand`), or nobody. Chairs in sentences are numbered from 1, as at the table. An
//! `order` may be of fewer places than the table has. Where the pot is asked (`forced-bets`), the
//! table must not say it.
//! [`Shown::Told`] is told in words: its captions come one after the other and stay, like the film
//! of a hand; beside them stands a table without a hand, where there is one. [`Shown::Sheets`] lays
//! house-rules sheets side by side; one that is to be read once is covered before it is answered.
//!
//! Some sentences are those of other parts of the texts, which must be loaded beside the drills':
//! the floor's and the house sheet's (`later`), the words (`glossary`).
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
mod count_the_pot;
mod dealer_steps;
mod draw;
mod equity_estimate;
mod forced_bets;
mod house_sheet;
mod instance;
mod kicker_or_split;
mod laid;
mod legal_actions;
mod level;
mod limit_cap;
mod line;
mod may_they_play;
mod min_raise_to;
mod misdeal_or_not;
mod name_your_five;
mod odd_chip;
mod open_or_fold;
mod opening;
mod outs;
mod pattern;
mod position_names;
mod pot_limit_max;
mod pot_odds;
mod push_or_fold;
mod rating;
mod reopen_or_not;
mod round_over;
mod run;
mod share;
mod sheet;
mod show_or_hide;
mod string_bet;
mod table;
mod table_manners;
mod tournament_placings;
mod true_or_tale;
mod what_happens_now;
mod who_acts_first;
mod who_shows_first;
mod who_wins;

pub use catalog::Drill;
pub use instance::{Instance, Judged, Part, Sheets, Shown, SlipWord, Table, Task, Told};
pub use level::Level;
pub use line::{Line, Term};
pub use pattern::Pattern;
pub use rating::{Rating, Result, Skill, Standing};
pub use run::{Given, Stars, fluency, score, stars};

pub(super) use asking::{Asking, exactly, number};
pub(super) use catalog::hash;
pub(super) use draw::Draw;
pub(super) use table::{Mood, show_all, step};
