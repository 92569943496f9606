// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/imperio/imperio_document.h"
#include "tests/app/window/program_window.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/small_battle.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/players/commander_controller.h"
#include "ui/imperio/board/imperio_view.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/imperio/players/player_controller.h"
#include "ui/page/command_registry.h"
#include "ui/page/computer_players.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSpinBox>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

using namespace sf;

namespace {

constexpr int never = 100'000'000; ///< milliseconds before the computer acts

/// A window in which the computer has to act but waits, so that every change is somebody else's.
struct LockedWindow : test::ProgramWindow {
    ui::Page* page = nullptr;
    ui::ComputerPlayers* players = nullptr;
    ui::BoardView* board = nullptr;

    explicit LockedWindow(const QString& game) : ProgramWindow(ui::battleKind()) {
        kinds.add(ui::imperioKind());
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        settings.set(ui::Settings::animations, false);
        settings.set(ui::Settings::playback, ui::Settings::Playback::Off);
        show();
        if (game == QLatin1String("imperio"))
            makeImperio();
        else
            makeBattle(game);
        for (const ui::Page::Dock& dock : page->docks())
            Q_EMIT page->dockRequested(dock.objectName);
        QApplication::processEvents();
    }
    void makeImperio() {
        const char* record = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\ndefender deploys\nOOOOOOOOO\n"
                             "ETTOSOOOO\nattacker deploys\nFOOOOOOOO\nHBBOOOOOO\nplay\n";
        auto made = std::make_unique<document::ImperioDocument>(
            std::get<imperio::Replay>(imperio::readRecord(record)), "seed");
        auto* game = static_cast<ui::ImperioPage*>(page = window->add(std::move(made)));
        game->players().setPause(never);
        game->players().setPlayer(imperio::Side::Attacker, {imperio::Level::Greedy, {}});
        players = &game->players();
        board = &game->view();
    }
    void makeBattle(const QString& kind) {
        battle::Battle battle = test::smallBattle();
        if (kind == QLatin1String("turns"))
            battle.rules = RuleSystem::Multiplier;
        if (kind == QLatin1String("sealed orders"))
            battle.houseRules["orders"] = "\"sealed\"";
        auto* made = static_cast<ui::BattlePage*>(
            page = window->add(std::make_unique<document::BattleDocument>(std::move(battle))));
        QVERIFY(made->play().start());
        if (kind != QLatin1String("deployment"))
            for (int side = 0; side < 2 && made->play().isIn(battle::PlayPhase::Deployment); ++side)
                QVERIFY(made->play().sayReady());
        made->commanders().setPause(never);
        made->commanders().setLevel(*made->play().side(), 1);
        players = &made->commanders();
        board = &made->view();
    }
    /// Everything that the computer alone may change; people may set bookmarks. The journal has a line for
    /// each edit, undo and redo.
    QByteArray state() {
        auto* game = qobject_cast<document::ImperioDocument*>(&page->document());
        return (game ? game->record() : page->document().serialised()) +
               QByteArray::number(static_cast<qulonglong>(page->document().journal().size())) +
               QByteArray::number(page->document().stepsDone());
    }
};

/// Takes every offer of whatever opens: all actions of a menu, the default button of a dialog.
class Accepting : public QTimer {
public:
    explicit Accepting(const QWidget& window) : m_window(window) {
        connect(this, &QTimer::timeout, this, [this] { accept(); });
        start(5);
    }

private:
    void accept() {
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            trigger(*menu);
            return menu->close(), void();
        }
        QWidget* front = QApplication::activePopupWidget();
        if (!front)
            front = QApplication::activeModalWidget();
        if (!front && QApplication::activeWindow() != &m_window)
            front = QApplication::activeWindow();
        if (!front)
            return;
        auto* dialog = qobject_cast<QDialog*>(front);
        if (dialog && m_tried != front) {
            m_tried = front;
            for (auto* button : dialog->findChildren<QAbstractButton*>())
                if (button->objectName() == QLatin1String("confirm"))
                    return button->click();
            return dialog->accept();
        }
        m_tried = nullptr;
        front->close();
    }
    void trigger(QMenu& menu) {
        const QList<QAction*> actions = menu.actions();
        for (const QPointer<QAction> action : actions)
            if (action && action->menu())
                trigger(*action->menu());
            else if (action && action->isEnabled() && !isFree(*action))
                action->trigger();
    }

public:
    /// What makes the computer act or hands its side over, files, and windows that stay open.
    static bool isFree(const QAction& action) {
        static const QStringList names{QStringLiteral("takeOver"), QStringLiteral("hurry"),
                                       QStringLiteral("stopComputer"), QStringLiteral("computerGoesOn"),
                                       QStringLiteral("comment")};
        static const QStringList texts{QStringLiteral("New"),
                                       QStringLiteral("Open"),
                                       QStringLiteral("Save"),
                                       QStringLiteral("Revert"),
                                       QStringLiteral("Print"),
                                       QStringLiteral("Close"),
                                       QStringLiteral("Quit"),
                                       QStringLiteral("Games by post"),
                                       QStringLiteral("Full"),
                                       QStringLiteral("How"),
                                       QStringLiteral("Keys"),
                                       QStringLiteral("About"),
                                       QStringLiteral("Clear"),
                                       QStringLiteral("Start page"),
                                       QStringLiteral("Settings"),
                                       QStringLiteral("Next document"),
                                       QStringLiteral("Previous document"),
                                       QStringLiteral("Export")};
        const QString text = QString(action.text()).remove(u'&');
        return names.contains(action.objectName()) ||
               std::ranges::any_of(texts, [&](const QString& begin) { return text.startsWith(begin); });
    }

private:
    const QWidget& m_window;
    QPointer<QWidget> m_tried;
};

