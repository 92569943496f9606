// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/block_writer.h"

#include "core/post/block/plan.h"

#include <algorithm>

namespace sf::post {

namespace {

constexpr std::size_t checkWidth = 2 + lineCheckLength; ///< " /" and the check

/// How much of the text fits on a line, up to the last place where it may be broken.
std::size_t pieceOf(std::string_view text, std::size_t width) {
    if (text.size() <= width)
        return text.size();
    const std::size_t space = text.rfind(' ', width);
    if (space != std::string_view::npos && space > 0)
        return space + 1;
    const std::size_t dash = text.rfind('-', width - 1);
    return dash != std::string_view::npos && dash > 0 ? dash + 1 : width;
}

std::string withoutSpaces(std::string_view text) {
    std::string result(text);
    std::erase(result, ' ');
    return result;
}

std::string_view withoutLastSpace(std::string_view text) {
    return text.ends_with(' ') ? text.substr(0, text.size() - 1) : text;
}

/// A field on as many lines as needed, each with its check.
std::string fieldText(Field field, std::string_view value) {
    const bool isList = field == Field::Plan || field == Field::Options || field == Field::Dice;
    const std::string spaced = isList ? spacedPlan(value) : std::string(value);
    std::string text;
    std::string head = std::string(nameOf(field)) + ": ";
    std::string_view rest = spaced;
    do {
        const std::size_t size = pieceOf(rest, longestLine - checkWidth - head.size());
        const std::string_view piece = withoutLastSpace(rest.substr(0, size));
        text += head + std::string(piece) + (piece.empty() ? "/" : " /") +
                lineCheck(field, withoutSpaces(piece)) + '\n';
        head.clear();
        rest.remove_prefix(size);
    } while (!rest.empty());
    return text;
}

} // namespace

std::string blockText(const Block& block) {
    std::string text = "[squarefront 1]\n";
    for (std::size_t index = 0; index < fieldCount; ++index) {
        const auto field = static_cast<Field>(index);
        if (block.has(field))
            text += fieldText(field, block.value(field));
    }
    return text + "[/squarefront]\n";
}

} // namespace sf::post
