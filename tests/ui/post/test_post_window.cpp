// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/base32.h"
#include "core/post/block/block_writer.h"
#include "core/post/game/post_draft.h"
#include "core/rules/imperio/game/legal.h"
#include "resources/resources.h"
#include "tests/test_registry.h"
#include "tests/ui/post/hasty_plan.h"
#include "tests/ui/post/post_player.h"
#include "ui/imperio/play/fight_panel.h"
#include "ui/imperio/record/look_back.h"
#include "ui/imperio/setup/game_rules_editor.h"
#include "ui/imperio/setup/new_game_dialog.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/post/invite_dialog.h"
#include "ui/post/post_duty.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QInputDialog>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QTableView>
#include <QTreeWidget>

using namespace sf;
using namespace sf::ui;
using namespace sf::ui::test;

namespace {

void acceptInvitation(InviteDialog& dialog) {
    retype(*dialog.findChild<QLineEdit*>(QStringLiteral("ownName")), QStringLiteral("Ada"));
    QVERIFY(!dialog.acceptButton()->isEnabled());
    QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("otherName")), QStringLiteral("Ben"));
    dialog.findChild<QComboBox*>(QStringLiteral("roles"))->setCurrentIndex(1); // Ada attacks
    QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
}

void invite(Player& ada) {
    sf::test::whenOpen<InviteDialog>(acceptInvitation);
    ada.window.findChild<QAction*>(QStringLiteral("invite"))->trigger();
}

/// Sends a block without the window's questions, and copies it.
void send(Player& player, const char* plan) {
    QCOMPARE(player.window.controller().send(plan), QString());
    player.press(Qt::Key_C);
}

void useExample(Player& player) {
    for (QPushButton* button : player.window.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("E&xample"))
            QTest::mouseClick(button, Qt::LeftButton);
}

/// Sets out a formation with the panel, as players do.
void setOut(Player& player) {
    QCOMPARE(player.board().use(), PostBoard::Use::SetUp);
    useExample(player);
    finishSetUp(player);
}

/// Both have set out, and it is Ada's turn 1a.
void begin(Player& ada, Player& ben) {
    invite(ada);
    pasteAndAccept(ben);
    setOut(ben);
    pasteAndAccept(ada);
    setOut(ada);
    pasteAndAccept(ben);
    finishSetUp(ben);
    QCOMPARE(ben.count(), 4U);
    pasteAndAccept(ada);
    QCOMPARE(ada.count(), 4U);
}

/// Some legal shot in the position.
std::optional<imperio::Action> shotIn(const imperio::Position& position) {
    imperio::ActionList actions;
    imperio::listLegal(position, actions);
    for (const imperio::Action& action : actions)
        if (action.act == imperio::Act::Shot)
            return action;
    return std::nullopt;
}

} // namespace

/// Two profiles play against one another by copying posts through mangled text.
class TestPostWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { openResources(); }
    void inviteAndAccept();
    void nothingChangesUnlessAccepted();
    void setUpAndFirstTurn();
    void nobodyPlaysForTheOpponent();
    void planAFight();
    void showsTheDiceOfTheRoles();
    void unsentWorkStays();
    void saysWhatToDoWithoutGames();
    void beginsFromTheEmptyWindow();
    void remembersTheName();
    void escapeCloses();
    void asksOnceAboutDangers();
    void damagedPost();
    void dropAndFile();
    void lostSecret();
    void watchedFolder();
    void resign();
    void invitesFromTheNewGameDialog();
    void signedBlocks();
    void aVersionIsChosen();
    void aCostlyGameIsNotChecked();
    void resignationIsNamed();
    void forgedResignation();
    void ownBlocksStay();
    void hostileFolder();
    void aWholeGame();
};

