// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/play/play_json.h"

#include "core/document/base/journal_reader.h"
#include "core/document/battle/action_json.h"
#include "core/document/battle/smm/round_orders.h"
#include "core/rules/battle/option.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/limits.h"

#include <QCoreApplication>

#include <charconv>
#include <climits>

namespace sf::document {
namespace {

using battle::Battle;
using battle::largestSideCount;
using battle::Play;
using battle::PlayPhase;
using battle::PlayResult;
using battle::Presence;
using battle::SealedPlan;
using battle::StackId;
using battle::UnitId;
using Problem = std::optional<LoadError>;

constexpr int playVersion = 1;

void writeIds(JsonWriter& json, std::string_view name, const std::set<UnitId>& ids) {
    if (ids.empty())
        return;
    json.key(name).list();
    for (const UnitId& id : ids)
        json.value(id.text);
    json.endList();
}

void writeFigures(JsonWriter& json, const std::vector<battle::SideFigures>& figures) {
    json.list();
    for (const battle::SideFigures& side : figures)
        json.object()
            .member("living", side.living)
            .member("hits", side.hits)
            .member("expected", side.expected)
            .endObject();
    json.endList();
}

void writeResult(JsonWriter& json, const PlayResult& result) {
    json.key("result").object().key("winners").list();
    for (const int winner : result.winners)
        json.value(winner);
    json.endList().member("by", key(result.ending)).endObject();
}

/// One of the words that `key()` returns for the values up to `last`; nothing for any other word.
template<class Value>
std::optional<Value> wordOf(std::string_view word, Value last) {
    for (int i = 0; i <= static_cast<int>(last); ++i)
        if (key(static_cast<Value>(i)) == word)
            return static_cast<Value>(i);
    return std::nullopt;
}

PlayPhase readPlayPhase(JsonReader& json) {
    const auto phase = wordOf(json.peek(), PlayPhase::Over);
    if (!phase)
        json.fail(QT_TRANSLATE_NOOP("sf::document", "deployment, orders, turns or over (BAT-2)"));
    json.string();
    return phase.value_or(PlayPhase::Deployment);
}

void readSides(JsonReader& json, auto&& take) {
    json.list([&](std::size_t) { take(json.integer(0, largestSideCount - 1, battleRule(2))); },
              largestSideCount);
}

std::set<UnitId> readUnitSet(JsonReader& json) {
    std::set<UnitId> ids;
    json.list([&](std::size_t) { ids.emplace(std::string(json.word())); }, limits::units);
    return ids;
}

std::vector<battle::SideFigures> readFigures(JsonReader& json) {
    std::vector<battle::SideFigures> figures;
    json.list(
        [&](std::size_t) {
            battle::SideFigures& side = figures.emplace_back();
            json.object([&](std::string_view key) {
                if (key == "living")
                    side.living = json.integer(0, INT_MAX);
                else if (key == "hits")
                    side.hits = json.largeInteger(0, INT64_MAX / 2);
                else if (key == "expected")
                    side.expected = json.largeInteger(0, INT64_MAX / 2);
                else
                    json.raw();
            });
        },
        largestSideCount);
    return figures;
}

PlayResult readResult(JsonReader& json) {
    PlayResult result;
    json.object([&](std::string_view key) {
        if (key == "winners") {
            readSides(json, [&](int side) { result.winners.push_back(side); });
        } else if (key == "by") {
            const auto ending = wordOf(json.peek(), battle::Ending::Conceded);
            if (!ending)
                json.fail(
                    QT_TRANSLATE_NOOP("sf::document", "eliminate, hold, croak, rounds or concede (BAT-12)"));
            json.string();
            result.ending = ending.value_or(battle::Ending::Eliminated);
        } else {
            json.raw();
        }
    });
    return result;
}

bool readHead(JsonReader& json, std::string_view key, PlayText& text, bool& hasPhase) {
    if (key == "phase") {
        text.play.phase = readPlayPhase(json);
        hasPhase = true;
    } else if (key == "round") {
        text.round = json.integer(0, INT_MAX, battleRule(2));
    } else if (key == "ready") {
        readSides(json, [&](int side) { text.play.ready.insert(side); });
    } else if (key == "version") {
        json.integer(playVersion, playVersion, battleRule(1));
    } else if (key == "referee") {
        text.play.isRefereed = json.boolean();
    } else {
        return false;
    }
    return true;
}

bool readBody(JsonReader& json, std::string_view key, Play& play) {
    if (key == "croakedFirst")
        play.croakedFirst = readUnitSet(json);
    else if (key == "merged")
        play.merged = readUnitSet(json);
    else if (key == "rounds")
        json.list([&](std::size_t) { play.rounds.push_back(readFigures(json)); }, limits::playedRounds);
    else if (key == "current")
        play.current = readFigures(json);
    else if (key == "result")
        play.result = readResult(json);
    else
        return false;
    return true;
}

SealedPlan readPlan(JsonReader& json) {
    SealedPlan plan;
    json.object([&](std::string_view key) {
        if (key == "orders") {
            json.limitEntries(limits::stacks);
            json.object(
                [&](std::string_view id) { plan.orders.emplace(StackId(std::string(id)), readOrder(json)); });
        } else if (key == "actions") {
            json.list(
                [&](std::size_t) {
                    if (auto action = readAction(json))
                        plan.actions.push_back(std::move(*action));
                    else
                        json.fail(QT_TRANSLATE_NOOP("sf::document", "an action of a sealed phase (BAT-4)"));
                },
                limits::sealedActions);
        } else {
            json.fail(QT_TRANSLATE_NOOP("sf::document", "no other key than orders and actions"));
        }
    });
    return plan;
}

} // namespace

void writePlay(JsonWriter& json, const Battle& battle) {
    const Play& play = *battle.play;
    json.line(1).key("play").object().member("phase", key(play.phase));
    const bool counts = play.phase == PlayPhase::Ordering || play.phase == PlayPhase::Turns;
    json.member("round", battle.round.value_or(0) + (counts ? 1 : 0)).key("ready").list();
    for (const int side : play.ready)
        json.value(side);
    json.endList();
    if (play.isRefereed)
        json.member("referee", true);
    writeIds(json, "croakedFirst", play.croakedFirst);
    writeIds(json, "merged", play.start ? play.start->merged : play.merged);
    if (!play.rounds.empty()) {
        json.key("rounds").list();
        for (const std::vector<battle::SideFigures>& figures : play.rounds)
            writeFigures(json, figures);
        json.endList();
    }
    if (!play.current.empty())
        writeFigures(json.key("current"), play.current);
    if (play.result)
        writeResult(json, *play.result);
    json.members(play.unknown).endObject();
}

void writeSealed(JsonWriter& json, const Battle& battle, const std::vector<std::string_view>& entries) {
    json.line(1).key("sealed").object();
    for (const auto& [side, plan] : battle.play->sealed) {
        json.key(std::to_string(side)).object();
        // The acting side's orders are in the battle itself.
        writeOrders(json.key("orders"), sideToAct(battle) == side ? *battle.orders : plan.orders);
        json.key("actions").list();
        for (const battle::Action& action : plan.actions)
            json.raw('{' + actionMembers(action) + '}');
        json.endList().endObject();
    }
    if (const std::optional<int> side = sideToAct(battle);
        side && !battle.play->sealed.contains(*side) && !battle.orders->empty()) {
        writeOrders(json.key(std::to_string(*side)).object().key("orders"), *battle.orders);
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
    shown.conflicts = battle.play->start->conflicts;
    shown.orders = {};
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
    PlayText text;
    bool hasPhase = false;
    UnknownMembers unknown;
    json.object([&](std::string_view key) {
        if (!readHead(json, key, text, hasPhase) && !readBody(json, key, text.play))
            unknown.add(key, json);
    });
    json.require(hasPhase, "phase");
    text.play.unknown = unknown.result();
    return text;
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
