//! Fills a text with its arguments: the part of Fluent that the game needs.

use std::fmt::Write;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::args::{Args, Value};
use super::cards;
use super::catalog::Catalog;
use super::strength;

/// For the eye or for the ear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Voice {
    /// Cards as signs, a thin space between thousands.
    Screen,
    /// Cards as words, amounts without spaces.
    Spoken,
}

/// How deep texts may lie in each other; only texts that contain themselves go deeper.
const DEEPEST: u8 = 8;

/// A text being filled.
#[derive(Clone, Copy)]
pub(super) struct Scope<'a> {
    catalog: &'a Catalog,
    args: &'a Args,
    voice: Voice,
    depth: u8,
}

impl<'a> Scope<'a> {
    pub(super) fn new(catalog: &'a Catalog, args: &'a Args, voice: Voice) -> Self {
        Self {
            catalog,
            args,
            voice,
            depth: 0,
        }
    }

    /// The text of a message.
    pub(super) fn message(self, id: &str) -> String {
        let mut out = String::new();
        self.put_message(id, &mut out);
        out
    }

    /// One level further in, with other arguments.
    fn within(self, args: &'a Args) -> Option<Self> {
        (self.depth < DEEPEST).then_some(Self {
            args,
            depth: self.depth + 1,
            ..self
        })
    }

    fn put_message(self, id: &str, out: &mut String) {
        match (self.catalog.pattern(id), self.within(self.args)) {
            (Some(pattern), Some(inner)) => inner.put_pattern(pattern, out),
            _ => put(out, format_args!("{{{id}}}")),
        }
    }

    fn put_term(self, id: &str, args: &Args, out: &mut String) {
        let inner = Scope {
            args,
            depth: self.depth + 1,
            ..self
        };
        match self.catalog.term(id) {
            Some(pattern) if self.depth < DEEPEST => inner.put_pattern(pattern, out),
            _ => put(out, format_args!("{{-{id}}}")),
        }
    }

    fn put_pattern(self, pattern: &Pattern<String>, out: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => self.put_expression(expression, out),
            }
        }
    }

    fn put_expression(self, expression: &Expression<String>, out: &mut String) {
        match expression {
            Expression::Inline(inline) => self.put_inline(inline, out),
            Expression::Select { selector, variants } => {
                if let Some(variant) = self.chosen(selector, variants) {
                    self.put_pattern(&variant.value, out);
                }
            }
        }
    }

    /// The first variant that fits, else the default.
    fn chosen<'v>(
        self,
        selector: &InlineExpression<String>,
        variants: &'v [Variant<String>],
    ) -> Option<&'v Variant<String>> {
        let value = match selector {
            InlineExpression::VariableReference { id } => self.args.get(&id.name),
            _ => None,
        };
        let number = value.and_then(Value::number);
        let key = match number {
            Some(number) => Some(self.catalog.language().plural().category(number).name()),
            None => value.and_then(Value::key),
        };
        let fits = |variant: &&Variant<String>| match &variant.key {
            VariantKey::Identifier { name } => key == Some(name),
            VariantKey::NumberLiteral { value } => {
                number.is_some_and(|number| value.parse() == Ok(number))
            }
        };
        let default = |variant: &&Variant<String>| variant.default;
        variants
            .iter()
            .find(fits)
            .or_else(|| variants.iter().find(default))
    }

    fn put_inline(self, inline: &InlineExpression<String>, out: &mut String) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                out.push_str(&unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { value } => out.push_str(value),
            InlineExpression::FunctionReference { id, arguments } => {
                if id.name != "RANK" || !self.put_rank(arguments, out) {
                    put(out, format_args!("{{{}()}}", id.name));
                }
            }
            InlineExpression::MessageReference { id, attribute } => match attribute {
                None => self.put_message(&id.name, out),
                Some(attribute) => {
                    self.put_message(&format!("{}.{}", id.name, attribute.name), out);
                }
            },
            InlineExpression::TermReference { id, arguments, .. } => {
                let args = arguments.as_ref().map(literals).unwrap_or_default();
                self.put_term(&id.name, &args, out);
            }
            InlineExpression::VariableReference { id } => match self.args.get(&id.name) {
                Some(value) => self.put_value(value, out),
                None => put(out, format_args!("{{${}}}", id.name)),
            },
            InlineExpression::Placeable { expression } => self.put_expression(expression, out),
        }
    }

    /// `RANK($high, form: "plural")`: the term `-rank-plural` about that rank.
    fn put_rank(self, arguments: &CallArguments<String>, out: &mut String) -> bool {
        let Some(InlineExpression::VariableReference { id }) = arguments.positional.first() else {
            return false;
        };
        let Some(Value::Rank(rank)) = self.args.get(&id.name) else {
            return false;
        };
        let Some(Value::Text(form)) = literals(arguments).get("form").cloned() else {
            return false;
        };
        let args = Args::new().with("rank", *rank);
        self.put_term(&format!("rank-{form}"), &args, out);
        true
    }

    fn put_value(self, value: &Value, out: &mut String) {
        match (value, self.voice) {
            (Value::Text(text), _) => out.push_str(text),
            (Value::Word(word), _) => out.push_str(word),
            (Value::Number(number), Voice::Screen) => out.push_str(&self.catalog.number(*number)),
            (Value::Number(number), Voice::Spoken) => put(out, format_args!("{number}")),
            (Value::Amount(amount), Voice::Screen) => {
                out.push_str(&self.catalog.number(amount.get()));
            }
            (Value::Amount(amount), Voice::Spoken) => put(out, format_args!("{amount}")),
            (Value::Rank(rank), _) => out.push_str(cards::sign(*rank)),
            (Value::Cards(given), Voice::Screen) => out.push_str(&cards::signs(given)),
            (Value::Cards(given), Voice::Spoken) => {
                let mut first = true;
                for card in given {
                    if !first {
                        out.push_str(", ");
                    }
                    first = false;
                    let (id, args) = cards::card(*card);
                    self.put_inner(id.0, &args, out);
                }
            }
            (Value::Hand(hand), _) => {
                let (id, args) = strength::name(*hand);
                self.put_inner(&format!("{}.with", id.0), &args, out);
            }
        }
    }

    /// A message that stands as an argument in another.
    fn put_inner(self, id: &str, args: &Args, out: &mut String) {
        let inner = Scope {
            args,
            depth: self.depth + 1,
            ..self
        };
        inner.put_message(id, out);
    }
}

/// The named arguments of a call: Fluent allows only literals there.
fn literals(arguments: &CallArguments<String>) -> Args {
    let mut args = Args::new();
    for argument in &arguments.named {
        let name = argument.name.name.clone();
        args = match &argument.value {
            InlineExpression::StringLiteral { value } => {
                args.with(name, unescape_unicode_to_string(value).into_owned())
            }
            InlineExpression::NumberLiteral { value } => match value.parse::<u64>() {
                Ok(number) => args.with(name, number),
                Err(_) => args.with(name, value.as_str()),
            },
            _ => args,
        };
    }
    args
}

/// Writing into a `String` cannot fail.
fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}
