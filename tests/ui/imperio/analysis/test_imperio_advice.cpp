// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/analysis.h"
#include "core/players/imperio/turn_cost.h"
#include "core/rules/imperio/record/record_reader.h"
#include "core/text/imperio_reasons.h"
#include "core/text/imperio_report.h"
#include "tests/test_registry.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/when_open.h"
#include "ui/imperio/analysis/analysis_controller.h"
#include "ui/imperio/analysis/report_controller.h"
#include "ui/imperio/analysis/value_chart.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/imperio/play/end_panel.h"
#include "ui/imperio/play/sounds.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/imperio/record/comment_dialog.h"
#include "ui/imperio/record/record_model.h"
#include "ui/page/command_registry.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace sf;
using namespace sf::imperio;

namespace {

// A knight that should attack the archer beside it.
constexpr const char* chance =
    "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\nposition\nOOOOHOOOO\nBOOOOOOOB\nOOOOOOOOF\nOOOOKOOOO\n"
    "OOOORCOOO\nOOOOOOOOO\nOOOOOOOOO\nTOOOOOOOT\nOOOOEOOOO\nplay\n";

/// A page with the docks that advise.
struct Advice : sf::test::OwnSettings {
    document::ImperioDocument document{std::get<Replay>(readRecord(chance)), "seed"};
    QWidget window; ///< before its child, the page
    ui::ImperioPage page{document, context()};

    Advice() {
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        page.setParent(&window);
        page.resize(900, 800);
        window.resize(1300, 800);
        window.show();
    }
    QWidget* dock(const char* name) {
        for (auto& dock : page.docks())
            if (dock.objectName == QLatin1String(name)) {
                QWidget* widget = dock.make();
                widget->setParent(&window);
                widget->setGeometry(900, 0, 400, 800);
                widget->show();
                return widget;
            }
        return nullptr;
    }
    QAction* action(const char* id) { return page.commands().action(id); }
    /// Plays some turns without fights, then resigns.
    void playToTheEnd() {
        for (int turn = 0; turn < 4; ++turn)
            QVERIFY(page.controller().play(endTurn()));
        QVERIFY(page.controller().play(resign()));
    }
};

QPushButton* button(QWidget& parent, const QString& text) {
    for (auto* each : parent.findChildren<QPushButton*>())
        if (each->text().remove(u'&') == text)
            return each;
    return nullptr;
}

} // namespace

/// Reports, warnings and analysis in the window.
class TestImperioAdvice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGameIsReportedAfterItsEnd();
    void reportsAreCancelledAndDropped();
    void reportsAreCopiedAndSaved();
    void warnsBeforeABlunder();
    void theBellRings();
    void neverWarnsUnasked();
    void positionsAreAnalysed();
    void aPlanHasOneFigure();
    void triesFromHere();
    void branchesAreKeptInTheGame();
    void placesAreCommentedOn();
};

void TestImperioAdvice::aGameIsReportedAfterItsEnd() {
    Advice advice;
    QVERIFY(!advice.action("report")->isEnabled());
    advice.playToTheEnd();
    QWidget* dock = advice.dock("reportDock");
    QSignalSpy asked(&advice.page, &ui::Page::dockRequested);
    auto* end = advice.page.findChild<ui::EndPanel*>();
    QTRY_VERIFY(end->isVisible());
    QTest::mouseClick(button(*end, QStringLiteral("Report")), Qt::LeftButton);
    QVERIFY(!end->isVisible());
    QCOMPARE(asked.last().first().toString(), QStringLiteral("reportDock"));
    QTRY_VERIFY(advice.document.report() != nullptr);
    QVERIFY(advice.document.isModified());
    QCOMPARE(advice.document.report()->judgements.size(), std::size_t{5});
    auto* list = dock->findChild<QTreeWidget*>(QStringLiteral("decisions"));
    QVERIFY(list->isVisible() && list->topLevelItemCount() >= 2);
    QVERIFY(!list->horizontalScrollBar()->isVisible());
    QVERIFY(list->header()->length() <= list->viewport()->width());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    QTest::keyClick(list, Qt::Key_Down);
    const auto costly = advice.document.report()->costliest(Side::Attacker, 3);
    QCOMPARE(advice.page.controller().shown(), costly[1].entry);
    auto* chart = dock->findChild<ui::ValueChart*>();
    QCOMPARE(chart->value(), static_cast<int>(costly[1].entry));
    QCOMPARE(chart->maximum(), 5);
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Home);
    QCOMPARE(advice.page.controller().shown(), std::size_t{0});
    QVERIFY(dock->findChild<QLabel*>(QStringLiteral("shownDecision"))
                ->text()
                .contains(QStringLiteral("end cost")));
    QTest::mouseClick(chart, Qt::LeftButton, {}, QPoint(chart->width() - 7, 20));
    QVERIFY(advice.page.controller().isLive());
    chart->grab();
    const auto names = [dock](const QString& name) {
        const auto labels = dock->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == name; });
    };
    QVERIFY(names(QStringLiteral("Ada")));
    QVERIFY(names(chart->accessibleName())); // what the graph shows
    QVERIFY(advice.page.controller().perform(SetNames{{"Eve", "Ben"}}));
    QVERIFY(names(QStringLiteral("Eve")) && !names(QStringLiteral("Ada")));
}

