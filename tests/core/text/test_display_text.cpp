// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/battle_text.h"
#include "core/text/csv_cell.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/search_text.h"
#include "tests/hostile_text.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;

namespace {

/// How deep the isolates of a line are at its end; -1 where one is closed that was not opened.
int depthAtEnd(const QString& line) {
    int depth = 0;
    for (const QChar c : line) {
        depth += c == QChar(0x2068) ? 1 : c == QChar(0x2069) ? -1 : 0;
        if (depth < 0)
            return depth;
    }
    return depth;
}

bool hasRawControl(const QString& text) {
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        const bool isDirection =
            (c >= QChar(0x202a) && c <= QChar(0x202e)) || c == QChar(0x2066) || c == QChar(0x2067);
        return c.category() == QChar::Other_Control || isDirection || c == QChar(0xfffe) ||
               c == QChar(0xffff);
    });
}

} // namespace

/// Text from documents becomes text to be shown.
class TestDisplayText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void searchesIgnoreCaseAndAccents_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("case") << QStringLiteral("Ford Watch") << QStringLiteral("ford w");
        QTest::newRow("accents") << QStringLiteral("Écuyers d’Åland") << QStringLiteral("ecuyers d’a");
        QTest::newRow("accents typed") << QStringLiteral("Ecuyers") << QStringLiteral("éc");
        QTest::newRow("composed") << QStringLiteral("Gr\u00fcn") << QStringLiteral("Gru\u0308n");
        QTest::newRow("isolated") << QStringLiteral("\u2068\u05d0\u05d1\u2069 x")
                                  << QStringLiteral("\u05d1 x");
        QTest::newRow("wide") << QStringLiteral("\uff21\uff22") << QStringLiteral("ab");
    }
    void searchesIgnoreCaseAndAccents() {
        QFETCH(const QString, text);
        QFETCH(const QString, words);
        QVERIFY2(text::searchable(text).contains(text::searchable(words)),
                 qPrintable(text::searchable(text) + u'|' + text::searchable(words)));
    }

    void namesAreSortedAsPeopleDo() {
        QStringList names{QStringLiteral("Stabber 10"), QStringLiteral("stabber 9"), QStringLiteral("Zoë"),
                          QStringLiteral("Éclair"),     QStringLiteral("Stabber 2"), QStringLiteral("Ford")};
        std::sort(names.begin(), names.end(),
                  [](const QString& a, const QString& b) { return text::compareNames(a, b) < 0; });
        QCOMPARE(names.join(u'|'), QStringLiteral("Éclair|Ford|Stabber 2|stabber 9|Stabber 10|Zoë"));
    }

    void names_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* what, const QString& name, const QString& shown) {
            QTest::newRow(what) << name << shown;
        };
        row("plain", QStringLiteral("Ford Watch"), QStringLiteral("Ford Watch"));
        row("other letters", QStringLiteral("Gr\u00fc\u00dfe \u4e2d \U0001F680"),
            QStringLiteral("Gr\u00fc\u00dfe \u4e2d \U0001F680"));
        row("escape", QStringLiteral("a\u001b[31m"), QStringLiteral("a\u241b[31m"));
        row("null", QStringLiteral("a") + QChar(0), QStringLiteral("a\u2400"));
        row("line ends", QStringLiteral("a\nb\tc\rd\u2028e"),
            QStringLiteral("a\u240ab\u2409c\u240dd\u2424e"));
        row("delete and C1", QStringLiteral("\u007f\u009b\u0085"), QStringLiteral("\u2421\ufffd\u2424"));
        row("override", QStringLiteral("a\u202eb\u202c"), QStringLiteral("a\ufffdb\ufffd"));
        row("isolates", QStringLiteral("\u2066a\u2069"), QStringLiteral("\ufffda\ufffd"));
        row("unclosed isolate", QStringLiteral("\u2068a"), QStringLiteral("\ufffda"));
        row("right to left", QStringLiteral("\u05d0\u05d1"), QStringLiteral("\u2068\u05d0\u05d1\u2069"));
        row("old right to left", QStringLiteral("\U00010900"), QStringLiteral("\u2068\U00010900\u2069"));
        row("mark", QStringLiteral("a\u200fb"), QStringLiteral("\u2068a\u200fb\u2069"));
        row("isolate left open", QStringLiteral("\u05d0\u2069\u05d1"),
            QStringLiteral("\u2068\u05d0\ufffd\u05d1\u2069"));
        row("no characters", QString(QChar(0xfffe)) + QChar(0xffff), QStringLiteral("\ufffd\ufffd"));
        row("half pairs", QString(QChar(0xd83d)) + u'a' + QChar(0xdc00), QStringLiteral("\ufffda\ufffd"));
        row("empty", QString(), QString());
    }

    void names() {
        QFETCH(const QString, name);
        QFETCH(const QString, shown);
        QCOMPARE(text::displayName(name), shown);
        QCOMPARE(text::displayName(shown), shown);
        QCOMPARE(text::displayText(shown), shown);
    }

    void linesStayLines() {
        QCOMPARE(text::displayText(QStringLiteral("a\n\tb\u001b\u2068c\u05d0\u2069\u202e\u200e")),
                 QStringLiteral("a\n\u2409b\u241b\u2068c\u05d0\u2069\ufffd\ufffd"));
        // An isolate ends with its line.
        QCOMPARE(text::displayText(QStringLiteral("\u2068a\nb\u2069")), QStringLiteral("\ufffda\nb\ufffd"));
    }

    void isolationCanBeTakenOff() {
        QCOMPARE(text::withoutIsolates(text::displayName(QStringLiteral("\u05d0"))),
                 QStringLiteral("\u05d0"));
    }

    /// Whatever the name, the text around it keeps its order, and converting it twice changes nothing.
    void tenThousandHostileNames() {
        for (quint32 number = 0; number < 10'000; ++number) {
            const QString name = test::hostileText(number);
            const QString shown = text::displayName(name);
            QVERIFY2(!hasRawControl(shown), qPrintable(QString::number(number)));
            QCOMPARE(depthAtEnd(shown), 0);
            QCOMPARE(text::displayName(shown), shown);
            QCOMPARE(text::displayText(shown), shown);
            const QString whole = text::displayText(name);
            QCOMPARE(text::displayText(whole), whole);
            for (const QString& line : whole.split(u'\n'))
                QCOMPARE(depthAtEnd(line), 0);
        }
    }

    void wordsAreMadeOfShownNames() {
        battle::Battle battle;
        battle.sides = {{test::evilName.toStdString(), 0, {}}};
        battle::Stack stack;
        stack.id = battle::StackId("s");
        stack.name = test::evilName.toStdString();
        battle::Unit unit;
        unit.name = test::evilName.toStdString();
        for (const QString& shown :
             {text::stackName(stack), text::unitName(unit), text::sideName(battle, 0),
              text::refusal({battle::Reason::UnknownStack, {}, {test::evilName.toStdString()}, {}}, battle),
              text::action(battle::RenameStack{stack.id, test::evilName.toStdString()}, battle),
              text::action(battle::SetTitle{test::evilName.toStdString()}, battle)}) {
            QVERIFY2(!hasRawControl(shown), qPrintable(shown));
            QVERIFY(shown.contains(QStringLiteral("\u241b[31m")));
            QCOMPARE(text::displayText(shown), shown);
        }
    }

    /// Stacked marks would be drawn over the lines above and below.
    void marks() {
        const QString mark(QChar(0x0301));
        const QString enclosing(QChar(0x20dd));
        const QString joiner(QChar(0x200d));
        const QString two = u'e' + mark + mark;
        QCOMPARE(text::displayName(u'e' + mark), u'e' + mark);
        QCOMPARE(text::displayName(two), two);
        QCOMPARE(text::displayName(u'e' + mark.repeated(50) + u'b'), two + u'b');
        QCOMPARE(text::displayName(two + enclosing.repeated(9)), two);
        QCOMPARE(text::displayName(two + (joiner + mark).repeated(9)), two + joiner.repeated(9));
        QCOMPARE(text::displayText(two + mark + u'\n' + two + mark), two + u'\n' + two);
        QCOMPARE(text::displayName(QStringLiteral("\u0426\u0483\u0483\u0483")),
                 QStringLiteral("\u0426\u0483\u0483"));
    }

    void invisible() {
        QCOMPARE(text::withInvisible(QStringLiteral("a b")), QStringLiteral("a b"));
        QCOMPARE(text::withInvisible(QStringLiteral("a\u00a0b\u200b\u3000\ufeff\u00ad")),
                 QStringLiteral("a⟨U+00A0⟩b⟨U+200B⟩⟨U+3000⟩⟨U+FEFF⟩⟨U+00AD⟩"));
        QCOMPARE(text::withInvisible(QStringLiteral("\U0001F680 \U000E0020")),
                 QStringLiteral("\U0001F680 ⟨U+E0020⟩"));
    }

    void cells_data() {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("cell");
        const auto row = [](const char* what, const QString& value, const QString& cell) {
            QTest::newRow(what) << value << cell;
        };
        row("plain", QStringLiteral("Ford, Watch"), QStringLiteral("\"Ford, Watch\""));
        row("quotes", QStringLiteral("the \"Red\""), QStringLiteral("\"the \"\"Red\"\"\""));
        row("number", QStringLiteral("-3"), QStringLiteral("\"-3\""));
        row("lines", QStringLiteral("a\n=b"), QStringLiteral("\"a\u240a=b\""));
        row("from the right", QStringLiteral("\u05d0"), QStringLiteral("\"\u05d0\""));
        for (const char* formula : {"=cmd|' /C calc'!A0 wins", "+1+cmd|x", "-2+3", "@SUM(A1)", " =1",
                                    "\u00a0=1", "\u200b=1", "\ufeff=1", "\uff1d1", "'=1", "-3 wins"})
            row(formula, QString::fromUtf8(formula),
                QStringLiteral("\"'%1\"").arg(QString::fromUtf8(formula)));
        row("tab", QStringLiteral("\t=1"), QStringLiteral("\"\u2409=1\""));
    }
    /// No cell of a table does anything in a spreadsheet.
    void cells() {
        QFETCH(QString, value);
        QFETCH(QString, cell);
        QCOMPARE(text::csvCell(value), cell);
    }
};

template struct sf::test::Registered<TestDisplayText>;
#include "test_display_text.moc"
