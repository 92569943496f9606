// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/apply.h"
#include "core/rules/encounter/strike.h"

/// Helpers that the parts of apply() share.
namespace sf::encounter {

/// Collects the changes of one action while it is applied to a copy, with consequences that several actions
/// have: abandoned floors (ENC-6) and posts that become inactive (ENC-11).
class Editor {
public:
    explicit Editor(const Dungeon& dungeon) : m_dungeon(dungeon) {}

    const Dungeon& dungeon() const { return m_dungeon; }
    Applied finish() { return std::move(m_applied); }

    void change(Change change);
    void put(std::size_t index, Person person);
    void put(std::size_t index, Encounter encounter);
    void put(std::size_t index, AttackPost post);
    void put(MonsterPlace place, Monster monster);
    /// Removes the Monster, and its Encounter if it was the last one (ENC-5).
    void remove(MonsterPlace place);
    void setLoot(int level, std::vector<std::string> items);
    void addLoot(int level, const std::vector<std::string>& items);

    /// Call after the change that the event tells.
    void tell(What what, int rule, std::vector<std::string> names, std::vector<std::int64_t> numbers = {},
              std::vector<dice::Die> dice = {});
    /// Adds a comment to the Encounter's post, or to the level's Attack Post, in which the @s take part.
    void comment(std::size_t encounter, const std::string& text);
    void comment(int level, const std::vector<std::string>& people, const std::string& text);

    /// Call after an @ died or left: removes it from the level's Attack Post, and settles the floor.
    void leave(const std::string& person, int level);
    /// ENC-6: on a floor without an @, makes Encounters Ranged with 0 hours together.
    void settleFloor(int level);

private:
    void announce(const std::string& text);

    Dungeon m_dungeon;
    Applied m_applied;
};

inline Refusal refuse(Reason reason, int rule, std::vector<std::string> names = {},
                      std::vector<std::int64_t> numbers = {}) {
    return {reason, encounterRule(rule), std::move(names), std::move(numbers)};
}

using Refused = std::optional<Refusal>;

// One function per action; each returns nothing on success.
Refused carryOut(Editor& editor, const Attack& action, dice::Source& source);
Refused carryOut(Editor& editor, const PassHours& action, dice::Source& source);
Refused carryOut(Editor& editor, const ChangeLevel& action, dice::Source& source);
Refused carryOut(Editor& editor, const Wield& action, dice::Source& source);
Refused carryOut(Editor& editor, const Wear& action, dice::Source& source);
Refused carryOut(Editor& editor, const Unwear& action, dice::Source& source);
Refused carryOut(Editor& editor, const Take& action, dice::Source& source);
Refused carryOut(Editor& editor, const Drop& action, dice::Source& source);
Refused carryOut(Editor& editor, const PutPerson& action, dice::Source& source);
Refused carryOut(Editor& editor, const RemovePerson& action, dice::Source& source);
Refused carryOut(Editor& editor, const PutItem& action, dice::Source& source);
Refused carryOut(Editor& editor, const RemoveItem& action, dice::Source& source);
Refused carryOut(Editor& editor, const AddEncounter& action, dice::Source& source);
Refused carryOut(Editor& editor, const EditEncounter& action, dice::Source& source);
Refused carryOut(Editor& editor, const NameEncounter& action, dice::Source& source);
Refused carryOut(Editor& editor, const RemoveEncounter& action, dice::Source& source);
Refused carryOut(Editor& editor, const AddMonster& action, dice::Source& source);
Refused carryOut(Editor& editor, const EditMonster& action, dice::Source& source);
Refused carryOut(Editor& editor, const RemoveMonster& action, dice::Source& source);
Refused carryOut(Editor& editor, const DrawMonster& action, dice::Source& source);
Refused carryOut(Editor& editor, const PutTableLine& action, dice::Source& source);
Refused carryOut(Editor& editor, const RemoveTableLine& action, dice::Source& source);
Refused carryOut(Editor& editor, const SetLoot& action, dice::Source& source);
Refused carryOut(Editor& editor, const SetTitle& action, dice::Source& source);
Refused carryOut(Editor& editor, const SetStartDate& action, dice::Source& source);
Refused carryOut(Editor& editor, const SetUndoDice& action, dice::Source& source);

} // namespace sf::encounter
