// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/running_member.h"

#include "core/document/battle/battle_pieces.h"
#include "core/rules/limits.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/text/display_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <climits>
#include <unordered_map>

namespace sf::document {
namespace {

using battle::Battle;
using battle::Stack;
using battle::StackId;
using battle::StackPointer;
using smm::RunningRound;
using Problem = std::optional<LoadError>;

/// The data as read, before the stacks are frozen.
struct RunningText {
    RunningRound round;
    struct Frozen {
        StackId stack;
        std::optional<hex::Hex> hex;
        std::optional<hex::Direction> facing;
        std::vector<std::pair<battle::UnitId, int>> hitsLeft;
    };
    std::vector<Frozen> frozen;
};
using Frozen = RunningText::Frozen;
using StackIds = ListOf<IdWord<StackId>, limits::stacks>;
using StackIdSet = ListOf<IdWord<StackId>, limits::stacks, std::set<StackId>>;
using Position = WholeAs<std::size_t, 0, INT_MAX>;

const Description<Frozen>& frozenDescription() {
    using HitsLeft = ById<battle::UnitId, Whole<0, battle::largestNumber>, limits::units>;
    static const Description<Frozen> description(
        {always<IdWord<StackId>, &Frozen::stack>("stack"), member<AnyHex, &Frozen::hex>("hex"),
         member<Facing, &Frozen::facing>("facing"), always<HitsLeft, &Frozen::hitsLeft>("hitsLeft")});
    return description;
}

/// Two stacks in a list.
struct Engagement {
    static std::pair<StackId, StackId> read(JsonReader& json) {
        std::vector<StackId> pair = StackIds::read(json);
        if (!json.failed() && pair.size() != 2)
            json.fail(QCoreApplication::translate("sf::document", "two stacks"),
                      QCoreApplication::translate("sf::document", "%n stack(s)", nullptr, int(pair.size())));
        pair.resize(2);
        return {std::move(pair[0]), std::move(pair[1])};
    }
    static void write(JsonWriter& json, const std::pair<StackId, StackId>& pair) {
        StackIds::write(json, {pair.first, pair.second});
    }
};

const Description<RunningText>& runningDescription() {
    constexpr auto round = &RunningText::round;
    using Rotations = ById<StackId, Whole<0, 3>, limits::stacks, std::map<StackId, int>>;
    static const Description<RunningText> description(
        {always<ListOf<StackIds, limits::stacks>, round, &RunningRound::conflicts>("conflicts"),
         always<ListOf<Whole<1, 2 * limits::stacks>, limits::stacks>, round, &RunningRound::numbers>(
             "numbers"),
         always<Position, round, &RunningRound::conflict>("conflict"),
         always<Position, round, &RunningRound::next>("next"),
         member<YesNo, round, &RunningRound::isStirred>("stirred"),
         always<StackIds, round, &RunningRound::outside>("outside"),
         always<StackIdSet, round, &RunningRound::acted>("acted"),
         member<StackIdSet, round, &RunningRound::kept>("kept"),
         always<ListOf<Engagement, 2 * limits::stacks>, round, &RunningRound::engagements>("engagements"),
         always<Rotations, round, &RunningRound::rotations>("rotations"),
         always<ListOf<Described<&frozenDescription>, limits::stacks>, &RunningText::frozen>("frozen")});
    return description;
}

/// What the round has changed in a stack; nothing for an unchanged one.
std::optional<Frozen> frozenIn(const Stack& then, const Stack& now) {
    if (then.hex == now.hex && then.facing == now.facing && then.units.isSameAs(now.units))
        return std::nullopt;
    Frozen frozen{then.id, {}, {}, {}};
    if (then.hex != now.hex)
        frozen.hex = then.hex;
    if (then.facing != now.facing)
        frozen.facing = then.facing;
    for (std::size_t i = 0; i < then.units->size(); ++i)
        if (const battle::Unit& unit = (*then.units)[i]; unit.hitsLeft != (*now.units)[i].hitsLeft)
            frozen.hitsLeft.emplace_back(unit.id, unit.hitsLeft);
    return frozen;
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
    Problem freeze(const Frozen& frozen, std::vector<StackPointer>& stacks) const;
    Problem freezeHits(const Frozen& frozen, Stack& stack) const;
    Problem checkKnown(const StackId& id, const char* place) const;
    Problem checkNames() const;
    Problem checkTurns() const;
    Problem completeNumbers();
    Problem checkTurn(const StackId& id, bool mayAct) const;

    const Battle& m_battle;
    RunningText& m_text;
};

/// A round only removes hits, so a frozen unit has at least as many as it has now.
Problem RoundCompletion::freeze(const Frozen& frozen, std::vector<StackPointer>& stacks) const {
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

Problem RoundCompletion::freezeHits(const Frozen& frozen, Stack& stack) const {
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
    if ((*m_text.round.frozen)[position]->living() == 0 || (mayAct && !smm::conflictOf(m_battle, id)))
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
        const auto conflict = smm::conflictOf(m_battle, conflicts[i].front());
        round.numbers.push_back(conflict ? smm::conflictsOf(m_battle)[*conflict].number
                                         : static_cast<int>(smm::conflictsOf(m_battle).size() + i) + 1);
    }
    return std::nullopt;
}

Problem RoundCompletion::run() {
    std::vector<StackPointer> stacks(m_battle.stacks.begin(), m_battle.stacks.end());
    for (const Frozen& frozen : m_text.frozen)
        if (Problem problem = freeze(frozen, stacks))
            return problem;
    m_text.round.frozen = std::move(stacks);
    if (Problem problem = checkNames())
        return problem;
    if (Problem problem = checkTurns())
        return problem;
    return completeNumbers();
}

void readRunning(JsonReader& json, Battle& battle) {
    if (json.null())
        return;
    RunningText text = runningDescription().read(json);
    if (json.failed())
        return;
    if (const Problem problem = RoundCompletion(battle, text).run())
        return json.failAt(problem->place, problem->expected, problem->found);
    smm::setRunning(battle, std::make_shared<const RunningRound>(std::move(text.round)));
}

void writeRunning(JsonWriter& json, const Battle& battle) {
    RunningText text{*smm::runningRound(battle), {}};
    text.round.numbers.clear();
    for (std::size_t i = 0; i < text.round.conflicts->size(); ++i)
        text.round.numbers.push_back(smm::runningRound(battle)->number(i));
    for (std::size_t position = 0; position < text.round.frozen->size(); ++position)
        if (auto frozen = frozenIn(*(*text.round.frozen)[position], *battle.stacks[position]))
            text.frozen.push_back(std::move(*frozen));
    runningDescription().write(json, text);
}

} // namespace

Member<Battle> runningMember() {
    return {"running",      readRunning,
            writeRunning,   [](const Battle& battle) { return !smm::runningRound(battle); },
            false,          [](Battle& battle) { smm::setRunning(battle, {}); },
            RuleSystem::Smm};
}

} // namespace sf::document
