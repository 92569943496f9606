// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/file_stamp.h"

#include "core/document/io/file_path.h"

#include <sys/stat.h>

namespace sf::document {

FileStamp FileStamp::of(const QString& path) {
    FileStamp stamp;
    struct stat found {};
    if (::stat(pathBytes(path).constData(), &found) == 0)
        stamp.m_text = QStringLiteral("%1.%2 %3 %4")
                           .arg(QString::number(found.st_mtim.tv_sec), QString::number(found.st_mtim.tv_nsec),
                                QString::number(found.st_size), QString::number(found.st_ino));
    return stamp;
}

FileStamp FileStamp::fromText(const QString& text) {
    FileStamp stamp;
    stamp.m_text = text;
    return stamp;
}

bool FileStamp::isOlderThan(const QString& path) const {
    const FileStamp now = of(path);
    return now != FileStamp() && now != *this;
}

} // namespace sf::document
