// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/odds/forecast.h"
#include "tests/processor_time.h"
#include "tests/ui/view_board.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/forecast/forecast_panel.h"
#include "ui/battle/smm/forecast/forecast_smm_view.h"
#include "ui/battle/smm/forecast/forecast_words.h"
#include "ui/widgets/rule_chip.h"

#include <QClipboard>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>

#include <functional>

using namespace sf;
using battle::StackId;
using ui::ForecastSubject;

namespace {

/// A map and the panel beside it; Watch (Blues, 9 units at 4,5) stands beside Second (Reds, 10 at 4,4).
struct Desk {
    test::Board board;
    ui::ForecastPanel panel{board.document, board.selection};
    test::WindowRequests requests{panel};
    QList<Rule>& opened = requests.rules;

    Desk() {
        panel.resize(404, 640);
        panel.show();
        panel.setBusyWhile([this] { return board.view.isBusy(); });
    }
    std::optional<ForecastSubject> shown() {
        QTest::qWait(20);
        return panel.shown();
    }
    bool shows(const char* attacker, const char* target) {
        return shown() == ForecastSubject{StackId(attacker), StackId(target)};
    }
    QString text() {
        QTest::qWait(20);
        return panel.plainText();
    }
    void hover(hex::Hex hex) {
        const QPoint at = board.centre(hex);
        QMouseEvent event(QEvent::MouseMove, at, board.view.mapToGlobal(QPointF(at)), Qt::NoButton, {}, {});
        QApplication::sendEvent(&board.view, &event);
    }
    void leave() {
        QEvent event(QEvent::Leave);
        QApplication::sendEvent(&board.view, &event);
    }
    /// Does something, and waits until its forecast is there with the expected rounds.
    void after(const std::function<void()>& action) {
        QSignalSpy spy(panel.findChild<ui::ForecastSmmView*>(), &ui::ForecastSmmView::answered);
        action();
        QTRY_VERIFY(!spy.isEmpty() && spy.last().front().toBool());
    }
    void select(const char* id) {
        after([&] { board.select(id); });
    }
    QToolButton* button(const char* begins) {
        for (auto* button : panel.findChildren<QToolButton*>())
            if (button->toolTip().startsWith(QLatin1String(begins)))
                return button;
        return nullptr;
    }
    QList<ui::RuleChip*> chips() {
        QList<ui::RuleChip*> seen;
        for (auto* chip : panel.findChildren<ui::RuleChip*>())
            if (chip->isVisible())
                seen << chip;
        return seen;
    }
};

smm::Forecast worked(const battle::Battle& battle, const char* attacker, const char* target) {
    smm::Order order;
    order.attack = StackId(target);
    return std::get<smm::Forecast>(smm::forecast(battle, StackId(attacker), order));
}

} // namespace

