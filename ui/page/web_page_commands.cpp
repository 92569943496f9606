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
#include <QProgressDialog>

namespace sf::ui {
namespace {

struct WebPageText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::WebPageText)
};

} // namespace

QString exportWebPage(QWidget& window, const QString& title, Settings& settings,
                      const std::function<WebPage(const std::function<bool(int, int)>&)>& make) {
    QProgressDialog notice(WebPageText::tr("Making the web page…"), WebPageText::tr("Cancel"), 0, 0, &window);
    notice.setWindowModality(Qt::WindowModal);
    const WebPage page = make([&notice](int done, int all) {
        notice.setMaximum(all);
        notice.setValue(done); // also handles what the user does
        return !notice.wasCanceled();
    });
    notice.reset();
    if (const auto* problem = std::get_if<QString>(&page))
        return *problem;
    const QString path =
        askWhereToSave(&window, WebPageText::tr("Export web page"),
                       suggestedPath(settings.lastFolder(), text::displayText(title), QStringLiteral("html")),
                       WebPageText::tr("Web pages (*.html)"), QStringLiteral("html"));
    return path.isEmpty() ? QString() : saveWebPage(page, path, settings);
}

QString saveWebPage(const WebPage& page, const QString& path, Settings& settings) {
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
                             const auto make = [&document](const std::function<bool(int, int)>& goesOn) {
                                 return paint::webPageOf(document, {0, {}, {}, goesOn});
                             };
                             const QString message =
                                 exportWebPage(*page.window(), document.name(), settings, make);
                             if (!message.isEmpty())
                                 showMessage(page, message);
                         }});
}

} // namespace sf::ui
