// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_conversion.h"

#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/system_codecs.h"
#include "core/rules/battle/play/missing.h"
#include "core/rules/limits.h"

#include <algorithm>

namespace sf::document {
namespace {

using battle::Battle;
using battle::Stack;
using battle::StackPointer;
using battle::Traits;
using battle::Unit;
using Note = ConversionNote;

/// Translates leaders and ranged units from one system to the other.
class Converter {
public:
    Converter(const Battle& battle, RuleSystem rules)
        : m_battle(battle), m_rules(rules), m_units(unitConversion(rules)) {
        for (int note = 0; note <= static_cast<int>(Note::Scouts); ++note)
            if (static_cast<Note>(note) != Note::Member)
                m_conversion.notes.push_back({static_cast<Note>(note)});
            else
                for (const SystemMembers* system : systemMembers())
                    for (const LostMember& lost : system->lost)
                        m_conversion.notes.push_back({Note::Member, 0, lost.words});
    }

    Conversion convert() {
        convertKinds();
        convertStacks();
        convertHouseRules();
        convertProgress();
        std::erase_if(m_conversion.notes, [](const ConversionCount& note) { return note.count == 0; });
        return std::move(m_conversion);
    }

private:
    int& count(Note note) {
        return std::ranges::find(m_conversion.notes, note, &ConversionCount::note)->count;
    }

    /// Translates the traits to the other system's, where it has them.
    void translate(Traits& traits) const;
    void convertKinds();
    void convertStacks();
    Unit converted(const Unit& unit);
    void noteUnit(const Unit& unit);
    void noteDropped(std::string_view member, const Stack* stack);
    void clear(Stack& stack);
    std::vector<Stack> parted(Stack stack);
    void convertHouseRules();
    void convertProgress();
    battle::StackId freshId();

