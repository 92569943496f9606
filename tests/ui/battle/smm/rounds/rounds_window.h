// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/battle/smm/round_play.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/text/battle_text.h"
#include "tests/ui/battle/small_battle.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/smm/rounds/order_row.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/smm/smm_session.h"
#include "ui/battle/state/selection.h"
#include "ui/paint/base/hex_layout.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace sf::test {

/// A window with one battle, its docks, and undo and redo in its menu.
struct RoundsWindow {
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ui::Appearance appearance{settings};
    std::unique_ptr<document::BattleDocument> made;
    std::unique_ptr<QMainWindow> window = std::make_unique<QMainWindow>();
    ui::BattlePage* page = nullptr;
    QHash<QString, QDockWidget*> docks;
    WindowRequests requests;
    const QString& said = requests.said;

    explicit RoundsWindow(battle::Battle battle = smallBattle())
        : made(std::make_unique<document::BattleDocument>(std::move(battle))) {
        settings.set(ui::Settings::animations, false);
        settings.set(ui::Settings::playback, ui::Settings::Playback::Off);
        made->setSeed("rounds");
        page = new ui::BattlePage(*made, ui::PageContext{settings});
        requests.watch(*page);
        window->setCentralWidget(page);
        addAction(Qt::CTRL | Qt::Key_Z, [this] { page->undo(); });
        addAction(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, [this] { made->redo(); });
        for (const char* name : {"stackDock", "battleDock"})
            addDock(QLatin1String(name));
        window->resize(1280, 800);
        window->show();
        QVERIFY2(QTest::qWaitForWindowActive(window.get()), "no window");
        view().setFocus();
    }
    ~RoundsWindow() { qDeleteAll(docks); } // before the page, as in the program
    void addAction(const QKeySequence& key, std::function<void()> command) {
        auto* action = new QAction(window.get());
        action->setShortcut(key);
        QObject::connect(action, &QAction::triggered, window.get(), std::move(command));
        window->addAction(action);
    }
    void addDock(const QString& name) {
        for (const ui::Page::Dock& dock : page->docks()) {
            if (dock.objectName != name)
                continue;
            auto* frame = docks[name] = new QDockWidget(dock.title, window.get());
            frame->setWidget(dock.make());
            window->addDockWidget(Qt::RightDockWidgetArea, frame);
        }
    }
    /// Orders every stack to attack an opponent in reach; without orders none would start a fight (BAT-7).
    void orderAttacks() {
        for (const auto& [id, order] : attacksInReach(battle()))
            QVERIFY(perform(document(), smm::GiveOrders{{{id, order}}}).isDone());
    }
    document::BattleDocument& document() { return *made; }
    const battle::Battle& battle() { return document().battle(); }
    ui::BattleView& view() { return page->view(); }
    ui::RoundController& controller() { return static_cast<ui::SmmSession&>(page->session()).controller(); }
    QPoint centre(hex::Hex hex) { return view().layout().centre(hex).toPoint(); }
    void click(hex::Hex hex, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(&view(), Qt::LeftButton, modifiers, centre(hex));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), key, modifiers); }
    template<class Widget>
    Widget* find(const char* name) {
        return window->findChild<Widget*>(QLatin1String(name));
    }
    QTreeView& list() { return *find<QTreeView>("stackTree"); }
    /// A row of a group in the list.
    QModelIndex listed(int group, int row, int column = 0) {
        const QAbstractItemModel* model = list().model();
        return model->index(row, column, model->index(group, 0));
    }
    void clickListed(const QModelIndex& row) {
        list().scrollTo(row);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(row).center());
    }
    void press(const char* name) {
        auto* button = find<QAbstractButton>(name);
        QVERIFY2(button && button->isVisible(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    /// With the choices of the orders unfolded.
    void raise(const char* dock) {
        docks[QLatin1String(dock)]->raise();
        if (auto* change = find<QAbstractButton>("changeOrderButton"))
            change->setChecked(true);
        QApplication::processEvents();
    }
    /// The row of the orders panel whose text begins with `text`, or null if there is none.
    ui::OrderRow* row(const QString& text) {
        for (auto* row : window->findChildren<ui::OrderRow*>())
            if (row->isVisible() && row->button()->text().startsWith(text))
                return row;
        return nullptr;
    }
    smm::Order order(const char* stack) { return controller().orderOf(battle::StackId(stack)); }
    int hits() {
        int sum = 0;
        for (const battle::StackPointer& stack : battle().stacks)
            for (const battle::Unit& unit : *stack->units)
                sum += unit.hitsLeft;
        return sum;
    }
};

/// First and Second in a Conflict with Watch, after one round.
inline battle::Battle inConflict() {
    document::BattleDocument document(smallBattle());
    perform(document, smm::PlayRound{attacksInReach(document.battle())}, std::vector(20, 1));
    return document.battle();
}

} // namespace sf::test
