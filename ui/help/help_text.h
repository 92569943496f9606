// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/help_page.h"

#include <QTextBrowser>

namespace sf::ui {

/// Shows the text of a help page. Pictures are drawn when first shown, in the theme of the window.
class HelpText final : public QTextBrowser {
    Q_OBJECT

public:
    using QTextBrowser::QTextBrowser;
    void showPage(const HelpPage& page, const QString& markdown);

    QVariant loadResource(int type, const QUrl& name) override;

Q_SIGNALS:
    /// The text needs its new colours: the page must be shown again.
    void restyled();

protected:
    void changeEvent(QEvent* event) override;

private:
    HelpPage m_page;
};

} // namespace sf::ui
