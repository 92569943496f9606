// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/play_setup_dialog.h"

#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/display_text.h"
#include "ui/battle/play/hex_ranges.h"
#include "ui/forms/commit_edit.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/widgets/column_sharer.h"
#include "ui/widgets/wrapped_label.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

PlaySetupDialog::PlaySetupDialog(document::BattleDocument& document, QWidget* parent)
    : FormDialog(tr("Set up play"), tr("&Close"), parent)
    , m_document(document)
    , m_tabs(new QTabWidget(this)) {
    setObjectName(QStringLiteral("playSetupDialog"));
    m_tabs->addTab(makeZones(), tr("&Deployment"));
    m_tabs->addTab(makeVictory(), tr("&Victory"));
    m_tabs->addTab(makeArrivals(), tr("Rein&forcements"));
    m_tabs->addTab(makeAlliances(), tr("&Alliances"));
    content()->addWidget(m_tabs, 1);
    if (QPushButton* cancel = buttons()->button(QDialogButtonBox::Cancel))
        cancel->hide(); // everything has already taken effect
    refresh();
}

QSpinBox* PlaySetupDialog::roundBox(QWidget* parent, const QString& name) {
    constexpr int largestRound = 999;
    auto* box = new QSpinBox(parent);
    box->setRange(1, largestRound);
    box->setAccessibleName(name);
    return box;
}

QPushButton* PlaySetupDialog::plainButton(const QString& text, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setAutoDefault(false);
    return button;
}

void PlaySetupDialog::accept() {
    for (std::size_t side = 0; side < m_zones.size(); ++side) {
        if (!m_zones[side]->isModified())
            continue;
        m_tabs->setCurrentIndex(0);
        m_zones[side]->setFocus();
        if (!setZone(static_cast<int>(side), m_zones[side]->text()))
            return;
    }
    FormDialog::accept();
}

void PlaySetupDialog::reject() {
    if (commitEdit())
        FormDialog::reject();
}

/// Returns whether there was one.
bool PlaySetupDialog::discardRefused() {
    const auto refused =
        std::ranges::find_if(m_zones, [](const QLineEdit* line) { return !problemOf(*line).isEmpty(); });
    if (refused == m_zones.end())
        return false;
    (*refused)->clear(); // can be read, so that refresh() shows the zone again
    (*refused)->setModified(false);
    note({});
    refresh();
    return true;
}

/// Enter ends what is typed, not the dialog; Escape discards what can't be a zone.
void PlaySetupDialog::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && discardRefused())
        return;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || !qobject_cast<QLineEdit*>(focusWidget()))
        FormDialog::keyPressEvent(event);
}

bool PlaySetupDialog::perform(const battle::Action& action) {
    const auto refusal = m_document.perform(action).refusal;
    if (refusal && refusal->reason != battle::Reason::NothingToChange)
        note(text::caption(*refusal, battle()));
    else
        note({});
    refresh();
    return !refusal;
}

/// What is refused was not made, so the dialog can be closed, or says once more what can't be a zone.
void PlaySetupDialog::note(const text::Caption& caption) {
    setWaiting(caption);
    acceptButton()->setEnabled(true);
}

// Deployment zones
// ---------------------------------------------------------------------------------------------------------

QWidget* PlaySetupDialog::makeZones() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->addWidget(hintLabel(
        page,
        tr("Before the first round each side places its stacks within its zone. Paint it on the map, or "
           "type hexes as column and row, such as 0,0 to 2,9; 5,5. The stacks of a side without a zone begin "
           "where they are (BAT-3).")));
    auto* form = new QFormLayout;
    column->addLayout(form);
    column->addStretch(1);
    for (int side = 0; side < static_cast<int>(battle().sides.size()); ++side) {
        auto* line = new QLineEdit(page);
        const QString name = text::sideName(battle(), side);
        line->setObjectName(QStringLiteral("zone%1").arg(side));
        line->setAccessibleName(tr("Deployment zone of %1").arg(name));
        line->setPlaceholderText(tr("no zone"));
        setCheck(*line, [line] {
            return line->isModified() && !readHexes(line->text()) ? unreadable(line->text()) : QString();
        });
        connect(line, &QLineEdit::editingFinished, this, [this, side, line] {
            if (line->isModified())
                setZone(side, line->text());
        });
        auto* label = new WrappedLabel(page);
        label->setText(name);
        auto* paint = plainButton(tr("Paint on the map"), page);
        paint->setObjectName(QStringLiteral("paintZone%1").arg(side));
        paint->setAccessibleDescription(line->accessibleName());
        connect(paint, &QPushButton::clicked, this, [this, side] { paintZone(side); });
        auto* row = new QHBoxLayout;
        row->addWidget(line, 1);
        row->addWidget(paint);
        form->addRow(label, row);
        m_zones.push_back(line);
    }
    return page;
}

