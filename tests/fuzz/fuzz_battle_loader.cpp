// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/kinds/document_file.h"

#include <cstdint>
#include <cstdlib>

using namespace sf::document;

namespace {

std::optional<QByteArray> savedAgain(const QByteArray& bytes) {
    const Loaded loaded = loadBytes(bytes);
    if (const auto* error = std::get_if<LoadError>(&loaded)) {
        if (error->text(QStringLiteral("f")).contains(QLatin1Char('\n')))
            std::abort();
        return std::nullopt;
    }
    return std::get<std::unique_ptr<Document>>(loaded)->serialised();
}

} // namespace

/// Any bytes load or are refused; what loads is saved so that it loads again and is saved the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const std::optional<QByteArray> once = savedAgain(bytes);
    if (once && savedAgain(*once) != once)
        std::abort();
    return 0;
}
