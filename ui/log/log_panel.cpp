// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_panel.h"

#include "core/document/base/document.h"
#include "core/document/io/safe_file.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/forms/save_path.h"
#include "ui/forms/search_field.h"
#include "ui/log/log_delegate.h"
#include "ui/log/log_model.h"
#include "ui/page/command_registry.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/settings.h"
#include "ui/widgets/board_key.h"
#include "ui/widgets/row_table.h"
#include "ui/widgets/saving_notice.h"
#include "ui/widgets/window_request.h"

#include <QClipboard>
#include <QFileInfo>
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

namespace sf::ui {

LogPanel::LogPanel(LogModel* model, const document::Document& document, const Settings& settings,
                   QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_document(document)
    , m_settings(settings)
    , m_rows(new LogFilter(*model, this))
    , m_tools(new QHBoxLayout)
    , m_search(new QLineEdit(this))
    , m_out(new QToolButton(this))
    , m_hint(hintLabel(this))
    , m_table(new QuietView<QTableView>(this))
    , m_commands(new CommandRegistry(*m_table)) {
    m_model->setParent(this);
    setAccessibleName(tr("Log"));
    auto* layout = marginless<QVBoxLayout>(this, 0);
    layout->addLayout(m_tools);
    layout->addWidget(m_hint);
    layout->addWidget(m_table, 1);
    layout->addStretch(0);
    m_hint->setContentsMargins(barMargins);
    makeTools();
    makeTable();
    connectTable();
    addTableActions();
    connect(m_model, &QAbstractItemModel::rowsInserted, this, [this] { followRows(); });
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &LogPanel::updateHint);
    setFocusProxy(m_search);
    setProperty("entry", QVariant::fromValue<QWidget*>(m_table));
    updateHint();
    m_table->scrollToBottom();
}

// Above the lines
// ---------------------------------------------------------------------------------------------------------

void LogPanel::makeTools() {
    m_tools->setContentsMargins(barMargins);
    makeSearchField(*m_search, tr("Find in the log"));
    m_search->setObjectName(QStringLiteral("logSearch"));
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_rows->setWords(words);
        updateHint();
    });
    m_out->setIcon(lineIcon(QStringLiteral("duplicate")));
    m_out->setToolTip(tr("Copy or save the log"));
    m_out->setAccessibleName(m_out->toolTip());
    m_out->setPopupMode(QToolButton::InstantPopup);
    m_out->setFocusPolicy(Qt::StrongFocus);
    m_out->setMenu(new QMenu(m_out));
    m_out->menu()->addAction(m_commands->add({.id = QStringLiteral("copyLog"),
                                              .text = tr("&Copy as text"),
                                              .shortcuts = {QKeySequence::Copy},
                                              .scope = Command::Scope::Board,
                                              .edit = Edit::Copy,
                                              .run = [this] { copy(); }}));
    m_commands->add(
        editCommand(Edit::SelectAll, QStringLiteral("selectAllLog"), [this] { m_table->selectAll(); }));
    addFormat(tr("Save as &text…"), QStringLiteral("txt"), tr("Text (*.txt)"));
    m_tools->addWidget(m_search, 1);
    m_tools->addWidget(m_out);
}

void LogPanel::addFormat(const QString& text, const QString& suffix, const QString& fileType) {
    m_out->menu()->addAction(m_commands->add({.id = QStringLiteral("saveLog-") + suffix,
                                              .text = text,
                                              .run = [this, suffix, fileType] { save(suffix, fileType); }}));
}

void LogPanel::setRowFilter(LogFilter::Accepts accepts) {
    m_rows->setAccepts(std::move(accepts));
    updateHint();
}

void LogPanel::updateHint() {
    const int rows = m_rows->rowCount();
    m_table->setVisible(rows > 0);
    m_hint->setVisible(rows == 0 || !m_rows->isOpen());
    if (m_model->rowCount() == 0)
        m_hint->setText(
            tr("Nothing has happened yet. Every event will be listed here with its dice and rule."));
    else
        m_hint->setText(tr("%1 of %n line(s)", nullptr, m_model->rowCount()).arg(text::figure(rows)));
}

