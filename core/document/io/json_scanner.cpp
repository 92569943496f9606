// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/json_scanner.h"

#include "core/document/io/key_guard.h"
#include "core/rules/limits.h"
#include "core/text/elided.h"

#include <QCoreApplication>
#include <QLocale>

#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <algorithm>
#include <new>

namespace sf::document {
namespace {

using Type = JsonTape::Type;

/// Whether the text has half of a surrogate pair, which RapidJSON accepts in an escape such as \udef2. UTF-8
/// cannot hold it, so the document could not be read again once saved.
bool hasHalfPair(std::string_view text) {
    for (std::size_t at = text.find('\xED'); at != text.npos; at = text.find('\xED', at + 1))
        if (at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) >= 0xA0)
            return true;
    return false;
}

/// The handler of RapidJSON's reader. Each function returns whether to go on.
class Handler {
public:
    explicit Handler(JsonSink& sink) : m_sink(sink) {}

    bool Null() { return scalar(Type::Null); }
    bool Bool(bool value) { return scalar(value ? Type::True : Type::False); }
    bool RawNumber(const char* text, rapidjson::SizeType size, bool /*copy*/) {
        return scalar(Type::Number, {text, size});
    }
    bool String(const char* text, rapidjson::SizeType size, bool /*copy*/) {
        return !failsAsText({text, size}) && scalar(Type::String, {text, size});
    }
    bool StartObject() { return open(Type::Object); }
    bool EndObject(rapidjson::SizeType /*count*/) { return close(Type::EndObject); }
    bool StartArray() { return open(Type::List); }
    bool EndArray(rapidjson::SizeType /*count*/) { return close(Type::EndList); }
    bool Key(const char* text, rapidjson::SizeType size, bool /*copy*/);
    // Never called: numbers come as they were written.
    bool Int(int /*value*/) { return false; }
    bool Uint(unsigned /*value*/) { return false; }
    bool Int64(std::int64_t /*value*/) { return false; }
    bool Uint64(std::uint64_t /*value*/) { return false; }
    bool Double(double /*value*/) { return false; }

    const std::optional<LoadError>& error() const { return m_error; }
    bool isTooDeep() const { return m_tooDeep; }
    bool isTooMuch() const { return m_values > limits::jsonValues; }
    bool isNoObject() const { return m_noObject; }

private:
    bool scalar(Type type, std::string_view text = {});
    bool open(Type type);
    bool close(Type type);
    bool begin(Type type);
    bool handOver();
    bool isSplitList() const { return m_splits && m_keys.depth() == 2; }
    bool atPiece() const { return m_keys.depth() == 1 || isSplitList(); }
    bool fail(LoadError error);
    bool failsAsText(std::string_view text);
    bool count() { return ++m_values <= limits::jsonValues; }

