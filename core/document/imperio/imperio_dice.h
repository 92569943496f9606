// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/seeded_dice.h"
#include "core/rules/imperio/record/record_reader.h"

#include <optional>

namespace sf::document {

/// Seeded dice for Imperio games. Their history is the set-up and all lines of the game, with dice, up to and
/// including the action: repeating the same action gives the same dice, a different action gives
/// unpredictable ones.
class SeededGameDice final : public imperio::MissingDice {
public:
    explicit SeededGameDice(QByteArray seed) : m_seed(std::move(seed)) {}
    dice::Source* diceFor(const std::string& line) override;
    void played(const std::string& line) override;

private:
    QByteArray m_seed;
    QByteArray m_history;
    std::optional<SeededDice> m_dice;
};

} // namespace sf::document
