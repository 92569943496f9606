// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/rules/battle/events.h"
#include "core/rules/multiplier/events.h"
#include "core/rules/multiplier/turn_state.h"
#include "core/text/battle_text.h"
#include "tests/core/rules/multiplier/multiplier_field.h"
#include "tests/test_registry.h"
#include "tests/ui/alt_letters.h"
#include "tests/ui/battle/loss_report.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/when_open.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/drag/unit_drag.h"
#include "ui/battle/editor/convert_dialog.h"
#include "ui/battle/editor/house_rules_dialog.h"
#include "ui/battle/editor/new_battle_dialog.h"
#include "ui/battle/forecast/forecast_panel.h"
#include "ui/battle/log/battle_log_panel.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/multiplier/last_combat_panel.h"
#include "ui/battle/multiplier/multiplier_attack_dialog.h"
#include "ui/battle/multiplier/multiplier_help.h"
#include "ui/battle/multiplier/multiplier_session.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/players/commander_controller.h"
#include "ui/battle/stack/stack_panel.h"
#include "ui/battle/units/unit_table_model.h"
#include "ui/paint/base/hex_layout.h"
#include "ui/style/current_theme.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace sf;
using test::turnField;
using test::whenOpen;
using ui::MultiplierAttackDialog;

namespace {

QStringList namelessParts(const QWidget& window) {
    QStringList nameless;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        const bool isPart = widget->objectName().startsWith(QStringLiteral("qt_"));
        if (!isPart && (!accessible || accessible->text(QAccessible::Name).isEmpty()))
            nameless << QLatin1String(widget->metaObject()->className());
    }
    return nameless;
}

/// The page of a battle in turns, 1100 x 800.
struct TurnPage : test::OwnSettings {
    document::BattleDocument document;
    std::unique_ptr<ui::BattlePage> page;
    test::WindowRequests requests;
    const QString& said = requests.said;

    explicit TurnPage(const battle::Battle& battle = turnField()) : document(battle) {
        page = std::make_unique<ui::BattlePage>(document, context());
        requests.watch(*page);
        page->resize(1100, 800);
        page->show();
        page->view().setFocus();
        QVERIFY2(QTest::qWaitForWindowActive(page.get()), "no window");
        QTRY_VERIFY(page->view().isSharp());
    }
    ui::BattleView& view() { return page->view(); }
    ui::MultiplierSession& session() const { return dynamic_cast<ui::MultiplierSession&>(page->session()); }
    QString hits(const char* id) const {
        QStringList list;
        for (const battle::Unit& unit : *document.battle().stacks.find(battle::StackId(id))->units)
            list << QString::number(unit.hitsLeft);
        return list.join(u' ');
    }
    hex::Hex place(const char* id) const { return document.battle().stacks.find(battle::StackId(id))->hex; }
    void click(hex::Hex hex, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(&view(), Qt::LeftButton, modifiers, view().layout().centre(hex).toPoint());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), key, modifiers); }
    QToolButton* barButton(const char* name) const {
        return page->findChild<QToolButton*>(QLatin1String(name));
    }
};

/// A stack alone in its hex, with an enemy beside it that shoots.
battle::Battle apart() {
    battle::Battle battle = turnField();
    const auto put = [&](std::size_t position, hex::Hex hex) {
        battle::Stack stack = *battle.stacks[position];
        stack.hex = hex;
        battle.stacks.replace(position, std::make_shared<const battle::Stack>(std::move(stack)));
    };
    put(0, {3, 3});
    put(1, {5, 4});
    put(2, {5, 5});
    return battle;
}

QWidget* makeDock(const TurnPage& page, const char* name) {
    for (const ui::Page::Dock& dock : page.page->docks())
        if (dock.objectName == QLatin1String(name))
            return dock.make();
    return nullptr;
}

/// Who can attack whom at the beginning.
std::pair<battle::StackId, battle::StackId> attackOf(const TurnPage& page) {
    const battle::Battle& battle = page.document.battle();
    for (const battle::StackPointer& stack : battle.stacks)
        if (const auto targets = multiplier::targetsOf(battle, stack->id); !targets.empty())
            return {stack->id, targets.front()};
    return {};
}

