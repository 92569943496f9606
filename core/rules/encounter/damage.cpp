// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/damage.h"

#include "core/rules/ascii.h"

#include <algorithm>
#include <charconv>

namespace sf::encounter {
namespace {

/// Removes the leading digits and returns their number; nothing if there are none or the number is above
/// `largest`.
std::optional<int> takeNumber(std::string_view& text, int largest) {
    int number = 0;
    if (text.empty() || text.front() < '0' || text.front() > '9')
        return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number > largest)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

std::optional<Damage> readDice(std::string_view text) {
    Damage damage;
    const auto dice = takeNumber(text, mostDice);
    if (!dice || *dice < 1 || text.empty() || (text.front() != 'd' && text.front() != 'D'))
        return std::nullopt;
    text.remove_prefix(1);
    const auto sides = takeNumber(text, mostSides);
    if (!sides || *sides < 1)
        return std::nullopt;
    damage.dice = *dice;
    damage.sides = *sides;
    if (text.empty())
        return damage;
    if (text.front() != '+')
        return std::nullopt;
    text.remove_prefix(1);
    const auto plus = takeNumber(text, largestPlus);
    if (!plus || !text.empty())
        return std::nullopt;
    damage.plus = *plus;
    return damage;
}

bool containsWord(std::string_view text, std::string_view word) {
    return std::search(text.begin(), text.end(), word.begin(), word.end(),
                       [](char a, char b) { return lower(a) == b; }) != text.end();
}

} // namespace

std::string Damage::text() const {
    if (dice == 0)
        return std::to_string(plus);
    const std::string formula = std::to_string(dice) + 'd' + std::to_string(sides);
    return plus == 0 ? formula : formula + '+' + std::to_string(plus);
}

std::optional<Damage> readDamage(std::string_view text) {
    text = trimmed(text, " ");
    std::string_view rest = text;
    if (const auto whole = takeNumber(rest, largestPlus); whole && rest.empty())
        return Damage{0, 0, *whole};
    return readDice(text);
}

DamageType typeOfNewWeapon(std::string_view name) {
    return containsWord(name, "spellbook") || containsWord(name, "wand") ? wandDamage : meleeDamage;
}

std::string typeText(DamageType type) {
    std::string text;
    const auto add = [&text](bool is, const char* word) {
        if (is)
            text += (text.empty() ? "" : "/") + std::string(word);
    };
    add(type.ranged, "ranged");
    add(type.melee, "melee");
    add(type.magic, "magic");
    return text.empty() ? "none" : text;
}

} // namespace sf::encounter
