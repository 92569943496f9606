// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_play.h"
#include "core/rules/smm/fight/events.h"
#include "core/text/battle_text.h"
#include "tests/processor_time.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/small_battle.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/log/battle_log_model.h"
#include "ui/battle/log/battle_log_panel.h"
#include "ui/battle/state/selection.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace sf;
using battle::StackId;
using document::LogLine;
using ui::BattleLogModel;

namespace {

/// The log of Second against Watch, whose dice are typed where a test wants them.
struct LogFixture {
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ui::Appearance appearance{settings};
    document::BattleDocument document;
    ui::Selection selection;
    ui::BattleLogPanel panel;
    test::WindowRequests requests{panel};
    const QList<Rule>& opened = requests.rules;
    const QString& said = requests.said;
    QString shown;

    explicit LogFixture(const battle::Battle& battle = test::smallBattle())
        : document(battle), panel(document, selection, ui::PageContext{settings}) {
        document.setSeed("log");
        panel.resize(900, 240);
        panel.show();
        QVERIFY2(QTest::qWaitForWindowActive(&panel), "no window");
        QObject::connect(&panel, &ui::BattleLogPanel::stackShown, &panel,
                         [this](const StackId& id) { shown = QString::fromStdString(id.text); });
    }
    void play(const std::optional<std::vector<int>>& typed = {}) {
        QVERIFY(perform(document, smm::PlayRound{test::attacksInReach(document.battle())}, typed).isDone());
        QCoreApplication::processEvents();
    }
    /// Both give the first row of what was played last.
    int playTwoRounds() {
        play();
        const int first = rows().rowCount();
        play();
        return first;
    }
    /// A 1 never hits, which takes one line once the Conflict fights.
    int playToAMiss() {
        const std::vector ones(8, 1);
        for (const auto& [id, order] : test::attacksInReach(document.battle()))
            perform(document, smm::GiveOrders{{{id, order}}});
        for (int step = 0; step < 20; ++step) {
            const int first = rows().rowCount();
            if (!perform(document, smm::Resolve{smm::Extent::Step}, ones).isDone())
                return -1;
            if (rows().rowCount() == first + 1 && !line(first).event.dice.empty())
                return first;
        }
        return -1;
    }
    void lastLineSays(int row, const QString& words) {
        QCOMPARE(rows().rowCount(), row + 1);
        QCOMPARE(cell(row, BattleLogModel::What), words);
        QVERIFY2(panel.shownText().endsWith(words + u'\n'), qPrintable(panel.shownText()));
        QVERIFY(document::logText(document.log(), document.battle()).endsWith(words.toUtf8() + '\n'));
        QVERIFY(document::logJson(document.log(), document.battle()).contains(words.toUtf8() + "\"}"));
    }
    QAbstractItemModel& rows() { return *panel.table().model(); }
    QString cell(int row, BattleLogModel::Column column) {
        return rows().index(row, column).data().toString();
    }
    QStringList column(BattleLogModel::Column column) {
        QStringList cells;
        for (int row = 0; row < rows().rowCount(); ++row)
            cells << cell(row, column);
        return cells;
    }
    const LogLine& line(int row) { return document.log().lines().at(static_cast<std::size_t>(row)); }
    QPoint centre(int row, BattleLogModel::Column column) {
        const QModelIndex index = rows().index(row, column);
        panel.table().scrollTo(index);
        return panel.table().visualRect(index).center();
    }
    void click(int row, BattleLogModel::Column column) {
        QTest::mouseClick(panel.table().viewport(), Qt::LeftButton, {}, centre(row, column));
    }
    QComboBox* box(const char* what) {
        for (auto* box : panel.findChildren<QComboBox*>())
            if (box->accessibleName() == QLatin1String(what))
                return box;
        return nullptr;
    }
    void type(const QString& words) {
        auto* search = panel.findChild<QLineEdit*>();
        search->setFocus();
        QTest::keyClicks(search, words);
    }
    int rowOf(smm::EventKind kind) {
        for (int row = 0; row < static_cast<int>(document.log().lines().size()); ++row)
            if (line(row).kind == LogLine::Kind::Event && line(row).event.kind == kind)
                return row;
        return -1;
    }
};

/// Twelve pairs of stacks that never hurt each other.
battle::Battle endlessBattle() {
    battle::Battle battle = test::smallBattle();
    battle.houseRules["minimumDamage"] = "0";
    battle.stacks = {};
    for (int column = 0; column < 12; ++column)
        for (const int side : {0, 1}) {
            const std::string id = std::to_string(column) + (side == 0 ? "r" : "b");
            auto stack = std::make_shared<battle::Stack>(*test::stack(id, id, side, {column, 7 + side}, 3));
            for (battle::Unit& unit : stack->units.edit()) {
                auto traits = std::make_shared<battle::Traits>(*unit.own);
                traits->numbers[static_cast<std::size_t>(battle::Number::Resistance)] = 1000;
                unit.profile = std::make_shared<battle::Profile>(battle::resolved(*traits, nullptr));
                unit.own = traits;
            }
            test::add(battle, stack);
        }
    return battle;
}

} // namespace

