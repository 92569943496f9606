// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"

#include <QWidget>

class QAction;
class QPushButton;

namespace sf::ui {

class GameController;

/// Sets whole formations: random, mirrored, the example of the rules, saved, a pasted text board, or empty;
/// and goes on to any position.
class FormationBar final : public QWidget {
    Q_OBJECT

public:
    explicit FormationBar(GameController& controller, QWidget* parent = nullptr);
    /// Only what can be sent: no positions.
    void setByPost();

private:
    QPushButton* add(const QString& text, const QString& icon, const QString& about);
    void makeMirrorMenu(QPushButton* button);
    void setOut(const imperio::Deployment& deployment, const QString& said);
    void setOutRandom();
    void clear();
    void paste();
    void openStore();
    void refresh();
    imperio::Deployment now() const;

    GameController& m_controller;
    QList<QPushButton*> m_formations; ///< of a side that deploys
    QList<QPushButton*> m_starts;     ///< of any position too; not while the defender alters (IMP-4)
    QPushButton* m_kept = nullptr;
    QPushButton* m_any = nullptr;
    bool m_isByPost = false;
    QAction* m_otherSide = nullptr;
};

} // namespace sf::ui
