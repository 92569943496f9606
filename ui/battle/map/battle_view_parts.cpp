// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/battle_view_parts.h"

#include "core/document/battle/battle_document.h"
#include "core/text/words.h"
#include "ui/battle/layer/damage_show.h"
#include "ui/battle/layer/stack_animation.h"
#include "ui/battle/map/zoom_bar.h"
#include "ui/battle/state/selection.h"
#include "ui/board/input_line.h"
#include "ui/paint/pieces/square_painter.h"

#include <QApplication>
#include <QShortcut>

#include <algorithm>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;

/// Where stacks stand; the whole map when there are none.
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

BattleView::Parts::Parts(BattleView& onView, document::BattleDocument& document, Selection& selection)
    : view(onView), context(onView, document, selection), carrier(context), marks(context) {
    context.say = [this](const QString& text) { view.showMessage(text); };
    context.orderTurn = [this](int steps) { Q_EMIT view.rotationTold(steps); };
    context.pan = [this](QPoint delta) { panBy(delta); };
    zoomBar = new ZoomBar(&view);
    putBackKey = new QShortcut(Qt::Key_Escape, &view, [this] {
        putBackKey->setEnabled(false);
        view.cancel();
    });
    putBackKey->setEnabled(false);
    animation = std::make_unique<StackAnimation>(context);
    damage = std::make_unique<DamageShow>(context);
    borderScroll.setInterval(16);
    QObject::connect(&rendering, &QTimer::timeout, &view, [this] { renderMore(); });
    QObject::connect(&borderScroll, &QTimer::timeout, &view, [this] { scrollAtBorder(); });
    QObject::connect(
        &document, &document::BattleDocument::changed, &view,
        [this](const battle::Changes& changes, bool undone) { documentChanged(changes, undone); });
    QObject::connect(&selection, &Selection::stackChanged, &view, [this] { selectionChanged(); });
    QObject::connect(&selection, &Selection::cursorChanged, &view, [this] { view.cursorMoved(); });
    QObject::connect(&selection, &Selection::hoveredChanged, &view, [this] { hoveredChanged(); });
    shownSelected = context.selected();
    if (shownSelected)
        context.look.selected = shownSelected->id;
    marks.renew();
}

BattleView::Parts::~Parts() = default;

void BattleView::Parts::documentChanged(const battle::Changes& changes, bool undone) {
    std::vector<battle::StackPointer> stacks;
    QRegion ground;
    bool everything = false;
    for (const battle::Change& change : changes) {
        if (const auto* stack = std::get_if<battle::StackChange>(&change)) {
            for (const battle::StackPointer& touched : {stack->before, stack->after})
                if (touched)
                    stacks.push_back(touched);
        } else if (const auto* terrain = std::get_if<battle::TerrainChange>(&change)) {
            // Rivers, roads and walls join their neighbours, so these change too.
            for (const auto& cell : terrain->cells)
                ground |= around(context.layout().bounds(cell.hex), 2 * context.camera.size());
        } else if (!std::holds_alternative<battle::TitleChange>(change) &&
                   !std::holds_alternative<battle::ProgressChange>(change)) {
            everything = true;
        }
    }
    damage->stop();
    if (carrier.isCarrying())
        carrier.putBack();
    putBackKey->setEnabled(false);
    context.camera.setMap(context.battle().map->columns(), context.battle().map->rows());
    if (everything)
        context.refreshGround(context.layer.area());
    else if (!ground.isEmpty())
        context.refreshGround(ground);
    context.refreshStacks(stacks);
    if (context.selection.stack() && !context.selected())
        context.selection.setStack(std::nullopt);
    selectionChanged();
    marks.renew();
    placeName();
    placeCursor(); // it shows the names that it lies over
    if (context.animated)
        animation->start(changes, undone);
}

void BattleView::Parts::selectionChanged() {
    const battle::StackPointer now = context.selected();
    if (now == shownSelected)
        return;
    std::vector<hex::Hex> hexes;
    if (shownSelected)
        hexes.push_back(shownSelected->hex);
    if (now)
        hexes.push_back(now->hex);
    shownSelected = now;
    context.look.selected = now ? std::optional(now->id) : std::nullopt;
    context.refresh(hexes);
    placeHandle();
}

void BattleView::Parts::placeOverlay() {
    placeHandle();
    placeName();
    marks.place();
    placeCursor();
}

void BattleView::Parts::placeCursor() {
    if (!view.isCursorShown() || !view.hasFocus()) {
        context.overlay.clear(Slot::Cursor);
        return;
    }
    const hex::Hex cursor = context.selection.cursor();
    context.overlay.put(Slot::Cursor, around(context.layout().bounds(cursor), 8),
                        [this, cursor](QPainter& painter) {
                            const paint::HexLayout layout = context.layout();
                            paint::paintCursor(painter, layout, cursor, context.theme());
                            context.painter.paintNames(painter, context.battle(), layout,
                                                       layout.bounds(cursor), context.look);
                        });
}

void BattleView::Parts::placeHandle() {
    const bool far = paint::detailFor(context.camera.size()) == paint::Detail::Far;
    const bool hasFacings = context.battle().rules == RuleSystem::Smm;
    if (!shownSelected || far || !hasFacings || tool != Tool::Select || carrier.isCarrying()) {
        context.overlay.clear(Slot::Handle);
        return;
    }
    const QPointF knob = paint::rotationHandle(context.layout(), shownSelected->hex, shownSelected->facing);
    context.overlay.put(Slot::Handle, around({knob, QSizeF(0, 0)}, context.camera.size()),
                        [this](QPainter& painter) {
                            paint::paintRotationHandle(painter, context.layout(), shownSelected->hex,
                                                       shownSelected->facing, context.theme());
                        });
}

