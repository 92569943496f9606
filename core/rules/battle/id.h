// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>

namespace sf::battle {

/// The id of a unit, stack or structure as its document writes it. Each tag makes a type of its own, so that
/// ids can't be mixed up.
template<class Tag>
struct Id {
    std::string text;

    Id() = default;
    explicit Id(std::string value) : text(std::move(value)) {}
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy takes the 0 that this is compared with for a pointer
    auto operator<=>(const Id&) const = default;
};

using UnitId = Id<struct UnitTag>;
using StackId = Id<struct StackTag>;
using StructureId = Id<struct StructureTag>;

} // namespace sf::battle

template<class Tag>
struct std::hash<sf::battle::Id<Tag>> {
    std::size_t operator()(const sf::battle::Id<Tag>& id) const noexcept {
        return std::hash<std::string>{}(id.text);
    }
};
