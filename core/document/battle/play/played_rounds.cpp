// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/play/played_rounds.h"

#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_loader.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/play/victory.h"

#include <algorithm>

namespace sf::document {
namespace {

struct Line {
    std::string text;
    std::string board; ///< where it began play
};

/// The entries that are in effect, without what was undone.
std::vector<Line> linesInEffect(const Journal& journal) {
    std::vector<Line> done;
    std::vector<Line> undone;
    const auto moveLast = [](std::vector<Line>& from, std::vector<Line>& to) {
        if (from.empty())
            return;
        to.push_back(std::move(from.back()));
        from.pop_back();
    };
    journal.forEach([&](std::string_view text) {
        const std::optional<JournalEntry> entry = journalEntry(text);
        if (!entry || entry->isSave)
            return;
        if (entry->undoes != 0)
            return moveLast(done, undone);
        if (entry->redoes != 0)
            return moveLast(undone, done);
        done.push_back({std::string(text), entry->board});
        undone.clear();
    });
    return done;
}

std::optional<battle::Battle> loaded(const std::string& board) {
    auto result = loadBattle(QByteArray::fromStdString(board));
    auto* found = std::get_if<LoadedBattle>(&result);
    return found && !found->battle.play ? std::optional(std::move(found->battle)) : std::nullopt;
}

} // namespace

void keepRound(std::map<int, battle::Battle>& rounds, const battle::Battle& battle) {
    if (!battle.play)
        return rounds.clear();
    const auto over = static_cast<int>(battle::roundFigures(battle).size());
    rounds.erase(rounds.upper_bound(over), rounds.end());
    if (over == 0 && battle.play->phase == battle::PlayPhase::Deployment)
        rounds.insert_or_assign(over, battle);
    else
        rounds.try_emplace(over, battle);
}

std::optional<PlayedRounds> playedRounds(const BattleDocument& document) {
    if (!document.battle().play)
        return std::nullopt;
    const std::vector<Line> lines = linesInEffect(document.journal());
    const auto begin =
        std::find_if(lines.rbegin(), lines.rend(), [](const Line& line) { return !line.board.empty(); });
    const std::optional<battle::Battle> board = begin == lines.rend() ? std::nullopt : loaded(begin->board);
    if (!board)
        return std::nullopt;
    PlayedRounds played{*board, {}};
    BattleDocument again(*board);
    for (auto line = std::prev(begin.base()); line != lines.end(); ++line) {
        if (!again.replayLine(line->text)) {
            if (!again.hadOtherResult())
                return std::nullopt;
            played.isCutShort = true;
            keepRound(played.rounds, document.battle());
            return played;
        }
        keepRound(played.rounds, again.battle());
    }
    const bool isSame = again.battle().stacks == document.battle().stacks && again.battle().play &&
                        again.battle().play->rounds == document.battle().play->rounds;
    return isSame ? std::optional(std::move(played)) : std::nullopt;
}

} // namespace sf::document
