// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/battle_labels.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/paint/base/fitted_name.h"
#include "ui/paint/base/square_style.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <cstring>
#include <map>
#include <set>
#include <utility>

namespace sf::paint {
namespace {

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

/// The kinds and names of ordinary units, each once.
std::vector<std::string> wordsOf(const battle::Stack& stack) {
    std::vector<std::string> words;
    for (const battle::Unit& unit : *stack.units) {
        if (!words.empty() && words.back() == wordOf(unit))
            continue;
        if (markOf(unit) == Mark::Ordinary && std::ranges::find(words, wordOf(unit)) == words.end())
            words.push_back(wordOf(unit));
    }
    return words;
}

/// Letters for kinds that share the first letter: the first and another one that no other has.
std::map<QString, TokenLetters> tellApart(QChar first, const std::set<QString>& kinds) {
    std::map<QString, TokenLetters> letters;
    if (kinds.size() == 1)
        return {{*kinds.begin(), {first, QChar()}}};
    QSet<QChar> taken;
    for (const QString& kind : kinds) {
        QString choices = kind.mid(1);
        choices.removeIf([](QChar letter) { return !letter.isLetterOrNumber(); });
        choices += QStringLiteral("23456789");
        const auto free =
            std::ranges::find_if(choices, [&](QChar letter) { return !taken.contains(letter); });
        const QChar second = free == choices.end() ? QChar() : *free;
        taken.insert(second);
        letters[kind] = {first, second};
    }
    return letters;
}

/// Whether names that stay are shown otherwise. Long ones that come or go may change how others are
/// shortened.
bool haveChanged(const std::unordered_map<std::string, QString>& before,
                 const std::unordered_map<std::string, QString>& now) {
    constexpr qsizetype longest = 12;
    const auto isLongAndNew = [](const auto& name, const auto& others) {
        return name.second.size() > longest && !others.contains(name.first);
    };
    return std::ranges::any_of(before,
                               [&](const auto& name) {
                                   const auto other = now.find(name.first);
                                   return other == now.end() ? isLongAndNew(name, now)
                                                             : other->second != name.second;
                               }) ||
           std::ranges::any_of(now, [&](const auto& name) { return isLongAndNew(name, before); });
}

} // namespace

TokenLetters lettersOf(const battle::Unit& unit) {
    return {firstOf(shownWord(wordOf(unit))), QChar()};
}

const BattleLabels& BattleLabels::of(const battle::Battle& battle) {
    thread_local BattleLabels labels;
    if (labels.take(battle))
        labels.update();
    return labels;
}

void BattleLabels::update() {
    const auto sides = m_sides;
    const auto letters = m_letters;
    bool hasChanged = false;
    for (int side = 0; side < battle::largestSideCount; ++side) {
        nameSide(side);
        const auto index = static_cast<std::size_t>(side);
        hasChanged |= haveChanged(sides[index].brief, m_sides[index].brief);
    }
    chooseLetters();
    hasChanged |= std::ranges::any_of(letters, [&](const auto& before) {
        const auto now = m_letters.find(before.first);
        return now != m_letters.end() && now->second != before.second;
    });
    m_version += hasChanged ? 1 : 0;
}

/// Maps ask for labels many times between two changes: then the same bytes are the same stacks.
bool BattleLabels::isSame(const battle::Battle& battle) const {
    return m_kinds.isSameAs(battle.kinds) && m_stacks.size() == battle.stacks.size() &&
           (m_stacks.empty() || std::memcmp(static_cast<const void*>(m_stacks.data()),
                                            static_cast<const void*>(&battle.stacks[0]),
                                            m_stacks.size() * sizeof(battle::StackPointer)) == 0);
}

bool BattleLabels::take(const battle::Battle& battle) {
    if (isSame(battle))
        return false;
    m_stacks.assign(battle.stacks.begin(), battle.stacks.end());
    bool hasChanged = m_known.size() != battle.stacks.size() || !m_kinds.isSameAs(battle.kinds);
    m_kinds = battle.kinds;
    m_known.resize(battle.stacks.size());
    bool isSuccessor = false;
    for (std::size_t i = 0; i < m_known.size(); ++i) {
        Known& known = m_known[i];
        const battle::StackPointer& now = battle.stacks[i];
        if (known.stack == now) {
            isSuccessor = true;
            continue;
        }
        const battle::StackPointer before = std::exchange(known.stack, now);
        if (before && before->units.isSameAs(now->units)) {
            hasChanged |= before->name != now->name || before->id != now->id || before->side != now->side;
            continue;
        }
        std::vector<std::string> words = wordsOf(*now);
        hasChanged |= !before || before->name != now->name || before->id != now->id ||
                      before->side != now->side || words != known.words;
        known.words = std::move(words);
    }
    m_version += isSuccessor ? 0 : 1; // what was known is of another battle
    return hasChanged;
}

void BattleLabels::nameSide(int side) {
    std::map<std::string, QStringList> names;
    for (const Known& known : m_known)
        if (known.stack->side == side)
            names.try_emplace(known.stack->name.empty() ? known.stack->id.text : known.stack->name);
    std::vector<QStringList*> all;
    for (auto& [name, words] : names) {
        words = shownWord(name).split(u' ', Qt::SkipEmptyParts);
        all.push_back(&words);
    }
    dropShared(all);
    m_sides[static_cast<std::size_t>(side)] = {};
    for (const auto& [name, words] : names)
        m_sides[static_cast<std::size_t>(side)].brief[name] = words.join(u' ');
}

void BattleLabels::chooseLetters() {
    std::set<std::string> words;
    for (const battle::UnitKind& kind : *m_kinds) {
        battle::Unit unit;
        unit.kind = kind.name;
        battle::resolve(unit, &kind);
        if (markOf(unit) == Mark::Ordinary)
            words.insert(kind.name);
    }
    for (const Known& known : m_known)
        words.insert(known.words.begin(), known.words.end());
    std::map<QChar, std::set<QString>> kinds;
    for (const std::string& word : words)
        if (const QString kind = kindOf(word); !firstOf(kind).isNull())
            kinds[firstOf(kind)].insert(kind);
    std::map<QString, TokenLetters> letters;
    for (const auto& [first, sharing] : kinds)
        letters.merge(tellApart(first, sharing));
    m_letters.clear();
    for (const std::string& word : words)
        if (const auto found = letters.find(kindOf(word)); found != letters.end())
            m_letters[word] = found->second;
}

TokenLetters BattleLabels::letters(const battle::Unit& unit) const {
    const auto found = m_letters.find(wordOf(unit));
    return found == m_letters.end() ? lettersOf(unit) : found->second;
}

QString BattleLabels::name(const battle::Stack& stack, int columns) const {
    const SideNames& side = m_sides[static_cast<std::size_t>(stack.side)];
    const auto brief = side.brief.find(stack.name.empty() ? stack.id.text : stack.name);
    if (brief == side.brief.end())
        return fittedNames({text::withoutIsolates(text::stackName(stack))}, columns).front();
    if (const QString whole = fitted(brief->second, columns); !whole.isEmpty())
        return whole;
    QHash<QString, QString>& shown = side.fitted[columns];
    if (shown.isEmpty()) {
        QStringList names;
        for (const auto& [name, shortened] : side.brief)
            names << shortened;
        names.removeDuplicates();
        const QStringList all = fittedNames(names, columns);
        for (qsizetype i = 0; i < names.size(); ++i)
            shown[names[i]] = all[i];
    }
    return shown.value(brief->second);
}

} // namespace sf::paint
