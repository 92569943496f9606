// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/imperio/imperio_document.h"
#include "tests/app/window/program_window.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/small_battle.h"
#include "tests/ui/when_open.h"
#include "ui/battle/page/battle_page.h"
#include "ui/encounter/page/encounter_page.h"
#include "ui/forms/commit_edit.h"
#include "ui/help/help_window.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/page/command_registry.h"
#include "ui/widgets/rule_chip.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTextBrowser>
#include <QTextTable>
#include <QTimer>
#include <QToolBar>

using namespace sf;

namespace {

using Rows = QList<QPair<QString, QString>>;

std::unique_ptr<document::Document> battleOf(RuleSystem rules) {
    battle::Battle battle = test::smallBattle();
    battle.rules = rules;
    return std::make_unique<document::BattleDocument>(std::move(battle));
}

/// A window with a page of the row's kind.
struct CommandWindow : test::ProgramWindow {
    ui::Page* page = nullptr;

    explicit CommandWindow(const QString& kind) : ProgramWindow(ui::battleKind()) {
        kinds.add(ui::imperioKind());
        kinds.add(ui::encounterKind());
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        show();
        if (kind == QLatin1String("imperio"))
            page = window->add(std::make_unique<document::ImperioDocument>("seed"));
        else if (kind == QLatin1String("encounter"))
            page = window->add(std::make_unique<document::EncounterDocument>(encounter::Dungeon{}));
        else
            page = window->add(
                battleOf(kind == QLatin1String("smm") ? RuleSystem::Smm : RuleSystem::Multiplier));
    }
    /// The tables on the help's page of keys: for the board and for the window.
    QList<Rows> keysInHelp() {
        action(QStringLiteral("Keys"))->trigger();
        const auto* text = window->findChild<ui::HelpWindow*>()->findChild<QTextBrowser*>();
        QList<Rows> tables;
        for (QTextFrame* frame : text->document()->rootFrame()->childFrames())
            if (const auto* table = qobject_cast<QTextTable*>(frame)) {
                Rows rows;
                for (int row = 0; row < table->rows(); ++row)
                    rows.append({cell(*table, row, 0), cell(*table, row, 1)});
                tables << rows;
            }
        return tables;
    }
    static QString cell(const QTextTable& table, int row, int column) {
        QTextCursor cursor = table.cellAt(row, column).firstCursorPosition();
        cursor.setPosition(table.cellAt(row, column).lastCursorPosition().position(),
                           QTextCursor::KeepAnchor);
        return cursor.selectedText().trimmed();
    }
};

QString plain(QString text) {
    return text.remove(u'&');
}

} // namespace

