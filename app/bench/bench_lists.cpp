// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "app/bench/bench_battle.h"
#include "app/bench/board_window.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/units/unit_list_dialog.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QVBoxLayout>

namespace sf::bench {
namespace {

constexpr int pastedRows = 10'000;

/// As a spreadsheet copies it.
QString longList() {
    QString list = QStringLiteral("Unit\tHits\tAP\tDP\tDmg\tDR\tMove\tNotes\n");
    for (int row = 0; row < pastedRows; ++row)
        list += QStringLiteral("Soldier %1\t%2\t%3\t2\t3\t1\t4\t\n")
                    .arg(QString::number(row), QString::number(4 + row % 5), QString::number(1 + row % 7));
    return list;
}

/// The page of a battle with its visible docks, full screen, and a stack that gets units.
struct ListWindow {
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ui::Appearance appearance{settings};
    document::BattleDocument document{largeBattle(100, 10)};
    battle::StackId stack = document.battle().stacks[0]->id;
    QWidget window;
    ui::BattlePage* page;
    QString list = longList();

    ListWindow() {
        settings.set(ui::Settings::animations, false);
        page = new ui::BattlePage(document, {settings}, &window);
        showFullScreen(window, *page);
        page->selection().setStack(stack);
        QCoreApplication::processEvents();
    }
    /// From Ctrl+V to the units on the screen, but for the people who press Enter.
    void paste() {
        ui::UnitListDialog dialog(document, stack, list, &window);
        dialog.show();
        QCoreApplication::processEvents();
        dialog.accept();
        QCoreApplication::processEvents();
        require(document.canUndo());
    }
    void undo() {
        if (document.canUndo())
            document.undo();
        QCoreApplication::processEvents();
    }
};

Result pasting() {
    ListWindow window;
    const double time = medianTime(
        5, [&] { window.undo(); }, [&] { window.paste(); });
    return {time, std::nullopt, 500};
}

Result undoingAPaste() {
    ListWindow window;
    const double time = medianTime(
        5, [&] { window.paste(); }, [&] { window.undo(); });
    return {time, std::nullopt, 100};
}

/// The Battle dock of a battle with 10,000 stacks, one of which is renamed.
Result changingAListedStack() {
    QTemporaryDir folder;
    ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    const ui::Appearance appearance(settings);
    document::BattleDocument document(largeBattle(10'000, largeColumns));
    const battle::StackId stack = document.battle().stacks[0]->id;
    QWidget window;
    auto* page = new ui::BattlePage(document, {settings}, &window);
    QWidget list;
    for (const ui::Page::Dock& dock : page->docks())
        if (dock.objectName == QStringLiteral("battleDock"))
            (new QVBoxLayout(&list))->addWidget(dock.make());
    require(!list.children().isEmpty());
    list.resize(400, 800);
    list.show();
    QCoreApplication::processEvents();
    const double time = medianTime(
        9, [&] { document.goToStep(0); },
        [&] {
            require(document.perform(battle::RenameStack{stack, "Renamed"}).isDone());
            QCoreApplication::processEvents();
        });
    return {time, std::nullopt, 100};
}

} // namespace

void addListRows(Bench& bench) {
    bench.add(QStringLiteral("lists: one of 10,000 stacks renamed beside the Battle dock"),
              QStringLiteral("ms"), changingAListedStack);
    bench.add(QStringLiteral("lists: 10,000 rows pasted and shown"), QStringLiteral("ms"), pasting);
    bench.add(QStringLiteral("lists: 10,000 pasted rows undone"), QStringLiteral("ms"), undoingAPaste);
}

} // namespace sf::bench
