// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <variant>

class QWidget;

namespace sf::ui {

class Page;
class Settings;

/// Adds the command that saves the page's document as a web page, on which anybody can watch the game.
void addWebPageCommand(Page& page, Settings& settings);
/// Asks for the file of a game with this title; empty if the user cancels.
QString askForWebPage(QWidget& window, const QString& title, const Settings& settings);
/// Saves a page, unless it is a message why there is none. Returns what to tell the user.
QString saveWebPage(const std::variant<QByteArray, QString>& page, const QString& path, Settings& settings);

} // namespace sf::ui
