// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/encounter_text.h"
#include "tests/processor_time.h"
#include "tests/test_registry.h"
#include "tests/ui/encounter/dungeon_window.h"
#include "tests/ui/when_open.h"
#include "tests/ui/window_requests.h"
#include "ui/encounter/attackposts/post_template.h"
#include "ui/encounter/attackposts/posts_panel.h"
#include "ui/encounter/monsters/monster_dialog.h"
#include "ui/encounter/monsters/random_monster_dialog.h"
#include "ui/encounter/page/clock_strip.h"
#include "ui/encounter/page/dungeon_film.h"
#include "ui/encounter/page/floors_panel.h"
#include "ui/encounter/tables/belongings_panel.h"
#include "ui/encounter/tables/item_dialog.h"
#include "ui/encounter/tables/monster_model.h"
#include "ui/fields/field_form.h"
#include "ui/film/film_bar.h"
#include "ui/forms/refusal_line.h"
#include "ui/forms/typed/typed_post_dialog.h"
#include "ui/log/log_panel.h"
#include "ui/page/command_registry.h"
#include "ui/widgets/rule_chip.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

using namespace sf;
using test::whenOpen;

namespace {

QString ruleIn(const QWidget& inside) {
    for (const auto* line : inside.findChildren<ui::RefusalLine*>())
        if (line->isVisible())
            return QString::fromStdString(line->findChild<ui::RuleChip*>()->rule().text());
    return {};
}

/// Brings a dock to the front and returns what is in it.
template<class Panel>
Panel* panelOf(const DungeonWindow& w, const char* dock) {
    auto* frame = w.find<QDockWidget>(dock);
    frame->show();
    frame->raise();
    QTest::qWait(20);
    return frame->findChild<Panel*>();
}

/// A thousand Monsters in ten Encounters, a hundred @s.
QByteArray greatDungeon() {
    QByteArray file =
        R"({"squarefront": 1, "kind": "encounter", "title": "Great", "seed": "g", "items": [], "people": [)";
    for (int i = 0; i < 100; ++i)
        file += (i ? "," : "") + QByteArray(R"({"id": "p)") + QByteArray::number(i) +
                R"(", "level": 1, "hp": 1000})";
    file += R"(], "encounters": [)";
    for (int e = 0; e < 10; ++e) {
        file += (e ? "," : "") + QByteArray(R"({"id": "e)") + QByteArray::number(e) +
                R"(", "level": 1, "mode": "melee", "monsters": [)";
        for (int m = 0; m < 100; ++m)
            file += (m ? "," : "") + QByteArray(R"({"id": "m)") + QByteArray::number(100 * e + m) +
                    R"(", "hp": 5, "damage": "1d3"})";
        file += "]}";
    }
    return file + R"(], "loot": {}, "attackPosts": []})";
}

/// An edit of any kind, or a step back or forth.
void editAtRandom(DungeonWindow& w, QRandomGenerator& random, int step) {
    ui::DungeonController& controller = w.page->controller();
    encounter::Monster monster;
    monster.id = monster.name = "m" + std::to_string(step);
    monster.hp = monster.initialHp = 3;
    const std::string id = 'm' + std::to_string(random.bounded(step + 1));
    switch (random.bounded(9)) {
    case 0: {
        encounter::Encounter added{"x" + std::to_string(step), random.bounded(3), {}, 0, 0, {}, {}, {}};
        added.monsters.push_back(std::make_shared<const encounter::Monster>(monster));
        controller.perform(encounter::AddEncounter{added});
        break;
    }
    case 1:
    case 2:
        if (!controller.dungeon().encounters.empty())
            controller.perform(encounter::AddMonster{
                controller.dungeon()
                    .encounters[random.bounded(static_cast<quint32>(controller.dungeon().encounters.size()))]
                    ->id,
                monster});
        break;
    case 3:
        controller.perform(encounter::RemoveMonster{id});
        break;
    case 4:
        monster.id = id;
        monster.hp = 1 + random.bounded(9);
        controller.perform(encounter::EditMonster{monster});
        break;
    case 5:
        controller.setFloor(random.bounded(2) ? std::nullopt : std::optional(random.bounded(3)));
        break;
    case 6:
        if (!controller.dungeon().encounters.empty())
            controller.perform(encounter::RemoveEncounter{controller.dungeon().encounters.back()->id});
        break;
    case 7:
        controller.perform(encounter::DrawMonster{{}, 1});
        break;
    default:
        random.bounded(2) ? w.document().undo() : w.document().redo();
    }
}

} // namespace

