// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "app/bench/bench_battle.h"
#include "core/document/battle/battle_document.h"
#include "core/document/kinds/document_file.h"

#include <QJsonDocument>

namespace sf::bench {
namespace {

constexpr int documentRuns = 7;

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

} // namespace

void addDocumentRows(Bench& bench) {
    bench.add(QStringLiteral("document: 10,000 stacks loaded (QJsonDocument::fromJson)"),
              QStringLiteral("ms"), loading);
    bench.add(QStringLiteral("document: 10,000 stacks serialised (QJsonDocument::toJson)"),
              QStringLiteral("ms"), serialising);
}

} // namespace sf::bench
