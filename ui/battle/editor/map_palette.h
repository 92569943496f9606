// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/style/restyled.h"

#include <QScrollArea>

class QButtonGroup;
class QLabel;
class QListWidget;
class QPushButton;

namespace sf::ui {

class BattleView;

/// What the brushes paint: terrain, drawn as on the map with name, cost and key; the structures of the
/// battle; and each side's deployment zone.
class MapPalette final : public Restyled<QScrollArea> {
    Q_OBJECT

public:
    MapPalette(document::BattleDocument& document, BattleView& view, QWidget* parent = nullptr);

protected:
    void restyle() override {
        drawSwatches();
        showZones();
    }

private:
    QWidget* makeSwatches();
    void drawSwatches();
    QWidget* makeStructures();
    void choose(int terrain);
    void showBrush();
    void showStructures();
    std::optional<battle::Structure> currentStructure() const;
    void renameStructure(const QString& name);
    void removeStructure();
    void showZones();
    QPushButton* addZoneButton();

    document::BattleDocument& m_document;
    BattleView& m_view;
    QButtonGroup* m_swatches;
    QListWidget* m_structures;
    QLabel* m_noStructures;
    QWidget* m_zones;
    std::vector<QPushButton*> m_zoneButtons; ///< by side
    QPushButton* m_remove;
    bool m_isFilling = false;
};

} // namespace sf::ui