/// While a block is awaited, no click, key or button changes the board, at the set-up or later.
void TestPostWindow::nobodyPlaysForTheOpponent() {
    const auto board = [](Player& player) {
        QStringList cells;
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column)
                cells << player.board().view()->cellName({row, column});
        return cells;
    };
    const auto touch = [](Player& player) {
        ImperioView* view = player.board().view();
        for (int row = 1; row <= 9; ++row)
            for (int column = 1; column <= 9; ++column) {
                player.click(imperio::squareAt(row, column));
                player.click(imperio::squareAt(row == 9 ? 8 : row + 1, column));
                player.click(imperio::squareAt(row, column));
                for (const int key : {Qt::Key_1, Qt::Key_Return, Qt::Key_4, Qt::Key_Return, Qt::Key_Delete,
                                      Qt::Key_Escape, Qt::Key_Escape})
                    QTest::keyClick(view, static_cast<Qt::Key>(key));
            }
        for (auto* button : player.board().findChildren<QAbstractButton*>())
            if (button->isVisible() && button->isEnabled() &&
                button->objectName().startsWith(QLatin1String("reserve")))
                QTest::mouseClick(button, Qt::LeftButton);
    };
    Player ada;
    Player ben;
    invite(ada);
    pasteAndAccept(ben);
    setOut(ben);
    QCOMPARE(ben.board().use(), PostBoard::Use::Watch);
    QStringList before = board(ben);
    touch(ben);
    QCOMPARE(board(ben), before);
    QVERIFY2(ben.said().startsWith(QStringLiteral("Waiting for Ada")), qPrintable(ben.said()));
    pasteAndAccept(ada);
    setOut(ada);
    pasteAndAccept(ben);
    finishSetUp(ben);
    QCOMPARE(ben.count(), 4U);
    QCOMPARE(ben.board().use(), PostBoard::Use::Watch);
    before = board(ben);
    touch(ben);
    QCOMPARE(board(ben), before);
    QCOMPARE(ben.count(), 4U);
}

void TestPostWindow::inviteAndAccept() {
    Player ada;
    Player ben;
    invite(ada);
    QVERIFY(clipboard().contains(QStringLiteral("[squarefront 1]")));
    QVERIFY2(ada.state().contains(QStringLiteral("Waiting for block 2 from Ben")), qPrintable(ada.state()));
    pasteAndAccept(ben);
    QCOMPARE(ben.window.controller().games().size(), std::size_t{1});
    QVERIFY(ben.game().own == post::Writer::Answerer);
    QVERIFY2(ben.state().contains(QStringLiteral("your turn to write block 2")), qPrintable(ben.state()));
    const auto* list = ben.window.findChild<QTableView*>(QStringLiteral("games"));
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("Ada against Ben"));
    QCOMPARE(list->model()->index(0, 1).data().toString(), QStringLiteral("yours"));
}

