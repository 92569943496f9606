// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/screen_chooser.h"

#include "core/rules/smm/square/screening.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "ui/forms/refusal_line.h"
#include "ui/style/layouts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>

namespace sf::ui {

namespace {

/// Compares what the first box chooses: for another stack, its edge is ignored.
bool sameTarget(const battle::Screens& first, const battle::Screens& second) {
    const auto* one = std::get_if<battle::ScreenedEdge>(&first);
    const auto* two = std::get_if<battle::ScreenedEdge>(&second);
    return one && two ? one->stack == two->stack : first == second;
}

/// If the chosen item has no effect, the line below says why: the box would cut it off.
void addChoice(QComboBox& box, const ScreenChoice& choice, bool isChosen, const battle::Battle& battle) {
    if (!choice.refusal || isChosen)
        box.addItem(choice.text);
    else
        box.addItem(ScreenChooser::tr("%1 (not allowed, %2)")
                        .arg(choice.text, QString::fromStdString(choice.refusal->rule.text())));
    const auto* model = qobject_cast<QStandardItemModel*>(box.model());
    model->item(box.count() - 1)->setEnabled(!choice.refusal);
    if (choice.refusal)
        for (const int role : {Qt::ToolTipRole, Qt::AccessibleDescriptionRole})
            box.setItemData(box.count() - 1, text::refusal(*choice.refusal, battle), role);
    if (isChosen)
        box.setCurrentIndex(box.count() - 1);
}

} // namespace

ScreenChooser::ScreenChooser(QWidget* parent)
    : QWidget(parent)
    , m_target(new QComboBox(this))
    , m_edge(new QComboBox(this))
    , m_line(new RefusalLine(this)) {
    auto* label = new QLabel(tr("Screens"), this);
    label->setBuddy(m_target);
    m_target->setAccessibleName(tr("What the stack screens"));
    m_edge->setAccessibleName(tr("Which edge it screens"));
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_target->setMinimumContentsLength(12);
    m_edge->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_edge->setMinimumContentsLength(5);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_target, 1);
    row->addWidget(m_edge);
    auto* layout = marginless<QVBoxLayout>(this, 2);
    layout->addLayout(row);
    layout->addWidget(m_line);
    connect(m_target, &QComboBox::activated, this, &ScreenChooser::chooseTarget);
    connect(m_edge, &QComboBox::activated, this, &ScreenChooser::chooseEdge);
}

void ScreenChooser::setStack(const ShownSquare& shown) {
    setVisible(smm::stateOf(*shown.stack).posture == battle::Posture::Screening);
    if (isHidden())
        return;
    fillTargets(shown);
    fillEdges(shown);
    sayWhyNot(shown);
}

void ScreenChooser::fillTargets(const ShownSquare& shown) {
    const QSignalBlocker quiet(m_target);
    m_targets = screenChoices(*shown.battle, *shown.stack);
    m_targets.insert(m_targets.begin(), ScreenChoice{tr("nothing"), {}, {}});
    std::stable_partition(m_targets.begin(), m_targets.end(),
                          [](const ScreenChoice& choice) { return !choice.refusal; });
    const auto isChosen = [&](const ScreenChoice& choice) {
        return sameTarget(choice.screens, smm::stateOf(*shown.stack).screens);
    };
    if (std::ranges::none_of(m_targets, isChosen))
        m_targets.push_back(farChoice(*shown.battle, *shown.stack));
    m_target->clear();
    for (const auto& choice : m_targets)
        addChoice(*m_target, choice, isChosen(choice), *shown.battle);
}

void ScreenChooser::fillEdges(const ShownSquare& shown) {
    const QSignalBlocker quiet(m_edge);
    const auto* screened = std::get_if<battle::ScreenedEdge>(&smm::stateOf(*shown.stack).screens);
    m_edge->setVisible(screened != nullptr);
    m_edge->clear();
    m_edges.clear();
    if (!screened)
        return;
    m_edges = edgeChoices(*shown.battle, *shown.stack, screened->stack);
    for (const auto& choice : m_edges)
        addChoice(*m_edge, choice, choice.screens == smm::stateOf(*shown.stack).screens, *shown.battle);
}

void ScreenChooser::sayWhyNot(const ShownSquare& shown) {
    const bool ineffective = shown.square.posture() != battle::Posture::Screening;
    if (const auto refusal =
            smm::screeningRefusal(*shown.battle, *shown.stack, smm::stateOf(*shown.stack).screens);
        refusal && ineffective) {
        if (refusal->reason == battle::Reason::NothingChosen)
            return m_line->say({tr("Screens nothing, so the stack counts as neutral."), smmRule(16)},
                               RefusalLine::Tone::Remark);
        return m_line->say(
            text::caption(*refusal, *shown.battle).in(tr("%1 Until then the stack counts as neutral.")),
            RefusalLine::Tone::Remark);
    }
    // The boxes say why other items can't be chosen; the edges are only those of the screened stack.
    const auto closed =
        std::ranges::find_if(m_edges, [](const ScreenChoice& choice) { return choice.refusal.has_value(); });
    if (closed == m_edges.end())
        return m_line->clear();
    m_line->say({tr("%1: %2").arg(closed->text, text::refusal(*closed->refusal, *shown.battle)),
                 closed->refusal->rule},
                RefusalLine::Tone::Remark);
}

void ScreenChooser::chooseTarget(int index) {
    Q_EMIT chosen(m_targets.at(static_cast<std::size_t>(index)).screens);
}

void ScreenChooser::chooseEdge(int index) {
    Q_EMIT chosen(m_edges.at(static_cast<std::size_t>(index)).screens);
}

} // namespace sf::ui

#include "moc_screen_chooser.cpp"
