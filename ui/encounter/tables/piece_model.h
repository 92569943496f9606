// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"
#include "core/text/display_text.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_field.h"
#include "ui/fields/field_table_model.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"

#include <QBrush>
#include <QFont>
#include <QIcon>

#include <algorithm>

namespace sf::ui {

/// Pieces of a dungeon as a table. It follows the document's changes row by row; nothing is ever reset.
class PieceModel : public FieldTableModel {
    Q_OBJECT

public:
    enum Role {
        SortRole = Qt::UserRole, ///< a number, or the text
        LevelRole,               ///< the Dungeon Level of the row; none: it belongs to no floor
        IdRole,                  ///< the piece's id
        HpShareRole,             ///< what is left of the hit points, from 0 to 1; only in their cell
    };

    explicit PieceModel(DungeonController& controller, QObject* parent = nullptr);

    virtual int rowOf(const std::string& id) const = 0;
    int column(std::string_view key) const;

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// An edit was not possible.
    void refused(const sf::text::Caption& caption);
    /// An edit was possible after all.
    void accepted();

protected:
    struct Heading {
        std::string_view key;
        QString title;
        bool isNumber;
        bool isComputed;
    };
    virtual Heading heading(int column) const = 0;
    void touch(int first, int last);
    static QFont struckOut();
    /// Calls followOne(index, was, becomes) for each change of such a piece, in reverse for an undo.
    template<class Piece, class FollowOne>
    void followPieces(const encounter::Changes& changes, bool undone, FollowOne followOne) {
        bool names = false;
        const auto one = [&](const encounter::Change& change) {
            if (const auto* mine = std::get_if<encounter::PieceChange<Piece>>(&change))
                followOne(mine->index, undone ? mine->after : mine->before,
                          undone ? mine->before : mine->after);
            names |= std::holds_alternative<encounter::PieceChange<encounter::Item>>(change);
        };
        if (undone)
            std::for_each(changes.rbegin(), changes.rend(), one);
        else
            std::for_each(changes.begin(), changes.end(), one);
        if (names) // rows show the names of items
            touch(0, rowCount() - 1);
    }
    DungeonController& controller() const { return m_controller; }
    /// Performs an edit of a cell; whether it was possible.
    bool tryEdit(const std::variant<encounter::Action, text::Caption>& edit);

private:
    void markTarget();

    DungeonController& m_controller;
    int m_marked = -1; ///< the row of the target
};

/// The part that is the same for all pieces, made from their fields.
template<class Piece>
class FieldModel : public PieceModel {
public:
    FieldModel(DungeonController& controller, const std::vector<PieceField<Piece>>& fields, QObject* parent)
        : PieceModel(controller, parent), m_fields(fields) {}

    virtual const Piece& piece(int row) const = 0;

    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_fields.size());
    }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override {
        if (!index.isValid())
            return {};
        switch (role) {
        case Qt::DisplayRole:
            return text::displayName(text(index));
        case Qt::EditRole:
            return text(index);
        case SortRole:
            return sortKey(index);
        case LevelRole:
            return levelOf(index.row());
        case IdRole:
            return idOf(index.row());
        case Qt::ToolTipRole:
        case Qt::AccessibleDescriptionRole:
            return about(index.column());
        case HpShareRole:
            return hpShare(index);
        case Qt::DecorationRole:
            return isTarget(index) ? lineIcon(QStringLiteral("attack")) : QVariant();
        case Qt::AccessibleTextRole:
            return isTarget(index) ? PieceModel::tr("%1, the target").arg(text::displayName(text(index)))
                                   : QVariant();
        case Qt::FontRole:
            return isDead(index.row()) ? struckOut() : QVariant();
        case Qt::ForegroundRole:
            return isDead(index.row()) ? QBrush(currentTheme().muted) : QVariant();
        case Qt::TextAlignmentRole:
            return int((field(index).isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        default:
            return {};
        }
    }
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override {
        return role == Qt::EditRole && index.isValid() && value.toString() != text(index) &&
               tryEdit(editOf(index, value.toString()));
    }
    std::optional<text::Caption> problemWith(const QModelIndex& index, const QString& typed) const override {
        if (typed == text(index))
            return std::nullopt;
        const auto edit = editOf(index, typed);
        if (const auto* problem = std::get_if<text::Caption>(&edit))
            return *problem;
        return controller().check(std::get<encounter::Action>(edit));
    }
    QStringList choices(const QModelIndex& index) const override {
        const PieceField<Piece>& mine = field(index);
        return mine.choices ? mine.choices(piece(index.row()), controller().dungeon()) : QStringList();
    }
    QString about(int column) const override { return m_fields[static_cast<std::size_t>(column)].about; }

protected:
    /// The action that turns the row's piece into `edited`.
    virtual encounter::Action actionFor(int row, Piece edited) const = 0;
    virtual QVariant levelOf(int /*row*/) const { return {}; }
    virtual QString idOf(int row) const = 0;

    Heading heading(int column) const override {
        const PieceField<Piece>& mine = m_fields[static_cast<std::size_t>(column)];
        return {mine.key, mine.title, mine.isNumber, !mine.read};
    }

private:
    const PieceField<Piece>& field(const QModelIndex& index) const {
        return m_fields[static_cast<std::size_t>(index.column())];
    }
    QString text(const QModelIndex& index) const {
        return field(index).text(piece(index.row()), controller().dungeon());
    }
    bool isTarget(const QModelIndex& index) const {
        if constexpr (requires(const Piece& one) { one.hp; }) // only beings are attacked
            return index.column() == 0 && !controller().target().empty() &&
                   idOf(index.row()).toStdString() == controller().target();
        else
            return false;
    }
    bool isDead(int row) const {
        if constexpr (requires(const Piece& one) { one.isAlive(); })
            return !piece(row).isAlive();
        else
            return false;
    }
    QVariant hpShare(const QModelIndex& index) const {
        [[maybe_unused]] const auto share = [](std::int64_t hp, std::int64_t most) {
            return most > 0 ? std::clamp(static_cast<double>(hp) / static_cast<double>(most), 0.0, 1.0) : 0.0;
        };
        if (field(index).key != "hp")
            return {};
        if constexpr (requires(const Piece& one) { one.maxHp; })
            return share(piece(index.row()).hp, piece(index.row()).maxHp);
        else if constexpr (requires(const Piece& one) { one.initialHp; })
            return share(piece(index.row()).hp, piece(index.row()).initialHp);
        else
            return {};
    }
    QVariant sortKey(const QModelIndex& index) const {
        const QString shown = text(index);
        if (!field(index).isNumber)
            return shown;
        std::int64_t number = 0;
        readNumber(shown.section(u' ', 0, 0), std::numeric_limits<std::int64_t>::min(),
                   std::numeric_limits<std::int64_t>::max(), {}, number);
        return static_cast<qlonglong>(number);
    }
    std::variant<encounter::Action, text::Caption> editOf(const QModelIndex& index,
                                                          const QString& typed) const {
        Piece edited = piece(index.row());
        if (!field(index).read)
            return text::Caption{PieceModel::tr("This is calculated and can't be edited."), {}};
        if (auto problem = field(index).read(typed, edited, controller().dungeon()))
            return *problem;
        return actionFor(index.row(), std::move(edited));
    }

    const std::vector<PieceField<Piece>>& m_fields;
};

} // namespace sf::ui
