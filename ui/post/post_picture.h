// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QWidget;

namespace sf::post {
class GameRules;
}

namespace sf::ui {

class MessageBar;
class Settings;

/// The board of a game by post after its last turn, as a PNG file 1200 pixels wide; empty if there is not
/// enough memory.
QByteArray postPicture(const post::GameRules& rules);
/// Asks where to save it, and saves it. `name` is suggested for the file, without its ending.
void savePostPicture(const post::GameRules& rules, const QString& name, MessageBar& messages,
                     Settings& settings, QWidget& parent);

} // namespace sf::ui
