// SPDX-License-Identifier: GPL-3.0-or-later
// Replays journal lines of an Imperio game for recovery.
#include "core/document/imperio/imperio_file.h"
#include "core/document/imperio/imperio_reader.h"
#include "core/rules/imperio/record/play_line.h"
#include "core/rules/limits.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

class LineSink final : public JsonSink {
public:
    bool beginMember(std::string_view /*key*/) override { return false; }
    std::optional<LoadError> entry(std::string_view, std::size_t, const JsonTape&) override {
        return std::nullopt;
    }
    std::optional<LoadError> member(std::string_view key, const JsonTape& value) override {
        JsonReader json(value, std::string(key));
        if (!readDone(key, json))
            readMember(key, json);
        return json.error();
    }

    ImperioLine line;

private:
    bool readDone(std::string_view key, JsonReader& json) {
        if (key == "do")
            line.word = json.word();
        else if (key == "undo")
            line.undo = json.integer(1, INT_MAX) > 0;
        else if (key == "redo")
            line.redo = json.integer(1, INT_MAX) > 0;
        else if (key == "save")
            line.save = json.boolean();
        else
            return false;
        return true;
    }
    void readMember(std::string_view key, JsonReader& json) {
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
            line.text = json.string();
        else if (key == "typed")
            line.typed = json.boolean();
    }
};

std::vector<int> inOrder(const std::vector<imperio::FightDice>& fights) {
    std::vector<int> values;
    for (const imperio::FightDice& fight : fights) {
        values.insert(values.end(), fight.attacker.begin(), fight.attacker.end());
        values.insert(values.end(), fight.defender.begin(), fight.defender.end());
    }
    return values;
}

/// Exactly one of: an action, an undone or redone entry, a save.
bool saysOneThing(const ImperioLine& line) {
    return int(!line.word.empty()) + int(line.undo) + int(line.redo) + int(line.save) == 1;
}

/// Ends a stage of the set-up, or renames the players once play has begun.
bool begin(ImperioDocument& document, const ImperioLine& line) {
    return line.begins &&
           !document.perform(document.hasBegun() ? imperio::SetupEdit(imperio::SetNames{line.names})
                                                 : imperio::SetupEdit(imperio::FinishStage{}));
}

struct Played {
    imperio::Action action;
    std::vector<int> dice;
};

/// Nothing if the position has no such action.
std::optional<Played> playedIn(const ImperioDocument& document, const ImperioLine& line) {
    const auto read = imperio::readPlayLine(line.play.substr(0, line.play.find(" #")));
    const auto* played = std::get_if<imperio::PlayLine>(&read);
    if (!played || !document.hasBegun())
        return std::nullopt;
    const std::vector<imperio::Action> actions = imperio::actionsOf(*played, document.game().position);
    return actions.size() == 1 ? std::optional(Played{actions.front(), inOrder(played->fights)})
                               : std::nullopt;
}

/// Keeps, changes or removes a branch.
bool branch(ImperioDocument& document, const ImperioLine& line) {
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

bool replayLine(ImperioDocument& document, std::string_view text) {
    LineSink sink;
    const ImperioLine& line = sink.line;
    if (scanJson(text, sink) || !saysOneThing(line))
        return false;
    if (line.undo)
        return document.undo();
    if (line.redo)
        return document.redo();
    if (line.word == "setup" && line.setup && !document.hasBegun())
        document.push(*line.setup, QCoreApplication::translate("sf::document::ImperioDocument", "Set up"));
    else if (line.word == "setup")
        return begin(document, line);
    else if (line.word == "comment")
        return document.setComment(static_cast<std::size_t>(line.after), line.text);
    else if (line.word == "branch")
        return branch(document, line);
    else if (line.save)
        document.journalSave();
    else if (const auto played = line.word == "play" ? playedIn(document, line) : std::nullopt) {
        dice::Script dice(played->dice);
        return !document.playWith(played->action, dice, line.typed, qint64{1000} * line.took);
    } else
        return false;
    return true;
}

} // namespace sf::document
