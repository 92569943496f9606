// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/square.h"
#include "ui/battle/mode/stack_section.h"

class QBoxLayout;
class QLabel;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class FigureRows;
class LinkButton;
class RefusalLine;
class Selection;
class SquareGrid;
class StackFigures;
class StackPostures;
class StackStatsView;

/// What the Stack dock shows by SMM: posture, leader and screening, the Square beside its stats and,
/// unfolded, the terms that make them up and the measures of the Square.
class SquareSection final : public StackSection {
    Q_OBJECT

public:
    SquareSection(document::BattleDocument& document, Selection& selection, QWidget* parent = nullptr);

    void setStack(const ShownStackPointer& shown) override;
    void addUnitEdits(const QList<QAction*>& edits) override;
    QBoxLayout* linkRow() override { return m_links; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTerms();
    void connectParts();
    void arrange();
    void showEdge();
    void showMeasures(const smm::Measures& measures);
    void swap(const battle::UnitId& first, const battle::UnitId& second);
    /// Announces whether the two may swap places, while one is dragged over the other.
    void previewSwap(const battle::UnitId& first, const battle::UnitId& second);
    /// "Kess is more valuable than Stabber 1 (SMM-3.2: higher upkeep) ..."; empty when they are tied.
    QString notTied(const battle::UnitId& first, const battle::UnitId& second) const;

    document::BattleDocument& m_document;
    Selection& m_selection;
    StackPostures* m_postures;
    QBoxLayout* m_middle;
    SquareGrid* m_grid;
    StackFigures* m_figures;
    QLabel* m_caption;
    QBoxLayout* m_links;
    LinkButton* m_termsLink;
    RefusalLine* m_swapLine;
    FigureRows* m_measures;
    StackStatsView* m_stats;
    int m_stackWidth = 0;
};

} // namespace sf::ui
