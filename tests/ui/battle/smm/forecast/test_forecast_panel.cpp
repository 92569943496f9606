// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/odds/forecast.h"
#include "tests/processor_time.h"
#include "tests/test_registry.h"
#include "tests/ui/view_board.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/forecast/forecast_panel.h"
#include "ui/battle/smm/forecast/forecast_smm_view.h"
#include "ui/battle/smm/forecast/forecast_text.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/rule_chip.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>

#include <functional>

using namespace sf;
using battle::StackId;
using ui::ForecastSubject;

namespace {

/// A map and the panel beside it; Watch (Blues, 9 units at 4,5) stands beside Second (Reds, 10 at 4,4).
struct ForecastFixture {
    test::Board board;
    ui::ForecastPanel panel{board.document, board.selection};
    test::WindowRequests requests{panel};
    QList<Rule>& opened = requests.rules;

    ForecastFixture() {
        panel.resize(404, 640);
        panel.findChild<ui::LinkButton*>()->setChecked(true); // the whole forecast
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

/// The forecast with real mouse and key events, beside a map.
class TestForecastPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsCutInANarrowDockWithALargeFont() {
        ForecastFixture f;
        QFont font = f.panel.font();
        font.setPixelSize(19); // 14 points at 96 dots per inch
        f.panel.setFont(font);
        f.panel.resize(364, 640); // the dock in a window of 1280 pixels
        f.board.select("a");
        f.select("w");
        auto* view = f.panel.findChild<ui::ForecastSmmView*>();
        QVERIFY(view->isVisible());
        QVERIFY2(view->minimumSizeHint().width() <= view->parentWidget()->width(),
                 qPrintable(QString::number(view->minimumSizeHint().width())));
        QCOMPARE(view->width(), view->parentWidget()->width());
    }

    void saysWhatToDoWhenNothingIsSelected() {
        ForecastFixture controller;
        QVERIFY(!controller.shown());
        QVERIFY2(controller.text().startsWith(QStringLiteral("Select a stack")),
                 qPrintable(controller.text()));
    }

    void showsWhomTheStackWouldAttack() {
        ForecastFixture controller;
        controller.after([&] { controller.board.click(controller.board.centre({4, 4})); });
        QVERIFY(controller.shows("b", "w"));
        const auto forecast = worked(controller.board.document.battle(), "b", "w");
        const auto& stacks = controller.board.document.battle().stacks;
        const QStringList lines =
            ui::forecastLines(forecast, controller.board.document.battle(), *stacks.find(StackId("b")),
                              *stacks.find(StackId("w")), true);
        QVERIFY(controller.text().endsWith(lines.join(u'\n')));
        for (const char* rule : {"SMM-11", "SMM-27", "SMM-7"})
            QVERIFY2(controller.text().contains(QLatin1String(rule)), rule);
        QVERIFY(controller.text().contains(ui::chanceText(forecast.attack.hitChance.number())));
    }

    void everyTermHasAChipThatOpensItsRule() {
        ForecastFixture controller;
        controller.select("b");
        QTest::qWait(20);
        const auto forecast = worked(controller.board.document.battle(), "b", "w");
        QList<Rule> wanted;
        for (const auto* figure : {&forecast.attack.attackPower, &forecast.attack.defensePower})
            for (const smm::Term& term : figure->terms)
                wanted << term.rule;
        for (const Rule rule : {smmRule(27), smmRule(7), smmRule(12), smmRule(24)})
            wanted << rule;
        QList<Rule> seen;
        for (auto* chip : controller.chips()) {
            seen << chip->rule();
            QTest::mouseClick(chip, Qt::LeftButton);
            QCOMPARE(controller.opened.takeLast(), chip->rule());
        }
        for (const Rule& rule : wanted)
            QVERIFY2(seen.removeOne(rule), rule.text().c_str());
    }

    void hoveringAimsAndLeavingKeepsWhatIsPossible() {
        ForecastFixture controller;
        controller.board.select("b");
        QVERIFY(controller.shows("b", "w"));
        controller.hover({3, 4}); // its own side
        QVERIFY(!controller.shown());
        QVERIFY2(controller.text().contains(QStringLiteral("opposing")), qPrintable(controller.text()));
        controller.leave();
        QVERIFY(controller.shows("b", "w"));
    }

    void theBoardCursorAims() {
        ForecastFixture controller;
        controller.board.select("a");
        controller.board.selection.setCursor({4, 5});
        controller.board.key(Qt::Key_Up); // onto Second, of its own side
        QVERIFY2(controller.text().contains(QStringLiteral("Second")), qPrintable(controller.text()));
        controller.board.key(Qt::Key_Down);
        QVERIFY2(controller.text().contains(QStringLiteral("Watch")), qPrintable(controller.text()));
        controller.board.key(Qt::Key_Right); // nobody there: who was pointed at stays
        QVERIFY(controller.shows("a", "w"));
    }

    void aRefusalSaysWhyWithItsRule() {
        ForecastFixture controller;
        controller.board.select("c");
        controller.hover({4, 5});
        QVERIFY(!controller.shown());
        QVERIFY2(controller.text().contains(QStringLiteral("Watch")), qPrintable(controller.text()));
        QCOMPARE(controller.chips().size(), 1);
        QCOMPARE(controller.chips().front()->rule(), smmRule(28));
        QTest::mouseClick(controller.chips().front(), Qt::LeftButton);
        QCOMPARE(controller.opened, QList<Rule>{smmRule(28)});
    }

    void staysWhileSomethingIsCarried() {
        ForecastFixture controller;
        controller.board.select("b");
        QVERIFY(controller.shows("b", "w"));
        controller.board.press(controller.board.centre({4, 4}));
        controller.board.moveTo(controller.board.centre({4, 3}));
        QVERIFY(controller.board.view.isBusy());
        controller.hover({3, 4});
        QVERIFY(controller.shows("b", "w"));
        controller.board.release(controller.board.centre({4, 3}));
        QTRY_VERIFY(!controller.shows("b", "w"));
    }

    /// Nothing in the dock is about another stack than the one that is dragged.
    void aDraggedStackIsSelected() {
        ForecastFixture controller;
        controller.board.select("b");
        QVERIFY(controller.shows("b", "w"));
        controller.board.press(controller.board.centre({3, 4}));
        controller.board.moveTo(controller.board.centre({3, 5}));
        QVERIFY(controller.board.view.isBusy());
        QCOMPARE(controller.board.selection.stack(), std::optional(StackId("a")));
        QVERIFY(controller.shows("a", "w"));
        controller.board.release(controller.board.centre({3, 5}));
        QCOMPARE(controller.board.selection.stack(), std::optional(StackId("a")));
    }

    void aPinKeepsTheTwo() {
        ForecastFixture controller;
        controller.board.select("b");
        QVERIFY(controller.shows("b", "w"));
        QTest::mouseClick(controller.button("Keep"), Qt::LeftButton);
        controller.board.select("c");
        QVERIFY(controller.shows("b", "w"));
        QTest::mouseClick(controller.button("Keep"), Qt::LeftButton);
        QVERIFY(!controller.shows("b", "w"));
    }

    void followsEditsAndUndo() {
        ForecastFixture controller;
        controller.select("b");
        const QString before = controller.text();
        controller.after([&] {
            QVERIFY(controller.board.document.perform(battle::RotateStack{StackId("b"), 2}).isDone());
        });
        QVERIFY(controller.text() != before);
        controller.after([&] { controller.board.document.undo(); });
        QCOMPARE(controller.text(), before);
    }

    void onlyTheLastQuestionIsAnswered() {
        ForecastFixture controller;
        controller.board.select("b");
        QVERIFY(controller.shows("b", "w"));
        controller.after([&] {
            controller.board.select("a");
            QCoreApplication::processEvents();
            controller.board.select("w");
        });
        QTRY_VERIFY(controller.shows("w", "b"));
        QVERIFY(controller.text().startsWith(QStringLiteral("Watch")));
        QVERIFY(controller.text().contains(QStringLiteral("Second gone within")));
    }

    void theWholeForecastUnfolds() {
        ForecastFixture controller;
        controller.select("b");
        QTest::qWait(20);
        const auto unfolded = controller.chips().size();
        auto* why = controller.panel.findChild<ui::LinkButton*>();
        QVERIFY(why->isVisible());
        why->setFocus();
        QTest::keyClick(why, Qt::Key_Space);
        QCOMPARE(controller.chips().size(), 0);
        const smm::Forecast forecast = worked(controller.board.document.battle(), "b", "w");
        QStringList shown;
        for (const auto* label : controller.panel.findChildren<QLabel*>())
            if (label->isVisible())
                shown << label->text();
        for (const QString& text :
             {QStringLiteral("Against Watch"), ui::chanceText(forecast.attack.hitChance.number()),
              ui::briefHitText(forecast.attack), ui::briefDamageText(forecast.attack),
              ui::briefAnswerText(*forecast.answer)})
            QVERIFY2(shown.contains(text), qPrintable(text + u'|' + shown.join(u'|')));
        controller.panel.goTo();
        QCOMPARE(controller.chips().size(), unfolded);
        QVERIFY(controller.panel.isAncestorOf(QApplication::focusWidget()));
    }

    void copiesItselfAsText() {
        ForecastFixture controller;
        controller.select("b");
        QTest::mouseClick(controller.button("Copy"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), controller.panel.plainText());
        QVERIFY(controller.panel.plainText().startsWith(QStringLiteral("Second \u2192 Watch")));
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

template struct sf::test::Registered<TestForecastPanel, QApplication>;
#include "test_forecast_panel.moc"
