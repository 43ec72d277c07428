//! The house-rules sheet: every option with its values, and who of the sources says what (GAME-6).

use leptos::prelude::*;

use super::front::Front;
use super::print::Print;
use super::top::Top;
use crate::engine::house::{HouseRules, OptionKey, Preset};
use crate::platform::Storage;
use crate::text::{HouseLine, Id};

/// Under this name the rules of the next table are kept.
const NAME: &str = "house-rules/1";

/// The house rules of the next table, as they were left; those of the school if there are none.
pub(in crate::ui) fn draft() -> HouseRules {
    Storage::get(NAME)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_else(|| Preset::School.rules())
}

/// Keeps the house rules of the next table.
pub(super) fn keep(rules: HouseRules) {
    if let Ok(text) = serde_json::to_string(&rules) {
        let _ = Storage::set(NAME, &text);
    }
}

/// Whether these are the rules of a preset; the structure is chosen with the table.
pub(super) fn is_preset(rules: HouseRules, preset: Preset) -> bool {
    let own = preset.rules();
    rules
        == HouseRules {
            structure: rules.structure,
            ..own
        }
}

/// The sheet.
#[component]
pub(super) fn House() -> impl IntoView {
    let front = Front::get();
    let rules = RwSignal::new(draft());
    let wrong = RwSignal::new(None::<String>);
    let presets = Preset::ALL.map(|preset| {
        view! {
            <label>
                <input
                    type="radio"
                    name="preset"
                    prop:checked=move || is_preset(rules.get(), preset)
                    on:change=move |_| {
                        wrong.set(None);
                        rules.set(preset.rules());
                        keep(preset.rules());
                    }
                />
                <span>{move || front.words.with(|words| words.preset_name(preset))}</span>
            </label>
        }
    });
    let sheet = Memo::new(move |_| front.words.with(|words| words.house_sheet(&rules.get())));
    // The structure is chosen with the table, and where there is one value there is no choice.
    let options = OptionKey::ALL
        .iter()
        .copied()
        .filter(|option| *option != OptionKey::Structure && option.values().len() != 1)
        .map(|option| view! { <Line option sheet rules wrong /> });
    view! {
        <div class="pg" data-screen="house-rules">
            <Top title=front.t("rooms-new-rules") back="#/new" />
            <main class="laying house">
                <fieldset class="pick" data-pick="preset">
                    <legend class="vh">{front.t("rooms-new-rules")}</legend>
                    <div class="chips">{presets.into_iter().collect_view()}</div>
                </fieldset>
                <p class="note-s">{front.t("rooms-house-about")}</p>
                <p class="wrong" role="alert">
                    {move || wrong.get()}
                </p>
                {options.collect_view()}
                <InForce sheet />
                <div class="linkrow">
                    <Print />
                </div>
            </main>
        </div>
    }
}

/// What is in force, line by line: on paper in the place of what can be chosen.
#[component]
fn InForce(sheet: Memo<Vec<HouseLine>>) -> impl IntoView {
    let row = |line: &HouseLine| {
        view! {
            <tr class:changed=!line.is_default>
                <th scope="row">{line.title.clone()}</th>
                <td>{line.value.clone()}</td>
                <td>{line.rule.id()}</td>
            </tr>
        }
    };
    let rows = move || sheet.with(|sheet| sheet.iter().map(row).collect::<Vec<_>>());
    view! {
        <table class="paper-only">
            <tbody>{rows}</tbody>
        </table>
    }
}

#[component]
fn Line(
    option: OptionKey,
    sheet: Memo<Vec<HouseLine>>,
    rules: RwSignal<HouseRules>,
    wrong: RwSignal<Option<String>>,
) -> impl IntoView {
    let front = Front::get();
    let line = Memo::new(move |_| {
        let line = sheet.with(|sheet| sheet.iter().find(|line| line.option == option).cloned());
        line.unwrap_or_else(|| unreachable!("the sheet has every option"))
    });
    let set = move |value: &str| {
        let mut changed = rules.get_untracked();
        match changed.set(option, value) {
            Ok(()) => {
                wrong.set(None);
                keep(changed);
                rules.set(changed);
            }
            Err(error) => {
                let said = front
                    .words
                    .with_untracked(|words| words.house_error(&error));
                wrong.set(Some(said));
                // The field shows again what is in force.
                rules.notify();
            }
        }
    };
    let choices = move || {
        let HouseLine { choices, .. } = line.get();
        if choices.is_empty() {
            return view! {
                <label class="number">
                    <input
                        inputmode="numeric"
                        aria-label=move || line.get().title
                        prop:value=move || rules.get().value(option)
                        on:change:target=move |event| set(event.target().value().trim())
                    />
                    <span>{line.get().value}</span>
                </label>
            }
            .into_any();
        }
        let one = choices.into_iter().map(|choice| {
            let name = choice.name;
            view! {
                <label>
                    <input
                        type="radio"
                        name=option.name()
                        prop:checked=choice.chosen
                        on:change=move |_| set(name)
                    />
                    <span>
                        <b>{choice.text}</b>
                        <small>{choice.known_to}</small>
                    </span>
                </label>
            }
        });
        one.collect_view().into_any()
    };
    let conflicts = move || {
        let told = line.get().conflicts.into_iter().map(|(number, said)| {
            view! {
                <p>
                    <span class="rule-id">{format!("C-{number}")}</span>
                    " "
                    {said}
                </p>
            }
        });
        let told: Vec<_> = told.collect();
        (!told.is_empty()).then(|| {
            view! {
                <details>
                    <summary>{front.t("rooms-house-sources")}</summary>
                    {told}
                </details>
            }
        })
    };
    let rule = option.rule().id();
    view! {
        <fieldset class="pick option" data-option=option.name() class:changed=move || !line.get().is_default>
            <legend>
                {move || line.get().title} " "
                <a class="rule-id" href=["#/rules/", rule].concat()>
                    {rule}
                </a>
            </legend>
            <p class="note-s">{move || line.get().about}</p>
            <div class="values">{choices}</div>
            {conflicts}
            <p class="note-s changed-note">
                {move || (!line.get().is_default).then(|| front.text(Id("rooms-house-changed")))}
            </p>
        </fieldset>
    }
}
