// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/pattern.h"
#include "core/text/words.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

using battle::Reason;

/// What a place marker of a sentence is filled with; each takes the refusal's next name or number.
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
    const char* bare; ///< where a refusal came without its names and numbers; null: the full one needs none
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
    Sentence{Reason::NotPassable,
             QT_TRANSLATE_NOOP("sf::text",
                               "%1 is not passable; only a stack in which every unit flies may enter."),
             QT_TRANSLATE_NOOP("sf::text",
                               "That hex is not passable; only a stack in which every unit flies may enter."),
             {TerrainName}},
    Sentence{Reason::OutOfReach,
             QT_TRANSLATE_NOOP("sf::text", "The cheapest way there costs %1; the stack has Move %2."),
             QT_TRANSLATE_NOOP("sf::text", "There is no way there for this stack."),
             {Figure, Figure}},
    Sentence{Reason::AlreadyThere, QT_TRANSLATE_NOOP("sf::text", "The stack already stands there."), nullptr},
    Sentence{Reason::NoLivingUnits,
             QT_TRANSLATE_NOOP("sf::text", "%1 has no living units, so it can do nothing."),
             QT_TRANSLATE_NOOP("sf::text", "The stack has no living units, so it can do nothing."),
             {Name}},
    Sentence{
        Reason::OtherSide,
        QT_TRANSLATE_NOOP("sf::text", "%1 stands on the other side; merging is possible within one side."),
        QT_TRANSLATE_NOOP("sf::text",
                          "The stacks are of different sides; merging is possible within one side."),
        {Name}},
    Sentence{Reason::NotNeighbouring,
             QT_TRANSLATE_NOOP("sf::text",
                               "The distance is %1; merging is possible in the same hex or an adjacent one."),
             QT_TRANSLATE_NOOP("sf::text",
                               "That is too far; merging is possible in the same hex or an adjacent one."),
             {Figure}},
    Sentence{Reason::SameStack, QT_TRANSLATE_NOOP("sf::text", "A stack cannot merge with itself."), nullptr},
    Sentence{Reason::WouldBeEmpty,
             QT_TRANSLATE_NOOP("sf::text", "A stack is never left empty; at least one unit must stay."),
             nullptr},
    Sentence{Reason::NothingChosen, QT_TRANSLATE_NOOP("sf::text", "Nothing is chosen; choose at least one."),
             nullptr},
    Sentence{
        Reason::NotTied,
        QT_TRANSLATE_NOOP("sf::text", "%1 and %2 are not of equal value; only tied units may change places."),
        QT_TRANSLATE_NOOP("sf::text", "The units are not of equal value; only tied units may change places."),
        {UnitName, UnitName}},
    Sentence{
        Reason::NoWarlord,
        QT_TRANSLATE_NOOP("sf::text", "%1 has no living Warlord, so only the neutral posture is possible."),
        QT_TRANSLATE_NOOP("sf::text",
                          "The stack has no living Warlord, so only the neutral posture is possible."),
        {Name}},
    Sentence{Reason::NotAWarlord,
             QT_TRANSLATE_NOOP("sf::text",
                               "%1 is no living Warlord of this stack; only one of those may lead it."),
             QT_TRANSLATE_NOOP(
                 "sf::text", "That unit is no living Warlord of this stack; only one of those may lead it."),
             {UnitName}},
    Sentence{Reason::CannotScreen,
             QT_TRANSLATE_NOOP(
                 "sf::text",
                 "That cannot be screened; possible are a living unit of the same stack, and a lone unit of "
                 "its side or a structure in the same hex or an adjacent one."),
             nullptr},
    Sentence{Reason::IdTaken,
             QT_TRANSLATE_NOOP("sf::text", "The id “%1” is already taken; an id is given once."),
             QT_TRANSLATE_NOOP("sf::text", "That id is already taken; an id is given once."),
             {Name}},
    Sentence{Reason::BadNumber,
             QT_TRANSLATE_NOOP("sf::text", "%1 cannot be %2; possible are %3 to %4."),
             QT_TRANSLATE_NOOP("sf::text", "That number is not possible."),
             {NumberName, Figure, Figure, Figure}},
    Sentence{Reason::BadName,
             QT_TRANSLATE_NOOP("sf::text", "That name is not possible: it is empty or already taken."),
             nullptr},
    Sentence{Reason::KindInUse,
             QT_TRANSLATE_NOOP("sf::text", "The unit kind %1 is still in use, by %n unit(s)."),
             QT_TRANSLATE_NOOP("sf::text", "That unit kind is still in use."),
             {Name, Count}},
    Sentence{Reason::SideInUse,
             QT_TRANSLATE_NOOP("sf::text", "The side %1 still has %n stack(s) on the map."),
             QT_TRANSLATE_NOOP("sf::text", "That side still has stacks on the map."),
             {SideName, Count}},
    Sentence{Reason::TooManySides, QT_TRANSLATE_NOOP("sf::text", "A battle has one to four sides."), nullptr},
    Sentence{
        Reason::MapTooLarge,
        QT_TRANSLATE_NOOP("sf::text", "A map cannot have %1 × %2 hexes; possible are 1 to 1000 each way."),
        QT_TRANSLATE_NOOP("sf::text", "A map cannot have that size; possible are 1 to 1000 hexes each way."),
        {Figure, Figure}},
    Sentence{
        Reason::MapCutsOff,
        QT_TRANSLATE_NOOP("sf::text",
                          "The smaller map would cut off %n stack(s) or structure(s); move them first."),
        QT_TRANSLATE_NOOP("sf::text", "The smaller map would cut off stacks or structures; move them first."),
        {Count}},
    Sentence{Reason::BadOption,
             QT_TRANSLATE_NOOP("sf::text", "The house rule “%1” cannot be %2."),
             QT_TRANSLATE_NOOP("sf::text", "That is no possible house rule."),
             {Name, Name}},
    Sentence{Reason::MixedFlyers,
             QT_TRANSLATE_NOOP("sf::text", "Flyers and walkers cannot stand in one stack."), nullptr},
    Sentence{
        Reason::SameSide,
        QT_TRANSLATE_NOOP("sf::text", "%1 stands on the same side; only an opposing stack is attacked."),
        QT_TRANSLATE_NOOP("sf::text", "The stacks are of the same side; only an opposing stack is attacked."),
        {StackName}},
    Sentence{Reason::BeyondMelee,
             QT_TRANSLATE_NOOP("sf::text",
                               "The distance is %1; melee is possible in the same hex or an adjacent one."),
             QT_TRANSLATE_NOOP("sf::text",
                               "That is too far; melee is possible in the same hex or an adjacent one."),
             {Figure}},
    Sentence{Reason::BeyondRange,
             QT_TRANSLATE_NOOP("sf::text", "The distance is %1; the range of the stack is %2."),
             QT_TRANSLATE_NOOP("sf::text", "That is too far for a shot."),
             {Figure, Figure}},
    Sentence{
        Reason::NotRanged,
        QT_TRANSLATE_NOOP("sf::text",
                          "%1 cannot shoot; that takes a stack in which every living unit is ranged."),
        QT_TRANSLATE_NOOP("sf::text",
                          "The stack cannot shoot; that takes a stack in which every living unit is ranged."),
        {StackName}},
    Sentence{
        Reason::InConflict,
        QT_TRANSLATE_NOOP("sf::text", "%1 is in a Conflict; it may flee or disengage, but not move."),
        QT_TRANSLATE_NOOP("sf::text", "The stack is in a Conflict; it may flee or disengage, but not move."),
        {StackName}},
    Sentence{Reason::OneActionOnly,
             QT_TRANSLATE_NOOP("sf::text", "%1 has several actions; one in a round is possible."),
             QT_TRANSLATE_NOOP("sf::text", "The stack has several actions; one in a round is possible."),
             {StackName}},
    Sentence{
        Reason::TurnsByOrder,
        QT_TRANSLATE_NOOP("sf::text", "%1 is in a Conflict; it turns in its turn of a round, by an order."),
        QT_TRANSLATE_NOOP("sf::text",
                          "The stack is in a Conflict; it turns in its turn of a round, by an order."),
        {StackName}},
    Sentence{
        Reason::RoundRunning,
        QT_TRANSLATE_NOOP("sf::text", "A round is being resolved; that is possible before it or after it."),
        nullptr},
    Sentence{Reason::AlreadyActed,
             QT_TRANSLATE_NOOP("sf::text", "%1 does nothing more in this round."),
             QT_TRANSLATE_NOOP("sf::text", "The stack does nothing more in this round."),
             {StackName}},
    Sentence{Reason::BesideOpposing,
             QT_TRANSLATE_NOOP("sf::text", "%1 stands there or beside it; a stack flees only to where no "
                                           "opposing stack is near."),
             QT_TRANSLATE_NOOP("sf::text",
                               "An opposing stack stands there or beside it; a stack flees only to "
                               "where none is near."),
             {StackName}},
    Sentence{
        Reason::KindInConflict,
        QT_TRANSLATE_NOOP("sf::text",
                          "Units of the kind “%1” are in a Conflict; they change when they are out of it."),
        QT_TRANSLATE_NOOP("sf::text",
                          "Units of the kind are in a Conflict; they change when they are out of it."),
        {Name}},
    Sentence{Reason::CannotAct,
             QT_TRANSLATE_NOOP("sf::text", "A modifier prevents %1 from acting."),
             QT_TRANSLATE_NOOP("sf::text", "A modifier prevents the stack from acting."),
             {StackName}},
    Sentence{
        Reason::NowhereToFlee,
        QT_TRANSLATE_NOOP("sf::text", "No hex within the Move of %1 is free of opposing stacks near it."),
        QT_TRANSLATE_NOOP("sf::text", "No hex within its Move is free of opposing stacks near it."),
        {StackName}},
    Sentence{Reason::InNoConflict,
             QT_TRANSLATE_NOOP("sf::text", "%1 is in no Conflict."),
             QT_TRANSLATE_NOOP("sf::text", "The stack is in no Conflict."),
             {StackName}},
    Sentence{Reason::NotInTheseRules,
             QT_TRANSLATE_NOOP("sf::text", "The rules of this battle have no such order."), nullptr},
    Sentence{Reason::OtherSidesTurn,
             QT_TRANSLATE_NOOP("sf::text", "It is the turn of %1; only its stacks move and attack."),
             QT_TRANSLATE_NOOP("sf::text", "It is another side's turn; only its stacks move and attack."),
             {SideName}},
    Sentence{Reason::BadBonus,
             QT_TRANSLATE_NOOP("sf::text", "A special bonus is a decimal number of 0 or more, not “%1”."),
             QT_TRANSLATE_NOOP("sf::text", "A special bonus is a decimal number of 0 or more."),
             {Name}},
    Sentence{Reason::TooMany,
             QT_TRANSLATE_NOOP("sf::text", "“%1” has at most %2 entries; there would be %3."),
             QT_TRANSLATE_NOOP("sf::text", "There would be too many entries."),
             {Name, Figure, Figure}},
    Sentence{Reason::NotTheUnits,
             QT_TRANSLATE_NOOP("sf::text", "A stacking order names each unit of %1 once."),
             QT_TRANSLATE_NOOP("sf::text", "A stacking order names each unit of the stack once."),
             {StackName}},
    Sentence{Reason::NothingToChange, QT_TRANSLATE_NOOP("sf::text", "Nothing would change."), nullptr},
};
static_assert(sentences.size() == static_cast<std::size_t>(Reason::NothingToChange) + 1);

