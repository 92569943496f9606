// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/game_export.h"

#include "core/document/io/safe_file.h"
#include "core/rules/imperio/board/board_text.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/forms/save_path.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/paint/base/picture_file.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/settings.h"
#include "ui/widgets/saving_notice.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

namespace sf::ui {
namespace {

constexpr int exportPictureSide = 1000; ///< pixels

const paint::Theme& pictureTheme() {
    return paint::Theme::of(paint::Theme::Kind::Light);
}

QString reserves(const imperio::Position& position) {
    QString text;
    for (const imperio::Side side : imperio::sides)
        text += QString::fromStdString(
                    imperio::reinforcementsText(position.reinforcements[imperio::indexOf(side)], side)) +
                u'\n';
    return text;
}

/// Centred in the area, condensed if needed.
void writeLine(QPainter& painter, const QRectF& area, const QString& text, bool bold) {
    const QFont font = paint::pixelFont(0.8 * area.height(), bold);
    const double wanted = std::max(1.0, QFontMetricsF(font).horizontalAdvance(text));
    const double width = std::min(wanted, 0.94 * area.width());
    painter.save();
    painter.translate(area.center().x() - width / 2, area.bottom() - 0.25 * area.height());
    painter.scale(width / wanted, 1);
    painter.setFont(font);
    painter.setPen(pictureTheme().ink);
    painter.drawText(QPointF(), text);
    painter.restore();
}

} // namespace

GameExport::GameExport(GameController& controller, QWidget& window)
    : QObject(&window), m_controller(controller), m_window(window) {}

void GameExport::copy(const QString& text, const QString& said) {
    QGuiApplication::clipboard()->setText(text);
    m_controller.say(said);
}

void GameExport::copyRecord() {
    if (!m_controller.document().hasBegun())
        return m_controller.say(tr("There is no record until the set-up is over"));
    copy(text::displayText(QString::fromUtf8(m_controller.document().record())),
         tr("The record is on the clipboard"));
}

QString GameExport::boardText() const {
    QString rows;
    for (const std::string& row : imperio::boardRows(m_controller.position().board))
        rows += QString::fromStdString(row) + u'\n';
    return withLines(rows);
}

/// The heading is a comment, so that the text can be pasted again.
QString GameExport::withLines(const QString& rows) const {
    const imperio::Position& position = m_controller.position();
    QString lines;
    if (m_controller.document().hasBegun() || m_controller.setsPosition()) {
        if (const std::string rules = imperio::difference(position.options); !rules.empty())
            lines = QStringLiteral("rules: ") + QString::fromStdString(rules) + u'\n';
        lines += QString::fromStdString(imperio::positionLines(position));
    }
    return rows + lines + QStringLiteral("\n# ") + heading() + QStringLiteral("\nReinforcements:\n") +
           reserves(position);
}

QString GameExport::heading() const {
    const imperio::Position& position = m_controller.position();
    const QString attacker = playerName(m_controller, imperio::Side::Attacker);
    const QString defender = playerName(m_controller, imperio::Side::Defender);
    if (!m_controller.document().hasBegun())
        return tr("%1 attacks, %2 defends").arg(attacker, defender);
    if (position.result)
        return tr("%1 attacks, %2 defends. Turn %3: %4")
            .arg(attacker, defender, text::figure(position.turn), text::ending(*position.result));
    return tr("%1 attacks, %2 defends. Turn %3, the %4 to move")
        .arg(attacker, defender, text::figure(position.turn), text::imperioSide(position.toMove));
}

QString GameExport::boardBBCode() const {
    return withLines(QString::fromStdString(imperio::boardBBCode(m_controller.position().board)));
}

QImage GameExport::boardPicture(int side) const {
    QImage image(side, side, QImage::Format_RGB32);
    QPainter painter(&image);
    paintBoard(painter, image.size());
    return image;
}

void GameExport::paintBoard(QPainter& painter, QSizeF size) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const imperio::Position& position = m_controller.position();
    const paint::Theme& theme = pictureTheme();
    painter.fillRect(QRectF(QPointF(), size), theme.window);
    const double line = 0.034 * size.height();
    const QRectF board(0, 1.4 * line, size.width(), size.height() - 4 * line);
    painter.save();
    painter.translate(board.topLeft());
    paint::renderImperio(painter, position.board, position.entrenched, theme, board.size());
    painter.restore();
    writeLine(painter, QRectF(0, 0.3 * line, size.width(), line), heading(), true);
    const QStringList lines = reserves(position).split(u'\n', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < lines.size(); ++i)
        writeLine(painter,
                  QRectF(0, board.bottom() + static_cast<double>(i) * 1.2 * line, size.width(), line),
                  lines[i], false);
}

void GameExport::copyBoardText() {
    copy(boardText(), tr("The board is on the clipboard as text"));
}

void GameExport::copyBoardBBCode() {
    copy(boardBBCode(), tr("The board is on the clipboard as text with forum colours"));
}

void GameExport::copyBoardPicture() {
    QGuiApplication::clipboard()->setImage(boardPicture(exportPictureSide));
    m_controller.say(tr("The board is on the clipboard as a picture"));
}

QString GameExport::askForPath(const QString& title, const QString& filter, const QString& suffix) {
    const QString name = text::displayText(m_controller.document().title());
    return askWhereToSave(&m_window, title,
                          suggestedPath(m_controller.context().settings.lastFolder(), name, suffix), filter,
                          suffix);
}

void GameExport::saveRecord() {
    const QString path =
        askForPath(tr("Save the record"), tr("Game records (*.imperio)"), QStringLiteral("imperio"));
    if (!path.isEmpty())
        saveRecordTo(path);
}

void GameExport::exportBoard() {
    const QString path =
        askForPath(tr("Export the board"), tr("Pictures (*.png *.svg *.pdf)"), QStringLiteral("png"));
    if (!path.isEmpty())
        exportBoardTo(path);
}

bool GameExport::saveRecordTo(const QString& path) {
    return write(path, m_controller.document().record());
}

bool GameExport::exportBoardTo(const QString& path) {
    const auto format = paint::pictureFormat(path);
    if (!format) {
        m_controller.say(
            tr("%1: expected a name that ends in .png, .svg or .pdf").arg(text::displayName(path)));
        return false;
    }
    const int side = *format == paint::PictureFormat::Png ? 2 * exportPictureSide : exportPictureSide;
    const QSize size(side, side);
    return write(path, paint::pictureOf(*format, size, m_controller.document().title(),
                                        [&](QPainter& painter) { paintBoard(painter, size); }));
}

bool GameExport::write(const QString& path, const QByteArray& bytes) {
    const auto result = writeBehindNotice([&] { return document::writeSafely(path, bytes); });
    m_controller.say(result.message(tr("Saved: %1").arg(text::displayName(path))));
    if (!result.error)
        m_controller.context().settings.setLastFolder(QFileInfo(path).path());
    return !result.error;
}

} // namespace sf::ui

#include "moc_game_export.cpp"
