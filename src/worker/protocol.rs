//! What page and worker say to each other: bytes, in the compact form of `postcard`.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::bots::{BotRequest, Budget, Decision};
use crate::engine::hand::TableView;

/// The version of the protocol; both sides come from one build, so they differ only by mistake.
pub const PROTOCOL: u32 = 1;

/// From the page to the worker, after [`Response::Ready`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// A question to a bot.
    Decide {
        /// The asker's protocol.
        protocol: u32,
        /// How much work may go into it.
        budget: Budget,
        /// The question.
        question: Box<BotRequest>,
    },
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Response {
    /// The first message of a worker; nothing may be sent before it.
    Ready {
        /// The worker's protocol.
        protocol: u32,
        /// The version of the program.
        build: String,
    },
    /// The answer to a question.
    Decided {
        /// The number of the question.
        id: u64,
        /// The answer.
        decision: Decision,
    },
    /// A message that cannot be answered.
    Failed {
        /// The number of the question, if it could be read.
        id: Option<u64>,
        /// What is wrong with it.
        message: String,
    },
}

impl Request {
    /// A question, and how much work may go into it.
    #[must_use]
    pub fn decide(question: BotRequest, budget: Budget) -> Self {
        Self::Decide {
            protocol: PROTOCOL,
            budget,
            question: Box::new(question),
        }
    }

    /// The message as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        // Plain data of known lengths: writing it cannot fail.
        postcard::to_allocvec(self).unwrap_or_default()
    }
}

impl Response {
    /// What a worker says first.
    #[must_use]
    pub fn ready() -> Self {
        Self::Ready {
            protocol: PROTOCOL,
            build: env!("CARGO_PKG_VERSION").to_owned(),
        }
    }

    /// The message as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        // Plain data of known lengths: writing it cannot fail.
        postcard::to_allocvec(self).unwrap_or_default()
    }
}

/// What a worker answers to a message, whatever it is.
#[must_use]
pub fn answer(message: &[u8]) -> Response {
    match whole(message) {
        Ok(Request::Decide {
            protocol,
            budget,
            question,
        }) if protocol == PROTOCOL => Response::Decided {
            id: question.id,
            decision: question.answer(budget),
        },
        Ok(Request::Decide {
            protocol, question, ..
        }) => Response::Failed {
            id: Some(question.id),
            message: format!("protocol {protocol}; this worker speaks {PROTOCOL}"),
        },
        Err(error) => Response::Failed {
            id: None,
            message: error.to_string(),
        },
    }
}

/// What a message from the worker means to whoever asked question `id`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The answer.
    Decision(Decision),
    /// There will be no answer, and why.
    Failure(String),
    /// Nothing: it is about another question.
    Other,
}

/// What a message from the worker means to whoever asked question `id`.
#[must_use]
pub fn reply_to(message: &[u8], id: u64) -> Reply {
    match whole(message) {
        Ok(Response::Decided {
            id: answered,
            decision,
        }) if answered == id => Reply::Decision(decision),
        Ok(Response::Failed {
            id: failed,
            message,
        }) if failed.is_none_or(|failed| failed == id) => Reply::Failure(message),
        Ok(_) => Reply::Other,
        Err(error) => Reply::Failure(error.to_string()),
    }
}

/// A view of a table as bytes, for the helper beside it.
#[must_use]
pub fn view_to_bytes(view: &TableView) -> Vec<u8> {
    // Plain data of known lengths: writing it cannot fail.
    postcard::to_allocvec(view).unwrap_or_default()
}

/// The view that these bytes are; nothing if they are none.
#[must_use]
pub fn view_from_bytes(bytes: &[u8]) -> Option<TableView> {
    whole(bytes).ok()
}

/// A message that is nothing but this.
fn whole<T: DeserializeOwned>(message: &[u8]) -> postcard::Result<T> {
    match postcard::take_from_bytes(message)? {
        (value, []) => Ok(value),
        _ => Err(postcard::Error::DeserializeBadEncoding),
    }
}
