// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/position/position_fields.h"

#include "core/rules/imperio/setup/any_position.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/position/piece_fields.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/setup_edits.h"
#include "ui/style/layouts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sf::ui {
namespace {

constexpr int latestTurn = 1'000'000;
constexpr int mostUnits = 999; ///< for the width of the fields

template<class Field, class Value>
void setSilently(Field* field, Value value) {
    const QSignalBlocker silence(field);
    if constexpr (std::is_same_v<Field, QSpinBox>)
        field->setValue(value);
    else
        field->setChecked(value);
}

} // namespace

PositionFields::PositionFields(GameController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller) {
    auto* form = marginless<QFormLayout>(this);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    addTurn(*form);
    addBeginning(*form);
    addLost(*form);
    m_piece = new PieceFields(this);
    form->addRow(m_piece);
    connect(m_piece, &PieceFields::edited, this, &PositionFields::edit);
    connect(&controller, &GameController::positionChanged, this, &PositionFields::refresh);
    connect(&controller, &GameController::cursorChanged, this, &PositionFields::refresh);
    refresh();
}

void PositionFields::addTurn(QFormLayout& form) {
    m_turn = new QSpinBox(this);
    m_turn->setRange(1, latestTurn);
    m_side = new QComboBox(this);
    m_side->addItems({tr("Attacker"), tr("Defender")});
    m_spawningOver = new QCheckBox(tr("Spawning is over (IMP-7)"), this);
    form.addRow(tr("Tur&n"), m_turn);
    form.addRow(tr("To &move"), m_side);
    form.addRow(m_spawningOver);
    connect(m_turn, &QSpinBox::valueChanged, this, &PositionFields::setTurn);
    connect(m_side, &QComboBox::activated, this, &PositionFields::setTurn);
    connect(m_spawningOver, &QCheckBox::toggled, this, &PositionFields::setSpawning);
}

/// What the tiebreakers compare with (IMP-22).
void PositionFields::addBeginning(QFormLayout& form) {
    for (const imperio::Side side : imperio::sides) {
        const std::size_t index = imperio::indexOf(side);
        auto* fields = new QWidget(this);
        auto* row = marginless<QHBoxLayout>(fields, 4);
        m_beganPieces[index] =
            addCount(*row, tr(" pieces"), tr("Pieces with which the %1 began").arg(text::imperioSide(side)),
                     [this, index](int count) { m_position.initialPieces[index] = count; });
        m_beganUnits[index] =
            addCount(*row, tr(" in reserve"),
                     tr("Reinforcements with which the %1 began").arg(text::imperioSide(side)),
                     [this, index](int count) { m_position.initialReinforcements[index] = count; });
        form.addRow(side == imperio::Side::Attacker ? tr("Attacker began with (IMP-22)")
                                                    : tr("Defender began with (IMP-22)"),
                    fields);
    }
}

QSpinBox* PositionFields::addCount(QHBoxLayout& row, const QString& suffix, const QString& name,
                                   std::function<void(int)> set) {
    auto* spin = new QSpinBox(this);
    spin->setRange(0, mostUnits);
    spin->setKeyboardTracking(false); // the first digit alone may be too few
    spin->setSuffix(suffix);
    spin->setAccessibleName(name);
    spin->setToolTip(name);
    row.addWidget(spin);
    connect(spin, &QSpinBox::valueChanged, this, [this, set = std::move(set)](int count) {
        set(count);
        edit(m_position);
    });
    return spin;
}

void PositionFields::addLost(QFormLayout& form) {
    auto* fields = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(fields, 8);
    for (const imperio::Side side : imperio::sides) {
        const std::size_t index = imperio::indexOf(side);
        m_lost[index] =
            new QCheckBox(side == imperio::Side::Attacker ? tr("Attacker") : tr("Defender"), fields);
        m_lost[index]->setToolTip(
            tr("The %1 has lost its headquarters at some point, even if it holds it now (IMP-22)")
                .arg(text::imperioSide(side)));
        row->addWidget(m_lost[index]);
        connect(m_lost[index], &QCheckBox::toggled, this, [this, index](bool lost) {
            m_position.lostHeadquarters[index] = lost;
            edit(m_position);
        });
    }
    row->addStretch();
    form.addRow(tr("Lost headquarters"), fields);
}

/// What the rules put right shows in the fields too, even if it changes nothing.
void PositionFields::edit(const imperio::Position& position) {
    setPosition(m_controller, position);
    refresh();
}

void PositionFields::refresh() {
    if (!m_controller.setsPosition())
        return;
    m_position = m_controller.position();
    setSilently(m_turn, static_cast<int>(m_position.turn));
    m_side->setCurrentIndex(static_cast<int>(imperio::indexOf(m_position.toMove)));
    setSilently(m_spawningOver, !m_position.spawning);
    for (const imperio::Side side : imperio::sides)
        showSide(side);
    m_piece->setPosition(m_position, m_controller.cursor());
}

void PositionFields::showSide(imperio::Side side) {
    const std::size_t index = imperio::indexOf(side);
    setSilently(m_beganPieces[index], m_position.initialPieces[index]);
    setSilently(m_beganUnits[index], static_cast<int>(m_position.initialReinforcements[index]));
    setSilently(m_lost[index], m_position.lostHeadquarters[index]);
    m_lost[index]->setEnabled(imperio::holdsOwnHeadquarters(m_position, side));
}

void PositionFields::setTurn() {
    const auto side = static_cast<imperio::Side>(m_side->currentIndex());
    const auto turn = static_cast<std::uint32_t>(m_turn->value());
    if (side != m_position.toMove)
        m_position = imperio::atTurn(m_position, turn, side);
    m_position.turn = turn;
    edit(m_position);
}

void PositionFields::setSpawning(bool over) {
    m_position.spawning = !over;
    edit(m_position);
}

} // namespace sf::ui

#include "moc_position_fields.cpp"
