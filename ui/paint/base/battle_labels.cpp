// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/battle_labels.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/paint/base/square_style.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace sf::paint {
namespace {

constexpr QChar dots(u'\u2026');

// Letters
// ---------------------------------------------------------------------------------------------------------

const std::string& wordOf(const battle::Unit& unit) {
    return unit.kind.empty() ? unit.name : unit.kind;
}

QString shownWord(const std::string& word) {
    return text::withoutIsolates(text::displayName(word)).trimmed();
}

/// Units without a kind are often numbered: "Spearman 12" is a Spearman.
QString kindOf(const std::string& word) {
    static const QRegularExpression number(QStringLiteral("[\\s\\d]+$"));
    const QString shown = shownWord(word);
    const QString kind = shown.left(shown.indexOf(number));
    return (kind.isEmpty() ? shown : kind).toCaseFolded();
}

QChar firstOf(const QString& word) {
    return word.isEmpty() || word.front().isSurrogate() ? QChar() : word.front().toUpper();
}

/// The kinds of ordinary units, and the names of those without one.
std::set<std::string> wordsOf(const battle::Battle& battle) {
    std::set<std::string> words;
    for (const battle::UnitKind& kind : *battle.kinds) {
        battle::Unit unit;
        unit.kind = kind.name;
        battle::resolve(unit, &kind);
        if (markOf(unit) == Mark::Ordinary)
            words.insert(kind.name);
    }
    for (const battle::StackPointer& stack : battle.stacks)
        for (const battle::Unit& unit : *stack->units)
            if (!words.contains(wordOf(unit)) && markOf(unit) == Mark::Ordinary)
                words.insert(wordOf(unit));
    return words;
}

/// Kinds that share the first letter get a second one, which no other of them has.
std::map<QString, TokenLetters> lettersOf(const std::set<QString>& kinds) {
    std::map<QChar, int> sharing;
    for (const QString& kind : kinds)
        ++sharing[firstOf(kind)];
    std::map<QString, TokenLetters> letters;
    std::set<TokenLetters> taken;
    for (const QString& kind : kinds) {
        const QChar first = firstOf(kind);
        letters[kind] = {first, QChar()};
        if (first.isNull() || sharing[first] < 2)
            continue;
        for (const QChar second : kind.mid(1) + QStringLiteral("23456789"))
            if (second.isLetterOrNumber() && taken.insert({first, second}).second) {
                letters[kind][1] = second;
                break;
            }
    }
    return letters;
}

// Names
// ---------------------------------------------------------------------------------------------------------

const std::string& nameOf(const battle::Stack& stack) {
    return stack.name.empty() ? stack.id.text : stack.name;
}

/// Drops the words with which all of the names begin. Each keeps at least one word, and a letter.
void dropShared(std::map<std::string, QStringList>& names) {
    const auto canDrop = [&](const auto& name) {
        const QStringList& words = name.second;
        return words.size() > 1 && words.front() == names.begin()->second.front() &&
               std::ranges::any_of(words.mid(1).join(QString()),
                                   [](QChar letter) { return letter.isLetter(); });
    };
    while (names.size() > 1 && std::ranges::all_of(names, canDrop))
        for (auto& [name, words] : names)
            words.removeFirst();
}

qsizetype columnsOf(const QString& text) {
    constexpr char16_t firstWide = 0x2e80; // Chinese radicals, and what follows them
    return text.size() + std::ranges::count_if(text, [](QChar letter) {
               return letter.unicode() >= firstWide && !letter.isSurrogate();
           });
}

bool isInCharacter(QChar letter) {
    return letter.isLowSurrogate() || letter.isMark();
}

QString beginning(const QString& text, qsizetype columns) {
    qsizetype length = text.size();
    while (length > 0 &&
           (columnsOf(text.left(length)) > columns || (length < text.size() && isInCharacter(text[length]))))
        --length;
    return text.left(length).trimmed();
}

QString ending(const QString& text, qsizetype columns) {
    qsizetype first = 0;
    while (first < text.size() && (columnsOf(text.mid(first)) > columns || isInCharacter(text[first])))
        ++first;
    return text.mid(first).trimmed();
}

QString elided(const QString& text, qsizetype columns) {
    if (columnsOf(text) <= columns)
        return text;
    return beginning(text, columns / 2) + dots + ending(text, columns - 1 - columns / 2);
}

/// On one line, or on the two that differ least in length.
QString fitted(const QString& name, int columns) {
    qsizetype best = -1;
    for (qsizetype at = name.indexOf(u' '); at >= 0; at = name.indexOf(u' ', at + 1))
        if (best < 0 || std::abs(name.size() - 1 - 2 * at) < std::abs(name.size() - 1 - 2 * best))
            best = at;
    if (best < 0 || columnsOf(name) <= columns)
        return elided(name, columns);
    return elided(name.left(best), columns) + u'\n' + elided(name.mid(best + 1), columns);
}

/// The beginning of the name, and on the second line what tells it from the others.
QString withDifference(const QString& name, const QStringList& others, int columns) {
    qsizetype from = 0;
    for (const QString& other : others)
        if (other != name)
            from = std::max<qsizetype>(from, std::ranges::mismatch(name, other).in1 - name.begin());
    const QString first = elided(name.left(from).trimmed(), columns);
    return from == name.size() ? first : first + u'\n' + dots + beginning(name.mid(from), columns - 1);
}

} // namespace

