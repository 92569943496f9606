// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"

#include <span>
#include <variant>

/// What an action changed: the affected pieces before and after, never a copy of the battle. Applied forwards
/// for do and redo, backwards for undo.
namespace sf::battle {

/// What happened to one stack: it was added (before is null), is gone (after is null) or was changed, at its
/// position in document order.
struct StackChange {
    std::size_t position = 0;
    StackPointer before;
    StackPointer after;
};
/// A stack has another position in document order, which is all that happened to it.
struct PlaceChange {
    std::size_t before = 0;
    std::size_t after = 0;
};
struct TerrainChange {
    struct Cell {
        hex::Hex hex;
        std::string before;
        std::string after;
    };
    std::vector<Cell> cells;
};
/// Map size and structures. Changes are rare, so the whole map is kept (shared).
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
// Shared to keep a Change small, because an undo stack contains very many.
struct TitleChange {
    Shared<std::string> before;
    Shared<std::string> after;
};
struct HouseRuleChange {
    Shared<HouseRules> before;
    Shared<HouseRules> after;
};
/// The battle's progress and rules: round, state of the rule system and plans.
struct ProgressChange {
    struct Progress {
        RuleSystem rules = RuleSystem::Smm;
        std::optional<int> round;
        SystemState state;
        SystemState plans;
        SharedOptional<Play> play;
    };
    Shared<Progress> before;
    Shared<Progress> after;
};
struct ScenarioChange {
    Shared<Scenario> before;
    Shared<Scenario> after;
};

/// One of them. Only change.cpp compiles its copies: for so many kinds that takes seconds in each source that
/// has one.
struct Change : std::variant<StackChange, PlaceChange, TerrainChange, MapChange, KindsChange, SidesChange,
                             TitleChange, HouseRuleChange, ProgressChange, ScenarioChange> {
    using variant::variant;
    Change(const Change& other);
    Change(Change&& other) noexcept;
    ~Change();
    Change& operator=(const Change& other);
    Change& operator=(Change&& other) noexcept;
    bool operator==(const Change& other) const = delete; // as not all kinds have one
    bool operator<(const Change& other) const = delete;
};
using Changes = std::vector<Change>;
/// What an action changes, and the battle before it.
struct Edit {
    const Battle& before;
    const Changes& changes;
};

ProgressChange::Progress progressOf(const Battle& battle);
void setProgress(Battle& battle, const ProgressChange::Progress& progress);

/// Adds what leads from these stacks to the others. Each stack is named only for what happened to it: one
/// that others have made way for isn't gone.
void addStackChanges(std::span<const StackPointer> before, const StackList& after, Changes& changes);

/// The second battle's stacks and progress where they differ from the first's.
Changes differenceOf(const Battle& before, const Battle& after);

/// Applies the changes, in order.
void redo(Battle& battle, const Changes& changes);
/// Reverts them, in reverse order.
void undo(Battle& battle, const Changes& changes);

/// The result of an action: its changes, or a refusal that changes nothing.
using Outcome = std::variant<Changes, Refusal>;

} // namespace sf::battle
