// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/battle_view.h"

#include "core/document/battle/battle_document.h"
#include "core/text/words.h"
#include "ui/battle/layer/damage_show.h"
#include "ui/battle/layer/stack_animation.h"
#include "ui/battle/map/battle_view_parts.h"
#include "ui/battle/map/board_words.h"
#include "ui/battle/map/zoom_bar.h"
#include "ui/battle/state/selection.h"

#include <algorithm>
#include <QPainter>
#include <QPaintEvent>

namespace sf::ui {

BattleView::BattleView(document::BattleDocument& document, Selection& selection, QWidget* parent)
    : BoardView(parent), m(std::make_unique<Parts>(*this, document, selection)) {
    setObjectName(QStringLiteral("battleView"));
    setAccessibleName(tr("Battle map"));
    setTheme(paint::Theme::of(paint::Theme::Kind::Light));
}

BattleView::~BattleView() = default;

document::BattleDocument& BattleView::document() const {
    return m->context.document;
}
Selection& BattleView::selection() const {
    return m->context.selection;
}
BattleView::Tool BattleView::tool() const {
    return m->tool;
}
double BattleView::zoom() const {
    return hexSize() / Camera::standard;
}
double BattleView::hexSize() const {
    return m->context.camera.size();
}
paint::HexLayout BattleView::layout() const {
    return m->context.layout();
}
bool BattleView::isReachShown() const {
    return m->context.reachShown;
}
bool BattleView::areCoordinatesShown() const {
    return m->context.look.coordinates;
}
bool BattleView::isBusy() const {
    return m->gesture || m->carrier.isCarrying();
}
bool BattleView::isSharp() const {
    return m->context.layer.isSharp();
}
QString BattleView::brush() const {
    return m->brush;
}

// The board as a table
// ---------------------------------------------------------------------------------------------------------

namespace {

hex::Hex hexOf(TableCell cell) {
    return {cell.column, cell.row};
}

TableCell cellOf(hex::Hex hex) {
    return {hex.row, hex.column};
}

} // namespace

int BattleView::columnCount() const {
    return m->context.battle().map->columns();
}

int BattleView::rowCount() const {
    return m->context.battle().map->rows();
}

QString BattleView::columnName(int column) const {
    return tr("Column %1").arg(text::figure(column));
}

QString BattleView::rowName(int row) const {
    return tr("Row %1").arg(text::figure(row));
}

QString BattleView::cellName(TableCell cell) const {
    return describeCell(m->context.battle(), hexOf(cell));
}

QRect BattleView::cellArea(TableCell cell) const {
    return layout().bounds(hexOf(cell)).toAlignedRect();
}

std::optional<TableCell> BattleView::cellAt(QPointF point) const {
    return cellOf(layout().at(point));
}

std::vector<TableCell> BattleView::selectedCells() const {
    const battle::StackPointer stack = m->context.selected();
    return stack ? std::vector{cellOf(stack->hex)} : std::vector<TableCell>();
}

QString BattleView::summary() const {
    return describeSides(m->context.battle());
}

TableCell BattleView::cursorCell() const {
    return cellOf(selection().cursor());
}

void BattleView::moveCursorTo(TableCell cell) {
    m->setCursorHex(hexOf(cell));
}

// Looking
// ---------------------------------------------------------------------------------------------------------

void BattleView::zoomIn() {
    m->zoomTo(hexSize() * 1.25, QRectF(rect()).center());
}

void BattleView::zoomOut() {
    m->zoomTo(hexSize() / 1.25, QRectF(rect()).center());
}

void BattleView::setZoom(double zoom) {
    m->zoomTo(zoom * Camera::standard, QRectF(rect()).center());
}

void BattleView::fit() {
    m->fit = Parts::Fit::Wholly;
    m->resized();
    update();
    Q_EMIT zoomChanged(zoom());
    m->showPlace(m->context.layout().at(m->pointer));
}

void BattleView::rebuildLayer() {
    m->context.refreshAll();
}

void BattleView::showHex(hex::Hex hex) {
    m->panBy(m->context.camera.panToShow(hex));
}

void BattleView::setCoordinatesShown(bool shown) {
    if (std::exchange(m->context.look.coordinates, shown) != shown)
        m->context.refreshGround(m->context.layer.area());
}

void BattleView::setReachShown(bool shown) {
    m->context.reachShown = shown;
    m->carrier.renew();
}

void BattleView::setFreePlacement(bool free) {
    if (std::exchange(m->context.freePlacement, free) == free)
        return;
    m->carrier.renew();
    Q_EMIT freePlacementChanged(free);
}

void BattleView::setAnimated(bool animated) {
    m->context.animated = animated;
    if (!animated)
        m->stopAnimations();
}

void BattleView::showLosses(const std::vector<Loss>& losses) {
    if (m->context.animated)
        m->damage->start(losses);
}

bool BattleView::isShowingLosses() const {
    return m->damage->isRunning();
}

void BattleView::setTheme(const paint::Theme& theme) {
    m->context.painter.setTheme(theme, devicePixelRatioF());
    m->zoomBar->setTheme(theme);
    // What nobody sees is painted when it is wanted; the start of the program has several of these.
    if (isVisible())
        m->resized();
    else
        m->context.layer.resize({1, 1}, devicePixelRatioF(), theme.window);
    update();
}

void BattleView::setTool(Tool tool) {
    if (m->tool == tool)
        return;
    cancel();
    m->tool = tool;
    m->updateMouseCursor();
    m->placeHandle();
    Q_EMIT toolChanged(tool);
}

void BattleView::setBrush(const QString& terrain) {
    if (m->brush == terrain)
        return;
    m->brush = terrain;
    Q_EMIT brushChanged(terrain);
}

// Doing
// ---------------------------------------------------------------------------------------------------------

void BattleView::rotateSelected(int steps) {
    const battle::StackPointer stack = m->context.selected();
    if (!stack)
        return showMessage(tr("No stack is selected"));
    if (const auto refusal = document().perform(battle::RotateStack{stack->id, steps})) {
        if (m->context.turnsByOrder(*refusal))
            return Q_EMIT rotationAsked(steps);
        return showMessage(m->context.sentence(*refusal));
    }
    showMessage(tr("%1 faces %2 (SMM-20)")
                    .arg(text::stackName(*stack), text::direction(hex::rotated(stack->facing, steps))));
}

void BattleView::startMoveOfSelected() {
    const battle::StackPointer stack = m->context.selected();
    if (!stack)
        return showMessage(tr("No stack is selected"));
    setTool(Tool::Select);
    setFocus();
    m->carrier.pickUp({stack->id, {}}, StackCarrier::Way::Cursor);
    m->placeHandle();
    m->setCursorHex(stack->hex);
    showMessage(tr("%1 is picked up, Move %2. Click a hex or press Enter to drop it, Escape to cancel")
                    .arg(text::stackName(*stack), text::figure(m->carrier.adviser().reach().move())));
}

void BattleView::startMergeOfSelected() {
    startMoveOfSelected();
    if (!m->carrier.isCarrying())
        return;
    const std::vector<battle::StackId> partners = m->carrier.adviser().mergePartners();
    if (partners.empty()) {
        cancel();
        return showMessage(
            tr("Not allowed: there is no stack to merge with in this hex or next to it (SMM-19)"));
    }
    const battle::StackPointer partner = m->context.battle().stacks.find(partners.front());
    m->setCursorHex(partner->hex);
    m->carrier.aim(partner->hex, partner->id);
}

void BattleView::attackAtCursor() {
    const battle::StackPointer stack = m->context.selected();
    if (!stack)
        return showMessage(tr("No stack is selected"));
    std::vector<battle::StackPointer> enemies = m->context.stacksAt(m->context.selection.cursor());
    std::erase_if(enemies, [&](const battle::StackPointer& other) {
        return other->side == stack->side || other->living() == 0;
    });
    if (enemies.empty())
        return announce(tr("There is no opposing stack on %1. Move the cursor to the one to attack")
                            .arg(text::hexName(m->context.selection.cursor())));
    chooseEnemy(enemies);
}

void BattleView::chooseEnemy(const std::vector<battle::StackPointer>& enemies) {
    if (enemies.size() == 1)
        return Q_EMIT attackAsked(enemies.front()->id);
    m->listStacks(enemies, [this](const battle::StackId& enemy) { Q_EMIT attackAsked(enemy); });
    showMessage(tr("Choose the stack to attack"));
}

void BattleView::fleeToCursor() {
    if (!m->context.selected())
        return showMessage(tr("No stack is selected"));
    Q_EMIT flightAsked(m->context.selection.cursor());
}

void BattleView::removeSelected() {
    const battle::StackPointer stack = m->context.selected();
    if (!stack)
        return showMessage(tr("No stack is selected"));
    const QString name = text::stackName(*stack);
    if (const auto refusal = document().perform(battle::RemoveStack{stack->id}))
        return showMessage(m->context.sentence(*refusal));
    showMessage(tr("%1 is removed. Undo brings it back").arg(name));
}

void BattleView::setPostureOfSelected(battle::Posture posture) {
    const battle::StackPointer stack = m->context.selected();
    if (!stack)
        return showMessage(tr("No stack is selected"));
    if (const auto refusal = document().perform(battle::SetPosture{stack->id, posture}))
        return showMessage(m->context.sentence(*refusal));
    showMessage(tr("%1: %2 (SMM-13)").arg(text::stackName(*stack), text::posture(posture)));
}

void BattleView::selectNextStack(int step, int side) {
    std::vector<battle::StackPointer> stacks;
    for (const battle::StackPointer& stack : m->context.battle().stacks)
        if (side < 0 || stack->side == side)
            stacks.push_back(stack);
    if (stacks.empty())
        return showMessage(tr("There are no stacks on the map"));
    std::ranges::stable_sort(stacks, [](const auto& first, const auto& second) {
        return hex::readsBefore(first->hex, second->hex);
    });
    const battle::StackPointer selected = m->context.selected();
    const auto now = std::ranges::find(stacks, selected);
    const auto count = static_cast<int>(stacks.size());
    int next = step > 0 ? 0 : count - 1;
    if (now != stacks.end())
        next = (static_cast<int>(now - stacks.begin()) + step + count) % count;
    const battle::StackPointer& stack = stacks[static_cast<std::size_t>(next)];
    m->context.selection.setStack(stack->id);
    m->setCursorHex(stack->hex);
    showMessage(describeStack(m->context.battle(), *stack));
}

void BattleView::cancel() {
    const bool putsBack = m->carrier.isCarrying() || (m->gesture && m->gesture->putsBack());
    m->gesture.reset();
    m->isPressed = false;
    m->borderScroll.stop();
    m->carrier.cancel();
    m->placeHandle();
    if (putsBack)
        showMessage(tr("Cancelled, nothing has changed"));
}

// Painting
// ---------------------------------------------------------------------------------------------------------

void BattleView::paintEvent(QPaintEvent* event) {
    if (m->context.painter.squares().ratio() != devicePixelRatioF())
        m->context.painter.setTheme(m->context.theme(), devicePixelRatioF());
    if (m->context.layer.window() != size() || m->context.layer.ratio() != devicePixelRatioF())
        m->resized();
    QPainter painter(this);
    for (const QRect& rectangle : event->region())
        m->context.layer.paint(painter, rectangle);
    m->context.overlay.paint(painter, event->region());
    m->renderLater();
}

void BattleView::resizeEvent(QResizeEvent* /*event*/) {
    m->resized();
}

} // namespace sf::ui
