//! What happens in a tournament between hands, in sentences.

use super::args::Args;
use super::catalog::Id;
use super::resolve::Voice;
use super::speaker::{Said, Speaker};
use crate::engine::rule::RuleId;
use crate::engine::table::tournament::{PlayerId, TableId, TournamentEvent, TournamentWhat};

/// Who plays a tournament, and which of them listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entrants<'a> {
    /// What the players are called; whoever is missing is called by his number.
    pub names: &'a [(PlayerId, String)],
    /// The listener, if he plays: he is addressed as "you".
    pub you: Option<PlayerId>,
    /// The table that the speaker's seats belong to.
    pub table: Option<TableId>,
}

impl Entrants<'_> {
    fn name(&self, speaker: &Speaker<'_>, player: PlayerId) -> String {
        let found = self.names.iter().find(|(named, _)| *named == player);
        if let Some((_, name)) = found {
            return name.clone();
        }
        let number = u64::from(player.0) + 1;
        speaker.screen(Id("player-name"), &Args::new().with("number", number))
    }
}

impl Speaker<'_> {
    /// What happened in a tournament between two hands, in one or two sentences.
    #[must_use]
    #[expect(
        clippy::too_many_lines,
        reason = "one arm an event; a new event must not compile without its sentence"
    )]
    pub fn tournament_event(&self, event: &TournamentEvent, entrants: &Entrants<'_>) -> Said {
        let rules = event.because.rules();
        let none = Args::new();
        let told = |id: Id, args: Args| self.said(id, &args, rules);
        let did = |player: &PlayerId, id: Id, args: Args| {
            self.did_player(entrants, *player, id, args, rules)
        };
        match &event.what {
            TournamentWhat::Began {
                players,
                stack,
                pool,
            } => told(
                Id("tournament-began"),
                none.with("players", *players)
                    .with("stack", *stack)
                    .with("pool", *pool),
            ),
            TournamentWhat::SeatDrawn {
                player,
                table,
                seat,
            } => did(
                player,
                Id("tournament-seat-drawn"),
                none.with("table", number(table.0))
                    .with("seat", number(seat.0)),
            ),
            TournamentWhat::ButtonDrawn { table, seat, card } => {
                let args = none.with("cards", *card);
                if entrants.table == Some(*table) {
                    self.acted(*seat, Id("table-button-given"), args, rules)
                } else {
                    told(
                        Id("tournament-button-drawn"),
                        args.with("table", number(table.0))
                            .with("seat", number(seat.0)),
                    )
                }
            }
            TournamentWhat::LevelBegan { level, stakes } => {
                let args = none
                    .with("level", *level)
                    .with("small", stakes.small_blind)
                    .with("big", stakes.big_blind);
                if stakes.ante.is_zero() {
                    told(Id("tournament-level"), args)
                } else {
                    told(Id("tournament-level-ante"), args.with("ante", stakes.ante))
                }
            }
            TournamentWhat::ColoredUp { from, to, races } => {
                let args = none.with("from", *from).with("to", *to);
                let own = races.iter().find(|race| entrants.you == Some(race.player));
                match own {
                    Some(race) => did(
                        &race.player,
                        Id("tournament-colored-up"),
                        args.with("stack", race.stack.to),
                    ),
                    None => told(Id("tournament-colored-up"), args),
                }
            }
            TournamentWhat::Busted { player } => did(player, Id("tournament-busted"), none),
            TournamentWhat::Rebought {
                player,
                stack,
                pool,
            } => did(
                player,
                Id("tournament-rebought"),
                none.with("amount", stack.to).with("pool", *pool),
            ),
            TournamentWhat::AddedOn {
                player,
                stack,
                pool,
            } => did(
                player,
                Id("tournament-added-on"),
                none.with("amount", stack.to).with("pool", *pool),
            ),
            TournamentWhat::RebuysClosed { pool } => {
                told(Id("tournament-rebuys-closed"), none.with("pool", *pool))
            }
            TournamentWhat::Eliminated {
                player,
                place,
                sharing,
            } => {
                let args = none.with("place", *place);
                if *sharing > 1 {
                    let last = place.saturating_add(*sharing) - 1;
                    did(
                        player,
                        Id("tournament-out-sharing"),
                        args.with("last", last),
                    )
                } else {
                    did(player, Id("tournament-out"), args)
                }
            }
            TournamentWhat::Moved {
                player,
                from: _,
                to: (table, seat),
                waits,
            } => {
                let id = if *waits {
                    Id("tournament-moved-waits")
                } else {
                    Id("tournament-moved")
                };
                let args = none
                    .with("table", number(table.0))
                    .with("seat", number(seat.0));
                did(player, id, args)
            }
            TournamentWhat::TableBroken { table } => told(
                Id("tournament-table-broken"),
                none.with("table", number(table.0)),
            ),
            TournamentWhat::HandForHandBegan => told(Id("tournament-hand-for-hand"), none),
            TournamentWhat::HandForHandEnded => told(Id("tournament-hand-for-hand-over"), none),
            TournamentWhat::FinalTable { table: _ } => told(Id("tournament-final-table"), none),
            TournamentWhat::HeadsUp => told(Id("tournament-heads-up"), none),
            TournamentWhat::Won { player } => did(player, Id("tournament-won"), none),
            TournamentWhat::Paid {
                player,
                place,
                prize,
            } => did(
                player,
                Id("tournament-paid"),
                none.with("place", *place).with("prize", *prize),
            ),
            TournamentWhat::WentAway { player } => did(player, Id("tournament-away"), none),
            TournamentWhat::CameBack { player } => did(player, Id("tournament-back"), none),
        }
    }

    /// What `player` did: with his name, or, if he is the listener, as "you".
    pub(super) fn did_player(
        &self,
        entrants: &Entrants<'_>,
        player: PlayerId,
        id: Id,
        args: Args,
        rules: &'static [RuleId],
    ) -> Said {
        let args = args.with("name", entrants.name(self, player));
        let own = entrants.you == Some(player);
        let voice = |voice: Voice| self.about(voice, own, id, &args);
        Said {
            text: voice(Voice::Screen),
            spoken: voice(Voice::Spoken),
            rules,
        }
    }
}

/// Tables and seats are counted from 0 in the engine and from 1 in words.
pub(super) fn number(index: u8) -> u64 {
    u64::from(index) + 1
}
