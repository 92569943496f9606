// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_text.h.
#include "core/text/display_text.h"
#include "core/text/imperio_text.h"

#include <QCoreApplication>

#include <array>

namespace sf::text {
namespace {

using imperio::Fault;

/// What was expected; %1 stands for the error's own text where it has one.
struct Expectation {
    Fault fault;
    const char* text;
};

constexpr std::array expectations{
    Expectation{Fault::NoHeader, QT_TRANSLATE_NOOP("sf::text", "the first line “%1”")},
    Expectation{Fault::NewerVersion, QT_TRANSLATE_NOOP("sf::text", "a record of version %1")},
    Expectation{Fault::NoName, QT_TRANSLATE_NOOP("sf::text", "“%1” and a name")},
    Expectation{Fault::NoSection, QT_TRANSLATE_NOOP("sf::text", "“%1”")},
    Expectation{Fault::BadRules, QT_TRANSLATE_NOOP("sf::text", "house rules such as %1")},
    Expectation{Fault::UnknownOption, QT_TRANSLATE_NOOP("sf::text", "the name of a house rule")},
    Expectation{Fault::BadOption, QT_TRANSLATE_NOOP("sf::text", "a value that the house rule can have")},
    Expectation{Fault::RowLength, QT_TRANSLATE_NOOP("sf::text", "a row of nine letters")},
    Expectation{Fault::RowCount, QT_TRANSLATE_NOOP("sf::text", "nine rows, or the two of one side")},
    Expectation{Fault::OutsideRows,
                QT_TRANSLATE_NOOP("sf::text", "open squares (O) between the two rows of each side")},
    Expectation{Fault::BadReinforcements, QT_TRANSLATE_NOOP("sf::text", "reinforcements such as “%1”")},
    Expectation{Fault::BadAlteration,
                QT_TRANSLATE_NOOP("sf::text", "an alteration such as “R8C2-R9C3”, “R9C1 M-S”, “+S R9C1”, "
                                              "“-R9C1”, “+S”, “-S” or “S-R”, or “play”")},
    Expectation{Fault::BadMark, QT_TRANSLATE_NOOP("sf::text", "a part of a position, such as “%1”")},
    Expectation{Fault::NoTurn, QT_TRANSLATE_NOOP("sf::text", "a turn and a side such as 1a or 2d")},
    Expectation{Fault::NoAction, QT_TRANSLATE_NOOP("sf::text", "an action such as R2C4-R3C4, R5C4xR4C5, "
                                                               "R2C3*R4C5, KR3C2@R2C2, end or resign")},
    Expectation{Fault::NoSquare, QT_TRANSLATE_NOOP("sf::text", "a square from R1C1 to R9C9")},
    Expectation{Fault::BadDice, QT_TRANSLATE_NOOP("sf::text", "dice such as (6,4,3|5,2)")},
    Expectation{Fault::Surplus, QT_TRANSLATE_NOOP("sf::text", "the end of the line")},
    Expectation{Fault::LineTooLong, QT_TRANSLATE_NOOP("sf::text", "a shorter line")},
    Expectation{Fault::BadComment,
                QT_TRANSLATE_NOOP("sf::text", "a comment without control characters, of at most 10,000 bytes "
                                              "and 4,000 in a line")},
    Expectation{Fault::EmptyBranch, QT_TRANSLATE_NOOP("sf::text", "at least one action in the branch")},
    Expectation{Fault::NestedBranch,
                QT_TRANSLATE_NOOP("sf::text", "a branch of the game itself; a branch can't have branches")},
    Expectation{Fault::NoBranchDice, QT_TRANSLATE_NOOP("sf::text", "the dice of this action of a branch")},
    Expectation{Fault::TooMuch, QT_TRANSLATE_NOOP("sf::text", "at most %1 of these lines")},
    Expectation{Fault::CutOff, QT_TRANSLATE_NOOP("sf::text", "more lines up to “%1”")},
    Expectation{Fault::WrongLetter, QT_TRANSLATE_NOOP("sf::text", "one of the letters %1")},
    Expectation{Fault::NoFighter, QT_TRANSLATE_NOOP("sf::text", "a fighting kind, one of %1")},
    Expectation{Fault::WrongTurn, QT_TRANSLATE_NOOP("sf::text", "a line of turn %1")},
    Expectation{Fault::NotToMove, QT_TRANSLATE_NOOP("sf::text", "only the side to move, the %1, to resign")},
    Expectation{Fault::NoSuchFace, QT_TRANSLATE_NOOP("sf::text", "dice from 1 to 6")},
    Expectation{Fault::WrongDiceCount,
                QT_TRANSLATE_NOOP("sf::text", "%1 dice (of the attacker | of the defender)")},
    Expectation{Fault::WrongSplash, QT_TRANSLATE_NOOP("sf::text", "the splashed squares “%1”")},
    Expectation{Fault::NoDice, QT_TRANSLATE_NOOP("sf::text", "dice in the line, a seed or scripted dice")},
    Expectation{Fault::DiceRanOut, QT_TRANSLATE_NOOP("sf::text", "more scripted dice")},
    Expectation{Fault::BadScript, QT_TRANSLATE_NOOP("sf::text", "scripted dice from 1 to 6")},
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
    for (const Expectation& expectation : expectations)
        if (expectation.fault == error.fault) {
            const QString text = QCoreApplication::translate("sf::text", expectation.text);
            return text.contains(QLatin1String("%1")) ? text.arg(displayName(error.expected)) : text;
        }
    return {};
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
