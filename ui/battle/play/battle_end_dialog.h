// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QTableWidget;

namespace sf::ui {

class LineChartView;
class PlayController;

/// The end of a played battle (BAT-12): who won and why, what each side lost, how lucky it was, and the
/// rounds as a chart. From here users watch it scene by scene, play the battle again, or continue it as a
/// board.
class BattleEndDialog final : public QDialog {
    Q_OBJECT

public:
    /// `mayPlayAgain`: the beginning of the battle is known.
    BattleEndDialog(const PlayController& controller, bool mayPlayAgain, QWidget* parent);

    enum class Next { Close, Film, PlayAgain, Board };
    /// What was chosen.
    Next next() const { return m_next; }

private:
    enum Column { Side, Kind, Began, Lost, Left, columns };
    QTableWidget* makeLosses();
    QLabel* makeLuck();
    LineChartView* makeChart();
    void choose(Next next);

    const PlayController& m_controller;
    Next m_next = Next::Close;
};

} // namespace sf::ui
