// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLineEdit;

namespace sf::ui {

class BattleMode;

/// Name and traits of a unit kind (SMM-1). An empty number has the value shown in grey. Flags of other rules
/// are shown where the kind has them.
class TraitsForm final : public QWidget {
    Q_OBJECT

public:
    explicit TraitsForm(const BattleMode& mode, QWidget* parent = nullptr);

    void setKind(const battle::UnitKind* kind);
    std::string name() const;
    /// What is wrong with the typed numbers; empty if nothing is.
    QString problem() const;
    battle::Traits traits() const;
    void focusName();

Q_SIGNALS:
    /// An edit of one field is finished.
    void edited();
    /// Escape was pressed while something typed is refused: the kind is to be shown again.
    void discarded();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeNumbers();
    QWidget* makeFlags();
    void showDefaults();

    const BattleMode& m_mode;
    QLineEdit* m_name;
    std::array<QLineEdit*, battle::numberCount> m_numbers{};
    std::array<QCheckBox*, battle::flagCount> m_flags{};
    QLineEdit* m_specials;
    battle::Traits m_given; ///< of the kind as it was shown
};

} // namespace sf::ui