/// Commands are defined once; menus, shortcuts and help agree with the definition.
class TestPageCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandHasATextAndItsAction_data() { pages(); }
    void everyCommandHasATextAndItsAction() {
        QFETCH(QString, kind);
        CommandWindow controller(kind);
        QSet<QString> ids;
        for (const ui::Command* command : controller.page->commands().commands()) {
            QVERIFY2(!plain(command->text).isEmpty(), qPrintable(command->id));
            QVERIFY2(!command->id.isEmpty() && !ids.contains(command->id), qPrintable(command->text));
            ids.insert(command->id);
            QVERIFY2(controller.page->findChild<QAction*>(command->id), qPrintable(command->id));
        }
        QVERIFY(!ids.isEmpty());
    }

    void noTwoCommandsHaveTheSameShortcut_data() { pages(); }
    void noTwoCommandsHaveTheSameShortcut() {
        QFETCH(QString, kind);
        CommandWindow controller(kind);
        QSet<QKeySequence> taken;
        for (const ui::Command* command : controller.page->commands().commands()) {
            const auto* action = controller.page->findChild<QAction*>(command->id);
            if (!action->isVisible() || !action->isEnabled())
                continue; // one key can end the set-up, and turns after it
            for (const QKeySequence& key : command->shortcuts) {
                QVERIFY2(!taken.contains(key), qPrintable(command->id + u' ' + key.toString()));
                taken.insert(key);
            }
        }
    }

    void theHelpListsExactlyTheKeysOfTheBoard_data() { pages(); }
    void theHelpListsExactlyTheKeysOfTheBoard() {
        QFETCH(QString, kind);
        CommandWindow controller(kind);
        const QList<Rows> tables = controller.keysInHelp();
        QCOMPARE(tables.size(), 2);
        QVERIFY(!tables[0].isEmpty());
        QCOMPARE(tables[0], controller.page->commands().boardKeys());
    }

    void theHelpListsEveryShortcut_data() { pages(); }
    void theHelpListsEveryShortcut() {
        QFETCH(QString, kind);
        CommandWindow controller(kind);
        const QList<Rows> tables = controller.keysInHelp();
        QStringList listed;
        for (const auto& [keys, what] : tables.value(1))
            listed << keys + u'|' + what.section(QStringLiteral(": "), -1);
        for (const ui::Command* command : controller.page->commands().commands()) {
            QStringList keys;
            for (const QKeySequence& key : command->shortcuts)
                keys << key.toString(QKeySequence::NativeText);
            const auto* action = controller.page->findChild<QAction*>(command->id);
            if (!keys.isEmpty() && action->isVisible())
                QVERIFY2(listed.contains(keys.join(QStringLiteral(" or ")) + u'|' + plain(action->text())),
                         qPrintable(command->id + listed.join(u'\n')));
        }
    }

    void nothingTypedIsLost_data() { pages(); }
    /// Whatever command comes next, the text in the field or cell with the focus is taken first.
    void nothingTypedIsLost() {
        QFETCH(QString, kind);
        CommandWindow controller(kind);
        controller.page->document().setFilePath(controller.folder.filePath(QStringLiteral("saved.sqf")));
        if (auto* battle = dynamic_cast<ui::BattlePage*>(controller.page))
            battle->selection().setStack(battle::StackId("a"));
        QAction* save = controller.action(QStringLiteral("Save"));
        int edits = 0;
        for (const QPointer<QLineEdit>& line : test::guarded<QLineEdit>(*controller.window)) {
            if (!line || !line->isVisible() || !line->isEnabled() || line->isReadOnly())
                continue;
            controller.window->activateWindow(); // a slow save has shown a notice
            QVERIFY(QTest::qWaitForWindowActive(controller.window.get()));
            line->setFocus();
            QSignalSpy finished(line, &QLineEdit::editingFinished);
            QTest::keyClick(line, Qt::Key_7);
            save->trigger();
            QVERIFY2(!finished.isEmpty(), qPrintable(line ? line->accessibleName() : QString()));
            ++edits;
        }
        for (auto* table : controller.window->findChildren<QTableView*>())
            edits += table->isVisible() && editsACell(*table, *save) ? 1 : 0;
        QVERIFY(edits > 0);
        QTRY_VERIFY(!controller.page->document().isModified());
    }

    void aRefusedTextKeepsTheWindow_data() { pages(); }
    /// Whatever reads or closes the document: every field and cell that refuses a text says why, and can be
    /// corrected or given up.
    void aRefusedTextKeepsTheWindow() {
        QFETCH(QString, kind);
        CommandWindow controller(kind);
        controller.settings.set(ui::Settings::stackUnits, true);
        if (kind == QLatin1String("encounter"))
            controller.action(QStringLiteral("Add an @"))->trigger();
        controller.page->document().setFilePath(controller.folder.filePath(QStringLiteral("saved.sqf")));
        if (auto* battle = dynamic_cast<ui::BattlePage*>(controller.page))
            battle->selection().setStack(battle::StackId("a"));
        QAction* save = controller.action(QStringLiteral("Save"));
        int refused = 0;
        for (auto* table : controller.window->findChildren<QTableView*>())
            for (const QModelIndex& index : table->isVisible() ? cells(*table) : QModelIndexList())
                if (QLineEdit* editor = typedInto(*table, index); editor && refuses(*editor)) {
                    refuseThenDiscard(controller, editor, *save);
                    ++refused;
                    break;
                }
        for (const QPointer<QLineEdit>& line : test::guarded<QLineEdit>(*controller.window)) {
            if (!line || !line->isVisible() || !line->isEnabled() || line->isReadOnly())
                continue;
            line->setFocus();
            line->end(false);
            QTest::keyClicks(line, QStringLiteral("x!"));
            if (!refuses(*line))
                continue;
            refuseThenDiscard(controller, line, *save);
            ++refused;
        }
        QVERIFY(refused > 0 || kind == QLatin1String("imperio"));
        controller.page->document().markSaved({});
    }

    void theBoardKeepsTheKeys_data() { pages(); }
    /// After a click on any button beside the board, except where one then types.
    void theBoardKeepsTheKeys() {
        QFETCH(QString, kind);
        CommandWindow controller(kind);
        if (auto* battle = dynamic_cast<ui::BattlePage*>(controller.page))
            battle->selection().setStack(battle::StackId("a"));
        QWidget* board = controller.page;
        while (board->focusProxy())
            board = board->focusProxy();
        bool hasOpened = false; // a dialog, a menu or another window: those keep their keys
        QTimer closing;
        connect(&closing, &QTimer::timeout, this, [&] {
            for (QWidget* front : {QApplication::activePopupWidget(), QApplication::activeModalWidget(),
                                   QApplication::activeWindow()})
                if (front && front != controller.window.get()) {
                    hasOpened = true;
                    front->close();
                }
        });
        closing.start(20);
        int clicks = 0;
        bool hasChip = false; // one rule's chip opens the rulebook as every other does
        for (const QPointer<QAbstractButton>& button : test::guarded<QAbstractButton>(*controller.window)) {
            const bool isBeside = button && button->isVisible() && button->isEnabled() &&
                                  button->window() == controller.window.get() &&
                                  !qobject_cast<QToolBar*>(button->parentWidget()) &&
                                  !qobject_cast<QTabBar*>(button->parentWidget()) &&
                                  !qobject_cast<QDockWidget*>(button->parentWidget()) &&
                                  button->objectName() != QLatin1String("home");
            if (!isBeside || (qobject_cast<ui::RuleChip*>(button.get()) && std::exchange(hasChip, true)))
                continue;
            hasOpened = false;
            controller.window->activateWindow();
            if (!QTest::qWaitFor([&] { return controller.window->isActiveWindow(); }, 500))
                continue;
            board->setFocus();
            const QString name =
                button->accessibleName() + u'/' + button->text() + u'/' + button->objectName();
            QTest::mouseClick(button, Qt::LeftButton);
            const auto hasKeys = [&] { return hasOpened || board->hasFocus() || ui::isTyping(); };
            const bool kept = QTest::qWaitFor(hasKeys, 1000);
            const QWidget* holder = QApplication::focusWidget();
            QVERIFY2(kept, qPrintable(name + QStringLiteral(" leaves the keys with ") +
                                      (holder ? QLatin1String(holder->metaObject()->className())
                                              : QLatin1String())));
            ++clicks;
        }
        QVERIFY(clicks > 0);
        controller.page->document().markSaved({});
    }

