// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/apply.h"

/// The parts of apply(), one file per family of actions. Internal to this folder.
namespace sf::battle::apply_steps {

struct Context {
    const Battle& battle;
    const System& system;
    EventSink* sink = nullptr; ///< or nobody wants to know

    void tell(Event event, const Battle& now) const {
        if (sink)
            sink->tell(std::move(event), now);
    }
};

/// Those with a `stack` get it: it is in the battle.
Outcome outcome(const Context& context, const StackPointer& stack, const MoveStack& action);
Outcome outcome(const Context& context, const StackPointer& stack, const RotateStack& action);
Outcome outcome(const Context& context, const StackPointer& stack, const MergeStacks& action);
Outcome outcome(const Context& context, const StackPointer& stack, const SplitStack& action);
Outcome outcome(const Context& context, const StackPointer& stack, const SwapUnits& action);
Outcome outcome(const Context& context, const StackPointer& stack, const SetPosture& action);
Outcome outcome(const Context& context, const StackPointer& stack, const SetLeader& action);
Outcome outcome(const Context& context, const StackPointer& stack, const SetScreens& action);
Outcome outcome(const Context& context, const StackPointer& stack, const SetModifiers& action);
Outcome outcome(const Context& context, const StackPointer& stack, const OrderUnits& action);
Outcome outcome(const Context& context, const StackPointer& stack, const SetSpecialBonus& action);
Outcome outcome(const Context& context, const AddStack& action);
Outcome outcome(const Context& context, const StackPointer& stack, const RemoveStack& action);
Outcome outcome(const Context& context, const StackPointer& stack, const RenameStack& action);
Outcome outcome(const Context& context, const StackPointer& stack, const SetStackSide& action);
Outcome outcome(const Context& context, const StackPointer& stack, const AddUnits& action);
Outcome outcome(const Context& context, const StackPointer& stack, const RemoveUnits& action);
Outcome outcome(const Context& context, const StackPointer& stack, const EditUnit& action);
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
Outcome outcome(const Context& context, const StackPointer& stack, const PlaceArrival& action);
Outcome outcome(const Context& context, const SetZone& action);
Outcome outcome(const Context& context, const SetVictory& action);
Outcome outcome(const Context& context, const StackPointer& stack, const SetArrival& action);

// Checks and refusals
// ---------------------------------------------------------------------------------------------------------

using Check = std::optional<Refusal>;

Refusal unknownStack(const StackId& id);
Refusal unknownUnit(const UnitId& id, const StackId& stack);
Refusal badNumber(std::string_view key, int value, int least, int largest, Rule rule = {});
/// Checks that a list of the document doesn't exceed its limit (see limits.h).
Check checkCount(std::string_view key, std::size_t count, int most);
/// Checks the limits for adding this many stacks and units.
Check checkMore(const Battle& battle, std::size_t stacks, std::size_t units);
/// Checks that a name isn't too long; it may be empty.
Check checkText(const std::string& text);
/// Checks that an id or a kind's name is neither empty nor too long.
Check checkWord(const std::string& word);
/// Checks kind, own numbers and hits left of a resolved unit.
Check checkUnit(const Context& context, const Unit& unit);
/// Also fills in the units' profiles. Their ids must be unique and new to the battle.
Check admit(const Context& context, std::vector<Unit>& units);
Check checkNumbers(const Context& context, const Traits& traits);

/// Returns why a played battle doesn't allow the action now (BAT-1 to BAT-4). Always nothing on a board.
Check playRefusal(const Battle& battle, const Action& action);
/// Returns whether the action changes what a sealed phase hides (BAT-3, BAT-4).
bool isPlanned(const Battle& battle, const Action& action);
/// The result for the acting side alone, including its plan.
Outcome planned(const Battle& battle, const Action& action, const System& system, EventSink* sink);
/// The result of a referee's edit, for the acting side and for all others.
Outcome refereed(const Battle& battle, const Action& action, const System& system, EventSink* sink);

// Changes
// ---------------------------------------------------------------------------------------------------------

/// Replaces one stack in place. NothingToChange if the stack stays the same.
Outcome replaced(const Battle& battle, const StackPointer& before, Stack after);
StackChange replacement(const Battle& battle, const StackPointer& before, Stack after);
/// Call after units were added, removed or changed: tells the systems' state, and unsets a leader who is gone
/// or no longer eligible.
void settle(const Context& context, Stack& stack);
/// Adds changes so that no stack names a piece that the changes remove: a document never refers to
/// missing things.
void forgetGone(const Battle& battle, Changes& changes);
/// Where other sides' orders on a stack go on after the action: against the stack that it merged into
/// (BAT-16), or the part with more living units that split off it (BAT-19).
Successions successionsOf(const Action& action, const Battle& after);
/// Whether a stack on the map that was told to act isn't any more. An order that goes with its stack isn't
/// dropped.
bool isOrderDropped(const Battle& after, const StackId& told);
/// Adds what the action's changes mean for the systems' state of the battle and for plans: those about
/// removed pieces are dropped.
void settle(const Context& context, const Action& action, Changes& changes);

} // namespace sf::battle::apply_steps
