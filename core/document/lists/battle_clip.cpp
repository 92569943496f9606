// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/battle_clip.h"

#include "core/document/battle/battle_conversion.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/kinds/document_file.h"
#include "core/document/lists/unit_names.h"
#include "core/rules/limits.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <charconv>
#include <map>

namespace sf::document {
namespace {

struct BattleClip {
    Q_DECLARE_TR_FUNCTIONS(sf::document::BattleClip)
};

/// A battle of these rules with nothing in it.
battle::Battle emptyClip(const battle::Battle& battle) {
    battle::Battle clip;
    clip.rules = battle.rules;
    clip.sides = battle.sides;
    clip.map = battle::Map(battle.map->columns(), battle.map->rows());
    return clip;
}

/// A copy without what it was ordered, screens or waits for.
battle::Stack copyOf(const battle::Stack& stack) {
    battle::Stack copy = stack;
    copy.extras = {};
    copy.state.change(&battle::StatePart::duplicate);
    return copy;
}

QByteArray clipOf(const battle::Battle& battle, std::vector<battle::Stack> stacks) {
    battle::Battle clip = emptyClip(battle);
    std::vector<battle::UnitKind> used;
    std::unordered_set<std::string> names;
    for (battle::Stack& stack : stacks) {
        for (const battle::Unit& unit : *stack.units)
            if (const battle::UnitKind* kind = battle.kind(unit.kind);
                kind && names.insert(kind->name).second)
                used.push_back(*kind);
        clip.stacks.insert(clip.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
    }
    clip.kinds = std::move(used);
    return clip.stacks.empty() ? QByteArray() : battleJson(clip);
}

using ClippedBattle = std::unique_ptr<BattleDocument>;

/// The clip as a document, or why it isn't one, in a sentence.
std::variant<ClippedBattle, QString> readBattle(const QByteArray& clip) {
    if (clip.size() > limits::clipBytes)
        return BattleClip::tr("The clipboard holds more than %1 MB")
            .arg(QLocale().toString(limits::clipBytes / 1024 / 1024));
    Loaded loaded = loadBytes(clip);
    if (const auto* error = std::get_if<LoadError>(&loaded))
        return error->text(BattleClip::tr("Clipboard"));
    auto& document = std::get<std::unique_ptr<Document>>(loaded);
    const auto* battle = dynamic_cast<const BattleDocument*>(document.get());
    if (!battle || battle->battle().play || battle::isRoundRunning(battle->battle()))
        return BattleClip::tr("There is nothing on the clipboard that fits here");
    return ClippedBattle(static_cast<BattleDocument*>(document.release()));
}

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
                kind = *ours; // shared
            else if (ours && others == OtherKind::UseTheirs)
                actions.emplace_back(battle::PutKind{kind.name, kind.name, kind.traits});
            else {
                if (!taken.insert(kind.name).second)
                    kind.name = nameLike(kind.name, taken);
                actions.emplace_back(battle::PutKind{{}, kind.name, kind.traits});
            }
            names.emplace(theirs, kind.name);
            kinds.push_back(std::move(kind));
        }
    }
    /// Gives the unit of the clip its kind here.
    void settle(battle::Unit& unit) const {
        if (unit.kind.empty())
            return;
        if (const auto found = names.find(unit.kind); found != names.end())
            unit.kind = found->second;
        resolve(unit, find(unit.kind));
        unit.hitsLeft = std::min(unit.hitsLeft, unit[battle::Number::Hits]);
    }
    const battle::UnitKind* find(const std::string& name) const {
        const auto found = std::ranges::find(kinds, name, &battle::UnitKind::name);
        return found == kinds.end() ? nullptr : &*found;
    }
};

} // namespace

QByteArray stackClip(const battle::Battle& battle, const std::vector<battle::StackId>& stacks) {
    std::vector<battle::Stack> copies;
    for (const battle::StackId& id : stacks)
        if (const battle::StackPointer stack = battle.stacks.find(id); stack && stack->isOnMap())
            copies.push_back(copyOf(*stack));
    return clipOf(battle, std::move(copies));
}

