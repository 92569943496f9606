// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/removals.h"

#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/play.h"

#include <algorithm>
#include <set>

namespace sf::battle {
namespace {

using Kind = Removal::Kind;

template<class Action, class... Kinds>
constexpr bool isAny = (std::is_same_v<Action, Kinds> || ...);

/// What the actions name, and so isn't listed.
struct Named {
    std::set<StackId> removed;
    std::set<StackId> arrivals;
    std::set<std::pair<StackId, std::string_view>> settings;
    std::set<int> zones;
    bool victory = false;

    template<class Action>
    void add(const Action& action) {
        if constexpr (isAny<Action, RemoveStack>)
            removed.insert(action.stack);
        else if constexpr (isAny<Action, SetArrival, PlaceArrival>)
            arrivals.insert(action.stack);
        else if constexpr (isAny<Action, SetScreens>)
            settings.emplace(action.stack, "screens");
        else if constexpr (isAny<Action, SetLeader>)
            settings.emplace(action.stack, "leader");
        else if constexpr (isAny<Action, SetModifiers>)
            settings.emplace(action.stack, "modifiers");
        else if constexpr (isAny<Action, SetSpecialBonus>)
            settings.emplace(action.stack, "specialBonus");
        else if constexpr (isAny<Action, SetZone>)
            zones.insert(action.side);
        else if constexpr (isAny<Action, SetVictory>)
            victory = true;
    }
};

bool isStepOfPlay(const Action& action) {
    return std::visit(
        []<class Kind>(const Kind&) { return isAny<Kind, EndPlay, SetReferee, SayReady, Concede>; }, action);
}

class Comparison {
public:
    Comparison(const Battle& before, const Battle& after, Named named)
        : m_before(before), m_after(after), m_named(std::move(named)) {}

    std::vector<Removal> run() {
        compareMaps();
        compareScenarios();
        for (const StackPointer& stack : m_before.stacks)
            if (!m_named.removed.contains(stack->id))
                compare(*stack, m_after.stacks.find(stack->id));
        if (m_after.play && !m_before.play && hasProgress())
            add({Kind::Progress});
        return std::move(m_list);
    }

private:
    void add(Removal removal) { m_list.push_back(std::move(removal)); }
    void add(Kind kind, const Stack& stack, int count = 0) { add({kind, stack.id, 0, count, {}}); }

    void compareMaps() {
        const Map& before = *m_before.map;
        const Map& after = *m_after.map;
        if (after.columns() >= before.columns() && after.rows() >= before.rows())
            return;
        int count = 0;
        for (int row = 0; row < before.rows(); ++row)
            for (int column = 0; column < before.columns(); ++column)
                count += !after.contains({column, row}) && before.terrain({column, row}) != Terrain::Open;
        if (count > 0)
            add({Kind::Terrain, {}, 0, count, {}});
    }

    void compareScenarios() {
        if (m_before.scenario.isSameAs(m_after.scenario))
            return;
        for (const Zone& zone : m_before.scenario->deployment)
            if (!m_named.zones.contains(zone.side))
                compare(zone, m_after.scenario->zoneOf(zone.side));
        for (const VictoryCondition& condition : m_before.scenario->victory)
            if (!m_named.victory && std::ranges::count(m_after.scenario->victory, condition) == 0)
                add({Kind::Condition, {}, 0, 0, condition});
    }
    void compare(const Zone& before, const Zone* after) {
        const int gone = after ? missing(before.hexes, after->hexes) : 0;
        if (!after)
            add({Kind::Zone, {}, before.side, 0, {}});
        else if (gone > 0)
            add({Kind::ZoneHexes, {}, before.side, gone, {}});
    }
    static int missing(const std::vector<hex::Hex>& before, const std::vector<hex::Hex>& after) {
        return static_cast<int>(
            std::ranges::count_if(before, [&](hex::Hex hex) { return std::ranges::count(after, hex) == 0; }));
    }

    /// `after` is null for a stack that merged.
    void compare(const Stack& before, const StackPointer& after) {
        compareArrivals(before, after);
        compareSettings(before, after);
        if (after && m_before.state.isFighting(before.id) && !m_after.state.isFighting(before.id))
            add(Kind::Conflict, before);
        if (isSealed(m_before) || isSealed(m_after))
            return;
        if (const std::optional<Kind> lost = m_before.plans.lost(before.id, m_after.plans))
            add(*lost, before);
    }
    static std::vector<std::string_view> settingsOf(const Stack& stack) {
        std::vector<std::string_view> settings = stack.state.settings();
        if (stack.leader)
            settings.emplace_back("leader");
        return settings;
    }
    void compareSettings(const Stack& before, const StackPointer& after) {
        const auto left = after ? settingsOf(*after) : std::vector<std::string_view>();
        for (const std::string_view setting : settingsOf(before))
            if (std::ranges::count(left, setting) == 0 && !m_named.settings.contains({before.id, setting}))
                add({Kind::Own, before.id, 0, 0, {}, setting});
    }
    void compareArrivals(const Stack& before, const StackPointer& after) {
        if (!before.extras->arrives || m_named.arrivals.contains(before.id))
            return;
        const int gone = after ? missing(before.extras->at, after->extras->at) : 0;
        if (!after || !after->extras->arrives)
            add(Kind::Arrival, before, *before.extras->arrives);
        else if (gone > 0)
            add(Kind::ArrivalHexes, before, gone);
    }
    bool hasProgress() const {
        SystemState state = m_before.state;
        return m_before.round || state.change(&StatePart::rest) ||
               std::ranges::any_of(m_before.stacks, [](const StackPointer& stack) {
                   Stack rested = *stack;
                   return restore(rested);
               });
    }

    const Battle& m_before;
    const Battle& m_after;
    Named m_named;
    std::vector<Removal> m_list;
};

} // namespace

std::vector<Removal> removalsOf(const Battle& before, const std::vector<Action>& actions,
                                const Battle& after) {
    if (std::ranges::any_of(actions, isStepOfPlay))
        return {};
    Named named;
    for (const Action& action : actions)
        std::visit([&](const auto& kind) { named.add(kind); }, action);
    return Comparison(before, after, std::move(named)).run();
}

} // namespace sf::battle
