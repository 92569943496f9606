// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/imperio/imperio_document.h"
#include "core/text/caption.h"
#include "tests/app/window/program_window.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/small_battle.h"
#include "ui/battle/film/battle_film_controller.h"
#include "ui/battle/log/strike_losses.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/players/commander_controller.h"
#include "ui/board/board_view.h"
#include "ui/encounter/page/encounter_page.h"
#include "ui/film/film_bar.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/page/message_bar.h"
#include "ui/page/page.h"
#include "ui/speech/announce.h"
#include "ui/speech/quiet_view.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QDialog>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTreeWidget>

using namespace sf;
using ui::Announcer;

namespace {

/// The program with one document, and what it announces.
struct SpokenWindow : test::ProgramWindow {
    ui::Page* page = nullptr;
    QSignalSpy said{&Announcer::instance(), &Announcer::said};

    SpokenWindow() : ProgramWindow({ui::battleKind(), ui::imperioKind(), ui::encounterKind()}) {
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        show();
        Announcer::instance().forget();
    }
    void open(const QString& game) {
        if (game == QLatin1String("small") || game == QLatin1String("small in turns")) {
            battle::Battle battle = test::smallBattle();
            if (game.endsWith(QLatin1String("turns")))
                battle.rules = RuleSystem::Multiplier;
            page = window->add(std::make_unique<document::BattleDocument>(std::move(battle)));
        } else {
            QVERIFY(window->openExample(QStringLiteral(":/squarefront/examples/%1.sqf").arg(game)));
            page = window->findChild<ui::Page*>();
        }
        QVERIFY(page);
        page->setFocus();
        QApplication::processEvents();
        silence();
    }
    ui::BoardView& board() { return *page->findChild<ui::BoardView*>(); }
    void silence() {
        QApplication::processEvents();
        Announcer::instance().forget();
        said.clear();
    }
    /// Hurries through all events that wait.
    QStringList allTold() {
        QStringList told;
        [&] {
            QTRY_VERIFY(!said.isEmpty());
            QTRY_VERIFY((Announcer::instance().sayNextOrRepeat(), Announcer::instance().waiting().isEmpty()));
        }();
        for (const QList<QVariant>& each : said)
            told << each.first().toString();
        return told;
    }
    QString last() const { return said.isEmpty() ? QString() : said.last().first().toString(); }
};

qsizetype wordsIn(const QString& text) {
    return text.split(u' ', Qt::SkipEmptyParts).size();
}

/// Qt's own lists: what drops down from a field, and the choice of files.
bool isQtsOwn(const QAbstractItemView& view) {
    for (const QObject* parent = &view; parent; parent = parent->parent())
        if (qobject_cast<const QComboBox*>(parent) || qobject_cast<const QCompleter*>(parent) ||
            QLatin1String(parent->metaObject()->className()) == QLatin1String("QFileDialog"))
            return true;
    return view.windowType() == Qt::Popup;
}

template<class... Views>
bool isQuiet(const QAbstractItemView& view) {
    return (dynamic_cast<const ui::QuietView<Views>*>(&view) || ...);
}

} // namespace

