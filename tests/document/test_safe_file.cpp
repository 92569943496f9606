// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/safe_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <sys/wait.h>
#include <unistd.h>

using namespace sf::document;

namespace {

/// What happens at the n-th call of the system.
enum class Fault { None, ShortWrite, Enospc, Eio, Kill };

class FaultyLayer final : public FileLayer {
public:
    FaultyLayer(Fault fault, int at) : m_fault(fault), m_at(at) {}
    int calls() const { return m_calls; }

    int create(const QByteArray& path, unsigned mode) override {
        return at([&] { return FileLayer::create(path, mode); });
    }
    qint64 write(int file, const char* bytes, qint64 size) override {
        const bool isShort = m_fault == Fault::ShortWrite;
        // A kill or a full disk may also come in the middle of a write.
        if (m_calls + 1 == m_at && m_fault != Fault::None)
            FileLayer::write(file, bytes, isShort ? 0 : size / 2);
        return at([&] { return FileLayer::write(file, bytes, isShort ? std::min<qint64>(size, 7) : size); });
    }
    int sync(int file) override {
        return at([&] { return FileLayer::sync(file); });
    }
    int close(int file) override {
        return at([&] { return FileLayer::close(file); });
    }
    int rename(const QByteArray& from, const QByteArray& to) override {
        return at([&] { return FileLayer::rename(from, to); });
    }
    int link(const QByteArray& from, const QByteArray& to) override {
        return at([&] { return FileLayer::link(from, to); });
    }
    int syncDirectory(const QByteArray& path) override {
        return at([&] { return FileLayer::syncDirectory(path); });
    }

private:
    template<class Call>
    auto at(Call call) -> decltype(call()) {
        if (++m_calls != m_at || m_fault == Fault::ShortWrite || m_fault == Fault::None)
            return call();
        if (m_fault == Fault::Kill)
            ::_exit(9);
        return m_fault == Fault::Enospc ? -ENOSPC : -EIO;
    }

    Fault m_fault;
    int m_at;
    int m_calls = 0;
};

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

/// Whatever fails at whatever moment, the file is whole: the old one or the new.
class TestSafeFile : public QObject {
    Q_OBJECT

private:
    const QByteArray m_old = QByteArray(100'000, 'o');
    const QByteArray m_new = QByteArray(150'000, 'n');

    int callsOfAWrite() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, m_old);
        FaultyLayer layer(Fault::None, 0);
        writeSafely(path, m_new, Backup::Yes, layer);
        return layer.calls();
    }

private Q_SLOTS:
    void replacesAndKeepsABackup() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        QVERIFY(!writeSafely(path, m_old, Backup::Yes));
        QCOMPARE(contents(path), m_old);
        QVERIFY(!writeSafely(path, m_new, Backup::Yes));
        QCOMPARE(contents(path), m_new);
        QCOMPARE(contents(path + QLatin1Char('~')), m_old);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    void shortWritesGoOn() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        FaultyLayer layer(Fault::ShortWrite, 0);
        QVERIFY(!writeSafely(path, QByteArray(1000, 's'), Backup::No, layer));
        QCOMPARE(contents(path), QByteArray(1000, 's'));
    }

    void anErrorLeavesTheOldFile() {
        const int calls = callsOfAWrite();
        QVERIFY(calls >= 7);
        for (const Fault fault : {Fault::Enospc, Fault::Eio})
            for (int at = 1; at <= calls; ++at) {
                const QTemporaryDir folder;
                const QString path = folder.filePath(QStringLiteral("f"));
                put(path, m_old);
                FaultyLayer layer(fault, at);
                const auto error = writeSafely(path, m_new, Backup::Yes, layer);
                QVERIFY2(error && error->contains(path), qPrintable(QString::number(at)));
                // The last call syncs the directory: then the new file is in place already.
                QCOMPARE(contents(path), at == calls ? m_new : m_old);
                const QStringList files = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
                QVERIFY2(files.filter(QStringLiteral(".new")).isEmpty(),
                         qPrintable(files.join(QLatin1Char(' '))));
            }
    }

    void aKillLeavesAWholeFile() {
        const int calls = callsOfAWrite();
        for (int at = 1; at <= calls; ++at) {
            const QTemporaryDir folder;
            const QString path = folder.filePath(QStringLiteral("f"));
            put(path, m_old);
            const pid_t child = ::fork();
            if (child == 0) {
                FaultyLayer layer(Fault::Kill, at);
                writeSafely(path, m_new, Backup::Yes, layer);
                ::_exit(0);
            }
            int status = 0;
            ::waitpid(child, &status, 0);
            QCOMPARE(WEXITSTATUS(status), 9);
            QCOMPARE(contents(path), at == calls ? m_new : m_old);
            QVERIFY(!writeSafely(path, m_new, Backup::Yes)); // what the kill left is in nobody's way
            QCOMPARE(contents(path), m_new);
        }
    }

    void aLinkStaysALink() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        const QString link = folder.filePath(QStringLiteral("l"));
        put(path, m_old);
        QVERIFY(QFile::link(path, link));
        QVERIFY(!writeSafely(link, m_new));
        QCOMPARE(contents(path), m_new);
        QVERIFY(QFileInfo(link).isSymLink());
    }
};

QTEST_GUILESS_MAIN(TestSafeFile)
#include "test_safe_file.moc"
