// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/tables/piece_model.h"

namespace sf::ui {

/// Pieces that lie in one list of the dungeon: people, items, Encounters, lines of the table.
template<class Piece>
class PieceListModel final : public FieldModel<Piece> {
public:
    using List = encounter::Pieces<Piece>;

    PieceListModel(DungeonController& controller, const std::vector<PieceField<Piece>>& fields,
                   const List& list, QObject* parent)
        : FieldModel<Piece>(controller, fields, parent), m_list(list) {
        QObject::connect(&controller, &DungeonController::changed, this,
                         [this](const encounter::Changes& changes, bool undone) { follow(changes, undone); });
    }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_list.size());
    }
    const Piece& piece(int row) const override { return *m_list[static_cast<std::size_t>(row)]; }
    int rowOf(const std::string& id) const override {
        for (std::size_t row = 0; row < m_list.size(); ++row)
            if (idOfPiece(*m_list[row]) == id)
                return static_cast<int>(row);
        return -1;
    }

protected:
    encounter::Action actionFor(int row, Piece edited) const override;
    QVariant levelOf(int row) const override {
        if constexpr (requires(const Piece& one) { one.level; })
            return piece(row).level;
        else
            return {};
    }
    QString idOf(int row) const override { return QString::fromStdString(idOfPiece(piece(row))); }

private:
    static const std::string& idOfPiece(const Piece& piece) {
        if constexpr (requires { piece.id; })
            return piece.id;
        else
            return piece.monster.id;
    }
    void follow(const encounter::Changes& changes, bool undone) {
        this->template followPieces<Piece>(changes, undone,
                                           [this](std::size_t index, const auto& was, const auto& becomes) {
                                               followOne(static_cast<int>(index), was, becomes);
                                           });
    }
    void followOne(int row, const std::shared_ptr<const Piece>& was,
                   const std::shared_ptr<const Piece>& becomes) {
        if (!was) {
            this->beginInsertRows({}, row, row);
            m_list.insert(m_list.begin() + row, becomes);
            this->endInsertRows();
        } else if (!becomes) {
            this->beginRemoveRows({}, row, row);
            m_list.erase(m_list.begin() + row);
            this->endRemoveRows();
        } else {
            m_list[static_cast<std::size_t>(row)] = becomes;
            this->touch(row, row);
        }
    }

    List m_list;
};

/// Edits that an @ could make itself are its own actions, with their events; others are the game master's.
template<>
inline encounter::Action PieceListModel<encounter::Person>::actionFor(int row,
                                                                      encounter::Person edited) const {
    encounter::Person moved = piece(row);
    moved.level = edited.level;
    if (moved == edited)
        return encounter::ChangeLevel{edited.id, edited.level};
    encounter::Person armed = piece(row);
    armed.wielded = edited.wielded;
    if (armed == edited)
        return encounter::Wield{edited.id, edited.wielded};
    return encounter::PutPerson{std::move(edited), false};
}
template<>
inline encounter::Action PieceListModel<encounter::Item>::actionFor(int /*row*/,
                                                                    encounter::Item edited) const {
    return encounter::PutItem{std::move(edited), false};
}
template<>
inline encounter::Action PieceListModel<encounter::Encounter>::actionFor(int row,
                                                                         encounter::Encounter edited) const {
    if (edited.title != piece(row).title)
        return encounter::NameEncounter{edited.id, edited.title};
    return encounter::EditEncounter{edited.id, edited.level, edited.mode, edited.hoursTogether,
                                    edited.hoursInMode};
}
template<>
inline encounter::Action PieceListModel<encounter::TableLine>::actionFor(int row,
                                                                         encounter::TableLine edited) const {
    return encounter::PutTableLine{static_cast<std::size_t>(row), std::move(edited)};
}

} // namespace sf::ui
