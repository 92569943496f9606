// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/post/post_output.h"
#include "core/document/post/own_blocks.h"

namespace sf::cli {

inline constexpr int mostPostFiles = 10'000;

/// The contents of all named files, posts and battles' documents; or the exit status.
OrStatus<PostTexts> textsOf(const QStringList& paths);
/// The option that names the folder of secrets, and the secrets.
Option secretsFolder();
document::SecretStore storeOf(const QCommandLineParser& line);

} // namespace sf::cli
