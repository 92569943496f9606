// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_orders.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/io/input_file.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/smm/fight/battle_state.h"
#include "tests/core/document/opened_battle.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace sf;
using namespace sf::document;

namespace {

QByteArray number(int value) {
    return QByteArray::number(value);
}

/// "[" and so many entries "]".
QByteArray list(int count, const std::function<QByteArray(int)>& entry) {
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += (i == 0 ? "" : ",") + entry(i);
    return '[' + text + ']';
}

QByteArray object(int count, const QByteArray& value) {
    const QByteArray text = list(count, [&](int i) { return "\"k" + number(i) + "\":" + value; });
    return '{' + text.mid(1, text.size() - 2) + '}';
}

QByteArray stack(int i, const QByteArray& more = {}) {
    return "{\"id\":\"s" + number(i) + "\",\"side\":" + number(i % 2) + ",\"hex\":[1," + number(1 + i % 2) +
           "],\"units\":[{\"id\":\"u" + number(i) + "\",\"hits\":1}]" + more + '}';
}

QByteArray battleOf(const QByteArray& stacks, const QByteArray& more = {}) {
    return "{\"squarefront\":1,\"kind\":\"battle\",\"sides\":[{},{}],\"map\":{\"columns\":9,\"rows\":9},"
           "\"stacks\":" +
           stacks + more + '}';
}

QByteArray oneStack(const QByteArray& more) {
    return battleOf('[' + stack(0, more) + ']');
}

QByteArray dungeonOf(const QByteArray& people, const QByteArray& encounters, const QByteArray& more = {}) {
    return "{\"squarefront\":1,\"kind\":\"encounter\",\"people\":" + people +
           ",\"encounters\":" + encounters + more + '}';
}

QByteArray encounterOf(int i, const QByteArray& monsters) {
    return "{\"id\":\"e" + number(i) + "\",\"monsters\":" + monsters + '}';
}

QByteArray monsters(int from, int count) {
    return list(count, [=](int i) { return "{\"id\":\"m" + number(from + i) + "\",\"hp\":1,\"damage\":1}"; });
}

QString errorOf(const QByteArray& bytes) {
    const Loaded loaded = loadBytes(bytes);
    const auto* error = std::get_if<LoadError>(&loaded);
    return error ? error->text(QStringLiteral("f")) : QString();
}

QString wrong(const std::variant<QByteArray, LoadError>& input) {
    const auto* error = std::get_if<LoadError>(&input);
    return error ? error->text(QStringLiteral("f")) : QString();
}

void row(const char* name, const QByteArray& fits, const QByteArray& tooMuch, const char* says) {
    QTest::newRow(name) << fits << tooMuch << QString::fromUtf8(says);
}

void addBattles() {
    const auto many = [](int count) { return battleOf(list(count, [](int i) { return stack(i); })); };
    row("stacks", many(limits::stacks), many(limits::stacks + 7),
        "f: stacks: expected at most 10,000 stacks, found 10,007");
    const auto modifiers = [](int count) {
        return oneStack(",\"modifiers\":" + list(count, [](int) { return "{}"; }));
    };
    row("modifiers", modifiers(100), modifiers(101),
        "f: stacks[0].modifiers: expected at most 100 entries, found 101");
    const auto specials = [](int count) {
        return battleOf("[]", ",\"unitKinds\":{\"A\":{\"specials\":" + list(count, [](int) {
                                  return "\"swim\"";
                              }) + "}}");
    };
    row("specials", specials(100), specials(101), "f: unitKinds.A.specials: expected at most 100 entries");
    const auto kinds = [](int count) { return battleOf("[]", ",\"unitKinds\":" + object(count, "{}")); };
    row("kinds", kinds(limits::unitKinds), kinds(limits::unitKinds + 1),
        "f: unitKinds: expected at most 10,000 entries, found 10,001");
    const auto rules = [](int count) { return battleOf("[]", ",\"houseRules\":" + object(count, "1")); };
    row("house rules", rules(1000), rules(1001), "f: houseRules: expected at most 1,000 entries");
    const auto structures = [](int count) {
        return battleOf("[]").replace("\"rows\":9", "\"rows\":9,\"structures\":" + list(count, [](int i) {
                                                        return "{\"id\":\"" + number(i) + "\",\"hex\":[1,1]}";
                                                    }));
    };
    row("structures", structures(limits::structures), structures(limits::structures + 1),
        "f: map.structures: expected at most 10,000 entries");
}

void addDungeons() {
    const auto people = [](int count) {
        return dungeonOf(list(count, [](int i) { return "{\"id\":\"p" + number(i) + "\",\"level\":1}"; }),
                         "[]");
    };
    row("people", people(limits::people), people(limits::people + 2),
        "f: people: expected at most 10,000 entries, found 10,002");
    const auto all = [](int count) {
        return dungeonOf("[]", '[' + encounterOf(0, monsters(0, count / 2)) + ',' +
                                   encounterOf(1, monsters(count / 2, count - count / 2)) + ']');
    };
    row("Monsters", all(limits::monsters), all(limits::monsters + 1),
        "f: encounters[1]: expected at most 20,000 Monsters in all Encounters, found 20,001");
    const auto carried = [](int count) {
        return dungeonOf(
            "[{\"id\":\"p\",\"level\":1,\"items\":" + list(count, [](int) { return "\"gem\""; }) + "}]", "[]",
            ",\"items\":[{\"id\":\"gem\"}]");
    };
    row("carried", carried(limits::listedItems), carried(limits::listedItems + 1),
        "f: people[0].items: expected at most 10,000 entries");
    const auto loot = [](int count) {
        return dungeonOf("[]", "[]", ",\"items\":[{\"id\":\"gem\"}],\"loot\":{\"1\":" + list(count, [](int) {
                                         return "\"gem\"";
                                     }) + '}');
    };
    row("Loot", loot(limits::listedItems), loot(limits::listedItems + 1), "expected at most 10,000 entries");
}

} // namespace

