// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"

#include <functional>
#include <optional>
#include <vector>

namespace sf::ui {

/// One property of an object as users read and type it. Tables, editors and forms share the same fields, so
/// that they refuse the same input. The context contains the object, such as a battle.
template<class Object, class Context>
struct Field {
    using Text = std::function<QString(const Object& object, const Context& context)>;
    /// Returns why an input is refused, with the rule.
    using Read = std::function<std::optional<text::Caption>(const QString& text, Object& object,
                                                            const Context& context)>;
    using Choices = std::function<QStringList(const Object& object, const Context& context)>;

    // Without this constructor GCC 12 fails on default member values.
    Field(std::string_view fieldKey, QString fieldTitle, QString fieldAbout = {}, bool number = false,
          Text shown = nullptr, Read reads = nullptr, Choices offered = nullptr)
        : key(fieldKey)
        , title(std::move(fieldTitle))
        , about(std::move(fieldAbout))
        , isNumber(number)
        , text(std::move(shown))
        , read(std::move(reads))
        , choices(std::move(offered)) {}

    std::string_view key; ///< a literal, for settings, object names and tests
    QString title;
    QString about; ///< description, with its rule
    bool isNumber;
    Text text;
    Read read;       ///< parses text into the object or returns the problem; null if calculated
    Choices choices; ///< values to choose from; null if typed freely
};

/// Parses a whole number in the user's locale or in plain digits; returns nothing for other text.
std::optional<std::int64_t> wholeNumber(const QString& text);

/// Splits "swift, ranged 3" into names, trimmed, without empty names and duplicates.
std::vector<std::string> namesFrom(const QString& text);
QString namesText(const std::vector<std::string>& names);

} // namespace sf::ui
