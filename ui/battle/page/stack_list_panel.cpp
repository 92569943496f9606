// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_list_panel.h"

#include "core/text/display_text.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/page/stack_filter.h"
#include "ui/battle/page/stack_list_model.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"
#include "ui/paint/base/primitives.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/widgets/board_key.h"
#include "ui/widgets/window_request.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace sf::ui {

namespace {

/// All rows have one height, which no text needs to be measured for.
class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override {
        return {0, std::max(22, option.fontMetrics.height() + 6)};
    }
};

} // namespace

StackListPanel::StackListPanel(document::BattleDocument& document, Selection& selection,
                               BattleModeSession& session, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_hasOrders(session.hasOrders())
    , m_model(new StackListModel(document, session, this))
    , m_filtered(new StackFilter(*m_model, session, this))
    , m_words(new QLineEdit(this))
    , m_tree(new QuietView<QTreeView>(this))
    , m_count(new QLabel(this)) {
    setAccessibleName(tr("Battle"));
    auto* layout = padded<QVBoxLayout>(this, panelMargins, 4);
    auto* line = new QHBoxLayout;
    line->addWidget(m_words, 1);
    layout->addLayout(line);
    makeFilter();
    if (m_choice)
        line->addWidget(m_choice);
    makeTree();
    addCommands(session);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_count);
    connect(&m_selection, &Selection::groupChanged, this, &StackListPanel::followSelection);
    connect(m_model, &StackListModel::aboutToFollow, this, [this] {
        keepNext();
        m_following = true; // the view makes a neighbour current when the current row goes
    });
    connect(m_model, &StackListModel::followed, this, &StackListPanel::followRows);
    fitRows();
    followRows();
}

StackListPanel::~StackListPanel() = default;

void StackListPanel::makeFilter() {
    m_words->setPlaceholderText(tr("Filter"));
    m_words->setToolTip(battleMode(m_document.battle()).filterHint());
    m_words->setAccessibleName(tr("Filter the list of stacks"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    connect(m_words, &QLineEdit::textChanged, this, &StackListPanel::filter);
    if (!m_hasOrders)
        return;
    m_choice = new QComboBox(this);
    m_choice->setAccessibleName(tr("Stacks to list"));
    m_choice->addItems({tr("All stacks"), tr("Without an order"), tr("With an order"), tr("In a Conflict")});
    m_choice->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &StackListPanel::filter);
}

void StackListPanel::makeTree() {
    m_tree->setModel(m_filtered);
    m_tree->setItemDelegate(new RowDelegate(m_tree));
    m_tree->setObjectName(QStringLiteral("stackTree"));
    m_tree->setAccessibleName(tr("Stacks, type the first letters of a name to go to it"));
    m_tree->setSortingEnabled(true);
    m_tree->sortByColumn(-1, Qt::AscendingOrder);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setIndentation(12);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionsMovable(false);
    m_tree->header()->setMinimumSectionSize(30);
    m_tree->installEventFilter(this);
    m_tree->viewport()->installEventFilter(this);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (stackAt(index))
            Q_EMIT stackActivated();
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &StackListPanel::tellSelection);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &StackListPanel::tellCurrent);
}

void StackListPanel::addCommands(BattleModeSession& session) {
    m_commands = new CommandRegistry(*m_tree);
    m_tree->addActions(session.addListCommands(*m_commands, [this] { return currentStack(); }));
    m_commands->add({.id = QStringLiteral("centreStack"),
                     .text = tr("Centre the &map on it"),
                     .looks = true,
                     .run = [this] { Q_EMIT stackCentred(*currentStack()); },
                     .isEnabled = [this] { return currentStack().has_value(); }});
    connect(&m_selection, &Selection::groupChanged, m_commands, &CommandRegistry::refresh);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, m_commands,
            &CommandRegistry::refresh);
    connect(m_model, &StackListModel::followed, m_commands, &CommandRegistry::refresh);
    m_commands->refresh();
}

void StackListPanel::addStackEdits(const QList<QAction*>& edits) {
    m_tree->addActions(edits);
    m_commands->add(editCommand(Edit::SelectAll, QStringLiteral("selectAllStacks"), [this] { selectAll(); }));
}

void StackListPanel::list(Listed listed) {
    m_words->clear();
    if (m_choice)
        m_choice->setCurrentIndex(static_cast<int>(listed));
}

void StackListPanel::goToFirstGroup() {
    list(Listed::All);
    m_tree->setFocus(Qt::ShortcutFocusReason);
    if (m_model->isGrouped())
        m_tree->setCurrentIndex(m_filtered->index(0, StackListModel::Name));
}

void StackListPanel::fitRows() {
    m_tree->setFont(paint::scaledFont(font(), 0.9));
    arrangeColumns();
}

