//! The room that makes the line for another page: what it shows, in which language, how it looks.

use leptos::prelude::*;

use super::front::Front;
use super::new_game::{Row, answer};
use super::top::Top;
use crate::engine::cards::Seed;
use crate::engine::rule::RuleId;
use crate::history::PlayedHand;
use crate::platform;
use crate::school::assignment::{Assignment, Levels, Subject};
use crate::school::drill::Level;
use crate::school::path;
use crate::text::{Id, Language};
use crate::ui::pace::Speed;

/// What is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Game,
    Rule,
    Hand,
    Lesson,
    Drill,
    Spot,
}

/// What can be left out, as links write it (`public/embed.js`), with what it is called here.
const LEFT_OUT: [(&str, Id); 4] = [
    ("home", Id("ui-home")),
    ("settings", Id("ui-settings")),
    ("pause", Id("ui-pause")),
    ("log", Id("ui-log")),
];
const FELTS: [(&str, Id); 4] = [
    ("pine", Id("ui-felt-pine")),
    ("slate", Id("ui-felt-slate")),
    ("plum", Id("ui-felt-plum")),
    ("umber", Id("ui-felt-umber")),
];
const THEMES: [(&str, Id); 3] = [
    ("system", Id("ui-light-system")),
    ("light", Id("ui-light-day")),
    ("dark", Id("ui-light-night")),
];
const STRUCTURES: [(&str, Id); 3] = [
    ("nl", Id("rooms-new-nl")),
    ("pl", Id("rooms-new-pl")),
    ("fl", Id("rooms-new-fl")),
];

/// All that is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Choice {
    what: What,
    rule: String,
    hand: String,
    lesson: &'static str,
    drill: &'static str,
    /// What the drill is to be like: its seed is `seed`.
    run: Assignment,
    spot: String,
    seats: u8,
    structure: &'static str,
    speed: &'static str,
    /// The seed, where the cards are always the same.
    seed: Option<String>,
    lang: Option<Language>,
    theme: &'static str,
    felt: &'static str,
    left_out: [bool; LEFT_OUT.len()],
    readonly: bool,
}

impl Choice {
    fn usual() -> Self {
        Self {
            what: What::Game,
            rule: RuleId::Show10.id().to_owned(),
            hand: String::new(),
            lesson: "first-hand",
            drill: "who-wins",
            run: Assignment::usual(Subject::Lesson),
            spot: String::new(),
            seats: 6,
            structure: "nl",
            speed: "normal",
            seed: None,
            lang: None,
            theme: "system",
            felt: "pine",
            left_out: [false; LEFT_OUT.len()],
            readonly: false,
        }
    }

    /// The part of the address that says what is shown, after the `#`; none: there is no such rule
    /// or hand.
    fn place(&self) -> Option<String> {
        Some(match self.what {
            What::Game => String::from("/play"),
            What::Rule => {
                let rule: RuleId = self.rule.trim().to_ascii_uppercase().parse().ok()?;
                ["/rules/", rule.id()].concat()
            }
            What::Hand => {
                let link = end_of(&self.hand);
                PlayedHand::from_link(link).ok()?;
                ["/hand/", link].concat()
            }
            What::Lesson => ["/lesson/", self.lesson].concat(),
            What::Drill => ["/drill/", self.drill].concat(),
            What::Spot => {
                // What stands in it shows below, where it is laid.
                let link = end_of(&self.spot);
                let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
                (!link.is_empty() && link.chars().all(plain)).then_some(())?;
                ["/spot/", link].concat()
            }
        })
    }

