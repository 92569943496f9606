// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/game_check.h"
#include "core/post/game/typed_post.h"
#include "core/rules/imperio/record/record_reader.h"

#include <QByteArray>
#include <QStringList>

namespace sf::cli {

/// The blocks of several files, with the damaged ones.
struct PostTexts {
    QStringList files;
    std::vector<post::PostedBlock> blocks;
    std::vector<std::pair<std::size_t, post::ReadProblem>> problems; ///< with the index of the file
};
using CheckedPosts = std::vector<post::CheckedGame>;
/// What this user's secrets show of the last plan of each game; null where they show nothing.
using OpenedPosts = std::vector<std::unique_ptr<post::GameRules>>;

CheckedPosts checkPosts(const PostTexts& texts);
/// Whether there is a block, none is damaged and every one fits its game.
bool holds(const PostTexts& texts, const CheckedPosts& checked);
/// What is wrong first, in one line.
QString firstProblem(const PostTexts& texts, const CheckedPosts& checked);

QByteArray checkAsJson(const PostTexts& texts, const CheckedPosts& checked, const OpenedPosts& opened);
QByteArray checkAsText(const PostTexts& texts, const CheckedPosts& checked, const OpenedPosts& opened);
QByteArray readAsJson(const PostTexts& texts);
QByteArray readAsText(const PostTexts& texts);

/// The lines that people typed, each with its problem, and the record with what was understood.
QByteArray typedAsJson(const imperio::Replay& before, const post::TypedPost& typed);
QByteArray typedAsText(const imperio::Replay& before, const post::TypedPost& typed);

} // namespace sf::cli
