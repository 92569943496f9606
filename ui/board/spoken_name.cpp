// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/spoken_name.h"

#include "core/text/lists.h"

#include <QStringList>

#include <algorithm>

namespace sf::ui {

QString spokenName(const std::vector<NamePart>& parts) {
    constexpr qsizetype mostWords = 12;
    std::vector<NamePart> kept;
    qsizetype words = 0;
    for (const NamePart& part : parts) {
        const qsizetype more = part.text.split(u' ', Qt::SkipEmptyParts).size();
        if (more == 0 || (!kept.empty() && words + more > mostWords))
            continue;
        kept.push_back(part);
        words += more;
    }
    std::ranges::stable_sort(kept, {}, &NamePart::place);
    QStringList texts;
    for (const NamePart& part : kept)
        texts << part.text;
    return text::listed(texts);
}

} // namespace sf::ui
