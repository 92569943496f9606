// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/state/piece_actions.h"

#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/board/reach.h"

#include <algorithm>

namespace sf::ui {

using imperio::Act;
using imperio::Action;
using imperio::Intention;
using imperio::Position;
using imperio::Square;
using imperio::Squares;

void PieceActions::clear() {
    m_from = imperio::nowhere;
    m_steps = {};
    m_targets = m_reach = m_farTargets = {};
    m_ways.reset();
    m_approaches.clear();
    m_actions.clear();
}

void PieceActions::fill(const Position& position, Square from) {
    clear();
    m_from = from;
    if (!from.isOnBoard())
        return;
    static thread_local imperio::ActionList list;
    imperio::listLegalOf(position, from, list);
    for (const Action& action : list) {
        if (action.act == Act::Step)
            m_steps.add(action.to);
        else if (action.act == Act::Attack || action.act == Act::Shot)
            m_targets.add(action.to);
        m_actions.push_back(action);
    }
    m_reach = m_steps;
    const auto piece = position.board.at(from);
    if (!piece || piece->kind != imperio::Kind::Knight)
        return;
    m_ways.emplace(position, from);
    m_reach |= m_ways->squares();
    for (const Square target : m_ways->targets())
        m_approaches[target] = m_ways->approaches(target);
    m_farTargets = m_ways->targets() - m_targets;
}

std::vector<Square> PieceActions::wayTo(Square square) const {
    return m_ways ? m_ways->wayTo(square) : std::vector<Square>();
}

int PieceActions::stepsAt(Square square) const {
    return m_ways ? m_ways->stepsAt(square) : 0;
}

const std::vector<imperio::Approach>& PieceActions::approaches(Square target) const {
    static const std::vector<imperio::Approach> none;
    const auto found = m_approaches.find(target);
    return found == m_approaches.end() ? none : found->second;
}

std::optional<Action> PieceActions::stepTo(Square square) const {
    const auto found = std::ranges::find_if(
        m_actions, [square](const Action& action) { return action.act == Act::Step && action.to == square; });
    return found == m_actions.end() ? std::nullopt : std::optional(*found);
}

std::optional<Action> PieceActions::attackOn(Square square) const {
    const auto found = std::ranges::find_if(m_actions, [square](const Action& action) {
        return (action.act == Act::Attack || action.act == Act::Shot) && action.to == square;
    });
    return found == m_actions.end() ? std::nullopt : std::optional(*found);
}

Action actionMeant(const Position& position, Square from, Square to) {
    const auto piece = position.board.at(from);
    const auto there = position.board.at(to);
    const bool isArcher = piece && piece->kind == imperio::Kind::Archer;
    if (there && piece && there->side != piece->side) {
        if (isArcher && !imperio::areAdjacent(from, to))
            return imperio::shot(from, to);
        return imperio::attack(from, to, imperio::isBase(there->kind) ? Intention::Capture : Intention::None);
    }
    if (isArcher && imperio::distance(from, to) == 2)
        return imperio::stepTwice(from, imperio::stepTowards(from, to), to);
    return imperio::step(from, to);
}

Squares spawningBases(const Position& position) {
    Squares bases;
    if (position.spawning && !position.result)
        for (const Square base : position.board.bases(position.toMove))
            if (imperio::spawnSquares(position, base))
                bases.add(base);
    return position.reinforcements[imperio::indexOf(position.toMove)].total() > 0 ? bases : Squares();
}

Squares spawnSquares(const Position& position) {
    Squares squares;
    for (const Square base : spawningBases(position))
        squares |= imperio::spawnSquares(position, base);
    return squares;
}

Action spawnMeant(const Position& position, imperio::Kind kind, Square to, Square preferred) {
    Square chosen;
    int fewest = 9;
    for (const Square base : spawningBases(position)) {
        const Squares squares = imperio::spawnSquares(position, base);
        const int count = base == preferred ? 0 : squares.count();
        if (squares.has(to) && count < fewest) {
            fewest = count;
            chosen = base;
        }
    }
    // If no base can spawn, the nearest one gives the reason.
    if (!chosen.isOnBoard())
        for (const Square base : position.board.bases(position.toMove))
            if (!chosen.isOnBoard() || imperio::distance(base, to) < imperio::distance(chosen, to))
                chosen = base;
    return imperio::spawn(kind, to, chosen);
}

} // namespace sf::ui
