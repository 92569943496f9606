// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the file in which people keep formations. A file that is all right is written and read as the same.
#include "core/document/formation_store.h"
#include "tests/fuzz/fuzz_input.h"

#include <QFile>
#include <QTemporaryDir>

using namespace sf;
using document::FormationStore;
using document::StoredFormation;

namespace {

bool areAlike(const std::vector<StoredFormation>& first, const std::vector<StoredFormation>& second) {
    return std::equal(first.begin(), first.end(), second.begin(), second.end(),
                      [](const StoredFormation& a, const StoredFormation& b) {
                          return a.name == b.name && a.deployment == b.deployment;
                      });
}

/// In memory where there is such a folder, as files are synced.
QString folderTemplate() {
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) +
           QStringLiteral("/formations-XXXXXX");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const QTemporaryDir folder(folderTemplate());
    const QString path = folder.filePath(QStringLiteral("formations"));
    QFile file(path);
    fuzz::require(file.open(QIODevice::WriteOnly), "there is a folder to write to");
    file.write(reinterpret_cast<const char*>(data), static_cast<qint64>(size));
    file.close();
    const FormationStore store(path);
    const std::vector<StoredFormation> formations = store.formations();
    const QString problem = store.problem();
    fuzz::require(!problem.contains(u'\n'), "a problem is one line");
    if (!problem.isEmpty() || formations.empty())
        return 0;
    const StoredFormation& first = formations.front();
    fuzz::require(!store.keep(first.name, first.deployment, imperio::Side::Attacker), "it can be kept again");
    fuzz::require(areAlike(store.formations(), formations), "what is written is read as the same");
    return 0;
}
