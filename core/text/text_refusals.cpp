// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/pattern.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

using battle::Reason;

/// What replaces a place marker; each takes the refusal's next name or number.
enum class Argument : std::uint8_t {
    None,
    Name,
    UnitName,
    StackName,
    TerrainName,
    NumberName,
    Figure,
    SideName,
    Count
};

struct Sentence {
    Reason reason;
    const char* full;
    const char* bare; ///< if a refusal has no names and numbers; null if the full sentence needs none
    std::array<Argument, 4> arguments{};
};

using enum Argument;
constexpr std::array sentences{
    Sentence{Reason::UnknownStack,
             QT_TRANSLATE_NOOP("sf::text", "There is no stack with the id “%1”."),
             QT_TRANSLATE_NOOP("sf::text", "There is no such stack."),
             {Name}},
    Sentence{Reason::UnknownUnit,
             QT_TRANSLATE_NOOP("sf::text", "There is no unit with the id “%1” in the stack “%2”."),
             QT_TRANSLATE_NOOP("sf::text", "There is no such unit in the stack."),
             {Name, StackName}},
    Sentence{Reason::UnknownStructure,
             QT_TRANSLATE_NOOP("sf::text", "There is no structure with the id “%1”."),
             QT_TRANSLATE_NOOP("sf::text", "There is no such structure."),
             {Name}},
    Sentence{Reason::UnknownKind,
             QT_TRANSLATE_NOOP("sf::text", "The battle has no unit kind called “%1”."),
             QT_TRANSLATE_NOOP("sf::text", "The battle has no such unit kind."),
             {Name}},
    Sentence{Reason::OffTheMap, QT_TRANSLATE_NOOP("sf::text", "That hex is not on the map."), nullptr},
    Sentence{
        Reason::NotPassable,
        QT_TRANSLATE_NOOP("sf::text", "%1 is impassable. Only a stack whose units all fly can enter."),
        QT_TRANSLATE_NOOP("sf::text", "That hex is impassable. Only a stack whose units all fly can enter."),
        {TerrainName}},
    Sentence{Reason::OutOfReach,
             QT_TRANSLATE_NOOP("sf::text", "The cheapest way there costs %1; the stack has Move %2."),
             QT_TRANSLATE_NOOP("sf::text", "This stack can't get there."),
             {Figure, Figure}},
    Sentence{Reason::AlreadyThere, QT_TRANSLATE_NOOP("sf::text", "The stack is already there."), nullptr},
    Sentence{Reason::NoLivingUnits,
             QT_TRANSLATE_NOOP("sf::text", "%1 has no living units, so it can't do anything."),
             QT_TRANSLATE_NOOP("sf::text", "The stack has no living units, so it can't do anything."),
             {Name}},
    Sentence{Reason::OtherSide,
             QT_TRANSLATE_NOOP("sf::text", "%1 is on the other side. Only stacks of one side can merge."),
             QT_TRANSLATE_NOOP("sf::text",
                               "The stacks are on different sides. Only stacks of one side can merge."),
             {Name}},
    Sentence{Reason::NotNeighbouring,
             QT_TRANSLATE_NOOP(
                 "sf::text", "The distance is %1. Stacks can merge only in the same hex or an adjacent one."),
             QT_TRANSLATE_NOOP("sf::text",
                               "That is too far. Stacks can merge only in the same hex or an adjacent one."),
             {Figure}},
    Sentence{Reason::SameStack, QT_TRANSLATE_NOOP("sf::text", "A stack can't merge with itself."), nullptr},
    Sentence{Reason::WouldBeEmpty,
             QT_TRANSLATE_NOOP("sf::text", "A stack can't be left empty. Keep at least one unit."), nullptr},
    Sentence{Reason::NothingChosen, QT_TRANSLATE_NOOP("sf::text", "Nothing is chosen. Choose at least one."),
             nullptr},
    Sentence{
        Reason::NotTied,
        QT_TRANSLATE_NOOP("sf::text", "%1 and %2 are not of equal value. Only tied units can be swapped."),
        QT_TRANSLATE_NOOP("sf::text", "The units are not of equal value. Only tied units can be swapped."),
        {UnitName, UnitName}},
    Sentence{
        Reason::NoWarlord,
        QT_TRANSLATE_NOOP("sf::text", "%1 has no living Warlord, so its posture must be neutral."),
        QT_TRANSLATE_NOOP("sf::text", "The stack has no living Warlord, so its posture must be neutral."),
        {Name}},
    Sentence{
        Reason::NotAWarlord,
        QT_TRANSLATE_NOOP("sf::text", "%1 is not a living Warlord of this stack. Choose one to lead it."),
        QT_TRANSLATE_NOOP("sf::text",
                          "That unit is not a living Warlord of this stack. Choose one to lead it."),
        {UnitName}},
    Sentence{Reason::CannotScreen,
             QT_TRANSLATE_NOOP("sf::text",
                               "That can't be screened. Choose a living unit of the same stack, or a lone "
                               "unit of its side or a structure in the same hex or an adjacent one."),
             nullptr},
    Sentence{Reason::IdTaken,
             QT_TRANSLATE_NOOP("sf::text", "The id “%1” is already taken. Choose another."),
             QT_TRANSLATE_NOOP("sf::text", "That id is already taken. Choose another."),
             {Name}},
    Sentence{Reason::BadNumber,
             QT_TRANSLATE_NOOP("sf::text", "%1 must be between %3 and %4, not %2."),
             QT_TRANSLATE_NOOP("sf::text", "That number is out of range."),
             {NumberName, Figure, Figure, Figure}},
    Sentence{Reason::BadName,
             QT_TRANSLATE_NOOP("sf::text", "That name is empty or already taken. Choose another."), nullptr},
    Sentence{Reason::KindInUse,
             QT_TRANSLATE_N_NOOP("sf::text", "The unit kind %1 is still used by %n unit(s)."),
             QT_TRANSLATE_NOOP("sf::text", "That unit kind is still in use."),
             {Name, Count}},
    Sentence{Reason::SideInUse,
             QT_TRANSLATE_N_NOOP("sf::text", "The side %1 still has %n stack(s) on the map."),
             QT_TRANSLATE_NOOP("sf::text", "That side still has stacks on the map."),
             {SideName, Count}},
    Sentence{Reason::TooManySides, QT_TRANSLATE_NOOP("sf::text", "A battle has one to four sides."), nullptr},
    Sentence{
        Reason::MapTooLarge,
        QT_TRANSLATE_NOOP("sf::text", "A map can't have %1 × %2 hexes. It can have 1 to 1000 each way."),
        QT_TRANSLATE_NOOP("sf::text", "A map can't have that size. It can have 1 to 1000 hexes each way."),
        {Figure, Figure}},
    Sentence{
        Reason::MapCutsOff,
        QT_TRANSLATE_N_NOOP("sf::text",
                            "The smaller map would cut off %n stack(s) or structure(s). Move them first."),
        QT_TRANSLATE_NOOP("sf::text", "The smaller map would cut off stacks or structures. Move them first."),
        {Count}},
    Sentence{Reason::BadOption,
             QT_TRANSLATE_NOOP("sf::text", "The house rule “%1” can't be %2."),
             QT_TRANSLATE_NOOP("sf::text", "That is not a valid house rule."),
             {Name, Name}},
    Sentence{Reason::MixedFlyers, QT_TRANSLATE_NOOP("sf::text", "Flyers and walkers can't be in one stack."),
             nullptr},
    Sentence{Reason::SameSide,
             QT_TRANSLATE_NOOP("sf::text", "%1 is on the same side. Only opposing stacks can be attacked."),
             QT_TRANSLATE_NOOP("sf::text",
                               "The stacks are on the same side. Only opposing stacks can be attacked."),
             {StackName}},
    Sentence{
        Reason::BeyondMelee,
        QT_TRANSLATE_NOOP("sf::text",
                          "The distance is %1. Melee reaches only the same hex or an adjacent one."),
        QT_TRANSLATE_NOOP("sf::text", "That is too far. Melee reaches only the same hex or an adjacent one."),
        {Figure}},
    Sentence{Reason::BeyondRange,
             QT_TRANSLATE_NOOP("sf::text", "The distance is %1; the range of the stack is %2."),
             QT_TRANSLATE_NOOP("sf::text", "That is too far for a shot."),
             {Figure, Figure}},
    Sentence{
        Reason::NotRanged,
        QT_TRANSLATE_NOOP("sf::text", "%1 can't shoot. Only a stack whose living units are all ranged can."),
        QT_TRANSLATE_NOOP("sf::text",
                          "The stack can't shoot. Only a stack whose living units are all ranged can."),
        {StackName}},
    Sentence{
        Reason::InConflict,
        QT_TRANSLATE_NOOP("sf::text", "%1 is in a Conflict. It can flee or disengage, but not move."),
        QT_TRANSLATE_NOOP("sf::text", "The stack is in a Conflict. It can flee or disengage, but not move."),
        {StackName}},
    Sentence{Reason::OneActionOnly,
             QT_TRANSLATE_NOOP("sf::text", "%1 has several actions. Give it only one per round."),
             QT_TRANSLATE_NOOP("sf::text", "The stack has several actions. Give it only one per round."),
             {StackName}},
    Sentence{
        Reason::TurnsByOrder,
        QT_TRANSLATE_NOOP("sf::text", "%1 is in a Conflict. It can rotate only by an order, when it acts."),
        QT_TRANSLATE_NOOP("sf::text",
                          "The stack is in a Conflict. It can rotate only by an order, when it acts."),
        {StackName}},
    Sentence{Reason::RoundRunning,
             QT_TRANSLATE_NOOP("sf::text", "You can't do that while a round is being resolved."), nullptr},
    Sentence{Reason::AlreadyActed,
             QT_TRANSLATE_NOOP("sf::text", "%1 can't do anything more this round."),
             QT_TRANSLATE_NOOP("sf::text", "The stack can't do anything more this round."),
             {StackName}},
    Sentence{Reason::BesideOpposing,
             QT_TRANSLATE_NOOP(
                 "sf::text",
                 "%1 is there or next to it. Flee to a hex with no opposing stack in it or next to it."),
             QT_TRANSLATE_NOOP(
                 "sf::text",
                 "An opposing stack is there or next to it. Flee to a hex with none in it or next to it."),
             {StackName}},
    Sentence{
        Reason::KindInConflict,
        QT_TRANSLATE_NOOP(
            "sf::text", "Units of the kind “%1” are in a Conflict. Change the kind when they are out of it."),
        QT_TRANSLATE_NOOP("sf::text",
                          "Units of that kind are in a Conflict. Change the kind when they are out of it."),
        {Name}},
    Sentence{Reason::CannotAct,
             QT_TRANSLATE_NOOP("sf::text", "A modifier prevents %1 from acting."),
             QT_TRANSLATE_NOOP("sf::text", "A modifier prevents the stack from acting."),
             {StackName}},
    Sentence{
        Reason::NowhereToFlee,
        QT_TRANSLATE_NOOP(
            "sf::text",
            "%1 has nowhere to flee: opposing stacks are in or next to every hex within its Move."),
        QT_TRANSLATE_NOOP(
            "sf::text",
            "There is nowhere to flee: opposing stacks are in or next to every hex within the stack's Move."),
        {StackName}},
    Sentence{Reason::InNoConflict,
             QT_TRANSLATE_NOOP("sf::text", "%1 is not in a Conflict."),
             QT_TRANSLATE_NOOP("sf::text", "The stack is not in a Conflict."),
             {StackName}},
    Sentence{Reason::NotInTheseRules,
             QT_TRANSLATE_NOOP("sf::text", "The rules of this battle don't have that order."), nullptr},
    Sentence{Reason::OtherSidesTurn,
             QT_TRANSLATE_NOOP("sf::text", "It is the turn of %1. Only its stacks can move and attack."),
             QT_TRANSLATE_NOOP("sf::text", "It is another side's turn. Only its stacks can move and attack."),
             {SideName}},
    Sentence{Reason::BadBonus,
             QT_TRANSLATE_NOOP("sf::text", "A special bonus must be a number of 0 or more, not “%1”."),
             QT_TRANSLATE_NOOP("sf::text", "A special bonus must be a number of 0 or more."),
             {Name}},
    Sentence{Reason::TooMany,
             QT_TRANSLATE_NOOP("sf::text", "“%1” has at most %2 entries; there would be %3."),
             QT_TRANSLATE_NOOP("sf::text", "There would be too many entries."),
             {Name, Figure, Figure}},
    Sentence{Reason::NotTheUnits,
             QT_TRANSLATE_NOOP("sf::text", "A stacking order must name each unit of %1 once."),
             QT_TRANSLATE_NOOP("sf::text", "A stacking order must name each unit of the stack once."),
             {StackName}},
    Sentence{Reason::AlreadyPlayed,
             QT_TRANSLATE_NOOP("sf::text", "This battle is being played. Go back to the board first."),
             nullptr},
    Sentence{Reason::NotPlayed, QT_TRANSLATE_NOOP("sf::text", "This battle is a board. Start playing first."),
             nullptr},
    Sentence{Reason::RefereeOnly,
             QT_TRANSLATE_NOOP(
                 "sf::text",
                 "This battle is being played. Turn on referee mode to edit it, or go back to the board."),
             nullptr},
    Sentence{Reason::PlayOver,
             QT_TRANSLATE_NOOP("sf::text", "The battle is over. Go back to the board to continue it."),
             nullptr},
    Sentence{Reason::WrongPhase, QT_TRANSLATE_NOOP("sf::text", "You can't do that in this phase."), nullptr},
    Sentence{Reason::NotYourTurn,
             QT_TRANSLATE_NOOP("sf::text", "It is for %1 to act now."),
             QT_TRANSLATE_NOOP("sf::text", "Another side acts now."),
             {SideName}},
    Sentence{Reason::NotReady,
             QT_TRANSLATE_NOOP("sf::text", "%1 is not ready yet."),
             QT_TRANSLATE_NOOP("sf::text", "Not every side is ready yet."),
             {SideName}},
    Sentence{Reason::NotInZone,
             QT_TRANSLATE_NOOP("sf::text", "Place %1 on a passable hex of its deployment zone."),
             QT_TRANSLATE_NOOP("sf::text", "Place the stack on a passable hex of its deployment zone."),
             {StackName}},
    Sentence{
        Reason::NoZone,
        QT_TRANSLATE_NOOP("sf::text", "%1 has no deployment zone. Its stacks stay where they are."),
        QT_TRANSLATE_NOOP("sf::text", "That side has no deployment zone. Its stacks stay where they are."),
        {SideName}},
    Sentence{Reason::OpponentThere,
             QT_TRANSLATE_NOOP("sf::text", "%1 is there. Choose a hex without opposing stacks."),
             QT_TRANSLATE_NOOP("sf::text", "An opposing stack is there. Choose another hex."),
             {StackName}},
    Sentence{
        Reason::ZoneWithoutRoom,
        QT_TRANSLATE_NOOP("sf::text", "%1 can't enter any hex of its deployment zone. Enlarge the zone."),
        QT_TRANSLATE_NOOP("sf::text", "A stack can't enter any hex of its deployment zone."),
        {StackName}},
    Sentence{Reason::NobodyToFight,
             QT_TRANSLATE_NOOP("sf::text", "Two opposing sides need stacks with living units."), nullptr},
    Sentence{Reason::AllAllied,
             QT_TRANSLATE_NOOP("sf::text", "All sides are allied. Leave at least one out of the alliance."),
             nullptr},
    Sentence{Reason::Allied,
             QT_TRANSLATE_NOOP("sf::text", "%1 is an ally."),
             QT_TRANSLATE_NOOP("sf::text", "That stack is an ally."),
             {StackName}},
    Sentence{Reason::NotArrived,
             QT_TRANSLATE_NOOP("sf::text", "%1 has not arrived yet."),
             QT_TRANSLATE_NOOP("sf::text", "The stack has not arrived yet."),
             {StackName}},
    Sentence{Reason::NowhereToArrive,
             QT_TRANSLATE_NOOP("sf::text", "Choose at least one hex where %1 can arrive."),
             QT_TRANSLATE_NOOP("sf::text", "Choose at least one hex where the stack can arrive."),
             {StackName}},
    Sentence{Reason::NotDue,
             QT_TRANSLATE_NOOP("sf::text", "%1 arrives in round %2."),
             QT_TRANSLATE_NOOP("sf::text", "The stack isn't due to arrive."),
             {StackName, Figure}},
    Sentence{Reason::NotAnArrivalHex,
             QT_TRANSLATE_NOOP("sf::text", "%1 can't arrive there. Choose one of its arrival hexes."),
             QT_TRANSLATE_NOOP("sf::text", "The stack can't arrive there."),
             {StackName}},
    Sentence{Reason::MergedAlready,
             QT_TRANSLATE_NOOP("sf::text", "%1 of %2 has already changed hex by merging this round."),
             QT_TRANSLATE_NOOP("sf::text", "A unit has already changed hex by merging this round."),
             {UnitName, StackName}},
    Sentence{Reason::NoPath,
             QT_TRANSLATE_NOOP("sf::text", "The terrain leaves no way there for %1."),
             QT_TRANSLATE_NOOP("sf::text", "The terrain leaves no way there."),
             {StackName}},
    Sentence{Reason::NothingToChange, QT_TRANSLATE_NOOP("sf::text", "Nothing would change."), nullptr},
};
static_assert(sentences.size() == static_cast<std::size_t>(Reason::NothingToChange) + 1);

