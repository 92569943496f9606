// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_panel.h"

#include "core/text/display_text.h"
#include "ui/imperio/record/look_back.h"
#include "ui/imperio/record/record_bar.h"
#include "ui/imperio/record/record_model.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/speech/tab_order.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTableView>
#include <QToolButton>

namespace sf::ui {

RecordPanel::RecordPanel(GameController& controller, LookBack& lookBack, const QList<QAction*>& exports,
                         QWidget* parent)
    : RecordPanel(new RecordModel(controller.document()), controller, lookBack, exports, parent) {}

RecordPanel::RecordPanel(RecordModel* model, GameController& controller, LookBack& lookBack,
                         const QList<QAction*>& exports, QWidget* parent)
    : LogPanel(model, controller.document(), controller.context().settings, parent)
    , m_controller(controller)
    , m_lookBack(lookBack)
    , m_model(model)
    , m_sort(new QComboBox(this))
    , m_comment(new QPlainTextEdit(this)) {
    setAccessibleName(tr("Record"));
    search().setPlaceholderText(tr("Find in the record"));
    search().setAccessibleName(search().placeholderText());
    table().setAccessibleName(tr("Record of the game, one action per line"));
    table().setSelectionMode(QAbstractItemView::SingleSelection);
    table().setMinimumHeight(5 * table().verticalHeader()->defaultSectionSize());
    outButton().setToolTip(tr("Copy, save or export the record and the board"));
    outButton().setAccessibleName(outButton().toolTip());
    outButton().menu()->clear();
    outButton().menu()->addActions(exports);
    makeSorts();
    makeComment();
    layout()->addWidget(makeRecordBar(lookBack, this));
    orderTabs(*layout());
    connect(&controller, &GameController::positionChanged, this, &RecordPanel::follow);
    connect(table().selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RecordPanel::lookBack);
    // Inserted and removed lines don't change the selection; the shown position does.
    const auto wait = [this] { m_isFollowing = true; };
    connect(&rows(), &QAbstractItemModel::rowsAboutToBeRemoved, this, wait);
    connect(&rows(), &QAbstractItemModel::modelAboutToBeReset, this, wait);
    connect(&rows(), &QAbstractItemModel::rowsRemoved, this, &RecordPanel::follow);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &RecordPanel::follow);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RecordPanel::follow);
    connect(&search(), &QLineEdit::textChanged, this, &RecordPanel::follow);
    follow();
}

void RecordPanel::makeSorts() {
    m_sort->addItems({tr("All"), tr("Fights"), tr("Bases"), tr("Spawns"), tr("Bookmarks"), tr("Remarks")});
    m_sort->setAccessibleName(tr("Lines to show"));
    m_sort->setToolTip(tr("Lines to show; remarks are comments, branches, typed dice and undone actions"));
    tools().insertWidget(1, m_sort);
    connect(m_sort, &QComboBox::currentIndexChanged, this, &RecordPanel::filter);
}

/// Below the lines, which have room for its first words only.
void RecordPanel::makeComment() {
    constexpr int lines = 4;
    m_comment->setObjectName(QStringLiteral("shownComment"));
    m_comment->setAccessibleName(tr("Comment on the shown position"));
    m_comment->setReadOnly(true);
    m_comment->setTabChangesFocus(true);
    m_comment->setFrameShape(QFrame::NoFrame);
    m_comment->setPlaceholderText(tr("No comment on this position"));
    m_comment->setFixedHeight(lines * fontMetrics().lineSpacing() +
                              2 * static_cast<int>(m_comment->document()->documentMargin()));
    layout()->addWidget(m_comment);
    connect(&m_controller.document(), &document::ImperioDocument::commentsChanged, this,
            &RecordPanel::showComment);
}

void RecordPanel::showComment() {
    const imperio::Comments& comments = m_controller.document().comments();
    m_comment->setVisible(!comments.empty());
    const auto found = comments.find(m_controller.shown());
    const QString text =
        found == comments.end() ? QString() : text::displayText(QString::fromStdString(found->second));
    if (m_comment->toPlainText() != text)
        m_comment->setPlainText(text);
}

void RecordPanel::filter() {
    const auto sort = static_cast<RecordModel::Sort>(m_sort->currentIndex());
    m_isFollowing = true;
    if (sort == RecordModel::Sort::All)
        setRowFilter({});
    else
        setRowFilter([this, sort](int row) { return m_model->isOfSort(row, sort); });
    follow();
}

void RecordPanel::followRows() {
    updateHint();
    follow();
}

/// Selects the line of the shown position.
void RecordPanel::follow() {
    const QModelIndex index =
        rows().mapFromSource(m_model->index(static_cast<int>(m_controller.shown()), LogModel::Round));
    m_isFollowing = true;
    table().setCurrentIndex(index);
    if (index.isValid())
        table().scrollTo(index);
    m_isFollowing = false;
    showComment();
}

void RecordPanel::lookBack() {
    const int row = sourceRow(table().currentIndex());
    if (!m_isFollowing && row >= 0)
        m_lookBack.show(static_cast<std::size_t>(row));
}

/// Keeps the shown line in view.
void RecordPanel::resizeEvent(QResizeEvent* event) {
    LogPanel::resizeEvent(event);
    layout()->activate();
    table().scrollTo(table().currentIndex());
}

/// Home goes to the start; End and Escape return to the game.
bool RecordPanel::tableKey(int key) {
    if (key == Qt::Key_Home) {
        m_lookBack.first();
        return true;
    }
    if (key == Qt::Key_End || (key == Qt::Key_Escape && !m_controller.isLive())) {
        m_lookBack.last();
        return true;
    }
    return LogPanel::tableKey(key);
}

} // namespace sf::ui

#include "moc_record_panel.cpp"
