// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/document/io/json_writer.h"
#include "core/rules/rule.h"
#include "core/rules/shared.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// The structures of documents, each described once (decision 11 of the design): a table of its members,
/// which one reader and one writer walk. docs/adding-a-field.md is the recipe.
namespace sf::document {

/// A member of T in files.
template<class T>
struct Member {
    std::string_view name;
    void (*read)(JsonReader& json, T& structure);
    void (*write)(JsonWriter& json, const T& structure); ///< the value, after its name
    bool (*isLeftOut)(const T& structure) = nullptr;     ///< null: it is always written
    bool isRequired = false;                             ///< a file without it is refused
    void (*reset)(T& structure) = nullptr;  ///< to its value in a new structure; of a system's members
    RuleSystem system = RuleSystem::Battle; ///< the one whose rules alone use it; Battle: all
};

/// A path leads from a structure to one of its values: pointers to members, and indexes of arrays. Shared
/// pieces on the way are followed, and copied before they are written to.
namespace path {

template<auto Step, class T>
auto& step(T& value) {
    if constexpr (std::is_member_pointer_v<decltype(Step)>)
        return value.*Step;
    else
        return value[Step];
}

template<class T>
concept IsShared = requires(T value) {
    value.edit();
};
template<class T>
concept IsSharedOptional = IsShared<T> && requires(T value) {
    static_cast<bool>(value);
};

/// Null if a shared piece on the way is missing.
template<auto First, auto... Rest, class T>
auto find(const T& structure) {
    const auto& value = step<First>(structure);
    if constexpr (sizeof...(Rest) == 0) {
        return &value;
    } else if constexpr (IsSharedOptional<std::remove_cvref_t<decltype(value)>>) {
        using Found = decltype(find<Rest...>(*value));
        return value ? find<Rest...>(*value) : Found(nullptr);
    } else if constexpr (IsShared<std::remove_cvref_t<decltype(value)>>) {
        return find<Rest...>(*value);
    } else {
        return find<Rest...>(value);
    }
}

template<auto First, auto... Rest, class T>
auto& edit(T& structure) {
    auto& value = step<First>(structure);
    if constexpr (sizeof...(Rest) == 0)
        return value;
    else if constexpr (IsShared<std::remove_cvref_t<decltype(value)>>)
        return edit<Rest...>(value.edit());
    else
        return edit<Rest...>(value);
}

template<auto First, auto...>
struct Begin {
    template<class T, class Value>
    static T ownerOf(Value T::*);
    using Owner = decltype(ownerOf(First));
};
template<auto... Path>
using Owner = typename Begin<Path...>::Owner;

} // namespace path

/// A kind of value has static functions `read(JsonReader&)`, which returns it, and `write(JsonWriter&,
/// value)`; see member_kinds.h. The value may be shared or optional in the structure.
template<class Kind, auto... Path>
constexpr Member<path::Owner<Path...>> always(std::string_view name) {
    using T = path::Owner<Path...>;
    return {name, [](JsonReader& json, T& structure) { path::edit<Path...>(structure) = Kind::read(json); },
            [](JsonWriter& json, const T& structure) {
                const auto& value = *path::find<Path...>(structure);
                if constexpr (requires { Kind::write(json, value); })
                    Kind::write(json, value);
                else
                    Kind::write(json, *value);
            }};
}

/// A member that every file must have.
template<class Kind, auto... Path>
constexpr Member<path::Owner<Path...>> required(std::string_view name) {
    auto entry = always<Kind, Path...>(name);
    entry.isRequired = true;
    return entry;
}

/// A member that is left out when it has the value of a new structure.
template<class Kind, auto... Path>
constexpr Member<path::Owner<Path...>> member(std::string_view name) {
    using T = path::Owner<Path...>;
    auto entry = always<Kind, Path...>(name);
    entry.isLeftOut = [](const T& structure) {
        const auto* value = path::find<Path...>(structure);
        using Value = std::remove_cvref_t<decltype(*value)>;
        static const T standard{};
        static const Value standardValue =
            path::find<Path...>(standard) ? *path::find<Path...>(standard) : Value();
        return !value || *value == standardValue;
    };
    return entry;
}

/// The same, used by one system's rules alone: converting to other rules drops it.
template<class Kind, auto... Path>
constexpr Member<path::Owner<Path...>> ofSystem(RuleSystem system, std::string_view name) {
    using T = path::Owner<Path...>;
    auto entry = member<Kind, Path...>(name);
    entry.reset = [](T& structure) {
        static const T standard{};
        path::edit<Path...>(structure) = *path::find<Path...>(standard);
    };
    entry.system = system;
    return entry;
}

template<class Kind, auto... Path>
inline constexpr auto inState = ofSystem<Kind, Path...>(path::Owner<Path...>::owner, {});

template<class T>
constexpr auto& stateIn(T& structure) {
    if constexpr (requires { structure.state; })
        return structure.state;
    else
        return structure;
}

/// The same, in the structure that the system keeps in `T::state`, or in T itself (battle::SystemState).
template<class T, class Kind, auto... Path>
constexpr Member<T> ofState(std::string_view name) {
    using State = path::Owner<Path...>;
    return {name,
            [](JsonReader& json, T& structure) {
                stateIn(structure).template edit<State>(
                    [&json](State& state) { inState<Kind, Path...>.read(json, state); });
            },
            [](JsonWriter& json, const T& structure) {
                inState<Kind, Path...>.write(json, stateIn(structure).template of<State>());
            },
            [](const T& structure) {
                return inState<Kind, Path...>.isLeftOut(stateIn(structure).template of<State>());
            },
            false,
            [](T& structure) { stateIn(structure).template edit<State>(inState<Kind, Path...>.reset); },
            State::owner};
}

/// What becomes of members that the table doesn't name.
template<class T>
struct Others {
    Unknown& (*edit)(T& structure) = nullptr; ///< they are kept here
    const Unknown* (*find)(const T& structure) = nullptr;
    const char* refusal = nullptr; ///< or refused: what was expected instead, translated by the reader
    // or else skipped
};

template<auto... Path>
constexpr Others<path::Owner<Path...>> kept() {
    using T = path::Owner<Path...>;
    return {[](T& structure) -> Unknown& { return path::edit<Path...>(structure); },
            [](const T& structure) -> const Unknown* { return path::find<Path...>(structure); }};
}

template<class T>
constexpr Others<T> refused(const char* expected) {
    return {nullptr, nullptr, expected};
}

/// The members of T in writing order.
template<class T>
class Description {
public:
    explicit Description(std::vector<Member<T>> members, Others<T> others = {})
        : m_members(std::move(members)), m_others(others) {}

