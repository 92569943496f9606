// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_area.h"
#include "app/window/file_controller.h"
#include "core/document/battle/smm/round_play.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/kinds/document_file.h"
#include "tests/app/window/program_window.h"
#include "tests/hostile_text.h"
#include "tests/test_registry.h"
#include "tests/ui/shown_text.h"
#include "tests/ui/when_open.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/state/selection.h"
#include "ui/encounter/page/encounter_page.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/imperio/record/game_export.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/message_bar.h"
#include "ui/style/style.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTest>
#include <QToolTip>

using namespace sf;
using test::evilName;
using test::ShownText;

namespace {

/// Replaces each @ with the hostile name, escaped for JSON.
QByteArray withNames(QByteArray text) {
    const QByteArray list = QJsonDocument(QJsonArray{evilName}).toJson(QJsonDocument::Compact);
    return text.replace("@", list.mid(2, list.size() - 4));
}

const char* const units =
    R"([{"id": "ID1", "name": "@", "warlord": true, "attack": 3, "hits": 4, "move": 4, "specials": ["@"]},
        {"id": "ID2", "kind": "@", "hitsLeft": 2}])";

QByteArray hostileBattle(const char* rules) {
    QByteArray stacks;
    for (const auto& [id, side, hex] :
         {std::tuple{"a", "0", "[3,4]"}, {"b", "0", "[4,4]"}, {"w", "1", "[3,5]"}}) {
        QByteArray stack = R"({"id": "ID", "name": "@", "side": SIDE, "hex": HEX, "moveLeft": 4,
            "modifiers": [{"name": "@", "powers": ["attackPower"], "amount": -1, "weight": "minor"}], "units": UNITS},)";
        stacks += stack.replace("SIDE", side).replace("HEX", hex).replace("UNITS", units).replace("ID", id);
    }
    stacks.chop(1);
    return withNames(R"({"squarefront": 1, "kind": "battle", "title": "@", "rules": ")" + QByteArray(rules) +
                     R"(", "seed": "s", "sides": [{"name": "@"}, {"name": "@"}],
        "map": {"columns": 12, "rows": 10, "structures": [{"id": "g", "name": "@", "hex": [4, 5]}]},
        "unitKinds": {"@": {"attack": 3, "defense": 2, "hits": 4, "move": 4}}, "stacks": [)" +
                     stacks + "]}");
}

QByteArray dungeonFile() {
    return withNames(R"({"squarefront": 1, "kind": "encounter", "title": "@", "hour": 5, "seed": "s",
 "items": [{"id": "bow", "name": "@", "weapon": {"damage": "1d6", "type": ["ranged"]}},
           {"id": "cap", "name": "@ cap", "armor": {"ac": 1, "type": "Helm"}}],
 "people": [{"id": "Ann", "name": "@", "level": 1, "items": ["bow", "cap"], "wielded": "bow", "worn": ["cap"], "statuses": ["@"]},
            {"id": "Ben", "name": "@ 2", "level": 1}],
 "encounters": [{"id": "@", "level": 1, "monsters": [
    {"id": "Newt", "name": "@", "hp": 30, "damage": "1d3", "type": ["ranged"], "drop": ["cap"], "dropRate": 50}]}],
 "loot": {"1": ["cap"]}, "attackPosts": [{"level": 1, "active": true, "comments": ["@\n@"]}],
 "monsterTable": [{"weight": 3, "monster": {"id": "Bat", "name": "@", "hp": 4, "damage": "1d2"}}]})");
}

QByteArray gameFile() {
    return withNames(R"({"squarefront": 1, "kind": "imperio", "title": "@", "seed": "s", "record": [
 "Imperio Bellum 1", "attacker: @", "defender: @",
 "defender deploys", "OSCOMOCSO", "TOOOEOROT", "Cx2; Sx1",
 "attacker deploys", "BOOOHOAOB", "OFKOPOKFO", "Kx2; Fx1", "play"]})");
}

struct HostileWindow : test::ProgramWindow {
    HostileWindow() : ProgramWindow(ui::battleKind()) {
        kinds.add(ui::imperioKind());
        kinds.add(ui::encounterKind());
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        show();
    }
    ~HostileWindow() {
        for (ui::Page* page : window->documents().pages())
            page->document().markSaved(page->document().filePath());
    }
    ui::Page* add(const QByteArray& file) {
        auto loaded = document::loadBytes(file);
        if (const auto* error = std::get_if<document::LoadError>(&loaded)) {
            qWarning("%s", qPrintable(error->text(QStringLiteral("test"))));
            return nullptr;
        }
        ui::Page* page = window->add(std::move(std::get<std::unique_ptr<document::Document>>(loaded)));
        for (const ui::Page::Dock& dock : page->docks()) {
            Q_EMIT page->dockRequested(dock.objectName);
            QCoreApplication::processEvents();
        }
        return page;
    }
    /// Everywhere something is shown.
    static QStringList problems() {
        QStringList problems;
        for (QWidget* top : QApplication::topLevelWidgets())
            problems << ShownText::problems(*top);
        problems.removeDuplicates();
        return problems;
    }
    /// Triggers every action of the page that opens a dialog, and checks the dialog.
    static QStringList problemsOfDialogs(ui::Page& page) {
        QStringList problems;
        QTimer closer;
        QObject::connect(&closer, &QTimer::timeout, [&problems] {
            QWidget* front = QApplication::activePopupWidget();
            if (!front)
                front = QApplication::activeModalWidget();
            if (!front)
                return;
            problems << ShownText::problems(*front);
            if (auto* dialog = qobject_cast<QDialog*>(front))
                dialog->reject();
            else
                front->close();
        });
        closer.start(20);
        for (const auto menu : {ui::Page::Menu::File, ui::Page::Menu::Edit, ui::Page::Menu::View,
                                ui::Page::Menu::Game, ui::Page::Menu::Tools})
            for (QAction* action : page.actions(menu))
                if (action && action->isEnabled() && !action->menu() &&
                    action->text().endsWith(QChar(0x2026)))
                    action->trigger();
        QTest::qWait(60);
        return problems;
    }
};

