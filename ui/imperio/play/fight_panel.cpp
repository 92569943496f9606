// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/fight_panel.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/play/dice_row.h"
#include "ui/imperio/state/attack_forecast.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/settings.h"
#include "ui/widgets/rule_chip.h"

#include <QCoreApplication>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

using document::PlayedEntry;
using imperio::Happened;
using imperio::Side;

namespace {

/// The last entry that is shown and has dice that were rolled.
std::optional<std::size_t> lastThrow(const GameController& controller) {
    std::size_t entry = controller.shown();
    while (entry-- > 0)
        if (!controller.document().entries()[entry].entry.dice.empty() && !controller.isAssumed(entry))
            return entry;
    return std::nullopt;
}

} // namespace

FightPanel::FightPanel(GameController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_layout(new QVBoxLayout(this))
    , m_seen(controller.document().entries().size()) {
    setObjectName(QStringLiteral("fightPanel"));
    m_layout->setContentsMargins(panelMargins);
    m_layout->addStretch(1);
    connect(&controller, &GameController::positionChanged, this, &FightPanel::refresh);
    refresh();
}

void FightPanel::clear() {
    QCoreApplication::instance()->removeEventFilter(this);
    m_rows.clear();
    delete m_content;
    m_content = new QWidget(this);
    marginless<QVBoxLayout>(m_content, 6);
    m_layout->insertWidget(0, m_content);
}

void FightPanel::refresh() {
    const std::size_t before = std::exchange(m_seen, m_controller.document().entries().size());
    m_shown = m_controller.document().hasBegun() ? lastThrow(m_controller) : std::nullopt;
    clear();
    if (!m_shown) {
        auto* nothing = new QLabel(tr("No dice have been rolled yet."), m_content);
        nothing->setForegroundRole(QPalette::PlaceholderText);
        m_content->layout()->addWidget(nothing);
        return;
    }
    showEntry(m_controller.document().entries()[*m_shown]);
    const bool isNew = m_seen == before + 1 && *m_shown == before && m_controller.isLive();
    if (isNew && m_controller.context().settings.value(Settings::animations))
        roll();
    m_result->setVisible(!isRolling());
}

/// Any key skips the animation, wherever the focus is.
void FightPanel::roll() {
    for (DiceRow* row : m_rows)
        row->roll();
    QCoreApplication::instance()->installEventFilter(this);
}

void FightPanel::rowStopped() {
    if (isRolling())
        return;
    QCoreApplication::instance()->removeEventFilter(this);
    m_result->show();
}

bool FightPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress)
        skip();
    return QWidget::eventFilter(watched, event);
}

bool FightPanel::isRolling() const {
    return std::ranges::any_of(m_rows, [](const DiceRow* row) { return row->isRolling(); });
}

void FightPanel::skip() {
    for (DiceRow* row : m_rows)
        row->skip();
}

void FightPanel::showEntry(const PlayedEntry& played) {
    const imperio::Entry& entry = played.entry;
    auto* head = wrappingLabel(
        m_content, tr("Turn %1, %2: %3")
                       .arg(text::figure(entry.turn), playerName(m_controller, entry.side),
                            QString::fromStdString(imperio::actionText(entry.action, entry.side))));
    scaleFont(*head, 1, true);
    m_content->layout()->addWidget(head);
    for (const imperio::Event& event : played.events)
        if (event.what == Happened::Fought)
            addFight(event, entry.side);
    addResult(played);
}

void FightPanel::addFight(const imperio::Event& fight, Side attacker) {
    const imperio::Matchup& matchup = fight.fight.matchup;
    const imperio::Position& before = m_controller.document().positionAfter(*m_shown);
    const Throw attack{fight.attackerDice, attacker};
    const Throw defence{fight.defenderDice, before.board.piece(fight.fight.target).side};
    const QString defender = text::capitalised(text::imperioKind(matchup.defender)) + u' ' +
                             text::imperioSquare(fight.fight.target);
    if (matchup.means == imperio::Means::Splash)
        return addRow(defender, {attack, defence});
    addRow(
        tr("%1, %2").arg(text::capitalised(text::imperioKind(matchup.attacker)), text::means(matchup.means)),
        {attack});
    addRow(defender, {defence});
}

/// Throws in one row are compared with each other.
void FightPanel::addRow(const QString& name, const std::vector<Throw>& throws) {
    auto* line = new QWidget(m_content);
    auto* row = marginless<QHBoxLayout>(line);
    auto* label = hintLabel(line, name);
    row->addWidget(label, 1);
    for (const Throw& thrown : throws) {
        auto* shown = new DiceRow(line);
        shown->setDice(thrown.dice, thrown.side);
        connect(shown, &DiceRow::stopped, this, &FightPanel::rowStopped);
        row->addWidget(shown);
        m_rows.push_back(shown);
    }
    row->addStretch(1);
    m_content->layout()->addWidget(line);
}

void FightPanel::addResult(const PlayedEntry& played) {
    QStringList parts;
    for (const imperio::Event& event : played.events) {
        if (event.what == Happened::Fought)
            parts << tr("%1: %2").arg(text::imperioSquare(event.fight.target), text::comparison(event.sums));
        else if (isOfTheFight(event))
            parts << text::event(event);
    }
    QString result = text::clauses(parts);
    if (played.typedDice)
        result = text::inSentences({result, tr("The dice were typed in")});
    auto* line = new QWidget(m_content);
    auto* row = marginless<QHBoxLayout>(line);
    m_result = wrappingLabel(line, result);
    m_result->setObjectName(QStringLiteral("fightResult"));
    keepRoomWhenHidden(*m_result);
    auto* chip =
        new RuleChip(imperioRule(played.entry.action.act == imperio::Act::Shot ? 18 : 11), result, line);
    row->addWidget(m_result, 1);
    row->addWidget(chip, 0, Qt::AlignTop);
    m_content->layout()->addWidget(line);
}

} // namespace sf::ui

#include "moc_fight_panel.cpp"
