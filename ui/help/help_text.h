// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/help_page.h"

#include <QTextBrowser>

namespace sf::ui {

/// Shows the text of a help page, with a caret that the arrow keys move, Tab from link to link, and H and
/// Shift+H from heading to heading. Pictures are drawn when first shown, in the theme of the window.
class HelpText final : public QTextBrowser {
    Q_OBJECT

public:
    explicit HelpText(QWidget* parent = nullptr);
    void showPage(const HelpPage& page, const QString& markdown);
    /// Scrolls to the heading and selects it, which screen readers say.
    void goTo(const QTextBlock& heading);

    QVariant loadResource(int type, const QUrl& name) override;

Q_SIGNALS:
    /// The text needs its new colours: the page must be shown again.
    void restyled();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent* event) override;

private:
    void goToNextHeading(bool backward);

    HelpPage m_page;
};

} // namespace sf::ui
