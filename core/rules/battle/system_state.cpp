// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/system_state.h"

#include <algorithm>

namespace sf::battle {

void SystemState::add(const SystemState& plans) {
    for (const auto& [owner, part] : plans.parts()) {
        const std::shared_ptr<StatePart> all = part->clone();
        if (const StatePart* own = find(owner))
            all->add(*own);
        put(owner, all);
    }
}

std::function<void(SystemState&)> SystemState::editTo(const SystemState& after) const {
    const bool isAlike = parts().size() == 1 && after.parts().size() == 1 &&
                         parts().begin()->first == after.parts().begin()->first;
    if (!isAlike)
        return [after](SystemState& state) { state = after; };
    const auto& [owner, before] = *parts().begin();
    return [owner = owner, edit = before->editTo(after.parts().begin()->second)](SystemState& state) {
        std::shared_ptr<StatePart>& part = state.m_parts.edit()[owner];
        if (part.use_count() > 1)
            part = part->clone();
        edit(*part);
    };
}

int SystemState::usesOf(std::string_view kind) const {
    int uses = 0;
    for (const auto& [owner, part] : parts())
        uses += part->usesOf(kind);
    return uses;
}

std::vector<std::string_view> SystemState::settings() const {
    std::vector<std::string_view> all;
    for (const auto& [owner, part] : parts())
        std::ranges::copy(part->settings(), std::back_inserter(all));
    return all;
}

bool SystemState::tells(const StackId& stack) const {
    return std::ranges::any_of(parts(), [&](const auto& entry) { return entry.second->tells(stack); });
}

std::optional<RemovalKind> SystemState::lost(const StackId& stack, const SystemState& after) const {
    for (const auto& [owner, part] : parts())
        if (const auto lost = part->lost(stack, after))
            return lost;
    return std::nullopt;
}

Fights SystemState::fights() const {
    Fights all;
    for (const auto& [owner, part] : parts())
        std::ranges::copy(part->fights(), std::back_inserter(all));
    return all;
}

bool SystemState::hasSameFights(const SystemState& other) const {
    return m_parts.isSameAs(other.m_parts) ||
           std::ranges::equal(parts(), other.parts(), [](const auto& one, const auto& two) {
               return one.first == two.first &&
                      (one.second == two.second || one.second->hasSameFights(*two.second));
           });
}

bool SystemState::isFighting(const StackId& stack) const {
    return std::ranges::any_of(parts(), [&](const auto& entry) { return entry.second->isFighting(stack); });
}

// Most have one part or none.
const StatePart* SystemState::find(RuleSystem owner) const {
    if (m_parts)
        for (const auto& [system, part] : *m_parts)
            if (system == owner)
                return part.get();
    return nullptr;
}

bool SystemState::operator==(const SystemState& other) const {
    return m_parts.isSameAs(other.m_parts) ||
           std::ranges::equal(parts(), other.parts(), [](const auto& one, const auto& two) {
               return one.first == two.first && (one.second == two.second || one.second->equals(*two.second));
           });
}

const SystemState::Parts& SystemState::parts() const {
    static const Parts none;
    return m_parts ? *m_parts : none;
}

void SystemState::put(RuleSystem owner, std::shared_ptr<StatePart> part) {
    Parts& parts = m_parts.edit();
    if (part->isDefault())
        parts.erase(owner);
    else
        parts[owner] = std::move(part);
    if (parts.empty())
        m_parts.reset();
}

} // namespace sf::battle
