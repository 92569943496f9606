// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "tests/file_bytes.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <random>
#include <unistd.h>

using namespace sf::document;
using sf::test::put;

namespace {

struct Link {
    QString name; ///< from the layout's root
    QString text; ///< "/..." is from the layout's root too
};

/// A layout of folders, files and links, and the path to write to.
struct Layout {
    QList<Link> links;
    QString path;
};

const QStringList layoutFolders{QStringLiteral("a/b/c"), QStringLiteral("a/c2"), QStringLiteral("c2"),
                                QStringLiteral("d/e")};
const QStringList layoutFiles{QStringLiteral("f"),     QStringLiteral("a/f"),  QStringLiteral("a/b/f"),
                              QStringLiteral("d/e/f"), QStringLiteral("c2/t"), QStringLiteral("a/c2/t")};

void build(const Layout& layout, const QString& root) {
    for (const QString& folder : layoutFolders)
        QVERIFY(QDir(root).mkpath(folder));
    for (const QString& file : layoutFiles)
        put(root + u'/' + file, "old");
    for (const Link& link : layout.links) {
        const QString text = link.text.startsWith(u'/') ? root + link.text : link.text;
        (void)::symlink(QFile::encodeName(text).constData(),
                        QFile::encodeName(root + u'/' + link.name).constData()); // the first of a name stays
    }
}

/// Deep enough that the links of a layout, each at most two folders up, never lead out of it.
QString deepFolder(const QString& folder) {
    constexpr int levels = 20;
    return folder + QStringLiteral("/r").repeated(levels);
}

/// Hundreds of small folders are created and removed, if possible in memory.
QString quickFolder() {
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + QStringLiteral("/links-XXXXXX");
}

QByteArray linkText(const QString& path, const QString& root) {
    QByteArray text(4096, '\0');
    text.truncate(::readlink(QFile::encodeName(path).constData(), text.data(), 4096));
    return text.replace(QFile::encodeName(root), "ROOT");
}

/// Everything below the folder, one line each.
QStringList treeBelow(const QString& root) {
    QStringList lines;
    QDirIterator entries(root, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        QByteArray what = "folder";
        QFile file(path);
        if (entries.fileInfo().isSymLink())
            what = "link to " + linkText(path, root);
        else if (entries.fileInfo().isFile() && file.open(QIODevice::ReadOnly))
            what = file.readAll();
        lines << path.mid(root.size()) + u' ' + QString::fromUtf8(what);
    }
    lines.sort();
    return lines;
}

/// Writes as the system would. Returns the error number or 0.
int writeBySystem(const QString& path, const QByteArray& bytes) {
    const int file =
        ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        return errno;
    const bool written = ::write(file, bytes.constData(), static_cast<std::size_t>(bytes.size())) > 0;
    ::close(file);
    return written ? 0 : EIO;
}

/// Returns to the current folder.
struct ComeBack {
    const QString start = QDir::currentPath();
    ~ComeBack() { QDir::setCurrent(start); }
};

class UnsyncedLayer final : public FileLayer {
public:
    int sync(int /*file*/) override { return 0; }
    int syncDirectory(const QByteArray& /*path*/) override { return 0; }
};

class LayoutMaker {
public:
    Layout make() {
        Layout layout;
        for (int i = 1 + below(8); i > 0; --i)
            layout.links << Link{folder() + name(), text()};
        layout.path =
            below(3) == 0 ? text() : layout.links[below(static_cast<int>(layout.links.size()))].name;
        return layout;
    }

private:
    int below(int end) { return static_cast<int>(m_random() % static_cast<unsigned>(end)); }
    QString folder() {
        static const QStringList all{QString(), QStringLiteral("a/"), QStringLiteral("a/b/"),
                                     QStringLiteral("d/"), QStringLiteral("c2/")};
        return all[below(static_cast<int>(all.size()))];
    }
    QString name() {
        static const QStringList all{QStringLiteral("l"), QStringLiteral("m"), QStringLiteral("n"),
                                     QStringLiteral("o")};
        return all[below(static_cast<int>(all.size()))];
    }
    QString text() {
        static const QStringList parts{QStringLiteral(".."), QStringLiteral("."),  QStringLiteral("a"),
                                       QStringLiteral("b"),  QStringLiteral("c2"), QStringLiteral("d"),
                                       QStringLiteral("e"),  QStringLiteral("f"),  QStringLiteral("t"),
                                       QStringLiteral("l"),  QStringLiteral("m"),  QStringLiteral("n"),
                                       QStringLiteral("o"),  QStringLiteral("x"),  QStringLiteral("..")};
        QStringList chosen;
        for (int i = 1 + below(4); i > 0; --i)
            if (const QString& part = parts[below(static_cast<int>(parts.size()))];
                chosen.isEmpty() || part != QLatin1String("..") || chosen.count(part) < 2)
                chosen << part;
        // "/.." of the root would leave the layout.
        const bool isAbsolute = below(4) == 0 && chosen.first() != QLatin1String("..");
        return (isAbsolute ? QStringLiteral("/") : QString()) + chosen.join(u'/') +
               (below(12) == 0 ? QStringLiteral("/") : QString());
    }

