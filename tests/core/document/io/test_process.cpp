// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/process.h"
#include "core/document/io/safe_file.h"
#include "tests/file_bytes.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace sf::document;
using sf::test::contents;

namespace {

/// The exit status of a child process: 0 if the check is true there.
int endOf(const std::function<bool()>& check) {
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(check() ? 0 : 1);
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

} // namespace

/// What the programs do first.
class TestProcess final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLimitOfFileSizesIsAnError() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        QVERIFY(!writeSafely(path, "old").error);
        const int status = endOf([&path] {
            prepareProcess();
            const rlimit limit{10'000, 10'000};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            const auto error = writeSafely(path, QByteArray(20'000, 'n'), Backup::Yes).error;
            return error && error->contains(QString::fromLocal8Bit(std::strerror(EFBIG)));
        });
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        QCOMPARE(contents(path), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList(QStringLiteral("f")));
    }

    /// Output must not go into a document that got the stream's number.
    void closedStreamsStayClosed() {
        const QTemporaryDir folder;
        const QByteArray path = QFile::encodeName(folder.filePath(QStringLiteral("f")));
        const int status = endOf([&path] {
            for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
                ::close(stream);
            prepareProcess();
            char byte = 0;
            const int file = ::open(path.constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
            return file > STDERR_FILENO && ::write(STDOUT_FILENO, "x", 1) < 0 &&
                   ::write(STDERR_FILENO, "x", 1) < 0 && ::read(STDIN_FILENO, &byte, 1) < 0;
        });
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }

    void openStreamsStay() {
        int ends[2] = {-1, -1};
        QCOMPARE(::pipe(ends), 0);
        const int status = endOf([&ends] {
            ::dup2(ends[1], STDOUT_FILENO);
            prepareProcess();
            return ::write(STDOUT_FILENO, "x", 1) == 1;
        });
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        char byte = 0;
        QCOMPARE(::read(ends[0], &byte, 1), 1);
        ::close(ends[0]);
        ::close(ends[1]);
    }
};

template struct sf::test::Registered<TestProcess, QCoreApplication>;
#include "test_process.moc"
