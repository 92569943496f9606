// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/turn_round.h"

#include "app/cli/dice_options.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/elided.h"
#include "core/text/lists.h"
#include "core/text/multiplier_text.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

using Problem = std::optional<QString>;

/// Plays orders one after another; keeps the first problem.
class TurnPlayer {
public:
    TurnPlayer(document::BattleDocument& document, const std::optional<std::vector<int>>& script,
               const QString& name, const QString& path)
        : m_document(document), m_script(script), m_name(name), m_path(path) {}

    Problem order(const battle::StackId& id, const document::TurnOrder& order) {
        if (order.move)
            if (const auto refusal = take(m_document.perform(battle::MoveStack{id, *order.move})))
                return wrong(id, refusal->rule, text::refusal(*refusal, m_document.battle()));
        if (!order.attack)
            return std::nullopt;
        multiplier::Attack attack;
        attack.attacker = id;
        attack.defender = *order.attack;
        attack.aim = order.aim;
        attack.leave = order.leave.has_value();
        attack.leaveTo = order.leave;
        return perform(id, attack);
    }
    Problem perform(const battle::StackId& id, const multiplier::TurnAction& action) {
        const auto outcome = document::perform(m_document, action, left());
        if (outcome.dice)
            return exhaustedDice(m_path, *outcome.dice);
        if (const auto refusal = take(outcome))
            return wrong(id, refusal->rule, text::refusal(*refusal, m_document.battle()));
        return std::nullopt;
    }
    /// Carries out the guide's steps until it wants to end the turn.
    Problem follow(const TurnGuide& guide) {
        bool isOver = false;
        for (players::Steps steps = guide(m_document); !steps.empty() && !isOver;
             steps = isOver ? players::Steps() : guide(m_document))
            for (const players::Step& step : steps) {
                if (const auto* action = std::get_if<battle::Action>(&step))
                    take(m_document.perform(*action));
                const auto* turn = std::get_if<multiplier::TurnAction>(&step);
                const auto* attack = turn ? std::get_if<multiplier::Attack>(turn) : nullptr;
                isOver = isOver || (turn && !attack) || isPlayOver();
                if (attack)
                    if (Problem problem = perform(attack->attacker, *attack))
                        return problem;
            }
        return std::nullopt;
    }
    Problem surplus() const {
        return m_script ? surplusDice(m_path, *m_script, diceIn(m_events)) : std::nullopt;
    }
    Problem unknown(const battle::StackId& id) const {
        return wrong(id, battleRule(13),
                     QCoreApplication::translate("sf::cli", "expected a stack of the side to move"));
    }
    std::vector<battle::Event>& events() { return m_events; }

private:
    /// Collects the events. Returns the refusal, if any.
    template<class Refusal>
    std::optional<Refusal> take(const document::Outcome<battle::Event, Refusal>& outcome) {
        m_events.insert(m_events.end(), outcome.events.begin(), outcome.events.end());
        return outcome.refusal;
    }
    bool isPlayOver() const {
        const auto& play = m_document.battle().play;
        return play && play->phase == battle::PlayPhase::Over;
    }
    /// The scripted dice that have not been thrown yet.
    std::optional<std::vector<int>> left() const {
        if (!m_script)
            return std::nullopt;
        const auto used = static_cast<std::ptrdiff_t>(std::min(diceIn(m_events), m_script->size()));
        return std::vector<int>(m_script->begin() + used, m_script->end());
    }
    QString wrong(const battle::StackId& id, Rule rule, const QString& why) const {
        constexpr qsizetype longestId = 60;
        const QString stack = text::displayName(text::elided(QString::fromStdString(id.text), longestId));
        return text::labelled(m_name, text::labelled(stack, text::labelled(rule, why)));
    }

    document::BattleDocument& m_document;
    const std::optional<std::vector<int>>& m_script;
    QString m_name;
    QString m_path;
    std::vector<battle::Event> m_events;
};

} // namespace

std::variant<std::vector<battle::Event>, QString>
playTurn(document::BattleDocument& document, const document::TurnOrders& orders, const TurnGuide& guide,
         const std::optional<std::vector<int>>& script, const QString& name, const QString& path) {
    TurnPlayer player(document, script, name, path);
    const int side = multiplier::sideToMove(document.battle());
    for (const auto& [id, order] : orders)
        if (const battle::StackPointer stack = document.battle().stacks.find(id);
            !stack || stack->side != side)
            return *player.unknown(id);
    std::vector<battle::StackId> ids;
    for (const battle::StackPointer& stack : document.battle().stacks)
        if (orders.contains(stack->id))
            ids.push_back(stack->id);
    for (const battle::StackId& id : ids)
        if (const Problem problem = player.order(id, orders.at(id)))
            return *problem;
    Problem problem;
    document.act([&] { problem = player.follow(guide); });
    if (problem)
        return *problem;
    if ((problem = player.perform({}, multiplier::EndTurn{})) || (problem = player.surplus()))
        return *problem;
    return std::move(player.events());
}

} // namespace sf::cli
