// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in command.h.
#include "app/cli/battle/battle_file.h"
#include "app/cli/board_image.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/number_option.h"
#include "app/cli/page_options.h"
#include "app/cli/replayed.h"
#include "core/document/battle/battle_document.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/io/file_path.h"
#include "core/rules/limits.h"
#include "core/text/figures.h"
#include "ui/paint/sheets/board/imperio_sheet.h"
#include "ui/paint/sheets/board/map_pages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <climits>
#include <cstdio>
#include <cstdlib>
#include <sys/stat.h>

namespace sf::cli {
namespace {

constexpr int standardWidth = 1920;

std::optional<int> widthOf(const QCommandLineParser& line) {
    return numberOf(line, QStringLiteral("width"), 1, largestImageSide, standardWidth);
}

int render(const QString& path, const QString& out, paint::PictureFormat format, int width,
           std::optional<int> after) {
    const std::unique_ptr<document::Document> document = after ? readWithSealed(path) : readDocument(path);
    if (!document)
        return statusBadInput;
    const std::optional<BoardImage> image = boardImage(*document, path, after);
    return image ? writeImage(*image, out, format, width) : statusBadInput;
}

bool isFrame(const QString& name) {
    static const QRegularExpression frame(QStringLiteral("^frame-[0-9]{4,5}\\.png$"));
    return frame.match(name).hasMatch();
}

/// A new folder beside the one that is asked for, which it becomes once all frames are in it. If that exists
/// already, the frames move into it and replace those of an earlier film; what else is in it stays.
class FrameFolder {
public:
    explicit FrameFolder(QString wanted) : m_wanted(std::move(wanted)) {
        QByteArray made = document::pathBytes(m_wanted) + "-XXXXXX";
        if (document::makeFolder(QFileInfo(m_wanted).path()) && ::mkdtemp(made.data()))
            m_path = document::pathText(made);
    }
    ~FrameFolder() {
        if (isMade())
            QDir(m_path).removeRecursively();
    }
    Q_DISABLE_COPY_MOVE(FrameFolder)

    bool isMade() const { return !m_path.isEmpty(); }
    QString filePath(const QString& name) const { return QDir(m_path).filePath(name); }
    /// Returns whether everything is in its place.
    bool keep() {
        if (!QFileInfo(m_wanted).exists()) {
            const mode_t mask = ::umask(0);
            ::umask(mask);
            ::chmod(document::pathBytes(m_path).constData(), 0777 & ~mask); // mkdtemp() lets only its user in
            return moves(m_path, m_wanted);
        }
        const QStringList fresh = QDir(m_path).entryList(QDir::Files);
        for (const QString& name : fresh)
            if (!moves(filePath(name), QDir(m_wanted).filePath(name)))
                return false;
        for (const QString& name : QDir(m_wanted).entryList(QDir::Files))
            if (isFrame(name) && !fresh.contains(name))
                QFile::remove(QDir(m_wanted).filePath(name));
        return true;
    }

private:
    static bool moves(const QString& from, const QString& to) {
        return std::rename(document::pathBytes(from).constData(), document::pathBytes(to).constData()) == 0;
    }

