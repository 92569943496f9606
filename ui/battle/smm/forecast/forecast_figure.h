// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/stats.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace sf::ui {

class RuleChip;

/// One power of an attack: a tinted heading with the figure, and under it the terms that add up to it, each
/// with its rule.
class ForecastFigure final : public QWidget {
    Q_OBJECT

public:
    ForecastFigure(QString title, QWidget* parent = nullptr);

    /// `stack` is the one with the power; `tint` is its side's colour, for the heading's background.
    void setFigure(const smm::Figure& figure, const battle::Stack& stack, const QColor& tint);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row {
        QLabel* words = nullptr;
        QLabel* value = nullptr;
        RuleChip* chip = nullptr;
    };
    Row& row(std::size_t place);

    QString m_title;
    QColor m_tint;
    QLabel* m_name;
    QLabel* m_value;
    QGridLayout* m_grid;
    std::vector<Row> m_rows;
};

} // namespace sf::ui
