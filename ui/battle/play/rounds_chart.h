// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/play/play.h"

#include <QColor>
#include <QWidget>

namespace sf::ui {

/// A chart of the living units at the end of each round: one line per side, marked with the side's shape at
/// each round.
class RoundsChart final : public QWidget {
    Q_OBJECT

public:
    explicit RoundsChart(QWidget* parent = nullptr);

    void setBattle(const battle::Battle& battle);
    /// The same in words, one line per side.
    const QString& plainText() const { return m_words; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line {
        int side = 0;
        std::vector<int> living;
    };
    QPointF point(const Line& line, std::size_t round) const;
    QRectF plot() const;

    std::vector<Line> m_lines;
    std::vector<QColor> m_colours;
    QString m_words;
    int m_most = 1;
};

} // namespace sf::ui
