// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_duty.h"

#include "ui/post/post_controller.h"

#include <QCoreApplication>

namespace sf::ui {

namespace {

struct DutyText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::DutyText)
};

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

QString answerText(const document::StoredGame& game, const post::BattlePostGame& rules) {
    if (rules.isOver())
        return DutyText::tr("This block opens your last orders and ends the battle.");
    if (!isOrdering(rules))
        return game.checked.game->count() == 1
                   ? DutyText::tr("This block accepts the invitation.")
                   : DutyText::tr("You have nothing to order in this block. It shows who plays which side.");
    const QString what = rules.battle().play->phase == battle::PlayPhase::Deployment
                             ? DutyText::tr("Deploy your stacks on the map.")
                             : DutyText::tr("Give your orders for round %1 on the map.")
                                   .arg(battle::roundNumber(rules.battle()));
    return what + u'\n' + DutyText::tr("Ready makes the post.");
}

} // namespace sf::ui
