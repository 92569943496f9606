// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/block.h"

#include "core/post/block/base32.h"
#include "core/post/block/plan.h"

#include <charconv>

namespace sf::post {

namespace {

std::int64_t numberIn(std::string_view text) {
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

std::uint32_t Block::number() const {
    return static_cast<std::uint32_t>(numberIn(value(Field::Number)));
}

Writer Block::writer() const {
    return value(Field::Writer) == "2" ? Writer::Answerer : Writer::Starter;
}

Shape Block::shape() const {
    if (number() == 1)
        return Shape::Invitation;
    if (has(Field::Claim))
        return Shape::TimeClaim;
    if (value(Field::Plan) == resignation)
        return Shape::Resignation;
    return has(Field::Plan) || has(Field::Nonce) ? Shape::Turn : Shape::Last;
}

std::int64_t Block::seconds(Field field) const {
    return numberIn(value(field));
}

Hash Block::bytes(Field field) const {
    return bytesFromBase32<32>(value(field)).value_or(Hash{});
}

std::string Block::name(Field field) const {
    return fromBase32(value(field)).value_or(std::string());
}

std::string canonicalBytes(const Block& block) {
    std::string bytes;
    for (std::size_t index = 0; index < indexOf(Field::Check); ++index) {
        const auto field = static_cast<Field>(index);
        if (block.has(field))
            bytes += std::string(nameOf(field)) + ':' + std::string(block.value(field)) + '\n';
    }
    return bytes;
}

Hash hashOf(const Block& block) {
    return Hasher().add("sqf-post-1\n").add(canonicalBytes(block)).finish();
}

std::string checkOf(const Hash& hash) {
    return base32(hash).substr(0, checkLength);
}

} // namespace sf::post
