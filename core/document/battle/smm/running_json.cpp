// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/running_json.h"

#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_reader.h"
#include "core/rules/limits.h"
#include "core/text/display_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <climits>
#include <unordered_map>

namespace sf::document {
namespace {

using battle::Battle;
using battle::RunningRound;
using battle::Stack;
using battle::StackId;
using battle::StackPointer;
using Problem = std::optional<LoadError>;

void writeIds(JsonWriter& json, const auto& ids) {
    json.list();
    for (const StackId& id : ids)
        json.value(id.text);
    json.endList();
}

/// Nothing for an unchanged stack.
void writeFrozen(JsonWriter& json, const Stack& then, const Stack& now) {
    if (then.hex == now.hex && then.facing == now.facing && then.units.isSameAs(now.units))
        return;
    json.object().member("stack", then.id.text);
    if (then.hex != now.hex)
        writeHex(json.key("hex"), then.hex);
    if (then.facing != now.facing)
        json.member("facing", hex::number(then.facing));
    json.key("hitsLeft").object();
    for (std::size_t i = 0; i < then.units->size(); ++i)
        if ((*then.units)[i].hitsLeft != (*now.units)[i].hitsLeft)
            json.member((*then.units)[i].id.text, (*then.units)[i].hitsLeft);
    json.endObject().endObject();
}

void writeConflicts(JsonWriter& json, const RunningRound& round) {
    json.key("conflicts").list();
    for (const std::vector<StackId>& stacks : *round.conflicts)
        writeIds(json, stacks);
    json.endList().key("numbers").list();
    for (std::size_t i = 0; i < round.conflicts->size(); ++i)
        json.value(round.number(i));
    json.endList();
}

void writeEngagements(JsonWriter& json, const RunningRound& round) {
    json.key("engagements").list();
    for (const auto& [first, second] : round.engagements)
        writeIds(json, std::array{first, second});
    json.endList().key("rotations").object();
    for (const auto& [id, sides] : round.rotations)
        json.member(id.text, sides);
    json.endObject();
}

std::vector<StackId> readStackIds(JsonReader& json) {
    std::vector<StackId> ids;
    json.list([&](std::size_t) { ids.emplace_back(std::string(json.word())); }, limits::stacks);
    return ids;
}

void readHitsLeft(JsonReader& json, RunningText::Frozen& frozen) {
    json.limitEntries(limits::units);
    json.object([&](std::string_view unit) {
        frozen.hitsLeft.emplace_back(std::string(unit), json.integer(0, battle::largestNumber));
    });
}

RunningText::Frozen readFrozen(JsonReader& json) {
    RunningText::Frozen frozen;
    json.object([&](std::string_view key) {
        if (key == "stack")
            frozen.stack.text = json.word();
        else if (key == "hex")
            frozen.hex = readHex(json);
        else if (key == "facing")
            frozen.facing = static_cast<hex::Direction>(json.integer(0, 5));
        else if (key == "hitsLeft")
            readHitsLeft(json, frozen);
        else
            json.raw();
    });
    return frozen;
}

void readEngagement(JsonReader& json, RunningRound& round) {
    const std::vector<StackId> pair = readStackIds(json);
    if (!json.failed() && pair.size() != 2)
        json.fail(QCoreApplication::translate("sf::document", "two stacks"),
                  QCoreApplication::translate("sf::document", "%n stack(s)", nullptr, int(pair.size())));
    else if (!json.failed())
        round.engagements.emplace_back(pair[0], pair[1]);
}

void readRotations(JsonReader& json, RunningRound& round) {
    json.limitEntries(limits::stacks);
    json.object(
        [&](std::string_view id) { round.rotations.emplace(StackId(std::string(id)), json.integer(0, 3)); });
}

bool readLists(JsonReader& json, std::string_view key, RunningText& text) {
    RunningRound& round = text.round;
    if (key == "conflicts")
        json.list([&](std::size_t) { round.conflicts.edit().push_back(readStackIds(json)); }, limits::stacks);
    else if (key == "numbers")
        json.list([&](std::size_t) { round.numbers.push_back(json.integer(1, 2 * limits::stacks)); },
                  limits::stacks);
    else if (key == "outside")
        round.outside = readStackIds(json);
    else if (key == "acted")
        for (const StackId& id : readStackIds(json))
            round.acted.insert(id);
    else if (key == "kept")
        for (const StackId& id : readStackIds(json))
            round.kept.insert(id);
    else if (key == "engagements")
        json.list([&](std::size_t) { readEngagement(json, round); }, 2 * limits::stacks);
    else if (key == "rotations")
        readRotations(json, round);
    else if (key == "frozen")
        json.list([&](std::size_t) { text.frozen.push_back(readFrozen(json)); }, limits::stacks);
    else
        return false;
    return true;
}

/// Checks a running round against its battle and freezes the stacks.
class RoundCompletion {
public:
    RoundCompletion(const Battle& battle, RunningText& text) : m_battle(battle), m_text(text) {}
    Problem run();

private:
    static LoadError wrong(const QString& place, const char* expected, const std::string& found) {
        return {QStringLiteral("running.") + place, QCoreApplication::translate("sf::document", expected),
                text::withInvisible(QString::fromStdString(found).left(60))};
    }
    Problem freeze(const RunningText::Frozen& frozen, std::vector<StackPointer>& stacks) const;
    Problem freezeHits(const RunningText::Frozen& frozen, Stack& stack) const;
    Problem checkKnown(const StackId& id, const char* place) const;
    Problem checkNames() const;
    Problem checkTurns() const;
    Problem completeNumbers();
    Problem checkTurn(const StackId& id, bool mayAct) const;

