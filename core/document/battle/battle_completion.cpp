// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in battle_loader.h.
#include "core/document/battle/battle_loader.h"
#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/system_codecs.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace sf::document {
namespace {

using battle::Battle;
using battle::Stack;
using battle::Unit;
using Problem = std::optional<LoadError>;

QString shown(const std::string& text) {
    return QLatin1Char('"') + text::withInvisible(QString::fromStdString(text).left(60)) + QLatin1Char('"');
}

/// Checks the stacks against their battle, in document order, and completes their units.
class Completion {
    Q_DECLARE_TR_FUNCTIONS(sf::document::Completion)

public:
    Completion(Battle& battle, std::vector<Stack>& stacks);
    Problem run();

private:
    Problem checkStack(std::size_t index);
    Problem checkPlace(const Stack& stack);
    Problem checkUnits(std::vector<Unit>& units);
    Problem complete(Unit& unit, std::size_t index);
    Problem checkUnion(const Stack& stack);
    Problem checkLeader(const Stack& stack);
    Problem checkSystemMembers(const Stack& stack);
    void resolveShared(Unit& unit, const battle::UnitKind* kind);
    LoadError error(const char* key, const QString& expected, const QString& found) const;
    LoadError unitError(std::size_t unit, const char* key, const QString& expected,
                        const QString& found) const;

