"""Monte Carlo tree search: any game for 2 to 6 players, with chance and hidden hands.

The tree is one of actions (open loop): a node stands for the actions that led to it, not for a position. Every
iteration plays down the tree from the root, where chance is drawn anew and hidden things are imagined anew, so a node
gathers what happens on average (Cowling, Powley, Whitehouse 2012, single-observer information set search). Each seat
maximises its own value. Where nothing was drawn and nothing imagined on the way to a node, its position is always the
same, so its actions are looked up once only.

A game whose strategy has `weigh` is searched by what it knows instead of by playouts to the end: a new node is worth
what `evaluate` says, after as many actions of a playout as its AHEAD says, and actions are looked at as they deserve
by `weigh` (PUCT: Rosin 2011, Silver and others 2016).
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from ...games.chance import below
from .the_game import rules, strategy

DEPTH = 512
"""The longest way down the tree; beyond it positions are only played out."""
PATIENCE = 20000
"""Actions after which a playout is broken off and its position evaluated."""


class Tree(NamedTuple):
    """A search tree as arrays; node 0 is the root, and 0 in place of a node means none."""

    size: Any
    """[nodes in use, 1 once nodes ran out]"""
    action: Any
    """By node: the action that leads to it."""
    child: Any
    """By node: its first child."""
    sibling: Any
    """By node: the next child of its parent."""
    visits: Any
    prior: Any
    """By node: the share of attention that its action deserves among its siblings."""
    seen: Any
    """By node: how often its action was legal when its parent was visited; kept where that varies."""
    opened: Any
    """By node: 1 if its position is always the same and all its actions are children."""
    value: Any
    """By node and seat: sum of the gains of all visits."""
    wins: Any
    """By action at the root and seat: sum of the shares of victory."""
    scores: Any
    """By action at the root and seat: sum of the final scores."""
    squares: Any
    """By action at the root and seat: sum of the squares of the final scores."""


class Work(NamedTuple):
    """What a search works on besides its tree."""

    states: Any
    """Two states: what the seat knows, and the one that is played on."""
    out: Any
    weights: Any
    """By place in `out`."""
    slot: Any
    """By action: the child of the node that is looked at, 0 between uses."""
    path: Any
    gains: Any
    shares: Any
    values: Any
    scores: Any
    places: Any


def grow(
    tree: Tree,
    work: Work,
    board: Any,
    players: int,
    seat: int,
    iterations: int,
    explore: float,
    margin: float,
    rng: Any,
) -> None:
    """Grow the tree by so many iterations.

    explore: how much the search turns to what it knows little of. margin: the share of points in the gain, the rest
    is victory.
    """
    for _ in range(iterations):
        iterate(tree, work, board, players, seat, explore, margin, rng)


def iterate(
    tree: Tree, work: Work, board: Any, players: int, seat: int, explore: float, margin: float, rng: Any
) -> None:
    work.states[1] = work.states[0]
    s = work.states[1]
    drawn = rng[3]  # counts the numbers drawn
    rules.imagine(s, seat, rng)
    certain = rng[3] == drawn
    node = 0
    length = 1
    work.path[0] = 0
    while not rules.over(s) and (node == 0 or tree.visits[node] > 0) and length < DEPTH:
        if certain:
            if not tree.opened[node]:
                open_all(tree, work, s, board, node, rng)
            if not tree.opened[node]:
                break
            if strategy.GUIDED:
                child = best_guided(tree, node, rules.actor(s), explore)
            else:
                child = best_of_all(tree, node, rules.actor(s), explore)
        elif strategy.GUIDED:
            child = best_guided_legal(tree, work, s, board, node, explore)
        else:
            child = best_of_legal(tree, work, s, board, node, explore, rng)
        if child == 0:
            break
        drawn = rng[3]
        rules.apply(s, board, int(tree.action[child]), rng)
        certain = certain and rng[3] == drawn
        node = child
        work.path[length] = node
        length += 1
    play_on(s, work, board, strategy.AHEAD if strategy.GUIDED else PATIENCE, rng)
    judge(s, work, board, players, margin)
    for i in range(length):
        tree.visits[work.path[i]] += 1
        for other in range(players):
            tree.value[work.path[i]][other] += work.gains[other]
    if length > 1:
        action = tree.action[work.path[1]]
        for other in range(players):
            tree.wins[action][other] += work.shares[other]
            tree.scores[action][other] += work.values[other]
            tree.squares[action][other] += work.values[other] * work.values[other]


def open_all(tree: Tree, work: Work, s: Any, board: Any, node: int, rng: Any) -> None:
    """Give the node a child for every legal action, in random order, if there is room."""
    count = rules.legal(s, board, work.out)
    if tree.size[0] + count > len(tree.action):
        tree.size[1] = 1
        return
    strategy.weigh(s, board, work.out, count, work.weights)
    total = 0.0
    for i in range(count):
        total += work.weights[i]
    for i in range(count):
        j = i + below(rng, count - i)
        action, weight = work.out[j], work.weights[j]
        work.out[j], work.weights[j] = work.out[i], work.weights[i]
        tree.prior[add(tree, node, action)] = weight / total
    tree.opened[node] = 1


def add(tree: Tree, node: int, action: int) -> int:
    """A new child of the node, in front of the others."""
    child = tree.size[0]
    tree.size[0] = child + 1
    tree.action[child] = action
    tree.sibling[child] = tree.child[node]
    tree.child[node] = child
    return int(child)


def best_of_all(tree: Tree, node: int, actor: int, explore: float) -> int:
    """The child to go to from a node with all its children: one never visited, else the highest upper bound."""
    best = 0
    highest = -1.0
    logarithm = math.log(tree.visits[node] + 1.0)
    child = int(tree.child[node])
    while child != 0:
        visits = tree.visits[child]
        if visits == 0:
            return child
        bound = tree.value[child][actor] / visits + explore * math.sqrt(logarithm / visits)
        if bound > highest:
            highest = bound
            best = child
        child = int(tree.sibling[child])
    return best


def best_guided(tree: Tree, node: int, actor: int, explore: float) -> int:
    """As `best_of_all`, by value and prior; one never visited is thought to be worth as much as its parent.

    At the root each is visited once, so that there is something to tell about all.
    """
    best = 0
    highest = -1.0
    mean = tree.value[node][actor] / max(1, tree.visits[node])
    reach = explore * math.sqrt(tree.visits[node] + 1.0)
    child = int(tree.child[node])
    while child != 0:
        visits = tree.visits[child]
        if visits == 0 and node == 0:
            return child
        value = tree.value[child][actor] / visits if visits > 0 else mean
        bound = value + reach * tree.prior[child] / (1.0 + visits)
        if bound > highest:
            highest = bound
            best = child
        child = int(tree.sibling[child])
    return best


def best_of_legal(tree: Tree, work: Work, s: Any, board: Any, node: int, explore: float, rng: Any) -> int:
    """The child to go to where positions and so legal actions vary; 0 if it is not in the tree and there is no room.

    A bound counts how often the action could be chosen, not how often the node was visited.
    """
    actor = rules.actor(s)
    count = rules.legal(s, board, work.out)
    note_children(tree, work, node)
    best = 0
    highest = -1.0
    fresh = 0
    for i in range(count):
        child = int(work.slot[work.out[i]])
        if child == 0 or tree.visits[child] == 0:
            # each of those never tried is kept with the same chance
            fresh += 1
            if below(rng, fresh) == 0:
                best = i
        else:
            tree.seen[child] += 1
            if fresh == 0:
                visits = tree.visits[child]
                bound = tree.value[child][actor] / visits + explore * math.sqrt(
                    math.log(tree.seen[child] + 1.0) / visits
                )
                if bound > highest:
                    highest = bound
                    best = i
        # `best` is among those never tried as soon as there is one
    return child_of(tree, work, node, work.out[best])


def best_guided_legal(tree: Tree, work: Work, s: Any, board: Any, node: int, explore: float) -> int:
    """As `best_guided`, where positions and so legal actions vary: priors are those of this position."""
    actor = rules.actor(s)
    count = rules.legal(s, board, work.out)
    strategy.weigh(s, board, work.out, count, work.weights)
    total = 0.0
    for i in range(count):
        total += work.weights[i]
    note_children(tree, work, node)
    mean = tree.value[node][actor] / max(1, tree.visits[node])
    reach = explore * math.sqrt(tree.visits[node] + 1.0)
    best = 0
    highest = -1.0
    for i in range(count):
        child = int(work.slot[work.out[i]])
        visits = tree.visits[child] if child != 0 else 0
        value = tree.value[child][actor] / visits if visits > 0 else mean
        bound = value + reach * work.weights[i] / total / (1.0 + visits)
        if visits == 0 and node == 0:
            bound += 10.0  # at the root each is tried once, the likely ones first
        if bound > highest:
            highest = bound
            best = i
    return child_of(tree, work, node, work.out[best])


def note_children(tree: Tree, work: Work, node: int) -> None:
    """Write the node's children into work.slot, by action."""
    child = int(tree.child[node])
    while child != 0:
        work.slot[tree.action[child]] = child
        child = int(tree.sibling[child])


