// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

// Outside any namespace, as the macro asks.
static void openTranslations() {
    Q_INIT_RESOURCE(translations);
}

namespace {

/// Writes the counts of plurals as all other numbers are written, with the language's separators: %n alone
/// has none.
class Translator final : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation,
                      int count) const override {
        QString text = QTranslator::translate(context, source, disambiguation, count);
        if (count >= 0)
            text.replace(QLatin1String("%n"), QLatin1String("%Ln"));
        return text;
    }
};

} // namespace

void installTranslations() {
    openTranslations();
    auto* translator = new Translator(QCoreApplication::instance());
    const QString folder = QStringLiteral(":/squarefront/translations");
    const QString name = QStringLiteral("squarefront");
    if (translator->load(QLocale(), name, QStringLiteral("_"), folder) ||
        translator->load(name + QStringLiteral("_en"), folder))
        QCoreApplication::installTranslator(translator);
}
