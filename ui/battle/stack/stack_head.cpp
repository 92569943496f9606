// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stack/stack_head.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "ui/battle/forecast/forecast_tokens.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/saved_name.h"
#include "ui/battle/state/side_token.h"
#include "ui/forms/commit_edit.h"
#include "ui/forms/refusal_line.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/wrapped_label.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace sf::ui {

namespace {

constexpr int stackHeadTokenSize = 28;

} // namespace

StackHead::StackHead(document::BattleDocument& document, QWidget* parent)
    : Restyled(parent), m_document(document) {
    auto* layout = marginless<QVBoxLayout>(this, 6);
    addWidgets(*layout, {makeTitle(), makeHere(), m_refusal = new RefusalLine(this)});
    m_refusal->setShownInStatusBar();
    refreshStyle();
}

QWidget* StackHead::makeTitle() {
    auto* title = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(title, 8);
    m_token = new QLabel(title);
    m_token->setFixedSize(stackHeadTokenSize, stackHeadTokenSize);
    m_name = new QLineEdit(title);
    m_name->setFrame(false);
    scaleFont(*m_name, 1.25, true);
    m_name->setAccessibleName(tr("Stack name"));
    m_name->setToolTip(tr("Type to rename the stack"));
    m_name->installEventFilter(this);
    m_place = hintLabel(title);
    m_place->setMinimumWidth(1); // a long word must not widen the dock
    scaleFont(*m_place, 0.9);
    m_place->setContentsMargins(6, 0, 0, 0); // aligned with the name's text, which its field indents
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    addWidgets(*words, {m_name, m_place});
    row->addWidget(m_token);
    row->addLayout(words, 1);
    if (const Rule rule = battleMode(m_document.battle()).stackRule())
        row->addWidget(new RuleChip(rule, tr("Stack"), title), 0, Qt::AlignTop);
    connect(m_name, &QLineEdit::editingFinished, this, &StackHead::rename);
    setCheck(*m_name, [this] {
        const auto outcome = m_document.check(renaming());
        const auto* refusal = m_name->isModified() ? std::get_if<battle::Refusal>(&outcome) : nullptr;
        return refusal && refusal->reason != battle::Reason::NothingToChange
                   ? text::caption(*refusal, m_document.battle())
                   : QString();
    });
    return title;
}

QWidget* StackHead::makeHere() {
    m_hereRow = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(m_hereRow);
    auto* label = new QLabel(tr("In this hex"), m_hereRow);
    m_here = new QComboBox(m_hereRow);
    m_here->setAccessibleName(tr("Stacks in this hex"));
    label->setBuddy(m_here);
    row->addWidget(label);
    row->addWidget(m_here, 1);
    connect(m_here, &QComboBox::activated, this, [this](int index) {
        Q_EMIT stackChosen(battle::StackId(m_here->itemData(index).toString().toStdString()));
    });
    return m_hereRow;
}

void StackHead::setStack(const ShownStackPointer& shown) {
    const bool isOther = !m_shown || m_shown->stack->id != shown->stack->id;
    m_shown = shown;
    if (isOther || !m_name->isModified()) {
        m_refusal->clear();
        m_name->setText(savedName(*shown->stack));
    }
    if (!m_name->hasFocus())
        m_name->setCursorPosition(0); // shows the beginning of a long name
    m_place->setText(breakable(place()));
    refreshToken();
    refreshHere();
}

QString StackHead::place() const {
    const auto& stack = *m_shown->stack;
    const int croaked = static_cast<int>(stack.units->size()) - stack.living();
    const QString units = tr("%n unit(s)", nullptr, stack.living());
    return tr("%1, %2, %3")
        .arg(text::sideName(*m_shown->battle, stack.side),
             croaked ? tr("%1 and %2").arg(units, tr("%n croaked", nullptr, croaked)) : units,
             battleMode(*m_shown->battle).place(stack));
}

void StackHead::refreshToken() {
    const auto& stack = *m_shown->stack;
    const auto* leader = m_shown->leader ? &m_shown->unit(*m_shown->leader) : nullptr;
    const double ratio = devicePixelRatioF();
    m_token->setPixmap(leader ? unitToken(*m_shown->battle, stack, *leader, stackHeadTokenSize, ratio, true)
                              : sideToken(*m_shown->battle, stack.side, stackHeadTokenSize, ratio));
    m_token->setAccessibleName(leader ? tr("Led by %1").arg(text::unitName(*leader))
                                      : tr("Without a Warlord"));
}

void StackHead::refreshHere() {
    const QSignalBlocker quiet(m_here);
    m_here->clear();
    const auto& battle = *m_shown->battle;
    for (const auto& stack : battle.stacks.at(m_shown->stack->hex)) {
        m_here->addItem(tr("%1, %2, %3")
                            .arg(text::stackName(*stack), text::sideName(battle, stack->side),
                                 tr("%n unit(s)", nullptr, stack->living())),
                        QString::fromStdString(stack->id.text));
        if (stack->id == m_shown->stack->id)
            m_here->setCurrentIndex(m_here->count() - 1);
    }
    m_hereRow->setVisible(m_here->count() > 1);
}

void StackHead::refreshStyle() {
    if (m_shown)
        refreshToken();
    QPalette field = palette();
    field.setColor(QPalette::Base, Qt::transparent);
    m_name->setPalette(field);
}

void StackHead::editName() {
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

bool StackHead::eventFilter(QObject* watched, QEvent* event) {
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    if (watched == m_name && key && key->key() == Qt::Key_Escape && m_name->isModified()) {
        m_name->setText(savedName(*m_shown->stack));
        m_refusal->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void StackHead::rename() {
    if (!m_name->isModified())
        return;
    const bool isRefused =
        m_name->text().trimmed() != savedName(*m_shown->stack) &&
        !m_refusal->showRefusal(m_document.perform(renaming()).refusal, m_document.battle());
    m_name->setModified(isRefused);
}

battle::RenameStack StackHead::renaming() const {
    return {m_shown ? m_shown->stack->id : battle::StackId(), m_name->text().trimmed().toStdString()};
}

} // namespace sf::ui

#include "moc_stack_head.cpp"
