// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/battle_view.h"

#include "core/document/battle_document.h"
#include "ui/battle/selection.h"

namespace sf::ui {

struct BattleView::Parts {
    document::BattleDocument& document;
    Selection& selection;
    Tool tool = Tool::Select;
    double size = 48;
    bool free = false;
    bool reach = true;
    bool coordinates = true;
    QString brush = QStringLiteral("woods");
};

QString BattleView::unitsMimeType() {
    return QStringLiteral("application/x-squarefront-units");
}

BattleView::BattleView(document::BattleDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent), m(std::make_unique<Parts>(document, selection)) {}

BattleView::~BattleView() = default;

document::BattleDocument& BattleView::document() const {
    return m->document;
}
Selection& BattleView::selection() const {
    return m->selection;
}
BattleView::Tool BattleView::tool() const {
    return m->tool;
}
double BattleView::zoom() const {
    return m->size / 48;
}
double BattleView::hexSize() const {
    return m->size;
}
bool BattleView::isFreePlacement() const {
    return m->free;
}
bool BattleView::isReachShown() const {
    return m->reach;
}
bool BattleView::areCoordinatesShown() const {
    return m->coordinates;
}
bool BattleView::isBusy() const {
    return false;
}
QString BattleView::brush() const {
    return m->brush;
}
QSize BattleView::sizeHint() const {
    return {800, 600};
}
QSize BattleView::minimumSizeHint() const {
    return {240, 180};
}

void BattleView::zoomIn() {}
void BattleView::zoomOut() {}
void BattleView::setZoom(double /*zoom*/) {}
void BattleView::fit() {}
void BattleView::showHex(sf::hex::Hex /*hex*/) {}
void BattleView::setCoordinatesShown(bool /*shown*/) {}
void BattleView::setReachShown(bool /*shown*/) {}
void BattleView::setFreePlacement(bool /*free*/) {}
void BattleView::setAnimated(bool /*animated*/) {}
void BattleView::setTheme(const sf::paint::Theme& /*theme*/) {}
void BattleView::setTool(sf::ui::BattleView::Tool /*tool*/) {}
void BattleView::setBrush(const QString& /*terrain*/) {}
void BattleView::rotateSelected(int /*steps*/) {}
void BattleView::startMoveOfSelected() {}
void BattleView::startMergeOfSelected() {}
void BattleView::removeSelected() {}
void BattleView::setPostureOfSelected(sf::battle::Posture /*posture*/) {}
void BattleView::selectNextStack(int /*step*/, int /*side*/) {}
void BattleView::cancel() {}
void BattleView::askForOrder() {}
void BattleView::sayHere() {}
void BattleView::sayPossibleMoves() {}
void BattleView::sayNeighbours() {}
void BattleView::saySides() {}
void BattleView::sayLastAction() {}
void BattleView::sayKeys() {}
bool BattleView::event(QEvent* event) {
    return QWidget::event(event);
}
void BattleView::paintEvent(QPaintEvent* event) {
    QWidget::paintEvent(event);
}
void BattleView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
}
void BattleView::mousePressEvent(QMouseEvent* event) {
    QWidget::mousePressEvent(event);
}
void BattleView::mouseMoveEvent(QMouseEvent* event) {
    QWidget::mouseMoveEvent(event);
}
void BattleView::mouseReleaseEvent(QMouseEvent* event) {
    QWidget::mouseReleaseEvent(event);
}
void BattleView::mouseDoubleClickEvent(QMouseEvent* event) {
    QWidget::mouseDoubleClickEvent(event);
}
void BattleView::wheelEvent(QWheelEvent* event) {
    QWidget::wheelEvent(event);
}
void BattleView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
}
void BattleView::keyPressEvent(QKeyEvent* event) {
    QWidget::keyPressEvent(event);
}
void BattleView::keyReleaseEvent(QKeyEvent* event) {
    QWidget::keyReleaseEvent(event);
}
void BattleView::contextMenuEvent(QContextMenuEvent* event) {
    QWidget::contextMenuEvent(event);
}
void BattleView::dragEnterEvent(QDragEnterEvent* event) {
    QWidget::dragEnterEvent(event);
}
void BattleView::dragMoveEvent(QDragMoveEvent* event) {
    QWidget::dragMoveEvent(event);
}
void BattleView::dragLeaveEvent(QDragLeaveEvent* event) {
    QWidget::dragLeaveEvent(event);
}
void BattleView::dropEvent(QDropEvent* event) {
    QWidget::dropEvent(event);
}
void BattleView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
}
void BattleView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
}
} // namespace sf::ui
