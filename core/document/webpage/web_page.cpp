// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/webpage/web_page.h"

#include "core/document/webpage/html.h"
#include "core/text/display_text.h"
#include "resources/resources.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

namespace sf::document {
namespace {

QByteArray webPageFile(const char* name) {
    openResources();
    QFile file(QStringLiteral(":/squarefront/replay/") + QLatin1String(name));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return isOpen ? file.readAll() : QByteArray();
}

QByteArray policyHash(const QByteArray& text) {
    return "sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64();
}

struct PageWord {
    const char* name;
    const char* text;
};
/// What the page itself says.
constexpr PageWord pageWords[] = {
    {"wordBoard", QT_TRANSLATE_NOOP("sf::document", "Board")},
    {"wordPlayback", QT_TRANSLATE_NOOP("sf::document", "Playback")},
    {"wordLog", QT_TRANSLATE_NOOP("sf::document", "Log")},
    {"wordFirst", QT_TRANSLATE_NOOP("sf::document", "To the beginning")},
    {"wordBack", QT_TRANSLATE_NOOP("sf::document", "Back one scene")},
    {"wordPlay", QT_TRANSLATE_NOOP("sf::document", "Play")},
    {"wordPause", QT_TRANSLATE_NOOP("sf::document", "Pause")},
    {"wordForward", QT_TRANSLATE_NOOP("sf::document", "Forward one scene")},
    {"wordLast", QT_TRANSLATE_NOOP("sf::document", "To the end")},
    {"wordScene", QT_TRANSLATE_NOOP("sf::document", "Scene")},
    {"wordSceneOf", QT_TRANSLATE_NOOP("sf::document", "Scene {0} of {1}")},
    {"wordBeginning", QT_TRANSLATE_NOOP("sf::document", "Before the first scene")},
    {"wordBoardAfter", QT_TRANSLATE_NOOP("sf::document", "Board: {0}")},
    {"wordChapter", QT_TRANSLATE_NOOP("sf::document", "Go to")},
    {"wordSpeed", QT_TRANSLATE_NOOP("sf::document", "Speed")},
    {"wordLoop", QT_TRANSLATE_NOOP("sf::document", "Loop")},
    {"wordZoom", QT_TRANSLATE_NOOP("sf::document", "Zoom")},
    {"wordNearer", QT_TRANSLATE_NOOP("sf::document", "Zoom in")},
    {"wordFarther", QT_TRANSLATE_NOOP("sf::document", "Zoom out")},
    {"wordLine", QT_TRANSLATE_NOOP("sf::document", "Line of play")},
    {"wordGame", QT_TRANSLATE_NOOP("sf::document", "The game")},
    {"wordDead", QT_TRANSLATE_NOOP("sf::document", "dead")},
    {"wordKeys",
     QT_TRANSLATE_NOOP(
         "sf::document",
         "Keys: Space plays or pauses, Left and Right go one scene back or forward, Page Up "
         "and Page Down to the previous or next part, Home and End to the beginning or end; + and − zoom.")},
    {"wordMadeWith", QT_TRANSLATE_NOOP("sf::document", "Made with Squarefront %1")},
};

/// Replaces each `{{name}}` in one pass, so that nothing in a part is taken for a name.
QByteArray filledPage(const QByteArray& page, const std::map<std::string, QByteArray>& parts) {
    QByteArray result;
    qsizetype from = 0;
    for (qsizetype at = page.indexOf("{{"); at >= 0; at = page.indexOf("{{", from)) {
        const qsizetype end = page.indexOf("}}", at);
        const auto part = parts.find(page.mid(at + 2, end - at - 2).toStdString());
        result += page.mid(from, at - from);
        if (part != parts.end())
            result += part->second;
        from = end + 2;
    }
    return result + page.mid(from);
}

/// Without indents and the lines that are comments, which readers of a page don't need.
QByteArray withoutComments(const QByteArray& script) {
    QByteArray result;
    for (const QByteArray& line : script.split('\n'))
        if (const QByteArray code = line.trimmed(); !code.isEmpty() && !code.startsWith("//"))
            result += code + '\n';
    return result;
}

} // namespace

QByteArray webPage(const QString& title, const std::map<std::string, QByteArray>& parts,
                   const QByteArray& style) {
    std::map<std::string, QByteArray> all = parts;
    for (const PageWord& word : pageWords)
        all[word.name] = html(QCoreApplication::translate("sf::document", word.text)
                                  .replace(QLatin1String("%1"), QCoreApplication::applicationVersion()));
    all["title"] = html(text::displayName(title));
    //: The code of the language of this translation, as HTML has it
    all["language"] = html(QCoreApplication::translate("sf::document", "en"));
    all["style"] = webPageFile("page.css") + style;
    all["script"] = withoutComments(webPageFile("page.js"));
    all["styleHash"] = policyHash(all["style"]);
    all["scriptHash"] = policyHash(all["script"]);
    return filledPage(webPageFile("page.html"), all);
}

} // namespace sf::document