def child_of(tree: Tree, work: Work, node: int, action: int) -> int:
    """The node's child of this action, a new one if there is none yet; 0 without room. Clears work.slot."""
    chosen = int(work.slot[action])
    child = int(tree.child[node])
    while child != 0:
        work.slot[tree.action[child]] = 0
        child = int(tree.sibling[child])
    if chosen == 0:
        if tree.size[0] == len(tree.action):
            tree.size[1] = 1
            return 0
        chosen = add(tree, node, action)
        tree.seen[chosen] = 1
    return chosen


def play_on(s: Any, work: Work, board: Any, patience: int, rng: Any) -> None:
    """Play up to so many actions as quick, sensible players do."""
    while patience > 0 and not rules.over(s):
        patience -= 1
        count = rules.legal(s, board, work.out)
        action = work.out[0]
        if count > 1:
            action = strategy.playout(s, board, work.out, count, rng)
        rules.apply(s, board, action, rng)


def expect(work: Work, players: int) -> None:
    """Fill work.shares[seat] with how likely the seat wins from a position of these values."""
    highest = work.values[0]
    for seat in range(1, players):
        highest = max(highest, work.values[seat])
    total = 0.0
    for seat in range(players):
        work.shares[seat] = math.exp((work.values[seat] - highest) / strategy.SWING)
        total += work.shares[seat]
    for seat in range(players):
        work.shares[seat] /= total


