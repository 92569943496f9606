// SPDX-License-Identifier: GPL-3.0-or-later
// ENC-6: hours and floors.
#include "core/rules/encounter/editor.h"

#include <algorithm>

namespace sf::encounter {
namespace {

constexpr int longestPass = 1'000'000;      ///< hours at once
constexpr int hoursCounted = 1'000'000'000; ///< no count goes on above it
constexpr int hoursUntilMelee = 24;

/// One more hour for an Encounter. True when it has just turned Melee.
bool passHour(Encounter& encounter, bool withPerson) {
    encounter.hoursInMode = std::min(encounter.hoursInMode + 1, hoursCounted);
    encounter.hoursTogether = withPerson ? std::min(encounter.hoursTogether + 1, hoursCounted) : 0;
    const bool turns = encounter.mode == Mode::Ranged && encounter.hoursTogether >= hoursUntilMelee &&
                       encounter.hoursInMode >= hoursUntilMelee;
    if (turns) {
        encounter.mode = Mode::Melee;
        encounter.hoursInMode = 0;
    }
    return turns;
}

void passHours(Editor& editor, std::size_t index, int hours) {
    Encounter encounter = *editor.dungeon().encounters[index];
    const bool withPerson = editor.dungeon().hasPersonOn(encounter.level);
    for (int hour = 0; hour < hours; ++hour)
        if (passHour(encounter, withPerson))
            editor.tell(What::TurnedMelee, 6, {encounter.id}, {encounter.level});
    editor.put(index, std::move(encounter));
}

void beginDay(Editor& editor) {
    for (std::size_t i = 0; i < editor.dungeon().people.size(); ++i) {
        if (!editor.dungeon().people[i]->attackedToday)
            continue;
        Person person = *editor.dungeon().people[i];
        person.attackedToday = false;
        editor.put(i, std::move(person));
    }
    editor.tell(What::DayBegan, 7, {}, {editor.dungeon().day()});
}

} // namespace

Refused carryOut(Editor& editor, const PassHours& action, dice::Source& /*source*/) {
    if (action.hours < 1 || action.hours > longestPass)
        return refuse(Reason::BadNumber, 6, {"hours"}, {action.hours, 1, longestPass});
    const std::int64_t day = editor.dungeon().day();
    const std::int64_t before = editor.dungeon().hour;
    // Nobody moves or dies while the clock runs, so each floor has an @ all the while or never.
    for (std::size_t i = 0; i < editor.dungeon().encounters.size(); ++i)
        editor.settleFloor(editor.dungeon().encounters[i]->level);
    for (std::size_t i = 0; i < editor.dungeon().encounters.size(); ++i)
        passHours(editor, i, action.hours);
    editor.change(HourChange{before, before + action.hours});
    editor.tell(What::HoursPassed, 6, {}, {action.hours, editor.dungeon().hour});
    if (editor.dungeon().day() != day)
        beginDay(editor);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const ChangeLevel& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfPerson(action.who);
    if (!index)
        return Refusal{Reason::UnknownPerson, {}, {action.who}, {}};
    Person person = *editor.dungeon().people[*index];
    if (!person.isAlive())
        return refuse(Reason::IsDead, 1, {person.name});
    if (action.level < -largestNumber || action.level > largestNumber)
        return refuse(Reason::BadNumber, 1, {"level"}, {action.level, -largestNumber, largestNumber});
    const int from = person.level;
    if (from == action.level)
        return std::nullopt;
    person.level = action.level;
    const std::string name = person.name;
    editor.put(*index, std::move(person));
    editor.tell(What::LevelChanged, 1, {name}, {from, action.level});
    editor.leave(action.who, from);
    return std::nullopt;
}

} // namespace sf::encounter
