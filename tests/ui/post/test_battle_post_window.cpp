// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/document/battle/smm/round_play.h"
#include "resources/resources.h"
#include "tests/test_registry.h"
#include "tests/ui/post/post_player.h"
#include "ui/battle/multiplier/last_combat_panel.h"
#include "ui/page/turn_report.h"
#include "ui/post/battle_panel.h"
#include "ui/post/invite_dialog.h"
#include "ui/post/post_picture.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QImage>
#include <QInputDialog>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QTreeWidget>

#include <functional>
#include <memory>

using namespace sf;
using namespace sf::ui;
using namespace sf::ui::test;

namespace {

const QString multiplierFile = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/multiplier.sqf");
const QString battleFile = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/battle.sqf");

/// A player whose battles open in a tab, as in the main window.
struct Commander : Player {
    std::unique_ptr<document::BattleDocument> tab;
    int resumed = 0;

    Commander() {
        QObject::connect(&window, &PostWindow::battleOpened, &window, [this](document::Document* opened) {
            tab.reset(static_cast<document::BattleDocument*>(opened));
        });
        QObject::connect(&window, &PostWindow::battleResumed, &window, [this] { ++resumed; });
        QObject::connect(&window, &PostWindow::battleFinished, &window, [this](document::Document* finished) {
            if (finished == tab.get())
                tab.reset();
        });
    }
    QString report() { return window.findChild<BattlePanel*>()->text(); }
    QString answerText() { return window.findChild<QPushButton*>(QStringLiteral("answer"))->text(); }

    void trigger(const QString& text) {
        for (QAction* action : window.findChildren<QAction*>())
            if (action->text() == text)
                return action->trigger();
        QFAIL(qPrintable(text));
    }
    /// By its number in plans.
    battle::StackId stack(int number) const {
        return (*std::next(tab->battle().stacks.begin(), number - 1))->id;
    }
    multiplier::Attack attack(int attacker, int defender) const {
        multiplier::Attack attack;
        attack.attacker = stack(attacker);
        attack.defender = stack(defender);
        return attack;
    }
    QTreeWidget& plan() { return *window.findChild<QTreeWidget*>(QStringLiteral("plan")); }

    /// Opens the battle for orders. Returns the side that gives them.
    int open() {
        pressButton(QStringLiteral("answer"));
        return tab ? battle::sideToAct(tab->battle()).value_or(-1) : -1;
    }
    /// Says Ready in the battle, and confirms the post.
    void finish() {
        const std::uint32_t before = count();
        confirmNext();
        QVERIFY(tab->perform(battle::SayReady{*battle::sideToAct(tab->battle())}).isDone());
        QTRY_COMPARE(count(), before + 1);
    }
};

void invite(Commander& ada, const QString& file = battleFile, int roleCount = 2) {
    sf::test::whenOpen<InviteDialog>([roleCount](InviteDialog& dialog) {
        retype(*dialog.findChild<QLineEdit*>(QStringLiteral("ownName")), QStringLiteral("Ada"));
        QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("otherName")), QStringLiteral("Ben"));
        const auto* roles = dialog.findChild<QComboBox*>(QStringLiteral("roles"));
        QCOMPARE(roles->currentText(), QStringLiteral("Reds"));
        QCOMPARE(roles->count(), roleCount); // both deploy, so dice can't decide
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    });
    ada.window.inviteToBattle(file);
}

