// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/battle_state.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/smm/rounds/rounds_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/film/battle_film_controller.h"
#include "ui/battle/film/film_map.h"
#include "ui/battle/map/board_description.h"
#include "ui/battle/smm/rounds/dice_dialog.h"
#include "ui/battle/smm/rounds/orders_panel.h"
#include "ui/battle/smm/rounds/screen_choices.h"
#include "ui/film/film_bar.h"
#include "ui/forms/refusal_line.h"
#include "ui/page/command_registry.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>

using namespace sf;
using battle::StackId;
using test::inConflict;
using test::RoundsWindow;
using test::whenOpen;

namespace {

battle::Battle withUndo(const std::string& word) {
    battle::Battle battle = test::smallBattle();
    battle.houseRules["undoDice"] = '"' + word + '"';
    return battle;
}

} // namespace

/// Battle rounds in a window, with real mouse and key events.
class TestBattleRoundsWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRoundByMouse() {
        RoundsWindow window;
        const battle::Battle before = window.battle();
        window.click({3, 4});
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("a")));
        window.click({4, 5}, Qt::ControlModifier);
        QCOMPARE(window.order("a").attack, std::optional(StackId("w")));
        QVERIFY2(window.said.contains(QStringLiteral("attacks Watch")), qPrintable(window.said));
        window.click({4, 4});
        window.raise("stackDock");
        ui::OrderRow* attack = window.row(QStringLiteral("Attack Watch"));
        QVERIFY(attack);
        QTest::mouseClick(attack->button(), Qt::LeftButton, {}, {10, attack->button()->height() / 2});
        QCOMPARE(window.order("b").attack, std::optional(StackId("w")));
        QVERIFY(attack->button()->isChecked());
        const int hits = window.hits();
        window.press("nextStepButton");
        QVERIFY(battle::isRoundRunning(window.battle()));
        QCOMPARE(smm::conflictsOf(window.battle()).size(), std::size_t(1));
        int steps = 0;
        while (battle::isRoundRunning(window.battle()) && steps < 20) {
            window.press("nextStepButton");
            ++steps;
        }
        QCOMPARE(steps, 3);
        QCOMPARE(window.battle().round, std::optional(1));
        QVERIFY2(window.said.contains(QStringLiteral("is over")), qPrintable(window.said));
        QVERIFY(window.hits() <= hits);
        const battle::Battle after = window.battle();
        while (window.document().canUndo())
            window.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.battle(), before);
        while (window.document().canRedo())
            window.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window.battle(), after);
        QVERIFY2(window.said.startsWith(QStringLiteral("Redone: ")), qPrintable(window.said));
    }

    void aRoundByKeyboard() {
        RoundsWindow window;
        window.view().moveCursor({3, 4});
        window.key(Qt::Key_Return);
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("a")));
        window.key(Qt::Key_Right);
        window.key(Qt::Key_Down);
        QCOMPARE(window.page->selection().cursor(), (hex::Hex{4, 5}));
        window.key(Qt::Key_A);
        QCOMPARE(window.order("a").attack, std::optional(StackId("w")));
        window.key(Qt::Key_Backspace, Qt::ControlModifier);
        QCOMPARE(window.order("a"), smm::Order());
        window.key(Qt::Key_H);
        QVERIFY(window.order("a").hold);
        window.key(Qt::Key_F9);
        QVERIFY(battle::isRoundRunning(window.battle()));
        window.key(Qt::Key_F9, Qt::ShiftModifier);
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(window.battle().round, std::optional(1));
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(window.battle().round, std::optional(2));
    }

    /// The stack whose order is at fault is named, and its own panel shows the order.
    void anOrderThatBecameImpossibleIsNamed_SMM24() {
        RoundsWindow window;
        window.page->selection().setStack(StackId("a"));
        window.key(Qt::Key_A);
        window.click({4, 5}, Qt::ControlModifier);
        QCOMPARE(window.order("a").attack, std::optional(StackId("w")));
        QVERIFY(window.document().perform(battle::MoveStack{StackId("w"), {9, 5}, true}).isDone());
        window.page->selection().setStack(StackId("b"));
        window.key(Qt::Key_F9);
        QVERIFY(!battle::isRoundRunning(window.battle()));
        QVERIFY2(window.said.contains(QStringLiteral("First: ")), qPrintable(window.said));
        window.page->selection().setStack(StackId("a"));
        window.raise("stackDock");
        ui::OrderRow* attack = window.row(QStringLiteral("Attack Watch"));
        QVERIFY(attack);
        QVERIFY(attack->button()->isChecked());
    }

    /// A box must not show a choice that was refused.
    void aRefusedEdgeIsNotShown_BAT4() {
        RoundsWindow window;
        window.page->selection().setStack(StackId("a"));
        window.click({4, 5}, Qt::ControlModifier);
        window.raise("stackDock");
        window.key(Qt::Key_F9);
        window.key(Qt::Key_F9); // a has acted, so that its order stays
        QVERIFY(battle::isRoundRunning(window.battle()));
        QComboBox* edges = nullptr;
        for (auto* box : window.window->findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Edge that the attack meets"))
                edges = box;
        QVERIFY(edges);
        edges->setCurrentIndex(2);
        Q_EMIT edges->activated(2);
        QCOMPARE(edges->currentIndex(),
                 window.order("a").edge ? static_cast<int>(*window.order("a").edge) + 1 : 0);
    }

    /// Without a selection no row of the list is current, so that it can be chosen again.
    void theSameRowCanBeChosenAgain() {
        RoundsWindow window(inConflict());
        window.raise("battleDock");
        const auto choose = [&] { window.clickListed(window.listed(0, 0)); };
        choose();
        QVERIFY(window.page->selection().stack());
        window.click({8, 2});
        QVERIFY(!window.page->selection().stack());
        choose();
        QVERIFY(window.page->selection().stack());
    }

    void carriedOutOrdersCantBeCancelled() {
        RoundsWindow window;
        auto* one = window.find<QAction>("cancelSelectedOrder");
        auto* all = window.find<QAction>("cancelAllOrders");
        for (const char* id : {"a", "b", "w"}) {
            window.page->selection().setStack(StackId(id));
            QVERIFY(window.controller().orderHold());
        }
        QVERIFY(one->isEnabled() && all->isEnabled());
        window.page->selection().setStack(StackId("a")); // the first to act
        window.key(Qt::Key_F9);
        window.key(Qt::Key_F9);
        QVERIFY(smm::hasActed(window.battle(), StackId("a")));
        QVERIFY(!one->isEnabled());
        QVERIFY(!window.find<QAbstractButton>("cancelOrderButton")->isVisible());
        QVERIFY(all->isEnabled());
        all->trigger();
        QCOMPARE(smm::ordersOf(window.battle()).size(), std::size_t(1)); // what was done stays
        QVERIFY(window.controller().hasOrder(StackId("a")));
        QVERIFY(!all->isEnabled());
    }

    void anOrderByArrowAndEnterInThePanel() {
        RoundsWindow window;
        window.page->selection().setStack(StackId("b"));
        window.raise("stackDock");
        ui::OrderRow* first = window.row(QStringLiteral("No order"));
        QVERIFY(first);
        first->button()->setFocus();
        for (int i = 0; i < 10 && !QApplication::focusWidget()->accessibleName().startsWith(
                                      QStringLiteral("Attack Watch"));
             ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(window.order("b").attack, std::optional(StackId("w")));
    }

    void refusalsNameTheirRule() {
        RoundsWindow window;
        window.raise("stackDock");
        window.page->selection().setStack(StackId("c"));
        window.page->selection().setCursor({4, 5});
        window.key(Qt::Key_A);
        QVERIFY2(window.said.contains(QStringLiteral("SMM-28")), qPrintable(window.said));
        QCOMPARE(smm::ordersOf(window.battle()).size(), std::size_t(0));
        const auto* panel = window.window->findChild<ui::OrdersPanel*>();
        QStringList lines;
        for (const auto* line : panel->findChildren<ui::RefusalLine*>())
            lines << line->text();
        QVERIFY2(lines.join(QLatin1Char('|')).contains(QStringLiteral("The distance is")),
                 qPrintable(lines.join(QLatin1Char('|'))));
    }

    void whatIsNotPossibleSaysWhy() {
        RoundsWindow window;
        window.page->selection().setStack(StackId("a"));
        window.raise("stackDock");
        ui::OrderRow* row = window.row(QStringLiteral("Disengage"));
        QVERIFY(row && !row->button()->isEnabled());
        QVERIFY2(row->button()->accessibleName().contains(QStringLiteral("no Conflict with")),
                 qPrintable(row->button()->accessibleName()));
        window.key(Qt::Key_F9);
        while (battle::isRoundRunning(window.battle()) && !smm::hasActed(window.battle(), StackId("a")))
            window.key(Qt::Key_F9);
        if (battle::isRoundRunning(window.battle())) {
            window.page->selection().setCursor({4, 5});
            window.key(Qt::Key_A);
            QVERIFY2(window.said.contains(QStringLiteral("SMM-26")), qPrintable(window.said));
        }
    }

    void theEdgeIsNamedBelowItsAttack() {
        RoundsWindow window;
        window.page->selection().setStack(StackId("b"));
        window.raise("stackDock");
        window.controller().orderAttack(StackId("w"), smm::Means::Melee);
        const auto top = [&](const QWidget* widget) {
            return widget->mapTo(window.window.get(), QPoint()).y();
        };
        const QWidget* attack = window.row(QStringLiteral("Attack Watch"));
        const QWidget* hold = window.row(QStringLiteral("Hold position"));
        QComboBox* edges = nullptr;
        for (auto* box : window.window->findChildren<QComboBox*>())
            if (box->accessibleName().startsWith(QStringLiteral("Edge that")))
                edges = box;
        QVERIFY(attack && hold && edges);
        QTRY_VERIFY(edges->isVisible() && top(attack) < top(edges) && top(edges) < top(hold));
    }

    void unitsOfOneNameAreToldApart() {
        battle::Battle battle = test::smallBattle();
        battle::Stack stack = *battle.stacks.find(StackId("a"));
        for (battle::Unit& unit : stack.units.edit())
            unit.name = "Stabber";
        battle.stacks.replace(0, std::make_shared<const battle::Stack>(stack));
        QSet<QString> texts;
        const auto choices = ui::screenChoices(battle, stack);
        for (const ui::ScreenChoice& choice : choices)
            texts << choice.text;
        QCOMPARE(texts.size(), static_cast<qsizetype>(choices.size()));
        QVERIFY(texts.contains(QStringLiteral("Stabber of this stack, row 1 column 2")));
    }

    void turningInAConflictIsAnOrder() {
        RoundsWindow window(inConflict());
        window.page->selection().setStack(StackId("b"));
        const auto facing = window.battle().stacks.find(StackId("b"))->facing;
        window.key(Qt::Key_R);
        QCOMPARE(window.order("b").rotate, 1);
        window.key(Qt::Key_R);
        window.key(Qt::Key_R);
        window.key(Qt::Key_R);
        QCOMPARE(window.order("b").rotate, -2); // the fewest sides count (SMM-20)
        QCOMPARE(window.battle().stacks.find(StackId("b"))->facing, facing);
        window.raise("stackDock");
        QStringList turns;
        for (const auto* button : window.window->findChild<ui::OrdersPanel*>()->findChildren<QToolButton*>())
            turns << button->accessibleName();
        QVERIFY2(turns.join(QLatin1Char('|')).contains(QStringLiteral("AP and DP this round")),
                 qPrintable(turns.join(QLatin1Char('|'))));
    }

    void ordersFitIntoANarrowDock() {
        RoundsWindow window(inConflict());
        window.page->selection().setStack(StackId("b"));
        ui::OrdersPanel panel(window.controller());
        QFont large = panel.font();
        large.setPointSizeF(14);
        panel.setFont(large);
        panel.goTo();
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QVERIFY(panel.findChild<ui::OrderRow*>()->isVisible());
        QVERIFY2(panel.minimumSizeHint().width() <= 360 - 24,
                 qPrintable(QString::number(panel.minimumSizeHint().width())));
    }

    void theCardSaysWhatTheStackDoes() {
        RoundsWindow window;
        window.page->selection().setStack(StackId("b"));
        const auto* panel = window.window->findChild<ui::OrdersPanel*>();
        const auto says = [panel](const QString& text) {
            const auto labels = panel->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) {
                return label->isVisible() && label->text().contains(text);
            });
        };
        QVERIFY(says(QStringLiteral("No order")));
        QVERIFY(!window.row(QStringLiteral("Hold position")));
        auto* change = window.find<QAbstractButton>("changeOrderButton");
        QCOMPARE(change->text(), QStringLiteral("Give an order"));
        QTest::mouseClick(change, Qt::LeftButton);
        QVERIFY(window.row(QStringLiteral("Hold position")));
        window.controller().orderAttack(StackId("w"), smm::Means::Melee);
        QVERIFY(says(QStringLiteral("Order: attack Watch")));
        QCOMPARE(change->text(), QStringLiteral("Change"));
        QTest::mouseClick(change, Qt::LeftButton); // folds it
        QVERIFY(!window.row(QStringLiteral("Hold position")));
        window.press("cancelOrderButton");
        QCOMPARE(window.order("b"), smm::Order());
        QVERIFY(says(QStringLiteral("No order")));
        window.controller().orderMove({9, 1});
        QVERIFY(says(QStringLiteral("Order: move to 9,1")));
        QVERIFY(says(QStringLiteral("this round to ")));
    }

    void cellsSayConflictOrderAndPhase() {
        RoundsWindow window(inConflict());
        window.page->selection().setStack(StackId("b"));
        window.key(Qt::Key_H);
        const QString cell = ui::describeCell(window.battle(), {4, 4});
        QVERIFY2(cell.contains(QStringLiteral("Conflict A")), qPrintable(cell));
        QVERIFY2(cell.contains(QStringLiteral("holds")), qPrintable(cell));
        window.key(Qt::Key_F9);
        window.key(Qt::Key_T);
        QVERIFY2(window.said.contains(QStringLiteral("Conflict A fights")), qPrintable(window.said));
        QVERIFY2(window.said.contains(QStringLiteral("Next:")), qPrintable(window.said));
        QVERIFY(window.find<QWidget>("stages")->accessibleName().contains(QStringLiteral("Conflicts")));
    }

    void listAndBarLeadToTheirStacks() {
        RoundsWindow window(inConflict());
        window.raise("battleDock");
        QCOMPARE(window.list().model()->index(0, 0).data().toString(), QStringLiteral("Conflict A"));
        window.clickListed(window.listed(0, 2));
        QCOMPARE(window.page->selection().stack(),
                 std::optional(window.controller().agenda().conflicts.front().turns.back().stack));
        auto* stages = window.find<QWidget>("roundStages");
        QVERIFY(!stages->isVisible()); // orders are given
        window.key(Qt::Key_F9);
        QVERIFY(stages->isVisible());
        QTest::mouseClick(stages->findChild<QToolButton*>(), Qt::LeftButton);
        QCOMPARE(window.page->selection().stack(), window.controller().agenda().next);
        window.key(Qt::Key_F9);
        const QModelIndex first = window.list().model()->index(0, 0);
        const QString order = window.list().model()->index(0, 1, first).data().toString();
        QVERIFY2(order.contains(QStringLiteral("has acted")), qPrintable(order));
    }

    void diceTypedIn() {
        RoundsWindow window;
        window.orderAttacks();
        window.find<QAction>("typeDice")->trigger();
        QString question;
        whenOpen<ui::DiceDialog>([&](ui::DiceDialog& dialog) {
            auto* line = dialog.findChild<QLineEdit*>();
            question = line->accessibleName();
            QTest::keyClicks(line, QStringLiteral("21"));
            QVERIFY2(dialog.problem().contains(QStringLiteral("1 to 20")), qPrintable(dialog.problem()));
            QTest::keyClick(line, Qt::Key_Backspace);
            QCOMPARE(dialog.problem(), QString());
            QTest::keyClicks(line, QStringLiteral("0 25")); // 20 counts, then there is no 25
            QVERIFY2(dialog.problem().contains(QStringLiteral("25")), qPrintable(dialog.problem()));
            line->setText(QStringLiteral("21"));
            QTest::keyClick(line, Qt::Key_Return);
            QVERIFY2(dialog.problem().contains(QStringLiteral("SMM-27")), qPrintable(dialog.problem()));
            line->clear();
            QTest::keyClicks(line, QStringLiteral("1 1"));
            QTest::keyClick(line, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            QTest::keyClicks(line, QStringLiteral("1"));
            QTest::keyClick(line, Qt::Key_Return);
            if (dialog.isVisible())
                dialog.reject();
        });
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QVERIFY2(question.contains(QStringLiteral("or more to hit")), qPrintable(question));
        QCOMPARE(window.battle().round, std::optional(1));
        int typed = 0;
        for (const document::LogLine& line : window.document().log().lines()) {
            typed += line.typedDice && !line.event.dice.empty() ? 1 : 0;
            for (const dice::Die& die : line.event.dice)
                QCOMPARE(die.value, 1);
        }
        QCOMPARE(typed, 3);
    }

    void diceNotTypedChangeNothing() {
        RoundsWindow window;
        window.orderAttacks();
        const int done = window.document().stepsDone();
        window.find<QAction>("typeDice")->trigger();
        whenOpen<ui::DiceDialog>([](ui::DiceDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(window.document().stepsDone(), done);
        QVERIFY2(window.said.contains(QStringLiteral("nothing has happened")), qPrintable(window.said));
    }

    void undoDiceIsHonoured_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("agrees");
        QTest::addColumn<bool>("isUndone");
        QTest::newRow("allow") << QStringLiteral("allow") << false << true;
        QTest::newRow("ask, agreed") << QStringLiteral("ask") << true << true;
        QTest::newRow("ask, declined") << QStringLiteral("ask") << false << false;
        QTest::newRow("never") << QStringLiteral("never") << false << false;
    }
    void undoDiceIsHonoured() {
        QFETCH(QString, word);
        QFETCH(bool, agrees);
        QFETCH(bool, isUndone);
        RoundsWindow window(withUndo(word.toStdString()));
        window.orderAttacks();
        window.key(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(window.battle().round, std::optional(1));
        if (word == QLatin1String("ask"))
            whenOpen<QMessageBox>([agrees](QMessageBox& box) {
                for (QAbstractButton* button : box.buttons())
                    if ((box.buttonRole(button) == QMessageBox::AcceptRole) == agrees)
                        return button->click();
            });
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.battle().round.has_value(), !isUndone);
    }

    void typedOrders_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("answer");
        QTest::newRow("attack") << QStringLiteral("attack watch") << QStringLiteral("attacks Watch");
        QTest::newRow("nobody") << QStringLiteral("attack Nobody")
                                << QStringLiteral("There is no stack called");
        QTest::newRow("far") << QStringLiteral("shoot watch") << QStringLiteral("SMM-28");
        QTest::newRow("hold") << QStringLiteral("hold") << QStringLiteral("holds");
        QTest::newRow("turn") << QStringLiteral("turn first -1") << QStringLiteral("rotates 1 side");
    }
    void typedOrders() {
        QFETCH(QString, words);
        QFETCH(QString, answer);
        RoundsWindow window;
        window.page->selection().setStack(StackId("a"));
        window.key(Qt::Key_I);
        auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(line);
        QTest::keyClicks(line, words);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY2(window.said.contains(answer), qPrintable(window.said));
    }

    /// P7: a stroke says what went with it, in the status bar and in the history.
    void aBrushSaysWhatItTakes() {
        RoundsWindow window;
        const StackId far("c");
        QVERIFY(window.document().perform(battle::SetArrival{far, 3, {{6, 6}}}).isDone());
        window.view().setTool(ui::BattleView::Tool::TerrainBrush);
        window.view().setBrush(QStringLiteral("water"));
        window.click({6, 6});
        const QString told =
            QStringLiteral("Instead of arriving in round 3, Far will be there from the beginning");
        QTRY_VERIFY2(window.said.contains(told), qPrintable(window.said));
        QVERIFY(window.document().stepText(1).contains(told));
        QVERIFY(!window.document().undoText().contains(told));
        window.page->undo();
        QCOMPARE(window.battle().stacks.find(far)->extras->at, (std::vector<hex::Hex>{{6, 6}}));
    }

    void removingAsksWithTheListOfWhatGoes() {
        RoundsWindow window;
        const StackId watch("w");
        const battle::UnitId first = window.battle().stacks.find(watch)->units->front().id;
        QVERIFY(window.document().perform(battle::SetVictory{{{battle::CroakUnit{first, 0}}}}).isDone());
        window.page->selection().setStack(watch);
        QString asked;
        const auto answer = [&](const char* button) {
            test::whenOpen<QMessageBox>([&, button](QMessageBox& box) {
                asked = box.text();
                const auto buttons = box.buttons();
                for (QAbstractButton* each : buttons)
                    if (each->objectName() == QLatin1String(button) ||
                        (box.standardButton(each) == QMessageBox::Cancel && !*button))
                        QTest::mouseClick(each, Qt::LeftButton);
            });
        };
        answer("");
        window.find<QAction>("removeStack")->trigger();
        QVERIFY2(asked.contains(QStringLiteral("Victory for Reds: Stabber w-1 croaks")), qPrintable(asked));
        QVERIFY(window.battle().stacks.find(watch));
        answer("confirm");
        window.find<QAction>("removeStack")->trigger();
        QVERIFY(!window.battle().stacks.find(watch) && window.battle().scenario->victory.empty());
        window.page->undo();
        QVERIFY(window.battle().stacks.find(watch) && window.battle().scenario->victory.size() == 1);
        window.page->selection().setStack(StackId("b")); // nothing else goes: no question
        window.find<QAction>("removeStack")->trigger();
        QVERIFY(!window.battle().stacks.find(StackId("b")));
    }

    /// What a step did is played in place of the map, until people skip it.
    void whatWasResolvedIsPlayed() {
        RoundsWindow window;
        window.orderAttacks();
        window.settings.set(ui::Settings::playback, ui::Settings::Playback::Normal);
        window.settings.set(ui::Settings::animations, true);
        window.controller().setDiceTyped(true);
        window.controller().askForDiceWith([](const smm::RoundAction&) { return std::vector(20, 2); });
        const auto* skip = window.page->commands().action("skipPlayback");
        const ui::BattleFilmController& film = window.page->film();
        QVERIFY(!skip->isEnabled());
        window.key(Qt::Key_F9);
        window.key(Qt::Key_F9);
        QVERIFY(film.isRunning() && film.player().isPlaying()); // also of an attack that misses
        QVERIFY(skip->isEnabled() && window.view().isHidden());
        QVERIFY(!film.bar().sentence().isEmpty());
        const QByteArray before = window.document().serialised();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!film.isRunning() && !skip->isEnabled());
        QVERIFY(window.view().isVisible() && window.view().hasFocus());
        QCOMPARE(window.document().serialised(), before);
        window.key(Qt::Key_F9);
        QVERIFY(film.isRunning());
        window.page->commands().action("skipPlayback")->trigger();
        QVERIFY(!film.isRunning());
        window.key(Qt::Key_F9);
        QVERIFY(film.isRunning());
        window.document().undo(); // the film told of what is gone
        QVERIFY(!film.isRunning());
        QAction* speed = window.page->commands().action("playbackSpeed");
        speed->trigger();
        QCOMPARE(window.settings.value(ui::Settings::playback), ui::Settings::Playback::Fast);
        QVERIFY2(window.said.contains(QStringLiteral("fast")), qPrintable(window.said));
        speed->trigger();
        QCOMPARE(window.settings.value(ui::Settings::playback), ui::Settings::Playback::Off);
        window.key(Qt::Key_F9);
        QVERIFY(!film.isRunning());
    }

    void unitsFallInTheFilm() {
        RoundsWindow window;
        window.orderAttacks();
        window.settings.set(ui::Settings::animations, true);
        window.settings.set(ui::Settings::playback, ui::Settings::Playback::Fast);
        window.controller().setDiceTyped(true);
        window.controller().askForDiceWith([](const smm::RoundAction&) { return std::vector(20, 20); });
        window.key(Qt::Key_F9);
        window.key(Qt::Key_F9);
        QVERIFY(window.page->film().isRunning());
        const auto* map = window.page->findChild<ui::FilmMap*>();
        const auto hitsOn = [](const battle::Battle& battle) {
            int hits = 0;
            for (const battle::StackPointer& stack : battle.stacks)
                for (const battle::Unit& unit : *stack->units)
                    hits += std::max(0, unit.hitsLeft);
            return hits;
        };
        const int before = hitsOn(map->battle());
        QVERIFY(before > hitsOn(window.battle()));
        QTRY_VERIFY_WITH_TIMEOUT(!window.page->film().isRunning() || hitsOn(map->battle()) < before, 20000);
        QTRY_VERIFY_WITH_TIMEOUT(!window.page->film().isRunning(), 20000);
    }
};

template struct sf::test::Registered<TestBattleRoundsWindow, QApplication>;
#include "test_battle_rounds_window.moc"
