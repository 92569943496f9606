// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/battle_log_panel.h"

#include "core/document/safe_file.h"
#include "core/text/words.h"
#include "ui/battle/battle_log_delegate.h"
#include "ui/battle/battle_log_filter.h"
#include "ui/battle/battle_log_model.h"
#include "ui/battle/battle_log_tools.h"
#include "ui/battle/selection.h"
#include "ui/common/appearance.h"
#include "ui/common/icons.h"
#include "ui/common/settings.h"
#include "ui/paint/parts.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

BattleLogPanel::BattleLogPanel(document::BattleDocument& document, Selection& selection,
                               const PageContext& context, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_context(context)
    , m_model(new BattleLogModel(document, this))
    , m_filtered(new BattleLogFilter(*m_model, this))
    , m_tools(new BattleLogTools(document, selection, *m_filtered, this))
    , m_table(new QTableView(this))
    , m_hint(new QLabel(this)) {
    setAccessibleName(tr("Log"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    m_tools->addTool(makeOut());
    m_tools->search().installEventFilter(this);
    layout->addWidget(m_hint);
    layout->addWidget(m_table, 1);
    layout->addStretch(0);
    m_hint->setContentsMargins(12, 4, 12, 4);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    makeTable();
    connectTable();
    const auto dress = [this] { m_model->setTheme(m_context.appearance.theme()); };
    connect(&m_context.appearance, &Appearance::themeChanged, m_model, dress);
    dress();
    connect(&document, &document::BattleDocument::changed, this,
            [this](const battle::Changes& changes) { followChanges(changes); });
    connect(m_tools, &BattleLogTools::filtered, this, &BattleLogPanel::filter);
    setFocusProxy(&m_tools->search());
    m_tools->followLines(m_model->conflictCount());
    filter();
    m_table->scrollToBottom();
}

BattleLogPanel::~BattleLogPanel() {
    m_document.disconnect(this);
    m_selection.disconnect(this);
}

// Above the lines
// ---------------------------------------------------------------------------------------------------------

QWidget* BattleLogPanel::makeOut() {
    auto* out = new QToolButton(this);
    out->setIcon(lineIcon(QStringLiteral("duplicate")));
    out->setToolTip(tr("Copy or save the log"));
    out->setAccessibleName(out->toolTip());
    out->setPopupMode(QToolButton::InstantPopup);
    out->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(out);
    menu->addAction(tr("&Copy as text"), this, &BattleLogPanel::copy);
    menu->addAction(tr("Save as &text…"), this, [this] { save(QStringLiteral("txt")); });
    menu->addAction(tr("Save as &JSON…"), this, [this] { save(QStringLiteral("json")); });
    out->setMenu(menu);
    return out;
}

void BattleLogPanel::filter() {
    const int rows = m_filtered->rowCount();
    m_table->setVisible(rows > 0);
    m_hint->setVisible(rows == 0 || !m_filtered->isOpen());
    if (m_model->rowCount() == 0)
        m_hint->setText(tr("Nothing has happened yet. What the battle brings is told here, a line an event, "
                           "with its dice and its rule."));
    else
        m_hint->setText(tr("%1 of %n line(s)", nullptr, m_model->rowCount()).arg(text::figure(rows)));
}

// The lines
// ---------------------------------------------------------------------------------------------------------

void BattleLogPanel::makeTable() {
    m_table->setModel(m_filtered);
    m_table->setItemDelegate(new BattleLogDelegate(m_table));
    m_table->setAccessibleName(tr("Log of the battle, a line an event"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setMouseTracking(true);
    m_table->setIconSize({14, 14});
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setMinimumSectionSize(30);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    fitColumns();
}

void BattleLogPanel::connectTable() {
    connect(m_table, &QTableView::entered, this, &BattleLogPanel::point);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &BattleLogPanel::point);
    connect(m_table, &QTableView::activated, this, &BattleLogPanel::choose);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == BattleLogModel::Rule)
            openRule(index);
        else
            choose(index);
    });
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &BattleLogPanel::followRows);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copying = new QAction(tr("&Copy as text"), m_table);
    copying->setShortcut(QKeySequence::Copy);
    copying->setShortcutContext(Qt::WidgetShortcut);
    connect(copying, &QAction::triggered, this, &BattleLogPanel::copy);
    auto* opening = new QAction(tr("&Open the rulebook at its rule"), m_table);
    connect(opening, &QAction::triggered, this, [this] { openRule(m_table->currentIndex()); });
    m_table->addActions({copying, opening});
}

/// The widest words, not the rows: thousands of lines need not be measured.
void BattleLogPanel::fitColumns() {
    m_table->setFont(paint::scaledFont(font(), 0.95));
    const QFontMetrics metrics(m_table->font());
    m_table->verticalHeader()->setDefaultSectionSize(std::max(22, metrics.height() + 6));
    auto* header = m_table->horizontalHeader();
    header->setSectionResizeMode(BattleLogModel::What, QHeaderView::Stretch);
    const auto fit = [&](BattleLogModel::Column column, const QString& widest, int room) {
        header->resizeSection(column, metrics.horizontalAdvance(widest) + room);
    };
    fit(BattleLogModel::Number, QStringLiteral("00000"), 12);
    fit(BattleLogModel::Round, tr("R%1").arg(QStringLiteral("000")), 12);
    // Where there is little room the longest purpose is cut: its line says it as well.
    constexpr int wide = 90; // letters
    const bool isWide = width() > wide * metrics.averageCharWidth();
    const QString purpose = isWide ? tr("to join the edge") : tr("to hit");
    fit(BattleLogModel::Dice, tr("%1: %2 on a d%3").arg(purpose).arg(20).arg(20), 44);
    fit(BattleLogModel::Rule, QStringLiteral("SMM-27"), 20);
    // In a wide window the words get no more than they need, so that the dice stand near them; the column of
    // the dice takes the rest.
    constexpr int longest = 80; // letters
    const int words = width() - header->sectionSize(BattleLogModel::Number) -
                      header->sectionSize(BattleLogModel::Round) - header->sectionSize(BattleLogModel::Dice) -
                      header->sectionSize(BattleLogModel::Rule);
    const int spare = words - longest * metrics.averageCharWidth();
    if (spare > 0)
        header->resizeSection(BattleLogModel::Dice, header->sectionSize(BattleLogModel::Dice) + spare);
}