/// Types into the next question for a plan, and presses OK. `next` prepares for what opens then.
void typePlan(
    const QString& plan, const std::function<void()>& next = [] {}) {
    sf::test::whenOpen<QInputDialog>([plan, next](QInputDialog& dialog) {
        auto* edit = dialog.findChild<QPlainTextEdit*>();
        edit->selectAll();
        for (const QString& line : plan.split(u'\n')) {
            if (!edit->toPlainText().isEmpty())
                QTest::keyClick(edit, Qt::Key_Return);
            QTest::keyClicks(edit, line);
        }
        next();
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
}

/// Presses the button with this text in the next question.
void answerWith(const QString& answer) {
    sf::test::whenOpen<QMessageBox>([answer](QMessageBox& box) {
        for (QAbstractButton* button : box.buttons())
            if (button->text().remove(u'&').startsWith(answer))
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(answer));
    });
}

/// A battle of multiplier combat in which Ada's turn is open on the map.
void beginTurns(Commander& ada, Commander& ben) {
    invite(ada, multiplierFile, 3);
    ben.window.takeFile(multiplierFile);
    pasteAndAccept(ben);
    ben.pressButton(QStringLiteral("answer"));
    pasteAndAccept(ada);
    ada.pressButton(QStringLiteral("answer"));
    QVERIFY(ada.tab);
}

/// A move, an attack, and a move for the case that the attack is tied.
void planThreeActions(Commander& ada) {
    QVERIFY(ada.tab->perform(battle::MoveStack{ada.stack(1), {6, 4}}).isDone());
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 1);
    answerWith(QStringLiteral("If tied, 100.0 %"));
    QVERIFY(perform(*ada.tab, ada.attack(1, 3)).isDone());
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 2);
    QVERIFY(ada.tab->perform(battle::MoveStack{ada.stack(2), {5, 3}}).isDone());
    QTRY_COMPARE(ada.plan().topLevelItem(1)->child(1)->childCount(), 1);
}

smm::Order holding() {
    smm::Order order;
    order.hold = true;
    return order;
}

} // namespace

/// Two profiles play a battle against one another by copying posts.
class TestBattlePostWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { openResources(); }
    void battleIsNeeded();
    void firstRound();
    void theLastTurnIsPlayedBack();
    void goesOnOrdering();
    void keepsTheOrdersOfEachGame();
    void concedes();
    void turnsArePlanned();
    void turnsArePlannedOnTheMap();
    void theMapFollowsThePlan();
    void redoGivesThePlanBack();
    void stepsGiveThePlanBack();
    void watchersHaveNothingToSend();
    void otherBattlesAreRefused();
};

void TestBattlePostWindow::battleIsNeeded() {
    Commander ada;
    Commander ben;
    invite(ada);
    QVERIFY2(ada.message().contains(QStringLiteral("also needs the battle's file")),
             qPrintable(ada.message()));
    ben.window.take(clipboard());
    QVERIFY(ben.window.controller().games().empty());
    QVERIFY2(ben.message().contains(QStringLiteral("Add its document")), qPrintable(ben.message()));
    ben.window.takeFile(battleFile);
    QVERIFY2(ben.message().contains(QStringLiteral("“By post” is here")), qPrintable(ben.message()));
    pasteAndAccept(ben);
    QCOMPARE(ben.window.controller().games().size(), std::size_t{1});
    // Both have it the next time too.
    for (Commander* player : {&ada, &ben}) {
        PostController again(document::PostGameStore(player->folder.filePath(QStringLiteral("posts"))),
                             document::SecretStore(player->folder.filePath(QStringLiteral("secrets"))));
        again.finishChecks();
        QCOMPARE(again.games().size(), std::size_t{1});
    }
}

void TestBattlePostWindow::firstRound() {
    Commander ada;
    Commander ben;
    invite(ada);
    ben.window.takeFile(battleFile);
    pasteAndAccept(ben);
    QVERIFY2(ben.state().contains(QStringLiteral("your turn to write block 2")), qPrintable(ben.state()));
    QCOMPARE(ben.answerText(), QStringLiteral("Give &orders…"));
    QCOMPARE(ben.open(), 1); // the answerer deploys first, sealed
    QVERIFY(ben.tab->perform(battle::RotateStack{battle::StackId("b"), 1}).isDone());
    ben.finish();
    QVERIFY(!ben.tab);
    QVERIFY(!clipboard().contains(QStringLiteral("orders:")));
    pasteAndAccept(ada);
    QCOMPARE(ada.open(), 0);
    ada.finish();
    pasteAndAccept(ben);
    QCOMPARE(ben.open(), 1); // round 1
    smm::GiveOrders orders;
    orders.orders.emplace(battle::StackId("b"), holding());
    QVERIFY(perform(*ben.tab, orders).isDone());
    ben.finish();
    const QString waiting = ben.window.findChild<QLabel*>(QStringLiteral("wait"))->text();
    QVERIFY2(waiting.contains(QRegularExpression(QStringLiteral("\nYour orders:\n(.+\n)*.+: .+"))),
             qPrintable(waiting));
    pasteAndAccept(ada);
    QCOMPARE(ada.open(), 0);
    ada.finish();
    pasteAndAccept(ben);
    QVERIFY2(ben.report().contains(QStringLiteral("Rounds played: 1")), qPrintable(ben.report()));
    QVERIFY(ben.report().contains(QStringLiteral("Ben plays Blues")));
    QCOMPARE(ben.count(), 5U);
    ben.open();
    ben.finish();
    pasteAndAccept(ada);
    QVERIFY2(ada.report().contains(QStringLiteral("Rounds played: 1")), qPrintable(ada.report()));
}

