// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/save_path.h"

#include <QDir>
#include <QFileDialog>

namespace sf::ui {

QString suggestedPath(const QString& folder, const QString& name, const QString& suffix) {
    constexpr qsizetype longestName = 80;
    QString file = name.simplified().left(longestName);
    file.replace(u'/', u'-');
    return QDir(folder).filePath(file + u'.' + suffix);
}

QString askWhereToSave(QWidget* window, const QString& title, const QString& suggested,
                       const QString& fileTypes, const QString& suffix) {
    QFileDialog dialog(window, title, suggested, fileTypes);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace sf::ui
