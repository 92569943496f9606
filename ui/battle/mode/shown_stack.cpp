// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/mode/shown_stack.h"

#include "ui/battle/mode/battle_mode.h"

namespace sf::ui {

ShownStack::ShownStack(const battle::Battle& whole, battle::StackPointer shown)
    : battle(&whole)
    , stack(std::move(shown))
    , order(battleMode(whole).unitOrder(whole, *stack))
    , leader(battleMode(whole).leader(whole, *stack)) {}

QString shownLetter(int row) {
    QString letters;
    for (int rest = row + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(u'A' + (rest - 1) % 26));
    return letters;
}

} // namespace sf::ui
