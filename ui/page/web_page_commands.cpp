// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/web_page_commands.h"

#include "core/document/io/safe_file.h"
#include "core/text/display_text.h"
#include "ui/page/command_registry.h"
#include "ui/page/page.h"
#include "ui/paint/web/web_export.h"
#include "ui/style/settings.h"
#include "ui/widgets/saving_notice.h"
#include "ui/widgets/window_request.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace sf::ui {
namespace {

struct WebPageText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::WebPageText)
};

/// Asks for a file; empty if the user cancels.
QString pathForPage(Page& page, const Settings& settings) {
    QString name = text::displayText(page.document().name()).simplified().left(80);
    name.replace(u'/', u'-');
    const QString suggested = QDir(settings.lastFolder()).filePath(name + QStringLiteral(".html"));
    QFileDialog dialog(page.window(), WebPageText::tr("Export web page"), suggested,
                       WebPageText::tr("Web pages (*.html)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("html"));
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace

QString saveWebPage(const document::Document& document, const QString& path) {
    const auto page = paint::webPageOf(document);
    if (const auto* problem = std::get_if<QString>(&page))
        return *problem;
    const auto result =
        writeBehindNotice([&] { return document::writeSafely(path, std::get<QByteArray>(page)); });
    return result.message(WebPageText::tr("The web page is saved as %1.").arg(text::displayName(path)));
}

void addWebPageCommand(Page& page, Settings& settings) {
    page.commands().add({.id = QStringLiteral("exportWebPage"),
                         .text = WebPageText::tr("Export &web page…"),
                         .menu = Page::Menu::File,
                         .toolTip = WebPageText::tr("The game as one file that plays in any browser"),
                         .looks = true,
                         .run = [&page, &settings] {
                             const QString path = pathForPage(page, settings);
                             if (path.isEmpty())
                                 return;
                             showMessage(page, saveWebPage(page.document(), path));
                             settings.setLastFolder(QFileInfo(path).path());
                         }});
}

} // namespace sf::ui
