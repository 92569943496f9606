// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "resources/resources.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/sample_battle.h"
#include "tests/ui/battle/small_battle.h"
#include "ui/battle/editor/add_units_dialog.h"
#include "ui/battle/editor/kinds_dialog.h"
#include "ui/battle/editor/map_size_dialog.h"
#include "ui/battle/editor/merge_dialog.h"
#include "ui/battle/editor/sides_dialog.h"
#include "ui/battle/smm/square/square_preview.h"
#include "ui/battle/state/saved_name.h"
#include "ui/battle/units/split_dialog.h"
#include "ui/battle/units/unit_dialog.h"
#include "ui/forms/refusal_line.h"
#include "ui/paint/base/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

#include <memory>

using namespace sf;
using battle::StackId;
using battle::UnitId;

/// The dialogs of a battle, used with keys and mouse against a document.
class TestBattleForms : public QObject {
    Q_OBJECT

private:
    const battle::Battle& battle() const { return m_document->battle(); }
    battle::StackPointer stack(const char* id) const { return battle().stacks.find(StackId(id)); }
    const battle::Unit& unit(const char* id) const { return *stack("guard")->find(UnitId(id)); }

    template<class Form>
    static void open(Form& form) {
        form.show();
        form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&form));
    }
    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static void type(const QString& text) {
        key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), text);
    }
    /// The widget that assistive technology calls so.
    template<class Widget>
    static Widget* named(const QWidget& form, const QString& name) {
        for (auto* widget : form.findChildren<Widget*>())
            if (widget->accessibleName() == name)
                return widget;
        return nullptr;
    }
    static QPushButton* button(const QWidget& form, const QString& text) {
        for (auto* found : form.findChildren<QPushButton*>())
            if (found->text().remove(u'&') == text)
                return found;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase() { openResources(); }
    void init() { m_document = std::make_unique<document::BattleDocument>(sample::battle()); }
    void cleanup() { m_document.reset(); }

    // Splitting and merging
    // -----------------------------------------------------------------------------------------------------

    void splitsByKeyboard_SMM19() {
        ui::SplitDialog dialog(*m_document, StackId("guard"), {});
        open(dialog);
        QVERIFY(!button(dialog, QStringLiteral("Split"))->isEnabled()); // nobody is chosen
        QCOMPARE(dialog.findChild<QLineEdit*>()->text(),
                 QString::fromStdString(ui::nameAfter(m_document->battle(), stack("guard")->name)));
        auto* list = dialog.findChild<QListWidget*>();
        QCOMPARE(QApplication::focusWidget(), list);
        key(Qt::Key_Space);
        key(Qt::Key_Down);
        key(Qt::Key_Space);
        const auto previews = dialog.findChildren<ui::SquarePreview*>();
        QVERIFY2(previews[0]->words().contains(QStringLiteral("Stays: 9")), qPrintable(previews[0]->words()));
        QVERIFY2(previews[1]->words().contains(QStringLiteral("Leaves: 2")),
                 qPrintable(previews[1]->words()));
        QTest::keyClick(list, Qt::Key_N, Qt::AltModifier);
        type(QStringLiteral("Van"));
        key(Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        const auto fresh = battle().stacks.find(dialog.newStack());
        QVERIFY(fresh);
        QCOMPARE(fresh->name, std::string("Van"));
        QCOMPARE(fresh->units->size(), 2U);
        QCOMPARE(fresh->hex, stack("guard")->hex);
        QCOMPARE(m_document->stepCount(), 1);
    }

    void neverSplitsAllOff_SMM19() {
        std::vector<UnitId> all;
        for (const auto& each : *stack("levy")->units)
            all.push_back(each.id);
        ui::SplitDialog dialog(*m_document, StackId("levy"), all);
        open(dialog);
        auto* line = dialog.findChild<ui::RefusalLine*>();
        QVERIFY(line->isVisible());
        QVERIFY(!button(dialog, QStringLiteral("Split"))->isEnabled());
        key(Qt::Key_Space); // the first one stays
        QVERIFY(!line->isVisible());
        QTest::mouseClick(button(dialog, QStringLiteral("Split")), Qt::LeftButton);
        QCOMPARE(stack("levy")->units->size(), 1U);
    }

    void splitIsCancelledByEscape() {
        ui::SplitDialog dialog(*m_document, StackId("guard"), {UnitId("u1")});
        open(dialog);
        key(Qt::Key_Escape);
        QCOMPARE(dialog.result(), int(QDialog::Rejected));
        QCOMPARE(m_document->stepCount(), 0);
    }

    void aNewStackFacesTheNearestOpponentOnTheMap() {
        battle::Battle battle = test::smallBattle();
        battle.sides.push_back({"Greens", 0x2e7d32, nullptr});
        battle.sides[0].ally = battle.sides[2].ally = 1;
        test::add(battle, test::stack("g", "Friends", 2, {9, 9}, 3)); // nearer than the Watch
        auto late = std::make_shared<battle::Stack>(*test::stack("l", "Late", 1, {9, 5}, 3));
        late->presence = battle::Presence::ToArrive;
        test::add(battle, late);
        const document::BattleDocument document(battle);
        const hex::Hex hex{9, 6};
        ui::AddUnitsDialog dialog(document, nullptr, hex, nullptr);
        open(dialog);
        auto* sides = dialog.findChildren<QComboBox*>().front();
        sides->setCurrentIndex(0);
        QCOMPARE(dialog.stack().facing, hex::bearing(hex, {4, 5}, hex::Direction::North));
        sides->setCurrentIndex(1);
        QCOMPARE(dialog.stack().side, 1);
        QCOMPARE(dialog.stack().facing, hex::Direction::South); // the Far stack of the Reds, or the Greens
    }

    /// Otherwise to the side of the newest stack.
    void aNewStackBelongsToTheSideOfTheZone() {
        battle::Battle battle = test::smallBattle();
        battle.scenario.edit().deployment.push_back({0, {{9, 6}}, nullptr});
        const int newest = battle.stacks[battle.stacks.size() - 1]->side;
        QCOMPARE(newest, 1);
        const document::BattleDocument document(battle);
        QCOMPARE(ui::AddUnitsDialog(document, nullptr, {9, 6}, nullptr).stack().side, 0);
        QCOMPARE(ui::AddUnitsDialog(document, nullptr, {9, 5}, nullptr).stack().side, newest);
    }

    void choosesWhomToMergeInto_SMM19() {
        ui::MergeDialog dialog(*m_document, stack("guard"), nullptr);
        open(dialog);
        auto* list = dialog.findChild<QListWidget*>();
        QCOMPARE(list->count(), 1); // the enemy beside it is not offered
        QVERIFY(list->item(0)->text().contains(QStringLiteral("Ford Levy")));
        key(Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(dialog.into(), std::optional(StackId("levy")));
    }

    void saysWhenNobodyIsNearToMerge_SMM19() {
        ui::MergeDialog dialog(*m_document, stack("watch"), nullptr);
        open(dialog);
        QVERIFY2(dialog.problem().contains(QStringLiteral("SMM-19")), qPrintable(dialog.problem()));
        QVERIFY(!dialog.acceptButton()->isEnabled());
        QVERIFY(!dialog.into());
    }

    // Units and kinds
    // -----------------------------------------------------------------------------------------------------

    void editsAUnitByKeyboard_SMM1() {
        ui::UnitDialog dialog(*m_document, StackId("guard"), unit("u1"), ui::UnitDialog::Mode::Edit);
        open(dialog);
        named<QLineEdit>(dialog, QStringLiteral("Name"))->setFocus();
        type(QStringLiteral("Old Hob"));
        named<QLineEdit>(dialog, QStringLiteral("Attack"))->setFocus();
        type(QStringLiteral("1000001"));
        key(Qt::Key_Return);
        QVERIFY(dialog.isVisible()); // and says why
        auto* line = dialog.findChild<ui::RefusalLine*>();
        QVERIFY(line->isVisible());
        QCOMPARE(m_document->stepCount(), 0);
        type(QStringLiteral("9"));
        named<QComboBox>(dialog, QStringLiteral("Noble"))->setFocus();
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(unit("u1").name, std::string("Old Hob"));
        QCOMPARE(unit("u1")[battle::Number::Attack], 9);
        QVERIFY(unit("u1")[battle::Flag::Noble]);
        QCOMPARE(m_document->stepCount(), 1);
    }

    void flagsOfMultiplierCombatAreShownWhenAskedFor_MUL1() {
        ui::UnitDialog dialog(*m_document, StackId("guard"), unit("u1"), ui::UnitDialog::Mode::Edit);
        open(dialog);
        auto* mounted = named<QComboBox>(dialog, QStringLiteral("Mounted"));
        QVERIFY(!mounted->isVisible());
        QVERIFY(
            !named<QComboBox>(dialog, QStringLiteral("Flyer"))->isVisible()); // the special says it (SMM-10)
        const int low = dialog.height();
        QVERIFY2(low < 700, qPrintable(QString::number(low)));
        for (auto* box : dialog.findChildren<QCheckBox*>())
            if (box->text().contains(QStringLiteral("other rules")))
                box->setFocus();
        key(Qt::Key_Space);
        QVERIFY(mounted->isVisible());
        QVERIFY(dialog.height() > low);
        mounted->setFocus();
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QVERIFY(unit("u1")[battle::Flag::Mounted]);
        ui::UnitDialog again(*m_document, StackId("guard"), unit("u1"), ui::UnitDialog::Mode::Edit);
        open(again);
        QVERIFY(named<QComboBox>(again, QStringLiteral("Mounted"))->isVisible());
    }

    void addsSeveralUnits() {
        battle::Unit fresh = unit("u1");
        fresh.id = m_document->freshUnitId();
        ui::UnitDialog dialog(*m_document, StackId("levy"), fresh, ui::UnitDialog::Mode::Add);
        open(dialog);
        auto* count = named<QSpinBox>(dialog, QStringLiteral("How many units to add"));
        count->setFocus();
        type(QStringLiteral("3"));
        QTest::mouseClick(button(dialog, QStringLiteral("Add")), Qt::LeftButton);
        QCOMPARE(stack("levy")->units->size(), 7U);
        m_document->undo();
        QCOMPARE(stack("levy")->units->size(), 4U);
    }

    void looksAtKindsWithoutChangingThem() {
        battle::Traits traits = battle().kind("Piker")->traits;
        traits.flags[static_cast<std::size_t>(battle::Flag::Heir)] = false;
        traits.specials = std::vector<std::string>();
        QVERIFY(m_document->perform(battle::PutKind{"Piker", "Piker", traits}).isDone());
        const int before = m_document->stepCount();
        ui::KindsDialog dialog(*m_document, nullptr);
        open(dialog);
        auto* list = dialog.findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), int(battle().kinds->size()));
        for (int row = 0; row < list->topLevelItemCount(); ++row) {
            const QTreeWidgetItem* item = list->topLevelItem(row);
            QVERIFY(!item->icon(0).isNull());
            QCOMPARE(
                item->text(1 + int(battle::Number::Attack)).toInt(),
                (*battle().kinds)[std::size_t(row)].profile->numbers[std::size_t(battle::Number::Attack)]);
        }
        list->setFocus();
        key(Qt::Key_Down);
        dialog.findChild<QLineEdit*>(QStringLiteral("attack"))->setFocus();
        for (int i = 0; i < 30; ++i)
            key(Qt::Key_Tab);
        QCOMPARE(m_document->stepCount(), before);
    }

    /// In SMM flying is a special alone (SMM-10), unless the kind has the flag already.
    void kindsShowTheFlagsThatTheRulesUse() {
        const auto shown = [this](const char* flag) {
            ui::KindsDialog dialog(*m_document, nullptr);
            open(dialog);
            return std::ranges::any_of(dialog.findChildren<QCheckBox*>(), [flag](const QCheckBox* box) {
                return box->isVisible() && box->text() == QLatin1String(flag);
            });
        };
        QVERIFY(shown("Warlord") && !shown("Flyer") && !shown("Mounted"));
        const battle::UnitKind& first = battle().kinds->front();
        battle::Traits traits = first.traits;
        traits[battle::Flag::Flyer] = true;
        QVERIFY(m_document->perform(battle::PutKind{first.name, first.name, traits}).isDone());
        QVERIFY(shown("Flyer") && !shown("Mounted"));
    }

    void addsAndRemovesKinds() {
        ui::KindsDialog dialog(*m_document, nullptr);
        open(dialog);
        QTest::mouseClick(button(dialog, QStringLiteral("Add")), Qt::LeftButton);
        type(QStringLiteral("Archer"));
        key(Qt::Key_Tab);
        QVERIFY(battle().kind("Archer"));
        QTest::mouseClick(button(dialog, QStringLiteral("Remove")), Qt::LeftButton);
        QVERIFY(!battle().kind("Archer"));
        auto* list = dialog.findChild<QTreeWidget*>();
        list->setFocus();
        key(Qt::Key_Home);
        QTest::mouseClick(button(dialog, QStringLiteral("Remove")), Qt::LeftButton);
        QVERIFY(battle().kind("Stabber")); // units are of it
        QVERIFY(std::ranges::any_of(dialog.findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("⚠"));
        }));
    }

    void aKindKeepsItsNumberWhileABadOneIsTyped() {
        const battle::Traits before = battle().kind("Stabber")->traits;
        ui::KindsDialog dialog(*m_document, nullptr);
        open(dialog);
        const auto told = [&] {
            for (const auto* label : dialog.findChildren<QLabel*>())
                if (label->text().startsWith(QStringLiteral("⚠")))
                    return label->text();
            return QString();
        };
        for (const char* bad : {"9999999", "-1", "many"}) {
            dialog.findChild<QLineEdit*>(QStringLiteral("upkeep"))->setFocus();
            type(QString::fromLatin1(bad));
            key(Qt::Key_Tab);
            QVERIFY2(told().contains(QStringLiteral("Upkeep must be")), qPrintable(told()));
            dialog.findChild<QLineEdit*>(QStringLiteral("attack"))->setFocus();
            key(Qt::Key_Tab);
            QVERIFY(battle().kind("Stabber")->traits == before);
        }
        dialog.findChild<QLineEdit*>(QStringLiteral("upkeep"))->setFocus();
        type(QStringLiteral("7"));
        key(Qt::Key_Tab);
        QCOMPARE(told(), QString());
        QCOMPARE(battle().kind("Stabber")->traits.numbers[static_cast<std::size_t>(battle::Number::Upkeep)],
                 7);
    }

    // Sides and map
    // -----------------------------------------------------------------------------------------------------

    void changesSides() {
        ui::SidesDialog dialog(*m_document, nullptr);
        open(dialog);
        named<QLineEdit>(dialog, QStringLiteral("Name of side 1"))->setFocus();
        type(QString());
        key(Qt::Key_Backspace);
        QVERIFY(!dialog.acceptButton()->isEnabled());
        type(QStringLiteral("Redmark"));
        named<QLineEdit>(dialog, QStringLiteral("Colour of side 2 as #rrggbb"))->setFocus();
        type(QStringLiteral("#12"));
        QVERIFY(!dialog.acceptButton()->isEnabled());
        type(QStringLiteral("#123456"));
        QVERIFY(dialog.acceptButton()->isEnabled());
        QVERIFY(!button(dialog, QStringLiteral("Remove the last"))->isEnabled()); // it has stacks
        QTest::mouseClick(button(dialog, QStringLiteral("Add a side")), Qt::LeftButton);
        QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(m_document->perform(dialog.action()).isDone());
        QCOMPARE(battle().sides.size(), 3U);
        QCOMPARE(battle().sides[0].name, std::string("Redmark"));
        QCOMPARE(battle().sides[1].color, 0x123456U);
    }

    void changesTheMapsSize() {
        ui::MapSizeDialog dialog(*m_document, nullptr);
        open(dialog);
        QVERIFY(!dialog.acceptButton()->isEnabled()); // nothing would change, which is no mistake
        QVERIFY(dialog.problem().isEmpty());
        type(QStringLiteral("5"));
        QVERIFY2(!dialog.problem().isEmpty(), "it would cut off stacks");
        type(QStringLiteral("30"));
        QVERIFY(dialog.problem().isEmpty());
        key(Qt::Key_Tab);
        type(QStringLiteral("20"));
        key(Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(dialog.action().columns, 30);
        QCOMPARE(dialog.action().rows, 20);
    }

private:
    std::unique_ptr<document::BattleDocument> m_document;
};

template struct sf::test::Registered<TestBattleForms, QApplication>;
#include "test_battle_forms.moc"
