//! The page's end: asks the worker.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, MessageEvent, Worker};

use super::bytes_of;
use super::health::Health;
use super::protocol::{Reply, Request, reply_to};
use crate::bots::{BotRequest, Budget, Decision, Level, legal_or_passive};

/// How long a worker may take to start before its program is loaded into the page.
const START_MS: i32 = 10_000;
/// How long a decision waits for a start, in a worker or in the page.
const PATIENCE_MS: i32 = 20_000;
/// How long a decision may take.
const DEADLINE_MS: i32 = 3_000;

/// Asks bots, one question at a time.
#[derive(Clone, Debug)]
pub struct BotClient(Rc<RefCell<Inner>>);

#[derive(Debug, Default)]
struct Inner {
    worker: Option<Worker>,
    /// The start in progress.
    starting: Option<Promise>,
    /// Whether it has been asked what only the deep worker can reckon out.
    deep: bool,
    health: Health,
    /// The number of the newest question; older ones get no answer.
    newest: u64,
    /// Ends the wait for the answer to the question before.
    cancel: Option<Function>,
}

impl BotClient {
    /// Begins to start the worker.
    #[must_use]
    pub fn start() -> Self {
        let client = Self(Rc::default());
        let warming = client.clone();
        spawn_local(async move {
            warming.worker().await;
        });
        client
    }

    /// Asks; always a legal decision, unless a newer question has made this one idle: then `None`.
    ///
    /// A worker that is late or has crashed is started again and asked for less; if that fails
    /// too, the bot checks or folds ([`Plan::NoTime`](crate::bots::Plan::NoTime)).
    pub async fn decide(&self, question: BotRequest) -> Option<Decision> {
        let ticket = self.take_ticket();
        self.deepen(question.level).await;
        for most in [Budget::FULL, Budget::SMALL] {
            let Some(worker) = self.worker().await else {
                break;
            };
            if !self.is_newest(ticket) {
                return None;
            }
            // In the page itself a long thought would make it stutter.
            let budget = match worker.dyn_ref::<Worker>() {
                Some(_) => most,
                None => Budget::SMALL,
            };
            let answer = self.ask(&worker, &question, budget).await;
            if !self.is_newest(ticket) {
                return None;
            }
            let legal = |decision: &Decision| {
                legal_or_passive(&question.view, decision.action) == decision.action
            };
            if let Some(decision) = answer.filter(legal) {
                self.0.borrow_mut().health.worked();
                return Some(decision);
            }
            self.drop_worker();
        }
        let wanted = self.is_newest(ticket);
        wanted.then(|| Decision::passive(&question.view))
    }

    /// Changes to the deep worker once a level needs it. One that is starting comes first, lest it
    /// take the place of the other.
    async fn deepen(&self, level: Level) {
        if !level.reckons() || self.0.borrow().deep {
            return;
        }
        self.worker().await;
        let mut inner = self.0.borrow_mut();
        if !inner.deep {
            inner.deep = true;
            if let Some(worker) = inner.worker.take() {
                worker.terminate();
            }
        }
    }

    fn take_ticket(&self) -> u64 {
        let mut inner = self.0.borrow_mut();
        inner.newest += 1;
        let ticket = inner.newest;
        let cancel = inner.cancel.take();
        drop(inner);
        if let Some(cancel) = cancel {
            let _ = cancel.call0(&JsValue::NULL);
        }
        ticket
    }

    fn is_newest(&self, ticket: u64) -> bool {
        self.0.borrow().newest == ticket
    }

    /// The worker, if there is one in time; starts it where that is worth a try.
    async fn worker(&self) -> Option<Worker> {
        if let Some(worker) = &self.0.borrow().worker {
            return Some(worker.clone());
        }
        let starting = self.starting()?;
        within(&starting, PATIENCE_MS).await;
        self.0.borrow().worker.clone()
    }