void PlaySetupDialog::paintZone(int side) {
    leaveToPaint({side, std::nullopt, 1});
}

/// The dialog makes way for the map.
void PlaySetupDialog::leaveToPaint(const Painting& painting) {
    if (!commitEdit())
        return;
    m_painting = painting;
    FormDialog::accept();
}

QString PlaySetupDialog::unreadable(const QString& hexes) {
    return tr("I can't read the hexes “%1”. Type them such as 0,0 to 2,9; 5,5.").arg(hexes);
}

bool PlaySetupDialog::setZone(int side, const QString& text) {
    const battle::Zone* now = battle().scenario->zoneOf(side);
    const auto hexes = readHexes(text);
    if (!hexes) {
        note(unreadable(text));
        return false;
    }
    if (*hexes != (now ? now->hexes : std::vector<hex::Hex>()))
        return perform(battle::SetZone{side, *hexes});
    note({});
    return true;
}

// Reinforcements
// ---------------------------------------------------------------------------------------------------------

QWidget* PlaySetupDialog::makeArrivals() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->addWidget(
        hintLabel(page, tr("A stack can arrive later: from that round on, its side can place it on "
                           "one of the hexes (BAT-9).")));
    m_arrivals = new QuietView<QTableWidget>(0, 3, page);
    m_arrivals->setObjectName(QStringLiteral("arrivalTable"));
    m_arrivals->setAccessibleName(tr("Stacks and when they arrive"));
    m_arrivals->setHorizontalHeaderLabels({tr("Stack"), tr("Arrives"), tr("On")});
    m_arrivals->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_arrivals->setSelectionMode(QAbstractItemView::SingleSelection);
    m_arrivals->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_arrivals->verticalHeader()->hide();
    new ColumnSharer(*m_arrivals);
    m_arrivals->setTabKeyNavigation(false);
    column->addWidget(m_arrivals, 1);
    auto* row = new QHBoxLayout;
    m_arrivalRound = roundBox(page, tr("Arrival round"));
    m_arrivalRound->setPrefix(tr("round "));
    m_arrivalRound->setValue(2);
    m_arrivalHexes = new QLineEdit(page);
    m_arrivalHexes->setObjectName(QStringLiteral("arrivalHexes"));
    m_arrivalHexes->setAccessibleName(tr("Arrival hexes"));
    m_arrivalHexes->setPlaceholderText(tr("hexes, such as 0,0 to 0,5"));
    auto* later = plainButton(tr("A&rrives later"), page);
    later->setObjectName(QStringLiteral("arrivesLater"));
    auto* now = plainButton(tr("On the map from the &start"), page);
    now->setObjectName(QStringLiteral("arrivesAtOnce"));
    row->addWidget(m_arrivalRound);
    row->addWidget(m_arrivalHexes, 1);
    auto* paint = plainButton(tr("Paint on the map"), page);
    paint->setObjectName(QStringLiteral("paintArrival"));
    row->addWidget(paint);
    connect(paint, &QPushButton::clicked, this, &PlaySetupDialog::paintArrival);
    addWidgets(*row, {later, now});
    column->addLayout(row);
    connect(later, &QPushButton::clicked, this, [this] { setArrival(true); });
    connect(now, &QPushButton::clicked, this, [this] { setArrival(false); });
    return page;
}

void PlaySetupDialog::paintArrival() {
    const int row = m_arrivals->currentRow();
    if (row < 0)
        return note(tr("Select a stack in the list first."));
    const std::string id = m_arrivals->item(row, 0)->data(Qt::UserRole).toString().toStdString();
    leaveToPaint({0, battle::StackId(id), m_arrivalRound->value()});
}

