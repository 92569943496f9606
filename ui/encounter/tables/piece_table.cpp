// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/piece_table.h"

#include "core/document/lists/unit_list.h"
#include "ui/encounter/tables/piece_delegate.h"
#include "ui/encounter/tables/piece_model.h"
#include "ui/forms/refusal_line.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/row_filter.h"
#include "ui/widgets/row_table.h"

#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QStyle>
#include <QTableView>
#include <QToolButton>

namespace sf::ui {

PieceTable::PieceTable(DungeonController& controller, PieceModel& model, const QString& title,
                       QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(model)
    , m_filtered(new RowFilter(this))
    , m_delegate(new PieceDelegate(this))
    , m_title(new ElidedLabel(this))
    , m_count(new QLabel(this))
    , m_head(new QHBoxLayout)
    , m_view(new QuietView<QTableView>(this))
    , m_refusal(new RefusalLine(this)) {
    m_title->setWholeText(title);
    scaleFont(*m_title, 1, true);
    scaleFont(*m_count, 0.9);
    m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_head->setSpacing(6);
    addWidgets(*m_head, {m_title, m_count});
    m_head->addStretch();
    m_count->setMinimumWidth(1); // the first to give way
    m_count->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = marginless<QVBoxLayout>(this, 2);
    layout->addLayout(m_head);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_refusal);
    makeView();
    m_view->setAccessibleName(title);
    m_refusal->setShownInStatusBar();
    connect(m_delegate, &FieldDelegate::refused, this, &PieceTable::refuse);
    connect(m_delegate, &FieldDelegate::corrected, m_refusal, &RefusalLine::clear);
    connect(&controller, &DungeonController::floorChanged, this, &PieceTable::filterFloor);
    connect(&controller, &DungeonController::changed, m_refusal,
            &RefusalLine::clear); // something else was done meanwhile
    connect(&model, &PieceModel::refused, this, &PieceTable::refuse);
    connect(&model, &PieceModel::accepted, m_refusal, &RefusalLine::clear);
    fitRows();
    fitColumns();
    count();
}

void PieceTable::makeView() {
    m_filtered->setSortRole(PieceModel::SortRole);
    m_filtered->setFilterRole(PieceModel::LevelRole);
    filterFloor();
    m_filtered->setSourceModel(&m_model);
    m_view->setModel(m_filtered);
    m_view->setItemDelegate(m_delegate);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    makeRowTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setMinimumSectionSize(30);
    m_view->horizontalHeader()->setResizeContentsPrecision(40);
    m_view->viewport()->installEventFilter(this);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PieceTable::followCurrent);
    // The filter reports rows before they are removed, the source model afterwards.
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        for (const QAbstractItemModel* model : {m_view->model(), &static_cast<QAbstractItemModel&>(m_model)})
            connect(model, signal, this, &PieceTable::count);
    connect(m_filtered, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex& /*parent*/, int first, int last) { widen(first, last); });
    connect(m_filtered, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) { widen(first.row(), last.row()); });
    connect(m_filtered, &QAbstractItemModel::layoutChanged, this, &PieceTable::count);
}

/// Rows without a level belong to every floor.
void PieceTable::filterFloor() {
    const std::optional<int> floor = m_controller.floor();
    m_filtered->setFilterRegularExpression(floor ? QStringLiteral("^(%1)?$").arg(*floor) : QString());
}

/// A row that became current through keyboard focus alone is selected too, visibly. While Ctrl or Shift is
/// held, people may be selecting several: then only if none is in the end.
void PieceTable::followCurrent(const QModelIndex& current) {
    QItemSelectionModel& chosen = *m_view->selectionModel();
    const bool isSelecting = QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    if (isSelecting)
        QMetaObject::invokeMethod(this, &PieceTable::selectCurrent, Qt::QueuedConnection);
    else if (current.isValid() && !chosen.isRowSelected(current.row()))
        chosen.select(current, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    Q_EMIT currentChanged(QString::fromStdString(currentId()));
}

void PieceTable::addAction(QAction* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    if (action->menu())
        button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setMinimumWidth(2 * fontMetrics().height()); // its text gives way in a narrow window
    button->setFocusPolicy(Qt::TabFocus);
    scaleFont(*button, 0.9);
    m_head->addWidget(button);
    m_view->addAction(action);
}

void PieceTable::hideTitle() {
    m_title->hide();
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
        makeCurrent(index);
}

/// Not by the view, which adds to the selected rows while Ctrl is held, as for a shortcut.
void PieceTable::makeCurrent(const QModelIndex& index) {
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect |
                                                         QItemSelectionModel::Rows);
}

std::string PieceTable::idIn(int row) const {
    return m_filtered->index(row, 0).data(PieceModel::IdRole).toString().toStdString();
}

QList<int> PieceTable::chosenRows() const {
    QList<int> rows;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows())
        rows << index.row();
    std::ranges::sort(rows);
    return rows;
}