/// Walks a refusal's names and numbers in order, filling the place markers of its sentence.
class Filler {
public:
    Filler(const battle::Refusal& refusal, const battle::Battle& battle)
        : m_refusal(refusal), m_battle(battle) {}

    /// Nothing when a name or number is missing.
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
            return stack ? stackName(*stack) : QString::fromStdString(name);
        }
        if (argument == TerrainName && battle::terrainFromKey(name) != battle::Terrain::Unknown)
            return terrain(battle::terrainFromKey(name));
        if (argument == NumberName)
            return numberName(name);
        return QString::fromStdString(name);
    }

    QString unitName(const std::string& id) const {
        for (const battle::StackPointer& stack : m_battle.stacks) {
            if (const battle::Unit* unit = stack->find(battle::UnitId(id)))
                return text::unitName(*unit);
        }
        return QString::fromStdString(id);
    }

    static QString numberName(const std::string& name) {
        for (int i = 0; i < battle::numberCount; ++i) {
            if (battle::key(static_cast<battle::Number>(i)) == name)
                return number(static_cast<battle::Number>(i));
        }
        return name == "hitsLeft" ? QCoreApplication::translate("sf::text", "Hits left")
                                  : QString::fromStdString(name);
    }

    const battle::Refusal& m_refusal;
    const battle::Battle& m_battle;
    std::size_t m_name = 0;
    std::size_t m_number = 0;
};

/// SMM-21 is about stacks, SMM-16 about what else can be screened.
QString stackCannotBeScreened() {
    return QCoreApplication::translate(
        "sf::text",
        "That stack cannot be screened so; possible is a stack of the same side that screens nothing, in an "
        "adjacent hex at the left or right of the Front, and not its far edge.");
}

/// The third number is what the search for a way went up to.
QString tooFarToTell(const battle::Refusal& refusal) {
    return QCoreApplication::translate("sf::text", "No way there costs %1 or less; the stack has Move %2.")
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
