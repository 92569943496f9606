// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/expectation.h"
#include "core/rules/imperio/game/legal.h"

namespace sf::imperio {

/// What one piece does, from its first action to its last or the next throw: a knight approaches and charges,
/// a unit is spawned and attacks.
struct Plan {
    static constexpr std::size_t longest = 6;
    std::array<Action, longest> actions{};
    std::size_t size = 0;
    Value value = 0; ///< expected, from the planning side's view

    bool attacks() const {
        return actions[size - 1].act == Act::Attack || actions[size - 1].act == Act::Shot;
    }
    const Action& first() const { return actions[0]; }
    const Action& last() const { return actions[size - 1]; }
    Plan with(const Action& action) const {
        Plan longer = *this;
        longer.actions[longer.size++] = action;
        return longer;
    }
};

/// Which plans are worth listing.
enum class Scope : std::uint8_t { All, Attacks };

/// Lists what the side to move can do, one piece at a time, each plan with its expected value. Stops when the
/// budget is used up.
class PlanList {
public:
    PlanList(const Position& position, Scope scope, const Expectation& expectation, const Budget& budget);
    std::vector<Plan>& plans() { return m_plans; }

private:
    struct Place {
        Position position;
        Square square;
        Plan way;
    };
    void addSpawns(const Position& position);
    void addSpawn(const Position& position, const Action& spawn);
    void addPiece(const Position& position, Square square);
    void addKnight(const Position& position, Square square, const Plan& way);
    void addMelee(const Place& place);
    void addActions(const Position& position, Square square, const Plan& way, Scope scope);
    void add(const Position& position, const Plan& way, const Action& action);
    void keep(Plan plan, Value value);
    bool mayReach(const Position& position, Square knight) const;

    Scope m_scope;
    const Expectation& m_expectation;
    const Budget& m_budget;
    ActionList m_list;
    std::vector<Plan> m_plans;
};

/// The position after all actions of a plan except the last. Only the last may throw dice.
Position beforeLast(const Position& position, const Plan& plan);

} // namespace sf::imperio
