// SPDX-License-Identifier: GPL-3.0-or-later
// Actions on a dungeon as the journal writes them.
// Declared in encounter_file.h.
#include "core/document/encounter/encounter_file.h"
#include "core/document/encounter/encounter_pieces.h"
#include "core/document/io/alternatives.h"

#include <climits>

namespace sf::document {
namespace {

using encounter::AddEncounter;
using encounter::AddMonster;
using encounter::ChangeLevel;
using encounter::DrawMonster;
using encounter::Drop;
using encounter::EditEncounter;
using encounter::EditMonster;
using encounter::Encounter;
using encounter::Mode;
using encounter::NameEncounter;
using encounter::PassHours;
using encounter::PutItem;
using encounter::PutPerson;
using encounter::PutTableLine;
using encounter::RemoveEncounter;
using encounter::RemoveItem;
using encounter::RemoveMonster;
using encounter::RemovePerson;
using encounter::RemoveTableLine;
using encounter::SetLoot;
using encounter::SetStartDate;
using encounter::SetUndoDice;
using encounter::Take;
using encounter::Unwear;
using encounter::Wear;
using encounter::Wield;

/// On one line, as in a journal.
struct EncounterOnOneLine : OneEncounter {
    static void write(JsonWriter& json, const Encounter& encounter) {
        std::string text;
        JsonWriter inner(text);
        OneEncounter::write(inner, encounter);
        std::erase(text, '\n');
        json.raw(text);
    }
};

using LineIndex = WholeAs<std::size_t, 0, INT_MAX>;

template<auto path>
constexpr auto ofWho() {
    return always<Text, path>("who");
}
template<auto path>
constexpr auto ofId() {
    return always<Text, path>("id");
}
template<auto path>
constexpr auto ofLevel() {
    return always<AnyWhole, path>("level");
}

const Alternatives<encounter::Action>& dungeonActions() {
    static const Alternatives<encounter::Action> table(
        Alternative("attack", {always<Text, &encounter::Attack::attacker>("attacker"),
                               always<Text, &encounter::Attack::attackee>("attackee")}),
        Alternative("hours", {always<AnyWhole, &PassHours::hours>("hours")}),
        Alternative("level", {ofWho<&ChangeLevel::who>(), ofLevel<&ChangeLevel::level>()}),
        Alternative("wield", {ofWho<&Wield::who>(), member<Text, &Wield::item>("id")}),
        Alternative("wear", {ofWho<&Wear::who>(), ofId<&Wear::item>()}),
        Alternative("unwear", {ofWho<&Unwear::who>(), ofId<&Unwear::item>()}),
        Alternative("take", {ofWho<&Take::who>(), ofId<&Take::item>()}),
        Alternative("drop", {ofWho<&Drop::who>(), ofId<&Drop::item>()}),
        Alternative("person", {always<YesNo, &PutPerson::isNew>("new"),
                               always<OnePerson, &PutPerson::person>("person")}),
        Alternative("removePerson", {ofWho<&RemovePerson::who>()}),
        Alternative("item", {always<YesNo, &PutItem::isNew>("new"), always<OneItem, &PutItem::item>("item")}),
        Alternative("removeItem", {ofId<&RemoveItem::item>()}),
        Alternative("addEncounter", {always<EncounterOnOneLine, &AddEncounter::encounter>("encounter")}),
        Alternative("editEncounter", {ofId<&EditEncounter::encounter>(), ofLevel<&EditEncounter::level>(),
                                      always<Choice<Mode>, &EditEncounter::mode>("mode"),
                                      always<AnyWhole, &EditEncounter::hoursTogether>("hoursTogether"),
                                      always<AnyWhole, &EditEncounter::hoursInMode>("hoursInMode")}),
        Alternative("nameEncounter",
                    {ofId<&NameEncounter::encounter>(), always<Text, &NameEncounter::title>("title")}),
        Alternative("removeEncounter", {ofId<&RemoveEncounter::encounter>()}),
        Alternative("addMonster",
                    {ofId<&AddMonster::encounter>(), always<OneMonster, &AddMonster::monster>("monster")}),
        Alternative("editMonster", {always<OneMonster, &EditMonster::monster>("monster")}),
        Alternative("removeMonster", {ofId<&RemoveMonster::monster>()}),
        Alternative("drawMonster",
                    {ofLevel<&DrawMonster::level>(), member<Text, &DrawMonster::encounter>("id")}),
        Alternative("tableLine", {always<LineIndex, &PutTableLine::index>("index"),
                                  always<OneTableLine, &PutTableLine::line>("line")}),
        Alternative("removeTableLine", {always<LineIndex, &RemoveTableLine::index>("index")}),
        Alternative("loot", {ofLevel<&SetLoot::level>(), always<ItemIds, &SetLoot::items>("items")}),
        Alternative("title", {always<Text, &encounter::SetTitle::title>("title")}),
        Alternative("startDate", {always<Text, &SetStartDate::date>("date")}),
        Alternative("undoDice", {always<UndoDiceWord, &SetUndoDice::undoDice>("undoDice")}));
    return table;
}

/// Of the members after those of the action.
const Description<DungeonEntry>& diceDescription() {
    static const Description<DungeonEntry> description(
        {always<ListOf<Whole<1, INT_MAX>, INT_MAX>, &DungeonEntry::dice>("dice"),
         always<YesNo, &DungeonEntry::typed>("typed")});
    return description;
}

} // namespace

std::string actionMembers(const encounter::Action& action) {
    return dungeonActions().members(action);
}

bool isDungeonAction(std::string_view word) {
    return dungeonActions().has(word);
}

std::optional<DungeonEntry> dungeonEntry(std::string_view word, const JsonTape& line) {
    JsonReader json(line, {});
    auto action = dungeonActions().read(json, word);
    if (!action || json.failed())
        return std::nullopt;
    DungeonEntry entry{std::move(*action), {}, false};
    JsonReader again(line, {});
    diceDescription().read(again, entry);
    return again.failed() ? std::nullopt : std::optional(std::move(entry));
}

} // namespace sf::document