/// The map goes through the opponent's turn action by action, and the report marks what happened in it.
void TestBattlePostWindow::theLastTurnIsPlayedBack() {
    Commander ada;
    Commander ben;
    beginTurns(ada, ben);
    typePlan(QStringLiteral("s1-c6r4\ns1xs3"), [] { confirmNext(); });
    ada.trigger(QStringLiteral("&Type your plan…"));
    QCOMPARE(ada.count(), 3U);
    ben.settings.set(ui::Settings::playback, ui::Settings::Playback::Normal);
    ben.window.show();
    pasteAndAccept(ben);
    auto& panel = *ben.window.findChild<BattlePanel*>();
    const FilmPlayer& player = panel.player();
    QVERIFY(player.count() >= 3); // move, strikes, end
    QVERIFY(player.isPlaying());
    auto* text = panel.findChild<QPlainTextEdit*>();
    const auto press = [&](const QString& name) {
        for (auto* button : panel.findChildren<QToolButton*>())
            if (button->accessibleName() == name)
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(name));
    };
    press(QStringLiteral("Pause"));
    press(QStringLiteral("To the beginning"));
    QCOMPARE(player.shown(), 0);
    QVERIFY(text->extraSelections().isEmpty());
    QVERIFY(!text->toPlainText().contains(QStringLiteral("struck"))); // that comes later
    press(QStringLiteral("Forward one scene"));
    QCOMPARE(player.shown(), 1);
    press(QStringLiteral("Forward one scene"));
    QVERIFY(text->toPlainText().contains(QStringLiteral("struck")));
    QCOMPARE(text->extraSelections().size(), 1);
    const QString marked = text->extraSelections().front().cursor.selectedText();
    QVERIFY2(marked.contains(QStringLiteral("struck")), qPrintable(marked));
    press(QStringLiteral("To the beginning"));
    press(QStringLiteral("Play"));
    QTRY_VERIFY_WITH_TIMEOUT(!player.isPlaying(), 10000);
    QCOMPARE(player.shown(), player.count());
    QVERIFY(text->extraSelections().isEmpty());
    auto* report = panel.findChild<TurnReport*>();
    QVERIFY(report->isVisible());
    const QStringList losses = report->accessibleDescription().split(u'\n');
    QCOMPARE(losses.size(), 2);
    QVERIFY2(losses.front().startsWith(QStringLiteral("Reds: ")), qPrintable(losses.front()));
    QTest::mouseClick(report, Qt::LeftButton);
    QVERIFY(report->isHidden());
    const QImage picture = QImage::fromData(postPicture(*ben.window.controller().rules(ben.game())));
    QCOMPARE(picture.width(), 1200);
    QTRY_VERIFY(text->extraSelections().isEmpty()); // the battle as it is now
    // It is played back only once, and not again when the window shows the same.
    press(QStringLiteral("To the beginning"));
    press(QStringLiteral("Forward one scene"));
    ben.window.controller().setCurrent(0);
    QCOMPARE(player.shown(), 1);
    press(QStringLiteral("To the end"));
    QVERIFY(report->isHidden());
}