/// A dungeon in the whole window, with mouse and keys.
class TestEncounterWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void monstersOfOneNameAreNumbered() {
        const DungeonWindow w;
        for (int i = 0; i < 2; ++i)
            QVERIFY(w.page->controller().perform(encounter::DrawMonster{std::string("e1"), 1}));
        QCOMPARE(w.monster("Bat").name, std::string("Bat"));
        QCOMPARE(w.monster("Bat 2").name, std::string("Bat 2"));
        whenOpen<ui::MonsterDialog>([](ui::MonsterDialog& dialog) {
            auto* form = dialog.findChild<ui::FieldForm*>();
            form->setText("name", QStringLiteral("Rat"));
            qobject_cast<QSpinBox*>(form->editor("count"))->setValue(2);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        w.action(QStringLiteral("Add Monsters…"))->trigger();
        std::vector<std::string> names;
        for (const auto& group : w.dungeon().encounters)
            for (const auto& monster : group->monsters)
                names.push_back(monster->name);
        for (const char* name : {"Rat", "Rat 2", "Rat 3"})
            QCOMPARE(std::count(names.begin(), names.end(), name), std::ptrdiff_t{1});
    }

    /// A name may be mistyped, so a new item is asked for.
    void aDropIsCreatedOnTheSpot() {
        const DungeonWindow w;
        const std::size_t items = w.dungeon().items.size();
        whenOpen<ui::MonsterDialog>([&](ui::MonsterDialog& dialog) {
            auto* form = dialog.findChild<ui::FieldForm*>();
            form->setText("name", QStringLiteral("Rat"));
            form->setText("drop", QStringLiteral("Cap, Ruby, ruby"));
            whenOpen<QMessageBox>([](QMessageBox& box) {
                QVERIFY(box.text().contains(QLatin1String("Ruby")));
                QTest::keyClick(&box, Qt::Key_Escape);
            });
            QTest::keyClick(&dialog, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            QCOMPARE(w.dungeon().items.size(), items);
            whenOpen<QMessageBox>(
                [](QMessageBox& box) { box.findChild<QPushButton*>(QStringLiteral("confirm"))->click(); });
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        w.action(QStringLiteral("Add Monsters…"))->trigger();
        QCOMPARE(w.dungeon().items.size(), items + 1);
        QCOMPARE(w.dungeon().items.back()->name, std::string("Ruby"));
        QCOMPARE(w.monster("Rat 2").drop.size(), std::size_t{3});
        w.document().undo();
        QCOMPARE(w.dungeon().items.size(), items); // one step
    }

    void itemsOfTheLibraryAreOfferedWhileTyping() {
        const DungeonWindow w;
        whenOpen<ui::MonsterDialog>([](ui::MonsterDialog& dialog) {
            auto* form = dialog.findChild<ui::FieldForm*>();
            auto* drop = qobject_cast<QLineEdit*>(form->editor("drop"));
            drop->setFocus();
            QTest::keyClicks(drop, QStringLiteral("ca"));
            auto* list = qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
            QVERIFY(list);
            QTest::keyClick(list, Qt::Key_Down);
            QTest::keyClick(list, Qt::Key_Return);
            QCOMPARE(drop->text().toLower(), QStringLiteral("cap"));
            dialog.reject();
        });
        w.action(QStringLiteral("Add Monsters…"))->trigger();
    }

    /// A25: one form, and one line of the log.
    void anItemHasAForm() {
        DungeonWindow w;
        auto& table = *panelOf<ui::PieceTable>(w, "itemsDock");
        const std::size_t items = w.dungeon().items.size();
        QAction* add = nullptr;
        for (auto* action : table.findChildren<QAction*>())
            if (action->text() == QStringLiteral("Add item…"))
                add = action;
        QVERIFY(add);
        whenOpen<ui::ItemDialog>([](ui::ItemDialog& dialog) {
            auto* form = dialog.findChild<ui::FieldForm*>();
            QVERIFY(!form->editor("ac")->isEnabled());
            QVERIFY(!form->editor("damage")->isEnabled());
            QTest::keyClicks(form->editor("name"), QStringLiteral("Ring mail"));
            auto* kind = qobject_cast<QComboBox*>(form->editor("kind"));
            kind->setFocus();
            kind->setCurrentText(QStringLiteral("armor"));
            QVERIFY(form->editor("ac")->isEnabled() && !form->editor("damage")->isEnabled());
            auto* ac = qobject_cast<QLineEdit*>(form->editor("ac"));
            ac->setFocus();
            ac->selectAll();
            QTest::keyClicks(ac, QStringLiteral("x"));
            QTest::keyClick(ac, Qt::Key_Return);
            QVERIFY(dialog.isVisible()); // and the field says why
            ac->selectAll();
            QTest::keyClicks(ac, QStringLiteral("4"));
            QTest::keyClick(ac, Qt::Key_Return);
        });
        add->trigger();
        QCOMPARE(w.dungeon().items.size(), items + 1);
        const encounter::Item& item = *w.dungeon().items.back();
        QCOMPARE(item.name, std::string("Ring mail"));
        QVERIFY(item.armor && !item.weapon);
        QCOMPARE(item.armor->ac, 4);
        QCOMPARE(table.currentId(), item.id);
    }

    void severalDaysPassAtOnce() {
        const DungeonWindow w;
        const std::int64_t before = w.dungeon().hour;
        auto* unit = w.find<QComboBox>("timeUnit");
        unit->setFocus();
        QTest::keyClick(unit, Qt::Key_Down);
        QCOMPARE(unit->currentText(), QStringLiteral("days"));
        auto* count = w.window->findChild<ui::ClockStrip*>()->findChild<QSpinBox*>();
        count->selectAll();
        QTest::keyClicks(count, QStringLiteral("3"));
        w.click("passButton");
        QCOMPARE(w.dungeon().hour, before + 72);
    }

    void notesAreTypedAndKept() {
        const DungeonWindow w;
        DungeonWindow::type(DungeonWindow::editor(w.people(), "Ben", "notes"), "owes Ann a bow");
        QCOMPARE(w.dungeon().person("Ben")->notes, std::string("owes Ann a bow"));
        w.action(QStringLiteral("Copy the party"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("owes Ann a bow")));
        const auto again = document::loadBytes(w.document().serialised());
        const auto& read = static_cast<const document::EncounterDocument&>(
            *std::get<std::unique_ptr<document::Document>>(again));
        QCOMPARE(read.dungeon().person("Ben")->notes, std::string("owes Ann a bow"));
        QVERIFY(read.dungeon().person("Ann")->notes.empty());
    }

    void thePartyIsCopied() {
        const DungeonWindow w;
        w.action(QStringLiteral("Copy the party"))->trigger();
        const QString text = QGuiApplication::clipboard()->text();
        for (const char* words : {"Dungeon Level 1, HP 10 (10)", "1d6, ranged", "Dungeon Level 2", ", dead"})
            QVERIFY2(text.contains(QLatin1String(words)), qPrintable(text));
        for (const char* name : {"Ann", "Ben", "Cid", "Dot", "Short bow", "Cap", "Pot"})
            QVERIFY2(text.contains(QLatin1String(name)), qPrintable(text));
    }

    void givingNeedsNoScrolling() {
        const DungeonWindow w;
        DungeonWindow::clickCell(w.people(), "Ben");
        auto* panel = panelOf<ui::BelongingsPanel>(w, "belongingsDock");
        auto* give = w.find<QPushButton>("giveButton");
        QCOMPARE(give->visibleRegion().boundingRect().size(), give->size());
        QVERIFY(give->mapTo(panel, QPoint()).y() < w.find<QTableView>("carriedTable")->y());
        const std::size_t before = w.dungeon().person("Ben")->items.size();
        QTest::mouseClick(give, Qt::LeftButton);
        QCOMPARE(w.dungeon().person("Ben")->items.size(), before + 1);
    }

    void theFloorsShowWhoIsWhere() {
        const DungeonWindow w;
        auto* floors = panelOf<ui::FloorsPanel>(w, "floorsDock");
        QVERIFY(floors->count() >= 2);
        const QString first = floors->item(0)->data(Qt::AccessibleTextRole).toString();
        QVERIFY2(first.startsWith(QStringLiteral("Dungeon Level 1: Ann (10 HP)")), qPrintable(first));
        QVERIFY2(first.contains(QStringLiteral("Ranged")), qPrintable(first));
        const int all = w.people().rows();
        QTest::mouseClick(floors->viewport(), Qt::LeftButton, {},
                          floors->visualItemRect(floors->item(1)).center());
        QVERIFY(floors->item(1)->isSelected() && !floors->item(0)->isSelected());
        QVERIFY(w.people().rows() < all);
    }

    void postsAreCopiedForTheirPlace_data() {
        QTest::addColumn<int>("form");
        QTest::addColumn<QString>("post");
        QTest::addColumn<QString>("comments");
        QTest::newRow("plain") << 0 << "[Encounter] A_1\n\nA <hard> one.\n* Newt <3\n* Rat\n"
                               << "one *\n\ntwo";
        QTest::newRow("Markdown") << 1
                                  << "**\\[Encounter\\] A\\_1**\n\nA \\<hard\\> one.\n\n- Newt \\<3\n- Rat\n"
                                  << "1. one \\*\n2. two";
        QTest::newRow("BBCode")
            << 2 << "[b][Encounter] A_1[/b]\n\nA <hard> one.\n\n[list]\n[*]Newt <3\n[*]Rat\n[/list]\n"
            << "[list=1]\n[*]one *\n[*]two\n[/list]";
        QTest::newRow("wiki")
            << 3
            << "'''<nowiki>[Encounter] A_1</nowiki>'''\n\n<nowiki>A &lt;hard> one.</nowiki>\n\n"
               "* <nowiki>Newt &lt;3</nowiki>\n* <nowiki>Rat</nowiki>\n"
            << "# <nowiki>one *</nowiki>\n# <nowiki>two</nowiki>";
    }
    void postsAreCopiedForTheirPlace() {
        QFETCH(int, form);
        const auto kind = static_cast<ui::PostTemplate>(form);
        QTEST(ui::postIn(kind, QStringLiteral("[Encounter] A_1\n\nA <hard> one.\n* Newt <3\n* Rat\n")),
              "post");
        QTEST(ui::commentsIn(kind, {QStringLiteral("one *"), QStringLiteral("two")}), "comments");
        const DungeonWindow w;
        panelOf<ui::PostsPanel>(w, "postsDock");
        w.find<QComboBox>("postForm")->setCurrentIndex(form);
        w.click("copyPost");
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 ui::postIn(kind, w.find<QPlainTextEdit>("postText")->toPlainText()));
    }

    void newDungeonFromTheDialog();
    void editsInPlace();
    void hpKeepTheirMaximum_ENC1_ENC3();
    void choosesFromAList();
    void refusesWhereItWasTyped_data();
    void refusesWhereItWasTyped();
    void attacksAndUndoes();
    void saysWhyNoAttackIsPossible_data();
    void saysWhyNoAttackIsPossible();
    void attacksAnotherPerson();
    void hpAndDeathAreSeen();
    void typedDice();
    void belongings();
    void theUseButtonDoesWhatItSays_data();
    void theUseButtonDoesWhatItSays();
    void copiesPosts();
    void theNewCommentsHaveAKey();
    void theKeyOfTheLogLeadsToItsLastLine();
    void thePostsFollowTheAttack();
    void theShownPostStays();
    void theEncounterColumnFollowsItsName();
    void addsMonsters();
    void drawsAMonster();
    void readsATypedPost();
    void tablesShowWhatIsThere();
    void clock();
    void undoDice();
    void byKeyboard();
    void logIsFilteredAndMarksUndo();
    void daysArePlayedAgain();
    void logTellsTheDateOfTheFirstDay();
    void modelsFollow();
    void attackInAGreatDungeonIsQuick();
};

void TestEncounterWindow::newDungeonFromTheDialog() {
    DungeonWindow w;
    QTimer::singleShot(0, [] {
        auto* dialog = QApplication::activeModalWidget();
        const auto closed = qScopeGuard([dialog = QPointer(dialog)] {
            if (dialog)
                dialog->close();
        });
        auto* names = dialog->findChild<QPlainTextEdit*>(QStringLiteral("namesField"));
        names->setFocus();
        QTest::keyClicks(names, QStringLiteral("Ada"));
        QTest::keyClick(names, Qt::Key_Return);
        QTest::keyClicks(names, QStringLiteral("Ada"));
        auto* accept = dialog->findChild<QDialogButtonBox*>()->buttons().last();
        for (auto* button : dialog->findChild<QDialogButtonBox*>()->buttons())
            if (button->text().contains(QLatin1String("Begin")))
                accept = button;
        QVERIFY(!accept->isEnabled()); // two of the same name
        QTest::keyClicks(names, QStringLiteral("m"));
        QVERIFY(accept->isEnabled());
        QTest::mouseClick(accept, Qt::LeftButton);
    });
    w.action(QStringLiteral("New dungeon"))->trigger();
    const auto pages = w.window->findChildren<ui::EncounterPage*>();
    QCOMPARE(pages.size(), 2);
    const encounter::Dungeon& made = pages.last()->controller().dungeon();
    QCOMPARE(made.people.size(), std::size_t{2});
    QCOMPARE(made.people[1]->name, std::string("Adam"));
    QCOMPARE(made.people[0]->hpText(), std::string("10 (10)")); // ENC-1
}

void TestEncounterWindow::editsInPlace() {
    DungeonWindow w;
    DungeonWindow::type(DungeonWindow::editor(w.people(), "Ann", "hp"), "7 (12)");
    QCOMPARE(w.dungeon().person("Ann")->hpText(), std::string("7 (12)"));
    DungeonWindow::type(DungeonWindow::editor(w.people(), "Ann", "hp"), "8");
    QCOMPARE(w.dungeon().person("Ann")->hpText(), std::string("8 (12)"));
    DungeonWindow::type(DungeonWindow::editor(w.people(), "Ben", "items"), "pot, short BOW, bow");
    QCOMPARE(w.dungeon().person("Ben")->items, (std::vector<std::string>{"pot", "bow", "bow"}));
    DungeonWindow::type(DungeonWindow::editor(w.people(), "Ben", "statuses"), "Blind, Blind, cold");
    QCOMPARE(w.dungeon().person("Ben")->statuses, (std::vector<std::string>{"Blind", "cold"}));
    DungeonWindow::type(DungeonWindow::editor(w.monsters(), "Newt", "damage"), "2d6+1");
    QCOMPARE(w.monster("Newt").damage.text(), std::string("2d6+1"));
    // Its XP follow (ENC-3): (30 x 2 x 6 + 1) / 3.
    QCOMPARE(DungeonWindow::cell(w.monsters(), "Newt", "xp").data().toString(), QStringLiteral("120"));
    QVERIFY(!DungeonWindow::editor(w.monsters(), "Newt", "xp"));
    for (int i = 0; i < 5; ++i)
        w.page->undo();
    QCOMPARE(w.dungeon().person("Ann")->hpText(), std::string("10 (10)"));
    QCOMPARE(w.monster("Newt").damage.text(), std::string("1d3"));
    // What was refused is forgotten once something else is done.
    DungeonWindow::type(DungeonWindow::editor(w.people(), "Ann", "hp"), "x");
    QCOMPARE(ruleIn(w.people()), QStringLiteral("ENC-1"));
    QVERIFY(w.page->controller().perform(encounter::PassHours{1}));
    QCOMPARE(ruleIn(w.people()), QString());
}

/// Arrow keys go through the list before one is taken.
/// A6, P23: one number never changes the most, and a sign means a change.
void TestEncounterWindow::hpKeepTheirMaximum_ENC1_ENC3() {
    DungeonWindow w;
    const auto typed = [&](ui::PieceTable& table, const char* id, const char* text) {
        DungeonWindow::type(DungeonWindow::editor(table, id, "hp"), text);
        QString shown = DungeonWindow::cell(table, id, "hp").data().toString();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); // what was refused stays open
        return shown;
    };
    QCOMPARE(typed(w.monsters(), "Newt", "3"), QStringLiteral("3 (30)"));
    QCOMPARE(typed(w.monsters(), "Newt", "+5"), QStringLiteral("8 (30)"));
    QCOMPARE(typed(w.monsters(), "Newt", "-2"), QStringLiteral("6 (30)"));
    QCOMPARE(typed(w.monsters(), "Newt", "+100"), QStringLiteral("30 (30)"));
    QCOMPARE(typed(w.monsters(), "Newt", "31"), QStringLiteral("30 (30)"));
    QCOMPARE(typed(w.monsters(), "Newt", "-30"), QStringLiteral("30 (30)"));
    QCOMPARE(typed(w.monsters(), "Newt", "20 (40)"), QStringLiteral("20 (40)"));
    QCOMPARE(typed(w.people(), "Ann", "-3"), QStringLiteral("7 (10)"));
    QCOMPARE(typed(w.people(), "Ann", "-2"), QStringLiteral("5 (10)"));
    QCOMPARE(typed(w.people(), "Ann", "12"), QStringLiteral("5 (10)"));
    QCOMPARE(typed(w.people(), "Ann", "=-3"), QStringLiteral("\u22123 (10)"));
}

void TestEncounterWindow::choosesFromAList() {
    DungeonWindow w;
    auto* box = qobject_cast<QComboBox*>(DungeonWindow::editor(w.monsters(), "Newt", "status"));
    QVERIFY(box);
    QTRY_VERIFY(box->view()->isVisible());
    QTest::keyClick(box->view(), Qt::Key_Down);
    QTest::keyClick(box->view(), Qt::Key_Down);
    QVERIFY(!w.monster("Newt").status);
    QTest::keyClick(box->view(), Qt::Key_Return);
    QTRY_VERIFY(w.monster("Newt").status == encounter::Status::Confused);
    QTRY_VERIFY(!DungeonWindow::openEditor(w.monsters().view()));
}

void TestEncounterWindow::refusesWhereItWasTyped_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const char* table, const char* id, const char* column,
                        const char* text, const char* rule) {
        QTest::newRow(name) << QByteArray(table) << QByteArray(id) << QByteArray(column) << QByteArray(text)
                            << QString::fromLatin1(rule);
    };
    row("HP are no word", "people", "Ann", "hp", "many", "ENC-1");
    row("Max HP below 1", "people", "Ann", "hp", "3 (0)", "ENC-1");
    row("Kills below 0", "people", "Ann", "kills", "-1", "ENC-1");
    row("half a level", "people", "Ann", "level", "1.5", "ENC-1");
    row("no such item", "people", "Ann", "items", "Sword", "ENC-1");
    row("wielded, not carried any more", "people", "Ann", "items", "Cap", "ENC-1");
    row("two helms", "people", "Ann", "worn", "Cap, Pot", "ENC-4");
    row("a bow is no armor", "people", "Ann", "worn", "Short bow", "ENC-4");
    row("worn, not carried", "people", "Ben", "worn", "Cap", "ENC-1");
    row("a dead @ goes nowhere", "people", "Dot", "level", "2", "ENC-1");
    for (const char* formula :
         {"0d6", "3d0", "d6", "2d6+", "1000000000d1000000000", "-1", "1001d6", "2d6+1000001", ""})
        row(QByteArray("damage ").append(formula).constData(), "monsters", "Newt", "damage", formula,
            "ENC-2");
    row("drop rate 101", "monsters", "Newt", "dropRate", "101", "ENC-3");
    row("drop rate -1", "monsters", "Newt", "dropRate", "-1", "ENC-3");
    row("a Monster with 0 HP", "monsters", "Newt", "hp", "0", "ENC-3");
    row("drop of no item", "monsters", "Newt", "drop", "Crown", "ENC-3");
    row("AC below 0", "items", "cap", "ac", "-1", "ENC-4");
    row("AC of a bow", "items", "bow", "ac", "1", "ENC-4");
    row("damage of a cap", "items", "cap", "damage", "1d4", "ENC-4");
    row("formula of a weapon", "items", "bow", "damage", "0d6", "ENC-2");
    row("weight 0", "random", "Bat", "weight", "0", "ENC-5");
    row("hours below 0", "encounters", "e1", "hoursTogether", "-1", "ENC-6");
}

