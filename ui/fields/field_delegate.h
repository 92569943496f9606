// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"
#include "ui/widgets/text_delegate.h"

#include <QPersistentModelIndex>
#include <QPointer>

class QLabel;

namespace sf::ui {

/// Edits a cell of a FieldTableModel in place. Invalid or refused input stays in the editor, with the reason,
/// beside the cell, until it is corrected or discarded with Escape.
class FieldDelegate : public TextDelegate {
    Q_OBJECT

public:
    using TextDelegate::TextDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

Q_SIGNALS:
    void refused(const sf::text::Caption& caption) const;
    /// The refused input was edited or discarded.
    void corrected() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool mayLeave(QWidget* editor) const;
    void showReason(QWidget& editor, const QString& text) const;
    void takeChoice();

    mutable QPersistentModelIndex m_edited;
    mutable QPointer<QLabel> m_reason;
};

} // namespace sf::ui
