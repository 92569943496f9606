// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/position/position_fields.h"

#include "core/rules/imperio/setup/any_position.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/position/piece_fields.h"
#include "ui/style/layouts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sf::ui {
namespace {

constexpr int latestTurn = 1'000'000;
constexpr int mostReserves = 999; ///< of one kind, for the width of the fields
constexpr int pictureSide = 20;

template<class Field, class Value>
void setSilently(Field* field, Value value) {
    const QSignalBlocker silence(field);
    if constexpr (std::is_same_v<Field, QSpinBox>)
        field->setValue(value);
    else
        field->setChecked(value);
}

} // namespace

PositionFields::PositionFields(QWidget* parent) : QWidget(parent) {
    auto* form = marginless<QFormLayout>(this);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    addTurn(*form);
    addReserves(*form);
    addBeginning(*form);
    addLost(*form);
    m_piece = new PieceFields(this);
    form->addRow(m_piece);
    connect(m_piece, &PieceFields::edited, this, &PositionFields::edited);
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

void PositionFields::addReserves(QFormLayout& form) {
    for (const imperio::Side side : imperio::sides) {
        auto* fields = new QWidget(this);
        auto* grid = marginless<QGridLayout>(fields, 4);
        for (const imperio::Kind kind : imperio::fightingKinds) {
            auto* spin = new QSpinBox(fields);
            spin->setRange(0, mostReserves);
            spin->setAccessibleName(
                tr("Reinforcements of the %1: %2").arg(text::imperioSide(side), text::imperioKind(kind)));
            spin->setToolTip(spin->accessibleName());
            auto* picture = new PiecePicture(pictureSide, fields);
            picture->setPiece({kind, side, side});
            picture->setToolTip(spin->toolTip());
            const int at = static_cast<int>(imperio::indexOf(kind));
            grid->addWidget(picture, at / 2, at % 2 * 2);
            grid->addWidget(spin, at / 2, at % 2 * 2 + 1);
            grid->setColumnStretch(at % 2 * 2 + 1, 1);
            m_reserves[imperio::indexOf(side)][imperio::indexOf(kind)] = spin;
            connect(spin, &QSpinBox::valueChanged, this,
                    [this, side, kind](int count) { setReserve(side, kind, count); });
        }
        form.addRow(side == imperio::Side::Attacker ? tr("Attacker's reserves") : tr("Defender's reserves"),
                    fields);
    }
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
    spin->setRange(0, mostReserves);
    spin->setKeyboardTracking(false); // the first digit alone may be too few
    spin->setSuffix(suffix);
    spin->setAccessibleName(name);
    spin->setToolTip(name);
    row.addWidget(spin);
    connect(spin, &QSpinBox::valueChanged, this, [this, set = std::move(set)](int count) {
        set(count);
        Q_EMIT edited(m_position);
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
            Q_EMIT edited(m_position);
        });
    }
    row->addStretch();
    form.addRow(tr("Lost headquarters"), fields);
}

void PositionFields::setPosition(const imperio::Position& position, imperio::Square selected) {
    m_position = position;
    setSilently(m_turn, static_cast<int>(position.turn));
    m_side->setCurrentIndex(static_cast<int>(imperio::indexOf(position.toMove)));
    setSilently(m_spawningOver, !position.spawning);
    for (const imperio::Side side : imperio::sides)
        showSide(side);
    m_piece->setPosition(position, selected);
}

void PositionFields::showSide(imperio::Side side) {
    const std::size_t index = imperio::indexOf(side);
    for (const imperio::Kind kind : imperio::fightingKinds)
        setSilently(m_reserves[index][imperio::indexOf(kind)], m_position.reinforcements[index].of(kind));
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
    Q_EMIT edited(m_position);
}

void PositionFields::setReserve(imperio::Side side, imperio::Kind kind, int count) {
    m_position.reinforcements[imperio::indexOf(side)].of(kind) = count;
    Q_EMIT edited(m_position);
}

void PositionFields::setSpawning(bool over) {
    m_position.spawning = !over;
    Q_EMIT edited(m_position);
}

} // namespace sf::ui

#include "moc_position_fields.cpp"