    const Battle& m_battle;
    RunningText& m_text;
};

/// A round only removes hits, so a frozen unit has at least as many as it has now.
Problem RoundCompletion::freeze(const RunningText::Frozen& frozen, std::vector<StackPointer>& stacks) const {
    const QString place = QStringLiteral("frozen");
    if (Problem problem = checkKnown(frozen.stack, "frozen"))
        return problem;
    const std::size_t position = m_battle.stacks.position(frozen.stack);
    auto stack = std::make_shared<Stack>(*stacks[position]);
    stack->hex = frozen.hex.value_or(stack->hex);
    stack->facing = frozen.facing.value_or(stack->facing);
    if (!m_battle.map->contains(stack->hex))
        return wrong(place, QT_TRANSLATE_NOOP("sf::document", "a hex of the map"), frozen.stack.text);
    if (Problem problem = freezeHits(frozen, *stack))
        return problem;
    stacks[position] = std::move(stack);
    return std::nullopt;
}

Problem RoundCompletion::freezeHits(const RunningText::Frozen& frozen, Stack& stack) const {
    if (frozen.hitsLeft.empty())
        return std::nullopt;
    const QString place = QStringLiteral("frozen");
    std::unordered_map<std::string_view, battle::Unit*> units;
    for (battle::Unit& unit : stack.units.edit())
        units.emplace(unit.id.text, &unit);
    for (const auto& [id, hits] : frozen.hitsLeft) {
        const auto known = units.find(id.text);
        if (known == units.end())
            return wrong(place, QT_TRANSLATE_NOOP("sf::document", "the id of a unit of the stack"), id.text);
        battle::Unit& unit = *known->second;
        if (hits < unit.hitsLeft || hits > unit[battle::Number::Hits])
            return wrong(place,
                         QT_TRANSLATE_NOOP("sf::document", "at least the hits left and at most all hits"),
                         std::to_string(hits));
        unit.hitsLeft = hits;
    }
    return std::nullopt;
}

Problem RoundCompletion::checkKnown(const StackId& id, const char* place) const {
    if (m_battle.stacks.find(id))
        return std::nullopt;
    return wrong(QLatin1String(place), QT_TRANSLATE_NOOP("sf::document", "the id of a stack"), id.text);
}

Problem RoundCompletion::checkNames() const {
    const RunningRound& round = m_text.round;
    std::vector<StackId> ids(round.outside);
    ids.insert(ids.end(), round.acted.begin(), round.acted.end());
    ids.insert(ids.end(), round.kept.begin(), round.kept.end());
    for (const auto& [first, second] : round.engagements)
        ids.insert(ids.end(), {first, second});
    for (const auto& [id, sides] : round.rotations)
        ids.push_back(id);
    for (const StackId& id : ids)
        if (Problem problem = checkKnown(id, "acted"))
            return problem;
    return std::nullopt;
}

/// Whoever acts in a Conflict was alive when it was frozen; whoever has yet to act is in one.
Problem RoundCompletion::checkTurn(const StackId& id, bool mayAct) const {
    if (Problem problem = checkKnown(id, "conflicts"))
        return problem;
    const std::size_t position = m_battle.stacks.position(id);
    if ((*m_text.round.frozen)[position]->living() == 0 || (mayAct && !m_battle.conflictOf(id)))
        return wrong(QStringLiteral("conflicts"),
                     QT_TRANSLATE_NOOP("sf::document", "a stack that is in a Conflict"), id.text);
    return std::nullopt;
}

Problem RoundCompletion::checkTurns() const {
    const RunningRound& round = m_text.round;
    const auto& conflicts = *round.conflicts;
    for (std::size_t i = 0; i < conflicts.size(); ++i)
        for (std::size_t turn = 0; turn < conflicts[i].size(); ++turn)
            if (Problem problem = checkTurn(
                    conflicts[i][turn], i > round.conflict || (i == round.conflict && turn >= round.next)))
                return problem;
    const bool areAll = std::ranges::none_of(conflicts, &std::vector<StackId>::empty);
    if (!areAll || !round.nextStack())
        return wrong(QStringLiteral("next"), QT_TRANSLATE_NOOP("sf::document", "a stack that acts next"),
                     std::to_string(round.next));
    return std::nullopt;
}

/// A document of an older version has none: the Conflicts that go on have theirs.
Problem RoundCompletion::completeNumbers() {
    RunningRound& round = m_text.round;
    const auto& conflicts = *round.conflicts;
    if (!round.numbers.empty() && round.numbers.size() != conflicts.size())
        return wrong(QStringLiteral("numbers"),
                     QT_TRANSLATE_NOOP("sf::document", "a number for each Conflict"),
                     std::to_string(round.numbers.size()));
    for (std::size_t i = round.numbers.size(); i < conflicts.size(); ++i) {
        const auto conflict = m_battle.conflictOf(conflicts[i].front());
        round.numbers.push_back(conflict ? (*m_battle.conflicts)[*conflict].number
                                         : static_cast<int>(m_battle.conflicts->size() + i) + 1);
    }
    return std::nullopt;
}

Problem RoundCompletion::run() {
    std::vector<StackPointer> stacks(m_battle.stacks.begin(), m_battle.stacks.end());
    for (const RunningText::Frozen& frozen : m_text.frozen)
        if (Problem problem = freeze(frozen, stacks))
            return problem;
    m_text.round.frozen = std::move(stacks);
    if (Problem problem = checkNames())
        return problem;
    if (Problem problem = checkTurns())
        return problem;
    return completeNumbers();
}

} // namespace

void writeRunning(JsonWriter& json, const Battle& battle) {
    const RunningRound& round = *battle.running;
    json.object();
    writeConflicts(json, round);
    json.member("conflict", round.conflict).member("next", round.next);
    if (round.isStirred)
        json.member("stirred", true);
    writeIds(json.key("outside"), round.outside);
    writeIds(json.key("acted"), round.acted);
    if (!round.kept.empty())
        writeIds(json.key("kept"), round.kept);
    writeEngagements(json, round);
    json.key("frozen").list();
    for (std::size_t position = 0; position < round.frozen->size(); ++position)
        writeFrozen(json, *(*round.frozen)[position], *battle.stacks[position]);
    json.endList().endObject();
}

RunningText readRunning(JsonReader& json) {
    RunningText text;
    json.object([&](std::string_view key) {
        if (readLists(json, key, text))
            return;
        if (key == "conflict")
            text.round.conflict = static_cast<std::size_t>(json.integer(0, INT_MAX));
        else if (key == "next")
            text.round.next = static_cast<std::size_t>(json.integer(0, INT_MAX));
        else if (key == "stirred")
            text.round.isStirred = json.boolean();
        else
            json.raw();
    });
    return text;
}

std::variant<std::shared_ptr<const RunningRound>, LoadError> completeRunning(const Battle& battle,
                                                                             RunningText text) {
    if (Problem problem = RoundCompletion(battle, text).run())
        return *std::move(problem);
    return std::make_shared<const RunningRound>(std::move(text.round));
}

} // namespace sf::document
