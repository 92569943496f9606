// SPDX-License-Identifier: GPL-3.0-or-later
// Which fields each shape of block has.
// Declared in block.h.
#include "core/post/block/block.h"

#include <algorithm>
#include <vector>

namespace sf::post {

namespace {

struct Form {
    std::vector<Field> must;
    std::vector<Field> may;
};

const Form& formOf(Shape shape) {
    using enum Field;
    static const std::array<Form, 5> forms{{
        {{Number, Writer, Kind, Rules, Starter, Answerer, Roles, Clock, Seal, Nonce, Time, Check},
         {Options, Document, Key, Signature}},
        {{Game, Number, Writer, Previous, Nonce, Position, Time, Check},
         {Key, Opened, Dice, Plan, Orders, Seal, Signature}},
        {{Game, Number, Writer, Previous, Opened, Position, Time, Check}, {Dice, Orders, Signature}},
        {{Game, Number, Writer, Previous, Plan, Time, Check}, {Opened, Dice, Position, Signature}},
        {{Game, Number, Writer, Previous, Claim, Time, Check}, {Signature}},
    }};
    return forms[static_cast<std::size_t>(shape)];
}

bool contains(const std::vector<Field>& fields, Field field) {
    return std::ranges::find(fields, field) != fields.end();
}

FormFault missing(Field field) {
    return {field, true};
}
FormFault surplus(Field field) {
    return {field, false};
}

/// A battle has its document, and its house rules are in it. Only one kind of game has newer rules.
std::optional<FormFault> invitationFault(const Block& block) {
    if (block.value(Field::Rules) != "1" && block.value(Field::Kind) != "smm")
        return surplus(Field::Rules);
    const bool isBattle = block.value(Field::Kind) != "imperio";
    if (isBattle != block.has(Field::Document))
        return FormFault{Field::Document, isBattle};
    return isBattle && block.has(Field::Options) ? std::optional(surplus(Field::Options)) : std::nullopt;
}

/// A turn has a plan and a seal. In a battle, the answerer's turns have a seal, and open the orders sealed
/// before; the starter's have orders.
std::optional<FormFault> turnFault(const Block& block) {
    const std::uint32_t number = block.number();
    const bool hasPlan = block.has(Field::Plan);
    const bool isOpen = !hasPlan && number % 2 == 1;
    if (isOpen == block.has(Field::Seal))
        return FormFault{Field::Seal, !isOpen};
    if (isOpen && !block.has(Field::Orders))
        return missing(Field::Orders);
    if (!block.has(Field::Opened) && (isOpen ? number == 3 : number > 2))
        return missing(Field::Opened);
    if (block.has(Field::Opened) && isOpen && number > 3)
        return surplus(Field::Opened);
    if (block.has(Field::Orders) && (hasPlan || (!isOpen && number == 2)))
        return surplus(Field::Orders);
    return std::nullopt;
}

/// Checks fields that others require or exclude.
std::optional<FormFault> dependentFault(const Block& block) {
    const std::uint32_t number = block.number();
    const Shape shape = block.shape();
    if (shape == Shape::Invitation)
        return invitationFault(block);
    if (number == 2 && block.has(Field::Opened))
        return surplus(Field::Opened);
    if (block.has(Field::Dice) && !block.has(Field::Opened))
        return surplus(Field::Dice);
    if (shape == Shape::Resignation && block.has(Field::Opened) != block.has(Field::Position))
        return FormFault{Field::Position, block.has(Field::Opened)};
    if (number > 2 && block.has(Field::Key))
        return surplus(Field::Key);
    return shape == Shape::Turn ? turnFault(block) : std::nullopt;
}

} // namespace

std::optional<FormFault> formFault(const Block& block) {
    // The number and the writer decide which form applies.
    for (const Field field : {Field::Number, Field::Writer})
        if (!block.has(field))
            return FormFault{field, true};
    const Form& form = formOf(block.shape());
    for (const Field field : form.must)
        if (!block.has(field))
            return FormFault{field, true};
    for (std::size_t index = 0; index < fieldCount; ++index) {
        const auto field = static_cast<Field>(index);
        if (block.has(field) && !contains(form.must, field) && !contains(form.may, field))
            return FormFault{field, false};
    }
    return dependentFault(block);
}

} // namespace sf::post
