// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

#include <QKeySequence>

namespace sf::ui {

class RoundDesk;

/// What is done in battle rounds, as actions that the phase strip and the Game menu share: each is enabled
/// only when it is possible and says why not when it is not.
class RoundCommands final : public QObject {
    Q_OBJECT

public:
    RoundCommands(RoundDesk& desk, Page& page, QObject* parent);

    /// The next step of the game: "Begin round", then "Resolve step".
    QAction* next() const { return m_next; }
    QAction* resolveConflict() const { return m_conflict; }
    QAction* resolveRound() const { return m_round; }
    QList<QAction*> forMenu() const;

private:
    QAction* make(const char* name, const QString& text, const QString& icon = {},
                  const QKeySequence& key = {});
    void refresh();
    void explain(QAction* action, const QString& what);

    RoundDesk& m_desk;
    Page& m_page;
    QAction* m_next;
    QAction* m_conflict;
    QAction* m_round;
    QAction* m_takeBack;
    QAction* m_takeAllBack;
    QAction* m_hold;
    QAction* m_typeDice;
};

} // namespace sf::ui
