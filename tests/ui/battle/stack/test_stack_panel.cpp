// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/panel_fixture.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/forecast/forecast_panel.h"
#include "ui/battle/smm/rounds/screen_choices.h"
#include "ui/battle/smm/square/stack_stats_view.h"
#include "ui/style/settings.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/rule_chip.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace sf;
using battle::StackId;
using battle::UnitId;

/// The Stack dock as people use it: by mouse and keyboard, with a document.
class TestStackPanel : public QObject, private test::PanelFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void saysWhatToDoWithoutSelection() {
        m_selection->setStack({});
        QVERIFY(!grid()->isVisible());
        QString all;
        for (const auto* label : m_panel->findChildren<QLabel*>())
            if (label->isVisible())
                all += label->text() + u'\n';
        QVERIFY2(all.contains(QStringLiteral("No stack is selected")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Reds: 2 stack(s), 15 living unit(s)")), qPrintable(all));
        m_selection->setCursor({9, 2});
        auto* list = m_panel->findChild<QListWidget*>();
        QVERIFY(list->isVisible());
        QCOMPARE(list->count(), 1);
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(m_selection->stack(), std::optional(StackId("levy")));
        QVERIFY(grid()->isVisible());
    }

    void showsTheSelectedStack() {
        QCOMPARE(model()->rowCount(), 11);
        QCOMPARE(model()->index(0, 0).data().toString(), QStringLiteral("A"));
        QCOMPARE(model()->index(10, 1).data().toString(), QStringLiteral("Warlord Kess"));
        QCOMPARE(grid()->cellCount(), 12);
        QVERIFY(!grid()->unitAt(11));
        QVERIFY(grid()->numbers().empty());
        QCOMPARE(table()->isColumnHidden(model()->column(ui::unitField("specials"))), true);
    }

    void ofACroakedStackNobodyCanBeHit() {
        const auto caption = [this] {
            const auto labels = m_panel->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->isVisible() && label->text().startsWith(QLatin1String("Point at an edge"));
            });
        };
        QVERIFY(caption());
        std::vector<battle::Unit> units = *guard().units;
        for (battle::Unit& each : units) {
            each.hitsLeft = 0;
            QVERIFY(m_document->perform(battle::EditUnit{StackId("guard"), each}).isDone());
        }
        QCOMPARE(guard().living(), 0);
        QVERIFY(!caption());
        m_selection->setEdge(battle::Edge::Front);
        QVERIFY(!caption());
    }

    void followsOtherEdits() {
        battle::Unit wounded = unit("u5");
        wounded.hitsLeft = 1;
        QVERIFY(m_document->perform(battle::EditUnit{StackId("guard"), wounded}).isDone());
        QCOMPARE(model()->index(0, 1).data().toString(), QStringLiteral("Stabber 5"));
        QCOMPARE(model()->index(0, 2).data().toString(), QStringLiteral("1/4"));
        QVERIFY(m_document->perform(battle::RemoveUnits{StackId("guard"), {UnitId("u5"), UnitId("u6")}})
                    .isDone());
        QCOMPARE(model()->rowCount(), 9);
        QCOMPARE(grid()->cellCount(), 9);
        QVERIFY(m_document->perform(battle::RemoveStack{StackId("guard")}).isDone());
        QVERIFY(!grid()->isVisible());
        m_document->undo();
        QVERIFY(grid()->isVisible());
    }

    void takesPostures() {
        auto* offensive = button(text::posture(battle::Posture::Offensive));
        QVERIFY(offensive->isEnabled());
        QTest::mouseClick(offensive, Qt::LeftButton);
        QCOMPARE(smm::stateOf(guard()).posture, battle::Posture::Offensive);
        QVERIFY(offensive->isChecked());
        m_document->undo();
        QCOMPARE(smm::stateOf(guard()).posture, battle::Posture::Neutral);
        QVERIFY(!offensive->isChecked());
    }

    void tabEntersThePosturesAtTheChosenOne() {
        const auto* row = button(text::posture(battle::Posture::Neutral))->parentWidget();
        const auto enter = [this, row] {
            m_panel->findChild<QLineEdit*>()->setFocus();
            for (int tab = 0; tab < 9 && !row->isAncestorOf(QApplication::focusWidget()); ++tab)
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            return qobject_cast<QAbstractButton*>(QApplication::focusWidget());
        };
        QCOMPARE(enter(), button(text::posture(battle::Posture::Neutral)));
        QVERIFY(
            m_document->perform(battle::SetPosture{StackId("guard"), battle::Posture::Defensive}).isDone());
        QCOMPARE(enter(), button(text::posture(battle::Posture::Defensive)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QCOMPARE(smm::stateOf(guard()).posture, battle::Posture::Offensive);
    }

    void withoutAWarlordThereAreNoPostures() {
        QVERIFY(button(text::posture(battle::Posture::Offensive))->isVisible());
        m_selection->setStack(StackId("levy"));
        QVERIFY(!button(text::posture(battle::Posture::Offensive))->isVisible());
        QVERIFY2(refusal().isEmpty(), qPrintable(refusal()));
    }

    void theHeadStaysWhileTheRestScrolls() {
        m_panel->resize(404, 300);
        QCoreApplication::processEvents();
        const auto* name = m_panel->findChild<QLineEdit*>();
        const auto top = [&] { return name->mapTo(m_panel.get(), QPoint()).y(); };
        const int before = top();
        QScrollArea* scroll = nullptr;
        for (auto* area : m_panel->findChildren<QScrollArea*>())
            if (area->isVisible() && area->isAncestorOf(grid()))
                scroll = area;
        QVERIFY(scroll && scroll->verticalScrollBar()->maximum() > 0);
        QVERIFY(!scroll->isAncestorOf(name));
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        QCOMPARE(top(), before);
    }

    void linksUnfoldUnitsAndTerms() {
        ui::Settings& settings = *m_settings;
        settings.reset();
        ui::StackPanel panel(*m_document, *m_selection, {.settings = &settings});
        panel.resize(404, 760);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const auto* units = panel.findChild<QTableView*>();
        const auto link = [&panel](const char* text) -> ui::LinkButton* {
            for (auto* found : panel.findChildren<ui::LinkButton*>())
                if (found->text().startsWith(QLatin1String(text)))
                    return found;
            return nullptr;
        };
        QVERIFY(!units->isVisible() && !panel.findChild<ui::StackStatsView*>()->isVisible());
        QTest::mouseClick(link("11 unit"), Qt::LeftButton);
        QVERIFY(units->isVisible());
        link("Terms")->setFocus();
        QTest::keyClick(link("Terms"), Qt::Key_Space);
        QVERIFY(panel.findChild<ui::StackStatsView*>()->isVisible());
        m_selection->setStack(StackId("levy")); // stays for the next one
        QVERIFY(units->isVisible());
        QVERIFY(settings.value(ui::Settings::stackUnits) && settings.value(ui::Settings::stackTerms));
        panel.goToForecast();
        QVERIFY(settings.value(ui::Settings::forecastTerms));
        QVERIFY(panel.findChild<ui::ForecastPanel*>()->isAncestorOf(QApplication::focusWidget()));
    }

    void rulesAreShownWhenAskedFor() {
        const auto painted = [this] {
            int count = 0;
            for (const auto* chip : m_panel->findChildren<ui::RuleChip*>())
                count += chip->isVisible() && chip->isAsked() ? 1 : 0;
            return count;
        };
        if (QWidget* focused = QApplication::focusWidget())
            focused->clearFocus();
        QCOMPARE(painted(), 0);
        const auto* name = m_panel->findChild<QLineEdit*>();
        QTest::mouseMove(m_panel->windowHandle(), name->mapTo(m_panel.get(), name->rect().center()));
        QTRY_COMPARE(painted(), 1);
        QTest::mouseMove(m_panel->windowHandle(), grid()->mapTo(m_panel.get(), grid()->rect().center()));
        QTRY_COMPARE(painted(), 0);
        m_panel->editName();
        QCOMPARE(painted(), 1);
        table()->setFocus();
        QCOMPARE(painted(), 0);
        ui::RuleChip::setAllShown(true);
        QVERIFY(painted() > 10);
        ui::RuleChip::setAllShown(false);
        QCOMPARE(painted(), 0);
    }

    void choosesTheLeader() {
        auto* box = m_panel->findChildren<QComboBox*>().first();
        for (auto* each : m_panel->findChildren<QComboBox*>())
            if (each->isVisible())
                box = each;
        QVERIFY(box->isVisible());
        QCOMPARE(box->count(), 3);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_End);
        QCOMPARE(guard().leader, std::optional(UnitId("ansa")));
        m_selection->setStack(StackId("levy"));
        QVERIFY(!box->isVisible());
    }

    void choosesWhatToScreen() {
        QTest::mouseClick(button(text::posture(battle::Posture::Screening)), Qt::LeftButton);
        QCOMPARE(smm::stateOf(guard()).posture, battle::Posture::Screening);
        QVERIFY2(refusal().contains(QStringLiteral("neutral")), qPrintable(refusal()));
        QComboBox* targets = nullptr;
        for (auto* each : m_panel->findChildren<QComboBox*>())
            if (each->isVisible() && each->accessibleName().startsWith(QStringLiteral("What")))
                targets = each;
        QVERIFY(targets);
        targets->setFocus();
        // Whom one would screen first, before the rank and file.
        const auto choices = ui::screenChoices(m_document->battle(), guard());
        const auto own = std::ranges::find_if(choices, [](const ui::ScreenChoice& choice) {
            return choice.text.contains(QStringLiteral("of this stack"));
        });
        QVERIFY2(own != choices.end() && own->text.contains(QStringLiteral("Warlord")),
                 qPrintable(own->text));
        QTest::keyClick(targets, Qt::Key_Down);
        QVERIFY(smm::stateOf(guard()).screens != battle::Screens());
        m_document->undo();
        QCOMPARE(smm::stateOf(guard()).screens, battle::Screens());
        QVERIFY(m_document
                    ->perform(battle::SetScreens{guard().id,
                                                 battle::ScreenedEdge{StackId("levy"), battle::Edge::Front}})
                    .isDone());
        QVERIFY(m_document->perform(battle::MoveStack{StackId("levy"), {0, 0}, true}).isDone());
        QVERIFY2(targets->currentText().startsWith(QStringLiteral("The stack")),
                 qPrintable(targets->currentText()));
        QVERIFY2(refusal().contains(QStringLiteral("Choose an adjacent one")), qPrintable(refusal()));
        QVERIFY2(refusal().contains(QStringLiteral("neutral")), qPrintable(refusal()));
    }

    void offersTheOtherStacksOfTheHex() {
        QComboBox* here = nullptr;
        for (auto* each : m_panel->findChildren<QComboBox*>())
            if (each->accessibleName() == QStringLiteral("Stacks in this hex"))
                here = each;
        QVERIFY(!here->isVisible()); // it stands alone
        QVERIFY(m_document->perform(battle::MoveStack{StackId("levy"), guard().hex, true}).isDone());
        QVERIFY(here->isVisible());
        QCOMPARE(here->count(), 2);
        QVERIFY(here->currentText().startsWith(QStringLiteral("Kess's Guard")));
        here->setFocus();
        QTest::keyClick(here, Qt::Key_Down);
        QCOMPARE(m_selection->stack(), std::optional(StackId("levy")));
        QVERIFY(here->currentText().startsWith(QStringLiteral("Ford Levy")));
        QVERIFY(m_document->perform(battle::RemoveStack{StackId("guard")}).isDone());
        QVERIFY(!here->isVisible());
    }

    void renames() {
        QLineEdit* name = nullptr;
        for (auto* line : m_panel->findChildren<QLineEdit*>())
            if (line->accessibleName() == QStringLiteral("Stack name"))
                name = line;
        m_panel->editName();
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, QStringLiteral("First"));
        QTest::keyClick(name, Qt::Key_Escape);
        QCOMPARE(name->text(), QStringLiteral("Kess's Guard"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("First"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(guard().name, std::string("First"));
        QCOMPARE(m_document->stepCount(), 1);
    }

    void opensRules() {
        const test::WindowRequests requests(*m_panel);
        auto* chip = m_panel->findChild<ui::RuleChip*>();
        QCOMPARE(chip->text(), QStringLiteral("SMM-13"));
        QTest::mouseClick(chip, Qt::LeftButton);
        QCOMPARE(requests.rules, QList<Rule>{smmRule(13)});
    }
};

template struct sf::test::Registered<TestStackPanel, QApplication>;
#include "test_stack_panel.moc"