void TestPostWindow::nothingChangesUnlessAccepted() {
    Player ada;
    Player ben;
    invite(ada);
    sf::test::whenOpen<IncomingDialog>(
        [](IncomingDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    ben.press(Qt::Key_V);
    QVERIFY(ben.window.controller().games().empty());
    QVERIFY(QDir(ben.folder.filePath(QStringLiteral("posts"))).entryList(QDir::Files).isEmpty());
}

void TestPostWindow::setUpAndFirstTurn() {
    Player ada;
    Player ben;
    begin(ada, ben);
    QCOMPARE(ada.board().use(), PostBoard::Use::Plan);
    ada.click(imperio::squareAt(2, 3));
    const auto from = imperio::squareAt(2, 3);
    const auto to = imperio::squareAt(3, 3);
    ada.click(to);
    QCOMPARE(post::planValue(ada.board().draft()->plan()),
             post::blockNotation(imperio::actionText(imperio::step(from, to), imperio::Side::Attacker)));
    ada.pressButton(QStringLiteral("undoPlanned"));
    QVERIFY(ada.board().draft()->plan().empty());
    ada.click(from);
    ada.click(to);
    confirmNext();
    ada.pressButton(QStringLiteral("send"));
    QCOMPARE(ada.count(), 5U);
    QVERIFY(clipboard().contains(QStringLiteral("R2C3-R3C3")));
    const QString waiting = ada.window.findChild<QLabel*>(QStringLiteral("wait"))->text();
    QVERIFY2(waiting.endsWith(QStringLiteral("\n1. R2C3-R3C3")), qPrintable(waiting));
    pasteAndAccept(ben);
    // Ben's own secret settles Ada's plan, and her piece stands on its new square.
    const auto view = ben.window.controller().view(ben.game());
    QVERIFY(view->game().position.board.at(to).has_value());
    QCOMPARE(ben.board().use(), PostBoard::Use::Plan);
    // The last turn is played back once, not whenever the game is selected.
    QVERIFY(ben.window.findChild<LookBack*>()->isPlaying());
    Q_EMIT ben.window.controller().changed();
    QVERIFY(!ben.window.findChild<LookBack*>()->isPlaying());
}

void TestPostWindow::planAFight() {
    Player ada;
    Player ben;
    begin(ada, ben);
    send(ada, "R2C3-R3C3-R4C3,R2C7-R3C7-R4C7,R1C5-R3C5");
    pasteAndAccept(ben);
    send(ben, "");
    pasteAndAccept(ada);
    const auto shot = shotIn(ada.board().draft()->position());
    QVERIFY(shot.has_value());
    sf::test::whenOpen<QMenu>([](QMenu& menu) {
        QCOMPARE(menu.objectName(), QStringLiteral("branchMenu"));
        QVERIFY2(menu.actions().first()->text().startsWith(QStringLiteral("If won, ")),
                 qPrintable(menu.actions().first()->text()));
        QTest::keyClick(&menu, Qt::Key_Return);
    });
    QTRY_VERIFY_WITH_TIMEOUT(!ada.window.findChild<LookBack*>()->isPlaying(), 15000);
    QVERIFY2(ada.said().startsWith(QStringLiteral("Back in the game")), qPrintable(ada.said()));
    ada.click(shot->from);
    ada.click(shot->to);
    QVERIFY2(ada.said().contains(QStringLiteral("Choose it again to plan it")), qPrintable(ada.said()));
    ada.click(shot->to);
    const post::ImperioDraft& draft = *ada.board().draft();
    QCOMPARE(draft.plan().size(), std::size_t{1});
    QVERIFY(draft.assumed(0) == post::FightResult::Won);
    // The dice are only assumed, so that they aren't shown.
    QVERIFY2(ada.said().startsWith(QStringLiteral("Planned: ")), qPrintable(ada.said()));
    QVERIFY2(!ada.said().contains(QRegularExpression(QStringLiteral("\\d+ to \\d+"))),
             qPrintable(ada.said()));
    QVERIFY(ada.window.findChild<FightPanel*>());
    QVERIFY(!ada.window.findChild<QLabel*>(QStringLiteral("fightResult")));
    auto* tree = ada.window.findChild<QTreeWidget*>(QStringLiteral("plan"));
    QCOMPARE(tree->topLevelItemCount(), 1);
    QCOMPARE(tree->topLevelItem(0)->childCount(), 3);
    QVERIFY(tree->topLevelItem(0)->child(0)->text(0).contains(u'%'));
    tree->setCurrentItem(tree->topLevelItem(0)->child(2));
    QTRY_VERIFY(draft.assumed(0) == post::FightResult::Lost);
    QTest::keyClick(tree, Qt::Key_Up);
    QTRY_VERIFY(draft.assumed(0) == post::FightResult::Tied);
    QTest::keyClick(tree, Qt::Key_Down);
    QTRY_VERIFY(draft.assumed(0) == post::FightResult::Lost);
    confirmNext();
    ada.pressButton(QStringLiteral("send"));
    pasteAndAccept(ben);
    QVERIFY(!ben.window.controller().view(ben.game())->lastItems().empty());
    QCOMPARE(ben.window.controller().view(ben.game())->lastItems().front().fate, post::ItemFate::Done);
    QTRY_VERIFY(ben.window.findChild<QLabel*>(QStringLiteral("fightResult")));
}

void TestPostWindow::showsTheDiceOfTheRoles() {
    Player ada;
    Player ben;
    sf::test::whenOpen<InviteDialog>([](InviteDialog& dialog) {
        QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("ownName")), QStringLiteral("Ada"));
        QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("otherName")), QStringLiteral("Ben"));
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton); // dice decide who attacks
    });
    ada.window.findChild<QAction*>(QStringLiteral("invite"))->trigger();
    pasteAndAccept(ben);
    ben.pressButton(QStringLiteral("answer"));
    pasteAndAccept(ada);
    const QString said = ada.window.findChild<QLabel*>(QStringLiteral("signers"))->text();
    const QRegularExpression dice(
        QStringLiteral("^Dice decided who attacks: (Ada \\d, Ben \\d(; )?)+\\. (Ada|Ben) attacks\\."));
    QVERIFY2(said.contains(dice), qPrintable(said));
}