    /// The start in progress; a new one if there is none and it is worth a try.
    fn starting(&self) -> Option<Promise> {
        if let Some(promise) = &self.0.borrow().starting {
            return Some(promise.clone());
        }
        if !self.0.borrow().health.is_worth_a_try() {
            return None;
        }
        let client = self.clone();
        let deep = self.0.borrow().deep;
        let started = wasm_bindgen_futures::future_to_promise(async move {
            let result = match start_worker(deep) {
                Ok(promise) => JsFuture::from(promise).await,
                Err(error) => Err(error),
            };
            // In the page it is no `Worker`, but it is used like one.
            let worker = result.ok().map(JsCast::unchecked_into::<Worker>);
            let mut inner = client.0.borrow_mut();
            inner.starting = None;
            if worker.is_none() {
                inner.health.failed();
            }
            inner.worker = worker;
            Ok(JsValue::UNDEFINED)
        });
        self.0.borrow_mut().starting = Some(started.clone());
        Some(started)
    }

    fn drop_worker(&self) {
        let mut inner = self.0.borrow_mut();
        inner.health.failed();
        if let Some(worker) = inner.worker.take() {
            worker.terminate();
        }
    }

    /// One question and its answer; nothing if the worker fails or is late.
    async fn ask(
        &self,
        worker: &Worker,
        question: &BotRequest,
        budget: Budget,
    ) -> Option<Decision> {
        let id = question.id;
        let (promise, resolve) = promise();
        let resolve = resolve?;
        self.0.borrow_mut().cancel = Some(resolve.clone());
        let done = resolve.clone();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            // Late answers to older questions are none of ours.
            if reply(&event.data(), id) != Reply::Other {
                let _ = done.call1(&JsValue::NULL, &event.data());
            }
        });
        let crashed = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            event.prevent_default();
            let _ = resolve.call0(&JsValue::NULL);
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(crashed.as_ref().unchecked_ref()));
        let message = Request::decide(question.clone(), budget).to_bytes();
        let sent = worker.post_message(&Uint8Array::from(&message[..]));
        let answer = match sent {
            Ok(()) => within(&promise, DEADLINE_MS).await,
            Err(_) => None,
        };
        // A newer question has put its own handlers there.
        if worker.onmessage().as_ref() == Some(heard.as_ref().unchecked_ref()) {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            self.0.borrow_mut().cancel = None;
        }
        match reply(&answer?, id) {
            Reply::Decision(decision) => Some(decision),
            Reply::Failure(_) | Reply::Other => None,
        }
    }
}

/// What the worker's message means to whoever asked question `id`.
fn reply(message: &JsValue, id: u64) -> Reply {
    reply_to(&bytes_of(message), id)
}

/// `globalThis.cardsSpeak.startWorker(ms, deep)` of `public/boot.js`: a worker that has said it is ready,
/// or its program in the page, behind the same face.
fn start_worker(deep: bool) -> Result<Promise, JsValue> {
    let boot = Reflect::get(&js_sys::global(), &JsValue::from_str("cardsSpeak"))?;
    let start = Reflect::get(&boot, &JsValue::from_str("startWorker"))?;
    let start: Function = start.dyn_into()?;
    let promise = start.call2(&boot, &JsValue::from_f64(f64::from(START_MS)), &deep.into())?;
    promise.dyn_into()
}

/// A promise and what resolves it.
fn promise() -> (Promise, Option<Function>) {
    let mut resolve = None;
    let promise = Promise::new(&mut |resolved, _| resolve = Some(resolved));
    (promise, resolve)
}

/// What a promise comes to, unless it fails or takes longer than `ms`.
async fn within(awaited: &Promise, ms: i32) -> Option<JsValue> {
    let mut timer = None;
    let late = Promise::new(&mut |resolve, _| {
        let window = web_sys::window();
        timer = window.and_then(|window| {
            window
                .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, ms)
                .ok()
        });
    });
    let first = Promise::race(&js_sys::Array::of2(awaited, &late));
    let value = JsFuture::from(first).await;
    if let (Some(window), Some(timer)) = (web_sys::window(), timer) {
        window.clear_timeout_with_handle(timer);
    }
    value.ok().filter(|value| !value.is_undefined())
}
