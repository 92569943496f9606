// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace sf::ui {

class AnalysisController;
class GameController;

/// The Analysis dock: the value of the position shown, the best actions with their reasons, and a plan.
class AnalysisPanel final : public QWidget {
    Q_OBJECT

public:
    AnalysisPanel(AnalysisController& analysis, GameController& controller, QWidget* parent = nullptr);

private:
    void makeLayout();
    void refresh();
    void fillLines();
    void showReasons();
    QString stateText() const;
    QString planText() const;

    AnalysisController& m_analysis;
    GameController& m_controller;
    QCheckBox* m_on;
    QLabel* m_state;
    QTreeWidget* m_lines;
    QLabel* m_reasons;
    QLabel* m_plan;
    QPushButton* m_try;
};

} // namespace sf::ui
