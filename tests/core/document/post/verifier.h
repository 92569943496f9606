// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block_writer.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace sf::post::test {

/// Whether the verifier in Python finds the blocks valid.
inline bool isVerified(const std::vector<Block>& blocks) {
    constexpr int patience = 300'000; // milliseconds
    QTemporaryDir temporary;
    QFile file(temporary.filePath(QStringLiteral("battle.sqpost")));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    for (const Block& block : blocks)
        file.write(QByteArray::fromStdString(blockText(block)));
    file.close();
    QProcess process;
    process.start(QStringLiteral("python3"), {QStringLiteral(SQUAREFRONT_VERIFIER), file.fileName()});
    return process.waitForFinished(patience) && process.exitCode() == 0;
}

} // namespace sf::post::test
