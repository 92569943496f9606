// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "core/rules/imperio/board/square.h"

#include <QRectF>
#include <QVariantAnimation>

class QPainter;
class QWidget;

namespace sf::ui {

class BoardCanvas;

/// A piece on its way from one square to another, so that eyes can follow it. The board itself already shows
/// what has come of it, but for the piece.
class PieceSlide final : public QVariantAnimation {
    Q_OBJECT

public:
    PieceSlide(QWidget& view, BoardCanvas& canvas);

    void start(const imperio::Piece& piece, imperio::Square from, imperio::Square to);
    bool isRunning() const { return state() == Running; }
    void paint(QPainter& painter) const;

private:
    QRectF area() const;

    QWidget& m_view;
    BoardCanvas& m_canvas;
    imperio::Piece m_piece;
    imperio::Square m_from;
    imperio::Square m_to;
    QRectF m_painted;
};

} // namespace sf::ui
