// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/square.h"

#include <array>
#include <QWidget>

class QLabel;

namespace sf::ui {

class RuleChip;

/// What depends only on the Square's size (SMM-4, SMM-5, SMM-8): its measures, and the factors of minor,
/// moderate and major penalties.
class StackMeasuresView final : public QWidget {
    Q_OBJECT

public:
    explicit StackMeasuresView(QWidget* parent = nullptr);

    void setMeasures(const smm::Measures& measures);

private:
    struct Figure {
        QLabel* name = nullptr;
        QLabel* value = nullptr;
    };

    QWidget* makeBoxes();
    QWidget* makeList();
    static void dress(const Figure& figure, double nameSize);

    std::array<Figure, 5> m_measures;
    std::array<Figure, 3> m_boxes;
};

} // namespace sf::ui
