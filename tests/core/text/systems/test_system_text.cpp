// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/systems/battle_systems.h"
#include "core/text/removal_text.h"
#include "core/text/systems/system_text.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;

/// What the rule systems supply in words.
class TestSystemText final : public QObject {
    Q_OBJECT

    static void verifyWords(const Option& option) {
        const std::string name(option.name);
        QVERIFY2(text::optionTitle(option) != QString::fromStdString(name), name.c_str());
        QVERIFY2(text::optionAbout(option).endsWith(u'.'), name.c_str());
        for (int value = 0; value < static_cast<int>(option.words.size()); ++value)
            QVERIFY2(!text::optionValue(option, value).isEmpty(), name.c_str());
    }

private Q_SLOTS:
    void everySystemHasWords() {
        for (const battle::System* system : battle::systems()) {
            QCOMPARE(text::systemWords(system->id()).id, system->id());
            QVERIFY(!text::systemName(system->id()).isEmpty());
            QVERIFY(text::systemConversion(system->id()).startsWith(QLatin1String("Convert to ")));
            for (const battle::Special& special : system->specials())
                QVERIFY2(text::specialAbout(special.word).endsWith(u'.'), std::string(special.word).c_str());
            for (const auto options : {system->options(), battle::sharedOptions()})
                for (const Option& option : options)
                    verifyWords(option);
        }
    }

    void everyRemovalHasWords() {
        using Kind = battle::Removal::Kind;
        std::vector<battle::Removal> removed;
        for (int kind = 0; kind <= static_cast<int>(Kind::Progress); ++kind)
            if (static_cast<Kind>(kind) != Kind::Own)
                removed.push_back({static_cast<Kind>(kind)});
        for (const std::string_view word : {"screens", "leader", "modifiers", "specialBonus"})
            removed.push_back({Kind::Own, {}, 0, 0, {}, word});
        for (const battle::Removal& removal : removed) {
            const QStringList lines = text::removals({removal}, battle::Battle());
            QVERIFY2(lines.size() == 1 && !lines.front().isEmpty(),
                     qPrintable(QString::number(static_cast<int>(removal.kind))));
        }
    }

    void unknownSpecials_data() {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* written, const char* says) {
            QTest::newRow(written) << QByteArray(written) << QString::fromUtf8(says);
        };
        row("rangd", "No rule uses “rangd”. Did you mean “ranged”?");
        row("Flier", "No rule uses “Flier”. Did you mean “flyer”?");
        row("screens anywere", "No rule uses “screens anywere”. Did you mean “screens anywhere”?");
        row("fearless", "No rule uses “fearless”.");
        row("fly", "No rule uses “fly”.");
    }
    void unknownSpecials() {
        QFETCH(QByteArray, written);
        QFETCH(QString, says);
        QCOMPARE(text::unknownSpecial(written.toStdString()), says);
        QVERIFY(text::specialAbout(written.toStdString()).isEmpty());
    }
};

template struct sf::test::Registered<TestSystemText>;
#include "test_system_text.moc"
