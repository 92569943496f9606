// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/round_commands.h"

#include "core/text/words.h"
#include "ui/battle/smm/rounds/round_desk.h"
#include "ui/battle/state/selection.h"
#include "ui/page/named_action.h"

#include <QAction>

namespace sf::ui {

RoundCommands::RoundCommands(RoundDesk& desk, Page& page, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
    , m_page(page)
    , m_next(make("nextStep", tr("&Begin round"), QStringLiteral("step"), Qt::Key_F9))
    , m_conflict(make("resolveConflict", tr("Resolve &Conflict"), QStringLiteral("resolve"), tr("Shift+F9")))
    , m_round(make("resolveRound", tr("Resolve roun&d"), QStringLiteral("resolve-all"), tr("Ctrl+F9")))
    , m_takeBack(make("takeOrderBack", tr("Cancel &order"), {}, tr("Ctrl+Backspace")))
    , m_takeAllBack(make("takeOrdersBack", tr("Cancel &all orders")))
    , m_hold(make("orderHold", tr("Ho&ld position")))
    , m_typeDice(make("typeDice", tr("&Type dice in"), QStringLiteral("dice"))) {
    connect(m_next, &QAction::triggered, &desk, &RoundDesk::goOn);
    connect(m_conflict, &QAction::triggered, &desk, [&desk] { desk.resolve(smm::Extent::Conflict); });
    connect(m_round, &QAction::triggered, &desk, [&desk] { desk.resolve(smm::Extent::Round); });
    connect(m_takeBack, &QAction::triggered, &desk, &RoundDesk::takeBack);
    connect(m_takeAllBack, &QAction::triggered, &desk, &RoundDesk::takeAllBack);
    connect(m_hold, &QAction::triggered, &desk, &RoundDesk::orderHold);
    m_typeDice->setCheckable(true);
    m_typeDice->setToolTip(tr("Asks for each die instead of rolling it; the log marks it"));
    connect(m_typeDice, &QAction::toggled, &desk, &RoundDesk::setDiceTyped);
    connect(&desk, &RoundDesk::diceTypedChanged, m_typeDice, &QAction::setChecked);
    connect(&desk, &RoundDesk::changed, this, &RoundCommands::refresh);
    refresh();
}

QAction* RoundCommands::make(const char* name, const QString& text, const QString& icon,
                             const QKeySequence& key) {
    return makeNamedAction(m_page, this, name, text, icon, key);
}

QList<QAction*> RoundCommands::forMenu() const {
    const auto separator = [this] {
        auto* line = new QAction(m_next->parent());
        line->setSeparator(true);
        return line;
    };
    return {m_next,     m_conflict,    m_round,     separator(), m_hold,
            m_takeBack, m_takeAllBack, separator(), m_typeDice,  separator()};
}

void RoundCommands::explain(QAction* action, const QString& what) {
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? what : tr("%1 (%2)").arg(what, key));
}

void RoundCommands::refresh() {
    const bool mayPlay = m_desk.mayPlay();
    const bool isRunning = m_desk.isRunning();
    m_next->setText(isRunning ? tr("Resolve &step") : tr("&Begin round"));
    m_next->setEnabled(mayPlay);
    if (!mayPlay)
        explain(m_next, tr("There are no stacks on the map"));
    else if (isRunning)
        explain(m_next, tr("The next stack acts by its order (SMM-26)"));
    else
        explain(m_next, tr("Postures take effect, Conflicts form, stats are frozen (SMM-25)"));
    const auto& agenda = m_desk.agenda();
    const bool hasConflict = agenda.phase == smm::Phase::Planning || agenda.phase == smm::Phase::Conflicts;
    m_conflict->setEnabled(mayPlay && m_desk.mayResolveConflict());
    explain(m_conflict, hasConflict ? tr("Resolve the rest of this Conflict (SMM-26)")
                                    : tr("The Conflicts of this round have fought (SMM-25)"));
    m_round->setEnabled(mayPlay);
    explain(m_round, tr("Resolve the rest of the battle round (SMM-25)"));
    const auto& stack = m_desk.selection().stack();
    m_takeBack->setEnabled(stack && m_desk.mayTakeBack(*stack));
    m_takeAllBack->setEnabled(m_desk.mayTakeAllBack());
    m_hold->setEnabled(stack && !m_desk.choices().order);
}

} // namespace sf::ui
