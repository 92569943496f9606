// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imperio/board/board_canvas.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QLabel;

namespace sf::ui {

class GameController;

/// Explains what is selected and those marks that are on the board now.
class SelectionLegend final : public Restyled<QWidget> {
    Q_OBJECT

public:
    /// What is shown in a square besides marks of its own.
    enum class Sign { None, Zone, Cover, Threat };

    explicit SelectionLegend(GameController& controller, QWidget* parent = nullptr);

protected:
    void restyle() override { refresh(); }

private:
    void refresh();
    QString title() const;
    /// A row with a small square that shows the mark.
    void addRow(const SquareMark& mark, Sign sign, const QString& words);
    void addRows();
    void addGoals();
    void addLast();

    GameController& m_controller;
    QLabel* m_title;
    QWidget* m_rows = nullptr;
};

} // namespace sf::ui
