// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/play/play_json.h"

#include "core/document/base/journal_reader.h"
#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_pieces.h"
#include "core/rules/battle/option.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/limits.h"

#include <QCoreApplication>

#include <charconv>
#include <climits>

namespace sf::document {

template<>
inline constexpr ChoiceWords<battle::PlayPhase> choiceWords<battle::PlayPhase>{
    battle::PlayPhase::Over, QT_TRANSLATE_NOOP("sf::document", "deployment, orders, turns or over (BAT-2)")};
template<>
inline constexpr ChoiceWords<battle::Ending> choiceWords<battle::Ending>{
    battle::Ending::Conceded,
    QT_TRANSLATE_NOOP("sf::document", "eliminate, hold, croak, rounds or concede (BAT-12)")};

namespace {

using battle::Battle;
using battle::largestSideCount;
using battle::Play;
using battle::PlayPhase;
using battle::PlayResult;
using battle::Presence;
using battle::SealedPlan;
using battle::UnitId;
using Problem = std::optional<LoadError>;

constexpr int playVersion = 1;

using Sides = ListOf<Whole<0, largestSideCount - 1, battleRule(2)>, largestSideCount>;
using SideSet = ListOf<Whole<0, largestSideCount - 1, battleRule(2)>, largestSideCount, std::set<int>>;
using UnitSet = ListOf<IdWord<UnitId>, limits::units, std::set<UnitId>>;

const Description<battle::SideFigures>& figuresDescription() {
    using Amount = LargeWhole<0, INT64_MAX / 2>;
    static const Description<battle::SideFigures> description(
        {always<Whole<0, INT_MAX>, &battle::SideFigures::living>("living"),
         always<Amount, &battle::SideFigures::hits>("hits"),
         always<Amount, &battle::SideFigures::expected>("expected")});
    return description;
}
using Figures = ListOf<Described<&figuresDescription>, largestSideCount>;

const Description<PlayResult>& resultDescription() {
    static const Description<PlayResult> description(
        {always<Sides, &PlayResult::winners>("winners"),
         always<Choice<battle::Ending>, &PlayResult::ending>("by")});
    return description;
}

const Description<PlayText>& playDescription() {
    constexpr auto play = &PlayText::play;
    static const Description<PlayText> description(
        {required<Choice<PlayPhase>, play, &Play::phase>("phase"),
         always<Whole<0, INT_MAX, battleRule(2)>, &PlayText::round>("round"),
         always<SideSet, play, &Play::ready>("ready"),
         member<YesNo, play, &Play::isRefereed>("referee"),
         member<UnitSet, play, &Play::croakedFirst>("croakedFirst"),
         member<UnitSet, play, &Play::merged>("merged"),
         member<ListOf<Figures, limits::playedRounds>, play, &Play::rounds>("rounds"),
         member<Figures, play, &Play::current>("current"),
         member<Described<&resultDescription>, play, &Play::result>("result"),
         {"version",
          [](JsonReader& json, PlayText&) { json.integer(playVersion, playVersion, battleRule(1)); }, nullptr,
          [](const PlayText&) { return true; }}},
        kept<play, &Play::unknown>());
    return description;
}

SealedPlan readPlan(JsonReader& json) {
    SealedPlan plan;
    json.object([&](std::string_view key) { readPlanMember(json, key, plan); });
    return plan;
}

} // namespace

bool readPlans(JsonReader& json, std::string_view key, battle::SystemState& plans) {
    const auto& members = systemMembersOfPlans();
    const auto found = std::ranges::find(members, key, &Member<battle::SystemState>::name);
    if (found == members.end())
        return false;
    found->read(json, plans);
    return true;
}

void writePlans(JsonWriter& json, const battle::SystemState& plans) {
    for (const Member<battle::SystemState>& member : systemMembersOfPlans())
        member.write(json.key(member.name), plans);
}

void readPlanMember(JsonReader& json, std::string_view key, SealedPlan& plan) {
    if (key == "actions") {
        json.list(
            [&](std::size_t) {
                if (auto action = readAction(json))
                    plan.actions.push_back(std::move(*action));
                else
                    json.fail(QT_TRANSLATE_NOOP("sf::document", "an action of a sealed phase (BAT-4)"));
            },
            limits::sealedActions);
    } else if (!readPlans(json, key, plan.plans)) {
        json.fail(QT_TRANSLATE_NOOP("sf::document", "only the keys orders and actions"));
    }
}

void writePlay(JsonWriter& json, const Battle& battle) {
    PlayText text{*battle.play, {}};
    const bool counts = text.play.phase == PlayPhase::Ordering || text.play.phase == PlayPhase::Turns;
    text.round = battle.round.value_or(0) + (counts ? 1 : 0);
    if (text.play.start)
        text.play.merged = text.play.start->merged;
    playDescription().write(json.line(1).key("play"), text);
}

void writeSealed(JsonWriter& json, const Battle& battle, const std::vector<std::string_view>& entries) {
    json.line(1).key("sealed").object();
    for (const auto& [side, plan] : battle.play->sealed) {
        json.key(std::to_string(side)).object();
        // The acting side's plans are in the battle itself.
        writePlans(json, sideToAct(battle) == side ? battle.plans : plan.plans);
        writeActions(json.key("actions"), plan.actions);
        json.endObject();
    }
    if (const std::optional<int> side = sideToAct(battle);
        side && !battle.play->sealed.contains(*side) && !battle.plans.isEmpty()) {
        writePlans(json.key(std::to_string(*side)).object(), battle.plans);
        json.endObject();
    }
    if (!entries.empty()) {
        json.key("journal").list();
        for (const std::string_view line : entries)
            json.line(2).raw(line);
        json.endList();
    }
    json.endObject();
}

Battle asWritten(const Battle& battle) {
    if (!isSealed(battle))
        return battle;
    Battle shown = battle;
    shown.stacks = battle.play->start->stacks;
    shown.state = battle.play->start->state;
    shown.plans = {};
    return shown;
}

Presence readGone(JsonReader& json) {
    const std::string_view word = json.peek();
    if (word != key(Presence::Croaked) && word != key(Presence::Conceded))
        json.fail(QT_TRANSLATE_NOOP("sf::document", "croaked or conceded (BAT-8)"));
    json.string();
    return word == key(Presence::Conceded) ? Presence::Conceded : Presence::Croaked;
}

PlayText readPlay(JsonReader& json) {
    return playDescription().read(json);
}

SealedText readSealed(JsonReader& json, bool (*isAction)(std::string_view word)) {
    SealedText text;
    json.limitEntries(largestSideCount + 1);
    json.object([&](std::string_view word) {
        if (word == "journal")
            return json.list([&](std::size_t) {
                readJournalEntry(json, text.journal, isAction);
                text.numbers.push_back(text.journal.next() - 1);
            });
        int side = -1;
        const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), side);
        if (error != std::errc() || rest != word.data() + word.size())
            side = -1;
        text.plans.emplace(side, readPlan(json));
    });
    return text;
}

} // namespace sf::document
