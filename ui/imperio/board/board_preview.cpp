// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/board_preview.h"

#include "core/rules/imperio/board/board_text.h"
#include "ui/paint/board/imperio_board.h"

#include <QPainter>

namespace sf::ui {

BoardPreview::BoardPreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setBoard({});
}

void BoardPreview::setBoard(const imperio::Board& board) {
    m_board = board;
    QStringList rows;
    for (const std::string& row : imperio::boardRows(board))
        rows << QString::fromStdString(row);
    setAccessibleName(tr("Preview of the board"));
    setAccessibleDescription(rows.join(u'\n'));
    update();
}

void BoardPreview::paintEvent(QPaintEvent* /*event*/) {
    const auto theme = paint::Theme::forPalette(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto layout = paint::ImperioLayout::fitting(QRectF(rect()));
    paint::paintImperioGround(painter, layout, theme);
    paint::paintImperioPieces(painter, m_board, {}, layout, theme);
}

} // namespace sf::ui

#include "moc_board_preview.cpp"
