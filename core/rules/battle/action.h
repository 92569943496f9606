// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <variant>

/// Everything a player can do to a battle, as values: what the document performs, the journal keeps and a
/// replay repeats. Ids of new pieces are in the action, so that a replay makes the same ones.
namespace sf::battle {

// On the map
// ---------------------------------------------------------------------------------------------------------

/// SMM-10, by the cheapest path; `free` places it anywhere, for setting up.
struct MoveStack {
    StackId stack;
    hex::Hex to;
    bool free = false;
};
/// Hex sides clockwise, -3 to 3 (SMM-20; free outside a Conflict).
struct RotateStack {
    StackId stack;
    int steps = 1;
};
/// SMM-19: `stack` goes into `into`, which keeps place, facing, name and id.
struct MergeStacks {
    StackId stack;
    StackId into;
};
/// SMM-19: the units leave as a new stack in the same hex with the same facing.
struct SplitStack {
    StackId stack;
    std::vector<UnitId> units;
    StackId newId;
    std::string newName;
};
/// SMM-3: two tied units change places in the player's order.
struct SwapUnits {
    StackId stack;
    UnitId first;
    UnitId second;
};
struct SetPosture {
    StackId stack;
    Posture posture = Posture::Neutral;
};
/// SMM-13; nothing: the most valuable Warlord.
struct SetLeader {
    StackId stack;
    std::optional<UnitId> leader;
};
/// SMM-16, SMM-21.
struct SetScreens {
    StackId stack;
    Screens screens;
};
struct SetModifiers {
    StackId stack;
    std::vector<Modifier> modifiers;
};

/// MUL-1: the stacking order, each unit of the stack once.
struct OrderUnits {
    StackId stack;
    std::vector<UnitId> units;
};
/// MUL-5, a decimal as written; empty: 1.0.
struct SetSpecialBonus {
    StackId stack;
    std::string bonus;
};

// Setting up
// ---------------------------------------------------------------------------------------------------------

/// At the end of the document order, or at `position`.
struct AddStack {
    Stack stack;
    std::optional<std::size_t> position;
};
struct RemoveStack {
    StackId stack;
};
struct RenameStack {
    StackId stack;
    std::string name;
};
struct SetStackSide {
    StackId stack;
    int side = 0;
};
/// At the end of the stack's order.
struct AddUnits {
    StackId stack;
    std::vector<Unit> units;
};
struct RemoveUnits {
    StackId stack;
    std::vector<UnitId> units;
};
/// Replaces everything but the id: name, kind, own traits, hits left.
struct EditUnit {
    StackId stack;
    Unit unit;
};
struct PaintTerrain {
    std::vector<hex::Hex> hexes;
    std::string terrain;
};
/// Adds it, or replaces the one with the same id.
struct PutStructure {
    Structure structure;
};
struct RemoveStructure {
    StructureId structure;
};
/// Adds the kind, or replaces the one called `name`; units follow a new name and new traits.
struct PutKind {
    std::string name;
    std::string newName;
    Traits traits;
};
struct RemoveKind {
    std::string name;
};
struct SetTitle {
    std::string title;
};
/// Names and colours; adding and removing at the end, never one that has stacks.
struct SetSides {
    std::vector<Side> sides;
};
/// Refused where it would cut off a stack or structure.
struct ResizeMap {
    int columns = 1;
    int rows = 1;
};
/// Raw JSON value; nothing: back to the default.
struct SetHouseRule {
    std::string option;
    std::optional<std::string> value;
};

using Action =
    std::variant<MoveStack, RotateStack, MergeStacks, SplitStack, SwapUnits, SetPosture, SetLeader,
                 SetScreens, SetModifiers, OrderUnits, SetSpecialBonus, AddStack, RemoveStack, RenameStack,
                 SetStackSide, AddUnits, RemoveUnits, EditUnit, PaintTerrain, PutStructure, RemoveStructure,
                 PutKind, RemoveKind, SetTitle, SetSides, ResizeMap, SetHouseRule>;

} // namespace sf::battle