/// The Log dock with real mouse and key events.
class TestBattleLogPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatItIsForWhileItIsEmpty() {
        LogFixture controller;
        QVERIFY(!controller.panel.table().isVisible());
        bool says = false;
        for (const auto* label : controller.panel.findChildren<QLabel*>())
            says = says ||
                   (label->isVisible() && label->text().startsWith(QStringLiteral("Nothing has happened")));
        QVERIFY(says);
    }

    void tellsALineAnEventAsItHappens() {
        LogFixture controller;
        controller.play();
        QVERIFY(controller.panel.table().isVisible());
        const int first = controller.rows().rowCount();
        QCOMPARE(first, static_cast<int>(controller.document.log().lines().size()));
        QVERIFY(first > 2);
        QCOMPARE(controller.cell(0, BattleLogModel::Round), QStringLiteral("R1"));
        for (int row = 0; row < first; ++row)
            QCOMPARE(controller.cell(row, BattleLogModel::RuleNumber),
                     QString::fromStdString(controller.line(row).event.rule.text()));
        controller.play();
        QVERIFY(controller.rows().rowCount() > first);
        QCOMPARE(controller.cell(controller.rows().rowCount() - 1, BattleLogModel::Round),
                 QStringLiteral("R2"));
    }

    void diceStandWithTheirPurposeAndTypedOnesAreMarked() {
        LogFixture controller;
        controller.play(std::vector<int>{19, 2, 3, 4, 5, 6, 7, 8});
        int row = controller.rowOf(smm::events::hits);
        QVERIFY(row >= 0);
        QCOMPARE(controller.cell(row, BattleLogModel::Dice), QStringLiteral("to hit: 19 on a d20, typed in"));
        controller.play();
        row = controller.rows().rowCount() - 1;
        QVERIFY(
            !controller.column(BattleLogModel::Dice).mid(row).join(u' ').contains(QStringLiteral("typed")));
    }

    void roundsAndPhasesHaveHeadings() {
        LogFixture controller;
        controller.play();
        controller.play();
        const QStringList lines = controller.column(BattleLogModel::What);
        QCOMPARE(lines.first(), QStringLiteral("Battle round 1 begins"));
        QCOMPARE(lines.count(QStringLiteral("Battle round 2 begins")), 1);
        const int fights = controller.rowOf(smm::events::conflictFights);
        QVERIFY2(lines.at(fights).startsWith(QStringLiteral("Conflict A fights: ")),
                 qPrintable(lines[fights]));
        for (const int row : {0, fights})
            QVERIFY(
                controller.rows().index(row, BattleLogModel::What).data(Qt::FontRole).value<QFont>().bold());
        const QStringList texts = controller.panel.shownText().split(u'\n');
        QCOMPARE(texts.first(), QStringLiteral("Battle round 1 begins (SMM-25)"));
        QVERIFY2(texts.at(fights).startsWith(QStringLiteral("Round 1, Conflict A: ")),
                 qPrintable(texts[fights]));
    }

    void filtersKeepTheRoundsAsHeadings() {
        LogFixture controller;
        controller.play();
        auto* conflict = controller.box("Conflict to show");
        conflict->setCurrentIndex(conflict->findData(1));
        QCOMPARE(controller.column(BattleLogModel::What).first(), QStringLiteral("Battle round 1 begins"));
        conflict->setCurrentIndex(0);
        auto* side = controller.box("Side to show");
        side->setCurrentIndex(side->findData(1));
        QCOMPARE(controller.column(BattleLogModel::What).first(), QStringLiteral("Battle round 1 begins"));
        side->setCurrentIndex(0);
        controller.type(QStringLiteral("round 1 begins"));
        QCOMPARE(controller.rows().rowCount(), 1);
    }

    /// What can never be thrown is not asked for: the highest face hits always, a 1 never.
    void neededFacesAreThoseOfTheDie() {
        smm::Event event{smm::events::hits, smmRule(27), StackId("a"), StackId("w")};
        event.dice = {{20, 20}};
        const battle::Battle battle = test::smallBattle();
        for (const auto& [needed, shown] : {std::pair(25, 20), std::pair(-3, 2), std::pair(8, 8)}) {
            event.needed = needed;
            QVERIFY2(text::event(event, battle).contains(QStringLiteral("%1 or more needed").arg(shown)),
                     qPrintable(text::event(event, battle)));
        }
    }

    void undoneLinesAreMarkedAndRedone() {
        LogFixture controller;
        controller.play();
        controller.document.undo();
        QVERIFY(controller.cell(0, BattleLogModel::Dice).contains(QStringLiteral("undone")));
        QVERIFY(
            controller.rows().index(0, BattleLogModel::What).data(Qt::FontRole).value<QFont>().strikeOut());
        controller.document.redo();
        QVERIFY(!controller.cell(0, BattleLogModel::Dice).contains(QStringLiteral("undone")));
    }

    /// The dock, what is copied, and what is saved call the lines by the same numbers.
    void undoLinesNameTheirLines_data() {
        QTest::addColumn<bool>("isRound");
        QTest::addColumn<QString>("back");
        QTest::addColumn<QString>("again");
        QTest::newRow("several lines")
            << true << QStringLiteral("Lines %1 to %2 were undone after their dice were seen")
            << QStringLiteral("Lines %1 to %2 were redone with the same dice");
        QTest::newRow("a single line")
            << false << QStringLiteral("Line %1 was undone after its dice were seen")
            << QStringLiteral("Line %1 was redone with the same dice");
    }
    void undoLinesNameTheirLines() {
        QFETCH(bool, isRound);
        QFETCH(QString, back);
        QFETCH(QString, again);
        LogFixture controller;
        const int first = isRound ? controller.playTwoRounds() : controller.playToAMiss();
        const int lines = controller.rows().rowCount();
        const auto numbered = [&](const QString& words) {
            const QString from = words.arg(first + 1);
            return isRound ? from.arg(lines) : from;
        };
        QVERIFY(first > 0 && (isRound ? lines > first + 1 : lines == first + 1));
        controller.document.undo();
        controller.lastLineSays(lines, numbered(back));
        controller.document.redo();
        controller.lastLineSays(lines + 1, numbered(again));
    }

    void aRuleOpensTheRulebook() {
        LogFixture controller;
        controller.play();
        const int row = controller.rowOf(smm::events::conflictForms);
        QVERIFY(row >= 0);
        controller.click(row, BattleLogModel::RuleNumber);
        QCOMPARE(controller.opened, QList<Rule>{controller.line(row).event.rule});
        controller.panel.table().setFocus();
        QTest::keyClick(&controller.panel.table(), Qt::Key_R);
        QCOMPARE(controller.opened.size(), 2);
    }

    void pointingShowsAndChoosingSelectsTheStack() {
        LogFixture controller;
        controller.play();
        const int row = std::max(controller.rowOf(smm::events::hits), controller.rowOf(smm::events::misses));
        const StackId id = controller.line(row).event.stack;
        QTest::mouseMove(controller.panel.table().viewport(), controller.centre(row, BattleLogModel::What));
        QTRY_COMPARE(controller.selection.hovered(), std::optional(id));
        QVERIFY(!controller.selection.stack());
        controller.click(row, BattleLogModel::What);
        QCOMPARE(controller.selection.stack(), std::optional(id));
        QCOMPARE(controller.shown, QString::fromStdString(id.text));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(controller.panel.table().viewport(), &leave);
        QVERIFY(!controller.selection.hovered());
    }

    void theKeyboardChoosesLines() {
        LogFixture controller;
        controller.play();
        auto* search = controller.panel.findChild<QLineEdit*>();
        search->setFocus();
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(controller.panel.table().hasFocus());
        QTest::keyClick(&controller.panel.table(), Qt::Key_Down);
        QTest::keyClick(&controller.panel.table(), Qt::Key_Return);
        QVERIFY(controller.selection.stack() || controller.selection.hovered());
        QTest::keyClick(&controller.panel.table(), Qt::Key_Slash);
        QVERIFY(search->hasFocus());
    }

    void filtersBySideStackConflictAndWords() {
        LogFixture controller;
        controller.play();
        const int lines = controller.rows().rowCount();
        auto* side = controller.box("Side to show");
        side->setFocus();
        QTest::keyClick(side, Qt::Key_Down); // Reds
        const int reds = controller.rows().rowCount();
        QVERIFY(reds > 0);
        QTest::keyClick(side, Qt::Key_Home);
        QCOMPARE(controller.rows().rowCount(), lines);
        auto* conflict = controller.box("Conflict to show");
        conflict->setCurrentIndex(conflict->findData(1));
        QVERIFY(controller.rows().rowCount() > 0 && controller.rows().rowCount() < lines + 1);
        for (int row = 0; row < controller.rows().rowCount(); ++row)
            QVERIFY(!controller.cell(row, BattleLogModel::What).isEmpty());
        conflict->setCurrentIndex(0);
        auto* stack = controller.box("Stack to show");
        stack->setCurrentIndex(stack->findData(QStringLiteral("w")));
        QVERIFY(controller.rows().rowCount() > 0);
        stack->setCurrentIndex(1); // the selected one
        controller.selection.setStack(StackId("a"));
        const int ofFirst = controller.rows().rowCount();
        controller.selection.setStack(StackId("w"));
        QVERIFY(controller.rows().rowCount() != ofFirst || ofFirst == lines);
        stack->setCurrentIndex(0);
        controller.type(QStringLiteral("smm-24 conflict"));
        QVERIFY(controller.rows().rowCount() > 0);
        for (const QString& rule : controller.column(BattleLogModel::RuleNumber))
            QCOMPARE(rule, QStringLiteral("SMM-24"));
    }

    void aRoundIsToldApartFromTheNext() {
        LogFixture controller(endlessBattle());
        controller.play();
        controller.play();
        const int lines = controller.rows().rowCount();
        auto* round = controller.box("Round to show");
        QCOMPARE(round->count(), 3); // all, the first, the second
        auto* conflict = controller.box("Conflict to show");
        conflict->setCurrentIndex(conflict->findData(1));
        const int ofBoth = controller.rows().rowCount();
        round->setFocus();
        QTest::keyClick(round, Qt::Key_End);
        QVERIFY(controller.rows().rowCount() > 1 && controller.rows().rowCount() < ofBoth);
        for (const QString& cell : controller.column(BattleLogModel::Round))
            QCOMPARE(cell, QStringLiteral("R2"));
        conflict->setCurrentIndex(0);
        QTest::keyClick(round, Qt::Key_Home);
        QCOMPARE(controller.rows().rowCount(), lines);
    }

    void copiesAndSaves() {
        LogFixture controller;
        controller.play();
        controller.panel.table().setFocus();
        controller.panel.table().selectRow(0);
        QTest::keyClick(&controller.panel.table(), Qt::Key_C, Qt::ControlModifier);
        const QByteArray text = document::logText(controller.document.log(), controller.document.battle());
        QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromUtf8(text));
        const QString path = controller.folder.filePath(QStringLiteral("log.txt"));
        QVERIFY(controller.panel.saveTo(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text);
        QVERIFY(controller.panel.saveTo(controller.folder.filePath(QStringLiteral("log.json"))));
        QFile json(controller.folder.filePath(QStringLiteral("log.json")));
        QVERIFY(json.open(QIODevice::ReadOnly));
        QCOMPARE(json.readAll(), document::logJson(controller.document.log(), controller.document.battle()));
        QVERIFY(
            controller.panel.saveTo(controller.folder.filePath(QStringLiteral("log.csv")))); // its attacks
        QFile csv(controller.folder.filePath(QStringLiteral("log.csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QByteArray attacks = csv.readAll();
        QVERIFY2(attacks.startsWith("\"Round\",\"Conflict\",") && attacks.count('\n') > 1,
                 attacks.constData());
        controller.panel.findChild<QAction*>(QStringLiteral("copyAttacks"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), attacks.count('\n') + 1);
        QVERIFY(!controller.panel.saveTo(controller.folder.filePath(QStringLiteral("nowhere/log.txt"))));
        QVERIFY2(controller.said.contains(QStringLiteral("nowhere")), qPrintable(controller.said));
    }

    void namesFollowEdits() {
        LogFixture controller;
        controller.play();
        QVERIFY(controller.document.perform(battle::RenameStack{StackId("w"), "Ford Watch"}).isDone());
        QVERIFY(controller.column(BattleLogModel::What).join(u'\n').contains(QStringLiteral("Ford Watch")));
        auto* stack = controller.box("Stack to show");
        QVERIFY(stack->findText(QStringLiteral("Ford Watch")) >= 0);
    }

    void tenThousandLinesAreQuick() {
        LogFixture controller(endlessBattle());
        while (controller.document.log().lines().size() < 10'000)
            QVERIFY(perform(controller.document,
                            smm::PlayRound{test::attacksInReach(controller.document.battle())})
                        .isDone());
        test::ProcessorTime watch;
        controller.play();
        QVERIFY2(watch.elapsed() < 500, qPrintable(QString::number(watch.elapsed())));
        watch.restart();
        controller.type(QStringLiteral("d"));
        QVERIFY2(watch.elapsed() < 2000, qPrintable(QString::number(watch.elapsed())));
        watch.restart();
        controller.panel.table().scrollToTop();
        controller.panel.table().grab();
        QVERIFY2(watch.elapsed() < 500, qPrintable(QString::number(watch.elapsed())));
    }

    /// Docks are narrow at 1280 x 800, above all with a large font.
    void aNarrowLogWrapsItsLines() {
        LogFixture f;
        f.play();
        QTableView& table = f.panel.table();
        const int rowHeight = table.rowHeight(0);
        QVERIFY(!table.wordWrap() && !table.isColumnHidden(BattleLogModel::Dice));
        f.panel.resize(300, 240);
        QTRY_COMPARE(table.horizontalScrollBar()->maximum(), 0);
        QVERIFY(table.wordWrap() && table.isColumnHidden(BattleLogModel::Dice));
        QVERIFY(!table.isColumnHidden(BattleLogModel::RuleNumber));
        QVERIFY(table.rowHeight(0) > rowHeight);
        f.panel.resize(900, 240);
        QTRY_COMPARE(table.rowHeight(0), rowHeight);
        QVERIFY(!table.isColumnHidden(BattleLogModel::Dice) && !table.isColumnHidden(BattleLogModel::Number));
    }
};

template struct sf::test::Registered<TestBattleLogPanel, QApplication>;
#include "test_battle_log_panel.moc"