/// An attack that costs something.
bool strikeOnce(TurnPage& page) {
    multiplier::Attack attack;
    std::tie(attack.attacker, attack.defender) = attackOf(page);
    return perform(page.document, attack, std::vector<int>(8, 6)).isDone();
}

void typeDice(QWidget& dialog, const QString& dice) {
    for (auto* field : dialog.findChildren<QLineEdit*>())
        if (field->accessibleName() == QStringLiteral("Typed dice")) {
            field->setFocus();
            QTest::keyClicks(field, dice);
        }
}

} // namespace

/// Multiplier combat in the window, with real mouse and key events.
class TestMultiplierPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// B4: what the computer did stays to be read, and doesn't take the keys.
    void theComputersTurnIsReported() {
        TurnPage page;
        page.page->commanders().setPause(60'000);
        page.page->commanders().setLevel(1, 2);
        auto* report = test::lossReportOf(*page.page);
        const auto perform = [&](const auto& action, const auto&... dice) {
            bool isDone = false;
            page.document.act([&] {
                if constexpr (std::is_constructible_v<multiplier::TurnAction, decltype(action)>)
                    isDone = document::perform(page.document, action, dice...).isDone();
                else
                    isDone = page.document.perform(action).isDone();
            });
            QVERIFY(isDone);
        };
        perform(battle::StartPlay{});
        for (const int side : {0, 1})
            if (page.document.battle().play->phase == battle::PlayPhase::Deployment)
                perform(battle::SayReady{side});
        perform(multiplier::EndTurn{});
        QVERIFY(report->isHidden());
        perform(battle::MoveStack{battle::StackId("reserve"), {5, 7}});
        perform(battle::MoveStack{battle::StackId("reserve"), {5, 6}});
        perform(battle::MergeStacks{battle::StackId("reserve"), battle::StackId("guards")});
        perform(test::attackBy("guards", "spears"), std::vector<int>(8, 6));
        perform(multiplier::EndTurn{});
        QTRY_VERIFY(!report->isHidden());
        QVERIFY(page.view().hasFocus());
        const QStringList losses = report->accessibleDescription().split(u'\n').first(2); // a line a side
        QVERIFY2(losses.join(u'|').contains(QStringLiteral("croaked")), qPrintable(losses.join(u'|')));
        const QStringList lines = report->accessibleDescription().split(u'\n').sliced(2);
        QCOMPARE(lines.value(0), QStringLiteral("reserve moved to 5,6"));
        QCOMPARE(lines.value(1), QStringLiteral("reserve merged into guards"));
        QVERIFY2(lines.value(2).startsWith(QStringLiteral("guards attacked spears: ")),
                 qPrintable(lines.value(2)));
        QVERIFY2(std::ranges::any_of(
                     lines, [](const QString& line) { return line.startsWith(QStringLiteral("spears: ")); }),
                 qPrintable(report->accessibleDescription()));
        QStringList log;
        for (const document::LogLine& line : page.document.log().lines())
            log << text::event(line.event, page.document.battle());
        QVERIFY(log.contains(QStringLiteral("reserve moved to 5,7")) && log.contains(lines[1]));
        const auto moved = std::ranges::find(page.document.log().lines(), battle::events::moves,
                                             [](const document::LogLine& line) { return line.event.kind; });
        QCOMPARE(moved->event.path, (std::vector<hex::Hex>{{5, 7}}));
    }

    void aFightByMouse() {
        TurnPage controller(apart());
        QVERIFY(controller.barButton("endTurnButton")->isVisible());
        controller.click({5, 4}); // the bows
        QCOMPARE(controller.page->selection().stack(), std::optional(battle::StackId("bows")));
        QString forecast;
        whenOpen<MultiplierAttackDialog>([&](MultiplierAttackDialog& dialog) {
            forecast = dialog.windowTitle();
            QVERIFY(dialog.acceptButton()->isEnabled());
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
        });
        controller.click({5, 5}, Qt::ControlModifier);
        QCOMPARE(forecast, QStringLiteral("bows against guards"));
        QVERIFY(controller.hits("guards") != QStringLiteral("5 5"));
        QVERIFY2(controller.said.contains(QStringLiteral("bows struck guards")), qPrintable(controller.said));
        QTest::mouseClick(controller.barButton("endTurnButton"), Qt::LeftButton);
        QCOMPARE(multiplier::sideToMove(controller.document.battle()), 1);
        QVERIFY2(controller.said.contains(QStringLiteral("Blues")), qPrintable(controller.said));
        controller.document.undo();
        controller.document.undo();
        QCOMPARE(controller.hits("guards"), QStringLiteral("5 5"));
    }

    void theLogTellsOfTurns() {
        TurnPage controller(apart());
        const QList<ui::Page::Dock> docks = controller.page->docks();
        const auto log = std::ranges::find(docks, QStringLiteral("logDock"), &ui::Page::Dock::objectName);
        QVERIFY(log != docks.end());
        const std::unique_ptr<QWidget> widget(log->make());
        auto& panel = dynamic_cast<ui::BattleLogPanel&>(*widget);
        controller.session().controller().endTurn();
        QVERIFY2(panel.shownText().contains(QStringLiteral("MUL-0")), qPrintable(panel.shownText()));
        QVERIFY2(!controller.session().makeOrderSection(nullptr), "orders are for rounds");
    }

    void aStrikeIsOneLineWithItsLosses() {
        TurnPage controller;
        const std::unique_ptr<QWidget> widget(makeDock(controller, "logDock"));
        auto& panel = dynamic_cast<ui::BattleLogPanel&>(*widget);
        const std::unique_ptr<QWidget> card(makeDock(controller, "lastCombatDock"));
        auto& combat = dynamic_cast<ui::LastCombatPanel&>(*card);
        QVERIFY2(combat.plainText().contains(QStringLiteral("No combat")), qPrintable(combat.plainText()));
        const battle::StackId attacker = attackOf(controller).first;
        QVERIFY(strikeOnce(controller));
        int strikes = 0;
        int losses = 0;
        for (const document::LogLine& line : controller.document.log().lines()) {
            strikes += line.event.kind == multiplier::events::strikes ? 1 : 0;
            losses += line.event.kind == battle::events::damage ? 1 : 0;
        }
        QVERIFY(strikes > 0 && losses > 0);
        const QString shown = panel.shownText();
        QCOMPARE(shown.count(QStringLiteral(" struck ")), strikes);
        for (const QString& line : shown.split(u'\n', Qt::SkipEmptyParts))
            if (line.contains(QStringLiteral("loses")) || line.contains(QStringLiteral("croak")))
                QVERIFY2(line.contains(QStringLiteral(" struck ")), qPrintable(line));
        QCOMPARE(combat.plainText().count(QStringLiteral(" struck ")), strikes);
        QVERIFY(controller.document.perform(battle::RenameStack{attacker, "Renamed"}).isDone());
        QVERIFY2(combat.plainText().contains(QStringLiteral("Renamed")), qPrintable(combat.plainText()));
        controller.document.undo();
        QVERIFY2(!combat.plainText().contains(QStringLiteral("Renamed")), qPrintable(combat.plainText()));
        controller.document.undo();
        QVERIFY2(combat.plainText().contains(QStringLiteral("No combat")), qPrintable(combat.plainText()));
    }

    void leavingIsChosenOnTheMap_MUL9() {
        TurnPage controller(apart());
        controller.click({5, 4}); // the bows
        std::vector<hex::Hex> refuges;
        const auto chooseOnMap = [&](MultiplierAttackDialog& dialog) {
            refuges = dialog.refuges();
            for (auto* button : dialog.findChildren<QPushButton*>())
                if (button->accessibleName().contains(QStringLiteral("on the map")))
                    return QTest::mouseClick(button, Qt::LeftButton);
        };
        whenOpen<MultiplierAttackDialog>(chooseOnMap);
        controller.click({5, 5}, Qt::ControlModifier);
        QVERIFY(controller.view().isBusy());
        QVERIFY2(controller.said.contains(QStringLiteral("leave")), qPrintable(controller.said));
        controller.click({0, 0}); // out of reach: still to be chosen
        QVERIFY(controller.view().isBusy());
        std::optional<hex::Hex> chosen;
        bool isAgain = false;
        whenOpen<MultiplierAttackDialog>([&](MultiplierAttackDialog& dialog) {
            chosen = dialog.attack().leaveTo;
            chooseOnMap(dialog);
        });
        controller.key(Qt::Key_Escape);
        QTRY_VERIFY(controller.view().isBusy());
        QCOMPARE(chosen, std::optional<hex::Hex>());
        whenOpen<MultiplierAttackDialog>([&](MultiplierAttackDialog& dialog) {
            isAgain = true;
            chosen = dialog.attack().leaveTo;
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
        });
        controller.click(refuges.front());
        QTRY_VERIFY(isAgain);
        QCOMPARE(chosen, std::optional(refuges.front()));
        QTRY_COMPARE(controller.place("bows"), refuges.front());
    }

    void ambushIsAskedOnce() {
        TurnPage controller;
        const auto attacks = attackOf(controller);
        MultiplierAttackDialog dialog(controller.session().controller(), attacks.first, attacks.second);
        QComboBox* who = nullptr;
        for (auto* box : dialog.findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Who ambushes"))
                who = box;
        QVERIFY(who);
        QCOMPARE(dialog.findChildren<QDoubleSpinBox*>().size(), 1);
        QCOMPARE(dialog.attack().ambush, std::string("1"));
        who->setCurrentIndex(1);
        QCOMPARE(dialog.attack().ambush, std::string("2"));
        QCOMPARE(dialog.attack().defenderAmbush, std::string("1"));
        who->setCurrentIndex(2);
        QCOMPARE(dialog.attack().ambush, std::string("1"));
        QCOMPARE(dialog.attack().defenderAmbush, std::string("2"));
    }

    void theKeyAttacksWhomTheForecastShows() {
        TurnPage controller;
        const auto [attacker, target] = attackOf(controller);
        controller.page->selection().setStack(attacker);
        ui::ForecastPanel forecast(controller.document, controller.page->selection());
        forecast.show();
        QVERIFY(QTest::qWaitForWindowExposed(&forecast));
        QTRY_VERIFY(controller.page->selection().forecastTarget());
        const battle::StackId shown = *controller.page->selection().forecastTarget();
        controller.page->selection().setCursor({0, 0}); // where nobody stands
        QTRY_COMPARE(controller.page->selection().forecastTarget(), std::optional(shown));
        controller.page->activateWindow();
        controller.view().setFocus();
        QString title;
        whenOpen<MultiplierAttackDialog>([&](MultiplierAttackDialog& dialog) {
            title = dialog.windowTitle();
            dialog.reject();
        });
        QTest::keyClick(&controller.view(), Qt::Key_A);
        const QString name = text::stackName(*controller.document.battle().stacks.find(shown));
        QVERIFY2(title.endsWith(name), qPrintable(title));
    }

    void diceThatWereThrownMayHaveToStay() {
        battle::Battle battle = apart();
        battle.houseRules["undoDice"] = "\"never\"";
        TurnPage controller(battle);
        controller.click({5, 4});
        whenOpen<MultiplierAttackDialog>(
            [](MultiplierAttackDialog& dialog) { QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton); });
        controller.click({5, 5}, Qt::ControlModifier);
        const QString after = controller.hits("guards");
        QVERIFY(after != QStringLiteral("5 5"));
        controller.page->undo();
        QCOMPARE(controller.hits("guards"), after);
        QVERIFY2(controller.said.contains(QStringLiteral("Undoing dice")), qPrintable(controller.said));
        ui::HouseRulesDialog dialog(controller.document, nullptr);
        QVERIFY(dialog.findChild<QWidget*>(QStringLiteral("undoDice")));
        QVERIFY(!dialog.findChild<QWidget*>(QStringLiteral("attackDie")));
    }

    void aFightByKeyboard() {
        TurnPage controller(apart());
        controller.view().moveCursor({5, 4});
        controller.key(Qt::Key_Return);
        QCOMPARE(controller.page->selection().stack(), std::optional(battle::StackId("bows")));
        controller.key(Qt::Key_Down);
        QCOMPARE(controller.page->selection().cursor(), (hex::Hex{5, 5}));
        whenOpen<MultiplierAttackDialog>([&](MultiplierAttackDialog& dialog) {
            typeDice(dialog, QStringLiteral("6 6 1"));
            QVERIFY(!dialog.acceptButton()->isEnabled());
            QVERIFY2(dialog.problem().contains(QStringLiteral("MUL-7")), qPrintable(dialog.problem()));
            typeDice(dialog, QStringLiteral(" 1"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        controller.key(Qt::Key_A);
        QCOMPARE(controller.hits("guards"), QStringLiteral("0 2")); // 16 x 1 x 4/8
        QCOMPARE(controller.hits("bows"), QStringLiteral("1 3"));   // 3 x 0.5 x 8/8, half up
        QVERIFY(controller.document.log().lines()[1].typedDice);
        controller.page->activateWindow();
        controller.view().setFocus();
        QVERIFY(QTest::qWaitForWindowActive(controller.page.get()));
        controller.key(Qt::Key_V);
        QVERIFY2(controller.said.contains(QStringLiteral("dice 6")), qPrintable(controller.said));
        QCOMPARE(controller.said.count(QStringLiteral(" struck ")), 2);
        controller.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(multiplier::sideToMove(controller.document.battle()), 1);
        controller.key(Qt::Key_A); // not their turn
        QVERIFY2(controller.said.contains(QStringLiteral("MUL-0")), qPrintable(controller.said));
    }

    void severalEnemiesInAHexAreChosenFrom() {
        battle::Battle battle = apart();
        battle::Stack reserve = *battle.stacks[3];
        reserve.hex = {5, 5};
        battle.stacks.replace(3, std::make_shared<const battle::Stack>(std::move(reserve)));
        TurnPage controller(battle);
        controller.page->selection().setStack(battle::StackId("bows"));
        controller.view().moveCursor({5, 5});
        QStringList offered;
        QString attacked;
        whenOpen<QMenu>([&](QMenu& menu) {
            for (const QAction* action : menu.actions())
                offered << action->text().section(u',', 0, 0);
            whenOpen<MultiplierAttackDialog>([&](MultiplierAttackDialog& dialog) {
                attacked = dialog.windowTitle();
                dialog.reject();
            });
            QTest::keyClick(&menu, Qt::Key_Down);
            QTest::keyClick(&menu, Qt::Key_Return);
        });
        controller.key(Qt::Key_A);
        QTRY_COMPARE(attacked, QStringLiteral("bows against reserve"));
        QCOMPARE(offered, QStringList({QStringLiteral("guards"), QStringLiteral("reserve")}));
        // Nobody under the cursor: all that are in reach.
        controller.view().moveCursor({0, 0});
        offered.clear();
        whenOpen<QMenu>([&](QMenu& menu) {
            for (const QAction* action : menu.actions())
                offered << action->text().section(u',', 0, 0);
            menu.close();
        });
        QTest::mouseClick(controller.barButton("turnAttackButton"), Qt::LeftButton);
        QTRY_COMPARE(offered, QStringList({QStringLiteral("guards"), QStringLiteral("reserve")}));
    }

    void aDragIntoTheEnemysHexMovesThere_MUL0() {
        battle::Battle battle = apart();
        TurnPage controller(battle);
        const QPoint from = controller.view().layout().centre({3, 3}).toPoint();
        const QPoint to = controller.view().layout().centre({5, 4}).toPoint();
        QTest::mousePress(&controller.view(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&controller.view(), from + QPoint(30, 10));
        QTest::mouseMove(&controller.view(), to);
        QTest::mouseRelease(&controller.view(), Qt::LeftButton, {}, to);
        // Its side's bows are too far to merge with.
        QCOMPARE(controller.document.undoText(), QString());
        const QPoint near = controller.view().layout().centre({4, 4}).toPoint();
        QTest::mousePress(&controller.view(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&controller.view(), from + QPoint(30, 10));
        QTest::mouseMove(&controller.view(), near);
        QTest::mouseRelease(&controller.view(), Qt::LeftButton, {}, near);
        QCOMPARE(controller.place("spears"), (hex::Hex{4, 4}));
        QCOMPARE(controller.document.battle().stacks[0]->extras->moveLeft, std::optional(3));
        const QPoint enemy = controller.view().layout().centre({5, 5}).toPoint();
        const QPoint now = controller.view().layout().centre({4, 4}).toPoint();
        QTest::mousePress(&controller.view(), Qt::LeftButton, {}, now);
        QTest::mouseMove(&controller.view(), now + QPoint(10, 30));
        QTest::mouseMove(&controller.view(), enemy);
        QTest::mouseRelease(&controller.view(), Qt::LeftButton, {}, enemy);
        QCOMPARE(controller.place("spears"), (hex::Hex{5, 5}));
    }

    void theMenuOfAnEnemyOffersTheAttack() {
        TurnPage controller(apart());
        controller.page->selection().setStack(battle::StackId("bows"));
        QStringList texts;
        QList<bool> enabled;
        QMenu menu;
        QVERIFY(controller.session().addOrderItems(menu, battle::StackId("guards")));
        QVERIFY(menu.actions().first()->isEnabled());
        QVERIFY(menu.actions().first()->text().contains(QStringLiteral("guards")));
        QMenu far;
        QVERIFY(controller.session().addOrderItems(far, battle::StackId("reserve")));
        QVERIFY(!far.actions().first()->isEnabled());
        QVERIFY2(far.actions().first()->text().contains(QStringLiteral("MUL-0")),
                 qPrintable(far.actions().first()->text()));
        QMenu none;
        QVERIFY(!controller.session().addOrderItems(none, battle::StackId("spears")));
    }

    void everythingThatTakesTheFocusHasAName() {
        TurnPage controller;
        QCOMPARE(namelessParts(*controller.page), QStringList());
        MultiplierAttackDialog dialog(controller.session().controller(), battle::StackId("spears"),
                                      battle::StackId("guards"));
        dialog.show();
        QCOMPARE(namelessParts(dialog), QStringList());
        QCOMPARE(test::repeatedAltLetters(dialog), QStringList());
        ui::StackPanel panel(controller.document, controller.page->selection());
        controller.page->selection().setStack(battle::StackId("spears"));
        panel.show();
        QCOMPARE(namelessParts(panel), QStringList());
    }

    void theStackingOrderByKeysAndByDrag_MUL1() {
        document::BattleDocument document(turnField());
        ui::Selection selection;
        ui::StackPanel panel(document, selection);
        panel.resize(404, 700);
        panel.show();
        selection.setStack(battle::StackId("spears"));
        auto* table = panel.findChild<QTableView*>();
        auto* model = qobject_cast<ui::UnitTableModel*>(table->model());
        const auto order = [&] {
            QStringList ids;
            for (const battle::Unit& unit : *document.battle().stacks[0]->units)
                ids << QString::fromStdString(unit.id.text);
            return ids.join(u' ');
        };
        table->setFocus();
        table->setCurrentIndex(model->index(0, 1));
        QTest::keyClick(table, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(order(), QStringLiteral("s2 s1 boss"));
        QTest::keyClick(table, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(order(), QStringLiteral("s2 boss s1"));
        QTest::keyClick(table, Qt::Key_Down, Qt::AltModifier); // it is the last
        QTest::keyClick(table, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(order(), QStringLiteral("s2 s1 boss"));
        const std::unique_ptr<QMimeData> drag(
            ui::mimeData({battle::StackId("spears"), {battle::UnitId("boss")}}));
        const QRect first = table->visualRect(model->index(0, 1));
        const QPoint above(first.center().x(), first.top() + 1);
        QDragEnterEvent enter(above, Qt::MoveAction, drag.get(), Qt::LeftButton, {});
        QApplication::sendEvent(table->viewport(), &enter);
        QDragMoveEvent move(above, Qt::MoveAction, drag.get(), Qt::LeftButton, {});
        QApplication::sendEvent(table->viewport(), &move);
        QDropEvent drop(QPointF(above), Qt::MoveAction, drag.get(), Qt::LeftButton, {});
        QApplication::sendEvent(table->viewport(), &drop);
        QCOMPARE(order(), QStringLiteral("boss s2 s1"));
        document.undo();
        QCOMPARE(order(), QStringLiteral("s2 s1 boss"));
    }

    void theSpecialBonusIsTypedAndRefused_MUL5() {
        document::BattleDocument document(turnField());
        ui::Selection selection;
        ui::StackPanel panel(document, selection);
        panel.show();
        selection.setStack(battle::StackId("spears"));
        auto* bonus = panel.findChild<QLineEdit*>(QStringLiteral("specialBonus"));
        const test::WindowRequests requests(panel);
        const QString& said = requests.said;
        bonus->setFocus();
        QTest::keyClicks(bonus, QStringLiteral("1.5"));
        QTest::keyClick(bonus, Qt::Key_Return);
        QCOMPARE(multiplier::stateOf(*document.battle().stacks[0]).specialBonus, std::string("1.5"));
        bonus->selectAll();
        QTest::keyClicks(bonus, QStringLiteral("many"));
        QTest::keyClick(bonus, Qt::Key_Return);
        QVERIFY2(said.contains(QStringLiteral("MUL-5")), qPrintable(said));
        QTest::keyClick(bonus, Qt::Key_Escape);
        QCOMPARE(bonus->text(), QStringLiteral("1.5"));
    }

    void theForecastIsAProductWithRules() {
        TurnPage controller;
        ui::ForecastPanel panel(controller.document, controller.page->selection());
        panel.resize(404, 600);
        panel.show();
        controller.page->selection().setStack(battle::StackId("spears"));
        QTRY_VERIFY(panel.shown().has_value());
        const QString text = panel.plainText();
        for (const char* part :
             {"Total Attack, 3 living unit(s): 16 (MUL-3)", "Command, Commander of level 2: 1.2 (MUL-4)",
              "Special bonus, none: 1 (MUL-5)", "Ambush: 1 (MUL-6)", "0.5 to 1 (MUL-7)",
              "average of guards: 4 (MUL-8)", "Open: 0 (MUL-8)", "Answer of guards", "Both strike at once"})
            QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
        // 16 x 1.2 x 0.5 x 4/8 = 4.8: 5 of g1's 5 hits at the least
        QVERIFY2(text.contains(QStringLiteral("g1, 5 of 5 hits left: 100 %")), qPrintable(text));
    }

    void theForecastDuringDeploymentCitesItsRule_BAT2() {
        document::BattleDocument document(turnField());
        QVERIFY(document.perform(battle::StartPlay{}).isDone());
        QCOMPARE(document.battle().play->phase, battle::PlayPhase::Deployment);
        ui::Selection selection;
        ui::ForecastPanel panel(document, selection);
        panel.show();
        selection.setStack(battle::StackId("spears"));
        QTRY_VERIFY(panel.shown().has_value());
        QVERIFY2(panel.plainText().contains(QStringLiteral("BAT-2")), qPrintable(panel.plainText()));
        QVERIFY2(!panel.plainText().contains(QStringLiteral("MUL-0")), qPrintable(panel.plainText()));
    }

    void aNewBattleHasItsRulesChosen() {
        ui::NewBattleDialog dialog;
        dialog.show();
        QCOMPARE(dialog.battle().rules, RuleSystem::Smm);
        for (auto* button : dialog.findChildren<QRadioButton*>())
            if (button->text().contains(QStringLiteral("plier combat")))
                QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(10, button->height() / 2));
        QCOMPARE(dialog.battle().rules, RuleSystem::Multiplier);
        bool hasRanged = false;
        const battle::Battle battle = dialog.battle();
        for (const battle::UnitKind& kind : *battle.kinds)
            hasRanged = hasRanged || (*kind.profile)[battle::Flag::Ranged];
        QVERIFY(hasRanged);
    }

    void aConversionSaysWhatItCostsAndIsUndone() {
        TurnPage controller;
        int remade = 0;
        connect(controller.page.get(), &ui::Page::remade, this, [&] { ++remade; });
        const QByteArray before = document::battleJson(controller.document.battle());
        const auto find = [&](const char* name) {
            return controller.page->findChild<QAction*>(QLatin1String(name));
        };
        QVERIFY(!find("rotateLeft")->isVisible());
        QVERIFY(find("endTurn")->isVisible());
        whenOpen<ui::ConvertDialog>(
            [&](ui::ConvertDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        find("convert")->trigger();
        QCOMPARE(controller.document.battle().rules, RuleSystem::Smm);
        QTRY_COMPARE(remade, 1);
        QVERIFY(find("rotateLeft")->isVisible());
        QVERIFY(!find("endTurn"));
        QVERIFY(!controller.barButton("endTurnButton"));
        QVERIFY(controller.barButton("nextStepButton")->isVisible());
        controller.document.undo();
        QTRY_COMPARE(remade, 2);
        QCOMPARE(document::battleJson(controller.document.battle()), before);
        QVERIFY(controller.barButton("endTurnButton")->isVisible());
    }

    void theHelpsTablesComeFromTheRules() {
        QVERIFY(ui::multiplierTable(QStringLiteral("random"))
                    .contains(QStringLiteral("| Random | 0.5 | 0.55 |")));
        QVERIFY(ui::multiplierTable(QStringLiteral("random"))
                    .contains(QStringLiteral("| 1 | 2 | 3 | 4 | 5 | 6 | 5 |")));
        // The source's figure: a defense of 4 and a terrain bonus of 1 let 3 of 8 hits through.
        QVERIFY(ui::multiplierTable(QStringLiteral("armour"))
                    .contains(QStringLiteral("| woods, river | 7 | 6 | 5 | 4 | 3 | 2 | 1 | 0 | 0 |")));
        QVERIFY(ui::multiplierTable(QStringLiteral("special"))
                    .contains(QStringLiteral("| 2 | 1 | 0.5 | 0.25 | 0.125 |")));
        QVERIFY(ui::multiplierTable(QStringLiteral("terrain")).contains(QStringLiteral("Bridge")));
    }

    /// Every stack of the side whose turn it is; the others are left out.
    void aGroupAttacksTheNearest() {
        TurnPage controller;
        const QString guards = controller.hits("guards");
        controller.page->selection().setGroup({battle::StackId("spears"), battle::StackId("guards")});
        controller.key(Qt::Key_A, Qt::ShiftModifier);
        QVERIFY(controller.hits("guards") != guards);
        QVERIFY(multiplier::stateOf(*controller.document.battle().stacks.find(battle::StackId("spears")))
                    .attackedThisTurn);
        QCOMPARE(controller.said, QStringLiteral("1 stack(s) acted; 1 couldn't"));
        controller.page->undo();
        QCOMPARE(controller.hits("guards"), guards);
    }

    void aGroupAdvancesOnTheNearest() {
        battle::Battle battle = turnField();
        battle::Stack guards = *battle.stacks[2];
        guards.hex = {5, 10};
        battle.stacks.replace(2, std::make_shared<const battle::Stack>(std::move(guards)));
        TurnPage controller(battle);
        const hex::Hex before = controller.place("bows");
        controller.page->selection().setGroup({battle::StackId("spears"), battle::StackId("bows")});
        controller.key(Qt::Key_M, Qt::ShiftModifier);
        QCOMPARE(hex::distance(controller.place("bows"), {5, 8}), 1);
        QCOMPARE(hex::distance(controller.place("spears"), {5, 8}), 1);
        QCOMPARE(controller.hits("reserve"), QStringLiteral("5"));
        controller.page->undo(); // of both at once
        QCOMPARE(controller.place("bows"), before);
        QCOMPARE(controller.place("spears"), (hex::Hex{5, 5}));
    }
    void anAdvanceOfNobodyIsNoStep() {
        TurnPage controller(apart());
        controller.page->selection().setGroup({battle::StackId("bows")}); // touches the guards
        QVERIFY(controller.document.perform(battle::SetTitle{"Redo me"}).isDone());
        controller.page->undo();
        controller.key(Qt::Key_M, Qt::ShiftModifier);
        QVERIFY(!controller.document.canUndo());
        QVERIFY(controller.document.canRedo());
        QCOMPARE(controller.said, QStringLiteral("No stack could act"));
    }
};

template struct sf::test::Registered<TestMultiplierPlay, QApplication>;
#include "test_multiplier_play.moc"
