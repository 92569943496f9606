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
#include <cstdlib>
#include <filesystem>
#include <set>
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

/// A new folder beside the one that is asked for, which it becomes once all frames are in it. If that exists
/// already, the frames move into it and replace those of an earlier film; what else is in it stays.
class FrameFolder {
public:
    explicit FrameFolder(const QString& wanted) : m_wanted(document::pathBytes(wanted).toStdString()) {
        std::string made = m_wanted.string() + "-XXXXXX";
        if (document::makeFolder(QFileInfo(wanted).path()) && ::mkdtemp(made.data()))
            m_folder = made;
    }
    ~FrameFolder() {
        std::error_code ignored;
        if (isMade())
            std::filesystem::remove_all(m_folder, ignored);
    }
    Q_DISABLE_COPY_MOVE(FrameFolder)

    bool isMade() const { return !m_folder.empty(); }
    QString filePath(const QString& name) const {
        return document::pathText(QByteArray::fromStdString(m_folder.string())) + u'/' + name;
    }
    /// Returns whether everything is in its place.
    bool keep() const try {
        if (!std::filesystem::exists(m_wanted)) {
            const mode_t mask = ::umask(0);
            ::umask(mask);
            ::chmod(m_folder.c_str(), 0777 & ~mask); // mkdtemp() lets only its user in
            std::filesystem::rename(m_folder, m_wanted);
            return true;
        }
        std::set<std::filesystem::path> fresh;
        for (const auto& frame : std::filesystem::directory_iterator(m_folder))
            fresh.insert(frame.path().filename());
        for (const std::filesystem::path& name : fresh)
            std::filesystem::rename(m_folder / name, m_wanted / name);
        std::set<std::filesystem::path> older;
        for (const auto& found : std::filesystem::directory_iterator(m_wanted))
            if (isFrame(found.path().filename().string()) && !fresh.contains(found.path().filename()))
                older.insert(found.path());
        for (const std::filesystem::path& frame : older)
            std::filesystem::remove(frame);
        return true;
    } catch (const std::filesystem::filesystem_error&) {
        return false;
    }

private:
    static bool isFrame(const std::string& name) {
        static const QRegularExpression frame(QStringLiteral("\\Aframe-[0-9]{4,5}\\.png\\z"));
        return frame.match(QString::fromStdString(name)).hasMatch();
    }

    std::filesystem::path m_wanted; // names in bytes, which may not be UTF-8
    std::filesystem::path m_folder;
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
