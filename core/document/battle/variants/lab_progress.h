// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/tally.h"

#include <QByteArray>

#include <optional>

/// The results of a study that isn't finished, as a file to go on from.
namespace sf::document {

/// Identifies a study: whatever its battles depend on, such as the document, what is varied and the seed.
QByteArray studyHash(const QList<QByteArray>& parts);

QByteArray labProgress(const QByteArray& study, const std::vector<battle::Tally>& tallies);
/// Reads it back. Returns nothing if the bytes are damaged, or of another study than this one, with so many
/// cells and sides.
std::optional<std::vector<battle::Tally>> readLabProgress(const QByteArray& bytes, const QByteArray& study,
                                                          std::size_t cells, std::size_t sides);

} // namespace sf::document
