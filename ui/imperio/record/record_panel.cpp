// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_panel.h"

#include "ui/imperio/record/playback.h"
#include "ui/imperio/record/playback_bar.h"
#include "ui/imperio/record/record_filter.h"
#include "ui/imperio/record/record_model.h"
#include "ui/paint/base/parts.h"
#include "ui/style/appearance.h"
#include "ui/style/icons.h"
#include "ui/widgets/search_field.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace sf::ui {

RecordPanel::RecordPanel(GameDesk& desk, Playback& playback, const QList<QAction*>& take, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_playback(playback)
    , m_model(new RecordModel(desk.document(), this))
    , m_filtered(new RecordFilter(*m_model, this))
    , m_search(new QLineEdit(this))
    , m_kind(new QComboBox(this))
    , m_table(new QTableView(this))
    , m_count(new QLabel(this)) {
    setAccessibleName(tr("Record"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeTools(take));
    layout->addWidget(m_table, 1);
    layout->addWidget(m_count);
    layout->addWidget(new PlaybackBar(desk, playback, this));
    makeTable();
    m_count->setContentsMargins(8, 2, 8, 0);
    const auto dress = [this] { m_model->setTheme(m_desk.context().appearance.theme()); };
    connect(&desk.context().appearance, &Appearance::themeChanged, m_model, dress);
    dress();
    connect(&desk, &GameDesk::positionChanged, this, &RecordPanel::follow);
    followRows();
    filter();
}

RecordPanel::~RecordPanel() = default;

QWidget* RecordPanel::makeTools(const QList<QAction*>& take) {
    auto* tools = new QWidget(this);
    auto* row = new QHBoxLayout(tools);
    row->setContentsMargins(8, 6, 8, 6);
    makeSearchField(*m_search, tr("Find in the record"));
    m_search->installEventFilter(this);
    m_kind->addItems({tr("All"), tr("Fights"), tr("Bases"), tr("Spawns"), tr("Bookmarks"), tr("Remarks")});
    m_kind->setAccessibleName(tr("Lines to show"));
    m_kind->setToolTip(tr("Lines to show; remarks are typed dice and undone actions"));
    auto* out = new QToolButton(tools);
    out->setIcon(lineIcon(QStringLiteral("duplicate")));
    out->setToolTip(tr("Copy, save or export the record and the board"));
    out->setAccessibleName(out->toolTip());
    out->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(out);
    menu->addActions(take);
    out->setMenu(menu);
    row->addWidget(m_search, 1);
    row->addWidget(m_kind);
    row->addWidget(out);
    connect(m_search, &QLineEdit::textChanged, this, &RecordPanel::filter);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &RecordPanel::filter);
    return tools;
}

void RecordPanel::makeTable() {
    m_table->setModel(m_filtered);
    m_table->setAccessibleName(tr("Record of the game, one action per line"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setIconSize({14, 14});
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setMinimumSectionSize(30);
    m_table->horizontalHeader()->setSectionResizeMode(RecordModel::Action, QHeaderView::Stretch);
    m_table->installEventFilter(this);
    fitColumns();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RecordPanel::lookBack);
}

/// The widest words, not the rows: thousands of lines need not be measured.
void RecordPanel::fitColumns() {
    m_table->setFont(paint::scaledFont(font(), 0.9));
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(m_table->font().pointSizeF());
    m_model->setActionFont(fixed);
    const QFontMetrics metrics(m_table->font());
    const int row = std::max(22, metrics.height() + 6);
    m_table->verticalHeader()->setDefaultSectionSize(row);
    m_table->setMinimumHeight(5 * row);
    auto* header = m_table->horizontalHeader();
    header->resizeSection(RecordModel::Turn, metrics.horizontalAdvance(QStringLiteral("188a")) + 14);
    header->resizeSection(RecordModel::Sums, metrics.horizontalAdvance(QStringLiteral("30 : 30")) + 10);
    header->resizeSection(RecordModel::Outcome, metrics.horizontalAdvance(tr("destroyed")) + 10);
}

void RecordPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fitColumns();
    QWidget::changeEvent(event);
}

/// The shown line stays in view.
void RecordPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    m_table->scrollTo(m_table->currentIndex());
}

void RecordPanel::filter() {
    m_isFollowing = true;
    m_filtered->setSort(static_cast<RecordFilter::Sort>(m_kind->currentIndex()));
    m_filtered->setWords(m_search->text());
    m_isFollowing = false;
    m_count->setVisible(!m_filtered->isOpen());
    m_count->setText(tr("%1 of %n line(s)", nullptr, m_model->rowCount()).arg(m_filtered->rowCount()));
    follow();
}

/// Lines that come and go choose none: what is shown does.
void RecordPanel::followRows() {
    const auto wait = [this] { m_isFollowing = true; };
    connect(m_filtered, &QAbstractItemModel::rowsAboutToBeRemoved, this, wait);
    connect(m_filtered, &QAbstractItemModel::modelAboutToBeReset, this, wait);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &RecordPanel::follow);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &RecordPanel::follow);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RecordPanel::follow);
}

/// The shown position's line is the chosen one.
void RecordPanel::follow() {
    const QModelIndex index =
        m_filtered->mapFromSource(m_model->index(static_cast<int>(m_desk.shown()), RecordModel::Turn));
    m_isFollowing = true;
    if (index.isValid()) {
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index);
    } else {
        m_table->setCurrentIndex({});
    }
    m_isFollowing = false;
}

void RecordPanel::lookBack() {
    const QModelIndex index = m_filtered->mapToSource(m_table->currentIndex());
    if (!m_isFollowing && index.isValid())
        m_playback.show(static_cast<std::size_t>(index.row()));
}

/// Down goes from the search to the list, "/" back; in the list Home goes to the beginning, End and Escape to
/// the game.
bool RecordPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        m_table->setFocus(Qt::TabFocusReason);
        if (!m_table->selectionModel()->hasSelection() && m_filtered->rowCount() > 0)
            m_table->setCurrentIndex(m_filtered->index(0, 0));
        return true;
    }
    if (watched == m_table && key == Qt::Key_Slash) {
        m_search->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    if (watched == m_table && key == Qt::Key_Home) {
        m_playback.first();
        return true;
    }
    if (watched == m_table && (key == Qt::Key_End || (key == Qt::Key_Escape && !m_desk.isLive()))) {
        m_playback.last();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sf::ui
