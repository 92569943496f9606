// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace sf::imperio {
struct Judgement;
}

namespace sf::ui {

class GameController;
class ReportController;
class ValueChart;

/// The Report dock: the graph of a game, luck and skill of each side, and the costliest decisions, which lead
/// to their place in the record.
class ReportPanel final : public QWidget {
    Q_OBJECT

public:
    ReportPanel(ReportController& reports, GameController& controller, QWidget* parent = nullptr);

private:
    enum Column { Turn, Played, Better, Cost };

    QWidget* makeTop();
    QWidget* makeResult();
    void makeTable(QGridLayout& table);
    void refresh();
    void fillTable();
    void fillDecisions();
    void addDecision(const imperio::Judgement& judgement);
    void showPosition();
    QString shownDecision() const;

    ReportController& m_reports;
    GameController& m_controller;
    QLabel* m_hint;
    QPushButton* m_make;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QWidget* m_result;
    ValueChart* m_chart;
    QLabel* m_shown;
    std::array<std::array<QLabel*, 3>, 2> m_cells{};
    QLabel* m_withoutLuck;
    QTreeWidget* m_decisions;
};

} // namespace sf::ui
