// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/field_delegate.h"

#include "ui/fields/field_table_model.h"
#include "ui/forms/commit_edit.h"
#include "ui/paint/base/theme.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace sf::ui {
namespace {

/// Maps a cell of a view through its filters to the source model.
QModelIndex sourceOf(QModelIndex index) {
    while (const auto* proxy = qobject_cast<const QAbstractProxyModel*>(index.model()))
        index = proxy->mapToSource(index);
    return index;
}

const FieldTableModel* modelOf(const QModelIndex& source) {
    return qobject_cast<const FieldTableModel*>(source.model());
}

QString textOf(const QWidget* editor) {
    if (const auto* box = qobject_cast<const QComboBox*>(editor))
        return box->currentText();
    const auto* line = qobject_cast<const QLineEdit*>(editor);
    return line ? line->text() : QString();
}

void mark(QWidget* editor, bool wrong) {
    QPalette colours = editor->parentWidget()->palette();
    if (wrong)
        colours.setColor(QPalette::Text, paint::Theme::forPalette(colours).refused);
    editor->setPalette(colours);
}

/// The editor is a child of the table's viewport.
QWidget* viewOf(const QWidget& editor) {
    return editor.parentWidget()->parentWidget();
}

bool leavesEditor(const QKeyEvent& key) {
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Tab ||
           key.key() == Qt::Key_Backtab;
}

} // namespace

QWidget* FieldDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                     const QModelIndex& index) const {
    const QModelIndex source = sourceOf(index);
    m_edited = source;
    const FieldTableModel* model = modelOf(source);
    const QStringList choices = model->choices(source);
    QWidget* editor = nullptr;
    if (choices.isEmpty()) {
        auto* line = new QLineEdit(parent);
        setCheck(*line, [line, edited = QPersistentModelIndex(source)] {
            const FieldTableModel* cells = line->isModified() ? modelOf(edited) : nullptr;
            const auto problem = cells ? cells->problemWith(edited, line->text()) : std::nullopt;
            return problem.value_or(text::Caption());
        });
        connect(line, &QLineEdit::textEdited, this, [this, line] {
            mark(line, false);
            Q_EMIT corrected();
        });
        editor = line;
    } else {
        auto* box = new QComboBox(parent);
        box->addItems(choices);
        connect(box, &QComboBox::activated, this, &FieldDelegate::takeChoice);
        // Open the popup immediately: in the list arrow keys only navigate, in a closed box each would
        // choose.
        QMetaObject::invokeMethod(
            box,
            [box] {
                if (box->isVisible())
                    box->showPopup();
            },
            Qt::QueuedConnection);
        editor = box;
    }
    editor->setAccessibleName(
        model->headerData(source.column(), Qt::Horizontal, Qt::AccessibleTextRole).toString());
    editor->setAccessibleDescription(model->about(source.column()));
    editor->setToolTip(model->about(source.column()));
    return editor;
}

void FieldDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const QString text = index.data(Qt::EditRole).toString();
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(std::max(0, box->findText(text)));
    if (auto* line = qobject_cast<QLineEdit*>(editor); line && line->text().isEmpty())
        line->setText(text);
}

void FieldDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    model->setData(index, textOf(editor), Qt::EditRole);
}

QSize FieldDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = TextDelegate::sizeHint(option, index);
    size.rwidth() += 10;
    return size;
}

/// Makes the editor wide enough for its text, even in a narrow column.
void FieldDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex& /*index*/) const {
    QRect area = option.rect;
    const int wanted = editor->fontMetrics().averageCharWidth() * 12;
    area.setWidth(
        std::max({area.width(), wanted, qobject_cast<QComboBox*>(editor) ? editor->sizeHint().width() : 0}));
    if (const QWidget* viewport = editor->parentWidget(); area.right() > viewport->width())
        area.moveRight(std::max(area.width() - 1, viewport->width() - 1));
    editor->setGeometry(area);
}

bool FieldDelegate::mayLeave(QWidget* editor) const {
    const FieldTableModel* model = modelOf(m_edited);
    if (!m_edited.isValid() || !model)
        return true;
    const auto problem = model->problemWith(m_edited, textOf(editor));
    if (!problem)
        return true;
    mark(editor, true);
    showReason(*editor, problem->text());
    Q_EMIT refused(*problem);
    return false;
}

/// Below the cell, or above it in the last rows, until the input is corrected.
void FieldDelegate::showReason(QWidget& editor, const QString& text) const {
    delete m_reason;
    QWidget* viewport = editor.parentWidget();
    auto* reason = new QLabel(text, viewport);
    m_reason = reason;
    reason->setObjectName(QStringLiteral("cellRefusal"));
    reason->setTextFormat(Qt::PlainText);
    reason->setWordWrap(true);
    reason->setMargin(4);
    reason->setFrameShape(QFrame::Box);
    reason->setAutoFillBackground(true);
    QPalette colours = viewport->palette();
    colours.setColor(QPalette::WindowText, paint::Theme::forPalette(colours).refused);
    colours.setColor(QPalette::Window, colours.color(QPalette::Base));
    reason->setPalette(colours);
    const int width = std::min(viewport->width(), reason->fontMetrics().horizontalAdvance(text) + 20);
    QRect place(editor.x(), editor.geometry().bottom() + 1, width, reason->heightForWidth(width));
    if (place.bottom() > viewport->rect().bottom() && editor.y() > place.height())
        place.moveBottom(editor.y() - 1);
    place.moveLeft(std::clamp(place.left(), 0, viewport->width() - width));
    reason->setGeometry(place);
    reason->show();
    connect(this, &FieldDelegate::corrected, reason, &QObject::deleteLater);
    connect(&editor, &QObject::destroyed, reason, &QObject::deleteLater);
}

/// Commits a choice from the list immediately.
void FieldDelegate::takeChoice() {
    auto* box = qobject_cast<QWidget*>(sender());
    if (!box || !mayLeave(box))
        return;
    Q_EMIT commitData(box);
    Q_EMIT closeEditor(box);
}

bool FieldDelegate::eventFilter(QObject* watched, QEvent* event) {
    auto* editor = qobject_cast<QWidget*>(watched);
    // What is refused stays open, so that nothing typed is lost by going somewhere else; the table's focus
    // leads back to it.
    const auto* left = event->type() == QEvent::FocusOut ? static_cast<QFocusEvent*>(event) : nullptr;
    if (editor && left && left->reason() != Qt::PopupFocusReason && !mayLeave(editor)) {
        viewOf(*editor)->setFocusProxy(editor);
        return false;
    }
    if (editor && event->type() == QEvent::KeyPress) {
        viewOf(*editor)->setFocusProxy(nullptr);
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (leavesEditor(key) && !mayLeave(editor))
            return true;
        if (key.key() == Qt::Key_Escape)
            Q_EMIT corrected();
    }
    return TextDelegate::eventFilter(watched, event);
}

} // namespace sf::ui

#include "moc_field_delegate.cpp"