void TestEncounterWindow::refusesWhereItWasTyped() {
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, column);
    QFETCH(QByteArray, text);
    QFETCH(QString, rule);
    DungeonWindow w;
    if (table == "items")
        panelOf<ui::PieceTable>(w, "itemsDock");
    if (table == "random")
        panelOf<ui::PieceTable>(w, "randomDock");
    const QByteArray name = table == "people"       ? "peopleTable"
                            : table == "monsters"   ? "monsterTable"
                            : table == "encounters" ? "encounterTable"
                            : table == "items"      ? "itemTable"
                                                    : "randomTable";
    auto* pieces = w.find<ui::PieceTable>(name.constData());
    QVERIFY(pieces);
    const QByteArray before = document::dungeonJson(w.dungeon());
    QWidget* editor = DungeonWindow::editor(*pieces, id.constData(), column.constData());
    QVERIFY(editor);
    if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
    }
    QTest::keyClicks(editor, QString::fromLatin1(text));
    QTest::keyClick(editor, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(ruleIn(*pieces), rule);
    // It stays in the field until it is corrected or discarded.
    QCOMPARE(DungeonWindow::openEditor(pieces->view()), editor);
    QCOMPARE(document::dungeonJson(w.dungeon()), before);
    QTest::keyClick(editor, Qt::Key_Escape);
    QCoreApplication::processEvents();
    QVERIFY(!DungeonWindow::openEditor(pieces->view()));
    QCOMPARE(ruleIn(*pieces), QString());
    QCOMPARE(document::dungeonJson(w.dungeon()), before);
}

