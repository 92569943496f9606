// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace sf::ui {

/// Returns the path in the folder for a file named after something that users name.
QString suggestedPath(const QString& folder, const QString& name, const QString& suffix);
/// Asks where to save a file. `fileTypes` is "Pictures (*.png)". Returns an empty path if the user cancels.
QString askWhereToSave(QWidget* window, const QString& title, const QString& suggested,
                       const QString& fileTypes, const QString& suffix);

} // namespace sf::ui
