// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/print_dialog.h"

#include "core/document/io/file_path.h"
#include "ui/page/message_bar.h"
#include "ui/paint/sheets/paper/page_files.h"
#include "ui/paint/sheets/paper/page_text.h"
#include "ui/print/option_form.h"
#include "ui/print/page_preview.h"
#include "ui/print/paper_form.h"
#include "ui/print/printers.h"
#include "ui/speech/spoken_reason.h"
#include "ui/speech/tab_order.h"
#include "ui/style/layouts.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"
#include "ui/widgets/saving_notice.h"
#include "ui/widgets/screen_room.h"
#include "ui/widgets/scroll_area.h"

#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sf::ui {
namespace {

constexpr int choicesWidth = 340;

QString ending(int fileTarget) {
    static constexpr const char* endings[] = {".pdf", ".svg", ".png"};
    return QLatin1String(endings[fileTarget]);
}

QString withoutEnding(const QString& name) {
    return paint::pageFormat(name) ? name.chopped(4) : name;
}

} // namespace

PrintDialog::PrintDialog(paint::PrintOffer offer, Settings& settings, const QString& file, QWidget* parent)
    : QDialog(parent)
    , m_offer(std::move(offer))
    , m_settings(settings)
    , m_layer(&NoticeLayer::instance())
    , m_begin(file)
    , m_suggested(file)
    , m_what(new QComboBox(this))
    , m_optionArea(makeScrollArea(nullptr, this))
    , m_paper(new PaperForm(this))
    , m_target(new QComboBox(this))
    , m_noPrinter(hintLabel(this))
    , m_file(new QLineEdit(file + ending(0), this))
    , m_fileRow(new QWidget(this))
    , m_dpi(new QSpinBox(this))
    , m_hint(hintLabel(this))
    , m_message(new MessageBar(this))
    , m_preview(new PagePreview(this))
    , m_page(new QLabel(this))
    , m_print(new QPushButton(this))
    , m_reason(new SpokenReason(*m_print, *this)) {
    Q_ASSERT(!m_offer.printables.empty());
    setProperty("helpPage", QStringLiteral("printing"));
    setWindowTitle(tr("Print"));
    m_due.setSingleShot(true);
    m_due.setInterval(0);
    connect(&m_due, &QTimer::timeout, this, &PrintDialog::makePages);
    auto* halves = new QHBoxLayout;
    halves->addWidget(makeChoices());
    halves->addWidget(makePreviewPart(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    Style::makeFilled(m_print);
    m_print->setDefault(true);
    buttons->addButton(m_print, QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(halves, 1);
    addWidgets(*layout, {m_message, buttons});
    reserveRoom();
    connect(buttons, &QDialogButtonBox::accepted, this, &PrintDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PrintDialog::reject);
    m_message->dismiss();
    m_paper->restore(m_settings.printing());
    setPrinters(printerNames());
    showOptions();
    makePages();
    resize(QSize(960, 680).boundedTo(screenRoom(*this)));
}

/// For what is said from time to time, so that nothing moves under the pointer or while one types.
void PrintDialog::reserveRoom() {
    const int line = fontMetrics().lineSpacing();
    m_hint->setMinimumHeight(3 * line);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    for (QWidget* part : {static_cast<QWidget*>(m_message), m_fileRow})
        keepRoomWhenHidden(*part);
    m_message->setMinimumHeight(2 * line + 8);
}

QWidget* PrintDialog::makeChoices() {
    auto* part = new QWidget(this);
    part->setFixedWidth(std::max(choicesWidth, 28 * fontMetrics().averageCharWidth() + 120));
    for (const paint::Printable& printable : m_offer.printables)
        m_what->addItem(printable.name, printable.key);
    auto* row = new QFormLayout;
    row->addRow(tr("&What"), m_what);
    m_optionArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = padded<QVBoxLayout>(part, {0, 0, 8, 0}, 10);
    layout->addLayout(row);
    layout->addWidget(m_optionArea, 1);
    addWidgets(*layout, {m_paper, makeTarget()});
    connect(m_what, &QComboBox::currentIndexChanged, this, &PrintDialog::showOptions);
    connect(m_paper, &PaperForm::changed, &m_due, qOverload<>(&QTimer::start));
    return part;
}

QWidget* PrintDialog::makeTarget() {
    auto* part = new QWidget(this);
    auto* choose = new QPushButton(tr("&Choose…"), m_fileRow);
    choose->setAutoDefault(false);
    auto* fileLayout = marginless<QHBoxLayout>(m_fileRow);
    fileLayout->addWidget(m_file, 1);
    fileLayout->addWidget(choose);
    m_dpi->setRange(paint::smallestDpi, paint::largestDpi);
    m_dpi->setValue(paint::standardDpi);
    m_dpi->setSingleStep(50);
    m_dpi->setSuffix(tr(" dpi"));
    m_dpi->setAccessibleName(tr("Dots per inch"));
    m_dpi->setToolTip(m_dpi->accessibleName());
    m_file->setAccessibleName(tr("File"));
    m_file->setObjectName(QStringLiteral("file"));
    auto* form = new QFormLayout;
    auto* label = new QLabel(tr("Print &to"), part);
    label->setBuddy(m_target);
    auto* row = new QHBoxLayout; // so that nothing moves when the resolution comes or goes
    row->addWidget(m_target, 1);
    row->addWidget(m_dpi);
    form->addRow(label, row);
    auto* layout = marginless<QVBoxLayout>(part);
    layout->addLayout(form);
    addWidgets(*layout, {m_noPrinter, m_fileRow, m_hint});
    connect(choose, &QPushButton::clicked, this, &PrintDialog::chooseFile);
    connect(m_target, &QComboBox::currentIndexChanged, this, &PrintDialog::changeTarget);
    connect(m_file, &QLineEdit::textChanged, this, &PrintDialog::refresh);
    connect(m_file, &QLineEdit::editingFinished, this, &PrintDialog::takeEnding);
    connect(m_dpi, &QSpinBox::valueChanged, this, &PrintDialog::refresh);
    return part;
}

QWidget* PrintDialog::makePreviewPart() {
    auto* part = new QWidget(this);
    auto* layout = marginless<QVBoxLayout>(part);
    layout->addWidget(m_preview, 1);
    m_page->setAlignment(Qt::AlignCenter);
    m_page->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_page);
    connect(m_preview, &PagePreview::currentPageChanged, this, [this](int page, int count) {
        m_page->setText(
            count == 0 ? QString()
                       : tr("page %1 of %2").arg(QLocale().toString(page + 1), QLocale().toString(count)));
    });
    return part;
}

void PrintDialog::setPrinters(const QStringList& names) {
    {
        const QSignalBlocker quiet(m_target);
        m_target->clear();
        for (const QString& name : names)
            m_target->addItem(name, static_cast<int>(Target::Printer));
        m_target->addItem(tr("PDF file"), static_cast<int>(Target::Pdf));
        m_target->addItem(tr("SVG drawing"), static_cast<int>(Target::Svg));
        m_target->addItem(tr("PNG picture"), static_cast<int>(Target::Png));
    }
    m_noPrinter->setText(tr("No printer found. You can still save to a file."));
    m_noPrinter->setVisible(names.isEmpty());
    changeTarget();
}

PrintDialog::Target PrintDialog::target() const {
    return static_cast<Target>(m_target->currentData().toInt());
}

const paint::Printable& PrintDialog::printable() const {
    return m_offer.printables[static_cast<std::size_t>(m_what->currentIndex())];
}

void PrintDialog::choose(const QString& key) {
    m_what->setCurrentIndex(std::max(0, m_what->findData(key)));
}

void PrintDialog::showOptions() {
    m_options = new OptionForm(printable().options);
    m_optionArea->setWidget(m_options);
    alignFields();
    orderTabs(*layout());
    connect(m_options, &OptionForm::changed, &m_due, qOverload<>(&QTimer::start));
    suggestName();
    m_due.start();
}

/// A name of its own for each kind, until the user gives another.
void PrintDialog::suggestName() {
    const QString name = withoutEnding(m_file->text());
    const QString kind = QString(printable().name).replace(u'/', u'-');
    const bool isOwn = name != std::exchange(m_suggested, m_begin + QStringLiteral(" - ") + kind);
    if (!isOwn)
        m_file->setText(m_suggested + m_file->text().sliced(name.size()));
}

/// Aligns the fields of all forms in one column.
void PrintDialog::alignFields() {
    QList<QLabel*> labels;
    int widest = 0;
    for (QLabel* label : findChildren<QLabel*>())
        if (label->buddy()) {
            labels << label;
            widest = std::max(widest, label->sizeHint().width());
        }
    for (QLabel* label : labels)
        label->setMinimumWidth(widest);
}

void PrintDialog::changeTarget() {
    const bool isFile = target() != Target::Printer;
    m_fileRow->setVisible(isFile);
    m_dpi->setVisible(target() == Target::Png);
    m_print->setText(isFile ? tr("&Save") : tr("P&rint"));
    if (isFile)
        m_file->setText(withoutEnding(m_file->text()) + ending(static_cast<int>(target()) - 1));
    refresh();
}

void PrintDialog::chooseFile() {
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Print to a file"), path(), {}, nullptr,
                                                        QFileDialog::DontConfirmOverwrite);
    if (chosen.isEmpty())
        return;
    m_file->setText(chosen);
    takeEnding();
}

/// The ending that is typed chooses the kind of file; a name without one gets it.
void PrintDialog::takeEnding() {
    if (m_file->text().trimmed().isEmpty() || target() == Target::Printer)
        return;
    if (const auto format = paint::pageFormat(m_file->text().trimmed()))
        m_target->setCurrentIndex(m_target->findData(static_cast<int>(*format) + 1));
    else
        m_file->setText(path());
}

QString PrintDialog::path() const {
    const QString name = m_file->text().trimmed();
    if (name.isEmpty())
        return {};
    const auto format = paint::pageFormat(name);
    const bool hasEnding = format && static_cast<int>(*format) + 1 == static_cast<int>(target());
    return document::absoluteFile(hasEnding ? name : name + ending(static_cast<int>(target()) - 1));
}

paint::PageSetup PrintDialog::setup() const {
    return m_paper->setup(printable().isWide && printable().isWide(m_options->values()));
}

void PrintDialog::makePages() {
    paint::PageSetup setup = this->setup();
    setup.title = m_offer.title;
    setup.when = paint::printedWhen(m_offer.round, QDate::currentDate());
    m_pages.reset();
    if (!paint::pageProblem(setup))
        m_pages = printable().pages(setup, m_options->values());
    m_preview->setPages(m_pages);
    refresh();
}

void PrintDialog::refresh() {
    if (!m_options)
        return;
    const QString wrong = problem();
    m_hint->setText(wrong.isEmpty() ? hint() : QString());
    m_print->setEnabled(wrong.isEmpty());
    m_reason->set(wrong, false);
    m_message->withdraw(MessageBar::Kind::Error); // from the previous attempt
    if (wrong.isEmpty())
        m_message->withdraw(MessageBar::Kind::Warning);
    else
        m_message->show(MessageBar::Kind::Warning, wrong);
}

document::WriteResult PrintDialog::print() const {
    if (target() == Target::Printer)
        return {printOn(m_target->currentText(), *m_pages), {}};
    return paint::writePages(*m_pages, path(), *paint::pageFormat(path()), {m_dpi->value(), *m_layer});
}

void PrintDialog::accept() {
    if (m_due.isActive()) {
        m_due.stop();
        makePages();
    }
    if (!problem().isEmpty())
        return refresh();
    if (!mayReplace())
        return;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const document::WriteResult result = print();
    QApplication::restoreOverrideCursor();
    if (result.error)
        return m_message->show(MessageBar::Kind::Error, *result.error);
    m_outcome = QStringList(whatWasDone()) + result.warnings;
    m_settings.setPrinting(m_paper->state());
    if (target() == Target::Printer)
        return QDialog::accept();
    refresh(); // there are files now
    const QString first = target() == Target::Pdf ? path() : paint::pagePath(path(), 0, m_pages->count());
    m_message->show(MessageBar::Kind::Information, outcome(),
                    {tr("Open"), [first] { QDesktopServices::openUrl(QUrl::fromLocalFile(first)); }});
}

} // namespace sf::ui

#include "moc_print_dialog.cpp"
