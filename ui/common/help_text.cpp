// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/help_text.h"

#include "ui/paint/theme.h"

namespace sf::ui {

void HelpText::showPage(const HelpPage& page, const QString& markdown) {
    m_page = page;
    setMarkdown(markdown);
    // Laid out to its end, so that a search or a rule scrolls to where it really is.
    document()->pageCount();
}

QVariant HelpText::loadResource(int type, const QUrl& name) {
    if (type == QTextDocument::ImageResource && name.scheme() == QLatin1String("picture") && m_page.picture)
        return m_page.picture(name.path(), paint::Theme::forPalette(palette()));
    return QTextBrowser::loadResource(type, name);
}

} // namespace sf::ui
