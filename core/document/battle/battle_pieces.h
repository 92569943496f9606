// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/description.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/battle/battle.h"
#include "core/rules/limits.h"

/// The pieces of a battle in documents and journals. Reading checks their form and ranges; whether they fit
/// the battle is checked when everything is read.
namespace sf::document {

/// When a unit's hits left are written: if it is wounded, or always. Journals always give them.
enum class HitsLeft : std::uint8_t { WhenWounded, Always };
/// Hits left if the file doesn't say: all of them.
inline constexpr int allHits = -1;

/// Reads a hex that will be checked against the map later.
hex::Hex readHex(JsonReader& json);
/// Reads a hex that is only in documents: it must lie within the largest map.
hex::Hex readMapHex(JsonReader& json);
void writeHex(JsonWriter& json, hex::Hex hex);
struct AnyHex {
    static hex::Hex read(JsonReader& json) { return readHex(json); }
    static void write(JsonWriter& json, hex::Hex hex) { writeHex(json, hex); }
};

struct MapHex : AnyHex {
    static hex::Hex read(JsonReader& json) { return readMapHex(json); }
};

template<>
inline constexpr ChoiceWords<battle::Posture> choiceWords<battle::Posture>{
    battle::Posture::Screening,
    QT_TRANSLATE_NOOP("sf::document", "neutral, offensive, defensive or screening")};
template<>
inline constexpr ChoiceWords<battle::Edge> choiceWords<battle::Edge>{
    battle::Edge::Back, QT_TRANSLATE_NOOP("sf::document", "front, left, right or back")};

/// Unknown keys are an error unless `unknown` is given to store them.
battle::Screens readScreens(JsonReader& json, Unknown* unknown = nullptr);
void writeScreens(JsonWriter& json, const battle::Screens& screens, const Unknown& unknown = {});
struct ScreensOrNull {
    static battle::Screens read(JsonReader& json) { return readScreens(json); }
    static void write(JsonWriter& json, const battle::Screens& screens) { writeScreens(json, screens); }
};
/// Reads `{stack id: order}` from UTF-8 bytes: calls `read` for each stack; it must read the order.
std::optional<LoadError>
readStackOrders(const QByteArray& bytes,
                const std::function<void(const battle::StackId& stack, JsonReader& json)>& read);

const Description<battle::Modifier>& modifierDescription();
using Modifiers = ListOf<Described<&modifierDescription>, limits::modifiers>;

battle::Side readSide(JsonReader& json, std::size_t index);
const Description<battle::Side>& sideDescription();
const Description<battle::Structure>& structureDescription();
/// Without the name, which is the key of its kind.
const Description<battle::UnitKind>& kindDescription();
/// Of the traits alone.
const Description<battle::Traits>& traitsDescription();

battle::Unit readUnit(JsonReader& json);
const Description<battle::Unit>& unitDescription(HitsLeft hitsLeft);
battle::Stack readStack(JsonReader& json);
/// In documents (HitsLeft::WhenWounded) each unit has a line of its own.
const Description<battle::Stack>& stackDescription(HitsLeft hitsLeft);

/// The members that systems add to a battle, in the order of files: those of the first system come last.
const std::vector<Member<battle::Battle>>& systemMembersOfBattle();
/// Those that are read when the battle has all its other parts, and written after them.
const std::vector<Member<battle::Battle>>& systemMembersOfCompleteBattle();
/// Those that they add to plans.
const std::vector<Member<battle::SystemState>>& systemMembersOfPlans();
/// The first stack in the plans that `isKnown(stack)` doesn't accept, and its place in them.
std::optional<std::pair<QString, battle::StackId>> foreignStack(const battle::SystemState& plans,
                                                                const battle::StackFilter& isKnown);

} // namespace sf::document
