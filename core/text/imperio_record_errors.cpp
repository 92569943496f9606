// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_text.h.
#include "core/text/display_text.h"
#include "core/text/imperio_text.h"
#include "core/text/word_table.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

using imperio::Fault;

/// What was expected; %1 stands for the error's own text where it has one.
struct Expectations {
    using enum Fault;
    static constexpr auto all = std::to_array<Worded<Fault>>({
        {NoHeader, QT_TRANSLATE_NOOP("sf::text", "the first line “%1”")},
        {NewerVersion, QT_TRANSLATE_NOOP("sf::text", "a record of version %1")},
        {NoName, QT_TRANSLATE_NOOP("sf::text", "“%1” and a name")},
        {NoSection, QT_TRANSLATE_NOOP("sf::text", "“%1”")},
        {BadRules, QT_TRANSLATE_NOOP("sf::text", "house rules such as %1")},
        {UnknownOption, QT_TRANSLATE_NOOP("sf::text", "the name of a house rule")},
        {BadOption, QT_TRANSLATE_NOOP("sf::text", "a value that the house rule can have")},
        {RowLength, QT_TRANSLATE_NOOP("sf::text", "a row of nine letters")},
        {RowCount, QT_TRANSLATE_NOOP("sf::text", "nine rows, or the two of one side")},
        {OutsideRows, QT_TRANSLATE_NOOP("sf::text", "open squares (O) between the two rows of each side")},
        {BadReinforcements, QT_TRANSLATE_NOOP("sf::text", "reinforcements such as “%1”")},
        {TwoReserves, QT_TRANSLATE_NOOP("sf::text", "one line of reinforcements for each side")},
        {BadAlteration,
         QT_TRANSLATE_NOOP("sf::text", "an alteration such as “R8C2-R9C3”, “R9C1 M-S”, “+S R9C1”, "
                                       "“-R9C1”, “+S”, “-S” or “S-R”, or “play”")},
        {BadMark, QT_TRANSLATE_NOOP("sf::text", "a part of a position, such as “%1”")},
        {NoTurn, QT_TRANSLATE_NOOP("sf::text", "a turn and a side such as 1a or 2d")},
        {NoAction, QT_TRANSLATE_NOOP("sf::text", "an action such as R2C4-R3C4, R5C4xR4C5, "
                                                 "R2C3*R4C5, KR3C2@R2C2, end or resign")},
        {NoSquare, QT_TRANSLATE_NOOP("sf::text", "a square from R1C1 to R9C9")},
        {BadDice, QT_TRANSLATE_NOOP("sf::text", "dice such as (6,4,3|5,2)")},
        {Surplus, QT_TRANSLATE_NOOP("sf::text", "the end of the line")},
        {LineTooLong, QT_TRANSLATE_NOOP("sf::text", "a shorter line")},
        {BadComment,
         QT_TRANSLATE_NOOP("sf::text", "a comment without control characters, of at most 10,000 bytes "
                                       "and 4,000 in a line")},
        {EmptyBranch, QT_TRANSLATE_NOOP("sf::text", "at least one action in the branch")},
        {NestedBranch,
         QT_TRANSLATE_NOOP("sf::text", "a branch of the game itself; a branch can't have branches")},
        {NoBranchDice, QT_TRANSLATE_NOOP("sf::text", "the dice of this action of a branch")},
        {TooMuch, QT_TRANSLATE_NOOP("sf::text", "at most %1 of these lines")},
        {CutOff, QT_TRANSLATE_NOOP("sf::text", "more lines up to “%1”")},
        {WrongLetter, QT_TRANSLATE_NOOP("sf::text", "one of the letters %1")},
        {NoFighter, QT_TRANSLATE_NOOP("sf::text", "a fighting kind, one of %1")},
        {WrongTurn, QT_TRANSLATE_NOOP("sf::text", "a line of turn %1")},
        {NotToMove, QT_TRANSLATE_NOOP("sf::text", "only the side to move, the %1, to resign")},
        {NoSuchFace, QT_TRANSLATE_NOOP("sf::text", "dice from 1 to 6")},
        {WrongDiceCount, QT_TRANSLATE_NOOP("sf::text", "%1 dice (of the attacker | of the defender)")},
        {WrongSplash, QT_TRANSLATE_NOOP("sf::text", "the splashed squares “%1”")},
        {NoDice, QT_TRANSLATE_NOOP("sf::text", "dice in the line, a seed or scripted dice")},
        {DiceRanOut, QT_TRANSLATE_NOOP("sf::text", "more scripted dice")},
        {BadScript, QT_TRANSLATE_NOOP("sf::text", "scripted dice from 1 to 6")},
    });
};

QString found(const imperio::RecordError& error) {
    switch (error.fault) {
    case Fault::CutOff:
        return QCoreApplication::translate("sf::text", "the end of the text");
    case Fault::TooMuch:
        return QCoreApplication::translate("sf::text", "more");
    case Fault::DiceRanOut:
        return QCoreApplication::translate("sf::text", "none left");
    default:
        return u'“' + displayName(withInvisible(QString::fromStdString(error.found))) + u'”';
    }
}

QString expected(const imperio::RecordError& error) {
    const QString text = QCoreApplication::translate("sf::text", wordsIn(Expectations::all, error.fault));
    return text.contains(QLatin1String("%1")) ? text.arg(displayName(error.expected)) : text;
}

} // namespace

QString recordError(const imperio::RecordError& error) {
    if (error.fault == Fault::BadPosition)
        return QCoreApplication::translate(
                   "sf::text", "expected a position that the rules allow. The %1's is not one: %2")
            .arg(imperioSide(error.side), refusal(*error.refusal));
    if (error.refusal)
        return QCoreApplication::translate(
                   "sf::text", "expected an action that the rules allow, found one that they don't: %1")
            .arg(refusal(*error.refusal));
    return QCoreApplication::translate("sf::text", "expected %1, found %2")
        .arg(expected(error), found(error));
}

} // namespace sf::text
