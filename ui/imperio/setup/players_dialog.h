// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/form_dialog.h"

#include <array>
#include <string>

class QLineEdit;

namespace sf::ui {

/// Who plays whom. Names may change at any time: no die depends on them.
class PlayersDialog final : public FormDialog {
    Q_OBJECT

public:
    PlayersDialog(const std::array<std::string, 2>& names, QWidget* parent);
    /// The attacker's first.
    std::array<std::string, 2> names() const;

private:
    std::array<QLineEdit*, 2> m_names;
};

} // namespace sf::ui
