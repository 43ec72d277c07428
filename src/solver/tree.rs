//! The public tree of a game: what both players see.

use std::ops::Range;

/// One of the two players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first.
    First,
    /// The second.
    Second,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Its number: 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A node of a [`Tree`], by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(u32);

impl NodeId {
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What happens in a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// The game is over, or goes on where the tree does not follow; the game knows what the leaf
    /// with this number is worth.
    Leaf(u32),
    /// Chance decides in the open; the game knows what the outcomes with these numbers are.
    Chance(Range<u32>),
    /// A player decides among as many actions as there are numbers.
    Decision(Side, Range<u32>),
}

/// The public tree of a game. It grows from its leaves: children come before their parents.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// Where the branches lead, those of one node side by side.
    branches: Vec<NodeId>,
}

impl Tree {
    /// A tree of nothing.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            nodes: Vec::new(),
            branches: Vec::new(),
        }
    }

    /// Adds a leaf; `number` is the game's own.
    pub fn leaf(&mut self, number: u32) -> NodeId {
        self.push(Node::Leaf(number))
    }

    /// Adds a choice of `side` between these.
    pub fn decision(&mut self, side: Side, children: &[NodeId]) -> NodeId {
        let branches = self.branch(children);
        self.push(Node::Decision(side, branches))
    }

    /// Adds an event that leads to one of these. The numbers of its branches, which the game gets
    /// to hear, go up by one from [`Tree::next_branch`].
    pub fn chance(&mut self, children: &[NodeId]) -> NodeId {
        let branches = self.branch(children);
        self.push(Node::Chance(branches))
    }

    /// The number of the first branch of the next node with branches.
    #[must_use]
    pub fn next_branch(&self) -> u32 {
        self.branches.len() as u32
    }

    /// Where everything begins: the node added last. Of an empty tree there is none.
    #[must_use]
    pub fn root(&self) -> Option<NodeId> {
        let last = self.nodes.len().checked_sub(1)?;
        Some(NodeId(last as u32))
    }

    /// A node.
    #[must_use]
    pub fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }

    /// Where the branches of a node with these numbers lead.
    #[must_use]
    pub fn children(&self, branches: &Range<u32>) -> &[NodeId] {
        &self.branches[branches.start as usize..branches.end as usize]
    }

    /// Where a branch of a node leads; nothing if it has not as many.
    #[must_use]
    pub fn child(&self, node: NodeId, branch: usize) -> Option<NodeId> {
        match self.node(node) {
            Node::Leaf(_) => None,
            Node::Chance(branches) | Node::Decision(_, branches) => {
                self.children(branches).get(branch).copied()
            }
        }
    }

    /// All nodes, children before their parents.
    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    fn branch(&mut self, children: &[NodeId]) -> Range<u32> {
        let start = self.next_branch();
        self.branches.extend_from_slice(children);
        start..self.next_branch()
    }

    fn push(&mut self, node: Node) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(node);
        id
    }
}
