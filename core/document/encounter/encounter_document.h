// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/document/encounter/encounter_file.h"
#include "core/rules/encounter/apply.h"

namespace sf::document {

/// A dungeon under play: the state, its undo stack, its journal and its dice.
class EncounterDocument final : public Document {
    Q_OBJECT

public:
    explicit EncounterDocument(encounter::Dungeon dungeon, QObject* parent = nullptr);
    EncounterDocument(encounter::Dungeon dungeon, Journal journal, QObject* parent = nullptr);
    ~EncounterDocument() override;

    QString kind() const override { return QStringLiteral("encounter"); }
    QString title() const override;
    QByteArray serialised() const override;
    std::function<QByteArray()> frozen() const override;

    const encounter::Dungeon& dungeon() const { return m_dungeon; }
    const Journal& journal() const { return m_journal; }

    using Problem = std::variant<encounter::Refusal, dice::Exhausted>;
    /// The one door. Dice are thrown from the seed, keyed by the history up to and with the action, or taken
    /// from `typed` in the order in which they are thrown. A refusal, or dice that run out, leave everything
    /// as it was.
    std::optional<Problem> perform(const encounter::Action& action,
                                   const std::optional<std::vector<int>>& typed = {});
    /// Whether the next undo takes back thrown dice.
    bool undoTakesDiceBack() const;
    /// Whether the house rule `undoDice` lets the next step be taken back.
    bool mayUndo() const;

    /// One line of the log for each step of play that stands, oldest first.
    struct Step {
        std::vector<encounter::Event> events;
        std::string announcement;
        bool typedDice = false;
    };
    /// What was done since the document was opened and not taken back.
    const std::vector<std::shared_ptr<const Step>>& log() const { return m_log; }

Q_SIGNALS:
    /// The dungeon has just become another one by these changes: done, undone or redone.
    void changed(const sf::encounter::Changes& changes, bool undone);

protected:
    void journalSave() override;

private:
    friend class EncounterCommand;
    friend bool replayLine(EncounterDocument& document, std::string_view line);
    std::optional<Problem> performWith(const encounter::Action& action, const std::string& history,
                                       dice::Source& source, bool typed);
    void push(encounter::Applied applied, const std::string& members, const QString& text, bool typed);
    void carryOut(const encounter::Changes& changes, const std::shared_ptr<const Step>& step);
    void takeBack(const encounter::Changes& changes);
    void settled(const encounter::Changes& changes, bool undone);
    std::uint32_t enter(std::string_view members);

    encounter::Dungeon m_dungeon;
    Journal m_journal;
    std::vector<std::shared_ptr<const Step>> m_log;
};

/// What the dice of the action are keyed by, in hexadecimal digits.
std::string historyAfter(const encounter::Dungeon& dungeon, const encounter::Action& action);
/// Carries a line of the journal out again; false when it does not fit.
bool replayLine(EncounterDocument& document, std::string_view line);

} // namespace sf::document