void triggerMenus(LockedWindow& game) {
    for (QAction* top : game.window->menuBar()->actions())
        for (const QPointer<QAction> action : top->menu()->actions()) {
            if (!action || action->isSeparator())
                continue;
            if (action->menu()) {
                for (const QPointer<QAction> inner : action->menu()->actions())
                    if (inner && !Accepting::isFree(*inner) && !inner->menu())
                        inner->trigger();
            } else if (!Accepting::isFree(*action)) {
                action->trigger();
            }
        }
    for (const ui::Command* command : game.page->commands().commands())
        if (QAction* action = game.page->findChild<QAction*>(command->id);
            action && !Accepting::isFree(*action))
            action->trigger();
}

void pressKeys(LockedWindow& game) {
    game.board->setFocus();
    const auto press = [&](int key) {
        for (const Qt::KeyboardModifiers modifiers :
             {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier)})
            QTest::keyClick(game.board, static_cast<Qt::Key>(key), modifiers);
    };
    for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key)
        press(key);
    for (int key = Qt::Key_0; key <= Qt::Key_9; ++key)
        press(key);
    for (const int key :
         {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Insert, Qt::Key_Space,
          Qt::Key_F2, Qt::Key_Right, Qt::Key_Return, Qt::Key_Return, Qt::Key_Escape})
        press(key);
}

