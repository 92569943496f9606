// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/record_error.h"

namespace sf::imperio {

Rule RecordError::rule() const {
    switch (fault) {
    case Fault::RowLength:
    case Fault::RowCount:
    case Fault::NoSquare:
        return imperioRule(1);
    case Fault::WrongLetter:
        return imperioRule(2);
    case Fault::NoFighter:
    case Fault::OutsideRows:
        return imperioRule(5);
    case Fault::WrongTurn:
        return imperioRule(10);
    case Fault::NoSuchFace:
        return imperioRule(11);
    case Fault::WrongDiceCount:
        return imperioRule(13);
    case Fault::WrongSplash:
        return imperioRule(18);
    case Fault::NotToMove:
        return imperioRule(23);
    case Fault::Refused:
    case Fault::BadPosition:
        return refusal->rule;
    default:
        return {};
    }
}

} // namespace sf::imperio
