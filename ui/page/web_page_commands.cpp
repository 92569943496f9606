// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/web_page_commands.h"

#include "core/document/io/safe_file.h"
#include "core/text/display_text.h"
#include "ui/forms/save_path.h"
#include "ui/page/command_registry.h"
#include "ui/page/page.h"
#include "ui/paint/web/web_export.h"
#include "ui/style/settings.h"
#include "ui/widgets/saving_notice.h"
#include "ui/widgets/window_request.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace sf::ui {
namespace {

struct WebPageText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::WebPageText)
};

} // namespace

QString askForWebPage(QWidget& window, const QString& title, const Settings& settings) {
    return askWhereToSave(
        &window, WebPageText::tr("Export web page"),
        suggestedPath(settings.lastFolder(), text::displayText(title), QStringLiteral("html")),
        WebPageText::tr("Web pages (*.html)"), QStringLiteral("html"));
}

QString saveWebPage(const std::variant<QByteArray, QString>& page, const QString& path, Settings& settings) {
    if (const auto* problem = std::get_if<QString>(&page))
        return *problem;
    const auto result =
        writeBehindNotice([&] { return document::writeSafely(path, std::get<QByteArray>(page)); });
    if (!result.error)
        settings.setLastFolder(QFileInfo(path).path());
    return result.message(WebPageText::tr("The web page is saved as %1.").arg(text::displayName(path)));
}

void addWebPageCommand(Page& page, Settings& settings) {
    page.commands().add({.id = QStringLiteral("exportWebPage"),
                         .text = WebPageText::tr("Export &web page…"),
                         .menu = Page::Menu::File,
                         .toolTip = WebPageText::tr("The game as one file that plays in any browser"),
                         .looks = true,
                         .run = [&page, &settings] {
                             const document::Document& document = page.document();
                             const QString path = askForWebPage(*page.window(), document.name(), settings);
                             if (!path.isEmpty())
                                 showMessage(page, saveWebPage(paint::webPageOf(document), path, settings));
                         }});
}

} // namespace sf::ui
