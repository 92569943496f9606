// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "tests/ui/battle/small_battle.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/state/selection.h"
#include "ui/paint/base/hex_layout.h"

#include <QApplication>
#include <QTest>

namespace sf::test {

inline constexpr hex::Hex nowhere{-1, -1};

/// A map in a window of 1000 x 800, with its last message.
struct Board {
    document::BattleDocument document{test::smallBattle()};
    ui::Selection selection;
    ui::BattleView view{document, selection};
    WindowRequests requests{view};
    QString& said = requests.said;

    Board() {
        view.setAnimated(false);
        view.resize(1000, 800);
        view.show();
        view.setFocus();
        QVERIFY2(QTest::qWaitForWindowActive(&view), "no window");
        settle();
    }

    void settle() { QTRY_VERIFY(view.isSharp()); }
    QPoint centre(hex::Hex hex) const { return view.layout().centre(hex).toPoint(); }
    /// A point in the hex but outside any Square in its middle.
    QPoint corner(hex::Hex hex) const {
        return (view.layout().centre(hex) + QPointF(0.9 * view.hexSize(), 0)).toPoint();
    }
    hex::Hex place(const char* id) const {
        const battle::StackPointer stack = document.battle().stacks.find(battle::StackId(id));
        return stack ? stack->hex : nowhere;
    }
    int units(const char* id) const {
        const battle::StackPointer stack = document.battle().stacks.find(battle::StackId(id));
        return stack ? static_cast<int>(stack->units->size()) : 0;
    }
    void press(QPoint at) { QTest::mousePress(&view, Qt::LeftButton, {}, at); }
    void moveTo(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
        QMouseEvent event(QEvent::MouseMove, at, view.mapToGlobal(QPointF(at)), Qt::NoButton, Qt::LeftButton,
                          modifiers);
        QApplication::sendEvent(&view, &event);
    }
    void release(QPoint at) { QTest::mouseRelease(&view, Qt::LeftButton, {}, at); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
        press(from);
        moveTo((from + to) / 2, modifiers);
        moveTo(to, modifiers);
        release(to);
    }
    void select(const char* id) { selection.setStack(battle::StackId(id)); }
    void click(QPoint at) { QTest::mouseClick(&view, Qt::LeftButton, {}, at); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, key, modifiers); }
    /// Renders the view.
    QImage picture() { return view.grab().toImage(); }
    /// What is on the screen.
    QImage shown() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
        return view.screen()->grabWindow(view.winId()).toImage();
    }
};

} // namespace sf::test
