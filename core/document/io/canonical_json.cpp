// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/canonical_json.h"

#include "core/document/io/json_scanner.h"

#include <QLocale>

#include <cmath>
#include <map>

namespace sf::document {
namespace {

using CanonicalMembers = std::map<std::string, std::string, std::less<>>;

std::string canonicalString(std::string_view text) {
    constexpr std::string_view escaped = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "\"";
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (const std::size_t found = escaped.find(letter); found != std::string_view::npos)
            out.append({'\\', letters[found]});
        else if (code < 0x20)
            out.append("\\u00").append({digits[code >> 4U], digits[code & 15U]});
        else
            out += letter;
    }
    return out += '"';
}

/// Whole numbers without a point or an exponent, as far as 64 bits hold them.
std::string canonicalNumber(std::string_view text) {
    const QByteArray number(text.data(), static_cast<qsizetype>(text.size()));
    bool isWhole = false;
    const qlonglong whole = number.toLongLong(&isWhole);
    if (isWhole)
        return std::to_string(whole);
    const double value = number.toDouble();
    constexpr double end = 9223372036854775808.0; // 2^63
    if (value >= -end && value < end && value == std::floor(value))
        return std::to_string(static_cast<std::int64_t>(value));
    return QByteArray::number(value, 'g', QLocale::FloatingPointShortest).toStdString();
}

std::string canonicalObject(const CanonicalMembers& members) {
    std::string out;
    for (const auto& [name, value] : members)
        out.append(out.empty() ? "{" : ",").append(canonicalString(name)).append(":").append(value);
    return out.empty() ? "{}" : out += '}';
}

/// Moves `at` behind the value.
std::string canonicalValue(const JsonTape& tape, std::size_t& at) {
    using Type = JsonTape::Type;
    const std::size_t start = at++;
    switch (tape.type(start)) {
    case Type::True:
        return "true";
    case Type::False:
        return "false";
    case Type::Number:
        return canonicalNumber(tape.text(start));
    case Type::String:
        return canonicalString(tape.text(start));
    case Type::Object: {
        CanonicalMembers members;
        while (tape.type(at) == Type::Key) {
            std::string& value = members[std::string(tape.text(at++))];
            value = canonicalValue(tape, at);
        }
        ++at;
        return canonicalObject(members);
    }
    case Type::List: {
        std::string out;
        while (tape.type(at) != Type::EndList)
            out.append(out.empty() ? "[" : ",").append(canonicalValue(tape, at));
        ++at;
        return out.empty() ? "[]" : out += ']';
    }
    default:
        return "null";
    }
}

class CanonicalSink final : public JsonSink {
public:
    bool beginMember(std::string_view /*key*/) override { return false; }
    std::optional<LoadError> member(std::string_view key, const JsonTape& value) override {
        std::size_t at = 0;
        members[std::string(key)] = canonicalValue(value, at);
        return std::nullopt;
    }
    std::optional<LoadError> entry(std::string_view /*key*/, std::size_t /*index*/,
                                   const JsonTape& /*value*/) override {
        return std::nullopt;
    }

    CanonicalMembers members;
};

bool isEscapedInJson(QChar character) {
    return character.unicode() >= 0x7f &&
           (character.category() == QChar::Other_Control || character.category() == QChar::Other_Format ||
            character.category() == QChar::Separator_Line ||
            character.category() == QChar::Separator_Paragraph);
}

} // namespace

std::string canonicalJson(std::string_view json) {
    CanonicalSink sink;
    return scanJson(json, sink) ? std::string() : canonicalObject(sink.members);
}

QByteArray escapedJson(const QByteArray& json) {
    QString result;
    const QString text = QString::fromUtf8(json);
    for (const QChar character : text)
        if (isEscapedInJson(character)) // only in strings
            result += QStringLiteral("\\u%1").arg(character.unicode(), 4, 16, QLatin1Char('0'));
        else
            result += character;
    return result.toUtf8();
}

} // namespace sf::document
