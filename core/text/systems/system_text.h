// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/removals.h"
#include "core/rules/battle/system.h"
#include "core/text/caption.h"
#include "core/text/option_text.h"

#include <array>

/// The texts that a rule system for battles supplies. Each system has its own file in this folder and a line
/// in system_text.cpp.
namespace sf::text {

/// The texts for a unit special that a rule of the system uses (battle::Special).
struct SpecialText {
    std::string_view word;
    const char* about; ///< one sentence that says what it does, in the context sf::text
};

/// A sentence about something that only this system's battles have and an edit removes: %1 the stack.
struct RemovalText {
    battle::Removal::Kind kind;
    Rule rule; ///< may be none
    const char* words;
    std::string_view word{}; ///< of Own
};
/// The sentence of a refusal by this rule, where it differs from the usual one for the reason; it has the
/// same place markers.
struct RefusalText {
    battle::Reason reason;
    Rule rule;
    const char* words;
};

/// The sentence of a kind of event, in the context sf::text: %1 the stack, %2 the target or the unit, %3 and
/// %n the amount, %4 what was needed, %5 the hex, %6 all stacks, %7 the factors of a strike, %8 a side, %9
/// the Conflict, the posture, the edge or how play ended.
struct EventText {
    battle::EventKind kind;
    const char* words;
    const char* dice = nullptr;                                   ///< what its dice are rolled for
    const char* (*instead)(const battle::Event& event) = nullptr; ///< other words for this event; null: none
    const char* attempt = nullptr;   ///< what is tried, before the dice have decided it
    const char* outcome = nullptr;   ///< the same as `words`, but shorter, for whoever watches
    const char* lastStand = nullptr; ///< why a stack acts that has been wiped out
    Rule lastStandRule{};
};
/// Whether each of these kinds has one sentence.
template<std::size_t kinds, std::size_t texts>
constexpr bool areWorded(const std::array<const battle::EventType*, kinds>& all,
                         const EventText (&words)[texts]) {
    for (const battle::EventType* kind : all) {
        int found = 0;
        for (const EventText& text : words)
            found += text.kind == *kind ? 1 : 0;
        if (found != 1)
            return false;
    }
    return kinds == texts;
}

/// A column of lists of stacks, in the context sf::text.
struct StackColumn {
    const char* title;
    const char* widest; ///< a cell that is as wide as any
    QString (*text)(const battle::Stack& stack);
    int (*rank)(const battle::Stack& stack); ///< what it is sorted by
};

struct SystemText {
    RuleSystem id;
    const char* name;       ///< "Multiplier combat"
    const char* conversion; ///< the undo step that converts a battle to these rules
    std::span<const SpecialText> specials{};
    std::span<const OptionText> options{}; ///< one for each of the system's house rules
    std::span<const RemovalText> removals{};
    std::span<const RefusalText> refusals{};
    std::span<const StackColumn> stackColumns{};
    std::span<const EventText> events{};
};
const SystemText& systemWords(RuleSystem id);

QString systemName(RuleSystem id);
QString systemConversion(RuleSystem id);
/// What the special does in the first system that uses it, or empty if none does.
QString specialAbout(std::string_view written);
/// A hint for a special that no rule uses: "No rule reads “rangd”. Did you mean “ranged”?"
QString unknownSpecial(std::string_view written);
/// What the first system says of this that says anything; null if none does.
const RemovalText* removalText(const battle::Removal& removal);
const char* refusalWords(const battle::Refusal& refusal);
const EventText* eventText(battle::EventKind kind);
/// The sentence with the rule of the battle's system on the topic.
Caption caption(const QString& sentence, const battle::Battle& battle, battle::Topic topic);

} // namespace sf::text
