// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_pieces.h"

#include "core/document/battle/play/play_json.h"
#include "core/document/battle/play/scenario_json.h"
#include "core/document/battle/system_codecs.h"
#include "core/document/battle/traits_members.h"
#include "core/document/io/key_guard.h"
#include "core/rules/limits.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <charconv>
#include <climits>

namespace sf::document {

using battle::Edge;
using battle::Flag;
using battle::Modifier;
using battle::Number;
using battle::Stack;
using battle::StackExtras;
using battle::Structure;
using battle::Traits;
using battle::Unit;
using battle::UnitId;
using battle::UnitKind;
using battle::Weight;

template<>
inline constexpr ChoiceWords<Weight> choiceWords<Weight>{
    Weight::Major, QT_TRANSLATE_NOOP("sf::document", "flat, minor, moderate or major")};

namespace {

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

struct Color {
    static std::uint32_t read(JsonReader& json) {
        std::uint32_t color = 0;
        const std::string_view text = json.failed() ? std::string_view() : json.peek();
        const bool isColor =
            text.size() == 7 && text.front() == '#' &&
            std::from_chars(text.data() + 1, text.data() + 7, color, 16).ptr == text.data() + 7;
        if (!isColor)
            json.fail(QT_TRANSLATE_NOOP("sf::document", "a colour such as \"#b03030\""));
        json.string();
        return color;
    }
    static void write(JsonWriter& json, std::uint32_t value) {
        constexpr std::string_view digits = "0123456789abcdef";
        std::array<char, 7> color{'#'};
        for (unsigned i = 0; i < 6; ++i)
            color[i + 1] = digits[(value >> (20 - 4 * i)) & 15U];
        json.value(std::string_view(color.data(), color.size()));
    }
};

// Two members of a modifier are one list.
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

void writePowers(JsonWriter& json, const Modifier& modifier) {
    json.list();
    if (modifier.attackPower)
        json.value("attackPower");
    if (modifier.defensePower)
        json.value("defensePower");
    json.endList();
}

Member<Unit> hitsLeftMember(HitsLeft hitsLeft) {
    auto member = always<Whole<0, battle::largestNumber>, &Unit::hitsLeft>("hitsLeft");
    if (hitsLeft == HitsLeft::WhenWounded)
        member.isLeftOut = [](const Unit& unit) {
            return unit.profile && unit.hitsLeft == unit[Number::Hits];
        };
    return member;
}

Description<Unit> describeUnit(HitsLeft hitsLeft) {
    std::vector<Member<Unit>> members{required<IdWord<UnitId>, &Unit::id>("id"),
                                      member<Word, &Unit::kind>("kind"), member<Text, &Unit::name>("name")};
    addTraits<&Unit::own>(members);
    members.push_back(hitsLeftMember(hitsLeft));
    return Description<Unit>(std::move(members), kept<&Unit::unknown>());
}

void readUnitsOf(JsonReader& json, Stack& stack) {
    std::vector<Unit> units;
    json.list([&](std::size_t) { units.push_back(readUnit(json)); }, limits::unitsOfStack);
    if (!json.failed() && units.empty())
        json.fail(QCoreApplication::translate("sf::document", "at least one unit"),
                  QCoreApplication::translate("sf::document", "an empty list"));
    units.shrink_to_fit();
    stack.units = std::move(units);
}

template<HitsLeft hitsLeft>
void writeUnitsOf(JsonWriter& json, const Stack& stack) {
    json.list();
    for (const Unit& unit : *stack.units)
        unitDescription(hitsLeft).write(hitsLeft == HitsLeft::WhenWounded ? json.line(4) : json, unit);
    json.endList();
}

/// In the other cases a stack is on the map, or its arrival says that it isn't.
bool hasNotGone(const Stack& stack) {
    return stack.presence != battle::Presence::Croaked && stack.presence != battle::Presence::Conceded;
}

void putAfter(std::vector<Member<Stack>>& members, std::string_view name, const Member<Stack>& member) {
    const auto place = std::ranges::find(members, name, &Member<Stack>::name);
    members.insert(place == members.end() ? place : place + 1, member);
}

Description<Stack> describeStack(HitsLeft hitsLeft) {
    std::vector<Member<Stack>> members{
        required<IdWord<battle::StackId>, &Stack::id>("id"),
        member<Text, &Stack::name>("name"),
        required<Whole<0, battle::largestSideCount - 1>, &Stack::side>("side"),
        required<MapHex, &Stack::hex>("hex"),
        member<Facing, &Stack::facing>("facing"),
        ofSystem<OrNull<IdWord<UnitId>>, &Stack::leader>(RuleSystem::Smm, "leader"),
        {"units", readUnitsOf,
         hitsLeft == HitsLeft::Always ? writeUnitsOf<HitsLeft::Always> : writeUnitsOf<HitsLeft::WhenWounded>,
         nullptr, true},
        ofSystem<Whole<0, battle::largestNumber, multiplierRule(0)>, &Stack::extras, &StackExtras::moveLeft>(
            RuleSystem::Multiplier, "moveLeft"),
        member<Whole<1, INT_MAX, battleRule(9)>, &Stack::extras, &StackExtras::arrives>("arrives"),
        member<ListOf<AnyHex, limits::arrivalHexes>, &Stack::extras, &StackExtras::at>("at"),
        {"gone", [](JsonReader& json, Stack& stack) { stack.presence = readGone(json); },
         [](JsonWriter& json, const Stack& stack) { json.value(key(stack.presence)); }, hasNotGone}};
    for (const SystemMembers* system : systemMembers())
        for (const auto& [after, member] : system->ofStacks)
            putAfter(members, after, member);
    return Description<Stack>(std::move(members), kept<&Stack::extras, &StackExtras::unknown>());
}

} // namespace

hex::Hex readHex(JsonReader& json) {
    return readHex(json, INT_MIN / 4, INT_MAX / 4);
}

hex::Hex readMapHex(JsonReader& json) {
    return readHex(json, 0, battle::largestMapSide - 1);
}

void writeHex(JsonWriter& json, hex::Hex hex) {
    json.list().value(hex.column).value(hex.row).endList();
}

std::optional<LoadError>
readStackOrders(const QByteArray& bytes,
                const std::function<void(const battle::StackId& stack, JsonReader& json)>& read) {
    std::size_t count = 0;
    return readMembers({bytes.constData(), static_cast<std::size_t>(bytes.size())}, [&](std::string_view id,
                                                                                        JsonReader& json) {
        if (count++ == limits::stacks)
            json.fail(QCoreApplication::translate("sf::document", "orders for at most %1 stacks")
                          .arg(QLocale().toString(limits::stacks)),
                      QCoreApplication::translate("sf::document", "more"));
        read(battle::StackId(std::string(id)), json);
    });
}

battle::Screens readScreens(JsonReader& json, Unknown* unknown) {
    if (json.null())
        return {};
    battle::Screens screens;
    std::optional<Edge> edge;
    int named = 0;
    UnknownMembers others;
    json.object([&](std::string_view key) {
        named += key == "unit" || key == "structure" || key == "stack" ? 1 : 0;
        if (key == "unit")
            screens = UnitId(std::string(json.word()));
        else if (key == "structure")
            screens = battle::StructureId(std::string(json.word()));
        else if (key == "stack")
            screens = battle::ScreenedEdge{battle::StackId(std::string(json.word())), Edge::Front};
        else if (key == "edge")
            edge = Choice<Edge>::read(json);
        else if (unknown)
            others.add(key, json);
        else
            json.fail(QT_TRANSLATE_NOOP("sf::document", "only the keys unit, structure, or stack and edge"));
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

void writeScreens(JsonWriter& json, const battle::Screens& screens, const Unknown& unknown) {
    if (std::holds_alternative<std::monostate>(screens)) {
        json.raw("null");
        return;
    }
    json.object();
    if (const auto* unit = std::get_if<UnitId>(&screens))
        json.member("unit", unit->text);
    else if (const auto* structure = std::get_if<battle::StructureId>(&screens))
        json.member("structure", structure->text);
    else if (const auto* edge = std::get_if<battle::ScreenedEdge>(&screens))
        json.member("stack", edge->stack.text).member("edge", key(edge->edge));
    json.members(unknown).endObject();
}

const Description<Modifier>& modifierDescription() {
    static const Description<Modifier> description(
        {always<Text, &Modifier::name>("name"),
         {"powers", readPowers, writePowers},
         always<Whole<-battle::largestNumber, battle::largestNumber>, &Modifier::amount>("amount"),
         always<Choice<Weight>, &Modifier::weight>("weight"),
         member<YesNo, &Modifier::preventsActing>("preventsActing")},
        kept<&Modifier::unknown>());
    return description;
}

const Description<battle::Side>& sideDescription() {
    static const Description<battle::Side> description(
        {always<Text, &battle::Side::name>("name"), always<Color, &battle::Side::color>("color"),
         member<Whole<INT_MIN, INT_MAX, battleRule(10)>, &battle::Side::ally>("ally")},
        kept<&battle::Side::unknown>());
    return description;
}

battle::Side readSide(JsonReader& json, std::size_t index) {
    constexpr std::array<std::uint32_t, battle::largestSideCount> colors{0xb03030, 0x3050b0, 0x2f7d4f,
                                                                         0x8a5a00};
    battle::Side side{{}, colors[index % colors.size()], {}};
    sideDescription().read(json, side);
    return side;
}

const Description<Structure>& structureDescription() {
    static const Description<Structure> description(
        {required<IdWord<battle::StructureId>, &Structure::id>("id"), member<Text, &Structure::name>("name"),
         required<AnyHex, &Structure::hex>("hex")},
        kept<&Structure::unknown>());
    return description;
}

const Description<UnitKind>& kindDescription() {
    static const Description<UnitKind> description = [] {
        std::vector<Member<UnitKind>> members;
        addTraits<&UnitKind::traits>(members);
        return Description<UnitKind>(std::move(members), kept<&UnitKind::unknown>());
    }();
    return description;
}

const Description<Traits>& traitsDescription() {
    static const Description<Traits> description = [] {
        std::vector<Member<Traits>> members;
        addTraits(members);
        return Description<Traits>(std::move(members));
    }();
    return description;
}

const Description<Unit>& unitDescription(HitsLeft hitsLeft) {
    static const std::array descriptions{describeUnit(HitsLeft::WhenWounded), describeUnit(HitsLeft::Always)};
    return descriptions[static_cast<std::size_t>(hitsLeft)];
}

Unit readUnit(JsonReader& json) {
    Unit unit;
    unit.hitsLeft = allHits;
    unitDescription(HitsLeft::Always).read(json, unit);
    return unit;
}

const Description<Stack>& stackDescription(HitsLeft hitsLeft) {
    static const std::array descriptions{describeStack(HitsLeft::WhenWounded),
                                         describeStack(HitsLeft::Always)};
    return descriptions[static_cast<std::size_t>(hitsLeft)];
}

Stack readStack(JsonReader& json) {
    return stackDescription(HitsLeft::Always).read(json);
}

namespace {

template<class T>
std::vector<Member<T>> membersOfAll(std::vector<Member<T>> SystemMembers::*list) {
    std::vector<Member<T>> members;
    for (const SystemMembers* system : systemMembers())
        members.insert(members.begin(), (system->*list).begin(), (system->*list).end());
    return members;
}

} // namespace

const std::vector<Member<battle::Battle>>& systemMembersOfBattle() {
    static const auto all = membersOfAll(&SystemMembers::ofBattles);
    return all;
}

const std::vector<Member<battle::Battle>>& systemMembersOfCompleteBattle() {
    static const auto all = membersOfAll(&SystemMembers::ofCompleteBattles);
    return all;
}

const std::vector<Member<battle::SystemState>>& systemMembersOfPlans() {
    static const auto all = membersOfAll(&SystemMembers::ofPlans);
    return all;
}

std::optional<std::pair<QString, battle::StackId>> foreignStack(const battle::SystemState& plans,
                                                                const battle::StackFilter& isKnown) {
    std::optional<std::pair<QString, battle::StackId>> foreign;
    for (const Member<battle::SystemState>& member : systemMembersOfPlans())
        if (const battle::StatePart* part = plans.find(member.system))
            part->clone()->keep([&](const battle::StackId& id) {
                const bool known = isKnown(id);
                if (!known && !foreign) {
                    std::string place(member.name);
                    appendKey(place, id.text);
                    foreign.emplace(QString::fromStdString(place), id);
                }
                return known;
            });
    return foreign;
}

} // namespace sf::document