/// In the fields beside the board too: other items, other texts.
void useDocks(LockedWindow& game) {
    for (const auto& button : test::guarded<QAbstractButton>(*game.window)) {
        const bool isBeside = button && button->isVisible() && button->isEnabled() &&
                              !qobject_cast<QTabBar*>(button->parentWidget()) &&
                              button->objectName() != QLatin1String("home");
        const auto* tool = qobject_cast<QToolButton*>(button.data());
        const QAction* action = tool ? tool->defaultAction() : nullptr;
        const bool isFree = (action && Accepting::isFree(*action)) || (tool && tool->menu());
        if (isBeside && !isFree)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    for (const auto& box : test::guarded<QComboBox>(*game.window)) {
        if (!box || !box->isVisible() || !box->isEnabled() ||
            box->objectName().contains(QLatin1String("layer")))
            continue; // who plays a side may be chosen at any time
        for (int item = 0; box && item < box->count(); ++item) {
            box->setCurrentIndex(item);
            Q_EMIT box->activated(item);
        }
    }
    for (const auto& line : test::guarded<QLineEdit>(*game.window))
        if (line && line->isVisible() && line->isEnabled() && !line->isReadOnly()) {
            line->setFocus();
            QTest::keyClicks(line, QStringLiteral("7"));
            QTest::keyClick(line, Qt::Key_Return);
        }
}

void clickCells(LockedWindow& game) {
    std::vector<QPoint> centres;
    for (int row = 0; row < game.board->rowCount(); ++row)
        for (int column = 0; column < game.board->columnCount(); ++column)
            centres.push_back(game.board->cellArea({row, column}).center());
    const auto send = [&](QEvent::Type type, QPoint at, Qt::MouseButtons held) {
        QMouseEvent event(type, at, game.board->mapToGlobal(QPointF(at)),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, held, {});
        QApplication::sendEvent(game.board, &event);
    };
    for (std::size_t cell = 0; cell < centres.size(); ++cell) {
        const QPoint next =
            centres[(cell + static_cast<std::size_t>(game.board->columnCount())) % centres.size()];
        for (int click = 0; click < 2; ++click)
            QTest::mouseClick(game.board, Qt::LeftButton, {}, centres[cell]);
        QTest::mouseClick(game.board, Qt::LeftButton, {}, next);
        QTest::mouseClick(game.board, Qt::LeftButton, Qt::ControlModifier, next);
        send(QEvent::MouseButtonPress, centres[cell], Qt::LeftButton);
        send(QEvent::MouseMove, (centres[cell] + next) / 2, Qt::LeftButton);
        send(QEvent::MouseMove, next, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, next, Qt::NoButton);
        QContextMenuEvent menu(QContextMenuEvent::Mouse, centres[cell],
                               game.board->mapToGlobal(centres[cell]));
        QApplication::sendEvent(game.board, &menu);
    }
}

} // namespace

/// While the computer has to act, nobody touches its side; see Document::awaited().
class TestLockedTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingCanBeTouched_data() { games(); }
    void nothingCanBeTouched() {
        QFETCH(QString, game);
        LockedWindow window(game);
        QVERIFY(window.page->document().isLocked());
        const Accepting accepting(*window.window);
        const QByteArray before = window.state();
        for (const auto& [what, walk] :
             std::initializer_list<std::pair<const char*, void (*)(LockedWindow&)>>{
                 {"clicks", clickCells}, {"keys", pressKeys}, {"docks", useDocks}, {"menus", triggerMenus}}) {
            walk(window);
            QTest::qWait(20); // dialogs and menus that have opened are accepted
            QVERIFY2(window.state() == before, what);
        }
        window.page->undo();
        window.page->redo();
        QVERIFY(window.state() == before);
        QVERIFY(window.page->document().isLocked());
        window.page->document().markSaved({});
    }

    void itSaysWhoIsAwaitedAndHowToGoOn_data() { games(); }
    void itSaysWhoIsAwaitedAndHowToGoOn() {
        QFETCH(QString, game);
        LockedWindow window(game);
        document::Document& document = window.page->document();
        QVERIFY2(document.awaited().text.startsWith(QStringLiteral("Waiting for the co")),
                 qPrintable(document.awaited().text));
        const auto button = [&](const char* command) -> QAbstractButton* {
            for (auto* each : window.page->findChildren<QToolButton*>())
                if (each->isVisible() && each->defaultAction() &&
                    each->defaultAction()->objectName() == QLatin1String(command))
                    return each;
            return nullptr;
        };
        if (window.page->isCovered()) { // nobody may see the board, print it or undo
            for (const char* forbidden : {"Print", "Undo", "Redo"})
                QVERIFY2(!window.action(QLatin1String(forbidden))->isEnabled(), forbidden);
            return document.markSaved({});
        }
        QVERIFY(button("stopComputer") && button("takeOver") && !button("computerGoesOn"));
        QVERIFY(!document.mayStep());
        button("stopComputer")->click();
        QVERIFY(document.awaited().isStopped && document.isLocked());
        QVERIFY(button("computerGoesOn") && !button("stopComputer"));
        QCOMPARE(window.page->mayUndo(), document.canUndo());
        button("computerGoesOn")->click();
        QVERIFY(!document.awaited().isStopped);
        button("takeOver")->click();
        QVERIFY(!document.isLocked());
        QVERIFY(!button("takeOver"));
        document.markSaved({});
    }

private:
    static void games() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"deployment", "orders", "sealed orders", "turns", "imperio"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
};

template struct sf::test::Registered<TestLockedTurns, QApplication>;
#include "test_locked_turns.moc"
