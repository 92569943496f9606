// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/post_names.h"

#include "core/post/game/battle_post_game.h"
#include "core/text/display_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <set>

namespace sf::document {
namespace {

constexpr qsizetype longestPlayedName = 60; ///< characters
constexpr char32_t nonJoiner = 0x200C;
constexpr char32_t joiner = 0x200D;

bool isJoiner(char32_t c) {
    return c == nonJoiner || c == joiner;
}

/// Characters that look like a space, other than the space itself. Some count as letters.
bool isOtherBlank(char32_t c) {
    return (QChar::category(c) == QChar::Separator_Space && c != U' ') || c == 0x2800 || c == 0x3164 ||
           c == 0x115F || c == 0x1160 || c == 0xFFA0;
}

/// Characters without a look of their own, which control or format the text around them.
bool isHidden(char32_t c) {
    const QChar::Category category = QChar::category(c);
    return category == QChar::Other_Control || category == QChar::Other_Format ||
           category == QChar::Other_Surrogate || category == QChar::Separator_Line ||
           category == QChar::Separator_Paragraph || (c >= 0xFE00 && c <= 0xFE0F) ||
           (c >= 0xE0100 && c <= 0xE01EF); // variation selectors
}

/// The first word with letters of two scripts whose letters look alike; empty if there is none.
QString mixedWord(const QString& name) {
    const auto isAlike = [](QChar::Script script) {
        return script == QChar::Script_Latin || script == QChar::Script_Greek ||
               script == QChar::Script_Cyrillic;
    };
    for (const QString& word : name.split(QRegularExpression(
             QStringLiteral("[^\\p{L}\\p{M}]+"), QRegularExpression::UseUnicodePropertiesOption))) {
        std::set<QChar::Script> scripts;
        for (const QChar c : word)
            if (isAlike(c.script()))
                scripts.insert(c.script());
        if (scripts.size() > 1)
            return word;
    }
    return {};
}

/// Whether the character at `at` is within a word.
bool isInside(const QList<uint>& name, qsizetype at) {
    const auto isPart = [&](qsizetype place) {
        return place >= 0 && place < name.size() && name[place] != U' ' && !isJoiner(name[place]);
    };
    return isPart(at - 1) && isPart(at + 1);
}

/// A name that a document may leave out.
QString optionalNameProblem(const std::string& name) {
    return name.empty() ? QString() : nameProblem(QString::fromStdString(name));
}

QString stackNamesProblem(const battle::Stack& stack) {
    QString problem = optionalNameProblem(stack.name);
    for (const battle::Unit& unit : *stack.units)
        problem = problem.isEmpty() ? optionalNameProblem(unit.name) : problem;
    return problem;
}

} // namespace

QString nameProblem(const QString& name) {
    const QString shown = text::displayName(name);
    const QList<uint> characters = name.toUcs4();
    if (characters.isEmpty())
        return QCoreApplication::translate("sf::document", "A name is missing.");
    if (characters.size() > longestPlayedName)
        return QCoreApplication::translate("sf::document",
                                           "The name “%1” is too long: at most %2 characters are allowed.")
            .arg(shown, QString::number(longestPlayedName));
    if (name != name.normalized(QString::NormalizationForm_C))
        return QCoreApplication::translate(
                   "sf::document", "The name “%1” isn't in Unicode's normalization form C. Type it again.")
            .arg(shown);
    for (qsizetype at = 0; at < characters.size(); ++at) {
        const char32_t c = characters[at];
        const bool isDoubleSpace = c == U' ' && (at + 1 == characters.size() || characters[at + 1] == U' ');
        if (isOtherBlank(c) || isDoubleSpace || (c == U' ' && at == 0))
            return QCoreApplication::translate(
                       "sf::document", "The name “%1” has a blank other than single spaces inside it.")
                .arg(shown);
        if (isJoiner(c) ? !isInside(characters, at) : isHidden(c))
            return QCoreApplication::translate(
                       "sf::document",
                       "The name “%1” has the invisible character U+%2, which isn't allowed in names.")
                .arg(shown, QString::number(static_cast<uint>(c), 16).toUpper().rightJustified(4, u'0'));
    }
    if (const QString word = mixedWord(name); !word.isEmpty())
        return QCoreApplication::translate("sf::document",
                                           "The word “%1” mixes letters of several scripts that look alike.")
            .arg(text::displayName(word));
    return {};
}

QString playerNameProblem(const QString& name) {
    if (name.contains(u'#') || name.contains(u'@')) // chats call everybody whom an @ names
        return QCoreApplication::translate("sf::document", "A player's name can't contain # or @.");
    if (name.toUtf8().size() > static_cast<qsizetype>(post::longestName))
        return QCoreApplication::translate("sf::document", "The name “%1” is too long.")
            .arg(text::displayName(name));
    return nameProblem(name);
}

bool areAlike(const QString& one, const QString& other) {
    return one.toCaseFolded() == other.toCaseFolded();
}

QString namesProblem(const battle::Battle& battle) {
    QString problem;
    const auto add = [&](const QString& found) { problem = problem.isEmpty() ? found : problem; };
    for (const battle::Side& side : battle.sides)
        add(optionalNameProblem(side.name));
    for (const battle::UnitKind& kind : *battle.kinds)
        add(optionalNameProblem(kind.name));
    for (const battle::Structure& structure : battle.map->structures())
        add(optionalNameProblem(structure.name));
    for (const battle::StackPointer& stack : battle.stacks)
        add(stackNamesProblem(*stack));
    return problem;
}

QString namesProblem(const post::PostGame& game) {
    const QString starter = QString::fromStdString(game.name(post::Writer::Starter));
    const QString answerer = QString::fromStdString(game.name(post::Writer::Answerer));
    if (areAlike(starter, answerer))
        return QCoreApplication::translate("sf::document",
                                           "Both players are called “%1”. They need two different names.")
            .arg(text::displayName(starter));
    for (const post::Writer writer : {post::Writer::Starter, post::Writer::Answerer})
        if (QString problem = playerNameProblem(QString::fromStdString(game.name(writer)));
            !problem.isEmpty())
            return problem;
    const auto* battle = dynamic_cast<const post::BattleGame*>(&game.rules());
    return battle ? namesProblem(battle->battle()) : QString();
}

QString namesProblem(const battle::SealedPlan& orders) {
    QString problem;
    for (const battle::Action& action : orders.actions) {
        if (!problem.isEmpty())
            return problem;
        if (const auto* renamed = std::get_if<battle::RenameStack>(&action))
            problem = optionalNameProblem(renamed->name);
        else if (const auto* split = std::get_if<battle::SplitStack>(&action))
            problem = optionalNameProblem(split->newName);
    }
    return problem;
}

} // namespace sf::document
