// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/reserve_tray.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/piece_button.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/style/layouts.h"

#include <QHBoxLayout>

namespace sf::ui {

ReserveTray::ReserveTray(GameController& controller, imperio::Side side, QWidget* parent)
    : Restyled(parent), m_controller(controller), m_side(side) {
    auto* row = marginless<QHBoxLayout>(this, 4);
    for (const imperio::Kind kind : imperio::fightingKinds) {
        auto* button = new PieceButton(controller, this);
        button->setObjectName(QStringLiteral("reserve%1").arg(static_cast<int>(kind)));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        row->addWidget(button);
        m_buttons[imperio::indexOf(kind)] = button;
    }
    connect(&controller, &GameController::positionChanged, this, qOverload<>(&ReserveTray::refresh));
    connect(&controller, &GameController::placingChanged, this, qOverload<>(&ReserveTray::refresh));
    connect(&controller, &GameController::awaitedChanged, this, qOverload<>(&ReserveTray::refresh));
    refresh();
}

void ReserveTray::refresh() {
    const imperio::Position& position = m_controller.position();
    const bool canSpawn = m_controller.document().hasBegun() && m_controller.mayAct() &&
                          position.toMove == m_side && !spawnSquares(position).isEmpty();
    for (const imperio::Kind kind : imperio::fightingKinds)
        refresh(kind, canSpawn);
}

void ReserveTray::refresh(imperio::Kind kind, bool canSpawn) {
    PieceButton& button = *m_buttons[imperio::indexOf(kind)];
    const int count = m_controller.position().reinforcements[imperio::indexOf(m_side)].of(kind);
    button.setPiece({kind, m_side, m_side});
    button.setText(text::figure(count));
    button.setEnabled(canSpawn && count > 0);
    button.setChecked(button.isEnabled() && button.isInHand());
    const QString name = text::imperioKind(kind);
    button.setAccessibleName(tr("%1 in reserve: %2").arg(name, text::figure(count)));
    button.setToolTip(
        button.isEnabled()
            ? tr("Pick up a %1, key %2, and put it on a highlighted square beside a base (IMP-7)")
                  .arg(name, QString::number(static_cast<int>(kind) + 1))
            : button.accessibleName());
}

} // namespace sf::ui

#include "moc_reserve_tray.cpp"