    const Battle& m_battle;
    RuleSystem m_rules;
    const UnitConversion* m_units;
    std::vector<battle::UnitKind> m_kinds;
    Conversion m_conversion;
    int m_lastId = 0; ///< number in the last id given to a stack of flyers
};

void Converter::translate(Traits& traits) const {
    if (m_units)
        m_units->translate(traits);
}

void Converter::convertKinds() {
    m_kinds = *m_battle.kinds;
    for (battle::UnitKind& kind : m_kinds) {
        translate(kind.traits);
        resolve(kind);
    }
    if (m_kinds != *m_battle.kinds)
        m_conversion.changes.emplace_back(battle::KindsChange{m_battle.kinds, m_kinds});
}

void Converter::noteUnit(const Unit& unit) {
    if (m_units)
        for (const Note note : m_units->notes(*unit.profile))
            ++count(note);
}

Unit Converter::converted(const Unit& unit) {
    noteUnit(unit);
    Unit result = unit;
    if (unit.own) {
        Traits own = *unit.own;
        translate(own);
        result.own = std::make_shared<Traits>(std::move(own));
    }
    const auto kind = std::ranges::find(m_kinds, unit.kind, &battle::UnitKind::name);
    resolve(result, kind == m_kinds.end() ? nullptr : &*kind);
    return result;
}

/// `stack` is null for a member of the battle.
void Converter::noteDropped(std::string_view member, const Stack* stack) {
    for (const SystemMembers* system : systemMembers())
        for (const LostMember& lost : system->lost)
            if (lost.name == member)
                std::ranges::find(m_conversion.notes, lost.words, &ConversionCount::words)->count +=
                    stack && lost.count ? lost.count(*stack) : 1;
}

/// Removes what only one system's rules use, as the description of stacks says.
void Converter::clear(Stack& stack) {
    for (const Member<Stack>& member : stackDescription(HitsLeft::Always).members()) {
        if (member.system == RuleSystem::Battle || member.isLeftOut(stack))
            continue;
        noteDropped(member.name, &stack);
        member.reset(stack);
    }
}

/// Deterministic for a battle, so that a replay creates the same stacks.
battle::StackId Converter::freshId() {
    for (;;)
        if (battle::StackId id('s' + std::to_string(++m_lastId)); !m_battle.stacks.find(id))
            return id;
}

/// The stack, and a second one for its flyers where they may not share a stack (MUL-1).
std::vector<Stack> Converter::parted(Stack stack) {
    if (!system(m_rules).mayStack(*stack.units))
        return {std::move(stack)};
    ++count(Note::FlyersSplit);
    Stack flyers = stack;
    flyers.id = freshId();
    std::erase_if(flyers.units.edit(), [](const Unit& unit) { return !unit.profile->isFlyer(); });
    std::erase_if(stack.units.edit(), [](const Unit& unit) { return unit.profile->isFlyer(); });
    flyers.extras = battle::StackExtras{};
    return {std::move(stack), std::move(flyers)};
}

void Converter::convertStacks() {
    std::size_t position = 0;
    for (const StackPointer& before : m_battle.stacks) {
        Stack stack = *before;
        count(Note::PendingMade) +=
            static_cast<int>(system(m_battle.rules).makeDelayed(stack, m_battle).size());
        std::vector<Unit> units;
        for (const Unit& unit : *stack.units)
            units.push_back(converted(unit));
        if (units != *stack.units)
            stack.units = std::move(units);
        clear(stack);
        const std::vector<Stack> parts = parted(std::move(stack));
        if (!(parts.front() == *before))
            m_conversion.changes.emplace_back(
                battle::StackChange{position, before, std::make_shared<const Stack>(parts.front())});
        for (std::size_t i = 1; i < parts.size(); ++i)
            m_conversion.changes.emplace_back(
                battle::StackChange{++position, nullptr, std::make_shared<const Stack>(parts[i])});
        ++position;
    }
}

/// Removes only options that the other system does not know; keeps those that no system of this program
/// knows.
void Converter::convertHouseRules() {
    battle::HouseRules rules = m_battle.houseRules;
    count(Note::HouseRules) = static_cast<int>(std::erase_if(rules, [&](const auto& rule) {
        return knowsOption(m_battle.rules, rule.first) && !knowsOption(m_rules, rule.first);
    }));
    if (rules != m_battle.houseRules)
        m_conversion.changes.emplace_back(battle::HouseRuleChange{m_battle.houseRules, std::move(rules)});
}

void Converter::convertProgress() {
    battle::ProgressChange::Progress progress = progressOf(m_battle);
    count(Note::Conflicts) = static_cast<int>(m_battle.state.fights().size());
    battle::SystemState(m_battle.plans).change(&battle::StatePart::keep, [&](const battle::StackId&) {
        ++count(Note::Orders);
        return true;
    });
    for (const Member<Battle>& member : systemMembersOfBattle())
        if (!member.isLeftOut(m_battle))
            noteDropped(member.name, nullptr);
    progress.rules = m_rules;
    progress.plans = {};
    progress.state = {};
    m_conversion.changes.emplace_back(battle::ProgressChange{progressOf(m_battle), std::move(progress)});
}

} // namespace

std::variant<Conversion, battle::Refusal> conversionOf(const Battle& battle, RuleSystem rules) {
    if (rules == battle.rules)
        return battle::Refusal{};
    if (battle::isRoundRunning(battle))
        return battle::Refusal{battle::Reason::RoundRunning, smmRule(26)};
    if (battle.play)
        return battle::Refusal{battle::Reason::AlreadyPlayed, battleRule(1)};
    Conversion conversion = Converter(battle, rules).convert();
    battle::releaseScenario(battle, conversion.changes, system(rules));
    std::size_t stacks = battle.stacks.size();
    for (const battle::Change& change : conversion.changes)
        if (const auto* stack = std::get_if<battle::StackChange>(&change); stack && !stack->before)
            ++stacks;
    if (stacks > static_cast<std::size_t>(limits::stacks))
        return battle::Refusal{
            battle::Reason::TooMany, {}, {"stacks"}, {limits::stacks, static_cast<int>(stacks)}};
    return conversion;
}

} // namespace sf::document
