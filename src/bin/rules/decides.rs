//! Entries of the rule book that no event and no refusal can show, and where they decide.

use cards_speak::engine::rule::RuleId;
use cards_speak::engine::rule::RuleId::{
    Blind16, Board4, Buyin4, Deck1, Deck2, Deck3, Draw4, Fold5, Game2, Game3, Nolim2, Pot4, Pot6,
    Pot7, Pot8, Potlim2, Raise3, Rank1, Rank2, Round1, Round2, Round3, Round4, Round6, Round7,
    Round13, Seat3, Show14, Show15, Shuf1, Split2, Straddle4, Straddle5, Struct1,
};

/// An entry, the file that obeys it, and what to look for there.
pub(crate) type Place = (RuleId, &'static str, &'static str);

const STREET: &str = "src/engine/hand/street.rs";
const STRENGTH: &str = "src/engine/cards/strength.rs";
const BETTING: &str = "src/engine/hand/betting.rs";
const SETUP: &str = "src/engine/hand/setup.rs";
const SHOWDOWN: &str = "src/engine/hand/showdown.rs";
const HAND: &str = "src/engine/hand/hand.rs";

/// Each is cited nowhere else: the test of the coverage asks.
pub(crate) const DECIDES: &[Place] = &[
    (Game2, HAND, "fn advance"),
    (Game3, STRENGTH, "pub fn of("),
    (Deck1, "src/engine/cards/deck.rs", "pub fn ordered"),
    (Deck2, "src/engine/cards/rank.rs", "pub enum Rank"),
    // A strength is a number without a suit in it.
    (Deck3, STRENGTH, "pub struct Strength"),
    (Seat3, SETUP, "SetupError::TooManyPlayers"),
    (Buyin4, "src/engine/hand/view.rs", "pub struct SeatState"),
    (Draw4, "src/engine/table/draw.rs", "pub fn draw_beats"),
    (Shuf1, "src/engine/cards/deck.rs", "pub fn shuffled"),
    (Blind16, BETTING, "fn next_to_act"),
    (Straddle4, BETTING, "fn next_to_act"),
    (Straddle5, BETTING, "fn next_to_act"),
    (Board4, SHOWDOWN, "pub(super) fn strength"),
    (Struct1, BETTING, "fn wager_for"),
    (Potlim2, SETUP, "pub fn with_blinds"),
    (Nolim2, SETUP, "pub fn with_blinds"),
    (Raise3, BETTING, "fn next_to_act"),
    (Fold5, HAND, "pub fn looked_up"),
    (Round1, STREET, "pub enum Street"),
    (Round2, BETTING, "fn next_to_act"),
    (Round3, BETTING, "fn legal_for"),
    (Round4, BETTING, "fn legal_for"),
    (Round6, BETTING, "fn next_to_act"),
    (Round7, BETTING, "fn next_to_act"),
    (Round13, BETTING, "fn legal_for"),
    (Pot4, "src/engine/hand/collect.rs", "pub(super) fn pots"),
    (Pot6, SHOWDOWN, "fn award_of"),
    (Pot7, SHOWDOWN, "fn award_of"),
    (Pot8, SHOWDOWN, "fn award_of"),
    (Show14, SHOWDOWN, "fn next_show"),
    (Show15, SHOWDOWN, "fn next_show"),
    (Rank1, STRENGTH, "pub enum Category"),
    (Rank2, STRENGTH, "pub fn of("),
    (Split2, SHOWDOWN, "fn award_of"),
];
