// SPDX-License-Identifier: GPL-3.0-or-later
// Which actions a played battle allows, when and to whom (BAT-1 to BAT-4).
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/play/play.h"

namespace sf::battle::apply_steps {
namespace {

/// When players may take an action themselves; None: only a referee may.
enum class When : std::uint8_t { None, Deployment = 1, Ordering = 2, Turns = 4 };

constexpr unsigned operator|(When one, When other) {
    return static_cast<unsigned>(one) | static_cast<unsigned>(other);
}

template<class Kind, class... Kinds>
constexpr bool isOneOf = (std::is_same_v<Kind, Kinds> || ...);

/// Actions on play as a whole, and on title and names, which no rule uses.
template<class Kind>
constexpr bool isAlways = isOneOf<Kind, StartPlay, EndPlay, SetReferee, SetTitle>;

template<class Kind>
constexpr unsigned phases() {
    constexpr unsigned all = (When::Deployment | When::Ordering) | static_cast<unsigned>(When::Turns);
    if constexpr (isOneOf<Kind, MergeStacks, SplitStack, SwapUnits, SetLeader, OrderUnits, RenameStack>)
        return all;
    if constexpr (isOneOf<Kind, MoveStack>)
        return When::Deployment | When::Turns;
    if constexpr (isOneOf<Kind, RotateStack, SetPosture, SetScreens>)
        return static_cast<unsigned>(When::Deployment);
    if constexpr (isOneOf<Kind, SayReady>)
        return When::Deployment | When::Ordering;
    if constexpr (isOneOf<Kind, Concede, PlaceArrival>)
        return When::Ordering | When::Turns;
    return static_cast<unsigned>(When::None);
}

unsigned now(PlayPhase phase) {
    switch (phase) {
    case PlayPhase::Deployment:
        return static_cast<unsigned>(When::Deployment);
    case PlayPhase::Ordering:
        return static_cast<unsigned>(When::Ordering);
    case PlayPhase::Turns:
        return static_cast<unsigned>(When::Turns);
    case PlayPhase::Over:
        return static_cast<unsigned>(When::None);
    }
    return 0;
}

Check notYours(const Battle& battle) {
    const std::optional<int> side = sideToAct(battle);
    return Refusal{side ? Reason::NotYourTurn : Reason::WrongPhase,
                   battleRule(4),
                   {},
                   side ? std::vector<int>{*side} : std::vector<int>{}};
}

/// The stack must belong to the acting side and be on the map, unless it is to arrive.
Check stackRefusal(const Battle& battle, const StackId& id, Presence presence) {
    const StackPointer stack = battle.stacks.find(id);
    if (!stack)
        return std::nullopt; // the action reports it itself
    if (stack->side != sideToAct(battle))
        return notYours(battle);
    if (stack->presence == presence)
        return std::nullopt;
    if (stack->presence == Presence::ToArrive)
        return Refusal{Reason::NotArrived, battleRule(9), {id.text}};
    return Refusal{presence == Presence::ToArrive ? Reason::NotDue : Reason::NoLivingUnits,
                   battleRule(9),
                   {presence == Presence::ToArrive ? id.text : stack->name}};
}

template<class Kind>
Check ownRefusal(const Battle& battle, const Kind& action) {
    if constexpr (requires { action.side; } && isOneOf<Kind, SayReady, Concede>)
        return sideToAct(battle) == action.side ? Check() : notYours(battle);
    if constexpr (requires { action.into; })
        if (Check refusal = stackRefusal(battle, action.into, Presence::OnMap))
            return refusal;
    if constexpr (requires { action.stack.text; })
        return stackRefusal(battle, action.stack,
                            isOneOf<Kind, PlaceArrival> ? Presence::ToArrive : Presence::OnMap);
    return std::nullopt;
}

template<class Kind>
Check refusalOf(const Battle& battle, const Kind& action) {
    const PlayPhase phase = battle.play->phase;
    if (phase == PlayPhase::Over)
        return Refusal{Reason::PlayOver, battleRule(12)};
    constexpr unsigned possible = phases<Kind>();
    if (battle.play->isRefereed && !isOneOf<Kind, SayReady, Concede, PlaceArrival>)
        return std::nullopt;
    if (possible == static_cast<unsigned>(When::None))
        return Refusal{Reason::RefereeOnly, battleRule(1)};
    if ((possible & now(phase)) == 0)
        return Refusal{Reason::WrongPhase, battleRule(2)};
    return ownRefusal(battle, action);
}

} // namespace

Check playRefusal(const Battle& battle, const Action& action) {
    return std::visit(
        [&]<class Kind>(const Kind& kind) -> Check {
            if constexpr (isAlways<Kind>)
                return std::nullopt;
            else if (!battle.play)
                return isOneOf<Kind, SayReady, Concede, PlaceArrival>
                           ? Check(Refusal{Reason::NotPlayed, battleRule(1)})
                           : std::nullopt;
            else
                return refusalOf(battle, kind);
        },
        action);
}

} // namespace sf::battle::apply_steps
