// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/formation_store.h"

#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/text/imperio_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace sf::document {
namespace {

constexpr qint64 largestFile = 1 << 20;
const auto head = QStringLiteral("Squarefront formations 1");
const auto nameKey = QStringLiteral("formation:");

/// Removes line breaks from a name.
QString oneLine(const QString& name) {
    return name.simplified();
}

/// Reads the file one formation at a time.
class StoreReader {
public:
    void take(const QString& line, int number) {
        const QString text = line.trimmed();
        if (!m_hasHead)
            readHead(text, number);
        else if (text.startsWith(nameKey))
            begin(oneLine(text.mid(nameKey.size())), number);
        else if (m_first > 0)
            m_rows += text + u'\n';
        else if (!text.isEmpty())
            fail(number, QCoreApplication::translate("sf::document", "expected “%1” and a name, found “%2”")
                             .arg(nameKey, text.left(40)));
    }
    void finish() {
        if (m_first > 0)
            end();
        if (!m_hasHead)
            fail(1, QCoreApplication::translate("sf::document", "expected “%1”, found the end of the text")
                        .arg(head));
    }
    std::vector<StoredFormation> formations;
    QString problem;

private:
    void readHead(const QString& text, int number) {
        m_hasHead = true;
        if (text != head)
            fail(number, QCoreApplication::translate("sf::document", "expected “%1”, found “%2”")
                             .arg(head, text.left(40)));
    }
    void begin(const QString& name, int number) {
        if (m_first > 0)
            end();
        m_name = name;
        m_rows.clear();
        m_first = number + 1;
    }
    void end() {
        const imperio::PastedBoard board = imperio::readSetup(m_rows.toStdString());
        const auto& deployment = board.deployments[imperio::indexOf(imperio::Side::Attacker)];
        if (!board.errors.empty())
            fail(m_first + board.errors.front().line - 1, text::recordError(board.errors.front()));
        else if (!deployment || m_name.isEmpty())
            fail(m_first - 1, QCoreApplication::translate(
                                  "sf::document", "expected a name and two rows of the attacker's letters"));
        else
            formations.push_back({m_name, *deployment});
    }
    void fail(int line, const QString& what) {
        if (problem.isEmpty())
            problem =
                QCoreApplication::translate("sf::document", "line %1: %2").arg(QString::number(line), what);
    }

    bool m_hasHead = false;
    QString m_name;
    QString m_rows;
    int m_first = 0; ///< line of the formation's first row; 0 before the first formation
};

bool comesBefore(const StoredFormation& first, const StoredFormation& second) {
    return first.name.localeAwareCompare(second.name) < 0;
}

} // namespace

imperio::Deployment StoredFormation::forSide(imperio::Side side) const {
    return side == imperio::Side::Attacker ? deployment : imperio::turnedRound(deployment);
}

FormationStore::FormationStore(QString file) : m_file(std::move(file)) {}

QString FormationStore::defaultFile() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/squarefront/formations.txt");
}

FormationStore::Contents FormationStore::read() const {
    const StoredFile file = readStored(m_file, largestFile, Links::Follow);
    if (!file.bytes)
        return {{}, file.problem};
    StoreReader reader;
    int number = 0;
    for (const QString& line : QString::fromUtf8(*file.bytes).split(u'\n'))
        reader.take(line, ++number);
    reader.finish();
    std::ranges::stable_sort(reader.formations, comesBefore);
    const QString problem =
        reader.problem.isEmpty()
            ? QString()
            : QCoreApplication::translate("sf::document", "%1: %2").arg(m_file, reader.problem);
    return {std::move(reader.formations), problem};
}

std::vector<StoredFormation> FormationStore::formations() const {
    return read().formations;
}

QString FormationStore::problem() const {
    return read().problem;
}

std::optional<QString> FormationStore::write(std::vector<StoredFormation> formations) const {
    std::ranges::stable_sort(formations, comesBefore);
    QString text = head + u'\n';
    for (const StoredFormation& formation : formations)
        text += nameKey + u' ' + oneLine(formation.name) + u'\n' +
                QString::fromStdString(imperio::formationText(formation.deployment, imperio::Side::Attacker));
    makeFolder(QFileInfo(m_file).path());
    return writeSafely(m_file, text.toUtf8(), Backup::Yes).error;
}

std::optional<QString> FormationStore::keep(const QString& name, const imperio::Deployment& deployment,
                                            imperio::Side side) const {
    Contents contents = read();
    if (!contents.problem.isEmpty())
        return contents.problem;
    StoredFormation kept{oneLine(name), deployment};
    kept.deployment = kept.forSide(side);
    std::erase_if(contents.formations,
                  [&kept](const StoredFormation& other) { return other.name == kept.name; });
    contents.formations.push_back(std::move(kept));
    return write(std::move(contents.formations));
}

std::optional<QString> FormationStore::remove(const QString& name) const {
    Contents contents = read();
    if (!contents.problem.isEmpty())
        return contents.problem;
    std::erase_if(contents.formations, [&](const StoredFormation& other) { return other.name == name; });
    return write(std::move(contents.formations));
}

} // namespace sf::document
