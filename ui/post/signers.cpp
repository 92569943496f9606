// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/signers.h"

#include "core/text/display_text.h"
#include "core/text/post/post_words.h"
#include "core/text/post/signing_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

namespace sf::ui {
namespace {

using document::StoredGame;
using post::Writer;

constexpr Writer writers[] = {Writer::Starter, Writer::Answerer};

struct Signers {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::Signers)
};

/// The number of the key and the first bytes of the key itself.
QString shortened(const QString& key) {
    return key.left(16) + QChar(0x2026);
}

/// How many other games have a player of this name who signs with this key, and how many with another.
struct Count {
    int same = 0;
    int other = 0;
};

Count countOf(const std::vector<StoredGame>& games, const post::CheckedGame& game, Writer player) {
    Count count;
    const std::string& name = game.game->name(player);
    const QString key = text::publicKey(*game.game, player);
    for (const StoredGame& each : games)
        for (const Writer writer : writers) {
            if (each.checked.id == game.id || each.own == writer || each.checked.game->name(writer) != name)
                continue;
            const QString found = text::publicKey(*each.checked.game, writer);
            count.same += found == key;
            count.other += !found.isEmpty() && found != key;
        }
    return count;
}

} // namespace

QString signersText(const std::vector<StoredGame>& games, const StoredGame& game) {
    QStringList lines;
    for (const Writer writer : writers) {
        const QString key = text::publicKey(*game.checked.game, writer);
        if (key.isEmpty())
            continue;
        if (game.own == writer) {
            lines << Signers::tr("You sign your blocks, with the key %1").arg(shortened(key));
            continue;
        }
        lines << Signers::tr("%1 signs with key %2")
                     .arg(text::displayName(game.checked.game->name(writer)), shortened(key));
        if (const int same = countOf(games, game.checked, writer).same; same > 0)
            lines << Signers::tr("%n of your other games has this name with the same key.", nullptr, same);
    }
    lines << text::signingText(signingOf(*game.checked.game)) << text::unprovenText(game.checked.unproven);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString keysText(const StoredGame& game) {
    QStringList lines;
    for (const Writer writer : writers)
        if (const QString key = text::publicKey(*game.checked.game, writer); !key.isEmpty())
            lines
                << Signers::tr("Key of %1: %2").arg(text::displayName(game.checked.game->name(writer)), key);
    return lines.join(u'\n');
}

QString versionText(const std::vector<StoredGame>& games, const StoredGame& game, std::size_t place) {
    const post::ReadBlock& read = game.blocks[place].read;
    const QString check = QString::fromStdString(post::checkOf(read.hash));
    const QString time = QLocale().toString(
        QDateTime::fromSecsSinceEpoch(read.block.seconds(post::Field::Time)), QLocale::ShortFormat);
    QString version = Signers::tr("check %1, dated %2").arg(check, time);
    const std::string_view key = read.block.value(post::Field::Key);
    if (key.empty())
        return version;
    for (const StoredGame& each : games)
        for (const Writer writer : writers)
            if (each.checked.id != game.checked.id && each.checked.game->key(writer) == key)
                return Signers::tr("%1, with the key of %2 in another of your games")
                    .arg(version, text::displayName(each.checked.game->name(writer)));
    return Signers::tr("%1, with a key that is in none of your other games").arg(version);
}

QString otherKeyWarning(const std::vector<StoredGame>& games, const post::CheckedGame& game,
                        std::optional<Writer> own) {
    for (const Writer writer : writers)
        if (own != writer && !text::publicKey(*game.game, writer).isEmpty() &&
            countOf(games, game, writer).other > 0)
            return Signers::tr("%1 signs this game with a different key than in your other games. Ask them, "
                               "by some means other than a post, whether they are the same person.")
                .arg(text::displayName(game.game->name(writer)));
    return {};
}

} // namespace sf::ui
