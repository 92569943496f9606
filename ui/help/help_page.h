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

/// A page of the help: Markdown in the resources, with tables and pictures that the program makes when the
/// page is opened, so that they say what the rules do.
struct HelpPage {
    QString name; ///< help/NAME.md, and what links call it
    QString title;
    /// Markdown for a line `{{name}}`.
    std::function<QString(const QString& name)> table = {};
    /// For an image whose address is `picture:name`.
    std::function<QImage(const QString& name, const paint::Theme& theme)> picture = {};
};

} // namespace sf::ui
