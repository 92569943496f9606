// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/document/base/kept_boards.h"
#include "core/document/base/outcome.h"
#include "core/document/base/seeded_dice.h"
#include "core/document/battle/battle_log.h"
#include "core/document/battle/compact_changes.h"
#include "core/document/battle/play.h"
#include "core/rules/battle/action.h"
#include "core/rules/battle/apply.h"
#include "core/rules/battle/change.h"
#include "core/rules/battle/option.h"
#include "core/rules/battle/play/play.h"

#include <set>
#include <span>

namespace sf::document {

struct JournalEntry;

/// A battle being edited. Views read `battle()` and repaint what `changed` reports; they never keep a copy.
class BattleDocument final : public Document {
    Q_OBJECT

public:
    explicit BattleDocument(battle::Battle battle, QObject* parent = nullptr);
    /// Continues the journal read from a file.
    /// Entries from position `openEntries` on belong to a sealed phase that is under way.
    BattleDocument(battle::Battle battle, Journal journal, std::optional<std::size_t> openEntries = {},
                   QObject* parent = nullptr);

    QString kind() const override { return QStringLiteral("battle"); }
    QString title() const override;
    QByteArray serialised() const override;
    std::function<QByteArray()> frozen() const override;

    const battle::Battle& battle() const { return m_battle; }
    const BattleLog& log() const { return m_log; }
    /// The battle as it was when the document was opened, after this many entries of its journal.
    const battle::Battle& opened() const { return m_opened; }
    std::size_t openedAfter() const { return m_openedAfter; }
    /// The battle with the stacks that have been in it and are gone, as they last were: for names in its log.
    const battle::Battle& remembered() const;

    /// Returns the battle as this side may see it (BAT-4), or as a spectator may if there is no side.
    battle::Battle seenBy(std::optional<int> side) const;

    /// Returns what the action would do, without doing it: for previews and to explain refusals. While
    /// somebody else is awaited, everything is refused, here and below.
    battle::Outcome check(const battle::Action& action) const;
    /// The same for several actions in sequence: all their changes, or the first refusal.
    battle::Outcome check(const std::vector<battle::Action>& actions) const;
    /// Why everything is refused then.
    battle::Refusal notYourTurn() const;
    /// Returns what goes with the actions besides what they name, in sentences; nothing if they are refused.
    QStringList removals(const std::vector<battle::Action>& actions) const;
    /// The only way to edit: checks the rules, pushes an undo command, adds a journal entry and emits
    /// `changed`. A refusal changes nothing.
    using EditOutcome = Outcome<battle::Event, battle::Refusal>;
    EditOutcome perform(const battle::Action& action);
    /// Performs all actions as one undo step, or none of them.
    EditOutcome perform(const std::vector<battle::Action>& actions, const QString& text);

    /// Performs a player's action by the battle's rules as one undo step, with its dice. They are thrown from
    /// the seed, keyed by the history including this action, or taken from `typed` in throwing order; surplus
    /// typed dice are ignored. A problem leaves everything unchanged.
    struct Refused {
    }; ///< by its rules, which the action stores, or the battle uses other rules, or somebody else is awaited
    Outcome<battle::Event, Refused> perform(PlayAction& action,
                                            const std::optional<std::vector<int>>& typed = {});
    /// Switches the battle to other rules as one undo step, dropping what those rules don't support; see
    /// conversionOf(). A refusal changes nothing.
    EditOutcome convert(RuleSystem rules);

    /// Offers everything that is to be performed to a planner first: edits, a player's action, or neither for
    /// other rules. If it returns true, it takes care of the action, and the document does nothing.
    using Planner = std::function<bool(const std::vector<battle::Action>& edits, const PlayAction* play)>;
    void setPlanner(Planner planner) { m_planner = std::move(planner); }
    /// Whether what it shows is only planned, with assumed dice.
    bool isPlanning() const { return m_planner != nullptr; }

    /// Throws dice from this seed from now on. By default the document chooses its own.
    void setSeed(std::string seed) { m_freshSeed = std::move(seed); }

    UndoDice undoDice() const override;
    /// Never back past a hand-over between sides with sealed orders (BAT-4).
    text::Caption goToRefusal(int done) const override;

