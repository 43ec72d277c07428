//! A run of questions on paper: for one pupil or for a class, with the answers on a page of their
//! own (curriculum 6.3).

use leptos::prelude::*;

use super::reel;
use super::sheets::sheet_table;
use super::title;
use crate::engine::cards::Seed;
use crate::platform;
use crate::school::assignment::{Assignment, Subject};
use crate::school::drill::{Instance, Level, Part, Shown, Task};
use crate::school::question::Right;
use crate::school::round::Round;
use crate::school::spot::Scene;
use crate::text::{Args, Id};
use crate::ui::rooms::front::Front;
use crate::ui::rooms::print::Print;
use crate::ui::rooms::top::Top;
use crate::ui::school::answers;
use crate::ui::school::drill::Faults;
use crate::ui::school::paper;
use crate::ui::school::stage::{names, of_scene, round_of};
use crate::ui::words::Words;

/// At most so many questions on a sheet, and so many pupils in a class.
const QUESTIONS: u32 = 24;
const PUPILS: u32 = 99;

/// Where a link names no level, paper has this one.
const USUAL: usize = 1;

/// The sheet of a drill or a gate, with what its address asks for.
#[expect(
    clippy::needless_pass_by_value,
    reason = "a component takes what it shows"
)]
#[component]
pub(in crate::ui::school) fn DrillSheet(subject: Subject, query: String) -> impl IntoView {
    let front = Front::get();
    let (mut assignment, wrong) = Assignment::read(&query, subject);
    assignment.count = assignment.count.min(QUESTIONS);
    let place = subject.place();
    if assignment.seed.is_none() {
        // The same sheet again: its address says where its questions come from.
        let digits = Seed::new(platform::random_bytes()).to_string();
        assignment.seed = digits[..16].parse().ok();
        let more = if query.is_empty() { "?seed=" } else { "&seed=" };
        platform::set_hash(&[&platform::hash(), more, &digits[..16]].concat());
    }
    let asked = assignment.asked(subject);
    let class = class(&query);
    let slots: Vec<u32> = match class {
        0 => vec![assignment.slot],
        class => (1..=class).collect(),
    };
    let sheets: Vec<(u32, Vec<Instance>)> = slots
        .into_iter()
        .map(|slot| (slot, instances(subject, &assignment, slot)))
        .collect();
    let with_key = RwSignal::new(paper::wants_key());
    let shown = move || {
        front.words.with(|words| {
            let sheets = sheets.iter().map(|(slot, instances)| {
                let mark = mark(words, &asked, *slot);
                let key = with_key.get().then(|| key(words, instances, &mark));
                view! {
                    <section class="paper-sheet" data-slot=slot.to_string()>
                        <paper::Names />
                        <ol class="paper-list">
                            {instances.iter().map(|instance| question(words, instance)).collect_view()}
                        </ol>
                        <p class="paper-mark">{mark}</p>
                    </section>
                    {key}
                }
            });
            sheets.collect::<Vec<_>>()
        })
    };
    view! {
        <div class="pg" data-screen="sheet" data-drill=place>
            <Top title=title(front, subject) back="#/teach" />
            <main class="paper">
                <Faults wrong />
                {shown}
                <div class="linkrow">
                    <paper::WithKey key=with_key /> <Print />
                </div>
            </main>
        </div>
    }
}

/// How many pupils the sheets are for: `class=24`.
fn class(query: &str) -> u32 {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let class = pairs.find(|(name, _)| *name == "class");
    let class = class.and_then(|(_, number)| number.parse().ok());
    class.unwrap_or(0).min(PUPILS)
}

fn instances(subject: Subject, assignment: &Assignment, slot: u32) -> Vec<Instance> {
    let own = Assignment {
        slot,
        ..assignment.clone()
    };
    let round = Round::begin(subject, own, [0; 32], 0);
    let tasks = (0..assignment.count).filter_map(|n| round.nth(n, |_| Level::ALL[USUAL]));
    tasks.filter_map(Task::instance).collect()
}

