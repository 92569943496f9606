// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/base/theme.h"

#include <functional>
#include <QStyledItemDelegate>

namespace sf::ui {

/// Paints hits as a bar with its figures, and edits kinds by a list of the document's kinds; every other cell
/// is edited as text, so that any figure can be typed and the refusal says what is wrong with it.
class UnitDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using Kinds = std::function<QStringList()>;

    UnitDelegate(Kinds kinds, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    void paintHits(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    Kinds m_kinds;
};

} // namespace sf::ui
