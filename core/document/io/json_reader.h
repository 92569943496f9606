// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_tape.h"
#include "core/document/io/json_writer.h"
#include "core/document/io/load_error.h"
#include "core/rules/rule.h"

#include <climits>
#include <memory>
#include <optional>

namespace sf::document {

/// Walks over a tape from front to back, as the document's shape asks. The first thing that is wrong stays
/// the error; from then on everything reads as nothing and loops end, so that callers need not look after
/// each step.
class JsonReader {
public:
    /// `place` is the path of the value on the tape.
    JsonReader(const JsonTape& tape, std::string place) : m_tape(tape), m_place(std::move(place)) {}

    const std::optional<LoadError>& error() const { return m_error; }
    bool failed() const { return m_error.has_value(); }
    /// The value that comes next is wrong. `expected` is translated here.
    void fail(const char* expected);
    void fail(const QString& expected);
    void fail(const QString& expected, const QString& found);

    /// Calls `read(key)` for each member, which reads its value.
    template<class Read>
    void object(Read&& read) {
        if (!enter(JsonTape::Type::Object, QT_TRANSLATE_NOOP("sf::document", "an object")))
            return;
        while (!failed() && m_tape.type(m_next) == JsonTape::Type::Key) {
            const std::string_view key = m_tape.text(m_next++);
            m_path.back() = {key, 0, true};
            read(key);
        }
        leave();
    }
    /// Calls `read(index)` for each entry, which reads it. A list of more than `most` is refused unread.
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

    /// The list or object that comes next is wrong when it has more entries than that.
    void limitEntries(int most);

    void failAt(const QString& place, const QString& expected, const QString& found);
    /// The object just read must have had the key.
    void require(bool present, std::string_view key);

    JsonTape::Type type() const { return m_tape.type(m_next); }
    /// The text of the string that comes next; empty for anything else.
    std::string_view peek() const {
        return type() == JsonTape::Type::String ? m_tape.text(m_next) : std::string_view();
    }
    /// Passes a null; false when the value is another.
    bool null();
    /// 0 after an error, `least` to `largest` otherwise. The rule, where one sets these bounds, is told with
    /// the error.
    int integer(int least, int largest, Rule rule = {});
    /// The same for numbers that an int is too small for; `least` after an error.
    std::int64_t largeInteger(std::int64_t least, std::int64_t largest, Rule rule = {});
    std::string_view string();
    /// Not empty.
    std::string_view word();
    bool boolean();
    /// A decimal of 0 or more without exponent, as it was written.
    std::string_view decimal(Rule rule = {});
    /// Whatever comes, as JSON text without spaces.
    std::string raw();
    void rawInto(JsonWriter& json);

    /// Where the reader stands, for an error that is found out afterwards.
    QString place() const;
    QString describe() const;

private:
    struct Step {
        std::string_view key;
        std::size_t index = 0;
        bool isKey = false;
    };
    int entries() const;
    bool enter(JsonTape::Type type, const char* expected);
    void leave();

    const JsonTape& m_tape;
    std::string m_place;
    std::vector<Step> m_path;
    std::size_t m_next = 0;
    std::optional<LoadError> m_error;
};

/// Gathers members that the program does not know, so that they survive.
class UnknownMembers {
public:
    void add(std::string_view key, JsonReader& json);
    /// As an object; null when there was none.
    std::shared_ptr<const std::string> result();

private:
    std::string m_text;
};

} // namespace sf::document
