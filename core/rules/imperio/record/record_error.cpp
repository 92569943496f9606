// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/record_error.h"

namespace sf::imperio {
namespace {

constexpr std::size_t longestQuote = 40; ///< of the quoted line in an error

} // namespace

std::string quoted(std::string_view text) {
    std::size_t size = std::min(text.size(), longestQuote);
    while (size < text.size() && size > 0 && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80)
        --size;
    std::string quote(text.substr(0, size));
    for (char& c : quote)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7F')
            c = '?';
    return size < text.size() ? quote + "..." : quote;
}

RecordError problem(Fault fault, std::string expected, std::string found) {
    RecordError error;
    error.fault = fault;
    error.expected = std::move(expected);
    error.found = std::move(found);
    return error;
}

RecordError refused(const Refusal& refusal, Side side) {
    RecordError error = problem(Fault::Refused);
    error.refusal = refusal;
    error.side = side;
    return error;
}

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