    /// Reads the next object into the structure.
    void read(JsonReader& json, T& structure) const {
        UnknownMembers unknown;
        std::uint64_t seen = 0;
        json.object([&](std::string_view key) {
            const auto found = std::ranges::find(m_members, key, &Member<T>::name);
            if (found != m_members.end()) {
                seen |= bit(found);
                found->read(json, structure);
            } else if (m_others.edit) {
                unknown.add(key, json);
            } else if (m_others.refusal) {
                json.fail(m_others.refusal);
            } else {
                json.skip();
            }
        });
        for (auto member = m_members.begin(); member != m_members.end(); ++member)
            if (member->isRequired)
                json.require((seen & bit(member)) != 0, member->name);
        if (Unknown members = unknown.result())
            m_others.edit(structure) = std::move(members);
    }
    T read(JsonReader& json) const {
        T structure;
        read(json, structure);
        return structure;
    }

    const std::vector<Member<T>>& members() const { return m_members; }

    /// Writes an object.
    void write(JsonWriter& json, const T& structure) const {
        json.object();
        writeMembers(json, structure);
        json.endObject();
    }
    /// Writes its members without the braces.
    void writeMembers(JsonWriter& json, const T& structure) const {
        for (const Member<T>& member : m_members)
            if (!member.isLeftOut || !member.isLeftOut(structure))
                member.write(json.key(member.name), structure);
        if (m_others.find)
            if (const Unknown* members = m_others.find(structure))
                json.members(*members);
    }

private:
    using Place = typename std::vector<Member<T>>::const_iterator;
    std::uint64_t bit(Place member) const { return std::uint64_t{1} << (member - m_members.begin()); }

    std::vector<Member<T>> m_members; ///< at most 64
    Others<T> m_others;
};

} // namespace sf::document
