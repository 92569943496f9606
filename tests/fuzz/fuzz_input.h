// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/kinds/document_file.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

/// Helpers that fuzz targets share.
namespace sf::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the run if the program is wrong, so that libFuzzer keeps the input.
inline void require(bool holds, const char* what) {
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

/// Loads the document, or returns null if the bytes are refused.
inline std::unique_ptr<document::Document> loaded(const QByteArray& bytes) {
    document::Loaded found = document::loadBytes(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&found)) {
        require(!error->text(QStringLiteral("f")).contains(QLatin1Char('\n')), "an error is one line");
        return nullptr;
    }
    return std::get<std::unique_ptr<document::Document>>(std::move(found));
}

/// Checks that the document loads again from what it writes.
inline void requireThatItLoadsAgain(const document::Document& document) {
    const QByteArray bytes = document.serialised();
    const auto again = loaded(bytes);
    require(again != nullptr, "what was written loads");
    require(again->serialised() == bytes, "what was loaded is written the same");
}

/// The input as a stream of small choices; 0 after its end.
class Choices {
public:
    explicit Choices(std::string_view bytes) : m_bytes(bytes) {}
    bool atEnd() const { return m_next >= m_bytes.size(); }
    int byte() { return atEnd() ? 0 : static_cast<unsigned char>(m_bytes[m_next++]); }
    /// Returns 0 to limit - 1, or 0 if the limit is 0.
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : static_cast<std::size_t>(byte()) % limit; }

private:
    std::string_view m_bytes;
    std::size_t m_next = 0;
};

} // namespace sf::fuzz
