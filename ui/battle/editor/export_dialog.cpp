// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/editor/export_dialog.h"

#include "core/document/io/file_path.h"
#include "core/document/io/safe_file.h"
#include "core/rules/limits.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/forms/question_box.h"
#include "ui/paint/board/board_painter.h"
#include "ui/widgets/saving_notice.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>

namespace sf::ui {

namespace {

QString suggestedPath(const document::BattleDocument& document) {
    const QFileInfo file(document.filePath());
    const auto folder = document.filePath().isEmpty() ? QDir::homePath() : file.path();
    auto name = document.filePath().isEmpty() ? text::displayText(document.title()).simplified().left(80)
                                              : file.completeBaseName();
    return QDir(folder).filePath(name.replace(QLatin1Char('/'), QLatin1Char('-')) + QLatin1String(".png"));
}

} // namespace

ExportDialog::ExportDialog(const document::BattleDocument& document, QWidget* parent)
    : FormDialog(tr("Export image"), tr("&Export"), parent)
    , m_document(document)
    , m_path(new QLineEdit(suggestedPath(document), this))
    , m_width(new QSpinBox(this))
    , m_theme(new QComboBox(this)) {
    m_path->setMinimumWidth(420);
    auto* choose = new QPushButton(tr("&Choose…"), this);
    choose->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(m_path, 1);
    row->addWidget(choose);
    m_width->setRange(100, 30000);
    m_width->setSingleStep(100);
    m_width->setValue(1920);
    m_width->setSuffix(tr(" pixels"));
    m_theme->addItems({tr("Light"), tr("Dark"), tr("High contrast"), tr("Paper")});
    m_theme->setCurrentIndex(static_cast<int>(paint::Theme::forPalette(palette()).kind));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(10);
    auto* label = new QLabel(tr("&File"), this);
    label->setBuddy(m_path);
    form->addRow(label, row);
    form->addRow(tr("&Width"), m_width);
    form->addRow(tr("&Theme"), m_theme);
    content()->addLayout(form);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    connect(m_width, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
    refresh();
}

QString ExportDialog::path() const {
    const QString name = m_path->text().trimmed();
    const bool hasEnding = name.isEmpty() || !QFileInfo(name).suffix().isEmpty();
    return document::absoluteFile(hasEnding ? name : name + QStringLiteral(".png"));
}

QSize ExportDialog::pictureSize() const {
    const auto whole = paint::boardSize(*m_document.battle().map, 48);
    return {m_width->value(),
            std::max(1, static_cast<int>(std::lround(m_width->value() * whole.height() / whole.width())))};
}

std::optional<paint::PictureFormat> ExportDialog::format() const {
    return paint::pictureFormat(path());
}

void ExportDialog::chooseFile() {
    const auto chosen =
        QFileDialog::getSaveFileName(this, tr("Export image"), path(), tr("Pictures (*.png *.svg *.pdf)"),
                                     nullptr, QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty())
        m_path->setText(chosen);
}

void ExportDialog::refresh() {
    const auto size = pictureSize();
    const auto pixels = static_cast<qint64>(size.width()) * size.height();
    const battle::Map& map = *m_document.battle().map;
    const qint64 hexes = qint64{map.columns()} * map.rows();
    QString problem;
    if (!format())
        return setWaiting(tr("The file name must end in .png, .svg or .pdf."));
    if (*format() == paint::PictureFormat::Png && pixels > limits::pixels)
        problem =
            tr("%1 × %2 pixels are too many; the limit is 100 million. Use a smaller width, SVG or PDF.")
                .arg(text::figure(size.width()), text::figure(size.height()));
    else if (*format() == paint::PictureFormat::Svg && hexes > limits::svgHexes)
        problem = tr("A map of %1 hexes is too large for SVG; the limit is %2. Use PNG or PDF.")
                      .arg(text::figure(hexes), text::figure(limits::svgHexes));
    const QString hint = QFileInfo::exists(path())
                             ? tr("%1 × %2 pixels, the whole map. The file exists and will be replaced.")
                             : tr("%1 × %2 pixels, the whole map.");
    setHint(hint.arg(text::figure(size.width()), text::figure(size.height())));
    setProblem(problem);
}

QByteArray ExportDialog::picture() const {
    const auto& theme = paint::Theme::of(static_cast<paint::Theme::Kind>(m_theme->currentIndex()));
    const auto size = pictureSize();
    return paint::pictureOf(*format(), size, m_document.title(), [&](QPainter& painter) {
        paint::renderBattle(painter, m_document.battle(), theme, size);
    });
}

void ExportDialog::accept() {
    if (QFileInfo::exists(path()) &&
        !QuestionBox(tr("Replace"), tr("%1\n\nThe file exists and will be replaced.").arg(path()), this,
                     QMessageBox::Warning)
             .confirms(tr("&Replace")))
        return;
    const auto bytes = picture();
    if (bytes.isEmpty())
        return setProblem(tr("There is not enough memory for the picture."));
    m_result = writeBehindNotice([path = path(), &bytes] { return document::writeSafely(path, bytes); });
    if (m_result.error)
        return setProblem(*m_result.error);
    QDialog::accept();
}

} // namespace sf::ui

#include "moc_export_dialog.cpp"
