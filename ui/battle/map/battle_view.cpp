// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/battle_view.h"

#include "core/document/battle/battle_document.h"
#include "ui/battle/map/map_overview.h"
#include "ui/battle/map/zoom_bar.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"
#include "ui/paint/pieces/square_painter.h"
#include "ui/style/current_theme.h"

#include <QPainter>
#include <QPaintEvent>

#include <algorithm>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;

/// The part of the map with stacks; the whole map if there are none.
Camera::Range rangeOf(const battle::Battle& battle) {
    if (battle.stacks.empty())
        return {0, battle.map->columns() - 1, 0, battle.map->rows() - 1};
    Camera::Range range{battle.map->columns(), 0, battle.map->rows(), 0};
    for (const battle::StackPointer& stack : battle.stacks) {
        range.firstColumn = std::min(range.firstColumn, stack->hex.column);
        range.lastColumn = std::max(range.lastColumn, stack->hex.column);
        range.firstRow = std::min(range.firstRow, stack->hex.row);
        range.lastRow = std::max(range.lastRow, stack->hex.row);
    }
    return range;
}

} // namespace

BattleView::BattleView(document::BattleDocument& document, Selection& selection, QWidget* parent)
    : BoardView(parent)
    , m_context(*this, document, selection)
    , m_drag(m_context)
    , m_cursor(m_context, m_drag)
    , m_stacks(*this, m_context, m_drag, m_cursor)
    , m_marks(m_context)
    , m_selectionMarks(m_context)
    , m_threatMarks(m_context)
    , m_animation(m_context)
    , m_panTool(m_context)
    , m_pickTool(m_context)
    , m_selectTool(m_context, m_drag, m_cursor, m_stacks, m_panTool)
    , m_terrainTool(m_context)
    , m_structureTool(m_context)
    , m_zoneTool(m_context)
    , m_zoomBar(new ZoomBar(this))
    , m_overview(new MapOverview(m_context, this)) {
    setObjectName(QStringLiteral("battleView"));
    setAccessibleName(tr("Battle map"));
    connect(&m_rendering, &QTimer::timeout, this, &BattleView::renderMore);
    connect(&document, &document::BattleDocument::changed, this, &BattleView::updateBattle);
    connect(&document, &document::Document::awaitedChanged, this, &BattleView::updateAwaited);
    connect(&document, &document::Document::journalGrew, this, [this] { forgetMessage(); });
    connect(&selection, &Selection::stackChanged, this, &BattleView::updateSelected);
    connect(&selection, &Selection::groupChanged, this, [this] {
        m_selectionMarks.update(m_drag.isCarrying());
        m_marks.placeOrders();
    });
    connect(&selection, &Selection::cursorChanged, this, &BattleView::cursorMoved);
    connect(&selection, &Selection::hoveredChanged, this, &BattleView::updateHovered);
    connect(&m_drag, &DragController::aboutToPickUp, this, [this] { m_animation.stop(); });
    connect(&m_drag, &DragController::carryingChanged, this, [this] {
        currentTool().placeMarks();
        updatePointed();
        m_selectionMarks.update(m_drag.isCarrying());
    });
    connect(&m_context, &BoardContext::panned, this, [this](QPoint delta) {
        m_fit = Fit::Not;
        for (const QWidget* covering : {static_cast<QWidget*>(m_zoomBar), static_cast<QWidget*>(m_overview)})
            if (covering->isVisible())
                update(covering->geometry() | covering->geometry().translated(delta));
        m_animation.stop();
        placeOverlay();
    });
    m_selected = m_context.selected();
    if (m_selected)
        m_context.look.selected = m_selected->id;
    m_marks.update();
    m_selectionMarks.update(false);
    m_context.layer.resize({1, 1}, devicePixelRatioF(), m_context.theme().window);
}

bool BattleView::isBusy() const {
    return m_drag.isCarrying() || m_pickTool.isBusy() || (m_pressedTool && m_pressedTool->isBusy());
}

// Keeping the picture true
// ---------------------------------------------------------------------------------------------------------