/// What can't be seen whole: in each dock, and in the rest of the window.
QStringList cutOff(HostileWindow& window, ui::Page& page) {
    QStringList problems;
    const auto look = [&](QWidget& frame, const QString& where) {
        const auto tell = [&](const QWidget& widget) {
            const QString name =
                widget.accessibleName().isEmpty() ? widget.objectName() : widget.accessibleName();
            problems << QStringLiteral("%1: %2 “%3” in %4")
                            .arg(where, QLatin1String(widget.metaObject()->className()), name.left(60),
                                 QLatin1String(widget.parentWidget()->metaObject()->className()));
        };
        for (auto* widget : frame.findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            if (const auto* area = qobject_cast<QScrollArea*>(widget);
                area && area->horizontalScrollBar()->maximum() > 0) {
                tell(*widget);
                for (const auto* part : area->widget()->findChildren<QWidget*>())
                    if (part->isVisible() && part->minimumSizeHint().width() > area->viewport()->width() - 20)
                        tell(*part);
            }
            const bool isRead = qobject_cast<QLabel*>(widget) || qobject_cast<QAbstractButton*>(widget) ||
                                qobject_cast<QComboBox*>(widget) || qobject_cast<QLineEdit*>(widget);
            const int right = widget->mapTo(&frame, QPoint(widget->width(), 0)).x();
            if (isRead && right > frame.width())
                tell(*widget);
        }
    };
    for (const ui::Page::Dock& dock : page.docks()) {
        Q_EMIT page.dockRequested(dock.objectName);
        QTest::qWait(20);
        auto* frame = window.window->findChild<QDockWidget*>(dock.objectName);
        look(*frame, dock.objectName);
        const bool isBeside = window.window->dockWidgetArea(frame) != Qt::BottomDockWidgetArea;
        if (isBeside && frame->width() > window.window->width() / 2)
            problems << QStringLiteral("%1 is %2 px wide").arg(dock.objectName).arg(frame->width());
    }
    look(*window.window, QStringLiteral("the window"));
    problems.removeDuplicates();
    return problems;
}

#define VERIFY_NO_PROBLEMS(...)                                                                              \
    do {                                                                                                     \
        const QStringList& found = __VA_ARGS__;                                                              \
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));                                            \
    } while (false)

} // namespace

