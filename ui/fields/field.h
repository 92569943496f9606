// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace sf::ui {

/// Why something typed or tried is not possible, with the rule that says so.
struct FieldProblem {
    QString text;
    Rule rule;
};

/// One property of an object as people read and type it. Tables, editors and forms are made from the same
/// fields, so that they refuse the same things. The context is what the object lies in, such as a battle.
template<class Object, class Context>
struct Field {
    using Text = std::function<QString(const Object& object, const Context& context)>;
    using Read = std::function<std::optional<FieldProblem>(const QString& text, Object& object,
                                                           const Context& context)>;
    using Choices = std::function<QStringList(const Object& object, const Context& context)>;

    // GCC 12 fails on default values of members here.
    Field(std::string_view fieldKey, QString fieldTitle, QString fieldAbout = {}, bool number = false,
          Text shown = nullptr, Read reads = nullptr, Choices offered = nullptr)
        : key(fieldKey)
        , title(std::move(fieldTitle))
        , about(std::move(fieldAbout))
        , isNumber(number)
        , text(std::move(shown))
        , read(std::move(reads))
        , choices(std::move(offered)) {}

    std::string_view key; ///< a literal: for settings, object names and tests
    QString title;
    QString about; ///< what it is, with its rule
    bool isNumber;
    Text text;
    Read read;       ///< reads what was typed into the object, or says what is wrong; null: it is calculated
    Choices choices; ///< what can be chosen; null: it is typed freely
};

/// A whole number in the user's locale or in plain digits; nothing for anything else.
std::optional<std::int64_t> wholeNumber(const QString& text);

/// "swift, ranged 3" to its names, trimmed, without empty ones and repetitions.
std::vector<std::string> namesFrom(const QString& text);
QString namesText(const std::vector<std::string>& names);

} // namespace sf::ui
