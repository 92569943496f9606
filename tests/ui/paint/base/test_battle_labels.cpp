// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/paint/paint_fixture.h"
#include "ui/paint/base/battle_labels.h"
#include "ui/paint/base/square_style.h"
#include "ui/paint/base/theme.h"

#include <QGuiApplication>
#include <QSet>
#include <QTest>

using namespace sf;
using namespace sf::paint;

namespace {

/// Of words with bars between them.
QStringList list(const char* words) {
    return QString::fromUtf8(words).split(u'|');
}

battle::Battle named(const QStringList& names, int side = 0) {
    battle::Battle battle = test::emptyBattle(9, 9);
    for (int i = 0; i < names.size(); ++i)
        test::add(battle, test::stack(names[i].toStdString(), side, {i, 1}, 0, 3));
    return battle;
}

QStringList shown(const battle::Battle& battle, int columns) {
    QStringList names;
    for (const battle::StackPointer& stack : battle.stacks)
        names << BattleLabels::of(battle)->name(*stack, columns);
    return names;
}

battle::Battle ofKinds(const QStringList& kinds) {
    battle::Battle battle = test::emptyBattle(9, 9);
    for (int i = 0; i < kinds.size(); ++i)
        test::add(battle, test::stack("s" + std::to_string(i), 0, {i, 1}, 0, 2, kinds[i].toStdString()));
    return battle;
}

QStringList letters(const battle::Battle& battle) {
    QStringList letters;
    for (const battle::StackPointer& stack : battle.stacks) {
        const TokenStyle token = tokenStyle(battle, stack->units->front(), false);
        letters << QString(token.letters.data(), token.letters[1].isNull() ? 1 : 2);
    }
    return letters;
}

} // namespace

/// Names and letters in little space.
class TestBattleLabels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesDropWhatTheirSideShares() {
        battle::Battle battle = named(list("Alder Bows|Alder Riders|Alder Old Guard"));
        QCOMPARE(shown(battle, 12), list("Bows|Riders|Old Guard"));
        test::add(battle, test::stack("Fen Bows", 1, {1, 2}, 0, 3));
        QCOMPARE(shown(battle, 12).last(), QStringLiteral("Fen Bows")); // alone on its side
        test::add(battle, test::stack("Alder", 0, {2, 2}, 0, 3));
        QCOMPARE(shown(battle, 12).first(), QStringLiteral("Alder Bows")); // nothing would be left of Alder
        battle.stacks.erase(battle.stacks.size() - 1);
        QCOMPARE(shown(battle, 12).first(), QStringLiteral("Bows"));
        const SquareStyle look = squareStyle(battle, *battle.stacks[0], Theme::of(Theme::Kind::Light), 48);
        QCOMPARE(look.label, QStringLiteral("Bows"));
        QCOMPARE(look.name, QStringLiteral("Alder Bows")); // for the stack that is pointed at
    }

    void aNumberIsNoName() {
        QCOMPARE(shown(named(list("Company 1|Company 2")), 12), list("Company 1|Company 2"));
    }

    void longNamesTakeTwoLines() {
        QCOMPARE(shown(named(list("Landing Watch")), 8), list("Landing\nWatch"));
        QCOMPARE(shown(named(list("Landing Watch")), 13), list("Landing Watch"));
    }

    void aRenamedStackIsNoticed() {
        battle::Battle battle = named(list("Alder Bows|Alder Riders"));
        QCOMPARE(shown(battle, 12).first(), QStringLiteral("Bows"));
        battle::Stack other = *battle.stacks[1];
        other.name = "Fen Riders";
        battle.stacks.replace(1, std::make_shared<const battle::Stack>(other));
        QCOMPARE(shown(battle, 12), list("Alder Bows|Fen Riders"));
    }

    void shortenedNamesStayDifferent_data() {
        QTest::addColumn<QStringList>("names");
        QTest::newRow("in the middle")
            << list("Spearmen A of the Stonebridge Guard|Spearmen B of the Stonebridge Guard");
        QTest::newRow("at the end") << list("Stonebridge Crossbowmen of the North 1|Stonebridge Crossbowmen "
                                            "of the North 12|Stonebridge Crossbowmen of the North 2");
        QTest::newRow("in one word") << list(
            "Aaaaaaaaaaaaaaxaaaaaaaaaaaaaaaaa|Aaaaaaaaaaaaaayaaaaaaaaaaaaaaaaa|"
            "Aaaaaaaaaaaaaazaaaaaaaaaaaaaaaab");
        QStringList many;
        for (char letter = 'a'; letter <= 'h'; ++letter)
            many << QStringLiteral("Long%1%2 Name%1%2 Same%3")
                        .arg(QString(10, u'x'), QString(letter == 'a' ? 9 : 10, u'y'))
                        .arg(QLatin1Char(letter));
        QTest::newRow("many") << many;
    }
    void shortenedNamesStayDifferent() {
        QFETCH(QStringList, names);
        const battle::Battle battle = named(names);
        for (int columns = 4; columns < 30; ++columns) {
            const QStringList all = shown(battle, columns);
            QVERIFY2(QSet<QString>(all.begin(), all.end()).size() == names.size(),
                     qPrintable(QStringLiteral("%1: %2").arg(columns).arg(all.join(u'|'))));
            for (const QString& name : all)
                for (const QString& line : name.split(u'\n'))
                    QVERIFY2(line.size() <= columns, qPrintable(line));
        }
    }

    void kindsHaveLettersOfTheirOwn() {
        QCOMPARE(letters(ofKinds(list("Spearman|Slinger|Scout|Shieldman|Archer"))), list("Sp|Sl|Sc|Sh|A"));
        QCOMPARE(letters(ofKinds(list("Spearman|Archer"))), list("S|A"));
        QCOMPARE(letters(ofKinds(list("Spearman|spearman|Spearman"))), list("S|S|S"));
        const QStringList alike = letters(ofKinds(list("Spearman|Spy|Spider|Sp")));
        QCOMPARE(QSet<QString>(alike.begin(), alike.end()).size(), 4);
        // A Square's cells too
        const battle::Battle battle = ofKinds(list("Spearman|Slinger"));
        const SquareStyle look = squareStyle(battle, *battle.stacks[0], Theme::of(Theme::Kind::Light), 48);
        QVERIFY(std::ranges::any_of(look.cells, [](const TokenStyle& cell) {
            return cell.letters == TokenLetters{u'S', u'p'};
        }));
    }

    void numberedUnitsAreOfOneKind() {
        battle::Battle battle = test::emptyBattle(9, 9);
        battle::Stack stack = test::stack("s", 0, {1, 1}, 0, 3);
        for (std::size_t i = 0; i < 3; ++i) {
            stack.units.edit()[i].kind.clear();
            stack.units.edit()[i].name = "Spearman " + std::to_string(i + 9);
        }
        test::add(battle, stack);
        QCOMPARE(letters(battle), list("S"));
    }
};

template struct sf::test::Registered<TestBattleLabels, QGuiApplication>;
#include "test_battle_labels.moc"