/// Replaces the place markers of a sentence with a refusal's names and numbers, in order.
class Filler {
public:
    Filler(const battle::Refusal& refusal, const battle::Battle& battle)
        : m_refusal(refusal), m_battle(battle) {}

    /// Nothing if a name or number is missing.
    std::optional<QString> fill(const Sentence& sentence) {
        QStringList words;
        int count = -1;
        for (const Argument argument : sentence.arguments) {
            if (argument == None)
                break;
            if (!has(argument))
                return std::nullopt;
            if (argument == Count)
                count = m_refusal.numbers[m_number++];
            else
                words.push_back(word(argument));
        }
        const QString text = QCoreApplication::translate("sf::text", sentence.full, nullptr, count);
        return filled(text, words);
    }

private:
    static bool isNamed(Argument argument) { return argument >= Name && argument <= NumberName; }
    bool has(Argument argument) const {
        if (isNamed(argument))
            return m_name < m_refusal.names.size() && !m_refusal.names[m_name].empty();
        return m_number < m_refusal.numbers.size();
    }

    QString word(Argument argument) {
        if (argument == Figure)
            return figure(m_refusal.numbers[m_number++]);
        if (argument == SideName)
            return sideName(m_battle, m_refusal.numbers[m_number++]);
        return nameWord(argument, m_refusal.names[m_name++]);
    }

