// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"
#include "core/text/figures.h"
#include "ui/fields/field.h"

#include <vector>

namespace sf::ui {

template<class Piece>
using PieceField = Field<Piece, encounter::Dungeon>;

const std::vector<PieceField<encounter::Person>>& personFields();
const std::vector<PieceField<encounter::Monster>>& monsterFields();
const std::vector<PieceField<encounter::Encounter>>& encounterFields();
const std::vector<PieceField<encounter::Item>>& itemFields();
/// The weight and a Monster's fields.
const std::vector<PieceField<encounter::TableLine>>& tableLineFields();

// Text and its reading, shared by the fields.

/// The name of an item, or its id where it is gone.
QString itemName(const encounter::Dungeon& dungeon, const std::string& id);
/// Returns the names in a list separated by commas that no item of the library has, each once.
QStringList newItemNames(const encounter::Dungeon& dungeon, const QString& text);
/// "Cap, Short bow"; empty for none.
QString itemNames(const encounter::Dungeon& dungeon, const std::vector<std::string>& ids);
/// Ids from names or ids with commas between them.
std::optional<text::Caption> readItems(const QString& text, const encounter::Dungeon& dungeon, Rule rule,
                                       std::vector<std::string>& ids);
/// A whole number, `least` to `largest`.
std::optional<text::Caption> readNumber(const QString& text, std::int64_t least, std::int64_t largest,
                                        Rule rule, std::int64_t& number);
/// A field of such a number. The member's type must hold them.
template<class Piece, class Number>
PieceField<Piece> numberField(std::string_view key, const QString& title, const QString& about,
                              Number Piece::*member, std::int64_t least, std::int64_t largest, Rule rule) {
    return {key,
            title,
            about,
            true,
            [member](const Piece& piece, const encounter::Dungeon&) { return text::figure(piece.*member); },
            [=](const QString& typed, Piece& piece, const encounter::Dungeon&) {
                std::int64_t number = 0;
                auto problem = readNumber(typed, least, largest, rule, number);
                if (!problem)
                    piece.*member = static_cast<Number>(number);
                return problem;
            }};
}
/// "3 (5)" as its two parts, the second one null for "3"; nothing for anything else.
std::optional<std::pair<QString, QString>> hpParts(const QString& text);
/// Reads HP as somebody types them: "3" or "=-3" sets them, "-2" and "+2" change them, "3 (5)" sets the most
/// as well. HP never exceed the most, which only the brackets change; what is healed stops there.
std::optional<text::Caption> readHp(const QString& text, std::int64_t least, const Rule& rule,
                                    std::int64_t& hp, std::int64_t& most);
std::optional<text::Caption> readDamage(const QString& text, encounter::Damage& damage);
std::optional<text::Caption> readName(const QString& text, std::string& name);
/// "ranged, magic" in any order.
QStringList damageTypeChoices();
std::optional<text::Caption> readDamageType(const QString& text, encounter::DamageType& type);

} // namespace sf::ui
