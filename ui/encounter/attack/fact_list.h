// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace sf::ui {

class RuleChip;

/// One line of a calculation: what, how much, and the rule.
struct Fact {
    QString name;
    QString value;
    Rule rule;
    bool isStrong = false;
};

/// Such lines below each other; their widgets are kept, so that recalculating is cheap.
class FactList final : public QWidget {
    Q_OBJECT

public:
    explicit FactList(QWidget* parent = nullptr);

    void show(const std::vector<Fact>& facts);
    using QWidget::show;

private:
    struct Line {
        QLabel* name;
        QLabel* value;
        RuleChip* chip;
    };
    Line& line(std::size_t index);

    QGridLayout* m_grid;
    std::vector<Line> m_lines;
};

} // namespace sf::ui
