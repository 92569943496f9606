// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/turn_report.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QToolButton;

namespace sf::ui {

/// What the sides have lost since somebody's last orders or turn.
struct LossSummary {
    QString title;
    std::vector<document::SideLosses> losses; ///< by side
    std::vector<QColor> colours;              ///< of the sides, as the theme has them
    QStringList turns;                        ///< what else the others did; may be empty

    bool isEmpty() const { return losses.empty() && turns.isEmpty(); }
    /// What screen readers are told.
    QStringList lines() const;
};

/// Shows a summary in two columns, each side with its token and its largest losses; more on demand.
class LossReport final : public QFrame {
    Q_OBJECT

public:
    explicit LossReport(QWidget* parent = nullptr);

    /// Hides for an empty summary.
    void setSummary(const LossSummary& summary);
    /// Shows all lines, or the first ones.
    void setUnfolded(bool isUnfolded);

private:
    void fill();
    void addSide(std::size_t side, bool isUnfolded);
    QLabel* label(const QString& text);

    LossSummary m_summary;
    QLabel* m_title;
    QGridLayout* m_columns;
    QLabel* m_turns;
    QToolButton* m_more;
};

} // namespace sf::ui
