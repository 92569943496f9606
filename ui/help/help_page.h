// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QString>

#include <functional>

namespace sf::paint {
struct Theme;
}

namespace sf::ui {

/// A page of the help: Markdown from the resources. The program makes its tables and pictures when the page
/// is opened, so that they match the rules.
struct HelpPage {
    QString name; ///< file help/NAME.md and target of links
    QString title;
    /// Returns the Markdown for a line `{{name}}`.
    std::function<QString(const QString& name)> table = {};
    /// Returns the image for the address `picture:name`.
    std::function<QImage(const QString& name, const paint::Theme& theme)> picture = {};
};

} // namespace sf::ui
