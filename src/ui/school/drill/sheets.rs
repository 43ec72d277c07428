//! House-rules sheets side by side.

use leptos::prelude::*;

use super::runner::Runner;
use crate::engine::house::HouseRules;
use crate::school::drill::Sheets;
use crate::text::Id;
use crate::ui::words::Words;

/// The sheets; one that is to be read once lies covered when it was.
#[component]
pub(super) fn SheetsView(laid: Sheets) -> impl IntoView {
    let runner = Runner::get();
    let words = runner.front.words;
    let once = laid.once;
    let table = move || words.with(|words| sheet_table(words, &laid.sheets));
    move || {
        let covered = once && !runner.reads.get() && !runner.solved.get();
        if covered {
            view! { <p class="note-s" data-covered="">{runner.front.t("practice-covered")}</p> }
                .into_any()
        } else {
            table().into_any()
        }
    }
}

/// Sheets line by line; several have letters.
pub(super) fn sheet_table(words: &Words, sheets: &[HouseRules]) -> AnyView {
    let many = sheets.len() > 1;
    let sheets: Vec<_> = sheets
        .iter()
        .map(|sheet| words.house_sheet(sheet))
        .collect();
    let letters = ('A'..='Z').take(sheets.len());
    let heads = letters.map(|letter| view! { <th scope="col">{letter.to_string()}</th> });
    let heads = many.then(|| heads.collect::<Vec<_>>());
    let lines = sheets.first().map_or(0, Vec::len);
    let rows = (0..lines).map(|line| {
        let title = sheets[0][line].title.clone();
        let values = sheets.iter().map(|sheet| {
            let value = sheet.get(line).map(|line| line.value.clone());
            view! { <td>{value}</td> }
        });
        view! {
            <tr>
                <th scope="row">{title}</th>
                {values.collect::<Vec<_>>()}
            </tr>
        }
    });
    let rows = rows.collect::<Vec<_>>();
    let name = words.of(Id("house-sheet"));
    view! {
        <div class="figures sheets" tabindex="0" role="region" aria-label=name.clone()>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{name.clone()}</th>
                        {heads}
                        {(!many).then(|| view! { <td></td> })}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// The sheet has been read, and the question may come.
#[component]
pub(super) fn HaveRead() -> impl IntoView {
    let runner = Runner::get();
    view! {
        <button class="btn fill" data-hand-in="" data-read="" on:click=move |_| runner.cover()>
            {runner.front.t("practice-read")}
        </button>
    }
}
