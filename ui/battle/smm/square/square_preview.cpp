// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/square/square_preview.h"

#include "core/rules/smm/square/square.h"
#include "core/text/battle_text.h"
#include "ui/style/current_theme.h"

#include <QPainter>

#include <algorithm>

namespace sf::ui {

namespace {

constexpr int drawingHeight = 150;

} // namespace

SquarePreview::SquarePreview(const QString& title, QWidget* parent) : StackPreview(title, parent) {
    // Space for a large font and a longer language, so that the list beside it does not move.
    reserve(drawingHeight, 7);
}

void SquarePreview::setStack(const battle::Battle& battle, const battle::StackPointer& stack) {
    m_grid.reset();
    update();
    if (!stack)
        return StackPreview::setStack(battle, stack);
    const smm::Square square(battle, *stack);
    const auto& measures = square.measures();
    m_grid = paint::StackGrid{paint::squareStyle(battle, *stack, currentTheme(), 60), {}, {}, {}};
    const QString size = tr("%1 wide, %2, %3 complete")
                             .arg(text::figure(measures.width), tr("%n row(s)", nullptr, measures.rows),
                                  text::figure(measures.completeRows));
    const QString penalties =
        tr("penalties: minor %1,\nmoderate %2, major %3")
            .arg(text::figure(measures.minor), text::figure(measures.moderate), text::figure(measures.major));
    setWords(QStringLiteral("%1\n%2\n%3").arg(tr("%n unit(s)", nullptr, measures.units), size, penalties));
}

QRectF SquarePreview::drawing() const {
    return QRectF(0, 0, width(), drawingHeight - 4);
}

void SquarePreview::paintEvent(QPaintEvent*) {
    if (!m_grid || m_grid->look.width == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = drawing();
    const QSizeF usual = paint::stackGridSize(m_grid->look.width, m_grid->look.rows, 36);
    const double scale = std::min({1.0, area.width() / usual.width(), area.height() / usual.height()});
    QRectF target(QPointF(), usual * scale);
    target.moveCenter(area.center());
    paint::paintStackGrid(painter, target, *m_grid, currentTheme());
}

} // namespace sf::ui

#include "moc_square_preview.cpp"
