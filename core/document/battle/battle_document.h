// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/document/base/seeded_dice.h"
#include "core/document/battle/battle_log.h"
#include "core/document/battle/compact_changes.h"
#include "core/document/battle/play.h"
#include "core/rules/battle/action.h"
#include "core/rules/battle/apply.h"
#include "core/rules/battle/change.h"
#include "core/rules/multiplier/turn.h"
#include "core/rules/smm/fight/round.h"
#include "core/rules/smm/square/house_rules.h"

#include <set>

namespace sf::document {

struct JournalEntry;

/// A battle under edit. Views read `battle()` and repaint what `changed` names; they never hold a copy of
/// their own.
class BattleDocument final : public Document {
    Q_OBJECT

public:
    explicit BattleDocument(battle::Battle battle, QObject* parent = nullptr);
    /// As read from a file: the journal continues where it ended.
    BattleDocument(battle::Battle battle, Journal journal, QObject* parent = nullptr);

    QString kind() const override { return QStringLiteral("battle"); }
    QString title() const override;
    QByteArray serialised() const override;
    std::function<QByteArray()> frozen() const override;

    const battle::Battle& battle() const { return m_battle; }
    const BattleLog& log() const { return m_log; }

    /// The battle as the side may see it (BAT-4); nothing: as somebody who takes no part may.
    battle::Battle seenBy(std::optional<int> side) const;

    /// What the action would come to, without doing it: for previews and for saying why not.
    battle::Outcome check(const battle::Action& action) const;
    /// The same for several actions, each after those before it: all their changes, or the first refusal.
    battle::Outcome check(const std::vector<battle::Action>& actions) const;
    /// The one door for edits: asks the rules, pushes one undo command, journals, emits `changed`. A refusal
    /// leaves everything as it was.
    std::optional<battle::Refusal> perform(const battle::Action& action);
    /// Several actions as one step of undo, all or none.
    std::optional<battle::Refusal> perform(const std::vector<battle::Action>& actions, const QString& text);

    /// The door for what the battle's rules let players do: one step of undo, with its dice. They are thrown
    /// from the seed, keyed by the history up to and with the action, or taken from `typed` in the order in
    /// which they are thrown; those left over are ignored. Nothing is changed where there is a problem.
    struct Refused {}; ///< by its rules, or the battle has others
    using PlayProblem = std::variant<Refused, dice::Exhausted>;
    std::optional<PlayProblem> perform(PlayAction& action, const std::optional<std::vector<int>>& typed = {});

    /// The same for battle rounds of SMM and turns of multiplier combat, with what these refuse.
    using RoundProblem = std::variant<smm::OrderRefusal, dice::Exhausted>;
    std::optional<RoundProblem> perform(const smm::RoundAction& action,
                                        const std::optional<std::vector<int>>& typed = {});
    using TurnProblem = std::variant<multiplier::Refusal, dice::Exhausted>;
    std::optional<TurnProblem> perform(const multiplier::TurnAction& action,
                                       const std::optional<std::vector<int>>& typed = {});
    /// Plays the battle by other rules from now on, as one step of undo; what those rules have no room for
    /// goes, see conversionOf(). Nothing is changed where it is refused.
    std::optional<battle::Refusal> convert(RuleSystem rules);

    /// Dice are thrown from this seed from now on. Without one a document chooses its own.
    void setSeed(std::string seed) { m_freshSeed = std::move(seed); }

    UndoDice undoDice() const override;
    /// Not past a hand-over between sides whose orders are sealed (BAT-4).
    bool mayUndo() const override;

    /// An id that no unit, stack or structure of the document has yet.
    battle::UnitId freshUnitId() const;
    std::vector<battle::UnitId> freshUnitIds(int count) const;
    battle::StackId freshStackId() const;
    battle::StructureId freshStructureId() const;

Q_SIGNALS:
    /// These changes were just done, undone (then they lead from after to before) or redone. The events are
    /// those of the round or turn action that made them, with its dice.
    void changed(const sf::battle::Changes& changes, bool undone,
                 const std::vector<sf::battle::Event>& events);
    /// The log has more lines, or some of them are marked as taken back or hold again.
    void logChanged();

private:
    friend bool replayLine(BattleDocument& document, std::string_view line);
    /// What a step does besides its changes: most edits of the map have nothing of it.
    struct Course {
        DiceKey before;
        DiceKey after;
        std::vector<battle::Event> events;
    };
    void push(battle::Changes changes, std::vector<battle::Event> events, const std::string& members,
              const QString& text);
    void noteHandOver(bool hasHandedOver);
    static std::vector<battle::Event> eventsOf(const battle::Battle& battle,
                                               const std::vector<battle::Action>& actions,
                                               const battle::Changes& changes);
    void pushEvents(const PlayAction& action, PlayAction::Course&& done, bool typed);
    void pushStep(battle::Changes changes, std::shared_ptr<const Course> course, std::string_view members,
                  const QString& text, bool hasDice);
    void carryOut(const battle::Changes& changes, const Course* course, bool undone);
    DiceKey diceKey() const { return {m_battle.seed, m_battle.history}; }
    bool repeat(JournalEntry& entry, std::vector<int> dice);
    std::optional<PlayProblem> performWith(PlayAction& action, dice::Source& dice, bool typed);
    const std::string& seedForDice();
    bool keepsHistory() const { return !m_battle.seed.empty() || m_sawDice; }

    battle::Battle m_battle;
    BattleLog m_log;
    std::set<int> m_handOvers; ///< so many steps were done when one side handed over to another
    bool m_sawDice = false;    ///< of the seed, be they taken back or not
    std::string m_freshSeed; ///< of the next dice where it is not the battle's; kept when they are taken back
};

} // namespace sf::document
