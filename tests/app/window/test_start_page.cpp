// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/kinds/document_file.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/battle_window.h"
#include "ui/page/start_page.h"
#include "ui/post/post_controller.h"
#include "ui/post/post_window.h"
#include "ui/style/style.h"
#include "ui/widgets/elided_label.h"

#include <QApplication>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStandardPaths>
#include <QToolButton>

using namespace sf;
using test::BattleWindow;

namespace {

/// Somebody with a profile of their own, who invites this user to games by post.
struct Inviter {
    QTemporaryDir folder;
    ui::PostController games{document::PostGameStore(folder.filePath(QStringLiteral("posts"))),
                             document::SecretStore(folder.filePath(QStringLiteral("secrets")))};

    void invite(post::Invitation invitation, bool isBattle = false) {
        const QString file = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/battle.sqf");
        ui::PostController user{document::PostGameStore(), document::SecretStore()};
        user.finishChecks();
        if (isBattle) {
            invitation.document = games.addBattleFile(file).hash;
            invitation.roles = "starter";
            user.addBattleFile(file);
        }
        QCOMPARE(games.invite(invitation), QString());
        document::Incoming incoming = user.read(games.postText(text::PostMarkup::Plain));
        QCOMPARE(user.accept(std::move(incoming.arrivals.front()), post::Writer::Answerer), QString());
    }
};

} // namespace

/// What the start page lists: games that wait for the user, recent files and examples.
class TestStartPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ui::Style); }
    void init() {
        QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)).removeRecursively();
    }

    void gamesThatWaitForTheUserAreListed() {
        {
            BattleWindow controller;
            QVERIFY(!list(controller, "Your turn")->isVisible());
        }
        Inviter ada;
        ada.invite({"Ada", "Ben"});
        ada.invite({"Cleo", "Ben"}, true);
        BattleWindow controller;
        QTRY_VERIFY(list(controller, "Your turn")->isVisible()); // once they have been checked
        QTRY_VERIFY(button(controller, "Play By post"));
        auto* imperio = button(controller, "Play Ada against Ben, against Ada, Imperio Bellum, since ");
        auto* battle = button(controller, "Play By post, against Cleo, Stack Management Mechanics, since ");
        QVERIFY(imperio && imperio->isVisible() && battle && battle->isVisible());
        auto& page = *controller.window->findChild<ui::StartPage*>();
        page.setFocus();
        for (int tabs = 0; tabs < 20 && QApplication::focusWidget() != battle; ++tabs)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), battle);
        QTest::keyClick(battle, Qt::Key_Return);
        auto* posts = controller.window->findChild<ui::PostWindow*>();
        QVERIFY(posts && posts->isVisible());
        const auto state = [&] { return posts->findChild<QLabel*>(QStringLiteral("state"))->text(); };
        QVERIFY2(state().contains(QStringLiteral("your turn to write block 2")), qPrintable(state()));
        const auto shown = [&] {
            return posts->controller().current()->checked.game->name(post::Writer::Starter);
        };
        QCOMPARE(shown(), std::string("Cleo"));
        QTest::mouseClick(button(controller, "Play Ada against Ben"), Qt::LeftButton);
        QCOMPARE(shown(), std::string("Ada"));
        QCOMPARE(posts->controller().resign(), QString()); // a block of this user's
        QVERIFY(!button(controller, "Play Ada against Ben"));
        QVERIFY(button(controller, "Play By post"));
        posts->controller().setCurrent(0);
        while (!posts->controller().games().empty())
            QCOMPARE(posts->controller().remove(), QString());
        QVERIFY(!list(controller, "Your turn")->isVisible());
    }

    void recentFilesTellTheirKindAndDate() {
        BattleWindow controller;
        const auto write = [&](const char* name, const char* bytes) {
            QFile file(controller.path(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        write("one.sqf", R"({"squarefront": 1, "kind": "battle", "title": "One")");
        write("two.sqf", R"({"kind": 1})");
        for (const char* name : {"one.sqf", "two.sqf"})
            controller.settings.addRecentFile(controller.path(name));
        QCOMPARE(document::kindOfFile(controller.path("one.sqf")), QStringLiteral("battle"));
        QCOMPARE(document::kindOfFile(controller.path("two.sqf")), QString());
        QCOMPARE(document::kindOfFile(controller.path("none.sqf")), QString());
        const QString today = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
        QTest::qWait(50); // until the rows are shown
        QStringList notes;
        for (const auto* note :
             controller.window->findChild<ui::StartPage*>()->findChildren<ui::ElidedLabel*>())
            if (!note->isHidden())
                notes << note->accessibleName();
        QVERIFY2(notes.contains(QStringLiteral("Battle · %1 · %2").arg(today, controller.folder.path())),
                 qPrintable(notes.join(u'\n')));
        QVERIFY2(notes.contains(QStringLiteral("%1 · %2").arg(today, controller.folder.path())),
                 qPrintable(notes.join(u'\n')));
    }

    /// Also below long lists of games and files.
    void oneExampleOfEachKindIsInView() {
        Inviter ada;
        for (const char* other : {"Ada", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus"})
            ada.invite({other, "Ben"});
        BattleWindow controller;
        for (int file = 0; file < 7; ++file)
            controller.settings.addRecentFile(controller.folder.filePath(
                QString(40, u'm') + QString::number(file) + QStringLiteral(".sqf")));
        controller.window->resize(1280, 800);
        QTRY_VERIFY(list(controller, "2 more game")); // once the games have been checked
        QCoreApplication::processEvents();
        auto& page = *controller.window->findChild<ui::StartPage*>();
        int rows = 0;
        for (const QPushButton* row : page.findChildren<QPushButton*>())
            rows += row->isVisible() && row->accessibleName().startsWith(QStringLiteral("Play ")) ? 1 : 0;
        QCOMPARE(rows, 5);
        for (const char* kind :
             {"Ford of the Marl", "Raid on the Tollhouse", "Ada against Ben", "The Brewer's Cellars"}) {
            const QWidget* card = nullptr;
            for (const auto* each : page.findChildren<QToolButton*>())
                if (each->accessibleName().startsWith(QStringLiteral("Example %1").arg(QLatin1String(kind))))
                    card = each;
            QVERIFY2(card, kind);
            const QRect place(card->mapTo(page.viewport(), QPoint()), card->size());
            QVERIFY2(page.viewport()->rect().contains(place),
                     qPrintable(QStringLiteral("%1 ends at %2 of %3")
                                    .arg(QLatin1String(kind))
                                    .arg(place.bottom())
                                    .arg(page.viewport()->height())));
        }
        QVERIFY(page.widget()->width() <= page.viewport()->width());
    }

private:
    /// The part of the page with this heading.
    static QWidget* list(BattleWindow& controller, const char* heading) {
        for (QLabel* label : controller.window->findChild<ui::StartPage*>()->findChildren<QLabel*>())
            if (label->text().startsWith(QLatin1String(heading)))
                return label->parentWidget();
        return nullptr;
    }
    static QPushButton* button(BattleWindow& controller, const char* name) {
        QCoreApplication::processEvents(); // shows new rows
        for (auto* button : controller.window->findChild<ui::StartPage*>()->findChildren<QPushButton*>())
            if (!button->isHidden() && button->accessibleName().startsWith(QLatin1String(name)))
                return button;
        return nullptr;
    }
};

template struct sf::test::Registered<TestStartPage, QApplication>;
#include "test_start_page.moc"
