// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/apply.h"

/// The parts of apply(), one file a family of actions. For nobody outside this folder.
namespace sf::battle::parts {

struct Context {
    const Battle& battle;
    const System& system;
};

Outcome outcome(const Context& context, const MoveStack& action);
Outcome outcome(const Context& context, const RotateStack& action);
Outcome outcome(const Context& context, const MergeStacks& action);
Outcome outcome(const Context& context, const SplitStack& action);
Outcome outcome(const Context& context, const SwapUnits& action);
Outcome outcome(const Context& context, const SetPosture& action);
Outcome outcome(const Context& context, const SetLeader& action);
Outcome outcome(const Context& context, const SetScreens& action);
Outcome outcome(const Context& context, const SetModifiers& action);
Outcome outcome(const Context& context, const OrderUnits& action);
Outcome outcome(const Context& context, const SetSpecialBonus& action);
Outcome outcome(const Context& context, const AddStack& action);
Outcome outcome(const Context& context, const RemoveStack& action);
Outcome outcome(const Context& context, const RenameStack& action);
Outcome outcome(const Context& context, const SetStackSide& action);
Outcome outcome(const Context& context, const AddUnits& action);
Outcome outcome(const Context& context, const RemoveUnits& action);
Outcome outcome(const Context& context, const EditUnit& action);
Outcome outcome(const Context& context, const PaintTerrain& action);
Outcome outcome(const Context& context, const PutStructure& action);
Outcome outcome(const Context& context, const RemoveStructure& action);
Outcome outcome(const Context& context, const PutKind& action);
Outcome outcome(const Context& context, const RemoveKind& action);
Outcome outcome(const Context& context, const SetTitle& action);
Outcome outcome(const Context& context, const SetSides& action);
Outcome outcome(const Context& context, const ResizeMap& action);
Outcome outcome(const Context& context, const SetHouseRule& action);
Outcome outcome(const Context& context, const StartPlay& action);
Outcome outcome(const Context& context, const EndPlay& action);
Outcome outcome(const Context& context, const SetReferee& action);
Outcome outcome(const Context& context, const SayReady& action);
Outcome outcome(const Context& context, const Concede& action);
Outcome outcome(const Context& context, const PlaceArrival& action);
Outcome outcome(const Context& context, const SetZone& action);
Outcome outcome(const Context& context, const SetVictory& action);
Outcome outcome(const Context& context, const SetArrival& action);

// Checks and refusals
// ---------------------------------------------------------------------------------------------------------

using Check = std::optional<Refusal>;

inline constexpr std::size_t longestText = 10'000; ///< of a name or title, in bytes

Refusal unknownStack(const StackId& id);
Refusal unknownUnit(const UnitId& id, const StackId& stack);
Refusal badNumber(std::string_view key, int value, int least, int largest, Rule rule = {});
/// A list of the document would get longer than it may be (see limits.h).
Check checkCount(std::string_view key, std::size_t count, int most);
/// So many stacks and units more.
Check checkMore(const Battle& battle, std::size_t stacks, std::size_t units);
/// A name may be empty, but not too long.
Check checkText(const std::string& text);
/// An id or a kind's name: not empty, not too long.
Check checkWord(const std::string& word);
/// Kind, own numbers and hits left. The unit is resolved.
Check checkUnit(const Context& context, const Unit& unit);
/// Also gives the units their profiles. Their ids are new to the battle and differ.
Check admit(const Context& context, std::vector<Unit>& units);
Check checkNumbers(const Context& context, const Traits& traits);

/// Why a played battle has no place for the action now (BAT-1 to BAT-4); nothing on a board.
Check playRefusal(const Battle& battle, const Action& action);
/// Whether the action changes what a sealed phase keeps apart (BAT-3, BAT-4).
bool isPlanned(const Battle& battle, const Action& action);
/// What it comes to for its own side alone, and the plan with it.
Outcome planned(const Battle& battle, const Action& action, const System& system);
/// What a referee's edit comes to, for the side that acts and for all others.
Outcome refereed(const Battle& battle, const Action& action, const System& system);

// Changes
// ---------------------------------------------------------------------------------------------------------

/// A change of one stack in its place; NothingToChange when it comes out as it was.
Outcome replaced(const Battle& battle, const StackPointer& before, Stack after);
StackChange replacement(const Battle& battle, const StackPointer& before, Stack after);
/// After units came, went or changed: the Square re-forms, and a leader who is gone or no longer
/// fit stops leading.
void settle(const Context& context, Stack& stack);
/// Adds that stacks which screen something that the changes take out of the battle screen nothing:
/// a document never names what it does not have.
void releaseScreens(const Battle& battle, Changes& changes);
/// Adds what the changes mean to Conflicts and orders: who goes leaves them, who comes out of a stack in one,
/// by merging or splitting, is in it too, and orders about pieces that are gone are dropped.
void keepConflicts(const Battle& battle, Changes& changes);

} // namespace sf::battle::parts
