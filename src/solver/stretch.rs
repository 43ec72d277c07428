//! A tree in stretches: what lies between one event of chance and the next.

use std::ops::Range;

use super::game::LeafAt;
use super::tree::{Node, NodeId, Side, Tree};

/// A part of a tree without an event of chance inside. Its nodes have places: parents come before
/// their children, and the children of a node stand side by side.
///
/// A pass goes from the first place to the last with the reach of one player, and back with the
/// values of the other; in between all leaves are there at once, and those on one board share most
/// of their work.
#[derive(Debug, Default)]
pub(super) struct Stretch {
    /// How many places it has.
    pub(super) places: usize,
    pub(super) decisions: Vec<Decision>,
    pub(super) leaves: Vec<LeafAt>,
    pub(super) events: Vec<Event>,
}

/// A decision in a stretch.
#[derive(Debug)]
pub(super) struct Decision {
    pub(super) side: Side,
    pub(super) place: usize,
    /// The place with the reach of him who decides.
    pub(super) reach: usize,
    /// The places after each action.
    pub(super) children: Range<usize>,
    /// Where its columns begin among the figures.
    pub(super) columns: usize,
}

/// An event of chance at the end of a stretch.
#[derive(Debug)]
pub(super) struct Event {
    pub(super) place: usize,
    /// By the player whose values are asked for, the place with the reach of the other.
    pub(super) reach: [usize; 2],
    /// The numbers of its outcomes.
    pub(super) branches: Range<u32>,
    /// The stretch after the first of them; those after the others follow it.
    pub(super) first: usize,
}

/// All stretches of a tree, the one with its root first; each comes after what it follows from.
/// `starts` says for each node where its columns begin.
pub(super) fn stretches(tree: &Tree, starts: &[usize]) -> Vec<Stretch> {
    let mut roots: Vec<NodeId> = tree.root().into_iter().collect();
    let mut stretches = Vec::new();
    while let Some(&root) = roots.get(stretches.len()) {
        stretches.push(Stretch::from(root, tree, starts, &mut roots));
    }
    stretches
}

impl Stretch {
    /// The stretch that begins here; the roots of those after it are added to `roots`.
    fn from(root: NodeId, tree: &Tree, starts: &[usize], roots: &mut Vec<NodeId>) -> Self {
        let mut stretch = Self::default();
        // Each with the places of the reach, as in `Event`.
        let mut nodes = vec![(root, [0, 0])];
        while let Some(&(node, reach)) = nodes.get(stretch.places) {
            let place = stretch.places;
            match tree.node(node) {
                Node::Leaf(leaf) => stretch.leaves.push(LeafAt {
                    leaf: *leaf,
                    place,
                    reach,
                }),
                Node::Chance(branches) => {
                    stretch.events.push(Event {
                        place,
                        reach,
                        branches: branches.clone(),
                        first: roots.len(),
                    });
                    roots.extend(tree.children(branches));
                }
                Node::Decision(side, branches) => {
                    let other = side.other().index();
                    let start = nodes.len();
                    for &child in tree.children(branches) {
                        let mut of_child = reach;
                        of_child[other] = nodes.len();
                        nodes.push((child, of_child));
                    }
                    stretch.decisions.push(Decision {
                        side: *side,
                        place,
                        reach: reach[other],
                        children: start..nodes.len(),
                        columns: starts[node.index()],
                    });
                }
            }
            stretch.places += 1;
        }
        stretch
    }
}