void TestImperioAdvice::reportsAreCancelledAndDropped() {
    Advice advice;
    advice.playToTheEnd();
    QWidget* dock = advice.dock("reportDock");
    advice.page.reports().make();
    QVERIFY(dock->findChild<QProgressBar*>()->isVisible());
    QTest::mouseClick(button(*dock, QStringLiteral("Cancel")), Qt::LeftButton);
    QVERIFY(!advice.page.reports().isRunning());
    QTest::qWait(50);
    QVERIFY(advice.document.report() == nullptr);
    QTest::mouseClick(button(*dock, QStringLiteral("Make the report")), Qt::LeftButton);
    QTRY_VERIFY(advice.document.report() != nullptr);
    advice.document.undo();
    QVERIFY(advice.document.report() == nullptr);
    QVERIFY(button(*dock, QStringLiteral("Make the report"))->isVisible());
}

void TestImperioAdvice::reportsAreCopiedAndSaved() {
    Advice advice;
    advice.playToTheEnd();
    advice.action("report")->trigger();
    QTRY_VERIFY(advice.document.report() != nullptr);
    ui::ReportController& reports = advice.page.reports();
    reports.copy(text::Markup::Markdown);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("## Report of the game")));
    QVERIFY(!QGuiApplication::clipboard()->text().contains(QStringLiteral("static-")));
    const auto saved = [&](const char* name) {
        const QString path = advice.folder.filePath(QLatin1String(name));
        QFile file(path);
        return reports.saveTo(path) && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(saved("report.md"), reports.text(text::Markup::Markdown).toUtf8());
    QVERIFY(saved("report.txt").startsWith("[b]Report of the game[/b]"));
    QVERIFY(saved("report.json").contains("\"withoutLuck\""));
    QVERIFY(!reports.saveTo(QStringLiteral("/nowhere/report.md")));
}

void TestImperioAdvice::warnsBeforeABlunder() {
    Advice advice;
    QVERIFY(!advice.settings.value(ui::Settings::blunderWarnings));
    advice.action("warnOfBlunders")->trigger();
    QVERIFY(advice.action("warnOfBlunders")->isChecked());
    QString asked;
    const auto answer = [&asked](bool plays) {
        sf::test::whenOpen<QMessageBox>([&asked, plays](QMessageBox& box) {
            asked = box.text();
            for (auto* each : box.buttons())
                if ((each->text() == QStringLiteral("&Play it anyway")) == plays)
                    return QTest::mouseClick(each, Qt::LeftButton);
        });
    };
    answer(false);
    QVERIFY(!advice.page.controller().play(endTurn()));
    QVERIFY(advice.document.entries().empty());
    QVERIFY2(asked.startsWith(QStringLiteral("end leaves your chance to win at ")), qPrintable(asked));
    QVERIFY2(asked.contains(QStringLiteral("R8C5xR9C5=capture")), qPrintable(asked));
    QVERIFY2(asked.contains(QStringLiteral(": wins ")), qPrintable(asked));
    answer(true);
    QVERIFY(advice.page.controller().play(endTurn()));
    QCOMPARE(advice.document.entries().size(), std::size_t{1});
    // A loss below the one that is set is no blunder.
    advice.document.undo();
    advice.settings.set(ui::Settings::blunderLoss, 50);
    QVERIFY(advice.page.controller().play(endTurn()));
}

/// For dice and turns, if the settings want it.
void TestImperioAdvice::theBellRings() {
    Advice advice;
    const QSignalSpy rang(advice.page.findChild<ui::Sounds*>(), &ui::Sounds::rang);
    QVERIFY(advice.page.controller().play(endTurn()));
    QCOMPARE(rang.size(), 0);
    advice.document.undo();
    advice.settings.set(ui::Settings::sounds, true);
    QVERIFY(advice.page.controller().play(step(squareAt(4, 5), squareAt(3, 5))));
    QCOMPARE(rang.size(), 0); // a quiet step
    QVERIFY(advice.page.controller().play(endTurn()));
    QCOMPARE(rang.size(), 1);
    advice.document.undo();
    advice.document.undo();
    QCOMPARE(rang.size(), 1);
    QVERIFY(advice.page.controller().play(attack(squareAt(4, 5), squareAt(5, 5))));
    QCOMPARE(rang.size(), 2);
}