BattleLabels::BattleLabels(const battle::Battle& battle) {
    for (std::size_t side = 0; side < m_names.size(); ++side) {
        std::map<std::string, QStringList> names;
        for (const battle::StackPointer& stack : battle.stacks)
            if (static_cast<std::size_t>(stack->side) == side)
                names.try_emplace(nameOf(*stack));
        for (auto& [name, words] : names)
            words = shownWord(name).split(u' ', Qt::SkipEmptyParts);
        dropShared(names);
        for (const auto& [name, words] : names)
            m_names[side][name] = words.join(u' ');
    }
    const std::set<std::string> words = wordsOf(battle);
    std::set<QString> kinds;
    for (const std::string& word : words)
        kinds.insert(kindOf(word));
    const std::map<QString, TokenLetters> letters = lettersOf(kinds);
    for (const std::string& word : words)
        m_letters[word] = letters.at(kindOf(word));
}

namespace {

/// Whether the stack keeps its labels: it has moved at most, or has lost hits.
bool isAlike(const battle::StackPointer& one, const battle::StackPointer& other) {
    const auto isCalledTheSame = [](const battle::Unit& unit, const battle::Unit& before) {
        return wordOf(unit) == wordOf(before) && markOf(unit) == markOf(before);
    };
    return one == other || (one->side == other->side && nameOf(*one) == nameOf(*other) &&
                            (one->units.isSameAs(other->units) ||
                             std::ranges::equal(*one->units, *other->units, isCalledTheSame)));
}

} // namespace

std::shared_ptr<const BattleLabels> BattleLabels::of(const battle::Battle& battle) {
    thread_local battle::StackList stacks;
    thread_local Shared<std::vector<battle::UnitKind>> kinds;
    thread_local auto labels = std::make_shared<const BattleLabels>();
    const bool isSame = kinds == battle.kinds && std::ranges::equal(stacks, battle.stacks, isAlike);
    stacks = battle.stacks;
    kinds = battle.kinds;
    if (isSame)
        return labels;
    if (const auto now = std::make_shared<const BattleLabels>(battle); *now != *labels)
        labels = now;
    return labels;
}

TokenLetters BattleLabels::letters(const battle::Unit& unit) const {
    const auto found = m_letters.find(wordOf(unit));
    return found == m_letters.end() ? TokenLetters{firstOf(shownWord(wordOf(unit))), QChar()} : found->second;
}

QString BattleLabels::name(const battle::Stack& stack, int columns) const {
    Names& shown = m_shown[{stack.side, columns}];
    if (shown.empty())
        shown = shortened(m_names[static_cast<std::size_t>(stack.side)], columns);
    const auto found = shown.find(nameOf(stack));
    return found == shown.end() ? fitted(shownWord(nameOf(stack)), columns) : found->second;
}

BattleLabels::Names BattleLabels::shortened(const Names& names, int columns) {
    Names result;
    std::map<QString, QStringList> alike; // names that are shortened to the same
    for (const auto& [key, name] : names) {
        result[key] = fitted(name, columns);
        alike[result[key]] << name;
    }
    QSet<QString> taken;
    for (auto& [key, shown] : result) {
        const QString& name = names.at(key);
        if (const QStringList others = alike[shown]; others.size() > 1)
            shown = withDifference(name, others, columns);
        for (int number = 2; taken.contains(shown); ++number) {
            const QString figure = u' ' + QString::number(number);
            shown = beginning(name, columns - figure.size()) + figure;
        }
        taken.insert(shown);
    }
    return result;
}

} // namespace sf::paint
