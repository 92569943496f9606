// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/piece_picture.h"

#include "core/text/display_text.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/paint/base/transparent_pixmap.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"

#include <QPainter>

namespace sf::ui {

QPixmap piecePixmap(const imperio::Piece& piece, double size, double ratio, const paint::Theme& theme) {
    QPixmap pixmap = paint::transparentPixmap({size, size}, ratio);
    QPainter painter(&pixmap);
    // On a board a piece fills 0.84 of a square; here it fills the picture.
    const double side = size / 0.82;
    const double edge = (size - side) / 2;
    paint::paintPiece(painter, QRectF(edge, edge, side, side), piece, false, theme);
    return pixmap;
}

PiecePicture::PiecePicture(int size, QWidget* parent) : Restyled(parent), m_size(size) {
    setFixedSize(size, size);
}

void PiecePicture::setPiece(const imperio::Piece& piece) {
    m_piece = piece;
    refresh();
}

void PiecePicture::refresh() {
    setPixmap(piecePixmap(m_piece, m_size, devicePixelRatioF(), currentTheme()));
}

QString sideTitle(imperio::Side side) {
    return side == imperio::Side::Attacker ? GameController::tr("Attacker") : GameController::tr("Defender");
}

QString playerName(const GameController& controller, imperio::Side side) {
    return text::displayName(controller.document().playerName(side));
}

} // namespace sf::ui

#include "moc_piece_picture.cpp"
