// SPDX-License-Identifier: GPL-3.0-or-later
// Reads lines as typed actions in a game of Imperio Bellum, at the set-up and in play, and plays those that
// parse. The first letter chooses the stage of the game.
#include "core/document/imperio/imperio_document.h"
#include "core/document/kinds/document_formats.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/record/typed.h"
#include "core/text/imperio_text.h"
#include "tests/fuzz/fuzz_input.h"

using namespace sf;
using namespace sf::imperio;

namespace {

Game exampleAt(Stage stage) {
    Game game;
    game.names = {"Ada", "Ben"};
    game.deployments = sourceExample();
    return advanced(game, stage);
}

document::ImperioDocument::Contents contentsAt(char letter) {
    document::ImperioDocument::Contents contents;
    contents.seed = "fuzz";
    contents.game = exampleAt(letter == 'd'   ? Stage::DefenderDeploys
                              : letter == 'a' ? Stage::AttackerDeploys
                              : letter == 'l' ? Stage::DefenderAlters
                                              : Stage::Play);
    return contents;
}

void requireOneLine(const RecordError& error) {
    fuzz::require(!text::recordError(error).contains(u'\n'), "an error is one line");
}

void play(document::ImperioDocument& document, std::string_view line) {
    const auto read = readTyped(line, document.game().position);
    if (const auto* error = std::get_if<RecordError>(&read))
        return requireOneLine(*error);
    const auto& typed = std::get<TypedPlay>(read);
    for (const Action& action : typed.actions)
        fuzz::require(document.play(action, typed.actions.size() == 1 ? typed.dice : std::nullopt).isDone(),
                      "what is understood is legal");
}

void setUp(document::ImperioDocument& document, std::string_view line) {
    const auto read = readTypedSetup(line, document.game());
    if (const auto* error = std::get_if<RecordError>(&read))
        return requireOneLine(*error);
    (void)document.perform(std::get<SetupEdit>(read));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    std::string_view text = fuzz::textOf(data, size);
    document::ImperioDocument document(contentsAt(text.front()));
    text.remove_prefix(1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        document.hasBegun() ? play(document, line) : setUp(document, line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return 0;
}
