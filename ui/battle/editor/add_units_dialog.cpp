// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/add_units_dialog.h"

#include "core/rules/smm/square/square.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/side_token.h"
#include "ui/widgets/word_completer.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

namespace sf::ui {

AddUnitsDialog::AddUnitsDialog(const document::BattleDocument& document, const battle::StackPointer& into,
                               hex::Hex hex, QWidget* parent)
    : FormDialog(into ? tr("Add units to %1").arg(text::stackName(*into)) : tr("Add a stack"),
                 into ? tr("&Add units") : tr("&Add the stack"), parent)
    , m_document(document)
    , m_into(into)
    , m_line(new QLineEdit(this)) {
    m_line->setObjectName(QStringLiteral("units"));
    m_line->setPlaceholderText(tr("12 Stabbers, 1 Warlord"));
    m_line->setMinimumWidth(380);
    m_line->setMaxLength(2000);
    addRow(tr("&Units"), m_line);
    if (!into)
        addStackFields(hex);
    new WordCompleter(*m_line, kindNames(document.battle()));
    connect(m_line, &QLineEdit::textChanged, this, &AddUnitsDialog::refresh);
    refresh();
}

void AddUnitsDialog::addStackFields(hex::Hex hex) {
    const auto& battle = m_document.battle();
    m_name =
        new QLineEdit(tr("Stack %1").arg(text::figure(static_cast<qint64>(battle.stacks.size()) + 1)), this);
    m_name->setMaxLength(1000);
    m_side = new QComboBox(this);
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side)
        m_side->addItem(sideToken(battle, side, 18, devicePixelRatioF()), text::sideName(battle, side));
    addRow(tr("&Name"), m_name);
    addRow(tr("&Side"), m_side);
    if (battleMode(battle).hasFacings()) {
        m_facing = new QComboBox(this);
        for (const auto direction : hex::directions)
            m_facing->addItem(text::direction(direction));
        addRow(tr("&Facing"), m_facing);
        faceEnemy(hex);
        connect(m_facing, &QComboBox::activated, this, [this] { m_isFacingChosen = true; });
        connect(m_side, &QComboBox::currentIndexChanged, this, [this, hex] { faceEnemy(hex); });
    }
    addRow(tr("Hex"), new QLabel(text::hexName(hex), this));
    connect(m_name, &QLineEdit::textChanged, this, &AddUnitsDialog::refresh);
}

void AddUnitsDialog::faceEnemy(hex::Hex from) {
    if (m_isFacingChosen)
        return;
    const battle::Battle& battle = m_document.battle();
    battle::StackPointer nearest;
    for (const battle::StackPointer& stack : battle.stacks)
        if (battle.areOpposed(stack->side, side()) && stack->isAlive() && stack->isOnMap() &&
            (!nearest || hex::distance(from, stack->hex) < hex::distance(from, nearest->hex)))
            nearest = stack;
    const hex::Direction facing = nearest && nearest->hex != from
                                      ? hex::bearing(from, nearest->hex, hex::Direction::North)
                                      : hex::Direction::North;
    m_facing->setCurrentIndex(hex::number(facing));
}

void AddUnitsDialog::refresh() {
    m_counts.clear();
    auto read = readUnits(m_line->text(), m_document.battle());
    if (const auto* error = std::get_if<QString>(&read))
        return m_line->text().isEmpty() ? setWaiting(*error) : setProblem(*error);
    m_counts = std::get<std::vector<UnitCount>>(std::move(read));
    if (m_name && m_name->text().trimmed().isEmpty())
        return setProblem(tr("The stack needs a name."));
    int count = m_into ? m_into->living() : 0;
    QStringList parts;
    for (const auto& one : m_counts) {
        count += one.count;
        parts << tr("%1 × %2").arg(text::figure(one.count), text::displayName(one.kind));
    }
    setProblem({});
    const QString list = text::listed(parts);
    if (!battleMode(m_document.battle()).hasSquares())
        return setHint(tr("%1. The stack will have %n unit(s).", nullptr, count).arg(list));
    const auto measures = smm::measures(count);
    setHint(tr("%1. The stack will have %n unit(s); width: %2, rows: %3 (SMM-4).", nullptr, count)
                .arg(list, text::figure(measures.width), text::figure(measures.rows)));
}

std::string AddUnitsDialog::stackName() const {
    return m_name ? m_name->text().trimmed().toStdString() : std::string();
}

int AddUnitsDialog::side() const {
    return m_side ? m_side->currentIndex() : 0;
}

hex::Direction AddUnitsDialog::facing() const {
    return static_cast<hex::Direction>(m_facing ? m_facing->currentIndex() : 0);
}

} // namespace sf::ui
