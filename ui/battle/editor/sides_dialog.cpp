// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/sides_dialog.h"

#include "ui/battle/editor/sides_editor.h"

#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

namespace {

int sidesWithStacks(const battle::Battle& battle) {
    int result = 0;
    for (const auto& stack : battle.stacks)
        result = std::max(result, stack->side + 1);
    return result;
}

} // namespace

SidesDialog::SidesDialog(const document::BattleDocument& document, QWidget* parent)
    : FormDialog(tr("Sides"), tr("&Change the sides"), parent)
    , m_document(document)
    , m_sides(new SidesEditor(document.battle().sides, sidesWithStacks(document.battle()), this)) {
    content()->addWidget(m_sides);
    setMinimumWidth(std::max(440, layout()->totalMinimumSize().width()));
    connect(m_sides, &SidesEditor::changed, this, &SidesDialog::refresh);
    refresh();
}

void SidesDialog::refresh() {
    setProblem(m_sides->problem());
    const QString hint =
        tr("Each side has its own shape as well as a colour. Sides with stacks can't be removed.");
    setHint((QStringList(hint) + m_document.removals({action()})).join(u'\n'));
}

battle::SetSides SidesDialog::action() const {
    return {m_sides->sides()};
}

} // namespace sf::ui

#include "moc_sides_dialog.cpp"
