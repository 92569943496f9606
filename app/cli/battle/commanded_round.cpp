// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/commanded_round.h"

#include "core/document/battle/smm/round_play.h"
#include "core/document/io/json_writer.h"
#include "core/text/battle_text.h"
#include "core/text/commander_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace sf::cli {
namespace {

CommandedDecision decided(const document::BattleDocument& document, const CommandedSide& commanded,
                          std::uint64_t seed) {
    const battle::Battle seen = document.seenBy(commanded.side);
    CommandedDecision made{commanded.side,
                           commanded.level,
                           text::sideName(seen, commanded.side),
                           players::decide(seen, commanded.side, {commanded.level, seed}),
                           {}};
    made.reasons = text::planReasons(made.decision, seen) + text::stepReasons(made.decision.steps, seen);
    return made;
}

/// Appends what happened to `events`.
void carryOut(document::BattleDocument& document, const players::Steps& steps,
              std::vector<battle::Event>& events) {
    for (const players::Step& step : steps) {
        if (const auto* action = std::get_if<battle::Action>(&step))
            std::ranges::move(document.perform(*action).events, std::back_inserter(events));
        else if (const auto* orders = std::get_if<smm::GiveOrders>(&step))
            std::ranges::move(perform(document, smm::RoundAction(*orders)).events,
                              std::back_inserter(events));
    }
}

const CommandedSide* find(const std::vector<CommandedSide>& commanders, int side) {
    const auto found = std::ranges::find(commanders, side, &CommandedSide::side);
    return found == commanders.end() ? nullptr : &*found;
}

void writeJudged(document::JsonWriter& json, const players::JudgedPlan& judged) {
    json.member("plan", players::key(judged.plan.kind));
    if (!judged.plan.focus.text.empty())
        json.member("focus", judged.plan.focus.text);
    json.rawMember("chance", QByteArray::number(judged.chance, 'g', 6).toStdString());
}

} // namespace

CommandedOrders giveCommandersOrders(document::BattleDocument& document,
                                     const std::vector<CommandedSide>& commanders, std::uint64_t seed) {
    CommandedOrders given;
    const auto order = [&](const CommandedSide& commanded) {
        given.decisions.push_back(decided(document, commanded, seed));
        document.act([&] { carryOut(document, given.decisions.back().decision.steps, given.events); });
    };
    if (!document.battle().play) {
        std::ranges::for_each(commanders, order);
        return given;
    }
    while (given.decisions.size() < commanders.size() &&
           document.battle().play->phase == battle::PlayPhase::Ordering) {
        const std::optional<int> side = battle::sideToAct(document.battle());
        if (!side)
            break;
        if (const CommandedSide* commanded = find(commanders, *side)) {
            order(*commanded);
            continue;
        }
        auto ready = document.perform(battle::SayReady{*side});
        if (!ready.isDone())
            break;
        std::ranges::move(ready.events, std::back_inserter(given.events));
    }
    return given;
}

TurnGuide commandedTurn(const std::vector<CommandedSide>& commanders, std::uint64_t seed,
                        std::vector<CommandedDecision>& decisions) {
    return [&commanders, seed, &decisions](const document::BattleDocument& document) {
        const CommandedSide* commanded = find(commanders, multiplier::sideToMove(document.battle()));
        if (!commanded)
            return players::Steps();
        decisions.push_back(decided(document, *commanded, seed));
        return decisions.back().decision.steps;
    };
}

QByteArray decisionsAsJson(const std::vector<CommandedDecision>& decisions) {
    std::string out;
    document::JsonWriter json(out);
    json.list();
    for (const CommandedDecision& made : decisions) {
        json.object().member("side", made.side).member("level", made.level);
        writeJudged(json, made.decision.chosen);
        json.member("battles", made.decision.battles);
        if (made.decision.runnerUp) {
            json.key("runnerUp").object();
            writeJudged(json, *made.decision.runnerUp);
            json.endObject();
        }
        json.key("reasons").list();
        for (const QString& reason : made.reasons)
            json.value(reason.toStdString());
        json.endList().endObject();
    }
    json.endList();
    return QByteArray::fromStdString(out);
}

QByteArray decisionsAsText(const std::vector<CommandedDecision>& decisions) {
    QString text;
    for (const CommandedDecision& made : decisions)
        for (const QString& reason : made.reasons)
            text += text::labelled(made.sideName, reason) + u'\n';
    return text.toUtf8();
}

} // namespace sf::cli