    QString nameWord(Argument argument, const std::string& name) const {
        if (argument == UnitName)
            return unitName(name);
        if (argument == StackName) {
            const battle::StackPointer stack = m_battle.stacks.find(battle::StackId(name));
            return stack ? stackName(*stack) : displayName(name);
        }
        if (argument == TerrainName && battle::terrainFromKey(name) != battle::Terrain::Unknown)
            return terrain(battle::terrainFromKey(name));
        if (argument == NumberName)
            return numberName(name);
        return displayName(name);
    }

    QString unitName(const std::string& id) const {
        for (const battle::StackPointer& stack : m_battle.stacks) {
            if (const battle::Unit* unit = stack->find(battle::UnitId(id)))
                return text::unitName(*unit);
        }
        return displayName(id);
    }

    static QString numberName(const std::string& name) {
        for (int i = 0; i < battle::numberCount; ++i) {
            if (battle::key(static_cast<battle::Number>(i)) == name)
                return number(static_cast<battle::Number>(i));
        }
        return name == "hitsLeft" ? QCoreApplication::translate("sf::text", "Hits left") : displayName(name);
    }

    const battle::Refusal& m_refusal;
    const battle::Battle& m_battle;
    std::size_t m_name = 0;
    std::size_t m_number = 0;
};

