// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QKeySequence>
#include <QLabel>
#include <QStringList>

namespace sf::test {

/// The mnemonics of what is visible in the window, including repeats.
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

/// Mnemonics with more than one target; pressing them triggers none.
inline QStringList repeatedAltLetters(const QWidget& window) {
    QStringList all = altLetters(window);
    QStringList once = all;
    once.removeDuplicates();
    for (const QString& letter : once)
        all.removeOne(letter);
    return all;
}

} // namespace sf::test