    JsonSink& m_sink;
    int m_values = 0;
    KeyGuard m_keys;
    JsonTape m_tape;
    std::string m_member;
    bool m_wantsEntries = false;
    bool m_splits = false; ///< the member being read is a list that is passed on entry by entry
    bool m_tooDeep = false;
    bool m_noObject = false; ///< the document itself is not an object
    std::optional<LoadError> m_error;
};

bool Handler::fail(LoadError error) {
    m_error = std::move(error);
    return false;
}

bool Handler::failsAsText(std::string_view text) {
    return hasHalfPair(text) &&
           !fail({QString::fromStdString(m_keys.path()),
                  QCoreApplication::translate("sf::document", "a valid escape in the text"),
                  QCoreApplication::translate("sf::document", "half of a surrogate pair")});
}

bool Handler::Key(const char* text, rapidjson::SizeType size, bool /*copy*/) {
    const std::string_view key(text, size);
    if (failsAsText(key))
        return false;
    if (!m_keys.enterKey(key)) {
        const QString name = text::elided(key, 60);
        return fail({QString::fromStdString(m_keys.pathTo(key)),
                     QCoreApplication::translate("sf::document", "each key once in an object"),
                     QCoreApplication::translate("sf::document", "the key \"%1\" again").arg(name)});
    }
    if (!count())
        return false;
    if (m_keys.depth() > 1) {
        m_tape.add(Type::Key, key);
        return true;
    }
    m_member = key;
    m_wantsEntries = m_sink.beginMember(key);
    return true;
}

/// Begins a value. False when the document is not an object or has too many values.
bool Handler::begin(Type type) {
    m_noObject = m_keys.depth() == 0 && type != Type::Object;
    if (m_noObject || !count())
        return false;
    if (m_keys.inList())
        m_keys.enterEntry();
    return true;
}

bool Handler::scalar(Type type, std::string_view text) {
    if (!begin(type))
        return false;
    m_tape.add(type, text);
    return !atPiece() || handOver();
}

bool Handler::open(Type type) {
    if (!begin(type))
        return false;
    if (m_keys.depth() == deepestNesting) {
        m_tooDeep = true;
        return false;
    }
    m_keys.open(type == Type::Object);
    if (m_keys.depth() == 2)
        m_splits = m_wantsEntries && type == Type::List;
    if (m_keys.depth() > 1 && !isSplitList())
        m_tape.add(type);
    return true;
}

bool Handler::close(Type type) {
    const bool wasSplit = isSplitList();
    m_keys.close();
    if (m_keys.depth() < 2)
        m_splits = false;
    if (wasSplit || m_keys.depth() == 0)
        return true;
    m_tape.add(type);
    return !atPiece() || handOver();
}

bool Handler::handOver() {
    m_error =
        isSplitList() ? m_sink.entry(m_member, m_keys.index(1), m_tape) : m_sink.member(m_member, m_tape);
    m_tape.clear();
    return !m_error && !m_sink.isDone();
}

QString linePlace(std::string_view bytes, std::size_t offset) {
    const std::string_view before = bytes.substr(0, std::min(offset, bytes.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t start = before.rfind('\n') + 1; // npos + 1 is 0
    const std::string_view column = before.substr(start);
    const auto letters = std::ranges::count_if(column, [](char byte) { return (byte & 0xC0) != 0x80; });
    return QCoreApplication::translate("sf::document", "line %1, column %2").arg(line).arg(letters + 1);
}

QString foundAt(std::string_view bytes, std::size_t offset) {
    if (offset >= bytes.size())
        return QCoreApplication::translate("sf::document", "the end of the file");
    const auto byte = static_cast<unsigned char>(bytes[offset]);
    if (byte < 0x20 || byte >= 0x7F)
        return QCoreApplication::translate("sf::document", "the byte 0x%1")
            .arg(byte, 2, 16, QLatin1Char('0'));
    return QStringLiteral("\"%1\"").arg(QLatin1Char(static_cast<char>(byte)));
}

QString expectedFor(rapidjson::ParseErrorCode code) {
    switch (code) {
    case rapidjson::kParseErrorDocumentEmpty:
        return QCoreApplication::translate("sf::document", "a JSON object");
    case rapidjson::kParseErrorDocumentRootNotSingular:
        return QCoreApplication::translate("sf::document", "the end of the file");
    case rapidjson::kParseErrorValueInvalid:
        return QCoreApplication::translate("sf::document", "a JSON value");
    case rapidjson::kParseErrorObjectMissName:
        return QCoreApplication::translate("sf::document", "a key in quotes");
    case rapidjson::kParseErrorObjectMissColon:
        return QCoreApplication::translate("sf::document", "a colon after the key");
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
        return QCoreApplication::translate("sf::document", "a comma or }");
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
        return QCoreApplication::translate("sf::document", "a comma or ]");
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
    case rapidjson::kParseErrorStringEscapeInvalid:
        return QCoreApplication::translate("sf::document", "a valid escape in the text");
    case rapidjson::kParseErrorStringMissQuotationMark:
        return QCoreApplication::translate("sf::document", "a closing quotation mark");
    case rapidjson::kParseErrorStringInvalidEncoding:
        return QCoreApplication::translate("sf::document", "valid UTF-8");
    case rapidjson::kParseErrorNumberTooBig:
        return QCoreApplication::translate("sf::document", "a number of at most 1e308");
    default:
        return QCoreApplication::translate("sf::document", "a number that JSON allows");
    }
}

/// RapidJSON does not check whether an allocation succeeded.
class Allocator : public rapidjson::CrtAllocator {
public:
    void* Malloc(std::size_t size) { return checked(CrtAllocator::Malloc(size), size); }
    void* Realloc(void* old, std::size_t oldSize, std::size_t size) {
        return checked(CrtAllocator::Realloc(old, oldSize, size), size);
    }

private:
    static void* checked(void* memory, std::size_t size) {
        if (!memory && size > 0)
            throw std::bad_alloc();
        return memory;
    }
};
using Reader = rapidjson::GenericReader<rapidjson::UTF8<>, rapidjson::UTF8<>, Allocator>;

LoadError syntaxError(std::string_view bytes, rapidjson::ParseErrorCode code, std::size_t offset) {
    return {linePlace(bytes, offset), expectedFor(code), foundAt(bytes, offset)};
}

} // namespace

std::optional<LoadError> scanJson(std::string_view bytes, JsonSink& sink) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (bytes.starts_with(mark)) // editors do not count it as a column
        bytes.remove_prefix(mark.size());
    rapidjson::MemoryStream stream(bytes.data(), bytes.size());
    Reader reader;
    Handler handler(sink);
    constexpr unsigned flags = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag |
                               rapidjson::kParseNumbersAsStringsFlag;
    const rapidjson::ParseResult result = reader.Parse<flags>(stream, handler);
    if (handler.error())
        return handler.error();
    if (handler.isNoObject())
        return syntaxError(bytes, rapidjson::kParseErrorDocumentEmpty, bytes.find_first_not_of(" \t\r\n"));
    if (handler.isTooDeep())
        return LoadError{
            linePlace(bytes, stream.Tell()),
            QCoreApplication::translate("sf::document", "nesting of at most %1 levels").arg(deepestNesting),
            QCoreApplication::translate("sf::document", "a deeper one")};
    if (handler.isTooMuch())
        return LoadError{linePlace(bytes, stream.Tell()),
                         QCoreApplication::translate("sf::document", "at most %1 values in a document")
                             .arg(QLocale().toString(limits::jsonValues)),
                         QCoreApplication::translate("sf::document", "more")};
    if (sink.isDone())
        return std::nullopt;
    if (result.IsError())
        return syntaxError(bytes, result.Code(), result.Offset());
    if (stream.Tell() < bytes.size()) // RapidJSON takes a zero byte for the end
        return syntaxError(bytes, rapidjson::kParseErrorDocumentRootNotSingular, stream.Tell());
    return std::nullopt;
}

} // namespace sf::document