/// Who doesn't confirm the post goes on ordering.
void TestBattlePostWindow::goesOnOrdering() {
    Commander ada;
    Commander ben;
    invite(ada);
    ben.window.takeFile(battleFile);
    pasteAndAccept(ben);
    ben.open();
    bool wasAsked = false;
    sf::test::whenOpen<QMessageBox>([&](QMessageBox& box) {
        wasAsked = true;
        QTest::keyClick(&box, Qt::Key_Escape);
    });
    QVERIFY(ben.tab->perform(battle::SayReady{1}).isDone());
    QTRY_VERIFY(wasAsked);
    QTRY_COMPARE(battle::sideToAct(ben.tab->battle()).value_or(-1), 1);
    QCOMPARE(ben.count(), 1U);
    // The battle is shown again, not opened twice.
    QCOMPARE(ben.resumed, 1);
    const auto* tab = ben.tab.get();
    ben.open();
    QVERIFY(ben.tab.get() == tab);
    QCOMPARE(ben.resumed, 2);
    ben.finish();
}

/// Orders in one game don't end those in the tab of another.
void TestBattlePostWindow::keepsTheOrdersOfEachGame() {
    Commander ada;
    Commander ben;
    ben.window.takeFile(battleFile);
    for (int game = 0; game < 2; ++game) {
        invite(ada);
        pasteAndAccept(ben);
    }
    QCOMPARE(ben.window.controller().games().size(), std::size_t{2});
    ben.window.controller().setCurrent(0);
    ben.open();
    const auto first = std::move(ben.tab);
    ben.window.controller().setCurrent(1);
    ben.open();
    QVERIFY(ben.tab && ben.tab != first);
    ben.window.controller().setCurrent(0);
    confirmNext();
    QVERIFY(first->perform(battle::SayReady{1}).isDone());
    QTRY_COMPARE(ben.count(), 2U);
    ben.window.controller().setCurrent(1);
    ben.finish();
    QCOMPARE(ben.count(), 2U);
}

void TestBattlePostWindow::concedes() {
    Commander ada;
    Commander ben;
    invite(ada);
    ben.window.takeFile(battleFile);
    pasteAndAccept(ben);
    ben.open();
    ben.finish();
    pasteAndAccept(ada);
    ada.open();
    ada.finish();
    pasteAndAccept(ben);
    ben.open();
    const std::uint32_t before = ben.count();
    confirmNext();
    QVERIFY(ben.tab->perform(battle::Concede{1}).isDone());
    QTRY_COMPARE(ben.count(), before + 1);
    pasteAndAccept(ada);
    ada.open();
    ada.finish();
    pasteAndAccept(ben);
    ben.pressButton(QStringLiteral("answer")); // opens the last orders
    QTRY_VERIFY(ben.game().checked.game->end());
    QVERIFY2(ben.state().contains(QStringLiteral("Ada has won")), qPrintable(ben.state()));
}

/// Multiplier combat: plans are typed, tried and sent; a wrong one is kept to be corrected.
void TestBattlePostWindow::turnsArePlanned() {
    Commander ada;
    Commander ben;
    invite(ada, multiplierFile, 3);
    ben.window.takeFile(multiplierFile);
    pasteAndAccept(ben);
    QCOMPARE(ben.answerText(), QStringLiteral("&Make the post")); // the Reds begin
    ben.pressButton(QStringLiteral("answer")); // with nothing to decide, so that nothing is asked
    QCOMPARE(ben.count(), 2U);
    pasteAndAccept(ada);
    QCOMPARE(ada.answerText(), QStringLiteral("&Plan your turn…"));
    QVERIFY2(ada.report().contains(QStringLiteral("S1 2,2")), qPrintable(ada.report()));
    typePlan(QStringLiteral("s1xs9"));
    ada.trigger(QStringLiteral("&Type your plan…"));
    QCOMPARE(ada.count(), 2U);
    QVERIFY2(ada.message().contains(QStringLiteral("Action 1 of block 3")), qPrintable(ada.message()));
    QString asked;
    typePlan(QStringLiteral("s1-c6r4\ns1xs3\ns2xs3 if 2 won"), [&asked] {
        sf::test::whenOpen<QMessageBox>([&asked](QMessageBox& box) {
            asked = box.text() + box.informativeText();
            QTest::mouseClick(box.findChild<QPushButton*>(QStringLiteral("confirm")), Qt::LeftButton);
        });
    });
    ada.trigger(QStringLiteral("&Type your plan…"));
    QCOMPARE(ada.count(), 3U);
    QVERIFY2(asked.contains(QStringLiteral("2. S1xS3: won 0.0 %, lost 0.0 %, tied 100.0 %")),
             qPrintable(asked));
    QVERIFY2(asked.contains(QStringLiteral("Action 3. S2xS3 is never carried out")), qPrintable(asked));
    pasteAndAccept(ben);
    QVERIFY2(ben.report().contains(QStringLiteral("Action 3, S2xS3, was skipped: its condition was not met")),
             qPrintable(ben.report()));
    QVERIFY2(ben.report().contains(QStringLiteral("S1 6,4")), qPrintable(ben.report()));
    QCOMPARE(ben.answerText(), QStringLiteral("&Plan your turn…"));
}

