// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/mode/battle_mode.h"

#include "core/rules/systems/battle_systems.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/small_battle.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/editor/new_battle_dialog.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/mode/map_marks.h"
#include "ui/battle/mode/stack_preview.h"
#include "ui/battle/mode/starter_kind.h"
#include "ui/battle/mode/typed_order.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/smm/square/square_grid.h"
#include "ui/battle/stack/stack_panel.h"
#include "ui/page/command_registry.h"
#include "ui/page/history_view.h"
#include "ui/paint/sheets/printables.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace sf;
using ui::BattleMode;
using ui::Page;

Q_DECLARE_METATYPE(const BattleMode*)

namespace {

/// A window with a small battle of the system, and each of the page's docks filled.
struct ModeWindow : test::OwnSettings {
    document::BattleDocument document;
    QMainWindow window;
    ui::BattlePage* page;
    std::vector<std::unique_ptr<QWidget>> panels;

    explicit ModeWindow(const BattleMode& mode) : document(battleOf(mode)) {
        page = new ui::BattlePage(document, context());
        window.setCentralWidget(page);
        window.resize(1200, 900);
        window.show();
        for (const Page::Dock& dock : page->docks())
            panels.emplace_back(dock.make());
        for (const auto& panel : panels)
            panel->show();
        page->selection().setStack(battle::StackId("b"));
        QApplication::processEvents();
    }
    ~ModeWindow() {
        panels.clear();
        delete window.takeCentralWidget();
    }
    static battle::Battle battleOf(const BattleMode& mode) {
        battle::Battle battle = test::smallBattle();
        battle.rules = mode.rules();
        return battle;
    }
    QStringList dockNames() {
        QStringList names;
        for (const Page::Dock& dock : page->docks())
            names << dock.objectName;
        return names;
    }
    /// The texts of what can be seen in the page's menus.
    QStringList visibleTexts() {
        QStringList texts;
        for (const auto menu :
             {Page::Menu::File, Page::Menu::Edit, Page::Menu::View, Page::Menu::Game, Page::Menu::Tools})
            for (const QAction* action : page->actions(menu))
                if (action && action->isVisible() && !action->isSeparator())
                    texts << QString(action->text()).remove(u'&');
        return texts;
    }
    QStringList keys() const {
        QStringList keys;
        for (const auto& [key, text] : page->commands().boardKeys())
            keys << key;
        return keys;
    }
};

const BattleMode& smmMode() {
    return ui::battleMode(RuleSystem::Smm);
}

const BattleMode& multiplierMode() {
    return ui::battleMode(RuleSystem::Multiplier);
}

/// A system that supplies only what it must.
class PlainMode final : public BattleMode {
public:
    RuleSystem rules() const override { return RuleSystem::Battle; }
    QString name() const override { return QStringLiteral("Plain"); }
    QString summary() const override { return QStringLiteral("Nothing but a map."); }
};

} // namespace

