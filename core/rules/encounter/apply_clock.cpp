// SPDX-License-Identifier: GPL-3.0-or-later
// ENC-6: hours and floors.
// Declared in editor.h.
#include "core/rules/encounter/editor.h"

#include <algorithm>
#include <set>

namespace sf::encounter {
namespace {

constexpr int longestPass = 1'000'000;      ///< hours in one action
constexpr int hoursCounted = 1'000'000'000; ///< counts stop here
constexpr int hoursUntilMelee = 24;

int counted(int before, int hours) {
    return std::min(before + hours, hoursCounted);
}

/// The hours until a Ranged Encounter on a floor with an @ turns Melee; both counts advance each hour.
int hoursUntilTurn(const Encounter& encounter) {
    return std::max({1, hoursUntilMelee - encounter.hoursTogether, hoursUntilMelee - encounter.hoursInMode});
}

void passHours(Editor& editor, std::size_t index, int hours, bool withPerson) {
    Encounter encounter = *editor.dungeon().encounters[index];
    const int turn = hoursUntilTurn(encounter);
    const bool turns = withPerson && encounter.mode == Mode::Ranged && turn <= hours;
    if (turns) {
        encounter.mode = Mode::Melee;
        encounter.hoursInMode = hours - turn;
    } else {
        encounter.hoursInMode = counted(encounter.hoursInMode, hours);
    }
    encounter.hoursTogether = withPerson ? counted(encounter.hoursTogether, hours) : 0;
    editor.put(index, encounter);
    if (turns)
        editor.tell(What::TurnedMelee, 6, {encounter.id}, {encounter.level});
}

void settleOthers(Editor& editor, const std::set<int>& floorsWithPeople) {
    std::set<int> unsettled;
    for (const auto& encounter : editor.dungeon().encounters)
        if (!floorsWithPeople.contains(encounter->level) && settledWithoutPeople(*encounter))
            unsettled.insert(encounter->level);
    for (const int level : unsettled)
        editor.settleFloor(level);
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
    if (before > lastHour - action.hours)
        return refuse(Reason::BadNumber, 6, {"hour"}, {before + action.hours, 0, lastHour});
    // Nobody moves or dies while the clock runs, so a floor either has an @ all the time or never.
    const std::set<int> floors = editor.dungeon().floorsWithPeople();
    settleOthers(editor, floors);
    for (std::size_t i = 0; i < editor.dungeon().encounters.size(); ++i)
        passHours(editor, i, action.hours, floors.contains(editor.dungeon().encounters[i]->level));
    editor.change(HourChange{before, before + action.hours});
    editor.tell(What::HoursPassed, 6, {}, {action.hours, editor.dungeon().hour});
    if (editor.dungeon().day() != day)
        beginDay(editor);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const ChangeLevel& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfPerson(action.who);
    if (!index)
        return Refusal{Reason::UnknownPerson, {}, {action.who}};
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
    editor.settleFloor(action.level); // before anybody comes
    editor.put(*index, std::move(person));
    editor.tell(What::LevelChanged, 1, {name}, {from, action.level});
    editor.leave(action.who, from);
    return std::nullopt;
}

} // namespace sf::encounter
