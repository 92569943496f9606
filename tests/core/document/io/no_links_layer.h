// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/file_layer.h"

#include <cerrno>

namespace sf::test {

/// A file system without hard links.
class NoLinksLayer final : public document::FileLayer {
public:
    int link(const QByteArray& /*from*/, const QByteArray& /*to*/) override { return -EPERM; }
};

} // namespace sf::test
