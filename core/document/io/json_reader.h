// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_tape.h"
#include "core/document/io/json_writer.h"
#include "core/document/io/load_error.h"
#include "core/rules/limits.h"
#include "core/rules/rule.h"

#include <climits>
#include <functional>
#include <memory>
#include <optional>

namespace sf::document {

/// Text from a file in quotation marks, shortened to one line for a message.
QString inQuotes(std::string_view text);

/// Walks over a tape from front to back, following the document's structure. Only the first error is kept;
/// after it everything reads as empty and loops end, so that callers needn't check every step.
class JsonReader {
public:
    /// `place` is the path of the value on the tape.
    JsonReader(const JsonTape& tape, std::string place) : m_tape(tape), m_place(std::move(place)) {}

    const std::optional<LoadError>& error() const { return m_error; }
    bool failed() const { return m_error.has_value(); }
    /// Reports the next value as wrong. `expected` is translated here.
    void fail(const char* expected);
    void fail(const QString& expected);
    void fail(const QString& expected, const QString& found);

    /// Calls `read(key)` for each member; it must read the value.
    template<class Read>
    void object(Read&& read) {
        if (!enter(JsonTape::Type::Object, QT_TRANSLATE_NOOP("sf::document", "an object")))
            return;
        while (!failed() && m_tape.type(m_next) == JsonTape::Type::Key) {
            const std::string_view key = m_tape.text(m_next++);
            m_path.back() = {key, 0, true};
            if (isShort(key, limits::textBytes))
                read(key);
        }
        leave();
    }
    /// Calls `read(index)` for each entry; it must read the entry. More than `most` entries are an error, and
    /// none is read.
    template<class Read>
    void list(Read&& read, int most = INT_MAX) {
        limitEntries(most);
        if (!enter(JsonTape::Type::List, QT_TRANSLATE_NOOP("sf::document", "a list")))
            return;
        for (std::size_t index = 0; !failed() && m_tape.type(m_next) != JsonTape::Type::EndList; ++index) {
            m_path.back() = {{}, index, false};
            read(index);
        }
        leave();
    }

    /// Reports the next list or object as wrong if it has more than `most` entries.
    void limitEntries(int most);

    void failAt(const QString& place, const QString& expected, const QString& found);
    /// Reports an error unless the object just read had the key.
    void require(bool present, std::string_view key);

    JsonTape::Type type() const { return m_tape.type(m_next); }
    /// Returns the next value if it is a string, else empty.
    std::string_view peek() const {
        return type() == JsonTape::Type::String ? m_tape.text(m_next) : std::string_view();
    }
    /// Skips a null. Returns false if the next value isn't null.
    bool null();
    /// Reads a number from `least` to `largest`; returns 0 after an error. If a rule sets these bounds, the
    /// error cites it.
    int integer(int least, int largest, Rule rule = {});
    /// The same for numbers too large for int; returns `least` after an error.
    std::int64_t largeInteger(std::int64_t least, std::int64_t largest, Rule rule = {});
    /// Reads a string of at most so many bytes.
    std::string_view string(std::size_t most = limits::textBytes);
    /// Reads a string that must not be empty.
    std::string_view word();
    bool boolean();
    /// Reads a decimal of 0 or more without exponent, as written.
    std::string_view decimal(Rule rule = {});
    /// Reads any value as JSON text without spaces.
    std::string raw();
    void rawInto(JsonWriter& json);
    /// Passes over any value.
    void skip();

    /// The reader's position, for an error that is detected later.
    QString place() const;
    QString describe() const;

private:
    struct Step {
        std::string_view key;
        std::size_t index = 0;
        bool isKey = false;
    };
    int entries() const;
    bool isShort(std::string_view text, std::size_t most);
    bool enter(JsonTape::Type type, const char* expected);
    void leave();

    const JsonTape& m_tape;
    std::string m_place;
    std::vector<Step> m_path;
    std::size_t m_next = 0;
    std::optional<LoadError> m_error;
};

/// Collects members that the program doesn't know, so that they are preserved.
class UnknownMembers {
public:
    void add(std::string_view key, JsonReader& json);
    /// Returns them as an object, or null if there were none.
    Unknown result();

private:
    std::string m_text;
};

/// Reads a JSON object of UTF-8 bytes: calls `read` for each member with its key and a reader of its value.
/// Returns the first error of the bytes or of a reader.
std::optional<LoadError> readMembers(std::string_view bytes,
                                     const std::function<void(std::string_view key, JsonReader& json)>& read);

} // namespace sf::document
