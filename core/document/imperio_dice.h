// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/record_reader.h"

#include <QByteArray>

#include <optional>

namespace sf::document {

/// Dice of Imperio games thrown from a seed: keyed by the seed and the hash of the history up to and with the
/// action, so that the same action repeated brings the same dice, and another one dice that nobody could
/// foresee. The same on every platform.
class SeededGameDice final : public imperio::MissingDice {
public:
    explicit SeededGameDice(QByteArray seed);
    ~SeededGameDice() override;
    dice::Source* diceFor(const std::string& line) override;
    void played(const std::string& line) override;

private:
    class Stream;
    QByteArray m_seed;
    QByteArray m_history;
    std::unique_ptr<Stream> m_stream;
};

} // namespace sf::document
