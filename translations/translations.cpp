// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

// Outside any namespace, as the macro asks.
static void openTranslations() {
    Q_INIT_RESOURCE(translations);
}

void installTranslations() {
    openTranslations();
    auto* translator = new QTranslator(QCoreApplication::instance());
    const QString folder = QStringLiteral(":/squarefront/translations");
    const QString name = QStringLiteral("squarefront");
    if (translator->load(QLocale(), name, QStringLiteral("_"), folder) ||
        translator->load(name + QStringLiteral("_en"), folder))
        QCoreApplication::installTranslator(translator);
}
