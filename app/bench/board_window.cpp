// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/board_window.h"

#include "ui/paint/base/hex_layout.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QWheelEvent>

namespace sf::bench {

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

void showFullScreen(QWidget& window, ui::Page& page) {
    auto* layout = new QHBoxLayout(&window);
    layout->addWidget(&page, 1);
    for (auto& dock : page.docks())
        if (dock.tabbedWith.isEmpty())
            layout->addWidget(dock.make());
    window.resize(1920, 1080);
    window.show();
}

} // namespace sf::bench
