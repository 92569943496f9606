// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/seeded_dice.h"
#include "core/rules/imperio/record/record_reader.h"

#include <optional>

namespace sf::document {

/// Dice of Imperio games thrown from a seed. Their history is the set-up and the lines of the game, dice and
/// all, up to and with the action: the same action repeated brings the same dice, another one dice that
/// nobody could foresee.
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
