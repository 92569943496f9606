// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/square/sheet_rules.h"

#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/text/figures.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"

namespace sf::paint {
namespace {

using battle::Posture;

/// Collects the reminders in the order of their numbers.
class Reminders {
public:
    explicit Reminders(const SheetStack& sheet) : m_sheet(sheet), m_measures(sheet.square.measures()) {}

    RuleLines all();

private:
    void add(int rule, const QString& text) { m_lines.push_back({smmRule(rule), text}); }
    void addPosture();
    void addFight();

    const SheetStack& m_sheet;
    const smm::Measures& m_measures;
    RuleLines m_lines;
};

void Reminders::addPosture() {
    switch (m_sheet.square.posture()) {
    case Posture::Offensive:
        return add(
            14, SheetText::tr(
                    "Offensive, melee: AP = average of the others less penalties, then + the Warlord's AP."));
    case Posture::Defensive:
        return add(15, SheetText::tr(
                           "Defensive: DP = average of the others less penalties, then + the Warlord's DP."));
    case Posture::Screening:
        return m_sheet.square.screened()
                   ? add(16, SheetText::tr("The screened unit counts in no sum and takes no melee damage "
                                           "while another lives."))
                   : add(22, SheetText::tr("Screening: AP halved, rounded up; the screened edge gains half "
                                           "of DP, rounded up."));
    case Posture::Neutral:
        if (!m_sheet.square.warlord())
            add(13, SheetText::tr("No Warlord leads this stack: it is neutral."));
    }
}

void Reminders::addFight() {
    const smm::HouseRules rules = smm::houseRules(m_sheet.battle);
    add(27, SheetText::tr("1d%1 + AP against %2 + DP. %1 hits, 1 misses. Damage: Dmg − DR, at least %3.")
                .arg(text::figure(rules.attackDie), text::figure(rules.attackTarget),
                     text::figure(rules.minimumDamage)));
    if (const auto range = m_sheet.stats ? smm::shootingRange(m_sheet.stack) : std::nullopt)
        add(28, SheetText::tr("Can shoot at a stack up to %n hex(es) away, without edge penalties.", nullptr,
                              *range));
    for (const battle::Modifier& modifier : smm::stateOf(m_sheet.stack).modifiers)
        add(30, SheetText::tr("Modifier %1: %2 × the multiplier of its weight.")
                    .arg(printable(modifier.name), text::signedFigure(modifier.amount)));
}

RuleLines Reminders::all() {
    add(4, SheetText::tr("Rows are filled from the Front, left to right, least valuable first."));
    add(12,
        SheetText::tr("Over a Side: AP and DP less complete squares (%1). Over the Back: twice that (%2).")
            .arg(text::figure(m_measures.minor), text::figure(qint64{2} * m_measures.minor)));
    addPosture();
    add(18, SheetText::tr("Gaps stay until the next round; then re-form, at no cost."));
    add(20, SheetText::tr("Rotate first: costs complete rows (%1) per hex side, for the round.")
                .arg(text::figure(m_measures.completeRows)));
    addFight();
    return std::move(m_lines);
}

} // namespace

SheetStack::SheetStack(const battle::Battle& itsBattle, const battle::Stack& itsStack)
    : battle(itsBattle)
    , stack(itsStack)
    , square(itsBattle, itsStack)
    , stats(smm::stackStats(itsBattle, itsStack, square)) {}

RuleLines rulesFor(const SheetStack& sheet) {
    return Reminders(sheet).all();
}

} // namespace sf::paint
