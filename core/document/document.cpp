// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/document.h"

namespace sf::document {

void Document::setFilePath(const QString& path) {
    if (m_filePath == path)
        return;
    m_filePath = path;
    Q_EMIT filePathChanged();
}

} // namespace sf::document