void TestImperioAdvice::neverWarnsUnasked() {
    Advice advice;
    QVERIFY(advice.page.controller().play(endTurn()));
    advice.document.undo();
    advice.settings.set(ui::Settings::blunderWarnings, true);
    QVERIFY(advice.page.controller().play(attack(squareAt(4, 5), squareAt(5, 5))));
    advice.page.players().setPlayer(advice.page.controller().position().toMove, {Level::Greedy, {}});
}

void TestImperioAdvice::positionsAreAnalysed() {
    Advice advice;
    const Action best = bestPlan(advice.page.controller().position()).action;
    const QString bestText = QString::fromStdString(actionText(best, Side::Attacker));
    QWidget* dock = advice.dock("analysisDock");
    auto* list = dock->findChild<QTreeWidget*>(QStringLiteral("analysisLines"));
    QVERIFY(!list->isVisible());
    const auto* tryFromHere = dock->findChild<QPushButton*>();
    QCoreApplication::processEvents();
    const QPoint place = tryFromHere->pos();
    auto* on = dock->findChild<QCheckBox*>();
    on->setFocus();
    QTest::keyClick(on, Qt::Key_Space);
    QVERIFY(advice.action("analyse")->isChecked());
    QTRY_COMPARE(list->topLevelItemCount(), 5);
    QCOMPARE(tryFromHere->pos(), place); // the list is below
    QCOMPARE(list->topLevelItem(0)->text(0), bestText);
    QVERIFY(dock->findChild<QLabel*>(QStringLiteral("analysisState"))->text().contains(u'%'));
    QVERIFY(!advice.page.controller().arrows().empty());
    QVERIFY(advice.page.controller().arrows()[0] == best);
    const QImage withArrows = advice.page.view().grab().toImage();
    QVERIFY(advice.page.controller().play(endTurn()));
    QTRY_VERIFY(advice.page.analysis().finding().has_value());
    advice.page.controller().show(0);
    QTRY_COMPARE(list->topLevelItemCount(), 5);
    QCOMPARE(list->topLevelItem(0)->text(0), bestText);
    QTest::keyClick(on, Qt::Key_Space);
    QVERIFY(advice.page.controller().arrows().empty());
    QVERIFY(advice.page.view().grab().toImage() != withArrows);
}

/// Hint, warning and analysis agree, in positions of a whole game and in the last one of a fight.
void TestImperioAdvice::aPlanHasOneFigure() {
    Advice advice;
    auto* list = advice.dock("analysisDock")->findChild<QTreeWidget*>(QStringLiteral("analysisLines"));
    advice.page.analysis().setOn(true);
    for (int position = 0; position < 10; ++position) {
        QTRY_VERIFY(advice.page.analysis().finding().has_value());
        const Position& now = advice.page.controller().position();
        const Choice best = bestPlan(now);
        const QString figure = text::winChance(seenFrom(now.toMove, best.value));
        advice.page.players().askHint();
        QTRY_VERIFY(!advice.page.players().hint().isEmpty());
        const QString hint = advice.page.players().hint();
        QVERIFY2(hint.contains(QStringLiteral("win with it: %1.").arg(figure)), qPrintable(hint));
        QVERIFY(hint.contains(text::planText(now, best.line)));
        QCOMPARE(list->topLevelItem(0)->text(0), QString::fromStdString(actionText(best.action, now.toMove)));
        QVERIFY2(figure.startsWith(u'>') || list->topLevelItem(0)->text(1) == figure,
                 qPrintable(list->topLevelItem(0)->text(1) + u' ' + figure));
        QCOMPARE(advice.page.analysis().finding()->plan, best.line);
        QCOMPARE(turnCost(now, endTurn(), best).planned, seenFrom(now.toMove, best.value));
        QVERIFY(advice.page.controller().play(position % 2 ? endTurn() : best.action));
    }
}

void TestImperioAdvice::triesFromHere() {
    Advice advice;
    QVERIFY(advice.page.controller().play(endTurn()));
    QVERIFY(advice.page.controller().play(endTurn()));
    advice.page.controller().show(1);
    std::unique_ptr<document::Document> made;
    connect(&advice.page, &ui::Page::documentMade,
            [&made](document::Document* document) { made.reset(document); });
    QVERIFY(advice.action("tryFromHere")->isEnabled());
    advice.action("tryFromHere")->trigger();
    auto* tried = static_cast<document::ImperioDocument*>(made.get());
    QVERIFY(tried != nullptr && tried->hasBegun());
    QVERIFY(tried->game().position.toMove == Side::Defender);
    QVERIFY(tried->game().position.board == advice.document.positionAfter(1).board);
    QCOMPARE(tried->game().names[0], std::string("Ada"));
    QCOMPARE(advice.document.entries().size(), std::size_t{2});
    advice.page.controller().show(2);
    QVERIFY(advice.page.controller().play(resign()));
    QVERIFY(!advice.action("tryFromHere")->isEnabled());
}

