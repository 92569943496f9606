// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/post/post_input.h"

namespace sf::cli {

/// The options that tell which game, and which version of its last block, the next block answers.
QList<Option> answeredGameOptions();

/// The game to go on with, as far as its blocks are valid; or the exit status. Says what else is in the
/// texts.
OrStatus<std::unique_ptr<post::PostGame>> answeredGame(const QCommandLineParser& line,
                                                       const PostTexts& texts);

} // namespace sf::cli