void TestPostWindow::unsentWorkStays() {
    Player ada;
    Player ben;
    begin(ada, ben);
    ada.click(imperio::squareAt(2, 3));
    ada.click(imperio::squareAt(3, 3));
    QCOMPARE(ada.board().draft()->plan().size(), std::size_t{1});
    Player eve;
    invite(eve);
    eve.press(Qt::Key_C);
    pasteAndAccept(ada); // the game with Eve is shown now
    QCOMPARE(ada.board().use(), PostBoard::Use::SetUp);
    const auto board = [&] { return ada.window.findChild<GameController*>()->position().board; };
    QVERIFY(board().of(imperio::Side::Defender).isEmpty());
    useExample(ada);
    const imperio::Board formation = board();
    QVERIFY(!formation.of(imperio::Side::Defender).isEmpty());
    auto* games = ada.window.findChild<QTableView*>(QStringLiteral("games"));
    const int row = games->currentIndex().row(); // the order of games is random, as their names are
    games->selectRow(1 - row);
    QCOMPARE(ada.board().use(), PostBoard::Use::Plan);
    QCOMPARE(ada.board().draft()->plan().size(), std::size_t{1});
    QVERIFY(board().at(imperio::squareAt(3, 3)).has_value());
    games->selectRow(row);
    QVERIFY(board().of(imperio::Side::Defender) == formation.of(imperio::Side::Defender));
}

void TestPostWindow::saysWhatToDoWithoutGames() {
    Player ada;
    Player ben;
    invite(ada);
    const QString invitation = clipboard();
    pasteAndAccept(ben);
    setOut(ben);
    confirmNext();
    for (QAction* action : ben.window.findChildren<QAction*>())
        if (action->text() == QStringLiteral("Remove from the &list…"))
            action->trigger();
    QVERIFY(ben.window.controller().games().empty());
    QVERIFY(ben.window.findChild<QLabel*>(QStringLiteral("noGames"))->isVisible());
    // The same game can be begun once more.
    QGuiApplication::clipboard()->setText(invitation);
    pasteAndAccept(ben);
    setOut(ben);
}

void TestPostWindow::beginsFromTheEmptyWindow() {
    Player ada;
    auto* empty = ada.window.findChild<QLabel*>(QStringLiteral("noGames"));
    QVERIFY(empty->isVisible());
    sf::test::whenOpen<InviteDialog>(acceptInvitation);
    for (auto* button : empty->parentWidget()->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("&Invite…"))
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(ada.count(), 1U);
    QVERIFY(!empty->isVisible());
}

void TestPostWindow::remembersTheName() {
    Player ada;
    invite(ada);
    bool wasAsked = false;
    sf::test::whenOpen<InviteDialog>([&](InviteDialog& dialog) {
        wasAsked = true;
        QCOMPARE(dialog.ownName(), QStringLiteral("Ada"));
        QCOMPARE(dialog.focusWidget()->objectName(), QStringLiteral("otherName"));
        dialog.reject();
    });
    ada.window.findChild<QAction*>(QStringLiteral("invite"))->trigger();
    QVERIFY(wasAsked);
}

/// First a message, then the window; on the board it only cancels what was begun there.
void TestPostWindow::escapeCloses() {
    Player ada;
    invite(ada);
    QVERIFY(!ada.message().isEmpty());
    QTest::qWait(100); // until everything is in its place
    const QPoint place = ada.board().view()->mapTo(&ada.window, QPoint());
    QTest::keyClick(&ada.window, Qt::Key_Escape);
    QVERIFY(ada.message().isEmpty());
    QCoreApplication::processEvents();
    QCOMPARE(ada.board().view()->mapTo(&ada.window, QPoint()), place);
    ada.board().view()->setFocus();
    QTest::keyClick(ada.board().view(), Qt::Key_Escape);
    QVERIFY(ada.window.isVisible());
    ada.window.findChild<QTableView*>(QStringLiteral("games"))->setFocus();
    QTest::keyClick(ada.window.focusWidget(), Qt::Key_Escape);
    QVERIFY(!ada.window.isVisible());
}

/// The question about the post names the dangers too.
void TestPostWindow::asksOnceAboutDangers() {
    Player ada;
    Player ben;
    invite(ada);
    pasteAndAccept(ben);
    setOut(ben);
    pasteAndAccept(ada);
    setOut(ada);
    pasteAndAccept(ben);
    QString asked;
    sf::test::whenOpen<QMessageBox>([&](QMessageBox& box) {
        asked = box.text();
        QTest::mouseClick(box.findChild<QPushButton*>(QStringLiteral("confirm")), Qt::LeftButton);
    });
    ben.pressButton(QStringLiteral("finishSetup"));
    QTRY_COMPARE(ben.count(), 4U);
    QVERIFY2(asked.contains(QStringLiteral("in its first turn")), qPrintable(asked));
    QVERIFY2(asked.contains(QStringLiteral("can't be changed")), qPrintable(asked));
}

