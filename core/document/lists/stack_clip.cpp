// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/stack_clip.h"

#include "core/document/battle/battle_conversion.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/kinds/document_file.h"
#include "core/document/lists/unit_names.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace sf::document {
namespace {

/// Where a hex is that lies as seen from `there` as `hex` does from `here`.
hex::Hex asSeenFrom(hex::Hex there, hex::Hex here, hex::Hex hex) {
    const hex::Direction side =
        hex.column > here.column ? hex::Direction::SouthEast : hex::Direction::SouthWest;
    while (here.column != hex.column) {
        here = hex::neighbour(here, side);
        there = hex::neighbour(there, side);
    }
    there.row += hex.row - here.row;
    return there;
}

/// The ids after that one, which the document doesn't have either.
std::vector<battle::StackId> idsFrom(const battle::StackId& first, std::size_t count) {
    std::uint64_t number = 0;
    const std::string& text = first.text;
    std::from_chars(text.data() + 1, text.data() + text.size(), number);
    std::vector<battle::StackId> ids;
    for (std::size_t i = 0; i < count; ++i)
        ids.emplace_back('s' + std::to_string(number + i));
    return ids;
}

/// What the kinds of a clip are called in the battle, and the actions that add or change them.
struct Kinds {
    std::map<std::string, std::string, std::less<>> names;
    std::vector<battle::Action> actions;
    std::vector<battle::UnitKind> kinds; ///< as they are then

    Kinds(const battle::Battle& clip, const battle::Battle& into, OtherKind others) {
        std::unordered_set<std::string> taken;
        for (const battle::UnitKind& kind : *into.kinds)
            taken.insert(kind.name);
        for (battle::UnitKind kind : *clip.kinds) {
            const battle::UnitKind* ours = into.kind(kind.name);
            const std::string theirs = kind.name;
            if (ours && (ours->traits == kind.traits || others == OtherKind::KeepOurs))
                kind = *ours;
            else if (ours && others == OtherKind::UseTheirs)
                actions.emplace_back(battle::PutKind{kind.name, kind.name, kind.traits});
            else {
                if (ours)
                    kind.name = nameLike(kind.name, taken);
                actions.emplace_back(battle::PutKind{{}, kind.name, kind.traits});
            }
            names.emplace(theirs, kind.name);
            kinds.push_back(std::move(kind));
        }
    }
    const battle::UnitKind* find(const std::string& name) const {
        const auto found = std::ranges::find(kinds, name, &battle::UnitKind::name);
        return found == kinds.end() ? nullptr : &*found;
    }
};

} // namespace

QByteArray stackClip(const battle::Battle& battle, const std::vector<battle::StackId>& stacks) {
    battle::Battle clip;
    clip.rules = battle.rules;
    clip.sides = battle.sides;
    clip.map = battle::Map(battle.map->columns(), battle.map->rows());
    std::vector<battle::UnitKind> used;
    for (const battle::StackId& id : stacks) {
        const battle::StackPointer stack = battle.stacks.find(id);
        if (!stack || !stack->isOnMap())
            continue;
        battle::Stack copy = *stack;
        copy.setScreens({});
        copy.formed = {};
        battle::StackExtras extras;
        extras.specialBonus = stack->extras->specialBonus;
        copy.extras = std::move(extras);
        for (const battle::Unit& unit : *copy.units)
            if (const battle::UnitKind* kind = battle.kind(unit.kind);
                kind && std::ranges::find(used, kind->name, &battle::UnitKind::name) == used.end())
                used.push_back(*kind);
        clip.stacks.insert(clip.stacks.size(), std::make_shared<const battle::Stack>(std::move(copy)));
    }
    clip.kinds = std::move(used);
    return clip.stacks.empty() ? QByteArray() : battleJson(clip);
}

std::optional<StackPaste> StackPaste::of(const QByteArray& clip, const BattleDocument& into) {
    Loaded loaded = loadBytes(clip);
    auto* document = std::get_if<std::unique_ptr<Document>>(&loaded);
    auto* battle = document ? dynamic_cast<BattleDocument*>(document->get()) : nullptr;
    if (!battle || battle->battle().stacks.empty() || battle->battle().play)
        return std::nullopt;
    QStringList notes;
    if (const RuleSystem rules = into.battle().rules; battle->battle().rules != rules) {
        const auto conversion = conversionOf(battle->battle(), rules);
        if (!std::holds_alternative<Conversion>(conversion) || battle->convert(rules).refusal)
            return std::nullopt;
        notes = conversionNotes(std::get<Conversion>(conversion));
    }
    return StackPaste(battle->battle(), std::move(notes), into);
}

QStringList StackPaste::otherKinds() const {
    QStringList names;
    for (const battle::UnitKind& kind : *m_battle.kinds)
        if (const battle::UnitKind* ours = m_into.battle().kind(kind.name);
            ours && ours->traits != kind.traits)
            names << QString::fromStdString(kind.name);
    return names;
}

battle::Stack StackPaste::fresh(const battle::Stack& stack, battle::StackId id,
                                std::vector<battle::UnitId> units) const {
    battle::Stack copy = stack;
    copy.id = std::move(id);
    copy.side = std::min(copy.side, static_cast<int>(m_into.battle().sides.size()) - 1);
    std::vector<battle::Unit>& all = copy.units.edit();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (stack.leader == all[i].id)
            copy.leader = units[i];
        all[i].id = std::move(units[i]);
    }
    return copy;
}

StackPaste::Result StackPaste::at(hex::Hex hex, OtherKind others) const {
    const battle::Battle& into = m_into.battle();
    Kinds kinds(m_battle, into, others);
    Result result{std::move(kinds.actions), idsFrom(m_into.freshStackId(), m_battle.stacks.size())};
    const std::vector<battle::UnitId> ids = m_into.freshUnitIds(static_cast<int>(battle::unitsIn(m_battle)));
    std::unordered_set<std::string> names;
    for (const battle::StackPointer& stack : into.stacks)
        names.insert(stack->name);
    auto next = ids.begin();
    for (std::size_t i = 0; i < m_battle.stacks.size(); ++i) {
        const battle::Stack& stack = *m_battle.stacks[i];
        const auto count = static_cast<std::ptrdiff_t>(stack.units->size());
        battle::Stack copy = fresh(stack, result.stacks[i], {next, next + count});
        next += count;
        copy.hex = asSeenFrom(hex, m_battle.stacks[0]->hex, stack.hex);
        if (!copy.name.empty() && !names.insert(copy.name).second)
            copy.name = nameLike(copy.name, names);
        for (battle::Unit& unit : copy.units.edit())
            if (!unit.kind.empty()) {
                unit.kind = kinds.names.find(unit.kind)->second;
                resolve(unit, kinds.find(unit.kind));
                unit.hitsLeft = std::min(unit.hitsLeft, unit[battle::Number::Hits]);
            }
        result.actions.emplace_back(battle::AddStack{std::move(copy), {}});
    }
    return result;
}

} // namespace sf::document