    QString m_wanted;
    QString m_path;
};

/// A picture for the beginning and one for each scene, frame-0000.png and so on.
int renderFrames(const QCommandLineParser& line) {
    for (const char* option : {"output", "after"})
        if (line.isSet(QLatin1String(option)))
            return usageError(QCoreApplication::translate("sf::cli", "--frames can't be combined with --%1")
                                  .arg(QLatin1String(option)));
    const std::optional<int> width = widthOf(line);
    if (!width)
        return statusBadUsage;
    const QString path = line.positionalArguments().first();
    const QString wanted = QDir::cleanPath(document::pathOfUrl(line.value(QStringLiteral("frames"))));
    const std::unique_ptr<document::Document> document = readWithSealed(path);
    const std::optional<Replayed> shown = document ? replayed(*document, path, {}) : std::nullopt;
    if (!shown)
        return statusBadInput;
    if (shown->film->count() >= limits::frames)
        return inputError(
            QCoreApplication::translate("sf::cli",
                                        "%1: --frames: expected a film of at most %2 pictures, found %3")
                .arg(path, text::figure(limits::frames), text::figure(shown->film->count() + 1)));
    FrameFolder folder(wanted);
    if (!folder.isMade() || (QFileInfo::exists(wanted) && !QFileInfo(wanted).isDir()))
        return inputError(
            QCoreApplication::translate("sf::cli", "%1: this folder can't be made").arg(wanted));
    for (int scenes = 0; scenes <= shown->film->count(); ++scenes) {
        const QString name = QStringLiteral("frame-%1.png").arg(scenes, 4, 10, QLatin1Char('0'));
        const int status = writeImage(frameImage(*shown->film, document->title(), scenes),
                                      folder.filePath(name), paint::PictureFormat::Png, *width);
        if (status != statusDone)
            return status;
    }
    return folder.keep()
               ? statusDone
               : inputError(
                     QCoreApplication::translate("sf::cli", "%1: this folder can't be written").arg(wanted));
}

bool wantsPage(const QCommandLineParser& line) {
    for (const char* option : {"page", "landscape", "portrait", "margin", "scale"})
        if (line.isSet(QLatin1String(option)))
            return true;
    return false;
}

/// Renders to paper, fitted to one page.
int renderPage(const QCommandLineParser& line) {
    if (line.isSet(QStringLiteral("width")) || line.isSet(QStringLiteral("after")))
        return usageError(QCoreApplication::translate(
            "sf::cli", "--width and --after can't be combined with page options"));
    const std::optional<PageJob> job = pageJobOf(line);
    if (!job)
        return statusBadUsage;
    const QString path = line.positionalArguments().first();
    const std::unique_ptr<document::Document> document = readDocument(path);
    if (!document)
        return statusBadInput;
    if (const auto* battle = dynamic_cast<const document::BattleDocument*>(document.get())) {
        const paint::MapOrder order{.region = {}, .hexWidth = {}, .paper = false};
        paint::PageSetup setup = described(job->setup, battle->battle());
        if (job->turns && paint::isWide(*battle->battle().map, order))
            setup.paper.transpose();
        return writeOut(*paint::mapPages(battle->battle(), order, setup), *job);
    }
    const auto* game = dynamic_cast<const document::ImperioDocument*>(document.get());
    if (!game)
        return wrongKind(path, *document, QCoreApplication::translate("sf::cli", "“battle” or “imperio”"));
    const paint::PageSetup setup = described(job->setup, game->title());
    return writeOut(*paint::imperioBoardPages(paint::imperioSheet(*game), false, setup), *job);
}

int runRender(const QCommandLineParser& line) {
    if (line.isSet(QStringLiteral("frames")) && !wantsPage(line))
        return renderFrames(line);
    if (!line.isSet(QStringLiteral("output")))
        return usageError(QCoreApplication::translate(
            "sf::cli", "render needs -o OUT.png, OUT.svg or OUT.pdf, or --frames FOLDER"));
    if (wantsPage(line))
        return renderPage(line);
    const QString out = line.value(QStringLiteral("output"));
    const std::optional<paint::PictureFormat> format = paint::pictureFormat(out);
    if (!format)
        return usageError(QCoreApplication::translate(
                              "sf::cli", "-o: expected a name that ends in .png, .svg or .pdf, found “%1”")
                              .arg(out));
    const std::optional<int> width = widthOf(line);
    const std::optional<int> after =
        width ? numberOf(line, QStringLiteral("after"), 0, INT_MAX, 0) : std::nullopt;
    if (!after)
        return statusBadUsage;
    const bool isWhole = !line.isSet(QStringLiteral("after"));
    return render(line.positionalArguments().first(), out, *format, *width, isWhole ? std::nullopt : after);
}

} // namespace

Command renderCommand() {
    return {
        .name = QStringLiteral("render"),
        .usage =
            QStringLiteral(
                "FILE -o OUT.png/.svg/.pdf [--width W] [--after N] | FILE --frames FOLDER [--width W] ") +
            pageUsage(),
        .summary = QT_TRANSLATE_NOOP("sf::cli", "Draw the board of a document or a game record as the "
                                                "window shows it, and a dungeon floor by floor."),
        .options =
            QList<Option>{
                {.name = QStringLiteral("output"),
                 .words =
                     QT_TRANSLATE_NOOP("sf::cli", "The file to write; its extension decides the format."),
                 .value = "OUT",
                 .letter = "o"},
                {QStringLiteral("frames"),
                 QT_TRANSLATE_NOOP("sf::cli", "A folder for the whole game as numbered PNG files, one a "
                                              "scene, to make an animation of."),
                 "FOLDER"},
                {QStringLiteral("width"),
                 QT_TRANSLATE_NOOP("sf::cli", "Width in pixels, 1 to 16384; 1920 by default."), "W"},
                {QStringLiteral("after"),
                 QT_TRANSLATE_NOOP("sf::cli", "The board after this many events of a battle, or actions of "
                                              "a game or a dungeon; 0 for the beginning. Each step of a "
                                              "knight is an action."),
                 "N"}} +
            pageOptions(),
        .run = runRender,
        .paints = true};
}

} // namespace sf::cli
