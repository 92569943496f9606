// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStringList>
#include <QTabBar>

namespace sf::test {

/// The texts of what is visible in the window and may have a mnemonic.
inline QStringList mnemonicTexts(const QWidget& window) {
    QStringList texts;
    for (const auto* button : window.findChildren<QAbstractButton*>())
        if (button->isVisibleTo(&window) && button->window() == &window)
            texts << button->text();
    for (const auto* label : window.findChildren<QLabel*>())
        if (label->buddy() && label->isVisibleTo(&window) && label->window() == &window)
            texts << label->text();
    for (const auto* box : window.findChildren<QGroupBox*>())
        if (box->isVisibleTo(&window))
            texts << box->title();
    for (const auto* tabs : window.findChildren<QTabBar*>())
        for (int tab = 0; tabs->isVisibleTo(&window) && tab < tabs->count(); ++tab)
            texts << tabs->tabText(tab);
    for (const auto* bar : window.findChildren<QMenuBar*>())
        for (const QAction* menu : bar->actions())
            texts << menu->text();
    if (const auto* menu = qobject_cast<const QMenu*>(&window))
        for (const QAction* action : menu->actions())
            if (action->isVisible())
                texts << action->text();
    return texts;
}

/// Those of the texts whose mnemonic is the letter.
inline QStringList textsWith(const QWidget& window, const QString& letter) {
    QStringList texts = mnemonicTexts(window);
    texts.removeIf(
        [&letter](const QString& text) { return QKeySequence::mnemonic(text).toString() != letter; });
    return texts;
}

/// The mnemonics of what is visible in the window, including repeats.
inline QStringList altLetters(const QWidget& window) {
    QStringList letters;
    for (const QString& text : mnemonicTexts(window))
        if (const QKeySequence letter = QKeySequence::mnemonic(text); !letter.isEmpty())
            letters << letter.toString();
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
