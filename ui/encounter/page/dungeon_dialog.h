// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"
#include "ui/widgets/form_dialog.h"

class QComboBox;
class QLineEdit;

namespace sf::ui {

/// The name of a dungeon and its one house rule.
class DungeonDialog final : public FormDialog {
    Q_OBJECT

public:
    DungeonDialog(const encounter::Dungeon& dungeon, QWidget* parent);

    std::string title() const;
    UndoDice undoDice() const;

private:
    QLineEdit* m_title;
    QComboBox* m_undoDice;
};

/// The choices of undoDice in words.
QComboBox* makeUndoDiceBox(UndoDice now, QWidget* parent);

} // namespace sf::ui
