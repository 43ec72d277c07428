//! A program of somebody else's, spoken to in lines of JSON; docs/bot-protocol.md is its manual.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use cards_speak::engine::hand::{Action, LegalActions, TableView};
use serde::Serialize;

/// A running program.
pub(crate) struct Program {
    child: Child,
    /// Nothing once it has ended.
    questions: Option<Sender<String>>,
    answers: Receiver<String>,
    limit: Duration,
    /// Answers that came too late or have not come yet: so many lines are passed over.
    overdue: u64,
}

/// A line to the program: a view as in saved games, the legal actions and the number of the hand.
#[derive(Serialize)]
struct Question<'a> {
    hand_number: u64,
    #[serde(flatten)]
    view: &'a TableView,
    legal: Option<&'a LegalActions>,
}

impl Program {
    /// Starts it by the shell.
    pub(crate) fn start(command: &str, limit: Duration) -> Result<Self, String> {
        let problem = |error: &dyn std::fmt::Display| format!("exec:{command}: {error}");
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| problem(&error))?;
        let mut input = child.stdin.take().ok_or_else(|| problem(&"no input"))?;
        let output = child.stdout.take().ok_or_else(|| problem(&"no output"))?;
        let (say, answers) = channel();
        let (questions, asked) = channel::<String>();
        // Neither reading nor writing may hold up the game, even where a program does not read
        // until its pipe is full: each has a thread. They end with the program, or with the match.
        std::thread::spawn(move || {
            for line in asked {
                let sent = input.write_all(line.as_bytes());
                if sent.and_then(|()| input.flush()).is_err() {
                    break;
                }
            }
        });
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let Ok(line) = line else { break };
                if say.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self {
            child,
            questions: Some(questions),
            answers,
            limit,
            overdue: 0,
        })
    }

    /// Its action; nothing if it does not answer in time, or not with an action.
    pub(crate) fn ask(&mut self, hand_number: u64, view: &TableView) -> Option<Action> {
        let until = Instant::now() + self.limit;
        let question = Question {
            hand_number,
            view,
            legal: view.legal.as_ref(),
        };
        let mut line = serde_json::to_string(&question).ok()?;
        line.push('\n');
        if self.questions.as_ref()?.send(line).is_err() {
            self.questions = None;
            return None;
        }
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left) {
                Ok(_) if self.overdue > 0 => self.overdue -= 1,
                Ok(answer) => return serde_json::from_str(&answer).ok(),
                Err(RecvTimeoutError::Timeout) => {
                    self.overdue += 1;
                    return None;
                }
                Err(RecvTimeoutError::Disconnected) => {
                    self.questions = None;
                    return None;
                }
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program ends when its input does; one that has not after a moment is ended.
        self.questions = None;
        for _ in 0..20 {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
