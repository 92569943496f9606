// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/system_state.h"

namespace sf::battle {

bool SystemState::hasProgress() const {
    for (const Part* part = m_first.get(); part; part = part->next.get())
        if (part->hasProgress())
            return true;
    return false;
}

template<class Change>
SystemState SystemState::changed(Change&& change) const {
    SystemState result;
    for (const Part* part = m_first.get(); part; part = part->next.get())
        result.put(part->owner, change(*part));
    return result;
}

void SystemState::rest() {
    if (hasProgress())
        *this = changed([](const Part& part) { return part.rested(); });
}

SystemState SystemState::splitOff() const {
    return changed([](const Part& part) { return part.splitOff(); });
}

void SystemState::unshare() {
    *this = changed([](const Part& part) { return part.unshared(); });
}

void SystemState::unitsChanged(const Stack& stack) {
    *this = changed([&](const Part& part) { return part.withUnitsChanged(stack); });
}

bool SystemState::names(const Pieces& gone) const {
    for (const Part* part = m_first.get(); part; part = part->next.get())
        if (part->names(gone))
            return true;
    return false;
}

void SystemState::forget(const Pieces& gone) {
    if (names(gone))
        *this = changed([&](const Part& part) { return part.without(gone); });
}

void SystemState::join(const SystemState& from) {
    for (const Part* part = from.m_first.get(); part; part = part->next.get())
        put(part->owner, part->joinedTo(find(part->owner)));
}

int SystemState::usesOf(std::string_view kind) const {
    int uses = 0;
    for (const Part* part = m_first.get(); part; part = part->next.get())
        uses += part->usesOf(kind);
    return uses;
}

void SystemState::renameKind(std::string_view kind, const std::string& name) {
    if (usesOf(kind) > 0)
        *this = changed([&](const Part& part) { return part.renamed(kind, name); });
}

void SystemState::duplicate() {
    *this = changed([](const Part& part) { return part.duplicate(); });
}

std::vector<RemovalKind> SystemState::settings() const {
    std::vector<RemovalKind> all;
    for (const Part* part = m_first.get(); part; part = part->next.get())
        for (const RemovalKind kind : part->settings())
            all.push_back(kind);
    return all;
}

int SystemState::sideToMove(RuleSystem system) const {
    const Part* part = find(system);
    return part ? part->sideToMove() : 0;
}

bool SystemState::operator==(const SystemState& other) const {
    const Part* one = m_first.get();
    const Part* two = other.m_first.get();
    while (one != two && one && two && one->equals(*two)) {
        one = one->next.get();
        two = two->next.get();
    }
    return one == two;
}

void SystemState::put(RuleSystem owner, std::shared_ptr<Part> part) {
    std::vector<const Part*> before;
    std::shared_ptr<const Part> rest = m_first;
    for (; rest && rest->owner < owner; rest = rest->next)
        before.push_back(rest.get());
    if (rest && rest->owner == owner)
        rest = rest->next;
    if (part) {
        part->next = std::move(rest);
        rest = std::move(part);
    }
    for (; !before.empty(); before.pop_back()) {
        const std::shared_ptr<Part> copy = before.back()->copy();
        copy->next = std::move(rest);
        rest = copy;
    }
    m_first = std::move(rest);
}

} // namespace sf::battle
