// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/dungeon_log_panel.h"

#include "core/document/safe_file.h"
#include "ui/common/icons.h"
#include "ui/common/search_field.h"
#include "ui/common/settings.h"
#include "ui/common/text_delegate.h"
#include "ui/encounter/dungeon_desk.h"
#include "ui/encounter/dungeon_log_model.h"
#include "ui/paint/parts.h"

#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace sf::ui {

DungeonLogPanel::DungeonLogPanel(DungeonDesk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(new DungeonLogModel(desk, this))
    , m_filtered(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_table(new QTableView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeTools());
    layout->addWidget(m_table, 1);
    makeTable();
    fitRows();
    filter({});
}

QWidget* DungeonLogPanel::makeTools() {
    auto* tools = new QWidget(this);
    auto* row = new QHBoxLayout(tools);
    row->setContentsMargins(8, 6, 8, 6);
    makeSearchField(*m_search, tr("Find in the log"));
    m_search->setObjectName(QStringLiteral("logSearch"));
    auto* copy = new QPushButton(lineIcon(QStringLiteral("duplicate")), tr("Copy"), tools);
    copy->setToolTip(tr("Copy the lines that are shown"));
    auto* save = new QPushButton(lineIcon(QStringLiteral("save")), tr("Save…"), tools);
    save->setToolTip(tr("Save the lines that are shown as text"));
    row->addWidget(m_search, 1);
    row->addWidget(m_count);
    row->addWidget(copy);
    row->addWidget(save);
    connect(m_search, &QLineEdit::textChanged, this, &DungeonLogPanel::filter);
    connect(copy, &QPushButton::clicked, this, &DungeonLogPanel::copy);
    connect(save, &QPushButton::clicked, this, &DungeonLogPanel::save);
    return tools;
}

void DungeonLogPanel::makeTable() {
    m_filtered->setSourceModel(m_model);
    m_filtered->setFilterKeyColumn(-1);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_filtered);
    m_table->setItemDelegate(new TextDelegate(m_table));
    m_table->setAccessibleName(tr("Log; Enter on a line opens its rule"));
    m_table->setObjectName(QStringLiteral("logTable"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(DungeonLogModel::What, QHeaderView::Stretch);
    connect(m_table, &QTableView::activated, this, &DungeonLogPanel::openRule);
    connect(m_filtered, &QAbstractItemModel::rowsInserted, m_table, &QTableView::scrollToBottom);
}

void DungeonLogPanel::fitRows() {
    m_table->setFont(paint::scaledFont(font(), 0.9));
    const QFontMetrics metrics(m_table->font());
    m_table->verticalHeader()->setDefaultSectionSize(std::max(20, metrics.height() + 4));
    m_table->setColumnWidth(DungeonLogModel::Dice, metrics.averageCharWidth() * 18);
    m_table->setColumnWidth(DungeonLogModel::RuleNumber,
                            metrics.horizontalAdvance(QStringLiteral("ENC-88")) + 16);
}

void DungeonLogPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fitRows();
    QWidget::changeEvent(event);
}

void DungeonLogPanel::filter(const QString& words) {
    m_filtered->setFilterFixedString(words.trimmed());
    m_count->setVisible(!words.trimmed().isEmpty());
    m_count->setText(tr("%1 of %n line(s)", nullptr, m_model->rowCount()).arg(m_filtered->rowCount()));
}

QString DungeonLogPanel::shownText() const {
    QString text;
    for (int row = 0; row < m_filtered->rowCount(); ++row)
        text += m_model->line(m_filtered->mapToSource(m_filtered->index(row, 0)).row()) + u'\n';
    return text;
}

void DungeonLogPanel::copy() {
    QGuiApplication::clipboard()->setText(shownText());
    m_desk.say(tr("The log is in the clipboard"));
}

void DungeonLogPanel::save() {
    const QString folder = m_desk.context().settings.lastFolder();
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the log"), QDir(folder).filePath(tr("log.txt")), tr("Text (*.txt)"));
    if (path.isEmpty())
        return;
    m_desk.say(
        document::writeSafely(path, shownText().toUtf8()).message(tr("The log is saved: %1").arg(path)));
}

void DungeonLogPanel::openRule(const QModelIndex& index) {
    if (const Rule rule = m_model->rule(m_filtered->mapToSource(index).row()))
        Q_EMIT ruleActivated(rule);
}

} // namespace sf::ui
