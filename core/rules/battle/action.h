// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <variant>

/// Everything a player can do to a battle, as values: documents perform them, journals store them and replays
/// repeat them. They contain the ids of new pieces, so that a replay creates the same ones.
namespace sf::battle {

// On the map
// ---------------------------------------------------------------------------------------------------------

/// SMM-10, along the cheapest path; `free` places the stack anywhere, for setting up.
struct MoveStack {
    StackId stack;
    hex::Hex to;
    bool free = false;
    bool operator==(const MoveStack&) const = default;
};
/// Hex sides clockwise, -3 to 3 (SMM-20; unrestricted outside a Conflict).
struct RotateStack {
    StackId stack;
    int steps = 1;
    bool operator==(const RotateStack&) const = default;
};
/// SMM-19: `stack` joins `into`, which keeps its place, facing, name and id.
struct MergeStacks {
    StackId stack;
    StackId into;
    bool operator==(const MergeStacks&) const = default;
};
/// SMM-19: the units form a new stack in the same hex with the same facing.
struct SplitStack {
    StackId stack;
    std::vector<UnitId> units;
    StackId newId;
    std::string newName;
    bool operator==(const SplitStack&) const = default;
};
/// SMM-3: two tied units swap places in the player's order.
struct SwapUnits {
    StackId stack;
    UnitId first;
    UnitId second;
    bool operator==(const SwapUnits&) const = default;
};
struct SetPosture {
    StackId stack;
    Posture posture = Posture::Neutral;
    bool operator==(const SetPosture&) const = default;
};
/// SMM-13; by default the most valuable Warlord.
struct SetLeader {
    StackId stack;
    std::optional<UnitId> leader;
    bool operator==(const SetLeader&) const = default;
};
/// SMM-16, SMM-21.
struct SetScreens {
    StackId stack;
    Screens screens;
    bool operator==(const SetScreens&) const = default;
};
struct SetModifiers {
    StackId stack;
    std::vector<Modifier> modifiers;
    bool operator==(const SetModifiers&) const = default;
};

/// MUL-1: the stacking order, containing each unit of the stack once.
struct OrderUnits {
    StackId stack;
    std::vector<UnitId> units;
    bool operator==(const OrderUnits&) const = default;
};
/// MUL-5, a decimal as written; empty means 1.0.
struct SetSpecialBonus {
    StackId stack;
    std::string bonus;
    bool operator==(const SetSpecialBonus&) const = default;
};

// Setting up
// ---------------------------------------------------------------------------------------------------------

/// At the end of the document order, or at `position`.
struct AddStack {
    Stack stack;
    std::optional<std::size_t> position;
    bool operator==(const AddStack&) const = default;
};
struct RemoveStack {
    StackId stack;
    bool operator==(const RemoveStack&) const = default;
};
struct RenameStack {
    StackId stack;
    std::string name;
    bool operator==(const RenameStack&) const = default;
};
struct SetStackSide {
    StackId stack;
    int side = 0;
    bool operator==(const SetStackSide&) const = default;
};
/// At the end of the stack's order.
struct AddUnits {
    StackId stack;
    std::vector<Unit> units;
    bool operator==(const AddUnits&) const = default;
};
struct RemoveUnits {
    StackId stack;
    std::vector<UnitId> units;
    bool operator==(const RemoveUnits&) const = default;
};
/// Replaces everything except the id: name, kind, own traits, hits left.
struct EditUnit {
    StackId stack;
    Unit unit;
    bool operator==(const EditUnit&) const = default;
};
struct PaintTerrain {
    std::vector<hex::Hex> hexes;
    std::string terrain;
    bool operator==(const PaintTerrain&) const = default;
};
/// Adds the structure, or replaces the one with the same id.
struct PutStructure {
    Structure structure;
    bool operator==(const PutStructure&) const = default;
};
struct RemoveStructure {
    StructureId structure;
    bool operator==(const RemoveStructure&) const = default;
};
/// Adds the kind, or replaces the one called `name`; units adopt its new name and traits.
struct PutKind {
    std::string name;
    std::string newName;
    Traits traits;
    bool operator==(const PutKind&) const = default;
};
struct RemoveKind {
    std::string name;
    bool operator==(const RemoveKind&) const = default;
};
struct SetTitle {
    std::string title;
    bool operator==(const SetTitle&) const = default;
};
/// Names and colours. Sides are added and removed at the end; a side that has stacks can't be removed.
struct SetSides {
    std::vector<Side> sides;
    bool operator==(const SetSides&) const = default;
};
/// Refused where it would cut off a stack or structure.
struct ResizeMap {
    int columns = 1;
    int rows = 1;
    bool operator==(const ResizeMap&) const = default;
};
/// A raw JSON value; nothing resets to the default.
struct SetHouseRule {
    std::string option;
    std::optional<std::string> value;
    bool operator==(const SetHouseRule&) const = default;
};

// Playing (BAT)
// ---------------------------------------------------------------------------------------------------------

/// BAT-1: turns the board into a played battle, which begins with deployment.
struct StartPlay {
    bool operator==(const StartPlay&) const = default;
};
/// BAT-1: returns to the board.
struct EndPlay {
    bool operator==(const EndPlay&) const = default;
};
/// BAT-1: whether edits are allowed in a played battle.
struct SetReferee {
    bool isOn = false;
    bool operator==(const SetReferee&) const = default;
};
/// BAT-3, BAT-4: the side whose deployment or orders phase it is has finished.
struct SayReady {
    int side = 0;
    bool operator==(const SayReady&) const = default;
};
/// BAT-11.
struct Concede {
    int side = 0;
    bool operator==(const Concede&) const = default;
};
/// BAT-9: places a due stack on the map.
struct PlaceArrival {
    StackId stack;
    hex::Hex to;
    hex::Direction facing = hex::Direction::North;
    bool operator==(const PlaceArrival&) const = default;
};

// Setting up play
// ---------------------------------------------------------------------------------------------------------

/// BAT-3: sets the deployment zone of a side; no hexes removes it.
struct SetZone {
    int side = 0;
    std::vector<hex::Hex> hexes;
    bool operator==(const SetZone&) const = default;
};
/// BAT-10; empty means the default.
struct SetVictory {
    std::vector<VictoryCondition> conditions;
    bool operator==(const SetVictory&) const = default;
};
/// BAT-9; no round means that the stack is there from the beginning.
struct SetArrival {
    StackId stack;
    std::optional<int> round;
    std::vector<hex::Hex> at;
    bool operator==(const SetArrival&) const = default;
};

/// One of them. Only action.cpp compiles its copies: for so many kinds that takes seconds in each source that
/// has one.
struct Action
    : std::variant<MoveStack, RotateStack, MergeStacks, SplitStack, SwapUnits, SetPosture, SetLeader,
                   SetScreens, SetModifiers, OrderUnits, SetSpecialBonus, AddStack, RemoveStack, RenameStack,
                   SetStackSide, AddUnits, RemoveUnits, EditUnit, PaintTerrain, PutStructure, RemoveStructure,
                   PutKind, RemoveKind, SetTitle, SetSides, ResizeMap, SetHouseRule, StartPlay, EndPlay,
                   SetReferee, SayReady, Concede, PlaceArrival, SetZone, SetVictory, SetArrival> {
    using variant::variant;
    Action(const Action& other);
    Action(Action&& other) noexcept;
    ~Action();
    Action& operator=(const Action& other);
    Action& operator=(Action&& other) noexcept;
    bool operator==(const Action& other) const;
    bool operator<(const Action& other) const = delete; // as not all kinds have one
};

/// Whether the action edits the battle: it isn't about play itself, which is never a referee's.
bool isEdit(const Action& action);

} // namespace sf::battle