/// SMM-21 is about stacks, SMM-16 about what else can be screened.
QString stackCannotBeScreened() {
    return QCoreApplication::translate("sf::text",
                                       "Can't screen that stack. Choose an adjacent one of your own, left or "
                                       "right of your Front, that isn't screening, and not its far edge.");
}

/// The third number is the limit of the search for a way.
QString tooFarToTell(const battle::Refusal& refusal) {
    return QCoreApplication::translate("sf::text", "Getting there costs more than %1; the stack has Move %2.")
        .arg(figure(refusal.numbers[2]), figure(refusal.numbers[1]));
}

bool isWithoutAnyWay(const battle::Refusal& refusal) {
    return refusal.reason == Reason::OutOfReach && !refusal.numbers.empty() && refusal.numbers.front() < 0;
}

} // namespace

QString refusal(const battle::Refusal& refusal, const battle::Battle& battle) {
    const Sentence& sentence = sentences.at(static_cast<std::size_t>(refusal.reason));
    Q_ASSERT(sentence.reason == refusal.reason);
    if (refusal.reason == Reason::CannotScreen && refusal.rule == smmRule(21))
        return stackCannotBeScreened();
    if (isWithoutAnyWay(refusal) && refusal.numbers.size() > 2)
        return tooFarToTell(refusal);
    if (!isWithoutAnyWay(refusal)) {
        if (const std::optional<QString> filled = Filler(refusal, battle).fill(sentence))
            return *filled;
    }
    return QCoreApplication::translate("sf::text", sentence.bare);
}

} // namespace sf::text
