// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/alteration_list.h"

#include "core/text/figures.h"
#include "core/text/imperio_options.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/setup_edits.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

/// One bead per allowed alteration, filled for each that counts: "●●○○".
QString beads(int counted, int limit) {
    constexpr int mostBeads = 12;
    return limit > mostBeads || limit < counted
               ? QString()
               : QString(counted, u'●') + QString(limit - counted, u'○') + QStringLiteral("  ");
}

QComboBox* kindBox(const QString& name, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setAccessibleName(name);
    for (const imperio::Kind kind : imperio::fightingKinds)
        box->addItem(text::imperioKind(kind));
    return box;
}

imperio::Kind kindIn(const QComboBox& box) {
    return imperio::fightingKinds[static_cast<std::size_t>(std::max(0, box.currentIndex()))];
}

} // namespace

AlterationList::AlterationList(GameController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_count(new QLabel(this))
    , m_list(new QuietView<QListWidget>(this))
    , m_undo(new QPushButton(lineIcon(QStringLiteral("undo")), tr("Undo the last &one"), this)) {
    auto* layout = marginless<QVBoxLayout>(this, 6);
    scaleFont(*m_count, 1.0, true);
    m_list->setAccessibleName(tr("Alterations that count"));
    m_list->setMaximumHeight(fontMetrics().height() * 6);
    keepRoomWhenHidden(*m_list);
    m_list->setToolTip(tr("An alteration and its exact reverse aren't listed: neither counts (IMP-6)"));
    addWidgets(*layout, {m_count, m_list});
    layout->addWidget(m_undo, 0, Qt::AlignLeft);
    layout->addWidget(makeExchange());
    connect(m_undo, &QPushButton::clicked, this, [this] { m_controller.document().undo(); });
    connect(&controller, &GameController::positionChanged, this, &AlterationList::refresh);
    connect(&controller.document(), &document::Document::stepsChanged, this, &AlterationList::refreshUndo);
    refresh();
    refreshUndo();
}

QWidget* AlterationList::makeExchange() {
    auto* widget = new QWidget(this);
    auto* column = marginless<QVBoxLayout>(widget, 2);
    column->addWidget(new QLabel(tr("Exchange a reinforcement (IMP-6)"), widget));
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    column->addLayout(row);
    m_from = kindBox(tr("Unit to leave the reserve"), widget);
    m_to = kindBox(tr("Unit to join the reserve"), widget);
    m_to->setCurrentIndex(1);
    m_exchange = new QPushButton(tr("Exchange"), widget);
    m_exchange->setToolTip(tr("Replaces one unit of the reserve: one alteration (IMP-6)"));
    row->addWidget(m_from, 1);
    row->addWidget(new QLabel(tr("for"), widget));
    row->addWidget(m_to, 1);
    row->addWidget(m_exchange);
    connect(m_exchange, &QPushButton::clicked, this, &AlterationList::exchange);
    for (const QComboBox* box : {m_from, m_to})
        connect(box, &QComboBox::currentIndexChanged, this, &AlterationList::refresh);
    return widget;
}

void AlterationList::exchange() {
    m_controller.perform(imperio::AlterOnce{{imperio::Alter::ReplaceReserve, imperio::nowhere,
                                             imperio::nowhere, kindIn(*m_from), kindIn(*m_to)}});
}

void AlterationList::refreshCount() {
    const imperio::Game& game = m_controller.document().game();
    const int counted = game.alterationsCounted();
    const int limit = game.options.alterations;
    if (limit == imperio::Options::unlimited)
        m_count->setText(tr("%n alteration(s), no limit", nullptr, counted));
    else
        m_count->setText(beads(counted, limit) +
                         tr("%1 of %2 alterations (IMP-4)").arg(text::figure(counted), text::figure(limit)));
    m_count->setAccessibleName(m_count->text());
}

/// The last step may be another one, such as naming the players.
void AlterationList::refreshUndo() {
    m_undo->setEnabled(m_controller.document().undoText() ==
                       document::ImperioDocument::tr("Alter the formation"));
}

void AlterationList::refresh() {
    const imperio::Game& game = m_controller.document().game();
    refreshCount();
    m_list->clear();
    for (const imperio::Alteration& alteration : game.alterationsThatCount())
        m_list->addItem(text::alteration(alteration));
    m_list->setVisible(m_list->count() > 0);
    m_list->scrollToBottom();
    const imperio::Kind from = kindIn(*m_from);
    m_exchange->setEnabled(from != kindIn(*m_to) &&
                           game.deployment(imperio::Side::Defender).reinforcements.of(from) > 0);
}

} // namespace sf::ui

#include "moc_alteration_list.cpp"
