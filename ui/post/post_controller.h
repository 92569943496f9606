// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/battle_posts.h"
#include "core/document/post/key_bundle.h"
#include "core/document/post/own_blocks.h"
#include "core/document/post/post_game_store.h"
#include "core/document/post/post_maker.h"
#include "core/post/game/imperio_post_game.h"
#include "core/text/post/post_words.h"

#include <QObject>

#include <memory>

namespace sf::ui {

template<class Result>
class Task;

/// The games by post of one user: the list, the game shown, whose block each game awaits, and everything that
/// changes them. Nothing changes a game except the user's own blocks and texts that the user accepted.
class PostController final : public QObject {
    Q_OBJECT

public:
    /// Reads and checks the stored games in the background; signals tell when they are there.
    PostController(document::PostGameStore games, document::SecretStore secrets, QObject* parent = nullptr);
    ~PostController() override;

    /// The games that have been checked.
    const std::vector<document::StoredGame>& games() const { return m_games; }
    /// A stored game that isn't one of those.
    struct Unchecked {
        QString name; ///< of its file
        QStringList players{};
        bool isTooCostly = false; ///< it isn't checked; otherwise it will be
    };
    const std::vector<Unchecked>& unchecked() const { return m_unchecked; }
    /// Whether one of these games is still to be checked, or whether it is stored isn't known yet.
    bool isChecking(const std::vector<post::Hash>& games) const;
    /// Checks these games before others.
    void checkFirst(const std::vector<post::Hash>& games);
    /// Waits until all games have been checked.
    void finishChecks();
    /// One line for each stored game that can't be read.
    const QStringList& problems() const { return m_problems; }
    /// The game that is shown; null if there is none.
    const document::StoredGame* current() const;
    int currentIndex() const { return m_current; }
    void setCurrent(int index);

    /// Whether it is the user's turn to write a block.
    bool isOwnTurn(const document::StoredGame& game) const;
    /// The game with everything that the user may know: on their turn, their secret has already settled the
    /// other player's plan.
    std::unique_ptr<post::GameRules> rules(const document::StoredGame& game) const;
    /// The same of a game of Imperio Bellum.
    std::unique_ptr<post::ImperioPostGame> view(const document::StoredGame& game) const;
    /// Whether the user can make the next block now.
    bool canAnswer(const document::StoredGame& game) const {
        return isOwnTurn(game) && game.checked.own.empty() && lostSecret(game).isEmpty();
    }
    /// Whether the user can resign in the next block.
    bool canResign(const document::StoredGame& game) const;
    /// Whether the opponent's time is up and the user can say so.
    bool canClaim(const document::StoredGame& game) const;
    /// What keeps the user from going on although it is their turn: blocks in their name that this profile
    /// didn't make, or an answer to another version; otherwise empty.
    QString obstacle(const document::StoredGame& game) const;
    /// Whether the user may say that they made those blocks on another computer: nothing is signed.
    bool canConfirm(const post::CheckedGame& game) const;
    /// Remembers that those blocks are the user's. Returns an error.
    QString confirm(const post::CheckedGame& game) const;
    /// The side of a game that the user's secrets or key are for.
    std::optional<post::Writer> side(const post::PostGame& game) const;
    /// If a secret that the user will need is missing, says so and what they can still do; otherwise empty.
    QString lostSecret(const document::StoredGame& game) const;
    /// The user's orders in the last block, which is theirs, as it seals or has them; empty if it has none.
    std::string sentOrders(const document::StoredGame& game) const;
    /// Whether the game was taken along to another computer, or from there.
    bool isElsewhere(const document::StoredGame& game) const {
        return m_secrets.isElsewhere(game.checked.id);
    }
    /// A warning if the secrets were copied from elsewhere; otherwise empty.
    QString copyWarning() const;

    /// The post with the newest block of the shown game, or the claim that was made last.
    QString postText(text::PostMarkup markup) const;

    /// Adds a battle's document, so that games about it can be checked and begun. It is stored with the first
    /// of them.
    struct AddedBattle {
        std::optional<post::Hash> hash;
        QString error; ///< empty if it was added
    };
    AddedBattle addBattle(const QString& path, const QByteArray& bytes);
    AddedBattle addBattleFile(const QString& path);
    /// Writes the battle of the shown game, as it begins, for the opponent. Returns an error.
    QString saveBattle(const QString& path) const;
    const document::PostBattles& battles() const { return m_battles; }
    /// Safe to show.
    QString battleTitle(const post::Hash& hash) const;

    document::Incoming read(const QString& text) const;
    /// Stores the new blocks, for a new game together with the user's part in it, and shows the game. Returns
    /// an error.
    QString accept(document::Arrival arrival, std::optional<post::Writer> own);

    // Each makes a block, stores it and puts it into the watched folder. They return an error, or an empty
    // text.
    QString invite(const post::Invitation& invitation);
    QString send(const std::string& plan);
    /// Chooses this version of the last block, a place in the shown game's blocks (CheckedGame::versions).
    QString choose(std::size_t version);
    QString resign();
    QString claimTime();
    /// Takes the shown game off the list; its secrets stay.
    QString remove();

    /// Writes the user's keys and secrets into a new file. Returns an error.
    QString exportKeys(const document::Export& what, const QString& path, const QString& passphrase) const;
    /// Checks the games again; returns when that is done for the one that is shown.
    void reload();
    /// Adds those of another computer.
    std::variant<document::ImportResult, QString> importKeys(const QString& path, const QString& passphrase);

    /// Whether games that the user begins from now on are signed.
    void setSigning(bool on) { m_signs = on; }

    QString watchedFolder() const { return m_store.watchedFolder(); }
    QString setWatchedFolder(const QString& folder);

Q_SIGNALS:
    /// The shown game, or something in it, has changed; perhaps the list too.
    void changed();
    /// The list has changed, but not the shown game.
    void listChanged();
    void watchedFolderChanged();

private:
    document::PostMaker maker() const;
    /// What tells the user's blocks from others'; null while it can't be read.
    const post::Profile* profile() const { return m_knowsOwn ? &m_profile : nullptr; }
    /// A game from its blocks, of whose versions the one that was accepted first counts.
    post::CheckedGame checked(const std::vector<post::PostedBlock>& blocks) const;
    QString add(const document::PostMaker::Result& result);
    QString store(document::StoredGame game);
    QString shareBattle() const;
    struct Beginning;
    struct Batch;
    void load();
    void takeBeginning(const Beginning& found);
    void checkNext();
    void takeBatch(Batch& batch);
    bool put(document::StoredGame game);
    void show(const post::Hash& id);

    document::PostGameStore m_store;
    document::PostBattles m_battles;
    document::SecretStore m_secrets;
    document::OwnBlocks m_profile;
    std::vector<document::StoredGame> m_games;
    std::vector<Unchecked> m_unchecked;
    bool m_isBeginning = false;
    std::shared_ptr<const document::PostBattles> m_checkedBattles; ///< those that checks know
    std::unique_ptr<Task<std::shared_ptr<Beginning>>> m_beginning; ///< moc can't parse its type
    std::unique_ptr<Task<std::shared_ptr<Batch>>> m_checks;
    QStringList m_problems;
    int m_current = -1;
    bool m_signs = true;
    bool m_knowsOwn = true;
};

} // namespace sf::ui
