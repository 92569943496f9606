// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/file_bytes.h"

namespace sf::post::test {

/// The contents of a file among the tests' games by post.
inline QByteArray postedData(const char* file) {
    return sf::test::contents(QStringLiteral(SQUAREFRONT_TEST_DATA "/post/") + QString::fromLatin1(file));
}

} // namespace sf::post::test
