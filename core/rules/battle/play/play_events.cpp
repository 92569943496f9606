// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/play_events.h"

namespace sf::battle {
namespace {

Event ofSide(EventKind kind, int rule, int side) {
    return {kind, battleRule(rule), {}, {}, {}, side};
}

/// The event of the action itself, for actions on play.
void addAction(const Battle& before, const Action& action, std::vector<Event>& events) {
    if (std::holds_alternative<StartPlay>(action))
        events.push_back({EventKind::PlayBegins, battleRule(1), {}});
    else if (std::holds_alternative<EndPlay>(action))
        events.push_back({EventKind::PlayStops, battleRule(1), {}});
    else if (const auto* referee = std::get_if<SetReferee>(&action))
        events.push_back(ofSide(EventKind::RefereeMode, 1, referee->isOn ? 1 : 0));
    else if (const auto* ready = std::get_if<SayReady>(&action))
        events.push_back(ofSide(EventKind::SaysReady, 4, ready->side));
    else if (before.play && before.play->isRefereed)
        events.push_back({EventKind::RefereeEdits, battleRule(1), {}});
}

/// Stacks that came onto the map, and sides that conceded.
void addComings(const Battle& before, const Battle& after, std::vector<Event>& events) {
    std::set<int> conceding;
    for (const StackPointer& stack : after.stacks) {
        const StackPointer old = before.stacks.find(stack->id);
        if (!old || old->presence == stack->presence)
            continue;
        if (old->presence == Presence::ToArrive && stack->isOnMap()) {
            Event event{EventKind::Arrives, battleRule(9), stack->id};
            event.hex = stack->hex;
            events.push_back(std::move(event));
        } else if (stack->presence == Presence::Conceded && conceding.insert(stack->side).second) {
            events.push_back(ofSide(EventKind::Concedes, 11, stack->side));
        }
    }
}

void addEnd(const Battle& before, const Battle& after, std::vector<Event>& events) {
    if (before.play->result || !after.play->result)
        return;
    const int ending = static_cast<int>(after.play->result->ending);
    for (const int winner : after.play->result->winners)
        events.push_back({EventKind::SideWins, battleRule(11), {}, {}, {}, winner, ending});
    if (after.play->result->winners.empty())
        events.push_back({EventKind::PlayDrawn, battleRule(11), {}, {}, {}, 0, ending});
}

} // namespace

std::vector<Event> eventsOf(const Battle& before, const Action& action, const Battle& after) {
    std::vector<Event> events;
    addAction(before, action, events);
    if (before.play && after.play && !isSealed(after)) {
        addComings(before, after, events);
        addEnd(before, after, events);
    }
    return events;
}

} // namespace sf::battle
