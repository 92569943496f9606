// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/post/post_problems.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "core/text/pattern.h"
#include "core/text/word_table.h"

#include <QCoreApplication>

#include <array>

namespace sf::text {
namespace {

using post::GameFault;

// %1 is the field, %2 what was expected, %3 what was found.
constexpr std::array readTexts{
    QT_TRANSLATE_NOOP("sf::text", "The block has no end: [/squarefront] is missing."),
    QT_TRANSLATE_NOOP("sf::text", "The block is too long."),
    QT_TRANSLATE_NOOP("sf::text", "The block is version %3; this program reads version %2."),
    QT_TRANSLATE_NOOP("sf::text", "“%3” is not a line of a block."),
    QT_TRANSLATE_NOOP("sf::text", "The line of “%1” is damaged: its check should be %2, not %3."),
    QT_TRANSLATE_NOOP("sf::text", "The block is damaged: its check should be %2, not %3."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” can't be “%3”."),
    QT_TRANSLATE_NOOP("sf::text", "There is no field “%3”."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” is there twice."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” is in the wrong place."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” is missing."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” doesn't belong in this block."),
    QT_TRANSLATE_NOOP("sf::text", "There are more than %2 blocks. The rest of the text was not read."),
    QT_TRANSLATE_NOOP("sf::text", "There are more damaged blocks, which aren't listed."),
};

// %1 is the block's number, %2 what was expected, %3 what was found.
constexpr std::array gameTexts{
    QT_TRANSLATE_NOOP("sf::text", "Block 1 of this game is missing."),
    QT_TRANSLATE_NOOP("sf::text", "The block that block %1 builds on is missing."),
    QT_TRANSLATE_NOOP("sf::text", "Block %1 must be written by the other player."),
    QT_TRANSLATE_NOOP("sf::text", "Block %1 belongs to another game."),
    QT_TRANSLATE_NOOP("sf::text", "Block %1 builds on another block."),
    QT_TRANSLATE_NOOP("sf::text", "The secret that block %1 opens is not the one that its writer sealed."),
    QT_TRANSLATE_NOOP("sf::text", "The seal of block %1 was used before in this game."),
    QT_TRANSLATE_NOOP("sf::text", "The dice in block %1 should be %2, not %3."),
    QT_TRANSLATE_NOOP("sf::text", "The position in block %1 should be %2, not %3."),
    QT_TRANSLATE_NOOP("sf::text", "The plan of block %1 is not possible."),
    QT_TRANSLATE_NOOP("sf::text", "Block %1 has more than the opened secret, but the game is over."),
    QT_TRANSLATE_NOOP("sf::text", "Block %1 has no plan, but the game goes on."),
    QT_TRANSLATE_NOOP("sf::text",
                      "The battle that block %1 names is missing. Add its document, which has the hash %2."),
    QT_TRANSLATE_NOOP("sf::text", "The signature of block %1 is missing or not its writer's."),
    QT_TRANSLATE_NOOP(
        "sf::text", "This is one of several versions of block %1, with the check %3. Whoever writes the next "
                    "block chooses one by answering it."),
    QT_TRANSLATE_NOOP("sf::text", "The writer of block %1 signed two versions of it and has lost."),
    QT_TRANSLATE_NOOP("sf::text", "This version of block %1 does not count."),
    QT_TRANSLATE_NOOP("sf::text",
                      "The other player claims that the time for block %1 ran out. This is unverified."),
    QT_TRANSLATE_NOOP("sf::text",
                      "The other player claimed that the time for block %1 ran out, but the block is here. "
                      "Compare when they were posted."),
    QT_TRANSLATE_NOOP(
        "sf::text", "By the times in the blocks, the time for block %1 had not run out when it was claimed."),
    QT_TRANSLATE_NOOP("sf::text",
                      "Block %1 opens a secret that was opened before in this game. Its dice could "
                      "be foreseen by whoever reads the game."),
    QT_TRANSLATE_NOOP("sf::text", "Block %1 with the check %3 is in your name, but this profile made another "
                                  "one, with the check %2. Somebody else may have written it in your name."),
    QT_TRANSLATE_NOOP("sf::text",
                      "You wrote block %1, with the check %3, on another version of the block "
                      "before it. There are two versions of that block; this one has the check %2. "
                      "A secret is opened only once, so compare both with your opponent's post."),
    QT_TRANSLATE_NOOP("sf::text",
                      "This game follows an older version of the rules, so its positions aren't checked. To "
                      "play on, begin a new game."),
    QT_TRANSLATE_NOOP("sf::text", "Block %1 is dated before a block that it follows."),
    QT_TRANSLATE_NOOP("sf::text", "Block %1 is dated more than a day ahead of this computer's clock."),
    QT_TRANSLATE_NOOP("sf::text",
                      "This game wasn't checked, as that would take too long: its moves look at more "
                      "than %2 hexes."),
};

QString planFault(const post::PlanFault& fault, const QString& number) {
    if (fault.mustBeEmpty)
        return QCoreApplication::translate("sf::text", "The plan of block %1 must be empty.").arg(number);
    if (fault.action > 0)
        return QCoreApplication::translate("sf::text", "Action %2 of block %1 is not an action of this game.")
            .arg(number, QString::number(fault.action));
    if (!fault.setup)
        return QCoreApplication::translate("sf::text", "The plan of block %1 can't be read.").arg(number);
    return QCoreApplication::translate("sf::text", "The plan of block %1 is not possible: %2")
        .arg(number, labelled(fault.setup->rule(), recordError(*fault.setup)));
}

} // namespace

QString readProblem(const post::ReadProblem& problem) {
    const QString field = problem.field ? QString::fromUtf8(nameOf(*problem.field)) : QString();
    return filled(wordOf(readTexts, problem.fault),
                  std::array{field, displayName(problem.expected), displayName(problem.found)});
}

QString startProblem(const post::StartProblem& problem, const battle::Battle& battle) {
    using Why = post::StartProblem::Why;
    switch (problem.why) {
    case Why::OtherRules:
        return QCoreApplication::translate(
            "sf::text",
            "Only battles that use Stack Management Mechanics or multiplier combat can be played by post.");
    case Why::NotTwoSides:
        return QCoreApplication::translate(
                   "sf::text", "A battle by post needs two sides that aren't allied. This one has %1 sides.")
            .arg(QString::number(battle.sides.size()));
    case Why::RoundRunning:
        return QCoreApplication::translate("sf::text",
                                           "A round is being resolved. Finish it, then play on by post.");
    case Why::Over:
        return QCoreApplication::translate("sf::text", "This battle is over.");
    case Why::CantStart:
        break;
    }
    return labelled(problem.refusal.rule, refusal(problem.refusal, battle));
}

QString gameProblem(const post::GameProblem& problem) {
    const QString number = QString::number(problem.number);
    if (problem.fault == GameFault::BadPlan && problem.field == post::Field::Orders && !problem.plan)
        return QCoreApplication::translate("sf::text", "The orders of block %1 are not possible.")
            .arg(number);
    if (problem.plan)
        return planFault(*problem.plan, number);
    if (problem.fault == GameFault::NotMade && problem.expected.empty())
        return QCoreApplication::translate(
                   "sf::text", "Block %1 with the check %2 is in your name, but this profile didn't make it. "
                               "Somebody else may have written it in your name.")
            .arg(number, displayName(problem.found));
    const QString expected = problem.fault == GameFault::TooCostly
                                 ? figure(QString::fromStdString(problem.expected).toLongLong())
                                 : displayName(problem.expected);
    return filled(wordOf(gameTexts, problem.fault), std::array{number, expected, displayName(problem.found)});
}

} // namespace sf::text
