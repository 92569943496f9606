// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <QString>

#include <functional>
#include <vector>

class QKeyEvent;

namespace sf::ui {

/// An entry in the list of a board's keys, with what they run. Keys and gestures that the board handles
/// elsewhere, such as the arrows, have no bindings.
struct BoardKey {
    struct Binding {
        QKeyCombination key;
        std::function<void()> run;
    };

    QString keys; ///< as shown to the user: "N, P"
    QString help;
    std::vector<Binding> bindings = {};
};

using BoardKeys = std::vector<BoardKey>;

/// Returns the key as a keyboard with Latin letters would have it, also for keypad keys. Letters of other
/// scripts count by their place on the keyboard, as in shortcuts; digits and signs count without the Shift
/// that some keyboards need for them.
QKeyCombination latinKey(const QKeyEvent& event);

/// Runs the binding of the Latin key. Returns false if the key has none.
bool runBoardKey(const BoardKeys& keys, const QKeyEvent& event);

} // namespace sf::ui