class TestBattleMode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachSystemHasOneMode() {
        std::set<RuleSystem> systems;
        QSet<QString> names;
        for (const BattleMode* mode : ui::battleModes()) {
            systems.insert(mode->rules());
            names << mode->name();
            QCOMPARE(&ui::battleMode(mode->rules()), mode);
            QVERIFY(!mode->summary().isEmpty());
            QVERIFY(!mode->conversionSummary().isEmpty());
            QVERIFY(!mode->starterKinds().empty());
        }
        QCOMPARE(systems.size(), ui::battleModes().size());
        QCOMPARE(ui::battleModes().size(), battle::systems().size());
        QCOMPARE(names.size(), static_cast<qsizetype>(ui::battleModes().size()));
    }

    void theKeyListHasTheKeysOfTheMenusToo() {
        const ModeWindow window(smmMode());
        QStringList keys;
        QStringList titles;
        for (const ui::KeyGroup& group : window.page->commands().keyGroups()) {
            titles << group.title;
            for (const auto& [key, what] : group.keys) {
                QVERIFY2(key.size() > 1 || key == key.toUpper(), qPrintable(key));
                keys << key;
            }
        }
        QCOMPARE(titles.first(), QStringLiteral("On the board"));
        for (const char* key : {"O", "Ctrl+A", "Shift+A", "F9", "Ctrl+Alt+S"})
            QVERIFY2(keys.contains(QLatin1String(key)), key);
    }

    void anEmptyHistorySaysThatItIsNotSaved() {
        document::BattleDocument document(test::smallBattle());
        ui::HistoryView history(document);
        QVERIFY(history.accessibleDescription().contains(QStringLiteral("isn't saved")));
        history.resize(240, 300);
        const auto belowTwoRows = [&history] {
            const int top = 2 * history.sizeHintForRow(0) + 4;
            return history.viewport()->grab(QRect(0, top, 240, 200)).toImage();
        };
        const QImage told = belowTwoRows();
        QVERIFY(document.perform(battle::RotateStack{battle::StackId("a"), 1}).isDone());
        QVERIFY(belowTwoRows() != told);
    }

    void aBattleWithoutStacksBeginsWithFreePlacement() {
        test::OwnSettings own;
        document::BattleDocument empty(ui::emptyBattle());
        QVERIFY(ui::BattlePage(empty, own.context()).view().isFreePlacement());
        document::BattleDocument small(test::smallBattle());
        QVERIFY(!ui::BattlePage(small, own.context()).view().isFreePlacement());
    }

    void eachModeBuildsAPage_data() {
        QTest::addColumn<const BattleMode*>("mode");
        for (const BattleMode* mode : ui::battleModes())
            QTest::newRow(qPrintable(QString(mode->name()).remove(u'&'))) << mode;
    }
    void eachModeBuildsAPage() {
        QFETCH(const BattleMode*, mode);
        ModeWindow controller(*mode);
        const QStringList docks = controller.dockNames();
        QCOMPARE(QSet<QString>(docks.begin(), docks.end()).size(), docks.size());
        for (const char* dock : {"stackDock", "battleDock", "logDock"})
            QVERIFY2(docks.contains(QLatin1String(dock)), dock);
        const QStringList texts = controller.visibleTexts();
        for (const QAction* action : controller.page->session().commands().menu(Page::Menu::Game))
            QVERIFY2(action->isSeparator() || texts.contains(QString(action->text()).remove(u'&')),
                     qPrintable(action->text()));
        QCOMPARE(texts.contains(QStringLiteral("Rotate left")), mode->hasFacings());
        QCOMPARE(texts.contains(QStringLiteral("Posture")), !mode->postures().empty());
        QCOMPARE(controller.keys().contains(QStringLiteral("R, Shift+R")), mode->hasFacings());
        QVERIFY(!controller.page->printOffer().printables.empty());
        QVERIFY(!mode->hasFacings() ||
                !mode->stackDetails(*controller.document.battle().stacks[0]).isEmpty());
    }

    void eachModeAnswersTheBoard_data() { eachModeBuildsAPage_data(); }
    void eachModeAnswersTheBoard() {
        QFETCH(const BattleMode*, mode);
        ModeWindow controller(*mode);
        const test::WindowRequests requests(*controller.page);
        // A step takes away the message about the one before.
        const auto said = [&] { return requests.messages.filter(QRegularExpression(QStringLiteral("."))); };
        ui::BattleModeSession& session = controller.page->session();
        session.attack(battle::StackId("c")); // out of reach
        QCOMPARE(said().size(), 1);
        session.flee({0, 0});
        QCOMPARE(said().size(), 2);
        session.hold();
        QCOMPARE(said().size(), 3);
        session.rotateFurther(1);
        QCOMPARE(said().size(), 4);
        QMenu menu;
        QVERIFY(!session.addOrderItems(menu, battle::StackId("a"))); // of the same side
    }

    void aMultiplierPageShowsNothingOfSquares() {
        ModeWindow controller(multiplierMode());
        QVERIFY(!controller.page->session().hasOrders());
        QVERIFY(!controller.page->session().makeOrderSection(nullptr));
        for (const char* key : {"F", "H", "R, Shift+R"})
            QVERIFY2(!controller.keys().contains(QLatin1String(key)), key);
        for (const auto& [key, text] : controller.page->commands().boardKeys())
            QVERIFY2(!text.contains(QStringLiteral("edge")) && !text.contains(QStringLiteral("flee")),
                     qPrintable(text));
        for (const auto& panel : controller.panels) {
            QVERIFY(panel->findChildren<ui::SquareGrid*>().isEmpty());
            for (const auto* button : panel->findChildren<QToolButton*>())
                QVERIFY2(!button->accessibleName().startsWith(QStringLiteral("Posture")),
                         qPrintable(button->accessibleName()));
        }
        QVERIFY(multiplierMode().hasStackingOrder());
        QVERIFY(!controller.page->session().tellsByRound());
        QVERIFY(!battle::systemOf(RuleSystem::Multiplier).rule(battle::Topic::Conflicts));
    }

    void typedOrdersAreThoseOfTheMode() {
        QVERIFY(ui::orderForms(smmMode()).contains(QStringLiteral("posture offensive")));
        QVERIFY2(ui::orderForms(smmMode()).startsWith(QStringLiteral(
                     "5,5 to 6,6; to 6,6; rotate 1; rotate -1; posture offensive; merge into NAME; split 3")),
                 qPrintable(ui::orderForms(smmMode())));
        const QString forms = ui::orderForms(multiplierMode());
        QVERIFY2(forms.contains(QStringLiteral("split 3")), qPrintable(forms));
        for (const char* word : {"posture", "rotate", "flee", "hold"})
            QVERIFY2(!forms.contains(QLatin1String(word)), qPrintable(forms));
        document::BattleDocument document(ModeWindow::battleOf(multiplierMode()));
        const auto read = [&](const char* line) {
            return ui::readOrder(QLatin1String(line), document, battle::StackId("b"), false).error;
        };
        QVERIFY(!read("posture offensive").isEmpty());
        QVERIFY(!read("rotate 1").isEmpty());
        QCOMPARE(read("split 3"), QString());
    }

    void aPreviewShowsSquaresOnlyWhereThereAreSome() {
        const battle::Battle battle = ModeWindow::battleOf(multiplierMode());
        QWidget parent;
        for (const BattleMode* mode : ui::battleModes()) {
            auto* preview = mode->makeStackPreview(QStringLiteral("Stays"), &parent);
            preview->setStack(battle, battle.stacks[0]);
            QVERIFY2(preview->words().startsWith(QStringLiteral("Stays: 7")), qPrintable(preview->words()));
            QCOMPARE(preview->words().contains(QStringLiteral("wide")), mode == &smmMode());
            preview->setStack(battle, nullptr);
            QCOMPARE(preview->words(), QStringLiteral("Stays: nobody"));
        }
    }

    void aModeThatSuppliesLittleHasAPage() {
        const PlainMode mode;
        ModeWindow controller(multiplierMode());
        const std::unique_ptr<ui::BattleModeSession> session(
            mode.makeSession({controller.document, controller.page->selection(), *controller.page}));
        QVERIFY(session->bar().head.isEmpty() && session->bar().actions.isEmpty());
        QVERIFY(!session->makeStages(controller.page));
        QVERIFY(session->docks().empty());
        QVERIFY(session->commands().commands().empty());
        const test::WindowRequests requests(*session);
        // A step takes away the message about the one before.
        const auto said = [&] { return requests.messages.filter(QRegularExpression(QStringLiteral("."))); };
        session->attack(battle::StackId("c"));
        QCOMPARE(said().size(), 1);
        QWidget parent;
        QVERIFY(!mode.makeForecastView(&parent));
        QVERIFY(!mode.makeStackSection(controller.document, controller.page->selection(), &parent));
        const battle::Battle& battle = controller.document.battle();
        QCOMPARE(mode.unitOrder(battle, *battle.stacks[0]).size(), battle.stacks[0]->units->size());
        QVERIFY(!mode.leader(battle, *battle.stacks[0]));
        QVERIFY(mode.mapMarks(battle).arrows.empty());
        QVERIFY(mode.describeMeetings(battle, battle.stacks[0]->hex).isEmpty());
        QVERIFY(!mode.orderDrop(battle, *battle.stacks[0], {0, 0}, nullptr));
    }

    void aNewBattleHasTheKindsOfItsMode() {
        for (const BattleMode* mode : ui::battleModes()) {
            const battle::Battle battle = ui::emptyBattle(mode->rules());
            QCOMPARE(battle.rules, mode->rules());
            QCOMPARE(battle.kinds->size(), mode->starterKinds().size());
        }
    }
};

template struct sf::test::Registered<TestBattleMode, QApplication>;
#include "test_battle_mode.moc"