void PlaySetupDialog::setArrival(bool isLater) {
    const int row = m_arrivals->currentRow();
    if (row < 0)
        return note(tr("Select a stack in the list first."));
    const auto hexes = readHexes(m_arrivalHexes->text());
    if (isLater && (!hexes || hexes->empty()))
        return note(tr("Paint the hexes where the stack may arrive, or type them, such as 0,0 to 0,5."));
    const battle::StackId id(m_arrivals->item(row, 0)->data(Qt::UserRole).toString().toStdString());
    perform(isLater ? battle::SetArrival{id, m_arrivalRound->value(), *hexes}
                    : battle::SetArrival{id, std::nullopt, {}});
}

void PlaySetupDialog::refreshArrivals() {
    const int current = m_arrivals->currentRow();
    m_arrivals->setRowCount(static_cast<int>(battle().stacks.size()));
    for (int row = 0; row < m_arrivals->rowCount(); ++row) {
        const battle::Stack& stack = *battle().stacks[static_cast<std::size_t>(row)];
        const auto& arrives = stack.extras->arrives;
        auto* name = new QTableWidgetItem(
            tr("%1 (%2)").arg(text::stackName(stack), text::sideName(battle(), stack.side)));
        name->setData(Qt::UserRole, QString::fromStdString(stack.id.text));
        m_arrivals->setItem(row, 0, name);
        m_arrivals->setItem(row, 1,
                            new QTableWidgetItem(arrives ? tr("round %1").arg(text::figure(*arrives))
                                                         : tr("from the beginning")));
        m_arrivals->setItem(row, 2, new QTableWidgetItem(hexesText(stack.extras->at)));
    }
    if (current >= 0 && current < m_arrivals->rowCount())
        m_arrivals->selectRow(current);
}

// Alliances
// ---------------------------------------------------------------------------------------------------------

QWidget* PlaySetupDialog::makeAlliances() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->addWidget(
        hintLabel(page, tr("Sides of one alliance don't attack each other and win together (BAT-10).")));
    auto* form = new QFormLayout;
    column->addLayout(form);
    column->addStretch(1);
    for (int side = 0; side < static_cast<int>(battle().sides.size()); ++side) {
        auto* box = new QComboBox(page);
        const QString name = text::sideName(battle(), side);
        box->setObjectName(QStringLiteral("alliance%1").arg(side));
        box->setAccessibleName(tr("Alliance of %1").arg(name));
        box->addItem(tr("alone"), 0);
        for (int number = 1; number <= 2; ++number)
            box->addItem(tr("alliance %1").arg(text::figure(number)), number);
        connect(box, &QComboBox::activated, this,
                [this, side, box] { setAlliance(side, box->currentData().toInt()); });
        form->addRow(name, box);
        m_alliances.push_back(box);
    }
    return page;
}

/// 0: none.
void PlaySetupDialog::setAlliance(int side, int number) {
    battle::SetSides sides{battle().sides};
    sides.sides.at(static_cast<std::size_t>(side)).ally = number == 0 ? std::nullopt : std::optional(number);
    perform(sides);
}

void PlaySetupDialog::refresh() {
    for (std::size_t side = 0; side < m_zones.size(); ++side) {
        if (!readHexes(m_zones[side]->text()))
            continue; // is still to be corrected
        const QSignalBlocker quiet(m_zones[side]);
        const battle::Zone* zone = battle().scenario->zoneOf(static_cast<int>(side));
        m_zones[side]->setText(zone ? hexesText(zone->hexes) : QString());
    }
    refreshConditions();
    refreshArrivals();
    for (std::size_t side = 0; side < m_alliances.size(); ++side) {
        const int number = battle().sides[side].ally.value_or(0);
        if (m_alliances[side]->findData(number) < 0)
            m_alliances[side]->addItem(tr("alliance %1").arg(text::figure(number)), number);
        m_alliances[side]->setCurrentIndex(m_alliances[side]->findData(number));
    }
}

} // namespace sf::ui

#include "moc_play_setup_dialog.cpp"
