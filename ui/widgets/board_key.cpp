// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board_key.h"

#include <QKeyEvent>

namespace sf::ui {

bool runBoardKey(const BoardKeys& keys, const QKeyEvent& event) {
    const QKeyCombination pressed(event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event.key()));
    for (const BoardKey& row : keys)
        for (const BoardKey::Binding& binding : row.bindings)
            if (binding.key == pressed) {
                binding.run();
                return true;
            }
    return false;
}

} // namespace sf::ui
