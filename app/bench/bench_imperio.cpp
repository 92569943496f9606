// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/dice/philox.h"
#include "core/rules/imperio/game/odds_table.h"
#include "core/rules/imperio/record/record_reader.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QTemporaryDir>

namespace sf::bench {
namespace {

using imperio::ActionList;
using imperio::oddsTable;
using imperio::Position;
using imperio::readRecord;
using imperio::Replay;

constexpr int imperioRuns = 7;

/// The example deployment of the rules, as a record without a line of play.
std::string exampleRecord() {
    return "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\n"
           "defender deploys\nTRCCECCRT\nMSRSRMRSM\nCx5; Rx20; Mx10; Sx15\n"
           "attacker deploys\nFPFFAFFPF\nKBAKHKABK\nKx6; Ax10; Px14; Fx20\nplay\n";
}

Position exampleStart() {
    return std::get<Replay>(readRecord(exampleRecord())).position;
}

/// Any legal action except resigning, all equally likely.
imperio::Action randomAction(const ActionList& list, dice::Philox& random) {
    return list[static_cast<int>(random.below(static_cast<std::uint64_t>(list.size() - 1)))];
}

/// Plays random games for `actions` actions in all; passes each position to `seen`.
template<class Seen>
void playRandomGames(const Position& first, int actions, Seen seen) {
    ActionList list;
    std::uint64_t game = 0;
    for (int played = 0; played < actions; ++game) {
        dice::Philox random(1, game);
        dice::DrawnChances chances(random);
        for (Position now = first; !now.result && played < actions; ++played) {
            listLegal(now, list);
            play(now, randomAction(list, random), chances);
            seen(now);
        }
    }
}

/// Nanoseconds per action in the lists of legal actions.
Result listing() {
    std::vector<Position> positions;
    playRandomGames(exampleStart(), 4000, [&](const Position& position) { positions.push_back(position); });
    ActionList list;
    std::int64_t listed = 0;
    const double time = medianTime(imperioRuns, [&] {
        listed = 0;
        for (const Position& position : positions) {
            listLegal(position, list);
            listed += list.size();
        }
    });
    return {time * nanoseconds / static_cast<double>(listed), std::nullopt, 20};
}

/// Nanoseconds per action in whole random games.
Result playing() {
    constexpr int actions = 200000;
    const Position first = exampleStart();
    std::uint64_t turns = 0;
    const double time = medianTime(imperioRuns, [&] {
        playRandomGames(first, actions, [&](const Position& position) { turns += position.turn; });
    });
    return {time * nanoseconds / actions, std::nullopt, 1000};
}

/// Microseconds to compute the odds of every fight.
Result odds() {
    std::size_t rows = 0;
    const double time = medianTime(101, [&] { rows += oddsTable().size(); });
    return {time * 1000, std::nullopt, 100};
}

/// A knight moving back and forth, and the other side's answers, for 1,000 turns.
std::string longRecord() {
    std::string text = exampleRecord();
    for (int turn = 1; turn <= 1000; ++turn) {
        const std::string number = std::to_string(turn);
        const bool goes = turn % 2 != 0;
        text.append(number).append(goes ? "a R2C4-R3C4-R4C4\n" : "a R4C4-R3C4-R2C4\n");
        text.append(number).append("a end\n");
        text.append(number).append(goes ? "d R8C4-R7C4\n" : "d R7C4-R8C4\n");
        text.append(number).append("d end\n");
    }
    return text;
}

Result reading() {
    const std::string text = longRecord();
    bool isGood = true;
    const double time =
        medianTime(imperioRuns, [&] { isGood = isGood && std::holds_alternative<Replay>(readRecord(text)); });
    return {isGood ? time : 1e9, std::nullopt, 50};
}

/// What File > Open does with it: creates the document and its page, and shows the record in its dock.
Result opening() {
    const QTemporaryDir folder;
    ui::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ui::Appearance appearance(settings);
    const QByteArray bytes = QByteArray::fromStdString(longRecord());
    bool isGood = true;
    const double time = medianTime(imperioRuns, [&] {
        const document::Loaded loaded = document::loadBytes(bytes);
        const auto* opened = std::get_if<std::unique_ptr<document::Document>>(&loaded);
        isGood = isGood && opened;
        if (!opened)
            return;
        QWidget window;
        auto* layout = new QHBoxLayout(&window);
        auto* page = new ui::ImperioPage(static_cast<document::ImperioDocument&>(**opened), {settings});
        layout->addWidget(page);
        for (auto& dock : page->docks())
            if (dock.objectName == QLatin1String("recordDock"))
                layout->addWidget(dock.make());
        window.resize(1440, 900);
        window.show();
        QApplication::processEvents();
    });
    return {isGood ? time : 1e9, std::nullopt, 50};
}

} // namespace

void addImperioRows(Bench& bench) {
    bench.add(QStringLiteral("imperio: a legal action listed (20 ns: 50 million a second)"),
              QStringLiteral("ns"), listing);
    bench.add(QStringLiteral("imperio: an action of random games (1000 ns: 1 million a second)"),
              QStringLiteral("ns"), playing);
    bench.add(QStringLiteral("imperio: odds table of all fights"), QStringLiteral("us"), odds);
    bench.add(QStringLiteral("imperio: a record of 1,000 turns read and played"), QStringLiteral("ms"),
              reading);
    bench.add(QStringLiteral("imperio: a record of 1,000 turns opened, with its page and its list"),
              QStringLiteral("ms"), opening);
}

} // namespace sf::bench
