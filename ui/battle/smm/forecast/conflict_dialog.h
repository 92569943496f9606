// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/agenda.h"
#include "ui/forms/form_dialog.h"

class QComboBox;
class QProgressBar;
class QTreeWidget;

namespace sf::ui {

class ConflictRunner;

/// The forecast of a whole Conflict: plays it to the end many times, and shows how often each side wins, how
/// long it takes and whom it costs.
class ConflictDialog final : public FormDialog {
    Q_OBJECT

public:
    /// \p seen: the battle as far as the user may see it. Begins with the Conflict of `stack`, if it is in
    /// one.
    ConflictDialog(battle::Battle seen, const std::optional<battle::StackId>& stack, QWidget* parent);

    const ConflictRunner& runner() const { return *m_runner; }
    /// Starts, stops or continues.
    void accept() override;
    /// Stops if it is running, else closes.
    void reject() override;

private:
    enum Column { Name, Wins, Losses, columns };

    QString nameOf(const smm::ConflictTurns& conflict) const;
    void makeTable();
    void addSide(std::size_t side);
    void start();
    void refresh();
    void fillTable();
    QString summary() const;

    battle::Battle m_seen;
    std::vector<smm::ConflictTurns> m_conflicts;
    ConflictRunner* m_runner;
    QComboBox* m_conflict;
    QComboBox* m_player;
    QProgressBar* m_progress;
    QTreeWidget* m_table;
};

} // namespace sf::ui
