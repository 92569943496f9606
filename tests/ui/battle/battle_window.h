// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document_area.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/smm/round_play.h"
#include "tests/app/window/program_window.h"
#include "tests/ui/battle/small_battle.h"
#include "ui/battle/editor/new_battle_dialog.h"
#include "ui/battle/page/battle_page.h"

#include <QTabBar>

namespace sf::test {

/// A whole window with its own settings.
struct BattleWindow : ProgramWindow {
    BattleWindow() : ProgramWindow(ui::battleKind()) { show(); }
    ui::BattlePage& addBattle() {
        return static_cast<ui::BattlePage&>(
            *window->add(std::make_unique<document::BattleDocument>(ui::emptyBattle())));
    }
    /// Closes the window, discarding changes, and opens a new one.
    void restart() {
        const auto pages = window->documents().pages();
        for (ui::Page* page : pages)
            page->document().markSaved(page->document().filePath());
        QVERIFY(window->close());
        window.reset();
        window =
            std::make_unique<app::MainWindow>(kinds, context(), folder.filePath(QStringLiteral("recovery")));
        show();
    }
    ui::BattlePage& addSmallBattle() {
        return static_cast<ui::BattlePage&>(
            *window->add(std::make_unique<document::BattleDocument>(smallBattle())));
    }
    void play() { QVERIFY(perform(battle(), smm::PlayRound{attacksInReach(battle().battle())}).isDone()); }
    document::BattleDocument& battle() {
        return static_cast<document::BattleDocument&>(window->documents().currentPage()->document());
    }
    QTabBar& tabs() { return *window->findChild<QTabBar*>(QStringLiteral("documents")); }
    QString path(const char* name) { return folder.filePath(QLatin1String(name)); }
};

inline battle::Stack oneStack() {
    battle::Stack stack;
    stack.id = battle::StackId("s1");
    stack.name = "First";
    stack.hex = {2, 2};
    battle::Unit unit;
    unit.id = battle::UnitId("u1");
    battle::Traits traits;
    traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = 3;
    traits.numbers[static_cast<std::size_t>(battle::Number::Move)] = 4;
    unit.own = std::make_shared<battle::Traits>(traits);
    unit.profile = std::make_shared<battle::Profile>(battle::resolved(traits, nullptr));
    unit.hitsLeft = 3;
    stack.units = std::vector<battle::Unit>{unit};
    return stack;
}

} // namespace sf::test
