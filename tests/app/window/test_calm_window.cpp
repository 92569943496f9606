// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_loader.h"
#include "tests/app/window/battle_program.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/small_battle.h"
#include "tests/ui/when_open.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/start_play_dialog.h"
#include "ui/page/command_registry.h"
#include "ui/style/settings.h"
#include "ui/widgets/elided_label.h"

#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

namespace {

using namespace sf;
using test::BattleProgram;
using test::whenOpen;

} // namespace

/// What the window of a battle shows in Set up and in Play.
class TestCalmWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSwitchStartsAndEndsPlay_BAT1() {
        const BattleProgram program(test::smallBattle());
        QVERIFY(program.button("modeSetUp")->isChecked() && program.button("toolTerrain"));
        whenOpen<ui::StartPlayDialog>([](ui::StartPlayDialog& dialog) { dialog.reject(); });
        program.press("modePlay");
        QVERIFY(program.button("modeSetUp")->isChecked() && !program.button("modePlay")->isChecked());
        program.start();
        QVERIFY(program.isPlayed() && program.button("modePlay")->isChecked());
        QVERIFY(!program.button("toolTerrain") && program.button("zoomIn"));
        QString question;
        whenOpen<QMessageBox>([&](QMessageBox& box) {
            question = box.text();
            box.reject();
        });
        program.press("modeSetUp");
        QVERIFY2(question.contains(QStringLiteral("Referee mode")), qPrintable(question));
        QVERIFY(program.isPlayed() && program.button("modePlay")->isChecked());
        whenOpen<QMessageBox>([](QMessageBox& box) {
            QTest::mouseClick(box.findChild<QPushButton*>(QStringLiteral("confirm")), Qt::LeftButton);
        });
        program.press("modeSetUp");
        QVERIFY(!program.isPlayed() && program.button("modeSetUp")->isChecked());
        QVERIFY(program.button("toolTerrain"));
    }

    void refereeModeHasTheToolsOfSetUp_BAT1() {
        const BattleProgram program(test::smallBattle());
        program.start();
        auto* badge = program.page->findChild<QLabel*>(QStringLiteral("refereeBadge"));
        QVERIFY(!badge->isVisible());
        whenOpen<QMessageBox>([](QMessageBox& box) {
            for (auto* each : box.findChildren<QPushButton*>())
                if (each->text().remove(u'&') == QStringLiteral("Referee mode"))
                    QTest::mouseClick(each, Qt::LeftButton);
        });
        program.press("modeSetUp");
        QVERIFY(program.isPlayed() && badge->isVisible());
        QVERIFY(program.button("toolTerrain") && program.button("freePlacement"));
        program.page->commands().action("referee")->trigger();
        QApplication::processEvents();
        QVERIFY(!badge->isVisible() && !program.button("toolTerrain"));
    }

    /// Of all commands with keys that can't run: those that a mode lacks always say why.
    void keysOfWhatCantBeDoneSayWhy() {
        const BattleProgram program(test::smallBattle());
        for (const bool isPlayed : {false, true}) {
            if (isPlayed)
                program.start();
            int tried = 0;
            for (const ui::Command* command : program.page->commands().commands()) {
                const auto* action = program.page->findChild<QAction*>(command->id);
                if (command->shortcuts.isEmpty() || action->isEnabled() || !command->refusal)
                    continue;
                const QString refusal = command->refusal().text();
                QVERIFY2(!refusal.isEmpty(), qPrintable(command->id));
                program.page->view().setFocus();
                const QKeyCombination keys = command->shortcuts.front()[0];
                QTest::keyClick(&program.page->view(), keys.key(), keys.keyboardModifiers());
                QTRY_COMPARE(program.said(), refusal);
                ++tried;
            }
            QVERIFY2(tried >= (isPlayed ? 8 : 2), qPrintable(QString::number(tried)));
            for (const char* id : {"toolTerrain", "addStack", "kinds", "freePlacement"})
                QCOMPARE(program.page->commands().action(id)->isVisible(), !isPlayed);
        }
    }

    void whatIsGreyedSaysWhy_data() {
        QTest::addColumn<bool>("isSmm");
        QTest::newRow("SMM") << true;
        QTest::newRow("multiplier combat") << false;
    }
    /// With nothing selected, and with a stack of each side.
    void whatIsGreyedSaysWhy() {
        QFETCH(const bool, isSmm);
        battle::Battle battle = test::smallBattle();
        battle.rules = isSmm ? RuleSystem::Smm : RuleSystem::Multiplier;
        const BattleProgram program(battle);
        QStringList silent;
        const auto look = [&](const QString& when) {
            QApplication::processEvents();
            for (const auto menu : {ui::Page::Menu::File, ui::Page::Menu::Edit, ui::Page::Menu::View,
                                    ui::Page::Menu::Game, ui::Page::Menu::Tools, ui::Page::Menu::Orders})
                for (const QAction* action : program.page->actions(menu))
                    if (!action->isSeparator() && action->isVisible() && !action->isEnabled() &&
                        action->property("refusal").toString().isEmpty())
                        silent << when + action->text();
            for (const ui::Command* command : program.page->commands().commands())
                if (const auto* action = program.page->findChild<QAction*>(command->id);
                    command->edit && !action->isEnabled() && action->property("refusal").toString().isEmpty())
                    silent << when + command->id;
        };
        for (const bool isPlayed : {false, true}) {
            if (isPlayed)
                program.start();
            const QString mode = isPlayed ? QStringLiteral("play, ") : QStringLiteral("board, ");
            for (const char* stack : {"", "a", "w"}) {
                program.page->selection().setStack(*stack ? std::optional(battle::StackId(stack))
                                                          : std::nullopt);
                look(mode + QLatin1String(stack) + QStringLiteral(": "));
            }
        }
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
    }

    void menusAndToolBarAreShort_data() {
        QTest::addColumn<QByteArray>("file");
        for (const char* file : {"barrow.sqf", "multiplier.sqf", "landing.sqf"})
            QTest::newRow(file) << QByteArray(file);
    }
    void menusAndToolBarAreShort() {
        QFETCH(const QByteArray, file);
        const BattleProgram program(BattleProgram::example(file.constData()));
        QCOMPARE(program.gameMenu().first(), QStringLiteral("Start playing…"));
        const auto check = [&program] {
            const QStringList menu = program.gameMenu();
            QVERIFY2(menu.size() <= 12, qPrintable(menu.join(u'\n')));
            QVERIFY2(program.icons() <= 12, qPrintable(QString::number(program.icons())));
            auto* bar = program.page->findChild<QWidget*>(QStringLiteral("battleBar"));
            QVERIFY2(bar->isVisible() && bar->height() <= 44, qPrintable(QString::number(bar->height())));
        };
        check();
        program.start();
        for (int step = 0; step < 4 && program.button("sayReady"); ++step) {
            check();
            program.ready();
        }
        check();
        if (QAction* next = program.page->commands().action("nextStep")) // Orders are given
            next->trigger();
        check();
    }

    void theMapHasMostOfTheWindow_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("textSize");
        QTest::addColumn<double>("least");
        QTest::newRow("1280 x 800") << QSize(1280, 800) << 100 << 0.54;
        QTest::newRow("1024 x 700, large text") << QSize(1024, 700) << 150 << 0.35;
    }
    void theMapHasMostOfTheWindow() {
        QFETCH(const QSize, size);
        QFETCH(const int, textSize);
        QFETCH(const double, least);
        const test::TextSize text(textSize);
        const BattleProgram program(test::smallBattle());
        program.window->resize(size);
        program.start();
        QTRY_VERIFY2(program.mapShare() >= least, qPrintable(QString::number(program.mapShare())));
        QCOMPARE(program.window->size(), size);
    }

    void unitsAreEditedInSetUp() {
        const BattleProgram program(BattleProgram::example("multiplier.sqf"));
        program.page->selection().setStack(program.page->play().battle().stacks[0]->id);
        const auto offered = [&program] {
            QStringList texts;
            for (const auto* each : program.window->findChildren<QPushButton*>())
                if (each->isVisible())
                    texts << each->text();
            return texts;
        };
        QTRY_VERIFY(offered().contains(QStringLiteral("Add unit…")));
        program.start();
        program.page->selection().setStack(program.page->play().battle().stacks[0]->id);
        QTRY_VERIFY(offered().contains(QStringLiteral("Split off…")));
        QVERIFY2(!offered().contains(QStringLiteral("Add unit…")), qPrintable(offered().join(u',')));
        QVERIFY(!offered().contains(QStringLiteral("Edit unit…")));
    }

    void returnLiftsTheCoverOfATabThatIsEntered() {
        battle::Battle sealed = test::smallBattle();
        sealed.houseRules["orders"] = "\"sealed\"";
        const BattleProgram program(sealed);
        program.start();
        QVERIFY(program.page->isCovered());
        program.window->add(std::make_unique<document::BattleDocument>(test::smallBattle()));
        QTest::keyClick(program.window.get(), Qt::Key_Tab, Qt::ControlModifier);
        QTRY_VERIFY(program.page->isVisible());
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!program.page->isCovered());
        QCOMPARE(QApplication::focusWidget(), &program.page->view());
    }

    void aNoteTakesALineAndUnfolds() {
        const BattleProgram program(BattleProgram::example("barrow.sqf"));
        auto* bar = program.page->findChild<QWidget*>(QStringLiteral("noteBar"));
        auto* fold = bar->findChild<QToolButton*>();
        auto* whole = bar->findChild<QLabel*>(QStringLiteral("noteText"));
        QVERIFY(bar->isVisible() && fold->isVisible() && !whole->isVisible());
        const int folded = bar->height();
        QVERIFY(folded <= 2 * bar->fontMetrics().height());
        QTest::mouseClick(fold, Qt::LeftButton);
        QTRY_VERIFY(whole->isVisible() && bar->height() > folded);
        QTest::mouseClick(whole, Qt::LeftButton);
        QTRY_COMPARE(bar->height(), folded);
        program.start();
        QTRY_VERIFY2(program.mapShare() >= 0.5, qPrintable(QString::number(program.mapShare())));
    }
};

template struct sf::test::Registered<TestCalmWindow, QApplication>;
#include "test_calm_window.moc"
