// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block_writer.h"
#include "tests/test_process.h"

#include <QFile>
#include <QTemporaryDir>

namespace sf::post::test {

/// Whether the verifier in Python finds the blocks valid.
inline bool isVerified(const std::vector<Block>& blocks) {
    QTemporaryDir temporary;
    QFile file(temporary.filePath(QStringLiteral("battle.sqpost")));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    for (const Block& block : blocks)
        file.write(QByteArray::fromStdString(blockText(block)));
    file.close();
    QProcess process;
    process.start(QStringLiteral("python3"), {QStringLiteral(SQUAREFRONT_VERIFIER), file.fileName()});
    return sf::test::endsInTime(process) && process.exitCode() == 0;
}

} // namespace sf::post::test
