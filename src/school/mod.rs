//! The school: questions and their grading, spots on the real engine, lessons as data.
//!
//! Pure like the engine: no words in any language, no clock, no browser. What is to be said is
//! named by ids, rules and figures; [`text`](crate::text) and the page make sentences of them.
//!
//! | to have | ask |
//! |---|---|
//! | a question of a lesson, a drill or a gate, and the verdict on an answer | [`question`] |
//! | a table in a given set-up, played by the engine up to a mark | [`spot`] |
//! | who sits where, by name | [`people`] |
//! | the chapters, and which lesson comes next | [`path`] |
//! | a drill's questions, without end | [`drill`] |
//! | whole hands from the dealer's place | [`dealer`] |
//! | what a teacher's link asks for | [`assignment`] |
//! | where an entry of the rule book is practised | [`practised`] |
//! | a run of questions, what is kept and reported of it | [`round`] |
//! | what was learned, asked again before it is forgotten | [`review`] |
//! | a lesson from its file | [`lesson`] |
//! | what was kept on a device, as far as it can be read | [`read_kept`] |
//! | what is wrong with a lesson file, and where | [`fault`] |

pub mod assignment;
pub mod dealer;
pub mod drill;
pub mod fault;
mod kept;
pub mod lesson;
mod part;
pub mod path;
pub mod people;
pub mod practised;
pub mod question;
pub mod review;
pub mod round;
pub mod spot;

pub use kept::read_kept;
