// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/text/battle_text.h.
#include "core/text/battle/refusal_sentences.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/pattern.h"
#include "core/text/systems/system_text.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

using battle::Reason;
using enum Argument;

/// Replaces the place markers of a sentence with a refusal's names and numbers, in order.
class Filler {
public:
    Filler(const battle::Refusal& refusal, const battle::Battle& battle)
        : m_refusal(refusal), m_battle(battle) {}

    /// Nothing if a name or number is missing.
    std::optional<QString> fill(const Sentence& sentence) {
        QStringList words;
        int count = -1;
        for (const Argument argument : sentence.arguments) {
            if (argument == None)
                break;
            if (!has(argument))
                return std::nullopt;
            if (argument == Count)
                count = m_refusal.numbers[m_number++];
            else
                words.push_back(word(argument));
        }
        const QString text = QCoreApplication::translate("sf::text", sentence.full, nullptr, count);
        return filled(text, words);
    }

private:
    static bool isNamed(Argument argument) { return argument >= Name && argument <= NumberName; }
    bool has(Argument argument) const {
        if (isNamed(argument))
            return m_name < m_refusal.names.size() && !m_refusal.names[m_name].empty();
        return m_number < m_refusal.numbers.size();
    }

    QString word(Argument argument) {
        if (argument == Figure)
            return figure(m_refusal.numbers[m_number++]);
        if (argument == SideName)
            return sideName(m_battle, m_refusal.numbers[m_number++]);
        return nameWord(argument, m_refusal.names[m_name++]);
    }

    QString nameWord(Argument argument, const std::string& name) const {
        if (argument == UnitName)
            return unitName(m_battle, battle::UnitId(name));
        if (argument == StackName)
            return stackName(m_battle, battle::StackId(name));
        if (argument == TerrainName && battle::terrainFromKey(name) != battle::Terrain::Unknown)
            return terrain(battle::terrainFromKey(name));
        if (argument == NumberName)
            return numberName(name);
        return displayName(name);
    }

    static QString numberName(const std::string& name) {
        for (int i = 0; i < battle::numberCount; ++i) {
            if (battle::key(static_cast<battle::Number>(i)) == name)
                return number(static_cast<battle::Number>(i));
        }
        return name == "hitsLeft" ? QCoreApplication::translate("sf::text", "Hits left") : displayName(name);
    }

    const battle::Refusal& m_refusal;
    const battle::Battle& m_battle;
    std::size_t m_name = 0;
    std::size_t m_number = 0;
};

/// The third number is the limit of the search for a way.
QString tooFarToTell(const battle::Refusal& refusal) {
    return QCoreApplication::translate("sf::text", "Getting there costs more than %1; the stack has Move %2.")
        .arg(figure(refusal.numbers[2]), figure(refusal.numbers[1]));
}

bool isWithoutAnyWay(const battle::Refusal& refusal) {
    return refusal.reason == Reason::OutOfReach && !refusal.numbers.empty() && refusal.numbers.front() < 0;
}

} // namespace

QString refusal(const battle::Refusal& refusal, const battle::Battle& battle) {
    Sentence sentence = sentenceOf(refusal.reason);
    if (const char* own = refusalWords(refusal))
        sentence.full = own;
    if (isWithoutAnyWay(refusal) && refusal.numbers.size() > 2)
        return tooFarToTell(refusal);
    if (!isWithoutAnyWay(refusal)) {
        if (const std::optional<QString> filled = Filler(refusal, battle).fill(sentence))
            return *filled;
    }
    return QCoreApplication::translate("sf::text", sentence.bare);
}

Caption caption(const battle::Refusal& refusal, const battle::Battle& battle) {
    return {text::refusal(refusal, battle), refusal.rule};
}

} // namespace sf::text
