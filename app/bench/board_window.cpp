// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/board_window.h"

#include "app/bench/bench_battle.h"
#include "ui/paint/base/hex_layout.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QWheelEvent>

namespace sf::bench {
namespace {

/// The hex radius at which 63 x 32 hexes fill the screen.
constexpr double boardHexSize = 18.7;

} // namespace

BoardWindow::BoardWindow(battle::Battle battle, QSize size)
    : document(std::move(battle)), view(document, selection) {
    view.setAnimated(false);
    view.resize(size);
    view.show();
    QCoreApplication::processEvents();
}

void BoardWindow::paintWhatIsDue() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
}

void BoardWindow::beIdle() {
    constexpr int betweenMouseEvents = 8; // milliseconds; returns earlier if nothing is left to do
    QCoreApplication::processEvents(QEventLoop::AllEvents, betweenMouseEvents);
}

void BoardWindow::waitUntilSharp() {
    while (!view.isSharp())
        QCoreApplication::processEvents();
    paintWhatIsDue();
}

void BoardWindow::mouse(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons) {
    QMouseEvent event(type, at, view.mapToGlobal(at), button, buttons, {});
    QCoreApplication::sendEvent(&view, &event);
}

void BoardWindow::wheel(int turn) {
    QWheelEvent event(middle(), middle(), {}, {0, turn}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &event);
}

QPointF BoardWindow::middle() const {
    return QRectF(view.rect()).center();
}

battle::StackPointer BoardWindow::middleStack() const {
    return document.battle().stacks.at(view.layout().at(middle())).front();
}

BoardWindow& BoardWindows::many() {
    return window(m_many, 10'000, largeColumns);
}

BoardWindow& BoardWindows::window(Pointer& pointer, int stacks, int across) {
    if (!pointer) {
        pointer = std::make_unique<BoardWindow>(largeBattle(stacks, across));
        pointer->view.setZoom(boardHexSize * pointer->view.zoom() / pointer->view.hexSize());
        pointer->waitUntilSharp();
    }
    return *pointer;
}

} // namespace sf::bench
