// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/forms/form_dialog.h"

class QSpinBox;

namespace sf::ui {

class MapPreview;

/// Resizes the map; hexes are added and removed at the right and bottom.
class MapSizeDialog final : public FormDialog {
    Q_OBJECT

public:
    MapSizeDialog(const document::BattleDocument& document, QWidget* parent);
    battle::ResizeMap action() const;

private:
    void refresh();

    const document::BattleDocument& m_document;
    QSpinBox* m_columns;
    QSpinBox* m_rows;
    MapPreview* m_preview;
};

} // namespace sf::ui
