// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/imperio_view.h"

#include "ui/imperio/board/imperio_accessible.h"
#include "ui/imperio/board/imperio_view_parts.h"

#include <QPainter>
#include <QPaintEvent>

namespace sf::ui {

ImperioView::ImperioView(GameDesk& desk, QWidget* parent)
    : QWidget(parent), m(std::make_unique<Parts>(*this, desk)) {
    installImperioAccessibility();
    setObjectName(QStringLiteral("imperioView"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setAccessibleName(tr("Board"));
    m->refreshAll();
}

ImperioView::~ImperioView() = default;

GameDesk& ImperioView::desk() const {
    return m->desk;
}

const paint::ImperioLayout& ImperioView::layout() const {
    return m->canvas.layout();
}

const PieceActions& ImperioView::pieceActions() const {
    return m->actions;
}

void ImperioView::resizeEvent(QResizeEvent* /*event*/) {
    m->refreshAll();
}

void ImperioView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    m->canvas.paint(painter, event->region());
    if (m->slide.isRunning())
        m->slide.paint(painter);
    if (!m->ghost)
        return;
    const double side = m->canvas.layout().square();
    const QRectF area(m->ghostAt.x() - side / 2, m->ghostAt.y() - side / 2, side, side);
    painter.setOpacity(0.85);
    paint::paintPiece(painter, area, {*m->ghost, m->ghostSide, m->ghostSide}, false, m->canvas.theme());
}

} // namespace sf::ui
