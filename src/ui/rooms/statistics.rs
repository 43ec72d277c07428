//! What the hands that were played say about their player.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::front::Front;
use super::history::status;
use super::listed;
use super::top::Top;
use crate::engine::house::Structure;
use crate::platform;
use crate::stats::{Balance, Company, Rate, Report, Tally, Winnings};
use crate::text::{Args, Id, signed_tenths};
use crate::ui::words::Words;

/// Below so many cases a share says nothing.
const FEW: u64 = 30;
/// How many points the curve has at most, and how many rows the table beside it.
const POINTS: usize = 300;
const ROWS: usize = 10;
/// The curve in its own units.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 200.0;

/// A figure: its word, what it means, and how to find it.
type Figure = (Id, Id, fn(&Tally) -> Rate);

const FIGURES: [Figure; 6] = [
    (Id("records-vpip"), Id("records-vpip-about"), |t| {
        t.voluntary
    }),
    (Id("records-pfr"), Id("records-pfr-about"), |t| {
        t.raised_first
    }),
    (Id("records-3bet"), Id("records-3bet-about"), |t| {
        t.three_bet
    }),
    (
        Id("records-aggression"),
        Id("records-aggression-about"),
        |t| t.aggression,
    ),
    (Id("records-wtsd"), Id("records-wtsd-about"), |t| {
        t.to_showdown
    }),
    (Id("records-wsd"), Id("records-wsd-about"), |t| {
        t.won_showdown
    }),
];

/// The figures.
#[component]
pub(super) fn Statistics() -> impl IntoView {
    let front = Front::get();
    let read = RwSignal::new(0_u64);
    let report = RwSignal::new(None::<Report>);
    spawn_local(async move {
        let mut so_far = Report::default();
        platform::each_hand(|kept| {
            if let Some((hand, played)) = listed::read(kept)
                && hand.is_own()
            {
                so_far.add(&played, hand.you, hand.at, hand.record.number);
            }
            read.try_update(|read| *read += 1).is_some()
        })
        .await;
        let _ = report.try_set(Some(so_far));
    });
    let reading = move || {
        let args = Args::new().with("count", read.get());
        front.said(Id("records-stats-reading"), &args)
    };
    let content = move || match report.get() {
        None => status(Signal::derive(reading)),
        Some(report) if report.all().hands == 0 => status(front.t("records-stats-none")),
        Some(report) => view! { <Figures report /> }.into_any(),
    };
    view! {
        <div class="pg" data-screen="statistics">
            <Top title=front.t("rooms-stats") />
            <main class="stats">{content}</main>
        </div>
    }
}

#[component]
fn Figures(report: Report) -> impl IntoView {
    let front = Front::get();
    let all = *report.all();
    let hands = move || front.words.with(|words| words.number(all.hands));
    let won = move || front.per_hundred(&all.winnings);
    let one = |(word, about, of): Figure| {
        let rate = of(&all);
        view! {
            <div class="figure">
                <dt>{front.t_id(word)}</dt>
                <dd data-cases=rate.of.to_string()>{move || front.share(rate)}</dd>
                <dd class="note-s">{front.t_id(about)}</dd>
            </div>
        }
    };
    let positions = report.positions().into_iter().map(|(position, tally)| {
        let name = move || front.words.with(|words| words.position_name(position));
        (Signal::derive(name), tally)
    });
    let structures = report.structures().into_iter().map(|(structure, tally)| {
        let id = match structure {
            Structure::NoLimit => Id("rooms-new-nl"),
            Structure::PotLimit => Id("rooms-new-pl"),
            Structure::FixedLimit => Id("rooms-new-fl"),
        };
        (front.t_id(id), tally)
    });
    let companies = report.companies().into_iter().map(|(company, tally)| {
        let id = match company {
            Company::HeadsUp => Id("records-heads-up"),
            Company::Short => Id("records-short"),
            Company::Full => Id("records-full"),
        };
        (front.t_id(id), tally)
    });
    let games = structures.chain(companies).collect();
    view! {
        <p class="note-s">{front.t("records-stats-likely")}</p>
        <dl class="figures" data-hands=all.hands.to_string()>
            <div class="figure">
                <dt>{front.t("records-hands")}</dt>
                <dd>{hands}</dd>
            </div>
            <div class="figure">
                <dt>{front.t("records-won")}</dt>
                <dd>{won}</dd>
                <dd class="note-s">{front.t("records-won-about")}</dd>
            </div>
            {FIGURES.map(one).into_iter().collect_view()}
        </dl>
        <Curve course=report.course(POINTS) rows=report.course(ROWS) />
        <Kinds title=front.t("records-by-position") kinds=positions.collect() />
        <Kinds title=front.t("records-by-game") kinds=games />
    }
}

