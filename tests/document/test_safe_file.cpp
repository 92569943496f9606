// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/safe_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <sys/stat.h>
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

/// The number of a process that there is no more.
pid_t endedProcess() {
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    ::waitpid(child, nullptr, 0);
    return child;
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
            // What the kill left is gone.
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
                     QStringList({QStringLiteral("f"), QStringLiteral("f~")}));
        }
    }

    /// What the next write removes beside `f`, and what it does not.
    void leftovers_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("stays");
        const pid_t gone = endedProcess();
        const auto row = [](const char* title, const QString& name, bool stays) {
            QTest::newRow(title) << name << stays;
        };
        row("of a process that is gone", QStringLiteral("f.new%1-0").arg(gone), false);
        row("its second name of the old file", QStringLiteral("f.new%1-12~").arg(gone), false);
        row("of a living process", QStringLiteral("f.new%1-0").arg(::getppid()), true);
        row("of this one", QStringLiteral("f.new%1-7").arg(::getpid()), true);
        row("of another file", QStringLiteral("ff.new%1-0").arg(gone), true);
        row("of a file that begins so", QStringLiteral("f.new.new%1-0").arg(gone), true);
        row("no number", QStringLiteral("f.new%1x-0").arg(gone), true);
        row("no second number", QStringLiteral("f.new%1-").arg(gone), true);
        row("a number too large", QStringLiteral("f.new99999999999999-0"), true);
        row("number 0", QStringLiteral("f.new0-0"), true);
        row("a document", QStringLiteral("f.new"), true);
    }
    void leftovers() {
        QFETCH(QString, name);
        QFETCH(bool, stays);
        const QTemporaryDir folder;
        put(folder.filePath(name), m_old);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new));
        QCOMPARE(QFile::exists(folder.filePath(name)), stays);
    }

    /// As on another machine, whose processes have numbers that say nothing here.
    void aLockedLeftoverStays() {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("f.new%1-0").arg(endedProcess()));
        const int file = FileLayer::real().create(QFile::encodeName(name), 0600);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new));
        QVERIFY(QFile::exists(name));
        FileLayer::real().close(file);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new));
        QVERIFY(!QFile::exists(name));
    }

    void aLeftoverThatIsNoFileStays() {
        const QTemporaryDir folder;
        const QString name = QStringLiteral("f.new%1-0").arg(endedProcess());
        QVERIFY(QDir(folder.path()).mkdir(name));
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new));
        QVERIFY(QFile::exists(folder.filePath(name)));
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

    void aLinkToNothingStaysALink() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        const QString link = folder.filePath(QStringLiteral("l"));
        QVERIFY(QFile::link(QStringLiteral("f"), link));
        const QString second = folder.filePath(QStringLiteral("m"));
        QVERIFY(QFile::link(QStringLiteral("l"), second));
        QVERIFY(!writeSafely(second, m_new));
        QVERIFY(QFileInfo(link).isSymLink() && QFileInfo(second).isSymLink());
        QCOMPARE(contents(path), m_new);
    }

    void permissionsStay_data() {
        QTest::addColumn<int>("mode");
        for (const int mode : {0600, 0640, 0644, 0664, 0666, 0755})
            QTest::addRow("%o", static_cast<unsigned>(mode)) << mode;
    }
    void permissionsStay() {
        QFETCH(int, mode);
        const QTemporaryDir folder;
        const QByteArray path = QFile::encodeName(folder.filePath(QStringLiteral("f")));
        put(QFile::decodeName(path), m_old);
        const mode_t mask = ::umask(0077);
        QCOMPARE(::chmod(path.constData(), static_cast<mode_t>(mode)), 0);
        QVERIFY(!writeSafely(QFile::decodeName(path), m_new, Backup::Yes));
        ::umask(mask);
        struct stat now {};
        QCOMPARE(::stat(path.constData(), &now), 0);
        QCOMPARE(static_cast<int>(now.st_mode & 0777U), mode);
    }

    void whatIsNoFileStays() {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("p"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY(writeSafely(pipe, m_new)->contains(QLatin1String("no ordinary file")));
        QVERIFY(writeSafely(folder.path(), m_new)->contains(QLatin1String("it is a folder")));
        QVERIFY(!QFileInfo(pipe).isFile());
        QVERIFY(writeSafely(QString(), m_new)->contains(QLatin1String("no name")));
    }

    void aProtectedFileStays() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, m_old);
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
        const auto error = writeSafely(path, m_new);
        const bool isRoot = ::geteuid() == 0; // who may write everywhere
        QCOMPARE(error && error->contains(QLatin1String("write-protected")), !isRoot);
        QCOMPARE(contents(path), isRoot ? m_new : m_old);
    }

    /// As long as a file system lets names be: there is no room for what is added to them.
    void longNames() {
        constexpr int longestName = 255;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QString(longestName, QLatin1Char('x')));
        QVERIFY(!writeSafely(path, m_old, Backup::Yes));
        QVERIFY(!writeSafely(path, m_new, Backup::Yes));
        QCOMPARE(contents(path), m_new);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void aFolderThatMayNotBeRead() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        QVERIFY(QFile::setPermissions(folder.path(), QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(!writeSafely(path, m_new));
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QCOMPARE(contents(path), m_new);
    }
};

QTEST_GUILESS_MAIN(TestSafeFile)
#include "test_safe_file.moc"
