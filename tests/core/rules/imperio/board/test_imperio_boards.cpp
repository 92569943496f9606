// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/board_text.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/board_reader.h"
#include "tests/core/rules/dice/endless_dice.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::imperio;
using sf::test::Endless;

namespace {

constexpr const char* middle = "OOOOOOOOO\nOOOOOOOOO\nOOOOOOOOO\nOOOOOOOOO\nOOOOOOOOO\n";
constexpr const char* example = "FPFFAFFPF\nKBAKHKABK\n";
constexpr const char* exampleDefender = "TRCCECCRT\nMSRSRMRSM\n";

std::string exampleText() {
    return std::string(example) + middle + exampleDefender +
           "\nReinforcements:\n\nKx6; Ax10; Px14; Fx20\nCx5; Rx20; Mx10; Sx15\n";
}

} // namespace

/// Text boards as people paste them (IMP-2).
class TestImperioBoards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSourcesExample() {
        const PastedBoard pasted = readBoard(exampleText());
        QVERIFY(pasted.errors.empty());
        const Deployment& attacker = pasted.deployments[0].value();
        const Deployment& defender = pasted.deployments[1].value();
        QCOMPARE(attacker.kinds[13], std::optional(Kind::Headquarters)); // H = R2C5
        QCOMPARE(defender.kinds[4], std::optional(Kind::Headquarters));  // E = R8C5
        QCOMPARE(attacker.reinforcements.of(Kind::Footsoldier), 20);
        QCOMPARE(defender.reinforcements.of(Kind::Knight), 5);
        QVERIFY(sourceExample()[0] == attacker && sourceExample()[1] == defender);
        QVERIFY(problems(attacker, {}).empty());
        QVERIFY(problems(defender, {}).empty());
    }

    /// A8: as it stands in the first post, with eight rows.
    void theExampleAsItsAuthorWroteIt() {
        QString text = QString::fromStdString(exampleText());
        const QString open = QStringLiteral("OOOOOOOOO\n");
        QCOMPARE(text.count(open), 5);
        text.remove(text.indexOf(open), open.size());
        const PastedBoard pasted = readBoard(text.toStdString());
        QVERIFY(pasted.errors.empty());
        QVERIFY(pasted.deployments[0] == sourceExample()[0] && pasted.deployments[1] == sourceExample()[1]);
        text.remove(text.indexOf(open), open.size());
        QCOMPARE(readBoard(text.toStdString()).errors.size(), std::size_t{1}); // seven rows are too few
    }

    void oneSideAlone() {
        const PastedBoard attacker = readBoard("F P F F A F F P F\r\n\r\nKBAKHKABK # back to front\r\nKx6");
        QVERIFY(attacker.errors.empty());
        QVERIFY(attacker.deployments[0] && !attacker.deployments[1]);
        QCOMPARE(attacker.deployments[0]->reinforcements.of(Kind::Knight), 6);
        const PastedBoard defender = readBoard(std::string("defender deploys\n") + exampleDefender);
        QVERIFY(defender.errors.empty());
        QVERIFY(!defender.deployments[0] && defender.deployments[1]);
    }

    void aWholeRecord() {
        const std::string record = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\ndefender deploys\n" +
                                   std::string(exampleDefender) + "attacker deploys\n" + example +
                                   "defender alters\nR9C1 M-S\nplay\n1a end\n";
        const PastedBoard pasted = readBoard(record);
        QVERIFY(pasted.errors.empty());
        QCOMPARE(pasted.deployments[1]->kinds[9], std::optional(Kind::Footsoldier));
        QCOMPARE(readBoard(record + "1d R1C1-R1C2\n").errors.at(0).line, 14);
    }

    void offences_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("errors"); ///< line and rule, each
        const QString whole = QString::fromStdString(exampleText());
        const auto row = [](const char* name, const QString& text, const char* errors) {
            QTest::newRow(name) << text << QString::fromLatin1(errors);
        };
        row("nothing", QString(), "1 IMP-1");
        row("noise", QStringLiteral("hello world"), "1 IMP-1");
        row("eight rows", QString(whole).remove(0, 10), "8 IMP-1");
        row("a short row", QString(whole).remove(0, 1), "1 IMP-1");
        row("a long row", QLatin1Char('F') + whole, "1 IMP-1");
        row("unknown letter", QString(whole).replace(0, 1, QStringLiteral("Z")), "1 IMP-2");
        row("other side's letter", QString(whole).replace(0, 1, QStringLiteral("S")), "1 IMP-2");
        row("in the middle", QString(whole).replace(40, 1, QStringLiteral("K")), "5 IMP-5");
        row("two at once",
            QString(whole).replace(0, 1, QStringLiteral("Z")).replace(40, 1, QStringLiteral("K")),
            "1 IMP-2, 5 IMP-5");
        row("bases in reserve", QString(whole).replace(QLatin1String("Kx6"), QLatin1String("Bx6")),
            "13 IMP-5");
        row("a kind twice", QString(whole).replace(QLatin1String("Kx6"), QLatin1String("Fx6")), "13 ");
        row("too many", QString(whole).replace(QLatin1String("Kx6"), QLatin1String("Kx99999999999999999999")),
            "13 IMP-5");
        row("whose reserve", QLatin1String(example) + QStringLiteral("Cx5"), "3 IMP-2");
        row("a line without end", QString(100'000, u'O'), "1 ");
    }
    void offences() {
        QFETCH(const QString, text);
        QFETCH(const QString, errors);
        QStringList found;
        for (const RecordError& error : readSetup(text.toStdString()).errors)
            found << QString::number(error.line) + u' ' + QString::fromStdString(error.rule().text());
        QVERIFY2(found.join(QStringLiteral(", ")).startsWith(errors),
                 qPrintable(found.join(QStringLiteral(", "))));
    }

    void bothFormsReadBack() {
        QVERIFY(rc::check("boards in letters and in colours", [](unsigned seed) {
            Endless dice(seed);
            Game game;
            for (Deployment& deployment : game.deployments) {
                deployment = randomDeployment({}, dice);
                deployment.reinforcements = {};
            }
            std::string letters;
            for (const std::string& row : boardRows(game.board()))
                letters += row + '\n';
            for (const std::string& text : {letters, boardBBCode(game.board())}) {
                const PastedBoard pasted = readBoard(text);
                RC_ASSERT(pasted.errors.empty());
                for (const Side side : sides)
                    RC_ASSERT(pasted.deployments[indexOf(side)] == game.deployments[indexOf(side)]);
            }
        }));
    }

    void formationsReadBack() {
        QVERIFY(rc::check("formations", [](unsigned seed) {
            Endless dice(seed);
            const Deployment deployment = randomDeployment({}, dice);
            for (const Side side : sides) {
                const PastedBoard pasted = readBoard(formationText(deployment, side));
                RC_ASSERT(pasted.errors.empty());
                RC_ASSERT(pasted.deployments[indexOf(side)] == deployment);
            }
        }));
    }
};

template struct sf::test::Registered<TestImperioBoards>;
#include "test_imperio_boards.moc"
