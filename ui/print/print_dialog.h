// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/safe_file.h"
#include "ui/paint/sheets/printables.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace sf::ui {

class MessageBar;
class OptionForm;
class PagePreview;
class PaperForm;
class Settings;
class SpokenReason;

/// Asks what to print, on which paper and where to, beside a preview of the pages. Problems are shown in the
/// dialog before printing; a failure is shown there too, and changes no file.
class PrintDialog final : public QDialog {
    Q_OBJECT

public:
    /// There must be something to print. `file`: the beginning of the suggested file name.
    PrintDialog(paint::PrintOffer offer, Settings& settings, const QString& file, QWidget* parent = nullptr);

    PagePreview& preview() { return *m_preview; }
    /// Selects what to print by its key.
    void choose(const QString& key);
    /// Replaces the system's printers, for tests.
    void setPrinters(const QStringList& names);
    void setFileLayer(document::FileLayer& layer) { m_layer = &layer; }

    /// Says what was printed or written, where, and any warnings; empty before that.
    QString outcome() const { return m_outcome.join(u'\n'); }

    /// Prints the pages, or writes them and stays open for others. On failure it stays open and says why.
    void accept() override;

private:
    enum class Target { Printer, Pdf, Svg, Png };
    QWidget* makeChoices();
    QWidget* makeTarget();
    QWidget* makePreviewPart();
    Target target() const;
    void showOptions();
    void suggestName();
    void alignFields();
    void changeTarget();
    void chooseFile();
    void takeEnding();
    void reserveRoom();
    void refresh();
    void makePages();
    /// Returns why nothing can be printed; empty if it can.
    QString problem() const;
    QString hint() const;
    QString filesText() const;
    int existing() const;
    /// Pages of an older, longer print to the same path, which go.
    QStringList olderPages() const;
    bool mayReplace();
    QString whatWasDone() const;
    paint::PageSetup setup() const;
    QString path() const;
    document::WriteResult print() const;
    const paint::Printable& printable() const;

    paint::PrintOffer m_offer;
    Settings& m_settings;
    document::FileLayer* m_layer;
    std::shared_ptr<const paint::Pages> m_pages;
    QStringList m_outcome;
    QString m_begin;     ///< of a suggested file name
    QString m_suggested; ///< without its ending
    QTimer m_due;        ///< rebuilds the pages once after several changes
    QComboBox* m_what;
    QScrollArea* m_optionArea;
    OptionForm* m_options = nullptr;
    PaperForm* m_paper;
    QComboBox* m_target;
    QLabel* m_noPrinter;
    QLineEdit* m_file;
    QWidget* m_fileRow;
    QSpinBox* m_dpi;
    QLabel* m_hint;
    MessageBar* m_message;
    PagePreview* m_preview;
    QLabel* m_page;
    QPushButton* m_print;
    SpokenReason* m_reason;
};

} // namespace sf::ui
