// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/json_layout.h"
#include "core/document/io/json_writer.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTest>

using namespace sf;

/// Finished JSON laid out for people.
class TestJsonLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void layout_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("indent");
        QTest::addColumn<bool>("listsOnOneLine");
        QTest::addColumn<QByteArray>("laidOut");
        const auto row = [](const char* name, const char* json, int indent, bool oneLine,
                            const char* laidOut) {
            QTest::newRow(name) << QByteArray(json) << indent << oneLine << QByteArray(laidOut);
        };
        row("empty list", "[]", 1, false, "[]\n");
        row("empty object in a list", "[{}]", 1, false, "[\n {}\n]\n");
        row("members", "{\"a\":1,\"b\":[2,3]}", 1, false, "{\n \"a\": 1,\n \"b\": [\n  2,\n  3\n ]\n}\n");
        row("lists on one line", "{\"a\":[2,[3,4]],\"b\":[]}", 2, true,
            "{\n  \"a\": [2, [3, 4]],\n  \"b\": []\n}\n");
        row("objects in a list on one line", "[{\"a\":1},{\"b\":2}]", 1, true,
            "[{\n  \"a\": 1\n }, {\n  \"b\": 2\n }]\n");
        row("brackets in strings", "[\"{\\\"[,:\\\\\"]", 1, false, "[\n \"{\\\"[,:\\\\\"\n]\n");
    }
    void layout() {
        QFETCH(QByteArray, json);
        QFETCH(int, indent);
        QFETCH(bool, listsOnOneLine);
        QTEST(document::laidOut(json.toStdString(), indent, listsOnOneLine), "laidOut");
    }

    void numbers() {
        std::string text;
        document::JsonWriter json(text);
        json.list().value(0.5).value(1.0).value(1e-9).value(-0.25).value(3).endList();
        QCOMPARE(text, "[0.5,1.0,1e-9,-0.25,3]");
    }
};

template struct sf::test::Registered<TestJsonLayout, QCoreApplication>;
#include "test_json_layout.moc"
