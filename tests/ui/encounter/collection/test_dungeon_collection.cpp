// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/encounter/dungeon_window.h"
#include "tests/ui/when_open.h"
#include "ui/encounter/collection/collection_dialog.h"
#include "ui/encounter/monsters/monster_dialog.h"
#include "ui/encounter/page/clock_strip.h"
#include "ui/encounter/page/dungeon_dialog.h"
#include "ui/fields/field_form.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDateEdit>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QTemporaryDir>
#include <QToolButton>

using namespace sf;
using test::whenOpen;

namespace {

const QByteArray emptyCellar =
    R"({"squarefront": 1, "kind": "encounter", "title": "Empty", "seed": "s",
 "items": [{"id": "bow", "name": "Crossbow", "weapon": {"damage": "2d6", "type": ["ranged"]}}],
 "people": [], "encounters": []})";

/// Brings a dock to the front, whose content is made then.
QDockWidget* front(const DungeonWindow& w, const QString& dock) {
    auto* frame = w.find<QDockWidget>(dock.toLatin1());
    frame->show();
    frame->raise();
    QTest::qWait(20);
    return frame;
}

/// Chooses the line with these words in the Collection menu of a dock.
void chooseInMenu(const DungeonWindow& w, const char* dock, const QString& words) {
    QDockWidget* frame = front(w, QString::fromLatin1(dock));
    QToolButton* button = nullptr;
    for (auto* each : frame->findChildren<QToolButton*>())
        if (each->text() == QStringLiteral("Collection"))
            button = each;
    QVERIFY(button && button->isVisible());
    whenOpen<QMenu>([words](QMenu& menu) {
        for (QAction* action : menu.actions())
            if (action->text().remove(u'&').startsWith(words)) {
                QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
                return;
            }
        menu.close();
    });
    QTest::mouseClick(button, Qt::LeftButton);
}

/// Selects the lines that begin with one of the words, and accepts.
void takeFrom(ui::CollectionDialog& dialog, const QStringList& words) {
    auto* list = dialog.findChild<QListWidget*>();
    bool isFirst = true;
    for (int row = 0; row < list->count(); ++row)
        for (const QString& word : words)
            if (list->item(row)->text().startsWith(word))
                QTest::mouseClick(list->viewport(), Qt::LeftButton,
                                  std::exchange(isFirst, false) ? Qt::NoModifier : Qt::ControlModifier,
                                  list->visualItemRect(list->item(row)).center());
    const bool canTake = dialog.acceptButton()->isEnabled();
    if (canTake)
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    else
        dialog.reject();
    QVERIFY(canTake);
}

QListWidget* openList(ui::CollectionDialog& dialog) {
    dialog.show();
    if (!QTest::qWaitForWindowActive(&dialog))
        qWarning("The dialog isn't active.");
    return dialog.findChild<QListWidget*>();
}

void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
    widget->setFocus();
    QTest::keyClick(widget, key, modifiers);
}

} // namespace

