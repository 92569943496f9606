// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_reader.h"

#include "core/document/battle/play/play_json.h"
#include "core/document/battle/play/scenario_json.h"

#include "core/rules/limits.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <climits>
#include <unordered_map>

namespace sf::document {

using battle::Edge;
using battle::Flag;
using battle::Modifier;
using battle::Number;
using battle::Posture;
using battle::Weight;

namespace {

constexpr int largestAmount = battle::largestNumber;

/// Where the trait of a key is stored: numbers first, then flags.
const std::unordered_map<std::string_view, std::size_t>& traitKeys() {
    static const auto table = [] {
        std::unordered_map<std::string_view, std::size_t> keys;
        for (std::size_t i = 0; i < battle::numberCount; ++i)
            keys.emplace(key(static_cast<Number>(i)), i);
        for (std::size_t i = 0; i < battle::flagCount; ++i)
            keys.emplace(key(static_cast<Flag>(i)), battle::numberCount + i);
        return keys;
    }();
    return table;
}

std::vector<std::string> readWords(JsonReader& json) {
    std::vector<std::string> words;
    json.list([&](std::size_t) { words.emplace_back(json.string()); }, limits::specials);
    return words;
}

/// One of the words that `key()` returns for the values from 0 to `last`.
template<class Value>
Value readChoice(JsonReader& json, Value last, const char* expected) {
    if (json.failed())
        return {};
    const JsonTape::Type type = json.type();
    if (type == JsonTape::Type::String)
        for (int i = 0; i <= static_cast<int>(last); ++i)
            if (json.peek() == key(static_cast<Value>(i))) {
                json.string();
                return static_cast<Value>(i);
            }
    json.fail(expected);
    return {};
}

std::uint32_t readColor(JsonReader& json) {
    std::uint32_t color = 0;
    const std::string_view text = json.failed() ? std::string_view() : json.peek();
    const bool isColor = text.size() == 7 && text.front() == '#' &&
                         std::from_chars(text.data() + 1, text.data() + 7, color, 16).ptr == text.data() + 7;
    if (!isColor)
        json.fail(QT_TRANSLATE_NOOP("sf::document", "a colour such as \"#b03030\""));
    json.string();
    return color;
}

void readPowers(JsonReader& json, Modifier& modifier) {
    json.list([&](std::size_t) {
        const std::string_view power = json.peek();
        if (power == "attackPower")
            modifier.attackPower = true;
        else if (power == "defensePower")
            modifier.defensePower = true;
        else
            json.fail(QT_TRANSLATE_NOOP("sf::document", "\"attackPower\" or \"defensePower\""));
        json.string();
    });
}

Modifier readModifier(JsonReader& json) {
    Modifier modifier;
    UnknownMembers unknown;
    json.object([&](std::string_view key) {
        if (key == "name")
            modifier.name = json.string();
        else if (key == "powers")
            readPowers(json, modifier);
        else if (key == "amount")
            modifier.amount = json.integer(-largestAmount, largestAmount);
        else if (key == "weight")
            modifier.weight = readChoice(json, Weight::Major,
                                         QT_TRANSLATE_NOOP("sf::document", "flat, minor, moderate or major"));
        else if (key == "preventsActing")
            modifier.preventsActing = json.boolean();
        else
            unknown.add(key, json);
    });
    modifier.unknown = unknown.result();
    return modifier;
}

battle::PendingUnit readPendingUnit(JsonReader& json) {
    battle::PendingUnit pending;
    battle::Traits own;
    bool hasOwn = false;
    UnknownMembers unknown;
    json.object([&](std::string_view key) {
        if (key == "id")
            pending.unit.text = json.word();
        else if (key == "kind")
            pending.kind = json.word();
        else if (readTrait(json, key, own))
            hasOwn = true;
        else
            unknown.add(key, json);
    });
    if (hasOwn)
        pending.own = std::make_shared<const battle::Traits>(std::move(own));
    if (hasOwn || !pending.kind.empty()) // else it comes from a newer version and is only preserved
        json.require(!pending.unit.text.empty(), "id");
    pending.unknown = unknown.result();
    return pending;
}

/// Members of a stack that are stored in its extras.
bool readExtra(JsonReader& json, std::string_view key, battle::Stack& stack, battle::StackExtras& extras) {
    if (key == "screens")
        stack.screens = readScreens(json, &extras.screensUnknown);
    else if (key == "pending")
        json.list([&](std::size_t) { extras.pending.push_back(readPendingUnit(json)); }, limits::units);
    else if (key == "specialBonus")
        extras.specialBonus = json.decimal(multiplierRule(5));
    else if (key == "defendedThisTurn")
        extras.defendedThisTurn = json.integer(0, battle::largestNumber, multiplierRule(5));
    else if (key == "moveLeft")
        extras.moveLeft = json.integer(0, battle::largestNumber, multiplierRule(0));
    else if (key == "attackedThisTurn")
        extras.attackedThisTurn = json.boolean();
    else if (key == "arrives")
        extras.arrives = json.integer(1, INT_MAX, battleRule(9));
    else if (key == "at")
        extras.at = readHexes(json, limits::arrivalHexes);
    else if (key == "gone")
        stack.presence = readGone(json);
    else
        return false;
    return true;
}

std::optional<battle::UnitId> readLeader(JsonReader& json) {
    if (json.null())
        return std::nullopt;
    return battle::UnitId(std::string(json.word()));
}

/// The required members of a stack that were read.
struct StackSeen {
    bool id = false;
    bool side = false;
    bool hex = false;
    bool units = false;
};

bool readStackMember(JsonReader& json, std::string_view key, battle::Stack& stack, StackSeen& seen) {
    if (key == "id") {
        stack.id.text = json.word();
        seen.id = true;
    } else if (key == "side") {
        stack.side = json.integer(0, battle::largestSideCount - 1);
        seen.side = true;
    } else if (key == "hex") {
        stack.hex = readMapHex(json);
        seen.hex = true;
    } else if (key == "units") {
        stack.units = readUnits(json);
        seen.units = true;
    } else if (key == "name") {
        stack.name = json.string();
    } else if (key == "facing") {
        stack.facing = static_cast<hex::Direction>(json.integer(0, 5));
    } else if (key == "posture") {
        stack.posture = readPosture(json);
    } else if (key == "leader") {
        stack.leader = readLeader(json);
    } else if (key == "formed") {
        stack.formed = readUnitIds(json);
    } else if (key == "modifiers") {
        stack.modifiers = readModifiers(json);
    } else {
        return false;
    }
    return true;
}

hex::Hex readHex(JsonReader& json, int least, int largest) {
    std::array<int, 2> numbers{};
    std::size_t count = 0;
    json.list([&](std::size_t index) {
        if (index < numbers.size())
            numbers[index] = json.integer(least, largest);
        else
            json.fail(QT_TRANSLATE_NOOP("sf::document", "a hex of two numbers, [column, row]"));
        count = index + 1;
    });
    if (!json.failed() && count != numbers.size())
        json.fail(QCoreApplication::translate("sf::document", "a hex of two numbers, [column, row]"),
                  QCoreApplication::translate("sf::document", "%n number(s)", nullptr, int(count)));
    return {numbers[0], numbers[1]};
}

} // namespace

hex::Hex readHex(JsonReader& json) {
    return readHex(json, INT_MIN / 4, INT_MAX / 4);
}

hex::Hex readMapHex(JsonReader& json) {
    return readHex(json, 0, battle::largestMapSide - 1);
}

bool readTrait(JsonReader& json, std::string_view key, battle::Traits& traits) {
    if (key == "specials") {
        traits.specials = readWords(json);
        return true;
    }
    const auto found = traitKeys().find(key);
    if (found == traitKeys().end())
        return false;
    if (found->second >= battle::numberCount)
        traits.flags[found->second - battle::numberCount] = json.boolean();
    else
        traits.numbers[found->second] = json.integer(
            found->second == static_cast<std::size_t>(Number::Hits) ? 1 : 0, battle::largestNumber);
    return true;
}

battle::Traits readTraits(JsonReader& json, std::shared_ptr<const std::string>* unknown) {
    battle::Traits traits;
    UnknownMembers others;
    json.object([&](std::string_view key) {
        if (!readTrait(json, key, traits))
            others.add(key, json);
    });
    if (unknown)
        *unknown = others.result();
    return traits;
}

battle::Unit readUnit(JsonReader& json) {
    battle::Unit unit;
    unit.hitsLeft = allHits;
    battle::Traits own;
    bool hasOwn = false;
    UnknownMembers unknown;
    json.object([&](std::string_view key) {
        if (key == "id")
            unit.id.text = json.word();
        else if (key == "kind")
            unit.kind = json.word();
        else if (key == "name")
            unit.name = json.string();
        else if (key == "hitsLeft")
            unit.hitsLeft = json.integer(0, battle::largestNumber);
        else if (readTrait(json, key, own))
            hasOwn = true;
        else
            unknown.add(key, json);
    });
    json.require(!unit.id.text.empty(), "id");
    if (hasOwn)
        unit.own = std::make_shared<const battle::Traits>(std::move(own));
    unit.unknown = unknown.result();
    return unit;
}

std::vector<battle::Unit> readUnits(JsonReader& json) {
    std::vector<battle::Unit> units;
    json.list([&](std::size_t) { units.push_back(readUnit(json)); }, limits::unitsOfStack);
    if (!json.failed() && units.empty())
        json.fail(QCoreApplication::translate("sf::document", "at least one unit"),
                  QCoreApplication::translate("sf::document", "an empty list"));
    units.shrink_to_fit();
    return units;
}

std::vector<battle::UnitId> readUnitIds(JsonReader& json) {
    std::vector<battle::UnitId> ids;
    json.list([&](std::size_t) { ids.emplace_back(std::string(json.word())); }, limits::units);
    return ids;
}

Posture readPosture(JsonReader& json) {
    return readChoice(json, Posture::Screening,
                      QT_TRANSLATE_NOOP("sf::document", "neutral, offensive, defensive or screening"));
}

battle::Screens readScreens(JsonReader& json, std::shared_ptr<const std::string>* unknown) {
    if (json.null())
        return {};
    battle::Screens screens;
    std::optional<Edge> edge;
    int named = 0;
    UnknownMembers others;
    json.object([&](std::string_view key) {
        named += key == "unit" || key == "structure" || key == "stack" ? 1 : 0;
        if (key == "unit")
            screens = battle::UnitId(std::string(json.word()));
        else if (key == "structure")
            screens = battle::StructureId(std::string(json.word()));
        else if (key == "stack")
            screens = battle::ScreenedEdge{battle::StackId(std::string(json.word())), Edge::Front};
        else if (key == "edge")
            edge =
                readChoice(json, Edge::Back, QT_TRANSLATE_NOOP("sf::document", "front, left, right or back"));
        else if (unknown)
            others.add(key, json);
        else
            json.fail(
                QT_TRANSLATE_NOOP("sf::document", "no other key than unit, structure, or stack and edge"));
    });
    if (unknown)
        *unknown = others.result();
    auto* stack = std::get_if<battle::ScreenedEdge>(&screens);
    if (!json.failed() && (named != 1 || (stack != nullptr) != edge.has_value()))
        json.fail(QCoreApplication::translate("sf::document", "one of unit, structure, or stack with edge"),
                  QCoreApplication::translate("sf::document", "other keys"));
    if (stack && edge)
        stack->edge = *edge;
    return screens;
}

std::vector<Modifier> readModifiers(JsonReader& json) {
    std::vector<Modifier> modifiers;
    json.list([&](std::size_t) { modifiers.push_back(readModifier(json)); }, limits::modifiers);
    return modifiers;
}

battle::Side readSide(JsonReader& json, std::size_t index) {
    constexpr std::array<std::uint32_t, battle::largestSideCount> colors{0xb03030, 0x3050b0, 0x2f7d4f,
                                                                         0x8a5a00};
    battle::Side side{{}, colors[index % colors.size()], {}};
    UnknownMembers unknown;
    json.object([&](std::string_view key) {
        if (key == "name")
            side.name = json.string();
        else if (key == "color")
            side.color = readColor(json);
        else if (key == "ally")
            side.ally = json.integer(INT_MIN, INT_MAX, battleRule(10));
        else
            unknown.add(key, json);
    });
    side.unknown = unknown.result();
    return side;
}

battle::Stack readStack(JsonReader& json) {
    battle::Stack stack;
    battle::StackExtras extras;
    StackSeen seen;
    UnknownMembers unknown;
    json.object([&](std::string_view key) {
        if (readStackMember(json, key, stack, seen))
            return;
        if (!readExtra(json, key, stack, extras))
            unknown.add(key, json);
    });
    json.require(seen.id, "id");
    json.require(seen.side, "side");
    json.require(seen.hex, "hex");
    json.require(seen.units, "units");
    extras.unknown = unknown.result();
    if (!(extras == battle::StackExtras{}))
        stack.extras = std::move(extras);
    return stack;
}

} // namespace sf::document
