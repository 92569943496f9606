// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/rules/imperio/board/setup.h.
#include "core/rules/imperio/board/setup.h"

#include <algorithm>

namespace sf::imperio {

namespace {

bool isOfReserve(Alter alter) {
    return alter >= Alter::AddReserve;
}

/// The alteration that undoes another of this kind.
Alter opposite(Alter alter) {
    switch (alter) {
    case Alter::Add:
        return Alter::Remove;
    case Alter::Remove:
        return Alter::Add;
    case Alter::AddReserve:
        return Alter::RemoveReserve;
    case Alter::RemoveReserve:
        return Alter::AddReserve;
    default:
        return alter;
    }
}

} // namespace

std::optional<Kind>& Alterations::at(Square square) {
    return m_deployment.kinds[static_cast<std::size_t>(placeOf(square, m_side))];
}

const std::optional<Kind>& Alterations::at(Square square) const {
    return m_deployment.kinds[static_cast<std::size_t>(placeOf(square, m_side))];
}

std::optional<Refusal> Alterations::make(const Alteration& alteration) {
    if (auto refused = mayMake(alteration))
        return refused;
    const Made made = looked(alteration);
    change(alteration);
    count(made);
    ++m_made;
    return std::nullopt;
}

std::optional<Refusal> Alterations::mayMake(const Alteration& alteration) const {
    if (!isOfReserve(alteration.alter))
        return mayMakeOnBoard(alteration);
    const bool takesOne = alteration.alter != Alter::AddReserve;
    if (takesOne && m_deployment.reinforcements.of(alteration.kind) == 0)
        return refusal(Reason::NoSuchReinforcement);
    return std::nullopt;
}

std::optional<Refusal> Alterations::mayMakeOnBoard(const Alteration& alteration) const {
    const Square square = alteration.square;
    if (placeOf(square, m_side) < 0)
        return refusal(Reason::OutsideOwnRows, square);
    if (alteration.alter == Alter::Add)
        return at(square) ? std::optional(refusal(Reason::NoRoomToAdd, square)) : std::nullopt;
    const bool goesNowhere = alteration.alter == Alter::MoveOrSwap && alteration.to == square;
    if (!at(square) || goesNowhere)
        return refusal(Reason::NothingToAlter, square);
    if (alteration.alter == Alter::Replace && at(square) != alteration.kind)
        return refusal(Reason::OtherPieceThere, square);
    if (alteration.alter == Alter::MoveOrSwap && placeOf(alteration.to, m_side) < 0)
        return refusal(Reason::OutsideOwnRows, alteration.to);
    return std::nullopt;
}

Alterations::Made Alterations::looked(const Alteration& alteration) const {
    Made made{alteration, std::nullopt, std::nullopt, m_made};
    if (alteration.alter == Alter::MoveOrSwap) {
        made.first = at(alteration.square);
        made.second = at(alteration.to);
    }
    if (alteration.alter == Alter::Remove)
        made.alteration.kind = *at(alteration.square);
    return made;
}

void Alterations::change(const Alteration& alteration) {
    Reinforcements& reserve = m_deployment.reinforcements;
    switch (alteration.alter) {
    case Alter::MoveOrSwap:
        std::swap(at(alteration.square), at(alteration.to));
        break;
    case Alter::Add:
        at(alteration.square) = alteration.kind;
        break;
    case Alter::Remove:
        at(alteration.square).reset();
        break;
    case Alter::Replace:
        at(alteration.square) = alteration.newKind;
        break;
    case Alter::AddReserve:
        ++reserve.of(alteration.kind);
        break;
    case Alter::RemoveReserve:
        --reserve.of(alteration.kind);
        break;
    case Alter::ReplaceReserve:
        --reserve.of(alteration.kind);
        ++reserve.of(alteration.newKind);
        break;
    }
}

bool Alterations::reverses(const Made& later, const Made& earlier) const {
    const Alteration& now = later.alteration;
    const Alteration& then = earlier.alteration;
    if (now.alter != opposite(then.alter))
        return false;
    switch (now.alter) {
    case Alter::MoveOrSwap:
        if (now.square == then.square && now.to == then.to)
            return later.first == earlier.second && later.second == earlier.first;
        return now.square == then.to && now.to == then.square && later.first == earlier.first &&
               later.second == earlier.second;
    case Alter::Replace:
        return now.square == then.square && now.kind == then.newKind && now.newKind == then.kind;
    case Alter::ReplaceReserve:
        return now.kind == then.newKind && now.newKind == then.kind;
    default:
        return now.square == then.square && now.kind == then.kind;
    }
}

void Alterations::count(const Made& made) {
    const auto reversed = std::find_if(m_counted.rbegin(), m_counted.rend(),
                                       [&](const Made& earlier) { return reverses(made, earlier); });
    if (reversed == m_counted.rend())
        m_counted.push_back(made);
    else
        m_counted.erase(std::next(reversed).base());
}

std::vector<Alteration> Alterations::thatCount() const {
    std::vector<Alteration> alterations;
    for (const Made& made : m_counted)
        alterations.push_back(made.alteration);
    return alterations;
}

std::optional<Refusal> Alterations::tooMany(const Options& options) const {
    if (!exceeds(counted(), options.alterations))
        return std::nullopt;
    return refusal(Reason::TooManyAlterations, nowhere, counted(), options.alterations);
}

} // namespace sf::imperio
