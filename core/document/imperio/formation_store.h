// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/setup.h"

#include <QString>

#include <optional>
#include <vector>

namespace sf::document {

/// A formation of Imperio Bellum with a name, kept as the attacker sets it out.
struct StoredFormation {
    QString name;
    imperio::Deployment deployment;
    /// As a side sets it out: its front row is the front row of either.
    imperio::Deployment forSide(imperio::Side side) const;
};

/// The formations that people keep for other games, in a text file of their own that can be read, posted and
/// edited:
///
///     Squarefront formations 1
///     formation: Steady wall
///     FPFFAFFPF
///     KBAKHKABK
///     Kx6; Ax10; Px14; Fx20
///
/// The file is read anew each time, so that two windows see what the other keeps.
class FormationStore {
public:
    explicit FormationStore(QString file = defaultFile());
    /// In the folder where the system keeps the program's data.
    static QString defaultFile();

    /// In the order of their names. What can't be read is left out, and named by problem().
    std::vector<StoredFormation> formations() const;
    /// The first thing wrong with the file, with its line; empty when all is well.
    QString problem() const;
    /// Keeps it under the name, in the place of another one of that name. What went wrong, if anything did:
    /// the file, also when it holds something that can't be read and would be lost.
    std::optional<QString> keep(const QString& name, const imperio::Deployment& deployment,
                                imperio::Side side) const;
    std::optional<QString> remove(const QString& name) const;

private:
    struct Contents {
        std::vector<StoredFormation> formations;
        QString problem;
    };
    Contents read() const;
    std::optional<QString> write(std::vector<StoredFormation> formations) const;

    QString m_file;
};

} // namespace sf::document
