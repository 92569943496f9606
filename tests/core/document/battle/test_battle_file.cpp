// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/limits.h"
#include "core/rules/smm/fight/battle_state.h"
#include "tests/core/document/opened_battle.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sf;
using namespace sf::document;

namespace {

const QByteArray sample = [] {
    QFile file(QStringLiteral(SQUAREFRONT_TEST_DATA "/battle/ford.sqf"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}();

QByteArray with(const char* from, const char* to) {
    QByteArray bytes = sample;
    bytes.replace(from, to);
    Q_ASSERT(bytes != sample);
    return bytes;
}

QString errorOf(const QByteArray& bytes) {
    const Loaded loaded = loadBytes(bytes);
    const auto* error = std::get_if<LoadError>(&loaded);
    return error ? error->text(QStringLiteral("f.sqf")) : QString();
}

QByteArray savedAgain(const QByteArray& bytes) {
    const Loaded loaded = loadBytes(bytes);
    if (const auto* error = std::get_if<LoadError>(&loaded))
        return "error: " + error->text(QStringLiteral("f")).toUtf8();
    return std::get<std::unique_ptr<Document>>(loaded)->serialised();
}

void row(const char* name, const QByteArray& bytes, const char* says) {
    QTest::newRow(name) << bytes << QString::fromUtf8(says);
}

void addBadText() {
    row("empty", "", "line 1, column 1");
    row("list", " []", "f.sqf: line 1, column 2: expected a JSON object, found \"[\"");
    row("behind a byte-order mark", "\xEF\xBB\xBF{x", "line 1, column 2");
    row("truncated", sample.left(400), "line 4, column 52");
    row("invalid UTF-8", with("Ford", "F\xFFrd"), "valid UTF-8");
    row("behind the end", sample + "x", "the end of the file");
    row("zero byte", sample + '\0' + "x", "0x00");
    row("newer", with("\"squarefront\": 1", "\"squarefront\": 2"), "squarefront");
    row("version 0", with("\"squarefront\": 1", "\"squarefront\": 0"), "squarefront");
    row("version by exponent", with("\"squarefront\": 1", "\"squarefront\": 1e0"),
        "squarefront: expected version 1, found 1e0");
    row("much newer", with("\"squarefront\": 1", "\"squarefront\": 99999999999"),
        "squarefront: expected version 1, which this program knows, found the newer version 99999999999");
    row("newer game", R"({"kind": "imperio", "record": [], "squarefront": 2})", "the newer version 2");
    row("dungeon 0", R"({"kind": "encounter", "people": [], "encounters": [], "squarefront": 0})",
        "squarefront: expected version 1, found 0");
    row("game of no version", R"({"kind": "imperio", "record": []})", "\"squarefront\"");
    row("kind is a list", with("\"battle\"", "[]"), "kind: expected text that is not empty");
    row("no version", with("\"squarefront\": 1, ", ""), "\"squarefront\"");
    row("other kind", with("\"battle\"", "\"picnic\""), "kind: expected");
    row("repeated key", with("\"id\": \"u9\"", "\"id\": \"u9\", \"id\": \"u8\""), "stacks[0].units[1].id");
    row("key repeated behind another", with("\"id\": \"u9\"", "\"id\": \"u9\", \"level\": 1, \"id\": \"u8\""),
        "stacks[0].units[1].id: expected each key once");
    row("repeated unknown key", with("\"a\": 1.50e3", "\"a\": 1, \"a\": 2"), "own.a");
    row("deep", with("1.50e3", qPrintable(QString(100'000, QLatin1Char('[')))), "nesting");
}

void addBadMaps() {
    row("no sides", with("\"sides\"", "\"tides\""), "f.sqf: sides: expected the key \"sides\", found none");
    row("no stacks", with("\"stacks\": [{", "\"stocks\": [{"), "f.sqf: stacks: expected the key \"stacks\"");
    row("no columns", with("\"columns\": 24, ", ""), "\"columns\"");
    row("large map", with("\"columns\": 24", "\"columns\": 1001"), "map.columns");
    row("fraction", with("\"columns\": 24", "\"columns\": 24.0"), "map.columns");
    row("huge number", with("\"columns\": 24", "\"columns\": 99999999999999999999"), "map.columns");
    row("number too large for JSON", with("1.50e3", "1e400"), "a number of at most 1e308");
    row("terrain off", with("[4, 7]", "[24, 7]"), "map.terrain[0].hex");
    row("terrain twice", with("[1, 1]", "[4, 7]"),
        "map.terrain[1].hex: expected a hex that no other entry has, found [4, 7]");
    row("structure off", with("[8, 3]", "[8, -1]"), "map.structures[0].hex");
    row("stack off", with("\"hex\": [5, 5]", "\"hex\": [5, 16]"), "stacks[0].hex");
    row("hex left of the map", with("\"hex\": [5, 5]", "\"hex\": [-1, 5]"),
        "stacks[0].hex[0]: expected a whole number from 0 to 999, found -1");
    row("hex of three", with("\"hex\": [5, 5]", "\"hex\": [5, 5, 5]"), "stacks[0].hex");
}

void addBadStacks() {
    row("side", with("\"side\": 0", "\"side\": 2"), "stacks[0].side");
    row("no side", with("\"side\": 0, ", ""), "stacks[0]: expected the key \"side\"");
    row("facing", with("\"facing\": 2", "\"facing\": 6"), "stacks[0].facing");
    row("posture", with("\"offensive\"", "\"offence\""), "stacks[0].posture");
    row("leader", with("\"leader\": \"u9\"", "\"leader\": \"u1\""), "stacks[0].leader");
    row("screens", with("{\"structure\": \"gate\"}", "{\"structure\": \"gat\"}"), "stacks[0].screens");
    row("screens nothing known", with("{\"structure\": \"gate\"}", "{\"gate\": 1}"), "stacks[0].screens");
    row("screens two", with("{\"structure\": \"gate\"}", "{\"structure\": \"gate\", \"unit\": \"u1\"}"),
        "stacks[0].screens");
    row("formed", with("[\"u1\", \"u9\"]", "[\"u1\", \"u1\"]"), "stacks[0].formed");
    row("unit twice", with("\"id\": \"u9\"", "\"id\": \"u1\""), "stacks[0].units[1].id");
    row("kind", with("\"kind\": \"Stabber\"", "\"kind\": \"Stab\""), "stacks[0].units[0].kind");
    row("hits", with("\"hits\": 14", "\"hits\": 0"), "stacks[0].units[1].hits");
    row("no hits", with(", \"hits\": 14", ""), "stacks[0].units[1].hits");
    row("negative", with("\"hits\": 14", "\"hits\": -4"), "found -4");
    row("hitsLeft", with("\"hitsLeft\": 3", "\"hitsLeft\": 5"), "stacks[0].units[0].hitsLeft");
    row("wrong type", with("\"warlord\": true", "\"warlord\": 1"), "stacks[0].units[1].warlord");
}

void addBadRulesAndMore() {
    row("house rule", with("\"frontArc\": 3", "\"frontArc\": 2"),
        "houseRules.frontArc: expected 1 or 3, found 2");
    row("house rule of words", with("\"frontArc\": 3", "\"moderateCounts\": 2"),
        "expected \"table\", \"rows\" or \"completeRows\", found 2");
    row("house rule of numbers", with("\"frontArc\": 3", "\"attackDie\": 1"),
        "houseRules.attackDie: expected a whole number from 2 to 1,000, found 1");
    row("house rule of the other system",
        with("\"rules\": \"smm\", \"houseRules\": {\"frontArc\": 3",
             "\"rules\": \"multiplier\", \"houseRules\": {\"frontArc\": 2"),
        "houseRules.frontArc: expected 1 or 3, found 2");
    const char* fighting = "\"stacks\": [\"r1\", \"b1\"]";
    row("conflict", with(fighting, "\"stacks\": [\"r2\"]"), "conflicts[0].stacks[0]");
    row("Conflict of nobody", with(fighting, "\"stacks\": []"),
        "conflicts[0].stacks: expected stacks of at least two sides, found none");
    row("Conflict without stacks", with(fighting, "\"who\": []"), "conflicts[0].stacks: expected stacks of");
    row("Conflict of one side", with(fighting, "\"stacks\": [\"r1\"]"),
        "conflicts[0].stacks: expected stacks of at least two sides, found one side");
    row("twice in a Conflict", with(fighting, "\"stacks\": [\"r1\", \"r1\"]"),
        "conflicts[0].stacks[1]: expected a stack that is in no Conflict yet, found \"r1\"");
    row("number of no Conflict", with(fighting, "\"stacks\": [\"r1\", \"b1\"], \"number\": 0"),
        "conflicts[0].number: expected a whole number from 1 to 20,000, found 0");
    row("in two Conflicts", with("\"conflicts\": [", "\"conflicts\": [{\"stacks\": [\"r1\"]}, "),
        "conflicts[1].stacks[0]: expected a stack that is in no Conflict yet");
    row("pending of nobody", with("{\"x\": 1}", "{\"id\": \"u7\", \"level\": 2}"),
        "stacks[0].pending[0].id: expected each unit of the stack once, found \"u7\"");
    row("pending of another stack", with("{\"x\": 1}", "{\"id\": \"e1\", \"hits\": 2}"),
        "stacks[0].pending[0].id");
    row("pending twice", with("{\"x\": 1}", "{\"id\": \"u1\", \"hits\": 2}, {\"id\": \"u1\", \"hits\": 3}"),
        "stacks[0].pending[1].id");
    row("pending of no id", with("{\"x\": 1}", "{\"level\": 2}"),
        "stacks[0].pending[0]: expected the key \"id\"");
    row("pending of an unknown kind", with("{\"x\": 1}", "{\"id\": \"u1\", \"kind\": \"Stab\"}"),
        "stacks[0].pending[0].kind: expected a name of unitKinds, found \"Stab\"");
    row("pending without hits", with("{\"x\": 1}", "{\"id\": \"u1\", \"level\": 2}"),
        "stacks[0].pending[0].hits");
    row("journal", with("{\"n\": 5", "{\"n\": 4"), "journal[1].n");
    row("half a pair", with("a\\\"b", "a\\udef2"), "half of a surrogate pair");
    row("half a pair in a key", with("\"scar\"", "\"\\uDC00\""), "half of a surrogate pair");
    row("color", with("#B03030", "#B0303g"), "sides[0].color");
}

} // namespace

/// Battle files: what is preserved, what is refused, and where the error points.
class TestBattleFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsUnknownSurvives() {
        const QByteArray once = savedAgain(sample);
        for (const char* kept :
             {"\"motto\":\"on\"", "\"age\":9", "\"lava\"", "\"doors\":2", "\"wind\":\"N\"", "\"smell\":true",
              "\"scar\":null", "\"x\":{\"y\":[]}", "\"own\":{\"a\":1.50e3}", "\"ours\":[1,2.5]",
              "\"pending\":[{\"x\":1}]", "\"formed\":[\"u1\",\"u9\"]", "{\"n\":5,\"undo\":4}",
              "\"initiative\":{\"r1\":7}", "a\\\"b\\\\\\u0007é"})
            QVERIFY2(once.contains(kept), qPrintable(QString::fromUtf8(once) + QLatin1String(kept)));
        QCOMPARE(savedAgain(once), once);
    }

    void whatIsUnknownOfScreensStaysWithThem() {
        auto document =
            test::opened(with("{\"structure\": \"gate\"}", "{\"why\": [1], \"structure\": \"gate\"}"));
        const QByteArray kept = R"("screens":{"structure":"gate","why":[1]})";
        QVERIFY(document->serialised().contains(kept));
        QVERIFY(document->perform(battle::SetScreens{battle::StackId("r1"), battle::UnitId("u1")}).isDone());
        QVERIFY(document->serialised().contains(R"("screens":{"unit":"u1"})"));
        document->undo();
        QVERIFY(document->serialised().contains(kept));
    }

    /// Without numbers, as older versions wrote them, they get the first that are free.
    void conflictsKeepTheirNumbers() {
        const char* stacks = "\"stacks\": [\"r1\", \"b1\"]";
        const auto old = test::opened(sample);
        QCOMPARE(smm::conflictsOf(old->battle()).front().number, 1);
        QVERIFY(old->serialised().contains("\"number\":1"));
        const auto kept = test::opened(with(stacks, "\"stacks\": [\"r1\", \"b1\"], \"number\": 5"));
        QCOMPARE(smm::conflictsOf(kept->battle()).front().number, 5);
        QCOMPARE(smm::conflictsOf(test::opened(kept->serialised())->battle()).front().number, 5);
    }

    void byteOrderMarkIsSkipped() { QCOMPARE(savedAgain("\xEF\xBB\xBF" + sample), savedAgain(sample)); }

    void keysInAnyOrder() {
        QByteArray bytes = sample;
        bytes.replace("\"kind\": \"battle\", ", "");
        bytes.chop(1);
        QCOMPARE(savedAgain(bytes + ", \"kind\": \"battle\"}"), savedAgain(sample));
    }

    void badInput_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        addBadText();
        addBadMaps();
        addBadStacks();
        addBadRulesAndMore();
    }
    void badInput() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const QString error = errorOf(bytes);
        QVERIFY2(error.contains(says), qPrintable(error));
        QVERIFY(error.startsWith(QLatin1String("f.sqf: ")) && !error.contains(QLatin1Char('\n')));
    }

    void aMillionUnits() {
        QByteArray bytes =
            "{\"squarefront\":1,\"kind\":\"battle\",\"sides\":[{}],\"map\":{\"columns\":9,\"rows\":9},"
            "\"stacks\":[";
        constexpr int stacks = limits::units / limits::unitsOfStack;
        for (int stack = 0; stack < stacks; ++stack) {
            const QByteArray id = QByteArray::number(stack);
            bytes +=
                (stack > 0 ? ",{\"id\":\"s" : "{\"id\":\"s") + id + "\",\"side\":0,\"hex\":[1,1],\"units\":[";
            for (int i = 0; i < limits::unitsOfStack; ++i)
                bytes += "{\"id\":\"u" + id + '.' + QByteArray::number(i) + "\",\"hits\":1},";
            bytes.chop(1);
            bytes += "]}";
        }
        bytes += "]}";
        const auto document = test::opened(bytes);
        QCOMPARE(static_cast<int>(document->battle().stacks.size()), stacks);
        QCOMPARE(static_cast<int>(document->battle().stacks[0]->units->size()), limits::unitsOfStack);
    }

    void aFileThatIsTooLarge() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("large.sqf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(limits::fileBytes + 1)); // of one hole
        const Loaded loaded = load(path);
        const auto* error = std::get_if<LoadError>(&loaded);
        QVERIFY(error && error->text(path).contains(QLatin1String("at most")));
        QVERIFY(error->text(path).startsWith(path));
    }

    void aFolderAndNothing() {
        const QTemporaryDir folder;
        QVERIFY(std::holds_alternative<LoadError>(load(folder.path())));
        QVERIFY(std::holds_alternative<LoadError>(load(folder.filePath(QStringLiteral("none.sqf")))));
    }

    void undoOfAllIsTheFirst() {
        auto document =
            test::opened(with(" \"journal\": [{\"n\": 4, \"do\": \"move\", \"stack\": \"r1\", \"to\": "
                              "[5, 5]}, {\"n\": 5, \"undo\": 4}],",
                              ""));
        const battle::Battle first = document->battle();
        QVERIFY(document->perform(battle::MoveStack{battle::StackId("r1"), {6, 6}, true}).isDone());
        QVERIFY(document
                    ->perform({battle::SetTitle{"Other"}, battle::PaintTerrain{{{4, 7}}, "open"}},
                              QStringLiteral("Two"))
                    .isDone());
        QVERIFY(!document->perform(battle::MoveStack{battle::StackId("r7"), {6, 6}, true}).isDone());
        QCOMPARE(document->stepCount(), 2);
        const battle::Battle last = document->battle();
        document->goToStep(0);
        QVERIFY(document->battle() == first);
        QVERIFY(!document->isModified());
        document->goToStep(2);
        QVERIFY(document->battle() == last);
        QCOMPARE(static_cast<int>(document->journal().size()), 6);
    }

    void savedWithBackup() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("b.sqf"));
        auto document = test::opened(sample);
        QVERIFY(!save(*document, path).error);
        QVERIFY(document->perform(battle::SetTitle{"Other"}).isDone());
        QVERIFY(document->isModified());
        QVERIFY(!save(*document, path).error);
        QVERIFY(!document->isModified());
        const Loaded again = load(path);
        QCOMPARE(std::get<std::unique_ptr<Document>>(again)->title(), QStringLiteral("Other"));
        const Loaded older = load(path + QLatin1Char('~'));
        QCOMPARE(std::get<std::unique_ptr<Document>>(older)->title(), QStringLiteral("Ford"));
        const auto error = save(*document, folder.filePath(QStringLiteral("none/b.sqf"))).error;
        QVERIFY(error && error->contains(QLatin1String("none/b.sqf")));
    }
};

template struct sf::test::Registered<TestBattleFile, QCoreApplication>;
#include "test_battle_file.moc"
