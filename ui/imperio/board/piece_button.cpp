// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/piece_button.h"

#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/style/current_theme.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>

namespace sf::ui {
namespace {

constexpr int buttonPictureSize = 30;
const auto pieceType = QStringLiteral("application/x-squarefront-piece");

} // namespace

PieceButton::PieceButton(GameController& controller, QWidget* parent)
    : QToolButton(parent), m_controller(controller) {
    setIconSize({buttonPictureSize, buttonPictureSize});
    setCheckable(true);
    setProperty("framed", true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QToolButton::clicked, this, &PieceButton::toggle);
}

void PieceButton::setPiece(const imperio::Piece& piece) {
    m_piece = piece;
    setIcon(piecePixmap(piece, buttonPictureSize, devicePixelRatioF(), currentTheme()));
}

bool PieceButton::isInHand() const {
    return m_controller.placing() == m_piece.kind && m_controller.placingSide() == m_piece.side;
}

void PieceButton::toggle() {
    const bool wasInHand = isInHand();
    m_controller.select(imperio::nowhere);
    m_controller.setPlacing(wasInHand ? std::nullopt : std::optional(m_piece.kind), m_piece.side);
    if (!wasInHand)
        Q_EMIT m_controller.boardAsked();
}

void PieceButton::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->pos();
    QToolButton::mousePressEvent(event);
}

void PieceButton::mouseMoveEvent(QMouseEvent* event) {
    const bool isDrag = event->buttons().testFlag(Qt::LeftButton) &&
                        (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (!isDrag)
        return QToolButton::mouseMoveEvent(event);
    setDown(false);
    auto* drag = new QDrag(this);
    drag->setMimeData(pieceMime(m_piece));
    drag->setPixmap(icon().pixmap(buttonPictureSize, buttonPictureSize));
    drag->setHotSpot({buttonPictureSize / 2, buttonPictureSize / 2});
    drag->exec(Qt::CopyAction);
}

QMimeData* pieceMime(const imperio::Piece& piece) {
    auto* data = new QMimeData;
    data->setData(pieceType, QByteArray(1, imperio::letter(piece.kind, piece.side)));
    return data;
}

std::optional<imperio::Piece> pieceOf(const QMimeData* data) {
    const QByteArray letter = data->data(pieceType);
    for (const imperio::Side side : imperio::sides)
        if (const auto kind = imperio::kindOf(letter.isEmpty() ? '\0' : letter.front(), side))
            return imperio::Piece{*kind, side, side};
    return std::nullopt;
}

} // namespace sf::ui

#include "moc_piece_button.cpp"
