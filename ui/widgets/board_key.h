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

/// Runs the key's binding, also for keypad keys. Returns false if the key has none.
bool runBoardKey(const BoardKeys& keys, const QKeyEvent& event);

} // namespace sf::ui
