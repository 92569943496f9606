// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_conversion.h"
#include "core/document/battle/battle_log.h"
#include "core/document/battle/play.h"
#include "core/document/io/description.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_set>
#include <vector>

/// The registry of what rule systems supply to documents. Each system has its own folder beside this file and
/// lines in system_codecs.cpp; a system that adds neither actions nor members needs none.
namespace sf::document {

class JsonReader;

struct SystemCodec {
    /// Whether the word is the `do` of one of its actions in the journal; no other system has it.
    bool (*has)(std::string_view word);
    /// Reads the action with that word from the entry. Other members of the entry, such as the events, are
    /// ignored.
    std::unique_ptr<PlayAction> (*read)(std::string_view word, JsonReader& json);
};
/// `actions()` returns the Alternatives from which a Play is made.
template<class Play, auto actions>
inline constexpr SystemCodec codecWith{
    [](std::string_view word) { return actions().has(word); },
    [](std::string_view word, JsonReader& json) -> std::unique_ptr<PlayAction> {
        auto action = actions().read(json, word);
        return action ? std::make_unique<Play>(*std::move(action)) : nullptr;
    }};
/// The ids in a document.
struct DocumentIds {
    std::unordered_set<std::string_view> units;
    std::unordered_set<std::string_view> stacks;
};
/// What people are told when a conversion to other rules drops the member.
struct LostMember {
    std::string_view name;
    const char* words; ///< "Lost: the special bonus of %n stack(s).", in the context sf::document
    int (*count)(const battle::Stack& stack) = nullptr; ///< what the stack adds to %n; null: 1
};
/// Members that a system adds to documents, made with ofState(). They are read and kept in battles of all
/// systems.
struct SystemMembers {
    struct OfStack {
        std::string_view after; ///< the member that it follows in files; empty: at the end
        Member<battle::Stack> member;
    };
    std::vector<OfStack> ofStacks;
    std::vector<Member<battle::Battle>> ofBattles;
    /// Returns what is wrong with members of the stack that were read, with a place in the stack. Null:
    /// nothing can be.
    std::optional<LoadError> (*check)(const battle::Stack& stack, const battle::Battle& battle,
                                      const DocumentIds& ids) = nullptr;
    /// The same for members of the battle, which is complete then.
    std::optional<LoadError> (*checkBattle)(const battle::Battle& battle) = nullptr;
    std::vector<LostMember> lost{}; ///< other members are dropped without a note
    /// Of plans, by stack. A sealed phase writes them even if they are empty.
    std::vector<Member<battle::SystemState>> ofPlans{};
    /// Those that are read when the battle has all its other parts, and written after them.
    std::vector<Member<battle::Battle>> ofCompleteBattles{};
};
std::span<const SystemMembers* const> systemMembers();
/// What a side is told of the others' turns, in a system whose sides play in turns (BAT-13). `events` are the
/// lines of the log about events that weren't undone.
struct TurnReporting {
    RuleSystem system;
    /// Those since the side's last turn ended, without its own turn that has begun.
    std::vector<LogLine> (*linesSinceTurn)(const std::vector<LogLine>& events, const battle::Battle& battle,
                                           int side);
    /// See turnReport().
    QStringList (*report)(const std::vector<LogLine>& events, const battle::Battle& battle, int side);
};
/// Null if sides give orders for rounds.
const TurnReporting* turnReporting(RuleSystem system);
/// Null if the system needs no conversion.
const UnitConversion* unitConversion(RuleSystem to);
/// Null if the word isn't an action of any system.
const SystemCodec* codecOf(std::string_view word);

} // namespace sf::document
