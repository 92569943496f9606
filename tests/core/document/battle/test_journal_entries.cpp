// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/journal_line.h"
#include "core/document/battle/event_json.h"
#include "core/document/kinds/document_file.h"
#include "tests/core/document/recovery/lost_documents.h"
#include "tests/core/document/recovery/lost_session.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTemporaryDir>

using namespace sf;
using namespace sf::document;
using namespace sf::test;

/// Journal entries that this program does not know, in recovery and in files.
class TestJournalEntries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entriesThatSayNothing_data() {
        QTest::addColumn<QByteArray>("entry");
        for (const char* entry :
             {"{\"n\":8,\"do\":\"fly\"}", "{\"n\":8}", "{\"n\":8,\"save\":false}", "{\"n\":8,\"undo\":0}",
              "{\"n\":8,\"undo\":-1}", "{\"n\":8,\"do\":\"\"}",
              "{\"n\":8,\"do\":\"title\",\"title\":\"x\",\"undo\":1}", "{\"n\":8,\"save\":true,\"undo\":1}",
              "{\"n\":8,\"redo\":1}", "{\"n\":8,\"do\":\"resolve\",\"extent\":\"x\"}",
              "{\"n\":8,\"do\":\"convert\",\"rules\":\"chess\"}", "{\"n\":8,\"do\":\"setup\"}",
              "{\"n\":8,\"do\":\"play\"}", "{\"n\":8,\"play\":\"1a end\"}", "{\"n\":8,\"save\":true",
              "{\"n\":8,\"save\":true},\"line2\":{\"n\":8,\"save\":true}", "[]", ""})
            QTest::newRow(entry) << QByteArray(entry);
    }
    void entriesThatSayNothing() {
        QFETCH(QByteArray, entry);
        for (const LostDocument& lost : lostDocuments()) {
            auto files = lost.files;
            QByteArray next = entry;
            next.replace("\"n\":8", "\"n\":" + QByteArray::number(lost.states.size()));
            files[QStringLiteral("actions.journal")] =
                withoutChecks(files[QStringLiteral("actions.journal")]) + next + '\n';
            const QTemporaryDir folder;
            writeSession(folder.path(), files);
            const Recovery recovery(folder.path());
            auto outcome = recovery.restore(recovery.sessions().value(0).id);
            QVERIFY(std::holds_alternative<Recovery::Restored>(outcome));
            auto& restored = std::get<Recovery::Restored>(outcome);
            const bool isEntry = entry.startsWith("{\"n\":8,");
            const QString told =
                isEntry
                    ? QStringLiteral("Action %1 doesn't fit this document: 1 action(s) can't be restored.")
                    : QStringLiteral(
                          "The journal is damaged from action %1 on: 1 action(s) can't be restored.");
            // It counts the actions since the last save, where the journal begins.
            const auto entries =
                ('\n' + withoutChecks(lost.files.at(QStringLiteral("actions.journal")))).count("\n{\"n\":");
            QCOMPARE(restored.problem, told.arg(entries + 1));
            QCOMPARE(lost.indexOf(restored.document->serialised()) + 1, static_cast<int>(lost.states.size()));
        }
    }

    void aJournalInAFile_data() {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* entry, const char* told) {
            QTest::newRow(entry) << QByteArray(entry) << QString::fromUtf8(told);
        };
        row("{\"n\":1,\"do\":\"fly\"}",
            "journal[0].do: expected an action of this kind of document, found \"fly\"");
        row("{\"n\":1,\"do\":5}", "journal[0].do: expected an action of this kind of document, found 5");
        row("{\"do\":\"fly\"}", "journal[0].do: expected an action of this kind of document, found \"fly\"");
        row("{\"undo\":1}", "journal[0]: expected the key \"n\", found none");
        row("{\"n\":1}", "journal[0]: expected the key \"do\", found none");
        row("{\"n\":1,\"save\":false}", "journal[0].save: expected true, found false");
        row("{\"n\":1,\"undo\":0}", "journal[0].undo: expected a whole number from 1 to");
        row("{\"n\":1,\"undo\":1,\"redo\":1}", "journal[0]: only one of do, undo, redo and save");
        row("{\"n\":1,\"save\":true},{\"n\":1,\"save\":true}",
            "journal[1].n: expected a whole number from 2 to");
        row("5", "journal[0]: expected an object, found 5");
    }
    void aJournalInAFile() {
        QFETCH(QByteArray, entry);
        QFETCH(QString, told);
        for (const LostDocument& lost : lostDocuments()) {
            QByteArray bytes = lost.states.back();
            const qsizetype journal = bytes.indexOf("\"journal\"");
            QVERIFY(journal > 0 && std::holds_alternative<std::unique_ptr<Document>>(loadBytes(bytes)));
            bytes = bytes.left(journal) + "\"journal\":[" + entry + "]}";
            const Loaded loaded = loadBytes(bytes);
            const auto* error = std::get_if<LoadError>(&loaded);
            QVERIFY(error);
            const QString text = error->text(QStringLiteral("f"));
            QVERIFY2(text.startsWith(QStringLiteral("f: ") + told), qPrintable(text));
        }
    }

    /// Events of one system alone are kept, even if that is a newer one.
    void eventsOfOneSystem() {
        const QByteArray written = R"({"event":"tires","rule":"SMM-1","stack":"s","amount":3,"dice":[]})";
        const auto tape = scanLine(written.toStdString());
        QVERIFY(tape.has_value());
        JsonReader reader(*tape, {});
        const battle::Event event = readEvent(reader);
        QVERIFY(event.kind == battle::events::unknown);
        QCOMPARE(event.word, std::string("tires"));
        std::string text;
        JsonWriter json(text);
        writeEvent(json.object(), event);
        json.endObject();
        QCOMPARE(QByteArray::fromStdString(text), written);
        battle::Event other = event;
        other.word = "rests";
        QVERIFY(!tellTheSame({event}, {other}));
    }
};

template struct sf::test::Registered<TestJournalEntries, QCoreApplication>;
#include "test_journal_entries.moc"
