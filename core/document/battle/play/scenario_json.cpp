// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/play/scenario_json.h"

#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/play/missing.h"
#include "core/rules/limits.h"
#include "core/text/battle_text.h"

#include <QCoreApplication>

#include <climits>
#include <set>

namespace sf::document {
namespace {

using battle::Award;
using battle::Battle;
using battle::CroakUnit;
using battle::Eliminate;
using battle::HoldStructure;
using battle::largestSideCount;
using battle::LastRound;
using battle::Stack;
using battle::StructureId;
using battle::UnitId;
using battle::VictoryCondition;
using battle::Zone;

/// The members of any kind of condition.
struct ConditionText {
    bool eliminates = false;
    std::optional<StructureId> hold;
    std::optional<UnitId> croak;
    std::optional<int> rounds;
    std::optional<int> side;
    std::optional<int> round;
    std::optional<LastRound> then;
    Unknown unknown;

    int named() const { return (eliminates ? 1 : 0) + (hold ? 1 : 0) + (croak ? 1 : 0) + (rounds ? 1 : 0); }
};

LastRound readThen(JsonReader& json) {
    LastRound last;
    if (json.peek() == "points" || json.peek() == "draw") {
        last.award = json.string() == "draw" ? Award::Draw : Award::Points;
    } else if (json.type() == JsonTape::Type::String) {
        json.fail(QT_TRANSLATE_NOOP("sf::document", "\"points\", \"draw\" or the number of a side"));
    } else {
        last.award = Award::Side;
        last.side = json.integer(0, largestSideCount - 1, battleRule(10));
    }
    return last;
}

/// What happens after the last round.
struct Then {
    static LastRound read(JsonReader& json) { return readThen(json); }
    static void write(JsonWriter& json, const LastRound& last) {
        if (last.award == Award::Side)
            json.value(last.side);
        else
            json.value(last.award == Award::Draw ? "draw" : "points");
    }
};

const Description<ConditionText>& conditionDescription() {
    using Text = ConditionText;
    static const Description<Text> description(
        {member<YesNo, &Text::eliminates>("eliminate"), member<IdWord<StructureId>, &Text::hold>("hold"),
         member<IdWord<UnitId>, &Text::croak>("croak"),
         member<Whole<0, largestSideCount - 1, battleRule(10)>, &Text::side>("side"),
         member<Whole<1, INT_MAX, battleRule(10)>, &Text::round>("round"),
         member<Whole<1, INT_MAX, battleRule(10)>, &Text::rounds>("rounds"),
         member<Then, &Text::then>("then")},
        kept<&Text::unknown>());
    return description;
}

ConditionText textOf(const VictoryCondition& condition) {
    ConditionText text;
    text.unknown = condition.unknown;
    if (const auto* hold = std::get_if<HoldStructure>(&condition.what)) {
        text.hold = hold->structure;
        text.side = hold->side;
        text.round = hold->round;
    } else if (const auto* croak = std::get_if<CroakUnit>(&condition.what)) {
        text.croak = croak->unit;
        text.side = croak->side;
    } else if (const auto* last = std::get_if<LastRound>(&condition.what)) {
        text.rounds = last->round;
        text.then = *last;
    } else {
        text.eliminates = true;
    }
    return text;
}

VictoryCondition conditionOf(const ConditionText& text) {
    if (text.hold)
        return {HoldStructure{*text.hold, text.side.value_or(0), text.round.value_or(1)}};
    if (text.croak)
        return {CroakUnit{*text.croak, text.side.value_or(0)}};
    if (!text.rounds)
        return {Eliminate{}};
    LastRound last = text.then.value_or(LastRound{});
    last.round = *text.rounds;
    return {last};
}

LoadError wrong(const QString& place, const battle::Refusal& refusal, const Battle& battle) {
    return {place,
            QCoreApplication::translate("sf::document", "what the battle has (%1)")
                .arg(QString::fromStdString(refusal.rule.text())),
            text::refusal(refusal, battle)};
}

std::optional<LoadError> checkZones(const Battle& battle) {
    std::set<int> sides;
    for (std::size_t i = 0; i < battle.scenario->deployment.size(); ++i) {
        const Zone& zone = battle.scenario->deployment[i];
        const QString place = QStringLiteral("deployment[%1]").arg(i);
        if (const auto refusal = zoneRefusal(battle, zone.side, zone.hexes))
            return wrong(place + (refusal->reason == battle::Reason::OffTheMap ? QStringLiteral(".hexes")
                                                                               : QStringLiteral(".side")),
                         *refusal, battle);
        if (!sides.insert(zone.side).second)
            return LoadError{place + QStringLiteral(".side"),
                             QCoreApplication::translate("sf::document", "one zone for each side (BAT-3)"),
                             QString::number(zone.side)};
    }
    return std::nullopt;
}

} // namespace

VictoryCondition OneCondition::read(JsonReader& json) {
    const QString place = json.place();
    const ConditionText text = conditionDescription().read(json);
    if (!json.failed() && text.named() != 1)
        json.failAt(
            place,
            QCoreApplication::translate("sf::document", "one of eliminate, hold, croak and rounds (BAT-10)"),
            QString::number(text.named()));
    if (text.hold || text.croak)
        json.require(text.side.has_value(), "side");
    VictoryCondition condition = conditionOf(text);
    condition.unknown = text.unknown;
    return condition;
}

void OneCondition::write(JsonWriter& json, const VictoryCondition& condition) {
    conditionDescription().write(json, textOf(condition));
}

const Description<Zone>& zoneDescription() {
    static const Description<Zone> description(
        {required<Whole<0, largestSideCount - 1, battleRule(3)>, &Zone::side>("side"),
         required<ListOf<AnyHex, limits::zoneHexes>, &Zone::hexes>("hexes")},
        kept<&Zone::unknown>());
    return description;
}

std::optional<LoadError> checkScenario(const Battle& battle) {
    if (const auto refusal = allianceRefusal(battle.sides))
        return wrong(QStringLiteral("sides[1].ally"), *refusal, battle);
    if (auto problem = checkZones(battle))
        return problem;
    for (std::size_t i = 0; i < battle.scenario->victory.size(); ++i)
        if (const auto refusal = victoryRefusal(battle, battle.scenario->victory[i]))
            return wrong(QStringLiteral("victory[%1]").arg(i), *refusal, battle);
    for (std::size_t i = 0; i < battle.stacks.size(); ++i) {
        const Stack& stack = *battle.stacks[i];
        if (const auto refusal =
                arrivalRefusal(battle, stack, stack.extras->arrives, stack.extras->at, system(battle.rules)))
            return wrong(QStringLiteral("stacks[%1].at").arg(i), *refusal, battle);
    }
    return std::nullopt;
}

} // namespace sf::document
