// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QStackedWidget;

namespace sf::ui {

class BattleOverview;
class RefusalLine;
class Selection;
class SquareGrid;
class StackHead;
class StackMeasuresView;
class StackStatsView;
class TurnFigures;
class UnitTable;

/// What is in the Stack dock: the selected stack's Square, its stats with the terms that make them up, and
/// its units as a table; without a selection, what could be selected. It follows the document and the
/// selection and edits through the document's one door.
class StackPanel final : public QWidget {
    Q_OBJECT

public:
    StackPanel(document::BattleDocument& document, Selection& selection, QWidget* parent = nullptr);
    ~StackPanel() override;

    /// Of the unit table, as remembered; see UnitColumns.
    void setUnitColumns(const QStringList& keys);

public Q_SLOTS:
    /// Puts the keyboard into the selected stack's name.
    void editName();
    /// Asks which units of the selected stack leave it as a new one (SMM-19).
    void splitOff();

Q_SIGNALS:
    void unitColumnsChosen(const QStringList& keys);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addPage(QWidget* page);
    void needInspector();
    QWidget* makeInspector();
    void connectDocument();
    void connectParts();
    void follow(const battle::Changes& changes);
    void refresh();
    void refreshOverview();
    void arrange();
    void showEdge();
    void swap(const battle::UnitId& first, const battle::UnitId& second);
    /// Whether the two may change places, said while one is carried over the other.
    void previewSwap(const battle::UnitId& first, const battle::UnitId& second);
    /// "Kess is more valuable than Stabber 1 (SMM-3.2: higher upkeep) ..."; empty when they are tied.
    QString notTied(const battle::UnitId& first, const battle::UnitId& second) const;

    document::BattleDocument& m_document;
    Selection& m_selection;
    std::optional<QStringList> m_columns; ///< as remembered
    QStackedWidget* m_pages = nullptr;
    BattleOverview* m_overview = nullptr;
    // The inspector, made when a stack is first selected; null until then.
    StackHead* m_head = nullptr;
    QBoxLayout* m_middle = nullptr;
    SquareGrid* m_grid = nullptr;
    QLabel* m_caption = nullptr;
    RefusalLine* m_swapLine = nullptr;
    StackMeasuresView* m_measures = nullptr;
    StackStatsView* m_stats = nullptr;
    TurnFigures* m_figures = nullptr; ///< of multiplier combat, in place of the Square and its stats
    UnitTable* m_table = nullptr;
    int m_stackWidth = 0;
};

} // namespace sf::ui
