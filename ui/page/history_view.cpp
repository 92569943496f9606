// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/history_view.h"

#include "core/document/base/document.h"
#include "ui/page/undo_question.h"

#include <QAbstractListModel>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

namespace sf::ui {
namespace {

QString emptyText() {
    return HistoryView::tr(
        "What you do is listed here, so that you can undo it. The list isn't saved with the "
        "document: it ends when you close it.");
}

/// The first row is the document as it was opened.
class StepModel final : public QAbstractListModel {
public:
    StepModel(const document::Document& document, QObject* parent)
        : QAbstractListModel(parent), m_document(document) {}

    int rowCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : 1 + m_document.stepCount();
    }
    QVariant data(const QModelIndex& index, int role) const override {
        const bool isUndone = index.row() > m_document.stepsDone();
        if (role == Qt::ForegroundRole && isUndone)
            return QGuiApplication::palette().brush(QPalette::PlaceholderText);
        if (role == Qt::AccessibleTextRole && isUndone)
            return HistoryView::tr("%1, undone").arg(m_document.stepText(index.row() - 1));
        if (role != Qt::DisplayRole)
            return {};
        return index.row() == 0 ? HistoryView::tr("As opened") : m_document.stepText(index.row() - 1);
    }
    void refresh() {
        beginResetModel();
        endResetModel();
    }

private:
    const document::Document& m_document;
};

} // namespace

HistoryView::HistoryView(document::Document& document, QWidget* parent)
    : QuietView(parent), m_document(document) {
    auto* model = new StepModel(document, this);
    setModel(model);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("History of edits"));
    setAccessibleDescription(emptyText());
    connect(&document, &document::Document::stepsChanged, this, [this, model] {
        model->refresh();
        showCurrent();
    });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (current.isValid() && current.row() != m_document.stepsDone())
            goTo(current.row());
    });
    showCurrent();
}

void HistoryView::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (m_document.stepCount() > 0)
        return;
    const QRect opened = visualRect(model()->index(0, 0));
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(6, opened.bottom() + 9, -6, 0),
                     Qt::AlignTop | Qt::AlignLeading | Qt::TextWordWrap, emptyText());
}

void HistoryView::goTo(int done) {
    if (mayGoTo(m_document, done, *this))
        m_document.goToStep(done);
    else // the view is still changing its current row
        QMetaObject::invokeMethod(this, &HistoryView::showCurrent, Qt::QueuedConnection);
}

void HistoryView::showCurrent() {
    setCurrentIndex(model()->index(m_document.stepsDone(), 0));
}

} // namespace sf::ui

#include "moc_history_view.cpp"
