// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/fitted_name.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace sf::paint {
namespace {

constexpr QChar dots(u'\u2026');

int columnsOf(QChar letter) {
    constexpr char16_t firstWide = 0x1100; // Hangul, and what follows it
    return letter.unicode() >= firstWide && !letter.isLowSurrogate() && letter != dots ? 2 : 1;
}

int columnsOf(const QString& text) {
    int columns = 0;
    for (const QChar letter : text)
        columns += columnsOf(letter);
    return columns;
}

/// As much of the beginning or the end as fits, without half a character.
QString beginning(const QString& text, int columns) {
    qsizetype length = 0;
    for (; length < text.size() && columns >= columnsOf(text[length]); ++length)
        columns -= columnsOf(text[length]);
    while (length > 0 && length < text.size() && (text[length].isLowSurrogate() || text[length].isMark()))
        --length;
    return text.left(length).trimmed();
}

QString ending(const QString& text, int columns) {
    qsizetype first = text.size();
    for (; first > 0 && columns >= columnsOf(text[first - 1]); --first)
        columns -= columnsOf(text[first - 1]);
    while (first < text.size() && (text[first].isLowSurrogate() || text[first].isMark()))
        ++first;
    return text.mid(first).trimmed();
}

QString shortened(const QString& text, int columns) {
    if (columnsOf(text) <= columns)
        return text;
    return beginning(text, columns / 2) + dots + ending(text, columns - 1 - columns / 2);
}

/// The two lines of the name that differ least in length; the second is empty without a space to break at.
std::pair<QString, QString> lines(const QString& name) {
    qsizetype best = -1;
    for (qsizetype at = name.indexOf(u' '); at >= 0; at = name.indexOf(u' ', at + 1))
        if (best < 0 || std::abs(name.size() - 1 - 2 * at) < std::abs(name.size() - 1 - 2 * best))
            best = at;
    return best < 0 ? std::pair(name, QString()) : std::pair(name.left(best), name.mid(best + 1));
}

QString joined(const QString& first, const QString& second) {
    return second.isEmpty() ? first : first + u'\n' + second;
}

qsizetype sharedLetters(const QString& one, const QString& other) {
    return std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin();
}

/// The beginning of the name, and on the second line what tells it from the others.
QString withDifference(const QString& name, const QStringList& others, int columns) {
    qsizetype from = 0;
    for (const QString& other : others)
        if (other != name)
            from = std::max(from, sharedLetters(name, other));
    const QString rest = name.mid(from);
    return joined(shortened(name.left(from).trimmed(), columns),
                  rest.isEmpty() ? QString() : dots + beginning(rest, columns - 1));
}

} // namespace

void dropShared(const std::vector<QStringList*>& names) {
    if (names.size() < 2)
        return;
    const auto canDrop = [&](const QStringList* name) {
        const auto hasLetter = [](const QString& word) {
            return std::ranges::any_of(word, [](QChar letter) { return letter.isLetter(); });
        };
        return name->size() > 1 && name->front() == names.front()->front() &&
               std::any_of(name->begin() + 1, name->end(), hasLetter);
    };
    while (std::ranges::all_of(names, canDrop))
        for (QStringList* name : names)
            name->removeFirst();
}

QString fitted(const QString& name, int columns) {
    if (columnsOf(name) <= columns)
        return name;
    const auto [first, second] = lines(name);
    const bool fits = !second.isEmpty() && columnsOf(first) <= columns && columnsOf(second) <= columns;
    return fits ? joined(first, second) : QString();
}

QStringList fittedNames(const QStringList& names, int columns) {
    QStringList result;
    QHash<QString, QStringList> sharing; // what has come out alike
    for (const QString& name : names) {
        QString shown = fitted(name, columns);
        if (shown.isEmpty()) {
            const auto [first, second] = lines(name);
            shown = joined(shortened(first, columns), shortened(second, columns));
        }
        result << shown;
        sharing[shown] << name;
    }
    QSet<QString> taken;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QStringList alike = sharing.value(result[i]);
        if (std::ranges::any_of(alike, [&](const QString& other) { return other != names[i]; }))
            result[i] = withDifference(names[i], alike, columns);
        for (int number = 2; taken.contains(result[i]); ++number) {
            const QString figure = QString::number(number);
            result[i] = joined(lines(names[i]).first.left(columns - 1 - figure.size()) + u' ' + figure, {});
        }
        taken.insert(result[i]);
    }
    return result;
}

} // namespace sf::paint
