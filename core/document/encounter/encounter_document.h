// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/document/base/kept_boards.h"
#include "core/document/base/outcome.h"
#include "core/document/base/seeded_dice.h"
#include "core/document/encounter/encounter_file.h"
#include "core/rules/encounter/apply.h"

namespace sf::document {

/// A dungeon being played.
class EncounterDocument final : public Document {
    Q_OBJECT

public:
    explicit EncounterDocument(encounter::Dungeon dungeon, QObject* parent = nullptr);
    EncounterDocument(encounter::Dungeon dungeon, Journal journal, QObject* parent = nullptr);

    QString kind() const override { return QStringLiteral("encounter"); }
    QString title() const override;
    QByteArray serialised() const override;
    std::function<QByteArray()> frozen() const override;

    const encounter::Dungeon& dungeon() const { return m_dungeon; }
    /// The dungeon as it was when the document was opened, after this many entries of its journal.
    const encounter::Dungeon& opened() const { return m_opened; }
    std::size_t openedAfter() const { return m_openedAfter; }
    UndoDice undoDice() const override { return m_dungeon.undoDice; }

    using DungeonOutcome = Outcome<encounter::Event, encounter::Refusal>;
    /// Returns what goes with a game master's edit besides what it names, in sentences; nothing if it is
    /// refused.
    QStringList removals(const encounter::Action& action) const;
    /// The only way to edit. Dice are thrown from the seed, keyed by the history including this action, or
    /// taken from `typed` in throwing order. A refusal, or too few dice, changes nothing.
    DungeonOutcome perform(const encounter::Action& action,
                           const std::optional<std::vector<int>>& typed = {});

    /// The result of one action.
    struct Step {
        std::vector<encounter::Event> events;
        std::vector<std::size_t> changesMade; ///< see encounter::Applied
        std::string announcement;
        bool typedDice = false;
    };
    /// The actions performed since the document was opened and not undone, oldest first.
    const std::vector<std::shared_ptr<const Step>>& log() const { return m_log; }

Q_SIGNALS:
    /// Emitted after changes were done, undone or redone, with the events of the action that made them.
    void changed(const sf::encounter::Changes& changes, bool undone,
                 const std::vector<sf::encounter::Event>& events);

private:
    bool replayAction(std::string_view word, const JsonTape& line) override;
    DiceKey keyOf(const std::string& members) const;
    DungeonOutcome performWith(const encounter::Action& action, const std::string& members,
                               dice::Source& source, bool typed);
    void carryOut(const encounter::Changes& changes, const std::shared_ptr<const Step>& step, bool undone);

    encounter::Dungeon m_dungeon;
    encounter::Dungeon m_opened;
    std::size_t m_openedAfter;
    KeptBoards m_boards;
    std::vector<std::shared_ptr<const Step>> m_log;
};

} // namespace sf::document