/// The main figures of each kind.
#[component]
fn Kinds(title: Signal<String>, kinds: Vec<(Signal<String>, Tally)>) -> impl IntoView {
    let front = Front::get();
    let cell = move |rate: Rate| {
        let text = move || front.short_share(rate);
        view! { <td>{text}</td> }
    };
    let row = |(name, tally): (Signal<String>, Tally)| {
        let hands = move || front.words.with(|words| words.number(tally.hands));
        let won = move || front.short_per_hundred(&tally.winnings);
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{hands}</td>
                <td>{won}</td>
                {cell(tally.voluntary)}
                {cell(tally.raised_first)}
            </tr>
        }
    };
    view! {
        <table class="kinds">
            <caption>{title}</caption>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{front.t("records-hands")}</th>
                    <th scope="col">{front.t("records-won-short")}</th>
                    <th scope="col">{front.t("records-vpip")}</th>
                    <th scope="col">{front.t("records-pfr")}</th>
                </tr>
            </thead>
            <tbody>{kinds.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// The course of the winnings, as a picture and as a table.
#[component]
fn Curve(course: Vec<Balance>, rows: Vec<Balance>) -> impl IntoView {
    let front = Front::get();
    let end = course.last().copied().unwrap_or_default();
    let picture = drawing(&course);
    let args = move || {
        Args::new()
            .with("count", end.hands as u64)
            .with("net", front.blinds(end.net))
            .with("adjusted", front.blinds(end.adjusted))
    };
    let said = move || front.said(Id("records-curve-said"), &args());
    let row = |balance: Balance| {
        let hands = move || front.words.with(|words| words.number(balance.hands as u64));
        view! {
            <tr>
                <th scope="row">{hands}</th>
                <td>{move || front.blinds(balance.net)}</td>
                <td>{move || front.blinds(balance.adjusted)}</td>
            </tr>
        }
    };
    view! {
        <section class="curve" data-curve="">
            <h2>{front.t("records-curve")}</h2>
            <p>{said}</p>
            <svg
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                preserveAspectRatio="none"
                aria-hidden="true"
                inner_html=picture
            />
            <p class="note-s keys">
                <span class="k won">{front.t("records-curve-net")}</span>
                <span class="k fair">{front.t("records-curve-adjusted")}</span>
            </p>
            <p class="note-s">{front.t("records-curve-about")}</p>
            <details>
                <summary>{front.t("records-curve-table")}</summary>
                <table class="kinds">
                    <thead>
                        <tr>
                            <th scope="col">{front.t("records-hands")}</th>
                            <th scope="col">{front.t("records-curve-net")}</th>
                            <th scope="col">{front.t("records-curve-adjusted")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            </details>
        </section>
    }
}

/// The two lines and the level of nothing won.
fn drawing(course: &[Balance]) -> String {
    let all = course.iter().flat_map(|at| [at.net, at.adjusted]);
    let (least, most) = all.fold((0.0_f64, 0.0_f64), |(least, most), value| {
        (least.min(value), most.max(value))
    });
    let tall = (most - least).max(1.0);
    let hands = course.last().map_or(1, |end| end.hands).max(1);
    let long = WIDTH / f64::from(u32::try_from(hands).unwrap_or(u32::MAX));
    let y = |value: f64| HEIGHT - (value - least) / tall * HEIGHT;
    let line = |class: &str, of: fn(&Balance) -> f64| {
        let points = course.iter().map(|at| {
            let hands = f64::from(u32::try_from(at.hands).unwrap_or(u32::MAX));
            format!("{:.1},{:.1}", hands * long, y(of(at)))
        });
        let points: Vec<String> = points.collect();
        format!(
            "<polyline class=\"{class}\" points=\"{}\"/>",
            points.join(" ")
        )
    };
    let zero = y(0.0);
    [
        &format!("<path class=\"zero\" d=\"M0 {zero:.1}H{WIDTH}\"/>"),
        &*line("fair", |at| at.adjusted),
        &line("won", |at| at.net),
    ]
    .concat()
}

impl Front {
    /// Big blinds with their sign and one decimal.
    fn blinds(self, amount: f64) -> String {
        let language = self.words.with(Words::language);
        signed_tenths(language, (amount * 10.0).round() as i64)
    }

    /// A share with its cases and its interval; of few cases nothing but that they are few.
    fn share(self, rate: Rate) -> String {
        match figures(rate) {
            None => self.said(Id("records-few"), &Args::new().with("count", rate.of)),
            Some((share, low, high)) => {
                let args = Args::new()
                    .with("percent", share)
                    .with("least", low)
                    .with("most", high)
                    .with("count", rate.of);
                self.said(Id("records-share"), &args)
            }
        }
    }

    /// The same in a table.
    fn short_share(self, rate: Rate) -> AnyView {
        let Some((share, low, high)) = figures(rate) else {
            return view! { <small>{self.t("records-few-short")}</small> }.into_any();
        };
        let args = Args::new()
            .with("percent", share)
            .with("least", low)
            .with("most", high);
        let (one, range) = (Id("records-percent"), Id("records-percents"));
        view! {
            {self.said(one, &args)}
            <small>{self.said(range, &args)}</small>
        }
        .into_any()
    }

    fn per_hundred(self, winnings: &Winnings) -> String {
        match reckoned(winnings) {
            None => {
                let args = Args::new().with("count", winnings.hands());
                self.said(Id("records-few"), &args)
            }
            Some((won, give)) => {
                let args = Args::new()
                    .with("won", self.blinds(won))
                    .with("least", self.blinds(won - give))
                    .with("most", self.blinds(won + give));
                self.said(Id("records-won-of"), &args)
            }
        }
    }

    fn short_per_hundred(self, winnings: &Winnings) -> AnyView {
        let Some((won, give)) = reckoned(winnings) else {
            return view! { <small>{self.t("records-few-short")}</small> }.into_any();
        };
        let give = ["± ", self.blinds(give).trim_start_matches('+')].concat();
        view! {
            {self.blinds(won)}
            <small>{give}</small>
        }
        .into_any()
    }
}

fn reckoned(winnings: &Winnings) -> Option<(f64, f64)> {
    winnings.per_hundred().filter(|_| winnings.hands() >= FEW)
}

/// Share and interval in whole per cents.
fn figures(rate: Rate) -> Option<(u64, u64, u64)> {
    let (low, high) = rate.interval().filter(|_| rate.of >= FEW)?;
    Some((whole(rate.per_cent()?), whole(low), whole(high)))
}

#[expect(clippy::cast_sign_loss, reason = "a share is not below zero")]
fn whole(per_cent: f64) -> u64 {
    per_cent.round() as u64
}
