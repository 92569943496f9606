// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

/// Makes text from documents and file names safe to show in windows, logs, exports and terminals. Saved text
/// keeps its characters.
namespace sf::text {

/// Combining marks of a letter that are shown: more would reach into the lines above and below.
inline constexpr int mostMarks = 2;

/// Makes a name safe to use in a sentence, on one line. Control characters become symbols (U+241B for
/// Escape), or U+FFFD if Unicode has no symbol: C1 controls, directional embeddings and overrides, lone
/// surrogates, U+FFFE and U+FFFF. Right-to-left names are enclosed in U+2068 and U+2069, so that they don't
/// reorder the surrounding text. A letter keeps at most mostMarks of its combining marks. Idempotent.
QString displayName(const QString& name);
/// The same for UTF-8.
QString displayName(std::string_view name);

/// The same for text of several lines: line ends and the isolation of names in it are kept; the text itself
/// isn't isolated.
QString displayText(const QString& text);

/// Makes visible what can't be seen in text that was refused: blanks other than spaces, and characters
/// without width, become “⟨U+00A0⟩”.
QString withInvisible(const QString& text);
/// Whether anything of the text can be seen.
bool isVisible(const QString& text);

/// Removes the isolation added by displayName, for comparing typed text with a name, or for scripts.
QString withoutIsolates(QString text);

} // namespace sf::text
