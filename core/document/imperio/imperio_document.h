// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/document/base/seeded_dice.h"
#include "core/rules/imperio/game/event.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/record_reader.h"

#include <variant>

namespace sf::document {

/// One entry of a game as it was played, with the position it led to, so that looking back changes nothing.
struct PlayedEntry {
    imperio::Entry entry;
    std::vector<imperio::Event> events;
    imperio::Position after;
    bool typedDice = false; ///< the dice were typed in, not thrown
};

/// What one edit of a game changed: the game around the board at the set-up, or one entry of play.
struct GameChange {
    bool setup = false;
    std::size_t entry = 0; ///< of play: which entry came or went
};

/// Time used on the clocks of IMP-23, in milliseconds; it is no edit and has no undo.
struct GameClock {
    std::array<qint64, 2> game{}; ///< by side, in the whole game
    qint64 turn = 0;              ///< of the side to move, in this turn
    bool operator==(const GameClock&) const = default;
};

/// Plays the record's entries again with their own dice, to know the position after each.
std::vector<PlayedEntry> entriesOf(const imperio::Replay& replay);

/// A game of Imperio Bellum from the empty board to its end, with its record.
class ImperioDocument final : public Document {
    Q_OBJECT

public:
    explicit ImperioDocument(QByteArray seed, QObject* parent = nullptr);
    /// A game that was played before.
    ImperioDocument(const imperio::Replay& replay, QByteArray seed, QObject* parent = nullptr);
    /// As a file has it.
    struct Contents {
        QString title;
        QByteArray seed;
        imperio::Game game;
        std::vector<PlayedEntry> entries;
        std::vector<std::size_t> bookmarks;
        GameClock clock;
        std::shared_ptr<const std::string> unknown; ///< members that the program does not know, as JSON text
    };
    explicit ImperioDocument(Contents contents, Journal journal = {}, QObject* parent = nullptr);

    QString kind() const override { return QStringLiteral("imperio"); }
    /// Its own title, or who plays whom.
    QString title() const override;
    QByteArray serialised() const override;
    /// The game as a text record; the set-up has to be over.
    QByteArray record() const;

    /// Whether the set-up is over.
    bool hasBegun() const { return m.game.stage == imperio::Stage::Play; }
    const imperio::Game& game() const { return m.game; }
    const QByteArray& seed() const { return m.seed; }
    const std::vector<PlayedEntry>& entries() const { return m.entries; }
    /// The position after so many entries, 0 to entries().size(); the set-up has to be over.
    const imperio::Position& positionAfter(std::size_t entries) const;

    /// The door for the set-up: one step of undo, or a refusal that leaves everything as it was.
    std::optional<imperio::Refusal> perform(const imperio::SetupEdit& edit);
    /// The door for play. Dice are thrown from the seed, keyed by the history up to and with the action, or
    /// taken from `typed` in the order in which they are thrown.
    using Problem = std::variant<imperio::Refusal, dice::Exhausted>;
    std::optional<Problem> play(const imperio::Action& action,
                                const std::optional<std::vector<int>>& typed = {});

    UndoDice undoDice() const override { return m.game.options.undoDice; }

    const std::vector<std::size_t>& bookmarks() const { return m.bookmarks; }
    /// Sets or clears a mark after so many entries.
    void toggleBookmark(std::size_t entries);
    const GameClock& clock() const { return m.clock; }
    void setClock(const GameClock& clock) { m.clock = clock; }
    void setTitle(const QString& title);

Q_SIGNALS:
    /// The game was just changed: an edit was done, redone or undone.
    void changed(const sf::document::GameChange& change, bool undone);
    void bookmarksChanged();

private:
    friend bool replayLine(ImperioDocument& document, std::string_view line);
    void setGame(const imperio::Game& game, bool undone);
    std::optional<Problem> playWith(const imperio::Action& action, dice::Source& source, bool typed);
    void push(PlayedEntry played);
    void push(imperio::Game after, const QString& name);
    void addEntry(const PlayedEntry& entry);
    void removeEntry();
    std::string commentOf(bool typed);

    Contents m;                ///< everything that is saved but the journal
    imperio::Position m_begun; ///< before the first entry
    std::string m_takenBack;   ///< what the next line of the record has to say of dice taken back
};

} // namespace sf::document
