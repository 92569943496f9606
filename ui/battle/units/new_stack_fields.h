// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

#include <QObject>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

/// The rows of a form that describe a new stack: its name, side and, if the rules have one, facing.
class NewStackFields final : public QObject {
    Q_OBJECT

public:
    /// Adds them to the form, for a stack in this hex.
    NewStackFields(const document::BattleDocument& document, hex::Hex hex, QFormLayout& form);

    /// As described, with an id of its own and without units.
    battle::Stack stack() const;
    bool hasName() const;

Q_SIGNALS:
    void nameChanged();

private:
    void addFacing(QFormLayout& form);
    /// Faces the nearest opposing stack until a direction is chosen.
    void faceEnemy();

    const document::BattleDocument& m_document;
    hex::Hex m_hex;
    QLineEdit* m_name;
    QComboBox* m_side;
    QComboBox* m_facing = nullptr;
    bool m_isFacingChosen = false;
};

} // namespace sf::ui