QByteArray unitClip(const battle::Battle& battle, const battle::StackId& stack,
                    const std::vector<battle::UnitId>& units) {
    const battle::StackPointer found = battle.stacks.find(stack);
    if (!found || !found->isOnMap() || units.empty())
        return {};
    battle::Stack copy = copyOf(*found);
    std::erase_if(copy.units.edit(),
                  [&](const battle::Unit& unit) { return std::ranges::find(units, unit.id) == units.end(); });
    if (copy.leader && !copy.find(*copy.leader))
        copy.leader.reset();
    return clipOf(battle, {std::move(copy)});
}

QByteArray kindClip(const battle::Battle& battle, const std::vector<std::string>& kinds) {
    battle::Battle clip = emptyClip(battle);
    std::vector<battle::UnitKind> chosen;
    for (const std::string& name : kinds)
        if (const battle::UnitKind* kind = battle.kind(name))
            chosen.push_back(*kind);
    if (chosen.empty())
        return {};
    clip.kinds = std::move(chosen);
    return battleJson(clip);
}

QByteArray structureClip(const battle::Battle& battle, const battle::StructureId& structure) {
    const battle::Structure* found = battle.map->find(structure);
    if (!found)
        return {};
    battle::Battle clip = emptyClip(battle);
    clip.map.edit().editStructures().push_back(*found);
    return battleJson(clip);
}

QByteArray sideClip(const battle::Side& side) {
    battle::Battle clip;
    clip.sides = {side};
    clip.sides.front().ally.reset();
    return battleJson(clip);
}

std::vector<battle::Side> sidesIn(const QByteArray& clip) {
    const auto read = readBattle(clip);
    const auto* document = std::get_if<ClippedBattle>(&read);
    return document ? (*document)->battle().sides : std::vector<battle::Side>();
}

std::variant<BattlePaste, QString> BattlePaste::of(const QByteArray& clip, const BattleDocument& into) {
    const auto read = readBattle(clip);
    if (const auto* why = std::get_if<QString>(&read))
        return *why;
    BattleDocument* battle = std::get<ClippedBattle>(read).get();
    QStringList notes;
    if (const RuleSystem rules = into.battle().rules; battle->battle().rules != rules) {
        const auto conversion = conversionOf(battle->battle(), rules);
        const auto* refusal = std::get_if<battle::Refusal>(&conversion);
        const auto outcome = refusal ? BattleDocument::EditOutcome() : battle->convert(rules);
        if (const std::optional<battle::Refusal> why = refusal ? std::optional(*refusal) : outcome.refusal)
            return text::caption(*why, battle->battle()).text();
        notes = conversionNotes(std::get<Conversion>(conversion));
    }
    return BattlePaste(battle->battle(), std::move(notes), into);
}

namespace {

/// "Hits 4, not 9"; empty if only flags or specials differ.
QStringList differences(const battle::Profile& theirs, const battle::Profile& ours) {
    QStringList stats;
    for (std::size_t i = 0; i < theirs.numbers.size(); ++i)
        if (theirs.numbers[i] != ours.numbers[i])
            stats << QCoreApplication::translate("sf::document", "%1 %2, not %3")
                         .arg(text::number(static_cast<battle::Number>(i)), text::figure(theirs.numbers[i]),
                              text::figure(ours.numbers[i]));
    return stats;
}

} // namespace

QStringList BattlePaste::otherKinds() const {
    QStringList kinds;
    for (const battle::UnitKind& kind : *m_battle.kinds) {
        const battle::UnitKind* ours = m_into->battle().kind(kind.name);
        if (!ours || ours->traits == kind.traits)
            continue;
        const QString name = QString::fromStdString(kind.name);
        const QStringList stats = differences(*kind.profile, *ours->profile);
        kinds
            << (stats.isEmpty()
                    ? name
                    : QCoreApplication::translate("sf::document", "%1 (%2)").arg(name, text::listed(stats)));
    }
    return kinds;
}

