//! A table to be laid: what is played, for how much, against whom, by which rules.

use leptos::prelude::*;

use super::front::Front;
use super::house;
use super::top::Top;
use crate::bots::Level;
use crate::engine::cards::Seed;
use crate::engine::chips::Chips;
use crate::engine::hand::Stakes;
use crate::engine::house::{HouseRules, Preset, Structure};
use crate::game::{Game, GameSetup};
use crate::platform;
use crate::text::{Args, Id};
use crate::ui::saved;

/// The blinds that can be chosen.
const BLINDS: [(u64, u64); 4] = [(1, 2), (5, 10), (25, 50), (100, 200)];
/// The buy-ins that can be chosen, in big blinds.
const BUY_INS: [u64; 3] = [20, 50, 100];
pub(in crate::ui) const STRUCTURES: [(Structure, Id); 3] = [
    (Structure::NoLimit, Id("rooms-new-nl")),
    (Structure::PotLimit, Id("rooms-new-pl")),
    (Structure::FixedLimit, Id("rooms-new-fl")),
];
/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Choice {
    structure: Structure,
    seats: u8,
    blinds: (u64, u64),
    /// In big blinds.
    buy_in: u64,
    level: Level,
    /// The house rules, but for the structure.
    rules: HouseRules,
}

impl Choice {
    /// What was played last, as far as it can be chosen here.
    fn last() -> Self {
        let setup = saved::own_outline().map_or_else(GameSetup::default, |game| game.setup);
        let small = setup.stakes.small_blind.get();
        let big = setup.stakes.big_blind.get();
        let usual = GameSetup::default();
        Self {
            structure: setup.rules.structure,
            seats: setup.seats,
            blinds: BLINDS
                .into_iter()
                .find(|blinds| *blinds == (small, big))
                .unwrap_or((5, 10)),
            buy_in: BUY_INS
                .into_iter()
                .find(|buy_in| buy_in * big == setup.buy_in.get())
                .unwrap_or(100),
            level: setup
                .opponents
                .first()
                .map_or(usual.level, |opponent| opponent.level),
            rules: house::draft(),
        }
    }

    fn setup(self) -> GameSetup {
        let (small, big) = self.blinds;
        GameSetup {
            seed: Seed::new(platform::random_bytes()),
            seats: self.seats,
            stakes: Stakes {
                small_blind: Chips::new(small),
                big_blind: Chips::new(big),
                ante: Chips::ZERO,
            },
            buy_in: Chips::new(big * self.buy_in),
            rules: HouseRules {
                structure: self.structure,
                ..self.rules
            },
            level: self.level,
            ..GameSetup::default()
        }
    }
}

/// The room in which a table is laid.
#[component]
pub(super) fn NewGame() -> impl IntoView {
    let front = Front::get();
    let choice = RwSignal::new(Choice::last());
    let wrong = RwSignal::new(None::<String>);
    let deal = move |_| match Game::new(choice.get_untracked().setup()) {
        Ok(game) => {
            saved::keep_own(&game);
            platform::go("/play");
        }
        Err(error) => {
            let said = front.words.with_untracked(|words| words.game_error(&error));
            wrong.set(Some(said));
        }
    };
    view! {
        <div class="pg" data-screen="new-game">
            <Top title=front.t("rooms-new") />
            <main class="laying">
                <StructureRow choice />
                <SeatsRow choice />
                <BlindsRow choice />
                <BuyInRow choice />
                <LevelRow
                    level=Signal::derive(move || choice.get().level)
                    pick=Callback::new(move |level| choice.update(|choice| choice.level = level))
                />
                <RulesRow choice />
                <p>
                    <a href="#/house">{front.t("rooms-new-rules-all")}</a>
                </p>
                <p class="wrong" role="alert">
                    {move || wrong.get()}
                </p>
                <div class="go-row">
                    <button class="btn go" data-deal="" on:click=deal>
                        {front.t("rooms-home-deal")}
                    </button>
                </div>
                <p class="note-s">{front.t("rooms-new-ends")}</p>
            </main>
        </div>
    }
}

#[component]
fn StructureRow(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let structures = STRUCTURES.map(|(structure, id)| {
        let checked = move || choice.with(|choice| choice.structure == structure);
        let pick = move || choice.update(|choice| choice.structure = structure);
        answer(front.t_id(id), checked, pick)
    });
    view! {
        <Row name="structure" title=front.t("rooms-new-structure") choices=structures.to_vec() />
    }
}

