// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/smm/square/shown_square.h"

#include <array>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace sf::ui {

class RuleChip;

/// The stats of the stack in its posture, each with its terms and their rules.
class StackStatsView final : public QWidget {
    Q_OBJECT

public:
    explicit StackStatsView(QWidget* parent = nullptr);

    void setStack(const ShownSquare& shown);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Column { Name, Value, Words, Chip };
    static constexpr int mostTerms = 3;
    struct TermRow {
        QLabel* words = nullptr;
        RuleChip* chip = nullptr;
    };
    struct StatRow {
        QLabel* name = nullptr;
        QLabel* value = nullptr;
        std::array<TermRow, mostTerms> terms;
    };

    void addStat(QGridLayout& grid, smm::Stat stat);
    void alignBaselines();
    static void showFigure(const StatRow& row, smm::Stat stat, const smm::Figure* figure,
                           const ShownSquare& shown);

    std::array<StatRow, 6> m_stats;
    QLabel* m_none = nullptr;
};

} // namespace sf::ui
