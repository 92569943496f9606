// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/kinds/document_file.h"
#include "core/document/lists/battle_clip.h"
#include "tests/app/window/program_window.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/small_battle.h"
#include "tests/ui/encounter/dungeon_window.h"
#include "ui/battle/editor/kinds_dialog.h"
#include "ui/battle/editor/sides_dialog.h"
#include "ui/battle/editor/sides_editor.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/smm/square/square_grid.h"
#include "ui/style/settings.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QLineEdit>
#include <QMimeData>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

using namespace sf;
using battle::StackId;

namespace {

battle::Battle battleWithKinds() {
    battle::Battle battle = test::smallBattle();
    std::vector<battle::UnitKind> kinds;
    for (const char* name : {"Guard", "Archer"}) {
        battle::UnitKind kind;
        kind.name = name;
        kind.traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = 4;
        resolve(kind);
        kinds.push_back(kind);
    }
    battle.kinds = kinds;
    return battle;
}

/// A window with a battle and a dungeon.
struct EditWindow : test::ProgramWindow {
    ui::BattlePage* battlePage = nullptr;
    ui::EncounterPage* dungeonPage = nullptr;

    EditWindow() : ProgramWindow({ui::battleKind(), ui::encounterKind()}) {
        show();
        settings.set(ui::Settings::stackUnits, true);
        battlePage = static_cast<ui::BattlePage*>(
            window->add(std::make_unique<document::BattleDocument>(battleWithKinds())));
    }
    void openDungeon() {
        auto loaded = document::loadBytes(cellarFile);
        dungeonPage = qobject_cast<ui::EncounterPage*>(
            window->add(std::move(std::get<std::unique_ptr<document::Document>>(loaded))));
    }
    const battle::Battle& battle() {
        return static_cast<document::BattleDocument&>(battlePage->document()).battle();
    }
    const encounter::Dungeon& dungeon() { return dungeonPage->controller().dungeon(); }
    std::size_t unitsOf(const char* stack) { return battle().stacks.find(StackId(stack))->units->size(); }
    QAction* entry(const char* text) { return action(QLatin1String(text)); }
    /// As people see it when they open the menu.
    bool isOffered(const char* text) {
        Q_EMIT window->menuBar()->actions().at(1)->menu()->aboutToShow();
        return entry(text)->isEnabled();
    }
    template<class Widget>
    Widget* inDock(const char* dock, const char* name = "") {
        auto* frame = window->findChild<QDockWidget*>(QLatin1String(dock));
        frame->show();
        frame->raise();
        QTest::qWait(20);
        return *name ? frame->findChild<Widget*>(QLatin1String(name)) : frame->findChild<Widget*>();
    }
};

void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

} // namespace

