// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <QString>

#include <functional>
#include <vector>

class QKeyEvent;

namespace sf::ui {

/// A line in the list of a board's keys, with what they run. Keys and gestures that the board handles in
/// another way, such as the arrows, are listed without bindings.
struct BoardKey {
    struct Binding {
        QKeyCombination key;
        std::function<void()> run;
    };

    QString keys; ///< as people read them: "N, P"
    QString help;
    std::vector<Binding> bindings = {};
};

using BoardKeys = std::vector<BoardKey>;

/// Runs what is bound to the key, on the keypad too; false where nothing is.
bool runBoardKey(const BoardKeys& keys, const QKeyEvent& event);

} // namespace sf::ui
