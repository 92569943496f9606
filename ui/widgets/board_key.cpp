// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board_key.h"

#include <QChar>
#include <QKeyEvent>

#include <optional>
#include <string_view>

namespace sf::ui {
namespace {

/// What the key has on a US keyboard, by the codes that X11 and Wayland give to places on the keyboard.
std::optional<Qt::Key> keyAt(quint32 scanCode) {
    struct Row {
        quint32 first;
        std::string_view keys;
    };
    static constexpr Row rows[] = {
        {10, "1234567890"}, {24, "QWERTYUIOP"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM,./"}};
    for (const Row& row : rows)
        if (scanCode >= row.first && scanCode < row.first + row.keys.size())
            return static_cast<Qt::Key>(row.keys[scanCode - row.first]);
    return std::nullopt;
}

} // namespace

QKeyCombination latinKey(const QKeyEvent& event) {
    auto key = static_cast<Qt::Key>(event.key());
    Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    if (key >= Qt::Key_Escape || key == Qt::Key_Space) // types nothing
        return QKeyCombination(held, key);
    const auto typed = static_cast<char32_t>(key);
    if (QChar::isDigit(typed))
        key = static_cast<Qt::Key>(Qt::Key_0 + QChar::digitValue(typed));
    else if (QChar::script(typed) > QChar::Script_Latin)
        key = keyAt(event.nativeScanCode()).value_or(key);
    if (!QChar::isLetter(static_cast<char32_t>(key)))
        held &= ~Qt::ShiftModifier;
    return QKeyCombination(held, key);
}

bool runBoardKey(const BoardKeys& keys, const QKeyEvent& event) {
    const QKeyCombination pressed = latinKey(event);
    for (const BoardKey& row : keys)
        for (const BoardKey::Binding& binding : row.bindings)
            if (binding.key == pressed) {
                binding.run();
                return true;
            }
    return false;
}

} // namespace sf::ui
