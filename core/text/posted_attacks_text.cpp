// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in encounter_text.h.
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/pattern.h"
#include "core/text/word_table.h"

#include <array>

namespace sf::text {
namespace {

/// %1 is the name, %2 what the rules expect, %3 what was found.
constexpr std::array faultWords{
    QT_TRANSLATE_NOOP("sf::text", "Nobody here is named “%1”."),
    QT_TRANSLATE_NOOP("sf::text", "Several here are named “%1”. Give them different names first."),
    "",
    QT_TRANSLATE_NOOP("sf::text", "A d%2 is missing."),
    QT_TRANSLATE_NOOP("sf::text", "The dice of the answer by %1 are missing. They are in the Attack Post."),
    QT_TRANSLATE_NOOP("sf::text", "A d%2 is rolled here, but the post has %3."),
    QT_TRANSLATE_NOOP("sf::text", "These dice add up to %2, but the post has %3."),
    QT_TRANSLATE_NOOP("sf::text", "Too many dice. The rules don't ask for the last %3."),
    QT_TRANSLATE_NOOP("sf::text", "By the rules %1 loses %2 HP; the post says %3."),
    QT_TRANSLATE_NOOP("sf::text", "By the rules %1 has %2 HP left; the post says %3."),
    QT_TRANSLATE_NOOP("sf::text", "%1 is a Monster and only answers. The attack on it isn't in the post."),
    QT_TRANSLATE_NOOP("sf::text",
                      "These dice don't say who attacks whom. Write “Ann attacks Newt” before them."),
};
static_assert(faultWords.size() == static_cast<std::size_t>(encounter::PostFault::Kind::NoTarget) + 1);

} // namespace

QString postFault(const encounter::PostFault& fault) {
    if (fault.refusal)
        return refusal(*fault.refusal);
    const std::array words{displayName(fault.name), figure(fault.expected), figure(fault.found)};
    return filled(wordOf(faultWords, fault.kind), words);
}

} // namespace sf::text
