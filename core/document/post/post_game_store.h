// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/input_file.h"
#include "core/post/game/game_check.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace sf::document {

/// A game by post that this user plays or watches.
struct StoredGame {
    std::optional<post::Writer> own; ///< nothing for somebody who only watches
    std::vector<post::PostedBlock> blocks;
    post::CheckedGame checked; ///< of `blocks`; it always has a game
};

/// What a text brings to one game. Nothing is stored until the user has accepted it.
struct Arrival {
    std::optional<std::size_t> stored;     ///< the index of the stored game, if it is one of those
    std::uint32_t before = 0;              ///< how many blocks of the game counted before
    std::vector<post::PostedBlock> blocks; ///< the stored ones, source 0, and the new ones, source 1
    post::CheckedGame checked;             ///< of `blocks`

    /// How many new blocks continue the game.
    std::uint32_t added() const {
        return checked.game && checked.game->count() > before ? checked.game->count() - before : 0;
    }
    /// Whether it tells something worth storing: new blocks that count, or a dispute or claim.
    bool isNews() const;
    /// Leaves out new blocks that aren't worth storing. Stored ones always stay.
    void dropJunk();
};

/// All that a pasted text holds.
struct Incoming {
    std::vector<Arrival> arrivals;
    std::vector<post::ReadProblem> problems; ///< of damaged blocks

    bool isEmpty() const { return arrivals.empty() && problems.empty(); }
};
/// Reads and checks a text against the stored games.
Incoming readIncoming(std::string_view text, const std::vector<StoredGame>& games,
                      const post::RulesMaker& rules = post::imperioRules,
                      const post::Profile* profile = nullptr);
/// The games whose blocks are in a text.
std::vector<post::Hash> gamesIn(std::string_view text);
/// Returns a post's text as UTF-8. Some editors save it as UTF-16.
QByteArray postBytes(const QByteArray& bytes);

/// The running games of this user, in a folder of the private data: one .sqpost file a game, whose name says
/// whether the user is the starter (-1), the answerer (-2) or only watches (-0).
class PostGameStore {
public:
    explicit PostGameStore(QString folder = defaultFolder());
    static QString defaultFolder();

    /// All games, and one line for each file that can't be read.
    struct Games {
        std::vector<StoredGame> games;
        QStringList problems;
    };
    Games load(const post::RulesMaker& rules = post::imperioRules,
               const post::Profile* profile = nullptr) const;

    /// The names of the games' files.
    FolderNames names() const;
    /// The name of the game's file.
    static QString nameOf(const StoredGame& game);
    /// Returns whether a file of this name has the game.
    static bool isNameOf(const QString& name, const post::Hash& game);
    /// What a file has.
    struct Loaded {
        std::optional<StoredGame> game;
        QString problem;          ///< why there is no game, in one line; empty if there is no file
        bool isTooCostly = false; ///< it would take too long to check
    };
    /// Reads and checks a game. That it was too costly is remembered until the game or the program changes.
    Loaded load(const QString& name, const post::RulesMaker& rules, const post::Profile* profile) const;
    /// The two players of the game in the file, from its first block alone; empty if that can't be read.
    QStringList players(const QString& name) const;
    /// The subfolder of the battles that games are about.
    QString battleFolder() const { return m_folder + QStringLiteral("/battles"); }
    /// Stores the blocks of a game. Returns an error if that fails.
    std::optional<QString> save(const StoredGame& game) const;
    /// Moves the game's file to the subfolder `removed`. Returns an error if that fails.
    std::optional<QString> remove(const StoredGame& game) const;

    /// The folder whose files are read as they appear; empty if there is none.
    QString watchedFolder() const;
    std::optional<QString> setWatchedFolder(const QString& folder) const;

private:
    QString pathOf(const QString& name) const { return m_folder + u'/' + name; }
    QString m_folder;
};

/// Writes a block into a shared folder as a new file of its own, never over another one or through a link.
/// Returns an error if that fails.
std::optional<QString> writeBlockFile(const QString& folder, const post::PostGame& game);

} // namespace sf::document