void BattleView::updateBattle(const battle::Changes& changes, bool undone) {
    std::vector<battle::StackPointer> stacks;
    QRegion ground;
    bool isEverything = false;
    for (const battle::Change& change : changes) {
        if (const auto* stack = std::get_if<battle::StackChange>(&change)) {
            for (const battle::StackPointer& touched : {stack->before, stack->after})
                if (touched)
                    stacks.push_back(touched);
        } else if (const auto* terrain = std::get_if<battle::TerrainChange>(&change)) {
            // Rivers, roads and walls join their neighbours, so these change too.
            for (const auto& cell : terrain->cells)
                ground |= around(layout().bounds(cell.hex), 2 * hexSize());
        } else if (!std::holds_alternative<battle::TitleChange>(change) &&
                   !std::holds_alternative<battle::ProgressChange>(change)) {
            isEverything = true;
        }
    }
    m_pickTool.stop();
    m_drag.cancelSilently();
    if (!mayEdit(m_context.document) && m_tool != Tool::Pan)
        setTool(Tool::Select);
    m_context.camera.setMap(columnCount(), rowCount());
    const hex::Hex cursor = m_context.selection.cursor();
    m_context.selection.setCursor(
        {std::clamp(cursor.column, 0, columnCount() - 1), std::clamp(cursor.row, 0, rowCount() - 1)});
    if (isEverything)
        m_context.refreshGround(m_context.layer.area());
    else if (!ground.isEmpty())
        m_context.refreshGround(ground);
    m_context.refreshStacks(stacks);
    if (m_context.selection.stack() && !m_context.selected())
        m_context.selection.setStack(std::nullopt);
    updateSelected();
    m_overview->followBattle();
    m_marks.update();
    m_selectionMarks.update(m_drag.isCarrying());
    m_threatMarks.update();
    if (m_tool == Tool::ZoneBrush)
        m_zoneTool.placeMarks();
    placeName();
    m_cursor.updatePlace();
    updateCursor(); // it repaints the names that it covers
    if (m_context.animated)
        m_animation.start(changes, undone);
}

/// Whoever may no longer act puts back what is carried and lays the brush aside.
void BattleView::updateAwaited() {
    if (m_context.document.isLocked())
        m_drag.cancelSilently();
    if (!mayEdit(m_context.document) && m_tool != Tool::Pan)
        setTool(Tool::Select);
    currentTool().placeMarks();
}

void BattleView::updateSelected() {
    const battle::StackPointer now = m_context.selected();
    if (now == m_selected)
        return;
    std::vector<hex::Hex> hexes;
    for (const battle::StackPointer& stack : {m_selected, now})
        if (stack)
            hexes.push_back(stack->hex);
    m_selected = now;
    m_context.look.selected = now ? std::optional(now->id) : std::nullopt;
    m_context.refresh(hexes);
    currentTool().placeMarks();
    m_selectionMarks.update(m_drag.isCarrying());
    m_marks.placeOrders();
    m_threatMarks.update();
}

void BattleView::updateHovered() {
    const std::optional<battle::StackId>& now = m_context.selection.hovered();
    if (now == m_context.look.hovered)
        return;
    std::vector<hex::Hex> hexes;
    for (const std::optional<battle::StackId>& id : {m_context.look.hovered, now})
        if (const battle::StackPointer stack = id ? m_context.battle().stacks.find(*id) : nullptr)
            hexes.push_back(stack->hex);
    m_context.look.hovered = now;
    m_context.refresh(hexes);
    placeName();
    m_marks.placeOrders();
}

void BattleView::placeOverlay() {
    m_overview->followCamera();
    currentTool().placeMarks();
    placeName();
    m_marks.place();
    m_selectionMarks.place();
    m_threatMarks.place();
    updateCursor();
}

void BattleView::setAnimated(bool animated) {
    m_context.animated = animated;
    if (!animated)
        m_animation.stop();
}

void BattleView::setCoordinatesShown(bool shown) {
    if (std::exchange(m_context.look.coordinates, shown) != shown)
        m_context.refreshGround(m_context.layer.area());
}

void BattleView::setReachShown(bool shown) {
    m_context.reachShown = shown;
    m_drag.update();
    m_selectionMarks.update(m_drag.isCarrying());
}

void BattleView::setAllOrdersShown(bool shown) {
    m_marks.setAllShown(shown);
}

void BattleView::setThreatsShown(bool shown) {
    m_threatMarks.setShown(shown);
}

void BattleView::setFreePlacement(bool free) {
    if (std::exchange(m_context.freePlacement, free) == free)
        return;
    m_drag.update();
    m_selectionMarks.update(m_drag.isCarrying());
    Q_EMIT freePlacementChanged(free);
}

void BattleView::changeEvent(QEvent* event) {
    if (isRestyling(*event)) {
        const paint::Theme& theme = currentTheme();
        m_context.painter.setTheme(theme, devicePixelRatioF());
        // A hidden map is painted when it is shown; several changes happen at program start.
        if (isVisible())
            resizeLayer();
        else
            m_context.layer.resize({1, 1}, devicePixelRatioF(), theme.window);
    }
    BoardView::changeEvent(event);
}

