// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/board/board_view.h"

#include <memory>

namespace sf::document {
class BattleDocument;
}
namespace sf::paint {
class HexLayout;
struct Theme;
} // namespace sf::paint

namespace sf::ui {

class Selection;
struct Loss;

/// The battle map: the one widget on which people see the board and move stacks with mouse and keyboard. It
/// draws the document's battle and decides no rules; every edit goes through the document's `perform`, and
/// what is not allowed is said in words with the number of its rule.
class BattleView final : public BoardView {
    Q_OBJECT

public:
    enum class Tool { Select, Pan, TerrainBrush, StructureBrush };
    Q_ENUM(Tool)

    BattleView(document::BattleDocument& document, Selection& selection, QWidget* parent = nullptr);
    ~BattleView() override;

    document::BattleDocument& document() const;
    Selection& selection() const;

    Tool tool() const;
    /// 1 is a hex radius of 48 px.
    double zoom() const;
    /// Hex radius in pixels.
    double hexSize() const;
    /// Where the hexes lie in the widget.
    paint::HexLayout layout() const;
    /// False while the picture after a zoom is still coarse, or there is none yet.
    bool isSharp() const;
    bool isReachShown() const;
    bool areCoordinatesShown() const;
    /// Whether something is being carried, turned or painted, which cancel() would drop.
    bool isBusy() const override;
    /// Whether damage still falls, unit by unit.
    bool isShowingLosses() const;
    /// Lets damage that has been dealt be seen unit by unit, where animations are on.
    void showLosses(const std::vector<Loss>& losses);
    /// The terrain that the brush paints, as documents write it.
    QString brush() const;

    int rowCount() const override;
    int columnCount() const override;
    QString rowName(int row) const override;
    QString columnName(int column) const override;
    QString cellName(TableCell cell) const override;
    QRect cellArea(TableCell cell) const override;
    std::optional<TableCell> cellAt(QPointF point) const override;
    std::vector<TableCell> selectedCells() const override;
    QString summary() const override;
    TableCell cursorCell() const override;
    void moveCursorTo(TableCell cell) override;
    void announcePosition() override;
    /// What Enter does at the cursor: selects, picks up, drops.
    void activate() override;
    bool hasContextMenu() const override { return true; }
    /// What the Menu key and Shift+F10 do.
    void openContextMenu() override;

    QSize sizeHint() const override { return {800, 600}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void setZoom(double zoom);
    /// The whole map in view.
    void fit();
    /// Paints everything that stands on the ground anew; the benchmark measures it.
    void rebuildLayer();
    /// Scrolls only if the hex is not in view.
    void showHex(sf::hex::Hex hex);
    void setCoordinatesShown(bool shown);
    void setReachShown(bool shown);
    /// Stacks go to any hex of the map, for setting up.
    void setFreePlacement(bool free);
    void setAnimated(bool animated);
    void setTheme(const sf::paint::Theme& theme);
    void setTool(sf::ui::BattleView::Tool tool);
    /// A terrain word of the document.
    void setBrush(const QString& terrain);

    /// Hex sides clockwise; negative anticlockwise (SMM-20).
    void rotateSelected(int steps);
    /// Picks the selected stack up, as Enter does: the next click or Enter drops it.
    void startMoveOfSelected();
    /// The same, going first to the first stack with which it may merge (SMM-19).
    void startMergeOfSelected();
    /// Orders the selected stack to attack what stands under the cursor, asking where several do.
    void attackAtCursor();
    /// Asks which of them is to be attacked, in a menu where the first stands; one alone is not asked about.
    void chooseEnemy(const std::vector<battle::StackPointer>& enemies);
    void fleeToCursor();
    void removeSelected();
    void setPostureOfSelected(sf::battle::Posture posture);
    /// Selects the next (1) or previous (-1) stack in reading order; of one side only when it is given.
    void selectNextStack(int step, int side = -1);
    /// Puts the board cursor there and shows it.
    void moveCursor(sf::hex::Hex hex);
    /// Drops what is carried back where it was; nothing changes.
    void cancel();
    /// Opens the line in which orders are typed.
    void askForOrder();
    void announcePossibleMoves();
    void announceNeighbours();
    void announceSides();
    void announceLastAction();

Q_SIGNALS:
    void zoomChanged(double zoom);
    void toolChanged(sf::ui::BattleView::Tool tool);
    void brushChanged(const QString& terrain);
    void freePlacementChanged(bool free);
    /// Right click, Menu key or Shift+F10; the id is empty where no stack is. The point is global.
    void contextMenuRequested(const QPoint& point, const sf::battle::StackId& stack);
    void renameRequested(const sf::battle::StackId& stack);
    /// The selected stack is to attack or shoot that one, to flee or move there, to turn by so many sides
    /// besides what it was told, to hold.
    void attackAsked(const sf::battle::StackId& target);
    void flightAsked(sf::hex::Hex to);
    void rotationAsked(int steps);
    /// The same in all, whatever it was told.
    void rotationTold(int steps);
    void holdAsked();

protected:
    void updateCursor() override;
    int pageRows() const override { return 5; }
    QString edgeMessage() const override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Parts;
    std::unique_ptr<Parts> m;
};

} // namespace sf::ui
