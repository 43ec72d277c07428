//! Where the tournament stands, and what has happened in it.

use leptos::prelude::*;

use crate::engine::chips::Chips;
use crate::engine::hand::Stakes;
use crate::engine::table::tournament::{
    Money, PlayerId, Remaining, Tournament, TournamentEvent, TournamentTable, TournamentWhat,
};
use crate::game::TournamentGame;
use crate::text::{Args, Id, Said};
use crate::ui::desk::Desk;
use crate::ui::sheet::SheetFrame;

/// So many of the news are shown; a big field has more.
const NEWS: usize = 12;

/// The line of the bar: the level, and how many are left.
pub(super) fn line(desk: Desk) -> String {
    desk.between.track();
    desk.snap.track();
    let figures = desk.with_session(|game: &TournamentGame| {
        let tournament = game.tournament();
        (tournament.clock().level(), tournament.players_left())
    });
    let Some((level, left)) = figures else {
        return desk.text(Id("tournament-spot"));
    };
    let args = Args::new().with("level", level).with("left", left);
    desk.words
        .with(|words| words.with(Id("tournament-line"), &args))
}

/// What has happened since the last hand, as far as it concerns everybody or the human.
pub(super) fn news_of(desk: Desk) -> Vec<Said> {
    let told = desk.with_session(|game: &TournamentGame| {
        let tournament = game.tournament();
        let human = game.human();
        let table = tournament.find(human).map(|(table, _, _)| table);
        let names = names(game);
        let concerns = |event: &&TournamentEvent| match &event.what {
            TournamentWhat::SeatDrawn { player, .. }
            | TournamentWhat::Moved { player, .. }
            | TournamentWhat::Paid { player, .. } => *player == human,
            TournamentWhat::ButtonDrawn { table: at, .. } => Some(*at) == table,
            _ => true,
        };
        let news = game.news().iter().filter(concerns);
        desk.words
            .with(|words| words.tournament_news(news, &names, human, table))
    });
    told.unwrap_or_default()
}

fn names(game: &TournamentGame) -> Vec<(PlayerId, String)> {
    let entrants = &game.tournament().setup().players;
    let others = entrants.iter().filter(|player| **player != game.human());
    others.map(|player| (*player, game.name(*player))).collect()
}

/// The human's place among those who are left, by chips; equal stacks share it.
fn rank(tournament: &Tournament, human: PlayerId) -> Option<(u32, Chips)> {
    let (_, _, own) = tournament.find(human)?;
    let places = tournament.tables().iter().flat_map(TournamentTable::seated);
    let more = places.filter(|(_, place)| place.stack > own).count();
    Some((u32::try_from(more).unwrap_or(u32::MAX) + 1, own))
}

