// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/battle_post_game.h"
#include "core/post/game/imperio_post_game.h"
#include "core/text/post/post_words.h"

namespace sf::text {

/// The text of a post as it is written. Names and figures can't bring markup of their own.
class PostLines {
public:
    explicit PostLines(PostMarkup markup) : m_markup(markup) {}

    PostMarkup markup() const { return m_markup; }
    const QString& text() const { return m_text; }
    /// A name without characters that the markup would interpret.
    QString name(const std::string& name) const;
    /// The same for other text that contains names.
    QString escaped(QString text) const;
    void line(const QString& text);
    /// What became of an action of a plan, counted from 0, unless it was carried out.
    void skipped(post::ItemFate fate, std::size_t item, const std::string& action);
    /// An empty line, unless there is one already.
    void space();
    /// Lines in a fixed-width font, each ended by a line feed.
    void box(const QString& text);

private:
    PostMarkup m_markup;
    QString m_text;
};

/// The last turn, the board, reserves and losses.
void writeGame(PostLines& lines, const post::ImperioPostGame& game);
/// The last round or turn and who is left on the map.
void writeGame(PostLines& lines, const post::BattleGame& game);

} // namespace sf::text
