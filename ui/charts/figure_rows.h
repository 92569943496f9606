// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace sf::ui {

class RuleChip;

/// A table of figures, each with a name, a remark and the rule it follows. Its rows are reused, so that a
/// table that follows the mouse costs little.
class FigureRows final : public QWidget {
    Q_OBJECT

public:
    struct Row {
        QString name;
        QString remark;
        QString figure;
        Rule rule;
    };

    explicit FigureRows(const QString& accessibleName, QWidget* parent = nullptr);

    void setRows(const std::vector<Row>& rows);
    /// Returns lines such as "Command (Commander of level 2): 1.2 [MUL-4]", one per row.
    QString plainText() const;

private:
    struct Line {
        QLabel* name = nullptr;
        QLabel* figure = nullptr;
        RuleChip* chip = nullptr;
    };
    Line addLine();

    QGridLayout* m_grid;
    std::vector<Line> m_lines;
    std::vector<Row> m_rows;
};

} // namespace sf::ui
