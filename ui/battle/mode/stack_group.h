// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace sf::ui {

/// Stacks that the Battle dock lists together, such as a Conflict.
struct StackGroup {
    struct Member {
        battle::StackId stack;
        std::optional<std::int64_t> initiative{};
        bool operator==(const Member&) const = default;
    };
    QString name;  ///< unlike that of any other group
    QString state; ///< "▶ fights now"; may be empty
    std::vector<Member> members;
};

} // namespace sf::ui
