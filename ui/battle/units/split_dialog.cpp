// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/split_dialog.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/battle/drag/drop_proposal.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/mode/shown_stack.h"
#include "ui/battle/mode/stack_preview.h"
#include "ui/battle/state/saved_name.h"
#include "ui/battle/state/side_token.h"
#include "ui/forms/check_item.h"
#include "ui/forms/refusal_line.h"
#include "ui/paint/base/primitives.h"
#include "ui/speech/quiet_view.h"
#include "ui/speech/spoken_reason.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/widgets/unchanged_icon.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace sf::ui {

namespace {

constexpr int idRole = Qt::UserRole;

} // namespace

SplitDialog::SplitDialog(document::BattleDocument& document, const battle::StackId& stack,
                         const std::vector<battle::UnitId>& chosen, QWidget* parent)
    : QDialog(parent), m_document(document), m_stack(stack), m_newStack(document.freshStackId()) {
    const auto shown = document.battle().stacks.find(stack);
    setWindowTitle(tr("Split %1").arg(text::stackName(*shown)));
    auto* layout = new QVBoxLayout(this);
    auto* ask = new QLabel(tr("&Units that leave as a new stack:"), this);
    layout->addWidget(ask);
    auto* row = new QHBoxLayout;
    row->addWidget(m_units = new QuietView<QListWidget>(this), 2);
    row->addWidget(makePreviews(), 3);
    layout->addLayout(row, 1);
    ask->setBuddy(m_units);
    auto* naming = new QHBoxLayout;
    auto* label = new QLabel(tr("&Name of the new stack"), this);
    m_name = new QLineEdit(QString::fromStdString(nameAfter(document.battle(), shown->name)), this);
    m_name->setAccessibleName(tr("Name of the new stack"));
    label->setBuddy(m_name);
    naming->addWidget(label);
    naming->addWidget(m_name, 1);
    layout->addLayout(naming);
    layout->addWidget(m_line = new RefusalLine(this));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_split = buttons->addButton(tr("&Split"), QDialogButtonBox::AcceptRole);
    m_split->setDefault(true);
    m_reason = new SpokenReason(*m_split, *this);
    layout->addWidget(buttons);
    makeList(chosen);
    connect(buttons, &QDialogButtonBox::accepted, this, &SplitDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &SplitDialog::reject);
    connect(m_units, &QListWidget::itemChanged, this, &SplitDialog::refresh);
    connect(m_name, &QLineEdit::textChanged, this, &SplitDialog::refresh);
    refresh();
    m_units->setFocus();
}

void SplitDialog::makeList(const std::vector<battle::UnitId>& chosen) {
    m_units->setAccessibleName(tr("Units that leave, ticked with Space"));
    const ShownStack shown(m_document.battle(), m_document.battle().stacks.find(m_stack));
    const auto& stack = *shown.stack;
    const QColor colour = sideColour(*shown.battle, stack.side);
    for (const std::size_t position : shown.order) {
        const auto& unit = shown.unit(position);
        if (!unit.isAlive()) // the croaked stay (BAT-19)
            continue;
        const QString words = tr("%1 (%2 of %3 hits)")
                                  .arg(text::unitName(unit), text::figure(unit.hitsLeft),
                                       text::figure(unit[battle::Number::Hits]));
        const bool ticked = std::find(chosen.begin(), chosen.end(), unit.id) != chosen.end();
        auto* item = new CheckItem(words, ticked, *m_units);
        item->setData(idRole, QString::fromStdString(unit.id.text));
        const auto look = paint::tokenStyle(*shown.battle, unit, shown.leader == position);
        item->setIcon(unchangedIcon(
            paint::tokenPixmap(16, devicePixelRatioF(), stack.side, colour, look, currentTheme())));
    }
    m_units->setMinimumWidth(std::min(360, m_units->sizeHintForColumn(0) + 40));
    if (m_units->count() > 0)
        m_units->setCurrentRow(0);
}

QWidget* SplitDialog::makePreviews() {
    auto* previews = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(previews);
    const BattleMode& mode = battleMode(m_document.battle());
    row->addWidget(m_stays = mode.makeStackPreview(tr("Stays"), previews));
    row->addWidget(m_leaves = mode.makeStackPreview(tr("Leaves"), previews));
    return previews;
}

battle::SplitStack SplitDialog::action() const {
    battle::SplitStack split{m_stack, {}, m_newStack, m_name->text().trimmed().toStdString()};
    for (int row = 0; row < m_units->count(); ++row) {
        const auto* item = m_units->item(row);
        if (item->checkState() == Qt::Checked)
            split.units.emplace_back(item->data(idRole).toString().toStdString());
    }
    return split;
}

void SplitDialog::refresh() {
    const auto& battle = m_document.battle();
    const auto stack = battle.stacks.find(m_stack);
    const auto outcome = m_document.check(action());
    const auto* changes = std::get_if<battle::Changes>(&outcome);
    m_split->setEnabled(changes != nullptr);
    m_stays->setStack(battle, changes ? stackAfter(*changes, m_stack) : stack);
    m_leaves->setStack(battle, changes ? stackAfter(*changes, m_newStack) : nullptr);
    const auto* refusal = std::get_if<battle::Refusal>(&outcome);
    if (refusal && refusal->reason == battle::Reason::NothingChosen)
        m_line->say(text::caption(*refusal, battle), RefusalLine::Tone::Remark);
    else
        m_line->showRefusal(refusal ? std::optional(*refusal) : std::nullopt, battle);
    m_reason->set(refusal ? text::refusal(*refusal, battle) : QString(), false);
}

void SplitDialog::accept() {
    if (m_line->showRefusal(m_document.perform(action()).refusal, m_document.battle()))
        QDialog::accept();
}

} // namespace sf::ui

#include "moc_split_dialog.cpp"