/// Where the map is too small for names, or a hex has room for none, the stack that is pointed at has its
/// own; after a zoom once the picture is there, which words would hold up.
void BattleView::Parts::placeName() {
    const auto& id = context.look.hovered;
    const battle::StackPointer stack = id ? context.battle().stacks.find(*id) : nullptr;
    const bool isLarge = paint::detailFor(context.camera.size()) == paint::Detail::Large;
    if (zoomedAt || !stack || (isLarge && context.stacksAt(stack->hex).size() == 1)) {
        context.overlay.clear(Slot::Name);
        return;
    }
    const auto [centre, size] = context.placeOf(*stack);
    const paint::SquareLook look = paint::squareLook(context.battle(), *stack, context.theme(), size);
    QRectF area = paint::nameBounds(look).translated(centre);
    const QRectF window = view.rect();
    const double right = std::clamp(area.left(), 0.0, std::max(0.0, window.right() - area.width()));
    const double down = std::clamp(area.top(), 0.0, std::max(0.0, window.bottom() - area.height()));
    const QPointF place = centre + QPointF(right, down) - area.topLeft();
    area.moveTo(right, down);
    context.overlay.put(Slot::Name, area.toAlignedRect(), [this, look, place](QPainter& painter) {
        paint::paintSquareName(painter, place, look, context.theme());
    });
}

void BattleView::Parts::zoomTo(double size, QPointF point) {
    const Camera before = context.camera;
    context.camera.zoomTo(size, point);
    if (context.camera.size() == before.size())
        return;
    fit = Fit::Not;
    context.layer.zoom(before, context.camera);
    constexpr int pause = 20; // milliseconds; another turn of the wheel may follow
    rendering.start(pause);
    stopAnimations();
    view.update();
    zoomedAt = point;
    placeOverlay();
    carrier.renew();
    if (gesture && gesture->scrollsAtBorder())
        gesture->move(pointer, QApplication::keyboardModifiers()); // what is carried stays in the hand
    Q_EMIT view.zoomChanged(view.zoom());
}

/// In figures and words, after the picture: that is what the eye waits for.
void BattleView::Parts::tellZoom() {
    const std::optional<QPointF> point = std::exchange(zoomedAt, std::nullopt);
    if (!point)
        return;
    placeName();
    zoomBar->showZoom(view.zoom(), context.camera.least() / Camera::standard);
    showPlace(context.layout().at(*point));
}

void BattleView::Parts::panBy(QPoint delta) {
    const QPoint moved = context.camera.panBy(delta);
    if (moved.isNull())
        return;
    fit = Fit::Not;
    context.scrollBy(moved);
    view.update(zoomBar->geometry() | zoomBar->geometry().translated(moved));
    stopAnimations();
    placeOverlay();
    carrier.moved();
}

/// What is selected stays in view.
void BattleView::Parts::fitMap() {
    const double before = context.camera.size();
    if (fit == Fit::Wholly)
        context.camera.fit();
    else if (fit == Fit::Legibly)
        context.camera.fitLegibly(rangeOf(context.battle()));
    if (fit == Fit::Legibly && shownSelected)
        context.camera.panBy(context.camera.panToShow(shownSelected->hex));
    if (context.camera.size() != before)
        showPlace(context.layout().at(pointer));
}

void BattleView::Parts::resized() {
    context.camera.setWindow(view.size());
    fitMap();
    context.layer.resize(view.size(), view.devicePixelRatioF(), context.theme().window);
    zoomBar->move(12, view.height() - zoomBar->height() - 12);
    zoomBar->showZoom(view.zoom(), context.camera.least() / Camera::standard);
    placeOverlay();
    carrier.renew();
}

void BattleView::Parts::stopAnimations() {
    animation->stop();
    damage->stop();
}

void BattleView::Parts::renderLater() {
    if (!context.layer.isComplete() && !rendering.isActive())
        rendering.start();
}

void BattleView::Parts::renderMore() {
    constexpr int slice = 2; // milliseconds: a quarter of a frame at 120 Hz
    rendering.setInterval(0);
    tellZoom();
    view.update(context.layer.renderMore(slice));
    if (context.layer.isComplete())
        rendering.stop();
}

void BattleView::Parts::setHovered(const battle::StackPointer& stack) {
    context.selection.setHovered(stack ? std::optional(stack->id) : std::nullopt);
}

void BattleView::Parts::hoveredChanged() {
    const std::optional<battle::StackId>& now = context.selection.hovered();
    if (now == context.look.hovered)
        return;
    std::vector<hex::Hex> hexes;
    for (const std::optional<battle::StackId>& id : {context.look.hovered, now})
        if (const battle::StackPointer stack = id ? context.battle().stacks.find(*id) : nullptr)
            hexes.push_back(stack->hex);
    context.look.hovered = now;
    context.refresh(hexes);
    placeName();
}

void BattleView::Parts::showPlace(hex::Hex hex) {
    const QString zoom = BattleView::tr("zoom %1 %").arg(qRound(view.zoom() * 100));
    if (!context.isOnMap(hex)) {
        Q_EMIT view.placeShown(zoom);
        return;
    }
    Q_EMIT view.placeShown(
        BattleView::tr("Hex %1 · %2 · %3")
            .arg(text::hexName(hex), text::terrain(context.battle().map->terrain(hex)), zoom));
}

} // namespace sf::ui
