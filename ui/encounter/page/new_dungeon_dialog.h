// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"
#include "ui/forms/form_dialog.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace sf::ui {

class BoundedTextEdit;

/// What a new dungeon begins with: a name, the @s, their floor.
class NewDungeonDialog final : public FormDialog {
    Q_OBJECT

public:
    explicit NewDungeonDialog(QWidget* parent);

    encounter::Dungeon dungeon() const;

private:
    QStringList names() const;
    void refresh();

    QLineEdit* m_title;
    BoundedTextEdit* m_names;
    QSpinBox* m_level;
    QComboBox* m_undoDice;
    QLineEdit* m_seed;
};

} // namespace sf::ui
