// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/odds/state_text.h"

#include "core/rules/smm/fight/battle_state.h"

namespace sf::smm {
namespace {

using battle::Battle;
using battle::StackId;
using battle::StackPointer;
using battle::SystemState;

/// Writes numbers, and stacks as their positions in the document.
class Writer {
public:
    Writer(StateText& text, const battle::StackList& stacks) : m_text(text), m_stacks(stacks) {}

    void number(std::size_t number) { m_text.push_back(static_cast<char32_t>(number)); }
    void large(std::int64_t number) {
        m_text.push_back(static_cast<char32_t>(static_cast<std::uint64_t>(number) >> 32U));
        m_text.push_back(static_cast<char32_t>(static_cast<std::uint64_t>(number)));
    }
    void stack(const StackId& id) { number(m_stacks.position(id)); }
    void list(const auto& items, auto&& write) {
        number(items.size());
        for (const auto& item : items)
            write(item);
    }
    void stacks(const auto& ids) {
        list(ids, [&](const StackId& id) { stack(id); });
    }

private:
    StateText& m_text;
    const battle::StackList& m_stacks;
};

/// Reads what Writer wrote.
class Reader {
public:
    Reader(const StateText& text, const battle::StackList& stacks) : m_text(text), m_stacks(stacks) {}

    std::uint32_t number() { return m_text[m_place++]; }
    std::int64_t large() {
        const auto high = static_cast<std::uint64_t>(number()) << 32U;
        return static_cast<std::int64_t>(high | number());
    }
    StackId stack() { return m_stacks[number()]->id; }
    void list(auto&& read) {
        for (std::uint32_t left = number(); left > 0; --left)
            read();
    }
    std::vector<StackId> stacks() {
        std::vector<StackId> ids;
        list([&] { ids.push_back(stack()); });
        return ids;
    }

private:
    const StateText& m_text;
    const battle::StackList& m_stacks;
    std::size_t m_place = 0;
};

void writeConflict(Writer& writer, const Conflict& conflict) {
    writer.stacks(conflict.stacks);
    writer.list(conflict.initiative, [&](const auto& entry) {
        writer.stack(entry.first);
        writer.large(entry.second);
    });
}

Conflict readConflict(Reader& reader) {
    Conflict conflict;
    conflict.stacks = reader.stacks();
    reader.list([&] {
        StackId id = reader.stack();
        conflict.initiative.emplace_back(std::move(id), reader.large());
    });
    return conflict;
}

void writeProgress(Writer& writer, const RunningRound& running) {
    writer.number(running.conflict);
    writer.number(running.next);
    writer.number(running.isStirred ? 1 : 0);
    writer.list(*running.conflicts, [&](const std::vector<StackId>& stacks) { writer.stacks(stacks); });
    writer.stacks(running.outside);
    writer.stacks(running.acted);
    writer.list(running.engagements, [&](const auto& pair) {
        writer.stack(pair.first);
        writer.stack(pair.second);
    });
    writer.list(running.rotations, [&](const auto& pair) {
        writer.stack(pair.first);
        writer.large(pair.second);
    });
}

RunningRound readProgress(Reader& reader) {
    RunningRound running;
    running.conflict = reader.number();
    running.next = reader.number();
    running.isStirred = reader.number() == 1;
    std::vector<std::vector<StackId>> conflicts;
    reader.list([&] { conflicts.push_back(reader.stacks()); });
    running.conflicts = std::move(conflicts);
    running.outside = reader.stacks();
    for (StackId& id : reader.stacks())
        running.acted.insert(std::move(id));
    reader.list([&] {
        StackId first = reader.stack();
        running.engagements.emplace_back(std::move(first), reader.stack());
    });
    reader.list([&] {
        StackId id = reader.stack();
        running.rotations.emplace(std::move(id), static_cast<int>(reader.large()));
    });
    return running;
}

/// Writes which orders were legal when the round began.
void writeOrders(Writer& writer, const Orders& all, const Orders& given) {
    writer.number(all.size() - given.size());
    if (all.size() == given.size())
        return;
    for (const auto& [id, order] : all)
        writer.number(given.contains(id) ? 1 : 0);
}

SystemState readOrders(Reader& reader, SystemState plans) {
    if (reader.number() != 0)
        plans.change(&battle::StatePart::keep, [&](const StackId&) { return reader.number() == 1; });
    return plans;
}

/// A deep copy, so that threads share no reference counts.
Battle ownCopy(Battle battle) {
    battle.map = battle::Map(*battle.map);
    battle.kinds = std::vector<battle::UnitKind>(*battle.kinds);
    battle.state.unshare();
    battle::StackList stacks;
    for (const StackPointer& stack : battle.stacks)
        stacks.insert(stacks.size(), stack);
    battle.stacks = std::move(stacks);
    return battle;
}

} // namespace

StateWriter::StateWriter(const Battle& start, Orders first, Orders standing, KnownStacks& stacks)
    : m_start(ownCopy(start)), m_stacks(stacks) {
    setOrders(m_first, std::move(first));
    setOrders(m_standing, std::move(standing));
}

void StateWriter::writeRunning(StateText& text, const FightState& state) {
    Writer writer(text, state.battle.stacks);
    const RunningRound& running = *runningRound(state.battle);
    writer.number(state.isFirst ? 1 : 0);
    writeOrders(writer, ordersOf(plans(state.isFirst)), ordersOf(state.battle));
    writeProgress(writer, running);
    for (std::size_t position = 0; position < running.frozen->size(); ++position)
        writer.number(m_stacks.number(m_stacks.same(position, (*running.frozen)[position])));
}

StateText StateWriter::write(FightState& state) {
    m_stacks.unify(state.battle);
    StateText text;
    Writer writer(text, state.battle.stacks);
    for (const StackPointer& stack : state.battle.stacks)
        writer.number(m_stacks.number(stack));
    writer.list(conflictsOf(state.battle),
                [&](const Conflict& conflict) { writeConflict(writer, conflict); });
    writer.number(battle::isRoundRunning(state.battle) ? 1 : 0);
    if (battle::isRoundRunning(state.battle))
        writeRunning(text, state);
    return text;
}

FightState StateWriter::read(const StateText& text) {
    FightState state{m_start, false};
    Reader reader(text, m_start.stacks);
    for (std::size_t position = 0; position < m_start.stacks.size(); ++position)
        state.battle.stacks.replace(position, m_stacks.numbered(reader.number()));
    std::vector<Conflict> conflicts;
    reader.list([&] { conflicts.push_back(readConflict(reader)); });
    setConflicts(state.battle, std::move(conflicts));
    if (reader.number() == 0)
        return state;
    state.isFirst = reader.number() == 1;
    state.battle.plans = readOrders(reader, plans(state.isFirst));
    RunningRound running = readProgress(reader);
    std::vector<StackPointer> frozen;
    for (std::size_t position = 0; position < m_start.stacks.size(); ++position)
        frozen.push_back(m_stacks.numbered(reader.number()));
    running.frozen = std::move(frozen);
    setRunning(state.battle, std::make_shared<const RunningRound>(std::move(running)));
    return state;
}

} // namespace sf::smm
