// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <optional>

namespace sf::ui {

class DungeonController;
class FieldForm;

/// Where new Monsters go: into an Encounter that is there, or into a new one, whose Dungeon Level is typed
/// in the field below (ENC-5).
class EncounterChoice final : public QComboBox {
    Q_OBJECT

public:
    /// Nothing in `encounter`: a new one, on the level.
    struct Place {
        std::optional<std::string> encounter;
        int level = 1;
    };

    /// The Encounter with the id is chosen at first; empty: a new one.
    EncounterChoice(DungeonController& controller, const std::string& encounter, QWidget* parent);

    /// The choice as a field of the form, and that of the level.
    void addTo(FieldForm& form);
    /// Nothing where the level is wrong, which its field says then.
    std::optional<Place> read(FieldForm& form) const;

private:
    DungeonController& m_controller;
};

} // namespace sf::ui
