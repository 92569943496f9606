// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/description.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/battle/unit.h"
#include "core/rules/limits.h"

namespace sf::document {

/// Adds the traits at a path: flags, numbers and specials.
template<auto... Path, class T>
void addTraits(std::vector<Member<T>>& members) {
    [&]<std::size_t... flags>(std::index_sequence<flags...>) {
        (members.push_back(
             member<YesNo, Path..., &battle::Traits::flags, flags>(key(static_cast<battle::Flag>(flags)))),
         ...);
    }
    (std::make_index_sequence<battle::flagCount>());
    [&]<std::size_t... numbers>(std::index_sequence<numbers...>) {
        (members.push_back(
             member<Whole<numbers == static_cast<std::size_t>(battle::Number::Hits) ? 1 : 0,
                          battle::largestNumber>,
                    Path..., &battle::Traits::numbers, numbers>(key(static_cast<battle::Number>(numbers)))),
         ...);
    }
    (std::make_index_sequence<battle::numberCount>());
    members.push_back(member<ListOf<Text, limits::specials>, Path..., &battle::Traits::specials>("specials"));
}

} // namespace sf::document