// The lines
// ---------------------------------------------------------------------------------------------------------

void LogPanel::makeTable() {
    m_table->setModel(m_rows);
    m_table->setItemDelegate(new LogDelegate(m_table));
    m_table->setAccessibleName(tr("Log, one event per line"));
    makeRowTable(*m_table);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setMouseTracking(true);
    m_table->setIconSize({14, 14});
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setMinimumSectionSize(30);
    m_table->horizontalHeader()->setSectionResizeMode(LogModel::What, QHeaderView::Stretch);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    fitColumns();
}

void LogPanel::connectTable() {
    connect(m_table, &QTableView::entered, this, &LogPanel::pointAt);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LogPanel::pointAt);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { activate(sourceRow(index)); });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == LogModel::RuleNumber)
            openRule(sourceRow(index));
        else
            choose(sourceRow(index));
    });
}

void LogPanel::addTableActions() {
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    if (m_table->isColumnHidden(LogModel::RuleNumber))
        return;
    m_commands->add({.id = QStringLiteral("openRule"),
                     .text = tr("&Open the rulebook at its rule"),
                     .run = [this] { openRule(sourceRow(m_table->currentIndex())); }});
}

/// Measures only the widest texts from the model, because there may be thousands of lines. In a wide panel
/// the What column is only as wide as needed, so that the dice stay near it; the Dice column takes the rest.
void LogPanel::fitColumns() {
    const int row = fitRowTable(*m_table, font());
    const int letter = QFontMetrics(m_table->font()).averageCharWidth();
    constexpr int wide = 90;     // characters
    constexpr int longest = 80;  // characters
    constexpr int shortest = 44; // characters
    const int taken = fitOwnColumns(row, width() > wide * letter);
    const int left = width() - taken;
    if (left < shortest * letter)
        return wrapLines(left);
    m_table->setWordWrap(false);
    m_model->setDiceInText(false);
    if (const int spare = left - longest * letter; spare > 0 && !m_table->isColumnHidden(LogModel::Dice)) {
        auto* header = m_table->horizontalHeader();
        header->resizeSection(LogModel::Dice, header->sectionSize(LogModel::Dice) + spare);
    }
}

/// Fits all columns but What. Returns their width in pixels.
int LogPanel::fitOwnColumns(int rowHeight, bool isWide) {
    const QFontMetrics metrics(m_table->font());
    int taken = 0;
    for (const auto column :
         {LogModel::Number, LogModel::Round, LogModel::Dice, LogModel::Result, LogModel::RuleNumber}) {
        const QString widest = m_model->widest(column, isWide);
        m_table->setColumnHidden(column, widest.isNull());
        if (widest.isNull())
            continue;
        const int room = column == LogModel::Dice ? rowHeight + 20 : column == LogModel::RuleNumber ? 20 : 12;
        const int columnWidth = metrics.horizontalAdvance(widest) + room;
        m_table->horizontalHeader()->resizeSection(column, columnWidth);
        taken += columnWidth;
    }
    return taken;
}

/// In a narrow panel what happened takes up to three lines, with the dice after it. All rows are of one
/// height, because measuring thousands of them takes long. `left` is what other columns leave, in pixels.
void LogPanel::wrapLines(int left) {
    m_table->setWordWrap(true);
    m_model->setDiceInText(true);
    for (const auto column : {LogModel::Number, LogModel::Dice}) {
        left += m_table->columnWidth(column);
        m_table->setColumnHidden(column, true);
    }
    const QFontMetrics metrics(m_table->font());
    constexpr int usual = 66; // characters of a long line
    const int room = std::max(1, left / metrics.averageCharWidth());
    const int lines = std::clamp((usual + room - 1) / room, 1, 3);
    m_table->verticalHeader()->setDefaultSectionSize(lines * metrics.lineSpacing() + 6);
}

/// Scrolls to new lines while the last line is visible.
void LogPanel::followRows() {
    const auto* bar = m_table->verticalScrollBar();
    const bool atEnd = bar->value() >= bar->maximum() - 1 || !m_table->isVisible();
    updateHint();
    if (atEnd)
        QMetaObject::invokeMethod(m_table, &QTableView::scrollToBottom, Qt::QueuedConnection);
}

