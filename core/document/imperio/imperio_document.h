// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/document/base/outcome.h"
#include "core/document/base/seeded_dice.h"
#include "core/document/imperio/imperio_players.h"
#include "core/rules/imperio/game/event.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/record_reader.h"
#include "core/rules/shared.h"

#include <QPointer>

#include <variant>

namespace sf::imperio {
struct Analysis;
}

namespace sf::document {

/// One entry of a played game with the position after it, so that looking back needs no replay.
struct PlayedEntry {
    imperio::Entry entry;
    std::vector<imperio::Event> events;
    imperio::Position after;
    bool typedDice = false; ///< typed in, not thrown
    qint64 took = 0;        ///< seconds on the clock, rounded up; 0 if none was running
};

/// What an edit changed: the set-up, or one entry of play.
struct GameChange {
    bool setup = false;
    std::size_t entry = 0; ///< the entry of play that was added or removed
};

/// Time used on the clocks of IMP-23, in milliseconds. It isn't an edit and can't be undone.
struct GameClock {
    std::array<qint64, 2> game{}; ///< by side, in the whole game
    qint64 turn = 0;              ///< of the side to move
    bool operator==(const GameClock&) const = default;
};

/// Replays the record's entries with their own dice and returns the position after each.
std::vector<PlayedEntry> entriesOf(const imperio::Replay& replay);

/// A game of Imperio Bellum from the empty board to its end, with its record.
class ImperioDocument final : public Document {
    Q_OBJECT

public:
    explicit ImperioDocument(QByteArray seed, QObject* parent = nullptr);
    /// Continues a recorded game.
    ImperioDocument(const imperio::Replay& replay, QByteArray seed, QObject* parent = nullptr);
    /// The content of a file.
    struct Contents {
        QString title;
        QByteArray seed;
        imperio::Game game;
        std::vector<PlayedEntry> entries;
        std::vector<std::size_t> bookmarks;
        imperio::Comments comments;
        std::vector<imperio::Branch> branches;
        imperio::Remarks remarks; ///< of the record
        GameClock clock;
        std::array<SidePlayer, 2> players;               ///< by side
        std::shared_ptr<const imperio::Analysis> report; ///< of exactly these entries, or null
        Unknown unknown;                                 ///< unknown members, as JSON text
    };
    explicit ImperioDocument(Contents contents, Journal journal = {}, QObject* parent = nullptr);

    QString kind() const override { return QStringLiteral("imperio"); }
    /// Returns the game's title, or the players' names if it has none.
    QString title() const override;
    /// The side's name, else the computer's level or the engine that plays it, else "Attacker", "Defender".
    QString playerName(imperio::Side side) const;
    QByteArray serialised() const override;
    /// Returns the game as a text record. The set-up must be over.
    QByteArray record() const;
    imperio::Record gameRecord() const;

    /// Whether the set-up is over.
    bool hasBegun() const { return m.game.stage == imperio::Stage::Play; }
    const imperio::Game& game() const { return m.game; }
    const QByteArray& seed() const { return m.seed; }
    const std::vector<PlayedEntry>& entries() const { return m.entries; }
    /// Returns the position after `entries` entries, 0 to entries().size(). The set-up must be over.
    const imperio::Position& positionAfter(std::size_t entries) const;

    /// Edits the set-up as one undo step. A refusal, also because somebody else is awaited, changes nothing.
    using PlayOutcome = Outcome<imperio::Event, imperio::Refusal>;
    PlayOutcome perform(const imperio::SetupEdit& edit);
    /// Plays an action. Dice are thrown from the seed, keyed by the history including this action, or taken
    /// from `typed` in throwing order.
    PlayOutcome play(const imperio::Action& action, const std::optional<std::vector<int>>& typed = {});

    UndoDice undoDice() const override { return m.game.options.undoDice; }
    text::Caption goToRefusal(int done) const override;

    const std::vector<std::size_t>& bookmarks() const { return m.bookmarks; }
    /// Sets or clears a bookmark after `entries` entries.
    void toggleBookmark(std::size_t entries);
    /// What people wrote about the game, by the number of entries before it.
    const imperio::Comments& comments() const { return m.comments; }
    /// Sets the comment after `entries` entries, or removes it if `text` is empty, as one undo step. Returns
    /// whether the text can be a comment (imperio::isComment()) of this game.
    bool setComment(std::size_t entries, const std::string& text);
    /// The record's comments that mean nothing to the program. Nobody changes them here.
    const imperio::Remarks& remarks() const { return m.remarks; }
    /// What people tried out instead of what was played, by the entries before it.
    const std::vector<imperio::Branch>& branches() const { return m.branches; }
    /// Keeps, changes (not where it leaves) or removes a branch as one undo step. Returns false for a branch
    /// that this game can't have: it is empty, against the rules, or one too many.
    bool addBranch(const imperio::Branch& branch);
    bool setBranch(std::size_t number, const imperio::Branch& branch);
    bool removeBranch(std::size_t number);
    /// The game that this one was begun in to try something out, as long as it is open; null for most games.
    ImperioDocument* origin() const { return m_origin; }
    /// The branch of origin() that holds this game; nothing before it was kept.
    const std::optional<imperio::Branch>& kept() const { return m_kept; }
    void setOrigin(ImperioDocument& game, std::optional<imperio::Branch> kept);
    const GameClock& clock() const { return m.clock; }
    void setClock(const GameClock& clock);
    void setTitle(const QString& title);

    /// Who plays each side. It isn't an edit and can't be undone.
    const std::array<SidePlayer, 2>& players() const { return m.players; }
    void setPlayer(imperio::Side side, const SidePlayer& player);
    /// The report of the game so far, or null. Any edit of the play drops it.
    const std::shared_ptr<const imperio::Analysis>& report() const { return m.report; }
    /// Keeps a report that judges all entries.
    void setReport(std::shared_ptr<const imperio::Analysis> report);

Q_SIGNALS:
    /// Emitted after an edit was done, undone or redone.
    void changed(const sf::document::GameChange& change, bool undone);
    void bookmarksChanged();
    void commentsChanged();
    void branchesChanged();
    void playersChanged();
    void reportChanged();

private:
    bool replayAction(std::string_view word, const JsonTape& line) override;
    bool replayNote(const JsonTape& line) override;
    void setGame(const imperio::Game& game, bool undone);
    PlayOutcome playWith(const imperio::Action& action, dice::Source& source, bool typed, qint64 took);
    /// Milliseconds on both clocks since the last entry.
    qint64 timeSinceEntry() const;
    void push(PlayedEntry played);
    void push(imperio::Game after, const QString& name);
    void addEntry(const PlayedEntry& entry);
    void removeEntry();
    void dropReport();
    void putComment(std::size_t entries, const std::string& text);
    bool canHave(const imperio::Branch& branch) const;
    void pushBranch(std::size_t number, std::optional<imperio::Branch> branch, bool isNew);
    void putBranch(std::size_t number, const std::optional<imperio::Branch>& before,
                   const std::optional<imperio::Branch>& after);
    std::string commentOf(bool typed, qint64 took);

    Contents m;                ///< everything that is saved, except the journal
    imperio::Position m_begun; ///< before the first entry
    qint64 m_timed = 0;        ///< milliseconds on both clocks at the last entry
    QPointer<ImperioDocument> m_origin;
    std::optional<imperio::Branch> m_kept;
    std::string m_undone; ///< note about undone dice, for the next line of the record
};

/// The record of a game whose set-up is over, with its comments.
imperio::Record recordOf(const ImperioDocument::Contents& contents);

} // namespace sf::document
