// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/mode/starter_kind.h"

namespace sf::ui {

battle::UnitKind unitKind(const StarterKind& starter) {
    using battle::Number;
    battle::UnitKind kind;
    kind.name = starter.name.toStdString();
    const auto set = [&kind](Number number, int value) {
        kind.traits.numbers[static_cast<std::size_t>(number)] = value;
    };
    set(Number::Upkeep, starter.upkeep);
    set(Number::Level, starter.level);
    set(Number::Attack, starter.attack);
    set(Number::Defense, starter.defense);
    set(Number::Hits, starter.hits);
    set(Number::Move, starter.move);
    if (starter.flag)
        kind.traits.flags[static_cast<std::size_t>(*starter.flag)] = true;
    if (starter.special)
        kind.traits.specials = {starter.special};
    kind.profile = std::make_shared<battle::Profile>(battle::resolved(kind.traits, nullptr));
    return kind;
}

} // namespace sf::ui
