// SPDX-License-Identifier: GPL-3.0-or-later
// Reads lines as the answers of an engine in a game of Imperio Bellum, and plays those that are understood.
#include "core/document/imperio/engine_process.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/board_reader.h"
#include "tests/fuzz/fuzz_input.h"

using namespace sf;
using namespace sf::imperio;

namespace {

Position begun() {
    Game game;
    game.deployments = sourceExample();
    return advanced(game, Stage::Play).position;
}

/// Always the same die.
class Sixes final : public dice::Source {
public:
    int roll(int sides) override { return sides; }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzz::textOf(data, size);
    Position position = begun();
    Sixes dice;
    while (!text.empty() && !position.result) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const auto answer =
            document::engineAnswer(QByteArray(text.data(), static_cast<qsizetype>(end)), position);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (const auto* fault = std::get_if<document::EngineProcess::Fault>(&answer)) {
            fuzz::require(!fault->text.contains(u'\n') && fault->text.size() < 1000,
                          "a fault is one short line");
            continue;
        }
        for (const Action& action : std::get<std::vector<Action>>(answer)) {
            const Outcome outcome = apply(position, action, dice);
            fuzz::require(std::holds_alternative<Applied>(outcome), "what is understood is legal");
            position = std::get<Applied>(outcome).position;
        }
    }
    return 0;
}