    /// The parameters, names and values; only what is not as usual.
    fn parameters(&self) -> Vec<(&'static str, String)> {
        let usual = Self::usual();
        let mut all = Vec::new();
        let mut put = |name, value: &str, usual: &str| {
            if value != usual {
                all.push((name, value.to_owned()));
            }
        };
        if self.what == What::Game {
            put("seats", &self.seats.to_string(), &usual.seats.to_string());
            put("structure", self.structure, usual.structure);
        }
        if matches!(self.what, What::Game | What::Spot) {
            put("speed", self.speed, usual.speed);
            put("seed", self.seed.as_deref().unwrap_or_default(), "");
        }
        if self.what == What::Drill {
            let run = Assignment {
                seed: self.seed.as_deref().and_then(|seed| seed.parse().ok()),
                ..self.run.clone()
            };
            // Those of a drill are usual alike.
            all.extend(run.parameters(Subject::Lesson));
        }
        let mut put = |name, value: &str, usual: &str| {
            if value != usual {
                all.push((name, value.to_owned()));
            }
        };
        put("lang", self.lang.map_or("", Language::code), "");
        put("theme", self.theme, usual.theme);
        put("felt", self.felt, usual.felt);
        let left_out = LEFT_OUT.iter().zip(self.left_out);
        let left_out: Vec<&str> = left_out
            .filter_map(|((name, _), out)| out.then_some(*name))
            .collect();
        put("hide", &left_out.join(","), "");
        put("readonly", if self.readonly { "1" } else { "" }, "");
        all
    }

    /// The part of the address after the `#`.
    fn address(&self) -> Option<String> {
        let mut address = self.place()?;
        address.push_str("?v=1");
        for (name, value) in self.parameters() {
            address = [&address, "&", name, "=", &value].concat();
        }
        Some(address)
    }

    /// The element, with the script that defines it.
    fn element(&self, folder: &str) -> Option<String> {
        let place = self.place()?;
        Some(element(
            folder,
            &place,
            &self.parameters(),
            &self.address()?,
        ))
    }

    /// A frame, where scripts are not allowed.
    fn frame(&self, folder: &str) -> Option<String> {
        Some(frame(folder, &self.address()?))
    }
}

/// The element that shows a place with these parameters, with the script that defines it.
pub(in crate::ui) fn element(
    folder: &str,
    place: &str,
    parameters: &[(&str, String)],
    address: &str,
) -> String {
    let attributes: String = (parameters.iter())
        .map(|(name, value)| [" ", name, "=\"", value, "\""].concat())
        .collect();
    [
        "<script src=\"",
        folder,
        "cards-speak.js\" async></script>\n<cards-speak src=\"#",
        place,
        "\"",
        &attributes,
        "><a href=\"",
        folder,
        "#",
        address,
        "\">Cards Speak</a></cards-speak>",
    ]
    .concat()
}

/// A frame that shows an address, where scripts are not allowed.
pub(in crate::ui) fn frame(folder: &str, address: &str) -> String {
    [
        "<iframe src=\"",
        folder,
        "#",
        address,
        "\" title=\"Cards Speak\" width=\"100%\" height=\"640\" loading=\"lazy\" \
         allow=\"clipboard-write; fullscreen\"></iframe>",
    ]
    .concat()
}

/// What an address ends with, without its parameters.
fn end_of(address: &str) -> &str {
    let end = address.trim().rsplit('/').next().unwrap_or_default();
    end.split('?').next().unwrap_or_default()
}

