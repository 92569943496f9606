// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/save_changes_dialog.h"

#include "core/text/display_text.h"
#include "ui/forms/check_item.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/style/style.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace sf::ui {

SaveChangesDialog::SaveChangesDialog(const QStringList& titles, QWidget* parent)
    : QDialog(parent), m_list(new QuietView<QListWidget>(this)) {
    setProperty("helpPage", QStringLiteral("files"));
    setWindowTitle(tr("Save changes?"));
    auto* question = wrappingLabel(
        this, titles.size() == 1 ? tr("“%1” has unsaved changes.").arg(text::displayName(titles.front()))
                                 : tr("%n document(s) have unsaved changes. Ticked documents will be saved.",
                                      nullptr, static_cast<int>(titles.size())));
    question->setMinimumWidth(360);
    for (const auto& title : titles)
        new CheckItem(text::displayName(title), true, *m_list);
    m_list->setAccessibleName(tr("Documents to save"));
    m_list->setVisible(titles.size() > 1);
    auto* buttons = new QDialogButtonBox(this);
    auto* save = buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
    auto* discard = buttons->addButton(tr("&Discard changes"), QDialogButtonBox::DestructiveRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    save->setObjectName(QStringLiteral("save"));
    discard->setObjectName(QStringLiteral("discard"));
    Style::makeFilled(save);
    save->setDefault(true);
    auto* layout = padded<QVBoxLayout>(this, dialogMargins, 12);
    addWidgets(*layout, {question, m_list, buttons});
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(discard, &QPushButton::clicked, this, [this] {
        m_isDiscarding = true;
        accept();
    });
}

bool SaveChangesDialog::isToBeSaved(int index) const {
    return !m_isDiscarding && m_list->item(index)->checkState() == Qt::Checked;
}

} // namespace sf::ui

#include "moc_save_changes_dialog.cpp"