/// What a sheet was made of, for its corner.
fn mark(words: &Words, asked: &str, slot: u32) -> String {
    let args = Args::new()
        .with("asked", asked)
        .with("version", platform::build_id());
    match slot {
        0 => words.with(Id("paper-mark"), &args),
        slot => words.with(Id("paper-mark-pupil"), &args.with("slot", u64::from(slot))),
    }
}

/// A question with what it is about and room for the answer.
fn question(words: &Words, instance: &Instance) -> impl IntoView + use<> {
    let parts = instance.parts.iter().map(|part| {
        let prompt = words.drill(&part.prompt, false);
        let room = paper::room(words, &part.question.right, &choices(words, part));
        view! { <p class="paper-prompt">{paper::said(words, &prompt)}</p> {room} }
    });
    let parts: Vec<_> = parts.collect();
    view! {
        <li class="paper-q" data-paper=instance.task.pattern>
            {laid(words, instance)} {parts}
        </li>
    }
}

fn choices(words: &Words, part: &Part) -> Vec<(u8, String)> {
    let choices = part.choices.iter().zip(1..);
    let choice = choices.map(|(line, number)| (number, words.drill(line, false)));
    choice.collect()
}

/// What the question is about.
fn laid(words: &Words, instance: &Instance) -> AnyView {
    match &instance.shown {
        Shown::Cards(laid) => paper::compared(words, laid),
        Shown::Table(table) => {
            let Some((snap, round, told)) = reel::still(words, table) else {
                return ().into_any();
            };
            let chips = !instance.task.drill.covers_chips();
            let told: Vec<_> = told.into_iter().map(|said| caption(words, &said)).collect();
            view! { {told} {paper::table(words, &snap, round, chips)} }.into_any()
        }
        Shown::Scene(scene) => lay_scene(words, scene),
        Shown::Told(told) => {
            let captions = told.captions.iter();
            let captions = captions.map(|line| caption(words, &words.drill(line, false)));
            let captions: Vec<_> = captions.collect();
            let scene = told.scene.as_ref().map(|scene| lay_scene(words, scene));
            view! { {scene} {captions} }.into_any()
        }
        Shown::Sheets(laid) => {
            let case = caption(words, &words.drill(&laid.case, false));
            view! { {sheet_table(words, &laid.sheets)} {case} }.into_any()
        }
    }
}

fn caption(words: &Words, said: &str) -> AnyView {
    view! { <p class="paper-told">{paper::said(words, said)}</p> }.into_any()
}

fn lay_scene(words: &Words, scene: &Scene) -> AnyView {
    let round = round_of(scene);
    let snap = of_scene(scene, round, names(round, &scene.seats, None));
    let drawn = paper::open(words, &paper::drawn(scene));
    view! { {paper::table(words, &snap, round, false)} {drawn} }.into_any()
}

/// The answers with their reckoning, on a page of their own.
fn key(words: &Words, instances: &[Instance], mark: &str) -> impl IntoView + use<> {
    let all = instances.iter().map(|instance| {
        let parts = instance.parts.iter().map(|part| {
            let sign = match &part.question.right {
                Right::Pick { choice, .. } => [&paper::letter(*choice), ") "].concat(),
                Right::Buttons(verbs) => [&answers::buttons(words, *verbs), ". "].concat(),
                _ => String::new(),
            };
            let reckoning = words.drill(&part.reckoning, false);
            let rules = paper::rules(&part.question.rules, &reckoning);
            view! { <p class="paper-a">{sign} {paper::said(words, &reckoning)} " " {rules}</p> }
        });
        view! { <li>{parts.collect::<Vec<_>>()}</li> }
    });
    view! {
        <section class="paper-key" data-key="">
            <h2>{words.of(Id("paper-answers"))}</h2>
            <ol class="paper-list">{all.collect::<Vec<_>>()}</ol>
            <p class="paper-mark">{mark.to_owned()}</p>
        </section>
    }
}
