// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/json_reader.h"

#include "core/document/io/json_scanner.h"
#include "core/document/io/key_guard.h"
#include "core/rules/ascii.h"
#include "core/text/caption.h"
#include "core/text/display_text.h"
#include "core/text/elided.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <charconv>

namespace sf::document {
namespace {

using Type = JsonTape::Type;

/// Shortens text from the file to one line for a message.
QString shortened(std::string_view text) {
    constexpr qsizetype longest = 60;
    return text::withInvisible(text::elided(text, longest)).simplified();
}

class MemberSink final : public JsonSink {
public:
    using Read = std::function<void(std::string_view key, JsonReader& json)>;
    explicit MemberSink(const Read& read) : m_read(read) {}

    bool beginMember(std::string_view /*key*/) override { return false; }
    std::optional<LoadError> entry(std::string_view /*key*/, std::size_t /*index*/,
                                   const JsonTape& /*value*/) override {
        return std::nullopt;
    }
    std::optional<LoadError> member(std::string_view key, const JsonTape& value) override {
        std::string place;
        appendKey(place, key);
        JsonReader json(value, std::move(place));
        m_read(key, json);
        return json.error();
    }

private:
    const Read& m_read;
};

} // namespace

QString inQuotes(std::string_view text) {
    return QLatin1Char('"') + shortened(text) + QLatin1Char('"');
}

QString JsonReader::describe() const {
    switch (type()) {
    case Type::Null:
        return QStringLiteral("null");
    case Type::False:
        return QStringLiteral("false");
    case Type::True:
        return QStringLiteral("true");
    case Type::Number:
        return shortened(m_tape.text(m_next));
    case Type::String:
        return inQuotes(m_tape.text(m_next));
    case Type::Object:
        return QCoreApplication::translate("sf::document", "an object");
    case Type::List:
        return QCoreApplication::translate("sf::document", "a list");
    default:
        return QCoreApplication::translate("sf::document", "nothing");
    }
}

QString JsonReader::place() const {
    std::string path = m_place;
    for (const Step& step : m_path) {
        if (step.isKey)
            appendKey(path, step.key);
        else
            path.append("[").append(std::to_string(step.index)).append("]");
    }
    return QString::fromStdString(path);
}

void JsonReader::fail(const char* expected) {
    fail(QCoreApplication::translate("sf::document", expected));
}

void JsonReader::fail(const QString& expected) {
    fail(expected, describe());
}

void JsonReader::fail(const QString& expected, const QString& found) {
    failAt(place(), expected, found);
}

void JsonReader::failAt(const QString& place, const QString& expected, const QString& found) {
    if (!m_error)
        m_error = LoadError{place, expected, found};
}

void JsonReader::require(bool present, std::string_view key) {
    if (present || failed())
        return;
    const QString name = QString::fromUtf8(key);
    fail(QCoreApplication::translate("sf::document", "the key \"%1\"").arg(name),
         QCoreApplication::translate("sf::document", "none"));
}

bool JsonReader::enter(Type wanted, const char* expected) {
    if (failed())
        return false;
    if (type() != wanted) {
        fail(expected);
        return false;
    }
    ++m_next;
    m_path.emplace_back();
    return true;
}

void JsonReader::leave() {
    if (failed())
        return;
    ++m_next;
    m_path.pop_back();
}

int JsonReader::entries() const {
    const bool isObject = type() == Type::Object;
    int count = 0;
    int depth = 1;
    for (std::size_t next = m_next + 1; depth > 0; ++next) {
        const Type token = m_tape.type(next);
        const bool ends = token == Type::EndObject || token == Type::EndList;
        if (depth == 1 && !ends && (!isObject || token == Type::Key))
            ++count;
        depth += ends ? -1 : token == Type::Object || token == Type::List ? 1 : 0;
    }
    return count;
}

void JsonReader::limitEntries(int most) {
    if (most == INT_MAX || failed() || (type() != Type::Object && type() != Type::List))
        return;
    const QLocale locale;
    if (const int count = entries(); count > most)
        fail(QCoreApplication::translate("sf::document", "at most %1 entries").arg(locale.toString(most)),
             locale.toString(count));
}

bool JsonReader::null() {
    if (failed() || type() != Type::Null)
        return false;
    ++m_next;
    return true;
}

int JsonReader::integer(int least, int largest, Rule rule) {
    return static_cast<int>(largeInteger(least, largest, rule));
}

std::int64_t JsonReader::largeInteger(std::int64_t least, std::int64_t largest, Rule rule) {
    if (failed())
        return least;
    std::int64_t value = 0;
    const std::string_view text = m_tape.text(m_next);
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (type() != Type::Number || error != std::errc() || rest != text.data() + text.size() ||
        value < least || value > largest) {
        const QLocale locale;
        fail(text::Caption(QCoreApplication::translate("sf::document", "a whole number from %1 to %2")
                               .arg(locale.toString(qint64{least}), locale.toString(qint64{largest})),
                           rule)
                 .text(),
             describe());
        return least;
    }
    ++m_next;
    return value;
}

/// Reports a text that is too long.
bool JsonReader::isShort(std::string_view text, std::size_t most) {
    if (text.size() <= most)
        return true;
    const QLocale locale;
    const auto bytes = [&](std::size_t count) { return locale.toString(static_cast<qulonglong>(count)); };
    fail(QCoreApplication::translate("sf::document", "a text of at most %1 bytes").arg(bytes(most)),
         QCoreApplication::translate("sf::document", "%1 bytes").arg(bytes(text.size())));
    return false;
}

std::string_view JsonReader::string(std::size_t most) {
    if (failed())
        return {};
    if (type() != Type::String) {
        fail(QT_TRANSLATE_NOOP("sf::document", "text"));
        return {};
    }
    if (!isShort(m_tape.text(m_next), most))
        return {};
    return m_tape.text(m_next++);
}

std::string_view JsonReader::word() {
    if (!failed() && (type() != Type::String || m_tape.text(m_next).empty())) {
        fail(QT_TRANSLATE_NOOP("sf::document", "text that is not empty"));
        return {};
    }
    return string();
}

bool JsonReader::boolean() {
    if (failed())
        return false;
    if (type() != Type::True && type() != Type::False) {
        fail(QT_TRANSLATE_NOOP("sf::document", "true or false"));
        return false;
    }
    return m_tape.type(m_next++) == Type::True;
}

std::string_view JsonReader::decimal(Rule rule) {
    if (failed())
        return {};
    const auto belongs = [](char letter) { return isDigit(letter) || letter == '.'; };
    if (type() != Type::Number || m_tape.text(m_next).size() > 30 ||
        !std::ranges::all_of(m_tape.text(m_next), belongs)) {
        fail(text::Caption(QCoreApplication::translate("sf::document", "a decimal number of 0 or more"), rule)
                 .text(),
             describe());
        return {};
    }
    return m_tape.text(m_next++);
}

void JsonReader::rawInto(JsonWriter& json) {
    std::size_t depth = 0;
    bool isKey = false;
    do {
        const Type next = type();
        const std::string_view text = m_tape.text(m_next++);
        isKey = next == Type::Key;
        if (next == Type::Object || next == Type::List) {
            next == Type::Object ? json.object() : json.list();
            ++depth;
        } else if (next == Type::EndObject || next == Type::EndList) {
            next == Type::EndObject ? json.endObject() : json.endList();
            --depth;
        } else if (isKey) {
            json.key(text);
        } else if (next == Type::String) {
            json.value(text);
        } else {
            json.raw(next == Type::Number  ? text
                     : next == Type::Null  ? std::string_view("null")
                     : next == Type::False ? std::string_view("false")
                                           : std::string_view("true"));
        }
    } while (depth > 0);
}

void JsonReader::skip() {
    if (failed())
        return;
    std::size_t depth = 0;
    do {
        const Type next = type();
        ++m_next;
        if (next == Type::Object || next == Type::List)
            ++depth;
        else if (next == Type::EndObject || next == Type::EndList)
            --depth;
    } while (depth > 0);
}

std::string JsonReader::raw() {
    std::string out;
    if (failed())
        return out;
    JsonWriter json(out);
    rawInto(json);
    return out;
}

void UnknownMembers::add(std::string_view key, JsonReader& json) {
    if (json.failed())
        return;
    m_text.push_back(m_text.empty() ? '{' : ',');
    JsonWriter writer(m_text);
    writer.key(key);
    json.rawInto(writer);
}

Unknown UnknownMembers::result() {
    if (m_text.empty())
        return nullptr;
    m_text.push_back('}');
    return std::make_shared<const std::string>(std::move(m_text));
}

std::optional<LoadError>
readMembers(std::string_view bytes, const std::function<void(std::string_view key, JsonReader& json)>& read) {
    MemberSink sink(read);
    return scanJson(bytes, sink);
}

} // namespace sf::document
