// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/table_dialog.h"

#include "core/text/display_text.h"
#include "ui/widgets/saving_notice.h"
#include "ui/widgets/window_request.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPushButton>

namespace sf::ui {
namespace {

QString suggestedTableFile(const document::BattleDocument& document, const QString& table) {
    const QString& path = document.filePath();
    QString name = TableDialog::tr("%1, %2")
                       .arg(text::displayText(document.title()).simplified().left(80), table)
                       .replace(u'/', u'-');
    return QDir(path.isEmpty() ? QDir::homePath() : QFileInfo(path).path())
        .filePath(name + QStringLiteral(".csv"));
}

} // namespace

TableDialog::TableDialog(const document::BattleDocument& document, QWidget* parent)
    : FormDialog(tr("Export table"), tr("&Save…"), parent)
    , m_document(document)
    , m_tables(new QComboBox(this)) {
    setObjectName(QStringLiteral("tableDialog"));
    for (int i = 0; i < document::battleTables; ++i)
        m_tables->addItem(document::tableName(static_cast<document::BattleTable>(i)));
    addRow(tr("&Table"), m_tables);
    m_markdown = buttons()->addButton(tr("Copy as &Markdown"), QDialogButtonBox::ActionRole);
    m_markdown->setAutoDefault(false);
    connect(m_markdown, &QPushButton::clicked, this, &TableDialog::copy);
    connect(m_tables, &QComboBox::currentIndexChanged, this, &TableDialog::showCount);
    showCount();
}

document::WrittenTable TableDialog::table() const {
    return document::tableOf(static_cast<document::BattleTable>(m_tables->currentIndex()),
                             m_document.battle(), m_document.log(), m_document.remembered());
}

void TableDialog::showCount() {
    const document::WrittenTable shown = table();
    const QString problem = document::whyTooLarge(shown);
    setHint(problem.isEmpty() ? tr("%n row(s)", nullptr, static_cast<int>(shown.size()) - 1) : problem);
    for (QPushButton* button : {m_markdown, acceptButton()})
        button->setEnabled(problem.isEmpty());
}

void TableDialog::copy() {
    const document::WrittenTable copied = table();
    QGuiApplication::clipboard()->setText(document::asMarkdown(copied));
    setHint(tr("%n row(s) copied as Markdown", nullptr, static_cast<int>(copied.size()) - 1));
}

void TableDialog::accept() {
    const QString path =
        askForTableFile(windowTitle(), suggestedTableFile(m_document, m_tables->currentText()), this);
    if (path.isEmpty())
        return;
    const QByteArray bytes = document::tableFile(table(), path);
    m_result = writeBehindNotice([&] { return document::writeSafely(path, bytes); });
    if (m_result.error)
        return setHint(*m_result.error); // people may choose another file
    m_path = path;
    FormDialog::accept();
}

QString askForTableFile(const QString& title, const QString& suggested, QWidget* parent) {
    QFileDialog files(parent, title, suggested, TableDialog::tr("CSV (*.csv);;Markdown (*.md)"));
    files.setAcceptMode(QFileDialog::AcceptSave);
    files.setDefaultSuffix(QStringLiteral("csv"));
    if (!suggested.isEmpty())
        files.selectFile(suggested);
    QObject::connect(&files, &QFileDialog::filterSelected, &files, [&files](const QString& filter) {
        files.setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    return files.exec() == QDialog::Accepted ? files.selectedFiles().value(0) : QString();
}

} // namespace sf::ui

#include "moc_table_dialog.cpp"
