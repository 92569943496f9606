// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/systems/system_text.h"

#include "core/rules/systems/battle_systems.h"
#include "core/text/caption.h"
#include "core/text/display_text.h"
#include "core/text/systems/multiplier_system_text.h"
#include "core/text/systems/smm_system_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>

namespace sf::text {
namespace {

std::span<const SystemText* const> all() {
    // A line for each system.
    static const std::array table{
        &smmSystemWords(),
        &multiplierSystemWords(),
    };
    return table;
}

/// The edit distance: how many letters to insert, delete or change.
std::size_t distance(const QString& one, const QString& other) {
    std::vector<std::size_t> row(static_cast<std::size_t>(other.size()) + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (const QChar letter : one) {
        std::size_t diagonal = row[0]++;
        for (qsizetype j = 0; j < other.size(); ++j) {
            std::size_t& next = row[static_cast<std::size_t>(j) + 1];
            const std::size_t changed = diagonal + (letter == other[j] ? 0 : 1);
            diagonal = next;
            next = std::min({changed, next + 1, row[static_cast<std::size_t>(j)] + 1});
        }
    }
    return row.back();
}

/// The known special that was probably meant; empty if none is close.
QString likeliest(const QString& written) {
    constexpr qsizetype longest = 40;
    constexpr std::size_t farthest = 2;
    QString best;
    if (written.size() < 4 || written.size() > longest)
        return best;
    std::size_t least = farthest + 1;
    for (const battle::System* system : battle::systems())
        for (const battle::Special& special : system->specials()) {
            const QString word = QString::fromUtf8(special.word);
            if (const std::size_t letters = distance(written.toLower(), word); letters < least) {
                least = letters;
                best = word;
            }
        }
    return best;
}

} // namespace

const SystemText& systemWords(RuleSystem id) {
    const auto found = std::ranges::find(all(), id, &SystemText::id);
    return found == all().end() ? *all().front() : **found;
}

QString systemName(RuleSystem id) {
    return QCoreApplication::translate("sf::text", systemWords(id).name);
}

QString systemConversion(RuleSystem id) {
    return QCoreApplication::translate("sf::text", systemWords(id).conversion);
}

QString specialAbout(std::string_view written) {
    const battle::Special* special = battle::findSpecial(written);
    for (const SystemText* system : all())
        for (const SpecialText& words : system->specials)
            if (special && words.word == special->word)
                return QCoreApplication::translate("sf::text", words.about);
    return {};
}

const RemovalText* removalText(const battle::Removal& removal) {
    for (const SystemText* system : all())
        for (const RemovalText& own : system->removals)
            if (own.kind == removal.kind && own.word == removal.word)
                return &own;
    return nullptr;
}

const char* refusalWords(const battle::Refusal& refusal) {
    for (const SystemText* system : all())
        for (const RefusalText& own : system->refusals)
            if (own.reason == refusal.reason && own.rule == refusal.rule)
                return own.words;
    return nullptr;
}

const EventText* eventText(battle::EventKind kind) {
    for (const SystemText* system : all())
        for (const EventText& own : system->events)
            if (own.kind == kind)
                return &own;
    return nullptr;
}

Caption caption(const QString& sentence, const battle::Battle& battle, battle::Topic topic) {
    return {sentence, battle::systemOf(battle.rules).rule(topic)};
}

QString unknownSpecial(std::string_view written) {
    const QString word = QString::fromUtf8(written);
    const QString meant = likeliest(word);
    if (meant.isEmpty())
        return QCoreApplication::translate("sf::text", "No rule uses “%1”.").arg(displayName(word));
    return QCoreApplication::translate("sf::text", "No rule uses “%1”. Did you mean “%2”?")
        .arg(displayName(word), meant);
}

} // namespace sf::text