/// The room.
#[component]
pub(super) fn Embed() -> impl IntoView {
    let front = Front::get();
    let choice = RwSignal::new(Choice::usual());
    let (page, folder) = platform::page_address();
    let folder = StoredValue::new(folder);
    let element = Memo::new(move |_| {
        folder.with_value(|folder| {
            choice
                .with(|choice| choice.element(folder))
                .unwrap_or_default()
        })
    });
    let frame = Memo::new(move |_| {
        folder.with_value(|folder| {
            choice
                .with(|choice| choice.frame(folder))
                .unwrap_or_default()
        })
    });
    // A page inside of itself must not have its own address, or browsers leave the frame empty; and
    // one whose address changes after the `#` only would keep what it was told before.
    let other = if page.contains('?') { "&" } else { "?" };
    let turn = StoredValue::new(0_u32);
    let preview = Memo::new(move |_| {
        let address = choice.with(Choice::address)?;
        turn.update_value(|turn| *turn += 1);
        let turn = turn.get_value().to_string();
        Some([&page, other, "preview=", &turn, "#", &address].concat())
    });
    let shown = move || {
        preview.get().map(|src| {
            view! { <iframe class="preview" src=src title=front.t("embed-preview")></iframe> }
        })
    };
    view! {
        <div class="pg" data-screen="embed">
            <Top title=front.t("embed-title") />
            <main class="laying">
                <p class="note-s">{front.t("embed-lead")}</p>
                <WhatRow choice />
                {move || match choice.with(|choice| choice.what) {
                    What::Game => view! { <GameRows choice /> }.into_any(),
                    What::Lesson => view! { <LessonRow choice /> }.into_any(),
                    What::Drill => view! { <DrillRows choice /> }.into_any(),
                    What::Rule => view! { <Field choice name="rule" title=front.t("embed-rule") of=|choice| &mut choice.rule /> }.into_any(),
                    What::Hand => {
                        view! {
                            <p class="note-s">{front.t("embed-hand-about")}</p>
                            <Field choice name="hand" title=front.t("embed-hand") of=|choice| &mut choice.hand />
                        }
                            .into_any()
                    }
                    What::Spot => {
                        view! {
                            <p class="note-s">
                                {front.t("embed-spot-about")} " "
                                <a href="#/spot">{front.t("embed-spot-lay")}</a>
                            </p>
                            <Field choice name="spot" title=front.t("embed-spot") of=|choice| &mut choice.spot />
                            <PlayRows choice />
                        }
                            .into_any()
                    }
                }}
                <LookRows choice />
                <p class="wrong" role="alert">
                    {move || {
                        let choice = choice.get();
                        let (typed, id) = match choice.what {
                            What::Hand => (&choice.hand, Id("embed-hand-wrong")),
                            What::Spot => (&choice.spot, Id("embed-spot-wrong")),
                            What::Game | What::Rule | What::Lesson | What::Drill => return None,
                        };
                        let wrong = !typed.is_empty() && choice.place().is_none();
                        wrong.then(|| front.text(id))
                    }}
                </p>
                <Line name="element" title=front.t("embed-element") text=element />
                <Line name="frame" title=front.t("embed-frame") text=frame />
                <h2>{front.t("embed-preview")}</h2>
                {shown}
                <p class="note-s">{front.t("embed-more")}</p>
            </main>
        </div>
    }
}

#[component]
fn WhatRow(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let kinds = [
        (What::Game, Id("embed-what-game")),
        (What::Rule, Id("embed-what-rule")),
        (What::Hand, Id("embed-what-hand")),
        (What::Lesson, Id("embed-what-lesson")),
        (What::Drill, Id("embed-what-drill")),
        (What::Spot, Id("embed-what-spot")),
    ];
    let kinds = kinds.map(|(what, id)| {
        let checked = move || choice.with(|choice| choice.what == what);
        let pick = move || choice.update(|choice| choice.what = what);
        answer(front.t_id(id), checked, pick)
    });
    view! { <Row name="what" title=front.t("embed-what") choices=kinds.to_vec() /> }
}