/// Names of documents and files are shown literally: no rich text, no control characters.
class TestHostileNames final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ui::Style); }

    /// Qt would load /dev/zero as a picture until it runs out of memory.
    void resigningShowsPlainNames() {
        HostileWindow window;
        QVERIFY(window.add(gameFile()));
        QStringList problems;
        int boxes = 0;
        test::whenOpen<QMessageBox>([&](QMessageBox& box) {
            ++boxes;
            problems = ShownText::problems(box);
            if (!box.text().startsWith(QStringLiteral("\u2068") + QStringLiteral("<img src=\"/dev/zero\">&")))
                problems << box.text();
            box.reject();
        });
        window.action(QStringLiteral("Resign"))->trigger();
        QCOMPARE(boxes, 1);
        VERIFY_NO_PROBLEMS(problems);
    }

    void tooltipsArePlain() {
        QWidget widget;
        widget.show();
        QToolTip::showText({10, 10}, evilName, &widget);
        int tips = 0;
        for (QWidget* top : QApplication::topLevelWidgets())
            if (auto* tip = qobject_cast<QLabel*>(top); tip && top->inherits("QTipLabel")) {
                ++tips;
                QCOMPARE(tip->textFormat(), Qt::PlainText);
            }
        QCOMPARE(tips, 1);
        QToolTip::hideText();
    }

    void battles_data() {
        QTest::addColumn<QByteArray>("rules");
        QTest::newRow("smm") << QByteArray("smm");
        QTest::newRow("multiplier") << QByteArray("multiplier");
    }

    void battles() {
        QFETCH(const QByteArray, rules);
        HostileWindow window;
        auto* page = qobject_cast<ui::BattlePage*>(window.add(hostileBattle(rules.constData())));
        QVERIFY(page);
        auto& battle = static_cast<document::BattleDocument&>(page->document());
        page->selection().setStack(battle::StackId("a"));
        QTest::qWait(50);
        const int before = ShownText::hostileTexts();
        VERIFY_NO_PROBLEMS(HostileWindow::problems());
        QVERIFY(ShownText::hostileTexts() > before + 20);
        VERIFY_NO_PROBLEMS(HostileWindow::problemsOfDialogs(*page));
        if (rules == "smm")
            QVERIFY(perform(battle, smm::RoundAction(smm::Resolve{smm::Extent::Step})).isDone());
        QVERIFY(battle.perform(battle::RenameStack{battle::StackId("b"), evilName.toStdString() + " 2"})
                    .isDone());
        QTest::qWait(50);
        VERIFY_NO_PROBLEMS(HostileWindow::problems());
        // Saved names keep their characters.
        QVERIFY(QString::fromUtf8(battle.serialised()).contains(QStringLiteral("\\u001b[31m\u202e")));
    }

    void dungeons() {
        HostileWindow window;
        auto* page = qobject_cast<ui::EncounterPage*>(window.add(dungeonFile()));
        QVERIFY(page);
        VERIFY_NO_PROBLEMS(HostileWindow::problems());
        VERIFY_NO_PROBLEMS(HostileWindow::problemsOfDialogs(*page));
        page->controller().setAttacker("Ann");
        page->controller().perform(encounter::PassHours{1});
        page->controller().perform(encounter::Wield{"Ann", std::nullopt});
        QTest::qWait(50);
        VERIFY_NO_PROBLEMS(HostileWindow::problems());
    }

    void games() {
        HostileWindow window;
        auto* page = qobject_cast<ui::ImperioPage*>(window.add(gameFile()));
        QVERIFY(page);
        VERIFY_NO_PROBLEMS(HostileWindow::problems());
        VERIFY_NO_PROBLEMS(HostileWindow::problemsOfDialogs(*page));
        QVERIFY(page->controller().play(imperio::endTurn()));
        QVERIFY(page->controller().play(imperio::resign()));
        QTest::qWait(50);
        VERIFY_NO_PROBLEMS(HostileWindow::problems());
    }

    void longNamesStayInTheirPlaces_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("name");
        for (const auto& [word, name] :
             {std::pair{"short", QStringLiteral("Reds")},
              std::pair{"word", QString(216, u'W')},
              {"sentence", QStringLiteral("Wood Hunters of the Marl, ").repeated(8)}}) {
            QTest::addRow("smm, %s", word) << hostileBattle("smm") << name;
            QTest::addRow("multiplier, %s", word) << hostileBattle("multiplier") << name;
            QTest::addRow("dungeon, %s", word) << dungeonFile() << name;
            QTest::addRow("game, %s", word) << gameFile() << name;
        }
    }
    void longNamesStayInTheirPlaces() {
        QFETCH(QByteArray, file);
        QFETCH(const QString, name);
        HostileWindow window;
        const QSize size = window.window->size();
        auto* page = window.add(file.replace(withNames("@"), name.toUtf8()));
        QVERIFY(page);
        if (auto* battle = qobject_cast<ui::BattlePage*>(page)) {
            battle->selection().setStack(battle::StackId("a"));
            auto& document = static_cast<document::BattleDocument&>(battle->document());
            if (document.battle().rules == RuleSystem::Smm)
                QVERIFY(document.perform(battle::StartPlay{}).isDone());
        }
        VERIFY_NO_PROBLEMS(cutOff(window, *page));
        QCOMPARE(window.window->size(), size);
    }

    void fileNames() {
        HostileWindow window;
        const QString name = QStringLiteral("<img src=x>&\u001b\u202e\u05d0");
        const QString good = window.folder.filePath(name + QStringLiteral(".sqf"));
        const QString bad = window.folder.filePath(name + QStringLiteral("-bad.sqf"));
        const auto write = [](const QString& path, const QByteArray& bytes) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(write(good, hostileBattle("smm").replace("\"title\": \"", "\"title\": \"[*]")) &&
                write(bad, "{\u001b}"));
        QVERIFY(window.window->open(good));
        QVERIFY(window.window->windowTitle().startsWith(QStringLiteral("\u2068[*][*]<img")));
        QVERIFY(!window.window->open(bad));
        QVERIFY(window.window->documents().messages().text().contains(QStringLiteral("<img src=x>&\u241b")));
        VERIFY_NO_PROBLEMS(HostileWindow::problems());
        QStringList asked;
        test::whenOpen<QMessageBox>([&](QMessageBox& box) {
            asked = ShownText::problems(box);
            box.reject();
        });
        window.window->controller().revert(window.window->documents().currentPage());
        VERIFY_NO_PROBLEMS(asked);
        QVERIFY(window.window->controller().close(window.window->documents().currentPage()));
        QTest::qWait(50); // the start page
        VERIFY_NO_PROBLEMS(HostileWindow::problems());
    }
};

template struct sf::test::Registered<TestHostileNames, QApplication>;
#include "test_hostile_names.moc"
