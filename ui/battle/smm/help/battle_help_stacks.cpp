// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/help/battle_help_stacks.h"

#include "ui/paint/base/theme.h"

namespace sf::ui::help {

battle::Stack lettered(int count, bool led) {
    using battle::Number;
    battle::Stack stack;
    std::vector<battle::Unit> units;
    for (int place = 0; place < count; ++place) {
        const bool leads = led && place == count - 1;
        battle::Traits traits;
        const auto set = [&](Number number, int value) {
            traits.numbers[static_cast<std::size_t>(number)] = value;
        };
        set(Number::Hits, 4);
        set(Number::Level, place + 1);
        traits[battle::Flag::Warlord] = leads;
        battle::Unit unit;
        unit.name = std::string(1, static_cast<char>('A' + place % 26));
        unit.id = battle::UnitId(unit.name + std::to_string(place));
        unit.own = std::make_shared<battle::Traits>(traits);
        unit.profile = std::make_shared<battle::Profile>(battle::resolved(traits, nullptr));
        unit.hitsLeft = 4;
        units.push_back(std::move(unit));
    }
    stack.units = std::move(units);
    return stack;
}

battle::Battle emptyField(int columns, int rows) {
    battle::Battle battle;
    const auto colours = paint::defaultSideColours();
    battle.sides = {{"Reds", colours[0], nullptr}, {"Blues", colours[1], nullptr}};
    battle.map = battle::Map(columns, rows);
    return battle;
}

void put(battle::Battle& battle, battle::Stack stack) {
    stack.id = battle::StackId("s" + std::to_string(battle.stacks.size()));
    battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
}

} // namespace sf::ui::help
