// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/text/display_text.h"
#include "resources/resources.h"
#include "tests/hostile_text.h"
#include "tests/test_registry.h"
#include "tests/ui/alt_letters.h"
#include "tests/ui/own_settings.h"
#include "tests/ui/when_open.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/editor/export_dialog.h"
#include "ui/battle/editor/house_rules_dialog.h"
#include "ui/battle/editor/kinds_dialog.h"
#include "ui/battle/editor/map_size_dialog.h"
#include "ui/battle/editor/new_battle_dialog.h"
#include "ui/battle/editor/sides_dialog.h"
#include "ui/battle/smm/help/battle_help.h"
#include "ui/battle/units/unit_phrase.h"
#include "ui/fields/house_rule_field.h"
#include "ui/help/help_text.h"
#include "ui/help/help_window.h"
#include "ui/page/settings_dialog.h"
#include "ui/widgets/rule_chip.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace sf;

class TestBattleDialogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { openResources(); }

    /// What goes besides what an edit names is told before it happens (P7, P8).
    void theMapsSizeTellsWhatGoes() {
        battle::Battle battle = ui::emptyBattle();
        battle.scenario.edit().deployment = {{0, {{1, 1}, {20, 15}}, nullptr}};
        const document::BattleDocument document(battle);
        ui::MapSizeDialog dialog(document, nullptr);
        dialog.show();
        const auto tells = [&] {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->text().contains(QStringLiteral("The deployment zone of Reds loses 1 "));
            });
        };
        QVERIFY(!tells());
        dialog.findChildren<QSpinBox*>().front()->setValue(10);
        QVERIFY(tells());
    }

    void sidesTellWhatGoes() {
        battle::Battle battle = ui::emptyBattle();
        battle.sides.push_back({"Greens", 0x30B030, nullptr});
        battle.scenario.edit().victory = {{battle::LastRound{9, battle::Award::Side, 2}}};
        const document::BattleDocument document(battle);
        ui::SidesDialog dialog(document, nullptr);
        dialog.show();
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("Remove")))
                button->click();
        QCOMPARE(dialog.action().sides.size(), std::size_t{2});
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("This victory condition is removed: After round 9"));
        }));
    }

    void phrases_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("meant"); // empty: refused
        QTest::newRow("issue") << QStringLiteral("12 Stabbers, 1 Warlord")
                               << QStringLiteral("12 Stabber;1 Warlord;");
        QTest::newRow("no number") << QStringLiteral("Warlord") << QStringLiteral("1 Warlord;");
        QTest::newRow("case") << QStringLiteral("3 pIKERS") << QStringLiteral("3 Piker;");
        QTest::newRow("and") << QStringLiteral("2 archers and 4 Riders")
                             << QStringLiteral("2 Archer;4 Rider;");
        QTest::newRow("an x") << QStringLiteral("2x Stabbers, 3 x Pikers, 4xRiders")
                              << QStringLiteral("2 Stabber;3 Piker;4 Rider;");
        QTest::newRow("a multiplication sign")
            << QStringLiteral("2× Stabbers, 3 × Pikers") << QStringLiteral("2 Stabber;3 Piker;");
        QTest::newRow("a kind with an x") << QStringLiteral("2 xbowmen, xbowman, 3x xbowmen")
                                          << QStringLiteral("2 xbowman;1 xbowman;3 xbowman;");
        QTest::newRow("as in lists") << QStringLiteral("- 2 x Stabber, Piker x 3, x4 Riders")
                                     << QStringLiteral("2 Stabber;3 Piker;4 Rider;");
        QTest::newRow("no blanks") << QStringLiteral("2Stabbers") << QStringLiteral("2 Stabber;");
        QTest::newRow("unknown kind") << QStringLiteral("3 Dragons") << QString();
        QTest::newRow("unknown kind with an x") << QStringLiteral("2 xenos") << QString();
        QTest::newRow("nothing") << QStringLiteral(" , ") << QString();
        QTest::newRow("zero") << QStringLiteral("0 Stabbers") << QString();
        QTest::newRow("a million") << QStringLiteral("1000000 Stabbers") << QString();
        QTest::newRow("too many together") << QStringLiteral("600 Stabbers, 600 Pikers") << QString();
        QTest::newRow("huge number") << QStringLiteral("99999999999999999999 Stabbers") << QString();
        QTest::newRow("only a number") << QStringLiteral("12") << QString();
    }
    void phrases() {
        QFETCH(const QString, line);
        QFETCH(const QString, meant);
        battle::Battle battle = ui::emptyBattle();
        battle.kinds.edit().push_back(battle.kinds->front());
        battle.kinds.edit().back().name = "xbowman";
        const auto read = ui::readUnits(line, battle);
        QString result;
        if (const auto* counts = std::get_if<std::vector<ui::UnitCount>>(&read))
            for (const auto& one : *counts)
                result += QStringLiteral("%1 %2;").arg(one.count).arg(QString::fromStdString(one.kind));
        else
            QVERIFY(!std::get<QString>(read).isEmpty());
        QCOMPARE(result, meant);
    }

    void anUnknownKindIsToldAsTyped_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("word");
        QTest::newRow("its own x") << QStringLiteral("2 xenos") << QStringLiteral("“xenos”");
        QTest::newRow("an x for times") << QStringLiteral("2 x dragons") << QStringLiteral("“dragons”");
    }
    void anUnknownKindIsToldAsTyped() {
        QFETCH(const QString, line);
        QFETCH(const QString, word);
        const auto read = ui::readUnits(line, ui::emptyBattle());
        QVERIFY2(std::get<QString>(read).contains(word), qPrintable(std::get<QString>(read)));
    }

    void typedUnitsAreWhole() {
        const document::BattleDocument document(ui::emptyBattle());
        const auto units = ui::makeUnits({{3, "Stabber"}}, document, nullptr);
        QCOMPARE(units.size(), std::size_t(3));
        QCOMPARE(units[2].name, std::string("Stabber 3"));
        QCOMPARE(units[2].hitsLeft, units[2][battle::Number::Hits]);
        QVERIFY(units[0].id != units[1].id && units[1].id != units[2].id);
    }

    void typedUnitsGetNamesOfTheirOwn() {
        document::BattleDocument document(ui::emptyBattle());
        battle::Stack stack;
        stack.id = document.freshStackId();
        stack.units = ui::makeUnits({{3, "Stabber"}}, document, nullptr);
        QVERIFY(document.perform(battle::AddStack{stack, {}}).isDone());
        QVERIFY(document.perform(battle::RemoveUnits{stack.id, {stack.units->front().id}}).isDone());
        const auto units =
            ui::makeUnits({{2, "Stabber"}}, document, document.battle().stacks.find(stack.id).get());
        QCOMPARE(units[0].name, std::string("Stabber 4"));
        QCOMPARE(units[1].name, std::string("Stabber 5"));
    }

    void houseRulesBecomeActions() {
        document::BattleDocument document(ui::emptyBattle());
        ui::HouseRulesDialog dialog(document, nullptr);
        QVERIFY(dialog.actions().empty());
        dialog.findChild<QSpinBox*>(QStringLiteral("attackDie"))->setValue(12);
        auto* counts = dialog.findChild<QComboBox*>(QStringLiteral("moderateCounts"));
        counts->setFocus();
        QTest::keyClick(counts, Qt::Key_Down);
        QCOMPARE(dialog.actions().size(), std::size_t(2));
        QVERIFY(document.perform(dialog.actions(), QStringLiteral("rules")).isDone());
        QCOMPARE(smm::houseRules(document.battle()).attackDie, 12);
        QCOMPARE(smm::houseRules(document.battle()).moderateCounts, smm::ModerateCounts::Rows);
        ui::HouseRulesDialog again(document, nullptr);
        QCOMPARE(again.findChild<QSpinBox*>(QStringLiteral("attackDie"))->value(), 12);
        document.undo();
        QCOMPARE(smm::houseRules(document.battle()), smm::HouseRules());
    }

    void aHouseRulesRuleOpensTheHelp() {
        const document::BattleDocument document(ui::emptyBattle());
        QWidget window;
        const test::WindowRequests requests(window);
        ui::HouseRulesDialog dialog(document, &window);
        auto* chip = dialog.findChild<ui::RuleChip*>();
        chip->click();
        QCOMPARE(requests.rules, QList<Rule>{chip->rule()});
    }

    void wordsOfHouseRulesAreNotCoveredInALargeFont() {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSize(14);
        QApplication::setFont(large);
        const document::BattleDocument document(ui::emptyBattle());
        ui::HouseRulesDialog dialog(document, nullptr);
        dialog.resize(1, 1);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        for (const auto* label : dialog.findChildren<QLabel*>())
            for (const auto* field : dialog.findChildren<ui::HouseRuleField*>())
                QVERIFY2(label->parentWidget() != field->parentWidget() ||
                             !label->geometry().intersects(field->geometry()),
                         qPrintable(label->text()));
        QApplication::setFont(before);
    }

    void anAltKeyStandsForOneThing() {
        document::BattleDocument document(ui::emptyBattle());
        test::OwnSettings own;
        ui::NewBattleDialog newBattle(nullptr);
        ui::MapSizeDialog mapSize(document, nullptr);
        ui::SidesDialog sides(document, nullptr);
        ui::HouseRulesDialog rules(document, nullptr);
        ui::KindsDialog kinds(document, nullptr);
        ui::SettingsDialog settings(own.settings);
        for (const QWidget* dialog :
             std::initializer_list<const QWidget*>{&newBattle, &mapSize, &sides, &rules, &kinds, &settings}) {
            QVERIFY2(!test::altLetters(*dialog).isEmpty(), qPrintable(dialog->windowTitle()));
            QVERIFY2(test::repeatedAltLetters(*dialog).isEmpty(),
                     qPrintable(dialog->windowTitle() + test::altLetters(*dialog).join(u' ')));
        }
    }

    void everyOptionHasItsRuleInTheHelp() {
        ui::HelpWindow help(ui::battleHelp());
        const auto isFound = [&](Rule rule) {
            help.showRule(rule);
            const QString heading = help.findChild<ui::HelpText*>()->textCursor().selectedText();
            return heading.startsWith(QString::fromStdString(rule.text()) + u' ');
        };
        for (const auto& option : smm::options())
            if (option.rule) // undoDice stands in no rule
                QVERIFY2(isFound(option.rule), option.rule.text().c_str());
        for (int number = 1; number <= 30; ++number)
            QVERIFY2(isFound(smmRule(number)), smmRule(number).text().c_str());
    }

    void helpOpensAtARule() {
        ui::HelpWindow help(ui::battleHelp());
        QVERIFY(help.width() <= help.screen()->availableSize().width());
        help.showRule(smmRule(19));
        QVERIFY(help.pageText().contains(QLatin1String("Merging and splitting")));
    }

    void kindsCanBeEdited() {
        document::BattleDocument document(ui::emptyBattle());
        ui::KindsDialog dialog(document, nullptr);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* attack = dialog.findChild<QLineEdit*>(QStringLiteral("attack"));
        attack->setFocus();
        attack->selectAll();
        QTest::keyClicks(attack, QStringLiteral("9"));
        QTest::keyClick(attack, Qt::Key_Tab);
        QCOMPARE((*document.battle().kind("Stabber")->profile)[battle::Number::Attack], 9);
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("kindName"));
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Cutter"));
        QTest::keyClick(name, Qt::Key_Tab);
        QVERIFY(document.battle().kind("Cutter"));
        document.undo();
        document.undo();
        QCOMPARE((*document.battle().kind("Stabber")->profile)[battle::Number::Attack], 3);
    }

    void mapCannotCutOffStacks() {
        document::BattleDocument document(ui::emptyBattle());
        battle::Stack stack;
        stack.id = document.freshStackId();
        stack.hex = {20, 10};
        stack.units = ui::makeUnits({{1, "Stabber"}}, document, nullptr);
        QVERIFY(document.perform(battle::AddStack{stack, {}}).isDone());
        ui::MapSizeDialog dialog(document, nullptr);
        dialog.findChildren<QSpinBox*>().front()->setValue(10);
        QVERIFY(!dialog.problem().isEmpty());
        QVERIFY(!dialog.acceptButton()->isEnabled());
        dialog.findChildren<QSpinBox*>().front()->setValue(30);
        QVERIFY(dialog.problem().isEmpty());
    }

    /// The same formats as on the command line (W21).
    void exportsEachFormat_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("PNG") << QStringLiteral("map.png") << QByteArray("\x89PNG");
        QTest::newRow("SVG") << QStringLiteral("map.SVG") << QByteArray("<?xml");
        QTest::newRow("PDF") << QStringLiteral("map.pdf") << QByteArray("%PDF-");
        QTest::newRow("another") << QStringLiteral("map.gif") << QByteArray();
    }
    void exportsEachFormat() {
        QFETCH(QString, name);
        QFETCH(QByteArray, begin);
        const QTemporaryDir folder;
        const document::BattleDocument document(ui::emptyBattle());
        ui::ExportDialog dialog(document, nullptr);
        dialog.findChild<QLineEdit*>()->setText(folder.filePath(name));
        QCOMPARE(dialog.acceptButton()->isEnabled(), !begin.isEmpty());
        dialog.acceptButton()->click();
        QFile file(folder.filePath(name));
        QCOMPARE(file.open(QIODevice::ReadOnly), !begin.isEmpty());
        QVERIFY(begin.isEmpty() || file.readAll().startsWith(begin));
    }

    void asksBeforeItReplacesAPicture() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("map.png")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("precious");
        file.close();
        const document::BattleDocument document(ui::emptyBattle());
        for (const bool isReplaced : {false, true}) {
            ui::ExportDialog dialog(document, nullptr);
            dialog.findChild<QLineEdit*>()->setText(file.fileName());
            test::whenOpen<QMessageBox>([isReplaced](QMessageBox& box) {
                QTest::mouseClick(isReplaced ? box.findChild<QPushButton*>(QStringLiteral("confirm"))
                                             : box.button(QMessageBox::Cancel),
                                  Qt::LeftButton);
            });
            dialog.show();
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll() != QByteArray("precious"), isReplaced);
            file.close();
        }
    }

    void exportedSvgKeepsHostileNamesAsText() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("map.svg"));
        for (quint32 number = 0; number < 10; ++number) {
            const QString name = test::hostileText(number);
            battle::Battle battle = ui::emptyBattle();
            battle.title = battle.sides[0].name = name.toStdString();
            document::BattleDocument document(battle);
            battle::Stack stack;
            stack.id = document.freshStackId();
            stack.name = name.toStdString();
            stack.hex = {3, 3};
            stack.units = ui::makeUnits({{2, "Stabber"}}, document, nullptr);
            QVERIFY(document.perform(battle::AddStack{stack, {}}).isDone());
            QFile::remove(path); // of the name before
            ui::ExportDialog dialog(document, nullptr);
            dialog.findChild<QLineEdit*>()->setText(path);
            dialog.acceptButton()->click();
            QVERIFY(!dialog.result().error);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QXmlStreamReader xml(&file);
            QString title;
            while (!xml.atEnd())
                if (xml.readNext() == QXmlStreamReader::StartElement) {
                    QVERIFY(xml.name() != QLatin1String("script") && xml.name() != QLatin1String("img"));
                    if (title.isEmpty() && xml.name() == QLatin1String("title"))
                        title = xml.readElementText();
                }
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            QCOMPARE(title, text::displayName(document.title()));
        }
    }
};

template struct sf::test::Registered<TestBattleDialogs, QApplication>;
#include "test_battle_dialogs.moc"
