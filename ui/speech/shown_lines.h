// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QString>

class QWidget;

namespace sf::ui {

/// A line of what a panel shows: labels, figures and rules side by side.
struct ShownLine {
    QString text;                     ///< "Front 12, +10 in the first row, rule SMM-4"
    QList<QPointer<QWidget>> parts{}; ///< the widgets that show it, from left to right
};

/// Returns the visible texts of the panel that no control shows, in reading order. Fields, buttons and tables
/// say theirs themselves, and so does an inner panel that has a TextReader of its own.
QList<ShownLine> shownLines(QWidget& panel);

} // namespace sf::ui
