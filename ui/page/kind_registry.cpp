// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/kind_registry.h"

#include "core/document/base/document.h"

#include <algorithm>

namespace sf::ui {

const DocumentKind* KindRegistry::find(const QString& id) const {
    const auto found = std::ranges::find(m_kinds, id, &DocumentKind::id);
    return found == m_kinds.end() ? nullptr : &*found;
}

} // namespace sf::ui
