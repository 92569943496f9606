// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::document {

/// The state of a file when it was last read or written here, to notice that somebody else has changed it.
class FileStamp {
public:
    /// Of no file.
    FileStamp() = default;
    static FileStamp of(const QString& path);
    /// Reads text().
    static FileStamp fromText(const QString& text);
    QString text() const { return m_text; }

    /// Whether the file exists and isn't as it was.
    bool isOlderThan(const QString& path) const;
    bool operator==(const FileStamp&) const = default;

private:
    QString m_text; ///< time of the last change, size and number of the file; empty if there is none
};

} // namespace sf::document
