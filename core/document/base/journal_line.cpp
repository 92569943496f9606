// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/journal_line.h"

#include "core/document/io/description.h"
#include "core/document/io/json_scanner.h"
#include "core/document/io/member_kinds.h"

namespace sf::document {
namespace {

constexpr std::string_view wrapped = "line";

/// Keeps a line that is wrapped as the only member of an object.
class LineSink final : public JsonSink {
public:
    bool beginMember(std::string_view /*key*/) override { return false; }
    std::optional<LoadError> entry(std::string_view, std::size_t, const JsonTape&) override {
        return std::nullopt;
    }
    std::optional<LoadError> member(std::string_view key, const JsonTape& value) override {
        if (key != wrapped)
            return LoadError{};
        line = value;
        return std::nullopt;
    }

    JsonTape line;
};

} // namespace

std::optional<JournalLine> journalLine(const JsonTape& line) {
    using Number = WholeAs<std::uint32_t, 1, INT_MAX>;
    static const Description<JournalLine> description(
        {always<Word, &JournalLine::word>("do"), always<Number, &JournalLine::undoes>("undo"),
         always<Number, &JournalLine::redoes>("redo"), always<YesNo, &JournalLine::isSave>("save")});
    JsonReader json(line, {});
    JournalLine found = description.read(json);
    const int count =
        int(!found.word.empty()) + int(found.undoes != 0) + int(found.redoes != 0) + int(found.isSave);
    return !json.failed() && count == 1 ? std::optional(std::move(found)) : std::nullopt;
}

std::optional<JsonTape> scanLine(std::string_view line) {
    LineSink sink;
    if (scanJson(std::string("{\"").append(wrapped).append("\":").append(line) + '}', sink))
        return std::nullopt;
    return std::move(sink.line);
}

} // namespace sf::document