    std::mt19937 m_random{20260101};
};

/// A chain of `length` links to an existing or new file.
Layout chain(int length, const QString& end) {
    Layout layout;
    for (int i = 1; i < length; ++i)
        layout.links << Link{QStringLiteral("k%1").arg(i), QStringLiteral("k%1").arg(i + 1)};
    layout.links << Link{QStringLiteral("k%1").arg(length), end};
    layout.path = QStringLiteral("k1");
    return layout;
}

QList<Layout> layouts() {
    const auto text = [](const char* words) { return QString::fromLatin1(words); };
    QList<Layout> all{
        {{{text("ab"), text("a/b")}, {text("a/b/l"), text("../c2/t")}}, text("ab/l")},
        {{{text("ab"), text("a/b")}, {text("a/b/l"), text("../c2/new")}}, text("ab/l")},
        {{{text("l"), text("l")}}, text("l")},
        {{{text("l"), text("m")}, {text("m"), text("l")}}, text("m")},
        {{{text("l"), text("l/f")}}, text("l/f")},
        {{{text("l"), text("a/b")}}, text("l/../f")},
        {{{text("l"), text("a/b")}}, text("l/../x")},
        {{{text("l"), text("/a/b")}, {text("m"), text("l/../x")}}, text("m")},
        {{{text("l"), text("x/y")}}, text("l")},
        {{{text("l"), text("x/")}}, text("l")},
        {{{text("l"), text("f/")}}, text("l")},
        {{{text("l"), text("a/.")}}, text("l")},
        {{{text("l"), text("f")}}, text("l/")},
        {{}, text("x/")},
        {{}, text("a/b/..")},
    };
    for (const int length : {1, 2, 20, 39, 40, 41, 60})
        all << chain(length, text("f")) << chain(length, text("x"));
    LayoutMaker maker;
    while (all.size() < 500)
        all << maker.make();
    return all;
}

} // namespace