/// The Forecast dock with real mouse and key events, beside a map.
class TestForecastPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatToDoWhenNothingIsSelected() {
        Desk desk;
        QVERIFY(!desk.shown());
        QVERIFY2(desk.text().startsWith(QStringLiteral("Select a stack")), qPrintable(desk.text()));
    }

    void showsWhomTheStackWouldAttack() {
        Desk desk;
        desk.after([&] { desk.board.click(desk.board.centre({4, 4})); });
        QVERIFY(desk.shows("b", "w"));
        const auto forecast = worked(desk.board.document.battle(), "b", "w");
        const auto& stacks = desk.board.document.battle().stacks;
        const QStringList lines =
            ui::forecastLines(forecast, desk.board.document.battle(), *stacks.find(StackId("b")),
                              *stacks.find(StackId("w")), true);
        QVERIFY(desk.text().endsWith(lines.join(u'\n')));
        for (const char* rule : {"SMM-11", "SMM-27", "SMM-7"})
            QVERIFY2(desk.text().contains(QLatin1String(rule)), rule);
        QVERIFY(desk.text().contains(ui::chanceText(forecast.attack.hitChance.number())));
    }

    void everyTermHasAChipThatOpensItsRule() {
        Desk desk;
        desk.select("b");
        QTest::qWait(20);
        const auto forecast = worked(desk.board.document.battle(), "b", "w");
        QList<Rule> wanted;
        for (const auto* figure : {&forecast.attack.attackPower, &forecast.attack.defensePower})
            for (const smm::Term& term : figure->terms)
                wanted << term.rule;
        for (const Rule rule : {smmRule(27), smmRule(7), smmRule(12), smmRule(24)})
            wanted << rule;
        QList<Rule> seen;
        for (auto* chip : desk.chips()) {
            seen << chip->rule();
            QTest::mouseClick(chip, Qt::LeftButton);
            QCOMPARE(desk.opened.takeLast(), chip->rule());
        }
        for (const Rule& rule : wanted)
            QVERIFY2(seen.removeOne(rule), rule.text().c_str());
    }

    void hoveringAimsAndLeavingKeepsWhatIsPossible() {
        Desk desk;
        desk.board.select("b");
        QVERIFY(desk.shows("b", "w"));
        desk.hover({3, 4}); // its own side
        QVERIFY(!desk.shown());
        QVERIFY2(desk.text().contains(QStringLiteral("side")), qPrintable(desk.text()));
        desk.leave();
        QVERIFY(desk.shows("b", "w"));
    }

    void theBoardCursorAims() {
        Desk desk;
        desk.board.select("a");
        desk.board.selection.setCursor({4, 5});
        desk.board.key(Qt::Key_Up); // onto Second, of its own side
        QVERIFY2(desk.text().contains(QStringLiteral("Second")), qPrintable(desk.text()));
        desk.board.key(Qt::Key_Down);
        QVERIFY2(desk.text().contains(QStringLiteral("Watch")), qPrintable(desk.text()));
        desk.board.key(Qt::Key_Right); // nobody there: who was pointed at stays
        QVERIFY(desk.shows("a", "w"));
    }

    void aRefusalSaysWhyWithItsRule() {
        Desk desk;
        desk.board.select("c");
        desk.hover({4, 5});
        QVERIFY(!desk.shown());
        QVERIFY2(desk.text().contains(QStringLiteral("Watch")), qPrintable(desk.text()));
        QCOMPARE(desk.chips().size(), 1);
        QCOMPARE(desk.chips().front()->rule(), smmRule(28));
        QTest::mouseClick(desk.chips().front(), Qt::LeftButton);
        QCOMPARE(desk.opened, QList<Rule>{smmRule(28)});
    }

    void staysWhileSomethingIsCarried() {
        Desk desk;
        desk.board.select("b");
        QVERIFY(desk.shows("b", "w"));
        desk.board.press(desk.board.centre({3, 4}));
        desk.board.moveTo(desk.board.centre({3, 5}));
        QVERIFY(desk.board.view.isBusy());
        QVERIFY(desk.shows("b", "w"));
        QCOMPARE(desk.board.selection.stack(), std::optional(StackId("b"))); // for the inspector too
        desk.board.release(desk.board.centre({3, 5}));
        QCOMPARE(desk.board.selection.stack(), std::optional(StackId("a")));
        QTRY_VERIFY(!(desk.panel.shown() == ForecastSubject{StackId("b"), StackId("w")}));
    }

    void aPinKeepsTheTwo() {
        Desk desk;
        desk.board.select("b");
        QVERIFY(desk.shows("b", "w"));
        QTest::mouseClick(desk.button("Keep"), Qt::LeftButton);
        desk.board.select("c");
        QVERIFY(desk.shows("b", "w"));
        QTest::mouseClick(desk.button("Keep"), Qt::LeftButton);
        QVERIFY(!desk.shows("b", "w"));
    }

    void followsEditsAndUndo() {
        Desk desk;
        desk.select("b");
        const QString before = desk.text();
        desk.after([&] { QVERIFY(!desk.board.document.perform(battle::RotateStack{StackId("b"), 2})); });
        QVERIFY(desk.text() != before);
        desk.after([&] { desk.board.document.undo(); });
        QCOMPARE(desk.text(), before);
    }

    void onlyTheLastQuestionIsAnswered() {
        Desk desk;
        desk.board.select("b");
        QVERIFY(desk.shows("b", "w"));
        desk.after([&] {
            desk.board.select("a");
            QCoreApplication::processEvents();
            desk.board.select("w");
        });
        QTRY_VERIFY(desk.shows("w", "b"));
        QVERIFY(desk.text().startsWith(QStringLiteral("Watch")));
        QVERIFY(desk.text().contains(QStringLiteral("Second is gone within")));
    }

    void theAnswerUnfolds() {
        Desk desk;
        desk.select("b");
        QTest::qWait(20);
        const auto before = desk.chips().size();
        auto* fold = desk.button("Show the terms");
        QVERIFY(fold && fold->isVisible());
        fold->setFocus();
        QTest::keyClick(fold, Qt::Key_Space);
        QVERIFY(desk.chips().size() > before);
    }

    void copiesItselfAsText() {
        Desk desk;
        desk.select("b");
        QTest::mouseClick(desk.button("Copy"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), desk.panel.plainText());
        QVERIFY(desk.panel.plainText().startsWith(QStringLiteral("Second \u2192 Watch")));
    }

    void chancesAreNeverRoundedToCertainty_data() {
        QTest::addColumn<double>("chance");
        QTest::addColumn<QString>("text");
        QTest::newRow("never") << 0.0 << QStringLiteral("0 %");
        QTest::newRow("always") << 1.0 << QStringLiteral("100 %");
        QTest::newRow("whole") << 0.65 << QStringLiteral("65 %");
        QTest::newRow("part") << 0.1234 << QStringLiteral("12.3 %");
        QTest::newRow("hardly") << 0.0001 << QStringLiteral("under 0.05 %");
        QTest::newRow("nearly") << 0.9999 << QStringLiteral("over 99.95 %");
    }

    void chancesAreNeverRoundedToCertainty() {
        QFETCH(double, chance);
        QFETCH(QString, text);
        QCOMPARE(ui::chanceText(chance), text);
    }

    void aGreatFightNeverBlocksTheWindow() {
        battle::Battle battle = test::smallBattle();
        test::add(battle, test::stack("x", "Great", 0, {9, 4}, 25));
        test::add(battle, test::stack("y", "Greater", 1, {9, 5}, 25));
        document::BattleDocument document(battle);
        ui::Selection selection;
        ui::ForecastPanel panel(document, selection);
        panel.show();
        QSignalSpy spy(panel.findChild<ui::ForecastSmmView*>(), &ui::ForecastSmmView::answered);
        test::ProcessorTime longest;
        double worst = 0; // milliseconds
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] {
            worst = std::max(worst, longest.elapsed());
            longest.restart();
        });
        beat.start(5);
        longest.restart();
        selection.setStack(StackId("x"));
        QTRY_VERIFY_WITH_TIMEOUT(spy.count() >= 2, 60'000);
        QVERIFY2(worst < 1000, qPrintable(QString::number(worst)));
        QCOMPARE(panel.shown(), std::optional(ForecastSubject{StackId("x"), StackId("y")}));
    }
};

QTEST_MAIN(TestForecastPanel)
#include "test_forecast_panel.moc"
