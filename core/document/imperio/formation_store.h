// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/setup.h"

#include <QString>

#include <optional>
#include <vector>

namespace sf::document {

/// A named formation of Imperio Bellum, stored as the attacker would deploy it.
struct StoredFormation {
    QString name;
    imperio::Deployment deployment;
    /// Returns the formation for either side; its front row stays the front row.
    imperio::Deployment forSide(imperio::Side side) const;
};

/// Formations that users have saved for later games, in a text file that can be read, posted and edited:
///
///     Squarefront formations 1
///     formation: Steady wall
///     FPFFAFFPF
///     KBAKHKABK
///     Kx6; Ax10; Px14; Fx20
///
/// The file is read every time, so that several windows stay in sync.
class FormationStore {
public:
    explicit FormationStore(QString file = defaultFile());
    /// A file in the system's folder for the program's data.
    static QString defaultFile();

    /// Returns the readable formations, sorted by name. problem() reports unreadable ones.
    std::vector<StoredFormation> formations() const;
    /// Returns the file's first error, with its line, or empty if there is none.
    QString problem() const;
    /// Stores the formation, replacing one with the same name. Returns an error if that fails, or if the file
    /// has unreadable content that would be lost.
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
