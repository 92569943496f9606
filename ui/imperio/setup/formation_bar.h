// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"

#include <QWidget>

class QAction;
class QPushButton;

namespace sf::ui {

class GameController;

/// Sets whole formations: random, mirrored, the example of the rules, saved, a pasted text board, or empty.
class FormationBar final : public QWidget {
    Q_OBJECT

public:
    explicit FormationBar(GameController& controller, QWidget* parent = nullptr);

private:
    QPushButton* add(const QString& text, const QString& icon, const QString& about);
    void makeMirrorMenu(QPushButton* button);
    void setOut(const imperio::Deployment& deployment, const QString& said);
    void setOutRandom();
    void paste();
    void openStore();
    void refresh();
    imperio::Deployment now() const;

    GameController& m_controller;
    QList<QPushButton*> m_whole; ///< not while the defender alters (IMP-4)
    QAction* m_otherSide = nullptr;
};

} // namespace sf::ui
