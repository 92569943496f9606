// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/kinds/document_file.h"
#include "tests/app/window/program_window.h"
#include "ui/encounter/page/dungeon_view.h"
#include "ui/encounter/page/encounter_page.h"
#include "ui/encounter/tables/piece_table.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

inline const QByteArray cellarFile =
    R"({"squarefront": 1, "kind": "encounter", "title": "Cellar", "hour": 5, "seed": "s",
 "items": [{"id": "bow", "name": "Short bow", "weapon": {"damage": "1d6", "type": ["ranged"]}},
           {"id": "cap", "name": "Cap", "armor": {"ac": 1, "type": "Helm"}},
           {"id": "pot", "name": "Pot", "armor": {"ac": 2, "type": "Helm"}}],
 "people": [{"id": "Ann", "name": "Ann", "level": 1, "items": ["bow", "cap", "pot"], "wielded": "bow", "worn": ["cap"]},
            {"id": "Ben", "name": "Ben", "level": 1},
            {"id": "Cid", "name": "Cid", "level": 2},
            {"id": "Dot", "name": "Dot", "level": 1, "hp": 0}],
 "encounters": [{"id": "e1", "level": 1, "monsters": [
    {"id": "Newt", "name": "Newt", "hp": 30, "damage": "1d3", "type": ["ranged"], "drop": ["cap"], "dropRate": 50},
    {"id": "Rat", "name": "Rat", "hp": 2, "damage": 1}]}],
 "loot": {"1": ["pot"]}, "attackPosts": [],
 "monsterTable": [{"weight": 3, "monster": {"id": "Bat", "name": "Bat", "hp": 4, "damage": "1d2"}}]})";

/// The whole window with one dungeon.
struct DungeonWindow : sf::test::ProgramWindow {
    sf::ui::EncounterPage* page = nullptr;

    explicit DungeonWindow(const QByteArray& file = cellarFile) : ProgramWindow(sf::ui::encounterKind()) {
        auto loaded = sf::document::loadBytes(file);
        auto* document = std::get_if<std::unique_ptr<sf::document::Document>>(&loaded);
        Q_ASSERT(document);
        page = qobject_cast<sf::ui::EncounterPage*>(window->add(std::move(*document)));
        show();
        page->setFocus();
    }
    sf::document::EncounterDocument& document() const { return page->controller().document(); }
    const sf::encounter::Dungeon& dungeon() const { return document().dungeon(); }
    const sf::encounter::Monster& monster(const char* id) const {
        return dungeon().monster(*dungeon().placeOf(id));
    }
    sf::ui::PieceTable& people() const { return page->view().people(); }
    sf::ui::PieceTable& monsters() const { return page->view().monsters(); }
    QAction* attack() const { return page->actions(sf::ui::Page::Menu::Game).first(); }
    template<class Widget>
    Widget* find(const char* name) const {
        return window->findChild<Widget*>(QString::fromLatin1(name));
    }
    void click(const char* button) const { QTest::mouseClick(find<QAbstractButton>(button), Qt::LeftButton); }
    /// The cell of a piece in a table, as the view shows it.
    static QModelIndex cell(const sf::ui::PieceTable& table, const char* id, const char* column) {
        const QAbstractItemModel* shown = table.view().model();
        for (int row = 0; row < shown->rowCount(); ++row)
            if (shown->index(row, 0).data(sf::ui::PieceModel::IdRole).toString() == QLatin1String(id))
                return shown->index(row, table.model().column(column));
        return {};
    }
    static void clickCell(const sf::ui::PieceTable& table, const char* id, const char* column = "name") {
        QTest::mouseClick(table.view().viewport(), Qt::LeftButton, {},
                          table.view().visualRect(cell(table, id, column)).center());
    }
    /// Double-clicks a cell and returns its editor.
    static QWidget* editor(const sf::ui::PieceTable& table, const char* id, const char* column) {
        QTableView& view = table.view();
        view.scrollTo(cell(table, id, column));
        const QPoint at = view.visualRect(cell(table, id, column)).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
        return openEditor(view);
    }
    static QWidget* openEditor(const QTableView& view) {
        for (QWidget* child : view.viewport()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (child->isVisible() && (child->inherits("QLineEdit") || child->inherits("QComboBox")))
                return child;
        return nullptr;
    }
    static void type(QWidget* editor, const char* text) {
        if (auto* line = qobject_cast<QLineEdit*>(editor))
            line->selectAll();
        QTest::keyClicks(editor, QString::fromUtf8(text));
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents(); // the editor closes a moment later
    }
};