void TestEncounterWindow::attacksAndUndoes() {
    DungeonWindow w;
    const QByteArray before = document::dungeonJson(w.dungeon());
    DungeonWindow::clickCell(w.people(), "Ann");
    DungeonWindow::clickCell(w.monsters(), "Newt");
    w.click("rollButton");
    const auto hp = w.monster("Newt").hp;
    QVERIFY(hp < 30 && hp >= 24); // 1d6 against no armor
    QVERIFY(w.dungeon().person("Ann")->attackedToday);
    QCOMPARE(DungeonWindow::cell(w.monsters(), "Newt", "hp").data().toString(),
             QStringLiteral("%1 (30)").arg(hp));
    // Once a day (ENC-7), and the dock says so.
    QVERIFY(!w.attack()->isEnabled());
    QCOMPARE(ruleIn(*w.find<QWidget>("strikePanel")), QStringLiteral("ENC-7"));
    w.action(QStringLiteral("Undo"))->trigger();
    QCOMPARE(document::dungeonJson(w.dungeon()), before);
    // The same action has the same dice.
    QTest::keyClick(w.window.get(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(w.monster("Newt").hp, hp);
}

void TestEncounterWindow::saysWhyNoAttackIsPossible_data() {
    QTest::addColumn<QByteArray>("attacker");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QString>("rule");
    QTest::newRow("across levels") << QByteArray("Cid") << QByteArray("Newt") << "ENC-7";
    QTest::newRow("the dead attack nobody") << QByteArray("Dot") << QByteArray("Newt") << "ENC-7";
    QTest::newRow("nobody attacks the dead") << QByteArray("Ann") << QByteArray("Dot") << "ENC-7";
    QTest::newRow("bare hands in a Ranged Encounter") << QByteArray("Ben") << QByteArray("Newt") << "ENC-8";
}

void TestEncounterWindow::saysWhyNoAttackIsPossible() {
    QFETCH(QByteArray, attacker);
    QFETCH(QByteArray, target);
    QFETCH(QString, rule);
    DungeonWindow w;
    if (w.dungeon().person(target.toStdString())) {
        DungeonWindow::clickCell(w.people(), target.constData());
        QTest::keyClick(w.window.get(), Qt::Key_T, Qt::ControlModifier);
    } else {
        DungeonWindow::clickCell(w.monsters(), target.constData());
    }
    DungeonWindow::clickCell(w.people(), attacker.constData());
    QCOMPARE(ruleIn(*w.find<QWidget>("strikePanel")), rule);
    QVERIFY(!w.attack()->isEnabled());
    QVERIFY(!w.find<QPushButton>("rollButton")->isVisible());
}

void TestEncounterWindow::attacksAnotherPerson() {
    DungeonWindow w;
    DungeonWindow::clickCell(w.people(), "Ann");
    QTest::keyClick(w.window.get(), Qt::Key_T, Qt::ControlModifier);
    // Until the attacker is chosen, nothing is wrong; the target is marked.
    QCOMPARE(ruleIn(*w.find<QWidget>("strikePanel")), QString());
    const auto isMarked = [&](const char* id) {
        return DungeonWindow::cell(w.people(), id, "name").data(Qt::DecorationRole).isValid();
    };
    QVERIFY(isMarked("Ann"));
    QVERIFY(!isMarked("Ben"));
    DungeonWindow::clickCell(w.people(), "Ben");
    QVERIFY(isMarked("Ann"));
    w.click("rollButton");
    QVERIFY(w.dungeon().person("Ben")->attackedToday);
    QCOMPARE(w.dungeon().posts.size(), std::size_t{1}); // ENC-11
    QCOMPARE(w.dungeon().posts[0]->comments.size(), std::size_t{1});
}

/// The dead are struck out; a bar shows what is left of the HP.
void TestEncounterWindow::hpAndDeathAreSeen() {
    DungeonWindow w;
    const auto people = [&](const char* id, const char* column, int role) {
        return DungeonWindow::cell(w.people(), id, column).data(role);
    };
    QVERIFY(people("Dot", "name", Qt::FontRole).value<QFont>().strikeOut());
    QVERIFY(people("Dot", "name", Qt::ForegroundRole).isValid());
    QVERIFY(!people("Ann", "name", Qt::FontRole).isValid());
    QCOMPARE(people("Dot", "hp", ui::PieceModel::HpShareRole).toDouble(), 0.0);
    QCOMPARE(people("Ann", "hp", ui::PieceModel::HpShareRole).toDouble(), 1.0);
    QVERIFY(!people("Ann", "name", ui::PieceModel::HpShareRole).isValid());
    const QModelIndex newt = DungeonWindow::cell(w.monsters(), "Newt", "hp");
    QCOMPARE(newt.data(ui::PieceModel::HpShareRole).toDouble(), 1.0);
    DungeonWindow::type(DungeonWindow::editor(w.monsters(), "Newt", "hp"), "15");
    QCOMPARE(newt.data(ui::PieceModel::HpShareRole).toDouble(), 0.5);
}

void TestEncounterWindow::typedDice() {
    DungeonWindow w;
    DungeonWindow::clickCell(w.people(), "Ann");
    DungeonWindow::clickCell(w.monsters(), "Newt");
    w.click("typeDiceButton");
    auto* dice = w.find<QLineEdit>("typedDice");
    const auto tried = [&](const char* text) {
        dice->selectAll();
        QTest::keyClicks(dice, QLatin1String(text));
        QTest::keyClick(dice, Qt::Key_Return);
        return ruleIn(*w.find<QWidget>("strikePanel"));
    };
    const auto* panel = w.find<QWidget>("strikePanel");
    QTest::keyClicks(dice, QStringLiteral("6"));
    QCOMPARE(ruleIn(*panel), QString()); // the others are still to come
    QTest::keyClicks(dice, QStringLiteral(" 25"));
    QCOMPARE(ruleIn(*panel), QStringLiteral("ENC-9")); // marked as it is typed
    // 1d6, then the answer: 1d3 and the cap's 1d1.
    for (const char* wrong : {"", "6", "7 1 1", "6 4 1", "6 3 1 1", "six", "0 1 1"})
        QVERIFY2(!tried(wrong).isEmpty(), wrong);
    QCOMPARE(w.monster("Newt").hp, std::int64_t{30});
    QCOMPARE(tried("6, (3 | 1)"), QStringLiteral("ENC-7")); // done: she has attacked today
    QCOMPARE(w.monster("Newt").hp, std::int64_t{24});
    QCOMPARE(w.dungeon().person("Ann")->hp, std::int64_t{8});
    QVERIFY(w.document().log().back()->typedDice);
}

void TestEncounterWindow::belongings() {
    DungeonWindow w;
    auto* panel = panelOf<ui::BelongingsPanel>(w, "belongingsDock");
    DungeonWindow::clickCell(w.people(), "Ann");
    auto* carried = panel->findChild<QTableView*>(QStringLiteral("carriedTable"));
    QCOMPARE(carried->model()->rowCount(), 3);
    const auto choose = [&](QTableView* table, int row) {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(row, 0)).center());
    };
    choose(carried, 2); // the Pot, while the Cap is worn
    w.click("useButton");
    QCOMPARE(ruleIn(*panel), QStringLiteral("ENC-4"));
    choose(carried, 1);
    w.click("useButton"); // the Cap off
    QVERIFY(w.dungeon().person("Ann")->worn.empty());
    choose(carried, 2);
    w.click("useButton");
    QCOMPARE(w.dungeon().person("Ann")->worn, std::vector<std::string>{"pot"});
    choose(carried, 0);
    w.click("useButton"); // the bow away
    QVERIFY(!w.dungeon().person("Ann")->wielded);
    // Both tables and what can be done are in sight in a dock of a third of a small screen.
    panel->parentWidget()->parentWidget()->setMinimumHeight(320);
    panel->parentWidget()->parentWidget()->setMaximumHeight(320);
    QTRY_VERIFY(panel->height() <= 320);
    auto* loot = panel->findChild<QTableView*>(QStringLiteral("lootTable"));
    choose(loot, 0);
    QTest::keyClick(loot, Qt::Key_Return); // takes it
    QCOMPARE(w.dungeon().person("Ann")->items.size(), std::size_t{4});
    QVERIFY(w.dungeon().loot.empty());
}

