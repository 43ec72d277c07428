//! A hand of a list: what is said of it, and what it can be looked for by.

use crate::engine::cards::Card;
use crate::engine::chips::Chips;
use crate::engine::hand::Hand;
use crate::engine::position::Position;
use crate::engine::seat::Seat;
use crate::game::Game;
use crate::history::{Figures, PlayedHand};
use crate::odds::{Combo, Range, Weight};
use crate::platform::KeptHand;
use crate::stats::place;
use crate::text::Id;

/// A hand of a list.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Listed {
    /// What leads to it, after `#/`.
    pub link: String,
    /// The number in its game.
    pub number: u64,
    pub figures: Figures,
    pub starred: bool,
    pub note: String,
    position: Option<Position>,
    big_blind: Chips,
}

/// A hand that was kept, and played again.
pub(super) fn read(kept: &KeptHand) -> Option<(PlayedHand, Hand)> {
    // The table keeps the game that ended with the hand; what has been marked or written about is
    // kept as a `PlayedHand`.
    if let Ok(hand) = PlayedHand::from_text(&kept.text) {
        let played = hand.record.replay().ok()?;
        return Some((hand, played));
    }
    let game = Game::load(&kept.text).ok()?;
    Some((game.played(kept.at)?, game.hand()?.clone()))
}

impl Listed {
    pub(super) fn of(link: String, hand: &PlayedHand, played: &Hand) -> Self {
        let setup = played.setup();
        let seats: Vec<Seat> = setup.players.iter().map(|player| player.seat).collect();
        Self {
            link,
            number: hand.record.number,
            figures: hand.figures_of(played),
            starred: hand.starred,
            note: hand.note.clone(),
            position: Position::of(hand.you, setup.button, &seats).map(place),
            big_blind: setup.min_bets[0],
        }
    }
}

/// What is looked for by how a hand went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    All,
    Won,
    Lost,
    /// A pot of forty big blinds or more.
    Big,
    Showdown,
    Starred,
}

impl Way {
    pub(super) const ALL: [(Self, Id); 6] = [
        (Self::All, Id("rooms-history-all")),
        (Self::Won, Id("rooms-history-won")),
        (Self::Lost, Id("rooms-history-lost")),
        (Self::Big, Id("rooms-history-big")),
        (Self::Showdown, Id("rooms-history-showdown")),
        (Self::Starred, Id("rooms-history-starred")),
    ];
}

/// What is looked for by the player's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Any,
    Pairs,
    Suited,
}

impl Kind {
    pub(super) const ALL: [(Self, Id); 3] = [
        (Self::Any, Id("records-cards-any")),
        (Self::Pairs, Id("records-cards-pairs")),
        (Self::Suited, Id("records-cards-suited")),
    ];

    fn has(self, [one, other]: [Card; 2]) -> bool {
        match self {
            Self::Any => true,
            Self::Pairs => one.rank() == other.rank(),
            Self::Suited => one.suit() == other.suit(),
        }
    }
}

/// All that is looked for.
#[derive(Clone, PartialEq)]
pub(super) struct Wanted {
    pub way: Way,
    pub position: Option<Position>,
    pub kind: Kind,
    pub range: Option<Range>,
}

impl Wanted {
    pub(super) fn has(&self, listed: &Listed) -> bool {
        let figures = &listed.figures;
        let way = match self.way {
            Way::All => true,
            Way::Won => figures.net > 0,
            Way::Lost => figures.net < 0,
            Way::Big => figures.pot.get() >= 40 * listed.big_blind.get(),
            Way::Showdown => figures.showdown,
            Way::Starred => listed.starred,
        };
        let held = |hole: [Card; 2]| {
            let combo = Combo::of(hole[0], hole[1]);
            let within =
                |range: &Range| combo.is_some_and(|combo| range.weight(combo) > Weight::NONE);
            self.kind.has(hole) && self.range.as_ref().is_none_or(within)
        };
        let any = self.kind == Kind::Any && self.range.is_none();
        way && (self.position.is_none() || self.position == listed.position)
            && (any || figures.hole.is_some_and(held))
    }
}
