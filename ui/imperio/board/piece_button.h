// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"

#include <QToolButton>

class QMimeData;

namespace sf::ui {

class GameController;

/// A kind of piece in the palette or the reserve: a click takes one in hand or puts it back, a drag carries
/// one to the board.
class PieceButton final : public QToolButton {
    Q_OBJECT

public:
    explicit PieceButton(GameController& controller, QWidget* parent = nullptr);
    void setPiece(const imperio::Piece& piece);
    bool isInHand() const;

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void toggle();

    GameController& m_controller;
    imperio::Piece m_piece;
    QPoint m_pressed;
};

/// A kind of piece on its way to the board.
QMimeData* pieceMime(const imperio::Piece& piece);
/// Nothing when the data is no such drag.
std::optional<imperio::Piece> pieceOf(const QMimeData* data);

} // namespace sf::ui
