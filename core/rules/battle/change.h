// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"

#include <variant>

/// What an action changed: before and after of the touched pieces, never a copy of the battle. Applied
/// forwards it does, backwards it undoes.
namespace sf::battle {

/// One stack came (before null), went (after null) or is another now, at its place in document order.
struct StackChange {
    std::size_t position = 0;
    StackPointer before;
    StackPointer after;
};
struct TerrainChange {
    struct Cell {
        hex::Hex hex;
        std::string before;
        std::string after;
    };
    std::vector<Cell> cells;
};
/// Map size and structures; rare, so the whole map is kept (shared).
struct MapChange {
    Shared<Map> before;
    Shared<Map> after;
};
struct KindsChange {
    Shared<std::vector<UnitKind>> before;
    Shared<std::vector<UnitKind>> after;
};
struct SidesChange {
    std::vector<Side> before;
    std::vector<Side> after;
};
// Shared, so that a Change, of which an undo stack holds very many, stays small.
struct TitleChange {
    Shared<std::string> before;
    Shared<std::string> after;
};
struct HouseRuleChange {
    Shared<HouseRules> before;
    Shared<HouseRules> after;
};
/// How far the battle has come, and by which rules: its round and turn, its Conflicts, the orders given, and
/// the round that runs.
struct ProgressChange {
    struct Progress {
        RuleSystem rules{};
        std::optional<int> round;
        std::optional<int> turn;
        Shared<std::vector<Conflict>> conflicts;
        Shared<Orders> orders;
        std::shared_ptr<const RunningRound> running;
        std::shared_ptr<const Play> play;
    };
    Shared<Progress> before;
    Shared<Progress> after;
};
struct ScenarioChange {
    Shared<Scenario> before;
    Shared<Scenario> after;
};

using Change = std::variant<StackChange, TerrainChange, MapChange, KindsChange, SidesChange, TitleChange,
                            HouseRuleChange, ProgressChange, ScenarioChange>;
using Changes = std::vector<Change>;

ProgressChange::Progress progressOf(const Battle& battle);

/// Stacks and progress of the second where they differ from the first.
Changes differenceOf(const Battle& before, const Battle& after);

/// Carries the changes out, in order.
void redo(Battle& battle, const Changes& changes);
/// Takes them back, in the opposite order.
void undo(Battle& battle, const Changes& changes);

/// What an action comes to: its changes, or a refusal that leaves everything as it was.
using Outcome = std::variant<Changes, Refusal>;

} // namespace sf::battle
