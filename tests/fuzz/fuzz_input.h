// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/document_file.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

/// What fuzz targets have in common.
namespace sf::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the run where the program is wrong; libFuzzer then keeps the input.
inline void require(bool holds, const char* what) {
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

/// The document, or null for bytes that are refused.
inline std::unique_ptr<document::Document> loaded(const QByteArray& bytes) {
    document::Loaded found = document::loadBytes(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&found)) {
        require(!error->text(QStringLiteral("f")).contains(QLatin1Char('\n')), "an error is one line");
        return nullptr;
    }
    return std::get<std::unique_ptr<document::Document>>(std::move(found));
}

/// What the document writes is read as the same document.
inline void requireThatItLoadsAgain(const document::Document& document) {
    const QByteArray bytes = document.serialised();
    const auto again = loaded(bytes);
    require(again != nullptr, "what was written loads");
    require(again->serialised() == bytes, "what was loaded is written the same");
}

/// The input as a stream of small choices; 0 behind its end.
class Choices {
public:
    explicit Choices(std::string_view bytes) : m_bytes(bytes) {}
    bool atEnd() const { return m_next >= m_bytes.size(); }
    int byte() { return atEnd() ? 0 : static_cast<unsigned char>(m_bytes[m_next++]); }
    /// 0 to limit - 1; 0 where the limit is 0.
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : static_cast<std::size_t>(byte()) % limit; }

private:
    std::string_view m_bytes;
    std::size_t m_next = 0;
};

} // namespace sf::fuzz