void TestImperioAdvice::branchesAreKeptInTheGame() {
    Advice advice;
    QVERIFY(advice.page.controller().play(endTurn()));
    advice.page.controller().show(0);
    std::unique_ptr<document::Document> made;
    connect(&advice.page, &ui::Page::documentMade, this,
            [&](document::Document* document) { made.reset(document); });
    QVERIFY(!advice.action("keepBranch")->isEnabled());
    advice.action("tryFromHere")->trigger();
    const std::unique_ptr<document::Document> first(made.release());
    auto& tried = static_cast<document::ImperioDocument&>(*first);
    ui::ImperioPage page(tried, advice.context(), nullptr);
    page.resize(900, 800);
    page.show();
    auto* bar = page.findChild<QFrame*>(QStringLiteral("branchBar"));
    QVERIFY(bar->isVisible());
    QVERIFY(!advice.page.findChild<QFrame*>(QStringLiteral("branchBar"))->isVisible());
    auto* keep = button(*bar, QStringLiteral("Keep as a branch"));
    QVERIFY(!keep->isEnabled());
    QVERIFY(page.controller().play(step(squareAt(4, 5), squareAt(3, 5))));
    QWidget* dock = advice.dock("recordDock");
    auto* list = dock->findChild<QTreeWidget*>(QStringLiteral("branches"));
    QVERIFY(!list->isVisible());
    QTest::mouseClick(keep, Qt::LeftButton);
    QVERIFY(!keep->isEnabled() && list->isVisible());
    QCOMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("1a"));
    QVERIFY(!tried.isModified() && advice.document.isModified());
    // Playing on in the branch, then keeping it again, changes the same branch.
    QVERIFY(page.controller().play(endTurn()));
    page.commands().action("keepBranch")->trigger();
    QCOMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(list->topLevelItem(0)->text(2), QStringLiteral("2"));
    advice.document.setBranch(0, [&] {
        Branch named = advice.document.branches()[0];
        named.name = "Wait";
        return named;
    }());
    QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("Wait"));
    list->topLevelItem(0)->setText(1, QStringLiteral("Hold back"));
    QCOMPARE(advice.document.branches()[0].name, std::string("Hold back"));
    advice.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&advice.window));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F2);
    auto* name = list->findChild<QLineEdit*>();
    QVERIFY(name != nullptr);
    QTest::keyClicks(name, QStringLiteral("Wait longer"));
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(advice.document.branches()[0].name, std::string("Wait longer"));
    QVERIFY(!made); // Enter only ended the edit
    QTRY_VERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(made);
    QCOMPARE(static_cast<document::ImperioDocument&>(*made).entries().size(), std::size_t{2});
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(advice.document.branches().empty() && !list->isVisible());
    QVERIFY(advice.document.undo());
    QCOMPARE(advice.document.branches().size(), std::size_t{1});
    QVERIFY(list->isVisible());
}

void TestImperioAdvice::placesAreCommentedOn() {
    Advice advice;
    QVERIFY(advice.page.controller().play(endTurn()));
    QVERIFY(advice.page.controller().play(endTurn()));
    advice.page.controller().show(1);
    const auto write = [&](const QString& words) {
        sf::test::whenOpen<ui::CommentDialog>([&words](ui::CommentDialog& dialog) {
            auto* text = dialog.findChild<QPlainTextEdit*>();
            QVERIFY(dialog.focusWidget() == text);
            QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClick(text, Qt::Key_Delete);
            QTest::keyClicks(text, words);
            text->insertPlainText(QString(20'000, u'x'));
            QVERIFY(!dialog.acceptButton()->isEnabled());
            text->setPlainText(words);
            QCOMPARE(dialog.problem(), QString());
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
        });
        advice.action("comment")->trigger();
    };
    write(QStringLiteral("Too hasty"));
    QCOMPARE(advice.document.comments().at(1), std::string("Too hasty"));
    ui::RecordModel model(advice.document);
    QVERIFY(model.text(1).contains(QStringLiteral("Too hasty")));
    QVERIFY(model.isOfSort(1, ui::RecordModel::Sort::Remarks));
    QVERIFY(!model.isOfSort(2, ui::RecordModel::Sort::Remarks));
    QCOMPARE(advice.page.controller().shown(), std::size_t{1});
    write({});
    QVERIFY(advice.document.comments().empty());
    advice.document.undo();
    QCOMPARE(advice.document.comments().at(1), std::string("Too hasty"));
}

template struct sf::test::Registered<TestImperioAdvice, QApplication>;
#include "test_imperio_advice.moc"