/// Measures the longest name, and not ten thousand of them.
int StackListPanel::nameWidth() const {
    const auto& stacks = m_document.battle().stacks;
    const auto longest = std::ranges::max_element(
        stacks, {}, [](const battle::StackPointer& stack) { return stack->name.size(); });
    const QFontMetrics metrics(m_tree->font());
    const int text =
        longest == stacks.end() ? 0 : metrics.horizontalAdvance(text::displayName((*longest)->name));
    const int letter = metrics.averageCharWidth();
    return std::clamp(text, 10 * letter, 22 * letter) + 34 +
           (m_model->isGrouped() ? 2 * m_tree->indentation() : 0);
}

/// The order gets the remaining width, or else the name. The system's own columns and the side are hidden if
/// there is no space for them: each name has its side's token, and the Stack dock has the rest.
void StackListPanel::arrangeColumns() {
    auto* header = m_tree->header();
    const QFontMetrics metrics(m_tree->font());
    const auto widthOf = [&](const QString& text) { return metrics.horizontalAdvance(text) + 14; };
    QString side = tr("Side");
    for (const auto& each : m_document.battle().sides)
        if (each.name.size() > static_cast<std::size_t>(side.size()))
            side = text::displayName(each.name).left(12);
    const int all = m_tree->viewport()->width();
    const int name = m_hasOrders ? std::min(nameWidth(), all * 2 / 5) : nameWidth();
    int room = all - name - (m_hasOrders ? metrics.averageCharWidth() * 20 : 0);
    for (int column = StackListModel::Initiative; column <= m_model->side(); ++column) {
        const bool isOptional = column >= StackListModel::Hex;
        const QString sample = column == m_model->side()              ? side
                               : column >= StackListModel::shared     ? m_model->widest(column)
                               : column == StackListModel::Hex        ? StackListModel::tr("round %1").arg(9)
                               : column == StackListModel::Initiative ? QStringLiteral("9999")
                                                                      : tr("Units");
        const bool isShown = isOptional ? room >= widthOf(sample)
                                        : column != StackListModel::Initiative || m_model->isGrouped();
        m_tree->setColumnHidden(column, !isShown);
        header->resizeSection(column, widthOf(sample));
        room -= isShown ? header->sectionSize(column) : 0;
    }
    m_tree->setColumnHidden(StackListModel::Order, !m_hasOrders);
    header->resizeSection(StackListModel::Name, name);
    const int widest = m_hasOrders ? StackListModel::Order : StackListModel::Name;
    header->resizeSection(widest, std::max(30, header->sectionSize(widest) + all - header->length()));
}

battle::StackPointer StackListPanel::stackAt(const QModelIndex& index) const {
    return m_model->stack(m_filtered->mapToSource(index));
}

/// A group's first.
std::optional<battle::StackId> StackListPanel::currentStack() const {
    const QModelIndex current = m_tree->currentIndex();
    if (const battle::StackPointer stack = stackAt(current))
        return stack->id;
    const battle::StackPointer first =
        current.isValid() ? stackAt(m_filtered->index(0, StackListModel::Name, current.siblingAtColumn(0)))
                          : nullptr;
    return first ? std::optional(first->id) : std::nullopt;
}

QModelIndex StackListPanel::firstStack() const {
    const QModelIndex group = m_model->isGrouped() ? m_filtered->index(0, 0) : m_tree->rootIndex();
    return group.isValid() ? m_filtered->index(0, StackListModel::Name, group) : QModelIndex();
}

void StackListPanel::filter() {
    {
        const QScopedValueRollback guard(m_following, true);
        m_filtered->setListed(m_choice ? static_cast<Listed>(m_choice->currentIndex()) : Listed::All);
        m_filtered->setWords(m_words->text());
    }
    followRows();
}

/// Whether the row is about to go, as the battle has changed.
bool StackListPanel::isGone(const QModelIndex& index) const {
    const QModelIndex source = m_filtered->mapToSource(index);
    return source.parent().isValid() && (!m_model->stack(source) || !m_filtered->isListed(source));
}

/// Before the list loses its current row, whether the selection or the rows change first.
void StackListPanel::keepNext() {
    const QModelIndex current = m_tree->currentIndex();
    if (m_next || !m_tree->hasFocus() || !current.isValid() || !isGone(current))
        return;
    const auto keep = [this](QModelIndex at, auto step) {
        for (at = step(at); at.isValid() && !m_next; at = step(at))
            if (const battle::StackPointer stack = isGone(at) ? nullptr : stackAt(at))
                m_next = stack->id;
    };
    keep(current, [this](const QModelIndex& at) { return m_tree->indexBelow(at); });
    keep(current, [this](const QModelIndex& at) { return m_tree->indexAbove(at); });
}