/// Too much is refused quickly, with the limit and the actual number.
class TestLimits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void documents_data() {
        QTest::addColumn<QByteArray>("fits");
        QTest::addColumn<QByteArray>("tooMuch");
        QTest::addColumn<QString>("says");
        addBattles();
        addDungeons();
    }
    void documents() {
        QFETCH(QByteArray, fits);
        QFETCH(QByteArray, tooMuch);
        QFETCH(QString, says);
        QCOMPARE(errorOf(fits), QString());
        QVERIFY2(errorOf(tooMuch).contains(says), qPrintable(errorOf(tooMuch)));
    }

    void texts_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QString>("place");
        const auto row = [](const QByteArray& document, const char* place) {
            QTest::newRow(place) << document << QString::fromUtf8(place);
        };
        // "@" is the text that grows.
        row(battleOf("[]", ",\"title\":\"@\""), "title");
        row(battleOf("[]", ",\"seed\":\"@\""), "seed");
        row(battleOf("[]", ",\"history\":\"@\""), "history");
        row(battleOf("[]").replace("[{},{}]", "[{\"name\":\"@\"},{}]"), "sides[0].name");
        row(battleOf("[]").replace("\"rows\":9", "\"rows\":9,\"structures\":[{\"id\":\"@\",\"hex\":[1,1]}]"),
            "map.structures[0].id");
        row(battleOf("[]").replace("\"rows\":9",
                                   "\"rows\":9,\"structures\":[{\"id\":\"a\",\"name\":\"@\",\"hex\":[1,1]}]"),
            "map.structures[0].name");
        row(battleOf("[]").replace("\"rows\":9", "\"rows\":9,\"terrain\":[{\"kind\":\"@\",\"hex\":[1,1]}]"),
            "map.terrain[0].kind");
        row(battleOf("[]", ",\"unitKinds\":{\"@\":{}}"), "unitKinds");
        row(battleOf("[]", ",\"houseRules\":{\"@\":1}"), "houseRules");
        row(battleOf("[]", ",\"unitKinds\":{\"a\":{\"specials\":[\"@\"]}}"), "unitKinds.a.specials[0]");
        row(oneStack(",\"name\":\"@\""), "stacks[0].name");
        row(oneStack(",\"modifiers\":[{\"name\":\"@\"}]"), "stacks[0].modifiers[0].name");
        row(oneStack({}).replace("\"s0\"", "\"@\""), "stacks[0].id");
        row(oneStack({}).replace("\"u0\"", "\"@\""), "stacks[0].units[0].id");
        row(oneStack({}).replace("\"hits\"", "\"name\":\"@\",\"hits\""), "stacks[0].units[0].name");
        row(dungeonOf("[]", "[]", ",\"title\":\"@\""), "title");
        row(dungeonOf("[]", "[]", ",\"items\":[{\"id\":\"@\"}]"), "items[0].id");
        row(dungeonOf("[{\"id\":\"@\",\"level\":1}]", "[]"), "people[0].id");
        row(dungeonOf("[{\"id\":\"a\",\"level\":1,\"notes\":\"@\"}]", "[]"), "people[0].notes");
        row(dungeonOf("[]", '[' + encounterOf(0, monsters(0, 1)).replace("m0", "@") + ']'),
            "encounters[0].monsters[0].id");
        row("{\"squarefront\":1,\"kind\":\"imperio\",\"title\":\"@\",\"setup\":{}}", "title");
        row("{\"squarefront\":1,\"kind\":\"imperio\",\"setup\":{\"names\":[\"@\",\"\"]}}", "setup.names[0]");
    }
    /// No text of a document is without a limit, so that none fills a window or is copied too often.
    void texts() {
        QFETCH(QByteArray, document);
        QFETCH(QString, place);
        const auto with = [&](std::size_t bytes) {
            return QByteArray(document).replace("@", QByteArray(static_cast<qsizetype>(bytes), 'x'));
        };
        QCOMPARE(errorOf(with(limits::textBytes)), QString());
        const QString error = errorOf(with(limits::textBytes + 1));
        QVERIFY2(error.startsWith(QStringLiteral("f: ") + place), qPrintable(error));
        QVERIFY2(error.endsWith(QLatin1String("expected a text of at most 10,000 bytes, found 10,001 bytes")),
                 qPrintable(error));
    }

    void comments() {
        const auto with = [](std::size_t bytes) {
            return dungeonOf("[]", "[]",
                             ",\"attackPosts\":[{\"level\":1,\"comments\":[\"" +
                                 QByteArray(static_cast<qsizetype>(bytes), 'x') + "\"]}]");
        };
        QCOMPARE(errorOf(with(limits::commentBytes)), QString());
        QVERIFY(errorOf(with(limits::commentBytes + 1)).contains(QLatin1String("at most 100,000 bytes")));
    }

    /// What a command writes itself can be read again.
    void longAnnouncements() {
        const QByteArray name(9'999, 'n');
        const QByteArray drop = "[\"" + QByteArrayList(100, "i").join("\",\"") + "\"]";
        const Loaded loaded = loadBytes(dungeonOf(
            "[{\"id\":\"a\",\"name\":\"" + name + "\",\"level\":1,\"items\":[\"w\"],\"wielded\":\"w\"}]",
            "[{\"id\":\"e\",\"level\":1,\"mode\":\"melee\",\"monsters\":[{\"id\":\"m\",\"name\":\"" + name +
                "\",\"hp\":1,\"damage\":1,\"drop\":" + drop + ",\"dropRate\":100}]}]",
            ",\"items\":[{\"id\":\"w\",\"weapon\":{\"damage\":9,\"type\":[\"melee\"]}},{\"id\":\"i\","
            "\"name\":\"" +
                name + "\"}]"));
        const auto* document = std::get_if<std::unique_ptr<Document>>(&loaded);
        QVERIFY2(document,
                 qPrintable(std::holds_alternative<LoadError>(loaded) ? std::get<LoadError>(loaded).text({})
                                                                      : QString()));
        auto* dungeon = qobject_cast<EncounterDocument*>(document->get());
        QVERIFY(dungeon && dungeon->perform(encounter::Attack{"a", "m"}).isDone());
        QCOMPARE(errorOf(dungeon->serialised()), QString());
    }

    void values() {
        const QByteArray many = "[1" + QByteArray(",1").repeated(limits::jsonValues) + ']';
        QCOMPARE(errorOf(battleOf("[]", ",\"x\":" + many)).section(QStringLiteral(": "), 2),
                 QStringLiteral("expected at most 16,000,000 values in a document, found more"));
    }

    void orders() {
        const auto read = readRoundOrders(object(limits::stacks + 1, "{}"));
        QVERIFY(std::get<LoadError>(read).text(QStringLiteral("f")).contains(QLatin1String("10,000")));
        QVERIFY(std::holds_alternative<smm::Orders>(readRoundOrders(object(3, "{}"))));
    }

    void anEditToo() {
        const auto document = test::opened(battleOf(list(limits::stacks, [](int i) { return stack(i); })));
        battle::Stack more = *document->battle().stacks[0];
        more.id.text = "more";
        more.units.edit()[0].id.text = "new";
        const auto refusal = document->perform(battle::AddStack{more, {}}).refusal;
        QVERIFY(refusal && refusal->reason == battle::Reason::TooMany);
        QCOMPARE(refusal->numbers, (std::vector<int>{limits::stacks, limits::stacks + 1}));
        QVERIFY(document->perform(battle::RemoveStack{battle::StackId("s7")}).isDone());
        QVERIFY(document->perform(battle::AddStack{more, {}}).isDone());
    }

    /// An edit that would leave only one side in a Conflict ends it, because files may not contain that.
    void aStackThatChangesSides() {
        const auto document = test::opened(
            battleOf('[' + stack(0) + ',' + stack(1) + ']', ",\"conflicts\":[{\"stacks\":[\"s0\",\"s1\"]}]"));
        QVERIFY(document->perform(battle::SetStackSide{battle::StackId("s1"), 0}).isDone());
        QVERIFY(smm::conflictsOf(document->battle()).empty());
        QCOMPARE(errorOf(document->serialised()), QString());
    }

    void inputs() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("ten")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("0123456789");
        file.close();
        QCOMPARE(std::get<QByteArray>(readInput(file.fileName(), 10)), QByteArray("0123456789"));
        QCOMPARE(wrong(readInput(file.fileName(), 9)),
                 QStringLiteral("f: expected a file of at most 9 bytes, found 10 bytes"));
        QCOMPARE(wrong(readInput(QStringLiteral("/dev/zero"), 3'000'000)),
                 QStringLiteral("f: expected a file of at most 2.86 MiB, found more"));
        QVERIFY(std::get<QByteArray>(readInput(QStringLiteral("/dev/null"))).isEmpty());
        QVERIFY(wrong(readInput(folder.path())).contains(QLatin1String("folder")));
        QVERIFY(!wrong(readInput(folder.filePath(QStringLiteral("none")))).isEmpty());
    }
};

template struct sf::test::Registered<TestLimits, QCoreApplication>;
#include "test_limits.moc"
