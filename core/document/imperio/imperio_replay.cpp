// SPDX-License-Identifier: GPL-3.0-or-later
// Replays journal lines of an Imperio game for recovery.
// Declared in imperio_document.h.
#include "core/document/imperio/imperio_file.h"
#include "core/document/imperio/imperio_pieces.h"
#include "core/document/imperio/imperio_reader.h"
#include "core/rules/imperio/record/play_line.h"
#include "core/rules/limits.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

std::vector<int> inOrder(const std::vector<imperio::FightDice>& fights) {
    std::vector<int> values;
    for (const imperio::FightDice& fight : fights) {
        values.insert(values.end(), fight.attacker.begin(), fight.attacker.end());
        values.insert(values.end(), fight.defender.begin(), fight.defender.end());
    }
    return values;
}

/// Ends a stage of the set-up, or renames the players once play has begun.
bool begin(ImperioDocument& document, const SetupLine& line) {
    return line.begins && document
                              .perform(document.hasBegun() ? imperio::SetupEdit(imperio::SetNames{line.names})
                                                           : imperio::SetupEdit(imperio::FinishStage{}))
                              .isDone();
}

struct Played {
    imperio::Action action;
    std::vector<int> dice;
};

/// Nothing if the position has no such action.
std::optional<Played> playedIn(const ImperioDocument& document, const PlayedLine& line) {
    const auto read = imperio::readPlayLine(line.play.substr(0, line.play.find(" #")));
    const auto* played = std::get_if<imperio::PlayLine>(&read);
    if (!played || !document.hasBegun())
        return std::nullopt;
    const std::vector<imperio::Action> actions = imperio::actionsOf(*played, document.game().position);
    return actions.size() == 1 ? std::optional(Played{actions.front(), inOrder(played->fights)})
                               : std::nullopt;
}

/// Keeps, changes or removes a branch.
bool branch(ImperioDocument& document, const BranchLine& line) {
    const std::size_t number = line.number.value_or(0);
    if (!document.hasBegun() || (line.number && number >= document.branches().size()))
        return false;
    if (line.number && line.text.empty())
        return document.removeBranch(number);
    const std::size_t after = line.number ? document.branches()[number].after : line.after.value_or(0);
    if (after > document.entries().size())
        return false;
    const auto read = imperio::readBranch(line.text, after, document.positionAfter(after));
    const auto* found = std::get_if<imperio::Branch>(&read);
    return found && (line.number ? document.setBranch(number, *found) : document.addBranch(*found));
}

} // namespace

bool ImperioDocument::replayNote(const JsonTape& tape) {
    GameClock clock;
    JsonReader json(tape, {});
    json.object(
        [&](std::string_view key) { key == "clock" ? clockDescription().read(json, clock) : json.skip(); });
    if (!json.failed())
        m.clock = clock;
    return !json.failed();
}

bool ImperioDocument::replayAction(std::string_view word, const JsonTape& tape) {
    JsonReader json(tape, {});
    const std::optional<GameLine> line = gameLines().read(json, word);
    if (!line || json.failed())
        return false;
    if (const auto* comment = std::get_if<CommentLine>(&*line))
        return setComment(comment->after, comment->text);
    if (const auto* change = std::get_if<BranchLine>(&*line))
        return branch(*this, *change);
    if (const auto* setup = std::get_if<SetupLine>(&*line)) {
        if (!setup->game || hasBegun())
            return begin(*this, *setup);
        push(*setup->game, tr("Set up"));
        return true;
    }
    const auto& entry = std::get<PlayedLine>(*line);
    const auto played = playedIn(*this, entry);
    if (!played)
        return false;
    dice::Script dice(played->dice);
    return playWith(played->action, dice, entry.typed, 1000 * entry.took).isDone();
}

} // namespace sf::document
