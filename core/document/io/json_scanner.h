// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_tape.h"
#include "core/document/io/load_error.h"

#include <optional>

namespace sf::document {

inline constexpr std::size_t deepestNesting = 200;

/// Receives the members of a document's outermost object as they are read.
class JsonSink {
public:
    virtual ~JsonSink() = default;
    /// Called at the start of a member. If it returns true and the member is a list, its entries are
    /// delivered one by one.
    virtual bool beginMember(std::string_view key) = 0;
    /// Receives the whole member. An error ends the scan.
    virtual std::optional<LoadError> member(std::string_view key, const JsonTape& value) = 0;
    /// Receives one entry of a list.
    virtual std::optional<LoadError> entry(std::string_view key, std::size_t index,
                                           const JsonTape& value) = 0;
    /// Returns whether the rest needn't be read.
    virtual bool isDone() const { return false; }
};

/// Reads one JSON object from UTF-8 bytes, skipping a byte-order mark. Errors: broken JSON and invalid UTF-8
/// (with line and column), repeated keys (with their path), nesting deeper than 200, too many values. Nesting
/// uses no stack.
std::optional<LoadError> scanJson(std::string_view bytes, JsonSink& sink);

} // namespace sf::document