void TestEncounterWindow::theUseButtonDoesWhatItSays_data() {
    QTest::addColumn<std::optional<std::string>>("wielded");
    QTest::addColumn<std::vector<std::string>>("worn");
    QTest::addColumn<int>("row"); // of the Short bow twice, the Cap and a Horned helm, which is a weapon too
    QTest::addColumn<QString>("says");
    QTest::addColumn<std::optional<std::string>>("wieldedAfter");
    QTest::addColumn<std::vector<std::string>>("wornAfter");
    using Wielded = std::optional<std::string>;
    using Worn = std::vector<std::string>;
    const auto row = [](const char* name, const Wielded& wielded, const Worn& worn, int chosen,
                        const char* says, const Wielded& wieldedAfter, const Worn& wornAfter) {
        QTest::newRow(name) << wielded << worn << chosen << QString::fromLatin1(says) << wieldedAfter
                            << wornAfter;
    };
    const Wielded none;
    row("the first of two bows", "bow", {}, 0, "Put away", none, {});
    row("the second of two bows", "bow", {}, 1, "Put away", none, {});
    row("two bows at rest", none, {}, 1, "Wield", "bow", {});
    row("an armor", none, {}, 2, "Wear", none, {"cap"});
    row("a worn armor", none, {"cap"}, 2, "Take off", none, {});
    row("weapon and armor", none, {}, 3, "Wield", "horns", {});
    row("weapon and armor, wielded", "horns", {}, 3, "Wear", "horns", {"horns"});
    row("weapon and armor, wielded, another worn", "horns", {"cap"}, 3, "Put away", none, {"cap"});
    row("weapon and armor, both", "horns", {"horns"}, 3, "Put away", none, {"horns"});
    row("weapon and armor, worn", none, {"horns"}, 3, "Take off", none, {});
}

void TestEncounterWindow::theUseButtonDoesWhatItSays() {
    QFETCH(std::optional<std::string>, wielded);
    QFETCH(std::vector<std::string>, worn);
    QFETCH(int, row);
    const DungeonWindow w;
    encounter::Item horns = *w.dungeon().item("bow");
    horns.id = "horns";
    horns.armor = w.dungeon().item("cap")->armor;
    QVERIFY(w.page->controller().perform(encounter::PutItem{horns, true}));
    encounter::Person ann = *w.dungeon().person("Ann");
    ann.items = {"bow", "bow", "cap", "horns"};
    ann.wielded = wielded;
    ann.worn = worn;
    QVERIFY(w.page->controller().perform(encounter::PutPerson{ann, false}));
    panelOf<ui::BelongingsPanel>(w, "belongingsDock");
    DungeonWindow::clickCell(w.people(), "Ann");
    auto* carried = w.find<QTableView>("carriedTable");
    const QModelIndex cell = carried->model()->index(row, 0);
    carried->scrollTo(cell);
    QTest::mouseClick(carried->viewport(), Qt::LeftButton, {}, carried->visualRect(cell).center());
    QTEST(w.find<QPushButton>("useButton")->text(), "says");
    w.click("useButton");
    QTEST(w.dungeon().person("Ann")->wielded, "wieldedAfter");
    QTEST(w.dungeon().person("Ann")->worn, "wornAfter");
}

