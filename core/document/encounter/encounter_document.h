// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/document/base/seeded_dice.h"
#include "core/document/encounter/encounter_file.h"
#include "core/rules/encounter/apply.h"

namespace sf::document {

/// A dungeon under play.
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
    UndoDice undoDice() const override { return m_dungeon.undoDice; }

    using Problem = std::variant<encounter::Refusal, dice::Exhausted>;
    /// The one door. Dice are thrown from the seed, keyed by the history up to and with the action, or taken
    /// from `typed` in the order in which they are thrown. A refusal, or dice that run out, leave everything
    /// as it was.
    std::optional<Problem> perform(const encounter::Action& action,
                                   const std::optional<std::vector<int>>& typed = {});

    /// What came of one action.
    struct Step {
        std::vector<encounter::Event> events;
        std::string announcement;
        bool typedDice = false;
    };
    /// What was done since the document was opened and not undone, oldest first.
    const std::vector<std::shared_ptr<const Step>>& log() const { return m_log; }

Q_SIGNALS:
    /// These changes were just done, undone or redone; the events are those of the action that made them.
    void changed(const sf::encounter::Changes& changes, bool undone,
                 const std::vector<sf::encounter::Event>& events);

private:
    friend bool replayLine(EncounterDocument& document, std::string_view line);
    DiceKey keyOf(const encounter::Action& action) const;
    std::optional<Problem> performWith(const encounter::Action& action, dice::Source& source, bool typed);
    void carryOut(const encounter::Changes& changes, const std::shared_ptr<const Step>& step, bool undone);

    encounter::Dungeon m_dungeon;
    std::vector<std::shared_ptr<const Step>> m_log;
};

/// Carries a line of the journal out again; false when it does not fit.
bool replayLine(EncounterDocument& document, std::string_view line);

} // namespace sf::document
