// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"
#include "core/rules/rule.h"

#include <QStringList>

#include <vector>

namespace sf::text {

/// What happened, was refused or can be done: a sentence, and apart from it the rule and whatever else
/// belongs to it. They stay apart until they are shown, so that each place shows the rule in its own way and
/// nobody looks for it in a translated text.
struct Caption {
    Caption() = default;
    /// Many texts name no rule.
    Caption(const QString& words, Rule ofWords = {}) // NOLINT(google-explicit-constructor)
        : sentence(words), rule(ofWords) {}

    QString sentence; ///< without its rule
    Rule rule;
    Rule also;                   ///< a second rule
    std::vector<Caption> others; ///< what is told after it: headings, losses, advice
    std::vector<dice::Die> dice;
    bool areTyped = false; ///< the dice were typed in
    QStringList terms;     ///< what the dice add up to and are compared with; may be empty

    bool operator==(const Caption&) const = default;
    bool isEmpty() const { return sentence.isEmpty(); }
    /// The rule to open or to read out: its own, or the last that the others name.
    Rule namedRule() const;
    /// The same with its sentence in a pattern such as "Not allowed: %1".
    Caption in(const QString& pattern) const;
    /// The same with its dice in the sentence: "Kess missed Mirel [4/6]".
    Caption withDice() const;
    /// Everything but dice and terms as one string, where only that can be shown: "Nothing would change
    /// (SMM-19)."
    QString text() const;
};

} // namespace sf::text
