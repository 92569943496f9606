// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>

namespace sf::ui {

/// A unit kind that new battles begin with; people change it as they like.
struct StarterKind {
    QString name;
    int upkeep, level, attack, defense, hits, move;
    std::optional<battle::Flag> flag{};
    const char* special = nullptr;
};

battle::UnitKind unitKind(const StarterKind& starter);

} // namespace sf::ui
