// SPDX-License-Identifier: GPL-3.0-or-later
// Journal lines of an Imperio game carried out again, for recovery.
#include "core/document/imperio_file.h"
#include "core/document/imperio_reader.h"
#include "core/rules/imperio/play_line.h"

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
        if (key == "game" && json.type() == JsonTape::Type::Object)
            line.setup = readSetup(json);
        else if (key == "game")
            line.begins = json.word() == "play";
        else if (key == "names")
            line.names = readNames(json);
        else if (key == "line")
            line.play = json.word();
        else if (key == "typed")
            line.typed = json.boolean();
        else if (key == "undo")
            line.undo = json.integer(0, INT_MAX) > 0;
        else if (key == "redo")
            line.redo = json.integer(0, INT_MAX) > 0;
        return json.error();
    }

    ImperioLine line;
};

std::vector<int> inOrder(const std::vector<imperio::FightDice>& fights) {
    std::vector<int> values;
    for (const imperio::FightDice& fight : fights) {
        values.insert(values.end(), fight.attacker.begin(), fight.attacker.end());
        values.insert(values.end(), fight.defender.begin(), fight.defender.end());
    }
    return values;
}

} // namespace

bool replayLine(ImperioDocument& document, std::string_view text) {
    LineSink sink;
    if (scanJson(text, sink))
        return false;
    const ImperioLine& line = sink.line;
    if (line.undo)
        document.undoStack().undo();
    if (line.redo)
        document.undoStack().redo();
    if (line.setup)
        document.push(*line.setup, QCoreApplication::translate("sf::document::ImperioDocument", "Set up"));
    if (line.begins &&
        document.perform(document.hasBegun() ? imperio::SetupEdit(imperio::SetNames{line.names})
                                             : imperio::SetupEdit(imperio::FinishStage{})))
        return false;
    if (line.play.empty())
        return true;
    const auto read = imperio::readPlayLine(line.play.substr(0, line.play.find(" #")));
    const auto* played = std::get_if<imperio::PlayLine>(&read);
    if (!played || document.game().stage != imperio::Stage::Play)
        return false;
    dice::Script dice(inOrder(played->fights));
    const std::vector<imperio::Action> actions = imperio::actionsOf(*played, document.game().position);
    return actions.size() == 1 && !document.playWith(actions.front(), dice, line.typed);
}

} // namespace sf::document
