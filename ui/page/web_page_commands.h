// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <variant>

class QWidget;

namespace sf::ui {

class Page;
class Settings;

/// Adds the command that saves the page's document as a web page, on which anybody can watch the game.
void addWebPageCommand(Page& page, Settings& settings);
using WebPage = std::variant<QByteArray, QString>; ///< or why there is none; empty: it was cancelled
/// Makes the page while a notice shows how far it is and can cancel it, asks for its file and saves it.
/// `make` gets what tells how far it is (paint::WebOptions::goesOn). Returns what to tell the user; empty if
/// the user has cancelled it.
QString exportWebPage(QWidget& window, const QString& title, Settings& settings,
                      const std::function<WebPage(const std::function<bool(int, int)>&)>& make);
/// Saves a page, unless it is a message why there is none. Returns what to tell the user.
QString saveWebPage(const WebPage& page, const QString& path, Settings& settings);

} // namespace sf::ui
