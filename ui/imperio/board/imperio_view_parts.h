// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/imperio/board/board_canvas.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/board/piece_slide.h"
#include "ui/imperio/state/piece_actions.h"

#include <QTimer>

class QKeyEvent;

namespace sf::ui {

/// The works of the board widget: what it holds, and how its pieces hear of one another.
struct ImperioView::Parts {
    Parts(ImperioView& view, GameDesk& desk);

    // Keeping the picture true (imperio_view_parts.cpp)
    void refresh();
    void refreshAll();
    void positionChanged();
    void slideIfPlayed();
    void selectionChanged();
    void cursorChanged();
    void showCursor(bool shown);
    void showRefused(imperio::Square square);
    void sayPlace(imperio::Square square);

    // What a square is chosen for, by whatever means (imperio_view_choice.cpp)
    void choose(imperio::Square square);
    void chooseInPlay(imperio::Square square);
    void chooseAtSetup(imperio::Square square);
    void put(imperio::Square square);
    void act(imperio::Square to);
    void attack(imperio::Action action);
    void selectPiece(imperio::Square square);
    bool isOwnPiece(imperio::Square square) const;
    bool isSelectable(imperio::Square square) const;
    bool letGo();

    // The mouse (imperio_view_mouse.cpp)
    void press(QPointF point);
    void move(QPointF point);
    void release(QPointF point);
    void hover(imperio::Square square);
    void startCarry(QPointF point);
    void drop(imperio::Square square);
    void putBack();
    void moveGhost(QPointF point);
    QRect ghostArea() const;
    void updateMouseCursor(imperio::Square square);

    // The keyboard (imperio_view_keys.cpp)
    bool handleKey(QKeyEvent* event);
    bool moveCursor(int key, Qt::KeyboardModifiers modifiers);
    void setCursor(imperio::Square square);
    void takeInHand(int number);
    void jump(imperio::Kind kind, bool enemy);

    ImperioView& view;
    GameDesk& desk;
    BoardCanvas canvas;
    PieceActions actions; ///< of the selected piece
    BoardHand hand;
    imperio::Square pressed;
    QPointF pressedAt;
    std::optional<imperio::Kind> ghost; ///< what is carried over the board
    imperio::Side ghostSide = imperio::Side::Attacker;
    QPointF ghostAt;
    PieceSlide slide;
    std::size_t seen;    ///< how many entries there were
    QTimer refusedTimer; ///< the bar sign goes after a while
};

} // namespace sf::ui