/// The side of the same name, or else the one in the same place.
int BattlePaste::sideHere(int side) const {
    const std::vector<battle::Side>& ours = m_into->battle().sides;
    const std::string& name = m_battle.sides[static_cast<std::size_t>(side)].name;
    const auto same = std::ranges::find(ours, name, &battle::Side::name);
    return same != ours.end() ? static_cast<int>(same - ours.begin())
                              : std::min(side, static_cast<int>(ours.size()) - 1);
}

battle::Stack BattlePaste::fresh(const battle::Stack& stack, battle::StackId id,
                                 std::vector<battle::UnitId> units) const {
    battle::Stack copy = copyOf(stack); // a clip may come from elsewhere
    copy.id = std::move(id);
    copy.side = sideHere(copy.side);
    std::vector<battle::Unit>& all = copy.units.edit();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (stack.leader == all[i].id)
            copy.leader = units[i];
        all[i].id = std::move(units[i]);
    }
    return copy;
}

BattlePaste::Result BattlePaste::at(hex::Hex hex, OtherKind others) const {
    const battle::Battle& into = m_into->battle();
    Kinds kinds(m_battle, into, others);
    Result result{std::move(kinds.actions), {}};
    const std::vector<battle::StackId> stackIds = idsFrom(m_into->freshStackId(), m_battle.stacks.size());
    const std::vector<battle::UnitId> ids = m_into->freshUnitIds(static_cast<int>(battle::unitsIn(m_battle)));
    std::unordered_set<std::string> names;
    for (const battle::StackPointer& stack : into.stacks)
        names.insert(stack->name);
    auto next = ids.begin();
    for (std::size_t i = 0; i < m_battle.stacks.size(); ++i) {
        const battle::Stack& stack = *m_battle.stacks[i];
        const auto count = static_cast<std::ptrdiff_t>(stack.units->size());
        battle::Stack copy = fresh(stack, stackIds[i], {next, next + count});
        next += count;
        copy.hex = asSeenFrom(hex, m_battle.stacks[0]->hex, stack.hex);
        if (!copy.name.empty() && !names.insert(copy.name).second)
            copy.name = nameLike(copy.name, names);
        for (battle::Unit& unit : copy.units.edit())
            kinds.settle(unit);
        result.stacks.push_back(copy);
        result.actions.emplace_back(battle::AddStack{std::move(copy), {}});
    }
    return result;
}

std::vector<battle::Action> BattlePaste::unitsInto(const battle::Stack& stack, OtherKind others) const {
    Kinds kinds(m_battle, m_into->battle(), others);
    std::vector<battle::Unit> units;
    for (const battle::StackPointer& each : m_battle.stacks)
        units.insert(units.end(), each->units->begin(), each->units->end());
    for (battle::Unit& unit : units)
        kinds.settle(unit);
    std::vector<battle::Action> actions = std::move(kinds.actions);
    actions.emplace_back(addition(*m_into, stack, std::move(units)));
    return actions;
}

std::vector<battle::Action> BattlePaste::newKinds(OtherKind others) const {
    return Kinds(m_battle, m_into->battle(), others).actions;
}

std::vector<battle::Action> BattlePaste::structureAt(hex::Hex hex) const {
    if (structures().empty())
        return {};
    battle::Structure structure = structures().front();
    std::unordered_set<std::string> names;
    for (const battle::Structure& each : m_into->battle().map->structures())
        names.insert(each.name);
    structure.id = m_into->freshStructureId();
    structure.hex = hex;
    if (!names.insert(structure.name).second)
        structure.name = nameLike(structure.name, names);
    return {battle::PutStructure{std::move(structure)}};
}

} // namespace sf::document
