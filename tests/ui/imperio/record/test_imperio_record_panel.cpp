// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_document.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/imperio/game/legal.h"
#include "core/rules/imperio/record/board_reader.h"
#include "resources/resources.h"
#include "tests/test_registry.h"
#include "tests/ui/when_open.h"
#include "ui/film/film_slider.h"
#include "ui/forms/refusal_line.h"
#include "ui/forms/typed/typed_post_dialog.h"
#include "ui/help/help_text.h"
#include "ui/help/help_window.h"
#include "ui/imperio/page/imperio_help.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/imperio/play/typed_line.h"
#include "ui/imperio/record/end_panel.h"
#include "ui/imperio/record/game_export.h"
#include "ui/imperio/record/look_back.h"
#include "ui/imperio/record/look_back_bar.h"
#include "ui/imperio/record/record_model.h"
#include "ui/imperio/record/record_panel.h"
#include "ui/imperio/setup/new_game_dialog.h"
#include "ui/page/turn_report.h"
#include "ui/paint/base/theme.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace sf;
using document::ImperioDocument;

namespace {

QByteArray exampleRecord() {
    QFile file(QStringLiteral(SQUAREFRONT_TEST_DATA "/example.imperio"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A game on its page with its record, as the window shows them.
struct Fixture {
    explicit Fixture(const QByteArray& record)
        : opened(document::loadBytes(record))
        , game(static_cast<ImperioDocument&>(*std::get<std::unique_ptr<document::Document>>(opened)))
        , settings(folder.filePath(QStringLiteral("settings.ini")))
        , appearance(settings)
        , page(game, {settings}) {
        window.resize(900, 900);
        page.setParent(&window);
        page.resize(900, 900);
        for (auto& dock : page.docks())
            if (dock.objectName == QLatin1String("recordDock"))
                panel.reset(static_cast<ui::RecordPanel*>(dock.make()));
        panel->resize(404, 500);
        window.show();
        panel->show();
        QCoreApplication::processEvents(); // that is when the film is made
    }
    ui::GameController& controller() { return page.controller(); }
    QModelIndex cell(int row, int column) { return panel->table().model()->index(row, column); }
    template<class Button>
    Button* button(QWidget& parent, const QString& name) {
        for (auto* each : parent.findChildren<Button*>())
            if (each->accessibleName() == name || each->text().remove(u'&') == name)
                return each;
        return nullptr;
    }
    QAction* action(const QString& text) {
        for (const auto menu :
             {ui::Page::Menu::File, ui::Page::Menu::Edit, ui::Page::Menu::View, ui::Page::Menu::Game})
            for (auto* each : page.actions(menu))
                if (each->text().remove(u'&') == text)
                    return each;
        return nullptr;
    }

    QTemporaryDir folder;
    document::Loaded opened;
    ImperioDocument& game;
    ui::Settings settings;
    ui::Appearance appearance;
    QWidget window;
    ui::ImperioPage page;
    std::unique_ptr<ui::RecordPanel> panel;
};

/// The example without its last lines: the attacker's second turn.
QByteArray running() {
    QByteArray record = exampleRecord();
    record.truncate(record.indexOf("2a  end"));
    return record;
}

} // namespace

/// The record, looking back through it, typed actions, the end of a game and the help, by mouse and keys.
class TestImperioRecordPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { openResources(); }

    void everyActionIsALine() {
        Fixture controller(exampleRecord());
        auto& table = controller.panel->table();
        QCOMPARE(table.model()->rowCount(), 14);
        QCOMPARE(controller.cell(0, ui::RecordModel::What).data().toString(), QStringLiteral("Beginning"));
        QCOMPARE(controller.cell(1, ui::RecordModel::What).data().toString(), QStringLiteral("KR3C2@R2C2"));
        QCOMPARE(controller.cell(1, ui::RecordModel::Result).data().toString(), QStringLiteral("spawn"));
        QCOMPARE(controller.cell(9, ui::RecordModel::Round).data().toString(), QStringLiteral("1d"));
        QCOMPARE(controller.cell(9, ui::RecordModel::What).data().toString(),
                 QStringLiteral("R5C4xR4C5 (6,4,3,3,1|5,2)"));
        QCOMPARE(controller.cell(9, ui::RecordModel::Dice).data().toString(), QStringLiteral("17 : 7"));
        QCOMPARE(controller.cell(9, ui::RecordModel::Result).data().toString(), QStringLiteral("won"));
        QVERIFY(controller.cell(9, 0).data(Qt::AccessibleDescriptionRole).toString().contains(u"17 to 7"));
        QVERIFY(table.currentIndex().row() == 13);
    }

    void aLineLooksBackAndTheBarLeadsToTheGame() {
        Fixture controller(exampleRecord());
        auto& table = controller.panel->table();
        const auto before = controller.game.record();
        auto* bar = controller.page.findChild<ui::LookBackBar*>();
        QVERIFY(bar->isHidden());
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          table.visualRect(controller.cell(9, ui::RecordModel::What)).center());
        QCOMPARE(controller.controller().shown(), std::size_t{9});
        QVERIFY(!controller.controller().isLive() && bar->isVisible());
        QVERIFY(controller.controller().position() == controller.game.positionAfter(9));
        QTest::keyClick(&table, Qt::Key_Up);
        QCOMPARE(controller.controller().shown(), std::size_t{8});
        QTest::keyClick(&table, Qt::Key_Home);
        QCOMPARE(controller.controller().shown(), std::size_t{0});
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(controller.controller().isLive() && bar->isHidden());
        QCOMPARE(table.currentIndex().row(), 13);
        QCOMPARE(controller.game.record(), before);
        QVERIFY(!controller.game.isModified());
    }

    void theBarIsWholeInLargeType() {
        Fixture controller(exampleRecord());
        controller.page.resize(640, 700);
        QFont large = controller.page.font();
        large.setPointSize(14);
        controller.page.setFont(large);
        controller.controller().show(9);
        QTest::qWait(0);
        const auto* bar = controller.page.findChild<ui::LookBackBar*>();
        const auto* text = bar->findChild<QLabel*>();
        const auto* back = bar->findChild<QPushButton*>();
        QVERIFY(text->heightForWidth(text->width()) <= text->height());
        QVERIFY(back->width() >= back->sizeHint().width() && bar->rect().contains(back->geometry()));
        QVERIFY(bar->rect().contains(text->geometry()));
    }

    void buttonsGoToAndFro() {
        Fixture controller(exampleRecord());
        const auto press = [&](const QString& name) {
            auto* button = controller.button<QToolButton>(*controller.panel, name);
            QVERIFY2(button && button->isEnabled(), qPrintable(name));
            QTest::mouseClick(button, Qt::LeftButton);
        };
        for (int scene = 0; scene < 3 && controller.controller().shown() == 13; ++scene)
            press(QStringLiteral("Back one scene"));
        QCOMPARE(controller.controller().shown(), std::size_t{12});
        press(QStringLiteral("To the beginning"));
        press(QStringLiteral("Forward one scene"));
        QCOMPARE(controller.controller().shown(), std::size_t{1});
        QTest::mouseClick(controller.panel->findChild<QToolButton*>(QStringLiteral("filmClose")),
                          Qt::LeftButton);
        QVERIFY(controller.controller().isLive());
        auto* slider = controller.panel->findChild<ui::FilmSlider*>();
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, slider->height() - 8));
        QVERIFY(controller.controller().shown() > 4 && controller.controller().shown() < 10);
    }

    void goesFromTurnToTurn() {
        Fixture controller(exampleRecord());
        const auto& entries = controller.game.entries();
        const auto turnOf = [&](std::size_t shown) {
            return std::pair(entries[shown - 1].entry.turn, entries[shown - 1].entry.side);
        };
        controller.controller().show(0);
        std::size_t turns = 0;
        while (!controller.controller().isLive()) {
            controller.action(QStringLiteral("Forward one turn"))->trigger();
            const std::size_t shown = controller.controller().shown();
            QVERIFY(shown == entries.size() || turnOf(shown) != turnOf(shown + 1));
            ++turns;
        }
        QCOMPARE(turns, std::size_t{4}); // 1a, 1d, 2a, 2d
        for (; turns > 0; --turns)
            controller.action(QStringLiteral("Back one turn"))->trigger();
        QCOMPARE(controller.controller().shown(), std::size_t{0});
    }

    void playsByItselfToTheEnd() {
        Fixture controller(exampleRecord());
        auto* speed = controller.panel->findChildren<QComboBox*>().constLast();
        speed->setCurrentIndex(speed->count() - 1);
        QTest::mouseClick(controller.button<QToolButton>(*controller.panel, QStringLiteral("Play")),
                          Qt::LeftButton);
        QCOMPARE(controller.controller().shown(), std::size_t{1}); // it begins with the first action
        QVERIFY(controller.button<QToolButton>(*controller.panel, QStringLiteral("Pause")));
        QTRY_VERIFY_WITH_TIMEOUT(controller.controller().isLive(), 10000);
        QTRY_VERIFY(controller.button<QToolButton>(*controller.panel, QStringLiteral("Play")));
    }

    void theOpponentsTurnIsToldAndPlayedBack() {
        Fixture controller(running()); // one action into the attacker's second turn
        auto* report = controller.page.findChild<ui::TurnReport*>();
        controller.action(QStringLiteral("What your opponent did"))->trigger();
        QVERIFY(report->isVisible());
        QVERIFY2(report->accessibleDescription().contains(QStringLiteral("R5C4")),
                 qPrintable(report->accessibleDescription()));
        auto* speed = controller.panel->findChildren<QComboBox*>().constLast();
        speed->setCurrentIndex(speed->count() - 1);
        controller.action(QStringLiteral("Play back your opponent's turn"))->trigger();
        QCOMPARE(controller.controller().shown(),
                 std::size_t{6}); // the first action after the attacker's turn
        QVERIFY(controller.page.findChild<ui::LookBack*>()->isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(controller.controller().isLive(), 10000);
    }

    void bookmarksAreNamedByTheirLine() {
        Fixture controller(exampleRecord());
        auto* lookBack = controller.page.findChild<ui::LookBack*>();
        lookBack->show(9);
        QTest::mouseClick(controller.button<QToolButton>(*controller.panel, QStringLiteral("Set a bookmark")),
                          Qt::LeftButton);
        QCOMPARE(controller.game.bookmarks(), (std::vector<std::size_t>{9}));
        QCOMPARE(lookBack->bookmarkName(9), QStringLiteral("9: 1d  R5C4xR4C5"));
        controller.action(QStringLiteral("To the beginning"))->trigger();
        controller.action(QStringLiteral("Next bookmark"))->trigger();
        QCOMPARE(controller.controller().shown(), std::size_t{9});
        QVERIFY(!controller.cell(9, ui::RecordModel::Result).data(Qt::DecorationRole).isNull());
        QTest::mouseClick(
            controller.button<QToolButton>(*controller.panel, QStringLiteral("Clear the bookmark")),
            Qt::LeftButton);
        QVERIFY(controller.game.bookmarks().empty());
    }

    void searchAndSortsNarrowTheList() {
        Fixture controller(exampleRecord());
        auto& table = controller.panel->table();
        auto* search = controller.panel->findChild<QLineEdit*>();
        auto* sort = controller.panel->findChildren<QComboBox*>().constFirst();
        sort->setCurrentIndex(1);
        QCOMPARE(table.model()->rowCount(), 2);
        sort->setCurrentIndex(0);
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("r5c4 won"));
        QCOMPARE(table.model()->rowCount(), 1);
        QTest::keyClick(search, Qt::Key_Down);
        QCOMPARE(controller.controller().shown(), std::size_t{9});
        search->clear();
        QCOMPARE(table.model()->rowCount(), 14);
    }

    void typedDiceAndUndoneActionsAreMarked() {
        QByteArray record = exampleRecord();
        record.truncate(record.indexOf("2a  R2C3"));
        Fixture controller(record);
        auto* line = controller.page.findChild<ui::TypedLine*>();
        line->open();
        auto* edit = line->findChild<QLineEdit*>();
        const auto type = [edit](const char* text) {
            QTest::keyClicks(edit, QLatin1String(text));
            QTest::keyClick(edit, Qt::Key_Return);
        };
        const auto outcome = [&] {
            const int last = controller.panel->table().model()->rowCount() - 1;
            return controller.cell(last, ui::RecordModel::Result).data().toString();
        };
        type("R2C3*R4C5 (4,4,2|6,1,2) R3C6(3|1,5,2)");
        QCOMPARE(outcome(), QStringLiteral("hit; dice typed in"));
        QVERIFY(controller.game.undo());
        QCOMPARE(controller.panel->table().model()->rowCount(), 11);
        type("R2C4-R3C4");
        QCOMPARE(controller.panel->table().model()->rowCount(), 11);
        type("end");
        QCOMPARE(outcome(), QStringLiteral("after an Undo"));
        QVERIFY(controller.game.record().contains("# taken back: R2C3*R4C5 (4,4,2|6,1,2) R3C6(3|1,5,2)"));
    }

    void typedActionsArePlayedOrRefusedWithTheirRule() {
        Fixture controller(running());
        QVERIFY(controller.action(QStringLiteral("Type an action")));
        controller.action(QStringLiteral("Type an action"))->trigger();
        auto* line = controller.page.findChild<ui::TypedLine*>();
        QVERIFY(line->isVisible());
        auto* edit = line->findChild<QLineEdit*>();
        auto* refusal = line->findChild<ui::RefusalLine*>();
        const std::size_t before = controller.game.entries().size();
        QTest::keyClicks(edit, QStringLiteral("R1C2-R3C2"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(controller.game.entries().size(), before);
        QVERIFY(refusal->isVisible() && !refusal->text().isEmpty());
        edit->clear();
        QTest::keyClicks(edit, QStringLiteral("r2c1-r3c1-r4c1"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(controller.game.entries().size(), before + 2);
        QVERIFY(refusal->isHidden() && edit->text().isEmpty());
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(line->isHidden());
    }

    void theEndSaysWhoWonWhyAndHowLuckily() {
        Fixture controller(running());
        auto* end = controller.page.findChild<ui::EndPanel*>();
        QVERIFY(end->isHidden());
        QVERIFY(controller.controller().play(imperio::resign()));
        QVERIFY(end->isVisible());
        QString all;
        for (const auto* label : end->findChildren<QLabel*>())
            all += label->text() + u'\n';
        QVERIFY2(all.contains(u"Ben, the defender, has won"), qPrintable(all));
        QVERIFY2(all.contains(u"The attacker resigned"), qPrintable(all));
        QVERIFY2(all.contains(u"pips") && all.contains(u"pieces"), qPrintable(all));
        QVERIFY(controller.controller().perform(imperio::SetNames{{"Ada", "Bea"}}));
        QVERIFY(end->isVisible());
        QCOMPARE(end->accessibleName(), QStringLiteral("Bea, the defender, has won"));
        QVERIFY(controller.game.undo());
        QCOMPARE(end->accessibleName(), QStringLiteral("Ben, the defender, has won"));
        QSignalSpy wanted(&controller.page, &ui::Page::newRequested);
        QTest::mouseClick(controller.button<QPushButton>(*end, QStringLiteral("New game…")), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        bool isRematch = false;
        test::whenOpen<ui::NewGameDialog>([&](ui::NewGameDialog& dialog) {
            isRematch = dialog.windowTitle() == QStringLiteral("New game with the same set-up");
            dialog.reject();
        });
        QTest::mouseClick(controller.button<QPushButton>(*end, QStringLiteral("Rematch…")), Qt::LeftButton);
        QVERIFY(isRematch); // A17
        QTest::mouseClick(controller.button<QPushButton>(*end, QStringLiteral("Look at the game")),
                          Qt::LeftButton);
        QVERIFY(end->isHidden());
        controller.action(QStringLiteral("Result of the game"))->trigger();
        QVERIFY(end->isVisible());
        QVERIFY(controller.game.undo());
        QVERIFY(end->isHidden());
    }

    void aTypedActionThatEndsTheGameShowsTheResult() {
        Fixture controller(running());
        auto* end = controller.page.findChild<ui::EndPanel*>();
        controller.action(QStringLiteral("Type an action"))->trigger();
        auto* line = controller.page.findChild<ui::TypedLine*>()->findChild<QLineEdit*>();
        QTest::keyClicks(line, QStringLiteral("resign"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(controller.game.game().position.result);
        QVERIFY(end->isVisible());
    }

    void recordAndBoardAreCopiedAndWritten() {
        Fixture controller(exampleRecord());
        auto* out = controller.page.findChild<ui::GameExport*>();
        controller.action(QStringLiteral("Copy the record"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), controller.game.record());
        controller.action(QStringLiteral("Copy the board as text"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("FPFFAFFPF\nKBAOHOABK\n")));
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(
            QLatin1String("Kx5; Ax10; Px14; Fx20\nCx5; Rx20; Mx10; Sx15\n")));
        QVERIFY(QGuiApplication::clipboard()->text().contains(
            QStringLiteral("Ada attacks, Ben defends. Turn 2")));
        const imperio::PastedBoard read =
            imperio::readBoard(QGuiApplication::clipboard()->text().toStdString());
        for (const imperio::RecordError& error : read.errors)
            QVERIFY(error.line != 11); // what says whose game it is is passed over
        controller.action(QStringLiteral("Copy the board as BBCode"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("[color=#")));
        controller.action(QStringLiteral("Copy the board as a picture"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->image().width(), 1000);
        QVERIFY(out->saveRecordTo(controller.folder.filePath(QStringLiteral("a.imperio"))));
        QVERIFY(out->exportBoardTo(controller.folder.filePath(QStringLiteral("a.png"))));
        QVERIFY(out->exportBoardTo(controller.folder.filePath(QStringLiteral("a.svg"))));
        QVERIFY(out->exportBoardTo(controller.folder.filePath(QStringLiteral("a.pdf"))));
        QVERIFY(!out->exportBoardTo(controller.folder.filePath(QStringLiteral("a.gif"))));
        QVERIFY(!out->saveRecordTo(controller.folder.filePath(QStringLiteral("none/a.imperio"))));
        const auto again = document::load(controller.folder.filePath(QStringLiteral("a.imperio")));
        QVERIFY(std::holds_alternative<std::unique_ptr<document::Document>>(again));
        QCOMPARE(QImage(controller.folder.filePath(QStringLiteral("a.png"))).width(), 2000);
    }

    void aTypedPostIsPlayedAsAWhole() {
        QByteArray record = exampleRecord();
        record.truncate(record.indexOf("2a  R2C3*"));
        Fixture f(record);
        const std::size_t before = f.game.entries().size();
        const QString post =
            QStringLiteral("Hello Ben!\nR2C3*R4C5 (4,4,%1|6,1,2) R3C6(3|1,5,2)\nend\nYour turn, Ada\n");
        QGuiApplication::clipboard()->setText(post.arg(9)); // no die shows a 9
        test::whenOpen<ui::TypedPostDialog>([&](ui::TypedPostDialog& dialog) {
            QVERIFY2(dialog.problem().contains(QStringLiteral("Line 2")), qPrintable(dialog.problem()));
            QVERIFY(!dialog.acceptButton()->isEnabled());
            dialog.setText(post.arg(2));
            QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
            QCOMPARE(dialog.findChild<QListWidget*>()->count(), 2);
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
        });
        f.action(QStringLiteral("Read a typed post…"))->trigger();
        QCOMPARE(f.game.entries().size(), before + 2);
        QVERIFY(f.game.entries()[before].typedDice);
        QCOMPARE(f.game.game().position.toMove, imperio::Side::Defender);
        f.page.undo();
        QCOMPARE(f.game.entries().size(), before);
        QGuiApplication::clipboard()->setText(QStringLiteral("Nothing of the game"));
        test::whenOpen<ui::TypedPostDialog>([](ui::TypedPostDialog& dialog) {
            QVERIFY(!dialog.acceptButton()->isEnabled());
            dialog.reject();
        });
        f.action(QStringLiteral("Read a typed post…"))->trigger();
        QCOMPARE(f.game.entries().size(), before);
    }

    void aTypedPostIsNotPlayedOnceTheGameHasGoneOn() {
        Fixture f(running());
        const std::size_t before = f.game.entries().size();
        const QSignalSpy said(&f.controller(), &ui::GameController::said);
        QGuiApplication::clipboard()->setText(QStringLiteral("R2C1-R3C1\n"));
        test::whenOpen<ui::TypedPostDialog>([&](ui::TypedPostDialog& dialog) {
            QVERIFY(f.controller().play(imperio::endTurn()));
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
        });
        f.action(QStringLiteral("Read a typed post…"))->trigger();
        QCOMPARE(f.game.entries().size(), before + 1);
        QCOMPARE(f.game.stepCount(), 1); // no empty step
        QVERIFY(said.last().first().value<text::Caption>().text().contains(QStringLiteral("gone on")));
    }

    void helpTablesComeFromTheRules() {
        const QString dice = ui::imperioTable(QStringLiteral("dice"));
        QVERIFY(dice.contains(
            QLatin1String("**Knight, charge 4** | 6 : 2 | 6 : 1 | 5 : 4 | 5 : 5 | 6 : 1 | 6 : 1")));
        QVERIFY(
            dice.contains(QLatin1String("**Footsoldier** | 2 : 2 | 5 : 1 | 4 : 2 | 4 : 3 | 4 : 3 | 4 : 1")));
        QVERIFY(ui::imperioTable(QStringLiteral("chances")).contains(u"44.4"));
        QVERIFY(!ui::imperioTable(QStringLiteral("chances")).contains(u"100"));
        QVERIFY(ui::imperioTable(QStringLiteral("reach")).contains(QLatin1String("9 squares")));
        for (const char* name : {"start", "zone", "cover"})
            QVERIFY(!ui::imperioPicture(QLatin1String(name), paint::Theme::of(paint::Theme::Kind::Dark))
                         .isNull());
    }

    /// A19: below the lines, which have room for its beginning only.
    void aCommentIsShownInFull() {
        Fixture made(running());
        auto* shown = made.panel->findChild<QPlainTextEdit*>(QStringLiteral("shownComment"));
        QVERIFY(!shown->isVisibleTo(made.panel.get())); // nobody has commented on anything
        const QString words = QStringLiteral("Mirel's knight runs into the open. ").repeated(8).trimmed();
        QVERIFY(made.game.setComment(2, words.toStdString()));
        QVERIFY(shown->isVisibleTo(made.panel.get()));
        QVERIFY(shown->toPlainText().isEmpty()); // on another position
        QTest::mouseClick(made.panel->table().viewport(), Qt::LeftButton, {},
                          made.panel->table().visualRect(made.cell(2, 1)).center());
        QCOMPARE(shown->toPlainText(), words);
        made.game.undo();
        QVERIFY(!shown->isVisibleTo(made.panel.get()));
    }

    void helpHasEveryRuleAndIsSearched() {
        ui::HelpWindow help(ui::imperioHelp());
        for (int number = 1; number <= 24; ++number) {
            help.showRule(imperioRule(number));
            auto* text = help.findChild<ui::HelpText*>();
            QVERIFY(text->textCursor().selectedText().startsWith(QStringLiteral("IMP-%1 ").arg(number)));
        }
        QVERIFY(!help.pageText().contains(QLatin1String("{{")));
        auto* search = help.findChild<QLineEdit*>();
        QTest::keyClicks(search, QStringLiteral("dice typed in"));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(help.pageText().contains(QLatin1String("A complete record")));
    }
};

template struct sf::test::Registered<TestImperioRecordPanel, QApplication>;
#include "test_imperio_record_panel.moc"
