// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_picture.h"

#include "core/document/io/safe_file.h"
#include "core/post/game/battle_post_game.h"
#include "core/post/game/imperio_post_game.h"
#include "core/text/display_text.h"
#include "ui/forms/save_path.h"
#include "ui/page/message_bar.h"
#include "ui/paint/base/picture_file.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/settings.h"
#include "ui/widgets/saving_notice.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>

namespace sf::ui {
namespace {

struct PostPicture {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::PostPicture)
};

constexpr int pictureWidth = 1200;

QByteArray pngOf(QSize size, const std::function<void(QPainter&)>& paint) {
    return paint::pictureOf(paint::PictureFormat::Png, size, {}, paint);
}

} // namespace

/// In light colours, for posts.
QByteArray postPicture(const post::GameRules& rules) {
    const paint::Theme& theme = paint::Theme::of(paint::Theme::Kind::Light);
    if (const auto* game = dynamic_cast<const post::BattleGame*>(&rules)) {
        const battle::Battle& battle = game->battle();
        const QSizeF shape = paint::boardSize(*battle.map, 1, 0);
        const QSize size =
            shape.scaled(QSizeF(pictureWidth, 10 * pictureWidth), Qt::KeepAspectRatio).toSize();
        return pngOf(size,
                     [&](QPainter& painter) { paint::renderBattle(painter, battle, theme, QSizeF(size)); });
    }
    const auto& game = static_cast<const post::ImperioPostGame&>(rules).game();
    imperio::Position position = game.position;
    if (game.stage != imperio::Stage::Play)
        position.board = game.board();
    const QSize size(pictureWidth, pictureWidth);
    return pngOf(size, [&](QPainter& painter) {
        paint::renderImperio(painter, position.board, position.entrenched, theme, QSizeF(size));
    });
}

void savePostPicture(const post::GameRules& rules, const QString& name, MessageBar& messages,
                     Settings& settings, QWidget& parent) {
    const QString path =
        askWhereToSave(&parent, PostPicture::tr("Save a picture of the board"),
                       suggestedPath(settings.lastFolder(), text::displayText(name), QStringLiteral("png")),
                       PostPicture::tr("Pictures (*.png)"), QStringLiteral("png"));
    if (path.isEmpty())
        return;
    const QByteArray bytes = postPicture(rules);
    const auto result = writeBehindNotice([&] { return document::writeSafely(path, bytes); });
    messages.show(result.error ? MessageBar::Kind::Error : MessageBar::Kind::Information,
                  result.message(PostPicture::tr("Saved: %1").arg(text::displayName(path))));
    if (!result.error)
        settings.setLastFolder(QFileInfo(path).path());
}

} // namespace sf::ui
