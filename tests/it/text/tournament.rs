//! What is said between the hands of a tournament.

use cards_speak::engine::chips::Chips;
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{Change, Stakes};
use cards_speak::engine::seat::Seat;
use cards_speak::engine::table::tournament::{
    Money, PlayerId, Race, TableId, TournamentEvent, TournamentWhat,
};
use cards_speak::text::{Entrants, Language, Speaker};

use super::{assert_all, catalog, heard, names};

#[expect(clippy::too_many_lines, reason = "one line an event")]
fn happenings(player: PlayerId) -> Vec<TournamentWhat> {
    let c = Chips::new;
    let stack = Change {
        from: c(0),
        to: c(3000),
    };
    let (table, seat) = (TableId(1), Seat(3));
    let pool = Money(180_000);
    let stakes = |ante| Stakes {
        small_blind: c(100),
        big_blind: c(200),
        ante: c(ante),
    };
    let card = "As".parse().unwrap();
    let race = Race {
        player,
        odd: c(75),
        cards: 3,
        best: card,
        kept_in: false,
        stack: Change {
            from: c(1275),
            to: c(1300),
        },
    };
    vec![
        TournamentWhat::Began {
            players: 180,
            stack: c(3000),
            pool,
        },
        TournamentWhat::SeatDrawn {
            player,
            table,
            seat,
        },
        TournamentWhat::ButtonDrawn { table, seat, card },
        TournamentWhat::ButtonDrawn {
            table: TableId(0),
            seat: Seat(0),
            card,
        },
        TournamentWhat::LevelBegan {
            level: 4,
            stakes: stakes(0),
        },
        TournamentWhat::LevelBegan {
            level: 12,
            stakes: stakes(200),
        },
        TournamentWhat::ColoredUp {
            from: c(25),
            to: c(100),
            races: vec![race],
        },
        TournamentWhat::Busted { player },
        TournamentWhat::Rebought {
            player,
            stack,
            pool,
        },
        TournamentWhat::AddedOn {
            player,
            stack,
            pool,
        },
        TournamentWhat::RebuysClosed { pool },
        TournamentWhat::Eliminated {
            player,
            place: 5,
            sharing: 1,
        },
        TournamentWhat::Eliminated {
            player,
            place: 5,
            sharing: 2,
        },
        TournamentWhat::Moved {
            player,
            from: (TableId(0), Seat(0)),
            to: (table, seat),
            waits: false,
        },
        TournamentWhat::Moved {
            player,
            from: (TableId(0), Seat(0)),
            to: (table, seat),
            waits: true,
        },
        TournamentWhat::TableBroken { table },
        TournamentWhat::HandForHandBegan,
        TournamentWhat::HandForHandEnded,
        TournamentWhat::FinalTable { table },
        TournamentWhat::HeadsUp,
        TournamentWhat::Won { player },
        TournamentWhat::Paid {
            player,
            place: 2,
            prize: Money(54_000),
        },
        TournamentWhat::WentAway { player },
        TournamentWhat::CameBack { player },
    ]
}

#[test]
fn every_event_of_a_tournament_is_said_in_each_language() {
    let file = "src/engine/table/tournament/event.rs";
    assert_all(&happenings(PlayerId(0)), file, "TournamentWhat");

    let names = names();
    let players = [
        (PlayerId(0), "You".to_owned()),
        (PlayerId(1), "Katka".to_owned()),
    ];
    for &language in Language::ALL {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &names,
            you: Some(Seat(0)),
        };
        for you in [None, Some(PlayerId(0))] {
            let entrants = Entrants {
                names: &players,
                you,
                table: Some(TableId(0)),
            };
            for player in [PlayerId(0), PlayerId(1), PlayerId(99)] {
                for what in happenings(player) {
                    let because = Citation::TournamentSeat;
                    heard(&speaker.tournament_event(&TournamentEvent { what, because }, &entrants));
                }
            }
        }
    }
}

#[test]
fn a_tournament_speaks_to_its_listener() {
    let names = names();
    let players = [(PlayerId(1), "Katka".to_owned())];
    let entrants = Entrants {
        names: &players,
        you: Some(PlayerId(0)),
        table: Some(TableId(0)),
    };
    let said = |language| -> Vec<String> {
        let catalog = catalog(language);
        let speaker = Speaker {
            catalog: &catalog,
            names: &names,
            you: Some(Seat(0)),
        };
        let out = |player, sharing| TournamentWhat::Eliminated {
            player: PlayerId(player),
            place: 5,
            sharing,
        };
        [
            out(0, 1),
            out(1, 2),
            out(7, 1),
            TournamentWhat::ButtonDrawn {
                table: TableId(0),
                seat: Seat(0),
                card: "As".parse().unwrap(),
            },
            TournamentWhat::Paid {
                player: PlayerId(0),
                place: 2,
                prize: Money(54_000),
            },
        ]
        .into_iter()
        .map(|what| {
            let because = Citation::TournamentSeat;
            speaker
                .tournament_event(&TournamentEvent { what, because }, &entrants)
                .spoken
        })
        .collect()
    };
    assert_eq!(
        said(Language::En),
        [
            "You are out, in place 5.",
            "Katka is out and shares places 5 to 6.",
            "Player 8 is out, in place 5.",
            "You have the highest card, ace of spades, and take the button.",
            "You get 54000 for place 2.",
        ]
    );
    assert_eq!(
        said(Language::Cs),
        [
            "Vypadáváte na 5. místě.",
            "Katka vypadává a dělí se o 5. až 6. místo.",
            "Hráč 8 vypadává na 5. místě.",
            "Nejvyšší karta, pikové eso: button je váš.",
            "Berete za 2. místo 54000.",
        ]
    );
}
