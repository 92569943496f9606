// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/knight_ways.h"

#include "core/rules/dice/dice.h"
#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/board/reach.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/game/fights.h"

#include <algorithm>

namespace sf::imperio {
namespace {

constexpr std::uint8_t noWay = 100; ///< turns to where no way leads

/// Directions are numbered clockwise from 0, up.
Square stepIn(Square from, std::size_t direction) {
    constexpr int rows[] = {-1, -1, 0, 1, 1, 1, 0, -1};
    constexpr int columns[] = {0, 1, 1, 1, 0, -1, -1, -1};
    return squareAt(from.row() + rows[direction], from.column() + columns[direction]);
}

/// The direction of the last step on the way that goes on in `next` with the fewest turns.
std::size_t directionBefore(std::array<std::uint8_t, 8> turns, std::size_t next) {
    for (std::size_t direction = 0; direction < turns.size(); ++direction)
        turns[direction] += direction != next;
    return static_cast<std::size_t>(std::ranges::min_element(turns) - turns.begin());
}

} // namespace

KnightWays::KnightWays(const Position& position, Square knight) : m_position(position), m_knight(knight) {
    const auto piece = knight.isOnBoard() ? position.board.at(knight) : std::nullopt;
    if (!piece || piece->kind != Kind::Knight || piece->side != position.toMove ||
        !ready(position).has(knight) || position.result)
        return;
    m_actions = position.knights[knight.index].actionsLeft;
    m_zones = pikeZones(position.board, enemyOf(position.toMove));
    walk();
}

void KnightWays::walk() {
    const Squares open = m_position.board.empty() | Squares(m_knight);
    m_after[0] = Squares(m_knight);
    for (int steps = 1; steps <= m_actions; ++steps) {
        // It may go on from its first square even in a zone, but not from a zone that it entered.
        const auto before = static_cast<std::size_t>(steps - 1);
        const Squares from = steps == 1 ? m_after[0] : m_after[before] - m_zones;
        Squares reached;
        for (auto& turns : m_turns[before + 1])
            turns.fill(noWay);
        for (const Square square : from) {
            reached |= around(square) & open;
            addTurns(square, steps, open);
        }
        m_after[static_cast<std::size_t>(steps)] = reached;
        m_squares |= reached - Squares(m_knight);
    }
    const Squares enemies = m_position.board.of(enemyOf(m_position.toMove));
    for (int steps = 0; steps < m_actions; ++steps)
        for (const Square square : attackGround(steps))
            m_targets |= around(square) & enemies;
}

Squares KnightWays::attackGround(int steps) const {
    const Squares there = m_after[static_cast<std::size_t>(steps)];
    return steps == 0 ? there : there - m_zones;
}

/// Goes on from a square that was reached a step before.
void KnightWays::addTurns(Square from, int steps, Squares open) {
    const auto now = static_cast<std::size_t>(steps);
    const Turns& before = m_turns[now - 1][from.index];
    for (std::size_t direction = 0; direction < before.size(); ++direction) {
        const Square to = stepIn(from, direction);
        if (!to.isOnBoard() || !open.has(to))
            continue;
        const std::size_t last = directionBefore(before, direction);
        m_turns[now][to.index][direction] = static_cast<std::uint8_t>(before[last] + (last != direction));
    }
}

Square KnightWays::straightest(Squares squares, int steps) const {
    const auto turnsTo = [&](Square square) {
        return std::ranges::min(m_turns[static_cast<std::size_t>(steps)][square.index]);
    };
    Square best = squares.first();
    for (const Square square : squares)
        if (turnsTo(square) < turnsTo(best))
            best = square;
    return best;
}

std::vector<Square> KnightWays::way(Square square, int steps) const {
    std::vector<Square> result;
    const Turns& all = m_turns[static_cast<std::size_t>(steps)][square.index];
    auto direction = static_cast<std::size_t>(std::ranges::min_element(all) - all.begin());
    for (; steps > 0; --steps) {
        result.push_back(square);
        square = stepIn(square, (direction + 4) % 8);
        direction = directionBefore(m_turns[static_cast<std::size_t>(steps - 1)][square.index], direction);
    }
    std::ranges::reverse(result);
    return result;
}

std::vector<Square> KnightWays::wayTo(Square square) const {
    for (int steps = 1; steps <= m_actions; ++steps)
        if (m_after[static_cast<std::size_t>(steps)].has(square))
            return way(square, steps);
    return {};
}

int KnightWays::stepsAt(Square square) const {
    return m_position.knights[m_knight.index].steps + static_cast<int>(wayTo(square).size());
}

Position KnightWays::after(const std::vector<Square>& way) const {
    Position position = m_position;
    dice::Script script({}); // steps need no dice
    dice::ThrownChances none(script);
    Square from = m_knight;
    for (const Square to : way) {
        play(position, step(from, to), none);
        from = to;
    }
    return position;
}

std::vector<Approach> KnightWays::approaches(Square target) const {
    std::vector<Approach> found;
    if (!m_targets.has(target))
        return found;
    const bool base = isBase(m_position.board.piece(target).kind);
    for (int steps = 0; steps < m_actions; ++steps) {
        const Squares ground = attackGround(steps) & around(target);
        if (ground.isEmpty())
            continue;
        const Square from = straightest(ground, steps);
        Approach approach{way(from, steps), {}, 0, 0};
        const Position there = after(approach.way);
        approach.attack = attack(from, target, base ? Intention::Capture : Intention::None);
        approach.charge = imperio::charge(there, from, target);
        approach.winChance = odds(fightsOf(there, approach.attack)[0].matchup).winChance().number();
        if (std::ranges::find(found, approach.charge, &Approach::charge) == found.end())
            found.push_back(std::move(approach));
    }
    std::ranges::stable_sort(found, std::ranges::greater{}, &Approach::winChance);
    return found;
}

} // namespace sf::imperio