void TestPostWindow::damagedPost() {
    Player ada;
    Player ben;
    invite(ada);
    QString text = clipboard();
    const qsizetype seal = text.indexOf(QStringLiteral("seal: "));
    text[seal + 8] = text[seal + 8] == u'7' ? u'8' : u'7';
    ben.window.take(text);
    QVERIFY(ben.window.controller().games().empty());
    QVERIFY2(ben.message().contains(QStringLiteral("Line ")), qPrintable(ben.message()));
    ben.window.take(QStringLiteral("Hello!"));
    QVERIFY(ben.message().contains(QStringLiteral("There is no block in this text")));
    ada.window.take(clipboard());
    QVERIFY2(ada.message().contains(QStringLiteral("You already have every block")),
             qPrintable(ada.message()));
}

void TestPostWindow::dropAndFile() {
    Player ada;
    Player ben;
    invite(ada);
    const QString path = ben.folder.filePath(QStringLiteral("game.sqpost"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(clipboard().toUtf8());
    file.close();
    for (const bool isFile : {false, true}) {
        QMimeData data;
        if (isFile)
            data.setUrls({QUrl::fromLocalFile(path)});
        else
            data.setText(clipboard());
        bool wasAsked = false;
        sf::test::whenOpen<IncomingDialog>([&](IncomingDialog& dialog) {
            wasAsked = true;
            dialog.reject();
        });
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&ben.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&ben.window, &drop);
        QVERIFY(wasAsked);
    }
}

void TestPostWindow::lostSecret() {
    Player ada;
    Player ben;
    begin(ada, ben);
    const QDir secrets(ada.folder.filePath(QStringLiteral("secrets")));
    for (const bool hasKey : {true, false}) {
        for (const QString& file : secrets.entryList(QDir::Files))
            if (!hasKey || file != QStringLiteral("signing-key"))
                QVERIFY(QFile::remove(secrets.filePath(file)));
        PostController reread(document::PostGameStore(ada.folder.filePath(QStringLiteral("posts"))),
                              document::SecretStore(secrets.path()));
        reread.finishChecks();
        const PostWindow again(ada.context(), reread);
        const QString said = again.findChild<MessageBar*>()->text();
        const auto lost = hasKey ? QStringLiteral("sealed in block 3 is not in this profile")
                                 : QStringLiteral("its key is not in this profile");
        QVERIFY2(said.contains(lost), qPrintable(said));
        QVERIFY(said.contains(QStringLiteral("resign")));
        QCOMPARE(again.findChild<PostBoard*>()->use(), PostBoard::Use::Watch);
    }
}

void TestPostWindow::watchedFolder() {
    QTemporaryDir shared;
    {
        Player ada;
        QCOMPARE(ada.window.controller().setWatchedFolder(shared.path()), QString());
        invite(ada);
        const QStringList files = QDir(shared.path()).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        QVERIFY2(files.first().endsWith(QStringLiteral("-0001.sqpost")), qPrintable(files.first()));
    }
    sf::test::OwnSettings settings;
    const document::PostGameStore games(settings.folder.filePath(QStringLiteral("posts")));
    QVERIFY(!games.setWatchedFolder(shared.path()));
    bool wasAsked = false;
    sf::test::whenOpen<IncomingDialog>([&](IncomingDialog& dialog) {
        wasAsked = true;
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    });
    PostController controller(games,
                              document::SecretStore(settings.folder.filePath(QStringLiteral("secrets"))));
    controller.finishChecks();
    PostWindow ben(settings.context(), controller);
    ben.show();
    QTRY_VERIFY(wasAsked);
    QTRY_COMPARE(controller.games().size(), std::size_t{1});
    // A mail or a text is as good; other texts are nobody's business.
    const QString mail = shared.filePath(QStringLiteral("again.eml"));
    Player eve;
    invite(eve);
    eve.press(Qt::Key_C);
    QFile file(mail);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Subject: a game\r\n\r\n" + QGuiApplication::clipboard()->text().toUtf8());
    file.close();
    QFile other(shared.filePath(QStringLiteral("shopping.txt")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("Bread, milk and dice.");
    other.close();
    wasAsked = false;
    sf::test::whenOpen<IncomingDialog>([&](IncomingDialog& dialog) {
        wasAsked = true;
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    });
    QTRY_VERIFY(wasAsked);
    QTRY_COMPARE(controller.games().size(), std::size_t{2});
}

void TestPostWindow::resign() {
    Player ada;
    Player ben;
    begin(ada, ben);
    QCOMPARE(ada.window.controller().resign(), QString());
    QVERIFY2(ada.state().contains(QStringLiteral("Ada resigned: Ben has won.")), qPrintable(ada.state()));
    ada.press(Qt::Key_C);
    pasteAndAccept(ben);
    QVERIFY2(ben.state().contains(QStringLiteral("Ben has won")), qPrintable(ben.state()));
}

/// The New game dialog hands its names and house rules over.
void TestPostWindow::invitesFromTheNewGameDialog() {
    struct Window : QWidget {
        std::optional<PostOffer> offer;
        void customEvent(QEvent* event) override {
            event->setAccepted(event->type() == PostRequestEvent::eventType());
            if (event->isAccepted())
                offer = static_cast<PostRequestEvent*>(event)->offer();
        }
    } window;
    NewGameDialog dialog(&window);
    dialog.show();
    const auto names = dialog.findChildren<QLineEdit*>();
    dialog.findChild<GameRulesEditor*>()->setOptions([] {
        imperio::Options options;
        options.knights = 12;
        return options;
    }());
    QTest::keyClicks(names[0], QStringLiteral("Ada"));
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("byPost")), Qt::LeftButton);
    QVERIFY(!dialog.isVisible());
    QVERIFY(window.offer.has_value());
    QCOMPARE(window.offer->names[0], QStringLiteral("Ada"));
    Player ada;
    sf::test::whenOpen<InviteDialog>([](InviteDialog& invitation) {
        QCOMPARE(invitation.findChild<QLineEdit*>(QStringLiteral("ownName"))->text(), QStringLiteral("Ada"));
        QTest::keyClicks(invitation.findChild<QLineEdit*>(QStringLiteral("otherName")),
                         QStringLiteral("Ben"));
        QTest::mouseClick(invitation.acceptButton(), Qt::LeftButton);
    });
    ada.window.inviteWith(*window.offer);
    QCOMPARE(ada.count(), 1U);
    QCOMPARE(ada.game().checked.game->invitation().value(post::Field::Options),
             std::string_view("knightsq12"));
}

/// The window says who signs, and warns when a known name comes with another key.
void TestPostWindow::signedBlocks() {
    const auto signers = [](Player& player) {
        return player.window.findChild<QLabel*>(QStringLiteral("signers"))->text();
    };
    Player ada;
    Player ben;
    Player other; // who also says that she is Ada
    QVERIFY(ada.settings.value(ui::Settings::signPosts));
    for (int game = 0; game < 2; ++game) {
        invite(ada);
        QVERIFY2(signers(ada).startsWith(QStringLiteral("You sign your blocks, with the key RW")),
                 qPrintable(signers(ada)));
        pasteAndAccept(ben);
        QVERIFY2(signers(ben).startsWith(QStringLiteral("Ada signs with key RW")), qPrintable(signers(ben)));
        QCOMPARE(signers(ben).contains(QStringLiteral("1 of your other games")), game > 0);
        QVERIFY2(ben.message().isEmpty(), qPrintable(ben.message()));
    }
    invite(other);
    pasteAndAccept(ben);
    QVERIFY(!signers(ben).contains(QStringLiteral("of your other games")));
    QVERIFY2(ben.message().contains(QStringLiteral("different key")), qPrintable(ben.message()));
    ada.window.controller().setSigning(false);
    invite(ada);
    QVERIFY2(signers(ada).contains(QStringLiteral("unsigned")), qPrintable(signers(ada)));
}

/// A stored game whose check would take too long is listed, and isn't tried again at the next start.
void TestPostWindow::aCostlyGameIsNotChecked() {
    const QString costly = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/costly/");
    QFile thread(costly + QStringLiteral("thread.sqpost"));
    QVERIFY(thread.open(QIODevice::ReadOnly));
    const QByteArray text = thread.readAll();
    Player ada;
    const document::PostGameStore store(ada.folder.filePath(QStringLiteral("posts")));
    const PostController::AddedBattle battle =
        ada.controller.addBattleFile(costly + QStringLiteral("battle.sqf"));
    QCOMPARE(battle.error, QString());
    QCOMPARE(ada.controller.battles().save(store.battleFolder(), *battle.hash), std::nullopt);
    const QString id = QString::fromStdString(post::base32(document::gamesIn(text.toStdString()).front()));
    const QString path = ada.folder.filePath(QStringLiteral("posts/%1-0.sqpost").arg(id));
    QVERIFY(thread.copy(path));
    for (const bool isKnown : {false, true}) {
        QCOMPARE(QFile::exists(path + QStringLiteral(".unchecked")), isKnown);
        PostController controller(store,
                                  document::SecretStore(ada.folder.filePath(QStringLiteral("secrets"))));
        controller.finishChecks();
        QVERIFY(controller.games().empty());
        // Without the battle, a second check would say that it is missing.
        QVERIFY(isKnown || QDir(store.battleFolder()).removeRecursively());
        QCOMPARE(controller.unchecked().size(), std::size_t{1});
        QVERIFY(controller.unchecked().front().isTooCostly);
        QCOMPARE(controller.unchecked().front().players,
                 (QStringList{QStringLiteral("Ada"), QStringLiteral("Ben")}));
    }
    // What arrives isn't taken for invalid either.
    QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
    ada.press(Qt::Key_V);
    QVERIFY2(ada.message().contains(QStringLiteral("wasn't checked")), qPrintable(ada.message()));
}

/// Somebody else answers the invitation too: what was accepted stays until the user chooses another version.
void TestPostWindow::aVersionIsChosen() {
    for (const bool isSigned : {true, false}) {
        Player ada;
        ada.window.controller().setSigning(isSigned);
        Player ben;
        Player mallory;
        invite(ada);
        const QString invitation = clipboard();
        pasteAndAccept(ben);
        setOut(ben);
        const QString honest = clipboard();
        QGuiApplication::clipboard()->setText(invitation);
        pasteAndAccept(mallory);
        setOut(mallory);
        const QString other = clipboard();
        const auto choose = ada.window.findChild<QAction*>(QStringLiteral("chooseVersion"));
        const auto newest = [&] { return post::checkOf(ada.game().checked.game->newest()); };
        for (const QString& post : {honest, other, honest}) {
            QCOMPARE(choose->isEnabled(), ada.game().checked.versions.size() > 1);
            QGuiApplication::clipboard()->setText(post);
            if (ada.count() == 1 || !ada.game().checked.versions.size())
                pasteAndAccept(ada);
            else
                ada.press(Qt::Key_V);
            QVERIFY2(ada.state().contains(QStringLiteral("your turn to write block 3")),
                     qPrintable(ada.state()));
            QCOMPARE(newest(), ben.game().checked.game->last().value(post::Field::Check));
        }
        QVERIFY(choose->isEnabled());
        QString offered;
        sf::test::whenOpen<QInputDialog>([&offered](QInputDialog& dialog) {
            offered = dialog.comboBoxItems().join(u'\n');
            dialog.setTextValue(dialog.comboBoxItems().last());
            dialog.accept();
        });
        choose->trigger();
        QVERIFY2(offered.contains(QString::fromStdString(newest())), qPrintable(offered));
        QCOMPARE(newest(), mallory.game().checked.game->last().value(post::Field::Check));
        setOut(ada);
        pasteAndAccept(mallory);
        QVERIFY2(mallory.state().contains(QStringLiteral("your turn to write block 4")),
                 qPrintable(mallory.state()));
        ada.window.controller().reload();
        QCOMPARE(ada.count(), 3U);
    }
}

/// The question says what a block does, and whose it is.
void TestPostWindow::resignationIsNamed() {
    Player ada;
    Player ben;
    begin(ada, ben);
    QCOMPARE(ada.window.controller().resign(), QString());
    ada.press(Qt::Key_C);
    QString said;
    sf::test::whenOpen<IncomingDialog>([&](IncomingDialog& dialog) {
        said = dialog.findChild<QLabel*>(QStringLiteral("block"))->text();
        dialog.reject();
    });
    ben.press(Qt::Key_V);
    QCOMPARE(said, QStringLiteral("Block 5: Ada resigns. Ben wins the game."));
}

/// Ben writes Ada's resignation; her window asks, and believes her.
void TestPostWindow::forgedResignation() {
    Player ada;
    Player ben;
    ada.window.controller().setSigning(false);
    begin(ada, ben);
    const post::PostGame& game = *ben.game().checked.game;
    post::Reply reply;
    reply.resigns = true;
    const auto forged = std::get<post::Block>(replying(game, reply, {{}, {}, 1'900'000'000}));
    for (const bool isMine : {false, true}) {
        QGuiApplication::clipboard()->setText(QString::fromStdString(blockText(forged)));
        sf::test::whenOpen<IncomingDialog>([isMine](IncomingDialog& dialog) {
            sf::test::whenOpen<QMessageBox>([isMine](QMessageBox& box) {
                QVERIFY(box.text().contains(QStringLiteral("Did you make this on another computer?")));
                QTest::mouseClick(isMine ? box.findChild<QPushButton*>(QStringLiteral("confirm"))
                                         : box.button(QMessageBox::Cancel),
                                  Qt::LeftButton);
            });
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
        });
        ada.press(Qt::Key_V);
        QCOMPARE(ada.game().checked.game->end().has_value(), isMine);
        if (!isMine)
            QVERIFY2(ada.message().contains(QStringLiteral("in your name")), qPrintable(ada.message()));
    }
}

/// Another version of the opponent's block doesn't remove the block that was made on the first.
void TestPostWindow::ownBlocksStay() {
    Player ada;
    Player ben;
    ada.window.controller().setSigning(false);
    begin(ada, ben);
    send(ada, "end");
    QCOMPARE(ada.count(), 5U);
    post::Block version = ada.game().blocks[3].read.block;
    version.set(post::Field::Time, "1900000000");
    version.set(post::Field::Check, post::checkOf(hashOf(version)));
    ada.window.take(QString::fromStdString(blockText(version)));
    QCOMPARE(ada.count(), 5U);
    ada.window.controller().reload();
    QCOMPARE(ada.count(), 5U);
}

/// Files and links of others in the watched folder are neither overwritten nor followed.
void TestPostWindow::hostileFolder() {
    QTemporaryDir shared;
    QTemporaryDir outside;
    Player ada;
    QCOMPARE(ada.window.controller().setWatchedFolder(shared.path()), QString());
    invite(ada);
    const QString first = QDir(shared.path()).entryList(QDir::Files).first();
    const QString second = QString(first).replace(QStringLiteral("-0001"), QStringLiteral("-0003"));
    const QString victim = outside.filePath(QStringLiteral("victim.txt"));
    QFile file(victim);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("precious");
    file.close();
    QVERIFY(QFile::link(victim, shared.filePath(second)));
    Player ben;
    pasteAndAccept(ben);
    setOut(ben);
    pasteAndAccept(ada);
    setOut(ada);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("precious"));
    QVERIFY(QFile::exists(
        shared.filePath(QString(second).replace(QStringLiteral(".sqpost"), QStringLiteral("-2.sqpost")))));
}

/// From the invitation to the end, each block copied through a mangling program and pasted. After a while Ben
/// only watches, so that the game doesn't drag on.
void TestPostWindow::aWholeGame() {
    constexpr std::uint32_t longest = 200;
    constexpr std::uint32_t awhile = 20;
    Player ada;
    Player ben;
    begin(ada, ben);
    Player* now = &ada;
    Player* other = &ben;
    while (!now->game().checked.game->end() && now->count() < longest) {
        const auto view = now->window.controller().view(now->game());
        const bool plans = (now == &ada || now->count() < awhile) &&
                           useOf(now->window.controller(), now->game(), *view) == PostBoard::Use::Plan;
        send(*now, plans ? hastyPlan(view->game().position).c_str() : "");
        QCOMPARE(clipboard().count(QStringLiteral("[squarefront 1]")), 1);
        pasteAndAccept(*other);
        QVERIFY2(other->message().isEmpty(), qPrintable(other->message()));
        QCOMPARE(other->count(), now->count());
        std::swap(now, other);
    }
    QVERIFY2(now->count() < longest, qPrintable(now->state()));
    for (Player* player : {now, other}) {
        QVERIFY2(player->state().contains(QStringLiteral("has won")), qPrintable(player->state()));
        QVERIFY(!player->window.controller().isOwnTurn(player->game()));
    }
    QCOMPARE(now->state(), other->state());
    qInfo("%u blocks", now->count());
    QVERIFY(now->game().checked.problems.empty());
}

template struct sf::test::Registered<TestPostWindow, QApplication>;
#include "test_post_window.moc"
