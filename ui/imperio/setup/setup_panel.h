// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sf::ui {

class FormationBar;
class GameController;
class RefusalLine;

/// Everything for the set-up beside the board: the pieces, problems, alterations, whole
/// formations, house rules, and the button that finishes the turn.
class SetupPanel final : public QScrollArea {
    Q_OBJECT

public:
    explicit SetupPanel(GameController& controller, QWidget* parent = nullptr);
    /// For games by post: the house rules were agreed before, and who makes the post asks about dangers.
    void setByPost();

private:
    void addSection(const QString& title, QWidget* widget);
    QWidget* makeRules();
    QWidget* makeFinish();
    void finish();
    void refresh();

    GameController& m_controller;
    QVBoxLayout* m_layout;
    QWidget* m_position = nullptr; ///< what only any position has
    QWidget* m_alterations = nullptr;
    FormationBar* m_formation = nullptr;
    QWidget* m_rulesRow = nullptr;
    QLabel* m_rules = nullptr;
    RefusalLine* m_refused = nullptr;
    QPushButton* m_finish = nullptr;
    bool m_isByPost = false;
};

/// Shows the house rules of the game and, while it is set up, lets them be changed.
void openGameRules(GameController& controller, QWidget* parent);

} // namespace sf::ui
