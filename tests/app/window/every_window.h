// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document_area.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/kinds/document_file.h"
#include "tests/app/window/program_window.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/state/selection.h"
#include "ui/encounter/page/encounter_page.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/style/settings.h"

#include <QApplication>
#include <QDialog>
#include <QTimer>

#include <functional>

namespace sf::test {

// Names are Cyrillic: Latin words outside brackets are the program's own, and untranslated.
inline QByteArray battleFile(const char* rules) {
    return R"({"squarefront": 1, "kind": "battle", "title": "Брод", "rules": ")" + QByteArray(rules) +
           R"(", "seed": "7",
 "sides": [{"name": "Север"}, {"name": "Юг"}],
 "map": {"columns": 12, "rows": 10, "structures": [{"id": "g", "name": "Башня", "hex": [4, 5]}]},
 "unitKinds": {"Лучник": {"attack": 3, "defense": 2, "hits": 4, "move": 4}},
 "stacks": [
  {"id": "a", "name": "Волки", "side": 0, "hex": [3, 4], "moveLeft": 4, "units": [
   {"id": "1", "name": "Князь", "warlord": true, "attack": 3, "hits": 4, "move": 4}, {"id": "2", "kind": "Лучник"}]},
  {"id": "b", "name": "Лисы", "side": 0, "hex": [4, 4], "moveLeft": 4, "units": [{"id": "3", "kind": "Лучник"}]},
  {"id": "w", "name": "Рыси", "side": 1, "hex": [3, 5], "moveLeft": 4, "units": [{"id": "4", "kind": "Лучник"}]}]})";
}

inline const char* const dungeonFile =
    R"({"squarefront": 1, "kind": "encounter", "title": "Яма", "hour": 5, "seed": "7",
 "items": [{"id": "1", "name": "Лук", "weapon": {"damage": "1d6", "type": ["ranged"]}},
           {"id": "2", "name": "Шлем", "armor": {"ac": 1, "type": "Helm"}}],
 "people": [{"id": "3", "name": "Аня", "level": 1, "items": ["1", "2"], "wielded": "1", "worn": ["2"]},
            {"id": "4", "name": "Иван", "level": 1}],
 "encounters": [{"id": "5", "level": 1, "monsters": [
    {"id": "6", "name": "Жук", "hp": 30, "damage": "1d3", "type": ["ranged"], "drop": ["2"], "dropRate": 50}]}],
 "loot": {"1": ["2"]}, "attackPosts": [{"level": 1, "active": true, "comments": ["Ночь"]}],
 "monsterTable": [{"weight": 3, "monster": {"id": "8", "name": "Мышь", "hp": 4, "damage": "1d2"}}]})";

inline const char* const gameFile =
    R"({"squarefront": 1, "kind": "imperio", "title": "Игра", "seed": "7", "record": [
 "Imperio Bellum 1", "attacker: Оля", "defender: Юра",
 "defender deploys", "OSCOMOCSO", "TOOOEOROT", "Cx2; Sx1",
 "attacker deploys", "BOOOHOAOB", "OFKOPOKFO", "Kx2; Fx1", "play"]})";

/// A document of each kind and stage; no file for a new game of Imperio.
inline std::vector<std::pair<const char*, QByteArray>> pageFiles() {
    return {{"SMM", battleFile("smm")},
            {"multiplier combat", battleFile("multiplier")},
            {"dungeon", dungeonFile},
            {"Imperio", gameFile},
            {"set-up of Imperio", {}}};
}

inline void addPages() {
    QTest::addColumn<QByteArray>("file");
    for (const auto& [name, file] : pageFiles())
        QTest::newRow(name) << file;
}

/// A window whose docks, dialogs and other windows are visited one after another.
struct EveryWindow : ProgramWindow {
    using Visit = std::function<void(QWidget&)>;

    explicit EveryWindow(QSize size = {1600, 1000})
        : ProgramWindow({ui::battleKind(), ui::imperioKind(), ui::encounterKind()}) {
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        for (const auto& unfolded :
             {ui::Settings::stackUnits, ui::Settings::stackTerms, ui::Settings::forecastTerms})
            settings.set(unfolded, true);
        window->resize(size);
        show();
    }
    ~EveryWindow() {
        for (ui::Page* page : window->documents().pages())
            page->document().markSaved(page->document().filePath());
    }
    ui::Page* add(const QByteArray& file) {
        if (file.isEmpty())
            return window->add(std::make_unique<document::ImperioDocument>("seed"));
        auto loaded = document::loadBytes(file);
        if (const auto* error = std::get_if<document::LoadError>(&loaded)) {
            qWarning("%s", qPrintable(error->text(QStringLiteral("test"))));
            return nullptr;
        }
        ui::Page* page = window->add(std::move(std::get<std::unique_ptr<document::Document>>(loaded)));
        if (auto* battle = qobject_cast<ui::BattlePage*>(page))
            battle->selection().setStack(battle::StackId("a"));
        return page;
    }
    void visitMenus(const Visit& visit) const {
        for (QMenu* menu : window->menuBar()->findChildren<QMenu*>())
            visit(*menu);
        for (const QAction* action : window->menuBar()->actions())
            visit(*action->menu());
    }
    /// The whole window with each dock in front.
    void visitDocks(ui::Page& page, const Visit& visit) {
        for (const ui::Page::Dock& dock : page.docks()) {
            Q_EMIT page.dockRequested(dock.objectName);
            QTest::qWait(60);
            visit(*window);
        }
    }
    /// What every command with a dialog opens, Qt's own dialogs aside.
    void visitDialogs(ui::Page& page, const Visit& visit) {
        QTimer closer;
        QObject::connect(&closer, &QTimer::timeout, [&] {
            QWidget* front = QApplication::activePopupWidget();
            if (!front)
                front = QApplication::activeModalWidget();
            if (!front)
                return;
            if (!front->inherits("QFileDialog"))
                visit(*front);
            if (auto* dialog = qobject_cast<QDialog*>(front))
                dialog->reject();
            else
                front->close();
        });
        closer.start(30);
        for (const QAction* menu : window->menuBar()->actions())
            trigger(*menu->menu());
        for (const ui::DocumentKind& kind : kinds.kinds())
            if (kind.id == page.document().kind())
                kind.create({settings}, &page);
        QTest::qWait(80);
        closer.stop();
        for (QWidget* other : QApplication::topLevelWidgets())
            if (other != window.get() && other->isVisible() && other->windowType() != Qt::ToolTip) {
                visit(*other);
                other->close();
            }
    }

private:
    static void trigger(const QMenu& menu) {
        for (QAction* action : menu.actions())
            if (action->menu())
                trigger(*action->menu());
            else if (action->isEnabled() && action->isVisible() && action->text().contains(QChar(0x2026)))
                action->trigger();
    }
};

} // namespace sf::test
