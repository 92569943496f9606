// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/start_play_dialog.h"

#include "core/players/battle/commander.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "core/text/removal_text.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/players/side_players.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/scaled_font.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace sf::ui {

StartPlayDialog::StartPlayDialog(PlayController& controller, CommanderController& commanders, QWidget* parent)
    : FormDialog(tr("Start playing"), tr("&Start playing"), parent)
    , m_controller(controller)
    , m_title(new QLabel(this))
    , m_list(new QuietView<QListWidget>(this))
    , m_sealed(new QCheckBox(tr("S&ealed orders: nobody sees the others' orders before the round (BAT-4)"),
                             this)) {
    setObjectName(QStringLiteral("startPlayDialog"));
    scaleFont(*m_title, 1.15, true);
    m_title->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setMinimumSize(60 * fontMetrics().averageCharWidth(), 9 * fontMetrics().height());
    m_sealed->setChecked(battle::areOrdersSealed(controller.battle()));
    m_sealed->setVisible(players::givesOrders(controller.battle()));
    content()->addWidget(m_title);
    content()->addWidget(m_list, 1);
    content()->addWidget(new SidePlayers(commanders, this));
    content()->addWidget(m_sealed);
    auto* setting = buttons()->addButton(tr("Set &up play…"), QDialogButtonBox::ActionRole);
    setting->setAutoDefault(false);
    connect(setting, &QPushButton::clicked, this, &StartPlayDialog::setUp);
    refresh();
}

/// What was set up: zones, reinforcements, victory.
QStringList StartPlayDialog::overview() const {
    const battle::Battle& battle = m_controller.battle();
    QStringList lines;
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side) {
        int stacks = 0;
        int later = 0;
        for (const battle::StackPointer& stack : battle.stacks) {
            const bool isOwn = stack->side == side && stack->hasLivingUnits();
            stacks += isOwn && !stack->extras->arrives ? 1 : 0;
            later += isOwn && stack->extras->arrives ? 1 : 0;
        }
        if (stacks + later == 0)
            continue;
        const battle::Zone* zone = battle.scenario->zoneOf(side);
        QStringList parts{tr("%n stack(s)", nullptr, stacks)};
        if (later > 0)
            parts << tr("%n arrive(s) later", nullptr, later);
        parts << (zone ? tr("deploys on %n hex(es)", nullptr, static_cast<int>(zone->hexes.size()))
                       : tr("no zone to deploy in"));
        lines << tr("%1: %2").arg(text::sideName(battle, side), text::listed(parts));
    }
    for (const battle::VictoryCondition& condition : battle::victoryConditions(*battle.scenario))
        lines << text::victoryCondition(battle, condition);
    return lines + m_controller.document().removals({battle::StartPlay{}});
}

void StartPlayDialog::refresh() {
    const QStringList missing = m_controller.missing();
    const bool mayStart = missing.isEmpty();
    m_title->setText(mayStart ? tr("The battle is ready to be played.")
                              : tr("Before this board can be played, change this:"));
    m_list->setAccessibleName(m_title->text());
    m_list->clear();
    m_list->addItems(mayStart ? overview() : missing);
    if (mayStart)
        setProblem({});
    else
        setWaiting(tr("%n thing(s) missing", nullptr, static_cast<int>(missing.size())));
}

void StartPlayDialog::setUp() {
    PlaySetupDialog dialog(m_controller.document(), this);
    dialog.exec();
    m_painting = dialog.painting();
    if (m_painting)
        return reject();
    m_sealed->setChecked(battle::areOrdersSealed(m_controller.battle()));
    refresh();
}

void StartPlayDialog::accept() {
    if (m_sealed->isVisibleTo(this) &&
        m_sealed->isChecked() != battle::areOrdersSealed(m_controller.battle()))
        m_controller.document().perform(battle::SetHouseRule{
            "orders", m_sealed->isChecked() ? std::optional<std::string>("\"sealed\"") : std::nullopt});
    if (m_controller.start())
        FormDialog::accept();
}

} // namespace sf::ui

#include "moc_start_play_dialog.cpp"
