// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/removal_question.h"

#include "ui/forms/question_box.h"

#include <QCoreApplication>
#include <QWidget>

namespace sf::ui {

bool mayRemove(const QString& edit, const QStringList& removals, QWidget& parent) {
    if (removals.isEmpty())
        return true;
    const auto text = [](const char* words) {
        return QCoreApplication::translate("sf::ui::RemovalQuestion", words);
    };
    QuestionBox box(edit,
                    text(QT_TRANSLATE_NOOP("sf::ui::RemovalQuestion", "This removes more:")) + u'\n' +
                        removals.join(u'\n'),
                    parent.window());
    box.setObjectName(QStringLiteral("removalQuestion"));
    box.setInformativeText(
        text(QT_TRANSLATE_NOOP("sf::ui::RemovalQuestion", "Undo brings everything back.")));
    return box.confirms(text(QT_TRANSLATE_NOOP("sf::ui::RemovalQuestion", "&Remove")),
                        QMessageBox::DestructiveRole);
}

} // namespace sf::ui
