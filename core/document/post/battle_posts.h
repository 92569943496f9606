// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/load_error.h"
#include "core/post/game/battle_post_game.h"
#include "core/post/game/battle_start.h"
#include "core/post/game/post_game.h"
#include "core/rules/battle/battle.h"

#include <QByteArray>
#include <QStringList>

#include <map>
#include <optional>
#include <variant>

/// What games by post need of battle documents.
namespace sf::document {

/// Writes what a side deploys or orders, as a block seals and hashes it:
/// `{"actions":[...],"orders":{...}}`, canonical, with the members that a document has under `sealed`.
std::string battlePlanText(const battle::SealedPlan& plan);
/// Reads the same in any layout; both members may be left out. Whether it is legal is left to the rules.
std::variant<battle::SealedPlan, LoadError> readBattlePlan(const QByteArray& bytes);

const post::BattleCodec& battleCodec();

/// The battles that games by post are about, as they begin.
class PostBattles {
public:
    /// With the battles in that folder, one file each, `HASH.sqf`.
    static PostBattles in(const QString& folder);
    /// One line for each of those that can't be read.
    const QStringList& problems() const { return m_problems; }

    /// Adds a battle as it begins by post. Returns its hash, which block 1 names, or why it can't be played
    /// so.
    std::variant<post::Hash, post::StartProblem> add(const battle::Battle& battle);
    /// Adds those of other battles.
    void addAll(const PostBattles& others);
    /// Null if there is none with this hash.
    const battle::Battle* find(const post::Hash& hash) const;
    /// The hash of the only battle; nothing if there are others or none.
    std::optional<post::Hash> only() const;
    /// Returns whether the battle begins with a deployment, before which players agree who plays which side.
    bool hasDeployment(const post::Hash& hash) const;
    /// Writes the battle into a folder for in(). Returns an error.
    std::optional<QString> save(const QString& folder, const post::Hash& hash) const;
    /// Writes it into a folder where others may write too. Returns an error.
    std::optional<QString> share(const QString& folder, const post::Hash& hash) const;

    /// Makes the rules of games of all kinds; null for a battle that isn't here. This must outlive the maker.
    post::RulesMaker rules() const;

private:
    std::map<post::Hash, battle::Battle> m_battles;
    QStringList m_problems;
};

/// Returns whether the bytes could be a battle's document, not posts.
bool looksLikeDocument(const QByteArray& bytes);

} // namespace sf::document
