// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/description.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/encounter/dungeon.h"
#include "core/rules/limits.h"

#include <array>

/// The pieces of a dungeon as JSON, shared by files and journals.
namespace sf::document {

using ItemIds = ListOf<Word, limits::listedItems>;

template<>
inline constexpr ChoiceWords<encounter::Mode> choiceWords<encounter::Mode>{
    encounter::Mode::Melee, QT_TRANSLATE_NOOP("sf::document", "ranged or melee (ENC-6)")};

inline constexpr std::array undoDiceWords{"allow", "ask", "never"};
inline constexpr const char* undoDiceExpected = QT_TRANSLATE_NOOP("sf::document", "allow, ask or never");
using UndoDiceWord = WordOf<UndoDice, undoDiceWords, undoDiceExpected>;

const Description<encounter::Person>& personDescription();
const Description<encounter::Item>& itemDescription();
const Description<encounter::Monster>& monsterDescription();
const Description<encounter::Encounter>& encounterDescription();
const Description<encounter::TableLine>& tableLineDescription();

// A person, an item or a Monster without a name has its id as the name.
struct OnePerson : Described<&personDescription> {
    static encounter::Person read(JsonReader& json);
};
struct OneItem : Described<&itemDescription> {
    static encounter::Item read(JsonReader& json);
};
struct OneMonster : Described<&monsterDescription> {
    static encounter::Monster read(JsonReader& json);
};
using OneEncounter = Described<&encounterDescription>;
using OneTableLine = Described<&tableLineDescription>;

const Description<encounter::EndedEncounter>& endedDescription();
/// An Attack Post, and whether it names the people who take part.
struct PostText {
    encounter::AttackPost post;
    bool hasPeople = false;
};
const Description<PostText>& postDescription();

} // namespace sf::document
