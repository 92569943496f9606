// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/new_stack_fields.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/battle/state/side_token.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace sf::ui {

namespace {

/// The side whose deployment zone the hex is in, or else that of the newest stack.
int likelySide(const battle::Battle& battle, hex::Hex hex) {
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side)
        if (const battle::Zone* zone = battle.scenario->zoneOf(side);
            zone && std::ranges::find(zone->hexes, hex) != zone->hexes.end())
            return side;
    return battle.stacks.empty() ? 0 : battle.stacks[battle.stacks.size() - 1]->side;
}

} // namespace

NewStackFields::NewStackFields(const document::BattleDocument& document, hex::Hex hex, QFormLayout& form)
    : QObject(&form), m_document(document), m_hex(hex), m_name(new QLineEdit), m_side(new QComboBox) {
    const battle::Battle& battle = document.battle();
    m_name->setText(tr("Stack %1").arg(text::figure(static_cast<qint64>(battle.stacks.size()) + 1)));
    m_name->setMaxLength(1000);
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side)
        m_side->addItem(sideToken(battle, side, 18, form.parentWidget()->devicePixelRatioF()),
                        text::sideName(battle, side));
    m_side->setCurrentIndex(likelySide(battle, hex));
    form.addRow(tr("&Name"), m_name);
    form.addRow(tr("&Side"), m_side);
    if (document::system(battle.rules).facing({}))
        addFacing(form);
    form.addRow(tr("Hex"), new QLabel(text::hexName(hex)));
    connect(m_name, &QLineEdit::textChanged, this, &NewStackFields::nameChanged);
}

void NewStackFields::addFacing(QFormLayout& form) {
    m_facing = new QComboBox;
    for (const auto direction : hex::directions)
        m_facing->addItem(text::direction(direction));
    form.addRow(tr("&Facing"), m_facing);
    faceEnemy();
    connect(m_facing, &QComboBox::activated, this, [this] { m_isFacingChosen = true; });
    connect(m_side, &QComboBox::currentIndexChanged, this, &NewStackFields::faceEnemy);
}

void NewStackFields::faceEnemy() {
    if (m_isFacingChosen)
        return;
    const battle::Battle& battle = m_document.battle();
    battle::StackPointer nearest;
    for (const battle::StackPointer& stack : battle.stacks)
        if (battle.areOpposed(stack->side, m_side->currentIndex()) && stack->isAlive() && stack->isOnMap() &&
            (!nearest || hex::distance(m_hex, stack->hex) < hex::distance(m_hex, nearest->hex)))
            nearest = stack;
    const hex::Direction facing = nearest && nearest->hex != m_hex
                                      ? hex::bearing(m_hex, nearest->hex, hex::Direction::North)
                                      : hex::Direction::North;
    m_facing->setCurrentIndex(hex::number(facing));
}

battle::Stack NewStackFields::stack() const {
    battle::Stack stack;
    stack.id = m_document.freshStackId();
    stack.name = m_name->text().trimmed().toStdString();
    stack.side = m_side->currentIndex();
    stack.facing = static_cast<hex::Direction>(m_facing ? m_facing->currentIndex() : 0);
    stack.hex = m_hex;
    return stack;
}

bool NewStackFields::hasName() const {
    return !m_name->text().trimmed().isEmpty();
}

} // namespace sf::ui

#include "moc_new_stack_fields.cpp"