/// What people who use a screen reader hear while they play.
class TestSpokenPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStepIsSaidOnceInFewWords_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"teaching", "landing", "multiplier", "barrow", "imperio-game"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    /// By the cell's name: an announcement would say it again.
    void aStepIsSaidOnceInFewWords() {
        QFETCH(QString, game);
        SpokenWindow window;
        window.open(game);
        ui::BoardView& board = window.board();
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board);
        QVERIFY(table->role() != QAccessible::Table); // readers would speak the whole row
        for (int row = 0; row < board.rowCount(); ++row)
            for (int column = 0; column < board.columnCount(); ++column) {
                const QString name = board.cellName({row, column});
                QVERIFY2(!name.isEmpty() && wordsIn(name) <= 12, qPrintable(name));
            }
        board.moveCursorTo({2, 2});
        window.silence();
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left}) {
            QTest::keyClick(&board, key);
            QTest::qWait(5);
            QCOMPARE(window.last(), QString());
            QAccessibleInterface* cell = table->focusChild();
            QVERIFY(cell);
            QCOMPARE(cell->text(QAccessible::Name), board.cellName(*board.cursorCell()));
            QCOMPARE(cell->text(QAccessible::Description), QString());
        }
    }

    void theKeysOfTheBoardAnswer_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"small", "small in turns", "imperio-game"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void theKeysOfTheBoardAnswer() {
        QFETCH(QString, game);
        SpokenWindow window;
        window.open(game);
        for (const Qt::Key key : {Qt::Key_O, Qt::Key_X, Qt::Key_Y, Qt::Key_T, Qt::Key_L, Qt::Key_M}) {
            window.silence();
            QTest::keyClick(&window.board(), key);
            QTRY_COMPARE(window.said.count(), 1);
            const QString answer = window.last();
            QVERIFY(!answer.isEmpty());
            QTest::keyClick(&window.board(), Qt::Key_F12);
            QTRY_COMPARE(window.said.count(), 2);
            QCOMPARE(window.last(), answer);
        }
    }

    void editsUndoAndErrorsAreSaid() {
        SpokenWindow window;
        window.open(QStringLiteral("small"));
        auto& battle = static_cast<document::BattleDocument&>(window.page->document());
        QVERIFY(battle.perform(battle::MoveStack{battle::StackId("c"), {9, 7}}).isDone());
        window.silence();
        QTest::keyClick(&window.board(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY2(window.last().startsWith(QStringLiteral("Undone: ")), qPrintable(window.last()));
        QCOMPARE(window.said.count(), 1);
        window.window->open(window.folder.filePath(QStringLiteral("missing.sqf")));
        QTRY_VERIFY2(window.last().contains(QStringLiteral("missing.sqf")), qPrintable(window.last()));
    }

    void aDungeonIsSaidToo() {
        SpokenWindow window;
        window.open(QStringLiteral("dungeon"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_H, Qt::ControlModifier);
        QTRY_VERIFY2(window.last().contains(QStringLiteral("hour"), Qt::CaseInsensitive),
                     qPrintable(window.last()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY2(window.last().startsWith(QStringLiteral("Undone: ")), qPrintable(window.last()));
    }

    void theRuleIsTheDetail() {
        SpokenWindow window;
        window.open(QStringLiteral("small"));
        ui::announce(window.board(), text::Caption(QStringLiteral("Not allowed: too far"), smmRule(10)));
        QTRY_COMPARE(window.said.count(), 1);
        QTest::keyClick(&window.board(), Qt::Key_F12, Qt::ShiftModifier);
        QTRY_VERIFY2(window.last().contains(QStringLiteral("SMM-10 Moving")), qPrintable(window.last()));
        QVERIFY2(window.last().contains(QStringLiteral("slowest unit")), qPrintable(window.last()));
    }

    void coversKeepWhatWasSaid() {
        SpokenWindow window;
        window.open(QStringLiteral("small"));
        ui::announce(window.board(), QStringLiteral("Watch attacks First"));
        QTRY_COMPARE(Announcer::instance().last(), QStringLiteral("Watch attacks First"));
        Q_EMIT window.page->coverChanged();
        QCOMPARE(Announcer::instance().last(), QString());
    }

    void listsWithoutTheFocusKeepQuiet_data() { theirDocumentsAre(); }
    /// A list that isn't quiet reports each current row as the focus.
    void listsWithoutTheFocusKeepQuiet() {
        QFETCH(QString, game);
        SpokenWindow window;
        window.open(game);
        for (const ui::Page::Dock& dock : window.page->docks())
            Q_EMIT window.page->dockRequested(dock.objectName);
        QApplication::processEvents();
        int lists = 0;
        for (const auto* view : window.window->findChildren<QAbstractItemView*>()) {
            if (isQtsOwn(*view) || qobject_cast<const QTableView*>(view->parentWidget()))
                continue; // headers are views too
            const bool isHeader = view->inherits("QHeaderView");
            QVERIFY2(
                (isHeader ||
                 isQuiet<QListView, QTableView, QTreeView, QListWidget, QTableWidget, QTreeWidget>(*view)),
                qPrintable(view->accessibleName() + u' ' + QLatin1String(view->metaObject()->className())));
            lists += isHeader ? 0 : 1;
        }
        QVERIFY(lists > 0);
    }

    void theComputersTurnIsToldOneByOne() {
        const char* record = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\ndefender deploys\nOOOOOOOOO\n"
                             "ETTOSOOOO\nattacker deploys\nFOOOOOOOO\nHBBOOOOOO\nplay\n";
        SpokenWindow window;
        auto made = std::make_unique<document::ImperioDocument>(
            std::get<imperio::Replay>(imperio::readRecord(record)), "seed");
        document::ImperioDocument& game = *made;
        window.page = window.window->add(std::move(made));
        window.page->setFocus();
        auto& players = static_cast<ui::ImperioPage*>(window.page)->players();
        players.setPause(0);
        window.silence();
        players.setPlayer(imperio::Side::Attacker, {imperio::Level::Greedy, {}});
        QTRY_COMPARE(game.game().position.toMove, imperio::Side::Defender);
        QVERIFY(!game.entries().empty());
        const QStringList told = window.allTold();
        QVERIFY2(told.size() >= static_cast<qsizetype>(game.entries().size()), qPrintable(told.join(u'|')));
        window.silence();
        window.page->findChild<QAction*>(QStringLiteral("lastTurn"))->trigger();
        QTRY_VERIFY2(window.last().contains(QStringLiteral("Ada")), qPrintable(window.last()));
    }

    void theCommandersTurnIsToldOneByOne() {
        SpokenWindow window;
        window.open(QStringLiteral("small in turns"));
        auto& page = static_cast<ui::BattlePage&>(*window.page);
        auto& battle = static_cast<document::BattleDocument&>(page.document());
        QVERIFY(page.play().start());
        for (int side = 0; side < 2 && page.play().isIn(battle::PlayPhase::Deployment); ++side)
            QVERIFY(page.play().sayReady());
        window.silence();
        const std::size_t before = battle.log().lines().size();
        const int side = *page.play().side();
        page.commanders().setPause(0);
        page.commanders().setLevel(side, 1);
        QTRY_VERIFY(page.play().isOver() || page.play().side() != side);
        const QStringList told = window.allTold();
        for (std::size_t line = before; line < battle.log().lines().size(); ++line) {
            const QString sentence = ui::lineSentence(battle.log(), line, battle.remembered()).simplified();
            QVERIFY2(sentence.isEmpty() || told.contains(sentence), qPrintable(sentence + told.join(u'|')));
        }
        QVERIFY(battle.log().lines().size() > before);
    }

    /// In place of the map; the film says what happens, and Escape leads back.
    void theCommandersTurnIsPlayed() {
        SpokenWindow window;
        window.settings.set(ui::Settings::playback, ui::Settings::Playback::Fast);
        window.open(QStringLiteral("small in turns"));
        auto& page = static_cast<ui::BattlePage&>(*window.page);
        QVERIFY(page.play().start());
        for (int side = 0; side < 2 && page.play().isIn(battle::PlayPhase::Deployment); ++side)
            QVERIFY(page.play().sayReady());
        window.silence();
        page.commanders().setPause(0);
        page.commanders().setLevel(*page.play().side(), 1);
        QTRY_VERIFY(page.film().isRunning());
        QVERIFY(page.film().bar().isVisible() && page.view().isHidden());
        QTRY_VERIFY(page.film().player().shown() > 0 && !window.allTold().isEmpty());
        page.film().bar().focusPlayButton();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!page.film().isRunning() && page.view().isVisible());
    }

    void aVanishedButtonLeavesNoFieldWithTheKeys() {
        SpokenWindow window;
        window.open(QStringLiteral("small"));
        QDialog dialog(window.window.get());
        auto* roll = new QPushButton(QStringLiteral("Roll"), &dialog);
        auto* field = new QSpinBox(&dialog);
        auto* next = new QPushButton(QStringLiteral("Copy"), &dialog);
        QWidget::setTabOrder(roll, field);
        QWidget::setTabOrder(field, next);
        connect(roll, &QPushButton::clicked, roll, [roll] { roll->setEnabled(false); });
        dialog.show();
        dialog.activateWindow();
        roll->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), roll);
        QTest::keyClick(roll, Qt::Key_Space);
        QTRY_COMPARE(QApplication::focusWidget(), next);
    }

private:
    static void theirDocumentsAre() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"teaching", "multiplier", "imperio-game", "dungeon"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
};

template struct sf::test::Registered<TestSpokenPlay, QApplication>;
#include "test_spoken_play.moc"
