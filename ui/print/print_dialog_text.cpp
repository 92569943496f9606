// SPDX-License-Identifier: GPL-3.0-or-later
// What the print dialog says of the pages and files.
// Declared in print_dialog.h.
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/forms/question_box.h"
#include "ui/paint/sheets/paper/page_files.h"
#include "ui/print/print_dialog.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

namespace sf::ui {

QString PrintDialog::problem() const {
    if (!m_pages)
        return paint::pageProblem(setup()).value_or(QString());
    if (m_pages->count() == 0)
        return printable().nothing;
    if (target() == Target::Printer)
        return paint::countProblem(*m_pages).value_or(QString());
    if (m_file->text().trimmed().isEmpty())
        return tr("Enter a file name.");
    if (target() == Target::Png)
        if (const auto problem = paint::pictureProblem(m_pages->setup(), m_dpi->value()))
            return *problem;
    const auto format = paint::pageFormat(path());
    return paint::countProblem(*m_pages, *format, m_dpi->value()).value_or(QString());
}

/// What will be written, said beforehand.
QString PrintDialog::hint() const {
    if (!m_pages || m_pages->count() == 0 || target() == Target::Printer)
        return {};
    QStringList parts;
    const QLocale locale;
    if (target() == Target::Png) {
        const QSize size = paint::pictureSize(m_pages->setup(), m_dpi->value());
        parts << tr("%1 × %2 pixels; the limit is 100 million.")
                     .arg(locale.toString(size.width()), locale.toString(size.height()));
    }
    return text::inSentences(parts << filesText());
}

/// Which files are written, if there are several, and whether they exist.
QString PrintDialog::filesText() const {
    const int count = target() == Target::Pdf ? 1 : m_pages->count();
    const int replaced = existing();
    const int older = static_cast<int>(olderPages().size());
    QStringList sentences;
    if (count > 1)
        sentences
            << tr("One file per page: %1 …").arg(QFileInfo(paint::pagePath(path(), 0, count)).fileName());
    if (replaced > 0)
        sentences << (count == 1 ? tr("The file exists and will be replaced.")
                                 : tr("%n of these files exist(s) and will be replaced.", nullptr, replaced));
    if (older > 0)
        sentences << tr("%n page(s) of an older print will be removed.", nullptr, older);
    return text::inSentences(sentences);
}

QStringList PrintDialog::olderPages() const {
    return target() == Target::Pdf ? QStringList() : paint::olderPages(path(), m_pages->count());
}

/// How many of the files to write exist.
int PrintDialog::existing() const {
    const int count = target() == Target::Pdf ? 1 : m_pages->count();
    int existing = 0;
    for (int page = 0; page < count; ++page)
        existing += QFileInfo::exists(paint::pagePath(path(), page, count)) ? 1 : 0;
    return existing;
}

bool PrintDialog::mayReplace() {
    return target() == Target::Printer || (existing() == 0 && olderPages().isEmpty()) ||
           QuestionBox(tr("Replace"), QStringList{path(), filesText()}.join(u"\n\n"), this,
                       QMessageBox::Warning)
               .confirms(tr("&Replace"));
}

QString PrintDialog::whatWasDone() const {
    const int count = m_pages->count();
    if (target() == Target::Printer)
        return tr("%n page(s) were sent to %1.", nullptr, count).arg(m_target->currentText());
    if (target() == Target::Pdf || count == 1)
        return tr("%n page(s) were saved in %1.", nullptr, count).arg(text::displayText(path()));
    return tr("%n page(s) were saved in files from %1 to %2.", nullptr, count)
        .arg(text::displayText(paint::pagePath(path(), 0, count)),
             QFileInfo(paint::pagePath(path(), count - 1, count)).fileName());
}

} // namespace sf::ui