    const Battle& m_battle;
    std::vector<Stack>& m_stacks;
    std::size_t m_index = 0;
    DocumentIds m_ids;
    std::unordered_map<std::string_view, const battle::UnitKind*> m_kinds;
    /// Equal units share their data: traits by their JSON, profiles by kind and traits.
    struct Known {
        SharedOptional<battle::Traits> own;
        SharedOptional<battle::Profile> profile;
    };
    std::unordered_multimap<std::size_t, std::pair<const battle::UnitKind*, Known>> m_known;
};

Completion::Completion(Battle& battle, std::vector<Stack>& stacks) : m_battle(battle), m_stacks(stacks) {
    std::size_t count = 0;
    for (const Stack& stack : stacks)
        count += stack.units->size();
    m_ids.units.reserve(count);
    m_ids.stacks.reserve(stacks.size());
    for (const battle::UnitKind& kind : *battle.kinds)
        m_kinds.emplace(kind.name, &kind);
}

LoadError Completion::error(const char* key, const QString& expected, const QString& found) const {
    return {QStringLiteral("stacks[%1].%2").arg(QString::number(m_index), QLatin1String(key)), expected,
            found};
}

LoadError Completion::unitError(std::size_t unit, const char* key, const QString& expected,
                                const QString& found) const {
    return {QStringLiteral("stacks[%1].units[%2].%3")
                .arg(QString::number(m_index), QString::number(unit), QLatin1String(key)),
            expected, found};
}

std::size_t hashOf(const battle::Traits& traits, const battle::UnitKind* kind) {
    std::size_t hash = std::hash<const void*>{}(kind);
    const auto mix = [&](std::size_t value) { hash = hash * 0x9E3779B97F4A7C15U + value + (hash >> 29U); };
    for (const auto& number : traits.numbers)
        mix(number ? static_cast<std::size_t>(*number) + 1 : 0);
    for (const auto& flag : traits.flags)
        mix(flag ? (*flag ? 2U : 1U) : 0U);
    for (const std::string& special : traits.specials.value_or(std::vector<std::string>{}))
        mix(std::hash<std::string>{}(special));
    return hash;
}

void Completion::resolveShared(Unit& unit, const battle::UnitKind* kind) {
    if (!unit.own)
        return battle::resolve(unit, kind);
    constexpr int fewTries = 8; // units beyond this with the same hash are hardly an accident and don't share
    const std::size_t hash = hashOf(*unit.own, kind);
    const auto [begin, end] = m_known.equal_range(hash);
    int tries = 0;
    for (auto known = begin; known != end; ++known) {
        if (known->second.first == kind && *known->second.second.own == *unit.own) {
            unit.own = known->second.second.own;
            unit.profile = known->second.second.profile;
            return;
        }
        if (++tries == fewTries)
            break;
    }
    battle::resolve(unit, kind);
    if (tries < fewTries)
        m_known.emplace(hash, std::pair(kind, Known{unit.own, unit.profile}));
}

Problem Completion::complete(Unit& unit, std::size_t index) {
    if (!m_ids.units.insert(unit.id.text).second)
        return unitError(index, "id", tr("an id that no other unit has"), shown(unit.id.text));
    const auto kind = m_kinds.find(unit.kind);
    if (!unit.kind.empty() && kind == m_kinds.end())
        return unitError(index, "kind", tr("a name of unitKinds"), shown(unit.kind));
    resolveShared(unit, unit.kind.empty() ? nullptr : kind->second);
    const int hits = unit[battle::Number::Hits];
    if (hits == 0)
        return unitError(index, "hits", tr("hits of 1 or more, from the unit or its kind"), tr("none"));
    if (unit.hitsLeft == allHits)
        unit.hitsLeft = hits;
    if (unit.hitsLeft > hits)
        return unitError(index, "hitsLeft", tr("at most the hits, %1").arg(QLocale().toString(hits)),
                         QString::number(unit.hitsLeft));
    return std::nullopt;
}

Problem Completion::checkUnits(std::vector<Unit>& units) {
    for (std::size_t i = 0; i < units.size(); ++i)
        if (Problem problem = complete(units[i], i))
            return problem;
    return std::nullopt;
}

Problem Completion::checkPlace(const Stack& stack) {
    if (!m_ids.stacks.insert(stack.id.text).second)
        return error("id", tr("an id that no other stack has"), shown(stack.id.text));
    const auto sides = static_cast<int>(m_battle.sides.size());
    if (stack.side >= sides)
        return error("side", tr("a side from 0 to %1").arg(sides - 1), QString::number(stack.side));
    if (!m_battle.map->contains(stack.hex))
        return error(
            "hex",
            tr("a hex of the map, %1 x %2")
                .arg(QString::number(m_battle.map->columns()), QString::number(m_battle.map->rows())),
            QStringLiteral("[%1, %2]")
                .arg(QString::number(stack.hex.column), QString::number(stack.hex.row)));
    return std::nullopt;
}

Problem Completion::checkUnion(const Stack& stack) {
    if (const auto refusal = system(m_battle.rules).mayStack(*stack.units))
        return error(
            "units",
            tr("units that may stack together (%1)").arg(QString::fromStdString(refusal->rule.text())),
            text::refusal(*refusal, m_battle));
    return std::nullopt;
}

Problem Completion::checkLeader(const Stack& stack) {
    if (!stack.leader || !system(m_battle.rules).mayLead(stack, stack.leader))
        return std::nullopt;
    return error("leader", tr("the id of a Warlord of the stack"), shown(stack.leader->text));
}

/// Once all ids are known: members may refer to any stack.
Problem Completion::checkSystemMembers(const Stack& stack) {
    for (const SystemMembers* members : systemMembers())
        if (Problem problem = members->check ? members->check(stack, m_battle, m_ids) : std::nullopt) {
            problem->place = QStringLiteral("stacks[%1].%2").arg(QString::number(m_index), problem->place);
            return problem;
        }
    return std::nullopt;
}

Problem Completion::checkStack(std::size_t index) {
    m_index = index;
    Stack& stack = m_stacks[index];
    if (Problem problem = checkPlace(stack))
        return problem;
    if (Problem problem = checkUnits(stack.units.edit()))
        return problem;
    if (Problem problem = checkUnion(stack))
        return problem;
    return checkLeader(stack);
}

Problem Completion::run() {
    for (std::size_t i = 0; i < m_stacks.size(); ++i)
        if (Problem problem = checkStack(i))
            return problem;
    for (m_index = 0; m_index < m_stacks.size(); ++m_index)
        if (Problem problem = checkSystemMembers(m_stacks[m_index]))
            return problem;
    return std::nullopt;
}

} // namespace

std::optional<LoadError> completeBattle(Battle& battle, std::vector<Stack> stacks) {
    if (Problem problem = Completion(battle, stacks).run())
        return problem;
    for (Stack& stack : stacks)
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const Stack>(std::move(stack)));
    return std::nullopt;
}

} // namespace sf::document
