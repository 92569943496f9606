// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/paper/pages.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace sf::paint {

/// What a card says of an @ or a Monster.
struct BeingCard {
    QString name;
    QString place; ///< at the right of the name
    std::int64_t hp = 0;
    std::int64_t fullHp = 0;
    QString hpText;
    struct Line {
        QString label;
        QString text;
    };
    std::vector<Line> lines;
};

/// Cards in two or three columns, as many below each other as a page holds. `cardOf(index)` is asked only for
/// those that can be printed.
using CardOf = std::function<BeingCard(std::size_t index)>;
std::unique_ptr<Pages> cardPages(const QString& kind, const QString& below, std::size_t cards,
                                 const CardOf& cardOf, PageSetup setup);

/// Text in one column; a line that begins with '#' is a heading and keeps the next line beside it. `fill`
/// adds lines until `add(line)` returns false: no more can be printed.
using FillText = std::function<void(const std::function<bool(const QString&)>& add)>;
std::unique_ptr<Pages> textPages(const QString& kind, const QString& below, const FillText& fill,
                                 PageSetup setup);

} // namespace sf::paint
