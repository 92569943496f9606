// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_duty.h"

#include "core/document/post/battle_posts.h"
#include "core/post/game/multiplier_post_game.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/smm/fight/order.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/post/plan_text.h"
#include "ui/post/post_controller.h"

#include <QCoreApplication>
#include <QStringList>

#include <variant>

namespace sf::ui {

namespace {

struct DutyText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::DutyText)
};

/// The turn in the last block, which has no dice yet; empty if it has none.
QStringList sentPlan(const post::PostGame& game) {
    const auto* imperio = dynamic_cast<const post::ImperioPostGame*>(&game.rules());
    const bool isTurn = imperio ? imperio->waitingTurn() > 0
                                : dynamic_cast<const post::MultiplierPostGame*>(&game.rules()) != nullptr;
    const auto plan = isTurn ? post::readPlan(game.last().value(post::Field::Plan)) : std::nullopt;
    return plan ? planLines(*plan) : QStringList();
}

/// The orders in the last block, one a line; empty if it has none.
QStringList sentOrders(const PostController& controller, const document::StoredGame& game) {
    const auto* rules = dynamic_cast<const post::BattlePostGame*>(&game.checked.game->rules());
    if (!rules)
        return {};
    const auto read = document::readBattlePlan(QByteArray::fromStdString(controller.sentOrders(game)));
    const auto* plan = std::get_if<battle::SealedPlan>(&read);
    if (!plan)
        return {};
    QStringList lines;
    const auto side = rules->side(*game.own);
    const battle::Battle own =
        side && rules->battle().play ? battle::actingAlone(rules->battle(), *side) : rules->battle();
    for (const battle::Action& action : plan->actions)
        lines << text::action(action, own); // to the user, nothing of it is secret
    for (const auto& [stack, order] : smm::ordersOf(plan->plans))
        lines << DutyText::tr("%1: %2").arg(text::stackName(rules->battle(), stack),
                                            describeOrder(rules->battle(), stack, order));
    return lines;
}

/// What the user has sent in the last block, with a heading; empty if there is nothing to show.
QString sentText(const PostController& controller, const document::StoredGame& game) {
    if (game.checked.game->last().writer() != *game.own)
        return {};
    const QStringList plan = sentPlan(*game.checked.game);
    const QStringList orders = sentOrders(controller, game);
    if (plan.isEmpty() && orders.isEmpty())
        return {};
    return QStringLiteral("\n\n") +
           (orders.isEmpty() ? DutyText::tr("Your plan; the dice come with the answer:")
                             : DutyText::tr("Your orders:")) +
           u'\n' + (plan + orders).join(u'\n');
}

} // namespace

PostBoard::Use useOf(const PostController& controller, const document::StoredGame& game,
                     const post::ImperioPostGame& view) {
    if (!controller.isOwnTurn(game) || !controller.lostSecret(game).isEmpty() || view.winner())
        return PostBoard::Use::Watch;
    if (!view.isPlaying())
        return view.setsOut(*game.own) ? PostBoard::Use::SetUp : PostBoard::Use::Watch;
    const bool isAttacker = view.attacker() == *game.own;
    const bool attackerMoves = view.game().position.toMove == imperio::Side::Attacker;
    return isAttacker == attackerMoves ? PostBoard::Use::Plan : PostBoard::Use::Watch;
}

QString answerText(const document::StoredGame& game, const post::ImperioPostGame& view) {
    if (view.winner())
        return DutyText::tr("This block opens your last secret and ends the game.");
    return game.checked.game->count() == 1
               ? DutyText::tr("This block accepts the invitation.")
               : DutyText::tr("You have nothing to plan in this block. It opens your last secret and "
                              "seals a new one.");
}

bool isPlanning(const document::StoredGame& game, const post::GameRules& rules) {
    const auto* turns = dynamic_cast<const post::MultiplierPostGame*>(&rules);
    return turns && game.own && !turns->isOver() && turns->isToAct(*game.own);
}

QString answerText(const document::StoredGame& game, const post::BattleGame& rules) {
    if (rules.isOver())
        return DutyText::tr("This block opens your last orders and ends the battle.");
    if (isPlanning(game, rules))
        return rules.battle().play->phase == battle::PlayPhase::Deployment
                   ? DutyText::tr("Plan where your stacks deploy.")
                   : DutyText::tr("Plan your turn, with what follows if an attack is won, lost or tied.");
    const auto* rounds = dynamic_cast<const post::BattlePostGame*>(&rules);
    if (!rounds || !isOrdering(*rounds))
        return game.checked.game->count() == 1
                   ? DutyText::tr("This block accepts the invitation.")
                   : DutyText::tr("You have nothing to order in this block. It shows who plays which side.");
    const QString what = rules.battle().play->phase == battle::PlayPhase::Deployment
                             ? DutyText::tr("Deploy your stacks on the map.")
                             : DutyText::tr("Give your orders for round %1 on the map.")
                                   .arg(battle::roundNumber(rules.battle()));
    return QStringList{what, DutyText::tr("Press Ready to make the post.")}.join(u'\n');
}

QString lookText(const PostController& controller, const document::StoredGame& game) {
    if (game.checked.game->end() || !game.checked.awaited)
        return DutyText::tr("The game is over. You can only look");
    if (controller.isOwnTurn(game))
        return DutyText::tr("You have nothing to play in this block. You can only look");
    return DutyText::tr("Waiting for %1. You can only look until then")
        .arg(text::displayName(game.checked.game->name(game.checked.awaited->writer)));
}

QString waitText(const PostController& controller, const document::StoredGame& game) {
    if (controller.isOwnTurn(game) || game.checked.game->end())
        return {};
    if (!game.own)
        return DutyText::tr("You only watch this game. When the next post arrives, copy all of it and "
                            "paste it here.");
    return DutyText::tr("Copy the post and send it, if you haven't yet. When the answer arrives, "
                        "copy all of it and paste it here.") +
           sentText(controller, game);
}

} // namespace sf::ui
