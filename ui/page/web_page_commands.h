// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::document {
class Document;
}

namespace sf::ui {

class Page;
class Settings;

/// Adds the command that saves the page's document as a web page, on which anybody can watch the game.
void addWebPageCommand(Page& page, Settings& settings);
/// Saves the document as a web page that shows what everybody could see. Returns what to tell the user.
QString saveWebPage(const document::Document& document, const QString& path);

} // namespace sf::ui
