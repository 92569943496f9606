// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/side_cover.h"

#include "core/text/battle_text.h"
#include "ui/battle/drag/battle_clipboard.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/state/side_token.h"

#include <QClipboard>
#include <QGuiApplication>

namespace sf::ui {

SideCover::SideCover(PlayController& controller, const Settings& settings, QWidget* page)
    : TurnCover(settings, page), m_controller(controller) {
    setObjectName(QStringLiteral("sideCover"));
    connect(&controller, &PlayController::changed, this, [this] {
        if (m_controller.side() != m_side) // a commander has acted, or the hand-over was undone
            lift();
    });
}

/// A commander needs no seat, but nobody may look at its sealed orders. In a game by post the other side sits
/// elsewhere, and nobody can act for it here.
bool SideCover::isNeededFor(int side) const {
    const bool isElsewhere = m_controller.isLocked() && !m_controller.isCommanded(side);
    return (!m_controller.isOnePersonsGame() && !isElsewhere) ||
           (m_controller.isCommanded(side) && battle::isSealed(m_controller.battle()));
}

bool SideCover::willCoverFor(int side) const {
    return isNeededFor(side) && willCover(battle::isSealed(m_controller.battle()));
}

void SideCover::handOverTo(int side) {
    const battle::Battle& battle = m_controller.battle();
    const bool isSealed = battle::isSealed(battle);
    if (!isNeededFor(side))
        return lift();
    m_side = side;
    if (isSealed && isClipCopied())
        QGuiApplication::clipboard()->clear(); // what the side before has copied is secret too
    showTurn({.title = tr("Over to %1").arg(text::sideName(battle, side)),
              .detail = m_controller.isIn(battle::PlayPhase::Deployment)
                            ? tr("Deployment")
                            : tr("Round %1").arg(text::figure(battle::roundNumber(battle))),
              .colour = sideColour(battle, side),
              .shape = side,
              .canBeShown = !m_controller.isCommanded(side)},
             isSealed);
}

} // namespace sf::ui

#include "moc_side_cover.cpp"
