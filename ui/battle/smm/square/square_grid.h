// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/smm/square/shown_square.h"
#include "ui/paint/pieces/stack_grid.h"
#include "ui/speech/cell_widget.h"
#include "ui/style/restyled.h"

#include <variant>

class QMimeData;

namespace sf::ui {

/// The Square of the selected stack, Front at the bottom. Mouse and arrow keys move between cells and the
/// four edges; on an edge the cells show the order of damage over it. A unit dragged onto a tied one swaps
/// places with it; so does Space on one and then on the other.
class SquareGrid final : public Restyled<CellWidget> {
    Q_OBJECT

public:
    /// What the keyboard or pointer is on: a cell's index, row by row from the Front, or an edge.
    using Spot = std::variant<std::monostate, int, battle::Edge>;

    explicit SquareGrid(QWidget* parent = nullptr);

    void setStack(ShownSquarePointer shown);
    const ShownSquarePointer& shown() const { return m_shown; }

    /// Nothing: no damage order is shown.
    void setEdge(const std::optional<battle::Edge>& edge);
    const std::optional<battle::Edge>& edge() const { return m_grid.edge; }
    void setUnit(const std::optional<battle::UnitId>& unit);
    /// The units that are chosen together.
    void setChosen(const std::vector<battle::UnitId>& units);
    /// Place of each cell in the shown damage order, 0 for none; empty while no edge is shown.
    const std::vector<int>& numbers() const { return m_grid.numbers; }
    const Spot& spot() const { return m_spot; }
    int cellCount() const;
    std::optional<std::size_t> unitAt(int cell) const;
    /// Where a cell or edge is on the widget, and what is at a point of it.
    QRectF area(const Spot& spot) const;
    Spot spotAt(QPointF point) const;
    /// What a pointer that only points there means: an edge also in the outer part of its cells.
    Spot pointedAt(QPointF point) const;
    /// What a screen reader says of it: "Stabber 2, row 1 column 2, 3 of 4 hit points, Front".
    QString words(const Spot& spot) const;
    void goTo(const Spot& spot);
    /// Ctrl adds or removes the unit there; Shift chooses all up to it, in reading order from the Front. Ctrl
    /// with an arrow key only moves, so that Ctrl+Space can choose.
    void choose(const Spot& spot, Qt::KeyboardModifiers modifiers);
    /// Marks the current cell's unit for a swap, or swaps the marked one with it (SMM-3).
    void markOrSwap();

    /// The Front is the first row. Both counts are 0 without a stack.
    int rowCount() const override;
    int columnCount() const override;
    QString rowName(int row) const override;
    QString columnName(int column) const override;
    QString cellName(TableCell cell) const override { return words(indexOf(cell)); }
    QRect cellArea(TableCell cell) const override { return area(indexOf(cell)).toAlignedRect(); }
    std::optional<TableCell> cellAt(QPointF point) const override { return cellOf(spotAt(point)); }
    std::vector<TableCell> selectedCells() const override;
    std::optional<TableCell> cursorCell() const override { return cellOf(m_spot); }
    void moveCursorTo(TableCell cell) override { goTo(indexOf(cell)); }
    void activate() override { markOrSwap(); }
    QString activationKey() const override { return QStringLiteral("Space"); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void edgeShown(const std::optional<sf::battle::Edge>& edge);
    void unitShown(const std::optional<sf::battle::UnitId>& unit);
    /// With Ctrl or Shift, several.
    void unitsChosen(const std::vector<sf::battle::UnitId>& units);
    /// The mouse points at it; the choice stays.
    void unitHovered(const std::optional<sf::battle::UnitId>& unit);
    /// The two units should swap places.
    void swapAsked(const sf::battle::UnitId& first, const sf::battle::UnitId& second);
    /// A unit is dragged over another or marked for a swap with it: the receiver announces whether they may
    /// swap.
    void swapPreviewed(const sf::battle::UnitId& first, const sf::battle::UnitId& second);
    void previewEnded();

protected:
    void restyle() override { setStack(m_shown); }
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void keepHeight();
    int indexOf(TableCell cell) const { return cell.row * columnCount() + cell.column; }
    std::optional<TableCell> cellOf(const Spot& spot) const;
    paint::StackGridLayout layoutNow() const;
    Spot stepped(int right, int up) const;
    bool goByKey(int key, Qt::KeyboardModifiers modifiers);
    void moveTo(const Spot& spot);
    bool isChosen(const battle::UnitId& unit) const;
    bool isScreened(const battle::UnitId& unit) const;
    std::vector<battle::UnitId> carried() const;
    void unmark();
    void refreshNumbers();
    void showEdgeOf(const Spot& spot);
    void hover(const Spot& spot);
    std::optional<battle::UnitId> unitOf(const Spot& spot) const;
    void startDrag();
    void announce();
    QString unitWords(int cell, const QString& place) const;
    QStringList edgesOf(int cell) const;
    const battle::UnitId* idAt(int cell) const;
    const battle::UnitId* dropTarget(const QMimeData* carriedData, QPointF at, battle::UnitId& carried) const;
    void paintSpot(QPainter& painter, const Spot& spot, Qt::PenStyle style, const QColor& colour,
                   int inset = 1) const;

    ShownSquarePointer m_shown;
    paint::StackGrid m_grid;
    Spot m_spot;
    Spot m_hover;
    std::optional<battle::UnitId> m_marked;
    std::vector<battle::UnitId> m_chosen;
    std::optional<int> m_anchor; ///< the cell from which Shift chooses
    std::optional<int> m_drop;
    QString m_announced;                      ///< the last text
    std::optional<TableCell> m_announcedCell; ///< the last cell that was announced
    std::optional<QPoint> m_pressed;
};

} // namespace sf::ui
