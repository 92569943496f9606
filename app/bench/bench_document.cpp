// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"
#include "app/bench/bench_battle.h"
#include "core/document/battle/battle_document.h"
#include "core/document/kinds/document_file.h"

#include <malloc.h>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

namespace sf::bench {
namespace {

constexpr int documentRuns = 7;
constexpr double mebibyte = 1024.0 * 1024.0;

battle::Battle manyStacks() {
    return largeBattle(10'000, largeColumns);
}

QByteArray manyStacksFile() {
    return document::BattleDocument(manyStacks()).serialised();
}

Result loading() {
    const QByteArray bytes = manyStacksFile();
    const double floor = medianTime(documentRuns, [&] { QJsonDocument::fromJson(bytes); });
    const double time = medianTime(documentRuns, [&] { document::loadBytes(bytes); });
    return {time, floor, 4};
}

Result serialising() {
    const document::BattleDocument document(manyStacks());
    const QJsonDocument json = QJsonDocument::fromJson(document.serialised());
    const double floor = medianTime(documentRuns, [&] { json.toJson(QJsonDocument::Compact); });
    const double time = medianTime(documentRuns, [&] { document.serialised(); });
    return {time, floor, 2};
}

/// A value of /proc/self/status, in MiB.
double processMemory(const QByteArray& key) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith(key))
            return line.mid(key.size()).trimmed().split(' ').value(0).toDouble() / 1024.0;
    return 0;
}

/// Resets VmHWM, so that it reports the peak from now on.
void forgetPeak() {
    malloc_trim(0);
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    if (file.open(QIODevice::WriteOnly))
        file.write("5");
}

Result peakOfLoading() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.sqf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(manyStacksFile()) < 0)
        return {};
    file.close();
    forgetPeak();
    const double before = processMemory("VmRSS:");
    const document::Loaded loaded = document::load(path);
    const double peak = processMemory("VmHWM:") - before;
    malloc_trim(0);
    return {peak, processMemory("VmRSS:") - before, 3};
}

double heapInUse() {
    const auto info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / mebibyte;
}

battle::Battle longNames() {
    battle::Battle battle = largeBattle(60, 10);
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        battle::Stack stack = *battle.stacks[position];
        stack.name = "Warlord Kess's Guard of the Northern Marches";
        battle.stacks.replace(position, std::make_shared<const battle::Stack>(std::move(stack)));
    }
    return battle;
}

/// Includes their texts and the journal.
Result manyMoves() {
    document::BattleDocument document(longNames());
    const double before = heapInUse();
    for (int move = 0; move < 100'000; ++move) {
        const auto position = static_cast<std::size_t>(move) % document.battle().stacks.size();
        document.perform(battle::MoveStack{document.battle().stacks[position]->id,
                                           {move % (largeColumns - 1), move % (largeRows - 1)},
                                           true});
    }
    const bool areAll = document.stepCount() > 95'000; // a few existed before
    return {areAll ? heapInUse() - before : 1e9, std::nullopt, 64};
}

} // namespace

void addDocumentRows(Bench& bench) {
    bench.add(QStringLiteral("document: 10,000 stacks loaded (QJsonDocument::fromJson)"),
              QStringLiteral("ms"), loading);
    bench.add(QStringLiteral("document: 10,000 stacks serialised (QJsonDocument::toJson)"),
              QStringLiteral("ms"), serialising);
    bench.add(QStringLiteral("document: 10,000 stacks, peak of loading (the document)"),
              QStringLiteral("MiB"), peakOfLoading);
    bench.add(QStringLiteral("document: 100,000 moves in the undo stack"), QStringLiteral("MiB"), manyMoves);
}

} // namespace sf::bench
