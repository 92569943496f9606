// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/hex_ranges.h"

#include "core/text/lists.h"

#include <algorithm>
#include <set>

#include <QRegularExpression>
#include <QStringList>

namespace sf::ui {
namespace {

using Cell = std::pair<int, int>; // row, column: sorts in reading order

/// The widest row from the first hex, then as many equal rows below it as there are.
struct Block {
    int top, left, bottom, right;
};

Block firstBlock(const std::set<Cell>& left) {
    const auto [row, column] = *left.begin();
    Block block{row, column, row, column};
    while (left.contains({row, block.right + 1}))
        ++block.right;
    const auto isFull = [&](int next) {
        for (int at = block.left; at <= block.right; ++at)
            if (!left.contains({next, at}))
                return false;
        return true;
    };
    while (isFull(block.bottom + 1))
        ++block.bottom;
    return block;
}

QString wordsOf(const Block& block) {
    QString first = QStringLiteral("%1,%2").arg(QString::number(block.left), QString::number(block.top));
    if (block.left == block.right && block.top == block.bottom)
        return first;
    return QStringLiteral("%1 to %2,%3")
        .arg(first, QString::number(block.right), QString::number(block.bottom));
}

} // namespace

std::optional<std::vector<hex::Hex>> readHexes(const QString& text) {
    static const QRegularExpression pattern(
        QStringLiteral(R"(^(\d{1,4})\s*,\s*(\d{1,4})(?:\s*(?:to|-|–)\s*(\d{1,4})\s*,\s*(\d{1,4}))?$)"));
    std::set<Cell> cells;
    for (const QString& part : text.split(u';', Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        const QRegularExpressionMatch words = pattern.match(part.trimmed());
        if (!words.hasMatch())
            return std::nullopt;
        const int column = words.captured(1).toInt();
        const int row = words.captured(2).toInt();
        const int otherColumn = words.captured(3).isEmpty() ? column : words.captured(3).toInt();
        const int otherRow = words.captured(4).isEmpty() ? row : words.captured(4).toInt();
        const auto [top, bottom] = std::minmax(row, otherRow);
        const auto [left, right] = std::minmax(column, otherColumn);
        const auto size = std::size_t(bottom - top + 1) * std::size_t(right - left + 1);
        if (cells.size() + size > mostHexes)
            return std::nullopt;
        for (int atRow = top; atRow <= bottom; ++atRow)
            for (int atColumn = left; atColumn <= right; ++atColumn)
                cells.emplace(atRow, atColumn);
    }
    std::vector<hex::Hex> hexes;
    hexes.reserve(cells.size());
    for (const auto& [row, column] : cells)
        hexes.push_back({column, row});
    return hexes;
}

QString hexesText(const std::vector<hex::Hex>& hexes) {
    std::set<Cell> left;
    for (const hex::Hex hex : hexes)
        left.emplace(hex.row, hex.column);
    QStringList parts;
    while (!left.empty()) {
        const Block block = firstBlock(left);
        for (int row = block.top; row <= block.bottom; ++row)
            for (int column = block.left; column <= block.right; ++column)
                left.erase({row, column});
        parts << wordsOf(block);
    }
    return text::clauses(parts);
}

} // namespace sf::ui