void LogPanel::goToLastLine() {
    m_table->setCurrentIndex(m_rows->index(m_rows->rowCount() - 1, LogModel::What));
}

int LogPanel::sourceRow(const QModelIndex& index) const {
    return index.isValid() ? m_rows->mapToSource(index).row() : -1;
}

void LogPanel::pointAt(const QModelIndex& index) {
    point(sourceRow(index));
    m_table->viewport()->update(); // only the row that is pointed at shows its rule
    const bool isRule = index.column() == LogModel::RuleNumber && !index.data().toString().isEmpty();
    m_table->viewport()->setCursor(isRule ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void LogPanel::point(int /*row*/) {}

void LogPanel::choose(int /*row*/) {}

void LogPanel::activate(int row) {
    openRule(row);
}

void LogPanel::openRule(int row) {
    if (const Rule rule = row < 0 ? Rule{} : m_model->rule(row))
        requestRule(*this, rule);
}

// The keyboard
// ---------------------------------------------------------------------------------------------------------

/// Down moves from the search to the list.
bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Leave) {
        point(-1);
        m_table->viewport()->update();
    }
    if (watched == m_table && event->type() == QEvent::FocusIn &&
        static_cast<QFocusEvent*>(event)->reason() == Qt::ShortcutFocusReason)
        goToLastLine();
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = latinKey(*static_cast<QKeyEvent*>(event)).key();
    if (watched == m_table)
        return tableKey(key) || QWidget::eventFilter(watched, event);
    if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        m_table->setFocus(Qt::TabFocusReason);
        if (!m_table->currentIndex().isValid() && m_rows->rowCount() > 0)
            m_table->setCurrentIndex(m_rows->index(0, LogModel::What));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// "/" moves to the search; "r" opens the line's rule.
bool LogPanel::tableKey(int key) {
    if (key == Qt::Key_Slash) {
        m_search->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    if (key == Qt::Key_R && !m_table->isColumnHidden(LogModel::RuleNumber)) {
        openRule(sourceRow(m_table->currentIndex()));
        return true;
    }
    return false;
}

void LogPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

void LogPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fitColumns();
    QWidget::changeEvent(event);
}

// Copying and saving
// ---------------------------------------------------------------------------------------------------------

QString LogPanel::shownText() const {
    QString text;
    for (int row = 0; row < m_rows->rowCount(); ++row)
        text += m_model->text(sourceRow(m_rows->index(row, 0))) + u'\n';
    return text;
}

void LogPanel::copy() {
    QModelIndexList chosen = m_table->selectionModel()->selectedRows();
    std::ranges::sort(chosen, {}, &QModelIndex::row);
    QString text;
    for (const QModelIndex& index : chosen)
        text += m_model->text(sourceRow(index)) + u'\n';
    QGuiApplication::clipboard()->setText(chosen.size() > 1 ? text : shownText());
    showMessage(*this, tr("%n line(s) of the log are on the clipboard.", nullptr,
                          chosen.size() > 1 ? static_cast<int>(chosen.size()) : m_rows->rowCount()));
}

void LogPanel::save(const QString& suffix, const QString& fileType) {
    const QString name = tr("%1, log").arg(text::displayText(m_document.name()));
    const QString path = askWhereToSave(
        window(), tr("Save the log"), suggestedPath(m_settings.lastFolder(), name, suffix), fileType, suffix);
    if (!path.isEmpty())
        saveTo(path);
}

QByteArray LogPanel::bytes(const QString& /*suffix*/) const {
    return shownText().toUtf8();
}

bool LogPanel::saveTo(const QString& path) {
    const auto result = writeBehindNotice([path, text = bytes(QFileInfo(path).suffix().toLower())] {
        return document::writeSafely(path, text);
    });
    showMessage(*this, result.message(tr("The log is saved as %1.").arg(text::displayName(path))));
    return !result.error;
}

} // namespace sf::ui

#include "moc_log_panel.cpp"
