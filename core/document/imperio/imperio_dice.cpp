// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_dice.h"

namespace sf::document {

dice::Source* SeededGameDice::diceFor(const std::string& line) {
    return &m_dice.emplace(m_seed, nextHistory(m_history, QByteArray::fromStdString(line)));
}

void SeededGameDice::played(const std::string& line) {
    m_history = nextHistory(m_history, QByteArray::fromStdString(line));
}

} // namespace sf::document
