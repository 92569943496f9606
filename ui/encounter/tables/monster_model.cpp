// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/monster_model.h"

#include "core/text/encounter_text.h"
#include "core/text/figures.h"

#include <algorithm>

namespace sf::ui {

using encounter::Encounter;
using encounter::Monster;

MonsterModel::MonsterModel(DungeonController& controller, QObject* parent)
    : FieldModel(controller, monsterFields(), parent), m_encounters(controller.dungeon().encounters) {
    count();
    connect(&controller, &DungeonController::changed, this, &MonsterModel::follow);
}

void MonsterModel::count() {
    m_starts.assign(1, 0);
    for (const Pointer& encounter : m_encounters)
        m_starts.push_back(m_starts.back() + static_cast<int>(encounter->monsters.size()));
}

std::size_t MonsterModel::placeOf(int row) const {
    return static_cast<std::size_t>(std::upper_bound(m_starts.begin(), m_starts.end(), row) -
                                    m_starts.begin() - 1);
}

int MonsterModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_starts.back();
}

int MonsterModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : FieldModel::columnCount() + 1;
}

QVariant MonsterModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.column() < FieldModel::columnCount())
        return FieldModel::data(index, role);
    const Encounter& encounter = encounterOf(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return tr("%1, level %2").arg(text::encounterName(encounter), text::figure(encounter.level));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return about(index.column());
    case IdRole:
        return idOf(index.row());
    case LevelRole:
        return levelOf(index.row());
    default:
        return {};
    }
}

QString MonsterModel::about(int column) const {
    return column < FieldModel::columnCount() ? FieldModel::about(column)
                                              : tr("Its Encounter, whose Dungeon Level it shares (ENC-5)");
}

PieceModel::Heading MonsterModel::heading(int column) const {
    return column < FieldModel::columnCount() ? FieldModel::heading(column)
                                              : Heading{"encounter", tr("Encounter"), false, true};
}

const Encounter& MonsterModel::encounterOf(int row) const {
    return *m_encounters[placeOf(row)];
}

const Monster& MonsterModel::piece(int row) const {
    const std::size_t place = placeOf(row);
    return *m_encounters[place]->monsters[static_cast<std::size_t>(row - m_starts[place])];
}

int MonsterModel::rowOf(const std::string& id) const {
    for (int row = 0; row < rowCount(); ++row)
        if (piece(row).id == id)
            return row;
    return -1;
}

encounter::Action MonsterModel::actionFor(int /*row*/, Monster edited) const {
    return encounter::EditMonster{std::move(edited)};
}

QVariant MonsterModel::levelOf(int row) const {
    return encounterOf(row).level;
}

QString MonsterModel::idOf(int row) const {
    return QString::fromStdString(piece(row).id);
}

void MonsterModel::follow(const encounter::Changes& changes, bool undone) {
    followPieces<Encounter>(changes, undone,
                            [this](std::size_t index, const Pointer& was, const Pointer& becomes) {
                                followOne(index, was, becomes);
                            });
}

void MonsterModel::followOne(std::size_t index, const Pointer& was, const Pointer& becomes) {
    const auto place = m_encounters.begin() + static_cast<std::ptrdiff_t>(index);
    const int first = m_starts[index];
    const auto rows = [](const Pointer& encounter) { return static_cast<int>(encounter->monsters.size()); };
    if (!was) {
        beginInsertRows({}, first, first + rows(becomes) - 1);
        m_encounters.insert(place, becomes);
        count();
        endInsertRows();
    } else if (!becomes) {
        beginRemoveRows({}, first, first + rows(was) - 1);
        m_encounters.erase(place);
        count();
        endRemoveRows();
    } else {
        replace(index, becomes);
    }
}

/// Keeps equal rows at both ends; changes, removes or inserts rows between them.
void MonsterModel::replace(std::size_t index, const Pointer& becomes) {
    const Pointer was = m_encounters[index];
    const auto& before = was->monsters;
    const auto& after = becomes->monsters;
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    const int first = m_starts[index] + static_cast<int>(head);
    const int gone = static_cast<int>(before.size() - head - tail);
    const int come = static_cast<int>(after.size() - head - tail);
    if (gone > come)
        beginRemoveRows({}, first + come, first + gone - 1);
    else if (come > gone)
        beginInsertRows({}, first + gone, first + come - 1);
    m_encounters[index] = becomes;
    if (gone != come)
        count();
    if (gone > come)
        endRemoveRows();
    else if (come > gone)
        endInsertRows();
    const int same = std::min(gone, come);
    touch(first, first + same - 1);
    if (was->level != becomes->level || was->title != becomes->title)
        touch(m_starts[index], m_starts[index + 1] - 1);
}

} // namespace sf::ui

#include "moc_monster_model.cpp"