// Zoom
// ---------------------------------------------------------------------------------------------------------

void BattleView::zoomIn() {
    zoomTo(hexSize() * 1.25, QRectF(rect()).center());
}

void BattleView::zoomOut() {
    zoomTo(hexSize() / 1.25, QRectF(rect()).center());
}

void BattleView::setZoom(double zoom) {
    zoomTo(zoom * Camera::standard, QRectF(rect()).center());
}

void BattleView::zoomTo(double size, QPointF point) {
    const Camera before = m_context.camera;
    m_context.camera.zoomTo(size, point);
    if (hexSize() == before.size())
        return;
    m_fit = Fit::Not;
    m_context.layer.zoom(before, m_context.camera);
    constexpr int pause = 20; // milliseconds; the wheel may turn again
    m_rendering.start(pause);
    m_animation.stop();
    update();
    m_zoomedAt = point;
    placeOverlay();
    m_drag.update();
}

/// Updates the zoom in numbers and words, after the picture.
void BattleView::showZoom() {
    const std::optional<QPointF> point = std::exchange(m_zoomedAt, std::nullopt);
    if (!point)
        return;
    placeName();
    m_zoomBar->showZoom(zoom(), m_context.camera.least() / Camera::standard);
    m_cursor.showPlace(layout().at(*point));
}

void BattleView::fit() {
    m_fit = Fit::Whole;
    m_context.camera.setWindow(size());
    fitMap();
    resizeLayer();
    update();
    m_cursor.showPlace(layout().at(m_pointer));
}

void BattleView::showHex(hex::Hex hex) {
    m_context.panBy(m_context.camera.panToShow(hex));
}

void BattleView::centreOn(hex::Hex hex) {
    m_context.panBy((QRectF(rect()).center() - layout().centre(hex)).toPoint());
}

/// Keeps the selection in view.
void BattleView::fitMap() {
    Camera& camera = m_context.camera;
    const double before = camera.size();
    if (m_fit == Fit::Whole)
        camera.fit();
    else if (m_fit == Fit::Legible)
        camera.fitLegibly(rangeOf(m_context.battle()));
    if (m_fit == Fit::Legible && m_selected)
        camera.panBy(camera.panToShow(m_selected->hex));
    if (camera.size() != before)
        m_cursor.showPlace(layout().at(m_pointer));
}

/// Fits the map to the view until the user zooms or pans. Then it keeps its place on the screen when a dock
/// or bar opens beside it.
void BattleView::resizeLayer() {
    const QPoint corner = mapTo(window(), QPoint());
    m_context.camera.setWindow(size());
    m_zoomBar->move(12, height() - m_zoomBar->height() - 12);
    m_context.camera.setCovered(m_zoomBar->geometry());
    if (m_fit != Fit::Not)
        fitMap();
    else if (m_isPainted && m_windowSize == window()->size())
        m_context.camera.panBy(m_corner - corner);
    m_windowSize = window()->size();
    m_corner = corner;
    m_context.layer.resize(size(), devicePixelRatioF(), m_context.theme().window);
    m_zoomBar->showZoom(zoom(), m_context.camera.least() / Camera::standard);
    placeOverlay();
    m_drag.update();
}

// Painting
// ---------------------------------------------------------------------------------------------------------

void BattleView::paintEvent(QPaintEvent* event) {
    if (m_context.painter.squares().ratio() != devicePixelRatioF())
        m_context.painter.setTheme(m_context.theme(), devicePixelRatioF());
    if (m_context.layer.window() != size() || m_context.layer.ratio() != devicePixelRatioF())
        resizeLayer();
    m_isPainted = true;
    QPainter painter(this);
    for (const QRect& rectangle : event->region())
        m_context.layer.paint(painter, rectangle);
    m_context.overlay.paint(painter, event->region());
    renderLater();
}

void BattleView::resizeEvent(QResizeEvent* /*event*/) {
    resizeLayer();
}

/// Renders what the layer is missing when the program is idle.
void BattleView::renderLater() {
    if (!m_context.layer.isComplete() && !m_rendering.isActive())
        m_rendering.start();
}

void BattleView::renderMore() {
    constexpr int slice = 2; // milliseconds: a quarter of a frame at 120 Hz
    m_rendering.setInterval(0);
    showZoom();
    update(m_context.layer.renderMore(slice));
    if (m_context.layer.isComplete())
        m_rendering.stop();
}

} // namespace sf::ui

#include "moc_battle_view.cpp"
