// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board_text.h"
#include "imperio_boards.h"

#include <QFile>

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

std::string exampleText() {
    QFile file(QStringLiteral(SQUAREFRONT_TEST_DATA "/example.imperio"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// Records read, refused and written.
class TestImperioRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exampleReplays();
    void writtenRecordReadsTheSame();
};

void TestImperioRecord::exampleReplays() {
    const auto read = readRecord(exampleText());
    QVERIFY(std::holds_alternative<Replay>(read));
    const Replay& replay = std::get<Replay>(read);
    const std::array<std::string, boardSize> board{"FPFFAFFPF", "KBAOHOABK", "OKOOOKOOO",
                                                   "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                                   "OOOOOOOOO", "TRCOECCRT", "SSRSRMRSM"};
    QCOMPARE(boardRows(replay.position.board), board);
    QCOMPARE(replay.position.turn, 2U);
    QCOMPARE(replay.position.result, std::optional(Result{Side::Attacker, Ending::Resigned}));
    QCOMPARE(replay.record.names[0], std::string("Ada"));
    QCOMPARE(replay.record.options.knights, 12);
    QCOMPARE(replay.record.entries.size(), std::size_t{13});
}

void TestImperioRecord::writtenRecordReadsTheSame() {
    const Replay first = std::get<Replay>(readRecord(exampleText()));
    const Replay second = std::get<Replay>(readRecord(recordText(first.record)));
    QCOMPARE(second.position, first.position);
    QVERIFY(second.record == first.record);
    QCOMPARE(recordText(second.record), recordText(first.record));
}

QTEST_APPLESS_MAIN(TestImperioRecord)
#include "test_imperio_record.moc"