void StackListPanel::followRows() {
    m_following = true;
    if (const bool isPlain = !m_model->isGrouped(); m_filtered->isPlain() != isPlain) {
        m_filtered->setPlain(isPlain);
        arrangeColumns();
    }
    if (const QModelIndex root =
            m_filtered->isPlain() ? m_filtered->mapFromSource(m_model->lastGroup()) : QModelIndex();
        m_tree->rootIndex() != root)
        m_tree->setRootIndex(root);
    for (int row = 0; row < m_filtered->rowCount(); ++row)
        m_tree->expand(m_filtered->index(row, 0));
    m_following = false;
    followSelection();
    const auto next = std::exchange(m_next, std::nullopt);
    if (next && !m_tree->selectionModel()->hasSelection())
        m_selection.setStack(next);
    const int all = m_model->stackCount();
    int shown = 0;
    for (int row = 0; row < m_filtered->rowCount(); ++row)
        shown += m_filtered->rowCount(m_filtered->index(row, 0));
    m_count->setText(shown == all ? tr("%n stack(s)", nullptr, all)
                                  : tr("%1 of %n stack(s)", nullptr, all).arg(shown));
}

void StackListPanel::selectAll() {
    m_tree->selectAll();
    tellSelection(); // also without those that the filter hides
    showMessage(*this, tr("%n stack(s) selected", nullptr, static_cast<int>(m_selection.group().size())));
}

void StackListPanel::followSelection() {
    if (m_following)
        return;
    keepNext();
    const auto rowOf = [this](const battle::StackId& id) {
        return m_filtered->mapFromSource(m_model->indexOf(id));
    };
    QModelIndexList rows;
    for (const battle::StackId& id : m_selection.group())
        if (const QModelIndex row = rowOf(id); row.isValid())
            rows << row;
    std::ranges::sort(rows, {},
                      [](const QModelIndex& row) { return std::pair(row.parent().row(), row.row()); });
    QItemSelection chosen;
    for (qsizetype first = 0, end = 0; first < rows.size(); first = end) {
        while (end < rows.size() && rows[end].parent() == rows[first].parent() &&
               rows[end].row() - rows[first].row() == static_cast<int>(end - first))
            ++end;
        chosen.append({rows[first], rows[end - 1].siblingAtColumn(m_model->side())});
    }
    const QScopedValueRollback guard(m_following, true);
    QItemSelectionModel* model = m_tree->selectionModel();
    if (rows.isEmpty()) {
        if (stackAt(m_tree->currentIndex()) || !m_tree->hasFocus())
            model->clear();
        return model->clearSelection(); // on a group the keys stay
    }
    if (const QModelIndex row = rowOf(*m_selection.stack());
        row.isValid() && row != m_tree->currentIndex().siblingAtColumn(0))
        model->setCurrentIndex(row, QItemSelectionModel::NoUpdate);
    model->select(chosen, QItemSelectionModel::ClearAndSelect);
}

/// The current row is the selection's last.
void StackListPanel::tellSelection() {
    if (m_following)
        return;
    const QScopedValueRollback guard(m_following, true);
    QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    const QModelIndex current = m_tree->currentIndex().siblingAtColumn(0);
    std::ranges::sort(rows, {}, [&current](const QModelIndex& row) {
        return std::tuple(row == current, row.parent().row(), row.row());
    });
    std::vector<battle::StackId> group;
    group.reserve(static_cast<std::size_t>(rows.size()));
    for (const QModelIndex& row : rows)
        if (const battle::StackPointer stack = stackAt(row))
            group.push_back(stack->id);
    m_selection.setGroup(std::move(group));
}

void StackListPanel::tellCurrent() {
    const battle::StackPointer stack = m_following ? nullptr : stackAt(m_tree->currentIndex());
    if (!stack)
        return;
    m_selection.setCursor(stack->hex);
    tellSelection();
    Q_EMIT stackShown(stack->id);
}

void StackListPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fitRows();
    QWidget::changeEvent(event);
}

// From the filter, Down and Enter go to the list; in the list, letters jump and "/" goes back to the filter.
bool StackListPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        arrangeColumns();
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = latinKey(*static_cast<QKeyEvent*>(event)).key();
    if (watched == m_words && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        m_tree->setFocus(Qt::TabFocusReason);
        if (const QModelIndex first = firstStack();
            first.isValid() && !m_tree->selectionModel()->hasSelection())
            m_tree->setCurrentIndex(first);
        return true;
    }
    if (watched == m_tree && key == Qt::Key_Slash) {
        m_words->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sf::ui

#include "moc_stack_list_panel.cpp"
