// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/plans.h"

#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/board/reach.h"

namespace sf::imperio {

namespace {

/// For actions without dice.
class NoChances final : public dice::Chances {
public:
    dice::Comparison compareSums(int /*first*/, int /*second*/) override { return dice::Comparison::Lose; }
};

Position after(const Position& position, const Action& action) {
    NoChances chances;
    Position next = position;
    play(next, action, chances);
    return next;
}

} // namespace

PlanList::PlanList(const Position& position, Scope scope, const Expectation& expectation,
                   const Budget& budget)
    : m_scope(scope), m_expectation(expectation), m_budget(budget) {
    if (position.result || position.toMove != expectation.side())
        return;
    if (position.spawning)
        addSpawns(position);
    for (const Square square : ready(position))
        if (!m_budget.isOver())
            addPiece(position, square);
}

void PlanList::addSpawns(const Position& position) {
    for (const Square base : position.board.bases(position.toMove))
        for (const Kind kind : fightingKinds)
            if (position.reinforcements[indexOf(position.toMove)].of(kind) > 0)
                for (const Square to : spawnSquares(position, base))
                    if (!m_budget.isOver())
                        addSpawn(position, spawn(kind, to, base));
}

void PlanList::addSpawn(const Position& position, const Action& spawn) {
    const Position spawned = after(position, spawn);
    const Plan way = Plan().with(spawn);
    if (m_scope == Scope::All)
        keep(way, m_expectation.leaf(spawned));
    if (spawned.result || !ready(spawned).has(spawn.to))
        return;
    if (spawn.kind == Kind::Knight)
        addKnight(spawned, spawn.to, way);
    else if (meleeTargets(spawned, spawn.to) || shotTargets(spawned, spawn.to))
        addActions(spawned, spawn.to, way, Scope::Attacks);
}

void PlanList::addPiece(const Position& position, Square square) {
    if (position.board.piece(square).kind == Kind::Knight)
        addKnight(position, square, {});
    else
        addActions(position, square, {}, m_scope);
}

/// Whether an enemy is close enough for a knight to attack it this turn.
bool PlanList::mayReach(const Position& position, Square knight) const {
    Squares near(knight);
    for (int step = 0; step < position.knights[knight.index].actionsLeft; ++step)
        near = grown(near);
    return !(near & position.board.of(enemyOf(position.toMove))).isEmpty();
}

/// Adds every square that the knight can run to, nearest first, and its attacks from each. Only the shortest
/// way to each square counts.
void PlanList::addKnight(const Position& position, Square square, const Plan& way) {
    const bool onlyAttacks = m_scope == Scope::Attacks || way.size > 0;
    if (onlyAttacks && !mayReach(position, square))
        return;
    std::vector<Place> places{{position, square, way}};
    Squares seen(square);
    for (std::size_t next = 0; next < places.size() && !m_budget.isOver(); ++next) {
        addMelee(places[next]);
        const Place place = places[next];
        if (place.position.knights[place.square.index].actionsLeft == 0 ||
            place.position.toMove != position.toMove)
            continue;
        for (const Square to : steps(place.position, place.square) - seen) {
            seen.add(to);
            const Action step = imperio::step(place.square, to);
            places.push_back({after(place.position, step), to, place.way.with(step)});
            if (!onlyAttacks)
                keep(places.back().way, m_expectation.leaf(places.back().position));
        }
    }
}

void PlanList::addMelee(const Place& place) {
    if (place.position.toMove == m_expectation.side() && ready(place.position).has(place.square))
        addActions(place.position, place.square, place.way, Scope::Attacks);
}

void PlanList::addActions(const Position& position, Square square, const Plan& way, Scope scope) {
    listLegalOf(position, square, m_list);
    for (const Action& action : m_list) {
        const bool isAttack = action.act == Act::Attack || action.act == Act::Shot;
        if (!m_budget.isOver() && (isAttack || (scope == Scope::All && action.act == Act::Step)))
            add(position, way, action);
    }
}

void PlanList::add(const Position& position, const Plan& way, const Action& action) {
    keep(way.with(action), m_expectation.of(position, action));
}

void PlanList::keep(Plan plan, Value value) {
    plan.value = value;
    m_plans.push_back(plan);
}

Position beforeLast(const Position& position, const Plan& plan) {
    NoChances chances;
    Position before = position;
    for (std::size_t action = 0; action + 1 < plan.size; ++action)
        play(before, plan.actions[action], chances);
    return before;
}

} // namespace sf::imperio