void TestEncounterWindow::copiesPosts() {
    DungeonWindow w;
    auto* panel = panelOf<ui::PostsPanel>(w, "postsDock");
    DungeonWindow::clickCell(w.people(), "Ann");
    DungeonWindow::clickCell(w.monsters(), "Newt");
    QTest::keyClick(w.window.get(), Qt::Key_Return, Qt::ControlModifier);
    w.click("copyPost");
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("[Encounter] Dungeon Level 1")));
    QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("* Newt: HP")));
    w.click("copyLast");
    QVERIFY(
        QGuiApplication::clipboard()->text().startsWith(QLatin1String("Ann attacks Newt with Short bow.")));
    auto* list = panel->findChild<QComboBox*>(QStringLiteral("postList"));
    QCOMPARE(list->count(), 2); // the answer opened an Attack Post
    QCOMPARE(list->currentIndex(), 0);
    w.click("copyNew");
    const QString both = QGuiApplication::clipboard()->text();
    QVERIFY2(both.startsWith(QLatin1String("Ann attacks Newt with Short bow.")) &&
                 both.contains(QLatin1String("\nNewt attacks Ann")),
             qPrintable(both));
    QTest::keyClick(list, Qt::Key_Down);
    w.click("copyComments");
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("Newt attacks Ann")));
    w.page->undo();
    QTest::qWait(60);
    QCOMPARE(list->count(), 1);
    QVERIFY(panel->findChild<QPlainTextEdit*>(QStringLiteral("postComments"))->toPlainText().isEmpty());
    QVERIFY(!w.find<QPushButton>("copyNew")->isEnabled());
}

