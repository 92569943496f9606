// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/piece_table.h"

#include "ui/common/refusal_line.h"
#include "ui/encounter/field_delegate.h"
#include "ui/encounter/floor_filter.h"
#include "ui/encounter/piece_model.h"
#include "ui/paint/parts.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>
#include <QToolButton>

namespace sf::ui {

PieceTable::PieceTable(DungeonDesk& desk, PieceModel& model, const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(model)
    , m_filtered(new FloorFilter(desk, this))
    , m_delegate(new FieldDelegate(this))
    , m_title(new QLabel(title, this))
    , m_count(new QLabel(this))
    , m_head(new QHBoxLayout)
    , m_view(new QTableView(this))
    , m_refusal(new RefusalLine(this)) {
    m_head->setSpacing(6);
    m_head->addWidget(m_title);
    m_head->addWidget(m_count);
    m_head->addStretch();
    m_count->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(m_head);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_refusal);
    makeView();
    m_view->setAccessibleName(title);
    connect(m_refusal, &RefusalLine::said, this, &PieceTable::messageShown);
    connect(m_refusal, &RefusalLine::ruleActivated, this, &PieceTable::ruleActivated);
    connect(m_delegate, &FieldDelegate::refused, this, &PieceTable::refuse);
    connect(m_delegate, &FieldDelegate::mended, m_refusal, &RefusalLine::clear);
    connect(&model, &PieceModel::refused, this, &PieceTable::refuse);
    connect(&model, &PieceModel::accepted, m_refusal, &RefusalLine::clear);
    fitRows();
    fitColumns();
    count();
}

void PieceTable::makeView() {
    m_filtered->setSourceModel(&m_model);
    m_view->setModel(m_filtered);
    m_view->setItemDelegate(m_delegate);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setMinimumSectionSize(30);
    m_view->horizontalHeader()->setResizeContentsPrecision(40);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { Q_EMIT currentChanged(QString::fromStdString(currentId())); });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filtered, signal, this, &PieceTable::count);
    connect(m_filtered, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex& /*parent*/, int first, int last) { widen(first, last); });
    connect(m_filtered, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) { widen(first.row(), last.row()); });
    connect(m_filtered, &QAbstractItemModel::layoutChanged, this, &PieceTable::count);
}

void PieceTable::addAction(QAction* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFont(paint::scaledFont(font(), 0.9));
    m_head->addWidget(button);
    m_view->addAction(action);
}

std::string PieceTable::currentId() const {
    return m_view->currentIndex().data(PieceModel::IdRole).toString().toStdString();
}

int PieceTable::currentRow() const {
    return m_filtered->mapToSource(m_view->currentIndex()).row();
}

void PieceTable::setCurrent(const std::string& id) {
    const QModelIndex index = m_filtered->mapFromSource(m_model.index(m_model.rowOf(id), 0));
    if (index.isValid())
        m_view->setCurrentIndex(index);
}

void PieceTable::edit(const std::string& id, const char* column) {
    const QModelIndex index =
        m_filtered->mapFromSource(m_model.index(m_model.rowOf(id), m_model.column(column)));
    if (!index.isValid())
        return;
    m_view->setFocus();
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
    m_view->edit(index);
}

void PieceTable::refuse(const QString& text, Rule rule) {
    m_refusal->say(text, rule);
}

void PieceTable::count() {
    const int shown = m_filtered->rowCount();
    const int all = m_model.rowCount();
    m_count->setText(shown == all ? QLocale().toString(all) : tr("%1 of %2").arg(shown).arg(all));
}

void PieceTable::setLeastRows(int rows) {
    m_leastRows = rows;
    fitRows();
}

void PieceTable::fitRows() {
    m_title->setFont(paint::scaledFont(font(), 1, true));
    m_count->setFont(paint::scaledFont(font(), 0.9));
    m_view->setFont(paint::scaledFont(font(), 0.9));
    const int row = std::max(22, QFontMetrics(m_view->font()).height() + 6);
    m_view->verticalHeader()->setDefaultSectionSize(row);
    m_view->setMinimumHeight(m_view->horizontalHeader()->sizeHint().height() + m_leastRows * row + 4);
}

int PieceTable::widest() const {
    return QFontMetrics(m_view->font()).averageCharWidth() * 28;
}

void PieceTable::fitColumns() {
    m_view->resizeColumnsToContents();
    for (int column = 0; column < m_filtered->columnCount(); ++column)
        if (m_view->columnWidth(column) > widest())
            m_view->setColumnWidth(column, widest());
}

/// Room for what is new in a few rows; columns never become narrower by themselves.
void PieceTable::widen(int first, int last) {
    constexpr int fewRows = 8;
    const QAbstractItemView& view = *m_view;
    for (int row = first; row <= std::min(last, first + fewRows); ++row)
        for (int column = 0; column < m_filtered->columnCount(); ++column) {
            const int wanted =
                std::min(widest(), view.sizeHintForIndex(m_filtered->index(row, column)).width() + 1);
            if (wanted > m_view->columnWidth(column))
                m_view->setColumnWidth(column, wanted);
        }
}

void PieceTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fitRows();
        fitColumns();
    }
    QWidget::changeEvent(event);
}

} // namespace sf::ui