/// The Edit menu does the same everywhere, with what has the focus.
class TestEditMenu : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QGuiApplication::clipboard()->clear(); }

    void everyListIsEdited_data() {
        QTest::addColumn<QString>("place");
        for (const char* place : {"map", "list of stacks", "unit table", "Square", "people", "Encounters",
                                  "Monsters", "items", "random Monsters", "belongings", "Loot"})
            QTest::newRow(place) << QString::fromLatin1(place);
    }
    /// By the menu and by the keys: copying and pasting adds what is chosen, and undoing takes it away again.
    void everyListIsEdited() {
        QFETCH(const QString, place);
        for (const bool byKeys : {false, true}) {
            EditWindow w;
            const std::function<std::size_t()> count = goTo(w, place);
            QVERIFY(count);
            const auto run = [&](const char* text, Qt::Key letter) {
                if (!byKeys) {
                    QVERIFY2(w.isOffered(text), text);
                    w.entry(text)->trigger();
                } else {
                    key(letter, letter == Qt::Key_Delete ? Qt::NoModifier : Qt::ControlModifier);
                }
            };
            const auto paste = [&] {
                run("Paste", Qt::Key_V);
                if (place == QLatin1String("map") || place == QLatin1String("list of stacks"))
                    QTest::keyClick(&w.battlePage->view(), Qt::Key_Return); // where the ghost is
            };
            const std::size_t before = count();
            run("Copy", Qt::Key_C);
            QVERIFY2(QGuiApplication::clipboard()->text().size() >= 3, qPrintable(place));
            if (place == QLatin1String("items")) // they would be shared
                w.dungeonPage->controller().performAll(
                    {encounter::PutItem{renamed(*w.dungeon().item("pot")), false}}, QStringLiteral("Rename"));
            paste();
            QCOMPARE(count(), before + 1);
            run("Duplicate", Qt::Key_D);
            QCOMPARE(count(), before + 2);
            run("Delete", Qt::Key_Delete);
            QCOMPARE(count(), before + 1);
            currentPage(w).undo();
            currentPage(w).undo();
            QCOMPARE(count(), before + 1);
            currentPage(w).undo();
            QCOMPARE(count(), before);
        }
    }

    /// Deleting goes on with the next row, and never with what is behind the list.
    void theNextRowIsDeletedNext_data() { everyListIsEdited_data(); }
    void theNextRowIsDeletedNext() {
        QFETCH(const QString, place);
        if (place == QLatin1String("map") || place == QLatin1String("Square"))
            return; // have no rows
        for (const bool cuts : {false, true}) {
            EditWindow w;
            const std::function<std::size_t()> count = goTo(w, place);
            const auto* list = qobject_cast<QAbstractItemView*>(QApplication::focusWidget());
            QVERIFY(count && list);
            for (int copy = 0; copy < 2; ++copy) // which nothing else needs
                key(Qt::Key_D, Qt::ControlModifier);
            const std::size_t before = count();
            const std::size_t stacks = w.battle().stacks.size();
            for (const std::size_t gone : {std::size_t{1}, std::size_t{2}}) {
                key(cuts ? Qt::Key_X : Qt::Key_Delete, cuts ? Qt::ControlModifier : Qt::NoModifier);
                QCOMPARE(count(), before - gone);
                QVERIFY2(list->selectionModel()->hasSelection(), qPrintable(place));
            }
            QVERIFY(place == QLatin1String("list of stacks") || w.battle().stacks.size() == stacks);
            currentPage(w).undo();
            QCOMPARE(count(), before - 1);
            QVERIFY(list->selectionModel()->hasSelection());
        }
    }

    /// Whatever list of a dock has the keys, with nothing chosen in it.
    void noKeyOfAListActsOnTheBoard() {
        EditWindow w;
        const std::size_t stacks = w.battle().stacks.size();
        int lists = 0;
        for (auto* dock : w.window->findChildren<QDockWidget*>()) {
            dock->show();
            dock->raise();
            QTest::qWait(20);
            QWidgetList places;
            for (auto* list : dock->findChildren<QAbstractItemView*>())
                places << list;
            for (auto* grid : dock->findChildren<ui::SquareGrid*>())
                places << grid;
            for (QWidget* place : places) {
                w.battlePage->selection().setStack(StackId("b"));
                place->setFocus();
                if (!place->hasFocus())
                    continue;
                ++lists;
                auto* list = qobject_cast<QAbstractItemView*>(place);
                if (list)
                    list->selectionModel()->clear();
                for (const Qt::Key each : {Qt::Key_Delete, Qt::Key_Delete})
                    key(each);
                for (const Qt::Key each : {Qt::Key_X, Qt::Key_D, Qt::Key_X})
                    key(each, Qt::ControlModifier);
                if (!list) // the Square is the stack itself
                    continue;
                for (const Qt::Key each : {Qt::Key_R, Qt::Key_F, Qt::Key_H, Qt::Key_A}) {
                    key(each);
                    key(each, Qt::ShiftModifier);
                }
                QVERIFY2(!w.battlePage->document().isModified(), qPrintable(dock->objectName()));
                QVERIFY2(w.battle().stacks.size() == stacks, qPrintable(dock->objectName()));
                QCOMPARE(w.unitsOf("b"), std::size_t{10});
            }
        }
        QVERIFY2(lists >= 4, qPrintable(QString::number(lists)));
    }

    void severalStacksOfTheListAreEdited() {
        EditWindow w;
        auto* table = w.inDock<QTreeView>("battleDock");
        table->setFocus();
        const auto click = [&](int row, Qt::KeyboardModifiers modifiers = {}) {
            QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers,
                              table->visualRect(table->model()->index(row, 0, table->rootIndex())).center());
        };
        const auto& selection = w.battlePage->selection();
        const std::size_t before = w.battle().stacks.size();
        const auto idOf = [&](std::size_t row) { return w.battle().stacks[row]->id; };
        click(0);
        click(2, Qt::ShiftModifier);
        QCOMPARE(selection.group(), (std::vector{idOf(0), idOf(1), idOf(2)}));
        click(1, Qt::ControlModifier);
        QCOMPARE(selection.group(), (std::vector{idOf(0), idOf(2)}));
        QCOMPARE(table->selectionModel()->selectedRows().size(), 2);
        key(Qt::Key_C, Qt::ControlModifier);
        const auto read = document::BattlePaste::of(
            QGuiApplication::clipboard()->mimeData()->data(QLatin1String(document::battleClipType)),
            document::BattleDocument(test::smallBattle()));
        QCOMPARE(std::get<document::BattlePaste>(read).stacks(), 2);
        key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(w.battle().stacks.size(), before + 2);
        QCOMPARE(table->selectionModel()->selectedRows().size(), 2); // the copies
        w.battlePage->undo();                                        // one step
        QCOMPARE(w.battle().stacks.size(), before);
        click(0);
        key(Qt::Key_Down, Qt::ShiftModifier);
        key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(w.battle().stacks.size(), before - 2);
        w.battlePage->undo();
        QCOMPARE(w.battle().stacks.size(), before);
    }

    /// Of all sides, but only those that the filter shows.
    void theListSelectsAllThatItShows() {
        EditWindow w;
        auto* table = w.inDock<QTreeView>("battleDock");
        const auto& selection = w.battlePage->selection();
        table->setFocus();
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(selection.group().size(), w.battle().stacks.size());
        auto* filter = w.inDock<QLineEdit>("battleDock");
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("first"));
        QCOMPARE(table->model()->rowCount(table->rootIndex()), 1);
        QCOMPARE(selection.group().size(), w.battle().stacks.size()); // still
        table->setFocus();
        QVERIFY(w.isOffered("Select all"));
        w.entry("Select all")->trigger();
        QCOMPARE(selection.group(), std::vector{StackId("a")});
    }

    /// Whatever is selected together on the map is so in the list.
    void theListFollowsAGroup() {
        EditWindow w;
        auto* table = w.inDock<QTreeView>("battleDock");
        w.battlePage->selection().setGroup({StackId("c"), StackId("a")});
        QCOMPARE(table->selectionModel()->selectedRows().size(), 2);
        QCOMPARE(table->currentIndex().data().toString(), QStringLiteral("First"));
        w.battlePage->selection().toggle(StackId("a"));
        QCOMPARE(table->selectionModel()->selectedRows().size(), 1);
        w.battlePage->selection().setStack({});
        QVERIFY(!table->selectionModel()->hasSelection());
    }

    void severalUnitsAreCutAndPastedIntoAnotherStack() {
        EditWindow w;
        w.battlePage->selection().setStack(StackId("b"));
        auto* grid = w.inDock<ui::SquareGrid>("stackDock");
        const auto at = [&](int cell) { return grid->area(cell).center().toPoint(); };
        QTest::mouseClick(grid, Qt::LeftButton, {}, at(1));
        QTest::mouseClick(grid, Qt::LeftButton, Qt::ShiftModifier, at(3));
        QTest::mouseClick(grid, Qt::LeftButton, Qt::ControlModifier, at(5));
        QCOMPARE(w.battlePage->selection().units().size(), std::size_t{4});
        grid->setFocus();
        key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(w.unitsOf("b"), std::size_t{6});
        w.battlePage->selection().setStack(StackId("c"));
        grid = w.inDock<ui::SquareGrid>("stackDock");
        grid->setFocus();
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(w.unitsOf("c"), std::size_t{8});
        QCOMPARE(w.battlePage->selection().units().size(), std::size_t{4}); // the pasted ones
        w.battlePage->undo();
        QCOMPARE(w.unitsOf("c"), std::size_t{4});
    }

    void unitsOfTheSquareAreChosenByKeyboard() {
        EditWindow w;
        w.battlePage->selection().setStack(StackId("b"));
        auto* grid = w.inDock<ui::SquareGrid>("stackDock");
        QTest::mouseClick(grid, Qt::LeftButton, {}, grid->area(0).center().toPoint());
        grid->setFocus();
        key(Qt::Key_Right, Qt::ControlModifier);
        key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(w.battlePage->selection().units().size(), std::size_t{1});
        key(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(w.battlePage->selection().units().size(), std::size_t{2});
        key(Qt::Key_Delete);
        QCOMPARE(w.unitsOf("b"), std::size_t{8});
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(w.battlePage->selection().units().size(), std::size_t{8});
    }

    void aTextFieldKeepsItsText() {
        EditWindow w;
        auto* line = w.inDock<QLineEdit>("battleDock");
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("fir"));
        QVERIFY(!w.isOffered("Copy"));
        w.battlePage->selection().setStack(StackId("a"));
        w.entry("Select all")->trigger();
        QVERIFY(w.isOffered("Cut"));
        w.entry("Cut")->trigger();
        QCOMPARE(line->text(), QString());
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("fir"));
        QVERIFY(w.battle().stacks.find(StackId("a")));
        QVERIFY(w.isOffered("Paste"));
        w.entry("Paste")->trigger();
        QCOMPARE(line->text(), QStringLiteral("fir"));
        QVERIFY(!w.isOffered("Duplicate"));
    }

    void whereNothingIsChosenOnlyPasteAndSelectAllAreOffered() {
        EditWindow w;
        w.battlePage->selection().setStack({});
        w.battlePage->view().setFocus();
        for (const char* text : {"Cut", "Copy", "Duplicate", "Delete"})
            QVERIFY2(!w.isOffered(text), text);
        for (const char* text : {"Paste", "Select all"})
            QVERIFY2(w.isOffered(text), text);
    }

    void piecesGoFromOneDungeonToAnother() {
        EditWindow w;
        w.openDungeon();
        w.dungeonPage->view().people().view().setFocus();
        w.dungeonPage->view().people().setCurrent("Ann");
        key(Qt::Key_C, Qt::ControlModifier);
        w.dungeonPage = qobject_cast<ui::EncounterPage*>(
            w.window->add(std::make_unique<document::EncounterDocument>(encounter::Dungeon{})));
        w.dungeonPage->view().people().view().setFocus();
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(w.dungeon().people.size(), std::size_t{1});
        const encounter::Person& ann = *w.dungeon().people[0];
        QCOMPARE(ann.name, std::string("Ann"));
        QCOMPARE(w.dungeon().items.size(), std::size_t{3}); // what she carries comes along
        QVERIFY(ann.wielded && w.dungeon().item(*ann.wielded)->name == "Short bow");
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(w.dungeon().people[1]->name, std::string("Ann 2"));
        QCOMPARE(w.dungeon().items.size(), std::size_t{3}); // the same ones are shared
        w.dungeonPage->undo();
        w.dungeonPage->undo();
        QVERIFY(w.dungeon().people.empty() && w.dungeon().items.empty());
    }

    void severalPeopleAreDeletedTogether() {
        EditWindow w;
        w.openDungeon();
        auto& people = w.dungeonPage->view().people();
        DungeonWindow::clickCell(people, "Ben");
        QTest::mouseClick(people.view().viewport(), Qt::LeftButton, Qt::ControlModifier,
                          people.view().visualRect(DungeonWindow::cell(people, "Dot", "name")).center());
        QCOMPARE(people.selectedIds(), (std::vector<std::string>{"Ben", "Dot"}));
        const std::size_t before = w.dungeon().people.size();
        people.view().setFocus();
        key(Qt::Key_Delete);
        QCOMPARE(w.dungeon().people.size(), before - 2);
        w.dungeonPage->undo();
        QCOMPARE(w.dungeon().people.size(), before);
    }

    void aRandomMonsterJoinsAnEncounter() {
        EditWindow w;
        w.openDungeon();
        auto* table = w.inDock<ui::PieceTable>("randomDock");
        table->view().setFocus();
        table->setCurrent("Bat");
        key(Qt::Key_C, Qt::ControlModifier);
        auto& monsters = w.dungeonPage->view().monsters();
        monsters.view().setFocus();
        monsters.setCurrent("Newt");
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(w.dungeon().encounters.size(), std::size_t{1});
        QCOMPARE(w.dungeon().encounters[0]->monsters.back()->name, std::string("Bat"));
    }

    void aBattleIsNoDungeon() {
        EditWindow w;
        w.battlePage->selection().setStack(StackId("a"));
        w.battlePage->view().setFocus();
        key(Qt::Key_C, Qt::ControlModifier);
        w.openDungeon();
        w.dungeonPage->view().monsters().view().setFocus();
        const std::size_t before = w.dungeon().encounters[0]->monsters.size();
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(w.dungeon().encounters[0]->monsters.size(), before);
    }

    void kindsAreEdited() {
        document::BattleDocument document(battleWithKinds());
        ui::KindsDialog dialog(document, nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* list = dialog.findChild<QTreeWidget*>();
        const auto kinds = [&] { return document.battle().kinds->size(); };
        list->setFocus();
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(list->selectedItems().size(), 2);
        key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(kinds(), std::size_t{0});
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("Archer")));
        list->setFocus();
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(kinds(), std::size_t{2});
        list->setFocus();
        key(Qt::Key_V, Qt::ControlModifier); // the same ones are shared
        QCOMPARE(kinds(), std::size_t{2});
        list->setFocus();
        key(Qt::Key_Home);
        key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(document.battle().kind("Guard 2"));
        list->setFocus();
        key(Qt::Key_Delete);
        QCOMPARE(kinds(), std::size_t{2});
        document.undo();
        QCOMPARE(kinds(), std::size_t{3});
    }

    void sidesAreEdited() {
        const document::BattleDocument document(battleWithKinds());
        ui::SidesDialog dialog(document, nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const auto sides = [&] { return dialog.action().sides; };
        const auto* editor = dialog.findChild<ui::SidesEditor*>();
        editor->findChild<QToolButton*>()->setFocus(); // that of the first side
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Reds"));
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(sides().size(), std::size_t{3});
        QCOMPARE(sides().back().name, std::string("Reds 2"));
        QCOMPARE(sides().back().color, sides().front().color);
        key(Qt::Key_Delete); // the first has stacks
        QCOMPARE(sides().size(), std::size_t{3});
        editor->findChildren<QToolButton*>().last()->setFocus();
        key(Qt::Key_Delete);
        QCOMPARE(sides().size(), std::size_t{2});
    }

private:
    static ui::Page& currentPage(EditWindow& w) {
        return w.dungeonPage ? static_cast<ui::Page&>(*w.dungeonPage) : *w.battlePage;
    }
    static encounter::Item renamed(encounter::Item item) {
        item.name = "Other";
        return item;
    }
    /// Gives the place the focus with one thing chosen; what counts the things.
    static std::function<std::size_t()> goTo(EditWindow& w, const QString& place) {
        w.battlePage->selection().setStack(StackId("b"));
        w.battlePage->selection().setCursor({7, 7});
        if (place == QLatin1String("map")) {
            w.battlePage->view().setFocus();
            return [&w] { return w.battle().stacks.size(); };
        }
        if (place == QLatin1String("list of stacks")) {
            w.inDock<QTreeView>("battleDock")->setFocus();
            return [&w] { return w.battle().stacks.size(); };
        }
        if (place == QLatin1String("unit table") || place == QLatin1String("Square")) {
            auto* grid = w.inDock<ui::SquareGrid>("stackDock");
            QTest::mouseClick(grid, Qt::LeftButton, {}, grid->area(2).center().toPoint());
            if (place == QLatin1String("Square"))
                grid->setFocus();
            else
                w.inDock<QTableView>("stackDock")->setFocus();
            return [&w] { return w.unitsOf("b"); };
        }
        w.openDungeon();
        auto& view = w.dungeonPage->view();
        if (place == QLatin1String("people"))
            return choose(view.people(), "Ben", [&w] { return w.dungeon().people.size(); });
        if (place == QLatin1String("Encounters"))
            return choose(view.encounters(), "e1", [&w] { return w.dungeon().encounters.size(); });
        if (place == QLatin1String("Monsters"))
            return choose(view.monsters(), "Rat",
                          [&w] { return w.dungeon().encounters[0]->monsters.size(); });
        if (place == QLatin1String("items"))
            return choose(*w.inDock<ui::PieceTable>("itemsDock"), "pot",
                          [&w] { return w.dungeon().items.size(); });
        if (place == QLatin1String("belongings") || place == QLatin1String("Loot")) {
            const bool isLoot = place == QLatin1String("Loot");
            view.people().setCurrent("Ann");
            auto* table = w.inDock<QTableWidget>("belongingsDock", isLoot ? "lootTable" : "carriedTable");
            table->setFocus();
            table->setCurrentCell(0, 0);
            return [&w, isLoot] {
                return isLoot ? w.dungeon().loot.at(1).size() : w.dungeon().person("Ann")->items.size();
            };
        }
        return choose(*w.inDock<ui::PieceTable>("randomDock"), "Bat",
                      [&w] { return w.dungeon().table.size(); });
    }
    static std::function<std::size_t()> choose(ui::PieceTable& table, const char* id,
                                               std::function<std::size_t()> count) {
        table.view().setFocus();
        table.setCurrent(id);
        return count;
    }
};

template struct sf::test::Registered<TestEditMenu, QApplication>;
#include "test_edit_menu.moc"
