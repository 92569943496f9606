// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_document.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/imperio/game/legal.h"
#include "resources/resources.h"
#include "ui/help/help_text.h"
#include "ui/help/help_window.h"
#include "ui/imperio/page/imperio_help.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/imperio/play/end_panel.h"
#include "ui/imperio/play/typed_line.h"
#include "ui/imperio/record/game_export.h"
#include "ui/imperio/record/look_back_bar.h"
#include "ui/imperio/record/playback.h"
#include "ui/imperio/record/record_model.h"
#include "ui/imperio/record/record_panel.h"
#include "ui/imperio/record/record_slider.h"
#include "ui/paint/base/theme.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"
#include "ui/widgets/refusal_line.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
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
struct Desk {
    explicit Desk(const QByteArray& record)
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
    }
    ui::GameDesk& desk() { return page.desk(); }
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
        Desk desk(exampleRecord());
        auto& table = desk.panel->table();
        QCOMPARE(table.model()->rowCount(), 14);
        QCOMPARE(desk.cell(0, ui::RecordModel::What).data().toString(), QStringLiteral("Beginning"));
        QCOMPARE(desk.cell(1, ui::RecordModel::What).data().toString(), QStringLiteral("KR3C2@R2C2"));
        QCOMPARE(desk.cell(1, ui::RecordModel::Result).data().toString(), QStringLiteral("spawn"));
        QCOMPARE(desk.cell(9, ui::RecordModel::Round).data().toString(), QStringLiteral("1d"));
        QCOMPARE(desk.cell(9, ui::RecordModel::What).data().toString(),
                 QStringLiteral("R5C4xR4C5 (6,4,3,3,1|5,2)"));
        QCOMPARE(desk.cell(9, ui::RecordModel::Dice).data().toString(), QStringLiteral("17 : 7"));
        QCOMPARE(desk.cell(9, ui::RecordModel::Result).data().toString(), QStringLiteral("won"));
        QVERIFY(desk.cell(9, 0).data(Qt::AccessibleDescriptionRole).toString().contains(u"17 to 7"));
        QVERIFY(table.currentIndex().row() == 13);
    }

    void aLineLooksBackAndTheBarLeadsToTheGame() {
        Desk desk(exampleRecord());
        auto& table = desk.panel->table();
        const auto before = desk.game.record();
        auto* bar = desk.page.findChild<ui::LookBackBar*>();
        QVERIFY(bar->isHidden());
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          table.visualRect(desk.cell(9, ui::RecordModel::What)).center());
        QCOMPARE(desk.desk().shown(), std::size_t{9});
        QVERIFY(!desk.desk().isLive() && bar->isVisible());
        QVERIFY(desk.desk().position() == desk.game.positionAfter(9));
        QTest::keyClick(&table, Qt::Key_Up);
        QCOMPARE(desk.desk().shown(), std::size_t{8});
        QTest::keyClick(&table, Qt::Key_Home);
        QCOMPARE(desk.desk().shown(), std::size_t{0});
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(desk.desk().isLive() && bar->isHidden());
        QCOMPARE(table.currentIndex().row(), 13);
        QCOMPARE(desk.game.record(), before);
        QVERIFY(!desk.game.isModified());
    }

    void buttonsGoToAndFro() {
        Desk desk(exampleRecord());
        const auto press = [&](const QString& name) {
            auto* button = desk.button<QToolButton>(*desk.panel, name);
            QVERIFY2(button && button->isEnabled(), qPrintable(name));
            QTest::mouseClick(button, Qt::LeftButton);
        };
        press(QStringLiteral("Back one action"));
        QCOMPARE(desk.desk().shown(), std::size_t{12});
        press(QStringLiteral("To the beginning"));
        press(QStringLiteral("Forward one action"));
        QCOMPARE(desk.desk().shown(), std::size_t{1});
        press(QStringLiteral("Back to the game"));
        QVERIFY(desk.desk().isLive());
        auto* slider = desk.panel->findChild<ui::RecordSlider*>();
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, slider->height() - 8));
        QVERIFY(desk.desk().shown() > 4 && desk.desk().shown() < 10);
    }

    void playsByItselfToTheEnd() {
        Desk desk(exampleRecord());
        auto* speed = desk.panel->findChildren<QComboBox*>().constLast();
        speed->setCurrentIndex(speed->count() - 1);
        QTest::mouseClick(desk.button<QToolButton>(*desk.panel, QStringLiteral("Play")), Qt::LeftButton);
        QCOMPARE(desk.desk().shown(), std::size_t{0});
        QVERIFY(desk.button<QToolButton>(*desk.panel, QStringLiteral("Pause")));
        QTRY_VERIFY_WITH_TIMEOUT(desk.desk().isLive(), 10000);
        QVERIFY(desk.button<QToolButton>(*desk.panel, QStringLiteral("Play")));
    }

    void bookmarksAreNamedByTheirLine() {
        Desk desk(exampleRecord());
        auto* playback = desk.page.findChild<ui::Playback*>();
        playback->show(9);
        QTest::mouseClick(desk.button<QToolButton>(*desk.panel, QStringLiteral("Set a bookmark")),
                          Qt::LeftButton);
        QCOMPARE(desk.game.bookmarks(), (std::vector<std::size_t>{9}));
        QCOMPARE(playback->bookmarkName(9), QStringLiteral("9: 1d  R5C4xR4C5"));
        desk.action(QStringLiteral("To the beginning"))->trigger();
        desk.action(QStringLiteral("Next bookmark"))->trigger();
        QCOMPARE(desk.desk().shown(), std::size_t{9});
        QVERIFY(!desk.cell(9, ui::RecordModel::Result).data(Qt::DecorationRole).isNull());
        QTest::mouseClick(desk.button<QToolButton>(*desk.panel, QStringLiteral("Clear the bookmark")),
                          Qt::LeftButton);
        QVERIFY(desk.game.bookmarks().empty());
    }

    void searchAndSortsNarrowTheList() {
        Desk desk(exampleRecord());
        auto& table = desk.panel->table();
        auto* search = desk.panel->findChild<QLineEdit*>();
        auto* sort = desk.panel->findChildren<QComboBox*>().constFirst();
        sort->setCurrentIndex(1);
        QCOMPARE(table.model()->rowCount(), 2);
        sort->setCurrentIndex(0);
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("r5c4 won"));
        QCOMPARE(table.model()->rowCount(), 1);
        QTest::keyClick(search, Qt::Key_Down);
        QCOMPARE(desk.desk().shown(), std::size_t{9});
        search->clear();
        QCOMPARE(table.model()->rowCount(), 14);
    }

    void typedDiceAndTakeBacksAreMarked() {
        QByteArray record = exampleRecord();
        record.truncate(record.indexOf("2a  R2C3"));
        Desk desk(record);
        auto* line = desk.page.findChild<ui::TypedLine*>();
        line->open();
        auto* edit = line->findChild<QLineEdit*>();
        const auto type = [edit](const char* text) {
            QTest::keyClicks(edit, QLatin1String(text));
            QTest::keyClick(edit, Qt::Key_Return);
        };
        const auto outcome = [&] {
            const int last = desk.panel->table().model()->rowCount() - 1;
            return desk.cell(last, ui::RecordModel::Result).data().toString();
        };
        type("R2C3*R4C5 (4,4,2|6,1,2) R3C6(3|1,5,2)");
        QCOMPARE(outcome(), QStringLiteral("hit; dice typed in"));
        QVERIFY(desk.desk().undo());
        QCOMPARE(desk.panel->table().model()->rowCount(), 11);
        type("R2C4-R3C4");
        QCOMPARE(desk.panel->table().model()->rowCount(), 11);
        type("end");
        QCOMPARE(outcome(), QStringLiteral("after an Undo"));
        QVERIFY(desk.game.record().contains("# taken back: R2C3*R4C5 (4,4,2|6,1,2) R3C6(3|1,5,2)"));
    }

    void typedActionsArePlayedOrRefusedWithTheirRule() {
        Desk desk(running());
        QVERIFY(desk.action(QStringLiteral("Type an action")));
        desk.action(QStringLiteral("Type an action"))->trigger();
        auto* line = desk.page.findChild<ui::TypedLine*>();
        QVERIFY(line->isVisible());
        auto* edit = line->findChild<QLineEdit*>();
        auto* refusal = line->findChild<ui::RefusalLine*>();
        const std::size_t before = desk.game.entries().size();
        QTest::keyClicks(edit, QStringLiteral("R1C2-R3C2"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(desk.game.entries().size(), before);
        QVERIFY(refusal->isVisible() && !refusal->text().isEmpty());
        edit->clear();
        QTest::keyClicks(edit, QStringLiteral("r2c1-r3c1-r4c1"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(desk.game.entries().size(), before + 2);
        QVERIFY(refusal->isHidden() && edit->text().isEmpty());
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(line->isHidden());
    }

    void theEndSaysWhoWonWhyAndHowLuckily() {
        Desk desk(running());
        auto* end = desk.page.findChild<ui::EndPanel*>();
        QVERIFY(end->isHidden());
        QVERIFY(desk.desk().play(imperio::resign()));
        QVERIFY(end->isVisible());
        QString all;
        for (const auto* label : end->findChildren<QLabel*>())
            all += label->text() + u'\n';
        QVERIFY2(all.contains(u"Ben, the defender, has won"), qPrintable(all));
        QVERIFY2(all.contains(u"The attacker resigned"), qPrintable(all));
        QVERIFY2(all.contains(u"pips") && all.contains(u"pieces"), qPrintable(all));
        QSignalSpy wanted(&desk.page, &ui::Page::newRequested);
        QTest::mouseClick(desk.button<QPushButton>(*end, QStringLiteral("New game…")), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QTest::mouseClick(desk.button<QPushButton>(*end, QStringLiteral("Look at the game")), Qt::LeftButton);
        QVERIFY(end->isHidden());
        desk.action(QStringLiteral("Result of the game"))->trigger();
        QVERIFY(end->isVisible());
        QVERIFY(desk.desk().undo());
        QVERIFY(end->isHidden());
    }

    void recordAndBoardAreCopiedAndWritten() {
        Desk desk(exampleRecord());
        auto* out = desk.page.findChild<ui::GameExport*>();
        desk.action(QStringLiteral("Copy the record"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), desk.game.record());
        desk.action(QStringLiteral("Copy the board as text"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("FPFFAFFPF\nKBAOHOABK\n")));
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(
            QLatin1String("Kx5; Ax10; Px14; Fx20\nCx5; Rx20; Mx10; Sx15\n")));
        desk.action(QStringLiteral("Copy the board as BBCode"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("[color=#")));
        desk.action(QStringLiteral("Copy the board as a picture"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->image().width(), 1000);
        QVERIFY(out->saveRecordTo(desk.folder.filePath(QStringLiteral("a.imperio"))));
        QVERIFY(out->exportBoardTo(desk.folder.filePath(QStringLiteral("a.png"))));
        QVERIFY(out->exportBoardTo(desk.folder.filePath(QStringLiteral("a.svg"))));
        QVERIFY(!out->exportBoardTo(desk.folder.filePath(QStringLiteral("a.gif"))));
        QVERIFY(!out->saveRecordTo(desk.folder.filePath(QStringLiteral("none/a.imperio"))));
        const auto again = document::load(desk.folder.filePath(QStringLiteral("a.imperio")));
        QVERIFY(std::holds_alternative<std::unique_ptr<document::Document>>(again));
        QCOMPARE(QImage(desk.folder.filePath(QStringLiteral("a.png"))).width(), 2000);
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

    void helpHasEveryRuleAndIsSearched() {
        ui::HelpWindow help(ui::imperioHelp());
        for (int number = 1; number <= 24; ++number) {
            help.showRule(imperioRule(number));
            auto* text = help.findChild<ui::HelpText*>();
            QVERIFY(text->textCursor().selectedText().startsWith(QStringLiteral("IMP-%1 ").arg(number)));
            QVERIFY(!ui::ruleInWords(imperioRule(number)).isEmpty());
        }
        QVERIFY(!help.pageText().contains(QLatin1String("{{")));
        auto* search = help.findChild<QLineEdit*>();
        QTest::keyClicks(search, QStringLiteral("dice typed in"));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(help.pageText().contains(QLatin1String("A complete record")));
    }
};

QTEST_MAIN(TestImperioRecordPanel)
#include "test_imperio_record_panel.moc"