std::vector<std::string> PieceTable::selectedIds() const {
    const QList<int> rows = chosenRows();
    std::vector<std::string> ids;
    ids.reserve(static_cast<std::size_t>(rows.size()));
    for (const int row : rows)
        ids.push_back(idIn(row));
    return ids;
}

std::vector<std::string> PieceTable::ids() const {
    std::vector<std::string> ids;
    ids.reserve(static_cast<std::size_t>(m_filtered->rowCount()));
    for (int row = 0; row < m_filtered->rowCount(); ++row)
        ids.push_back(idIn(row));
    return ids;
}

void PieceTable::select(const std::vector<std::string>& ids) {
    if (ids.empty())
        return;
    setCurrent(ids.back());
    for (const std::string& id : ids)
        m_view->selectionModel()->select(m_filtered->mapFromSource(m_model.index(m_model.rowOf(id), 0)),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void PieceTable::selectCurrent() {
    if (const QModelIndex current = m_view->currentIndex();
        current.isValid() && !m_view->selectionModel()->hasSelection())
        makeCurrent(current);
}

QString PieceTable::selectedText() const {
    QList<int> columns;
    for (int column = 0; column < m_filtered->columnCount(); ++column)
        if (!m_view->isColumnHidden(column))
            columns << column;
    std::vector<QStringList> rows(1);
    for (const int column : columns)
        rows.front() << m_filtered->headerData(column, Qt::Horizontal).toString();
    for (const int row : chosenRows()) {
        QStringList cells;
        for (const int column : columns)
            cells << m_filtered->index(row, column).data().toString();
        rows.push_back(cells);
    }
    return document::tabbed(rows);
}

void PieceTable::edit(const std::string& id, std::string_view column) {
    const QModelIndex index =
        m_filtered->mapFromSource(m_model.index(m_model.rowOf(id), m_model.column(column)));
    if (!index.isValid())
        return;
    m_view->setFocus();
    makeCurrent(index);
    m_view->scrollTo(index);
    m_view->edit(index);
}

void PieceTable::refuse(const text::Caption& caption) {
    m_refusal->say(caption);
}

void PieceTable::count() {
    const int shown = m_filtered->rowCount();
    const int all = m_model.rowCount();
    m_count->setText(shown == all ? QLocale().toString(all) : tr("%1 of %2").arg(shown).arg(all));
    if (std::exchange(m_rows, shown) != shown)
        Q_EMIT rowsChanged();
}

int PieceTable::heightFor(int rows) const {
    const int lines = m_view->horizontalHeader()->sizeHint().height() + m_view->frameWidth() * 2 +
                      rows * m_view->verticalHeader()->defaultSectionSize();
    return sizeHint().height() - m_view->sizeHint().height() + lines;
}

void PieceTable::fitRows() {
    const int row = fitRowTable(*m_view, font());
    constexpr int inSight = 3;
    m_view->setMinimumHeight(m_view->horizontalHeader()->sizeHint().height() + inSight * row + 4 +
                             style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

int PieceTable::widest() const {
    return QFontMetrics(m_view->font()).averageCharWidth() * 28;
}

void PieceTable::fitColumns() {
    m_view->resizeColumnsToContents();
    for (int column = 0; column < m_filtered->columnCount(); ++column)
        if (m_view->columnWidth(column) > widest())
            m_view->setColumnWidth(column, widest());
    fitElastic();
}

void PieceTable::setElastic(std::string_view column) {
    m_elastic = m_model.column(column);
    fitElastic();
}

/// The elastic column gets the remaining width, from a few letters to twice the limit of the others: the
/// table scrolls sideways only if it is too narrow for that.
void PieceTable::fitElastic() {
    if (m_elastic < 0)
        return;
    int others = 0;
    for (int column = 0; column < m_filtered->columnCount(); ++column)
        others += column == m_elastic ? 0 : m_view->columnWidth(column);
    const int least = QFontMetrics(m_view->font()).averageCharWidth() * 12;
    m_view->setColumnWidth(m_elastic, std::clamp(m_view->viewport()->width() - others, least, 2 * widest()));
}

/// Widens columns for a few changed rows; columns never shrink by themselves.
void PieceTable::widen(int first, int last) {
    constexpr int fewRows = 8;
    const QAbstractItemView& view = *m_view;
    bool isWider = false;
    for (int row = first; row <= std::min(last, first + fewRows); ++row)
        for (int column = 0; column < m_filtered->columnCount(); ++column) {
            const int wanted =
                std::min(widest(), view.sizeHintForIndex(m_filtered->index(row, column)).width() + 1);
            if (column == m_elastic || wanted <= m_view->columnWidth(column))
                continue;
            m_view->setColumnWidth(column, wanted);
            isWider = true;
        }
    if (isWider)
        fitElastic();
}

bool PieceTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        fitElastic();
    return QWidget::eventFilter(watched, event);
}

void PieceTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fitRows();
        fitColumns();
    }
    QWidget::changeEvent(event);
}

} // namespace sf::ui

#include "moc_piece_table.cpp"
