// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/number_option.h"
#include "app/cli/page_options.h"
#include "app/cli/replayed.h"
#include "core/document/base/document.h"
#include "core/rules/battle/battle.h"

#include <QCoreApplication>

#include <climits>

namespace sf::cli {
namespace {

int runReplay(const QCommandLineParser& line) {
    const std::optional<int> after = numberOf(line, QStringLiteral("after"), 0, INT_MAX, INT_MAX);
    const std::optional<int> side =
        after ? numberOf(line, QStringLiteral("side"), 0, battle::largestSideCount - 1, 0) : std::nullopt;
    if (!side)
        return statusBadUsage;
    const QString path = line.positionalArguments().first();
    const std::unique_ptr<document::Document> document = readWithSealed(path);
    if (!document)
        return statusBadInput;
    const bool isWhole = !line.isSet(QStringLiteral("after"));
    const auto viewer = line.isSet(QStringLiteral("side")) ? side : std::nullopt;
    const std::optional<Replayed> shown = replayed(*document, path, isWhole ? std::nullopt : after, viewer);
    if (!shown)
        return statusBadInput;
    return line.isSet(jsonOption) ? printJson(replayedAsJson(*shown)) : print(replayedAsText(*shown));
}

} // namespace

Command replayCommand() {
    return {
        .name = QStringLiteral("replay"),
        .usage = QStringLiteral("FILE [--after N] [--side S] [--json]"),
        .summary = QT_TRANSLATE_NOOP(
            "sf::cli", "Tell what has happened in a document or a game record, scene by scene."),
        .options =
            {{QStringLiteral("after"),
              QT_TRANSLATE_NOOP("sf::cli",
                                "Only so many events of a battle, or actions of a game or a dungeon."),
              "N"},
             {QStringLiteral("side"),
              QT_TRANSLATE_NOOP("sf::cli", "Show what this side of a battle could see; sides count from 0."),
              "S"},
             {jsonOption,
              QT_TRANSLATE_NOOP("sf::cli", "Print who stands where then, with how many hits, as JSON.")}},
        .run = runReplay};
}

} // namespace sf::cli