/// Writing through links reaches the file that the system's own open() reaches.
class TestFileLinks final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linksAreFollowedAsTheSystemDoes() {
        QMap<int, int> outcomes; // how often each error number came, 0: written
        int created = 0;
        UnsyncedLayer layer; // nothing here has to survive a power cut
        for (const Layout& layout : layouts()) {
            const QTemporaryDir folder(quickFolder());
            const QString system = deepFolder(folder.filePath(QStringLiteral("1")));
            const QString ours = deepFolder(folder.filePath(QStringLiteral("2")));
            build(layout, system);
            build(layout, ours);
            const auto before = treeBelow(folder.filePath(QStringLiteral("1")));
            const QString path = layout.path.startsWith(u'/') ? layout.path : u'/' + layout.path;
            const int error = writeBySystem(system + path, "new");
            const WriteResult result = writeSafely(ours + path, "new", Backup::No, layer);
            const QString shown = layout.path + u'\n' + before.join(u'\n');
            QVERIFY2(result.error.has_value() == (error != 0), qPrintable(shown));
            const auto after = treeBelow(folder.filePath(QStringLiteral("2")));
            QVERIFY2(after == treeBelow(folder.filePath(QStringLiteral("1"))), qPrintable(shown));
            ++outcomes[error];
            created += after.size() > before.size() ? 1 : 0;
        }
        QVERIFY2(outcomes[0] > 100 && created > 50, qPrintable(QString::number(created)));
        for (const int error : {ELOOP, ENOENT, EISDIR, ENOTDIR})
            QVERIFY2(outcomes[error] > 5, qPrintable(QString::number(error)));
    }

    void theFileIsNamedAsTheSystemNamesIt() {
        const ComeBack comeBack;
        for (const Layout& layout : layouts().mid(0, 300)) {
            const QTemporaryDir folder(quickFolder());
            const QString root = deepFolder(folder.path());
            build(layout, root);
            QVERIFY(QDir::setCurrent(root));
            const QByteArray path = QFile::encodeName(layout.path);
            const auto reached = reachedFile(path);
            const int file = ::open(path.constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
            const int error = file < 0 ? errno : 0;
            const QString name = QFile::symLinkTarget(QStringLiteral("/proc/self/fd/%1").arg(file));
            if (file >= 0)
                ::close(file);
            if (error == EISDIR && std::holds_alternative<QByteArray>(reached))
                QVERIFY(QFileInfo(QFile::decodeName(std::get<QByteArray>(reached))).isDir());
            else if (error == 0)
                QCOMPARE(QFile::decodeName(std::get<QByteArray>(reached)), name);
            else if (error == EISDIR) // "f/", where f is a file
                QVERIFY(std::get<int>(reached) == EISDIR || std::get<int>(reached) == ENOTDIR);
            else
                QCOMPARE(std::get<int>(reached), error);
            QVERIFY(QDir::setCurrent(QDir::rootPath()));
        }
    }

    /// A name that isn't UTF-8 is that file's name, and nobody else's.
    void namesAreBytes() {
        for (const QByteArray& name :
             {QByteArray("plain"), QByteArray("\xc3\xa4"), QByteArray("a\xff"), QByteArray("\xe4\xf6"),
              QByteArray("\xed\xb3\xbf"), QByteArray("\xf0\x9f\x8e\xb2\x80")}) {
            QCOMPARE(pathBytes(pathText(name)), name);
            const QTemporaryDir folder;
            const QByteArray path = QFile::encodeName(folder.path()) + '/' + name;
            QVERIFY(!writeSafely(pathText(path), "new").error);
            QCOMPARE(::access(path.constData(), F_OK), 0);
            QCOMPARE(std::get<QByteArray>(readInput(pathText(path))), QByteArray("new"));
            const QString url = QStringLiteral("file://") + QString::fromLatin1(path.toPercentEncoding("/"));
            QCOMPARE(pathOfUrl(url), pathText(path));
            ::unlink(path.constData()); // QTemporaryDir can't
        }
        QCOMPARE(pathOfUrl(QStringLiteral("file.sqf")), QStringLiteral("file.sqf"));
    }

    /// Links in /proc lead to files that no path leads to.
    void aDeletedFileIsNotWrittenElsewhere() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, "old");
        const int file = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
        QVERIFY(QFile::remove(path));
        QVERIFY(writeSafely(QStringLiteral("/proc/self/fd/%1").arg(file), "new").error.has_value());
        put(path + QStringLiteral(" (deleted)"), "another");
        QVERIFY(writeSafely(QStringLiteral("/proc/self/fd/%1").arg(file), "new").error.has_value());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("f (deleted)")));
        ::close(file);
    }

    void aLoopOfLinksStays() {
        const QTemporaryDir folder;
        const QString link = folder.filePath(QStringLiteral("l"));
        QVERIFY(QFile::link(QStringLiteral("l"), link));
        const auto error = writeSafely(link, "new").error;
        QVERIFY(error && error->contains(link));
        QVERIFY2(error->contains(QString::fromLocal8Bit(std::strerror(ELOOP))), qPrintable(*error));
        QVERIFY(QFileInfo(link).isSymLink());
    }

    /// The backup and leftovers are next to the file, not next to the link.
    void allIsBesideTheFileItself() {
        const QTemporaryDir folder;
        const QDir root(folder.path());
        QVERIFY(root.mkdir(QStringLiteral("real")) && root.mkdir(QStringLiteral("links")));
        const QString file = root.filePath(QStringLiteral("real/f"));
        const QString link = root.filePath(QStringLiteral("links/l"));
        put(file, "old");
        QVERIFY(QFile::link(QStringLiteral("../real/f"), link));
        constexpr int nobody = 2'000'000'000; // no process has such a number
        const auto leftover = QStringLiteral("%1.squarefront-new%2-0");
        put(leftover.arg(file).arg(nobody), "half");
        QVERIFY(!writeSafely(link, "new", Backup::Yes).error);
        QCOMPARE(treeBelow(folder.path()),
                 QStringList({QStringLiteral("/links folder"), QStringLiteral("/links/l link to ../real/f"),
                              QStringLiteral("/real folder"), QStringLiteral("/real/f new"),
                              QStringLiteral("/real/f~ old")}));
    }

    void absolutePathsKeepToTheFolderBehindALink() {
        const QTemporaryDir folder;
        const QString root = QFileInfo(folder.path()).canonicalFilePath();
        QVERIFY(QDir(root).mkpath(QStringLiteral("a/b")));
        QVERIFY(QFile::link(QStringLiteral("a/b"), root + QStringLiteral("/l")));
        QCOMPARE(absoluteFile(root + QStringLiteral("/l/../f")), root + QStringLiteral("/a/f"));
        QCOMPARE(absoluteFile(root + QStringLiteral("/l/f")), root + QStringLiteral("/l/f"));
        const ComeBack comeBack;
        QVERIFY(QDir::setCurrent(root));
        QCOMPARE(absoluteFile(QStringLiteral("l/../f")), root + QStringLiteral("/a/f"));
        QCOMPARE(absoluteFile(QStringLiteral("./f")), root + QStringLiteral("/f"));
    }
};

template struct sf::test::Registered<TestFileLinks, QCoreApplication>;
#include "test_file_links.moc"
