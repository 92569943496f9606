// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/encounter/encounter_document.h"
#include "core/document/post/battle_posts.h"
#include "core/post/game/game_check.h"
#include "core/post/game/typed_post.h"
#include "core/rules/encounter/posted_attacks.h"
#include "core/rules/imperio/record/record_reader.h"

#include <QByteArray>
#include <QStringList>

namespace sf::cli {

/// The blocks of several files, including the damaged ones.
struct PostTexts {
    QStringList files;
    std::vector<post::PostedBlock> blocks;
    std::vector<std::pair<std::size_t, post::ReadProblem>> problems; ///< with the file's index
    document::PostBattles battles;                                   ///< in files that are documents
};
using CheckedPosts = std::vector<post::CheckedGame>;
/// For each game, what this user's secrets reveal of the last plan; null if they reveal nothing.
using OpenedPosts = std::vector<std::unique_ptr<post::GameRules>>;

CheckedPosts checkPosts(const PostTexts& texts, const post::Profile* profile = nullptr,
                        const post::Choice& choice = {});
/// Returns true if there is at least one block, none is damaged and all fit their games. Once all games are
/// over, damaged blocks change nothing. False also if a game was too costly to check.
bool holds(const PostTexts& texts, const CheckedPosts& checked);
/// Describes everything that a player who goes on should know: damaged blocks, and those that don't count.
QStringList warningsOf(const PostTexts& texts, const post::CheckedGame& game);

QByteArray checkAsJson(const PostTexts& texts, const CheckedPosts& checked, const OpenedPosts& opened);
QByteArray checkAsText(const PostTexts& texts, const CheckedPosts& checked, const OpenedPosts& opened);
QByteArray readAsJson(const PostTexts& texts);
QByteArray readAsText(const PostTexts& texts);

/// The lines that people typed, each with its problem, and the record with what was understood.
QByteArray typedAsJson(const imperio::Replay& before, const post::TypedPost& typed);
QByteArray typedAsText(const imperio::Replay& before, const post::TypedPost& typed);
/// The attacks that people announced, each with its problem, and the dungeon after those understood.
QByteArray attacksAsJson(const std::vector<encounter::PostedAttack>& attacks,
                         const document::EncounterDocument& after);
QByteArray attacksAsText(const std::vector<encounter::PostedAttack>& attacks);

} // namespace sf::cli
