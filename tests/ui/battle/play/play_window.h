// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/battle/smm/rounds/rounds_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/play/side_cover.h"
#include "ui/battle/play/start_play_dialog.h"

#include <QLabel>
#include <QPushButton>

namespace sf::test {

/// A window with a battle that can be played.
struct PlayWindow : RoundsWindow {
    explicit PlayWindow(bool isSealed = false, battle::Battle battle = smallBattle())
        : RoundsWindow(sealed(std::move(battle), isSealed)) {
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
    }
    /// A battle that is under way.
    explicit PlayWindow(battle::Battle battle) : RoundsWindow(std::move(battle)) {
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
    }
    static battle::Battle sealed(battle::Battle battle, bool isSealed) {
        if (isSealed)
            battle.houseRules["orders"] = "\"sealed\"";
        return battle;
    }
    QString head() { return find<QWidget>("battleBar")->accessibleName(); }
    void start() {
        whenOpen<ui::StartPlayDialog>(
            [](ui::StartPlayDialog& dialog) { QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton); });
        find<QAction>("startPlay")->trigger();
        QVERIFY(battle().play);
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        liftCover();
        view().setFocus();
    }
    void ready() {
        press("readyButton");
        liftCover();
    }
    void liftCover() {
        auto* cover = find<ui::SideCover>("sideCover");
        if (cover->isVisible())
            QTest::mouseClick(cover->findChild<QPushButton*>(), Qt::LeftButton);
    }
    void toOrders() {
        start();
        for (int side = 0; side < 2 && battle().play->phase == battle::PlayPhase::Deployment; ++side)
            ready();
        QCOMPARE(battle().play->phase, battle::PlayPhase::Ordering);
    }
    void moveTo(QPoint at) {
        QMouseEvent event(QEvent::MouseMove, at, view().mapToGlobal(QPointF(at)), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(&view(), &event);
    }
    void drag(hex::Hex from, hex::Hex to) {
        QTest::mousePress(&view(), Qt::LeftButton, {}, centre(from));
        moveTo((centre(from) + centre(to)) / 2);
        moveTo(centre(to));
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, centre(to));
    }
    hex::Direction facing(const char* id) { return battle().stacks.find(battle::StackId(id))->facing; }
    hex::Hex place(const char* id) { return battle().stacks.find(battle::StackId(id))->hex; }
};

} // namespace sf::test