/// The same on the map: each attack asks which result to plan for, and what follows is for that case.
void TestBattlePostWindow::turnsArePlannedOnTheMap() {
    Commander ada;
    Commander ben;
    beginTurns(ada, ben);
    QVERIFY(ada.tab->perform(battle::MoveStack{ada.stack(1), {6, 4}}).isDone());
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 1);
    QCOMPARE(ada.tab->battle().stacks.find(ada.stack(1))->hex, (hex::Hex{6, 4}));
    answerWith(QStringLiteral("Cancel"));
    QVERIFY(perform(*ada.tab, ada.attack(1, 3)).isDone());
    QTRY_COMPARE(ada.tab->stepsDone(), 1); // undone, nothing planned
    QCOMPARE(ada.plan().topLevelItemCount(), 1);
    answerWith(QStringLiteral("If tied, 100.0 %"));
    QVERIFY(perform(*ada.tab, ada.attack(1, 3)).isDone());
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 2);
    QCOMPARE(ada.plan().topLevelItem(1)->childCount(), 3); // a branch for each result
    QCOMPARE(ada.tab->stepsDone(), 2);
    const QString combat = LastCombatPanel(*ada.tab).plainText();
    QVERIFY2(combat.contains(QStringLiteral("Assumed for your plan")), qPrintable(combat));
    QVERIFY2(!combat.contains(QStringLiteral("Dice ")), qPrintable(combat));
    QVERIFY(ada.tab->perform(battle::MoveStack{ada.stack(2), {5, 3}}).isDone());
    QTRY_COMPARE(ada.plan().topLevelItem(1)->child(1)->childCount(), 1);
    QCOMPARE(ada.tab->stepsDone(), 3);
    // Ending the turn on the map makes the post.
    QString asked;
    sf::test::whenOpen<QMessageBox>([&asked](QMessageBox& box) {
        asked = box.text() + box.informativeText();
        QTest::mouseClick(box.findChild<QPushButton*>(QStringLiteral("confirm")), Qt::LeftButton);
    });
    QVERIFY(perform(*ada.tab, multiplier::EndTurn{}).isDone());
    QTRY_COMPARE(ada.count(), 3U);
    QVERIFY2(asked.contains(QStringLiteral("S1-C6R4, S1xS3, S2-C5R3 if 2 tied")), qPrintable(asked));
    QVERIFY(!ada.tab);
    pasteAndAccept(ben);
    QVERIFY2(ben.report().contains(QStringLiteral("S1 6,4")), qPrintable(ben.report()));
    QVERIFY2(ben.report().contains(QStringLiteral("S2 5,3")), qPrintable(ben.report()));
}