/// The sheet.
#[component]
pub(super) fn Standing() -> impl IntoView {
    let desk = Desk::get();
    let rows = move || {
        desk.between.track();
        desk.with_session(|game: &TournamentGame| figures(desk, game))
            .unwrap_or_default()
    };
    let result = move || {
        desk.with_session(|game: &TournamentGame| result(desk, game))
            .flatten()
    };
    let prizes = move || {
        desk.with_session(|game: &TournamentGame| game.tournament().prizes())
            .unwrap_or_default()
    };
    view! {
        <SheetFrame title=desk.t("tournament-standing") class="sheet tall" name="standing">
            {move || {
                result()
                    .map(|text| {
                        view! {
                            <p class="says" data-result="" role="status">
                                {text}
                            </p>
                            <div class="linkrow">
                                <a class="btn fill" href="#/tournaments">
                                    {desk.t("tournament-another")}
                                </a>
                                <a class="btn" href="#/home">
                                    {desk.t("ui-home")}
                                </a>
                            </div>
                        }
                    })
            }}
            <dl class="figures" data-standing="">
                {move || {
                    rows()
                        .into_iter()
                        .map(|(name, value)| {
                            view! {
                                <dt>{name}</dt>
                                <dd>{value}</dd>
                            }
                        })
                        .collect_view()
                }}
            </dl>
            {move || {
                desk.between.track();
                desk.snap.track();
                let offered = desk.with_session(TournamentGame::add_on_offered).flatten();
                offered
                    .map(|chips| {
                        let text = move || {
                            let args = Args::new().with("amount", chips);
                            desk.words.with(|words| words.with(Id("tournament-add-on"), &args))
                        };
                        let take = move |_| {
                            desk.between_hands(|game: &mut TournamentGame| {
                                // It was offered just now.
                                let _ = game.add_on();
                            });
                        };
                        view! {
                            <p>
                                <button class="btn" data-add-on="" on:click=take>
                                    {text}
                                </button>
                            </p>
                        }
                    })
            }}
            <h3>{desk.t("tournament-prizes")}</h3>
            <ol class="prizes">
                {move || {
                    prizes()
                        .into_iter()
                        .map(|Money(prize)| view! { <li>{desk.figure(Chips::new(prize))}</li> })
                        .collect_view()
                }}
            </ol>
            <h3>{desk.t("tournament-news")}</h3>
            <ol class="told" data-news="">
                {move || {
                    desk.between.track();
                    news_of(desk)
                        .into_iter()
                        .rev()
                        .take(NEWS)
                        .map(|said| view! { <li>{said.text}</li> })
                        .collect_view()
                }}
            </ol>
        </SheetFrame>
    }
}

/// The figures of the sheet, each with its name.
fn figures(desk: Desk, game: &TournamentGame) -> Vec<(String, String)> {
    let tournament = game.tournament();
    let text = |id| desk.text(id);
    let with = |id, args: Args| desk.words.with(|words| words.with(id, &args));
    let setup = tournament.setup();
    let level = tournament.clock().level();
    let next = match tournament.remaining() {
        Remaining::Hands(hands) => with(
            Id("tournament-next-hands"),
            Args::new().with("hands", hands),
        ),
        Remaining::Seconds(seconds) => with(
            Id("tournament-next-minutes"),
            Args::new().with("minutes", seconds.div_ceil(60)),
        ),
    };
    let after = blinds(desk, setup.levels.stakes(level + 1, &setup.rules));
    let left = with(
        Id("tournament-left-of"),
        Args::new()
            .with("left", tournament.players_left())
            .with("players", setup.players.len() as u64),
    );
    let mut rows = vec![
        (
            with(Id("tournament-level-now"), Args::new().with("level", level)),
            blinds(desk, tournament.stakes()),
        ),
        (next, after),
        (text(Id("tournament-left")), left),
        (
            text(Id("tournament-average")),
            desk.figure(game.average_stack()),
        ),
    ];
    if let Some((place, stack)) = rank(tournament, game.human()) {
        let args = Args::new().with("place", place).with("stack", stack);
        rows.push((
            text(Id("tournament-you")),
            with(Id("tournament-you-at"), args),
        ));
    }
    rows
}

/// Blinds and ante in words.
fn blinds(desk: Desk, stakes: Stakes) -> String {
    let id = if stakes.ante.is_zero() {
        Id("tournament-blinds")
    } else {
        Id("tournament-blinds-ante")
    };
    let args = Args::new()
        .with("small", stakes.small_blind)
        .with("big", stakes.big_blind)
        .with("ante", stakes.ante);
    desk.words.with(|words| words.with(id, &args))
}

/// How it ended for the human, if it has.
fn result(desk: Desk, game: &TournamentGame) -> Option<String> {
    let tournament = game.tournament();
    let human = game.human();
    let standings = tournament.standings();
    let own = standings.iter().find(|finish| finish.player == human)?;
    let args = Args::new()
        .with("place", own.place)
        .with("players", tournament.setup().players.len() as u64)
        .with("prize", tournament.prize_of(human).unwrap_or_default());
    let id = match tournament.prize_of(human) {
        Some(_) if own.place == 1 => Id("tournament-result-won"),
        Some(_) => Id("tournament-result-paid"),
        None => Id("tournament-result"),
    };
    Some(desk.words.with(|words| words.with(id, &args)))
}