/// From the attack on, without the Posts dock.
void TestEncounterWindow::theNewCommentsHaveAKey() {
    const DungeonWindow w;
    DungeonWindow::clickCell(w.people(), "Ann");
    DungeonWindow::clickCell(w.monsters(), "Newt");
    QTest::keyClick(w.window.get(), Qt::Key_Return, Qt::ControlModifier);
    QTest::keyClick(w.window.get(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    const QString both = QGuiApplication::clipboard()->text();
    QVERIFY2(both.startsWith(QLatin1String("Ann attacks Newt with Short bow.")) &&
                 both.contains(QLatin1String("\nNewt attacks Ann")),
             qPrintable(both));
    QVERIFY(!w.window->findChild<ui::PostsPanel*>());
    w.page->undo();
    QVERIFY(!w.action(QStringLiteral("Copy the new comments"))->isEnabled());
}

void TestEncounterWindow::theKeyOfTheLogLeadsToItsLastLine() {
    const DungeonWindow w;
    DungeonWindow::clickCell(w.people(), "Ann");
    DungeonWindow::clickCell(w.monsters(), "Newt");
    QTest::keyClick(w.window.get(), Qt::Key_Return, Qt::ControlModifier);
    QTest::keyClick(w.window.get(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    const auto* table = qobject_cast<QTableView*>(QApplication::focusWidget());
    QVERIFY(table);
    QVERIFY(table->model()->rowCount() > 0);
    QCOMPARE(table->currentIndex().row(), table->model()->rowCount() - 1);
    QVERIFY(table->currentIndex().data(Qt::AccessibleDescriptionRole).toString().isEmpty());
}

/// A5: the dock goes to the Encounter whose Monster was attacked.
void TestEncounterWindow::thePostsFollowTheAttack() {
    DungeonWindow w;
    encounter::Encounter added = *w.dungeon().encounters[0];
    added.id = "e2";
    encounter::Monster bat = w.dungeon().table[0]->monster;
    bat.id = "bat of e2";
    added.monsters = {std::make_shared<const encounter::Monster>(bat)};
    QVERIFY(w.page->controller().perform(encounter::AddEncounter{added}));
    panelOf<ui::PostsPanel>(w, "postsDock");
    auto* list = w.find<QComboBox>("postList");
    list->setCurrentIndex(1);
    DungeonWindow::clickCell(w.people(), "Ann");
    DungeonWindow::clickCell(w.monsters(), "Newt");
    QTest::keyClick(w.window.get(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(list->currentIndex(), 0);
}

void TestEncounterWindow::theShownPostStays() {
    DungeonWindow w;
    ui::DungeonController& controller = w.page->controller();
    for (const char* id : {"e2", "e3"}) {
        encounter::Encounter added = *w.dungeon().encounters[0];
        added.id = id;
        encounter::Monster bat = w.dungeon().table[0]->monster;
        bat.id = std::string("bat of ") + id;
        added.monsters = {std::make_shared<const encounter::Monster>(bat)};
        QVERIFY(controller.perform(encounter::AddEncounter{added}));
    }
    panelOf<ui::PostsPanel>(w, "postsDock");
    auto* list = w.find<QComboBox>("postList");
    list->setCurrentIndex(1);
    QVERIFY2(list->currentText().endsWith(QStringLiteral(", e2")), qPrintable(list->currentText()));
    QVERIFY(controller.perform(encounter::RemoveEncounter{"e1"}));
    QCOMPARE(list->count(), 2);
    QVERIFY2(list->currentText().endsWith(QStringLiteral(", e2")), qPrintable(list->currentText()));
    QTRY_VERIFY(w.find<QPlainTextEdit>("postText")->toPlainText().contains(QStringLiteral("Bat")));
    w.page->undo();
    QCOMPARE(list->count(), 3);
    QVERIFY2(list->currentText().endsWith(QStringLiteral(", e2")), qPrintable(list->currentText()));
    // An Encounter that was attacked keeps its post when its last Monster dies.
    list->setCurrentIndex(0);
    QVERIFY(controller.perform(encounter::Attack{"Ann", "Newt"}));
    QVERIFY(controller.perform(encounter::RemoveMonster{"Newt"}));
    QVERIFY(controller.perform(encounter::RemoveMonster{"Rat"}));
    QVERIFY2(list->currentText().endsWith(QStringLiteral("e1, ended")), qPrintable(list->currentText()));
}

void TestEncounterWindow::theEncounterColumnFollowsItsName() {
    DungeonWindow w;
    const auto shown = [&w] {
        return DungeonWindow::cell(w.monsters(), "Newt", "encounter").data().toString();
    };
    const ui::PieceModel& model = w.monsters().model();
    int told = 0;
    connect(&model, &QAbstractItemModel::dataChanged, this,
            [&](const QModelIndex& first, const QModelIndex& last) {
                told += first.row() == 0 && last.row() == model.rowCount() - 1 ? 1 : 0;
            });
    const QString before = shown();
    QVERIFY(w.page->controller().perform(encounter::NameEncounter{"e1", "The well"}));
    QVERIFY2(shown().startsWith(QStringLiteral("The well")), qPrintable(shown()));
    QCOMPARE(told, 1);
    w.page->undo();
    QCOMPARE(shown(), before);
    QCOMPARE(told, 2);
}

void TestEncounterWindow::addsMonsters() {
    DungeonWindow w;
    const auto fill = [](QWidget* dialog, const char* field, const char* text) {
        auto* line = dialog->findChild<QLineEdit*>(QString::fromLatin1(field));
        line->selectAll();
        QTest::keyClicks(line, QString::fromLatin1(text));
    };
    QTimer::singleShot(0, [&] {
        auto* dialog = QApplication::activeModalWidget();
        const auto closed = qScopeGuard([dialog = QPointer(dialog)] {
            if (dialog)
                dialog->close();
        });
        QCOMPARE(dialog->focusWidget(), dialog->findChild<QLineEdit*>(QStringLiteral("nameField")));
        fill(dialog, "levelField", "3");
        fill(dialog, "nameField", "Ooze");
        fill(dialog, "hpField", "9");
        fill(dialog, "damageField", "0d6");
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QCOMPARE(ruleIn(*dialog), QStringLiteral("ENC-2"));
        QCOMPARE(dialog->focusWidget(), dialog->findChild<QLineEdit*>(QStringLiteral("damageField")));
        // The whole sentence is to be read, and the last field is in sight.
        QTRY_VERIFY(std::ranges::all_of(dialog->findChildren<QLabel*>(), [](const QLabel* label) {
            return !label->isVisible() || !label->wordWrap() ||
                   label->height() >= label->heightForWidth(label->width());
        }));
        const auto* count = dialog->findChild<QWidget*>(QStringLiteral("countField"));
        QVERIFY(count->height() >= count->minimumSizeHint().height());
        fill(dialog, "damageField", "2d6");
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    w.action(QStringLiteral("Add Monsters"))->trigger();
    QCOMPARE(w.dungeon().encounters.size(), std::size_t{2});
    QCOMPARE(w.dungeon().encounters[1]->level, 3);
    QCOMPARE(w.monster("Ooze").xp(), std::int64_t{36}); // ENC-3
    w.page->undo();
    QCOMPARE(w.dungeon().encounters.size(), std::size_t{1});
}

void TestEncounterWindow::drawsAMonster() {
    DungeonWindow w;
    DungeonWindow::clickCell(w.monsters(), "Rat");
    QStringList rules;
    bool done = false;
    const auto fill = [&](ui::RandomMonsterDialog& dialog) {
        auto* die = dialog.findChild<QLineEdit*>(QStringLiteral("dieField"));
        for (const char* wrong : {"4", "0", "x", "1d3"}) { // weights 3
            die->selectAll();
            QTest::keyClicks(die, QLatin1String(wrong));
            QTest::keyClick(&dialog, Qt::Key_Return);
            rules << ruleIn(dialog);
        }
        die->selectAll();
        QTest::keyClicks(die, QStringLiteral("2"));
        QTest::keyClick(&dialog, Qt::Key_Return);
        done = !dialog.isVisible();
        dialog.reject();
    };
    whenOpen<ui::RandomMonsterDialog>(fill);
    QTest::keyClick(w.window.get(), Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(rules, QStringList(4, QStringLiteral("ENC-5")));
    QVERIFY(done);
    QCOMPARE(w.dungeon().encounters[0]->monsters.size(), std::size_t{3}); // where the chosen Monster is
    QCOMPARE(w.monster("Bat").hp, std::int64_t{4});
    QVERIFY(w.document().log().back()->typedDice);
    QVERIFY(w.document().wouldUndoDice());
    // Into an Encounter of its own, thrown by the program.
    whenOpen<ui::RandomMonsterDialog>([](ui::RandomMonsterDialog& dialog) {
        dialog.findChild<QComboBox*>(QStringLiteral("whereField"))->setCurrentIndex(0);
        auto* level = dialog.findChild<QLineEdit*>(QStringLiteral("levelField"));
        level->selectAll();
        QTest::keyClicks(level, QStringLiteral("7"));
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    w.action(QStringLiteral("Random Monster…"))->trigger();
    QCOMPARE(w.dungeon().encounters.back()->level, 7);
    QVERIFY(!w.document().log().back()->typedDice);
}

/// Attacks announced on a forum: corrected in the dialog, played as one step, undone as one.
void TestEncounterWindow::readsATypedPost() {
    DungeonWindow w;
    const QString post =
        QStringLiteral("Sorry, Ben!\nAnn attacks Ben. 1d6: %1\n"
                       "Ben attacks Ann. 1d2: 2, armor 1d1: 1. Ann loses 1 HP, 9 (10) left.\n");
    QGuiApplication::clipboard()->setText(post.arg(7));
    whenOpen<ui::TypedPostDialog>([&](ui::TypedPostDialog& dialog) {
        QVERIFY2(dialog.problem().contains(QStringLiteral("Line 2")), qPrintable(dialog.problem()));
        QVERIFY2(dialog.problem().contains(QStringLiteral("ENC-7")), qPrintable(dialog.problem()));
        QVERIFY(!dialog.acceptButton()->isEnabled());
        dialog.setText(post.arg(4));
        QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
    });
    QTest::keyClick(w.window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(w.dungeon().person("Ben")->hp, std::int64_t{6});
    QCOMPARE(w.dungeon().person("Ann")->hp, std::int64_t{9});
    QVERIFY(w.document().log().back()->typedDice);
    QCOMPARE(w.document().undoText(), QStringLiteral("Typed post"));
    w.page->undo();
    QCOMPARE(w.dungeon().person("Ben")->hp, std::int64_t{10});
}

/// A row of each kind of thing that people look at is in sight; the tables tell of what is there.
void TestEncounterWindow::tablesShowWhatIsThere() {
    DungeonWindow w(cellarFile);
    for (int i = 0; i < 5; ++i) {
        encounter::Encounter more;
        more.id = "more " + std::to_string(i);
        encounter::Monster imp;
        imp.id = imp.name = "imp " + std::to_string(i);
        imp.hp = imp.initialHp = 1;
        more.monsters = {std::make_shared<const encounter::Monster>(imp)};
        QVERIFY(w.page->controller().perform(encounter::AddEncounter{more}));
    }
    QCoreApplication::processEvents();
    for (const auto* table : {&w.people(), &w.page->view().encounters(), &w.monsters()}) {
        const QTableView& view = table->view();
        QVERIFY2(view.viewport()->height() >= 3 * view.verticalHeader()->defaultSectionSize(),
                 qPrintable(view.accessibleName()));
        QVERIFY(!view.horizontalScrollBar()->isVisible());
    }
    // A low window scrolls, and the table that the keyboard comes to is in sight.
    w.window->resize(1000, 480);
    QCoreApplication::processEvents();
    w.people().view().setFocus();
    for (int tab = 0; tab < 20 && QApplication::focusWidget() != &w.monsters().view(); ++tab)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(w.window->height() <= 600);
    QVERIFY(!w.monsters().view().visibleRegion().isEmpty());
    w.window->resize(1280, 800);
    QCoreApplication::processEvents();
    // Who attacks is seen, also while the keyboard is elsewhere.
    QVERIFY(w.people().view().selectionModel()->isRowSelected(0));
    // How many there are.
    const auto says = [&w](const QString& text) {
        for (const auto* label : w.monsters().findChildren<QLabel*>())
            if (label->text() == text)
                return true;
        return false;
    };
    QVERIFY(says(QStringLiteral("7")));
    QVERIFY(w.page->controller().perform(encounter::RemoveMonster{"Rat"}));
    QVERIFY(says(QStringLiteral("6")));
    // The next step of the game is one button.
    DungeonWindow::clickCell(w.monsters(), "Newt");
    int filled = 0;
    for (const auto* button : w.window->findChildren<QAbstractButton*>())
        filled += button->isVisible() && button->property("filled").toBool();
    QCOMPARE(filled, 1);
}

void TestEncounterWindow::clock() {
    DungeonWindow w;
    DungeonWindow::clickCell(w.people(), "Ann");
    DungeonWindow::clickCell(w.monsters(), "Newt");
    w.click("rollButton");
    QTest::keyClick(w.window.get(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(w.dungeon().hour, std::int64_t{24});
    QVERIFY(!w.dungeon().person("Ann")->attackedToday); // ENC-7
    QVERIFY(w.dungeon().encounters[0]->mode == encounter::Mode::Ranged);
    for (int hour = 19; hour < 24; ++hour)
        QTest::keyClick(w.window.get(), Qt::Key_H, Qt::ControlModifier);
    QVERIFY(w.dungeon().encounters[0]->mode == encounter::Mode::Melee); // ENC-6
    QCOMPARE(DungeonWindow::cell(w.page->view().encounters(), "e1", "mode").data().toString(),
             QStringLiteral("Melee"));
}

void TestEncounterWindow::undoDice() {
    DungeonWindow w;
    w.page->controller().perform(encounter::SetUndoDice{UndoDice::Never});
    DungeonWindow::clickCell(w.people(), "Ann");
    DungeonWindow::clickCell(w.monsters(), "Newt");
    w.click("rollButton");
    const auto hp = w.monster("Newt").hp;
    const test::WindowRequests requests(*w.page);
    w.action(QStringLiteral("Undo"))->trigger();
    QCOMPARE(w.monster("Newt").hp, hp);
    QVERIFY2(requests.said.contains(QStringLiteral("Undoing dice")), qPrintable(requests.said));
    // What has no dice can be undone.
    QTest::keyClick(w.window.get(), Qt::Key_H, Qt::ControlModifier);
    w.action(QStringLiteral("Undo"))->trigger();
    QCOMPARE(w.dungeon().hour, std::int64_t{5});
    QVERIFY2(requests.said.startsWith(QStringLiteral("Undone: ")), qPrintable(requests.said));
    w.action(QStringLiteral("Redo"))->trigger();
    QVERIFY2(requests.said.startsWith(QStringLiteral("Redone: ")), qPrintable(requests.said));
}

void TestEncounterWindow::byKeyboard() {
    DungeonWindow w;
    const auto key = [](int code, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(code), with);
    };
    // A new @ is named in the table.
    key(Qt::Key_J, Qt::ControlModifier);
    QWidget* editor = DungeonWindow::openEditor(w.people().view());
    QVERIFY(editor);
    DungeonWindow::type(editor, "Eve");
    QCOMPARE(w.dungeon().people.back()->name, std::string("Eve"));
    // To Ann, whose HP are edited with F2, then to the Monsters with Tab.
    w.people().view().setFocus();
    key(Qt::Key_Home, Qt::ControlModifier);
    for (int column = 0; column < w.people().model().column("hp"); ++column)
        key(Qt::Key_Right);
    key(Qt::Key_F2);
    editor = DungeonWindow::openEditor(w.people().view());
    QVERIFY(editor);
    DungeonWindow::type(editor, "5");
    QCOMPARE(w.dungeon().person("Ann")->hp, std::int64_t{5});
    for (int tab = 0; tab < 20 && QApplication::focusWidget() != &w.monsters().view(); ++tab)
        key(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), &w.monsters().view());
    key(Qt::Key_Down);
    key(Qt::Key_Up);
    QCOMPARE(QString::fromStdString(w.page->controller().target()), QStringLiteral("Newt"));
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(w.monster("Newt").hp < 30);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(w.monster("Newt").hp, std::int64_t{30});
}

void TestEncounterWindow::daysArePlayedAgain() {
    DungeonWindow w;
    DungeonWindow::clickCell(w.people(), "Ann");
    DungeonWindow::clickCell(w.monsters(), "Newt");
    QTest::keyClick(w.window.get(), Qt::Key_Return, Qt::ControlModifier);
    QTest::keyClick(w.window.get(), Qt::Key_H, Qt::ControlModifier);
    const QByteArray before = w.document().serialised();
    const ui::DungeonFilm& film = w.page->film();
    w.page->commands().action("playDays")->trigger();
    QTRY_VERIFY(film.isRunning());
    QVERIFY(film.player().isPlaying() && w.page->view().isHidden());
    film.bar().focusPlayButton();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY2(film.bar().sentence().contains(QLatin1String("Ann")), qPrintable(film.bar().sentence()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!film.isRunning() && w.page->view().isVisible());
    QCOMPARE(w.document().serialised(), before);
    w.page->commands().action("playLastDay")->trigger();
    QTRY_VERIFY(film.isRunning());
    w.document().undo();
    QVERIFY(!film.isRunning());
}

void TestEncounterWindow::logIsFilteredAndMarksUndo() {
    DungeonWindow w;
    auto* panel = panelOf<ui::LogPanel>(w, "dungeonLogDock");
    DungeonWindow::clickCell(w.people(), "Ann");
    DungeonWindow::clickCell(w.monsters(), "Newt");
    QTest::keyClick(w.window.get(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(panel->shownText().contains(QLatin1String("(ENC-9)")));
    QTest::keyClick(w.window.get(), Qt::Key_H, Qt::ControlModifier);
    auto* search = panel->findChild<QLineEdit*>(QStringLiteral("logSearch"));
    QTest::keyClicks(search, QStringLiteral("hour"));
    QCOMPARE(panel->shownText().count(u'\n'), 1);
    search->clear();
    w.page->undo();
    w.page->undo();
    QCOMPARE(panel->shownText().count(u'\n'), 1);
    QVERIFY(panel->shownText().startsWith(QLatin1String("Undone with its dice: Ann attacks Newt")));
}

void TestEncounterWindow::logTellsTheDateOfTheFirstDay() {
    DungeonWindow w;
    auto* panel = panelOf<ui::LogPanel>(w, "dungeonLogDock");
    QTest::keyClick(w.window.get(), Qt::Key_H, Qt::ControlModifier);
    const QString before = panel->shownText();
    QVERIFY2(before.contains(text::clockTime(6, {})), qPrintable(before));
    QVERIFY(w.page->controller().perform(encounter::SetStartDate{"2024-02-29"}));
    QVERIFY2(panel->shownText().contains(text::clockTime(6, "2024-02-29")), qPrintable(panel->shownText()));
    w.page->undo();
    QCOMPARE(panel->shownText(), before);
}

/// Rows come, go and change one by one; no model is ever reset.
void TestEncounterWindow::modelsFollow() {
    DungeonWindow w;
    panelOf<ui::PieceTable>(w, "itemsDock");
    panelOf<ui::PieceTable>(w, "randomDock");
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    int resets = 0;
    const auto tables = w.window->findChildren<ui::PieceTable*>();
    QCOMPARE(tables.size(), 5);
    for (ui::PieceTable* table : tables)
        for (QAbstractItemModel* model :
             {static_cast<QAbstractItemModel*>(&table->model()), table->view().model()}) {
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
            connect(model, &QAbstractItemModel::modelReset, this, [&resets] { ++resets; });
        }
    QRandomGenerator random(7);
    ui::DungeonController& controller = w.page->controller();
    for (int step = 0; step < 400; ++step) {
        editAtRandom(w, random, step);
        const ui::PieceModel& model = w.monsters().model();
        std::size_t rows = 0;
        for (const auto& each : controller.dungeon().encounters)
            for (const auto& one : each->monsters) {
                QCOMPARE(model.index(static_cast<int>(rows), 0)
                             .data(ui::PieceModel::IdRole)
                             .toString()
                             .toStdString(),
                         one->id);
                ++rows;
            }
        QCOMPARE(static_cast<std::size_t>(model.rowCount()), rows);
    }
    QCOMPARE(resets, 0);
}

/// The bound is many times what a release build needs.
void TestEncounterWindow::attackInAGreatDungeonIsQuick() {
    DungeonWindow w(greatDungeon());
    panelOf<ui::LogPanel>(w, "dungeonLogDock");
    double best = 1e9; // milliseconds
    for (int i = 0; i < 20; ++i) {
        w.page->controller().setAttacker("p" + std::to_string(i));
        w.page->controller().setTarget("m" + std::to_string(500 + i));
        QCoreApplication::processEvents();
        const test::ProcessorTime timer;
        w.attack()->trigger();
        QCoreApplication::processEvents();
        best = std::min(best, timer.elapsed());
    }
    QVERIFY2(best < 100, qPrintable(QStringLiteral("%1 ms").arg(best)));
    QCOMPARE(w.document().log().size(), std::size_t{20});
}

template struct sf::test::Registered<TestEncounterWindow, QApplication>;
#include "test_encounter_window.moc"
