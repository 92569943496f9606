// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/webpage/rulebook.h"

#include "resources/resources.h"

#include <QDir>
#include <QFile>
#include <QFileSelector>
#include <QTextDocument>

namespace sf::document {
namespace {

QString headingOf(Rule rule) {
    return QStringLiteral("# %1 ").arg(QString::fromStdString(rule.text()));
}

} // namespace

QString helpPage(const QString& name) {
    openResources();
    // A translation is help/+de/NAME.md.
    QFile file(QFileSelector().select(QStringLiteral(":/squarefront/help/%1.md").arg(name)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString helpPageOf(Rule rule) {
    openResources();
    const QDir pages(QStringLiteral(":/squarefront/help"));
    for (const QFileInfo& file : pages.entryInfoList({QStringLiteral("*.md")}))
        if (helpPage(file.completeBaseName()).contains(headingOf(rule)))
            return file.completeBaseName();
    return {};
}

QString ruleText(Rule rule) {
    const QString heading = headingOf(rule);
    QStringList section;
    bool isInside = false;
    for (const QString& line : helpPage(helpPageOf(rule)).split(u'\n')) {
        if (line.startsWith(u'#'))
            isInside = line.contains(heading);
        if (isInside && !line.startsWith(QLatin1String("{{")))
            section << line;
    }
    QTextDocument text;
    text.setMarkdown(section.join(u'\n'));
    return text.toPlainText();
}

} // namespace sf::document