/// One of a list of words.
#[component]
fn Words(
    choice: RwSignal<Choice>,
    name: &'static str,
    title: Signal<String>,
    list: Vec<(&'static str, Id)>,
    of: fn(&mut Choice) -> &mut &'static str,
) -> impl IntoView {
    let front = Front::get();
    let choices = list.into_iter().map(|(word, id)| {
        let checked = move || *of(&mut choice.get()) == word;
        let pick = move || choice.update(|choice| *of(choice) = word);
        answer(front.t_id(id), checked, pick)
    });
    view! { <Row name title choices=choices.collect() /> }
}

#[component]
fn GameRows(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let seats = (2..=10_u8).map(|seats| {
        let checked = move || choice.with(|choice| choice.seats == seats);
        let pick = move || choice.update(|choice| choice.seats = seats);
        answer(Signal::stored(seats.to_string()), checked, pick)
    });
    view! {
        <Words
            choice
            name="structure"
            title=front.t("rooms-new-structure")
            list=STRUCTURES.to_vec()
            of=|choice| &mut choice.structure
        />
        <Row name="seats" title=front.t("rooms-new-seats") choices=seats.collect() />
        <PlayRows choice />
    }
}

/// How fast it is played, and with which cards.
#[component]
fn PlayRows(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let speeds = Speed::ALL.map(|(_, name, id)| (name, id));
    view! {
        <Words choice name="speed" title=front.t("ui-speed") list=speeds.to_vec() of=|choice| &mut choice.speed />
        <SeedRow choice />
    }
}

/// One of a long list.
#[component]
pub(in crate::ui) fn Listed(
    name: &'static str,
    title: Signal<String>,
    /// Names, what they are called, and which of them is chosen.
    list: Vec<(&'static str, Signal<String>)>,
    chosen: &'static str,
    choose: Callback<String>,
) -> impl IntoView {
    let options = list.into_iter().map(|(value, label)| {
        view! {
            <option value=value selected=value == chosen>
                {label}
            </option>
        }
    });
    view! {
        <label class="note-of">
            <span class="note-s">{title}</span>
            <select data-field=name on:change=move |event| choose.run(event_target_value(&event))>
                {options.collect_view()}
            </select>
        </label>
    }
}

#[component]
fn LessonRow(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let list = path::lessons().map(|lesson| {
        let title = move || {
            let id = ["lesson-", lesson.id].concat();
            let title = front.words.with(|words| words.of_lesson(&id));
            title.unwrap_or_default()
        };
        (lesson.id, Signal::derive(title))
    });
    let chosen = choice.with_untracked(|choice| choice.lesson);
    let choose = Callback::new(move |id: String| {
        if let Some(lesson) = path::lessons().find(|lesson| lesson.id == id) {
            choice.update(|choice| choice.lesson = lesson.id);
        }
    });
    view! { <Listed name="lesson" title=front.t("embed-what-lesson") list=list.collect() chosen choose /> }
}

#[component]
fn DrillRows(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    // The drills of the gates, those that there are: they have a title.
    let mut names: Vec<&'static str> = Vec::new();
    for name in path::CHAPTERS.iter().flat_map(|chapter| chapter.gate) {
        if !names.contains(name) {
            names.push(name);
        }
    }
    let title = move |name: &str| {
        let id = ["drill-", name].concat();
        front.words.with(|words| words.of_lesson(&id))
    };
    names.retain(|name| untrack(|| title(name)).is_some());
    let known = names.clone();
    let list = names.into_iter().map(|name| {
        let title = move || title(name).unwrap_or_default();
        (name, Signal::derive(title))
    });
    let chosen = choice.with_untracked(|choice| choice.drill);
    let choose = Callback::new(move |name: String| {
        if let Some(drill) = known.iter().find(|known| **known == name) {
            choice.update(|choice| choice.drill = drill);
        }
    });
    let counts = [5, 10, 20].map(|count| {
        let checked = move || choice.with(|choice| choice.run.count == count);
        let pick = move || choice.update(|choice| choice.run.count = count);
        answer(Signal::stored(count.to_string()), checked, pick)
    });
    let levels = [None].into_iter().chain(Level::ALL.map(Some)).map(|level| {
        let levels = level.map_or_else(Levels::default, Levels::only);
        let checked = move || choice.with(|choice| choice.run.levels == levels);
        let pick = move || choice.update(|choice| choice.run.levels = levels);
        let label = level.map_or_else(
            || front.t("embed-level-adaptive"),
            |level| Signal::stored(level.number().to_string()),
        );
        answer(label, checked, pick)
    });
    let passes = [None, Some(60), Some(80)].map(|pass| {
        let checked = move || choice.with(|choice| choice.run.pass == pass);
        let pick = move || choice.update(|choice| choice.run.pass = pass);
        let label = pass.map_or_else(
            || front.t("embed-pass-none"),
            |pass| Signal::stored([&pass.to_string(), " %"].concat()),
        );
        answer(label, checked, pick)
    });
    view! {
        <Listed name="drill" title=front.t("embed-what-drill") list=list.collect() chosen choose />
        <Row name="count" title=front.t("embed-count") choices=counts.to_vec() />
        <Row name="level" title=front.t("embed-level") choices=levels.collect() />
        <Row name="pass" title=front.t("embed-pass") choices=passes.to_vec() />
        <SeedRow choice />
    }
}

/// Whether the cards are the same for everybody.
#[component]
fn SeedRow(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let seeds = [false, true].map(|same| {
        let checked = move || choice.with(|choice| choice.seed.is_some() == same);
        let pick = move || {
            let seed = Seed::new(platform::random_bytes()).to_string();
            choice.update(|choice| choice.seed = same.then(|| seed[..16].to_owned()));
        };
        let id = if same {
            Id("embed-seed-same")
        } else {
            Id("embed-seed-any")
        };
        answer(front.t_id(id), checked, pick)
    });
    view! { <Row name="seed" title=front.t("embed-seed") choices=seeds.to_vec() /> }
}

#[component]
fn LookRows(choice: RwSignal<Choice>) -> impl IntoView {
    let front = Front::get();
    let own = [None].into_iter();
    let languages = own.chain(Language::ALL.iter().copied().map(Some));
    let languages = languages.map(|lang| {
        let checked = move || choice.with(|choice| choice.lang == lang);
        let pick = move || choice.update(|choice| choice.lang = lang);
        let name = lang.map_or_else(
            || front.t("embed-lang-own"),
            |lang| Signal::stored(lang.name().to_owned()),
        );
        answer(name, checked, pick)
    });
    let left_out = LEFT_OUT.iter().enumerate().map(|(place, (_, id))| {
        let flip = move || {
            choice.update(|choice| choice.left_out[place] = !choice.left_out[place]);
        };
        view! { <Tick text=front.t_id(*id) flip=Callback::new(move |()| flip()) /> }
    });
    let readonly = Callback::new(move |()| {
        choice.update(|choice| choice.readonly = !choice.readonly);
    });
    view! {
        <Row name="lang" title=front.t("embed-lang") choices=languages.collect() />
        <Words choice name="theme" title=front.t("ui-light") list=THEMES.to_vec() of=|choice| &mut choice.theme />
        <Words choice name="felt" title=front.t("ui-felt") list=FELTS.to_vec() of=|choice| &mut choice.felt />
        <fieldset class="pick" data-pick="hide">
            <legend>{front.t("embed-hide")}</legend>
            <div class="chips">
                {left_out.collect_view()} <Tick text=front.t("embed-readonly") flip=readonly />
            </div>
        </fieldset>
    }
}

/// Something that may be ticked.
#[component]
fn Tick(text: Signal<String>, flip: Callback<()>) -> impl IntoView {
    view! {
        <label>
            <input type="checkbox" on:change=move |_| flip.run(()) />
            <span>{text}</span>
        </label>
    }
}

/// A line to be written.
#[component]
fn Field(
    choice: RwSignal<Choice>,
    /// For tools.
    name: &'static str,
    title: Signal<String>,
    of: fn(&mut Choice) -> &mut String,
) -> impl IntoView {
    let now = of(&mut choice.get_untracked()).clone();
    view! {
        <label class="note-of">
            <span class="note-s">{title}</span>
            <input
                data-field=name
                spellcheck="false"
                prop:value=now
                on:input:target=move |event| choice.update(|choice| *of(choice) = event.target().value())
            />
        </label>
    }
}

/// A line to be copied.
#[component]
pub(in crate::ui) fn Line(
    name: &'static str,
    title: Signal<String>,
    text: Memo<String>,
) -> impl IntoView {
    let front = Front::get();
    let said = RwSignal::new(None::<Id>);
    let copy = move |_| Front::copy(text.get_untracked(), said);
    view! {
        <div class="line-of">
            <label>
                <b>{title}</b>
                <textarea rows="4" readonly="" data-line=name prop:value=text></textarea>
            </label>
            <button class="btn" on:click=copy>
                {front.t("embed-copy")}
            </button>
            <span class="note-s" role="status">
                {move || said.get().map(|id| front.text(id))}
            </span>
        </div>
    }
}
