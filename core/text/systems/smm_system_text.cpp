// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/systems/smm_system_text.h"

#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"

#include <QCoreApplication>

namespace sf::text {

namespace {

constexpr RemovalText smmRemovals[] = {
    {battle::Removal::Kind::Order, battleRule(16), QT_TRANSLATE_NOOP("sf::text", "The order of %1 is lost.")},
    {battle::Removal::Kind::ScreeningOrder, smmRule(16),
     QT_TRANSLATE_NOOP("sf::text", "The order of %1 to screen is lost.")},
    {battle::Removal::Kind::Own, smmRule(16),
     QT_TRANSLATE_NOOP("sf::text", "Nothing is left for %1 to screen."), "screens"},
    {battle::Removal::Kind::Own, smmRule(13),
     QT_TRANSLATE_NOOP("sf::text", "The chosen leader of %1 is lost."), "leader"},
    {battle::Removal::Kind::Own, smmRule(30), QT_TRANSLATE_NOOP("sf::text", "The modifiers of %1 are lost."),
     "modifiers"},
    {battle::Removal::Kind::Conflict, smmRule(24),
     QT_TRANSLATE_NOOP("sf::text", "%1 will be in no Conflict any more.")},
};

/// SMM-21 is about stacks, SMM-16 about what else can be screened.
constexpr RefusalText smmRefusals[] = {
    {battle::Reason::CannotScreen, smmRule(21),
     QT_TRANSLATE_NOOP("sf::text",
                       "Can't screen that stack. Choose an adjacent one of your own, left or right of "
                       "your Front, that isn't screening, and not its far edge.")},
};

constexpr StackColumn smmColumns[] = {
    {QT_TRANSLATE_NOOP("sf::text", "Facing"), QT_TRANSLATE_NOOP("sf::text", "Facing"),
     [](const battle::Stack& stack) { return shortDirection(stack.facing); },
     [](const battle::Stack& stack) { return hex::number(stack.facing); }},
    {QT_TRANSLATE_NOOP("sf::text", "Posture"), QT_TRANSLATE_NOOP("sf::text", "Defensive"),
     [](const battle::Stack& stack) { return posture(smm::stateOf(stack).posture); }, nullptr},
};

/// Words that depend on more than the kind: `numbered` of a Conflict whose number is known.
const char* inConflict(const battle::Event& event, const char* numbered) {
    return event.conflict > 0 ? numbered : nullptr;
}

const char* endedConflict(const battle::Event& event) {
    const bool isIdle = event.rule == battleRule(7);
    if (event.conflict > 0)
        return isIdle ? QT_TRANSLATE_NOOP("sf::text", "%9 ended because nobody acted in it: %6")
                      : QT_TRANSLATE_NOOP("sf::text", "%9 ended: %6");
    if (event.others.empty()) // from an older document's log
        return QT_TRANSLATE_NOOP("sf::text", "A Conflict ended");
    return isIdle ? QT_TRANSLATE_NOOP("sf::text", "A Conflict ended because nobody acted in it: %6")
                  : nullptr;
}

constexpr const char* toHit = QT_TRANSLATE_NOOP("sf::text", "to hit");
constexpr const char* toAttack = QT_TRANSLATE_NOOP("sf::text", "%1 attacks %2: %4 or more needed");
constexpr const char* fightsOn = QT_TRANSLATE_NOOP("sf::text", "%1 fights on this round though wiped out");
constexpr const char* toJoinAttempt =
    QT_TRANSLATE_NOOP("sf::text", "Does %2, the Warlord of %1, join the edge? %4 or more needed");
constexpr const char* toJoin = QT_TRANSLATE_NOOP("sf::text", "to join the edge");

constexpr EventText smmEvents[] = {
    {smm::events::conflictForms, QT_TRANSLATE_NOOP("sf::text", "A Conflict formed: %6"), nullptr,
     [](const battle::Event& event) {
         return inConflict(event, QT_TRANSLATE_NOOP("sf::text", "%9 formed: %6"));
     }},
    {smm::events::conflictsMerge, QT_TRANSLATE_NOOP("sf::text", "Two Conflicts became one: %6"), nullptr,
     [](const battle::Event& event) {
         return inConflict(event, QT_TRANSLATE_NOOP("sf::text", "Conflicts merged into %9: %6"));
     }},
    {smm::events::joins, QT_TRANSLATE_NOOP("sf::text", "%1 joined the Conflict of %2"), nullptr,
     [](const battle::Event& event) {
         return inConflict(event, QT_TRANSLATE_NOOP("sf::text", "%1 joined %9 by fighting %2"));
     }},
    {smm::events::conflictEnds, QT_TRANSLATE_NOOP("sf::text", "A Conflict ended: %6"), nullptr,
     endedConflict},
    {smm::events::reforms, QT_TRANSLATE_NOOP("sf::text", "%1 re-formed")},
    {smm::events::rotates, QT_TRANSLATE_N_NOOP("sf::text", "%1 rotated right by %n hex side(s)"), nullptr,
     [](const battle::Event& event) -> const char* {
         return event.amount < 0 ? QT_TRANSLATE_N_NOOP("sf::text", "%1 rotated left by %n hex side(s)")
                                 : nullptr;
     }},
    {smm::events::hits, QT_TRANSLATE_NOOP("sf::text", "%1 hit %2 for %3 damage (%4 or more needed)"), toHit,
     nullptr, toAttack, QT_TRANSLATE_NOOP("sf::text", "%1 hits %2 for %3 damage"), fightsOn, smmRule(26)},
    {smm::events::misses, QT_TRANSLATE_NOOP("sf::text", "%1 missed %2 (%4 or more needed)"), toHit, nullptr,
     toAttack, QT_TRANSLATE_NOOP("sf::text", "%1 misses %2"), fightsOn, smmRule(26)},
    {smm::events::warlordJoins,
     QT_TRANSLATE_NOOP("sf::text", "The Warlord of %1, %2, joined the edge (%4 or more needed)"), toJoin,
     nullptr, toJoinAttempt, QT_TRANSLATE_NOOP("sf::text", "The Warlord of %1, %2, joins the edge")},
    {smm::events::warlordStays,
     QT_TRANSLATE_NOOP("sf::text", "The Warlord of %1, %2, stayed out of it (%4 or more needed)"), toJoin,
     nullptr, toJoinAttempt, QT_TRANSLATE_NOOP("sf::text", "The Warlord of %1, %2, stays out of it")},
    {smm::events::forfeits, QT_TRANSLATE_NOOP("sf::text", "%1 forfeited the attack on %2")},
    {smm::events::cannotAct, QT_TRANSLATE_NOOP("sf::text", "%1 can't act")},
    {smm::events::holds, QT_TRANSLATE_NOOP("sf::text", "%1 held")},
    {smm::events::flees, QT_TRANSLATE_NOOP("sf::text", "%1 fled to %5")},
    {smm::events::fleeFails, QT_TRANSLATE_NOOP("sf::text", "%1 can't flee to %5")},
    {smm::events::cannotDisengage, QT_TRANSLATE_NOOP("sf::text", "%1 can't disengage")},
    {smm::events::disengages, QT_TRANSLATE_NOOP("sf::text", "%1 disengaged")},
    {smm::events::unitChanges, QT_TRANSLATE_NOOP("sf::text", "The pending changes to %2 of %1 take effect")},
    {smm::events::conflictFights, QT_TRANSLATE_NOOP("sf::text", "%9 fights: %6")},
    {smm::events::othersAct, QT_TRANSLATE_NOOP("sf::text", "The stacks outside Conflicts act")},
    {smm::events::takesPosture, QT_TRANSLATE_NOOP("sf::text", "%1 took the posture %9")},
    {smm::events::namesEdge, QT_TRANSLATE_NOOP("sf::text", "Ordered for %1: attack %2 on the %9")},
    {smm::events::waits, QT_TRANSLATE_NOOP("sf::text", "%1 waited to join the Conflict of %2")},
    {smm::events::keepsOrder, QT_TRANSLATE_NOOP("sf::text", "%1 kept the order for the next round")},
    {smm::events::inReach, QT_TRANSLATE_NOOP("sf::text", "%1 had %2 in reach")},
};
static_assert(areWorded(smm::events::all, smmEvents));

} // namespace

const SystemText& smmSystemWords() {
    static constexpr SpecialText specials[] = {
        {"flyer", QT_TRANSLATE_NOOP("sf::text", "Flies: every hex costs 1 Move if the whole stack flies.")},
        {"ranged",
         QT_TRANSLATE_NOOP(
             "sf::text",
             "Shoots up to 2 hexes, or as many as its number (“ranged 3”), if every unit in the stack can.")},
        {"screens anywhere",
         QT_TRANSLATE_NOOP("sf::text", "Lets its stack screen any edge of a stack next to it.")},
        {"leadership",
         QT_TRANSLATE_NOOP("sf::text", "Counts for Value as any special does. A Warlord needs the rank, "
                                       "not this special.")},
    };
    static constexpr OptionText options[] = {
        {"specialsFloor",
         QT_TRANSLATE_NOOP("sf::text", "Units without specials"),
         QT_TRANSLATE_NOOP("sf::text", "Taken literally, stats times the number of specials is 0 for a "
                                       "unit without any, so such units tie in this step."),
         {QT_TRANSLATE_NOOP("sf::text", "count as none"),
          QT_TRANSLATE_NOOP("sf::text", "count as one special")}},
        {"moderateCounts",
         QT_TRANSLATE_NOOP("sf::text", "What Moderate penalties count"),
         QT_TRANSLATE_NOOP("sf::text", "The source's text says rows, but its table counts differently."),
         {QT_TRANSLATE_NOOP("sf::text", "as in the printed table"), QT_TRANSLATE_NOOP("sf::text", "rows"),
          QT_TRANSLATE_NOOP("sf::text", "complete rows")}},
        {"frontArc",
         QT_TRANSLATE_NOOP("sf::text", "How wide the Front is"),
         QT_TRANSLATE_NOOP("sf::text", "How many of the six hex sides belong to the Front."),
         {QT_TRANSLATE_NOOP("sf::text", "one hex side"), QT_TRANSLATE_NOOP("sf::text", "three hex sides")}},
        {"powerDivisor",
         QT_TRANSLATE_NOOP("sf::text", "What divides AP and DP"),
         QT_TRANSLATE_NOOP("sf::text",
                           "The source's text averages over the units; its example divides by the width."),
         {QT_TRANSLATE_NOOP("sf::text", "the number of units"),
          QT_TRANSLATE_NOOP("sf::text", "the Stack Width")}},
        {"attackDie", QT_TRANSLATE_NOOP("sf::text", "Die of an attack"),
         QT_TRANSLATE_NOOP("sf::text", "How many sides the die for an attack has.")},
        {"attackTarget", QT_TRANSLATE_NOOP("sf::text", "Number to reach"),
         QT_TRANSLATE_NOOP("sf::text", "Die plus AP must reach this number plus the target's DP.")},
        {"minimumDamage", QT_TRANSLATE_NOOP("sf::text", "Minimum damage of a hit"),
         QT_TRANSLATE_NOOP("sf::text", "A hit does at least this much damage, however much is resisted.")},
    };
    static constexpr SystemText words{
        .id = RuleSystem::Smm,
        .name = QT_TRANSLATE_NOOP("sf::text", "Stack Management Mechanics"),
        .conversion = QT_TRANSLATE_NOOP("sf::text", "Convert to Stack Management Mechanics"),
        .specials = specials,
        .options = options,
        .removals = smmRemovals,
        .refusals = smmRefusals,
        .stackColumns = smmColumns,
        .events = smmEvents,
    };
    return words;
}

} // namespace sf::text
