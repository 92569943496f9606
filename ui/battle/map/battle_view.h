// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "ui/battle/drag/drag_controller.h"
#include "ui/battle/layer/board_context.h"
#include "ui/battle/layer/stack_animation.h"
#include "ui/battle/map/cursor_controller.h"
#include "ui/battle/map/order_marks.h"
#include "ui/battle/map/selection_marks.h"
#include "ui/battle/map/stack_controller.h"
#include "ui/battle/map/threat_marks.h"
#include "ui/battle/map/tools/pan_tool.h"
#include "ui/battle/map/tools/pick_tool.h"
#include "ui/battle/map/tools/select_tool.h"
#include "ui/battle/map/tools/structure_tool.h"
#include "ui/battle/map/tools/terrain_tool.h"
#include "ui/battle/map/tools/zone_tool.h"
#include "ui/board/board_view.h"

#include <QTimer>

namespace sf::ui {

class MapOverview;
class ZoomBar;

/// The battle map: paints the battle and its overlay, and passes mouse and keys to the current tool and the
/// controllers. It decides no rules; every edit goes through the document's `perform`.
class BattleView final : public BoardView {
    Q_OBJECT

public:
    enum class Tool { Select, Pan, TerrainBrush, StructureBrush, ZoneBrush };
    Q_ENUM(Tool)

    BattleView(document::BattleDocument& document, Selection& selection, QWidget* parent = nullptr);

    /// Shows the stacks as a ghost under the pointer, or at the board cursor if that is in use. A click or
    /// Enter places them, Escape cancels.
    void paste(std::shared_ptr<const PastedParts> stacks);
    /// The commands of the selected stack.
    StackController& stacks() { return m_stacks; }

    Tool tool() const { return m_tool; }
    /// The terrain that the brush paints, a terrain word of the document.
    const QString& brush() const { return m_terrainTool.terrain(); }
    /// Whose deployment zone the zone brush paints; -1: it paints where a stack arrives.
    int zoneSide() const { return m_zoneTool.side(); }
    /// 1 is a hex radius of 48 px.
    double zoom() const { return hexSize() / Camera::standard; }
    /// Hex radius in pixels.
    double hexSize() const { return m_context.camera.size(); }
    /// Where the hexes are in the widget.
    paint::HexLayout layout() const { return m_context.layout(); }
    /// The visible part of the map.
    const Camera& camera() const { return m_context.camera; }
    /// Whether the map is fitted to the view, as the user hasn't zoomed or panned.
    bool isFitted() const { return m_fit != Fit::Not; }
    /// False while the picture after a zoom is still coarse, or there is none yet.
    bool isSharp() const { return m_context.layer.isSharp(); }
    bool areThreatsShown() const { return m_threatMarks.isShown(); }
    bool isFreePlacement() const { return m_context.isFreelyPlaced(); }
    bool isBusy() const override;
    BoardKeys keys() override;
    /// Lets people choose one of these hexes by mouse or keyboard; Escape chooses none.
    void pickHex(std::vector<hex::Hex> hexes, PickTool::Picked picked);

