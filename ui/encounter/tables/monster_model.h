// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/tables/piece_model.h"

namespace sf::ui {

/// The Monsters of all Encounters, one row each, in the order of the Encounters; the last column names
/// theirs.
class MonsterModel final : public FieldModel<encounter::Monster> {
    Q_OBJECT

public:
    explicit MonsterModel(DungeonController& controller, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QString about(int column) const override;
    const encounter::Monster& piece(int row) const override;
    int rowOf(const std::string& id) const override;
    const encounter::Encounter& encounterOf(int row) const;

protected:
    Heading heading(int column) const override;
    encounter::Action actionFor(int row, encounter::Monster edited) const override;
    QVariant levelOf(int row) const override;
    QString idOf(int row) const override;

private:
    using Pointer = std::shared_ptr<const encounter::Encounter>;

    void follow(const encounter::Changes& changes, bool undone);
    void followOne(std::size_t index, const Pointer& was, const Pointer& becomes);
    void replace(std::size_t index, const Pointer& becomes);
    void count();
    std::size_t placeOf(int row) const;

    encounter::Pieces<encounter::Encounter> m_encounters;
    std::vector<int> m_starts; ///< the first row of each Encounter, and behind them the number of rows
};

} // namespace sf::ui
