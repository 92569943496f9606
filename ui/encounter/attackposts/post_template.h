// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::ui {

/// The markup of a post: plain, Markdown, BBCode or wiki.
enum class PostTemplate { Plain, Markdown, BBCode, Wiki };

/// A post whose first line is the title, in bold. Escapes what the markup would interpret.
QString postIn(PostTemplate form, const QString& post);
/// One comment alone.
QString paragraphIn(PostTemplate form, const QString& text);
/// Comments, each in a paragraph: a list with numbers, plain without.
QString commentsIn(PostTemplate form, const QStringList& comments);

} // namespace sf::ui
