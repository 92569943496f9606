// SPDX-License-Identifier: GPL-3.0-or-later
// Reads arbitrary bytes as a game record. What is accepted must be written so that it reads the same.
#include "core/rules/dice/philox.h"
#include "core/rules/imperio/record/record_reader.h"

#include <cstdlib>

namespace {

/// Throws whatever a record leaves out.
class AnyDice final : public sf::imperio::MissingDice {
public:
    sf::dice::Source* diceFor(const std::string& /*line*/) override { return &m_random; }
    void played(const std::string& /*line*/) override {}

private:
    sf::dice::Philox m_random{1, 1};
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace sf::imperio;
    AnyDice dice;
    const auto read = readRecord({reinterpret_cast<const char*>(data), size}, &dice);
    const Replay* replay = std::get_if<Replay>(&read);
    if (!replay) {
        const RecordError& error = std::get<RecordError>(read);
        if (error.line < 1)
            std::abort();
        return 0;
    }
    const auto again = readRecord(recordText(replay->record));
    const Replay* second = std::get_if<Replay>(&again);
    if (!second || !(second->position == replay->position) || second->record != replay->record)
        std::abort();
    return 0;
}
