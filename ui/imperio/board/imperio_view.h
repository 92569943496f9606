// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/board_overlay.h"
#include "ui/board/board_view.h"
#include "ui/board/slide_animation.h"
#include "ui/imperio/board/board_canvas.h"
#include "ui/imperio/board/piece_drag.h"
#include "ui/imperio/board/square_controller.h"
#include "ui/imperio/state/piece_actions.h"

#include <QTimer>

namespace sf::ui {

class GameController;

/// The board of a game of Imperio Bellum: paints the position that the controller shows and turns mouse and
/// keys into actions. It decides no rules.
class ImperioView final : public BoardView {
    Q_OBJECT

public:
    explicit ImperioView(GameController& controller, QWidget* parent = nullptr);

    /// Where the squares are in the widget.
    const paint::ImperioLayout& layout() const { return m_canvas.layout(); }
    /// What the selected piece can do.
    const PieceActions& pieceActions() const { return m_actions; }

    int rowCount() const override { return imperio::boardSize; }
    int columnCount() const override { return imperio::boardSize; }
    QString rowName(int row) const override { return QStringLiteral("R%1").arg(row + 1); }
    QString columnName(int column) const override { return QStringLiteral("C%1").arg(column + 1); }
    QString cellName(TableCell cell) const override;
    QRect cellArea(TableCell cell) const override;
    std::optional<TableCell> cellAt(QPointF point) const override;
    std::vector<TableCell> selectedCells() const override;
    QString summary() const override;
    std::optional<TableCell> cursorCell() const override;
    void moveCursorTo(TableCell cell) override;
    QString positionText() const override;
    void activate() override;
    BoardKeys keys() override;

    QSize sizeHint() const override { return {720, 720}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void changeEvent(QEvent* event) override;
    void updateCursor() override { refresh(); }
    QString edgeMessage() const override { return tr("Edge of the board"); }
    bool isOccupied(TableCell cell) const override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectController();
    BoardMarks currentMarks() const;
    void refresh();
    void refreshAll();
    void showArrows();
    void showPosition();
    void showSelection();
    void slideLastPiece();
    void showRefused(imperio::Square square);
    void showPlace(imperio::Square square);
    void hover(imperio::Square square);
    void paintPieces(imperio::Square to);
    bool handleKey(const QKeyEvent& event);
    bool cancel();
    void jumpToNext(imperio::Kind kind, bool enemy);
    void jumpToGoal(bool backwards);

    GameController& m_controller;
    BoardCanvas m_canvas;
    BoardOverlay m_overlay;
    PieceActions m_actions; ///< of the selected piece
    SquareController m_squares;
    PieceDrag m_drag;
    SlideAnimation m_slide;
    imperio::Square m_sliding; ///< where the sliding piece will be
    imperio::Square m_refused;
    QTimer m_refusedTimer; ///< removes the mark of a refused square
    imperio::Square m_pressed;
    QPointF m_pressedAt;
    imperio::Square m_painted; ///< the last square of a row of pieces that is being painted
    std::size_t m_entryCount;  ///< at the last change of position
};

} // namespace sf::ui
