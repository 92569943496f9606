// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

/// Text from documents and file names as it may be shown: in windows, logs, exports and terminals. What is
/// saved keeps its characters; only what people see goes through here.
namespace sf::text {

/// A name to be put into a sentence, on one line. Control characters become symbols (U+241B for Escape), what
/// Unicode has no symbol for becomes U+FFFD: C1 controls, embeddings and overrides of the direction, halves
/// of surrogate pairs and U+FFFE and U+FFFF. A name that runs from right to left is put between U+2068 and
/// U+2069, so that it reorders nothing around it. Calling it again changes nothing.
QString displayName(const QString& name);
/// The same for UTF-8.
QString displayName(std::string_view name);

/// Text that may have several lines: as displayName, but line ends stay, and so does the isolation
/// of names in it; the text itself is not isolated.
QString displayText(const QString& text);

/// Without the isolation that displayName adds: to compare what was typed with a name, or for scripts.
QString withoutIsolates(QString text);

} // namespace sf::text