/// What dungeons have in common, and what they are called.
class TestDungeonCollection : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home; // the program's data, that no other test sees

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path())); }
    void init() { QFile::remove(document::CollectionStore::defaultFile()); }

    void itemsAreSavedAndTaken() {
        {
            const DungeonWindow w;
            front(w, QStringLiteral("itemsDock"));
            auto* table = w.find<ui::PieceTable>("itemTable");
            table->setCurrent("bow");
            chooseInMenu(w, "itemsDock", QStringLiteral("Save to the collection"));
            chooseInMenu(w, "itemsDock", QStringLiteral("Save all"));
        }
        const DungeonWindow w(emptyCellar);
        whenOpen<ui::CollectionDialog>([](ui::CollectionDialog& dialog) {
            takeFrom(dialog, {QStringLiteral("Short bow"), QStringLiteral("Cap")});
        });
        chooseInMenu(w, "itemsDock", QStringLiteral("Take from the collection"));
        QCOMPARE(w.dungeon().items.size(), std::size_t{3});
        QCOMPARE(w.dungeon().item("bow 2")->name, std::string("Short bow")); // another bow has its id
        QCOMPARE(w.dungeon().item("bow 2")->weapon->damage.text(), std::string("1d6"));
        w.document().undo();
        QCOMPARE(w.dungeon().items.size(), std::size_t{1}); // one step
    }

    void monstersBringTheirItems() {
        {
            DungeonWindow w;
            DungeonWindow::clickCell(w.monsters(), "Newt");
            w.action(QStringLiteral("Save the Monster to the collection"))->trigger();
        }
        const DungeonWindow w(emptyCellar);
        whenOpen<ui::CollectionDialog>(
            [](ui::CollectionDialog& dialog) { takeFrom(dialog, {QStringLiteral("Newt")}); });
        chooseInMenu(w, "randomDock", QStringLiteral("Take from the collection"));
        QCOMPARE(w.dungeon().table.size(), std::size_t{1});
        QCOMPARE(w.dungeon().table.front()->monster.drop, std::vector<std::string>{"cap"});
        QCOMPARE(w.dungeon().item("cap")->armor->ac, 1);
        // And straight into an Encounter.
        w.document().undo();
        whenOpen<ui::MonsterDialog>([](ui::MonsterDialog& dialog) {
            auto* like = dialog.findChild<QComboBox*>(QStringLiteral("likeField"));
            like->setFocus();
            QTest::keyClick(like, Qt::Key_N);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        w.action(QStringLiteral("Add Monsters…"))->trigger();
        QCOMPARE(w.monster("Newt").initialHp, std::int64_t{30});
        QCOMPARE(w.dungeon().items.size(), std::size_t{2});
        QCOMPARE(w.dungeon().items.back()->armor->ac, 1); // the collection's cap, not a plain one
    }

    void deletingCanBeUndone() {
        DungeonWindow w;
        chooseInMenu(w, "itemsDock", QStringLiteral("Save all"));
        ui::CollectionDialog dialog(w.page->controller(), ui::CollectionDialog::Kind::Items, nullptr);
        dialog.show();
        auto* list = dialog.findChild<QListWidget*>();
        QCOMPARE(list->count(), 3);
        QVERIFY(!dialog.acceptButton()->isEnabled());
        list->setCurrentRow(0);
        const auto button = [&dialog](const char* text) {
            for (auto* each : dialog.findChildren<QPushButton*>())
                if (each->text() == QString::fromUtf8(text))
                    return each;
            return static_cast<QPushButton*>(nullptr);
        };
        QTest::mouseClick(button("&Delete"), Qt::LeftButton);
        QCOMPARE(list->count(), 2);
        QTest::mouseClick(button("Res&tore"), Qt::LeftButton);
        QCOMPARE(list->count(), 3);
        // Whole collections go to files and come from any dungeon.
        const QString file = m_home.filePath(QStringLiteral("mine.sqf"));
        dialog.exportTo(file);
        list->selectAll();
        QTest::mouseClick(button("&Delete"), Qt::LeftButton);
        QCOMPARE(list->count(), 0);
        dialog.importFrom(file);
        QCOMPARE(list->count(), 3);
        dialog.importFrom(m_home.filePath(QStringLiteral("missing.sqf")));
        QVERIFY(dialog.problem().contains(QStringLiteral("missing.sqf")));
        QCOMPARE(list->count(), 3);
    }

    void itsItemsAreCopiedAndPasted() {
        DungeonWindow w;
        chooseInMenu(w, "itemsDock", QStringLiteral("Save all"));
        ui::CollectionDialog dialog(w.page->controller(), ui::CollectionDialog::Kind::Items, nullptr);
        auto* list = openList(dialog);
        QCOMPARE(list->count(), 3);
        press(list, Qt::Key_A);
        press(list, Qt::Key_C);
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 4); // a heading and three rows
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("Short bow\t")));
        press(list, Qt::Key_V); // all are there already
        QCOMPARE(list->count(), 3);
        QVERIFY2(dialog.hint().contains(QLatin1String("already in this list")), qPrintable(dialog.hint()));
        list->clearSelection();
        list->setCurrentRow(0);
        press(list, Qt::Key_D);
        QCOMPARE(list->count(), 4);
        QVERIFY(list->item(3)->text().startsWith(QLatin1String("Short bow 2")));
        QCOMPARE(list->selectedItems(), QList{list->item(3)});
        press(list, Qt::Key_X);
        QCOMPARE(list->count(), 3);
        press(list, Qt::Key_V);
        QCOMPARE(list->count(), 4);
        QVERIFY(list->item(3)->text().startsWith(QLatin1String("Short bow 2")));
        press(list, Qt::Key_Delete, Qt::NoModifier);
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->currentRow(), 2);
        QVERIFY(list->hasFocus()); // for the next one
        const auto kept = std::get<encounter::Dungeon>(document::CollectionStore().read());
        QCOMPARE(kept.items.size(), std::size_t{3});
    }

    void itsMonstersComeFromDungeonsAndGoToThem() {
        DungeonWindow w;
        DungeonWindow::clickCell(w.monsters(), "Newt");
        press(&w.monsters().view(), Qt::Key_C);
        ui::CollectionDialog dialog(w.page->controller(), ui::CollectionDialog::Kind::Monsters, nullptr);
        auto* list = openList(dialog);
        QCOMPARE(list->count(), 0);
        press(list, Qt::Key_V);
        press(list, Qt::Key_V);
        QCOMPARE(list->count(), 2);
        QVERIFY(list->item(1)->text().startsWith(QLatin1String("Newt 2")));
        const auto kept = std::get<encounter::Dungeon>(document::CollectionStore().read());
        QCOMPARE(kept.items.size(), std::size_t{1}); // the cap that both drop
        press(list, Qt::Key_C);                      // the second
        dialog.reject();
        w.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(w.window.get()));
        const std::size_t before = w.dungeon().encounters[0]->monsters.size();
        DungeonWindow::clickCell(w.monsters(), "Newt");
        press(&w.monsters().view(), Qt::Key_V);
        QCOMPARE(w.dungeon().encounters[0]->monsters.size(), before + 1);
        QCOMPARE(w.dungeon().encounters[0]->monsters.back()->name, std::string("Newt 2"));
    }

    void aBrokenCollectionIsNotWrittenOver() {
        QFile file(document::CollectionStore::defaultFile());
        QVERIFY(QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly));
        file.write("not a dungeon");
        file.close();
        const DungeonWindow w;
        chooseInMenu(w, "itemsDock", QStringLiteral("Save all"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("not a dungeon"));
    }

    /// However low and narrow the docks are: what doesn't fit scrolls, and nothing lies on anything else.
    void docksKeepTheirRowsApart_data() {
        QTest::addColumn<QString>("dock");
        QTest::addColumn<QSize>("size");
        for (const char* dock : {"belongingsDock", "postsDock"})
            for (const QSize size : {QSize(340, 180), QSize(280, 250), QSize(420, 320)})
                QTest::addRow("%s %d x %d", dock, size.width(), size.height()) << dock << size;
    }
    void docksKeepTheirRowsApart() {
        QFETCH(QString, dock);
        QFETCH(QSize, size);
        const DungeonWindow w;
        QDockWidget* frame = front(w, dock);
        frame->setFloating(true);
        frame->show();
        frame->widget()->setFixedSize(size);
        frame->adjustSize();
        QTest::qWait(20);
        QList<QWidget*> shown;
        for (auto* widget : frame->findChildren<QWidget*>())
            if (widget->isVisible() && widget->window() == frame &&
                (qobject_cast<QPushButton*>(widget) || qobject_cast<QTableView*>(widget) ||
                 widget->objectName().startsWith(QStringLiteral("post"))))
                shown << widget;
        QVERIFY(shown.size() > 4);
        for (qsizetype i = 0; i < shown.size(); ++i) {
            const auto placed = [frame](const QWidget* widget) {
                return QRect(widget->mapTo(frame, QPoint()), widget->size());
            };
            QVERIFY2(shown[i]->parentWidget()->rect().contains(shown[i]->geometry()),
                     qPrintable(shown[i]->objectName()));
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY2(!placed(shown[i]).intersects(placed(shown[j])),
                         qPrintable(shown[i]->objectName() + u' ' + shown[j]->objectName()));
        }
    }

    void encountersHaveTitles() {
        const DungeonWindow w;
        QWidget* editor = DungeonWindow::editor(w.page->view().encounters(), "e1", "title");
        QVERIFY(editor);
        DungeonWindow::type(editor, "The wet cellar");
        QCOMPARE(w.dungeon().encounters[0]->title, std::string("The wet cellar"));
        front(w, QStringLiteral("postsDock"));
        auto* posts = w.find<QComboBox>("postList");
        QVERIFY2(posts->currentText().contains(QStringLiteral("The wet cellar")),
                 qPrintable(posts->currentText()));
        w.document().undo();
        QVERIFY(w.dungeon().encounters[0]->title.empty());
    }

    void daysHaveDates() {
        const DungeonWindow w;
        const auto says = [&w](const QString& words) {
            for (const auto* label : w.window->findChild<ui::ClockStrip*>()->findChildren<QLabel*>())
                if (label->text().contains(words))
                    return true;
            return false;
        };
        QVERIFY(says(QStringLiteral("Day 1, hour 5")));
        whenOpen<ui::DungeonDialog>([](ui::DungeonDialog& dialog) {
            auto* has = dialog.findChild<QCheckBox*>();
            QTest::mouseClick(has, Qt::LeftButton, {}, QPoint(8, has->height() / 2));
            dialog.findChild<QDateEdit*>()->setDate(QDate(1066, 10, 14));
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        w.action(QStringLiteral("Name and house rules…"))->trigger();
        QCOMPARE(QString::fromStdString(w.dungeon().startDate), QStringLiteral("1066-10-14"));
        QVERIFY(says(QStringLiteral("Day 1, hour 5 (14 October 1066)")));
        w.action(QStringLiteral("To the next day"))->trigger();
        QVERIFY(says(QStringLiteral("Day 2, hour 0 (15 October 1066)")));
        // With the date, too, the window fits a small screen; what doesn't fit goes into another line.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QVERIFY2(w.window->width() <= 1280, qPrintable(QString::number(w.window->width())));
        const auto* strip = w.window->findChild<ui::ClockStrip*>();
        for (const auto* child : strip->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY2(strip->rect().contains(child->geometry()), qPrintable(child->objectName()));
        w.document().undo();
        w.document().undo();
        QVERIFY(says(QStringLiteral("Day 1, hour 5")) && !says(QStringLiteral("1066")));
    }
};

template struct sf::test::Registered<TestDungeonCollection, QApplication>;
#include "test_dungeon_collection.moc"
