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

/// The members of an action.
struct ReplayLine {
    std::optional<imperio::Game> setup;
    bool begins = false; ///< the set-up is over, or players were renamed later
    std::array<std::string, 2> names;
    std::string play;
    bool typed = false;
    int took = 0;              ///< seconds on the clock
    int after = 0;             ///< entries before the comment or the branch
    std::string text;          ///< the comment, or branchText(); empty for a branch that is removed
    std::optional<int> number; ///< of a branch that was kept before
};

void readMember(ReplayLine& line, std::string_view key, JsonReader& json) {
    if (key == "game" && json.type() == JsonTape::Type::Object)
        line.setup = readSetup(json);
    else if (key == "game")
        line.begins = json.word() == "play";
    else if (key == "names")
        line.names = readNames(json);
    else if (key == "line")
        line.play = json.word();
    else if (key == "took")
        line.took = json.integer(0, INT_MAX);
    else if (key == "after")
        line.after = json.integer(0, limits::recordActions);
    else if (key == "number")
        line.number = json.integer(0, limits::branches);
    else if (key == "text")
        line.text = json.string(limits::anyBytes);
    else if (key == "typed")
        line.typed = json.boolean();
    else
        json.skip();
}

std::vector<int> inOrder(const std::vector<imperio::FightDice>& fights) {
    std::vector<int> values;
    for (const imperio::FightDice& fight : fights) {
        values.insert(values.end(), fight.attacker.begin(), fight.attacker.end());
        values.insert(values.end(), fight.defender.begin(), fight.defender.end());
    }
    return values;
}

/// Ends a stage of the set-up, or renames the players once play has begun.
bool begin(ImperioDocument& document, const ReplayLine& line) {
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
std::optional<Played> playedIn(const ImperioDocument& document, const ReplayLine& line) {
    const auto read = imperio::readPlayLine(line.play.substr(0, line.play.find(" #")));
    const auto* played = std::get_if<imperio::PlayLine>(&read);
    if (!played || !document.hasBegun())
        return std::nullopt;
    const std::vector<imperio::Action> actions = imperio::actionsOf(*played, document.game().position);
    return actions.size() == 1 ? std::optional(Played{actions.front(), inOrder(played->fights)})
                               : std::nullopt;
}

/// Keeps, changes or removes a branch.
bool branch(ImperioDocument& document, const ReplayLine& line) {
    const auto number = static_cast<std::size_t>(line.number.value_or(0));
    if (!document.hasBegun() || (line.number && number >= document.branches().size()))
        return false;
    if (line.number && line.text.empty())
        return document.removeBranch(number);
    const std::size_t after =
        line.number ? document.branches()[number].after : static_cast<std::size_t>(line.after);
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
    ReplayLine line;
    JsonReader json(tape, {});
    json.object([&](std::string_view key) { readMember(line, key, json); });
    if (json.failed())
        return false;
    if (word == "comment")
        return setComment(static_cast<std::size_t>(line.after), line.text);
    if (word == "branch")
        return branch(*this, line);
    if (word == "setup" && (!line.setup || hasBegun()))
        return begin(*this, line);
    if (word == "setup") {
        push(*line.setup, tr("Set up"));
        return true;
    }
    const auto played = word == "play" ? playedIn(*this, line) : std::nullopt;
    if (!played)
        return false;
    dice::Script dice(played->dice);
    return playWith(played->action, dice, line.typed, qint64{1000} * line.took).isDone();
}

} // namespace sf::document