/// Undo in the tab removes from the plan, what plans can't have is removed, and the tab can be opened again.
void TestBattlePostWindow::theMapFollowsThePlan() {
    Commander ada;
    Commander ben;
    beginTurns(ada, ben);
    QVERIFY(ada.tab->perform(battle::MoveStack{ada.stack(1), {6, 4}}).isDone());
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 1);
    QVERIFY(ada.tab->perform(battle::Concede{0}).isDone());
    QTRY_VERIFY2(ada.message().contains(QStringLiteral("More, Resign")), qPrintable(ada.message()));
    QCOMPARE(ada.tab->stepsDone(), 1);
    ada.tab->undo();
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 0);
    QVERIFY(ada.tab->perform(battle::MoveStack{ada.stack(1), {5, 3}}).isDone());
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 1);
    ada.pressButton(QStringLiteral("undoPlanned"));
    QCOMPARE(ada.tab->stepsDone(), 0);
    QVERIFY(ada.tab->perform(battle::MoveStack{ada.stack(1), {5, 3}}).isDone());
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 1);
    ada.tab.reset();
    ada.trigger(QStringLiteral("Show the plan &on the map"));
    QVERIFY(ada.tab);
    QCOMPARE(ada.tab->stepsDone(), 1);
    QCOMPARE(ada.tab->battle().stacks.find(ada.stack(1))->hex, (hex::Hex{5, 3}));
    // In the case that ends here, nothing more can be planned.
    ada.pressButton(QStringLiteral("endHere"));
    QVERIFY(ada.tab->perform(battle::MoveStack{ada.stack(2), {4, 2}}).isDone());
    QTRY_VERIFY2(ada.message().contains(QStringLiteral("ends the turn here")), qPrintable(ada.message()));
    QTRY_COMPARE(ada.tab->stepsDone(), 1);
}

/// With the results that were planned on, and no second question; not after another change of the plan.
void TestBattlePostWindow::redoGivesThePlanBack() {
    Commander ada;
    Commander ben;
    beginTurns(ada, ben);
    planThreeActions(ada);
    ada.tab->undo();
    QTRY_COMPARE(ada.plan().topLevelItem(1)->child(1)->childCount(), 0);
    ada.tab->undo();
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 1);
    ada.tab->redo();
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 2);
    QCOMPARE(ada.tab->stepsDone(), 2);
    QVERIFY(ada.tab->canRedo());
    ada.tab->redo();
    QTRY_COMPARE(ada.plan().topLevelItem(1)->child(1)->childCount(), 1);
    QCOMPARE(ada.tab->battle().stacks.find(ada.stack(2))->hex, (hex::Hex{5, 3}));
}

/// Several steps of the plan at once.
void TestBattlePostWindow::stepsGiveThePlanBack() {
    Commander ada;
    Commander ben;
    beginTurns(ada, ben);
    planThreeActions(ada);
    ada.tab->goToStep(0);
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 0);
    ada.tab->goToStep(3);
    QTRY_COMPARE(ada.plan().topLevelItemCount(), 2);
    QCOMPARE(ada.plan().topLevelItem(1)->child(1)->childCount(), 1);
    ada.pressButton(QStringLiteral("undoPlanned"));
    QTRY_COMPARE(ada.tab->stepsDone(), 2);
    ada.tab->redo();
    QTRY_COMPARE(ada.tab->stepsDone(), 2); // taken back from the plan, not only on the map
    QCOMPARE(ada.plan().topLevelItem(1)->child(1)->childCount(), 0);
}

/// Somebody else who has the posts looks on.
void TestBattlePostWindow::watchersHaveNothingToSend() {
    Commander ada;
    invite(ada);
    const auto waitText = [](Commander& player) {
        return player.window.findChild<QLabel*>(QStringLiteral("wait"))->text();
    };
    QVERIFY2(waitText(ada).startsWith(QStringLiteral("Copy the post and send it")),
             qPrintable(waitText(ada)));
    Commander watcher;
    watcher.window.takeFile(battleFile);
    sf::test::whenOpen<IncomingDialog>([](IncomingDialog& dialog) {
        for (auto* choice : dialog.findChildren<QRadioButton*>())
            if (choice->text().remove(u'&') == QStringLiteral("Only watch"))
                choice->click();
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    });
    watcher.window.take(clipboard());
    QCOMPARE(watcher.window.controller().games().size(), std::size_t{1});
    QVERIFY2(waitText(watcher).startsWith(QStringLiteral("You only watch")), qPrintable(waitText(watcher)));
}

void TestBattlePostWindow::otherBattlesAreRefused() {
    Commander ada;
    ada.window.takeFile(QStringLiteral(SQUAREFRONT_TEST_DATA "/battle/ford.sqf"));
    ada.window.inviteToBattle(QStringLiteral(SQUAREFRONT_TEST_DATA "/example.imperio"));
    QVERIFY(!ada.message().isEmpty());
    QVERIFY(ada.window.controller().games().empty());
}

template struct sf::test::Registered<TestBattlePostWindow, QApplication>;
#include "test_battle_post_window.moc"
