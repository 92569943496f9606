// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/sounds.h"

#include "ui/imperio/play/game_clock_controller.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/style/settings.h"

#include <QApplication>

namespace sf::ui {

Sounds::Sounds(GameController& controller, GameClockController& clock, QObject* parent)
    : QObject(parent), m_controller(controller) {
    connect(&clock, &GameClockController::warned, this, &Sounds::ring);
    connect(&controller.document(), &document::ImperioDocument::changed, this,
            [this](const document::GameChange& change, bool undone) {
                if (undone || change.setup)
                    return;
                const document::PlayedEntry& played = m_controller.document().entries()[change.entry];
                if (!played.entry.dice.empty() || played.after.toMove != played.entry.side ||
                    played.after.result)
                    ring();
            });
}

void Sounds::ring() {
    if (!m_controller.context().settings.value(Settings::sounds))
        return;
    QApplication::beep();
    Q_EMIT rang();
}

} // namespace sf::ui

#include "moc_sounds.cpp"