/// New lines are followed while the last one is in sight.
void BattleLogPanel::followRows() {
    m_tools->followLines(m_model->conflictCount());
    const auto* bar = m_table->verticalScrollBar();
    const bool atEnd = bar->value() >= bar->maximum() - 1 || !m_table->isVisible();
    filter();
    if (atEnd)
        QMetaObject::invokeMethod(m_table, &QTableView::scrollToBottom, Qt::QueuedConnection);
}

/// Names may have become others.
void BattleLogPanel::followChanges(const battle::Changes& changes) {
    const auto renames = [](const battle::Change& change) {
        const auto* stack = std::get_if<battle::StackChange>(&change);
        return std::holds_alternative<battle::SidesChange>(change) ||
               (stack && (!stack->before || !stack->after || stack->before->name != stack->after->name));
    };
    if (std::ranges::none_of(changes, renames))
        return;
    m_tools->followNames();
    m_table->viewport()->update();
}

std::optional<battle::StackId> BattleLogPanel::stackOf(const QModelIndex& index) const {
    if (!index.isValid())
        return std::nullopt;
    const smm::Event& event = m_model->line(m_filtered->mapToSource(index).row()).event;
    const battle::StackId& id =
        event.stack.text.empty() && !event.others.empty() ? event.others.front() : event.stack;
    return m_document.battle().stacks.find(id) ? std::optional(id) : std::nullopt;
}

void BattleLogPanel::point(const QModelIndex& index) {
    m_selection.setHovered(stackOf(index));
    const bool isRule =
        index.column() == BattleLogModel::Rule && !index.data(BattleLogModel::RuleRole).toString().isEmpty();
    m_table->viewport()->setCursor(isRule ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BattleLogPanel::choose(const QModelIndex& index) {
    const auto stack = stackOf(index);
    if (!stack)
        return;
    m_selection.setStack(stack);
    Q_EMIT stackShown(*stack);
}

void BattleLogPanel::openRule(const QModelIndex& index) {
    if (!index.isValid())
        return;
    if (const Rule rule = m_model->line(m_filtered->mapToSource(index).row()).event.rule)
        Q_EMIT ruleActivated(rule);
}

// The keyboard
// ---------------------------------------------------------------------------------------------------------

/// Down goes from the search to the list, "/" back; "r" opens the rule of the line.
bool BattleLogPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Leave)
        m_selection.setHovered(std::nullopt);
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == m_table)
        return tableKey(key) || QWidget::eventFilter(watched, event);
    if (watched == &m_tools->search() &&
        (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        m_table->setFocus(Qt::TabFocusReason);
        if (!m_table->currentIndex().isValid() && m_filtered->rowCount() > 0)
            m_table->setCurrentIndex(m_filtered->index(0, BattleLogModel::What));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool BattleLogPanel::tableKey(int key) {
    if (key == Qt::Key_Slash) {
        m_tools->search().setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    if (key == Qt::Key_R) {
        openRule(m_table->currentIndex());
        return true;
    }
    return false;
}

void BattleLogPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

void BattleLogPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fitColumns();
    QWidget::changeEvent(event);
}

// Out of the program
// ---------------------------------------------------------------------------------------------------------

QString BattleLogPanel::shownText() const {
    QString text;
    for (int row = 0; row < m_filtered->rowCount(); ++row)
        text += m_model->text(m_filtered->mapToSource(m_filtered->index(row, 0)).row()) + u'\n';
    return text;
}

void BattleLogPanel::copy() {
    QModelIndexList chosen = m_table->selectionModel()->selectedRows();
    std::ranges::sort(chosen, {}, &QModelIndex::row);
    QString text;
    for (const QModelIndex& index : chosen)
        text += m_model->text(m_filtered->mapToSource(index).row()) + u'\n';
    QGuiApplication::clipboard()->setText(chosen.size() > 1 ? text : shownText());
    Q_EMIT messageShown(tr("%n line(s) of the log are on the clipboard.", nullptr,
                           chosen.size() > 1 ? static_cast<int>(chosen.size()) : m_filtered->rowCount()));
}

void BattleLogPanel::save(const QString& suffix) {
    QString name = tr("%1, log").arg(m_document.title()).simplified().left(80);
    name.replace(u'/', u'-');
    const QString suggested = QDir(m_context.settings.lastFolder()).filePath(name + u'.' + suffix);
    QFileDialog dialog(window(), tr("Save the log"), suggested,
                       suffix == QLatin1String("json") ? tr("JSON (*.json)") : tr("Text (*.txt)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(suggested);
    if (dialog.exec() == QDialog::Accepted)
        saveTo(dialog.selectedFiles().value(0));
}

bool BattleLogPanel::saveTo(const QString& path) {
    const bool json = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    const QByteArray bytes = json ? document::logJson(m_document.log(), m_document.battle())
                                  : document::logText(m_document.log(), m_document.battle());
    const auto result = document::writeSafely(path, bytes);
    Q_EMIT messageShown(result.message(tr("The log is saved as %1.").arg(path)));
    return !result.error;
}

} // namespace sf::ui