def judge(s: Any, work: Work, board: Any, players: int, margin: float) -> None:
    """Fill work.gains[seat] with what this end is worth, from 0 to 1; shares, values (the scores) for the records.

    A gain is the share of victory, with some of the lead in points among all points, so that the search still
    looks for the better of two won or lost lines.
    """
    if rules.over(s):
        rules.score(s, work.scores)
        rules.places(s, work.places)
        for seat in range(players):
            work.values[seat] = work.scores[seat]
    else:
        strategy.evaluate(s, board, work.values)
        for seat in range(players):
            work.places[seat] = 1
            for other in range(players):
                if work.values[other] > work.values[seat]:
                    work.places[seat] += 1
    firsts = 0
    for seat in range(players):
        if work.places[seat] == 1:
            firsts += 1
    for seat in range(players):
        work.shares[seat] = 1.0 / firsts if work.places[seat] == 1 else 0.0
    if strategy.GUIDED and not rules.over(s):
        expect(work, players)
    for seat in range(players):
        # the lead over the best other; who is ahead is the places' matter, as in some games few points are good
        lead = 0.0
        rival = 0
        for other in range(players):
            if other != seat and (rival == 0 or work.places[other] < rival):
                rival = work.places[other]
                lead = abs(work.values[seat] - work.values[other]) / (
                    1.0 + abs(work.values[seat]) + abs(work.values[other])
                )
        if work.places[seat] != 1:
            lead = -lead
        work.gains[seat] = (1.0 - margin) * work.shares[seat] + margin * (0.5 + 0.5 * lead)