    int rowCount() const override;
    int columnCount() const override;
    QString rowName(int row) const override;
    QString columnName(int column) const override;
    QString cellName(TableCell cell) const override;
    QRect cellArea(TableCell cell) const override;
    std::optional<TableCell> cellAt(QPointF point) const override;
    std::vector<TableCell> selectedCells() const override;
    QString summary() const override;
    std::optional<TableCell> cursorCell() const override;
    void moveCursorTo(TableCell cell) override;
    /// What is highlighted for the selected stack.
    const SelectionMarks& selectionMarks() const { return m_selectionMarks; }
    QString positionText() const override;
    /// What Enter does at the cursor: selects, picks up, drops, or what the tool does.
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
    /// Renders everything but the ground again; the benchmark measures it.
    void rebuildLayer() { m_context.refreshAll(); }
    /// Scrolls only if the hex is not in view.
    void showHex(sf::hex::Hex hex);
    /// Centres the window on the hex, as far as the map's border allows.
    void centreOn(sf::hex::Hex hex);
    /// Puts the board cursor there and shows it.
    void moveCursor(sf::hex::Hex hex) { m_cursor.moveTo(hex); }
    void setCoordinatesShown(bool shown);
    void setReachShown(bool shown);
    /// Of all stacks, instead of the selected and the hovered ones only.
    void setAllOrdersShown(bool shown);
    void setThreatsShown(bool shown);
    /// Stacks go to any hex of the map, for setting up.
    void setFreePlacement(bool free);
    void setAnimated(bool animated);
    void setTool(sf::ui::BattleView::Tool tool);
    void setBrush(const QString& terrain);
    void setZoneSide(int side);
    /// Takes the brush that paints where the stack arrives, from this round on.
    void paintArrival(const battle::StackId& stack, int round);
    /// Ends the mouse gesture and cancels a drag; nothing changes.
    void cancel();

Q_SIGNALS:
    void toolChanged(sf::ui::BattleView::Tool tool);
    void brushChanged(const QString& terrain);
    void zoneSideChanged(int side);
    void freePlacementChanged(bool free);
    /// Right click, Menu key or Shift+F10; the id is empty where no stack is. The point is global.
    void contextMenuRequested(const QPoint& point, const sf::battle::StackId& stack);

protected:
    void changeEvent(QEvent* event) override;
    void updateCursor() override;
    int pageRows() const override { return 5; }
    QString edgeMessage() const override;
    bool isOccupied(TableCell cell) const override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
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
    /// Those that tell what is where, or go there.
    BoardKeys describingKeys();
    BoardKeys cameraKeys();
    std::vector<BoardKey::Binding> terrainKeys();
    /// How the map is fitted again when the window is resized, until somebody zooms or pans: whole if that
    /// was requested, otherwise so that Squares stay Squares.
    enum class Fit { Not, Legible, Whole };

    BoardTool& toolOf(Tool tool);
    BoardTool& currentTool() { return m_pickTool.isBusy() ? m_pickTool : toolOf(m_tool); }
    void setSpaceHeld(bool held);
    void addToGroup();
    void updateMouseCursor();
    bool handleKey(const QKeyEvent& event);

    void updateBattle(const battle::Changes& changes, bool undone);
    void updateAwaited();
    void updateSelected();
    void updateHovered();
    void placeOverlay();
    void placeName();
    std::optional<hex::Hex> pointedHex() const;
    void updatePointed();
    void zoomTo(double size, QPointF point);
    void showZoom();
    void fitMap();
    void resizeLayer();
    void renderLater();
    void renderMore();

    BoardContext m_context;
    DragController m_drag;
    CursorController m_cursor;
    StackController m_stacks;
    OrderMarks m_marks;
    SelectionMarks m_selectionMarks;
    ThreatMarks m_threatMarks;
    StackAnimation m_animation;
    PanTool m_panTool;
    PickTool m_pickTool;
    SelectTool m_selectTool;
    TerrainTool m_terrainTool;
    StructureTool m_structureTool;
    ZoneTool m_zoneTool;
    Tool m_tool = Tool::Select;
    BoardTool* m_pressedTool = nullptr; ///< has the mouse until its button is released
    Qt::MouseButton m_pressedButton = Qt::NoButton;
    bool m_isSpaceHeld = false;
    QPointF m_pointer;
    bool m_isPointedAt = false; ///< by the mouse
    ZoomBar* m_zoomBar;
    MapOverview* m_overview;
    QTimer m_rendering;
    battle::StackPointer m_selected; ///< as it is painted
    Fit m_fit = Fit::Legible;
    bool m_isPainted = false;
    QSize m_windowSize;                ///< of the top-level window when the layer was resized last
    QPoint m_corner;                   ///< of the view in that window then
    std::optional<QPointF> m_zoomedAt; ///< where the zoom changed, until its figure is shown
};

} // namespace sf::ui