#[component]
fn SeatsRow(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let seats: Vec<_> = (2..=10_u8)
        .map(|seats| {
            let checked = move || choice.with(|choice| choice.seats == seats);
            let pick = move || choice.update(|choice| choice.seats = seats);
            answer(Signal::stored(seats.to_string()), checked, pick)
        })
        .collect();
    view! { <Row name="seats" title=front.t("rooms-new-seats") choices=seats /> }
}

#[component]
fn BlindsRow(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let blinds = BLINDS.map(|blinds| {
        let text = move || {
            let args = Args::new().with("small", blinds.0).with("big", blinds.1);
            front
                .words
                .with(|words| words.with(Id("rooms-new-blinds-of"), &args))
        };
        let checked = move || choice.with(|choice| choice.blinds == blinds);
        let pick = move || choice.update(|choice| choice.blinds = blinds);
        answer(Signal::derive(text), checked, pick)
    });
    view! { <Row name="blinds" title=front.t("rooms-new-blinds") choices=blinds.to_vec() /> }
}

#[component]
fn BuyInRow(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let buy_ins = BUY_INS.map(|buy_in| {
        let text = move || {
            let args = Args::new().with("amount", buy_in * choice.get().blinds.1);
            front
                .words
                .with(|words| words.with(Id("rooms-new-buy-in-of"), &args))
        };
        let checked = move || choice.with(|choice| choice.buy_in == buy_in);
        let pick = move || choice.update(|choice| choice.buy_in = buy_in);
        answer(Signal::derive(text), checked, pick)
    });
    view! { <Row name="buy-in" title=front.t("rooms-new-buy-in") choices=buy_ins.to_vec() /> }
}

/// How well the others play.
#[component]
pub(in crate::ui) fn LevelRow(
    #[prop(into)] level: Signal<Level>,
    pick: Callback<Level>,
) -> impl IntoView {
    let front = Front::get();
    let levels = Level::all().map(|one| {
        let text = Signal::stored(one.to_string());
        answer(text, move || level.get() == one, move || pick.run(one))
    });
    let level_about = move || {
        front.text(match level.get().get() {
            1 | 2 => Id("rooms-level-beginner"),
            3 | 4 => Id("rooms-level-fair"),
            5 | 6 => Id("rooms-level-good"),
            _ => Id("rooms-level-strong"),
        })
    };
    view! {
        <Row
            name="level"
            title=front.t("rooms-new-level")
            about=Signal::derive(level_about)
            choices=levels.collect()
        />
    }
}

#[component]
fn RulesRow(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let presets = Preset::ALL.map(|preset| {
        let text = move || front.words.with(|words| words.preset_name(preset));
        let checked = move || choice.with(|choice| house::is_preset(choice.rules, preset));
        let pick = move || {
            choice.update(|choice| choice.rules = preset.rules());
            house::keep(preset.rules());
        };
        answer(Signal::derive(text), checked, pick)
    });
    let rules_about = move || {
        let rules = choice.get().rules;
        let preset = Preset::ALL
            .into_iter()
            .find(|preset| house::is_preset(rules, *preset));
        match preset {
            Some(preset) => front.words.with(|words| words.preset_about(preset)),
            None => front.text(Id("rooms-new-rules-own")),
        }
    };
    view! {
        <Row
            name="rules"
            title=front.t("rooms-new-rules")
            about=Signal::derive(rules_about)
            choices=presets.to_vec()
        />
    }
}

/// An answer: what it is called, whether it is chosen, and its choosing.
pub(in crate::ui) type Answer = (Signal<String>, Signal<bool>, Callback<()>);

/// An [`Answer`] of any closures.
pub(in crate::ui) fn answer(
    text: Signal<String>,
    checked: impl Fn() -> bool + Send + Sync + 'static,
    pick: impl Fn() + Send + Sync + 'static,
) -> Answer {
    (
        text,
        Signal::derive(checked),
        Callback::new(move |()| pick()),
    )
}

/// One question with its answers, of which exactly one is chosen.
#[component]
pub(in crate::ui) fn Row(
    /// For tools.
    name: &'static str,
    title: Signal<String>,
    #[prop(into, optional)] about: Option<Signal<String>>,
    choices: Vec<Answer>,
) -> impl IntoView {
    let one = |(text, checked, pick): Answer| {
        view! {
            <label>
                <input type="radio" name=name prop:checked=checked on:change=move |_| pick.run(()) />
                <span>{text}</span>
            </label>
        }
    };
    view! {
        <fieldset class="pick" data-pick=name>
            <legend>{title}</legend>
            <div class="chips">{choices.into_iter().map(one).collect_view()}</div>
            {about.map(|about| view! { <p class="note-s">{about}</p> })}
        </fieldset>
    }
}
