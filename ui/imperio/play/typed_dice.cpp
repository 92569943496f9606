// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/typed_dice.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/forms/dice_text.h"
#include "ui/imperio/state/attack_forecast.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace sf::ui {
namespace {

struct TypedDiceText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::TypedDiceText)
};

} // namespace

std::variant<std::vector<int>, text::Caption> readTypedFaces(const QString& text) {
    std::vector<int> dice;
    for (const QString& word : diceWords(text)) {
        if (word.size() > 1 &&
            std::ranges::all_of(word, [](QChar face) { return face >= u'1' && face <= u'6'; })) {
            for (const QChar face : word)
                dice.push_back(face.digitValue());
            continue;
        }
        bool isNumber = false;
        const int value = word.toInt(&isNumber);
        if (!isNumber)
            return text::Caption{TypedDiceText::tr("“%1” is not a valid die roll").arg(word.left(20)),
                                 imperioRule(11)};
        if (value < 1 || value > 6)
            return text::Caption{TypedDiceText::tr("A die can't show %1, only 1 to 6").arg(word.left(20)),
                                 imperioRule(11)};
        dice.push_back(value);
    }
    return dice;
}

std::variant<std::vector<int>, text::Caption> readTypedDice(const QString& text,
                                                            const imperio::Fights& fights) {
    auto read = readTypedFaces(text);
    const auto* faces = std::get_if<std::vector<int>>(&read);
    if (!faces)
        return read;
    const int expected = diceInAll(fights);
    if (static_cast<int>(faces->size()) != expected)
        return text::Caption{
            TypedDiceText::tr("This takes %n die/dice, not %1: %2", nullptr, expected)
                .arg(text::figure(static_cast<int>(faces->size())), typedDiceExpected(fights)),
            imperioRule(13)};
    return read;
}

QString typedDiceExpected(const imperio::Fights& fights) {
    QStringList parts;
    for (const imperio::Fight& fight : fights)
        parts << TypedDiceText::tr("%1 against %2 on %3")
                     .arg(text::figure(imperio::attackDice(fight.matchup).dice()),
                          text::figure(imperio::defenceDice(fight.matchup).dice()),
                          text::imperioSquare(fight.target));
    return text::listed(parts);
}

} // namespace sf::ui