private:
    static QModelIndexList cells(const QTableView& table) {
        QModelIndexList all;
        const QAbstractItemModel& model = *table.model();
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column)
                if (const QModelIndex index = model.index(row, column);
                    (index.flags() & Qt::ItemIsEditable) && !table.isColumnHidden(column))
                    all << index;
        return all;
    }
    /// The editor of the cell, in which something has been typed that hardly any field takes.
    static QLineEdit* typedInto(QTableView& table, const QModelIndex& index) {
        table.setCurrentIndex(index);
        table.edit(index);
        auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        if (editor) {
            editor->end(false);
            QTest::keyClicks(editor, QStringLiteral("x!"));
        }
        return editor;
    }
    static bool refuses(const QLineEdit& line) { return !ui::problemOf(line).isEmpty(); }
    /// Save asks; "Correct" goes back to the field, the window can't be closed, "Discard" saves.
    static void refuseThenDiscard(CommandWindow& controller, QPointer<QLineEdit> field, QAction& save) {
        const QString typed = field->text();
        const QString why = ui::problemOf(*field);
        QSignalSpy saved(&controller.page->document(), &document::Document::saved);
        const auto answer = [&](const char* button) {
            test::whenOpen<QMessageBox>([&, button](QMessageBox& box) {
                QVERIFY2(box.objectName() == QLatin1String("refusedText") && box.text() == why,
                         qPrintable(box.text()));
                QTest::mouseClick(box.findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
            });
        };
        [&] {
            answer("correct");
            save.trigger();
            QVERIFY2(saved.isEmpty(), qPrintable(why));
            QVERIFY(field && field->isVisible());
            controller.window->activateWindow();
            QTRY_VERIFY(field->hasFocus());
            QCOMPARE(field->text(), typed);
            answer("correct");
            QVERIFY(!controller.window->close());
            answer("discard");
            save.trigger();
            QTRY_VERIFY(!saved.isEmpty());
            QTRY_VERIFY2(!field || !field->isVisible() || field->text() != typed, qPrintable(why));
        }();
    }
    /// Returns whether the table has a cell to type in. Its text must have been taken.
    static bool editsACell(QTableView& table, QAction& save) {
        const QAbstractItemModel& model = *table.model();
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex index = model.index(row, column);
                const bool isText = index.data(Qt::EditRole).userType() == QMetaType::QString;
                if (!(index.flags() & Qt::ItemIsEditable) || !isText || table.isColumnHidden(column))
                    continue;
                table.setCurrentIndex(index);
                table.edit(index);
                auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
                if (!editor)
                    continue;
                const QPersistentModelIndex edited(index);
                const QString before = editor->text();
                editor->end(false);
                QTest::keyClick(editor, Qt::Key_7);
                save.trigger();
                const QString after = edited.data(Qt::EditRole).toString();
                [&] {
                    QVERIFY2(after != before,
                             qPrintable(model.headerData(column, Qt::Horizontal).toString()));
                }();
                return true;
            }
        return false;
    }

    static void pages() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"smm", "multiplier", "imperio", "encounter"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
};

template struct sf::test::Registered<TestPageCommands, QApplication>;
#include "test_page_commands.moc"
