// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_play.h"
#include "core/document/battle/variants/player_names.h"
#include "core/players/battle/commander.h"
#include "core/players/battle/conflict_forecast.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/smm/rounds/rounds_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/smm/forecast/conflict_dialog.h"
#include "ui/battle/smm/forecast/conflict_runner.h"
#include "ui/page/command_registry.h"

#include <QApplication>
#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>

using namespace sf;
using battle::StackId;

namespace {

/// First and Watch alone, after one round: fights are short.
battle::Battle conflictDuel() {
    battle::Battle battle = test::smallBattle();
    battle.stacks.erase(2);
    battle.stacks.erase(1);
    battle.seed = "own";
    document::BattleDocument document(battle);
    perform(document, smm::PlayRound{test::attacksInReach(battle)}, std::vector(20, 1));
    return document.battle();
}

struct Forecast {
    std::unique_ptr<ui::ConflictDialog> dialog;

    explicit Forecast(battle::Battle battle = conflictDuel())
        : dialog(std::make_unique<ui::ConflictDialog>(std::move(battle), std::nullopt, nullptr)) {
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
    }
    const ui::ConflictRunner& runner() const { return dialog->runner(); }
    template<class Widget>
    Widget* find(const char* name) const {
        return dialog->findChild<Widget*>(QLatin1String(name));
    }
    bool finishes() const {
        return QTest::qWaitFor([this] { return runner().isFinished() && !runner().isRunning(); }, 60'000);
    }
    bool stops() const {
        return QTest::qWaitFor([this] { return !runner().isRunning(); }, 60'000);
    }
    QString shown(int row, int column) const {
        return find<QTreeWidget>("forecastTable")->topLevelItem(row)->text(column);
    }
};

/// The same without the window, on one thread.
battle::Tally plain() {
    const battle::Battle alone = players::conflictAlone(conflictDuel(), {StackId("a"), StackId("w")});
    players::Trials trials;
    trials.battles = ui::ConflictRunner::mostBattles;
    trials.width = ui::ConflictRunner::width;
    trials.seed = document::seedNumber(QStringLiteral("own"));
    return players::playTrials(alone, players::Policies(2, players::keepingOrders(players::nearestPolicy())),
                               trials);
}

} // namespace

/// The forecast of a whole Conflict in the window.
class TestConflictDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// It starts by itself; its figures are those of the simulation, and both sides have a row with kinds.
    void showsTheSimulation() {
        const Forecast forecast;
        QVERIFY(forecast.finishes());
        const battle::Tally& tally = forecast.runner().tally();
        QVERIFY(tally == plain());
        auto* table = forecast.find<QTreeWidget>("forecastTable");
        QCOMPARE(table->topLevelItemCount(), 2);
        QCOMPARE(forecast.shown(0, 0), QStringLiteral("Reds"));
        const double share = static_cast<double>(tally.wins[0]) / static_cast<double>(tally.battles);
        QVERIFY2(forecast.shown(0, 1).startsWith(QString::number(100 * share, 'f', 1)),
                 qPrintable(forecast.shown(0, 1)));
        QVERIFY2(forecast.shown(1, 2).endsWith(QStringLiteral(" of 9")), qPrintable(forecast.shown(1, 2)));
        QVERIFY(table->topLevelItem(0)->childCount() > 0);
        QVERIFY(!forecast.dialog->acceptButton()->isVisible()); // nor again: that would give the same
        QCOMPARE(forecast.find<QProgressBar>("forecastProgress")->value(), 1'000);
        QVERIFY(!forecast.find<QProgressBar>("forecastProgress")->isVisible()); // there is no more to come
    }
    /// With the keyboard: Escape stops, Continue goes on, and nothing has been lost.
    void stopsAndContinues() {
        const Forecast forecast;
        QVERIFY(forecast.runner().isRunning());
        QTest::keyClick(forecast.dialog.get(), Qt::Key_Escape);
        QVERIFY(forecast.stops());
        QVERIFY(forecast.dialog->isVisible());
        if (!forecast.runner().isFinished()) {
            QTest::keyClick(forecast.dialog->acceptButton(), Qt::Key_Space);
            QVERIFY(forecast.finishes());
        }
        QVERIFY(forecast.runner().tally() == plain());
        QTest::keyClick(forecast.dialog.get(), Qt::Key_Escape);
        QVERIFY(!forecast.dialog->isVisible());
    }
    /// Another player of the further orders: what was found no longer counts.
    void anotherPlayerStartsAnew() {
        const Forecast forecast;
        QVERIFY(forecast.finishes());
        auto* player = forecast.find<QComboBox>("forecastPlayer");
        player->setFocus();
        QTest::keyClick(player, Qt::Key_Down);
        QCOMPARE(forecast.runner().tally().battles, 0);
        QCOMPARE(forecast.find<QTreeWidget>("forecastTable")->topLevelItemCount(), 0);
        QTest::mouseClick(forecast.dialog->acceptButton(), Qt::LeftButton);
        QTest::mouseClick(forecast.dialog->acceptButton(), Qt::LeftButton);
        QVERIFY(forecast.stops());
    }
    void withoutAConflict() {
        const Forecast forecast(test::smallBattle());
        QVERIFY(!forecast.runner().isRunning());
        QVERIFY(!forecast.dialog->acceptButton()->isEnabled());
        QCOMPARE(forecast.find<QComboBox>("forecastConflict")->count(), 0);
    }
    /// From the Game menu once an order begins a Conflict, and from the menu of the Conflicts dock.
    void isOpenedFromTheWindow() {
        test::RoundsWindow window;
        QAction* action = window.page->session().commands().action("forecastConflict");
        QVERIFY(!action->isEnabled());
        window.orderAttacks();
        QVERIFY(action->isEnabled());
        int conflicts = 0;
        test::whenOpen<ui::ConflictDialog>([&](ui::ConflictDialog& dialog) {
            conflicts = dialog.findChild<QComboBox*>(QStringLiteral("forecastConflict"))->count();
            QTest::keyClick(&dialog, Qt::Key_Escape);
            QVERIFY(QTest::qWaitFor([&] { return !dialog.runner().isRunning(); }, 60'000));
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        action->trigger();
        QCOMPARE(conflicts, 1);
    }
    void isOpenedFromTheDock() {
        test::RoundsWindow window(test::inConflict());
        window.raise("battleDock");
        bool wasOpen = false;
        const auto close = [&](ui::ConflictDialog& dialog) {
            wasOpen = true;
            QTest::keyClick(&dialog, Qt::Key_Escape);
            QVERIFY(QTest::qWaitFor([&] { return !dialog.runner().isRunning(); }, 60'000));
            QTest::keyClick(&dialog, Qt::Key_Escape);
        };
        auto* forecast = window.list().findChild<QAction*>(QStringLiteral("forecastListed"));
        QVERIFY(!forecast->isEnabled());
        for (const QModelIndex& row : {window.listed(0, 0), window.list().model()->index(0, 0)}) {
            window.list().setCurrentIndex(row); // a stack, and the Conflict itself
            QVERIFY(forecast->isEnabled());
            wasOpen = false;
            test::whenOpen<ui::ConflictDialog>(close);
            forecast->trigger();
            QVERIFY(wasOpen);
        }
    }
};

template struct sf::test::Registered<TestConflictDialog, QApplication>;
#include "test_conflict_dialog.moc"