    /// Returns an id that no unit, stack or structure of the document has.
    battle::UnitId freshUnitId() const;
    std::vector<battle::UnitId> freshUnitIds(int count) const;
    battle::StackId freshStackId() const;
    battle::StructureId freshStructureId() const;

Q_SIGNALS:
    /// Emitted after changes were done, undone (apply them backwards) or redone. The events are those of the
    /// round or turn action that made the changes, with its dice.
    void changed(const sf::battle::Changes& changes, bool undone,
                 const std::vector<sf::battle::Event>& events);
    /// Emitted when something has happened for the first time, with its lines in the log. The recording has
    /// the battles, too.
    void happened(const sf::battle::Recording& course, std::span<const sf::document::LogLine> lines);
    /// Emitted after an edit removed more than it names, with a sentence for each thing.
    void removed(const QStringList& removals);
    /// Emitted after the log got new lines, or lines were marked as undone or redone.
    void logChanged();

private:
    bool replayAction(std::string_view word, const JsonTape& line) override;
    /// What a step does besides its changes. Empty for most edits of the map.
    struct Effects {
        DiceKey before;
        DiceKey after;
        std::vector<battle::Event> events;
    };
    void push(battle::Changes changes, battle::Recording& course, const std::vector<battle::Action>& actions,
              const std::string& key, const std::string& members, const QString& text,
              const QStringList& removals = {});
    battle::Recording newRecording() const;
    void addToLog(std::uint32_t entry, int round, battle::Recording& course, bool typed,
                  const std::vector<battle::Action>& actions = {});
    QStringList removals(const std::vector<battle::Action>& actions, const battle::Changes& changes) const;
    /// Whether referee mode is on and frees nothing, as somebody else acts than the referee (BAT-22).
    bool isPlayersAct() const;
    /// The battle as it is for who acts.
    battle::Battle battleToAct() const;
    /// Whether what is done now is part of a sealed plan.
    bool isSecret() const;
    battle::Outcome outcomeOf(const battle::Battle& battle, const battle::Action& action,
                              battle::EventSink* sink) const;
    void noteHandOver(bool hasHandedOver);
    void rememberMerged(const battle::Event& event);
    void noteSeal(bool undone);
    battle::Outcome outcomeOf(const std::vector<battle::Action>& actions, battle::EventSink* sink) const;
    void pushPlay(const PlayAction& action, const std::string& members, const battle::Changes& changes,
                  battle::Recording& course, bool typed);
    void pushStep(battle::Changes changes, std::shared_ptr<const Effects> effects, std::string_view members,
                  const QString& text, bool hasDice);
    void carryOut(const battle::Changes& changes, const Effects* effects, bool undone);
    DiceKey diceKey() const { return {m_battle.seed, m_battle.history}; }
    bool repeat(JournalEntry& entry, std::vector<int> dice);
    bool replay(JournalEntry& entry);
    bool differsFromJournal(const std::vector<battle::Event>& events);
    Outcome<battle::Event, Refused> performWith(PlayAction& action, const std::string& members,
                                                dice::Source& dice, bool typed);
    const std::string& seedForDice();
    bool keepsHistory() const { return !m_battle.seed.empty() || m_sawDice; }

    battle::Battle m_battle;
    battle::Battle m_opened;
    std::size_t m_openedAfter;
    KeptBoards m_boards;
    BattleLog m_log;
    std::map<battle::StackId, battle::StackPointer> m_gone;
    mutable std::optional<battle::Battle> m_remembered; ///< made when it is asked for
    Planner m_planner;
    const JournalEntry* m_replayed = nullptr; ///< during replayAction()
    std::set<int> m_handOvers;                ///< step counts at which one side handed over to another
    /// How many journal entries anybody may read, while a sealed phase hides the later ones.
    std::optional<std::size_t> m_openEntries;
    /// That hid something last, and its round.
    std::pair<battle::PlayPhase, int> m_sealedPhase{};
    bool m_sawDice = false;  ///< of the seed, even if they were undone
    std::string m_freshSeed; ///< of the next dice if it isn't the battle's yet; kept when they are undone
};

} // namespace sf::document
