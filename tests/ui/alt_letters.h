// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QKeySequence>
#include <QLabel>
#include <QStringList>

namespace sf::test {

/// The Alt keys of what is seen in the window, each as often as it stands there.
inline QStringList altLetters(const QWidget& window) {
    QStringList letters;
    const auto add = [&](const QString& text) {
        if (const QKeySequence letter = QKeySequence::mnemonic(text); !letter.isEmpty())
            letters << letter.toString();
    };
    for (const auto* button : window.findChildren<QAbstractButton*>())
        if (button->isVisibleTo(&window))
            add(button->text());
    for (const auto* label : window.findChildren<QLabel*>())
        if (label->buddy() && label->isVisibleTo(&window))
            add(label->text());
    letters.sort();
    return letters;
}

/// Alt keys that stand for more than one thing: pressed, they do none of them.
inline QStringList repeatedAltLetters(const QWidget& window) {
    QStringList all = altLetters(window);
    QStringList once = all;
    once.removeDuplicates();
    for (const QString& letter : once)
        all.removeOne(letter);
    return all;
}

} // namespace sf::test
